"""Outlive's own invariants: OUT-V1 to OUT-V21 of its ledger.

OUT-V18 (no message tells a secret) is `test_secrets.py`; OUT-V19 (the same record gives the same game) is
`test_records.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from conformance.invariants.claims import Claims, Watch
from conformance.invariants.outlive_days import OutliveDay, bits, working_strength
from holdfast.games.outlive import catalogue, events
from holdfast.games.outlive.pieces import by_players
from holdfast.games.outlive.state import DAWN, DAY, NIGHT, OVER, SET_UP, START_OF_DAY, Attack, Shelter, State
from holdfast.kernel.event import Event
from holdfast.kernel.play import waiting
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

MEAT, WATER, CANS, WOOD, METAL, CHIP, AMMO = range(7)
TILES, PREY, TOKENS, DISASTERS, LEADERS, SPECIAL_KINDS, COMMON = 40, 30, 10, 12, 10, 19, 3
TRACK = [3, 2, 1, 0, -1, -2, -4, -7, -11]
ROOM_POINTS = [0, 0, 1, 2, 4, 7, 11, 17]
QUARTERS = [room.id for room in catalogue.ROOMS].index("living_quarters")
PHASES = [SET_UP, DAWN, START_OF_DAY, DAY, "disasters", NIGHT, OVER]
ROUND_PHASES = PHASES[1:]


class OutliveWatch(Watch):
    """Compares each moment with the last, and counts what is told in one day."""

    def __init__(self) -> None:
        self.last: State | None = None
        self.activated: Counter[str] = Counter()
        self.resolved_by: list[str] = []
        self.algae = 0
        self.tokens_taken = 0
        self.days = OutliveDay()

    # -- at any moment ---------------------------------------------------------------------------

    def see(self, table: Table[Any]) -> None:
        state: State = table.state
        self.components(state)
        self.board(table, state)
        for shelter in state.shelters:
            self.shelter(state, shelter)
        if table.result is not None:
            scores = [score(shelter) for shelter in state.shelters]
            assert (state.round, state.phase, table.result.scores) == (6, OVER, scores), "OUT-V21"

    def components(self, state: State) -> None:
        """OUT-V7"""
        if not state.convoy and not state.disasters and not state.disaster_box:
            return
        tiles = [tile for stack in state.equipment for tile in stack]
        for mask in [*state.displays, state.discard, *(one.broken | one.repaired for one in state.shelters)]:
            tiles += bits(mask)
        assert sorted(tiles) == list(range(TILES)), "OUT-V7"
        prey = [token for stack in state.prey for token in stack] + state.prey_box
        prey += [token for token in state.tops if token >= 0]
        prey += [token for shelter in state.shelters for token in bits(shelter.prey)]
        assert sorted(prey) == list(range(PREY)), "OUT-V7"
        for city, stack in enumerate(state.search):
            assert sorted(stack + bits(state.revealed[city])) == list(range(TOKENS)), "OUT-V7"
        owned = [card for shelter in state.shelters for card in bits(shelter.disasters)]
        cards = state.convoy + state.disaster_box + state.disasters + owned
        assert sorted(cards) == list(range(DISASTERS)), "OUT-V7"
        self.rooms_and_leaders(state)

    def rooms_and_leaders(self, state: State) -> None:
        """OUT-V7, OUT-V8"""
        kinds = Counter(COMMON + tile // 2 for tile in state.room_box)
        leaders = state.leader_box[:]
        for shelter in state.shelters:
            kinds.update(COMMON + tile // 2 for tile in shelter.dealt_rooms)
            kinds.update(tag >> 1 for tag in shelter.rooms[COMMON:])
            leaders += [shelter.leader, *shelter.dealt_leaders]
            assert [tag >> 1 for tag in shelter.rooms[:COMMON]] == [0, 1, 2], "OUT-V8"
            assert len(shelter.rooms) == len(set(shelter.rooms)) == 7, "OUT-V8"
        assert kinds == {COMMON + kind: 2 for kind in range(SPECIAL_KINDS)}, "OUT-V7"
        assert sorted(leaders) == list(range(LEADERS)), "OUT-V7"

    def board(self, table: Table[Any], state: State) -> None:
        most = {seats: [stock(zone, seats) for zone in catalogue.BOARD.zone] for seats in (2, 3, 4)}[table.seats]
        assert all(0 <= has <= limit for has, limit in zip(state.stock, most, strict=True)), "OUT-V5"
        assert 0 <= state.token < table.seats, "OUT-V17"
        on_the_road = state.round and state.phase not in (DAWN, OVER)
        if on_the_road:
            resolved = sum(len(bits(shelter.disasters)) for shelter in state.shelters)
            assert len(state.disasters) + resolved == state.round, "OUT-V16"
        berths = [shelter.berth for shelter in state.shelters if shelter.berth]
        assert all(berth in (3, 4, 5, 6) for berth in berths), "OUT-V4"
        if state.round:
            for shelter in state.shelters:
                assert len(set(shelter.zones)) == 4, "OUT-V1"
                assert -1 not in shelter.zones, "OUT-V1"
        if state.phase == NIGHT:
            assert not any(shelter.active or shelter.berth for shelter in state.shelters), "OUT-V3"
        if state.visit is not None:
            limit = working_strength(state, state.shelters[state.visit.seat], state.visit.squad)
            assert 0 <= state.visit.actions <= limit, "OUT-V11"

    def shelter(self, state: State, shelter: Shelter) -> None:
        assert min(shelter.stores) >= 0, "OUT-V6"
        assert 0 <= shelter.airlock <= 7, "OUT-V9"
        assert 0 <= shelter.radiation <= 8, "OUT-V10"
        assert not shelter.broken & shelter.repaired, "OUT-V7"
        kinds = [tile // 2 for tile in bits(shelter.broken | shelter.repaired)]
        assert len(kinds) == len(set(kinds)), "OUT-V8"
        assert not shelter.turned & ~shelter.repaired, "OUT-V12"
        for slot, inside in enumerate(shelter.survivors[: len(shelter.rooms)]):
            kind = shelter.rooms[slot] >> 1
            limit = 8 if kind == QUARTERS else catalogue.ROOMS[kind].slots
            assert 0 <= inside <= limit, "OUT-V9"
            assert not inside or shelter.built >> slot & 1, "OUT-V9"
        if state.phase == START_OF_DAY and state.round > 1:
            assert not shelter.stores[MEAT], "OUT-V15"
            assert shelter.stores[WATER] <= 2, "OUT-V15"

    # -- from one moment to the next -------------------------------------------------------------

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        state: State = table.state
        if self.last is not None and self.last.shelters:
            self.days.follow(self.last, state, told)
        for event in told:
            self.hear(table, event)
        if self.last is not None and self.last.shelters:
            self.compare(self.last, state, told)
        if len(waiting(table)) > 1:
            assert state.phase in (SET_UP, NIGHT), "only set-up and nights are for all at once"
        self.last = state.clone()

    def compare(self, before: State, now: State, told: list[Event]) -> None:
        new_day = any(isinstance(event, events.DayBroke) for event in told)
        if before.round == now.round and not new_day:
            assert PHASES.index(before.phase) <= PHASES.index(now.phase), "OUT-V3"
            if now.round:
                assert all(a >= b for a, b in zip(before.stock, now.stock, strict=True)), "OUT-V5"
        lowers = (events.AlgaeTaken, events.Searched, events.RoomUsed, events.TokenDropped)
        for was, is_now in zip(before.shelters, now.shelters, strict=True):
            if is_now.radiation < was.radiation:
                assert any(isinstance(event, lowers) for event in told), "OUT-V10"
            assert was.disasters & ~is_now.disasters == 0, "OUT-V16"
            assert was.prey & ~is_now.prey == 0, "OUT-V7"
            assert was.built & ~is_now.built == 0, "OUT-V9"

    def hear(self, table: Table[Any], event: Event) -> None:
        if isinstance(event, events.DayBroke):
            assert not self.activated or set(self.activated.values()) == {4}, "OUT-V3"
            self.activated.clear()
            self.algae = self.tokens_taken = 0
        elif isinstance(event, events.Moved | events.Stayed):
            self.activated[event.who] += 1
        elif isinstance(event, events.AlgaeTaken):
            self.algae += 1
            assert self.algae == 1, "OUT-V11"
        elif isinstance(event, events.TokenTaken):
            self.tokens_taken += 1
            assert self.tokens_taken == 1, "OUT-V17"
        elif isinstance(event, events.NightFell):
            self.resolved_by = []
            assert sum(self.activated.values()) == 4 * table.seats, "OUT-V3"
        elif isinstance(event, events.PassedOnDisasters | events.DisasterResolved):
            self.disaster_turn(table, event)
        elif isinstance(event, events.Paid) and event.to:
            assert event.resource not in ("ammo", "well"), "OUT-V6"

    def disaster_turn(self, table: Table[Any], event: events.PassedOnDisasters | events.DisasterResolved) -> None:
        """OUT-V14, OUT-V20"""
        colors = [color.id for color in catalogue.TOKENS.color][: table.seats]
        if self.resolved_by:
            last = colors.index(self.resolved_by[-1])
            assert event.who == colors[(last + 1) % table.seats], "OUT-V14"
        self.resolved_by.append(event.who)
        assert len(self.resolved_by) <= 7 * table.seats, "OUT-V20"


def stock(zone: catalogue.Zone, seats: int) -> int:
    return by_players(zone.stock)[seats]


def score(shelter: Shelter) -> int:
    """OUT-V21  Counted here once more, from the ledger alone."""
    points = sum(card.points for at, card in enumerate(catalogue.DISASTERS) if shelter.disasters >> at & 1)
    slots = [catalogue.ROOMS[tag >> 1].slots for tag in shelter.rooms]
    full = [
        inside >= need and shelter.built >> slot & 1
        for slot, (inside, need) in enumerate(zip(shelter.survivors, slots, strict=True))
    ]
    repaired = {tile // 2 for tile in bits(shelter.repaired)}
    halves = Counter(catalogue.EQUIPMENT[kind].half.symbol for kind in repaired)
    pairs = sum(number == 2 for number in halves.values())
    people = shelter.airlock + sum(shelter.survivors)
    return points + ROOM_POINTS[sum(map(bool, full))] + TRACK[shelter.radiation] + people + len(repaired) + pairs


class OutliveClaims(Claims):
    shared = ("Shelter.rooms",)
    unchanging = (Attack,)
    most_lines = 4000
    idle_lines = 900

    def watch(self) -> Watch:
        return OutliveWatch()

    def piles(self, state: Any) -> list[list[list[int]]]:
        return [
            [state.room_box, *(shelter.dealt_rooms for shelter in state.shelters)],
            [state.leader_box, *(shelter.dealt_leaders for shelter in state.shelters)],
            [state.convoy, state.disaster_box],
            state.equipment,
            [*state.prey, state.prey_box],
            *([stack] for stack in state.search),
        ]

    def is_shared(self, text: str) -> bool:
        """Blind draws from the cities' stacks."""
        return text.split(maxsplit=1)[0] in ("draw", "salvage") or text.startswith("use warehouse")

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        return False


CLAIMS = OutliveClaims()
