"""The balance and the race as pictures."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.errors import Refusal
from holdfast.lab import plots
from holdfast.lab.bench import Findings
from holdfast.lab.page import groups
from holdfast.lab.race import Standing
from lab.test_tally import tally

pytestmark = pytest.mark.slow


def test_the_balance_is_drawn_with_a_row_for_each_seat_and_role(tmp_path: Path) -> None:
    found = tally()
    place = tmp_path / "balance.svg"

    plots.save_balance(found, place, "en")

    drawn = place.read_text("utf-8")
    assert all(f"<!-- {role} -->" in drawn for role in groups(found, "en")["Role"])
    assert drawn.count('<g id="line2d') > found.plan.seats


def test_the_race_is_drawn_with_a_bar_for_each(tmp_path: Path) -> None:
    place = tmp_path / "race.svg"

    plots.save_race(Findings(1, 1.0, [Standing("ours", [3.0]), Standing("theirs", [1.0])]), place, "en")

    assert "<!-- theirs -->" in place.read_text("utf-8")


def test_without_matplotlib_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return import_module(name)

    monkeypatch.setattr(plots, "import_module", gone)

    with pytest.raises(Refusal, match="matplotlib"):
        plots.save_balance(tally(), tmp_path / "balance.svg", "en")
