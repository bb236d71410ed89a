"""Scavenging: where to go and with what, which cards to search, and what to carry home."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c08_findings import AddResource, LeaveBehind
from holdfast.games.journal.chapters.c08_trip import AcceptOffer, ChooseLocation, Equip
from holdfast.games.journal.chapters.c16_encounters import ChooseRow, Meet, TellStory
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c19_decks import ReturnPeeked
from holdfast.games.journal.instinct.combat import ORDER
from holdfast.games.journal.instinct.known import FOUND
from holdfast.games.journal.instinct.market import PER_VALUE, prospects
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.promises import PROMISES
from holdfast.games.journal.instinct.reckoning import weigh_promise
from holdfast.games.journal.pieces import (
    AMMO,
    COUNTS,
    EXPLORATION,
    EXPLORATION_OF,
    FIREARM,
    HOSTILE,
    ITEMS,
    LOCATION_SCRIPTS,
    LOCKPICK,
    MISERY,
    RESOURCES,
    SAWBLADE,
    SHOVEL,
    TOKENS,
    VALUE,
    WEAPON_ITEM,
    WEIGHT,
    location_rules,
    rule_of,
    rule_sum,
)
from holdfast.games.journal.queries import room
from holdfast.kernel.step import Ask

PER_CARD: Final = 1.1
CARD_RISK: Final = 0.55
SCRIPT_WORTH: Final = 0.9
"""What a script that was not read yet adds to a location."""
STRIPS: Final = {
    "start_noise": -1.0,
    "noise_roll_mod": -3.0,
    "noise_gain_mod": -2.5,
    "noise_floor": -1.0,
    "loot_risk": -4.0,
    "flee_penalty": -0.7,
    "inventory_bonus": 1.0,
    "on_leave": -1.5,
    "on_leave_if_cards": 3.0,
    "bonus_loot": 3.0,
    "bonus_gain": 0.8,
    "on_enter": 1.5,
    "on_enter_choice": -3.0,
}
"""What the rules of a red strip are worth; numbers count."""
KEPT_HOME: Final = 1
"""So many weapons stay with the guard."""


def weigh_outing(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    """Questions of a trip; None: none of these."""
    if isinstance(ask, Decide):
        return weigh_decision(mind, ask, choice)
    if isinstance(ask, ChooseLocation):
        return location_worth(mind, choice.which)
    if isinstance(ask, Equip):
        return weigh_equipment(mind, choice)
    if isinstance(ask, AddResource):
        return -abs(float(choice.which - load_of(mind, ask.kind)))
    if isinstance(ask, LeaveBehind):
        return weigh_left(mind, ask, choice)
    if isinstance(ask, Meet):
        return weigh_meeting(mind, choice)
    if isinstance(ask, ChooseRow):
        return mind.stuff(FOUND[choice.which])
    return weigh_on_the_way(mind, ask, choice)


def weigh_on_the_way(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    if isinstance(ask, TellStory):
        return float(mind.state.people[choice.which].states[MISERY])
    if isinstance(ask, AcceptOffer):
        relief = max([-mind.step(who, MISERY, -1) for who in mind.here()], default=0.0)
        return relief - mind.cost(ask.cost()) if choice.text == "yes" else 0.0
    if isinstance(ask, ReturnPeeked):
        return weigh_return(mind, choice)
    return None


# -- before ------------------------------------------------------------------------------------------


def location_worth(mind: Mind, slot: int) -> float:
    """More cards bring more, and more danger; the red strip and scripts not read yet count."""
    state = mind.state
    location = state.locations[slot]
    cards = COUNTS[slot] + rule_sum(location, "cards_mod")
    worth = cards * (PER_CARD * (0.6 + 0.4 * mind.hunger_for()) - CARD_RISK)
    worth += SCRIPT_WORTH * sum([1 for one in LOCATION_SCRIPTS[location] if one not in state.used_slots])
    for rule in location_rules(location):
        worth += STRIPS.get(rule.rule, 0.0) * (rule.n if rule.rule == "start_noise" else 1)
        if rule.rule == "trade":
            worth += prospects(mind, [str(one) for one in rule.sells], rule.fee)
    return worth


def weigh_equipment(mind: Mind, choice: Word) -> float:
    """Tools, arms for those who go, and small things to give."""
    if choice.text == "done":
        return 0.5
    state = mind.state
    kind = choice.which
    trip = state.trip
    if trip is None:
        return 0.0
    if kind in (LOCKPICK, SAWBLADE):
        return 1.0 if not state.pile[kind] else 0.0
    if kind == SHOVEL:
        return 1.0 if not state.pile[kind] else 0.0
    if kind == AMMO or kind in WEAPON_ITEM:
        return weigh_arms(mind, kind, len(trip.party))
    if kind in TOKENS and VALUE[kind] and not WEIGHT[kind]:
        return 0.9 if mind.loss(kind) / VALUE[kind] < PER_VALUE else 0.0
    trades = rule_of(trip.location, "trade") is not None and not state.no_trade
    return 0.8 if trades and kind in TOKENS and VALUE[kind] and mind.loss(kind) / VALUE[kind] < PER_VALUE else 0.0


def weigh_arms(mind: Mind, kind: int, party: int) -> float:
    """One weapon each, but the guard keeps one; ammo where the guns go."""
    state = mind.state
    taken = sum([state.pile[WEAPON_ITEM[one]] for one in ORDER])
    left = sum([state.storage[WEAPON_ITEM[one]] for one in ORDER])
    if kind == AMMO:
        guns = sum([state.pile[WEAPON_ITEM[one]] for one in ORDER if FIREARM[one]])
        guards = sum([state.storage[WEAPON_ITEM[one]] for one in ORDER if FIREARM[one]])
        return 1.0 if guns and state.pile[AMMO] < 2 * guns and (state.storage[AMMO] > 1 or not guards) else 0.0
    weapon = WEAPON_ITEM.index(kind)
    useless = FIREARM[weapon] and not state.storage[AMMO] + state.pile[AMMO]
    return 1.0 if taken < party and left > KEPT_HOME and not useless else 0.0


# -- cards -------------------------------------------------------------------------------------------


def weigh_decision(mind: Mind, ask: Decide, choice: Word) -> float:
    """What the choice of this card or script holds out; to move on holds out nothing."""
    promises = PROMISES.get(place_of(ask.place), [])
    if choice.which < 0 or choice.which >= len(promises):
        return 0.05
    return weigh_promise(mind, promises[choice.which])


def place_of(place: str) -> str:
    return place.split(" ", maxsplit=1)[0]


def weigh_meeting(mind: Mind, choice: Word) -> float:
    """Armed people are avoided, where that is possible."""
    trip = mind.state.trip
    hostile = trip is not None and trip.resident >= 0 and HOSTILE[trip.resident]
    if choice.verb == "slip":
        return 3.0 if hostile else -1.0
    if choice.verb == "skip":
        return 2.0 if hostile else -1.0
    return 0.0


def weigh_return(mind: Mind, choice: Word) -> float:
    """A card just looked at goes back if it promises only trouble."""
    if choice.text == "done":
        return 0.3
    card = EXPLORATION[EXPLORATION_OF[mind.state.unknown[-1 - choice.which]]]
    promises = PROMISES[card]
    return 1.0 if not promises and card in TROUBLE else 0.0


TROUBLE: Final = ("creaking", "tiles", "footsteps", "voices", "door_slam", "alley", "tripwire")


# -- the way home ------------------------------------------------------------------------------------


def keepers(mind: Mind) -> int:
    """What the tokens weigh that are worth more than a log of wood in their place."""
    pile = mind.state.pile
    return sum([pile[kind] * WEIGHT[kind] for kind in TOKENS if pile[kind] and mind.density(kind) > 0.5])


def load_of(mind: Mind, kind: int) -> int:
    if not mind.load:
        mind.load = resources_home(mind)
    return mind.load[RESOURCES.index(kind)]


def resources_home(mind: Mind) -> list[int]:
    """How much of each resource fills the rucksacks best."""
    state = mind.state
    carried = sum([state.pile[kind] for kind in RESOURCES])
    free = max(0, room(state) - keepers(mind) - carried)
    added = [0] * len(RESOURCES)
    worths = [mind.worth(kind) if state.box[kind] else 0.0 for kind in RESOURCES]
    for _ in range(free):
        worth = max(worths)
        if worth <= 0.0:
            break
        at = worths.index(worth)
        added[at] += 1
        kind = RESOURCES[at]
        worths[at] = mind.worth(kind, added[at]) if added[at] < state.box[kind] else 0.0
    return added


def weigh_left(mind: Mind, ask: LeaveBehind, choice: Word) -> float:
    """What is worth least by its weight stays behind, kind by kind in the game's order."""
    excess = ask.excess(mind.state)
    pile = mind.state.pile
    rest = sorted([(mind.density(kind), kind) for kind in range(ask.first, len(ITEMS)) if pile[kind] and WEIGHT[kind]])
    going: list[int] = []
    for _, kind in rest:
        if excess <= 0:
            break
        going.append(kind)
        excess -= pile[kind] * WEIGHT[kind]
    return 1.0 if going and choice.which == min(going) else -mind.density(choice.which)
