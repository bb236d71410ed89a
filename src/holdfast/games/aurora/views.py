"""What one seat, or a spectator, may see: built field by field, so a new secret is hidden until someone shows it."""

from __future__ import annotations

from holdfast.games.aurora import shapes
from holdfast.games.aurora.chapters.c03_blows import BAYS, cell_anchor
from holdfast.games.aurora.chapters.c05_outing import team_skill
from holdfast.games.aurora.chapters.c05_zone import cards_left
from holdfast.games.aurora.chapters.c06_upgrades import cells_for
from holdfast.games.aurora.chapters.c13_driving import road_name
from holdfast.games.aurora.chapters.c13_movement import free_speed
from holdfast.games.aurora.chapters.c14_load import StowToken, stow
from holdfast.games.aurora.chapters.c16_scoring import GROUPS, aurora_space
from holdfast.games.aurora.harm import HIT_AREAS, area_of, areas_over, enemy_fire, threats
from holdfast.games.aurora.odds import bites, plans
from holdfast.games.aurora.outlook import the_trip
from holdfast.games.aurora.pieces import (
    ACTIONS,
    AMMO,
    ANY,
    AREAS,
    BACK,
    BERTH,
    CELLS,
    CELLS_OF,
    COLUMNS,
    COUNTERS,
    EMPTY,
    FOOD,
    FUEL,
    INSIDE,
    ITEM_OF,
    ITEMS,
    NAMES,
    OUTCOMES,
    PERIODS,
    POWER,
    REGIONS,
    ROWS,
    SHORT_END,
    SHORT_START,
    SHORTCUTS,
    SURVIVOR,
    TANK,
    TOKENS,
)
from holdfast.games.aurora.queries import (
    content_of,
    defence,
    has_tracks,
    name_of,
    skill_at,
    slots_to_clear,
    surplus,
)
from holdfast.games.aurora.reckoning import the_result
from holdfast.games.aurora.state import OVER, ZONES, Automa, Player, State
from holdfast.games.aurora.verbs import block_tokens, names_of
from holdfast.kernel.play import public_face, question
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def public_view(table: Table[State]) -> shapes.PublicView:
    """The open table, in sections that change for different reasons."""
    state = table.state
    return {
        "table": the_table(state),
        "zone": [slot(state, at) for at in range(len(state.zone)) if state.zone[at] >= 0],
        "road": the_road(state),
        "enemies": [enemy(state, at) for at in range(len(state.enemies))],
        "seats": [seat_of(state, seat) for seat in range(len(state.players))],
        "automa": None if state.automa is None else the_automa(state, state.automa),
        "outing": the_outing(state),
        "moves_left": state.drive.left if state.drive is not None else 0,
        "waiting": waiting(table),
        "result": the_result(table),
    }


def the_traits(players: list[Player]) -> shapes.Traits:
    """Trucks, devices and survivors of each seat: what a balance is counted by."""
    return {
        "trucks": [[NAMES[card] for card in player.bays[:1] if card >= 0] for player in players],
        "devices": [[NAMES[card] for card in player.bays[1::2] if card >= 0] for player in players],
        "survivors": [[NAMES[card] for card in player.crew] for player in players],
    }


def the_table(state: State) -> shapes.TheTable:
    """Round and phase, the ship, the decks by their numbers, and what lies open beside the board."""
    tops = [PERIODS[at] for at, deck in enumerate(state.decks) if deck]
    return {
        "round": state.round,
        "phase": state.phase,
        "board": state.board.name,
        "mines": state.with_mines,
        "aurora": aurora_space(state),
        "last": state.board.last,
        "seats": [name_of(state, seat) for seat in range(len(state.players))],
        "order": [name_of(state, actor) for actor in state.order],
        "traits": the_traits(state.players if state.phase == OVER else []),
        "supply": [TOKENS[kind] for kind, n in enumerate(state.supply) for _ in range(n)],
        "deck": cards_left(state),
        "period": tops[0] if tops else "",
        "outcomes": len(state.outcomes),
        "area": AREAS[state.area],
        "possible": [OUTCOMES[card] for card in sorted(state.outcomes) if BACK[card] == state.area],
        "loot": len(state.loot),
        "items": len(state.items),
        "discard": [NAMES[card] for card in state.discard],
        "item_discard": [ITEMS[ITEM_OF[card]] for card in state.item_discard],
        "outcome_discard": [OUTCOMES[card] for card in state.outcome_discard],
        "leaving": [slot + 1 for slot in slots_to_clear(state)],
        "frozen": state.frozen,
    }


