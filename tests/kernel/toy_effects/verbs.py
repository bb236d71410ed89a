"""What the castaways' cards do, each verb for all that it concerns. `by`: whose card it is; `on`: whom it concerns."""

from __future__ import annotations

from holdfast.kernel.parts.paying import Purse
from holdfast.kernel.parts.plans import On, Operation, Plan
from holdfast.kernel.parts.triggers import SetOff, WorkOff
from holdfast.kernel.step import ALL, Choice, Decision, Seat, Step
from holdfast.kernel.table import Result, Table
from kernel.toy_effects.state import (
    CLASSES,
    FELL_OTHER,
    HIDDEN,
    ITEMS,
    WORTH,
    WOUNDED_ME,
    WOUNDED_OTHER,
    WOUNDS,
    State,
    clockwise,
    face_of,
    find,
    playing,
    shield_of,
    told,
)


def gain(table: Table[State], by: Seat, on: On, what: int, n: int) -> None:
    for seat in on:
        table.state.castaways[seat].stores[what] += n
        table.tell(told("gained", seat=seat, item=ITEMS[what], n=n))


def lose(table: Table[State], by: Seat, on: On, what: int, n: int) -> None:
    """As many as there are."""
    for seat in on:
        stores = table.state.castaways[seat].stores
        lost = min(n, stores[what])
        stores[what] -= lost
        table.tell(told("lost", seat=seat, item=ITEMS[what], n=lost))


class Stores(Purse[State]):
    """What lies open before a castaway."""

    def __init__(self) -> None:
        super().__init__(ITEMS, CLASSES)

    def held(self, table: Table[State], by: Seat, kind: int) -> int:
        return table.state.castaways[by].stores[kind]

    def spend(self, table: Table[State], by: Seat, kind: int, number: int) -> None:
        lose(table, by, (by,), kind, number)

    def worth(self, kind: int) -> int:
        return WORTH[kind]


def heal(table: Table[State], by: Seat, on: On, n: int) -> None:
    for seat in on:
        castaway = table.state.castaways[seat]
        healed = 0 if castaway.out else min(n, castaway.wounds)
        castaway.wounds -= healed
        table.tell(told("healed", seat=seat, n=healed))


# -- cards -------------------------------------------------------------------------------------------


def draw(table: Table[State], by: Seat, on: On, n: int) -> None:
    """The drawer alone sees the card. An empty deck is made of the discards; none left: no card."""
    state = table.state
    for seat in on:
        for _ in range(n):
            if not state.deck:
                state.deck, state.discard = sorted(state.discard), []
                table.dice.shuffle(state.deck)
                state.known.shuffled(state.deck)
            if state.deck:
                card = state.deck.pop()
                state.known.look([card], 1 << seat)
                state.castaways[seat].hand.append(card)
                drew = told("drew", seat=seat, card=face_of(state, card).name)
                table.tell(drew, 1 << seat, told("drew", seat=seat, card=HIDDEN))


def peek(table: Table[State], by: Seat, on: On) -> None:
    """Whose card it is looks at the whole hand."""
    state = table.state
    for seat in on:
        hand = state.castaways[seat].hand
        state.known.look(hand, 1 << by)
        names = sorted(face_of(state, card).name for card in hand)
        table.tell(told("saw", seat=seat, cards=names), 1 << by, told("saw", seat=seat, cards=HIDDEN))


def discard(table: Table[State], by: Seat, on: On) -> None:
    """Cards of one's hand, by their kinds, for all to see."""
    state = table.state
    hand = state.castaways[by].hand
    for kind in on:
        card = find(state, hand, kind)
        if card >= 0:
            take_from_hand(table, by, card)
            state.discard.append(card)
            table.tell(told("discarded", seat=by, card=state.faces[kind].name))


def take_from_hand(table: Table[State], seat: Seat, card: int) -> None:
    """All see which card leaves; only its owner from where."""
    hand = table.state.castaways[seat].hand
    table.state.known.leaves(card, hand, ALL, 1 << seat)
    hand.remove(card)


def strip(table: Table[State], by: Seat, on: On) -> None:
    """Everything laid out is discarded."""
    state = table.state
    for seat in on:
        state.discard += state.castaways[seat].laid
        state.castaways[seat].laid = []
        table.tell(told("stripped", seat=seat))


# -- wounds ------------------------------------------------------------------------------------------


def wound(table: Table[State], by: Seat, on: On) -> None:
    """A change that can be answered is a step of its own."""
    table.then_all([Brace(seat) for seat in on if not table.state.castaways[seat].out])


