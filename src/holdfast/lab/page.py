"""A tally as a page for people: each rate drawn with its interval, against the fair share."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.lab.intervals import Rate
from holdfast.lab.tally import Tally, summary
from holdfast.locale import Language, knows, translate

WIDTH = 32
"""Characters that a whole from 0 to 100 % takes."""


def page(tally: Tally, lang: Language) -> RenderableType:
    """The whole page."""
    parts: list[RenderableType] = [Text(heading(tally, lang), style="bold"), victories(tally, lang)]
    parts += [rates_table(title, rates, tally.fair, lang) for title, rates in groups(tally, lang).items()]
    parts.append(endings(tally, lang))
    parts.append(Text("\n".join(lengths(tally, lang))))
    parts.append(Text(translate("lab-counting-sides" if tally.is_allied else "lab-counting", lang), style="dim"))
    return Group(*(Padding(part, (0, 0, 1, 0)) for part in parts[:-1]), parts[-1])


def groups(tally: Tally, lang: Language) -> dict[str, dict[str, Rate]]:
    """Everything a seat can be or have, under its title: roles, traits of every kind, the seat itself."""
    game = tally.plan.game

    def named(rates: dict[str, Rate]) -> dict[str, Rate]:
        return {worded(f"name-{game}-{name}", name, lang): rate for name, rate in rates.items()}

    found = {"lab-role": tally.by_role(), **{f"lab-trait-{kind}": rates for kind, rates in tally.by_trait().items()}}
    shown = {translate(title, lang): named(rates) for title, rates in found.items() if rates}
    return {**shown, translate("lab-seat", lang): tally.by_seat()}


def heading(tally: Tally, lang: Language) -> str:
    plan = tally.plan
    return translate("lab-heading", lang, game=plan.game, games=len(tally.outcomes), seats=plan.seats)


def worded(message_id: str, otherwise: str, lang: Language) -> str:
    """The message if there is one."""
    return translate(message_id, lang) if knows(message_id, lang) else otherwise


def victories(tally: Tally, lang: Language) -> Table:
    """Each bot's share of victories, and its points."""
    points = [f"{mean:.1f}" for mean in tally.mean_scores().values()]
    return rates_table(translate("lab-bot", lang), tally.by_bot(), tally.fair, lang, points)


def rates_table(
    title: str, rates: dict[str, Rate], fair: float, lang: Language, points: list[str] | None = None
) -> Table:
    """One row for each rate, with its points where they are given."""
    table = Table(box=None, pad_edge=False)
    table.add_column(title, no_wrap=True)
    table.add_column(translate("lab-wins", lang), justify="right", no_wrap=True)
    table.add_column("95 %", justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    if points is not None:
        table.add_column(translate("lab-points", lang), justify="right", no_wrap=True)
    for at, (name, rate) in enumerate(rates.items()):
        last = [] if points is None else [points[at]]
        table.add_row(name, per_cent(rate.rate), interval(rate), drawn(rate, fair), *last)
    return table


def endings(tally: Tally, lang: Language) -> Table:
    """How the games ended."""
    table = Table(box=None, pad_edge=False)
    table.add_column(translate("lab-ending", lang), no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column("95 %", justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for reason, rate in tally.endings().items():
        ending = worded(f"lab-ending-{reason.replace(' ', '-')}", reason, lang)
        table.add_row(ending, per_cent(rate.rate), interval(rate), drawn(rate, None))
    return table


def lengths(tally: Tally, lang: Language) -> list[str]:
    """How long the games were."""
    lines = []
    for message_id, numbers in (("lab-days", tally.days()), ("lab-decisions", tally.decisions())):
        told = summary(numbers)
        if told["most"]:
            args: dict[str, str | float] = {name: round(number, 1) for name, number in told.items()}
            lines.append(translate(message_id, lang, **args))
    return lines


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(rate: Rate) -> str:
    return f"{100 * rate.low:.1f}–{100 * rate.high:.1f}"


def drawn(rate: Rate, fair: float | None) -> Text:
    """The interval as a line with a dot on it; the fair share as a dotted line."""
    line = [" "] * (WIDTH + 1)
    for at in range(round(WIDTH * rate.low), round(WIDTH * rate.high) + 1):
        line[at] = "─"
    if fair is not None:
        line[round(WIDTH * fair)] = "┊"
    line[round(WIDTH * rate.rate)] = "●"
    text = Text("".join(line))
    if fair is not None and not rate.low <= fair <= rate.high:
        text.stylize("green" if rate.low > fair else "red")
    return text