def slot(state: State, at: int) -> shapes.Slot:
    """One slot of the scouting zone, with what lies on its card."""
    return {
        "card": NAMES[state.zone[at]],
        "slot": at + 1,
        "value": state.board.values[at],
        "bonuses": state.board.bonuses[at],
        "left": names_of(block_tokens(state.left[at])),
        "right": names_of(block_tokens(state.right[at])),
    }


def the_road(state: State) -> shapes.Road:
    """What lies on and beside the road."""
    return {
        "counters": [
            {"counter": COUNTERS[counter], "space": state.board.special[at]}
            for at, counter in enumerate(state.counters)
            if counter >= 0
        ],
        "shortcuts": [
            {
                "shortcut": SHORTCUTS[short],
                "start": SHORT_START[short],
                "end": SHORT_END[short],
                "closed": bool(state.closed >> short & 1),
            }
            for short in state.board.shortcuts
        ],
        "mines": [
            {"who": name_of(state, miner), "road": road_name(road)}
            for road, miner in zip(state.mined, state.miners, strict=True)
        ],
    }


def enemy(state: State, at: int) -> shapes.Enemy:
    """An enemy above the road; its loot card by its tier alone."""
    one = state.enemies[at]
    return {
        "enemy": NAMES[one.card],
        "region": REGIONS[one.region],
        "tier": one.tier + 1,
        "defence": defence(state, one.tier),
        "damage": one.damage,
        "left": defence(state, one.tier) - one.damage,
        "marks": [name_of(state, actor) if actor >= 0 else "" for actor in one.marks],
    }


def seat_of(state: State, seat: Seat) -> shapes.Seat:
    """One player, as everybody sees them: the hand only by its number."""
    player = state.players[seat]
    laid = player if state.frozen or player.out else as_stowed(player)
    return {
        "who": name_of(state, seat),
        "seat": seat,
        "out": player.out,
        "space": player.space,
        "to_ship": max(0, aurora_space(state) - player.space),
        "region": REGIONS[state.board.region[player.space]],
        "fame": player.fame,
        "items": len(player.items),
        "targets": player.targets,
        "speed": 0 if player.out else free_speed(state, seat),
        "power": POWER[player.bays[0]],
        "tracks": has_tracks(player),
        "load": [TOKENS[kind] for kind, n in enumerate(player.load) for _ in range(n)],
        "room": 0 if player.out else max(0, -surplus(player)),
        "damage": sum([mask.bit_count() for mask in player.damage]),
        "crew": [survivor(player, at) for at in range(len(player.crew))],
        "convoy": [vehicle(state, laid, bay) for bay, card in enumerate(player.bays) if card >= 0],
    }


def survivor(player: Player, at: int) -> shapes.Survivor:
    return {
        "survivor": NAMES[player.crew[at]],
        "zone": ZONES[player.zone[at]],
        "skill": skill_at(player, at),
        "contamination": player.ill[at],
        "food": player.fed[at],
    }


def as_stowed(player: Player) -> Player:
    """The player with every token where the crew would put it."""
    laid = player.clone()
    stow(laid)
    return laid


