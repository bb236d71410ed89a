"""What is sent bit by bit adds up to what is there."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from holdfast.games import registry
from holdfast.kernel.game import checked_options
from holdfast.kernel.play import options
from holdfast.kernel.record import Header
from holdfast.kernel.sitting import Sitting, sit
from holdfast.server.match import asks, showing
from holdfast.server.match.deadlines import keeps_silence, waits_in
from holdfast.server.match.showing import Showing, Watcher
from server.harness import told_to, updated, woven

SEATS = 4
MOVES = 120
WITHOUT_SECRETS = ("journal",)
"""Where everybody is told every word, none is silent."""
with_games = pytest.mark.parametrize("game", registry.games())


def sitting_of(slug: str) -> Sitting:
    game = registry.game(slug)
    return sit(game, Header(slug, game.version, game.content_hash(), SEATS, checked_options(game, {}), b"seed", []))


def move(sitting: Sitting, chance: random.Random) -> None:
    asked = chance.choice(sitting.asking())
    sitting.play(str(asked.seat), [chance.choice(asked.options)])


def claim(sitting: Sitting, chance: random.Random) -> None:
    """Somebody uses a right, if anybody has one."""
    seat = chance.randrange(SEATS)
    rights = [right for right in sitting.rights(seat) if right != "undo"]
    if rights:
        sitting.play(str(seat), [chance.choice(rights)])
    else:
        move(sitting, chance)


def whole(sitting: Sitting, watcher: Watcher) -> Any:
    """What somebody gets who comes in now."""
    newcomer = Showing()
    newcomer.update(sitting, {}, set(), {})
    story = showing.heard_by(sitting.heard, watcher, 0)
    return json.loads(newcomer.whole(sitting, watcher, {}, story, {}))


@with_games
def test_what_changed_adds_up_to_what_a_newcomer_sees(game: str) -> None:
    sitting, chance, shown = sitting_of(game), random.Random(game), Showing()
    watchers: list[Watcher] = [0, SEATS - 1, None]
    seen: dict[Watcher, Any] = {watcher: {} for watcher in watchers}
    for _ in range(MOVES):
        for watcher, message in shown.update(sitting, {}, set(watchers), {}).items():
            seen[watcher] = updated(seen[watcher], json.loads(message)) if message else seen[watcher]
        assert seen == {watcher: updated({}, whole(sitting, watcher)) for watcher in watchers}
        if sitting.table.result is not None:
            break
        move(sitting, chance)


@with_games
def test_of_a_silent_word_nobody_else_need_be_looked_at(game: str) -> None:
    sitting, chance, shown, silent = sitting_of(game), random.Random(f"silent {game}"), Showing(), 0
    watchers: list[Watcher] = [*range(SEATS), None]
    seen: dict[Watcher, Any] = {watcher: {} for watcher in watchers}
    only = showing.ANYBODY
    for _ in range(3 * MOVES):
        silent += only != showing.ANYBODY
        for watcher, message in shown.update(sitting, {}, set(watchers), {}, only).items():
            seen[watcher] = updated(seen[watcher], json.loads(message)) if message else seen[watcher]
        assert seen == {watcher: updated({}, whole(sitting, watcher)) for watcher in watchers}
        if sitting.table.result is not None:
            break
        before, told, lines = waits_in(sitting.table), len(sitting.heard), len(sitting.lines)
        (claim if chance.random() < 0.2 else move)(sitting, chance)
        was_silent = len(sitting.heard) == told and keeps_silence(before, waits_in(sitting.table))
        only = int(sitting.lines[lines].author) if was_silent else showing.ANYBODY

    assert silent > 3 or game in WITHOUT_SECRETS


@with_games
def test_an_option_that_was_kept_reads_as_one_made_anew(game: str) -> None:
    sitting, chance = sitting_of(game), random.Random(f"options {game}")
    while sitting.table.result is None and len(sitting.lines) < 3 * MOVES:
        for asked in sitting.asking():
            view = sitting.view(asked.seat)
            for choice in options(sitting.table, asked.seat):
                kept = asks.offered(game, choice, asked.kind, view, asked.seat)
                assert kept == asks.option(game, choice, asked.kind, view)
        move(sitting, chance)


@with_games
def test_most_messages_are_short(game: str) -> None:
    sitting, chance, shown = sitting_of(game), random.Random(game), Showing()
    sizes: list[int] = []
    for _ in range(MOVES):
        messages = shown.update(sitting, {}, set(range(SEATS)), {})
        sizes += [len(message) for message in messages.values() if message]
        if sitting.table.result is not None:
            break
        move(sitting, chance)

    assert sorted(sizes)[len(sizes) // 2] <= 1000


@with_games
def test_a_newcomer_is_told_what_everybody_knows_apart_from_what_is_a_secret(game: str) -> None:
    sitting, chance = sitting_of(game), random.Random(game)
    for _ in range(MOVES):
        if sitting.table.result is None:
            move(sitting, chance)
    for seat in range(SEATS):
        state = whole(sitting, seat)
        public, private = state["public"]["events"], state["private"].get("events", [])
        assert woven(public, private) == told_to(sitting, seat)
        open_to_all = [(at, event) for at, event, is_secret in private if not is_secret]
        for_spectators = [(at, event) for at, event, _ in whole(sitting, None)["private"].get("events", [])]
        assert all(one in for_spectators for one in open_to_all)


@with_games
def test_an_answer_of_which_it_is_told_can_be_taken_back(game: str) -> None:
    sitting, chance = sitting_of(game), random.Random(game)
    for _ in range(MOVES):
        if sitting.table.result is not None:
            break
        asked = chance.choice(sitting.asking())
        word = chance.choice(asked.options)
        (explained,) = asks.explained(sitting, asked.seat, [word])
        sitting.play(str(asked.seat), [word])
        assert not explained.undo or "undo" in sitting.rights(asked.seat), word


@pytest.mark.parametrize(("game", "can_be"), [("lifeboat", False), ("outlive", True)])
def test_a_packet_that_goes_on_is_final_and_a_room_of_my_own_is_not(game: str, can_be: bool) -> None:
    sitting = sitting_of(game)
    asked = sitting.asking()[0]

    assert {option.undo for option in asks.explained(sitting, asked.seat, asked.options)} == {can_be}
