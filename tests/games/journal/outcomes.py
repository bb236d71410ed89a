"""What a card, recipe or rule brings about, in few words: so that a test can be read beside the card's own text."""

from __future__ import annotations

from collections import Counter

from games.journal.scenes import Scene
from holdfast.games.journal import catalogue, events
from holdfast.games.journal.chapters.c04_morning import RevealEvent
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c08_trip import SetOut
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c16_encounters import Encounter
from holdfast.games.journal.chapters.c21_objectives import judge_objective_word
from holdfast.games.journal.pieces import (
    CHARACTERS,
    EVENT_SCRIPT,
    EVENTS,
    FITTINGS,
    ITEMS,
    LETTERS,
    LOCATIONS,
    MEDICAL,
    OBJECTIVES,
    RESIDENT_FOES,
    RESIDENTS,
    SLOTS,
    SPACES,
    STATES,
    WEAPONS,
)
from holdfast.games.journal.state import DAWN, HERE, MORNING
from holdfast.kernel.settle import settle

OPEN = ("Meet", "Decide")
"""Questions that a card leaves open when what it does itself is done: whom it has met, which story it has begun."""
PACKED = {"wood": 5, "component": 5, "water": 5, "canned_food": 1, "lockpick": 1, "shovel": 1, "hatchet": 1}
MANY = {
    "wood": 9,
    "component": 9,
    "water": 9,
    "raw_food": 2,
    "vegetable": 2,
    "book": 1,
    "cigarette": 2,
    "coffee": 1,
    "herb": 2,
    "chems": 2,
    "sugar": 1,
    "alcohol": 1,
    "moonshine": 1,
    "filter": 1,
    "electrical_part": 2,
    "mechanical_part": 2,
    "weapon_part": 2,
    "shell": 1,
    "broken_guitar": 1,
    "broken_pistol": 1,
    "broken_rifle": 1,
    "broken_shotgun": 1,
}
"""Something of what the recipes ask for."""


def outside(*dice: int | str, party: tuple[str, ...] = ("goran", "mira"), location: str = "hospital") -> Scene:
    """These on a trip, low in spirits and tired, with noise 4, six cards and a family (script 1316) before them."""
    scene = Scene(*party).out(location).unknown("creaking", "tiles", "rain", "shots", "footsteps", "voices")
    scene.state.noise = 4
    scene.top("residents", "r_family")
    return low(scene, party).have(**PACKED).dice(*dice)


def at_home(*dice: int | str, people: tuple[str, ...] = ("goran", "mira")) -> Scene:
    """These by day in the shelter, low in spirits and tired, with something of everything, and cold 5."""
    scene = low(Scene(*people), people).have(**MANY).dice(*dice)
    scene.state.cold = 5
    return scene


def low(scene: Scene, people: tuple[str, ...]) -> Scene:
    for who in people:
        scene.set(who, misery=1, fatigue=1)
    return scene


def outcome(scene: Scene, name: str, *words: str, actor: str = "") -> str:
    """What differs once this has been carried out with these answers, and what nobody decides."""
    before = measured(scene)
    heard = len(scene.table.heard or [])
    scene.effect(name, actor)
    while scene.asked() and scene.place() != name and words and words[0] not in scene.options():
        scene.say(scene.default())
    scene.say(*words)
    while scene.asked() and (scene.asked() not in OPEN or scene.place() == name):
        scene.say(scene.default())
    return ", ".join([*differences(before, measured(scene), found(scene)), *happened(scene, heard)])


def measured(scene: Scene) -> dict[str, int]:
    """Everything that cards raise and lower."""
    state = scene.state
    numbers = {"noise": state.noise, "cold": state.cold}
    numbers |= {name: state.storage[kind] + state.pile[kind] for kind, name in enumerate(ITEMS)}
    for who, person in enumerate(state.people):
        if person.where == HERE:
            numbers |= {f"{CHARACTERS[who]} {STATES[kind]}": level for kind, level in enumerate(person.states)}
            numbers[f"{CHARACTERS[who]} actions"] = person.extra - person.lost
    numbers |= {f"mark {mark}": n for mark, n in state.flags.items()}
    numbers["unknown"] = len(state.unknown)
    numbers["boards"] = state.boarded.bit_count()
    numbers["red"] = len(state.decks.raids.aside) + len(state.decks.residents.aside)
    numbers |= {f"fitting {name}": state.stack[kind] for kind, name in enumerate(FITTINGS)}
    return numbers


