"""Lifeboat's own invariants: LIF-V1 to LIF-V21 of its ledger.

LIF-V16 (no message tells a secret) is `test_secrets.py`; LIF-V18 (it ends) is every test, and the day is checked here.
"""

from __future__ import annotations

from typing import Any

from conformance.invariants.claims import Claims, Watch
from holdfast.games.lifeboat import catalogue, events
from holdfast.games.lifeboat.offers import stands
from holdfast.games.lifeboat.queries import is_alive, is_conscious, totals
from holdfast.games.lifeboat.state import (
    BAITING,
    BONUS,
    DAY,
    EVENING_PREPARATION,
    FREE_OPEN,
    KIND_OF,
    KINDS,
    MEDKIT,
    MORNING,
    NAMES,
    NAVIGATE,
    OVER,
    RESCUE,
    RING,
    STRENGTH,
    SURVIVAL,
    THIRSTING,
    Offer,
    Sailor,
    State,
)
from holdfast.kernel.event import Event
from holdfast.kernel.play import waiting
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

PHASES = [MORNING, DAY, EVENING_PREPARATION, NAVIGATE, RESCUE, BAITING, THIRSTING, OVER]
LAST_DAY = 54
PROVISIONS, NAVIGATION = 42, 24
FLARE = 8
FACE_VALUE = 23
ALL_TREASURE = ("cash", "painting", "jewels")


