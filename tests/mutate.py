"""Break every rule in every small way, and see whether a test notices.

    python tests/mutate.py                     all games
    python tests/mutate.py lifeboat            one of them
    python tests/mutate.py LIF-10.7 OUT-05     what belongs to these rules and chapters
    python tests/mutate.py --sample 200        some; others when the sources change, or with another --seed

A mutant is a game with one small edit: `<` for `<=`, a condition left out, a statement not executed, a number one
higher, or what people have thought of (`by_hand.toml` beside the game's tests). It belongs to the rules that the code
around it names. First the tests that cite these rules run, then all of the game's that enter the edited function; one
of them must fail. Nothing is written into `src`: each mutant lives and dies in a process of its own.

Fails if a mutant survives that `equivalent.toml` does not explain, or if an explanation fits no mutant any more.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from rich.console import Console  # noqa: E402
from rich.markup import escape  # noqa: E402
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: E402
from rich.table import Table  # noqa: E402

from holdfast.kernel.ledger import read_ledger  # noqa: E402
from ledger.by_hand import Equivalent, equivalents  # noqa: E402
from ledger.digests import sources_digest  # noqa: E402
from ledger.mutants import Mutant, games, mutants_of  # noqa: E402
from ledger.trial import CITING, OTHER, STILLBORN, SURVIVED, Verdict, try_mutants  # noqa: E402
from ledger.verdicts import Verdicts  # noqa: E402

EQUIVALENT, NOT_EQUIVALENT = "equivalent", "not equivalent"
"""A survivor that is explained; one that is explained, and yet a test notices it."""
SHOWN = {CITING: "caught by a citing test", OTHER: "caught by another", EQUIVALENT: "equivalent", SURVIVED: "survived"}
TITLES = {SURVIVED: "No test notices these", NOT_EQUIVALENT: "Explained, and yet a test notices them"}


def main(arguments: Sequence[str]) -> int:
    wanted = read(arguments)
    console = Console(width=None if sys.stdout.isatty() else 200)
    chosen = sample(select(wanted.only), wanted.sample, wanted.seed)
    doubtful = chosen if wanted.doubt else [mutant for mutant in chosen if not is_explained(mutant)]
    judged = judge(doubtful, wanted.jobs, again=wanted.again)
    found = {mutant: with_explanation(mutant, judged.get(mutant)) for mutant in chosen}
    console.print(summary(found))
    for kind, title in (
        (SURVIVED, "No test notices these"),
        (NOT_EQUIVALENT, "Explained, and yet a test notices them"),
    ):
        some = {mutant: verdict for mutant, verdict in found.items() if verdict.kind == kind}
        if some:
            console.print(table_of(title, some))
    stale = [
        f"{game}: {one.file} {one.where}: {one.edit}"
        for game in sorted({mutant.game for mutant in chosen})
        for one in stale_explanations(game)
    ]
    if stale:
        console.print("Explanations that fit no mutant:", *stale, sep="\n  ", markup=False)
    return int(bool(stale) or any(verdict.kind in (SURVIVED, NOT_EQUIVALENT) for verdict in found.values()))


def read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="games, rules and chapters; everything if there are none")
    parser.add_argument("--sample", type=int, help="try so many, drawn by chance")
    parser.add_argument("--seed", help="draw by this; by the sources if it is not given")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time")
    parser.add_argument("--doubt", action="store_true", help="try also those that are explained as equivalent")
    parser.add_argument("--again", action="store_true", help="forget the verdicts of earlier runs")
    return parser.parse_args(arguments)


def select(only: Sequence[str]) -> list[Mutant]:
    """All mutants of these games, and all that belong to these rules and chapters."""
    wanted = set(only)
    chosen: list[Mutant] = []
    for game in games():
        if not wanted or game in wanted:
            chosen += mutants_of(game)
        elif any(wanted & {rule, chapter_of(rule)} for rule in read_ledger(game).rules):
            chosen += [one for one in mutants_of(game) if wanted & {*one.rules, *map(chapter_of, one.rules)}]
    if not chosen:
        raise SystemExit(f"Nothing belongs to {', '.join(only)}. Say games ({', '.join(games())}), rules or chapters.")
    return chosen


def chapter_of(rule: str) -> str:
    return rule.partition(".")[0]


def sample(mutants: list[Mutant], number: int | None, seed: str | None) -> list[Mutant]:
    if number is None or number >= len(mutants):
        return mutants
    by = seed or "".join(sources_digest(game) for game in games())
    chosen = set(random.Random(by).sample(range(len(mutants)), number))
    return [mutant for at, mutant in enumerate(mutants) if at in chosen]


def judge(mutants: Sequence[Mutant], jobs: int, *, again: bool) -> dict[Mutant, Verdict]:
    """The verdict on each, in the given order; those of earlier runs are kept."""
    kept = Verdicts()
    found = {} if again else {one: verdict for one in mutants if (verdict := kept.find(one)) is not None}
    new = [mutant for mutant in mutants if mutant not in found]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    # No thread of its own: this process forks.
    with Progress(*columns, console=Console(file=sys.__stderr__), auto_refresh=False) as progress:
        task = progress.add_task("mutants", total=len(mutants), completed=len(found))

        def note(mutant: Mutant, verdict: Verdict) -> None:
            found[mutant] = verdict
            kept.keep(mutant, verdict)
            survived = sum(one.kind == SURVIVED for one in found.values())
            progress.update(task, advance=1, description=f"mutants, {survived} unnoticed", refresh=True)

        if new:
            try_mutants(jobs, new, note)
    return {mutant: found[mutant] for mutant in mutants}


def is_explained(mutant: Mutant) -> bool:
    return (mutant.file, mutant.where, mutant.edit) in explained(mutant.game)


@cache
def explained(game: str) -> frozenset[tuple[str, str, str]]:
    return frozenset((one.file, one.where, one.edit) for one in equivalents(game))


def with_explanation(mutant: Mutant, verdict: Verdict | None) -> Verdict:
    """A survivor that is explained is equivalent; the explanation of one that was caught is wrong."""
    if verdict is None:
        return Verdict(EQUIVALENT)
    if not is_explained(mutant):
        return verdict
    return replace(verdict, kind=EQUIVALENT if verdict.kind in (SURVIVED, STILLBORN) else NOT_EQUIVALENT)


def stale_explanations(game: str) -> list[Equivalent]:
    """Those that fit no mutant any more: the code has changed, and so may their reason have."""
    there = {(mutant.file, mutant.where, mutant.edit) for mutant in mutants_of(game)}
    return [one for one in equivalents(game) if (one.file, one.where, one.edit) not in there]


# -- tables ------------------------------------------------------------------------------------------


def table_of(title: str, found: dict[Mutant, Verdict]) -> Table:
    table = Table("rule", "where", "edit", "noticed by", title=title, title_justify="left")
    for mutant, verdict in found.items():
        place = f"{mutant.game}/{mutant.file}:{mutant.line} {mutant.where}"
        rules = " ".join(sorted(mutant.rules)[:3]) + (" …" if len(mutant.rules) > 3 else "")
        table.add_row(*map(escape, (rules, place, mutant.edit, verdict.test.rpartition("::")[2])))
    return table


def summary(found: dict[Mutant, Verdict]) -> Table:
    """Mutants by game and file. What could not be loaded is no mutant."""
    table = Table("game", "file", "mutants", *SHOWN.values(), title="Mutants", title_justify="left")
    for column in table.columns[2:]:
        column.justify = "right"
    alive = [(mutant, verdict.kind) for mutant, verdict in found.items() if verdict.kind != STILLBORN]
    for game in games():
        rows = Counter((mutant.file, kind) for mutant, kind in alive if mutant.game == game)
        files = sorted({file for file, _ in rows})
        for file in files:
            numbers = [rows[file, kind] for kind in SHOWN]
            table.add_row(game, file, str(sum(numbers)), *map(str, numbers))
        totals = [sum(rows[file, kind] for file in files) for kind in SHOWN]
        table.add_row(game, "", str(sum(totals)), *map(str, totals), style="bold", end_section=True)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
