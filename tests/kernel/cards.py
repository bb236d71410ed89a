"""A model of what seats could know of face-down cards, by brute force: every deal that fits all they have seen.

`Known` is the model's claim checker: `Hands` moves cards about with the kernel's `Knowledge` beside them, and keeps for
each seat the set of all deals it cannot rule out. What `Knowledge` says a seat knows must hold in each of them.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import nobody_knows

KINDS = [0, 0, 1, 1, 2, 3]
"""Six cards: two pairs of twins and two that have none."""
SEATS = 3
PILES = 3
DECK = 0
"""Pile 0 is a deck, where order counts (the top last); the others are hands, where it does not."""

Deal = tuple[tuple[int, ...], ...]
"""The kinds in each pile; hands sorted."""
Group = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards of a group that a seat knows, and how many of the group lie in each pile without its knowing which."""
Notebook = tuple[tuple[tuple[int, ...], ...], tuple[Group, ...]]
"""For each pile the cards known there (-1: not known), and the groups."""


def deal_of(piles: list[list[int]]) -> Deal:
    """The kinds that lie in these piles of cards."""
    return normal([[KINDS[card] for card in pile] for pile in piles])


def normal(piles: list[list[int]]) -> Deal:
    """One spelling for each deal: nobody can tell the order of a hand."""
    return tuple(tuple(pile if at == DECK else sorted(pile)) for at, pile in enumerate(piles))


class Hands:
    """Cards in piles, what `Knowledge` keeps of them, and every deal each seat must hold possible."""

    def __init__(self, sizes: tuple[int, ...], order: list[int]) -> None:
        self.piles: list[list[int]] = []
        cards = order[:]
        for size in sizes:
            self.piles.append(cards[:size])
            cards = cards[size:]
        self.known = nobody_knows(KINDS, SEATS)
        deals = {normal(cut(list(kinds), sizes)) for kinds in permutations(KINDS)}
        self.possible: list[set[Deal]] = [set(deals) for _ in range(SEATS)]

    def clone(self) -> Hands:
        """The same cards and the same knowledge; possible deals are not carried over."""
        copy = Hands((0, 0, 0), [])
        copy.piles = [pile[:] for pile in self.piles]
        copy.known = self.known.clone()
        return copy

    # -- what can happen to cards ----------------------------------------------------------------

    def look(self, pile: int, seats: int) -> None:
        """The seats of this mask look at a whole pile."""
        self.known.look(self.piles[pile], seats)
        self.saw(seats, lambda deal: {deal} if deal[pile] == deal_of(self.piles)[pile] else set())

    def draw(self, to: int) -> None:
        """The top card of the deck goes to a hand, as it lies."""
        self.piles[to].append(self.piles[DECK].pop())
        self.saw(0, lambda deal: {drawn(deal, to)})

    def hand_on(self, pile: int, card: int, to: int, witnesses: int) -> None:
        """A card of a hand goes to the bottom of the deck, or to another hand; only witnesses see which."""
        self.known.leaves(card, self.piles[pile], witnesses)
        self.piles[pile].remove(card)
        self.put(card, to)
        kind = KINDS[card]
        for seat in range(SEATS):
            saw_it = bool(witnesses >> seat & 1)
            self.possible[seat] = {
                moved(deal, pile, one, to) for deal in self.possible[seat] for one in (deal[pile] if not saw_it else [kind])
                if one in deal[pile]
            }

    def put(self, card: int, to: int) -> None:
        """Under the deck, or into a hand."""
        if to == DECK:
            self.piles[DECK].insert(0, card)
        else:
            self.piles[to].append(card)

    def shuffle(self, dice: Dice) -> None:
        """The whole deck is shuffled for good."""
        dice.shuffle(self.piles[DECK])
        self.known.shuffled(self.piles[DECK])
        self.saw(0, lambda deal: {(order, *deal[1:]) for order in permutations(deal[DECK])})

    def stir(self, first: int, last: int, dice: Dice) -> None:
        """A part of the deck is mixed: who knew these cards knows them only as a group."""
        part = self.piles[DECK][first:last]
        self.known.mix(part)
        order = sorted(part)
        dice.shuffle(order)
        self.piles[DECK][first:last] = order
        self.saw(
            0,
            lambda deal: {
                ((*deal[DECK][:first], *middle, *deal[DECK][last:]), *deal[1:])
                for middle in permutations(deal[DECK][first:last])
            },
        )

    def saw(self, seats: int, becomes: object) -> None:
        """Every deal becomes these; who is not of `seats` saw nothing of it where the cards stayed."""
        for seat in range(SEATS):
            if not seats or seats >> seat & 1:
                self.possible[seat] = {new for deal in self.possible[seat] for new in becomes(deal)}  # type: ignore[operator]

    # -- what a seat is said to know -------------------------------------------------------------

    def notebook(self, seat: int) -> tuple[object, ...]:
        """Cards it knows by place, and groups: their cards and how many of them lie where."""
        known = self.known
        exact, vague = known.exact[seat], known.vague[seat] & ~known.exact[seat]
        placed: list[tuple[int, ...]] = []
        for at, pile in enumerate(self.piles):
            row = [KINDS[card] if exact >> card & 1 else -1 for card in pile]
            placed.append(tuple(row) if at == DECK else tuple(sorted(row)))
        groups: list[Group] = []
        for batch in known.batches:
            unplaced = batch & ~exact
            places = [sum(unplaced >> card & 1 for card in pile) for pile in self.piles]
            if batch & vague:
                cards = sorted(KINDS[card] for card in range(len(KINDS)) if batch & vague & 1 << card)
                groups.append((tuple(cards), tuple(places)))
        return (tuple(placed), tuple(sorted(groups)))


