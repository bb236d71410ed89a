"""What the authors of a record may say: a seat its choices, the clock that time is up, the host who is away."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.errors import NotOffered, Refusal
from holdfast.kernel.play import read, submit, time_out
from holdfast.kernel.record import is_number
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def seat_of(table: Table[Any], author: str) -> Seat | None:
    """The seat this author speaks for; None for the clock and the host."""
    if author in ("clock", "host"):
        return None
    if is_number(author) and int(author) < table.seats and author == str(int(author)):
        return int(author)
    args: dict[str, str | int] = {"author": author, "seats": table.seats}
    possible = f"0 to {table.seats - 1}, clock, host"
    raise Refusal("unknown-author", f"There is no author “{author}”. There are: {possible}.", "", args)


def apply(table: Table[Any], author: str, text: str) -> str:
    """One word of one author, on a table; returns its one spelling."""
    seat = seat_of(table, author)
    if seat is not None:
        choice = read(table, seat, text)
        submit(table, seat, choice)
        return choice.text
    if author == "clock":
        clock_says(table, text)
    else:
        host_says(table, text)
    return text


def clock_says(table: Table[Any], text: str) -> None:
    """`time` for the open question; anything else is the word for something of which the time is up."""
    if text == "time":
        time_out(table)
        return
    running = table.game.running_out(table)
    for one in running:
        if one.text == text:
            one.lapse(table)
            settle(table)
            return
    raise NotOffered(-1, text, "The clock", "", ", ".join(["time", *(one.text for one in running)]))


def host_says(table: Table[Any], text: str) -> None:
    """`away 2` and `back 2`: whose person has left, for rules that ask."""
    verb, _, number = text.partition(" ")
    if verb not in ("away", "back") or not is_number(number) or int(number) >= table.seats:
        raise NotOffered(-1, text, "The host", "", "away SEAT, back SEAT")
    bit = 1 << int(number)
    table.away = table.away | bit if verb == "away" else table.away & ~bit
    # Whom the table waited for may be whom nobody asks now.
    settle(table)
