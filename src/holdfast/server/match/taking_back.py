"""The wish to take a word back, where other people have heard of the word: they are asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.kernel.undo import Word
from holdfast.server.errors import refusal
from holdfast.server.store.rows import HeldAnswer

if TYPE_CHECKING:
    from holdfast.server.match.match import Match


async def take_back(match: Match, seat: Seat) -> None:
    """In the match's turn: free where no other person heard of the word; else those who did are asked."""
    sitting = match.playing()
    if seat in match.held:
        await let_go(match, seat)
    elif match.wish.is_granted(sitting, seat, match.players()):
        await match.change(lambda: sitting.play(str(seat), ["undo"]), is_taken_back=True)
        match.orders.spare(seat)
    else:
        match.publish()


async def let_go(match: Match, seat: Seat) -> None:
    """A kept answer was never said: it is just dropped."""
    await match.store.hold(match.row.id, HeldAnswer(seat, 0, []))
    del match.held[seat]
    match.publish()


async def consent(match: Match, seat: Seat, yes: bool) -> None:
    """One of the others agrees, or not; the last to agree makes it happen."""
    by = match.wish.answered(match.playing(), seat, yes)
    if by is None:
        match.publish()
    else:
        await take_back(match, by)


class Wish:
    """One wish at a time. Only those who heard of the word hear of the wish."""

    def __init__(self) -> None:
        self.by: Seat | None = None
        self.word: Word | None = None
        self.asked: set[Seat] = set()
        self.agreed: set[Seat] = set()

    def known_to(self) -> set[Seat]:
        """Who asks, and who is asked."""
        return set() if self.by is None else {self.by, *self.asked}

    def is_granted(self, sitting: Sitting, seat: Seat, players: list[Seat]) -> bool:
        """Have all other people agreed who heard of the word? If not, they are asked now."""
        if self.by != seat:
            self.agreed = set()
        word = word_of(sitting, seat)
        heard_by = 0 if word is None else word.heard_by
        must_agree = {other for other in players if other != seat and heard_by >> other & 1}
        if must_agree <= self.agreed:
            return True
        self.by, self.word, self.asked = seat, word, must_agree
        return False

    def answered(self, sitting: Sitting, seat: Seat, yes: bool) -> Seat | None:
        """One of those asked agrees, or not. Returns whose wish is one yes nearer; None: it has come to nothing."""
        by = self.by
        if by is None or seat not in self.known_to():
            raise refusal("no-undo-asked")
        if not yes or word_of(sitting, by) is not self.word:
            self.by = None
            return None
        self.agreed.add(seat)
        return by

    def look(self, sitting: Sitting, since: int) -> None:
        """The wish is void once its word is final; it goes when all who know of it heard something, lest it tells."""
        if self.by is None or self.stands(sitting):
            return
        heard_by = 0
        for audience, _ in sitting.heard_since(since):
            heard_by |= audience
        if all(heard_by >> seat & 1 for seat in self.known_to()):
            self.by = None

    def stands(self, sitting: Sitting) -> bool:
        """Can the word still be taken back?"""
        return self.by is not None and word_of(sitting, self.by) is self.word

    def follow(self, sitting: Sitting) -> None:
        """The same play was built anew: the same word is another object now."""
        if self.by is not None:
            self.word = word_of(sitting, self.by)


def word_of(sitting: Sitting, seat: Seat) -> Word | None:
    """The word that this seat would take back."""
    at = sitting.last_word(seat)
    return sitting.words[at] if at >= 0 else None
