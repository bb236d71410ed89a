"""Why instinct would do it: the one thing that speaks most for a choice, with its number. For hints."""

from __future__ import annotations

from typing import Any

from holdfast.games.aurora.chapters.c03_blows import Bury, Drop, Give, Mark, Sicken
from holdfast.games.aurora.chapters.c05_outing import Boost, Go, OfSurvivor, Send, team_skill
from holdfast.games.aurora.chapters.c05_scouting import EndTurn, Feed, Rest, Scout
from holdfast.games.aurora.chapters.c06_actions import Gather, TakeCard
from holdfast.games.aurora.chapters.c06_upgrades import Decline
from holdfast.games.aurora.chapters.c07_bonuses import TakeBonus
from holdfast.games.aurora.chapters.c08_contamination import Infect
from holdfast.games.aurora.chapters.c09_items import DropItem, UseItem
from holdfast.games.aurora.chapters.c10_repairs import Cleanse, Done, Mend
from holdfast.games.aurora.chapters.c13_driving import Collect, DriveTo, Halt, Leave, TakeShortcut
from holdfast.games.aurora.chapters.c13_movement import Burn, Depart, Roll, Scavenge, Stay, free_speed
from holdfast.games.aurora.chapters.c14_fire import At, Cease, Fire
from holdfast.games.aurora.chapters.c14_load import Ready, Stow
from holdfast.games.aurora.chapters.c14_loot import Accept
from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.chapters.c20_barrage import Bear
from holdfast.games.aurora.pieces import (
    AMMO,
    CELLS,
    EMPTY,
    FUEL,
    ITEMS,
    KIND,
    LOCATION,
    NAMES,
    PERSON,
    SHORT_END,
    SHORT_START,
    SPEED,
    SURVIVOR,
    TOKENS,
    TRUCK,
)
from holdfast.games.aurora.queries import defence, enemies_in, enemy_at, region_of, skill_at
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import block_tokens, names_of
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Ask, Choice, Seat


def reason(state: State, seat: Seat, ask: Ask[Any, Any] | None, choice: Choice) -> Fact:
    """What speaks for this choice, as one sentence."""
    for chapter in (for_outing, for_crew, for_road, for_guns, for_harm):
        found = chapter(state, seat, choice)
        if found is not None:
            return found
    return Fact("usual", {}, "" if ask is None else ask.rule)


# -- scouting ----------------------------------------------------------------------------------------


def for_outing(state: State, seat: Seat, choice: Choice) -> Fact | None:
    """AUR-05.2 to AUR-07.5"""
    if isinstance(choice, Scout):
        return for_card(state, choice.slot)
    if state.outing is None:
        return None
    if isinstance(choice, Go | Send | Boost):
        value = state.board.values[state.outing.slot]
        skill = team_skill(state.players[seat], state.outing.team)
        return Fact("team", {"value": value, "skill": skill}, "AUR-05.7")
    if isinstance(choice, Gather):
        block = (state.right if choice.right else state.left)[state.outing.slot]
        return Fact("block", {"tokens": names_of(block_tokens(block))}, "AUR-06.2")
    if isinstance(choice, TakeCard):
        return for_card(state, state.outing.slot)
    return Fact("bonus", {"bonus": choice.bonus}, "AUR-07.6") if isinstance(choice, TakeBonus) else None


def for_card(state: State, slot: int) -> Fact:
    """What the card in this slot is good for."""
    card = state.zone[slot]
    name = {"card": NAMES[card]}
    if KIND[card] == PERSON:
        return Fact("person", {**name}, "AUR-06.13")
    if KIND[card] == TRUCK:
        return Fact("truck", {**name, "speed": SPEED[card]}, "AUR-13.4")
    if KIND[card] == LOCATION:
        blocks = [names_of(block_tokens(packed)) for packed in (state.left[slot], state.right[slot])]
        return Fact("location", {**name, "tokens": max(blocks, key=len)}, "AUR-06.2")
    return Fact("upgrade", {**name}, "AUR-06.6")


