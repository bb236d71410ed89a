"""What a beginner regrets: said with the choice, before it is made, from what its seat can see."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.chapters.c03_blows import Mark, Sicken
from holdfast.games.aurora.chapters.c05_outing import Go
from holdfast.games.aurora.chapters.c05_scouting import EndTurn, strength
from holdfast.games.aurora.chapters.c06_actions import Gather, Strike, TakeCard
from holdfast.games.aurora.chapters.c07_bonuses import TakeBonus
from holdfast.games.aurora.chapters.c08_contamination import Infect
from holdfast.games.aurora.chapters.c13_driving import Collect
from holdfast.games.aurora.chapters.c13_movement import Burn, free_speed
from holdfast.games.aurora.chapters.c14_fire import Fire
from holdfast.games.aurora.chapters.c14_load import Ready
from holdfast.games.aurora.chapters.c15_round_end import ROUNDS
from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.pieces import (
    ABILITY,
    AREAS,
    ARMOUR,
    CELLS_OF,
    COUNTER_TOKEN,
    EMPTY,
    FAME_MOST,
    FUEL,
    HAZMAT,
    HERMIT,
    ITEM,
    ITEMS_MOST,
    KIND,
    LEADER,
    LEFT_COLUMN,
    MAY_LEAVE,
    NAMES,
    POWER,
    SURVIVOR,
    TRUCK,
)
from holdfast.games.aurora.queries import (
    bays_in,
    can_act,
    content_of,
    is_damaged,
    is_enemy,
    kinds_held,
    skill_at,
    slots_to_clear,
    trailers,
)
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, RESTING, Outing, Player, State
from holdfast.games.aurora.verbs import block_tokens
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.play import options
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

POISON: Final = "contaminate"
POISONED: Final = [card.id for card in catalogue.CARDS.card if any(word["do"] == POISON for word in card.effect)]
"""Cards that contaminate who comes there."""
STRIKES_LEFT: Final = [
    enemy.id
    for enemy in catalogue.ENEMIES.enemy
    for word in [one for said in enemy.ambush for branch in said.get("of", [[said]]) for one in branch]
    if word.get("area") == AREAS[LEFT_COLUMN]
]
"""Enemies whose ambush hits the truck and what is above it."""
ITEM_WORDS: Final = {"draw": 1, "discard_item": -1}
"""Words of a deal that bring an item or take one."""
MORE_ITEMS: Final = {
    card.id: {
        deal.id: sum(ITEM_WORDS[word["do"]] * word.get("n", 1) for word in deal.effect if word["do"] in ITEM_WORDS)
        for deal in card.deals
    }
    for card in catalogue.CARDS.card
    if card.deals
}
"""By encounter and deal: so many items more are in the hand afterwards."""


def dangers(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Most choices have none."""
    state = table.state
    player = state.players[seat]
    if isinstance(choice, Infect | Sicken):
        return deadly(player, choice.card)
    if isinstance(choice, Mark):
        return blow(table, seat, choice)
    if isinstance(choice, EndTurn):
        return leaving(state, player)
    if isinstance(choice, Ready):
        return people_in_front(state, player)
    if state.outing is not None:
        return outing_dangers(state, seat, state.outing, choice)
    return road_dangers(state, seat, choice)


# -- people ------------------------------------------------------------------------------------------


def deadly(player: Player, card: int) -> list[Fact]:
    """AUR-08.3  One more counter is one too many."""
    dies = card in player.crew and skill_at(player, player.crew.index(card)) <= 1
    return [Fact("dies", {"survivor": NAMES[card]}, "AUR-08.3", DANGER)] if dies else []


def poisoned(state: State, player: Player, outing: Outing) -> list[Fact]:
    """AUR-06.5, AUR-08.3  The card contaminates, and nobody of the team could bear it."""
    is_poisoned = NAMES[state.zone[outing.slot]] in POISONED
    return [Fact("team-dies", {}, "AUR-08.3", DANGER)] if is_poisoned and nobody_bears(player, outing.team) else []


def nobody_bears(player: Player, team: list[int]) -> bool:
    """Food raises a skill only until the end of the turn; the Hermit and the suit keep contamination off."""
    if HAZMAT in kinds_held(player) or any(ABILITY[card] == HERMIT for card in team):
        return False
    at = [player.crew.index(card) for card in team]
    return all(skill_at(player, one) - player.fed[one] - player.capsules[one] <= 1 for one in at)


def tired(state: State, seat: Seat, outing: Outing) -> list[Fact]:
    """AUR-05.9, AUR-12.2  Who drives fast and scouts now does not drive fast this round, unless fed."""
    after = state.clone()
    player = after.players[seat]
    player.zone = [RESTING if zone == EXHAUSTED else ACTIVE for zone in player.zone]
    before = free_speed(after, seat)
    for card in outing.team:
        if ABILITY[card] != LEADER:
            player.zone[player.crew.index(card)] = RESTING
    slower = free_speed(after, seat)
    return [Fact("tires", {"before": before, "after": slower}, "AUR-05.9", COST)] if slower < before else []


