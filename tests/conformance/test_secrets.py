"""Nothing a seat may not know reaches it, by any way. K13, K14, K15."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conformance.driver import Driver, is_understood, one_of, some_answer
from conformance.observation import assert_same, encoded, observed
from conformance.subjects import CASES, FEW, QUICK, THOROUGH, Case, every, spread
from conformance.worlds import Worlds, can_part, give_other_luck
from holdfast.kernel.canonical import ENCODER, canonical
from holdfast.kernel.imagine import redealt
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.play import options, rights
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table

with_all_options = pytest.mark.parametrize("case", CASES, ids=repr)
with_usual_options = pytest.mark.parametrize("case", FEW, ids=repr)

WALK = 10
IMAGINED = 3 if QUICK else 6


MOST_WATCHERS = 6


def watchers(case: Case) -> list[Seat | None]:
    """A spectator and every seat; of very many some near the first and some far from it, unless the run is thorough."""
    seats = list(range(case.seats))
    return [None, *(seats if THOROUGH else [*seats[:1], *spread(seats[1:], MOST_WATCHERS - 1)])]


@with_all_options
def test_no_seat_can_tell_apart_worlds_that_differ_in_what_it_may_not_know(case: Case) -> None:
    driver = Driver(case, "worlds")
    for _ in driver.moments(every(6)):
        if can_part(driver.table):
            for seat in watchers(case):
                Worlds(case, driver.sitting, seat, driver.dice).walk(WALK)


@with_all_options
def test_no_view_shows_how_hidden_dice_fell(case: Case) -> None:
    """Which card was taken blind, in which order cards went under the deck: only who was told may see it."""
    driver = Driver(case, "luck")
    for _ in driver.moments(every(6)):
        for seat in watchers(case):
            Worlds(case, driver.sitting, seat, driver.dice, same_luck=False).walk(WALK)


@with_usual_options
def test_imagining_from_two_such_worlds_gives_the_same_table(case: Case) -> None:
    driver = Driver(case, "same imagined")
    for _ in driver.moments(every(3)):
        if not can_part(driver.table):
            continue
        for seat in watchers(case):
            other = driver.sitting.clone()
            other.table = redealt(driver.table, seat, driver.dice)
            ours, theirs = driver.sitting.imagine(seat, "once"), other.imagine(seat, "once")
            assert canonical(theirs.table) == canonical(ours.table)


@with_usual_options
def test_imagining_depends_on_nothing_the_seat_cannot_know(case: Case) -> None:
    """The other world is dealt here, not by the game: so a pile that the game's own redeal forgets is found."""
    driver = Driver(case, "other deal")
    for _ in driver.moments(every(4)):
        if not can_part(driver.table) or case.claims.names_cards(driver.table.state):
            continue
        for seat in range(case.seats):
            other = driver.sitting.clone()
            # A game in the making may not have said where its cards lie.
            piles = case.piles(other.table.state)
            for known, lying in zip(case.game.hidden(other.table.state) if piles else [], piles, strict=True):
                known.redeal(lying, seat, driver.dice)
            ours, theirs = driver.sitting.imagine(seat, "once"), other.imagine(seat, "once")
            assert canonical(theirs.table) == canonical(ours.table)


@with_usual_options
def test_what_others_say_unseen_is_not_imagined(case: Case) -> None:
    """Words that look the same to a seat lead to the same imagined table, but for what others are said to know."""
    driver = Driver(case, "unseen words")
    for _ in driver.moments(every(8)):
        speaker = driver.dice.below(case.seats)
        plays = [said(driver.sitting, speaker, word) for word in some_words(case, driver, speaker)]
        for seat in watchers(case):
            if seat != speaker:
                alike: dict[bytes, set[bytes]] = {}
                for play in plays:
                    if play.table.result is None:
                        alike.setdefault(encoded(observed(play, seat)), set()).add(dreamt(play, seat))
                assert all(len(dreams) == 1 for dreams in alike.values()), f"seat {seat} imagines what {speaker} said"


def some_words(case: Case, driver: Driver, seat: Seat) -> list[str]:
    """A few of all the words this seat may say now, also such as no list has."""
    table = driver.table
    words = [choice.text for choice in options(table, seat) + rights(table, seat)]
    words += [text for text in case.claims.extra_words(table, seat) if is_understood(table, seat, text)]
    return [one_of(words, driver.dice) for _ in range(8)] if words else []


def said(sitting: Sitting, seat: Seat, word: str) -> Sitting:
    after = sitting.clone()
    after.say(str(seat), word, False)
    return after


def dreamt(sitting: Sitting, seat: Seat | None) -> bytes:
    """An imagined table, without what others know: that stays with the places (K14), seen or unseen."""
    table = sitting.imagine(seat, "dream").table
    for known in sitting.game.hidden(table.state):
        known.batches = []
        for other in range(table.seats):
            if other != seat:
                known.exact[other] = known.vague[other] = 0
    return canonical(table)


