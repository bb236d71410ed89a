"""Plays the Journal led by its bot, and draws how it went: won or lost, on which day, and what people died of.

In the project's environment: `python docs/pictures/siege.py play standard full 500 FILE.json` for each kind of siege,
then `python docs/pictures/siege.py draw PICTURE.svg FILE.json …`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from holdfast.games import registry
from holdfast.games.journal.pieces import FATIGUE, STATES
from holdfast.games.journal.state import DEAD, LEFT, State
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.play import submit, waiting
from holdfast.kernel.table import Table
from holdfast.lab.intervals import Rate
from holdfast.lab.plots import pyplot

MEANT = {("standard", "full"): (30, 60), ("advanced", "full"): (15, 40), ("standard", "short"): (50, 85)}
"""What is meant, in per cent."""
NAMES = {("standard", "full"): "standard", ("advanced", "full"): "advanced", ("standard", "short"): "short siege"}
CAUSES = [*(state for kind, state in enumerate(STATES) if kind != FATIGUE), "other"]
COLOURS = ("#2a6f6b", "#b0413e", "#c98b2b")


def cause_of(states: list[int]) -> str:
    """The state that took effect at its worst level; nobody dies of fatigue."""
    return next((STATES[kind] for kind, level in enumerate(states) if level >= 4 and kind != FATIGUE), "other")


def play_one(seed: str, options: dict[str, Any]) -> tuple[Table[State], Counter[str]]:
    """One game, and what became of whom."""
    game = registry.game("journal")
    policy = game.policy()
    table: Table[State] = new_table(game, 1, options, seed_of(seed))
    lost: dict[int, str] = {}
    while table.result is None:
        seat, _ = waiting(table)[0]
        choice = policy.choose(table, seat)
        assert choice is not None
        submit(table, seat, choice)
        for who, person in enumerate(table.state.people):
            if person.where in (DEAD, LEFT) and who not in lost:
                lost[who] = cause_of(person.states)
    return table, Counter(lost.values())


def play(shelter: str, siege: str, games: str, place: str) -> None:
    """Counts so many games into a file."""
    won, causes, days, lost_on = 0, Counter[str](), Counter[int](), Counter[int]()
    for number in range(int(games)):
        table, lost = play_one(f"siege {number}", {"shelter": shelter, "siege": siege})
        assert table.result is not None
        won += bool(table.result.winners)
        days[table.state.day] += 1
        lost_on[table.state.day] += not table.result.winners
        causes.update(lost)
    report = {"shelter": shelter, "siege": siege, "games": int(games), "won": won, "causes": causes}
    report |= {"days": dict(sorted(days.items())), "lost_on": dict(sorted(lost_on.items()))}
    Path(place).write_text(json.dumps(report), "utf-8")


def draw(place: str, *names: str) -> None:
    """Rates with their intervals, the day of defeat, and losses by cause."""
    reports: list[dict[str, Any]] = [json.loads(Path(name).read_text("utf-8")) for name in names]
    figure, (rates, fell, losses) = pyplot().subplots(1, 3, figsize=(11, 3.2))
    for at, report in enumerate(reports):
        kind = (report["shelter"], report["siege"])
        games, low_high = report["games"], MEANT[kind]
        rate = Rate(report["won"], games)
        rates.fill_between([at - 0.35, at + 0.35], *low_high, color="#ddd", linewidth=0)
        rates.vlines(at, 100 * rate.low, 100 * rate.high, color=COLOURS[at])
        rates.plot(at, 100 * report["won"] / games, "o", color=COLOURS[at])
        by_day = [100 * report["lost_on"].get(str(day), 0) / games for day in range(1, 14)]
        standing = [100 - sum(by_day[: day + 1]) for day in range(13)]
        fell.step(range(1, 14), standing, where="post", color=COLOURS[at], label=NAMES[kind])
        bars = [report["causes"].get(cause, 0) / games for cause in CAUSES]
        losses.bar([one + 0.27 * (at - 1) for one in range(len(CAUSES))], bars, 0.25, color=COLOURS[at])
    rates.set_xticks(range(len(reports)), [NAMES[(one["shelter"], one["siege"])] for one in reports])
    rates.set_ylabel("won, %")
    rates.set_ylim(0, 100)
    fell.set_xticks(range(1, 14, 2))
    fell.set_xlabel("day")
    fell.set_ylabel("still standing, %")
    fell.set_ylim(0, 102)
    fell.legend(frameon=False)
    losses.set_xticks(range(len(CAUSES)), CAUSES, rotation=30)
    losses.set_ylabel("lost people a game")
    figure.tight_layout()
    figure.savefig(place)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(*sys.argv[2:])
    else:
        draw(*sys.argv[2:])