def leaving(state: State, player: Player) -> list[Fact]:
    """AUR-15.4  Cards at the left go at the end of the round, and one of them is still within reach."""
    reach = strength(player)
    going = slots_to_clear(state) if state.round < ROUNDS else []
    wanted = [slot for slot in going if can_act(state, player, slot) and reach >= state.board.values[slot]]
    return [Fact("cards-leave", {}, "AUR-15.4", COST)] if wanted else []


# -- the convoy --------------------------------------------------------------------------------------


def blow(table: Table[State], seat: Seat, mark: Mark) -> list[Fact]:
    """AUR-03.6  What lies in the cell goes; and where another one would have cost nothing, it is a pity."""
    if not 0 <= mark.content < EMPTY:
        return []
    facts = [
        Fact("survivor_lost", {}, "AUR-03.6", DANGER)
        if mark.content == SURVIVOR
        else Fact("token_lost", {}, "AUR-03.6", COST)
    ]
    marks = [one for one in options(table, seat) if isinstance(one, Mark)]
    if any(one.content == EMPTY or one.kind == ARMOUR for one in marks):
        facts.append(Fact("free-cell", {}, "AUR-03.6", DANGER))
    return facts


def people_in_front(state: State, player: Player) -> list[Fact]:
    """AUR-14.2, AUR-14.20  People ride where the ambush or the next blow is known to strike."""
    is_known = state.area == LEFT_COLUMN or any(is_enemy(card) and NAMES[card] in STRIKES_LEFT for card in state.zone)
    bays = bays_in(player, LEFT_COLUMN) if is_known else []
    inside = [content_of(player, bay, at) for bay in bays for at in range(len(CELLS_OF[player.bays[bay]]))]
    people = inside.count(SURVIVOR)
    return [Fact("people-in-front", {"n": people}, "AUR-14.1", COST)] if people else []


def outing_dangers(state: State, seat: Seat, outing: Outing, choice: Choice) -> list[Fact]:
    """What comes of it for those who go; what the card or the bonus of its slot would do besides."""
    player = state.players[seat]
    if isinstance(choice, Go):
        people = [*tired(state, seat, outing), *poisoned(state, player, outing)]
        return [*people, *uncoupled(state, player, outing), *met(state, player, outing)]
    if isinstance(choice, TakeCard):
        return uncoupled(state, player, outing)
    if isinstance(choice, Strike):
        return fourth_item(player, MORE_ITEMS[NAMES[state.zone[outing.slot]]][choice.deal])
    if isinstance(choice, TakeBonus) and state.board.costs[outing.slot][choice.bonus] == POISON:
        return [Fact("team-dies", {}, "AUR-08.3", DANGER)] if nobody_bears(player, outing.team) else []
    if isinstance(choice, Gather):
        block = (state.right if choice.right else state.left)[outing.slot]
        return fourth_item(player, block_tokens(block).count(ITEM))
    return []


def uncoupled(state: State, player: Player, outing: Outing) -> list[Fact]:
    """AUR-06.11  The new truck tows less than there is."""
    card = state.zone[outing.slot]
    over = trailers(player) - POWER[card] if KIND[card] == TRUCK else 0
    return [Fact("comes-off", {"n": over}, "AUR-06.11", DANGER)] if over > 0 else []


def met(state: State, player: Player, outing: Outing) -> list[Fact]:
    """AUR-09.2, AUR-19.1, AUR-19.2  Whoever goes to an encounter makes a deal: does each bring an item too many?"""
    deals = MORE_ITEMS.get(NAMES[state.zone[outing.slot]])
    return fourth_item(player, min(deals.values())) if deals else []


def fourth_item(player: Player, n: int) -> list[Fact]:
    """AUR-09.2  Three at the most."""
    return [Fact("fourth-item", {}, "AUR-09.2", COST)] if len(player.items) + n > ITEMS_MOST else []


# -- the road and the guns ---------------------------------------------------------------------------


def road_dangers(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    player = state.players[seat]
    if isinstance(choice, Burn) and choice.kind == FUEL:
        return last_fuel(state, seat)
    if isinstance(choice, Collect) and player.space in state.board.special:
        counter = state.counters[state.board.special.index(player.space)]
        gives_item = MAY_LEAVE[counter] and COUNTER_TOKEN[counter] == ITEM
        return fourth_item(player, 1) if gives_item else []
    if isinstance(choice, Fire) and player.fame == FAME_MOST and not is_damaged(player):
        return [Fact("fame-full", {}, "AUR-10.1", COST)]
    return []


def last_fuel(state: State, seat: Seat) -> list[Fact]:
    """AUR-13.3  Without fuel there is no movement in the next round, if there is one."""
    player = state.players[seat]
    extra = state.drive.extra if state.drive is not None else 0
    arrives = player.space + free_speed(state, seat) + extra + 1 >= aurora_space(state)
    is_last = player.load[FUEL] == 1 and state.round < ROUNDS and not arrives
    return [Fact("last-fuel", {}, "AUR-13.3", DANGER)] if is_last else []
