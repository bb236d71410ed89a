"""The people's side of a match: who sits where, who is host or away, and what the host allows.

Every function here changes a draft, or refuses. `Match.arrange` writes the draft down, and only then it holds.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from copy import copy
from typing import Any

from holdfast.bots.maker import HOUSE
from holdfast.kernel.errors import Refusal
from holdfast.kernel.step import Seat
from holdfast.server.clock import go_on, stand
from holdfast.server.errors import refusal
from holdfast.server.store.rows import Chair, MatchRow

ENDED = ("over", "abandoned")
KEEPER = "greedy"
"""The bot that keeps the seat of somebody who is away."""
MOST_MISSES = 2
"""Deadlines missed in a row after which a bot keeps the seat; after each one before, the person is warned."""
WAITS_FOR = 24 * 3600.0
"""Seconds after which a table is given up that waits, and nobody changed anything."""


class Seating:
    """A match without its table, as it will stand once it is written down."""

    def __init__(self, row: MatchRow, chairs: list[Chair], now: float = 0.0) -> None:
        self.row = copy(row)
        self.chairs = [copy(chair) for chair in chairs]
        self.now = now
        """On the server's clock."""


Change = Callable[[Seating], None]


# -- questions -----------------------------------------------------------------------------------------


def seat_of(chairs: list[Chair], person: str) -> Seat | None:
    """The seat this person has now."""
    for chair in chairs:
        if person and chair.person == person:
            return chair.seat
    return None


def players(chairs: list[Chair]) -> list[Seat]:
    """The seats whose people play themselves."""
    return [chair.seat for chair in chairs if chair.person and not chair.bot]


def is_under_way(row: MatchRow) -> bool:
    return row.status in ("playing", "paused")


def is_halted(row: MatchRow) -> bool:
    """Is it paused, and not only until somebody comes back?"""
    return row.status == "paused" and row.because != "nobody"


def is_warned(chair: Chair) -> bool:
    """Will the next missed deadline cost this person the seat?"""
    return bool(chair.person) and not chair.bot and chair.missed == MOST_MISSES - 1


def is_kept(chair: Chair) -> bool:
    """Does a bot sit here for somebody who may come, rather than for itself?"""
    return bool(chair.bot) and (bool(chair.person) or chair.free)


def needs_mending(row: MatchRow, chairs: list[Chair]) -> bool:
    """Did a server stop before it could see to a seat that has neither person nor bot, or to a table without players?

    A table at which no person ever sat, as an imported one, is nobody's to mend.
    """
    if not is_under_way(row) or not any(chair.person for chair in chairs):
        return False
    has_gap = any(not chair.person and not chair.bot for chair in chairs)
    return has_gap or (row.status == "playing" and not players(chairs))


def words_for_table(draft: Seating, was: str, away: int) -> list[str]:
    """What the table must hear, for rules that ask: who is away, who is back. One that stands still hears it later."""
    row = draft.row
    if not is_under_way(row) or "playing" not in (was, row.status):
        return []
    moved = [chair for chair in draft.chairs if is_kept(chair) != bool(away >> chair.seat & 1)]
    return [f"{'away' if is_kept(chair) else 'back'} {chair.seat}" for chair in moved]


# -- how the match stands ------------------------------------------------------------------------------


def set_status(draft: Seating, status: str, because: str) -> None:
    """The one place where a match begins, stands still, goes on or ends, and its clock with it."""
    row = draft.row
    if status != "playing":
        stand(row, draft.now)
    elif row.status == "waiting":
        row.stood, row.stands_since = draft.now, 0.0
    else:
        go_on(row, draft.now)
    row.status, row.because = status, because


def conclude(draft: Seating, now: float) -> None:
    """What follows from any change: without players a table stands still, without people it is given up."""
    row = draft.row
    row.changed = now
    if not is_under_way(row):
        return
    if not any(chair.person for chair in draft.chairs):
        set_status(draft, "abandoned", "nobody")
    elif row.status == "playing" and not players(draft.chairs):
        set_status(draft, "paused", "nobody")
    elif row.status == "paused" and not is_halted(row) and players(draft.chairs):
        set_status(draft, "playing", "")


def finish(draft: Seating, result: dict[str, Any]) -> None:
    """The play has ended by its rules."""
    draft.row.result = result
    set_status(draft, "over", "")


def expire(draft: Seating, now: float) -> None:
    """Give up a table that has waited too long, if it still does."""
    row = draft.row
    if row.status == "waiting" and max(row.changed, row.created) < now - WAITS_FOR:
        set_status(draft, "abandoned", "expired")


