"""The search of the rulebook: ids, words in any form, what else they are called."""

from __future__ import annotations

import pytest

from holdfast.games.content import read
from holdfast.games.folders import folders
from holdfast.kernel.errors import Refusal
from holdfast.kernel.ledger import read_ledger
from holdfast.locale.finding import Synonyms, find, split, stem_of, synonyms_of, told


def ids(game: str, asked: str) -> list[str]:
    return [found.rule.id for found in find(game, asked)]


@pytest.mark.parametrize("asked", ["10.7", "LIF-10.7", "lif-10.7", " 10.7 "])
def test_an_id_finds_itself_alone(asked: str) -> None:
    assert ids("lifeboat", asked) == ["LIF-10.7"]


def test_a_chapter_finds_its_rules() -> None:
    assert ids("outlive", "8") == [rule.id for rule in told(read_ledger("outlive").chapter("OUT-08"))]


@pytest.mark.parametrize(
    ("game", "asked", "rule"),
    [
        ("lifeboat", "ничья", "LIF-10.7"),
        ("lifeboat", "ничьей", "LIF-10.7"),
        ("lifeboat", "tie", "LIF-10.7"),
        ("lifeboat", "equality", "LIF-10.7"),
        ("lifeboat", "утонул", "LIF-R10"),
        ("outlive", "ничья", "OUT-17.4"),
        ("outlive", "ties", "OUT-17.4"),
        ("doomsday", "ничья", "DOM-R11"),
        ("doomsday", "revive", "DOM-11.9"),
        ("doomsday", "урон", "DOM-07.2"),
    ],
)
def test_a_word_in_any_form_and_by_any_name(game: str, asked: str, rule: str) -> None:
    assert rule in ids(game, asked)


def test_a_tie_is_not_nothing() -> None:
    """«Ничего» has the stem of «ничья», and is in many rules."""
    assert len(ids("lifeboat", "ничья")) < 8


def test_every_word_asked_must_be_answered() -> None:
    assert set(ids("lifeboat", "ничья драка")) < set(ids("lifeboat", "ничья"))
    assert ids("lifeboat", "ничья подлодка") == []


def test_the_words_that_answer_are_told_as_they_stand() -> None:
    words = {found.rule.id: found.words for found in find("lifeboat", "ничья")}["LIF-10.7"]

    assert "tie" in words
    assert any(word.startswith(("равен", "ничь")) for word in words)


def test_a_word_half_typed_finds_what_begins_with_it() -> None:
    assert set(ids("lifeboat", "аптеч")) >= set(ids("lifeboat", "аптечка")) - set(ids("lifeboat", "лечить"))


def test_nothing_asked_finds_nothing() -> None:
    assert find("lifeboat", " ?! ") == []


@pytest.mark.parametrize("game", [slug for slug, place in folders().items() if (place / "synonyms.toml").is_file()])
def test_every_group_of_synonyms_finds_a_rule_in_both_languages(game: str) -> None:
    for group in synonyms_of(game).same:
        for names in (group.en, group.ru):
            assert any(find(game, name) for name in names), names
            assert len({tuple(map(stem_of, split(name))) for name in names}) == len(names), (
                f"twice the same word: {names}"
            )


def test_a_slip_in_the_synonyms_names_its_place() -> None:
    with pytest.raises(Refusal, match=r"games/x/synonyms\.toml"):
        read("[[same]]\nen = []\nru = []", "games/x/synonyms.toml", Synonyms)