class LifeboatWatch(Watch):
    """Compares each moment with the last, and counts what was told in one evening and one phase."""

    def __init__(self) -> None:
        self.last: State | None = None
        self.ever_open: set[int] = set()
        self.ring_thrown_away = False
        self.wounds: dict[tuple[str, str], int] = {}
        """Wounds of this evening, by character and reason."""
        self.fallen: set[str] = set()
        self.held: set[str] = set()
        self.throws = 0
        self.placed: set[tuple[int, str, str]] = set()

    # -- at any moment ---------------------------------------------------------------------------

    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        assert all(stands(state, offer) for offer in state.offers), "LIF-05.7"
        self.components(state)
        self.boat(state)
        self.bodies(table, state)
        self.fight(state)
        if table.result is not None and table.result.reason != "sea":
            assert table.result.scores == [score(state, seat) for seat in range(table.seats)], "LIF-V20"

    def components(self, state: State) -> None:
        held = [card for sailor in state.sailors for card in sailor.closed + sailor.open]
        cards = state.deck + state.packet + held + state.gone + state.lost
        assert sorted(cards) == list(range(PROVISIONS)), "LIF-V1"
        evening = [state.evening_card] if state.evening_card >= 0 else []
        chart = state.chart + state.row_stack + state.rower_hand + state.choice + evening
        assert sorted(chart) == list(range(NAVIGATION)), "LIF-V1"
        assert sum(face_value(card) for card in cards) == FACE_VALUE, "LIF-V19"

    def boat(self, state: State) -> None:
        characters = sorted(sailor.character for sailor in state.sailors)
        assert sorted(state.friends) == sorted(state.enemies) == characters, "LIF-V2"
        assert sorted(state.boat) == [seat for seat, sailor in enumerate(state.sailors) if not sailor.swept], "LIF-V3"
        assert not any(sailor.closed or sailor.open for sailor in state.sailors if sailor.swept), "LIF-V4"
        assert 0 <= state.gulls <= 4, "LIF-V5"
        assert state.gulls < 4 or state.phase == OVER, "LIF-V5"
        assert state.day <= LAST_DAY, "LIF-V18"

    def bodies(self, table: Table[Any], state: State) -> None:
        assert all(sailor.wounds >= 0 for sailor in state.sailors), "LIF-V6"
        if state.phase == MORNING:
            assert not any(sailor.rowed or sailor.fought for sailor in state.sailors), "LIF-V10"
        assert all(is_conscious(state.sailors[seat]) for seat, _ in waiting(table)), "LIF-V11"

    def fight(self, state: State) -> None:
        if state.fight is not None:
            sides = (state.fight.attackers, state.fight.victims)
            flares = (state.fight.attackers_flares, state.fight.victims_flares)
            expected = tuple(
                sum(strength(sailor) for seat, sailor in enumerate(state.sailors) if side >> seat & 1) + FLARE * fired
                for side, fired in zip(sides, flares, strict=True)
            )
            assert totals(state, state.fight) == expected, "LIF-V15"

    # -- from one moment to the next -------------------------------------------------------------

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        state: State = table.state
        for at, event in enumerate(told):
            self.hear(state, event, told[at + 1 :])
        if self.last is not None:
            self.compare(self.last, state, told)
        self.ever_open.update(card for sailor in state.sailors for card in sailor.open)
        for sailor in state.sailors:
            assert not self.ever_open.intersection(sailor.closed), "LIF-V9"
        if RING in [KIND_OF[card] for card in state.gone]:
            assert self.ring_thrown_away, "LIF-V14"
        if state.phase == THIRSTING and not state.in_water:
            self.after_the_fall(state)
        self.last = state.clone()

    def compare(self, before: State, now: State, told: list[Event]) -> None:
        assert (before.friends, before.enemies) == (now.friends, now.enemies), "LIF-V2"
        assert len(now.deck) <= len(before.deck), "LIF-V12"
        if before.day == now.day:
            assert PHASES.index(before.phase) <= PHASES.index(now.phase), "LIF-V17"
        kits = [card for card in now.gone if KIND_OF[card] == MEDKIT and card not in before.gone]
        for was, sailor in zip(before.sailors, now.sailors, strict=True):
            assert is_alive(was) or not is_alive(sailor), "LIF-V4"
            assert not was.swept or sailor.swept, "LIF-V4"
            assert is_alive(was) or was.wounds == sailor.wounds, "LIF-V6"
            assert sailor.wounds >= was.wounds - len(kits), "LIF-V6"
        for event in told:
            if isinstance(event, events.PacketDrawn):
                awake = sum(is_conscious(now.sailors[seat]) for seat in now.boat)
                assert event.cards == min(awake, len(now.deck) + event.cards), "LIF-V12"

    def hear(self, state: State, event: Event, later: list[Event]) -> None:
        if isinstance(event, events.DayBroke):
            self.wounds = {}
            self.fallen, self.held = set(), set()
            self.throws = 0
        elif isinstance(event, events.Wounded):
            self.wounded(event, later)
        elif isinstance(event, events.FellOverboard):
            self.fallen.add(event.who)
            assert KINDS[RING] not in event.lost, "LIF-V14"
        elif isinstance(event, events.HeldByRing):
            self.held.add(event.who)
        elif isinstance(event, events.RingThrown):
            self.throws += 1
            assert self.throws == 1, "LIF-V21"
        elif isinstance(event, events.ThrownAway):
            self.ring_thrown_away = self.ring_thrown_away or event.card == KINDS[RING]
        elif isinstance(event, events.Opened):
            assert FREE_OPEN[KINDS.index(event.card)], "LIF-V9"
        elif isinstance(event, events.Placed) and event.card == KINDS[RING]:
            placing = (state.day, state.phase, event.who)
            assert placing not in self.placed, "LIF-V21"
            self.placed.add(placing)

    def wounded(self, event: events.Wounded, later: list[Event]) -> None:
        """LIF-V7, LIF-V8, LIF-V13"""
        if event.why == "fight":
            assert event.amount == 1, "LIF-V7"
            died = bool(later) and isinstance(later[0], events.Died) and later[0].who == event.who
            assert not died, "LIF-V8"
            return
        had = self.wounds.get((event.who, event.why), 0)
        self.wounds[event.who, event.why] = had + event.amount
        most = {"fall": 1, "shark": 1, "thirst": 3}[event.why]
        assert had + event.amount <= most, "LIF-V7"
        assert not (event.who == "frenchy" and event.why == "fall"), "LIF-V7"
        assert not (event.who in self.held and event.why in ("fall", "shark")), "LIF-V13"

    def after_the_fall(self, state: State) -> None:
        """LIF-V13  While water is shared, whoever fell and has no ring is conscious."""
        for seat in state.boat:
            sailor = state.sailors[seat]
            if NAMES[sailor.character] in self.fallen and RING not in [KIND_OF[card] for card in sailor.open]:
                assert is_conscious(sailor), "LIF-V13"