def found(scene: Scene) -> Counter[str]:
    """What findings brought: it is chance, and no card names it."""
    rows = {card.id: card for card in catalogue.EXPLORATION.finding}
    items: Counter[str] = Counter()
    for one in scene.told(events.Looted):
        card = rows[one.card]
        words = {"furniture": card.furniture, "heap": card.heap, "pantry": card.pantry}[one.row]
        for word in words:
            items[str(word["item"])] += int(word["n"])
    return items


def differences(before: dict[str, int], after: dict[str, int], looted: Counter[str]) -> list[str]:
    changes = {name: after.get(name, 0) - before.get(name, 0) - looted[name] for name in [*before, *after]}
    return [f"{name} {change:+}" for name, change in changes.items() if change]


def happened(scene: Scene, heard: int) -> list[str]:
    """Findings by their rows, who was met, which script was read."""
    said: list[str] = []
    for _, event in (scene.table.heard or [])[heard:]:
        if isinstance(event, events.Looted):
            said.append(event.row)
        elif isinstance(event, events.ResidentMet):
            said.append("met")
        elif isinstance(event, events.ScriptRead):
            said.append(f"script {event.script}")
        elif isinstance(event, events.TradeBegan):
            said.append(f"trade {event.fee}")
        elif isinstance(event, events.FittingTaken):
            said.append(f"{event.fitting} gone")
    return said


def planned(fitting: str, recipe: str, *dice: int | str, who: str = "goran", **more: int) -> str:
    """What one action at a built fitting costs and brings."""
    scene = at_home(*dice, people=(who,)).have(**more).build("f3c3", fitting)
    before = measured(scene)
    scene.run(DayStage(0)).say("go f3c3")
    made = f"make {fitting}_{recipe}"
    if made in scene.options():
        scene.say(made)
    scene.say("confirm").defaults()
    return ", ".join(differences(before, measured(scene), Counter()))


def built(fitting: str, who: str = "goran", beside: str = "") -> str:
    """What building it costs; an idea has been unlocked before."""
    scene = at_home(people=(who,))
    if beside:
        scene.build("f3c3", beside)
        scene.state.lying[SPACES.index("f3c4")] = -1
    kind = FITTINGS.index(fitting)
    if not scene.state.stack[kind]:
        scene.state.ideas[kind] -= 1
        scene.state.stack[kind] += 1
    before = measured(scene)
    scene.run(DayStage(0)).say("build", f"fit {fitting}")
    if scene.asked() == "ChooseSite":
        scene.say(scene.options()[0])
    scene.say("confirm")
    return ", ".join(one for one in differences(before, measured(scene), Counter()) if "fitting" not in one)


def lower_half(fate: str) -> str:
    """The die of a fate card, and what becomes of whom if it is the one that was rolled."""
    card = next(one for one in catalogue.FATE.fate if one.id == fate)
    incident = card.incident
    return " ".join([card.die, incident.side, incident.kind, *([str(incident.n)] if incident.n else [])])


def dawned(fate: str, cold: int = 0, medicine: int = 0, die: int = 1, boards: int = 0, **storage: int) -> str:
    """What the upper half does to a group with wounds 1 and 2 and with illness 1 and 2, with or without medicine."""
    scene = Scene("goran", "mira", "josef").have(**storage).dice(die)
    scene.state.phase = DAWN
    scene.state.boarded = (1 << boards) - 1
    scene.set("goran", wounds=1, fatigue=1, misery=2).set("mira", illness=1).set("josef", wounds=2, illness=2)
    scene.state.cold = cold
    for who in scene.state.people:
        if who.where == HERE:
            who.medical = medicine
            for at, kind in enumerate(MEDICAL):
                scene.state.box[kind] -= medicine >> at & 1
    before = measured(scene)
    gone = [LOCATIONS[one] for one in scene.state.locations]
    scene.effect(fate).defaults()
    places = [f"replaced {SLOTS[gone.index(one.gone)]}" for one in scene.told(events.LocationReplaced)]
    return ", ".join([*differences(before, measured(scene), Counter()), *places])


