"""What one person may do at a table now, found out by trying it on a draft: what refuses is written once."""

from __future__ import annotations

from functools import partial

from holdfast.kernel.errors import Refusal
from holdfast.server.errors import refusal
from holdfast.server.match import hosting, seating
from holdfast.server.match.seating import ENDED, Change, Seating
from holdfast.server.store.rows import Chair, MatchRow


def what_may(row: MatchRow, chairs: list[Chair], person: str) -> list[str]:
    """By the last part of its address; nothing for a stranger."""
    return [deed for deed, change in deeds(person).items() if is_done(change, row, chairs)] if person else []


def deeds(person: str) -> dict[str, Change]:
    return {
        "sit": partial(sit, person=person),
        "leave": partial(leave, person=person),
        "return": partial(come_back, person=person),
        "start": lambda draft: hosting.begin(draft, person, 0, ""),
        "pause": partial(by_host, person=person, change=hosting.pause),
        "resume": partial(by_host, person=person, change=hosting.resume),
        "abandon": partial(by_host, person=person, change=hosting.abandon),
        "settings": partial(by_host, person=person, change=check_not_ended),
        "rematch": partial(check_may_play_again, person=person),
    }


def is_done(change: Change, row: MatchRow, chairs: list[Chair]) -> bool:
    """Would this be done? Nothing of it stays."""
    try:
        change(Seating(row, chairs))
    except Refusal:
        return False
    return True


def by_host(draft: Seating, person: str, change: Change) -> None:
    """Who is host is asked in the match's own turn."""
    hosting.check_host(draft, person)
    change(draft)


def check_not_ended(draft: Seating) -> None:
    if draft.row.status in ENDED:
        raise refusal("not-playing")


def sit(draft: Seating, person: str) -> None:
    if seating.seat_of(draft.chairs, person) is not None:
        raise refusal("seat-taken")
    seating.take_seat(draft, person, None, "")


def leave(draft: Seating, person: str) -> None:
    """Who has left already need not be offered it again."""
    if seating.is_kept(seating.chair_of(draft, person)):
        raise refusal("not-playing")
    seating.leave(draft, person)


def come_back(draft: Seating, person: str) -> None:
    if not seating.is_kept(seating.chair_of(draft, person)):
        raise refusal("not-playing")
    seating.come_back(draft, person)


def check_may_play_again(draft: Seating, person: str) -> None:
    seating.chair_of(draft, person)
    if draft.row.status not in ENDED:
        raise refusal("not-playing")