class Say(Choice):
    """Any answer: a verb and at most one object."""

    def __init__(self, verb: str, what: str = "") -> None:
        super().__init__(f"{verb} {what}" if what else verb)
        self.verb = verb
        self.what = what


class Brace(Decision[State, Say]):
    """Who is about to be wounded may show a shield. All are asked: a pause tells nothing."""

    rule = "ISL-4"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("bear"), *([Say("block")] if shield_of(table.state, seat) >= 0 else [])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return Say("bear")

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "bear":
            table.then(Wound(seat))
            return
        card = shield_of(table.state, seat)
        take_from_hand(table, seat, card)
        table.state.discard.append(card)
        table.tell(told("blocked", seat=seat))


class Wound(Step[State]):
    """Wounds count at once; what they set off waits."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        castaway = table.state.castaways[self.seat]
        castaway.wounds += 1
        table.tell(told("wounded", seat=self.seat))
        set_off(table, WOUNDED_ME, [self.seat], self.seat)
        set_off(table, WOUNDED_OTHER, [other for other in clockwise(table.state) if other != self.seat], self.seat)
        if castaway.wounds >= WOUNDS:
            fall(table, self.seat)


def fall(table: Table[State], seat: Seat) -> None:
    """Out, with everything; in one's own turn, the rest of the turn is lost, but not what was set off."""
    state = table.state
    castaway = state.castaways[seat]
    castaway.out = True
    state.known.look(castaway.hand, ALL)
    state.discard += castaway.hand + castaway.laid
    castaway.hand, castaway.laid = [], []
    table.tell(told("fell", seat=seat))
    set_off(table, FELL_OTHER, clockwise(state), seat)
    if len(playing(state)) < 2:
        end(table)
    elif state.turn == seat:
        end_turn(table, seat, (seat,))


def set_off(table: Table[State], event: int, owners: list[Seat], seat: Seat) -> None:
    """The triggers of these castaways that answer this event join the end of the queue, in printed order."""
    state = table.state
    for owner in owners:
        for card in state.castaways[owner].laid:
            face = face_of(state, card)
            for n, answered in enumerate(face.events, start=1):
                if answered == event:
                    state.queue.append(SetOff(f"{face.name} on {n}", owner, (seat,)))


class Triggers(WorkOff[State]):
    """Its owner must live and its card must still lie there."""

    def waiting(self, state: State) -> list[SetOff]:
        return state.queue

    def still_works(self, table: Table[State], one: SetOff) -> bool:
        owner = table.state.castaways[one.by]
        name = one.plan.partition(" on ")[0]
        return not owner.out and any(face_of(table.state, card).name == name for card in owner.laid)


TRIGGERS = Triggers()


# -- scopes ------------------------------------------------------------------------------------------


class CardEnd(Step[State]):
    """The scope of a card: `stop` leaves the rest of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, table: Table[State]) -> None:
        table.tell(told("card done", card=self.name))


class TurnEnd(Step[State]):
    """The scope of a turn."""

    def run(self, table: Table[State]) -> None:
        table.tell(told("turn ended", seat=table.state.turn))
        table.state.turn = -1


def stop(table: Table[State], by: Seat, on: On) -> None:
    table.leave(CardEnd)


def end_turn(table: Table[State], by: Seat, on: On) -> None:
    """Whatever was still to happen in this turn does not, but what was set off before does."""
    table.leave(TurnEnd)
    table.then(TRIGGERS)


def end(table: Table[State]) -> None:
    """Who has most wins; who is out has nothing."""
    scores = [0 if one.out else sum(one.stores) for one in table.state.castaways]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    table.finish(Result(winners, scores, "turns", [{"stores": score} for score in scores]))


# -- operations of this game -------------------------------------------------------------------------


class Once(Operation[State]):
    """A plan that each castaway carries out once a turn."""

    def __init__(self, then: Plan[State]) -> None:
        self.then = then

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        if self.can(table, by, on):
            table.state.used.append(self.mark(by))
            table.then_all(self.then.steps(by, on))

    def can(self, table: Table[State], by: Seat, on: On) -> bool:
        return self.mark(by) not in table.state.used

    def mark(self, by: Seat) -> str:
        return f"{self.then.place} {by}"


class Roll(Operation[State]):
    """A die; the first band that reaches the result applies."""

    def __init__(self, reaches: list[int], plans: list[Plan[State]]) -> None:
        self.reaches = reaches
        self.plans = plans

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        result = 1 + table.dice.below(6)
        table.tell(told("rolled", seat=by, result=result))
        band = next(i for i, most in enumerate(self.reaches) if result <= most)
        table.then_all(self.plans[band].steps(by, on))
