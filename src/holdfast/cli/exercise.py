"""What a profile is taken of (`best_copy.py`): every game, at random and by instinct, looked at as people would."""

from __future__ import annotations

from holdfast import api
from holdfast.games import registry
from holdfast.speed import is_compiled

PLAYOUTS = 12
ANSWERS = 250
"""Of a game played by instinct: enough to come past its first days."""


def exercise() -> None:
    """Play every game with the fewest and the most seats."""
    if not is_compiled():
        raise SystemExit("this is not the compiled copy: there is nothing to count")
    for game in api.games():
        rules = registry.game(game)
        for seats in sorted({rules.fewest, rules.most}):
            for n in range(PLAYOUTS):
                api.playout(game, seats, f"exercise {n}")
            by_instinct(api.new(game, seats, "exercise"))


def by_instinct(table: api.Table) -> None:
    """Bots in all seats; now and then everybody looks, and somebody thinks ahead."""
    bots = [api.bot("greedy", table.game, seed=str(seat)) for seat in range(table.seats)]
    for n in range(ANSWERS):
        asks = table.asking()
        if not asks:
            return
        seat = asks[0].seat
        seen = table.seen_by(seat)
        if n % 8 == 0:
            for other in range(table.seats):
                table.view(other)
            seen.rollout(seed=str(n), horizon=20)
        table.play(seat, bots[seat].choose(seen))
