"""The ladder of levels: duplicate deals, kept as they are played, and what they come to."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.cli.app import main
from holdfast.kernel.errors import Refusal
from holdfast.lab.ladder import Duplicate, climbed, deals, ratings, read, rungs


def some(number: int = 4) -> list[Duplicate]:
    return deals("outlive", 2, number, "few", {}, 0.0, ["calm"])


def test_every_rung_is_a_level_and_the_one_below() -> None:
    wanted = deals("lifeboat", 4, 2, "", {}, 0.0, [])

    pairs = [(one.lower, one.upper) for one in wanted[::2]]
    assert pairs == [("careless", "calm"), ("calm", "greedy"), ("greedy", "search")]
    assert [one.deal for one in wanted] == [0, 1] * 3


@pytest.mark.parametrize(("seats", "level", "code"), [(7, [], "bad-seats"), (2, ["careless"], "unknown-bot")])
def test_what_cannot_be_climbed_is_refused(seats: int, level: list[str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        deals("outlive", seats, 4, "", {}, 0.0, level)

    assert refused.value.code == code


def test_on_more_cores_it_is_the_same_ladder() -> None:
    assert list(climbed(some(), None, 1)) == list(climbed(some(), None, 2))


def test_a_ladder_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    """A line that was cut off amid its writing is played again."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    played = list(climbed(some(), whole, 1))
    lines = whole.read_bytes().split(b"\n")
    marked = lines[0].replace(b'"below":', b'"below":7')
    broken.write_bytes(b"\n".join([marked, lines[1], lines[2][:20]]))

    again = list(climbed(some(), broken, 1))

    assert (again[0].below, again[1:]) == (float(f"7{played[0].below}"), played[1:])
    assert read(broken) == [again[0], *played[1:]]


def test_what_is_no_ladder_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")

    with pytest.raises(Refusal, match="letter"):
        read(tmp_path / "letter")


def won(lower: str, upper: str, below: float, above: float) -> list[Duplicate]:
    return [Duplicate("outlive", 2, {}, 0.0, "", lower, upper, n, below, above) for n in range(100)]


def test_the_ratio_is_the_sure_part_over_the_fair_share() -> None:
    rung = rungs([*won("calm", "greedy", 0.5, 1.0), *won("calm", "greedy", 0.5, 0.0)])[0]

    assert (rung.fair, rung.won.rate) == (0.5, 0.5)
    assert rung.ratio == rung.won.low / 0.5 < 1.0


def test_who_wins_more_is_rated_higher() -> None:
    strength = ratings([*won("careless", "calm", 0.0, 1.0), *won("calm", "greedy", 0.0, 1.0)])

    assert [strength[level][0] for level in ("careless", "calm", "greedy")] == sorted(mu for mu, _ in strength.values())
    assert "search" not in strength


def test_the_command_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, plot = tmp_path / "kept", tmp_path / "plot.svg"
    words = ["--deals", "2", "--level", "calm", "--kept", str(kept), "--plot", str(plot), "--jobs", "1"]

    code = main(["--lang", "en", "ladder", "outlive", *words])

    assert code == 0
    assert "calm > careless" in capsys.readouterr().out
    assert len(read(kept)) == 2
    assert plot.read_text().startswith("<?xml")
