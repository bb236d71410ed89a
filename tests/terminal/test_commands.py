"""`play`, `terminal`, `verify` and `replay` on the command line, and what they say about mistakes."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from holdfast.cli.app import main
from holdfast.server.rest import client_files
from terminal.sittings import Conversation, first_option, seated


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that is over."""
    place = tmp_path / "finished.record"
    Conversation(seated(save=str(place)), first_option).run()
    return place


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The record of a game of four under way."""
    place = tmp_path / "begun.record"
    hotseat = seated(save=str(place), people=0)
    for _ in range(20):
        seat = hotseat.bot_asked()
        assert seat is not None
        hotseat.play_bot(seat, hotseat.bot_answer(seat))
    return place


def run(monkeypatch: pytest.MonkeyPatch, text: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    return main(words)


def complaint(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    assert main(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


# -- play and terminal -------------------------------------------------------------------------------


def test_without_a_browser_client_play_begins_at_once_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client_files, "client_folder", lambda: None)
    monkeypatch.setenv("HOLDFAST_HOME", "a clone")

    assert run(monkeypatch, "", "play", "--lang", "ru") == 0
    said, told = capsys.readouterr()

    assert told == "Клиента для браузера здесь нет, поэтому играем в терминале.\n"
    assert said.startswith("За бортом!\n\nДоплывите: четвёртая чайка — это берег и конец игры.\n")
    assert "День 1 · " in said
    assert "Сохранено в " in said


def test_terminal_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    place = str(tmp_path / "game.record")
    seat = ["--seats", "4", "--bots", "random", "--seed", "squall"]
    assert run(monkeypatch, "1\n", "terminal", "lifeboat", *seat, "--save", place) == 0
    capsys.readouterr()
    assert run(monkeypatch, "1\n1\n", "terminal", "--resume", place) == 0

    assert Path(place).read_text().count("\n0 ") == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["titanic"], "There is no game “titanic”. Possible: aurora, doomsday, journal, lifeboat, outlive."),
        ([], "terminal needs GAME."),
        (["lifeboat", "--seats", "9"], "lifeboat is for 4 to 6 seats, not 9."),
        (["lifeboat", "--seats", "x"], "--seats cannot be “x”."),
        (["lifeboat", "--me", "7"], "There is no seat 7. There are 0 to 5."),
        (
            ["lifeboat", "--me", "1", "--people", "2"],
            "Give either --me (which seats) or --people (how many), not both.",
        ),
        (["lifeboat", "--option", "jewels"], "--option “jewels” is not name=value."),
        (["lifeboat", "--option", "jewels=1"], "There is no option “jewels”. Possible: jewel_scoring, "),
        (["lifeboat", "--option", "jewel_scoring=1"], "Option jewel_scoring cannot be “1”. Possible: per_card, "),
        (["lifeboat", "--bots", "clever"], "There is no bot “clever”. Possible: "),
        (["lifeboat", "--bots", "no.such:Bot"], "The bot “no.such:Bot” cannot be loaded: "),
        (["lifeboat", "--save", "/tmp"], "/tmp cannot be written: it is a folder."),
        (["lifeboat", "--save", "/no/such/folder"], "/no/such/folder cannot be written: there is no such folder."),
        (["--resume", "/no/such/file"], "/no/such/file cannot be read: there is no such file."),
        (["--resume", "/"], "/ cannot be read: it is a folder."),
    ],
)
def test_a_mistake_is_one_line_that_says_what_is_possible(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert complaint(capsys, "terminal", *words).startswith(said)


def test_a_mistake_is_said_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "terminal", "titanic", "--lang", "ru")
    assert said == "Нет игры «titanic». Есть: aurora, doomsday, journal, lifeboat, outlive."


def test_a_record_of_another_game_is_not_resumed(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    assert complaint(capsys, "terminal", "outlive", "--resume", str(begun)) == f"{begun} is a record of lifeboat."


def test_a_tampered_record_is_not_resumed_and_not_touched(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    tamper(begun)
    before = begun.read_text()

    assert complaint(capsys, "terminal", "--resume", str(begun)).startswith(f"{begun}: Move 1 (")
    assert begun.read_text() == before


def tamper(place: Path) -> None:
    """Another first move, with the digest of the old one."""
    moves = place.read_text().split("\n")
    at = next(n for n, line in enumerate(moves) if " keep " in line)
    author, _, digest = moves[at].split(" ")[0], "", moves[at].rpartition("#")[2]
    moves[at] = f"{author} keep nonsense #{digest}"
    place.write_text("\n".join(moves))


# -- verify --------------------------------------------------------------------------------------------


def test_an_honest_record_is_called_honest(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert main(["verify", str(finished)]) == 0
    assert f"{finished}: honest. Every shuffle" in capsys.readouterr().out


def test_a_record_is_read_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], begun: Path
) -> None:
    assert run(monkeypatch, begun.read_text(), "verify", "-") == 0
    assert "20 moves" in capsys.readouterr().out


def test_the_move_at_which_a_record_departs_is_named(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    lines = begun.read_text().split("\n")
    last = max(n for n, line in enumerate(lines) if "#" in line and not line.startswith("#"))
    lines[last] = lines[last].rpartition("#")[0] + "#0000000000000000"
    begun.write_text("\n".join(lines))

    assert main(["verify", str(begun)]) == 1
    assert "not honest, at move 20 of 20." in capsys.readouterr().out


def test_a_broken_promise_is_found(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    text = begun.read_text()
    seed = text.partition("\nseed ")[2].partition("\n")[0]
    begun.write_text(text.replace(seed, "00" * 32))

    assert main(["verify", str(begun)]) == 1
    assert "not honest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Line 1 is not “holdfast record 1”"),
        ("nonsense", "Line 1 is not “holdfast record 1”"),
        ("holdfast record 1\ngame lifeboat\n", "The header lacks its line “rules …”."),
        ("holdfast record 1\ncolour red\n", "Line 2: the header's “colour” cannot be read."),
        ("holdfast record 1\ngame chess\nrules 1\nseats 2\nseed 00\n", "There is no game “chess”."),
        (
            "holdfast record 1\ngame lifeboat\nrules 1\nseats 4\nseed 00\n\nsomebody did it\n",
            "Line 7 is not “author notation”",
        ),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, text: str, said: str
) -> None:
    place = tmp_path / "no.record"
    place.write_text(text)

    assert complaint(capsys, command, str(place)).startswith(f"{place}: {said}")


def test_what_is_no_text_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = tmp_path / "no.record"
    place.write_bytes(b"\xff\xfe\x00")

    assert complaint(capsys, "verify", str(place)) == f"{place} cannot be read: it is not text."


def test_a_record_of_other_rules_is_not_called_dishonest(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    begun.write_text(re.sub(r"(?m)^rules \d+$", "rules 0", begun.read_text()))

    assert "The record is of rules 0" in complaint(capsys, "verify", str(begun))


# -- replay --------------------------------------------------------------------------------------------


def transcript(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out


def test_a_game_under_way_is_told_as_a_spectator_saw_it(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    said = transcript(capsys, str(begun))

    assert "Day 1" in said
    assert " kept a closed card." in said
    assert "friend" not in said


def test_a_seat_s_eyes_see_its_own_cards(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    said = transcript(capsys, str(begun), "--seat", "1")

    assert said.count("Your friend is ") == 1
    assert said.count(" kept a closed card.") == 3


def test_a_finished_game_is_told_whole(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    said = transcript(capsys, str(finished))

    assert said.count(": friend ") >= 4
    assert " kept a closed card." not in said


def test_only_so_many_moves_are_told(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    none = transcript(capsys, str(finished), "--upto", "0")
    some = transcript(capsys, str(finished), "--upto", "7")

    assert some.startswith(none.rstrip())
    assert "\n   7  " in some or "\n   6  " in some
    assert "\n   8  " not in some


def test_a_transcript_is_told_in_russian(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert "День 1" in transcript(capsys, str(finished), "--lang", "ru")


def test_a_seat_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], begun: Path) -> None:
    assert complaint(capsys, "replay", str(begun), "--seat", "9").endswith("There is no seat 9. There are 0 to 3.")