def for_crew(state: State, seat: Seat, choice: Choice) -> Fact | None:
    """AUR-05.4, AUR-05.12, AUR-09.4, AUR-12.1"""
    player = state.players[seat]
    if isinstance(choice, Rest):
        damage = sum(mask.bit_count() for mask in player.damage)
        skill = skill_at(player, player.crew.index(choice.card))
        return Fact("pass", {"n": min(damage, skill)}, "AUR-05.12")
    if isinstance(choice, Feed):
        return Fact("feed", {"card": NAMES[choice.card]}, "AUR-12.1")
    if isinstance(choice, UseItem):
        return Fact("use-item", {"item": ITEMS[choice.kind]}, "AUR-09.4")
    if isinstance(choice, DropItem):
        return Fact("drop-item", {"item": ITEMS[choice.kind]}, "AUR-09.2")
    if isinstance(choice, EndTurn | Done):
        return Fact("enough", {}, "AUR-05.2")
    if isinstance(choice, Mend):
        return Fact("mend", {"cell": CELLS[choice.kind]}, "AUR-03.7")
    return Fact("cleanse", {"card": NAMES[choice.card]}, "AUR-08.2") if isinstance(choice, Cleanse) else None


# -- the road ----------------------------------------------------------------------------------------


def for_road(state: State, seat: Seat, choice: Choice) -> Fact | None:
    """AUR-13.3 to AUR-13.8"""
    player = state.players[seat]
    to_ship = max(0, aurora_space(state) - player.space)
    if isinstance(choice, Depart):
        return Fact("depart", {"speed": free_speed(state, seat), "n": to_ship}, "AUR-13.3")
    if isinstance(choice, Stay):
        return Fact("stay" if player.load[FUEL] else "no-fuel", {}, "AUR-13.3")
    if isinstance(choice, Burn):
        return Fact("burn", {"n": to_ship}, "AUR-13.4")
    if isinstance(choice, Roll):
        return Fact("roll", {"fuel": player.load[FUEL]}, "AUR-13.4")
    if isinstance(choice, DriveTo):
        return Fact("drive", {"n": max(0, aurora_space(state) - choice.space)}, "AUR-16.2")
    if isinstance(choice, TakeShortcut):
        saves = SHORT_END[choice.short] - SHORT_START[choice.short] - 1
        return Fact("shortcut", {"n": saves}, "AUR-13.6")
    if isinstance(choice, Halt | Leave):
        return Fact("halt", {}, "AUR-13.7")
    if isinstance(choice, Scavenge):
        return Fact("scavenge", {"token": TOKENS[choice.kind]}, "AUR-11.14")
    return Fact("collect", {}, "AUR-13.8") if isinstance(choice, Collect) else None


# -- guns --------------------------------------------------------------------------------------------


def for_guns(state: State, seat: Seat, choice: Choice) -> Fact | None:
    """AUR-14.1 to AUR-14.16"""
    player = state.players[seat]
    if isinstance(choice, Fire):
        return Fact("fire", {"ammo": player.load[AMMO]}, "AUR-14.8")
    if isinstance(choice, Cease):
        near = enemies_in(state, region_of(state, seat))
        name = "no-target" if not near else "no-ammo" if not player.load[AMMO] else "cease"
        return Fact(name, {}, "AUR-14.7")
    if isinstance(choice, At):
        enemy = state.enemies[enemy_at(state, choice.card)]
        return Fact("at", {"left": defence(state, enemy.tier) - enemy.damage}, "AUR-14.15")
    if isinstance(choice, Ready | Stow):
        return Fact("stowed", {}, "AUR-03.4")
    if isinstance(choice, Accept):
        return Fact("loot", {}, "AUR-14.16")
    return Fact("decline", {}, "AUR-18.1") if isinstance(choice, Decline) else None


# -- harm --------------------------------------------------------------------------------------------


def for_harm(state: State, seat: Seat, choice: Choice) -> Fact | None:
    """AUR-03.6, AUR-08.3, AUR-14.4"""
    player = state.players[seat]
    if isinstance(choice, Mark):
        if choice.content == SURVIVOR or not 0 <= choice.content < EMPTY:
            return Fact("spare-cell" if choice.content != SURVIVOR else "least-harm", {}, "AUR-03.6")
        return Fact("cheap-token", {"token": TOKENS[choice.content]}, "AUR-03.6")
    if isinstance(choice, Drop | Give):
        return Fact("cheap-token", {"token": TOKENS[choice.kind]}, "AUR-03.2")
    if isinstance(choice, Infect | Sicken) and choice.card in player.crew:
        left = skill_at(player, player.crew.index(choice.card)) - 1
        return Fact("bears", {"card": NAMES[choice.card], "n": max(0, left)}, "AUR-08.3")
    if isinstance(choice, OfSurvivor | Bury):
        return Fact("least-missed", {"card": NAMES[choice.card]}, "AUR-03.8")
    return Fact("least-harm", {}, "AUR-14.4") if isinstance(choice, Bear) else None
