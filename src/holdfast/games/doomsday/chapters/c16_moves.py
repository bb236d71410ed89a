"""DOM-15.7, DOM-16, DOM-17  Effects that move the cards before players, or deal them anew."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c15_deeds import (
    Deed,
    Picks,
    group,
    seat_words,
    some_of,
)
from holdfast.games.doomsday.chapters.c15_words import seat_in, slot_in
from holdfast.games.doomsday.chapters.c16_cards import CardDeed, cards_in, words_for
from holdfast.games.doomsday.pieces import SEATS, SIDES
from holdfast.games.doomsday.queries import (
    clockwise,
    hidden_roles,
    is_open,
    living,
    open_roles,
    spot_of,
    spots_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import (
    Card,
    look_at_own,
    teams_changed,
    turn_down,
)
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


class RedealLoyalty(Deed):
    """DOM-17.1  The loyalty cards of one to three players, shuffled together and dealt anew face down."""

    def __init__(self, rule: str, least: int, most: int) -> None:
        super().__init__(rule)
        self.least = least
        self.most = most

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return some_of(seat_words(group(table.state, by, "any_living")), picks, self.least, self.most)

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        spots = [spot for seat in clockwise(state) if seat in picks for spot in spots_of(state, seat)]
        cards = [state.loyal[spot] for spot in spots]
        state.known.loyalties.mix(cards)
        table.dice.shuffle(cards)
        for spot, card in zip(spots, cards, strict=True):
            state.loyal[spot] = card
            state.loyal_open[spot] = False
        table.tell(events.LoyaltiesRedealt([SEATS[seat] for seat in picks]))
        look_at_own(table, [(seat, side) for seat in picks for side in SIDES])
        teams_changed(table)
        turn_down(table, [])


class SwapLoyalty(CardDeed):
    """DOM-16.20  Two loyalty cards of two different players change places, facing kept; in the ring two gaps."""

    def words(self, state: State, by: Seat) -> list[Card]:
        """Every card that touches a living player, each once."""
        seen: list[int] = []
        cards: list[Card] = []
        for seat in group(state, by, "any_living"):
            for side in SIDES:
                if spot_of(state, seat, side) not in seen:
                    seen.append(spot_of(state, seat, side))
                    cards.append((seat, side))
        return cards

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        """Whoever is left alone has nobody's card to exchange for an own one; in the ring there are always two gaps."""
        cards = self.words(state, by)
        return any(self.partners(state, cards, word.which) for word in words_for(cards))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        cards = self.words(state, by)
        if len(picks) == 2:
            return []
        if not picks:
            return [word for word in words_for(cards) if self.partners(state, cards, word.which)]
        return [*words_for(self.partners(state, cards, picks[0]))]

    def partners(self, state: State, cards: list[Card], first: int) -> list[Card]:
        """Those that come after it in the list, so that every exchange has one spelling."""
        at = cards.index((seat_in(first), slot_in(first)))
        own = [] if state.mode.is_ring else spots_of(state, seat_in(first))
        return [card for card in cards[at + 1 :] if spot_of(state, *card) not in own]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        (seat, side), (other, far) = cards_in(picks)
        a, b = spot_of(state, seat, side), spot_of(state, other, far)
        state.loyal[a], state.loyal[b] = state.loyal[b], state.loyal[a]
        state.loyal_open[a], state.loyal_open[b] = state.loyal_open[b], state.loyal_open[a]
        table.tell(events.LoyaltiesSwapped(SEATS[seat], ["left", "right"][side], SEATS[other], ["left", "right"][far]))
        look_at_own(table, [card for card in cards_in(picks) if not is_open(state, *card)])
        teams_changed(table)
        turn_down(table, [])


def swap_roles(table: Table[State], a: Seat, b: Seat) -> None:
    """DOM-15.7, DOM-10.4  The role sets change places, each facing as it lay; lives and all else stay."""
    state = table.state
    one, other = state.players[a], state.players[b]
    one.roles, other.roles = other.roles, one.roles
    one.role_open, other.role_open = other.role_open, one.role_open
    table.tell(events.RolesSwapped(SEATS[a], SEATS[b]))


def look_at_roles(table: Table[State], seats: list[Seat]) -> None:
    state = table.state
    look_at_own(table, [(seat, slot) for seat in seats for slot in hidden_roles(state, seat)])
    teams_changed(table)
    turn_down(table, [])


class SwapRoles(Deed):
    """DOM-16.34, DOM-17.28  Two living players' role sets; `own`: the own one with another's, both face down."""

    def __init__(self, rule: str, own: bool, optional: bool) -> None:
        super().__init__(rule, optional)
        self.own = own

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return len(living(state)) > 1

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if self.own:
            return [] if picks else [*seat_words(group(table.state, by, "other_living"))]
        return some_of(seat_words(group(table.state, by, "any_living")), picks, 2, 2)

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        a, b = (by, picks[0]) if self.own else (picks[0], picks[1])
        swap_roles(table, a, b)
        if self.own:
            turn_down(table, [(seat, slot) for seat in (a, b) for slot in open_roles(table.state, seat)])
        look_at_roles(table, [a, b])


class SwapWithDead(Deed):
    """DOM-16.21  The own role for a dead player's, which lies face down; the given one lies open."""

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(group(state, by, "dead_one"))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*seat_words(group(table.state, by, "dead_one"))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        swap_roles(table, by, picks[0])
        given = state.players[picks[0]]
        for at, card in enumerate(given.roles):
            # DOM-R71: shown by a swap, not revealed.
            given.role_open[at] = True
            state.known.roles.look([card], -1)
        turn_down(table, [(by, slot) for slot in open_roles(state, by)])
        look_at_roles(table, [by])
