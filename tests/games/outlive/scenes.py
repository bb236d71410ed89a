"""Scenes: a table arranged as a rule test needs it, told by the names of colours, zones, rooms and tiles.

    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "3a dam"}, active={BEIGE: "3a"}, stores={BEIGE: "2 wood"})
    play(table, ORANGE, "move 5 dam")

Every component stays in the game: what a scene does not mention lies in its stack or in the box. Squads that are not
mentioned rest where they are in nobody's way.
"""

from __future__ import annotations

from typing import Any, cast

from games.staging import start
from holdfast.api import Table, header
from holdfast.games.outlive.chapters.c06_movement import Turn
from holdfast.games.outlive.chapters.c09_end_of_day import EndOfDay
from holdfast.games.outlive.chapters.c10_night import InShelters, Night
from holdfast.games.outlive.chapters.c16_clean_up import CleanUp
from holdfast.games.outlive.pieces import (
    CITY_NAMES,
    COLORS,
    DISASTERS,
    EQUIPMENT,
    GROUNDS,
    LEADERS,
    PREY,
    PREY_OF,
    RESOURCES,
    ROOMS,
    SPECIAL_OF,
    SQUADS,
    STOCK,
    TILES,
    TOKEN_OF,
    TOKENS,
    TRACK,
    ZONES,
)
from holdfast.games.outlive.rulebook import GAME
from holdfast.games.outlive.state import DAY, NIGHT, Shelter, State, empty_shelter
from holdfast.kernel.dice import seed_of
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value
from holdfast.kernel.sitting import sit
from holdfast.kernel.step import ALL, Step

ORANGE, BEIGE, PURPLE, BLUE = COLORS

Words = dict[str, str]
"""Things by colour, zone or city: `{ORANGE: "2 wood 1 ammo"}`."""

OUT_OF_THE_WAY = ["fair", "blackwood", "mine", "silent_peak", "military_base", "dam", "forest", "cargo"]
FILLERS = ["tool_room", "joinery", "machine_shop", "kitchen", "guard_room", "lookout", "warehouse", "scout_post"]


# -- arranging -------------------------------------------------------------------------------------


def scene(
    *agenda: Step[Any],
    seats: int = 3,
    day: int = 2,
    phase: str = DAY,
    first: str = ORANGE,
    token: str = "",
    leaders: Words | None = None,
    stores: Words | None = None,
    rooms: Words | None = None,
    airlock: dict[str, int] | None = None,
    radiation: dict[str, int] | None = None,
    broken: Words | None = None,
    repaired: Words | None = None,
    squads: Words | None = None,
    active: Words | None = None,
    berths: dict[str, int] | None = None,
    prey: Words | None = None,
    resolved: Words | None = None,
    disasters: str = "",
    coming: str = "",
    stock: dict[str, int] | None = None,
    display: Words | None = None,
    equipment: Words | None = None,
    search: Words | None = None,
    hunting: Words | None = None,
    ship_survivors: str = "3 4 5 6",
    ship_visited: bool = False,
    algae: bool = True,
    options: dict[str, Value] | None = None,
    seed: str = "scene",
) -> Table:
    """A table on which all this lies, settled down to the first question of `agenda`.

    `rooms`: `builders:3` is built with three survivors, `kitchen` is there but unbuilt. `equipment`, `search` and
    `hunting` are stacks from the top; an empty string empties them. `radiation` is the space's value.
    """
    sitting = sit(GAME, header("outlive", seats, seed_of(seed), options or {}, []))
    state: State = sitting.table.state
    state.shelters = [empty_shelter() for _ in range(seats)]
    state.round, state.phase = day, phase
    state.first = COLORS.index(first)
    state.token = COLORS.index(token or first)
    lead(state, leaders or {})
    furnish(state, rooms or {})
    for who, shelter in zip(COLORS, state.shelters, strict=False):
        shelter.stores = counted((stores or {}).get(who, ""))
        shelter.airlock = (airlock or {}).get(who, 0)
        shelter.radiation = TRACK.index((radiation or {}).get(who, 0))
        shelter.berth = (berths or {}).get(who, 0)
        shelter.disasters = sum(1 << DISASTERS.index(card) for card in (resolved or {}).get(who, "").split())
        station(shelter, (squads or {}).get(who, ""), (active or {}).get(who, ""))
    state.stock = STOCK[seats][:]
    for zone, left in (stock or {}).items():
        state.stock[ZONES.index(zone)] = left
    lay_equipment(state, broken or {}, repaired or {}, display or {}, equipment)
    lay_search(state, search or {})
    lay_prey(state, prey or {}, hunting or {}, seats)
    lay_disasters(state, disasters, coming)
    state.ship_survivors = sum(1 << int(place) for place in ship_survivors.split())
    state.ship_visited = ship_visited
    state.algae = algae
    return start(sitting, list(agenda))


