"""Scenes for the Journal's content: every card, recipe and page is read once, so that a change in it shows.

Where several are present and others are not, with something of everything at hand, and with all that choices lead to
laid open; then nobody decides anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from content.scripts import Script
from holdfast.kernel.game import Game, Value
from holdfast.kernel.settle import settle
from holdfast.kernel.table import Table

GAME = "holdfast.games.journal"
LATE = ("clock", "time")
PEOPLE = ("goran", "mira", "irina", "anatol")
OUT = ("goran", "mira")
"""Those who are outside, or on guard."""
DICE = [3, 8, 10, 1, 5, 6, 2, 9, 4, 7] * 2
PLENTY = 3
"""Of each item."""
OUTSIDE = ("location", "resident", "personal")


def journal(game: Game[Any]) -> Iterator[Script]:
    """JRN-18.1, JRN-19.1  A scene for each effect of the content, and for each night raid and encounter."""
    pieces, catalogue = part("pieces"), part("catalogue")
    kinds = {f"script_{one.id}": one.kind for scripts in catalogue.SCRIPTS.values() for one in scripts}
    explored = set(pieces.EXPLORATION)
    for name in sorted(part("rulebook").BOOK.plans):
        if " " not in name:
            is_out = kinds.get(name) in OUTSIDE or name in explored or name.startswith("finding_")
            yield scene(name, lambda table, name=name, is_out=is_out: read(table, name, is_out), 4)
    for card in range(len(pieces.RESIDENTS)):
        yield scene(f"a meeting {card}", lambda table, card=card: meet(table, card), 14)
    for card in range(len(pieces.RAIDS)):
        yield scene(f"a raid {card}", lambda table, card=card: raid(table, card), 24)
    for location in range(len(pieces.LOCATIONS)):
        yield scene(f"a place {location}", lambda table, location=location: visit(table, location), 30)


def scene(name: str, stage: Any, lines: int) -> Script:
    options: dict[str, Value] = {"effects": "all"}
    return Script(name, 1, options, name.encode()[:32].ljust(32), ["a", "b"], [LATE] * lines, stage=stage, every=3)


def part(name: str) -> Any:
    """A module of the game as it is now."""
    return import_module(f"{GAME}.{name}")


def lay(table: Table[Any]) -> Any:
    """Four people, each worn in one way, and a house with something in it."""
    pieces, state, place = part("pieces"), table.state, part("state")
    for who, person in enumerate(state.people):
        is_ours = pieces.CHARACTERS[who] in PEOPLE
        person.where = place.HERE if is_ours else place.IN_DECK
        person.states = [(who + kind) % 3 if is_ours else 0 for kind in range(len(pieces.STATES))]
    state.decks.people.cards = [who for who, one in enumerate(state.people) if one.where == place.IN_DECK]
    state.laid = DICE[:]
    state.cold = 4
    for kind in range(len(pieces.ITEMS)):
        n = min(PLENTY, state.box[kind])
        state.box[kind] -= n
        state.storage[kind] += n
    return state


def go_out(table: Table[Any], location: int) -> Any:
    """Two of them stand in a place, with what they carry."""
    state, pieces, place = lay(table), part("pieces"), part("state")
    state.phase = place.SCAVENGING
    state.pile, state.storage = state.storage, state.pile
    party = sorted(pieces.CHARACTERS.index(name) for name in OUT)
    for who in party:
        state.people[who].task = place.ON_TRIP
    deck = state.decks.locations
    if location in deck.cards:
        deck.cards.remove(location)
        deck.cards.append(state.locations[0])
        state.locations[0] = location
    state.trip = place.Trip(state.locations.index(location), location, party, [], [0] * len(pieces.ROWS))
    state.unknown = [state.decks.exploration.cards.pop() for _ in range(6)]
    state.noise = 4
    return state


def stand_guard(table: Table[Any]) -> Any:
    state, pieces, place = lay(table), part("pieces"), part("state")
    state.phase = place.RAID
    for name in OUT:
        state.people[pieces.CHARACTERS.index(name)].task = place.ON_GUARD
    return state


def read(table: Table[Any], name: str, is_out: bool) -> None:
    """One card, recipe or page."""
    pieces = part("pieces")
    state = go_out(table, 0) if is_out else stand_guard(table)
    actor = pieces.CHARACTERS.index(OUT[0])
    steps = table.game.plan(name).steps(state.leader, (actor,))
    if is_out:
        table.then(part("chapters.c12_fight").CardEnd(), part("chapters.c08_scope").Outside())
    else:
        state.raid = part("state").Night([-1] * len(pieces.CHARACTERS))
        state.raid.card, state.raid.damage, state.raid.wounds = 0, 4, 2
    table.then_all(steps)
    settle(table)


def meet(table: Table[Any], card: int) -> None:
    """This resident, and a Cover card at hand."""
    state = go_out(table, 0)
    deck = state.decks.residents
    (deck.cards if card in deck.cards else deck.aside).remove(card)
    deck.cards.append(card)
    cover = part("pieces").EXPLORATION.index("cover")
    kinds = part("pieces").EXPLORATION_OF
    state.covers = [next(one for one in state.decks.exploration.cards if kinds[one] == cover)]
    state.decks.exploration.cards.remove(state.covers[0])
    table.then(part("chapters.c12_fight").CardEnd(), part("chapters.c08_scope").Outside())
    table.then(part("chapters.c16_encounters").Encounter(True))
    settle(table)


def raid(table: Table[Any], card: int) -> None:
    state = stand_guard(table)
    deck = state.decks.raids
    (deck.cards if card in deck.cards else deck.aside).remove(card)
    deck.cards.append(card)
    table.then(part("chapters.c09_raid").NightRaid())
    settle(table)


def visit(table: Table[Any], location: int) -> None:
    """A whole trip to this place."""
    go_out(table, location)
    table.state.decks.exploration.cards += table.state.unknown
    table.state.unknown = []
    table.then(part("chapters.c08_trip").SetOut())
    settle(table)
