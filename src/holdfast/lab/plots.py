"""Pictures of what was found, if matplotlib is here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.kernel.errors import Refusal
from holdfast.lab.page import groups
from holdfast.locale import Language, translate

if TYPE_CHECKING:
    from holdfast.lab.bench import Findings
    from holdfast.lab.tally import Tally

TEAL, GREEN, RED = "#2a6f6b", "#3a8f4d", "#b0413e"
ROW = 0.24
"""Inches that a row takes."""


def pyplot() -> Any:
    try:
        import_module("matplotlib").use("Agg")
        return import_module("matplotlib.pyplot")
    except ImportError as missing:
        text = "A plot needs matplotlib: pip install matplotlib."
        raise Refusal("no-matplotlib", text) from missing


def save_race(findings: Findings, place: Path, lang: Language) -> None:
    """The race of the bench: bars, and a dot for each round."""
    names = [standing.name for standing in findings.standings]
    figure, axes = pyplot().subplots(figsize=(7, 0.6 * len(names) + 1))
    axes.barh(names, [standing.speed for standing in findings.standings], color=TEAL)
    for at, standing in enumerate(findings.standings):
        axes.plot(standing.rates, [at] * len(standing.rates), "k.", markersize=3)
    axes.invert_yaxis()
    axes.set_xlabel(translate("bench-speed", lang))
    figure.tight_layout()
    figure.savefig(place)


def save_balance(tally: Tally, place: Path, lang: Language) -> None:
    """Who wins how often, with 95 % intervals against the fair share; coloured where the interval leaves it out."""
    shown = groups(tally, lang)
    rows = sum(len(rates) for rates in shown.values())
    figure, every = pyplot().subplots(
        len(shown),
        1,
        figsize=(7, ROW * rows + 0.55 * len(shown)),
        sharex=True,
        squeeze=False,
        gridspec_kw={"height_ratios": [len(rates) + 1 for rates in shown.values()]},
    )
    for axes, (title, rates) in zip(every[:, 0], shown.items(), strict=True):
        axes.axvline(100 * tally.fair, color="#888", linestyle=":")
        for at, rate in enumerate(rates.values()):
            colour = GREEN if rate.low > tally.fair else RED if rate.high < tally.fair else TEAL
            axes.plot([100 * rate.low, 100 * rate.high], [at, at], color=colour, linewidth=1.6)
            axes.plot([100 * rate.rate], [at], "o", color=colour, markersize=4)
        axes.set_yticks(range(len(rates)), list(rates), fontsize=8)
        axes.set_ylim(len(rates) - 0.5, -0.5)
        axes.set_title(title, fontsize=9, loc="left")
    every[-1, 0].set_xlabel(f"{translate('lab-wins', lang)}, %")
    figure.tight_layout()
    figure.savefig(place)
