"""A broken rule is noticed. A few of the mutations run here; `python -m ledger.mutate` runs them all."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ledger.marks import cited
from ledger.mutate import MUTATIONS, is_caught
from ledger.mutation import SRC, Mutation

HERE = ["LIF-10.7", "LIF-15.4", "LIF-R28", "OUT-07.4", "OUT-11.2"]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.rule)
def test_every_edit_still_fits_and_its_rule_is_cited(mutation: Mutation, tmp_path: Path) -> None:
    copy = tmp_path / mutation.place
    copy.parent.mkdir(parents=True)
    shutil.copy(SRC / mutation.place, copy)

    mutation.apply(tmp_path)

    assert cited(mutation.rule)


@pytest.mark.slow
@pytest.mark.parametrize("mutation", [one for one in MUTATIONS if one.rule in HERE], ids=lambda one: one.rule)
def test_a_citing_test_fails_when_the_rule_is_broken(mutation: Mutation) -> None:
    assert is_caught(mutation)


@pytest.mark.slow
def test_an_edit_that_changes_nothing_is_not_caught() -> None:
    assert not is_caught(Mutation("LIF-10.7", "chapters/c10_fights.py", "if attack > defence:", "if defence < attack:"))
