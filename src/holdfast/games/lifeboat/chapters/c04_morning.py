"""LIF-04  Morning: sharing the provisions."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c05_provisions import OPENING, TRADING, enter_phase
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.queries import conscious, find, kinds_in, name_of
from holdfast.games.lifeboat.state import KIND_OF, KINDS, MORNING, State
from holdfast.games.lifeboat.worth import best_kind
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Keep(Choice):
    """Keep one card of the packet."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"keep {KINDS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[self.kind]}"]


KEEP: Final = [Keep(kind) for kind in range(len(KINDS))]


class Morning(Step[State]):
    """LIF-04.3  The conscious one nearest the bow draws a card for each conscious character."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        enter_phase(state, MORNING)
        awake = conscious(state)
        if not awake:
            return
        if not state.deck:
            table.tell(events.DeckEmpty())
            return
        # LIF-04.7: fewer cards than people: draw them all, the bow side picks first.
        for _ in range(min(len(awake), len(state.deck))):
            state.packet.append(state.deck.pop())
        if not table.unheard():
            table.tell(events.PacketDrawn(name_of(state, awake[0]), len(state.packet)))
        table.then(PassOn(awake))


class PassOn(Step[State]):
    """LIF-04.5  The packet goes from the bow towards the stern; the last one takes the single card left."""

    def __init__(self, line: list[Seat]) -> None:
        self.line = line

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not state.packet or not self.line:
            return
        holder = self.line[0]
        state.provisions_known.look(state.packet, 1 << holder)
        if len(state.packet) == 1:
            keep(table, holder, state.packet[0])
        else:
            table.then(KeepOne(holder), PassOn(self.line[1:]))


class KeepOne(Decision[State, Keep]):
    """LIF-04.5  The holder looks at the packet in secret, keeps one card closed and passes the rest on."""

    rule = "LIF-04.5"
    allows = OPENING | TRADING
    timer = "draft_pick"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [KEEP[kind] for kind in kinds_in(table.state.packet)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return KEEP[best_kind(kinds_in(table.state.packet))]

    def take(self, table: Table[State], seat: Seat, choice: Keep) -> None:
        keep(table, seat, find(table.state.packet, choice.kind))


def keep(table: Table[State], seat: Seat, card: int) -> None:
    """LIF-04.5  One card of the packet lies closed before the holder; only the holder knows which."""
    state = table.state
    state.provisions_known.leaves(card, state.packet, 1 << seat, 1 << seat)
    state.packet.remove(card)
    state.sailors[seat].closed.append(card)
    if not table.unheard():
        who = name_of(state, seat)
        table.tell(events.Kept(who, KINDS[KIND_OF[card]]), 1 << seat, events.Kept(who, HIDDEN))
