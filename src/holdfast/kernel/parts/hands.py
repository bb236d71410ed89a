"""Cards of one back in a stock and in hands, called by the names of their kinds; who has seen which is kept with them.

What most games with cards begin with. A game with piles of its own keeps `Knowledge` itself.
"""

from __future__ import annotations

from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import nobody_knows
from holdfast.kernel.step import ALL, Seat


class Hands:
    """A stock, and a hand for each seat."""

    def __init__(self, cards: dict[str, int], seats: int) -> None:
        """`cards`: how many there are of each kind."""
        kinds = [kind for kind, n in enumerate(cards.values()) for _ in range(n)]
        self._names = list(cards)
        self.stock = list(range(len(kinds)))
        self.held: list[list[int]] = [[] for _ in range(seats)]
        self.known = nobody_knows(kinds, seats)

    def clone(self) -> Hands:
        copy = Hands({}, 0)
        copy._names = self._names
        copy.stock = self.stock[:]
        copy.held = [hand[:] for hand in self.held]
        copy.known = self.known.clone()
        return copy

    def __deepcopy__(self, memo: object) -> Hands:
        return self.clone()

    def of(self, seat: Seat) -> list[str]:
        """What this seat holds, kind by kind."""
        return [self._names[kind] for kind in sorted(self.known.kinds[card] for card in self.held[seat])]

    def shuffle(self, dice: Dice) -> None:
        """Shuffle the stock."""
        dice.shuffle(self.stock)
        self.known.shuffled(self.stock)

    def draw(self, seat: Seat, n: int) -> list[str]:
        """So many cards off the stock, or all that are left; only who draws sees them."""
        cards = [self.stock.pop() for _ in range(min(n, len(self.stock)))]
        self.held[seat] += cards
        self.known.look(cards, 1 << seat)
        return [self._names[self.known.kinds[card]] for card in cards]

    def play(self, seat: Seat, name: str) -> None:
        """One card of this kind leaves the hand, and the game, before everybody's eyes."""
        hand = self.held[seat]
        card = next(card for card in hand if self._names[self.known.kinds[card]] == name)
        self.known.leaves(card, hand, ALL, 1 << seat)
        hand.remove(card)

    def redeal(self, seat: Seat | None, dice: Dice) -> None:
        """Deal anew what this seat (None: a spectator) cannot know."""
        self.known.redeal([self.stock, *self.held], -1 if seat is None else seat, dice)
