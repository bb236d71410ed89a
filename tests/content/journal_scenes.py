"""Scenes for the Journal's content: every card, recipe and page is read once, so that a change in it shows.

Where several are present and others are not, with something of everything at hand, and with all that choices lead to
laid open; then nobody decides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from content.scripts import Script
from holdfast.kernel.game import Game, Value
from holdfast.kernel.play import options, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.table import Table

GAME = "holdfast.games.journal"
LATE = ("clock", "time")
PEOPLE = ("goran", "mira", "irina", "anatol")
OUT = ("goran", "mira")
"""Those who are outside, or on guard."""
DICE = (1, 5, 10)
"""What the black die shows, in a scene of its own each."""
PLENTY = 3
"""Of each item, or nothing at all."""
MANNERS = [(die, plenty) for die in DICE for plenty in (PLENTY, 0)]
OUTSIDE = ("location", "resident", "personal")


def journal(game: Game[Any]) -> Iterator[Script]:
    """JRN-18.1, JRN-19.1  A scene for each effect of the content and each of its choices, and for what asks more."""
    pieces, catalogue = part("pieces"), part("catalogue")
    kinds = {f"script_{one.id}": one.kind for scripts in catalogue.SCRIPTS.values() for one in scripts}
    explored = set(pieces.EXPLORATION)
    for name in sorted(part("rulebook").BOOK.plans):
        is_out = kinds.get(name) in OUTSIDE or name in explored or name.startswith("finding_")
        for die, plenty in MANNERS if " " not in name else ():
            lay_it = partial(read, name=name, is_out=is_out, die=die, plenty=plenty)
            for word in choices(game, lay_it):
                yield scene(f"{name} {die} {plenty} {word}", lay_it, [*word, *[LATE] * 3])
    yield from nights()
    yield from house()


def nights() -> Iterator[Script]:
    """Whom one meets, whom one fights, what happens then; who comes to the house, and where one goes."""
    pieces = part("pieces")
    for card in range(len(pieces.RESIDENTS)):
        yield scene(f"a meeting {card}", partial(meet, card=card), [LATE] * 14)
        if pieces.RESIDENT_FOES[card]:
            yield scene(f"a fight {card}", partial(fight, card=card), [("0", "flee"), *[LATE] * 6])
    for card in range(len(pieces.FATES)):
        yield scene(f"a sign {card}", partial(sign, card=card, die=pieces.FATE_DIE[card]), [LATE] * 6)
    for card in range(len(pieces.RAIDS)):
        yield scene(f"a raid {card}", partial(raid, card=card), [LATE] * 24)
    for location in range(len(pieces.LOCATIONS)):
        yield scene(f"a place {location}", partial(visit, location=location), [LATE] * 30)


def house() -> Iterator[Script]:
    """What is built, and what is made there."""
    pieces = part("pieces")
    for fitting in range(len(pieces.FITTINGS)):
        if pieces.CRAFTS[fitting]:
            yield scene(f"built {fitting}", partial(use, fitting=fitting), [])
        yield scene(f"to be built {fitting}", partial(build, fitting=fitting), [LATE])
    needy = next(one for one in range(len(pieces.FITTINGS)) if pieces.NEXT_TO[one] >= 0)
    for space in range(len(pieces.SPACES)):
        if pieces.SPACE_KIND[space] in ("empty", "shelter"):
            yield scene(f"beside {space}", partial(stand_beside, fitting=needy, space=space), [])


def choices(game: Game[Any], stage: Callable[[Table[Any]], None]) -> Iterator[list[tuple[str, str]]]:
    """Each answer of the question that this leads to, if it is that of a card or page; else nothing is said."""
    sitting = scene("", stage, []).begin(game)
    stage(sitting.table)
    asked = [ask for _, ask in waiting(sitting.table)]
    if asked and asked[0].name() == "Decide":
        yield from ([("0", choice.text)] for choice in options(sitting.table, 0))
    else:
        yield []


def scene(name: str, stage: Callable[[Table[Any]], None], lines: list[tuple[str, str]]) -> Script:
    given: dict[str, Value] = {"effects": "all"}
    return Script(name, 1, given, b"a scene".ljust(32), ["a", "b"], lines, stage=stage, every=3)


def part(name: str) -> Any:
    """A module of the game as it is now."""
    return import_module(f"{GAME}.{name}")


def lay(table: Table[Any], die: int = 5, plenty: int = PLENTY) -> Any:
    """Four people, each worn in one way, half of them with medicine, and a house with something in it."""
    pieces, state, place = part("pieces"), table.state, part("state")
    for who, person in enumerate(state.people):
        is_ours = pieces.CHARACTERS[who] in PEOPLE
        person.where = place.HERE if is_ours else place.IN_DECK
        person.states = [(who + kind) % 3 if is_ours else 0 for kind in range(len(pieces.STATES))]
    state.decks.people.cards = [who for who, one in enumerate(state.people) if one.where == place.IN_DECK]
    for name in OUT if plenty else ():
        state.people[pieces.CHARACTERS.index(name)].medical = (1 << len(pieces.MEDICAL)) - 1
        for kind in pieces.MEDICAL:
            state.box[kind] -= 1
    state.laid = [die] * 20
    state.cold = 6
    for kind in range(len(pieces.ITEMS)):
        n = min(plenty, state.box[kind])
        state.box[kind] -= n
        state.storage[kind] += n
    return state


def go_out(table: Table[Any], location: int, die: int = 5, plenty: int = PLENTY) -> Any:
    """Two of them stand in a place, with what they carry."""
    state, pieces, place = lay(table, die, plenty), part("pieces"), part("state")
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


def stand_guard(table: Table[Any], die: int = 5, plenty: int = PLENTY) -> Any:
    state, pieces, place = lay(table, die, plenty), part("pieces"), part("state")
    state.phase = place.RAID
    for name in OUT:
        state.people[pieces.CHARACTERS.index(name)].task = place.ON_GUARD
    return state


def read(table: Table[Any], name: str, is_out: bool, die: int, plenty: int) -> None:
    """One card, recipe or page."""
    pieces = part("pieces")
    state = go_out(table, 0, die, plenty) if is_out else stand_guard(table, die, plenty)
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


def fight(table: Table[Any], card: int) -> None:
    """The enemies of this resident, of whom one is dead already."""
    state = go_out(table, 0)
    state.trip.resident = card
    table.then(part("chapters.c12_fight").CardEnd(), part("chapters.c08_scope").Outside())
    part("chapters.c12_fight").fight_word(table, 0, (-1,), (), True, False)
    settle(table)
    if state.fight is not None:
        state.fight.killed = 1


def sign(table: Table[Any], card: int, die: int) -> None:
    """A sign of fate in a fight, on the die that this card is printed with."""
    state, pieces = go_out(table, 0), part("pieces")
    foe = (0, pieces.KNIFE, pieces.UNARMED)
    table.then(part("chapters.c12_fight").CardEnd(), part("chapters.c08_scope").Outside())
    table.then(part("chapters.c12_fight").BeginFight((foe, foe), False, 0))
    settle(table)
    state.decks.fate.cards.remove(card)
    state.decks.fate.cards.append(card)
    table.then(part("chapters.c12_blows").Allot(), part("chapters.c12_blows").ApplyBlows())
    part("chapters.c15_incidents").draw_sign(table, OUT[0], die)
    settle(table)


def use(table: Table[Any], fitting: int) -> None:
    """What can be made at this fitting, for how much."""
    state = lay(table)
    state.storage = [9] * len(state.storage)
    state.box = [9] * len(state.box)
    space = stand(state, fitting)
    table.then(part("chapters.c05_planning").ChooseRecipe(part("pieces").CHARACTERS.index(OUT[0]), space))
    settle(table)


def build(table: Table[Any], fitting: int) -> None:
    """What this fitting takes, and where it may stand: also beside what it must stand beside."""
    state, pieces = lay(table), part("pieces")
    state.storage = [9] * len(state.storage)
    state.box = [9] * len(state.box)
    for kind, n in enumerate(pieces.COPIES):
        state.stack[kind], state.ideas[kind] = n, 0
    if pieces.NEXT_TO[fitting] >= 0:
        stand(state, pieces.NEXT_TO[fitting])
    table.then(part("chapters.c05_planning").ChooseFitting(pieces.CHARACTERS.index(OUT[0])))
    table.then(part("chapters.c05_planning").ChooseSite(pieces.CHARACTERS.index(OUT[0]), fitting, -1))
    settle(table)


def stand_beside(table: Table[Any], fitting: int, space: int) -> None:
    """Where this fitting may go in a house without obstacles, once what it needs stands here and on the top floor."""
    state, pieces = lay(table), part("pieces")
    stand(state, pieces.NEXT_TO[fitting])
    state.built[space] = pieces.NEXT_TO[fitting]
    state.boarded = sum(1 << at for at, kind in enumerate(pieces.SPACE_KIND) if kind == "breach")
    table.then(part("chapters.c05_planning").ChooseSite(pieces.CHARACTERS.index(OUT[0]), fitting, -1))
    settle(table)


def stand(state: Any, fitting: int) -> int:
    """The fitting, in the middle of a house that is cleared."""
    state.lying = [-1] * len(state.lying)
    space: int = next(at for at, kind in enumerate(part("pieces").SPACE_KIND) if kind == "empty")
    state.built[space] = fitting
    return space


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
