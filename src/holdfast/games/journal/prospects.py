"""What follows from a choice outside, at night and in a fight: cards, noise, loads, dice, wounds, trades."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c03_leading import DONE, YES, Word
from holdfast.games.journal.chapters.c08_findings import AddResource, LeaveBehind
from holdfast.games.journal.chapters.c08_trip import AcceptOffer, ChooseLocation, Equip, TurnCard
from holdfast.games.journal.chapters.c09_guards import SHOOT, OpenFire, SecondShot
from holdfast.games.journal.chapters.c09_raid import AnswerOffer, ArmGuard, Cut, LoseItem, WoundGuard
from holdfast.games.journal.chapters.c12_blows import StrikeFoe, TakeWound
from holdfast.games.journal.chapters.c12_fight import FLEE, FightOrFlee
from holdfast.games.journal.chapters.c12_rolls import REROLL, KeepRoll, ShootAgain
from holdfast.games.journal.chapters.c12_weapons import ChooseWeapon
from holdfast.games.journal.chapters.c16_encounters import MEET, SLIP, Meet, heard_noise
from holdfast.games.journal.chapters.c17_trade import Give, PayFee, Take, Trade, fee_now, price
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c19_decks import SplitCrime
from holdfast.games.journal.harm import changed
from holdfast.games.journal.odds import killing, of_foes, one_roll, percent
from holdfast.games.journal.pieces import (
    AMMO,
    COUNTS,
    DICE,
    DIE_OF,
    ENEMY_LIVES,
    FIREARM,
    HOSTILE,
    ITEMS,
    NOISE_MAX,
    NOISE_MIN,
    RAID_CARDS,
    RESIDENT_FOES,
    VALUE,
    WEIGHT,
    WOUNDS,
    rule_plan,
    rule_sum,
)
from holdfast.games.journal.queries import stock, weight
from holdfast.games.journal.spelt import costs, effects
from holdfast.games.journal.state import Fight, State
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.step import Ask

_PLACES: Final = {
    **{card.id: card.choices for card in catalogue.EXPLORATION.exploration},
    **{
        rule_plan(at, number): rule.choices
        for at, location in enumerate(catalogue.LOCATIONS)
        for number, rule in enumerate(location.rules)
    },
}
"""Choices whose effects are open, by the card or the rule of a place (JRN-18.3)."""
_SCRIPTS: Final = {f"script_{script.id}": script.choice for scripts in catalogue.SCRIPTS.values() for script in scripts}
CERTAIN_HITS: Final = 1


def out_there(state: State, ask: Ask[Any, Any] | None, choice: Word) -> list[Fact]:
    """By the question that is asked."""
    if isinstance(ask, Decide):
        return decided(state, ask.place, choice)
    if isinstance(ask, ChooseLocation):
        return set_out(state, choice.which)
    if isinstance(ask, Equip | AddResource | LeaveBehind):
        return loaded(state, ask, choice)
    if isinstance(ask, TurnCard):
        return [Fact("ahead", {"n": len(state.unknown) - 1, "heard": heard_noise(state)}, "JRN-08.8")]
    if isinstance(ask, Meet):
        return met(state, choice)
    if isinstance(ask, AcceptOffer) and choice is YES:
        return [Fact("costs", {"items": [ITEMS[kind] for kind, n in ask.cost() for _ in range(n)]}, "JRN-19.2", COST)]
    if isinstance(ask, Trade | PayFee | Give | Take):
        return traded(state, ask, choice)
    return at_night(state, ask, choice) or in_fight(state, ask, choice)


# -- the trip --------------------------------------------------------------------------------------


def decided(state: State, place: str, choice: Word) -> list[Fact]:
    """JRN-18.3  All that a card does; of a script only what it costs, unless the table wants more."""
    if choice.which < 0:
        return []
    if place in _SCRIPTS and state.effects_open:
        return effects(_SCRIPTS[place][choice.which].effects, "JRN-18.3")
    if place in _SCRIPTS:
        return costs(_SCRIPTS[place][choice.which].effects, "JRN-18.3")
    words = _PLACES[place][choice.which].effects
    return [*effects(words, "JRN-19.1"), *louder(state, words)]


def louder(state: State, words: list[dict[str, Any]]) -> list[Fact]:
    """JRN-08.4, JRN-08.5, JRN-26.52  The noise afterwards."""
    n = sum(int(word["n"]) for word in words if word["do"] == "noise")
    if not n or state.trip is None:
        return []
    if n > 0:
        n = max(0, n + rule_sum(state.trip.location, "noise_gain_mod"))
    after = max(NOISE_MIN, min(NOISE_MAX, state.noise + n))
    heard = max(NOISE_MIN, min(NOISE_MAX, heard_noise(state) + after - state.noise))
    return [Fact("noise", {"before": state.noise, "after": after, "heard": heard}, "JRN-08.5")]


def set_out(state: State, slot: int) -> list[Fact]:
    """JRN-08.2, JRN-08.4, JRN-08.6"""
    place = state.locations[slot]
    cards = COUNTS[slot] + rule_sum(place, "cards_mod")
    found = [Fact("cards", {"n": cards}, "JRN-08.6")]
    start = rule_sum(place, "start_noise")
    if start > 1:
        found.append(Fact("starts-loud", {"n": start}, "JRN-08.4"))
    more = rule_sum(place, "inventory_bonus")
    return [*found, Fact("carries-more", {"n": more}, "JRN-08.14")] if more else found


def loaded(state: State, ask: Ask[Any, Any], choice: Word) -> list[Fact]:
    """JRN-08.14, JRN-08.15  The load afterwards, and what can be carried."""
    trip = state.trip
    if trip is None:
        return []
    if isinstance(ask, Equip):
        if choice is DONE:
            return [Fact("load-now", {"n": weight(state.pile)}, "JRN-08.3")]
        return [Fact("weighs", {"n": WEIGHT[choice.which]}, "JRN-08.15")] if WEIGHT[choice.which] else []
    by = choice.which if isinstance(ask, AddResource) else -WEIGHT[choice.which]
    return [Fact("load", {"n": weight(state.pile) + by, "room": trip.room}, "JRN-08.14")]


def met(state: State, choice: Word) -> list[Fact]:
    """JRN-16.2, JRN-16.3"""
    trip = state.trip
    if trip is None or trip.resident < 0:
        return []
    if choice is SLIP:
        return [Fact("returns", {"n": 2}, "JRN-16.3")]
    if choice is MEET and HOSTILE[trip.resident]:
        armed = [foe for foe in RESIDENT_FOES[trip.resident] if FIREARM[foe.weapon]]
        return [Fact("hostile", {"n": len(RESIDENT_FOES[trip.resident]), "armed": len(armed)}, "JRN-16.2", COST)]
    return []


def traded(state: State, ask: Ask[Any, Any], choice: Word) -> list[Fact]:
    """JRN-17.2, JRN-17.3, JRN-17.6"""
    credit = 0 if state.market is None else state.market.credit
    if isinstance(ask, Trade):
        return [Fact("fee", {"n": fee_now(state, ask.fee)}, "JRN-17.2", COST)] if choice is YES else []
    if isinstance(ask, PayFee):
        return [Fact("fee-left", {"n": max(0, ask.left - VALUE[choice.which])}, "JRN-17.2", COST)]
    if isinstance(ask, Give):
        return [] if choice is DONE else [Fact("credit", {"n": credit + VALUE[choice.which]}, "JRN-17.3", COST)]
    if choice is DONE:
        return [Fact("lapses", {"n": credit}, "JRN-17.3", COST)] if credit else []
    return [Fact("credit", {"n": credit - price(state, choice.which)}, "JRN-17.6")]


# -- the raid --------------------------------------------------------------------------------------


def at_night(state: State, ask: Ask[Any, Any] | None, choice: Word) -> list[Fact]:
    raid = state.raid
    if isinstance(ask, SplitCrime):
        return [Fact("crime", {"raids": choice.which, "residents": ask.n - choice.which}, "JRN-09.14")]
    if raid is None:
        return []
    if isinstance(ask, AnswerOffer) and choice is YES:
        offer = RAID_CARDS[raid.card].offer
        if offer is None:
            return []
        if offer.value:
            return [Fact("fee", {"n": offer.value}, "JRN-09.16", COST)]
        return [Fact("costs", {"items": [offer.item] * offer.n}, "JRN-09.16", COST)]
    if isinstance(ask, ArmGuard):
        return armed(choice.which)
    if isinstance(ask, OpenFire | SecondShot) and choice in (SHOOT, YES):
        return [Fact("ammo-left", {"n": state.storage[AMMO] - 1}, "JRN-09.7", COST)]
    if isinstance(ask, Cut):
        return cut(raid.damage, raid.wounds, choice.which)
    if isinstance(ask, LoseItem):
        before = state.storage[choice.which]
        return [Fact("stays", {"item": ITEMS[choice.which], "before": before, "after": before - 1}, "JRN-09.13", COST)]
    return changed(state, choice.which, WOUNDS, 1) if isinstance(ask, WoundGuard) else []


def cut(damage: int, wounds: int, on_wounds: int) -> list[Fact]:
    """JRN-09.3, JRN-09.4, JRN-09.6"""
    return [Fact("raid-left", {"damage": damage - 1 + on_wounds, "wounds": wounds - on_wounds}, "JRN-09.6")]


def armed(weapon: int) -> list[Fact]:
    """JRN-09.5, JRN-12.4  The die of a weapon, and how often one roll hits."""
    return [Fact("rolls", {"die": DICE[DIE_OF[weapon]], "percent": one_roll(weapon, CERTAIN_HITS)}, "JRN-12.4")]


# -- a fight ---------------------------------------------------------------------------------------


def in_fight(state: State, ask: Ask[Any, Any] | None, choice: Word) -> list[Fact]:
    """Also the dice of a guard, which are rolled in the same way."""
    if isinstance(ask, KeepRoll):
        return rolled(state, ask, choice)
    fight = state.fight
    if fight is None:
        return []
    if isinstance(ask, FightOrFlee):
        return fled(state, fight) if choice is FLEE else fought(fight)
    if isinstance(ask, ChooseWeapon):
        return armed(choice.which)
    if isinstance(ask, ShootAgain) and choice is YES:
        return [Fact("ammo-left", {"n": stock(state)[AMMO] - 1}, "JRN-14.5", COST)]
    if isinstance(ask, StrikeFoe):
        return struck(fight, choice.which)
    if isinstance(ask, TakeWound) and not fight.slain:
        blows = next((one.blows for one in fight.fighters if one.who == choice.which), 0)
        return changed(state, choice.which, WOUNDS, blows + 1)
    return []


def rolled(state: State, ask: KeepRoll, choice: Word) -> list[Fact]:
    """JRN-12.9  How likely a reroll is better, and how many are left."""
    if choice is not REROLL:
        return []
    better = one_roll(ask.weapon, max(0, state.die) + 1)
    return [Fact("reroll", {"percent": better, "n": ask.rerolls(state) - 1}, "JRN-12.9")]


def fought(fight: Fight) -> list[Fact]:
    """JRN-12.13  What a round of theirs would do, if all of them strike."""
    odds = of_foes(fight.foes)
    found = [Fact("they-hit", {"n": len(fight.foes), "percent": percent(odds, CERTAIN_HITS)}, "JRN-12.10", COST)]
    return [*found, *outright(killing(odds))]


def fled(state: State, fight: Fight) -> list[Fact]:
    """JRN-13.1, JRN-13.2  One attack of every enemy, and the trip is over."""
    odds = of_foes(fight.foes)
    args = {"one": percent(odds, 1), "two": percent(odds, 2)}
    ends = Fact("trip-ends", {"n": len(state.unknown)}, "JRN-13.1", COST)
    return [Fact("backstab", {**args}, "JRN-13.2", COST), *outright(killing(odds)), ends]


def outright(chance: int) -> list[Fact]:
    """JRN-14.6"""
    return [Fact("may-kill", {"percent": chance}, "JRN-14.6", COST)] if chance else []


def struck(fight: Fight, at: int) -> list[Fact]:
    """JRN-12.8, JRN-14.6"""
    foe = fight.foes[at]
    if fight.kills or foe.wounds + foe.blows + 1 >= ENEMY_LIVES:
        return [Fact("falls", {}, "JRN-12.8")]
    return [Fact("foe-wounds", {"n": foe.wounds + foe.blows + 1, "of": ENEMY_LIVES}, "JRN-12.8")]
