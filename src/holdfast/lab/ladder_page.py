"""A ladder for people: as a table, and as a picture."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.lab.ladder import Rung
from holdfast.lab.plots import GREEN, RED, pyplot
from holdfast.locale import Language, translate

WANTED = 1.3
"""So many times as often as the level below should one win."""


def page(
    game: str, seats: int, rungs: list[Rung], ratings: dict[str, tuple[float, float]], lang: Language
) -> RenderableType:
    """A row a rung, the strongest above; then the ratings."""
    title = translate("lab-ladder", lang, game=game, seats=seats)
    table = Table(box=None, pad_edge=False)
    for name in ("lab-level", "lab-deals", "lab-wins", "lab-below", "lab-times"):
        table.add_column(translate(name, lang), justify="left" if name == "lab-level" else "right")
    for rung in reversed(rungs):
        won = rung.won
        sure = f"{100 * won.rate:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})"
        style = "green" if rung.ratio >= WANTED else ""
        names = (level_name(level, lang) for level in (rung.upper, rung.lower))
        table.add_row(
            " > ".join(names), str(won.games), sure, f"{100 * rung.fair:.1f} %", Text(f"{rung.ratio:.2f}", style=style)
        )
    strengths = Table(box=None, pad_edge=False)
    for name in ("lab-level", "lab-rating"):
        strengths.add_column(translate(name, lang), justify="left" if name == "lab-level" else "right")
    for level, (strength, unsure) in reversed(ratings.items()):
        strengths.add_row(level_name(level, lang), f"{strength:.1f} ± {unsure:.1f}")
    told = Text(translate("lab-ladder-told", lang), style="dim")
    return Group(Text(title, style="bold"), Padding(table, (1, 0)), Padding(strengths, (0, 0, 1, 0)), told)


def save_ladder(game: str, seats: int, rungs: list[Rung], place: Path, lang: Language) -> None:
    """How many times as often each level wins as the one below, with 95 % intervals."""
    figure, axes = pyplot().subplots(figsize=(7, 0.5 * len(rungs) + 1.1))
    axes.axvline(1, color="#888", linestyle=":")
    axes.axvline(WANTED, color="#888", linestyle="--", linewidth=0.8)
    for at, rung in enumerate(rungs):
        if not rung.fair:
            continue
        low, middle, high = (one / rung.fair for one in (rung.won.low, rung.won.rate, rung.won.high))
        colour = GREEN if low > 1 else RED
        axes.plot([low, high], [at, at], color=colour, linewidth=1.6)
        axes.plot([middle], [at], "o", color=colour, markersize=5)
    names = [f"{level_name(rung.upper, lang)} > {level_name(rung.lower, lang)}" for rung in rungs]
    axes.set_yticks(range(len(rungs)), names, fontsize=9)
    axes.set_ylim(-0.6, len(rungs) - 0.4)
    axes.set_title(translate("lab-ladder", lang, game=game, seats=seats), fontsize=9, loc="left")
    axes.set_xlabel(translate("lab-times-axis", lang))
    figure.tight_layout()
    figure.savefig(place)


def level_name(level: str, lang: Language) -> str:
    return translate(f"level-{level}", lang)
