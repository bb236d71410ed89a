"""What the bench found, as a page: bars rather than numbers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.lab.bench import COMPILED, INTERPRETED, Findings
from holdfast.locale import Language, translate

if TYPE_CHECKING:
    from holdfast.lab.race import Standing

WIDTH = 24
"""Characters of the longest bar."""


def bench_page(findings: Findings, lang: Language) -> RenderableType:
    """The whole page."""
    parts: list[RenderableType] = [speeds(findings, lang), facts(findings, lang)]
    parts += [Text(translate("bench-missing", lang, who=who, why=why)) for who, why in findings.missing.items()]
    parts.append(Text(translate("bench-counting", lang), style="dim"))
    return Group(*(Padding(part, (0, 0, 1, 0)) for part in parts[:-1]), parts[-1])


def speeds(findings: Findings, lang: Language) -> Table:
    """Decisions a second, each as a bar."""
    table = Table(box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(translate("bench-speed", lang), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(translate("bench-ratio", lang), justify="right", no_wrap=True)
    most = max(standing.speed for standing in findings.standings)
    for standing in findings.standings:
        ratio = findings.ratios.get(standing.name)
        table.add_row(
            standing.name, grouped(standing.speed), bar(standing, most), "" if ratio is None else times(ratio)
        )
    return table


def facts(findings: Findings, lang: Language) -> Table:
    """Copies, records and compiling."""
    table = Table(box=None, pad_edge=False)
    for title in ("", "bench-clone", "bench-bytes", "bench-replay", "bench-verify"):
        table.add_column(translate(title, lang) if title else "", justify="right" if title else "left", no_wrap=True)
    for name, copy in findings.clones.items():
        size = f"{copy['bytes']:,.0f}" if "bytes" in copy else ""
        record = findings.records.get(name)
        told = ["", ""] if record is None else [f"{record['replay_ms']:.1f}", f"{record['verify_ms']:.1f}"]
        table.add_row(name, f"{copy['microseconds']:.2f}", size, *told)
    if findings.compiling:
        args = {name: round(number, 1) for name, number in findings.compiling.items()}
        table.caption = translate("bench-compile", lang, **args)
        table.caption_justify = "left"
    return table


def bar(standing: Standing, most: float) -> Text:
    """As long as it is fast."""
    length = max(1, round(WIDTH * standing.speed / most))
    return Text("█" * length, style="green" if standing.name in (COMPILED, INTERPRETED) else "blue")


def grouped(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")


def times(ratio: float) -> str:
    return f"{ratio:.1f}" if ratio < 10 else f"{ratio:.0f}"
