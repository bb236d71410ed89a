"""Who knows what of cards that lie face down.

Cards of one back are numbered 0..n-1, and a set of cards is a mask. For each seat:

exact    the cards of which it knows just where they lie
vague    the cards of which it knows only that they are among their batch

and for all: `batches`, the sets of cards that were mixed with each other. A seat knows nothing
of all other cards. Where cards lie is the state's business; what is known goes with the card.
Places within one pile cannot be told apart from outside: when a card leaves, all but who chose it
lose track of the whole pile. Cards of one kind cannot be told apart either: when one of them is
seen, what a witness knew of any of them is used up.
"""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.step import ALL


class Knowledge:
    """What each seat knows of the cards of one back."""

    def __init__(self, kinds: list[int], exact: list[int], vague: list[int], batches: list[int]) -> None:
        self._kinds = kinds
        """Kind of each card; shared by all clones, never changed."""
        self._alike: list[int] = []
        """For each card, those of its kind; worked out when first asked for, then shared by all clones."""
        self.exact = exact
        self.vague = vague
        self.batches = batches
        self._kept = True

    def clone(self) -> Knowledge:
        copy = Knowledge(self._kinds, self.exact[:], self.vague[:], self.batches[:])
        copy._alike = self._alike
        copy._kept = self._kept
        return copy

    @property
    def kinds(self) -> list[int]:
        """Kind of each card."""
        return self._kinds

    def neglect(self) -> None:
        """Keep nothing from here on: nobody will ever ask what was known (a random playout)."""
        self._kept = False

    def knows(self, seat: int, card: int) -> bool:
        """Does this seat know just where the card lies?"""
        return self.exact[seat] >> card & 1 != 0

    def look(self, cards: list[int], seats: int) -> None:
        """The seats of this mask see these very cards."""
        if not self._kept:
            return
        seen = mask_of(cards)
        exact, vague = self.exact, self.vague
        reach = self._reach(seen)
        for seat in range(len(exact)):
            if seats >> seat & 1:
                elsewhere = vague[seat] & reach & ~seen
                if elsewhere:
                    self._use_up(seat, seen & ~exact[seat] & ~vague[seat], elsewhere)
                exact[seat] |= seen
                vague[seat] &= ~seen

    def leaves(self, card: int, pile: list[int], witnesses: int, choosers: int) -> None:
        """`card` leaves `pile` (it may still be in the list).

        Only `choosers` see from which place of the pile; `witnesses` see which kind of card it is.
        """
        if not self._kept:
            return
        self._lose_track(mask_of(pile) | 1 << card, ~choosers)
        if witnesses:
            self._recognise(card, witnesses)

    def mix(self, cards: list[int], unsighted: int = ALL) -> None:
        """The seats of `unsighted` lose track of which of these cards is which."""
        if self._kept:
            self._lose_track(mask_of(cards), unsighted)

    def shuffled(self, pile: list[int]) -> None:
        """A whole pile was shuffled for good: nobody knows anything of it any more."""
        gone = mask_of(pile)
        # A batch that reaches beyond the pile is forgotten whole: what is left of it would tell too much.
        forgotten = self._reach(gone)
        self.exact = [cards & ~gone for cards in self.exact]
        self.vague = [cards & ~forgotten for cards in self.vague]
        self.batches = [batch for batch in self.batches if not batch & gone]

    def _lose_track(self, mixed: int, unsighted: int) -> None:
        """What the unsighted knew of each of these cards they now know of all together."""
        exact, vague = self.exact, self.vague
        reach = self._reach(mixed)
        known = 0
        for seat in range(len(exact)):
            if unsighted >> seat & 1:
                lost = exact[seat] & mixed
                known |= lost | vague[seat] & reach
                exact[seat] &= ~mixed
                vague[seat] |= lost
        if known:
            self._join(mixed)

    def _reach(self, cards: int) -> int:
        """These cards and every batch that has one of them: whatever is known of a batch may be one of these."""
        reach = cards
        for batch in self.batches:
            if batch & cards:
                reach |= batch
        return reach

    def _use_up(self, seat: int, seen: int, elsewhere: int) -> None:
        """For all the seat knows, each card that it sees now is a twin that it knew to be among `elsewhere`."""
        for card in range(len(self._kinds)):
            if seen >> card & 1:
                twins = elsewhere & self._twins(card)
                elsewhere &= ~(twins & -twins)
                self.vague[seat] &= ~(twins & -twins)

    def _join(self, mixed: int) -> None:
        """Batches that a mixing touches become one with it: a part must not be told from the whole."""
        apart: list[int] = []
        for batch in self.batches:
            if batch & mixed:
                mixed |= batch
            else:
                apart.append(batch)
        apart.append(mixed)
        self.batches = apart

    def _recognise(self, card: int, witnesses: int) -> None:
        """Witnesses see the card; for all they know it is any of its twins that they knew to be there."""
        exact, vague = self.exact, self.vague
        batch = 0
        for cards in self.batches:
            if cards >> card & 1:
                batch = cards
        twins = self._twins(card) & batch if batch else 0
        bit = 1 << card
        for seat in range(len(exact)):
            if witnesses >> seat & 1 and not exact[seat] & bit:
                known = vague[seat] & twins
                if known and not vague[seat] & bit:
                    vague[seat] &= ~(known & -known)
                exact[seat] |= bit
                vague[seat] &= ~bit

    def _twins(self, card: int) -> int:
        """The other cards of the same kind."""
        if not self._alike:
            self._alike = alike(self._kinds)
        return self._alike[card] & ~(1 << card)

    def redeal(self, piles: list[list[int]], seat: int, dice: Dice) -> None:
        """Deal anew, in place, what `seat` (-1: a spectator) cannot know of the cards in these piles.

        What other seats know stays with the places: what Boris peeked at he still knows. The result
        depends only on what the seat knows, so two tables it cannot tell apart give the same one.
        """
        Redeal(self, piles, seat).run(dice)


