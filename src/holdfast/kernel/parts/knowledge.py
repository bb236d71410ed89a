"""Who knows what of cards that lie face down.

Cards of one back are numbered 0..n-1. For each card:

placed   mask of seats that know this card lies just where it lies
grouped  mask of seats that know only that it is one of its batch
batch    serial number of the last mixing it was part of (0: none)

A seat with neither bit knows nothing of the card. Where the cards lie is the state's business;
what is known moves with the card. Cards of the same kind cannot be told apart, so when one of
them is seen to leave, what a witness knew of any of them is used up.
"""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.step import ALL


class Knowledge:
    """What each seat knows of the cards of one back."""

    def __init__(self, kinds: list[int], placed: list[int], grouped: list[int], batch: list[int], serial: int) -> None:
        self.kinds = kinds
        """Kind of each card; shared by all clones, never changed."""
        self.placed = placed
        self.grouped = grouped
        self.batch = batch
        self.serial = serial
        self.kept = True
        """False while nobody will ever ask what was known: in a random playout."""

    def clone(self) -> Knowledge:
        copy = Knowledge(self.kinds, self.placed[:], self.grouped[:], self.batch[:], self.serial)
        copy.kept = self.kept
        return copy

    def look(self, cards: list[int], seats: int) -> None:
        """The seats of this mask see these very cards."""
        if not self.kept:
            return
        placed = self.placed
        for card in cards:
            placed[card] |= seats

    def leaves(self, card: int, pile: list[int], witnesses: int) -> None:
        """`card` leaves `pile` (it may still be in the list); only `witnesses` see which card that is."""
        if not self.kept:
            return
        if witnesses != ALL:
            self.mix([card, *pile] if card not in pile else pile, ~witnesses)
        if witnesses:
            self._use_up(card, pile, witnesses)
            self.placed[card] |= witnesses

    def mix(self, cards: list[int], unsighted: int = ALL) -> None:
        """The seats of `unsighted` lose track of which of these cards is which."""
        if not self.kept:
            return
        placed, grouped, batch = self.placed, self.grouped, self.batch
        lost = 0
        joined = False
        for card in cards:
            lost |= (placed[card] | grouped[card]) & unsighted
            joined = joined or batch[card] != 0
        if not lost:
            return
        self.serial += 1
        if joined:
            self._merge([batch[card] for card in cards if batch[card]])
        for card in cards:
            known = placed[card] & unsighted
            grouped[card] |= known
            placed[card] &= ~known
            batch[card] = self.serial

    def shuffled(self, pile: list[int]) -> None:
        """A whole pile was shuffled for good: nobody knows anything of it any more."""
        for card in pile:
            self.placed[card] = self.grouped[card] = self.batch[card] = 0

    def _merge(self, batches: list[int]) -> None:
        """Batches that a mixing touches become one with it: a part may not be told from the whole."""
        serial, batch = self.serial, self.batch
        last = 0
        for old in batches:
            if old not in (last, serial):
                last = old
                for card in range(len(batch)):
                    if batch[card] == old:
                        batch[card] = serial

    def _use_up(self, card: int, pile: list[int], witnesses: int) -> None:
        """Witnesses cannot tell this card from its twins: what they knew of a twin was, for all they know, of this one.

        A twin is a card of the same kind in the pile, or in any batch that the pile is part of.
        """
        placed, grouped, kinds, batch = self.placed, self.grouped, self.kinds, self.batch
        kind = kinds[card]
        touched = [batch[card]] if batch[card] else []
        for other in pile:
            if batch[other] and batch[other] not in touched:
                touched.append(batch[other])
            if kinds[other] == kind and other != card:
                moved = placed[other] & witnesses & ~placed[card]
                placed[other] &= ~moved
                placed[card] |= moved
        if not touched:
            return
        for twin in range(len(kinds)):
            if kinds[twin] == kind and twin != card and batch[twin] in touched:
                moved = grouped[twin] & witnesses & ~(placed[card] | grouped[card])
                grouped[twin] &= ~moved
                grouped[card] |= moved

    def redeal(self, piles: list[list[int]], seat: int, dice: Dice) -> None:
        """Deal anew, in place, what `seat` cannot know of the cards in these piles.

        What other seats know stays with the places: what Boris peeked at he still knows. The result
        depends only on what the seat knows, so two tables it cannot tell apart give the same one.
        """
        mine = 1 << seat if seat >= 0 else 0
        deal = Redeal(self, piles, mine)
        deal.run(dice)


def nobody_knows(kinds: list[int]) -> Knowledge:
    """Cards of one back, with their kinds, all face down."""
    return Knowledge(kinds, [0] * len(kinds), [0] * len(kinds), [0] * len(kinds), 0)


class Redeal:
    """One dealing anew: places in a fixed order, each with the card it held and what others know of it."""

    def __init__(self, known: Knowledge, piles: list[list[int]], mine: int) -> None:
        self.known = known
        self.piles = piles
        self.mine = mine
        self.places = [(p, i) for p, pile in enumerate(piles) for i in range(len(pile))]
        self.free = [at for at in self.places if not known.placed[self.held(at)] & mine]
        self.dealt: dict[tuple[int, int], int] = {}

    def held(self, at: tuple[int, int]) -> int:
        """The card that lies at this place."""
        return self.piles[at[0]][at[1]]

    def run(self, dice: Dice) -> None:
        """Unknown cards go anywhere; a card known to be in a batch stays in that batch."""
        known, mine = self.known, self.mine
        pool = sorted(self.held(at) for at in self.free if not known.grouped[self.held(at)] & mine)
        dice.shuffle(pool)
        for serial in self.batches():
            self.deal_batch(serial, pool, dice)
        for at in self.free:
            if at not in self.dealt:
                self.dealt[at] = pool.pop()
        self.lay()

    def batches(self) -> list[int]:
        """The batches of which the seat knows some card without knowing its place."""
        known = self.known
        return sorted({known.batch[self.held(at)] for at in self.free if known.grouped[self.held(at)] & self.mine})

    def deal_batch(self, serial: int, pool: list[int], dice: Dice) -> None:
        """The cards known to be in the batch, and as many unknown ones as it has besides, in any order."""
        known = self.known
        places = [at for at in self.free if known.batch[self.held(at)] == serial]
        cards = [self.held(at) for at in places if known.grouped[self.held(at)] & self.mine]
        while len(cards) < len(places):
            cards.append(pool.pop())
        cards.sort()
        dice.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            self.dealt[at] = card

    def lay(self) -> None:
        """Put the dealt cards down; others' knowledge stays with the places, the seat's own goes with its cards."""
        known, mine = self.known, self.mine
        own = [mask & mine for mask in known.grouped]
        marks = {}
        for at in self.free:
            card = self.held(at)
            marks[at] = (known.placed[card], known.grouped[card] & ~mine, known.batch[card])
        for at, card in self.dealt.items():
            placed, grouped, batch = marks[at]
            known.placed[card] = placed
            known.grouped[card] = grouped | own[card]
            known.batch[card] = batch
            self.piles[at[0]][at[1]] = card
