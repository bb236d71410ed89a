"""AUR-23.21  The Automa fires."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_defeat import CheckDefeat
from holdfast.games.aurora.chapters.c14_targets import put_target, send_home
from holdfast.games.aurora.chapters.c23_suffering import automa_fame, automa_lose, bit
from holdfast.games.aurora.pieces import AMMO, AUTOMA_WEAPON, CELLS, HITS, JAMS, LEFT_ARROW, NAMES, NUMBER, WEAPONS
from holdfast.games.aurora.queries import enemies_in, enemy_at, name_of, region_of
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import reveal_outcome
from holdfast.kernel.table import Table


def automa_fires(table: Table[State]) -> None:
    """AUR-23.21, AUR-R66  The first scouting card's arrow names the enemy; the right-most weapons fire first."""
    state = table.state
    automa = state.automa
    assert automa is not None
    columns = [column for column in range(automa.column, -1, -1) if AUTOMA_WEAPON[column]]
    for column in columns:
        there = enemies_in(state, region_of(state, len(state.players)))
        if not there or not automa.lanes[AMMO]:
            return
        if automa.damage & bit(0, column):
            continue
        highest = bool(automa.scouted) and LEFT_ARROW[automa.shown[0]]
        by_number = sorted([state.enemies[at].card for at in there], key=lambda card: NUMBER[card])
        card = by_number[-1] if highest else by_number[0]
        automa_lose(table, AMMO)
        weapon = AUTOMA_WEAPON[column] - 1
        outcome = reveal_outcome(table, "attack")
        hits, jam = HITS[outcome][weapon], JAMS[outcome][weapon]
        if jam:
            automa.damage |= bit(0, column)
        me = len(state.players)
        table.tell(events.Attacked(name_of(state, me), NAMES[card], CELLS[WEAPONS[weapon]], hits, jam))
        if hits:
            state.enemies[enemy_at(state, card)].damage += hits
            automa_fame(table, 1)
            automa_target(table, card)
            CheckDefeat(card, False).run(table)


def automa_target(table: Table[State], card: int) -> None:
    """AUR-R66  From another enemy's card, else its left-most here; a full card loses a player's right-most."""
    state = table.state
    automa = state.automa
    assert automa is not None
    me = len(state.players)
    enemy = state.enemies[enemy_at(state, card)]
    if not automa.targets:
        others = [other for other in state.enemies if me in other.marks and other is not enemy]
        source = others[0] if others else enemy
        source.marks.remove(me)
        source.marks.append(-1)
        automa.targets += 1
    automa.targets -= 1
    if -1 in enemy.marks:
        put_target(table, me, enemy, enemy.marks.index(-1))
        return
    theirs = [cell for cell in range(4) if enemy.marks[cell] != me]
    cell = theirs[-1] if theirs else 3
    send_home(state, [enemy.marks[cell]])
    put_target(table, me, enemy, cell)