def vehicle(state: State, player: Player, bay: int) -> shapes.Vehicle:
    """One card of a convoy, cell by cell."""
    cells: list[shapes.Cell] = []
    for at, kind in enumerate(CELLS_OF[player.bays[bay]]):
        content = content_of(player, bay, at)
        damaged = bool(player.damage[bay] >> at & 1)
        holds = [TOKENS[token] for token in (AMMO, FOOD, FUEL, SURVIVOR) if cells_for(player, bay, token) >> at & 1]
        inside = INSIDE[content] if state.frozen and kind in (ANY, BERTH, TANK) else ""
        cells.append(
            {
                "kind": CELLS[kind],
                "holds": holds,
                "token": TOKENS[content] if content != EMPTY else "",
                "damaged": damaged,
                "anchor": cell_anchor(bay, kind, "damaged" if damaged else inside),
                "areas": areas_over(bay),
            }
        )
    return {"place": BAYS[bay], "card": NAMES[player.bays[bay]], "cells": cells}


def the_automa(state: State, automa: Automa) -> shapes.Automa:
    """The Automa's board; its cards face down by their number."""
    grid = [[bool(automa.damage >> (row * COLUMNS + column) & 1) for column in range(COLUMNS)] for row in range(ROWS)]
    return {
        "space": automa.space,
        "fame": automa.fame,
        "to_ship": max(0, aurora_space(state) - automa.space),
        "column": automa.column + 1,
        "grid": grid,
        "groups": [not automa.damage & cells for cells in GROUPS],
        "ammo": automa.lanes[AMMO],
        "food": automa.lanes[FOOD],
        "fuel": automa.lanes[FUEL],
        "survivors": automa.lanes[SURVIVOR],
        "contaminated": automa.sick,
        "items": len(automa.items),
        "loot": len(automa.loot),
        "targets": automa.targets,
        "face_down": len(automa.row),
        "deck": len(automa.deck),
        "shown": [ACTIONS[card] for card in automa.shown],
        "discard": [ACTIONS[card] for card in automa.discard],
        "plans": plans(state, automa),
        "bites": bites(state, automa),
    }


def the_outing(state: State) -> shapes.Outing | None:
    """The scouting under way."""
    outing = state.outing
    if outing is None:
        return None
    card = state.zone[outing.slot]
    return {
        "who": name_of(state, outing.seat),
        "skill": team_skill(state.players[outing.seat], outing.team),
        "card": NAMES[card] if card >= 0 else "",
        "slot": outing.slot + 1,
        "team": [NAMES[one] for one in outing.team],
    }


def waiting(table: Table[State]) -> shapes.Waiting | None:
    """Whom the table waits for, as far as the question's public face tells."""
    face = public_face(table)
    if face is None:
        return None
    state = table.state
    return {
        "ask": face.ask,
        "who": None if face.asked is None else [name_of(state, seat) for seat in face.asked],
        "done": None if face.answered is None else [name_of(state, seat) for seat in face.answered],
    }


def myself(table: Table[State], seat: Seat) -> shapes.Me:
    """What only this seat may see: its items; what its own load is in for; where its movement could end."""
    state = table.state
    player = state.players[seat]
    face = public_face(table)
    is_hit = state.frozen and not player.out
    return {
        "seat": seat,
        "who": name_of(state, seat),
        "items": sorted([ITEMS[ITEM_OF[card]] for card in player.items]),
        "areas": [area_of(player, area) for area in HIT_AREAS] if is_hit else [],
        "threats": threats(state, seat) if is_hit else [],
        "fire": enemy_fire(state, seat) if is_hit else None,
        "trip": None if face is None else the_trip(state, seat, face.ask),
        "stowing": stowing(table, seat),
    }


def stowing(table: Table[State], seat: Seat) -> shapes.Asked | None:
    """AUR-D2  The cell of which it is asked what goes into it."""
    ask = question(table, seat)
    return {"place": BAYS[ask.bay], "cell": ask.cell} if isinstance(ask, StowToken) else None
