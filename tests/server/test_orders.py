"""Standing orders, and questions that ask nothing: answered for a person, quietly, and telling nobody else anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.play import options, rights
from holdfast.server.match.match import Match
from holdfast.server.match.orders import AFTER
from server.harness import Visitor
from server.rooms import MovedClock, Room, Watching, code_of, from_seat, hurry, room, run, sitting_of, until, watching


async def reach(match: Match, found: Callable[[], bool]) -> None:
    """Everybody who is asked plays the default until this holds."""
    sitting = sitting_of(match)
    while not found():
        assert sitting.table.result is None, "the play was over before"
        asked = [one for one in sitting.asking() if one.seat not in match.held]
        await match.say(asked[0].seat, [asked[0].default], asked[0].id)


def only_passes(match: Match) -> list[int]:
    """The seats that can only pass now."""
    return [one.seat for one in sitting_of(match).asking() if one.options == ["pass"]]


async def give(match: Match, seat: int, order: str, on: bool = True) -> str:
    return await code_of(match.orders.give(from_seat(match, seat), order, on))


def shown(watcher: Watching, name: str) -> list[Any]:
    return [
        state["private"]["sections"][name] for state in watcher.states() if name in state["private"].get("sections", {})
    ]


def quietly(watcher: Watching) -> list[Any]:
    """What this person was told to be answered for them."""
    return [one for one in shown(watcher, "answered") if one]


def is_calm(match: Match) -> bool:
    """Does the table wait for its one person, and for nobody and nothing else? Or is it over?"""
    is_mine = sitting_of(match).asked(0) is not None
    return match.row.status != "playing" or (is_mine and not match._tasks and match.orders.word_for(0) is None)


async def answer_by_hand(match: Match) -> None:
    """The one person answers, who had something to choose or could do something else."""
    sitting = sitting_of(match)
    assert len(options(sitting.table, 0)) > 1 or rights(sitting.table, 0)
    asked = sitting.asked(0)
    assert asked is not None
    await match.speak(from_seat(match, 0), [asked.default], asked.id)


# -- alone -------------------------------------------------------------------------------------------


def test_who_plays_alone_is_not_asked_what_asks_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("live", 1)
            watcher = await watching(match, 0)
            while not quietly(watcher) and match.row.status == "playing":
                await until(lambda: is_calm(match))
                if match.row.status == "playing":
                    await answer_by_hand(match)
            assert [(one["n"], one.get("order", "")) for one in quietly(watcher)][:1] == [(1, "")]

    run(scene)


def test_one_option_that_leaves_rights_stays_one_press(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            await reach(match, lambda: any(rights(sitting_of(match).table, seat) for seat in only_passes(match)))
            seat = next(one for one in only_passes(match) if rights(sitting_of(match).table, one))
            for chair in match.chairs:
                if chair.seat != seat:
                    chair.bot, chair.person = "greedy", ""
            assert match.players() == [seat]
            assert match.orders.word_for(seat) is None

    run(scene)


# -- orders ------------------------------------------------------------------------------------------


def test_an_order_passes_where_one_can_only_pass_after_the_same_while_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("relaxed", 4)
            for seat in (1, 2):
                assert await give(match, seat, "pass") == "done"
            await reach(match, lambda: {1, 2} <= set(only_passes(match)))
            before = len(sitting_of(match).lines)
            clock.go(AFTER - 0.5)
            await match.orders.ring()
            assert len(sitting_of(match).lines) == before
            clock.go(0.6)
            await match.orders.ring()
            said = [line.said() for line in sitting_of(match).lines[before:]]
            assert said == ["1 pass", "2 pass"]

    run(scene)


def test_an_order_answers_by_its_own_alarm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.match.orders.AFTER", 0.02)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            await reach(match, lambda: 1 in only_passes(match))
            await give(match, 1, "pass")
            await until(lambda: sitting_of(match).lines[-1].said() == "1 pass")

    run(scene)


def test_an_order_is_known_to_nobody_else_and_its_answer_looks_like_anybodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: in one a person passes by hand, in the other by an order. The others get the same bytes."""
    hurry(monkeypatch, 3600.0)

    def world(folder: Path, by_order: bool) -> list[list[bytes]]:
        heard: list[list[bytes]] = []
        clock = MovedClock(1000.0)

        async def scene() -> None:
            async with room(folder, clock) as here:
                match = await seeded(here)
                await reach(match, lambda: 1 in only_passes(match))
                watchers = [await watching(match, seat) for seat in (0, 2, 3, None)]
                for watcher in watchers:
                    watcher.messages.clear()
                if by_order:
                    await give(match, 1, "pass")
                    assert all(not watcher.messages for watcher in watchers)
                clock.go(AFTER + 0.1)
                if by_order:
                    await match.orders.ring()
                else:
                    await match.say(1, ["pass"], None)
                assert sitting_of(match).lines[-1].said() == "1 pass"
                heard.extend(watcher.messages for watcher in watchers)

        run(scene)
        return heard

    folders = [tmp_path / "hand", tmp_path / "order"]
    for folder in folders:
        folder.mkdir()

    by_hand, by_order = world(folders[0], False), world(folders[1], True)

    assert by_hand == by_order


