"""A record is a text that people read, write by hand and tamper with; every slip is named with its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdfast
from holdfast.api import Table
from holdfast.kernel import table as kernel
from holdfast.kernel.canonical import canonical
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.record import Header, parse, parse_value, spell
from holdfast.kernel.sitting import Sitting, replayed
from holdfast.kernel.step import Choice, Seat
from kernel.scratch import Choose, Pad, Scratch, sitting_with

GAME = Scratch(*[lambda: Choose(0, "a", "b")] * 4)

HAND_WRITTEN = """holdfast record 1
game scratch
rules 1
seats 3
seed 73656564

0 a
# what a person thinks of it
  0   b
clock   time
"""


def played(*words: str) -> Sitting:
    sitting = sitting_with(*GAME.agenda)
    for word in words:
        sitting.play("0", [word])
    return sitting


def refusal_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replayed(GAME, parse(text), True)
    return refused.value


# -- there and back ----------------------------------------------------------------------------------


def test_a_record_reads_back_to_the_same_text() -> None:
    text = played("a", "b").record().text()

    assert replayed(GAME, parse(text), True).record().text() == text


def test_a_header_keeps_options_of_every_type() -> None:
    read = parse(played().record().text()).header

    assert read.options == {"colour": "red", "size": 3, "loud": True}


def test_a_record_says_in_plain_words_who_said_what() -> None:
    lines = played("a", "undo").record().text().splitlines()

    assert [line.partition(" #")[0] for line in lines[-2:]] == ["0 a", "0 undo"]


def test_a_record_may_be_written_by_hand() -> None:
    assert replayed(GAME, parse(HAND_WRITTEN), True).table.state.log == ["0 a", "0 b", "0 a"]


def test_a_hand_written_record_that_was_played_on_is_honest() -> None:
    sitting = replayed(GAME, parse(HAND_WRITTEN), False)
    sitting.play("0", ["b"])

    again = replayed(GAME, parse(sitting.record().text()), True)

    assert canonical(again.table) == canonical(sitting.table)


def test_other_line_ends_and_no_last_line_end_are_fine() -> None:
    text = played("a").record().text().rstrip("\n").replace("\n", "\r\n")

    assert len(parse(text).lines) == 1


@given(
    st.one_of(st.booleans(), st.integers(-(10**9) + 1, 10**9 - 1), st.sampled_from(["red", "per_card", "x-1", "--5"]))
)
def test_an_option_s_value_reads_back(value: bool | int | str) -> None:
    assert parse_value(spell(value)) == value


# -- slips -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "code", "line"),
    [
        ("holdfast record 1", "holdfast record 2", "not-a-record", 1),
        ("holdfast record 1\n", "", "not-a-record", 1),
        ("game scratch\n", "", "header-lacks", 1),
        ("seed 73656564\n", "", "header-lacks", 1),
        ("seats 3", "seats three", "bad-header", 1),
        ("seats 3", "seats ²", "bad-header", 1),
        ("seats 3", "seats " + "9" * 5000, "bad-header", 1),
        ("rules 1", "rules", "bad-header", 1),
        ("seed 73656564", "seed xyz", "bad-header", 1),
        ("rules 1", "rulez 1", "bad-header", 3),
        ("0 a", "0", "bad-line", 7),
        ("0 a", "a", "bad-line", 7),
        ("0 a", "nobody a", "bad-line", 7),
        ("0 a", "-1 a", "bad-line", 7),
        ("0 a", "² a", "bad-line", 7),
        ("0 a", "#", "", 0),
    ],
)
def test_a_slip_is_named_with_its_line(right: str, wrong: str, code: str, line: int) -> None:
    text = HAND_WRITTEN.replace(right, wrong, 1)
    if not code:
        assert len(parse(text).lines) == 2
        return

    refused = refusal_of(text)

    assert (refused.code, refused.line, refused.arguments["line"]) == (code, line, line)


@pytest.mark.parametrize("text", ["", "\n", "#", "0 a", "holdfast record 1", "holdfast record 1\n\n0 a"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse(text)


@settings(max_examples=300)
@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    for record in (text, HAND_WRITTEN + text, HAND_WRITTEN.replace("3", text)):
        with suppress(Refusal):
            replayed(GAME, parse(record), True)


def test_a_move_that_does_not_follow_is_named() -> None:
    refused = refusal_of(HAND_WRITTEN.replace("0   b", "0 wrong"))

    assert (refused.code, refused.line) == ("does-not-follow", 2)
    assert str(refused).startswith("Move 2 (“0 wrong”) does not follow: Choose does not offer seat 0 “wrong”.")


# -- tampering ---------------------------------------------------------------------------------------


def swap_words(text: str) -> str:
    lines = text.splitlines()
    return "\n".join(line.replace("0 a ", "0 b ") if at == len(lines) - 2 else line for at, line in enumerate(lines))


def change_seed(text: str) -> str:
    return text.replace(f"seed {b'seed'.hex()}", f"seed {b'sead'.hex()}")


def change_digest(text: str) -> str:
    lines = text.splitlines()
    lines[-3] = lines[-3][:-1] + ("0" if lines[-3][-1] != "0" else "1")
    return "\n".join(lines)


def leave_out_a_move(text: str) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[:-2], lines[-1]])


@pytest.mark.parametrize(
    ("tamper", "move"), [(swap_words, 3), (change_seed, 1), (change_digest, 2), (leave_out_a_move, 3)]
)
def test_a_tampered_record_departs_at_the_right_move(tamper: Callable[[str], str], move: int) -> None:
    text = played("a", "a", "a", "a").record().text()

    refused = refusal_of(tamper(text))

    assert (refused.code, refused.line) == ("departs", move)


class Meddling(Choose):
    """A rule that has changed since: the same words, another outcome."""

    def take(self, table: kernel.Table[Pad], seat: Seat, choice: Choice) -> None:
        table.state.log.append("meddled")


Meddling.__name__ = "Choose"


def test_a_record_departs_where_the_rules_give_another_table() -> None:
    text = played("a", "a", "a").record().text()
    first, _, *rest = GAME.agenda
    other_rules = Scratch(first, lambda: Meddling(0, "a", "b"), *rest)

    with pytest.raises(BadRecord) as refused:
        replayed(other_rules, parse(text), True)

    assert (refused.value.code, refused.value.line) == ("departs", 2)


def test_replaying_does_not_look_at_digests() -> None:
    text = change_digest(played("a", "a", "a").record().text())

    assert len(replayed(GAME, parse(text), False).lines) == 3


# -- verify ------------------------------------------------------------------------------------------


def a_game() -> Table:
    table = holdfast.new("lifeboat", seats=4, seed="verify")
    for _ in range(6):
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)
    return table


def test_an_honest_record_is_found_honest() -> None:
    found = holdfast.verify(a_game().record())

    assert (found["honest"], found["move"], found["moves"]) == (True, None, 6)


def test_a_broken_promise_is_found() -> None:
    """The server shows another seed than the one it had promised."""
    text = a_game().record()
    promise = next(line for line in text.splitlines() if line.startswith("commitment "))

    found = holdfast.verify(text.replace(promise, "commitment " + "0" * 64))

    assert (found["honest"], found["move"], found["code"]) == (False, 0, "broken-promise")


def test_a_changed_move_is_found_with_its_number() -> None:
    lines = a_game().record().splitlines()
    lines[-1] = lines[-1].partition(" #")[0] + " #" + "0" * 16

    found = holdfast.verify("\n".join(lines))

    assert (found["honest"], found["move"], found["code"]) == (False, 6, "departs")


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        holdfast.replay(re.sub(r"(?m)^rules \d+$", "rules 999", a_game().record()))

    assert refused.value.code == "other-rules"


# -- nonces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nonce", ["two words", "ключ", "", "a#b", "x" * 64])
def test_a_nonce_reads_back_as_it_was_given(nonce: str) -> None:
    text = Header("scratch", 1, "5c7a7c4", 3, {}, b"seed", [nonce, "last"]).text()

    assert parse(text).header.nonces == [nonce, "last"]


@pytest.mark.parametrize("nonce", ["a\nseed 00", "a\n\n0 b", " a", "a ", "a\u2028b", "a\tb", "a\x85"])
def test_a_nonce_that_a_record_could_not_tell_from_its_own_lines_is_refused(nonce: str) -> None:
    with pytest.raises(Refusal) as refused:
        Header("scratch", 1, "5c7a7c4", 3, {}, b"seed", [nonce])

    assert refused.value.code == "bad-nonce"
