"""Draws which side wins how often, by the number of seats, from reports of `./holdfast simulate … --json FILE`.

In the project's environment: `python docs/pictures/sides.py PICTURE.svg REPORT.json …`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from holdfast.lab.plots import pyplot
from holdfast.locale import translate

BAND = (15, 60)
"""What is meant for every side, in per cent."""
COLOURS = {"human": "#2a6f6b", "machine": "#b0413e", "alone": "#8a6d1f", "draw": "#777777"}
APART = 0.14


def main(place: str, *names: str) -> None:
    reports: list[dict[str, Any]] = sorted(
        (json.loads(Path(name).read_text("utf-8")) for name in names), key=lambda report: report["seats"]
    )
    figure, axes = pyplot().subplots(figsize=(7, 3.4))
    axes.axhspan(*BAND, color="#eeeeee", linewidth=0)
    for n, (ending, colour) in enumerate(COLOURS.items()):
        found = [(report["seats"], report["endings"][ending]) for report in reports if ending in report["endings"]]
        at = [seats + (n - 1) * APART for seats, _ in found]
        rates = [rate for _, rate in found]
        axes.vlines(at, [100 * one["low"] for one in rates], [100 * one["high"] for one in rates], color=colour)
        label = translate(f"lab-ending-{ending}", "en")
        axes.plot(at, [100 * one["rate"] for one in rates], "o", color=colour, markersize=4, label=label)
    axes.set_xticks([report["seats"] for report in reports])
    axes.set_xlabel("seats")
    axes.set_ylabel("games, %")
    axes.set_ylim(0, 80)
    axes.legend(frameon=False, ncols=4, fontsize=8)
    figure.tight_layout()
    figure.savefig(place)


if __name__ == "__main__":
    main(*sys.argv[1:])