async def seeded(here: Room) -> Match:
    """The same table every time."""
    match = await here.waiting("relaxed", 4)
    match.row.seed = bytes(32)
    for chair in match.chairs:
        chair.nonce = "same"
    await match.start()
    return match


def test_in_a_question_of_fixed_length_an_order_answers_at_its_end_and_nobody_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("live", 4)
            await reach(match, lambda: match.timekeeper.holds_answers() and bool(only_passes(match)))
            seat = only_passes(match)[0]
            await give(match, seat, "pass")
            before = len(sitting_of(match).lines)
            clock.go(AFTER + 1.0)
            await match.orders.ring()
            assert len(sitting_of(match).lines) == before
            step = match.timekeeper.deadline.step
            assert step is not None
            await match.timekeeper.ring(step)
            said = [line.said() for line in sitting_of(match).lines[before:]]
            assert f"{seat} pass" in said
            assert match.chairs[seat].missed == 0

    run(scene)


def test_orders_survive_a_restart_and_go_with_their_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            await give(match, 1, "pass")
            await give(match, 1, "open-ring")
            await give(match, 1, "pass", on=False)
            await here.restart()
            match = await here.hall.find(match.row.id)
            assert match.orders.given == {here.people[1].id: ["open-ring"]}
            watcher = await watching(match, 1, keep=True)
            other = await watching(match, 2, keep=True)
            assert (shown(watcher, "orders"), shown(other, "orders")) == ([["open-ring"]], [[]])
            await here.forget(here.people[1])
            assert match.orders.given == {}
            assert await here.hall.store.orders(match.row.id) == {}

    run(scene)


def test_an_order_that_contradicts_another_replaces_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.hall.create(here.people[0], "outlive", 3, {}, "private", "none", [])
            await match.start()
            await give(match, 0, "always-defend")
            await give(match, 0, "never-defend")
            assert match.orders.given[here.people[0].id] == ["never-defend"]
            assert await give(match, 0, "open-ring") == "unknown-order"

    run(scene)


def test_who_takes_back_answers_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            await give(match, 1, "pass")
            await reach(match, lambda: 1 in only_passes(match))
            await match.say(1, ["pass"], None)
            if sitting_of(match).last_word(1) >= 0:
                await match.take_back(from_seat(match, 1))
                assert match.orders.word_for(1) is None

    run(scene)


def test_orders_over_the_wire(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    mine, other = ann.sit_at(match), bob.sit_at(match)
    mine.drain()
    other.drain()
    seen = len(other.raw)

    assert mine.answer_to(mine.send(t="order", order="pass"))["t"] == "done"
    assert mine.answer_to(mine.send(t="order", order="sing"))["code"] == "unknown-order"
    mine.until(lambda here: here.sections["orders"] == ["pass"])
    other.drain()

    assert other.sections["orders"] == []
    assert all(b"orders" not in raw for raw in other.raw[seen:])


def test_a_game_names_its_orders(ann: Visitor) -> None:
    games = {game["slug"]: [order["id"] for order in game["orders"]] for game in ann.get("/api/games")}

    assert games["lifeboat"] == ["pass", "open-ring"]
    assert games["outlive"] == ["pass", "always-defend", "never-defend"]