# -- counted here once more, from the ledger alone -------------------------------------------------


def strength(sailor: Sailor) -> int:
    """LIF-10.5"""
    return STRENGTH[sailor.character] + sum(BONUS[KIND_OF[card]] for card in sailor.open)


def treasure_of(card: int) -> str:
    treasure = catalogue.PROVISIONS.provisions[KIND_OF[card]].treasure
    return "" if treasure is None else treasure.kind


def face_value(card: int) -> int:
    """LIF-V19  With the usual table of jewels."""
    treasure = catalogue.PROVISIONS.provisions[KIND_OF[card]].treasure
    return 0 if treasure is None else treasure.points or catalogue.PROVISIONS.jewel_tables[0].points[0]


def score(state: State, seat: Seat) -> int:
    """LIF-20.9"""
    by_character = {sailor.character: sailor for sailor in state.sailors}
    alive = {who: not sailor.swept and sailor.wounds <= STRENGTH[who] for who, sailor in by_character.items()}
    sailor, friend, enemy = state.sailors[seat], state.friends[seat], state.enemies[seat]
    me = sailor.character
    points = SURVIVAL[me] if alive[me] and enemy != me else 0
    points += SURVIVAL[friend] if alive[friend] else 0
    if enemy == me:
        bodies = [
            who for who, one in by_character.items() if not alive[who] and (state.wide_psychopath or not one.swept)
        ]
        points += 3 * len(set(bodies) - {me, friend})
    elif not alive[enemy]:
        points += STRENGTH[enemy]
    return points + treasure_points(state, sailor)


def treasure_points(state: State, sailor: Sailor) -> int:
    """LIF-20.8"""
    cards = sailor.open + sailor.closed
    points = {kind: sum(face_value(card) for card in cards if treasure_of(card) == kind) for kind in ALL_TREASURE}
    points["jewels"] = state.jewels[sum(treasure_of(card) == "jewels" for card in cards)]
    doubled = {"milady": "jewels", "snob": "painting", "captain": "cash"}.get(NAMES[sailor.character])
    return sum(points.values()) + (points[doubled] if doubled else 0)


class LifeboatClaims(Claims):
    shared = ("State.jewels",)
    unchanging = (Offer,)
    idle_lines = 1500

    def watch(self) -> Watch:
        return LifeboatWatch()

    def piles(self, state: Any) -> list[list[list[int]]]:
        return [
            [state.deck, state.packet, *(sailor.closed for sailor in state.sailors), state.lost],
            [state.chart, state.row_stack, state.rower_hand, state.choice],
            [state.friends],
            [state.enemies],
        ]

    def names_cards(self, state: Any) -> bool:
        return bool(state.offers)

    def disclosed(self, table: Table[Any], seat: Seat) -> Any:
        """An offer lapses when a card in it moves or is opened: so the other learns that it was this card."""
        return [(offer.by, offer.number) for offer in table.state.offers if offer.to == seat]

    def kill(self, table: Table[Any], seat: Seat) -> None:
        sailor = table.state.sailors[seat]
        sailor.wounds = sailor.strength + 1

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        return sum(is_alive(sailor) for sailor in table.state.sailors) > 1

    def extra_words(self, table: Table[Any], seat: Seat) -> list[str]:
        """A larger offer: two cards, also for two closed ones."""
        state: State = table.state
        closed = sorted(KINDS[KIND_OF[card]] for card in state.sailors[seat].closed)[:2]
        others = [NAMES[state.sailors[other].character] for other in state.boat if other != seat]
        return [
            f"offer {other} give {' '.join(closed)}{ask}" for other in others for ask in ("", " closed 2") if closed
        ]


CLAIMS = LifeboatClaims()