def raided(card: str, *words: str) -> tuple[str, str]:
    """Damage and wounds of a raid against one guard who hits nothing, and what is taken in which order."""
    scene = Scene("goran", "mira").night("goran").top("raids", card)
    scene.have(**SPOILS).build("f2c3", "radio").dice("grey miss", "grey miss", "grey miss")
    scene.state.boarded = 1 << SPACES.index("f1c1")
    scene.run(NightRaid())
    scene.say("arm none")
    while scene.asked() and not scene.place():
        said = [word for word in words if word in scene.options()]
        scene.say(said[0] if said else scene.default())
    come = scene.told(events.RaidCame)[0]
    taken = [f"{one.n} {one.item}" for one in scene.told(events.Discarded)]
    return f"{come.damage}/{come.wounds}", ", ".join([*taken, *happened(scene, 0)])


SPOILS = {
    "canned_food": 1,
    "bandages": 1,
    "moonshine": 1,
    "shovel": 1,
    "wood": 2,
    "water": 2,
    "cigarette": 1,
    "knife": 1,
    "jewelry": 1,
}
"""One of each kind that raiders look for first."""


ALL = 0b111
"""Herbal meds, meds and bandages on everybody."""


def met(resident: str) -> str:
    """Which script this card leads to, whether Cover helps before it, and whom a fight would be with."""
    kind = RESIDENTS.index(resident)
    covered = outside().top("residents", resident)
    covered.state.covers = [covered.state.unknown.pop(0)]
    slip = "slip" in covered.run(Encounter(True)).options()
    scene = outside().top("residents", resident).run(Encounter(True))
    foes = [f"{LETTERS[foe.letter]} {WEAPONS[foe.weapon]}/{WEAPONS[foe.backup]}" for foe in RESIDENT_FOES[kind]]
    script = scene.told(events.ScriptRead)[0].script
    return ", ".join([f"script {script}", *(["hostile"] if slip else []), *foes])


def opened(card: str) -> Scene:
    """This event card is revealed in the morning, with something of everything in storage."""
    scene = at_home()
    scene.state.cold = 0
    scene.state.phase = MORNING
    deck = scene.state.decks.events
    kind = EVENTS.index(card)
    for pile in (deck.cards, deck.aside, deck.used):
        if kind in pile:
            pile.remove(kind)
    deck.cards.append(kind)
    return scene.run(RevealEvent())


def morning(card: str) -> str:
    """How many cold tokens it brings, what else comes before its script, and which script that is."""
    scene = opened(card)
    while scene.asked() and scene.place() != f"script_{EVENT_SCRIPT[EVENTS.index(card)]}":
        scene.say(scene.default())
    said = [f"cold {scene.state.cold}"]
    for _, event in scene.table.heard or []:
        if isinstance(event, events.VisitorCame):
            said.append("visitor")
        elif isinstance(event, events.CrimeSpread):
            said.append(f"crime {event.raids + event.residents}")
        elif isinstance(event, events.ObjectiveRevealed):
            said.append("objective")
    return ", ".join([*said, f"script {scene.told(events.ScriptRead)[-1].script}"])


def entered(location: str, *dice: int | str, words: tuple[str, ...] = (), **items: int) -> Scene:
    """The party has come here."""
    return Scene("goran", "mira").out(location).have(**items).dice(*dice).run(SetOut()).say(*words)


def judged(objective: str, scene: Scene) -> str:
    """Whether it is fulfilled as things stand, and what that brings."""
    scene.state.objective = OBJECTIVES.index(objective)
    before = measured(scene)
    judge_objective_word(scene.table, 0, (), 0)
    settle(scene.table)
    scene.defaults()
    word = "success" if scene.told(events.ObjectiveJudged)[0].fulfilled else "failure"
    return ", ".join([word, *differences(before, measured(scene), Counter())])
