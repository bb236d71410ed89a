"""What a fight would come to, as one seat can reckon it: from what lies open, and from its own closed cards."""

from __future__ import annotations

from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand
from holdfast.games.lifeboat.chapters.c10_fights import TakeSides
from holdfast.games.lifeboat.queries import is_conscious, name_of, totals, visible_strength
from holdfast.games.lifeboat.shapes import Joiner, Odds, Reckoning
from holdfast.games.lifeboat.state import BONUS, FIGHT_WOUNDS, KIND_OF, KINDS, NAMES, Fight, State
from holdfast.kernel.play import top
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def odds(table: Table[State], seat: Seat) -> Odds | None:
    """LIF-10.5  The odds of the one who is demanded of, and of everybody who fights; others are told both sides."""
    step = top(table)
    fight = table.state.fight
    if isinstance(step, AnswerDemand) and step.seat == seat:
        coming = Fight(step.by, seat, 1 << step.by, 1 << seat)
        return reckoned(table.state, coming, seat, "card" if step.wants_card else "seat")
    if isinstance(step, TakeSides) and fight is not None and is_conscious(table.state.sailors[seat]):
        return reckoned(table.state, fight, seat, "")
    return None


def reckoned(state: State, fight: Fight, seat: Seat, wants: str) -> Odds:
    """Totals now and with one's own closed weapons; how much is unknown; who might still join."""
    own = state.sailors[seat]
    side = "attack" if fight.attackers >> seat & 1 else "defence" if fight.victims >> seat & 1 else ""
    attack, defence = totals(state, fight)
    lines = [reckoning([], attack, defence)]
    weapons = closed_weapons(state, seat)
    if weapons and side:
        more = sum(BONUS[kind] for kind in weapons)
        names = [KINDS[kind] for kind in weapons]
        more_attack = attack + more if side == "attack" else attack
        lines.append(reckoning(names, more_attack, defence + more if side == "defence" else defence))
    others = fight.victims if side == "attack" else fight.attackers
    return {
        "by": name_of(state, fight.attacker),
        "of": name_of(state, fight.victim),
        "wants": wants,
        "side": side,
        "lines": lines,
        "unknown": sum(len(one.closed) for at, one in enumerate(state.sailors) if others >> at & 1),
        "may_join": [joiner(state, seat, other) for other in bystanders(state, fight, seat)],
        "wounds": own.wounds,
        "lost": min(own.strength + 1, own.wounds + FIGHT_WOUNDS),
        "strength": own.strength,
    }


def reckoning(cards: list[str], attack: int, defence: int) -> Reckoning:
    """LIF-10.7  More wins; a tie is the victim's."""
    return {"cards": cards, "attack": attack, "defence": defence, "attack_wins": attack > defence}


def closed_weapons(state: State, seat: Seat) -> list[int]:
    """The kinds of one's own closed weapons."""
    return sorted(KIND_OF[card] for card in state.sailors[seat].closed if BONUS[KIND_OF[card]])


def bystanders(state: State, fight: Fight, seat: Seat) -> list[Seat]:
    """LIF-10.3  The conscious who are on no side yet, without oneself: the strongest first."""
    inside = fight.attackers | fight.victims | 1 << seat
    others = [other for other in state.boat if not inside >> other & 1 and is_conscious(state.sailors[other])]
    return sorted(others, key=lambda other: -visible_strength(state.sailors[other]))


def joiner(state: State, seat: Seat, other: Seat) -> Joiner:
    """One who might join, with what everybody can see, and what this one is to me."""
    character = state.sailors[other].character
    bond = "friend" if state.friends[seat] == character else "enemy" if state.enemies[seat] == character else ""
    return {"who": NAMES[character], "power": visible_strength(state.sailors[other]), "bond": bond}
