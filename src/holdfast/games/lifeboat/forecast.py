"""What would follow from a choice, from what this seat can see itself: for the browser and the terminal."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c04_morning import Keep
from holdfast.games.lifeboat.chapters.c07_rowing import Row, Stow
from holdfast.games.lifeboat.chapters.c08_demands import ChangeSeats, Refuse, Rob, Yield
from holdfast.games.lifeboat.chapters.c09_stealing import Steal
from holdfast.games.lifeboat.chapters.c10_fights import Join
from holdfast.games.lifeboat.chapters.c11_special_cards import UseMedkit
from holdfast.games.lifeboat.chapters.c13_evening import PickCard
from holdfast.games.lifeboat.chapters.c15_overboard import OpenRing
from holdfast.games.lifeboat.chapters.c16_sharks import PlayBait
from holdfast.games.lifeboat.chapters.c17_thirst import GiveWater, thirsts_of
from holdfast.games.lifeboat.dangers import dangers, lands
from holdfast.games.lifeboat.odds import odds
from holdfast.games.lifeboat.queries import conscious, is_conscious, name_of, navigator, seat_of, totals, wears_ring
from holdfast.games.lifeboat.shapes import Odds
from holdfast.games.lifeboat.state import (
    BAIT_WOUNDS,
    FALL_WOUNDS,
    FIGHT_WOUNDS,
    FRENCHY,
    GULL,
    GULLS_TO_LAND,
    MEDKIT_HEALS,
    OAR_SHOWS,
    OVERBOARD,
    RESCUE,
    ROW_DRAW,
    WATER_COVERS,
    Fight,
    Sailor,
    State,
)
from holdfast.kernel.game import COST, DANGER, Fact, Value
from holdfast.kernel.step import Choice, Pass, Seat
from holdfast.kernel.table import Table

HARM: Final = "harm"
"""The message of wounds that a choice would bring to who makes it."""


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """What would follow, and what of it one may regret."""
    return [*foreseen(table, seat, choice), *dangers(table, seat, choice)]


def foreseen(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Most choices say all themselves; the others have one or two facts."""
    state = table.state
    if isinstance(choice, Keep):
        return passed_on(state, seat)
    if isinstance(choice, Row):
        return [
            Fact("sees", {"n": ROW_DRAW + OAR_SHOWS * choice.oars}, "LIF-07.1"),
            Fact("tired", {}, "LIF-07.3", COST),
        ]
    if isinstance(choice, Stow):
        return steering(state, seat)
    if isinstance(choice, Rob):
        victim = seat_of(state, choice.of)
        return [*demand(state, seat, victim), loot(state, victim)]
    if isinstance(choice, ChangeSeats):
        return demand(state, seat, seat_of(state, choice.of))
    if isinstance(choice, Steal):
        return [Fact("blind", {"n": len(state.sailors[seat_of(state, choice.of)].closed)}, "LIF-09.1")]
    if isinstance(choice, Yield | Refuse):
        return answer(table, seat, choice)
    if isinstance(choice, Join):
        return [Fact("joining", {"n": FIGHT_WOUNDS}, "LIF-10.10")]
    if isinstance(choice, PickCard):
        return tonight(state, seat, choice.card)
    return helping(state, choice) + waiting(state, seat, choice)


# -- the day -------------------------------------------------------------------------------------------------


def passed_on(state: State, seat: Seat) -> list[Fact]:
    """LIF-04.5  The rest of the packet goes on towards the stern."""
    awake = conscious(state)
    left = len(state.packet) - 1
    behind = awake[awake.index(seat) + 1 :] if seat in awake else []
    return [Fact("passed-on", {"n": left, "who": name_of(state, behind[0])}, "LIF-04.5")] if behind and left else []


def steering(state: State, seat: Seat) -> list[Fact]:
    """LIF-13.2  Who would choose among what the rowers leave, as they sit and lie now."""
    who = navigator(state)
    return [Fact("steers", {"who": name_of(state, who), "self": who == seat}, "LIF-13.2")] if who >= 0 else []


def demand(state: State, seat: Seat, of: Seat) -> list[Fact]:
    """LIF-08.2, LIF-08.4  Who lies unconscious cannot refuse; who refuses fights, and wins a tie."""
    if not is_conscious(state.sailors[of]):
        return [Fact("no-fight", {"who": name_of(state, of)}, "LIF-08.2")]
    attack, defence = totals(state, Fight(seat, of, 1 << seat, 1 << of))
    sides: dict[str, Value] = {"who": name_of(state, of), "attack": attack, "defence": defence}
    return [Fact("fight", sides, "LIF-10.7", "" if attack > defence else DANGER)]


