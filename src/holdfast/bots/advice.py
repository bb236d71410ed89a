"""What a good player would say in a seat, why, and at what risk: for hints."""

from __future__ import annotations

from holdfast.bots.bot import Seen
from holdfast.bots.maker import make
from holdfast.bots.recollection import Recollection
from holdfast.bots.search import SearchBot
from holdfast.games import registry
from holdfast.kernel.errors import NoInstinct
from holdfast.kernel.game import DANGER, Fact
from holdfast.kernel.play import read


class Advice:
    """A word, and what speaks for it; a game without an instinct has chance for advice, and no reason."""

    def __init__(self, word: str, reason: Fact | None, risks: list[Fact] | None = None, margin: float = 0.0) -> None:
        self.word = word
        self.reason = reason
        self.risks = risks or []
        """What one may regret all the same: the question says it beside the word, so the advice owns up to it."""
        self.margin = margin
        """How much better the word is than the next one, in chances to win; 0 where nobody looked ahead."""


def advise(seen: Seen, seed: str, seconds: float = 0.0, rollouts: int = 0) -> Advice:
    """From tables that the seat imagines, so that neither word nor reason knows more than the seat does.

    `seconds`: how long to look ahead, or on so many tables; without, it is what the instinct says.
    """
    game = registry.game(seen.game)
    try:
        policy = game.policy()
    except NoInstinct:
        return Advice(make("random", seen.game, 0.0, seed).choose(seen), None)
    asks = seen.asks
    table = seen.imagine(f"{seed} seat {seen.seat} question {asks[0].id if asks else 0}").sitting.table
    policy = Recollection(policy, "").policy(seen, table.seats)
    choice = policy.choose(table, seen.seat)
    if choice is None:
        return Advice("", None)
    margin = 0.0
    if seconds > 0 or rollouts > 0:
        found = SearchBot(seen.game, seconds, seed, rollouts).find(seen)
        choice, margin = read(table, seen.seat, found.word), found.margin
    risks = [fact for fact in game.forecast(table, seen.seat, choice) if fact.kind == DANGER]
    return Advice(choice.text, policy.reason(table, seen.seat, choice), risks, margin)
