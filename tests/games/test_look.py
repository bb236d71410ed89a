"""Every piece has a card, in both languages, of sentences short enough for a phone, with rules that exist."""

from __future__ import annotations

import pytest

from games.pieces import PIECES
from holdfast import api
from holdfast.games import registry
from holdfast.kernel.game import Fact, Look
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options
from holdfast.locale import LANGUAGES, knows
from holdfast.locale.phrase import of_fact

LONGEST = 160
with_games = pytest.mark.parametrize("game", sorted(PIECES))


def said(game: str, fact: Fact, tells: str) -> list[str]:
    phrase = of_fact(game, fact, tells)
    assert all(knows(phrase.id, lang) for lang in LANGUAGES), phrase.id
    return [phrase.said(lang) for lang in LANGUAGES]


def check(game: str, card: Look) -> None:
    rules = read_ledger(game).rules
    assert all(0 < len(title) <= 60 for title in said(game, card.title, "look"))
    assert card.lines
    for line in card.lines:
        assert line.rule in rules, line.rule
        for sentence in said(game, line, "look"):
            assert 0 < len(sentence) <= LONGEST, sentence


@pytest.mark.slow
@with_games
def test_every_piece_has_a_card_for_players_and_spectators(game: str) -> None:
    sitting = api.new(game, registry.game(game).fewest, "look").sitting
    for seat in (None, 0):
        cards = {piece: sitting.game.look(sitting.table, seat, piece) for piece in PIECES[game]}
        for card in cards.values():
            if card is not None:
                check(game, card)
        assert sum(card is not None for card in cards.values()) > len(cards) // 2
    assert sitting.game.look(sitting.table, 0, "nonsense:piece") is None


@with_games
def test_what_can_be_pressed_in_a_whole_game_can_be_looked_at(game: str) -> None:
    table = api.new(game, registry.game(game).most, "look")
    seen: set[str] = set()
    for turn in range(120):
        asked = table.asking()
        if not asked:
            break
        seat = asked[0].seat
        for choice in options(table.sitting.table, seat):
            for anchor in choice.anchors():
                if anchor not in seen and anchor != "end":
                    seen.add(anchor)
                    card = table.sitting.game.look(table.sitting.table, seat, anchor)
                    assert card is not None, anchor
                    check(game, card)
        offered = asked[0].options
        table.play(seat, offered[(turn * 7) % len(offered)])
    assert len(seen) > 10


@with_games
def test_a_piece_that_is_no_answer_says_why(game: str) -> None:
    """A reason is a sentence with a rule, wherever a game gives one."""
    sitting = api.new(game, registry.game(game).fewest, "why").sitting
    rules = read_ledger(game).rules
    for question in sitting.asking():
        for piece in PIECES[game]:
            fact = sitting.game.why_not(sitting.table, question.seat, piece, "")
            if fact is not None:
                assert fact.rule in rules
                assert all(said(game, fact, "not"))
