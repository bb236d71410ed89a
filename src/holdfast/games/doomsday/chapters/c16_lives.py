"""DOM-15.5, DOM-15.6, DOM-16, DOM-17  Effects that heal, harm, raise the dead or convert."""

from __future__ import annotations

from holdfast.games.doomsday.chapters.c11_death import Rise, may_rise
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.chapters.c15_deeds import PICKED_FROM, Deed, Picks, group, seat_words, some_of
from holdfast.games.doomsday.chapters.c15_words import CARD_WORDS, OWN_CARD_WORDS, SEAT_WORDS, Picked, seat_in, slot_in
from holdfast.games.doomsday.pieces import LEGION, MOST_LIVES, SIDES, TWO_TOUCHED_SEATS
from holdfast.games.doomsday.queries import (
    clockwise,
    hidden_sides,
    is_hidden,
    left_of,
    loyalty_counts_as,
    right_of,
    spot_of,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import heal, is_lasting, learn, mark, turn_up, unsettle
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Heal(Deed):
    """DOM-15.5, DOM-16.8, DOM-16.36, DOM-17.13, DOM-17.22  One life back for each of these."""

    def __init__(self, rule: str, least: int, most: int, optional: bool) -> None:
        super().__init__(rule, optional)
        self.least = least
        self.most = most

    def seats(self, state: State, by: Seat) -> list[Seat]:
        """DOM-15.15  Whom it would help."""
        return [seat for seat in group(state, by, "any_living") if state.players[seat].lives < MOST_LIVES]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.seats(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return some_of(seat_words(self.seats(table.state, by)), picks, self.least, self.most)

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        for seat in picks:
            heal(table, seat, 1)


class Damage(Deed):
    """DOM-15.6, DOM-16.14, DOM-16.17, DOM-16.23, DOM-17.14  To one player, or to all of these at once."""

    def __init__(self, rule: str, to: str, n: int, different: bool, optional: bool) -> None:
        super().__init__(rule, optional)
        self.to = to
        self.n = n
        self.different = different

    def seats(self, state: State, by: Seat, chosen: list[Seat]) -> list[Seat]:
        return [seat for seat in group(state, by, self.to) if not (self.different and seat in chosen)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.seats(state, by, chosen))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if picks or self.to not in PICKED_FROM:
            return []
        return [*seat_words(self.seats(table.state, by, chosen))]

    def seats_in(self, picks: Picks) -> list[Seat]:
        return list(picks)

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        seats = list(picks) if picks else self.seats(table.state, by, [])
        deal_damage(table, [(seat, self.n) for seat in seats])


class StealLife(Deed):
    """DOM-17.25  Another player takes damage; what was really lost, the user gains."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*seat_words(group(table.state, by, "other_living"))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        table.then(Siphon(by, picks[0]))
        deal_damage(table, [(picks[0], self.n)])


class Siphon(Step[State]):
    """DOM-17.25  As many lives as were really lost."""

    def __init__(self, seat: Seat, of: Seat) -> None:
        self.seat = seat
        self.of = of

    def run(self, table: Table[State]) -> None:
        lost = table.state.hurt[self.of]
        if lost:
            heal(table, self.seat, lost)


class Resurrect(Deed):
    """DOM-11.5, DOM-16.11, DOM-16.12, DOM-16.33, DOM-17.38  One dead player, all of them, or the own self."""

    def __init__(self, rule: str, who: str, fallen: bool, optional: bool) -> None:
        super().__init__(rule, optional)
        self.who = who
        self.fallen = fallen

    def seats(self, state: State, by: Seat) -> list[Seat]:
        return [seat for seat in group(state, by, self.who) if may_rise(state, seat)]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(self.seats(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if picks or self.who not in PICKED_FROM:
            return []
        return [*seat_words(self.seats(table.state, by))]

    def default(self, table: Table[State], by: Seat, options: list[Choice]) -> Choice:
        """DOM-DP24  Lightbringer returns."""
        return options[-1] if self.who == "self" else options[0]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        seats = list(picks) if picks else self.seats(table.state, by)
        table.then_all([Rise(seat, self.fallen) for seat in seats])


class Convert(Deed):
    """DOM-16.32, DOM-14.5  Mind Eater secretly marks one other living player, or two in a large game."""

    def __init__(self, rule: str, n: int, n_large: int) -> None:
        super().__init__(rule)
        self.n = n
        self.n_large = n_large

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(group(state, by, "other_living"))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        unsettle(table.state, group(table.state, by, "other_living"))
        large = table.seats >= TWO_TOUCHED_SEATS
        table.then(Touch(by, self.n_large if large else self.n))


class Touch(Decision[State, Picked]):
    """DOM-16.32, DOM-DP30  Whom? Nobody else sees it, so who was touched already is told by the state alone."""

    rule = "DOM-16.32"
    timer = "ability"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        touched = [truth.about for truth in table.state.truths if is_lasting(truth) and truth.seats >> seat & 1]
        others = group(table.state, seat, "other_living")
        return [SEAT_WORDS[one] for one in others if one not in touched] or [SEAT_WORDS[others[0]]]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """DOM-DP30  At random, but aside from the table's own luck."""
        options = self.options(table, seat)
        dice = table.dice.stream(f"touch {table.state.round} {seat} {self.left}")
        return options[dice.below(len(options))]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        mark(table, choice.which, LEGION, 1 << seat)
        learn(table, choice.which, LEGION, True, 1 << seat)
        if self.left > 1 and len(group(table.state, seat, "other_living")) > 1:
            table.then(Touch(seat, self.left - 1))


# -- Sly Watson, Seeker ------------------------------------------------------------------------------


class RevealOrDamage(Deed):
    """DOM-16.26, DOM-13.5, DOM-R52  The neighbours, each in turn, show a certain loyalty card or take damage."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(group(state, by, "other_living"))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        left, right = left_of(state, by), right_of(state, by)
        ring = state.mode.is_ring
        # The left neighbour's right card is the nearest; in the ring the far one is meant.
        faced = [(left, SIDES[0] if ring else SIDES[1]), (right, SIDES[1] if ring else SIDES[0])]
        order = clockwise(state)
        faced.sort(key=lambda one: order.index(one[0]))
        table.then_all([FaceWatson(seat, side, self.n) for seat, side in faced])


class FaceWatson(Decision[State, Choice]):
    """DOM-16.26, DOM-DP26  Show the card, or take the damage? Forced if it is open."""

    rule = "DOM-16.26"
    automatic = True
    timer = "answer"

    def __init__(self, seat: Seat, side: int, n: int) -> None:
        self.seat = seat
        self.side = side
        self.n = n

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        shows: list[Choice] = [OWN_CARD_WORDS[seat][self.side]] if is_hidden(table.state, seat, self.side) else []
        return [*shows, TAKE]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if choice is TAKE:
            deal_damage(table, [(seat, self.n)])
        else:
            turn_up(table, [(seat, self.side)])


TAKE = Choice("damage")


class RevealUntil(Deed):
    """DOM-16.5  The Seeker turns up others' loyalty cards one by one until one counts as machine."""

    def __init__(self, rule: str, team: int) -> None:
        super().__init__(rule)
        self.team = team

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(seeker_words(state, by))

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        table.then(SeekNext(by, self.team))


def seeker_words(state: State, by: Seat) -> list[Picked]:
    """DOM-16.5  Hidden cards of other living players; in the ring each gap once."""
    seen: list[int] = []
    words: list[Picked] = []
    for seat in group(state, by, "other_living"):
        for side in hidden_sides(state, seat):
            if spot_of(state, seat, side) not in seen:
                seen.append(spot_of(state, seat, side))
                words.append(CARD_WORDS[seat][side])
    return words


class SeekNext(Decision[State, Picked]):
    """DOM-16.5, DOM-DP31  Which card next?"""

    rule = "DOM-16.5"
    automatic = True
    timer = "ability"

    def __init__(self, seat: Seat, team: int) -> None:
        self.seat = seat
        self.team = team

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*seeker_words(table.state, seat)]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        state = table.state
        of, side = seat_in(choice.which), slot_in(choice.which)
        turn_up(table, [(of, side)])
        found = loyalty_counts_as(state, state.loyal[spot_of(state, of, side)]) == self.team
        if not found and seeker_words(state, seat):
            table.then(SeekNext(seat, self.team))
