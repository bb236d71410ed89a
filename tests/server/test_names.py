"""Names and talk: what can be seen, once, and told apart."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holdfast.kernel.errors import Refusal
from holdfast.server import incoming
from holdfast.server.limits import Limit
from holdfast.server.match import seating
from holdfast.server.match.hall import sit_down
from holdfast.server.match.talk import Chat
from holdfast.server.people.names import MOST_MARKS, cleaned, name_of, names_at, told_apart
from holdfast.server.store.rows import Chair, Person
from server.rooms import Room, Watching, room, run, watching

UNSEEN = {
    "escape": "\x1b",
    "null": "\x00",
    "delete": "\x7f",
    "soft hyphen": "\u00ad",
    "joiner": "\u034f",
    "Arabic mark": "\u061c",
    "Hangul filler": "\u3164",
    "zero width": "\u200b",
    "left to right": "\u200e",
    "right to left": "\u200f",
    "embedding": "\u202a",
    "override": "\u202e",
    "isolate": "\u2066",
    "end of isolate": "\u2069",
    "empty Braille": "\u2800",
    "variation": "\ufe0f",
    "byte order": "\ufeff",
    "private": "\ue000",
    "surrogate": "\ud800",
    "unassigned": "\U000e0fff",
    "tag": "\U000e0041",
    "more variations": "\U000e0100",
}


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_not_there(unseen: str) -> None:
    assert cleaned(f"{unseen}An{unseen}na{unseen}") == "Anna"


@pytest.mark.parametrize(
    ("given_", "shown"),
    [
        ("  Land \t\n ahoy!\u3000", "Land ahoy!"),
        ("a \u200b b", "a b"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("a\u200b\u0301", "\u00e1"),
        ("\u0301Ann", "Ann"),
        ("Anna 🐙", "Anna 🐙"),
        ("Юля 👩🏽", "Юля 👩🏽"),
    ],
)
def test_a_line_is_folded_and_composed(given_: str, shown: str) -> None:
    assert cleaned(given_) == shown


def test_a_letter_carries_only_a_few_marks() -> None:
    assert cleaned("x" + "\u0323" * 40 + "y") == "x" + "\u0323" * MOST_MARKS + "y"


@given(some.text(max_size=40))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    once = cleaned(text)

    assert cleaned(once) == once
    assert all(unicodedata.category(letter)[0] != "C" for letter in once)


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\u202e\u202c", "🐙", "…", "\u3164"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        name_of(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["7", "Я", "李", "Ann 🐙"])
def test_one_letter_or_digit_is_enough(name: str) -> None:
    assert name_of(name) == name


def test_a_name_is_short() -> None:
    assert name_of("я" * 23 + " abc") == "я" * 23


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Аня", "Аня"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Boss", "В0ss"),
        ("Bill", "BiI1"),
        ("Kate", "Κаtе"),
        ("Ann", "Ａｎｎ"),
        ("Тор", "Top"),
    ],
)
def test_names_that_look_alike_are_numbered(first: str, second: str) -> None:
    assert told_apart(second, [first]) == f"{second} (2)"


@pytest.mark.parametrize(("first", "second"), [("Ann", "Anna"), ("Аня", "Ася"), ("Ann", "Ann 🐙")])
def test_other_names_stay_as_they_are(first: str, second: str) -> None:
    assert told_apart(second, [first]) == second


def test_seats_are_numbered_in_their_order_whatever_people_call_themselves() -> None:
    chairs = [Chair("m", seat, person) for seat, person in enumerate(["a", "b", "", "c", "d"])]
    names = {"d": "Ann", "c": "Ann (2)", "b": "Ann", "a": "Ann", "gone": "Ann"}

    shown = names_at(chairs, names)

    assert shown == {"a": "Ann", "b": "Ann (2)", "c": "Ann (2) (2)", "d": "Ann (3)"}


# -- at a table ---------------------------------------------------------------------------------------


async def named(here: Room, *names: str) -> list[Person]:
    return [await here.hall.people.new_guest(name, "ru") for name in names]


def names_in(watcher: Watching) -> list[str]:
    return [one.get("name", "") for one in watcher.states()[-1]["public"]["sections"]["people"]]


def test_everybody_at_a_table_sees_names_told_apart_and_one_who_leaves_frees_the_name(tmp_path: Path) -> None:
    seen: list[list[str]] = []

    async def scene() -> None:
        async with room(tmp_path) as here:
            first, second = await named(here, "Аня", "Aня")
            match = await here.hall.create(first, "lifeboat", 4, {}, "private", "none", [])
            watcher = await watching(match, None)
            await sit_down(match, second, 1, "")
            seen.append(names_in(watcher))
            await match.arrange(lambda draft: seating.leave(draft, first.id))
            seen.append(names_in(watcher))

    run(scene)
    assert seen == [["Аня", "Aня (2)", "", ""], ["", "Aня", "", ""]]


def test_a_spectator_cannot_speak_under_the_name_of_a_seat(tmp_path: Path) -> None:
    said: list[str] = []

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            (stranger,) = await named(here, "Bоb")
            chat = Chat(here.hall.store, match, Limit(0))
            for person in (here.people[1], stranger):
                await chat.add(person, incoming.Talk(text="Trust \u202eme"))
            said.extend(f"{one.name}: {one.text}" for one in chat.said)

    run(scene)
    assert said == ["Bob: Trust me", "Bоb (2): Trust me"]
