"""The line-by-line client, from the first line to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast import api
from holdfast.kernel.ledger import read_ledger
from holdfast.locale import Language
from holdfast.locale.phrase import of_fact
from holdfast.started import program
from holdfast.terminal.hotseat import Hotseat
from terminal.sittings import Conversation, first_option, seated, typed


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("people", [1, 2, 4])
def test_a_whole_game_is_played_by_typing(lang: Language, people: int) -> None:
    hotseat = seated(people=people, seed=f"{lang} {people}")
    said = Conversation(hotseat, first_option, lang).run()

    assert hotseat.over
    assert "\x1b" not in said
    assert {"en": "The record is in", "ru": "Запись партии в"}[lang] in said
    assert api.verify(hotseat.table.record())["honest"]


def test_the_first_lines_say_where_we_are_and_what_is_asked() -> None:
    said = typed(seated())

    assert "Day 1 · morning · gulls 0 of 4" in said
    assert "Which card of the packet do you keep?" in said
    assert "  1  Keep " in said


def test_a_number_a_notation_and_a_colon_all_answer() -> None:
    for text in ("1", "{}", ":{}"):
        hotseat = seated()
        hotseat.run_bots()
        ask = hotseat.table.sitting.asked(0)
        assert ask is not None
        typed(hotseat, text.format(ask.options[0]))

        assert f"\n0 {ask.options[0]} #" in hotseat.table.record()


def test_what_is_not_offered_is_one_line_and_changes_nothing() -> None:
    hotseat = seated()
    said = typed(hotseat, "rob the bank", "99")

    assert "“rob the bank” is not possible now. Possible: keep " in said
    assert "“99” is not possible now." in said
    assert "\n0 " not in hotseat.table.record()


def test_the_question_s_rule_is_shown() -> None:
    assert f"LIF-04.5  {read_ledger('lifeboat').rule('LIF-04.5').en}" in typed(seated(), "?")
    assert f"LIF-04.5  {read_ledger('lifeboat').rule('LIF-04.5').ru}" in typed(seated(), "правило", lang="ru")


@pytest.mark.parametrize(
    ("game", "word"), [("lifeboat", "hint"), ("outlive", "совет"), ("aurora", "совет"), ("doomsday", "совет")]
)
def test_a_hint_names_an_answer_and_says_why(game: str, word: str) -> None:
    hotseat = seated(game=game)
    said = typed(hotseat, word, lang="ru")
    reason = hotseat.advise(0).reason

    assert reason is not None
    assert of_fact(game, reason, "why").said("ru") in said
    assert "Совет: " in said


def test_rights_are_listed_and_used_by_their_number() -> None:
    hotseat = seated()
    said = typed(hotseat, "rights", "r1")

    assert "  r1  Open " in said
    assert "\n0 open " in hotseat.table.record()


def test_an_offer_can_be_taken_back() -> None:
    hotseat = seated()
    hotseat.run_bots()
    offer = next(right for right in hotseat.table.rights(0) if right.startswith("offer"))
    said = typed(hotseat, offer, "undo")

    assert "undo, ?" in said
    assert "took back the last word." in said
    assert "\n0 undo #" in hotseat.table.record()


def test_undo_that_is_not_possible_says_why() -> None:
    assert "Nothing can be taken back now" in typed(seated(), "undo")


def test_the_view_describes_everybody_in_a_sentence() -> None:
    said = typed(seated(), "view")

    assert said.count("conscious, wounds 0 of") == 8  # four at dawn, four on demand
    assert "Captain, strength 7, life 5: conscious" in said


@pytest.mark.parametrize(("game", "table"), [("outlive", "Forest: "), ("aurora", "Scouting deck: ")])
def test_every_game_s_whole_table_is_told_before_the_first_question(game: str, table: str) -> None:
    assert f"\n{table}" in typed(seated(game=game, seats=2))


def test_the_language_is_switched_in_mid_game() -> None:
    assert "Какую карту из раздачи оставите себе?" in typed(seated(), "lang")


def test_words_lists_the_notations_and_help_the_commands() -> None:
    said = typed(seated(), "words", "help")

    assert "\nkeep " in said
    assert "Type a number to answer." in said


def test_the_end_of_the_input_saves_and_names_the_file(player_s_folder: Path) -> None:
    said = typed(seated(), "1")

    (kept,) = (player_s_folder / "holdfast").glob("*.record")
    assert said.endswith(f"Saved in {kept}. Go on with: {program()} terminal --resume {kept}\n")
    assert "\n0 keep " in kept.read_text()


def test_save_makes_a_copy_and_never_overwrites(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    said = typed(seated(), f"save {copy}", f"save {copy}", "save")

    assert f"A copy is in {copy}." in said
    assert f"{copy} is already there." in said
    assert api.verify(copy.read_text())["honest"]


def test_at_the_end_one_may_play_again() -> None:
    games: list[Hotseat] = []

    def answer(client: object) -> str:
        talk = conversation.client
        if talk.hotseat not in games:
            games.append(talk.hotseat)
        if talk.hotseat.over:
            return "again\n" if len(games) == 1 else "quit\n"
        return "1\n"

    conversation = Conversation(seated(), answer)
    conversation.run()

    assert len(games) == 2
    assert games[0].table.record() != games[1].table.record()
    assert games[0].company.sitters == games[1].company.sitters


def test_a_table_of_bots_plays_by_itself() -> None:
    hotseat = seated(people=0)
    said = typed(hotseat)

    assert hotseat.over
    assert "Day 1\n" in said


def test_the_notebook_remembers_what_was_passed_on() -> None:
    assert "— among" in typed(seated(), "1", "notes")
