"""AUR-14.7 to AUR-14.15  What a shot may bring, counted over the outcome cards that can lie on top."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c14_fire import Aim, At, Fire
from holdfast.games.aurora.pieces import AMMO, BACK, FAME_MOST, GUNNER, HITS, JAMS, LETTERS, NAMES, WEAPONS
from holdfast.games.aurora.queries import defence, enemies_in, has_ability, region_of
from holdfast.games.aurora.state import SHOOTING, Enemy, State
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def shot(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Of a weapon that is meant, or of an enemy at whom one aims already."""
    state = table.state
    near = [state.enemies[at] for at in enemies_in(state, region_of(state, seat))]
    if isinstance(choice, Fire):
        return [*chances(state, choice.kind), *prices(state, seat, choice), *ends(state, seat, choice, near)]
    if not isinstance(choice, At):
        return []
    ask = question(table, seat)
    assert isinstance(ask, Aim)
    aimed = [enemy for enemy in near if enemy.card == choice.card]
    return [*chances(state, ask.kind), *ends(state, seat, ask, aimed)]


def tops(state: State) -> list[int]:
    """The cards that can lie on top, by the back that everybody sees."""
    return [card for card in sorted(state.outcomes) if BACK[card] == state.area]


def chances(state: State, kind: int) -> list[Fact]:
    """AUR-14.8  On how many of them this weapon hits, and jams."""
    weapon = WEAPONS.index(kind)
    cards = tops(state)
    hits = len([card for card in cards if HITS[card][weapon]])
    jams = len([card for card in cards if JAMS[card][weapon]])
    facts = [Fact("hits", {"n": hits, "of": len(cards)}, "AUR-14.8")]
    return [*facts, Fact("jams", {"n": jams, "of": len(cards)}, "AUR-14.8", COST)] if jams else facts


def prices(state: State, seat: Seat, gun: Fire) -> list[Fact]:
    """AUR-14.7, AUR-14.9  What the shot costs, and what a hit is worth whatever it does."""
    player = state.players[seat]
    ammo = [] if gun.item else [Fact("ammo_left", {"n": player.load[AMMO] - 1}, "AUR-14.7")]
    can_hit = any(HITS[card][WEAPONS.index(gun.kind)] for card in tops(state))
    rises = can_hit and player.fame < FAME_MOST
    return [*ammo, Fact("fame_hit", {"n": player.fame + 1}, "AUR-14.9")] if rises else ammo


def ends(state: State, seat: Seat, gun: Fire | Aim, near: list[Enemy]) -> list[Fact]:
    """AUR-14.15  On how many cards the enemy is beaten, and whose the loot would then be."""
    facts: list[Fact] = []
    for enemy in near:
        left = defence(state, enemy.tier) - enemy.damage
        cards = tops(state)
        last = [card for card in cards if damage(state, seat, gun, card) >= left]
        if last:
            facts.append(Fact("beats", {"enemy": NAMES[enemy.card], "n": len(last), "of": len(cards)}, "AUR-14.15"))
            facts += share(state, seat, enemy, last)
    return facts


def damage(state: State, seat: Seat, gun: Fire | Aim, card: int) -> int:
    """AUR-09.5, AUR-11.14, AUR-R33  What the card does with the Gunner and the item, if it hits at all."""
    player = state.players[seat]
    hits = HITS[card][WEAPONS.index(gun.kind)]
    is_first = state.phase == SHOOTING and not player.spent >> GUNNER & 1
    return hits and hits + (is_first and has_ability(player, GUNNER)) + gun.item


def share(state: State, seat: Seat, enemy: Enemy, last: list[int]) -> list[Fact]:
    """AUR-14.15  In how many hundredths of the draws a letter of mine comes first, with the counter of this hit."""
    if -1 not in enemy.marks or not state.players[seat].targets:
        # A counter is moved or makes way first: that is for its owner to say.
        return []
    marks = enemy.marks[:]
    marks[marks.index(-1)] = seat
    draws = mine = 0
    for shown in last:
        rest = [card for card in state.outcomes if card != shown] or [*state.outcome_discard, shown]
        draws += len(rest)
        mine += len([card for card in rest if first_mark(marks, card) == seat])
    return [Fact("loot-share", {"percent": round(100 * mine / draws)}, "AUR-14.15")]


def first_mark(marks: list[int], card: int) -> int:
    return next(marks[letter] for letter in LETTERS[card] if marks[letter] >= 0)
