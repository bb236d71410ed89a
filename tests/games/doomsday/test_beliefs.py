"""What a seat makes of the others: cards it has seen, what they did, what they said; and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from bots.seen import questions, with_other_secrets
from games.doomsday.scenes import Scene
from holdfast.bots.recollection import Recollection
from holdfast.games.doomsday.instinct.beliefs import Beliefs
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.weighing import INSTINCT
from holdfast.games.doomsday.pieces import HUMAN, MACHINE, OUTLAW, TEAMS
from holdfast.games.doomsday.queries import team_of
from holdfast.kernel.policy import Word


def peeked(scene: Scene, seat: int, of: int, side: int) -> Scene:
    """This seat has seen that loyalty card."""
    state = scene.state
    state.known.loyalties.look([state.loyal[of * 2 + side]], 1 << seat)
    return scene


def named(teams: list[float]) -> dict[str, int]:
    """In per cent."""
    return {TEAMS[team]: round(100 * teams[team]) for team in (HUMAN, MACHINE, OUTLAW)}


# -- cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-02.2", "DOM-03.2")
def test_before_anything_is_seen_the_set_up_decides() -> None:
    """As 40,000 deals of six players came out: 41, 28 and 31 of a hundred."""
    state = holdfast.new("doomsday", 6, "dealt").sitting.table.state
    found = named(Beliefs(state, -1, None).teams[0])
    assert abs(found["human"] - 41) <= 2
    assert abs(found["machine"] - 28) <= 2
    assert abs(found["outlaw"] - 31) <= 2


@pytest.mark.parametrize(("left", "right", "team"), [("human_1", "human_1", 0), ("machine_1", "machine_1", 1)])
def test_two_cards_of_a_colour_nearly_settle_it(left: str, right: str, team: int) -> None:
    scene = Scene(6).loyal(1, left, right)
    before = Beliefs(scene.state, 0, None).teams[1][team]
    one = Beliefs(peeked(scene, 0, 1, 0).state, 0, None).teams[1][team]
    both = Beliefs(peeked(scene, 0, 1, 1).state, 0, None).teams[1][team]
    assert before < one < both
    assert both > 0.8


def test_only_who_has_seen_it_knows_it() -> None:
    scene = peeked(Scene(6).loyal(1, "machine_1", "machine_2"), 0, 1, 0)
    unseen = Beliefs(scene.state, 2, None).teams[1]
    assert Beliefs(scene.state, 0, None).teams[1][MACHINE] > unseen[MACHINE]
    assert Beliefs(scene.state, -1, None).teams[1][MACHINE] < 0.5


@pytest.mark.rule("DOM-02.3")
def test_a_role_that_says_always_is_sure_once_it_is_open() -> None:
    scene = Scene(5).role(1, "mercenary").loyal(1, "human_1", "human_2")
    assert Beliefs(scene.up(1, "role").state, 0, None).teams[1][MACHINE] == 1.0


def test_a_look_is_news_until_it_is_taken() -> None:
    scene = Scene(6).loyal(1, "machine_1", "human_1")
    before = Beliefs(scene.state, 0, None).news(1)
    after = Beliefs(peeked(scene, 0, 1, 0).state, 0, None).news(1)
    assert min(before) > 0.05
    assert after[0] < 0.001 < after[1]


def test_cards_add_up_to_the_pool() -> None:
    """In the ring too, where a card belongs to two."""
    for seats in (5, 8, 12):
        state = holdfast.new("doomsday", seats, f"pool {seats}").sitting.table.state
        cards = Beliefs(state, 0, None).cards
        unknown = cards.kinds.count(-1) + len(state.loyal_box)
        assert sum(cards.unseen) == unknown


# -- deeds -----------------------------------------------------------------------------------------------


Told = tuple[str, dict[str, Any]]


def told(*events: Told) -> Recall:
    recall = Recall(0, 6)
    recall.hear([{"event": name, **fields} for name, fields in events])
    return recall


AIMS: Told = ("Aimed", {"who": "p2", "weapon": "rifle", "to": ["p3"]})


def test_who_aims_at_a_likely_human_is_a_likely_machine() -> None:
    scene = Scene(6).loyal(2, "human_1", "human_2").up(2, "left", "right")
    recall = told(
        ("Revealed", {"who": "p3", "card": "left", "seen": ""}), ("Revealed", {"who": "p3", "card": "right"}), AIMS
    )
    before = Beliefs(scene.state, 0, None).teams[1]
    after = Beliefs(scene.state, 0, recall).teams[1]
    assert after[MACHINE] / after[HUMAN] > 4 * before[MACHINE] / before[HUMAN]
    assert after[HUMAN] < 0.4 * before[HUMAN]


def test_a_deed_on_somebody_unknown_says_little_and_repeated_no_more_than_so_much() -> None:
    scene = Scene(6).loyal(2, "human_1", "human_2").up(2, "left", "right")
    once = Beliefs(scene.state, 0, told(AIMS)).factors[1]
    assert max(once) / min(once) < 3
    often = told(*[AIMS, ("ShotFired", {"who": "p2", "weapon": "rifle", "to": ["p3"]})] * 40)
    assert max(Beliefs(scene.state, 0, often).factors[1]) / min(Beliefs(scene.state, 0, often).factors[1]) <= 12.0001


def test_an_aim_that_somebody_else_turned_is_not_the_holders() -> None:
    recall = told(("ProgramUsed", {"who": "p4", "program": "trojan"}), AIMS)
    assert not recall.weights


# -- words -----------------------------------------------------------------------------------------------


def says(recall: Recall, speaker: int, saying: str, **places: str) -> Recall:
    recall.listen([Word(speaker, saying, places, 1)])
    return recall


def test_to_call_oneself_human_moves_next_to_nothing() -> None:
    scene = Scene(6)
    recall = Recall(0, 6)
    for _ in range(20):
        says(recall, 1, "team", about="p2", team="human")
    before, after = (Beliefs(scene.state, 0, one).teams[1][HUMAN] for one in (None, recall))
    assert before < after < before + 0.05


def test_a_claim_counts_only_if_all_saw_the_speaker_look() -> None:
    scene = Scene(6)
    recall = says(Recall(0, 6), 1, "card", about="p3", card="left", face="loy_machine_1")
    before = Beliefs(scene.state, 0, None).teams[2]
    assert Beliefs(scene.state, 0, recall).teams[2] == before
    recall.hear([{"event": "Peeked", "who": "p2", "of": "p3", "card": "left", "seen": ""}])
    assert Beliefs(scene.state, 0, recall).teams[2][MACHINE] > before[MACHINE] + 0.05


def test_who_is_caught_lying_is_trusted_less_and_hardly_human() -> None:
    scene = peeked(Scene(6).loyal(2, "human_1", "human_2"), 0, 2, 0)
    look: Told = ("Peeked", {"who": "p2", "of": "p3", "card": "left", "seen": ""})
    lies = says(told(look), 1, "card", about="p3", card="left", face="loy_machine_1")
    true = says(told(look), 1, "card", about="p3", card="left", face="loy_human_1")
    caught, honest = (Beliefs(scene.state, 0, one).teams[1] for one in (lies, true))
    assert caught[HUMAN] < 0.3 * honest[HUMAN]


def test_what_was_claimed_of_cards_that_moved_since_is_excused() -> None:
    scene = peeked(Scene(6).loyal(2, "human_1", "human_2"), 0, 2, 0)
    recall = told(("Peeked", {"who": "p2", "of": "p3", "card": "left", "seen": ""}))
    says(recall, 1, "card", about="p3", card="left", face="loy_machine_1")
    recall.hear([{"event": "LoyaltiesSwapped", "who": "p3", "card": "left", "to": "p4", "other": "left"}])
    assert Beliefs(scene.state, 0, recall).factors[1] == [1.0] * 5


# -- all of it -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [5, 9])
def test_other_secrets_same_beliefs_and_same_word(seats: int) -> None:
    """Even on the true table, so it would not matter which one it imagined."""
    recollections = [Recollection(INSTINCT, f"key {seat}") for seat in range(seats)]
    asked = questions(seats, f"beliefs {seats}", ["greedy", "random", "random"] * 3, 260, "doomsday")
    for number, (table, seat) in enumerate(asked):
        if number % 9:
            continue
        policy = recollections[seat].policy(table.seen_by(seat), seats)
        truth, dream = table.sitting.table, with_other_secrets(table, seat, f"other {number}").sitting.table
        memory = getattr(policy, "recall")  # noqa: B009
        assert Beliefs(truth.state, seat, memory).teams == Beliefs(dream.state, seat, memory).teams
        assert Beliefs(truth.state, -1, memory).teams == Beliefs(dream.state, -1, memory).teams
        assert policy.choose(truth, seat) is policy.choose(dream, seat)
        assert INSTINCT.value(truth, seat) == INSTINCT.value(dream, seat)


@pytest.mark.slow
def test_what_is_held_likely_is_true_about_as_often() -> None:
    """Over games of instinct: of what it gives 60 to 90 of a hundred, so many are true; and it beats the set-up."""
    said = right = 0.0
    surprise = blind = 0.0
    for number in range(3):
        recollection = Recollection(INSTINCT, "calm")
        asked = questions(6, f"calibrated {number}", ["greedy"] * 6, 400, "doomsday")
        for at, (table, seat) in enumerate(asked):
            if at % 8 or at < 80:
                continue
            state = table.sitting.table.state
            policy = recollection.policy(table.seen_by(seat), 6) if seat == 0 else INSTINCT
            beliefs = Beliefs(state, seat, getattr(policy, "recall"))  # noqa: B009
            for other, player in enumerate(state.players):
                if other == seat or not player.alive:
                    continue
                truth = team_of(state, other)
                surprise += 1.0 - beliefs.teams[other][truth]
                blind += 1.0 - (0.41, 0.28, 0.31)[truth]
                best = max(beliefs.teams[other])
                if 0.6 <= best <= 0.9:
                    said += best
                    right += beliefs.teams[other][truth] == best
    assert surprise < 0.9 * blind
    assert 0.75 < right / said < 1.25


@pytest.mark.rule("DOM-12.6")
def test_who_lives_on_when_the_game_goes_on() -> None:
    """With two left of whom I am human, the other is none; an outlaw who is left with one is left with a human."""
    scene = Scene(5).role(0, "fixer").dead(2, 3, 4)
    before = Beliefs(scene.state, 0, None).teams[1][HUMAN]
    scene.state.goes_on = True
    assert Beliefs(scene.state, 0, None).teams[1][HUMAN] < 0.2 * before
    scene.role(0, "homeless")
    assert Beliefs(scene.state, 0, None).teams[1][HUMAN] > 0.8
