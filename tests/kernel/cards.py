"""What seats could know of face-down cards, by brute force: every deal that fits all they have seen.

`Hands` moves cards about with the kernel's `Knowledge` beside them, and keeps for each seat the set of all deals it
cannot rule out. What `Knowledge` says a seat knows must be true in each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import nobody_knows

KINDS = [0, 0, 1, 1, 2, 3]
"""Six cards: two pairs of twins and two that have none."""
SEATS = 3
DECK = 0
"""Pile 0 is a deck, drawn from the top (the last card); the others are hands."""

Deal = tuple[tuple[int, ...], ...]
"""The kinds in each pile, in their order."""
Group = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]
"""The cards of a group that a seat knows, and the places (pile, index) at which they lie without its knowing which."""
Notebook = tuple[Deal, tuple[Group, ...]]
"""For each pile the cards known there by place (-1: not known), and the groups."""


def cut(kinds: Iterable[int], sizes: tuple[int, ...]) -> Deal:
    """These kinds dealt into piles of these sizes."""
    left = tuple(kinds)
    piles = []
    for size in sizes:
        piles.append(left[:size])
        left = left[size:]
    return tuple(piles)


def moved(deal: Deal, pile: int, at: int, to: int) -> Deal:
    """The deal after a card has gone from its place under the deck, or to the end of a hand."""
    piles = [list(one) for one in deal]
    kind = piles[pile].pop(at)
    piles[to].insert(0 if to == DECK else len(piles[to]), kind)
    return tuple(tuple(one) for one in piles)


class Hands:
    """Cards in piles, what `Knowledge` keeps of them, and every deal each seat must hold possible."""

    def __init__(self, sizes: tuple[int, ...], order: list[int]) -> None:
        self.piles = [list(pile) for pile in cut(order, sizes)]
        self.known = nobody_knows(KINDS, SEATS)
        deals = {cut(kinds, sizes) for kinds in permutations(KINDS)}
        self.possible: list[set[Deal]] = [set(deals) for _ in range(SEATS)]

    def blindly(self) -> Hands:
        """The same, with nobody keeping count of what is possible: much quicker."""
        self.possible = [set() for _ in range(SEATS)]
        return self

    def other_world(self, seat: int, dice: Dice) -> Hands:
        """All that this seat cannot know dealt anew. Nobody keeps possible deals of it."""
        other = Hands((0, 0, 0), [])
        other.piles = [pile[:] for pile in self.piles]
        other.known = self.known.clone()
        other.known.redeal(other.piles, seat, dice)
        return other.blindly()

    def deal(self) -> Deal:
        """What truly lies in the piles."""
        return tuple(tuple(KINDS[card] for card in pile) for pile in self.piles)

    # -- what can happen to cards ----------------------------------------------------------------

    def look(self, pile: int, seats: int) -> None:
        """The seats of this mask look at a whole pile."""
        self.known.look(self.piles[pile], seats)
        seen = self.deal()[pile]
        self.narrow(lambda seat, deal: [deal] if not seats >> seat & 1 or deal[pile] == seen else [])

    def draw(self, to: int) -> None:
        """The top card of the deck goes to a hand, unseen."""
        self.piles[to].append(self.piles[DECK].pop())
        self.narrow(lambda _, deal: [moved(deal, DECK, len(deal[DECK]) - 1, to)])

    def pass_on(self, pile: int, at: int, to: int, witnesses: int, choosers: int) -> None:
        """A card of a hand goes elsewhere. Choosers see from which place, witnesses which kind of card it is."""
        card = self.piles[pile].pop(at)
        self.known.leaves(card, self.piles[pile], witnesses, choosers)
        self.piles[to].insert(0 if to == DECK else len(self.piles[to]), card)

        def becomes(seat: int, deal: Deal) -> list[Deal]:
            places = [at] if choosers >> seat & 1 else range(len(deal[pile]))
            is_seen = witnesses >> seat & 1
            return [moved(deal, pile, i, to) for i in places if not is_seen or deal[pile][i] == KINDS[card]]

        self.narrow(becomes)

    def stir(self, first: int, last: int, dice: Dice) -> None:
        """A part of the deck is mixed: who knew these cards knows them as a group."""
        part = self.piles[DECK][first:last]
        self.known.mix(part)
        part.sort()
        dice.shuffle(part)
        self.piles[DECK][first:last] = part
        self.narrow(
            lambda _, deal: [
                (deal[DECK][:first] + middle + deal[DECK][last:], *deal[1:])
                for middle in permutations(deal[DECK][first:last])
            ]
        )

    def shuffle(self, dice: Dice) -> None:
        """The whole deck is shuffled for good."""
        self.piles[DECK].sort()
        dice.shuffle(self.piles[DECK])
        self.known.shuffled(self.piles[DECK])
        self.narrow(lambda _, deal: [(order, *deal[1:]) for order in permutations(deal[DECK])])

    def narrow(self, becomes: Callable[[int, Deal], list[Deal]]) -> None:
        """Each seat now holds possible whatever its possible deals may have become."""
        self.possible = [
            {new for deal in deals for new in becomes(seat, deal)} for seat, deals in enumerate(self.possible)
        ]

    # -- what a seat is said to know -------------------------------------------------------------

    def notebook(self, seat: int) -> Notebook:
        """What `Knowledge` says this seat knows."""
        known = self.known
        exact, vague = known.exact[seat], known.vague[seat] & ~known.exact[seat]
        placed = tuple(tuple(KINDS[card] if exact >> card & 1 else -1 for card in pile) for pile in self.piles)
        groups: list[Group] = []
        for batch in known.batches:
            if batch & vague:
                cards = sorted(KINDS[card] for card in range(len(KINDS)) if batch & vague & 1 << card)
                groups.append((tuple(cards), self.places_of(batch & ~exact)))
        return (placed, tuple(sorted(groups)))

    def places_of(self, cards: int) -> tuple[tuple[int, int], ...]:
        """Where these cards lie."""
        return tuple((at, i) for at, pile in enumerate(self.piles) for i, card in enumerate(pile) if cards >> card & 1)


def is_true(notebook: Notebook, deal: Deal) -> bool:
    """Is everything the notebook says true of this deal?"""
    placed, groups = notebook
    for said_pile, pile in zip(placed, deal, strict=True):
        if any(said not in (-1, kind) for said, kind in zip(said_pile, pile, strict=True)):
            return False
    return all(Counter(cards) <= Counter(deal[pile][at] for pile, at in places) for cards, places in groups)


def outline(notebook: Notebook) -> object:
    """The notebook as a view tells it: places in a hand cannot be told apart, only how many there are."""
    placed, groups = notebook
    rows = [row if at == DECK else tuple(sorted(row)) for at, row in enumerate(placed)]
    return rows, sorted((cards, sorted(pile for pile, _ in places)) for cards, places in groups)