@with_usual_options
def test_no_step_on_the_agenda_tells_a_secret(case: Case) -> None:
    """After both worlds have gone on alike, the agendas of tables imagined from them are field by field the same."""
    driver = Driver(case, "steps")
    for _ in driver.moments(every(10)):
        if can_part(driver.table):
            for seat in watchers(case):
                worlds = Worlds(case, driver.sitting, seat, driver.dice)
                worlds.walk(WALK)
                if worlds.looks_alike():
                    agendas = [steps(world.imagine(seat, "steps").table) for world in (worlds.a, worlds.b)]
                    assert agendas[0] == agendas[1], (seat, worlds.said)


def steps(table: Table[Any]) -> list[bytes]:
    """Every step with all its fields, the seat's own lane included."""
    return [ENCODER.encode(in_full(step)) for step in table.agenda]


def in_full(step: Step[Any]) -> object:
    return [step.fork, [lane.agenda for lane in step.lanes]] if isinstance(step, Lanes) else step


@with_usual_options
def test_a_seat_cannot_tell_an_imagined_table_from_the_true_one(case: Case) -> None:
    driver = Driver(case, "imagined view")
    for _ in driver.moments(every(5)):
        # What others have sealed is forgotten, so where all can see who has sealed, they can see that.
        if not can_part(driver.table):
            continue
        for seat in watchers(case):
            for seed in range(IMAGINED):
                imagined = driver.sitting.imagine(seat, str(seed))
                assert_same(now(driver.sitting, seat), now(imagined, seat), f"seat {seat} can tell that it imagines")


def now(sitting: Sitting, seat: Seat | None) -> dict[str, Any]:
    """What a seat sees at this moment: an imagined play has no history, and other dice for a random default (K16)."""
    seen = observed(sitting, seat)
    question = seen.get("question")
    return {
        "view": seen["view"],
        "question": None if question is None else {**question, "id": 0, "default": ""},
        "rights": [right for right in seen.get("rights", []) if right != "undo"],
    }


@with_usual_options
def test_everything_a_seat_knows_is_true_in_every_table_it_imagines(case: Case) -> None:
    driver = Driver(case, "notebook")
    watch = case.claims.watch()
    for _ in driver.moments(every(6)):
        for seat in range(case.seats):
            for seed in range(IMAGINED):
                imagined = driver.sitting.imagine(seat, str(seed)).table
                watch.see(imagined)
                assert_knowledge_holds(case, driver.table, imagined, seat)


def assert_knowledge_holds(case: Case, true: Table[Any], imagined: Table[Any], seat: Seat) -> None:
    """Each card it knows lies where it lies; the cards it knows of a batch lie in that batch's places."""
    was, now = case.piles(true.state), case.piles(imagined.state)
    if not was:
        return  # a game in the making, which has not said where its cards lie
    for at, known in enumerate(case.game.hidden(true.state)):
        assert_holds(known, was[at], now[at], seat)


def assert_holds(known: Knowledge, piles: list[list[int]], dealt: list[list[int]], seat: Seat) -> None:
    places = {card: (p, i) for p, pile in enumerate(piles) for i, card in enumerate(pile)}
    now = {(p, i): card for p, pile in enumerate(dealt) for i, card in enumerate(pile)}
    assert set(places.values()) == set(now)
    exact, vague = known.exact[seat], known.vague[seat] & ~known.exact[seat]
    assert all(now[place] == card for card, place in places.items() if exact >> card & 1)
    for batch in known.batches:
        told = Counter(known.kinds[card] for card in places if (batch & vague) >> card & 1)
        found = Counter(known.kinds[now[places[card]]] for card in places if (batch & ~exact) >> card & 1)
        assert told <= found


@with_usual_options
def test_an_imagined_table_takes_nothing_of_the_true_one_s_luck(case: Case) -> None:
    driver = Driver(case, "no foresight")
    for _ in driver.moments(every(10)):
        other = driver.sitting.clone()
        give_other_luck(other.table, driver.dice)
        seat = driver.dice.below(case.seats)
        ours, theirs = driver.sitting.imagine(seat, "dream"), other.imagine(seat, "dream")
        for _ in range(WALK):
            if ours.table.result is None:
                line = some_answer(ours.table, driver.dice)
                ours.say(*line, False)
                theirs.say(*line, False)
                assert canonical(theirs.table) == canonical(ours.table)


@with_usual_options
def test_imagining_never_moves_the_table_s_own_luck(case: Case) -> None:
    driver = Driver(case, "luck")
    for _ in driver.moments(every(20)):
        before = canonical(driver.table)
        for seat in watchers(case):
            again = [canonical(driver.sitting.imagine(seat, "luck").table) for _ in range(2)]
            assert again[0] == again[1]
        assert canonical(driver.table) == before


@with_usual_options
def test_an_imagined_play_can_be_played_to_its_end(case: Case) -> None:
    driver = Driver(case, "imagined play")
    for _ in driver.moments(every(80)):
        other = Driver(case, "on and on")
        other.sitting = driver.sitting.imagine(driver.dice.below(case.seats), "play on")
        watch = case.claims.watch()
        for _ in other.moments():
            watch.see(other.table)
