"""K14  An imagined table: what a seat knows is kept, all else is dealt anew, others' secrets are forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import new_table
from holdfast.kernel.imagine import imagine
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import read, submit, top, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table
from kernel.scratch import Seal, Split, sitting_with
from kernel.toy.rounds import Plans, Verdict
from kernel.toy.rulebook import TOY
from kernel.toy.state import KIND_OF, KINDS, TEAM_OF, State
from kernel.toy.turns import BeforeHit, Deed, Scheme, ask_team

MANY = 40


def camp(*steps: Step[State], seats: int = 4) -> Table[State]:
    """A new camp with these steps on its agenda."""
    table = new_table(TOY, seats, {}, b"camp")
    table.agenda.clear()
    table.then_all(list(steps))
    settle(table)
    return table


def say(table: Table[State], seat: Seat, *words: str) -> None:
    for word in words:
        submit(table, seat, read(table, seat, word))


def imagined(table: Table[State], seat: Seat | None, see: Callable[[Table[State]], object]) -> set[object]:
    """What this seat sees in many imagined tables."""
    return {see(imagine(table, seat, str(seed))) for seed in range(MANY)}


def test_one_s_own_cards_are_kept() -> None:
    table = camp()

    assert imagined(table, 2, lambda other: tuple(other.state.campers[2].hand)) == {tuple(table.state.campers[2].hand)}


def test_others_cards_are_dealt_anew() -> None:
    assert len(imagined(camp(), 2, lambda other: tuple(other.state.campers[1].hand))) > 3


def test_a_spectator_knows_nobody_s_cards() -> None:
    assert len(imagined(camp(), None, lambda other: tuple(other.state.campers[2].hand))) > 3


def test_the_same_seed_imagines_the_same_table() -> None:
    table = camp()

    assert canonical(imagine(table, 1, "seed")) == canonical(imagine(table, 1, "seed"))


def test_the_dice_are_others() -> None:
    table = camp()

    assert imagine(table, 1, "seed").dice.clone().word() != table.dice.clone().word()


@pytest.mark.parametrize("other", [1, 2, 3])
def test_a_truth_that_is_no_card_is_kept(other: Seat) -> None:
    """Whether two campers are of one team is known to all, but not of which."""
    table = camp()
    ask_team(table, 0, other)

    assert imagined(table, None, lambda one: are_of_one_team(one, 0, other)) == {are_of_one_team(table, 0, other)}


def are_of_one_team(table: Table[State], one: Seat, other: Seat) -> bool:
    return TEAM_OF[table.state.teams[one]] == TEAM_OF[table.state.teams[other]]


def test_a_truth_does_not_tell_more_than_it_says() -> None:
    table = camp()
    ask_team(table, 0, 1)

    assert imagined(table, None, lambda other: TEAM_OF[other.state.teams[0]]) == {0, 1}


def test_truths_that_cannot_all_be_met_are_met_as_far_as_possible() -> None:
    table = camp()
    table.state.pairs += [(0, 1, True), (0, 1, False)]

    assert imagined(table, None, lambda other: TOY.contradictions(other, None)) == {1}


def test_what_others_sealed_is_forgotten() -> None:
    table = camp(Plans())
    say(table, 1, "north")

    lanes = top(imagine(table, 0, "seed"))

    assert isinstance(lanes, Lanes)
    assert [(lane.seat, lane.sealed, type(lane.agenda[-1]).__name__) for lane in lanes.lanes if lane.seat == 1] == [
        (1, [], "Aim")
    ]


def test_what_one_sealed_oneself_is_kept() -> None:
    table = camp(Plans())
    say(table, 1, "north")

    lanes = top(imagine(table, 1, "seed"))

    assert isinstance(lanes, Lanes)
    assert [choice.text for choice in lanes.lanes[1].sealed] == ["north"]


def test_who_was_seen_to_finish_has_finished_with_other_words() -> None:
    sitting = sitting_with(lambda: Split(lambda seat: [Seal(seat, "a", "b", "c"), Seal(seat, "d", "e")]))
    sitting.play("1", ["a", "d"])
    sitting.play("2", ["a"])

    lanes = [top(sitting.imagine(0, f"seed {n}").table) for n in range(40)]

    answers = {" ".join(choice.text for choice in step.lanes[1].sealed) for step in lanes if isinstance(step, Lanes)}
    assert answers == {"a d", "a e", "b d", "b e", "c d", "c e"}
    assert {len(step.lanes[2].sealed) for step in lanes if isinstance(step, Lanes)} == {0}


def test_a_veiled_lane_that_is_done_is_asked_again() -> None:
    table = camp(Verdict())
    say(table, 1, "accuse 0")

    assert [seat for seat, _ in waiting(imagine(table, 0, "seed"))] == [0, 1, 2, 3]


def test_somebody_s_private_draft_is_forgotten_with_its_words() -> None:
    table = camp(Scheme(1))
    stash = waiting(table)[0][1].options(table, 1)[1].text
    say(table, 1, stash)

    step = top(imagine(table, 0, "seed"))

    assert isinstance(step, Lanes)
    assert (step.lanes[0].sealed, step.lanes[0].agenda[-1].draft) == ([], [])  # type: ignore[attr-defined]


def test_others_private_deeds_go_back_to_their_default() -> None:
    table = camp(BeforeHit(0, 1))
    say(table, 2, "listen")

    assert (
        imagine(table, 3, "seed").state.campers[2].listened,
        imagine(table, 2, "seed").state.campers[2].listened,
    ) == (False, True)


def test_imagining_changes_nothing_on_the_table() -> None:
    table = camp(Plans())
    say(table, 1, "north")
    before = canonical(table)

    for seat in (None, 0, 1):
        imagine(table, seat, "seed")

    assert canonical(table) == before


def test_dealing_anew_uses_other_dice_than_the_table_s() -> None:
    table = camp()
    before = table.dice.position()

    TOY.redeal(table, 0, Dice(b"aside"))

    assert table.dice.position() == before


def test_who_has_passed_is_forgotten_but_for_oneself() -> None:
    table = camp(BeforeHit(0, 1))
    for seat in (1, 2):
        say(table, seat, "pass")

    assert [seat for seat, _ in waiting(imagine(table, 2, "seed"))] == [0, 1, 3]


def test_which_card_somebody_offers_one_is_not_known() -> None:
    """Also where one knows all their cards but one."""
    table = camp(Deed(1))
    state = table.state
    state.campers[1].hand += [state.deck.pop(), state.deck.pop()]
    state.campers[1].offers_left = 1
    state.known.look(state.campers[1].hand[:2], 1 << 0)
    say(table, 1, f"offer 0 give {KINDS[KIND_OF[state.campers[1].hand[0]]]}")

    assert len(imagined(table, 0, lambda other: other.state.offers[0].card)) > 2
