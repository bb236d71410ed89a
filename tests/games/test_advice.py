"""A hint says why: every question has a reason in both languages, and no advice is a mistake of beginners."""

from __future__ import annotations

import pytest

from holdfast import api
from holdfast.bots.advice import Advice, advise
from holdfast.games import registry
from holdfast.kernel.game import DANGER
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options, question, read
from holdfast.locale import LANGUAGES, knows
from holdfast.locale.phrase import of_fact
from holdfast.server.incoming import Hint
from holdfast.server.match.asks import text
from holdfast.server.match.looking import hinted
from holdfast.terminal.scene import Scene

LONGEST = 140
ASKED = {
    "lifeboat": {"KeepOne", "Action", "KeepCards", "AnswerDemand", "TakeOne", "TakeSides", "Preparation", "ChooseCard"}
    | {"ShareWater", "AskCompass"},
    "outlive": {"KeepRooms", "FirstRoom", "SettleFirst", "ChooseLeader", "PlaceSquad", "MoveSquad", "Act"}
    | {"PayTokens", "ResolveDisaster", "RecruitSurvivors", "Improve", "TakeSurvivor"},
    "aurora": {"TakeTurn", "PickTeam", "ActNow", "RepairCell", "PlaceDamage", "Travel", "SpeedUp", "ChooseRoad"}
    | {"CheckLoad", "OpenFire"},
}
"""Questions that come up in every game; the rarer ones are asked as they come."""
REGRETTED = {"supper", "half-filled", "actions-lost", "no-bed", "swept-away", "thrown-away", "open-treasure"}
"""What an adviser never leads into where another answer avoids it."""


@pytest.mark.parametrize("game", sorted(ASKED))
def test_every_piece_of_advice_has_its_reason(game: str) -> None:
    table = api.new(game, registry.game(game).fewest, "advice")
    rules = read_ledger(game).rules
    asked: set[str] = set()
    while table.asking():
        seat = table.asking()[0].seat
        ask = question(table.sitting.table, seat)
        assert ask is not None
        advice = advise(api.Seen(seat, table.sitting), "advice")
        assert advice.word, ask.name()
        assert advice.reason is not None, (ask.name(), advice.word)
        assert advice.reason.rule in rules, (ask.name(), advice.word)
        phrase = of_fact(game, advice.reason, "why")
        for lang in LANGUAGES:
            assert knows(phrase.id, lang), phrase.id
            assert 0 < len(phrase.said(lang)) <= LONGEST, phrase.said(lang)
        asked.add(ask.name())
        owned_up(game, table, seat, advice)
        spared_beginners(game, table, seat, advice.word)
        table.play(seat, advice.word)
    assert ASKED[game] <= asked, ASKED[game] - asked


def owned_up(game: str, table: api.Table, seat: int, advice: Advice) -> None:
    """What the question says against a word, the advice to say it says too."""
    inner = table.sitting.table
    facts = registry.game(game).forecast(inner, seat, read(inner, seat, advice.word))
    assert [fact.name for fact in advice.risks] == [fact.name for fact in facts if fact.kind == DANGER]


def spared_beginners(game: str, table: api.Table, seat: int, word: str) -> None:
    """An answer that nobody regrets is there, so the adviser gives one of those."""
    inner = table.sitting.table
    rulebook = registry.game(game)

    def regrets(text: str) -> set[str]:
        facts = rulebook.forecast(inner, seat, read(inner, seat, text))
        return {fact.name for fact in facts if fact.kind == DANGER} & REGRETTED

    if regrets(word):
        assert all(regrets(choice.text) for choice in options(inner, seat)), (word, regrets(word))


def test_a_hint_says_its_risk_in_the_browser_and_in_the_terminal() -> None:
    table = api.new("lifeboat", 4, "advice")
    advice = advise(api.Seen(table.asking()[0].seat, table.sitting), "advice")
    while not advice.risks:
        table.play(table.asking()[0].seat, advice.word)
        advice = advise(api.Seen(table.asking()[0].seat, table.sitting), "advice")
    assert advice.reason is not None
    why, risk = of_fact("lifeboat", advice.reason, "why"), of_fact("lifeboat", advice.risks[0])

    sent = hinted(table.sitting, advice, Hint(1))
    said = Scene(table, table.asking()[0].seat, "ru").advice(advice)

    assert [line.text for line in sent.risks] == [text(of_fact("lifeboat", fact)) for fact in advice.risks]
    assert f"{why.said('ru')} Риск: {risk.said('ru')}" in said
