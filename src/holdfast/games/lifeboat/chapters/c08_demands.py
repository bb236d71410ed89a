"""LIF-08  Actions: change seats, rob."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING
from holdfast.games.lifeboat.chapters.c10_fights import DeclareFight
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.offers import let_lapse
from holdfast.games.lifeboat.queries import find, is_conscious, kinds_in, name_of, visible_strength
from holdfast.games.lifeboat.state import KIND_OF, KINDS, NAMES, State
from holdfast.games.lifeboat.verbs import hand_over, take_blind
from holdfast.games.lifeboat.worth import best_kind
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class ChangeSeats(Choice):
    """Demand somebody's seat."""

    icon = "swap"

    def __init__(self, of: int) -> None:
        super().__init__(f"swap {NAMES[of]}")
        self.of = of

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.of]}"]


class Rob(Choice):
    """Demand one of somebody's cards."""

    icon = "fist"

    def __init__(self, of: int) -> None:
        super().__init__(f"rob {NAMES[of]}")
        self.of = of

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.of]}"]


class Yield(Choice):
    """Give way."""

    icon = "hand"

    def anchors(self) -> list[str]:
        return ["hand:yield"]


class Refuse(Choice):
    """Refuse, and fight."""

    icon = "fist"

    def anchors(self) -> list[str]:
        return ["hand:refuse"]


class TakeOpen(Choice):
    """Take this open card."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"take {KINDS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[self.kind]}"]


class TakeClosed(Choice):
    """Take a closed card, blind."""

    icon = "card"

    def anchors(self) -> list[str]:
        return ["pile:closed"]


CHANGE_SEATS: Final = [ChangeSeats(character) for character in range(len(NAMES))]
ROB: Final = [Rob(character) for character in range(len(NAMES))]
YIELD: Final = Yield("yield")
REFUSE: Final = Refuse("refuse")
YIELD_OR_REFUSE: Final[list[Choice]] = [YIELD, REFUSE]
TAKE_OPEN: Final = [TakeOpen(kind) for kind in range(len(KINDS))]
TAKE_CLOSED: Final = TakeClosed("take closed")


class Demand(Step[State]):
    """LIF-08.1  A seat, or a card, is demanded. Who is not conscious is not asked (LIF-08.2)."""

    def __init__(self, by: Seat, of: Seat, wants_card: bool) -> None:
        self.by = by
        self.of = of
        self.wants_card = wants_card

    def run(self, table: Table[State]) -> None:
        state = table.state
        who, of = name_of(state, self.by), name_of(state, self.of)
        if not table.unheard():
            table.tell(events.CardDemanded(who, of) if self.wants_card else events.SeatDemanded(who, of))
        # LIF-08.4: a demand cannot be withdrawn.
        table.reveal()
        if is_conscious(state.sailors[self.of]):
            table.then(AnswerDemand(self.of, self.by, self.wants_card))
        else:
            table.then(Claim(self.by, self.of, self.wants_card))


class AnswerDemand(Decision[State, Yield | Refuse]):
    """LIF-08.3  The one demanded of yields or refuses, and may bargain, open and give away until then."""

    rule = "LIF-08.3"
    allows = OPENING | TRADING
    timer = "answer_demand"

    def __init__(self, seat: Seat, by: Seat, wants_card: bool) -> None:
        self.seat = seat
        self.by = by
        self.wants_card = wants_card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return YIELD_OR_REFUSE

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Refuse unless the attacker looks stronger."""
        sailors = table.state.sailors
        return REFUSE if visible_strength(sailors[seat]) >= visible_strength(sailors[self.by]) else YIELD

    def take(self, table: Table[State], seat: Seat, choice: Yield | Refuse) -> None:
        """LIF-08.4  Yielding gives what was demanded; refusal means a fight, which nobody can call off."""
        who, to = name_of(table.state, seat), name_of(table.state, self.by)
        claim = Claim(self.by, seat, self.wants_card)
        if isinstance(choice, Yield):
            if not table.unheard():
                table.tell(events.Yielded(who, to))
            table.then(claim)
        else:
            if not table.unheard():
                table.tell(events.Refused(who, to))
            table.then(DeclareFight(self.by, seat, claim))


class Claim(Step[State]):
    """LIF-08.5, LIF-08.6  What was demanded is done: the seats are changed, or one card is taken."""

    def __init__(self, by: Seat, of: Seat, wants_card: bool) -> None:
        self.by = by
        self.of = of
        self.wants_card = wants_card

    def run(self, table: Table[State]) -> None:
        if self.wants_card:
            table.then(TakeCard(self.by, self.of))
        else:
            change_seats(table, self.by, self.of)


def change_seats(table: Table[State], by: Seat, of: Seat) -> None:
    """LIF-08.5  The two boat cards swap; all else goes with the character. Turn order stays (LIF-08.7)."""
    state = table.state
    at, there = state.boat.index(by), state.boat.index(of)
    state.boat[at], state.boat[there] = of, by
    if not table.unheard():
        table.tell(events.SeatsChanged(name_of(state, by), name_of(state, of)))


class TakeCard(Step[State]):
    """LIF-R17  If the victim's cards are gone by now, nothing is taken."""

    def __init__(self, by: Seat, of: Seat) -> None:
        self.by = by
        self.of = of

    def run(self, table: Table[State]) -> None:
        victim = table.state.sailors[self.of]
        if victim.open or victim.closed:
            table.then(TakeOne(self.by, self.of))
        else:
            table.tell(events.NothingToTake(name_of(table.state, self.by), name_of(table.state, self.of)))


class TakeOne(Decision[State, TakeOpen | TakeClosed]):
    """LIF-08.6  One open card of the robber's choice, or one closed card at random. One card in all."""

    rule = "LIF-08.6"
    automatic = True
    timer = "take_loot"

    def __init__(self, seat: Seat, of: Seat) -> None:
        self.seat = seat
        self.of = of

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        victim = table.state.sailors[self.of]
        options: list[Choice] = [TAKE_OPEN[kind] for kind in kinds_in(victim.open)]
        if victim.closed:
            options.append(TAKE_CLOSED)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The dearest open card, else a closed one."""
        opened = kinds_in(table.state.sailors[self.of].open)
        return TAKE_OPEN[best_kind(opened)] if opened else TAKE_CLOSED

    def take(self, table: Table[State], seat: Seat, choice: TakeOpen | TakeClosed) -> None:
        state = table.state
        who, of = name_of(state, seat), name_of(state, self.of)
        if isinstance(choice, TakeOpen):
            hand_over(state, find(state.sailors[self.of].open, choice.kind), self.of, seat)
            table.tell(events.Robbed(who, of, KINDS[choice.kind]))
        else:
            card = take_blind(table, seat, self.of)
            if not table.unheard():
                known = events.Robbed(who, of, KINDS[KIND_OF[card]])
                table.tell(known, 1 << seat | 1 << self.of, events.Robbed(who, of, HIDDEN))
        let_lapse(table)