def nobody_knows(kinds: list[int], seats: int) -> Knowledge:
    """Cards of one back, with their kinds, all face down."""
    return Knowledge(kinds, [0] * seats, [0] * seats, [])


def alike(kinds: list[int]) -> list[int]:
    """For each card, the set of all cards of its kind."""
    of_kind: dict[int, int] = {}
    for card, kind in enumerate(kinds):
        of_kind[kind] = of_kind.get(kind, 0) | 1 << card
    return [of_kind[kind] for kind in kinds]


def mask_of(cards: list[int]) -> int:
    """These cards as a set."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Redeal:
    """One dealing anew: places in a fixed order, each with the card it held."""

    def __init__(self, known: Knowledge, piles: list[list[int]], seat: int) -> None:
        self.known = known
        self.piles = piles
        self.seat = seat
        exact = known.exact[seat] if seat >= 0 else 0
        self.vague = known.vague[seat] & ~exact if seat >= 0 else 0
        held = [(p, i, card) for p, pile in enumerate(piles) for i, card in enumerate(pile)]
        self.free = [place for place in held if not exact >> place[2] & 1]
        """Places whose card the seat does not know: pile, index, card."""
        self.dealt: dict[int, int] = {}
        """For each card that lay in a free place, the card that lies there now."""
        self.moved = 0
        """The cards that lay in free places."""

    def run(self, dice: Dice) -> None:
        """Unknown cards go anywhere; a card known to be in a batch stays in that batch."""
        pool = sorted(card for _, _, card in self.free if not self.vague >> card & 1)
        dice.shuffle(pool)
        for batch in self.known.batches:
            if batch & self.vague:
                self.deal_batch(batch, pool, dice)
        for _, _, card in self.free:
            if card not in self.dealt:
                self.dealt[card] = pool.pop()
        self.lay()

    def deal_batch(self, batch: int, pool: list[int], dice: Dice) -> None:
        """The cards known to be in the batch, and as many unknown ones as it has besides, in any order."""
        places = [card for _, _, card in self.free if batch >> card & 1]
        cards = [card for card in places if self.vague >> card & 1]
        while len(cards) < len(places):
            cards.append(pool.pop())
        cards.sort()
        dice.shuffle(cards)
        for was, now in zip(places, cards, strict=True):
            self.dealt[was] = now

    def lay(self) -> None:
        """Put the dealt cards down; others' knowledge stays with the places, the seat's own goes with its cards."""
        known = self.known
        self.moved = mask_of(list(self.dealt))
        for other in range(len(known.exact)):
            if other != self.seat:
                known.exact[other] = self.follow(known.exact[other])
                known.vague[other] = self.follow(known.vague[other])
        known.batches = [self.follow(batch) for batch in known.batches]
        for pile, at, card in self.free:
            self.piles[pile][at] = self.dealt[card]

    def follow(self, cards: int) -> int:
        """The cards that lie now where these lay."""
        left = cards & self.moved
        now = cards ^ left
        while left:
            lowest = left & -left
            now |= 1 << self.dealt[lowest.bit_length() - 1]
            left ^= lowest
        return now
