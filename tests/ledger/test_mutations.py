"""A broken rule is noticed. A sample of the mutants is tried here, another one whenever the sources change.

`python tests/mutate.py` tries them all.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

from ledger.by_hand import by_hand, equivalents
from ledger.marks import GAMES, ROOT, TESTS, cited
from ledger.mutants import Mutant, games, mutants_of
from ledger.trial import CITING, STILLBORN, SURVIVED, Verdict, tried

SAMPLE = 120
"""So many mutants of all games together, each game beside the others: about a minute and a half on two quiet cores."""
GONE_THROUGH = [game for game in games() if (TESTS / "games" / game / "equivalent.toml").exists()]
"""Games of which every survivor has been looked at: each has a test now, or a reason."""


@pytest.mark.parametrize("game", games())
def test_every_edit_made_by_hand_still_fits_and_its_rule_is_cited(game: str) -> None:
    assert len([mutant for mutant in mutants_of(game) if mutant.is_by_hand]) == len(by_hand(game))
    assert [edit.rule for edit in by_hand(game) if not cited(edit.rule)] == []


@pytest.mark.parametrize("game", games())
def test_every_explanation_fits_one_mutant_and_says_why(game: str) -> None:
    there = {(mutant.file, mutant.where, mutant.edit) for mutant in mutants_of(game)}
    explained = [(one.file, one.where, one.edit) for one in equivalents(game)]

    assert [one for one in explained if one not in there] == []
    assert len(set(explained)) == len(explained)
    assert [one.edit for one in equivalents(game) if len(one.why.split()) < 3] == []


@pytest.mark.parametrize("game", games())
def test_every_mutant_belongs_to_a_rule_and_has_a_name_of_its_own(game: str) -> None:
    mutants = mutants_of(game)

    assert [mutant.name for mutant in mutants if not mutant.rules] == []
    assert len({mutant.name for mutant in mutants}) == len(mutants)


@pytest.mark.slow
@pytest.mark.parametrize("game", GONE_THROUGH)
def test_a_sample_of_the_mutants_is_noticed(game: str) -> None:
    command = ["tests/mutate.py", game, "--sample", str(SAMPLE // len(GONE_THROUGH)), "--jobs", "1", "--again"]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


# -- the judge -----------------------------------------------------------------------------------------

FIGHTS = "chapters/c10_fights.py"
CONDITION = "if attack > defence:"


def edited(file: str, was: str, becomes: str, rule: str) -> Mutant:
    text = (GAMES / "lifeboat" / file).read_text("utf-8")
    assert text.count(was) == 1
    return Mutant("lifeboat", file, rule, was, 1, frozenset([rule]), text.replace(was, becomes).encode())


@pytest.mark.slow
def test_the_judge_knows_a_broken_rule_from_one_that_is_only_written_differently() -> None:
    tie = edited(FIGHTS, CONDITION, "if attack >= defence:", "LIF-10.7")
    same = edited(FIGHTS, CONDITION, "if defence < attack:", "LIF-10.7")
    endless = edited(FIGHTS, CONDITION, "while attack > defence:\n            pass\n        if True:", "LIF-10.7")
    order = edited("chapters/c13_evening.py", "[CountGulls(), Overboard(), Thirst()]", "[CountGulls()]", "LIF-13.7")
    nothing = edited(FIGHTS, 'FIRE: Final = Fire("fire")', "FIRE: Final = nothing", "LIF-10.6")
    elsewhere = replace(same, source=same.source.replace(b"state.fight = None", b"pass"), rules=frozenset(["LIF-20.8"]))
    before = {path: path.read_bytes() for path in GAMES.rglob("*.py")}

    kinds = [verdict.kind for verdict in judged([tie, same, endless, order, nothing, elsewhere])]

    assert kinds == [CITING, SURVIVED, CITING, CITING, STILLBORN, "other"]
    assert {path: path.read_bytes() for path in GAMES.rglob("*.py")} == before


def judged(mutants: list[Mutant]) -> list[Verdict]:
    """In a process that has not loaded any game yet."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(tried, mutants).result()
