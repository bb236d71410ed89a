"""Who sits where: people at this device, bots in the other seats. Kept in a record's comment lines."""

from __future__ import annotations

import re

from holdfast.kernel.errors import Refusal

PERSON = "person"

COMMENT = re.compile(r"^# seat (\d+) (\S+)$", re.MULTILINE)


class Company:
    """For each seat `person`, or the name of its bot."""

    def __init__(self, sitters: list[str]) -> None:
        self.sitters = sitters

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == PERSON]

    @property
    def bots(self) -> dict[int, str]:
        """The names of the bots, by seat."""
        return {seat: sitter for seat, sitter in enumerate(self.sitters) if sitter != PERSON}

    def comments(self) -> list[str]:
        """The comment lines of a record."""
        return [f"# seat {seat} {sitter}" for seat, sitter in enumerate(self.sitters)]


def read_company(record: str, seats: int) -> Company | None:
    """Who sat where when this record was saved, if it says so for every seat."""
    found = {int(seat): sitter for seat, sitter in COMMENT.findall(record)}
    if sorted(found) != list(range(seats)):
        return None
    return Company([found[seat] for seat in range(seats)])


def seat_company(seats: int, people: list[int], bots: str, special: list[str]) -> Company:
    """People in these seats; the `special` bots in the first empty ones, and `bots` in all others."""
    for seat in people:
        if not 0 <= seat < seats:
            args: dict[str, str | int] = {"seat": seat, "most": seats - 1}
            raise Refusal("unknown-seat", f"There is no seat {seat}. There are 0 to {seats - 1}.", "", args)
    waiting = special[:]
    sitters = []
    for seat in range(seats):
        if seat in people:
            sitters.append(PERSON)
        else:
            sitters.append(waiting.pop(0) if waiting else bots)
    return Company(sitters)
