"""DOM-15.7, DOM-16, DOM-17  Effects that turn, show, hide or move the cards before players."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c15_deeds import (
    PICKED_FROM,
    Deed,
    Picks,
    group,
    seat_words,
    some_of,
)
from holdfast.games.doomsday.chapters.c15_words import CARD_WORDS, OWN_CARD_WORDS, Picked, seat_in, slot_in
from holdfast.games.doomsday.pieces import LEFT, RIGHT, ROLE, SEATS, SIDES
from holdfast.games.doomsday.queries import (
    hidden_roles,
    hidden_sides,
    is_open,
    living,
    open_roles,
    spot_of,
    spots_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import (
    Card,
    face_of,
    peek,
    see,
    turn_down,
    turn_up,
)
from holdfast.kernel.step import Choice, Decision, Seat
from holdfast.kernel.table import Table


def cards_in(picks: Picks) -> list[Card]:
    return [(seat_in(which), slot_in(which)) for which in picks]


def words_for(cards: list[Card]) -> list[Picked]:
    return [CARD_WORDS[seat][slot] for seat, slot in cards]


def foreign_sides(state: State, by: Seat, seat: Seat) -> list[int]:
    """DOM-R15  The hidden loyalty cards of this player that `by` does not own too."""
    own = spots_of(state, by)
    return [side for side in hidden_sides(state, seat) if spot_of(state, seat, side) not in own]


class CardDeed(Deed):
    """An effect whose answers are cards before players."""

    def seats_in(self, picks: Picks) -> list[Seat]:
        return [seat_in(which) for which in picks]


# -- peeking -----------------------------------------------------------------------------------------


class Peek(CardDeed):
    """DOM-16.25, DOM-17.5, DOM-17.6, DOM-17.19  At one hidden card of each, or of one other player."""

    def __init__(self, rule: str, of: str, roles: bool, optional: bool) -> None:
        super().__init__(rule, optional)
        self.of = of
        self.roles = roles

    def cards_of(self, state: State, by: Seat, seat: Seat) -> list[Card]:
        slots = hidden_roles(state, seat) if self.roles else foreign_sides(state, by, seat)
        return [(seat, slot) for slot in slots]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return any(self.cards_of(state, by, seat) for seat in group(state, by, self.of))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        seats = [seat for seat in group(state, by, self.of) if self.cards_of(state, by, seat)]
        if self.of in PICKED_FROM:
            return [] if picks else [*words_for([card for seat in seats for card in self.cards_of(state, by, seat)])]
        return [] if len(picks) >= len(seats) else [*words_for(self.cards_of(state, by, seats[len(picks)]))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        peek(table, by, cards_in(picks))


class PeekAny(CardDeed):
    """DOM-16.27  The Mole looks at one hidden card of the active player that is not the Mole's too."""

    def cards(self, state: State, by: Seat) -> list[Card]:
        seat = state.turn.seat
        return [(seat, slot) for slot in [*foreign_sides(state, by, seat), *hidden_roles(state, seat)]]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return state.players[state.turn.seat].alive and bool(self.cards(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*words_for(self.cards(table.state, by))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        peek(table, by, cards_in(picks))


class ShowOwn(Deed):
    """DOM-17.26  One player sees the own role and loyalty cards; no peek (DOM-R40)."""

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*seat_words(group(table.state, by, "other_living"))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        slots = [*SIDES, *range(ROLE, ROLE + len(state.players[by].roles))]
        mask = 1 << picks[0]
        for slot in slots:
            see(table, mask, by, slot)
        shown = [face_of(state, by, slot) for slot in slots]
        table.tell(
            events.CardShown(SEATS[by], SEATS[picks[0]], shown),
            mask | 1 << by,
            events.CardShown(SEATS[by], SEATS[picks[0]], []),
        )


# -- turning up and down -----------------------------------------------------------------------------


class HideLoyalty(Deed):
    """DOM-16.1, DOM-17.2, DOM-17.35  All open loyalty cards of these players."""

    def __init__(self, rule: str, of: str) -> None:
        super().__init__(rule)
        self.of = of

    def cards(self, state: State, by: Seat) -> list[Card]:
        return [(seat, side) for seat in group(state, by, self.of) for side in SIDES if is_open(state, seat, side)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.cards(state, by))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_down(table, self.cards(table.state, by))


class HideRole(CardDeed):
    """DOM-17.8, DOM-17.10, DOM-17.20  Some open roles; `of` self: this card (DOM-16.1, DOM-16.8)."""

    def __init__(self, rule: str, of: str, least: int, most: int) -> None:
        super().__init__(rule)
        self.of = of
        self.least = least
        self.most = most

    def cards(self, state: State, by: Seat) -> list[Card]:
        return [(seat, slot) for seat in group(state, by, self.of) for slot in open_roles(state, seat)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.cards(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if self.of == "self":
            return []
        return some_of(words_for(self.cards(table.state, by)), picks, self.least, self.most)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_down(table, self.cards(table.state, by) if self.of == "self" else cards_in(picks))


class RevealRole(CardDeed):
    """DOM-16.17, DOM-16.35, DOM-17.10  One hidden role, or those of all others at once."""

    def __init__(self, rule: str, of: str, different: bool) -> None:
        super().__init__(rule)
        self.of = of
        self.different = different

    def cards(self, state: State, by: Seat, chosen: list[Seat]) -> list[Card]:
        seats = [seat for seat in group(state, by, self.of) if not (self.different and seat in chosen)]
        return [(seat, slot) for seat in seats for slot in hidden_roles(state, seat)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.cards(state, by, chosen))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if picks or self.of not in PICKED_FROM:
            return []
        return [*words_for(self.cards(table.state, by, chosen))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_up(table, cards_in(picks) if self.of in PICKED_FROM else self.cards(table.state, by, []))


class ToggleRole(CardDeed):
    """DOM-16.13, DOM-17.24  Turn one living player's role card over, up or down."""

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        seats = group(state, by, "any_living")
        cards = [(seat, ROLE + at) for seat in seats for at in range(len(state.players[seat].roles))]
        return [] if picks else [*words_for(cards)]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        cards = cards_in(picks)
        if is_open(table.state, *cards[0]):
            turn_down(table, cards)
        else:
            turn_up(table, cards)


class FlipAllRoles(Deed):
    """DOM-17.7  All living players' roles turn over at the same moment."""

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        up = [(seat, slot) for seat in living(state) for slot in hidden_roles(state, seat)]
        down = [(seat, slot) for seat in living(state) for slot in open_roles(state, seat)]
        turn_down(table, down)
        turn_up(table, up)


class HideOwn(CardDeed):
    """DOM-16.2  The Invisible hides one to three of role and loyalty cards, while all are open."""

    def __init__(self, rule: str, least: int, optional: bool) -> None:
        super().__init__(rule, optional)
        self.least = least

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return state.players[by].bare

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        words = words_for([(by, LEFT), (by, RIGHT), (by, ROLE)])
        return some_of(words, picks, self.least, len(words))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_down(table, cards_in(picks))


# -- loyalty cards shown -----------------------------------------------------------------------------


class RevealLoyalty(CardDeed):
    """DOM-16.17, DOM-17.15  A hidden loyalty card of one player, or of each of several, chosen by the user."""

    def __init__(self, rule: str, of: str, players: int) -> None:
        super().__init__(rule)
        self.of = of
        self.players = players

    def seats(self, state: State, by: Seat) -> list[Seat]:
        return [seat for seat in group(state, by, self.of) if hidden_sides(state, seat)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.seats(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        if len(picks) >= self.players:
            return []
        seats = self.seats(state, by)
        taken = [spot_of(state, seat, side) for seat, side in cards_in(picks)]
        past = seats.index(seat_in(picks[-1])) + 1 if picks else 0
        words = [self.words(state, seat, taken) for seat in seats[past:]]
        # Whoever comes so late that too few would be left cannot be the next one, as long as others can.
        early = words[: max(0, len(words) - (self.players - len(picks)) + 1)]
        found = [word for seat_words in early for word in seat_words] or [word for some in words for word in some]
        if self.players - len(picks) == 1:
            return [*found]
        # In the ring two players may have only the card between them: with it nobody would be left.
        leading = [word for word in found if self.leads_on(state, seats, taken, word)]
        return [*(leading or found)]

    def leads_on(self, state: State, seats: list[Seat], taken: list[int], word: Picked) -> bool:
        seat, side = seat_in(word.which), slot_in(word.which)
        then = [*taken, spot_of(state, seat, side)]
        return any(self.words(state, one, then) for one in seats[seats.index(seat) + 1 :])

    def words(self, state: State, seat: Seat, taken: list[int]) -> list[Picked]:
        sides = [side for side in hidden_sides(state, seat) if spot_of(state, seat, side) not in taken]
        return words_for([(seat, side) for side in sides])

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_up(table, cards_in(picks))


class RevealAllLoyalty(Deed):
    """DOM-16.35  All other living players' loyalty cards at once."""

    def cards(self, state: State, by: Seat) -> list[Card]:
        seats = group(state, by, "each_other_living")
        return [(seat, side) for seat in seats for side in hidden_sides(state, seat)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.cards(state, by))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        turn_up(table, self.cards(table.state, by))


class OwnerReveals(Deed):
    """DOM-17.16  One player shows a hidden loyalty card of own choice, if there is one."""

    def __init__(self, rule: str, of: str) -> None:
        super().__init__(rule)
        self.of = of

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(group(state, by, self.of))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*seat_words(group(table.state, by, self.of))]

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        if hidden_sides(table.state, picks[0]):
            table.then(ShowLoyalty(picks[0]))


class ShowLoyalty(Decision[State, Picked]):
    """DOM-17.16, DOM-DP27  Which hidden loyalty card?"""

    rule = "DOM-17.16"
    automatic = True
    timer = "answer"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [OWN_CARD_WORDS[seat][side] for side in hidden_sides(table.state, seat)]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        turn_up(table, [(seat, choice.which)])
