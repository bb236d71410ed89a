"""Scenes for what plays meet too rarely: a table is arranged, and then it is played on.

They import nothing of a game, whose modules are imported anew for each change, before they are needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import product
from typing import Any

from content.doomsday_scenes import doomsday
from content.journal_scenes import journal
from content.scripts import Script, said
from holdfast.kernel.game import Game
from holdfast.kernel.play import waiting

CARDS = 24
LATE = ("clock", "time")


def lifeboat(game: Game[Any]) -> Iterator[Script]:
    """LIF-13, LIF-17  Every navigation card decides an evening on which everybody has rowed and fought."""
    for card in range(CARDS):

        def arrange(state: Any, card: int = card) -> None:
            state.chart.remove(card)
            state.chart.append(card)
            for sailor in state.sailors:
                sailor.rowed = sailor.fought = True

        name = f"an evening by the card {card}"
        yield Script(name, 6, {}, name.encode().ljust(32), ["a", "b"], [LATE] * 40, arrange)


def outlive(game: Game[Any]) -> Iterator[Script]:
    """OUT-19  Everybody has four special rooms that work, and plenty of everything."""
    for names in FURNISHED:
        for seed in range(2):

            def arrange(state: Any, names: tuple[str, ...] = names) -> None:
                pieces = import_module("holdfast.games.outlive.pieces")
                kinds = [0, 1, 2, *(pieces.ROOMS.index(name) for name in names)]
                for shelter in state.shelters:
                    shelter.rooms = [2 * kind for kind in kinds]
                    shelter.kinds = sum(1 << kind for kind in kinds)
                    shelter.built = (1 << len(kinds)) - 1
                    shelter.survivors = [pieces.SLOTS[kind] for kind in kinds]
                    shelter.stores = [9] * len(shelter.stores)

            name = f"furnished {seed} {' '.join(names)}"
            script = Script(name, 3, {}, name.encode()[:32].ljust(32), ["a", "b"], [], arrange, SET_UP)
            yield replace(script, lines=said(game, script))
    yield from armed(game)


def armed(game: Game[Any]) -> Iterator[Script]:
    """OUT-07  Nobody has a room that guards, and everybody has ammo and one of each equipment tile in order."""

    def arrange(state: Any) -> None:
        pieces = import_module("holdfast.games.outlive.pieces")
        for seat, shelter in enumerate(state.shelters):
            shelter.repaired = sum(1 << pieces.COPIES * kind + seat for kind in range(len(pieces.EQUIPMENT)))
            shelter.broken = 0
            shelter.stores = [9] * len(shelter.stores)

    for seed in ATTACKED:
        name = f"armed {seed}"
        script = Script(name, 2, {}, name.encode().ljust(32), ["a", "b"], [], arrange, SET_UP)
        yield replace(script, lines=said(game, script))


FURNISHED = [
    ("smokehouse", "boarding_party", "warehouse", "guard_room"),
    ("pantry", "scout_post", "bandit_den", "living_quarters"),
    ("kitchen", "joinery", "machine_shop", "cartridge_press"),
]
ATTACKED = (3, 14)
"""Plays with an attack that Battle Gear alone does not stop."""
SET_UP = 40
"""By then three players have chosen and placed everything."""


def aurora(game: Game[Any]) -> Iterator[Script]:
    """AUR-14.8, AUR-14.19  Every outcome card is read for every good weapon and every enemy.

    Convoys rest and then fire at enemies that do not fall, who fire back; or have no ammo, so that only these fire.
    """
    for first, ammo in product(range(OUTCOMES), (3, 0)):

        def arrange(state: Any, first: int = first, ammo: int = ammo) -> None:
            pieces = import_module("holdfast.games.aurora.pieces")
            place = import_module("holdfast.games.aurora.state")
            for player in state.players:
                player.zone = [place.RESTING] * len(player.crew)
                player.bays = [*map(pieces.NAMES.index, ("truck_long_hauler", "device_autocannon")), player.bays[2]]
                player.bays.append(pieces.NAMES.index("loot_gauss"))
                player.load = [ammo, 0, 0, len(player.crew)]
                player.fame = FAMOUS if first % 2 else 0
            for deck in state.decks:
                deck[:] = [card for card in deck if card < pieces.FIRST_ENEMY]
            state.zone = [-1 if card >= pieces.FIRST_ENEMY else card for card in state.zone]
            for card in range(pieces.FIRST_ENEMY, pieces.CARD_COUNT):
                enemy = place.Enemy(card, 0, 0, [-1] * 4)
                enemy.damage = -OUTCOMES * OUTCOMES
                state.enemies.append(enemy)
                state.beside.append(state.loot.pop())
            state.outcomes = [(first - at) % OUTCOMES for at in range(1, OUTCOMES + 1)]
            state.area = pieces.BACK[state.outcomes[-1]]

        for seed in range(1 + bool(ammo)):
            name = f"outcome {first} {ammo} {seed}"
            script = Script(name, 2, {}, name.encode().ljust(32), ["a", "b"], [], arrange)
            yield replace(script, lines=said(game, script, FIRED))
    yield from equipped(game)


def equipped(game: Game[Any]) -> Iterator[Script]:
    """AUR-09  Everybody drives a crawler, holds what heals, what repairs and one thing more, and has enough to mend."""

    def arrange(state: Any) -> None:
        pieces = import_module("holdfast.games.aurora.pieces")
        verbs = import_module("holdfast.games.aurora.verbs")
        for names, player in zip(FRIENDS, state.players, strict=True):
            cards = [pieces.NAMES.index(name) for name in names]
            for pile in (*state.decks, *state.boxes):
                pile[:] = [card for card in pile if card not in cards]
            state.zone = [-1 if card in cards else card for card in state.zone]
            for card in cards:
                verbs.enlist(player, card, 0)
            player.load[3] = len(player.crew)
            player.ill = [1 if pieces.SKILL[card] > 1 else 0 for card in player.crew]
            player.bays[0] = pieces.NAMES.index("truck_crawler")
            player.damage[2] = 0b111
            player.items = [pieces.ITEM_OF.index(kind) for kind in (pieces.SOLUTION, pieces.TORCH, pieces.NITROMETHANE)]

    for seed in range(6):
        name = f"equipped {seed}"
        script = Script(name, 2, {}, name.encode().ljust(32), ["a", "b"], [], arrange)
        yield replace(script, lines=said(game, script, EQUIPPED))
    yield from suited(game)


def suited(game: Game[Any]) -> Iterator[Script]:
    """AUR-09.8  At the end of a round in which all rested Fallout strikes, and who has the suit has nobody to spare."""

    def arrange(state: Any) -> None:
        pieces = import_module("holdfast.games.aurora.pieces")
        place = import_module("holdfast.games.aurora.state")
        verbs = import_module("holdfast.games.aurora.verbs")
        fallout = pieces.NAMES.index("event_fallout")
        for pile in (*state.decks, *state.boxes):
            pile[:] = [card for card in pile if card != fallout and card < pieces.FIRST_ENEMY]
        state.decks[0].append(fallout)
        state.zone = [-1 if card >= pieces.FIRST_ENEMY else card for card in state.zone]
        for player in state.players:
            copilot = player.crew[1]
            player.crew, player.zone, player.ill, player.fed, player.capsules = [], [], [], [], []
            verbs.enlist(player, copilot, place.RESTING)
            player.load = [0, 0, 0, 1]
        suit = pieces.ITEM_OF.index(pieces.HAZMAT)
        state.items.remove(suit)
        state.players[0].items = [suit]

    for seed in range(2):
        name = f"suited {seed}"
        script = Script(name, 2, {}, name.encode().ljust(32), ["a", "b"], [], arrange)
        yield replace(script, lines=said(game, script, EQUIPPED))
    yield from parked(game)


def parked(game: Game[Any]) -> Iterator[Script]:
    """AUR-06.6  Every truck, trailer and device stands there, and everybody is in some crew."""
    for turn in range(PARKED):

        def arrange(state: Any, turn: int = turn) -> None:
            pieces = import_module("holdfast.games.aurora.pieces")
            place = import_module("holdfast.games.aurora.state")
            verbs = import_module("holdfast.games.aurora.verbs")

            def some(kind: int, number: int) -> list[int]:
                of_kind = [
                    card for card in range(pieces.FIRST_SCOUTING, pieces.CARD_COUNT) if pieces.KIND[card] == kind
                ]
                return [of_kind[(2 * turn + at) % len(of_kind)] for at in range(number)]

            people = some(pieces.PERSON, 2)
            for seat, player in enumerate(state.players):
                kinds = (pieces.TRUCK, pieces.DEVICE, pieces.TRAILER)
                player.bays = [*(some(kind, 2)[seat] for kind in kinds), -1]
                player.damage, player.places = [0] * 4, [place.NOTHING] * 4
                verbs.enlist(player, people[seat], 0)
                player.load[3] = len(player.crew)

        name = f"parked {turn}"
        script = Script(name, 2, {}, name.encode().ljust(32), ["a", "b"], [], arrange)
        yield replace(script, lines=said(game, script, 4))
    yield from cleansed(game)
    yield from robbed(game)
    yield from mined(game)


def cleansed(game: Game[Any]) -> Iterator[Script]:
    """AUR-07.2  Three who are ill scout the second slot, which does not cure all of them."""

    def arrange(state: Any) -> None:
        pieces = import_module("holdfast.games.aurora.pieces")
        verbs = import_module("holdfast.games.aurora.verbs")
        player = state.players[state.order[0]]
        for name in TEAM:
            verbs.enlist(player, pieces.NAMES.index(name), 0)
        player.load = [0, 0, 0, len(player.crew)]
        player.ill = [0, 0, 1, 1, 1]

    for board in ("alpha", "beta"):
        name = f"cleansed {board}"
        script = Script(name, 2, {"board": board}, name.encode().ljust(32), ["a", "b"], [], arrange)
        first = str(waiting(script.begin(game).table)[0][0])
        words = ["scout 2", *(f"send {one}" for one in TEAM), "go", "bonus cleanse"]
        words += [f"cleanse {one}" for one in TEAM[:2]]
        yield replace(script, lines=[(first, word) for word in words])


def robbed(game: Game[Any]) -> Iterator[Script]:
    """AUR-19.2  Somebody famous robs those who are met in the first slot."""
    for met in MET:

        def arrange(state: Any, met: str = met) -> None:
            pieces = import_module("holdfast.games.aurora.pieces")
            card = pieces.NAMES.index(met)
            for pile in (*state.decks, *state.boxes):
                pile[:] = [one for one in pile if one != card]
            state.zone[0] = card
            state.players[state.order[0]].fame = FAMOUS

        script = Script(f"robbed {met}", 2, {}, met.encode().ljust(32), ["a", "b"], [], arrange)
        first = str(waiting(script.begin(game).table)[0][0])
        yield replace(script, lines=[(first, word) for word in ("scout 1", "send leader", "go", "deal rob")])


def mined(game: Game[Any]) -> Iterator[Script]:
    """AUR-21.4  Both mines lie on the road when the Mine is played."""

    def arrange(state: Any) -> None:
        pieces = import_module("holdfast.games.aurora.pieces")
        place = import_module("holdfast.games.aurora.state")
        for player in state.players:
            player.zone = [place.RESTING] * len(player.crew)
            player.load = [0, 0, 1, len(player.crew)]
        state.items.remove(pieces.MINE_CARD)
        state.players[state.order[-1]].items = [pieces.MINE_CARD]
        state.mined, state.miners = [20, 22], [state.order[0]] * 2

    script = Script("mined", 2, {"mines": True}, b"mined".ljust(32), ["a", "b"], [], arrange)
    first, last = (str(seat) for seat in script.begin(game).table.state.order)
    words = ("end", "go", "roll", "drive 2", "mine 0-1")
    yield replace(script, lines=[(first, "end"), *((last, word) for word in words)])


FRIENDS = (("gunner", "renegade"), ("hermit", "preacher"))
EQUIPPED = 60
"""By then everything is used that instinct would use."""
OUTCOMES = 12
FAMOUS = 5
"""More fame than this is none."""
PARKED = 6
TEAM = ("gunner", "renegade", "preacher")
MET = ("encounter_wanderers_1", "encounter_wanderers_2")
FIRED = 30
"""By then both convoys have fired."""


def no_scenes(game: Game[Any]) -> Iterator[Script]:
    """For a game whose plays meet everything."""
    return iter([])


SCENES = {"lifeboat": lifeboat, "outlive": outlive, "aurora": aurora, "doomsday": doomsday, "journal": journal}
