"""Words of effects that hurt: what they put on the agenda."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c08_contamination import Contaminate
from holdfast.games.aurora.chapters.c10_repairs import GainFame, LoseFame
from holdfast.games.aurora.chapters.c23_suffering import automa_of, heal_automa
from holdfast.games.aurora.state import State
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def damage_word(table: Table[State], by: Seat, on: On, n: int, area: int) -> None:
    table.then(Damage(by, n, area))


def contaminate_word(table: Table[State], by: Seat, on: On, n: int, scouts: bool) -> None:
    table.then(Contaminate(by, n, scouts))


def gain_fame_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    for _ in range(n):
        table.then(GainFame(by))


def lose_fame_word(table: Table[State], by: Seat, on: On, n: int, if_ahead: bool) -> None:
    """AUR-23.31  The Rival costs fame only while your step is higher than the Automa's."""
    if if_ahead and table.state.players[by].fame <= automa_of(table.state).fame:
        return
    for _ in range(n):
        table.then(LoseFame(by))


def automa_heal_word(table: Table[State], by: Seat, on: On) -> None:
    heal_automa(table)


def never(table: Table[State], by: Seat, on: On) -> bool:
    return False
