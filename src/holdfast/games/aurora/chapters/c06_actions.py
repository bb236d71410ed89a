"""AUR-06  Card actions: gather, upgrade, recruit, deal with an encounter."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import DROPS, Drop, discard, land, token_anchor
from holdfast.games.aurora.chapters.c03_harm import Fit
from holdfast.games.aurora.chapters.c06_upgrades import Install
from holdfast.games.aurora.chapters.c08_contamination import Wither
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c10_repairs import DONE, Done
from holdfast.games.aurora.chapters.c20_barrage import GiveOne
from holdfast.games.aurora.pieces import (
    DEALS,
    ENCOUNTER,
    ENEMY,
    ITEM,
    KIND,
    LOCATION,
    NAMES,
    PERSON,
    RESOURCES,
    STAYS,
    SURVIVOR,
    TOKENS,
)
from holdfast.games.aurora.queries import can_act, can_strike, name_of, resources_of
from holdfast.games.aurora.state import RESTING, Outing, State
from holdfast.games.aurora.verbs import block_tokens, enlist, gain, leave_zone, names_of, pack_tokens
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Gather(Choice):
    """Take all tokens of this block; `sort`: and discard some of them at once."""

    def __init__(self, right: bool, sort: bool) -> None:
        super().__init__(f"{'sort' if sort else 'gather'} {'right' if right else 'left'}")
        self.right = right
        self.sort = sort

    def anchors(self) -> list[str]:
        return ["block:right" if self.right else "block:left"]


class TakeCard(Choice):
    """Recruit the survivor, or add the card to the convoy."""

    def __init__(self, recruit: bool) -> None:
        super().__init__("recruit" if recruit else "install")
        self.recruit = recruit

    def anchors(self) -> list[str]:
        return ["act:card"]


class Strike(Choice):
    """Make this deal with the people met."""

    def __init__(self, deal: str) -> None:
        super().__init__(f"deal {deal}")
        self.deal = deal

    def anchors(self) -> list[str]:
        return ["act:card"]


GATHER: Final = [[Gather(right, False), Gather(right, True)] for right in (False, True)]
TAKE: Final = [TakeCard(False), TakeCard(True)]
STRIKE: Final = {name: Strike(name) for name in ("barter", "trade", "help", "rob")}


def outing_of(state: State) -> Outing:
    assert state.outing is not None
    return state.outing


def card_actions(state: State, seat: Seat, slot: int) -> list[Choice]:
    """AUR-05.11, AUR-R6  The ways in which the card's action can be carried out completely."""
    card = state.zone[slot]
    if card < 0 or KIND[card] == ENEMY:
        return []
    player = state.players[seat]
    kind = KIND[card]
    if kind == LOCATION:
        return blocks(state, slot)
    if not can_act(state, player, slot):
        return []
    if kind != ENCOUNTER:
        return [TAKE[kind == PERSON]]
    return [STRIKE[deal] for deal in DEALS[card] if can_strike(state, player, slot, deal)]


def blocks(state: State, slot: int) -> list[Choice]:
    """AUR-06.2, AUR-06.3  Each block that is not empty: to take, or to take and sort."""
    sides = [side for side, block in enumerate((state.left[slot], state.right[slot])) if block]
    options: list[Choice] = [GATHER[side][0] for side in sides]
    options += [GATHER[side][1] for side in sides if resources_on((state.left, state.right)[side][slot])]
    return options


def resources_on(packed: int) -> list[int]:
    return [kind for kind in block_tokens(packed) if kind != ITEM]


class BeginAction(Step[State]):
    """AUR-08.4, AUR-08.5  Who dies from here on leaves only when the action is complete."""

    def __init__(self, on_card: bool) -> None:
        self.on_card = on_card

    def run(self, table: Table[State]) -> None:
        outing = outing_of(table.state)
        outing.acting = True
        outing.on_card = self.on_card


class EndAction(Step[State]):
    """AUR-08.4, AUR-08.5  It is complete: the dead leave."""

    def run(self, table: Table[State]) -> None:
        outing = table.state.outing
        if outing is not None:
            outing.acting = outing.on_card = False
            table.then(Wither(outing.seat))


def do_card(table: Table[State], seat: Seat, choice: Choice) -> None:
    """AUR-05.8  The card's action, from its beginning to its end."""
    state = table.state
    outing = outing_of(state)
    outing.card_done = True
    slot = outing.slot
    card = state.zone[slot]
    steps: list[Step[Any]] = [BeginAction(True)]
    if isinstance(choice, Gather):
        if not table.unheard():
            table.tell(events.BlockChosen(name_of(state, seat), NAMES[card], choice.right, choice.sort))
        steps += table.game.plan(NAMES[card]).steps(seat)
        steps.append(TakeBlock(seat, slot, choice.right, choice.sort))
    elif isinstance(choice, TakeCard):
        leave_zone(state, slot)
        if choice.recruit:
            steps.append(Recruit(seat, card))
        else:
            steps.append(Install(seat, card, False))
    elif isinstance(choice, Strike):
        table.tell(events.DealStruck(name_of(state, seat), NAMES[card], choice.deal))
        steps += table.game.plan(f"{NAMES[card]}_{choice.deal}").steps(seat)
        steps.append(LeaveEncounter(slot))
    steps.append(EndAction())
    table.then_all(steps)