# -- sitting down and getting up -----------------------------------------------------------------------


def chair_of(draft: Seating, person: str) -> Chair:
    seat = seat_of(draft.chairs, person)
    if seat is None:
        raise refusal("not-seated")
    return draft.chairs[seat]


def take_seat(draft: Seating, person: str, seat: Seat | None, nonce: str) -> None:
    """A person sits down, in this seat or any open one, and before the start gives a part of the shuffle.

    Who sits already may give another part: the host got the seat before the server's promise could be seen.
    """
    waits = draft.row.status == "waiting"
    mine = seat_of(draft.chairs, person)
    if mine is None:
        chair = open_chair(draft, person, seat)
        chair.person, chair.bot, chair.free, chair.missed = person, "", False, 0
        if waits:
            chair.nonce = nonce or secrets.token_hex(16)
    elif nonce:
        if not waits:
            raise refusal("not-waiting")
        draft.chairs[mine].nonce = nonce


def open_chair(draft: Seating, person: str, seat: Seat | None) -> Chair:
    """Where this person may sit down: before the start where nobody is, after it where the host lets anybody."""
    row = draft.row
    if row.status == "waiting":
        found = [chair for chair in draft.chairs if not chair.person and not chair.bot]
    else:
        found = [chair for chair in draft.chairs if chair.free and is_under_way(row)]
        if not found:
            raise refusal("not-waiting")
    if row.locked and person != row.host:
        raise refusal("locked")
    wanted = [chair for chair in found if seat in (None, chair.seat)]
    if not wanted:
        raise refusal("no-free-seat" if seat is None else "seat-taken")
    return wanted[0]


def leave(draft: Seating, person: str) -> None:
    """Before the start the seat is free again; after it a bot keeps it, and its person may come back."""
    chair = chair_of(draft, person)
    if draft.row.status == "waiting":
        forget(draft, person)
    elif is_under_way(draft.row):
        step_out(chair)
    else:
        raise refusal("not-playing")


def step_out(chair: Chair) -> None:
    """A bot keeps this seat from now on, if none does yet."""
    chair.bot = chair.bot or KEEPER
    chair.missed = 0


def come_back(draft: Seating, person: str) -> None:
    """The bot that kept the seat leaves it, and no missed deadline counts any more."""
    chair = chair_of(draft, person)
    if draft.row.status != "waiting" and not is_under_way(draft.row):
        raise refusal("not-playing")
    chair.bot, chair.missed = "", 0


def miss(draft: Seating, late: list[Seat]) -> None:
    """These people let a deadline pass. The last time they may, a bot keeps the seat."""
    for seat in late:
        chair = draft.chairs[seat]
        if is_warned(chair):
            step_out(chair)
        else:
            chair.missed += 1


def forget(draft: Seating, person: str) -> None:
    """This person gets up for good. A table under way goes on with a bot there, and somebody else is host."""
    seat = seat_of(draft.chairs, person)
    if seat is not None:
        chair = draft.chairs[seat]
        chair.person, chair.missed = "", 0
        if draft.row.status == "waiting":
            chair.nonce = ""
        elif is_under_way(draft.row):
            step_out(chair)
    if draft.row.host == person:
        pass_host_on(draft, 0 if seat is None else seat)


def pass_host_on(draft: Seating, seat: Seat) -> None:
    """The next person after this seat is host, who plays if possible. A table that waits for people is given up."""
    following = [chair for chair in [*draft.chairs[seat:], *draft.chairs[:seat]] if chair.person]
    following.sort(key=lambda chair: bool(chair.bot))
    draft.row.host = following[0].person if following else ""
    if not following and draft.row.status == "waiting":
        set_status(draft, "abandoned", "host")


def mend(draft: Seating) -> None:
    """A bot takes every seat of a table under way that has nobody."""
    for chair in draft.chairs:
        if not chair.person:
            step_out(chair)


def seat_again(draft: Seating, before: list[Chair]) -> None:
    """A new table for those of an old one: everybody where they sat, those too for whom a bot kept the seat."""
    for chair, old in zip(draft.chairs, before, strict=True):
        chair.person = old.person
        chair.nonce = secrets.token_hex(16) if old.person else ""
        chair.bot = "" if old.person or old.free else old.bot


def checked_level(level: str) -> str:
    """Only the server's own bots sit at a server's tables: a name from outside loads no code."""
    if level not in HOUSE:
        raise Refusal("unknown-bot", f"There is no bot “{level}”.", "", {"bot": level, "possible": ", ".join(HOUSE)})
    return level
