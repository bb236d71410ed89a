"""Why instinct would do it: the one thing that speaks most for a choice, with its number. For hints."""

from __future__ import annotations

from typing import Any

from holdfast.games.lifeboat.chapters.c04_morning import Keep
from holdfast.games.lifeboat.chapters.c05_provisions import Open, Place
from holdfast.games.lifeboat.chapters.c05_trading import Accept, Decline
from holdfast.games.lifeboat.chapters.c07_rowing import Row, Stow
from holdfast.games.lifeboat.chapters.c08_demands import (
    AnswerDemand,
    ChangeSeats,
    Refuse,
    Rob,
    TakeClosed,
    TakeOpen,
    Yield,
)
from holdfast.games.lifeboat.chapters.c09_stealing import Steal
from holdfast.games.lifeboat.chapters.c10_fights import Fire, Join, TakeSides
from holdfast.games.lifeboat.chapters.c11_special_cards import FireFlare, UseMedkit, UseParasol
from holdfast.games.lifeboat.chapters.c12_idling import Idle
from holdfast.games.lifeboat.chapters.c13_evening import NoCompass, PickCard, UseCompass
from holdfast.games.lifeboat.chapters.c15_overboard import OpenRing, Rescue, ThrowRing
from holdfast.games.lifeboat.chapters.c16_sharks import Bait, PlayBait
from holdfast.games.lifeboat.chapters.c17_thirst import GiveWater, ShareWater
from holdfast.games.lifeboat.instinct.bargains import is_gift
from holdfast.games.lifeboat.instinct.dues import FELT, for_landing, for_refusing, for_siding
from holdfast.games.lifeboat.instinct.fights import LUCK, might
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import THIRST_RATE, chance
from holdfast.games.lifeboat.instinct.provisions import held
from holdfast.games.lifeboat.instinct.seating import steers_from
from holdfast.games.lifeboat.offers import offer_between
from holdfast.games.lifeboat.queries import is_conscious, name_of, navigator, seat_of, totals
from holdfast.games.lifeboat.state import (
    BONUS,
    FLARE_BONUS,
    GULL,
    GULLS_TO_LAND,
    KINDS,
    OVERBOARD,
    RING,
    STRENGTH,
    SURVIVAL,
    THIRST,
    WATER,
    Fight,
)
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Ask, Choice, SealedAnswer, Seat


def reason(mind: Mind, ask: Ask[Any, Any] | None, choice: Choice) -> Fact | None:
    """What speaks for this choice, as one sentence."""
    if isinstance(choice, Keep | TakeOpen):
        return for_card(mind, choice.kind)
    if isinstance(choice, Row | Steal | Rob | ChangeSeats | UseMedkit | UseParasol | FireFlare | Idle):
        return for_deed(mind, choice)
    if isinstance(choice, Stow):
        return for_stowing(mind, choice.kept)
    if isinstance(choice, Yield | Refuse) and isinstance(ask, AnswerDemand):
        return for_answer(mind, ask, choice)
    if isinstance(choice, PickCard):
        return for_evening(mind, choice.card)
    if isinstance(choice, UseCompass | NoCompass):
        return Fact("compass" if isinstance(choice, UseCompass) else "no-compass", {}, "LIF-13.4")
    if isinstance(choice, TakeClosed):
        return Fact("blind", {}, "LIF-08.6")
    return for_others(mind, choice) or for_waiting(mind, ask)


# -- provisions --------------------------------------------------------------------------------------


def for_card(mind: Mind, kind: int) -> Fact:
    """LIF-04.5, LIF-08.6  What the card is good for in these hands."""
    own = mind.own
    points = mind.points_of(kind, own)
    args: dict[str, Value] = {"card": KINDS[kind], "points": round(points), "bonus": BONUS[kind]}
    args["thirst"] = round(100 * THIRST_RATE[own.character])
    args["wounds"] = own.wounds
    if points:
        return Fact("treasure", args, "LIF-20.7")
    if kind == WATER:
        return Fact("water" if not held(mind, WATER) else "more-water", args, "LIF-17.4")
    return Fact("weapon", args, "LIF-10.5") if BONUS[kind] and KINDS[kind] != "oar" else Fact("card", args, "LIF-21.1")


# -- the day -----------------------------------------------------------------------------------------


