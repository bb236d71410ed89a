"""What only the host of a table may do. Like `seating`, on a draft that `Match.arrange` writes down."""

from __future__ import annotations

from holdfast.kernel.step import Seat
from holdfast.server.errors import refusal
from holdfast.server.match.seating import KEEPER, Seating, checked_level, is_under_way, set_status


def check_host(draft: Seating, person: str) -> None:
    if draft.row.host != person:
        raise refusal("not-host")


def begin(draft: Seating, by: str, rules: int, content: str) -> None:
    """Bots take the empty seats, and every person's nonce goes into the shuffle. `by`: who asks, if anybody."""
    row = draft.row
    if by:
        check_host(draft, by)
    if row.status != "waiting":
        raise refusal("not-waiting")
    for chair in draft.chairs:
        if not chair.person and not chair.bot:
            chair.bot = KEEPER
    row.nonces = [chair.nonce for chair in draft.chairs if chair.person]
    row.rules, row.content = rules, content
    set_status(draft, "playing", "")


def pause(draft: Seating) -> None:
    if draft.row.status != "playing":
        raise refusal("not-playing")
    set_status(draft, "paused", "host")


def resume(draft: Seating) -> None:
    if draft.row.status != "paused":
        raise refusal("not-playing")
    set_status(draft, "playing", "")


def abandon(draft: Seating) -> None:
    """The host gives the table up, begun or not."""
    if draft.row.status != "waiting" and not is_under_way(draft.row):
        raise refusal("not-playing")
    set_status(draft, "abandoned", "host")


def give_seat(draft: Seating, seat: Seat, bot: str, free: bool) -> None:
    """The host empties a seat, or gives it to a bot; in mid-game to anybody, for whom a bot keeps it until then."""
    row = draft.row
    if not 0 <= seat < len(draft.chairs):
        raise refusal("no-free-seat")
    chair = draft.chairs[seat]
    if chair.person and chair.person == row.host:
        raise refusal("own-seat")
    if row.status == "waiting":
        chair.person = chair.nonce = ""
        chair.bot = checked_level(bot) if bot else ""
    elif is_under_way(row):
        # The shuffle was keyed with this person's nonce, so it stays.
        chair.person, chair.bot, chair.free, chair.missed = "", checked_level(bot or KEEPER), free, 0
    else:
        raise refusal("not-playing")


def name_host(draft: Seating, seat: Seat) -> None:
    """The person in this seat is host from now on."""
    if not 0 <= seat < len(draft.chairs) or not draft.chairs[seat].person:
        raise refusal("no-person")
    draft.row.host = draft.chairs[seat].person


def switch(draft: Seating, wanted: dict[str, bool]) -> None:
    """What is allowed at this table, by the names of `SWITCHES`."""
    for name, is_on in wanted.items():
        setattr(draft.row, name, is_on)
