"""Which words can be taken back, and the table without one.

For each seat there is a floor: the index of its first word that can still be taken back.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.authors import apply
from holdfast.kernel.errors import Refusal
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.moment import Moment
from holdfast.kernel.step import Seat, Window
from holdfast.kernel.table import Table


class Word:
    """One word in force: who said what, and the mask of the seats that heard anything of it."""

    def __init__(self, author: str, text: str, heard_by: int) -> None:
        self.author = author
        self.text = text
        self.heard_by = heard_by


def last_word(words: list[Word], floor: int, seat: Seat) -> int:
    """The index of this seat's last word if it can be taken back, else -1."""
    author = str(seat)
    for at in range(len(words) - 1, floor - 1, -1):
        if words[at].author == author:
            return at
    return -1


def without(table: Table[Any], words: list[Word], at: int, floors: list[int]) -> list[Word]:
    """Say these words to a table that has heard none, but for the one at this index; returns those now in force.

    A word that came after it unheard (a private offer) lapses if nothing allows it any more.
    """
    lower(floors, at)
    kept: list[Word] = []
    for i, word in enumerate(words):
        if i == at:
            continue
        try:
            apply(table, word.author, word.text)
        except Refusal:
            if i < at:
                raise
            lower(floors, len(kept))
        else:
            kept.append(word)
    return kept


def lower(floors: list[int], at: int) -> None:
    """The word at this index is gone: what lies above it comes down."""
    for seat, floor in enumerate(floors):
        if floor > at:
            floors[seat] = floor - 1


def raise_floors(floors: list[int], said: int, table: Table[Any], author: str, heard_by: int, before: Moment) -> None:
    """No word can be taken back once dice are spent, something hidden is known, or others went on from it.

    In a window and in lanes others go on silently, so what led there stays from the beginning:
    a floor never tells of a pass, a sealed answer or a word between two others. `said`: how many words there are now.
    """
    now = Moment(table)
    in_lane = isinstance(now.step, Lanes) and now.step is before.step
    if in_lane and isinstance(now.step, Lanes) and now.step.fork.is_sealed:
        return
    went_on = now.step is not before.step
    silent_from_here = isinstance(now.step, (Window, Lanes)) and (went_on or now.told_all != before.told_all)
    joined = isinstance(before.step, Lanes) and went_on
    # What the clock lets lapse between two, nobody else notices.
    is_for_all = not author.isdigit() and (went_on or heard_by <= 0)
    final = now.is_final_after(before) or joined or is_for_all or (silent_from_here and not in_lane)
    learners = now.learners_since(before)
    by = 1 << int(author) if author.isdigit() else 0
    if learners and learners == by and not went_on and not final:
        # A private look fixes who looked: the others can go on as if nothing had happened.
        heard_by = 0
    final = final or bool(learners & ~by)
    for seat in range(table.seats):
        if str(seat) == author:
            fixed = learners != 0 or now.asks_another_than(author, table, before)
        else:
            fixed = not in_lane and (went_on or heard_by >> seat & 1 != 0)
        if final or fixed:
            floors[seat] = said
