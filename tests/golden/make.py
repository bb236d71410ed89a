"""Make the golden records: real plays from start to end, one for each way a game can end and each number of seats.

    PYTHONPATH=src:tests python -m golden.make                    all of them
    PYTHONPATH=src:tests python -m golden.make outlive/3_points   only these
    PYTHONPATH=src:tests python -m golden.make --content          the same plays, other form of content

Seeds are tried in order until a play ends as wanted, so the same sources give the same files. Run it when the rules
change on purpose (and then bump the rules version), and read the difference of the transcripts.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import holdfast
from golden import aurora_players, doomsday_players, journal_players, outlive_players
from golden.lifeboat_players import Mind, castaway, homesick, say, signaller, wrecker
from golden.transcript import transcript
from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.game import Value
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import replayed

HERE = Path(__file__).resolve().parent
MOST_LINES = 4000
TRIES = 400


@dataclass(frozen=True)
class Wanted:
    """One golden record: how it is played and how it must end."""

    name: str
    seats: int
    mind: Mind
    reasons: tuple[str, ...]
    game: str = "lifeboat"
    from_day: int = 1
    options: tuple[tuple[str, Value], ...] = ()
    told: bool = False
    """Is its transcript kept as well?"""
    also: Callable[[Table], bool] | None = None
    """What else must be true of its end."""

    def fits(self, table: Table) -> bool:
        """Has it ended as wanted, with all that must be met on the way?"""
        result = table.result()
        words = [line.text.split()[0] for line in table.sitting.lines]
        met = {"time"} if self.mind is doomsday_players.idle else ON_THE_WAY[self.game]
        if result is None or not met <= set(words):
            return False
        return (
            result["reason"] in self.reasons and day_of(table) >= self.from_day and (not self.also or self.also(table))
        )

    def say(self, table: Table, rng: random.Random) -> tuple[str, str]:
        """The next line."""
        return SPEAK.get(self.game, outlive_players.say)(table, self.mind, rng)


ON_THE_WAY = {
    "lifeboat": {"accept", "undo", "time"},
    "outlive": {"undo", "time"},
    "aurora": {"undo", "time"},
    "doomsday": {"undo", "time"},
    "journal": {"undo", "time"},
}
"""Words that every record of a game has: trades, words taken back, time-outs."""

SPEAK = {"lifeboat": say, "doomsday": doomsday_players.say}
"""How the players of a game come to their lines, if it has a way of its own."""

CLASSIC: tuple[tuple[str, Value], ...] = (("jewel_scoring", "classic_set"),)
WIDE: tuple[tuple[str, Value], ...] = (("psychopath_counts_swept_away", True),)

IN_TURN: tuple[tuple[str, Value], ...] = (("night", "in_turn"), ("placement", "in_turn"))

BETA: tuple[tuple[str, Value], ...] = (("board", "beta"), ("mines", True))
ENDINGS = ("aurora", "ice")

WITH_LEGION: tuple[tuple[str, Value], ...] = (("legion", True),)
FIRST_GAME: tuple[tuple[str, Value], ...] = (("first_game", True), ("weapons", "other"))
DOOMSDAYS: list[tuple[int, str, Mind, tuple[tuple[str, Value], ...]]] = [
    (4, "human", doomsday_players.human, ()),
    (4, "machine", doomsday_players.machine, ()),
    (4, "alone", doomsday_players.outlaw, ()),
    (4, "draw", doomsday_players.idle, ()),
    (5, "human", doomsday_players.human, FIRST_GAME),
    (6, "legion", doomsday_players.legion, WITH_LEGION),
    (6, "fallen", doomsday_players.fallen, WITH_LEGION),
    (8, "machine", doomsday_players.machine, WITH_LEGION),
    (9, "human", doomsday_players.human, ()),
    (12, "legion", doomsday_players.legion, WITH_LEGION),
    (16, "machine", doomsday_players.machine, ()),
]
"""Seats, how it ends, who sees to it, and the table's options: every victory, and every mode at some size."""


SHORT: tuple[tuple[str, Value], ...] = (("siege", "short"), ("texts", "softened"))
HARD: tuple[tuple[str, Value], ...] = (("shelter", "advanced"), ("effects", "all"))


def day_of(table: Table) -> int:
    """The day, or what counts the days of a game that calls them otherwise."""
    common = table.view(None)["table"]
    return int(common["day"] if "day" in common else common["round"])