class TakeBlock(Step[State]):
    """AUR-06.2 to AUR-06.5  All tokens of the block; items become item cards; an emptied location goes."""

    def __init__(self, seat: Seat, slot: int, right: bool, sort: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.right = right
        self.sort = sort

    def run(self, table: Table[State]) -> None:
        state = table.state
        side = state.right if self.right else state.left
        tokens = block_tokens(side[self.slot])
        side[self.slot] = 0
        card = state.zone[self.slot]
        if not table.unheard():
            table.tell(events.Gathered(name_of(state, self.seat), NAMES[card], names_of(tokens)))
        for kind in tokens:
            if kind != ITEM:
                state.players[self.seat].load[kind] += 1
        state.supply[ITEM] += tokens.count(ITEM)
        if not state.left[self.slot] and not state.right[self.slot]:
            discard(state, leave_zone(state, self.slot))
        table.then(Fit(self.seat), DrawItems(self.seat, tokens.count(ITEM)))
        if self.sort:
            table.then(SortOut(self.seat, tuple([kind for kind in tokens if kind != ITEM])))


class SortOut(Decision[State, Drop | Done]):
    """AUR-06.3  Which of the tokens just gained are discarded instead of placed?"""

    rule = "AUR-06.3"
    timer = "turn"

    def __init__(self, seat: Seat, gained: tuple[int, ...]) -> None:
        self.seat = seat
        self.gained = gained

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [DONE, *(DROPS[kind] for kind in RESOURCES if kind in self.gained)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return DONE

    def take(self, table: Table[State], seat: Seat, choice: Drop | Done) -> None:
        if isinstance(choice, Drop):
            land(table, seat, choice)
            left = [*self.gained]
            left.remove(choice.kind)
            if left:
                table.then(SortOut(seat, tuple(left)))


class Recruit(Step[State]):
    """AUR-06.13, AUR-06.14  The card rests; its token finds room, whatever must make way."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table[State]) -> None:
        state = table.state
        enlist(state.players[self.seat], self.card, RESTING)
        state.fresh = self.card
        state.supply[SURVIVOR] -= 1
        state.players[self.seat].load[SURVIVOR] += 1
        if not table.unheard():
            table.tell(events.Recruited(name_of(state, self.seat), NAMES[self.card]))
        table.then(Fit(self.seat))


class LeaveEncounter(Step[State]):
    """AUR-19.1, AUR-R21  The Wanderers go; the Trader stays."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, table: Table[State]) -> None:
        state = table.state
        card = state.zone[self.slot]
        if card >= 0 and KIND[card] == ENCOUNTER and not STAYS[card]:
            discard(state, leave_zone(state, self.slot))


# -- words of effects -----------------------------------------------------------------------------------


def take_tokens_word(table: Table[State], by: Seat, on: On) -> None:
    """AUR-19.1  All resources on the card."""
    state = table.state
    slot = outing_of(state).slot
    tokens = block_tokens(state.left[slot])
    state.left[slot] = 0
    for kind in tokens:
        state.players[by].load[kind] += 1
    if not table.unheard():
        table.tell(events.Gathered(name_of(state, by), NAMES[state.zone[slot]], names_of(tokens)))
    table.then(Fit(by))


def give_word(table: Table[State], by: Seat, on: On, kind: int) -> None:
    table.then(GiveOne(by, kind))


class Hand(Choice):
    """Put this resource on the card, and take the one that lies there."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"hand {TOKENS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]


HAND: Final = [Hand(kind) for kind in RESOURCES]


class BarterFor(Decision[State, Hand]):
    """AUR-19.2  Which resource of another type for the trader's?"""

    rule = "AUR-19.2"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        lying = block_tokens(state.left[outing_of(state).slot])
        return [HAND[kind] for kind in resources_of(state.players[seat]) if kind != lying[0]]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        load = table.state.players[seat].load
        options = self.options(table, seat)
        return max(options, key=lambda one: load[one.kind] if isinstance(one, Hand) else 0)

    def take(self, table: Table[State], seat: Seat, choice: Hand) -> None:
        state = table.state
        slot = outing_of(state).slot
        lying = block_tokens(state.left[slot])
        load = state.players[seat].load
        load[choice.kind] -= 1
        load[lying[0]] += 1
        state.left[slot] = pack_tokens([choice.kind])
        if not table.unheard():
            table.tell(events.Bartered(name_of(state, seat), TOKENS[choice.kind], TOKENS[lying[0]]))
        table.then(Fit(seat))


def barter_word(table: Table[State], by: Seat, on: On) -> None:
    table.then(BarterFor(by))


def gain_word(table: Table[State], by: Seat, on: On, kind: int, n: int) -> None:
    gain(table, by, kind, n, "effect")
    table.then(Fit(by))