def loot(state: State, of: Seat) -> Fact:
    """LIF-08.6  What there is to take."""
    victim = state.sailors[of]
    return Fact("loot", {"open": len(victim.open), "closed": len(victim.closed)}, "LIF-08.6")


def answer(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """LIF-08.4  What giving way costs, and what a fight would come to."""
    told = odds(table, seat)
    if told is None:
        return []
    if isinstance(choice, Yield):
        own = table.state.sailors[seat]
        held: dict[str, Value] = {"open": len(own.open), "closed": len(own.closed)}
        return [Fact("yield-card", held, "LIF-08.6", COST)] if told["wants"] == "card" else []
    return [*refusal(told), harm(table.state.sailors[seat], FIGHT_WOUNDS, "LIF-10.9", "lose")]


def refusal(told: Odds) -> list[Fact]:
    """LIF-10.7  The totals now, and with one's own closed weapons."""
    facts: list[Fact] = []
    for line in told["lines"]:
        sides: dict[str, Value] = {"attack": line["attack"], "defence": line["defence"]}
        name = "refusal-armed" if line["cards"] else "refusal"
        facts.append(Fact(name, sides, "LIF-10.7", DANGER if line["attack_wins"] else ""))
    return facts


def harm(sailor: Sailor, wounds: int, rule: str, why: str) -> Fact:
    """LIF-03.3  Wounds, of how many; the one that knocks out is a danger."""
    after = sailor.wounds + wounds
    told: dict[str, Value] = {"wounds": sailor.wounds, "after": after, "strength": sailor.strength, "why": why}
    told["end"] = "dies" if after > sailor.strength else "faints" if after == sailor.strength else "lives"
    return Fact(HARM, told, rule, DANGER if after >= sailor.strength else "")


# -- the evening ---------------------------------------------------------------------------------------------


def tonight(state: State, seat: Seat, card: int) -> list[Fact]:
    """LIF-13.7  What this card would do to the gulls and to the one who chooses; the fourth ends it all (LIF-14.2)."""
    gulls = min(GULLS_TO_LAND, max(0, state.gulls + GULL[card]))
    facts = [Fact("gulls", {"n": gulls, "most": GULLS_TO_LAND}, "LIF-14.1")] if GULL[card] else []
    if lands(state, card):
        return facts
    own = state.sailors[seat]
    if OVERBOARD[card] >> own.character & 1:
        facts.append(Fact("you-fall", {"open": len(own.open)}, "LIF-15.1", DANGER))
    thirsts = thirsts_of(card, own)
    if thirsts:
        facts.append(Fact("you-thirst", {"n": thirsts}, "LIF-17.1"))
    return facts


def helping(state: State, choice: Choice) -> list[Fact]:
    """What a card does for somebody, or to somebody."""
    if isinstance(choice, UseMedkit):
        patient = seat_of(state, choice.on)
        left = max(0, state.sailors[patient].wounds - MEDKIT_HEALS)
        return [Fact("heals", {"who": name_of(state, patient), "wounds": left}, "LIF-11.2")]
    if isinstance(choice, GiveWater):
        thirsty = seat_of(state, choice.to)
        left = max(0, state.sailors[thirsty].thirst - WATER_COVERS)
        return [Fact("drinks", {"who": name_of(state, thirsty), "thirst": left}, "LIF-17.4")]
    if isinstance(choice, OpenRing):
        return [Fact("floats", {}, "LIF-15.6")]
    if isinstance(choice, PlayBait):
        return [Fact("bites", {"n": state.in_water.bit_count(), "wounds": BAIT_WOUNDS}, "LIF-16.3")]
    return []


def waiting(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    """What comes to the one who just lets it happen."""
    own = state.sailors[seat]
    if not isinstance(choice, Pass):
        return []
    if own.thirst:
        return [harm(own, own.thirst, "LIF-17.7", "thirst")]
    falls = state.in_water >> seat & 1 and not wears_ring(own) and own.character != FRENCHY
    return [harm(own, FALL_WOUNDS, "LIF-15.4", "fall")] if falls and state.phase == RESCUE else []