def counted(words: str) -> list[int]:
    """`2 wood 1 ammo` as a list by resource."""
    parts = words.split()
    found = dict(zip(parts[1::2], map(int, parts[::2]), strict=True))
    return [found.get(name, 0) for name in RESOURCES]


def lead(state: State, leaders: Words) -> None:
    free = [name for name in LEADERS if name not in leaders.values() and name != "mary_koolpepper"]
    for who, shelter in zip(COLORS, state.shelters, strict=False):
        shelter.leader = LEADERS.index(leaders.get(who) or free.pop(0))
        shelter.dealt_leaders = []
    taken = [shelter.leader for shelter in state.shelters]
    state.leader_box = [leader for leader in range(len(LEADERS)) if leader not in taken]


def furnish(state: State, rooms: Words) -> None:
    box = list(range(len(SPECIAL_OF)))
    named = {word.partition(":")[0] for words in rooms.values() for word in words.split()}
    for who, shelter in zip(COLORS, state.shelters, strict=False):
        wanted = [word.partition(":") for word in rooms.get(who, "").split()]
        special = [ROOMS.index(name) for name, _, _ in wanted if ROOMS.index(name) > 2]
        left = {SPECIAL_OF[tile] for tile in box} - set(special)
        spare = [ROOMS.index(name) for name in FILLERS if name not in named and ROOMS.index(name) in left]
        special += spare[: 4 - len(special)]
        tags = [0, 2, 4]
        for kind in special:
            tags.append(2 * kind + (2 * kind in tags))
            box.remove(next(tile for tile in box if SPECIAL_OF[tile] == kind))
        shelter.rooms = tags
        shelter.kinds = sum(1 << kind for kind in {tag >> 1 for tag in tags})
        shelter.dealt_rooms = []
        seen: list[str] = []
        for name, _, inside in wanted:
            tag = 2 * ROOMS.index(name) + (name in seen)
            seen.append(name)
            if inside:
                shelter.built |= 1 << tags.index(tag)
                shelter.survivors[tags.index(tag)] = int(inside)
    state.room_box = box


def station(shelter: Shelter, squads: str, active: str) -> None:
    words = squads.split()
    placed = dict(zip(words[::2], words[1::2], strict=True))
    free = [zone for zone in OUT_OF_THE_WAY if zone not in placed.values()]
    for at, squad in enumerate(SQUADS):
        shelter.zones[at] = ZONES.index(placed.get(squad) or free.pop(0))
    shelter.active = sum(1 << SQUADS.index(squad) for squad in active.split())


