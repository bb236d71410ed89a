"""The card of every piece on the table: what it is, and what there is to say of it here and now. Nothing is secret."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.look import decks, goods, house, night, outside, people
from holdfast.games.journal.pieces import (
    CHARACTERS,
    CRUCIAL,
    DICE,
    EVENTS,
    EXPLORATION,
    FATES,
    FINDINGS,
    FITTINGS,
    HABITS,
    ITEMS,
    LOCATIONS,
    OBJECTIVES,
    RAIDS,
    RESIDENTS,
    SLOTS,
    SPACES,
    STATES,
    VISITORS,
    WEAPONS,
)
from holdfast.games.journal.queries import seat_name
from holdfast.games.journal.state import State
from holdfast.kernel.game import Fact, Look

BLACK: Final = "black"


def look(state: State, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one."""
    kind, _, which = anchor.partition(":")
    if kind == "seat":
        return seat(state, which)
    if kind == "track":
        return outside.track(state, which)
    if anchor == "objective":
        return None if state.objective < 0 else decks.objective(state, state.objective)
    if kind == "task" and which in night.TASKS:
        return night.task(which)
    if kind == "cut" and which in night.HARMS:
        return night.harm(state, which)
    return of_people(state, kind, which) or in_house(state, kind, which) or out_there(state, kind, which)


def of_people(state: State, kind: str, which: str) -> Look | None:
    """Characters and their states."""
    if kind == "person" and which in CHARACTERS:
        return people.person(state, CHARACTERS.index(which))
    if kind == "state":
        who, _, name = which.rpartition(":")
        if name in STATES and who in ["", *CHARACTERS]:
            return people.level_of(state, STATES.index(name), CHARACTERS.index(who) if who else -1)
    if kind == "habit" and which in HABITS:
        return people.habit(HABITS.index(which))
    return None


def in_house(state: State, kind: str, which: str) -> Look | None:
    """The shelter, what can be built there, and what lies in storage."""
    if kind == "space" and which in SPACES:
        return house.space(state, SPACES.index(which))
    if kind in ("fitting", "idea") and which in FITTINGS:
        return house.fitting(state, FITTINGS.index(which))
    if kind == "item" and which in ITEMS:
        return goods.item(state, ITEMS.index(which))
    if kind == "weapon" and which in WEAPONS:
        return goods.weapon(state, WEAPONS.index(which))
    if kind == "die" and which in [BLACK, *DICE]:
        return goods.die(DICE.index(which) if which in DICE else -1)
    return None


def out_there(state: State, kind: str, which: str) -> Look | None:
    """Places, their cards, whom one meets; and every other deck."""
    if kind == "slot" and which in SLOTS:
        return outside.slot(state, SLOTS.index(which))
    if kind == "location" and which in LOCATIONS:
        return outside.location(state, LOCATIONS.index(which))
    if kind == "card" and which in EXPLORATION:
        return outside.card(state, EXPLORATION.index(which))
    if kind == "finding" and which in FINDINGS:
        return outside.finding(FINDINGS.index(which))
    if kind == "resident" and which in RESIDENTS:
        return outside.resident(RESIDENTS.index(which))
    if kind == "foe":
        return outside.foe(state, which)
    return of_deck(state, kind, which)


def of_deck(state: State, kind: str, which: str) -> Look | None:
    if kind == "raid" and which in RAIDS:
        return decks.raid(state, RAIDS.index(which))
    if kind == "fate" and which in FATES:
        return decks.fate(FATES.index(which))
    if kind == "event" and which in EVENTS:
        return decks.event(EVENTS.index(which))
    if kind == "visitor" and which in VISITORS:
        return decks.visitor(which)
    if kind == "crucial" and which in CRUCIAL:
        return decks.crucial(state, CRUCIAL.index(which))
    if kind == "objective" and which in OBJECTIVES:
        return decks.objective(state, OBJECTIVES.index(which))
    return decks.deck(state, which) if kind == "deck" else None


def seat(state: State, which: str) -> Look | None:
    """JRN-03.2, JRN-10.9  Who leads, and who will."""
    names = [seat_name(one) for one in state.order]
    if which not in names:
        return None
    leads = which == seat_name(state.leader)
    after = names[(names.index(which) + 1) % len(names)]
    lines = [Fact("leads" if leads else "advises", {}, "JRN-03.2"), Fact("next-leader", {"who": after}, "JRN-03.2")]
    return Look(Fact("title", {"what": which}), lines[: len(names)])
