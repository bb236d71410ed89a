"""Each number of the content, changed alone, changes some play: nothing is written there that the rules do not follow.

A sample, which moves on as the content changes; HOLDFAST_THOROUGH=1 changes everything, and tells how far it is.
"""

from __future__ import annotations

import json
import os

import pytest

from content.mutants import Mutant, mutants
from content.process import start
from holdfast.games import registry

THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"
SAMPLE = 0 if THOROUGH else 10
RICH_PLAYS = 3
"""For each number of seats."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", registry.games())
def test_every_change_of_the_content_is_noticed(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    unnoticed: list[str] = []
    with start("content.worker", slug, str(RICH_PLAYS), str(SAMPLE)) as worker:
        assert worker.stdout is not None
        number = int(worker.stdout.readline())
        for n, line in enumerate(worker.stdout, 1):
            told, noticed_by = json.loads(line)
            if not noticed_by:
                unnoticed.append(told)
            if THOROUGH and n % 20 == 0:
                with capsys.disabled():
                    print(f"{slug}: {n} of {number} changes, {len(unnoticed)} unnoticed", flush=True)

    assert (worker.returncode, n) == (0, number)
    assert unnoticed == []


def test_everything_but_words_and_ids_is_changed() -> None:
    data = {
        "limits": {"gulls": 4, "source": "rulebook"},
        "card": [
            {"id": "gaff", "en": "Gaff", "open": True, "kind": "weapon", "zones": ["mine", "fair"], "points": [1, 4]},
            {"id": "cash", "en": "Cash", "open": False, "kind": "treasure", "zones": [], "points": [2]},
        ],
    }

    assert [mutant.told(data) for mutant in mutants("box", data)] == [
        "box.toml: limits gulls 4 → 5",
        "box.toml: card gaff open True → False",
        "box.toml: card gaff kind weapon → treasure",
        "box.toml: card gaff zones ['mine', 'fair'] → ['mine']",
        "box.toml: card gaff points 0 1 → 2",
        "box.toml: card gaff points 1 4 → 5",
        "box.toml: card cash open False → True",
        "box.toml: card cash kind treasure → weapon",
        "box.toml: card cash points 0 2 → 3",
    ]


def test_a_change_is_made_in_a_copy() -> None:
    data = {"card": [{"id": "gaff", "points": [1, 4]}]}

    assert Mutant("box", ("card", 0, "points", 1), 5).put_into(data) == {"card": [{"id": "gaff", "points": [1, 5]}]}
    assert data == {"card": [{"id": "gaff", "points": [1, 4]}]}
