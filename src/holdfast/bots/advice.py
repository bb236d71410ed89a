"""What a good player would say in a seat, why, and at what risk: for hints."""

from __future__ import annotations

from holdfast.bots.bot import Seen
from holdfast.bots.maker import make
from holdfast.bots.recollection import Recollection
from holdfast.games import registry
from holdfast.kernel.errors import NoInstinct
from holdfast.kernel.game import DANGER, Fact


class Advice:
    """A word, and what speaks for it; a game without an instinct has chance for advice, and no reason."""

    def __init__(self, word: str, reason: Fact | None, risks: list[Fact] | None = None) -> None:
        self.word = word
        self.reason = reason
        self.risks = risks or []
        """What one may regret all the same: the question says it beside the word, so the advice owns up to it."""


def advise(seen: Seen, seed: str) -> Advice:
    """From a table that the seat imagines, so that neither word nor reason knows more than the seat does."""
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
    risks = [fact for fact in game.forecast(table, seen.seat, choice) if fact.kind == DANGER]
    return Advice(choice.text, policy.reason(table, seen.seat, choice), risks)
