"""Events reach their audience and nobody else; each seat counts its own."""

from __future__ import annotations

from holdfast.kernel.event import Event
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Pad, Run, Said, sitting_with


def told(*tellings: tuple[Event, int, Event | None]) -> Sitting:
    """A sitting in which all this is told at its first word."""

    def tell(table: Table[Pad]) -> None:
        for event, audience, others in tellings:
            table.tell(event, audience, others)

    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Run(tell))
    sitting.play("0", ["a"])
    return sitting


def words(sitting: Sitting, seat: Seat | None, since: int = 0) -> list[str]:
    return [event["word"] for event in sitting.events(seat, since)]


def test_what_all_are_told_spectators_hear_too() -> None:
    sitting = told((Said("land"), ALL, None))

    assert [words(sitting, seat) for seat in (0, 2, None)] == [["land"]] * 3


def test_what_some_are_told_others_do_not_hear() -> None:
    sitting = told((Said("psst"), 1 << 0 | 1 << 2, None))

    assert [words(sitting, seat) for seat in (0, 1, 2, None)] == [["psst"], [], ["psst"], []]


def test_others_may_be_told_less() -> None:
    sitting = told((Said("water"), 1 << 1, Said("a card")))

    assert [words(sitting, seat) for seat in (0, 1, None)] == [["a card"], ["water"], ["a card"]]


def test_each_seat_counts_its_own_events() -> None:
    sitting = told((Said("one"), 1 << 0, None), (Said("two"), ALL, None), (Said("three"), ALL, None))

    assert [words(sitting, 0, since=1), words(sitting, 1, since=1)] == [["two", "three"], ["three"]]


def test_an_event_is_told_with_its_name_and_rule() -> None:
    assert told((Said("land"), ALL, None)).events(0) == [{"event": "Said", "rule": "", "word": "land"}]


def test_a_clone_has_heard_the_same_and_hears_no_more() -> None:
    sitting = told((Said("one"), ALL, None))
    clone = sitting.clone()

    sitting.heard.append((ALL, Said("two")))

    assert words(clone, 0) == ["one"]
