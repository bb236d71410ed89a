"""A finished play looked at again: the dearest answers, each with a better one."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.kernel.record import Record, parse
from holdfast.lab import review
from holdfast.lab.review import costly

SEATS = 2


def played(bots: list[str]) -> Record:
    table = holdfast.new("outlive", seats=SEATS, seed="looked at again")
    players = [holdfast.bot(name, "outlive", seed=str(seat)) for seat, name in enumerate(bots)]
    while table.result() is None:
        seat = table.asking()[0].seat
        table.play(seat, players[seat].choose(table.seen_by(seat)))
    return parse(table.record())


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "SCREENED", 2)
    monkeypatch.setattr(review, "TRIED", 12)


@pytest.mark.slow
def test_who_plays_at_random_is_shown_the_dearest_answers() -> None:
    record = played(["random", "greedy"])

    found = costly(record, 0)

    assert 1 <= len(found) <= review.SHOWN
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    for one in found:
        line = record.lines[one.move]
        assert (line.author, line.text) == ("0", one.said)
        offered = {choice for ask in one.sitting.asking() if ask.seat == 0 for choice in ask.options}
        assert {one.said, one.better} <= offered | set(one.sitting.rights(0))
        assert one.better != one.said
        assert one.cost >= review.WORTH_TELLING


@pytest.mark.slow
def test_the_same_play_is_reviewed_alike() -> None:
    record = played(["random", "greedy"])

    assert [vars_of(one) for one in costly(record, 0)] == [vars_of(one) for one in costly(record, 0)]


def vars_of(one: review.Moment) -> tuple[int, str, str, float]:
    return one.move, one.said, one.better, one.cost
