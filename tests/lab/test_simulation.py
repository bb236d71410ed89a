"""Games are played to their end and counted, whoever plays them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast.games.aurora.rulebook import GAME
from holdfast.kernel.dice import seed_of
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import new_table
from holdfast.lab.driver import play_one
from holdfast.lab.plan import planned
from lab.tallies import tallied

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the simulation were started in the folder of the bots."""
    monkeypatch.chdir(HERE)
    monkeypatch.setattr(sys, "path", sys.path[:])


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_every_game_has_an_end_and_one_victory_at_most(bots: list[str]) -> None:
    tally = tallied(planned("lifeboat", bots, 12, seats=4))

    assert [sum(outcome.share(seat) for seat in range(4)) for outcome in tally.outcomes] == pytest.approx(
        [float(bool(outcome.winners)) for outcome in tally.outcomes]
    )
    assert all(outcome.days > 0 and outcome.decisions > 0 and len(outcome.roles) == 4 for outcome in tally.outcomes)


@pytest.mark.slow
def test_the_same_plan_gives_the_same_numbers_on_however_many_cores() -> None:
    plan = planned("lifeboat", ["greedy", "random"], 12, seats=4, seed="cores")

    assert tallied(plan, jobs=1).report() == tallied(plan, jobs=2).report()


def test_options_reach_the_table() -> None:
    """A plan without them is another plan, and its games are the same but for scores."""
    plain = planned("lifeboat", ["random"], 6, seats=6)
    classic = planned("lifeboat", ["random"], 6, seats=6, options={"jewel_scoring": "classic_set"})

    assert [outcome.days for outcome in tallied(plain).outcomes] == [one.days for one in tallied(classic).outcomes]
    assert tallied(plain).report()["mean_score"] != tallied(classic).report()["mean_score"]


@pytest.mark.parametrize(("bot", "code"), [("Liar", "not-offered"), ("Broken", "bot-failed")])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_bot_is_named_and_ends_the_simulation(bot: str, code: str, jobs: int) -> None:
    plan = planned("lifeboat", [f"bad_bots:{bot}", "random"], 16, seats=4)

    with pytest.raises(Refusal) as refused:
        tallied(plan, jobs)

    assert refused.value.code == code


def test_a_bot_that_only_talks_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lifeboat's own limits would stop it as well, but later."""
    monkeypatch.setattr("holdfast.lab.driver.PATIENCE", 8)

    with pytest.raises(Refusal, match="used 8 rights without answering"):
        play_one(planned("lifeboat", ["bad_bots:Talker", "random"], 1), 0)


def test_a_broken_bot_s_author_is_told_where() -> None:
    with pytest.raises(Refusal, match=r"bad_bots:Broken.*KeyError: 'plan' \(.*bad_bots\.py:\d+\)"):
        play_one(planned("lifeboat", ["bad_bots:Broken", "random"], 1), 0)


def test_a_bot_gets_view_events_rights_and_imagination() -> None:
    assert play_one(planned("lifeboat", ["bad_bots:Curious"], 1), 0).reason


def test_the_example_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    tally = tallied(planned("lifeboat", ["own_bot:Peaceful", "random"], 20, seats=4))

    assert tally.mean_scores()["own_bot:Peaceful"] > tally.mean_scores()["random"]


def test_the_example_that_looks_ahead_says_what_turned_out_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    bot = holdfast.bot("policy_bot:LooksAhead", "outlive")
    table = holdfast.new("outlive", seats=2, seed="ahead", options={})
    for _ in range(12):
        seat = table.asking()[0].seat
        table.play(seat, holdfast.bot("greedy", "outlive").choose(table.seen_by(seat)))
    seen = table.seen_by(table.asking()[0].seat)

    word = bot.choose(seen)

    worth = {option: bot.worth(seen, option) for option in seen.asks[0].options}  # type: ignore[attr-defined]
    assert worth[word] == max(worth.values())


def test_the_example_that_learns_keeps_what_it_has_learnt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLES)])
    monkeypatch.chdir(tmp_path)

    tallied(planned("lifeboat", ["learning_bot:Learner", "random"], 2, seats=4))

    learnt = json.loads((tmp_path / "lifeboat-learned.json").read_text())
    assert any(worth > 0 for worth in learnt.values())
    assert any(worth < 0 for worth in learnt.values())


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_a_seat_s_place_in_an_order_drawn_by_lot_is_counted(bots: list[str]) -> None:
    plan = planned("aurora", bots, 2, seats=3)
    table = new_table(GAME, 3, plan.options, seed_of(plan.seed_of(1)))
    order = table.state.order

    assert play_one(plan, 1).traits["places"] == [[str(order.index(seat) + 1)] for seat in range(3)]
    assert "places" not in play_one(planned("aurora", ["random"], 1, seats=1), 0).traits
    assert "places" not in play_one(planned("lifeboat", ["random"], 1, seats=4), 0).traits


def test_where_sides_win_each_of_a_side_has_won() -> None:
    tally = tallied(planned("doomsday", ["random"], 4, seats=6, seed="sides"))
    teams = tally.by_trait()["teams"]

    assert sum(rate.wins for rate in teams.values()) == sum(len(outcome.winners) for outcome in tally.outcomes)
    assert tally.fair == sum(len(outcome.winners) for outcome in tally.outcomes) / 24
    assert max(len(outcome.winners) for outcome in tally.outcomes) > 1


def test_whoever_used_a_program_is_counted_with_it() -> None:
    outcome = play_one(planned("doomsday", ["greedy"], 1, seats=4), 0)

    assert any(outcome.traits["programs"])
    assert all(len(roles) == 1 for roles in outcome.traits["roles"])
    assert outcome.days > 0