def for_deed(mind: Mind, choice: Choice) -> Fact:
    state = mind.state
    if isinstance(choice, Row):
        landing = for_landing(mind)
        if landing is not None:
            return landing
        steers = navigator(state) == mind.seat
        return Fact("row-steer" if steers else "row", {"n": len(state.row_stack)}, "LIF-07.2")
    if isinstance(choice, Steal):
        return Fact("steal", {"who": name_of(state, seat_of(state, choice.of))}, "LIF-09.1")
    if isinstance(choice, Rob):
        return for_demand(mind, seat_of(state, choice.of))
    if isinstance(choice, ChangeSeats):
        other = seat_of(state, choice.of)
        return Fact("stern" if steers_from(mind, other) else "bow", {}, "LIF-13.2")
    if isinstance(choice, UseMedkit):
        return for_body(mind, seat_of(state, choice.on), "LIF-11.2")
    if isinstance(choice, UseParasol):
        rate = round(100 * THIRST_RATE[state.sailors[seat_of(state, choice.before)].character])
        return Fact("shade", {"thirst": rate}, "LIF-11.4")
    if isinstance(choice, FireFlare):
        return Fact("flare", {"n": state.gulls, "all": GULLS_TO_LAND}, "LIF-11.5")
    return Fact("idle", {"water": held(mind, WATER)}, "LIF-12.1")


def for_demand(mind: Mind, victim: Seat) -> Fact:
    """LIF-08.2, LIF-10.7"""
    state = mind.state
    if not is_conscious(state.sailors[victim]):
        return Fact("free", {"who": name_of(state, victim)}, "LIF-08.2")
    attack, defence = totals(state, Fight(mind.seat, victim, 1 << mind.seat, 1 << victim))
    odds = chance(might(mind, mind.seat) - might(mind, victim), LUCK)
    args: dict[str, Value] = {"mine": attack, "theirs": defence, "chance": round(100 * odds)}
    args["who"] = name_of(state, victim)
    return Fact("demand", args, "LIF-10.7")


def for_answer(mind: Mind, ask: AnswerDemand, choice: Choice) -> Fact:
    """LIF-08.3  A draw goes to the one demanded of."""
    attack, defence = totals(mind.state, Fight(ask.by, mind.seat, 1 << ask.by, 1 << mind.seat))
    odds = chance(might(mind, mind.seat) - might(mind, ask.by) + 0.5, LUCK)
    args: dict[str, Value] = {"mine": defence, "theirs": attack, "chance": round(100 * odds)}
    if isinstance(choice, Refuse):
        return for_refusing(mind, ask) or Fact("refuse", args, "LIF-10.7")
    if mind.own.wounds + 1 >= mind.own.strength:
        return Fact("edge", args, "LIF-03.3")
    return Fact("yield" if odds < 0.5 else "cheap", args, "LIF-08.4")


# -- the sea -----------------------------------------------------------------------------------------


def for_stowing(mind: Mind, kept: list[int]) -> Fact:
    """LIF-07.2"""
    bit = mind.own.character
    buried = [card for card in mind.state.rower_hand if card not in kept]
    if any(OVERBOARD[card] >> bit & 1 for card in buried):
        return Fact("bury", {}, "LIF-15.1")
    if any(GULL[card] > 0 for card in kept):
        return Fact("gull", {"n": mind.state.gulls, "all": GULLS_TO_LAND}, "LIF-14.1")
    if any(GULL[card] > 0 for card in buried):
        return Fact("no-gull", {}, "LIF-14.1")
    if any(THIRST[card] >> bit & 1 for card in buried):
        return Fact("bury-thirst", {}, "LIF-17.1")
    return Fact("keep-all" if kept else "keep-none", {}, "LIF-07.2")


def for_evening(mind: Mind, card: int) -> Fact:
    """LIF-13.6  Whom it throws overboard, or spares."""
    state = mind.state
    if GULL[card] > 0 and state.gulls + 1 == GULLS_TO_LAND:
        return Fact("land", {}, "LIF-14.2")
    enemy, friend = seat_of(state, mind.enemy), seat_of(state, mind.friend)
    if enemy not in (-1, mind.seat) and OVERBOARD[card] >> mind.enemy & 1 and enemy in state.boat:
        return Fact("enemy-falls", {"who": name_of(state, enemy), "points": STRENGTH[mind.enemy]}, "LIF-20.4")
    if GULL[card] > 0:
        return Fact("gull", {"n": state.gulls, "all": GULLS_TO_LAND}, "LIF-14.1")
    if OVERBOARD[card] >> mind.own.character & 1:
        return Fact("least-evil", {}, "LIF-13.6")
    if friend not in (-1, mind.seat) and not OVERBOARD[card] >> mind.friend & 1:
        return Fact("both-dry", {"who": name_of(state, friend)}, "LIF-15.1")
    return Fact("dry", {}, "LIF-15.1")


# -- other people ------------------------------------------------------------------------------------