WANTED = [
    *(Wanted(f"{seats}_landed_by_card", seats, homesick, ("landed by card",), told=seats == 4) for seats in (4, 5, 6)),
    *(
        Wanted(f"{seats}_landed_by_flare", seats, signaller, ("landed by flare",), options=CLASSIC, told=seats == 6)
        for seats in (4, 5, 6)
    ),
    *(Wanted(f"{seats}_lost_at_sea", seats, wrecker, ("sea",)) for seats in (4, 5, 6)),
    *(
        Wanted(f"{seats}_adrift", seats, castaway, ("landed by card",), from_day=33, options=WIDE)
        for seats in (4, 5, 6)
    ),
    *(
        Wanted(f"{seats}_points", seats, outlive_players.careful, ("points",), "outlive", told=seats == 3)
        for seats in (2, 3, 4)
    ),
    *(
        Wanted(f"{seats}_{reason}", seats, outlive_players.reckless, (reason,), "outlive", options=IN_TURN)
        for seats in (2, 3, 4)
        for reason in ("provisions", "resources", "shared")
    ),
    *(
        Wanted(
            f"{seats}_{ending}", seats, aurora_players.careful, (ending,), "aurora", told=(seats, ending) == (3, "ice")
        )
        for seats in (2, 3, 4)
        for ending in ENDINGS
    ),
    Wanted("2_beta", 2, aurora_players.careful, ENDINGS, "aurora", options=BETA),
    Wanted("2_elimination", 2, aurora_players.doomed, ("elimination",), "aurora"),
    Wanted("4_thinned", 4, aurora_players.doomed, ENDINGS, "aurora", options=BETA, also=aurora_players.thinned),
    Wanted("1_won", 1, aurora_players.careful, ENDINGS, "aurora", told=True, also=aurora_players.won),
    Wanted("1_lost", 1, aurora_players.careful, ENDINGS, "aurora", also=aurora_players.lost),
    Wanted("1_eliminated", 1, aurora_players.careful, ("elimination",), "aurora"),
    Wanted("1_beta", 1, aurora_players.careful, ENDINGS, "aurora", options=BETA),
    *(
        Wanted(f"{seats}_{ending}", seats, mind, (ending,), "doomsday", options=options, told=ending == "alone")
        for seats, ending, mind, options in DOOMSDAYS
    ),
    Wanted("1_ceasefire", 1, journal_players.careful, ("ceasefire",), "journal"),
    Wanted("3_objectives", 3, journal_players.careful, ("ceasefire",), "journal", also=journal_players.both),
    Wanted("6_ceasefire", 6, journal_players.careful, ("ceasefire",), "journal", options=HARD),
    Wanted("2_short", 2, journal_players.careful, ("ceasefire",), "journal", 1, SHORT, True, journal_players.together),
    Wanted(
        "4_one_left", 4, journal_players.weary, ("ceasefire",), "journal", 1, SHORT, False, journal_players.one_left
    ),
    Wanted("3_nobody", 3, journal_players.reckless, ("nobody",), "journal", from_day=4),
    Wanted("5_unguarded", 5, journal_players.heedless, ("unguarded",), "journal"),
    Wanted("3_fight", 3, journal_players.brawling, ("ceasefire", "nobody"), "journal", also=journal_players.fought),
]


def played(wanted: Wanted, seed: str) -> Table:
    """One play with these players, to its end or to the limit."""
    table = holdfast.new(wanted.game, seats=wanted.seats, seed=seed, options=dict(wanted.options))
    rng = random.Random(seed)
    while table.result() is None and len(table.sitting.lines) < MOST_LINES:
        author, word = wanted.say(table, rng)
        table.play(author, word)
    return table


def found(wanted: Wanted) -> Table:
    """The first play that ends as wanted."""
    for n in range(TRIES):
        table = played(wanted, f"golden {wanted.name} {n}")
        if wanted.fits(table):
            return table
    raise SystemExit(f"{wanted.name}: none of {TRIES} plays ends so")


def summary(table: Table) -> dict[str, Any]:
    """What the test compares: how it ended, and for a reader how long it took."""
    result = table.result() or {}
    return {
        "reason": result["reason"],
        "winners": result["winners"],
        "scores": result["scores"],
        "day": day_of(table),
        "lines": len(table.sitting.lines),
    }


def renew(path: Path) -> None:
    """The same play under the content that is here: every digest must hold before it is computed anew."""
    record = parse(path.read_text("utf-8"))
    game = registry.game(record.header.game)
    replayed(game, record, True)
    record.header.content = game.content_hash()
    for line in record.lines:
        line.digest = ""
    path.write_text(replayed(game, record, True).record().text(), "utf-8")


def main(names: list[str]) -> int:
    if names == ["--content"]:
        for path in sorted(HERE.glob("*/*.record")):
            renew(path)
        return 0
    for game in ON_THE_WAY:
        wanted = [one for one in WANTED if one.game == game and (not names or f"{game}/{one.name}" in names)]
        if wanted:
            make(HERE / game, wanted, afresh=not names)
    return 0


def make(folder: Path, wanted: list[Wanted], *, afresh: bool) -> None:
    """These records of one game, their transcripts, and how they ended."""
    results = folder / "results.json"
    summaries = {} if afresh else json.loads(results.read_text("utf-8"))
    for one in wanted:
        table = found(one)
        (folder / f"{one.name}.record").write_text(table.record(), "utf-8")
        if one.told:
            (folder / f"{one.name}.transcript.txt").write_text(transcript(table, folder), "utf-8")
        summaries[one.name] = summary(table)
        print(folder.name, one.name, summaries[one.name], flush=True)
    lines = [f"{json.dumps(name)}: {json.dumps(summaries[name])}" for name in sorted(summaries)]
    results.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
