"""What bots say: to the point, never against their own words or open cards, seldom a lie; and the dead are silent."""

from __future__ import annotations

from collections import Counter

import pytest

import holdfast
from bots.seen import with_other_secrets
from games.doomsday.scenes import Scene
from holdfast.api import Table
from holdfast.bots.recollection import Recollection
from holdfast.games.doomsday.instinct.memory import Recall
from holdfast.games.doomsday.instinct.weighing import INSTINCT, Instinct
from holdfast.games.doomsday.pieces import HUMAN, LEGION, SEATS, SLOTS, TEAMS
from holdfast.games.doomsday.queries import is_open, team_of
from holdfast.games.doomsday.verbs.changes import face_of
from holdfast.games.talking import talk_of
from holdfast.kernel.policy import Word
from holdfast.server.match.claims import can_be_said

TALKATIVE = next(key for key in map(str, range(200)) if Recall(0, 5, key).style == 1)


def remark(scene: Scene, seat: int, recall: Recall) -> Word | None:
    return Instinct(recall).remark(scene.table, seat)


def in_words(word: Word | None) -> str:
    return "" if word is None else " ".join([word.saying, *word.named.values()])


def test_without_a_memory_nothing_is_said() -> None:
    assert INSTINCT.remark(Scene(5).begin(0).table, 0) is None


@pytest.mark.rule("DOM-04.1")
def test_who_is_aimed_at_says_who_they_are_once() -> None:
    scene = Scene(5).role(0, "fixer").weapon(1, "rifle", 0).begin(0)
    recall = Recall(0, 5, TALKATIVE)
    first = remark(scene, 0, recall)
    assert in_words(first) == "team p1 human"
    assert first is not None
    recall.listen([first])
    assert remark(scene, 0, recall) is None or "team" not in in_words(remark(scene, 0, recall))


def test_a_machine_says_it_is_human_until_its_open_cards_forbid_it() -> None:
    scene = Scene(5).role(0, "assassin").loyal(0, "machine_1", "machine_2").weapon(1, "rifle", 0).begin(0)
    assert in_words(remark(scene, 0, Recall(0, 5, TALKATIVE))) == "team p1 human"
    scene.up(0, "left", "right")
    assert not in_words(remark(scene, 0, Recall(0, 5, TALKATIVE))).startswith("team p1 human")


@pytest.mark.rule("DOM-11.5")
def test_the_dead_are_silent() -> None:
    scene = Scene(5).role(0, "fixer").weapon(1, "rifle", 0).begin(1)
    scene.dead(0)
    assert remark(scene, 0, Recall(0, 5, TALKATIVE)) is None


def looked(scene: Scene, seat: int, of: int, side: int) -> Recall:
    recall = Recall(seat, 5, TALKATIVE)
    state = scene.state
    state.known.loyalties.look([state.loyal[of * 2 + side]], 1 << seat)
    seen = face_of(state, of, side)
    recall.hear([{"event": "Peeked", "who": SEATS[seat], "of": SEATS[of], "card": SLOTS[side], "seen": seen}])
    return recall


def test_a_human_tells_what_it_has_seen() -> None:
    scene = Scene(5).role(0, "fixer").loyal(1, "machine_1", "machine_2").begin(0)
    assert in_words(remark(scene, 0, looked(scene, 0, 1, 0))) == "card p2 left loy_machine_1"


def plays(number: int, seats: int) -> tuple[Table, list[Word], list[str]]:
    """A play in which bots speak whenever an open question waits, and all hear it; and what was wrong with it."""
    table = holdfast.new("doomsday", seats, f"talk {number}")
    heads = [Recollection(INSTINCT, f"talk {number} {seat}") for seat in range(seats)]
    said: list[Word] = []
    wrong: list[str] = []
    for _ in range(420):
        asks = table.asking()
        if not asks:
            break
        inner = table.sitting.table
        if table.view(None)["waiting"]["who"] is not None:
            for seat in range(seats):
                word = heads[seat].policy(table.seen_by(seat, said), seats).remark(inner, seat)
                if word is not None:
                    wrong += faults(table, said, word)
                    said.append(word)
        seat = asks[0].seat
        choice = heads[seat].policy(table.seen_by(seat, said), seats).choose(inner, seat)
        assert choice is not None
        table.play(seat, choice.text)
    return table, said, wrong


def faults(table: Table, before: list[Word], word: Word) -> list[str]:
    """What is wrong with this word: it cannot be said, it goes against open cards or own words, a human lies."""
    sitting = table.sitting
    state = sitting.table.state
    found: list[str] = []
    own = [one for one in before if one.speaker == word.speaker]
    if not can_be_said(sitting, word.speaker, word.saying, word.named):
        found.append(f"cannot be said: {in_words(word)}")
    if not state.players[word.speaker].alive:
        found.append("the dead speak")
    subject = [*word.named.values()][:-1]
    if word.saying in ("team", "card") and any(
        one.saying == word.saying and [*one.named.values()][:-1] == subject and one.named != word.named for one in own
    ):
        found.append(f"against own word: {in_words(word)}")
    if word.saying == "card":
        about, slot = SEATS.index(word.named["about"]), SLOTS.index(word.named["card"])
        is_true = face_of(state, about, slot) == word.named["face"]
        if not is_true and (is_open(state, about, slot) or team_of(state, word.speaker) == HUMAN):
            found.append(f"a lie that is none of its own: {in_words(word)}")
    if word.saying == "accuse" and word.named["team"] == TEAMS[HUMAN]:
        found.append("accused of being human")
    return found


@pytest.mark.parametrize("seats", [5, 8])
def test_words_hold_over_whole_games(seats: int) -> None:
    _, said, wrong = plays(0, seats)
    assert not wrong
    assert said
    a_round = Counter((word.speaker, word.hour) for word in said)
    assert max(a_round.values()) <= 2
    assert {word.saying for word in said} <= {one.id for one in talk_of("doomsday").saying}
    assert LEGION not in [TEAMS.index(word.named["team"]) for word in said if "team" in word.named]


def test_other_secrets_same_word() -> None:
    table = holdfast.new("doomsday", 6, "same word")
    heads = [Recollection(INSTINCT, f"same {seat}") for seat in range(6)]
    words = 0
    for number in range(160):
        asks = table.asking()
        if not asks:
            break
        seat = asks[0].seat
        policy = heads[seat].policy(table.seen_by(seat), 6)
        other = with_other_secrets(table, seat, f"other {number}").sitting.table
        truth = in_words(policy.remark(table.sitting.table, seat))
        assert truth == in_words(policy.remark(other, seat))
        words += bool(truth)
        choice = policy.choose(table.sitting.table, seat)
        assert choice is not None
        table.play(seat, choice.text)
    assert words
