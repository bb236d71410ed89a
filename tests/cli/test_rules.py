"""`holdfast rules`, and what the command line says about mistakes."""

from __future__ import annotations

import pytest

from holdfast.cli.app import main
from holdfast.kernel.ledger import read_ledger


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_LANG", "en")


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr of a command line that is refused."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def test_a_rule_is_one_line_with_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "lifeboat", "lif-10.7"]) == 0

    assert capsys.readouterr().out == f"LIF-10.7  {read_ledger('lifeboat').rule('LIF-10.7').en}\n"


def test_lang_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--lang", "ru", "rules", "lifeboat", "LIF-10.7"], ["rules", "lifeboat", "LIF-10.7", "--lang=ru"]):
        assert main(words) == 0
        assert capsys.readouterr().out == f"LIF-10.7  {read_ledger('lifeboat').rule('LIF-10.7').ru}\n"


def test_a_ruling_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "lifeboat", "LIF-R3"])

    assert capsys.readouterr().out.startswith("LIF-R3 (ruling)  ")


def test_a_rule_tells_what_of_it_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "outlive", "OUT-19.1"])

    assert capsys.readouterr().out.startswith("OUT-19.1 (printed, public source, ours)  ")


def test_a_chapter_has_its_title_and_all_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "lifeboat", "LIF-10"])

    page = capsys.readouterr().out
    assert page.startswith("LIF-10  Fights\n")
    assert all(f"\n{rule.id}" in page for rule in read_ledger("lifeboat").chapter("LIF-10").rules)


def test_without_an_id_every_rule_for_players_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "lifeboat"])

    page = capsys.readouterr().out
    told = {rule.id for rule in read_ledger("lifeboat").rules.values() if f"\n{rule.id} " in page}
    assert told == {rule.id for rule in read_ledger("lifeboat").rules.values() if rule.audience == "player"}


@pytest.mark.parametrize(
    ("game", "short", "whole"),
    [
        ("lifeboat", "10.7", "LIF-10.7"),
        ("lifeboat", "r3", "LIF-R3"),
        ("outlive", "8.21", "OUT-08.21"),
        ("aurora", "5.7", "AUR-05.7"),
    ],
)
def test_the_game_s_letters_can_be_left_out(
    capsys: pytest.CaptureFixture[str], game: str, short: str, whole: str
) -> None:
    assert main(["rules", game, short]) == 0

    assert capsys.readouterr().out.startswith(whole)


def test_help_names_the_games_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--help"]) == 0

    page = capsys.readouterr().out
    assert "lifeboat" in page
    assert "outlive" in page
    assert "journal" in page


def test_an_unknown_rule_names_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    assert "LIF-10.7" in complaint(capsys, "rules", "lifeboat", "LIF-10.77")


def test_an_unknown_rule_is_said_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "rules", "lifeboat", "LIF-99.9", "--lang", "ru").startswith("Нет правила «LIF-99.9».")


def test_an_unknown_game_names_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "rules", "titanic").startswith("There is no game “titanic”. There are: ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "There is no command “dance”. There are: "),
        (["rules"], "rules needs GAME."),
        (["rules", "lifeboat", "--loud"], "rules has no option “--loud”."),
        (["rules", "lifeboat", "LIF-10", "LIF-11"], "rules does not know what to do with “LIF-11”."),
        (["--lang", "tlh", "rules"], "There is no language “tlh”. There are: en, ru."),
        (["--lang"], "There is no language “”. There are: en, ru."),
    ],
)
def test_a_mistake_is_one_line_that_says_what_is_possible(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert complaint(capsys, *words).startswith(said)


def test_help_lists_the_commands_in_the_player_s_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "ru"]) == 0

    assert "Найти правило" in capsys.readouterr().out


def test_version_names_python_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0

    assert capsys.readouterr().out.startswith("Holdfast 0.1.0, Python 3.")


@pytest.mark.parametrize("asked", ["ничья", "ничьей", "tie", "ties", "10.7", "LIF-10.7"])
def test_search_knows_forms_synonyms_and_ids(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert main(["rules", "lifeboat", "--search", asked]) == 0

    assert "LIF-10.7  " in capsys.readouterr().out


@pytest.mark.parametrize("asked", ["ничья", "tie"])
def test_a_word_in_place_of_an_id_is_searched_for(capsys: pytest.CaptureFixture[str], asked: str) -> None:
    assert main(["rules", "lifeboat", asked]) == 0

    assert "LIF-10.7  " in capsys.readouterr().out


def test_search_says_when_nothing_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "lifeboat", "--search", "submarine"]) == 1

    assert capsys.readouterr().err == "No rule answers “submarine”.\n"