def cut(kinds: list[int], sizes: tuple[int, ...]) -> list[list[int]]:
    """These kinds dealt into piles of these sizes."""
    piles: list[list[int]] = []
    for size in sizes:
        piles.append(kinds[:size])
        kinds = kinds[size:]
    return piles


def drawn(deal: Deal, to: int) -> Deal:
    """The top of the deck is in a hand."""
    piles = [list(pile) for pile in deal]
    piles[to].append(piles[DECK].pop())
    return normal(piles)


def moved(deal: Deal, pile: int, kind: int, to: int) -> Deal:
    """A card of this kind has gone from a hand to another place."""
    piles = [list(one) for one in deal]
    piles[pile].remove(kind)
    if to == DECK:
        piles[DECK].insert(0, kind)
    else:
        piles[to].append(kind)
    return normal(piles)


def fits(deal: Deal, notebook: tuple[object, ...]) -> bool:
    """Is everything the notebook says true of this deal?"""
    placed, groups = notebook
    left: list[Counter[int]] = []
    for at, row in enumerate(placed):  # type: ignore[arg-type, var-annotated]
        if at == DECK and any(said not in (-1, kind) for said, kind in zip(row, deal[DECK], strict=True)):
            return False
        rest = Counter(deal[at])
        rest.subtract(said for said in row if said >= 0)
        if min(rest.values(), default=0) < 0:
            return False
        left.append(rest)
    return groups_fit(left, list(groups))  # type: ignore[call-overload]


def groups_fit(left: list[Counter[int]], groups: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> bool:
    """Can every card of every group lie at one of its group's places?"""
    for at, (cards, places) in enumerate(groups):
        if cards:
            rest = groups[:at] + [(cards[1:], places)] + groups[at + 1 :]
            for pile in range(PILES):
                if places[pile] and left[pile][cards[0]]:
                    fewer = [Counter(one) for one in left]
                    fewer[pile][cards[0]] -= 1
                    room = list(places)
                    room[pile] -= 1
                    rest[at] = (cards[1:], tuple(room))
                    if groups_fit(fewer, rest):
                        return True
            return False
    return True