def for_body(mind: Mind, other: Seat, rule: str) -> Fact:
    """A life worth a card: one's own, a friend's, or nobody's in particular."""
    state = mind.state
    sailor = state.sailors[other]
    args: dict[str, Value] = {"who": name_of(state, other), "wounds": sailor.wounds, "strength": sailor.strength}
    if other == mind.seat:
        return Fact("own-body", args, rule)
    if sailor.character == mind.friend:
        args["points"] = SURVIVAL[mind.friend]
        return Fact("friend", args, "LIF-20.3")
    return Fact("body", args, rule)


def for_others(mind: Mind, choice: Choice) -> Fact | None:
    """In a fight, in the water, at a bargain."""
    state = mind.state
    if isinstance(choice, Join):
        return for_side(mind, seat_of(state, choice.side))
    if isinstance(choice, Open | Fire):
        return for_opening(mind, choice)
    if isinstance(choice, OpenRing | Place):
        other = mind.seat if isinstance(choice, OpenRing) else seat_of(state, choice.before)
        return Fact("ring", {"self": other == mind.seat, "who": name_of(state, other)}, "LIF-15.6")
    if isinstance(choice, ThrowRing):
        return for_body(mind, seat_of(state, choice.to), "LIF-15.2")
    if isinstance(choice, PlayBait):
        return Fact("bait", {"n": state.in_water.bit_count()}, "LIF-16.3")
    if isinstance(choice, GiveWater):
        other = seat_of(state, choice.to)
        if other != mind.seat and mind.owed(other) >= FELT and state.sailors[other].character != mind.friend:
            return Fact("debt", {"who": name_of(state, other)}, "LIF-17.4")
        return for_body(mind, other, "LIF-17.7")
    if isinstance(choice, Accept | Decline):
        return for_bargain(mind, choice)
    return None


def for_bargain(mind: Mind, choice: Accept | Decline) -> Fact:
    """LIF-05.7  A gift, a swap that is fair, or one that is not."""
    offer = offer_between(mind.state, seat_of(mind.state, choice.by), mind.seat)
    if isinstance(choice, Decline):
        return Fact("unfair", {}, "LIF-05.7")
    return Fact("gift" if offer is not None and is_gift(offer) else "fair", {}, "LIF-05.7")


def for_side(mind: Mind, side: Seat) -> Fact:
    """LIF-10.3  Love and hate first, then the odds."""
    state = mind.state
    fight = state.fight
    foe = side if fight is None else fight.victim if side == fight.attacker else fight.attacker
    if state.sailors[side].character == mind.friend:
        return Fact("friend-fights", {"who": name_of(state, side), "points": SURVIVAL[mind.friend]}, "LIF-20.3")
    if state.sailors[foe].character == mind.enemy:
        return Fact("enemy-fights", {"who": name_of(state, foe), "points": STRENGTH[mind.enemy]}, "LIF-20.4")
    return (for_siding(mind, side, fight) if fight is not None else None) or Fact(
        "side", {"who": name_of(state, side)}, "LIF-10.7"
    )


def for_opening(mind: Mind, choice: Open | Fire) -> Fact:
    """LIF-10.5, LIF-10.6  What the totals become; the ring is opened for another reason."""
    if isinstance(choice, Open) and choice.kind == RING:
        return Fact("ring", {"self": True, "who": name_of(mind.state, mind.seat)}, "LIF-15.6")
    bonus = FLARE_BONUS if isinstance(choice, Fire) else BONUS[choice.kind]
    fight = mind.state.fight
    attack, defence = (0, 0) if fight is None else totals(mind.state, fight)
    attacks = fight is not None and fight.attackers >> mind.seat & 1
    mine, theirs = (attack, defence) if attacks else (defence, attack)
    return Fact("armed", {"mine": mine + bonus, "theirs": theirs, "bonus": bonus}, "LIF-10.5")


def for_waiting(mind: Mind, ask: Ask[Any, Any] | None) -> Fact | None:
    """To pass is a choice too."""
    asked = ask.together if isinstance(ask, SealedAnswer) else ask
    if isinstance(asked, TakeSides):
        fight = mind.state.fight
        inside = fight is not None and (fight.attackers | fight.victims) >> mind.seat & 1
        return Fact("enough" if inside else "not-my-fight", {}, "LIF-10.10")
    if isinstance(asked, ShareWater):
        thirst = any(sailor.thirst for sailor in mind.state.sailors)
        name = "nobody-thirsty" if not thirst else "save-water" if held(mind, WATER) else "no-water"
        return Fact(name, {}, "LIF-17.4")
    if isinstance(asked, Rescue):
        return Fact("keep-ring" if held(mind, RING) else "no-ring", {}, "LIF-15.2")
    return Fact("no-bait", {}, "LIF-16.3") if isinstance(asked, Bait) else Fact("ready", {}, "LIF-13.1")