def lay_equipment(state: State, broken: Words, repaired: Words, display: Words, stacks: Words | None) -> None:
    box = list(range(TILES))
    for who, shelter in zip(COLORS, state.shelters, strict=False):
        shelter.broken = mask_of(drawn(box, broken.get(who, ""), EQUIPMENT, 2))
        shelter.repaired = mask_of(drawn(box, repaired.get(who, ""), EQUIPMENT, 2))
    state.displays = [mask_of(drawn(box, display.get(city, ""), EQUIPMENT, 2)) for city in CITY_NAMES]
    tops = [drawn(box, (stacks or {}).get(city, ""), EQUIPMENT, 2)[::-1] for city in CITY_NAMES]
    if stacks is None:
        tops = [box[::2], box[1::2]]
        state.discard = 0
    else:
        # What is neither in a stack nor with anybody lies in the discard, unless a scene wants none.
        state.discard = 0 if "nothing" in stacks.get("discard", "") else mask_of(box)
    state.equipment = tops


def drawn(box: list[int], words: str, names: list[str], copies: int) -> list[int]:
    taken = []
    for word in words.split():
        tile = next(tile for tile in box if names[tile // copies] == word)
        box.remove(tile)
        taken.append(tile)
    return taken


def mask_of(things: list[int]) -> int:
    return sum(1 << thing for thing in things)


def lay_search(state: State, search: Words) -> None:
    for at, city in enumerate(CITY_NAMES):
        box = list(range(len(TOKEN_OF)))
        if city not in search:
            state.search[at], state.revealed[at] = box[::-1], 0
            continue
        stack = []
        for word in search[city].split():
            token = next(token for token in box if TOKENS[TOKEN_OF[token]] == word)
            box.remove(token)
            stack.append(token)
        state.search[at], state.revealed[at] = stack[::-1], mask_of(box)
        state.known.search[at].look(box, ALL)


def lay_prey(state: State, owned: Words, hunting: Words, seats: int) -> None:
    box = list(range(len(PREY_OF)))

    def take(words: str) -> list[int]:
        taken = []
        for word in words.split():
            token = next(token for token in box if PREY[PREY_OF[token]] == word)
            box.remove(token)
            taken.append(token)
        return taken

    for who, shelter in zip(COLORS, state.shelters, strict=False):
        shelter.prey = mask_of(take(owned.get(who, "")))
    stacks = {zone: take(words) for zone, words in hunting.items()}
    for ground, zone in enumerate(GROUNDS):
        stack = stacks.get(ZONES[zone])
        if stack is None:
            stack = [box.pop(0) for _ in range(min(2, len(box)))]
        state.tops[ground] = stack[0] if stack else -1
        state.prey[ground] = stack[:0:-1]
        state.known.prey.look(stack[:1], ALL)
    state.prey_box = box


def lay_disasters(state: State, lying: str, coming: str) -> None:
    owned = [card for shelter in state.shelters for card in range(len(DISASTERS)) if shelter.disasters >> card & 1]
    state.disasters = [DISASTERS.index(card) for card in lying.split()]
    following = [DISASTERS.index(card) for card in coming.split()]
    used = owned + state.disasters + following
    rest = [card for card in range(len(DISASTERS)) if card not in used]
    state.convoy = rest[: 6 - len(following)] + following[::-1]
    state.disaster_box = rest[6 - len(following) :]
    state.known.disasters.look(owned + state.disasters, ALL)


# -- the usual scenes ------------------------------------------------------------------------------


def day(*turns: str, **arranged: Any) -> Table:
    """It is the turn of these colours, one squad each; then the day is over."""
    return scene(*(Turn(COLORS.index(who)) for who in turns), EndOfDay(), **arranged)


def visit(zone: str, squad: str = "5", **arranged: Any) -> Table:
    """Orange's squad has just arrived in this zone; its others are far away."""
    at = ZONES.index(zone)
    far = [ZONES[(at + steps) % len(ZONES)] for steps in (3, 4, 5)]
    own = [f"{squad} {ZONES[at - 1]}"]
    own += [f"{other} {place}" for other, place in zip([one for one in SQUADS if one != squad], far, strict=True)]
    table = day(ORANGE, squads={**arranged.pop("squads", {}), ORANGE: " ".join(own)}, **arranged)
    play(table, ORANGE, f"move {squad} {zone}")
    return table


def night(**arranged: Any) -> Table:
    """Steps 2 to 6: every shelter for itself."""
    return scene(InShelters(), **{"phase": NIGHT, **arranged})


def evening(**arranged: Any) -> Table:
    """Night, step 1."""
    return scene(Night(), **{"phase": "day", **arranged})


def the_end(**arranged: Any) -> Table:
    """The last clean-up, and the count."""
    return scene(CleanUp(), **{"phase": NIGHT, "day": 6, **arranged})


# -- saying ----------------------------------------------------------------------------------------


def seat(who: str) -> int:
    return COLORS.index(who)


def play(table: Table, who: str, *words: str) -> None:
    """This colour says one notation, or several."""
    table.play(seat(who), *words)


def time(table: Table) -> None:
    """The clock runs out: every answer still missing is the default."""
    table.play("clock", "time")


def may(table: Table, who: str, words: str) -> bool:
    """Would these words be taken now?"""
    try:
        table.clone().play(seat(who), words)
    except Refusal:
        return False
    return True


# -- asking ----------------------------------------------------------------------------------------


def asking(table: Table) -> str | None:
    """The kind of question the table waits in; None when nothing is asked."""
    asks = table.asking()
    return asks[0].kind if asks else None


def asked(table: Table) -> list[str]:
    """Whom the table waits for."""
    return [COLORS[one.seat] for one in table.asking()]


def offered(table: Table, who: str) -> list[str]:
    """What the open question offers this colour."""
    return next((one.options for one in table.asking() if one.seat == seat(who)), [])


def hunts(table: Table, who: str = ORANGE) -> list[str]:
    """The ways to hunt that are offered."""
    return [word for word in offered(table, who) if word.startswith("hunt")]


def default(table: Table, who: str) -> str:
    """What happens for this colour when its time runs out."""
    return next(one.default for one in table.asking() if one.seat == seat(who))


def rights(table: Table, who: str) -> list[str]:
    """What this colour may do unasked, besides taking back its last word."""
    return [word for word in table.rights(seat(who)) if word != "undo"]


# -- looking: through a spectator's eyes -------------------------------------------------------------


def shelter(table: Table, who: str) -> dict[str, Any]:
    return cast("dict[str, Any]", table.view(None)["shelters"][seat(who)])


def stores(table: Table, who: str) -> dict[str, int]:
    """What lies in the stores, where there is anything."""
    return {name: number for name, number in shelter(table, who)["stores"].items() if number}


def room(table: Table, who: str, name: str, copy: int = 0) -> dict[str, Any]:
    rooms = shelter(table, who)["rooms"]
    return cast("dict[str, Any]", next(one for one in rooms if (one["room"], one["copy"]) == (name, copy)))


def survivors(table: Table, who: str) -> dict[str, int]:
    """Who lives where."""
    found = {one["room"]: one["survivors"] for one in shelter(table, who)["rooms"] if one["survivors"]}
    airlock = shelter(table, who)["airlock"]
    return {**found, **({"airlock": airlock} if airlock else {})}


def zone(table: Table, name: str) -> dict[str, Any]:
    return cast("dict[str, Any]", table.view(None)["zones"][ZONES.index(name)])


def squads(table: Table, who: str) -> dict[str, str]:
    """Where each squad is."""
    found = {}
    for one in table.view(None)["zones"]:
        found.update({squad["squad"]: one["zone"] for squad in one["squads"] if squad["who"] == who})
    return found


def on_table(table: Table, what: str) -> Any:
    return table.view(None)["table"][what]


def told(table: Table, who: str | None, event: str) -> list[dict[str, Any]]:
    """Every event of this name that this colour (None: a spectator) was told, without its name and rule."""
    heard = table.events(None if who is None else seat(who))
    return [
        {name: value for name, value in one.items() if name not in ("event", "rule")}
        for one in heard
        if one["event"] == event
    ]


def result(table: Table) -> dict[str, Any]:
    found = table.result()
    assert found is not None
    return found
