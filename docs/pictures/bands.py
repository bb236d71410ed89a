"""Draws how often a game ended in one way, by seats and board, from reports of `./holdfast simulate … --json FILE`.

In the project's environment: `python docs/pictures/bands.py ENDING PICTURE.svg REPORT.json …`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from holdfast.lab.plots import pyplot

BANDS = {2: (25, 60), 3: (15, 50), 4: (15, 50)}
"""What is meant for the first board, in per cent, by seats."""
COLOURS = ("#2a6f6b", "#b0413e")
APART = 0.08


def main(ending: str, place: str, *names: str) -> None:
    reports: list[dict[str, Any]] = [json.loads(Path(name).read_text("utf-8")) for name in names]
    figure, axes = pyplot().subplots(figsize=(7, 3.2))
    for seats, (low, high) in BANDS.items():
        axes.fill_between([seats - 0.3, seats + 0.3], low, high, color="#ddd", linewidth=0)
    boards = list(dict.fromkeys(report["options"]["board"] for report in reports))
    for n, board in enumerate(boards):
        own = [report for report in reports if report["options"]["board"] == board]
        rates = [report["endings"][ending] for report in own]
        at = [report["seats"] + (2 * n - 1) * APART for report in own]
        axes.vlines(at, [100 * one["low"] for one in rates], [100 * one["high"] for one in rates], color=COLOURS[n])
        axes.plot(at, [100 * one["rate"] for one in rates], "o", color=COLOURS[n], label=board.capitalize())
    axes.set_xticks(sorted({report["seats"] for report in reports}))
    axes.set_xlabel("seats")
    axes.set_ylabel("reached, %")
    axes.set_ylim(0, 65)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(place)


if __name__ == "__main__":
    main(*sys.argv[1:])
