"""Two tables that differ only in what a watcher may not know send it the same bytes, along a whole walk. K15.

Here over the door by which everything goes out: `Showing`, `wire`, and a match with its clock.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.driver import Driver, one_of, some_right
from conformance.subjects import FEW, THOROUGH, TOYS, Case, every
from conformance.worlds import Worlds, can_part
from games.pieces import PIECES
from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import Refusal
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Window
from holdfast.server import incoming, wire
from holdfast.server.match import showing
from holdfast.server.match.asks import explained
from holdfast.server.match.lessons import coached
from holdfast.server.match.looking import looked
from holdfast.server.match.match import Match
from holdfast.server.socket.connection import Connection
from server.attack import run, services_in, table_for
from server.rooms import Ear, all_know_who_is_here, from_seat

PLAYED = [case for case in FEW if not case.turn and case.slug not in TOYS]
if not THOROUGH:
    PLAYED = [case for case in PLAYED if case.seats == (3 if case.slug == "journal" else 4)]
with_cases = pytest.mark.parametrize("case", PLAYED, ids=repr)
OPEN = ("journal",)
"""Nobody at the table knows more than the others: no seat's secret can be told."""
WALK = 8
PLAYS = 8
"""So many are tried at most, until there was something to compare."""
EXPLAINED = 16
"""So many answers of a question are asked about."""
NOWHERE = "dance on the table"


class Outlook:
    """What one watcher is sent of one world, from now on."""

    def __init__(self, sitting: Sitting, watcher: Seat | None) -> None:
        self.sitting = sitting
        self.watcher = watcher
        self.showing = showing.Showing()
        self.showing.shown = len(sitting.heard)
        self.showing.update(sitting, {}, {watcher}, {})

    def message(self) -> bytes:
        """What is sent now; nothing if nothing changed."""
        return self.showing.update(self.sitting, {}, {self.watcher}, {})[self.watcher]

    def at_once(self) -> bytes:
        """What would be sent to somebody who comes in now."""
        story = showing.heard_by(self.sitting.heard, self.watcher, 0)
        return self.showing.whole(self.sitting, self.watcher, {}, story, {})

    def answers(self) -> list[bytes]:
        """What this seat would be answered to words that make no sense, to questions about its words, by the coach."""
        if self.watcher is None:
            return self.cards()
        words = [NOWHERE, "pass", *self.sitting.rights(self.watcher)]
        told = [self.refusal([NOWHERE], 0), self.refusal([NOWHERE], None), *(self.meaning([word]) for word in words)]
        answers = [choice.text for choice in options(self.sitting.table, self.watcher)]
        advice = wire.encode(coached(self.sitting, self.watcher, incoming.Coach()))
        return [*told, self.meaning(answers[:EXPLAINED]), advice, *self.cards()]

    def cards(self) -> list[bytes]:
        """What it would be told of every piece on the table."""
        names = PIECES.get(self.sitting.game.slug, [])
        return [wire.encode(looked(self.sitting, self.watcher, incoming.Look(anchor=piece))) for piece in names]

    def refusal(self, words: list[str], ask: int | None) -> bytes:
        try:
            self.sitting.play(str(self.watcher), words, ask)
        except Refusal as refused:
            return wire.encode(wire.Refused(0, refused.code, refused.rule, str(refused), refused.arguments))
        raise AssertionError(words)

    def meaning(self, words: list[str]) -> bytes:
        """What would follow from these words."""
        assert self.watcher is not None
        try:
            return wire.encode(wire.Explained(0, explained(self.sitting, self.watcher, words)))
        except Refusal as refused:
            return wire.encode(wire.Refused(0, refused.code, refused.rule, str(refused), refused.arguments))


def difference(a: object, b: object) -> str:
    """Where they part, with what stands before and after it."""
    first, second = repr(a), repr(b)
    at = next((n for n, (one, other) in enumerate(zip(first, second, strict=False)) if one != other), 0)
    return f"{first[max(0, at - 200) : at + 200]} or {second[at : at + 200]}"


class WiredWorlds(Worlds):
    """Two worlds, compared by the bytes that leave the server."""

    def __init__(self, case: Case, sitting: Sitting, seat: Seat | None, dice: Dice) -> None:
        super().__init__(case, sitting, seat, dice)
        self.windows = [Outlook(world, seat) for world in (self.a, self.b)]
        self.sent = 0

    def compare(self) -> None:
        a, b = ((window.message(), window.answers(), window.at_once()) for window in self.windows)
        # Not `assert a == b`: worlds may part, and to say how lines of a hundred kilobytes differ takes minutes.
        is_same = a == b
        assert is_same, f"seat {self.seat} is sent something else after {self.said}: {difference(a, b)}"
        self.sent += bool(a[0])


@with_cases
def test_every_byte_a_watcher_gets_is_the_same_in_both_worlds(case: Case) -> None:
    # A short play may be over before it comes to a moment that is looked at.
    assert any(compared(case, "bytes" + " again" * play) for play in range(PLAYS)), "nothing was compared"


def compared(case: Case, seed: str) -> int:
    """How many messages of this play were compared."""
    driver, sent = Driver(case, seed), 0
    for _ in driver.moments(every(60)):
        if can_part(driver.table):
            for watcher in [None, *range(case.seats)]:
                worlds = WiredWorlds(case, driver.sitting, watcher, driver.dice)
                worlds.walk(WALK)
                sent += worlds.sent
    return sent


@pytest.mark.parametrize("case", [case for case in PLAYED if case.slug not in OPEN], ids=repr)
def test_a_world_in_which_a_watcher_knows_more_is_told_apart(case: Case) -> None:
    """So that the test above can fail: what one seat may not know, the others' bytes do tell."""
    driver = Driver(case, "bytes")
    # Not at any moment has somebody something in hand.
    moments = (can_part(driver.table) and can_be_told_apart(case, driver) for _ in driver.moments(every(15)))
    assert any(moments)


def can_be_told_apart(case: Case, driver: Driver) -> bool:
    """Do the others see what is dealt anew for one seat?"""
    for seat in range(case.seats):
        worlds = WiredWorlds(case, driver.sitting, seat, driver.dice)
        others = [[Outlook(world, other) for world in (worlds.a, worlds.b)] for other in range(case.seats)]
        if any(one.at_once() != two.at_once() for one, two in others):
            return True
    return False


@with_cases
def test_a_silent_word_sends_nothing_to_anybody_else(case: Case) -> None:
    """A pass in a window, a word in a sealed lane, an offer between two; nor is anybody refused otherwise."""
    driver, silent = Driver(case, "silence"), 0
    for _ in driver.moments(every(4)):
        line = silent_line(case, driver)
        if line is None:
            continue
        then = driver.sitting.clone()
        windows = [Outlook(then, watcher) for watcher in [None, *range(case.seats)]]
        before = [window.answers() for window in windows]
        then.say(*line, False)
        if not is_silent(driver.sitting, then):
            continue
        silent += 1
        heard_by = then.words[-1].heard_by | 1 << int(line[0])
        for window, answered in zip(windows, before, strict=True):
            if heard_by >= 0 if window.watcher is None else not heard_by >> window.watcher & 1:
                assert window.message() == b"", f"{line} was noticed by {window.watcher}"
                assert window.answers() == answered, f"{line} was noticed by {window.watcher}"
    assert silent, "nobody said anything silently"


def silent_line(case: Case, driver: Driver) -> tuple[str, str] | None:
    """A word that may be silent now: of a window, of a sealed lane, or a right."""
    step = top(driver.table)
    seat, _ = one_of(waiting(driver.table), driver.dice)
    if isinstance(step, Window) and driver.dice.below(2):
        return (str(seat), "pass")
    if isinstance(step, Lanes) and step.fork.is_sealed:
        return (str(seat), one_of(options(driver.table, seat), driver.dice).text)
    return some_right(case, driver.table, driver.dice)


def is_silent(before: Sitting, now: Sitting) -> bool:
    """Does the table wait as it did, with the same lanes open, and was nobody told who is not in the words' circle?"""
    was, step = top(before.table), top(now.table)
    if isinstance(was, Lanes) and isinstance(step, Lanes):
        open_ = [[bool(lane.agenda) for lane in lanes.lanes] for lanes in (was, step)]
        return was.fork is step.fork and (open_[0] == open_[1] or is_veiled(before))
    return was is step


def is_veiled(sitting: Sitting) -> bool:
    return any(ask.face == "veiled" for _, ask in waiting(sitting.table))


# -- a match with its clock -----------------------------------------------------------------------------


class Ears:
    """Sockets of everybody at a table, and of one who only watches."""

    def __init__(self, match: Match) -> None:
        self.got: dict[Seat | None, list[bytes]] = {None: [], **{seat: [] for seat in range(match.row.seats)}}
        self.match = match

    async def open(self) -> None:
        for watcher, got in self.got.items():
            person = "" if watcher is None else self.match.chairs[watcher].person
            await self.match.watch(Connection(person, Ear(got)), 0)
        all_know_who_is_here(self.match)
        self.clear()

    def clear(self) -> None:
        for got in self.got.values():
            got.clear()

    def noticed(self) -> set[Seat | None]:
        """Who was sent anything."""
        return {watcher for watcher, got in self.got.items() if any(got)}


SILENT_WALK = 120


@pytest.mark.parametrize("pace", ["live", "relaxed", "by_mail", "none"])
def test_at_no_pace_does_a_match_tell_of_a_silent_word_nor_of_its_being_taken_back(tmp_path: Path, pace: str) -> None:
    async def scene() -> int:
        silent = 0
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe", pace=pace)
            ears, dice = Ears(match), Dice(pace.encode()).stream("words")
            await ears.open()
            for _ in range(SILENT_WALK):
                if match.row.status != "playing":
                    break
                silent += await one_word(match, ears, dice)
        return silent

    assert run(scene()) > 3


async def one_word(match: Match, ears: Ears, dice: Dice) -> int:
    """Somebody says something; if it was silent, it is taken back, and both are unheard by the others."""
    sitting = match.sitting
    assert sitting is not None
    before, told, asked = sitting.clone(), len(sitting.heard), top(sitting.table)
    ask = one_of(sitting.asking(), dice)
    rights = [right for right in sitting.rights(ask.seat) if right != "undo"]
    word = one_of(rights, dice) if rights and dice.below(3) == 0 else one_of(ask.options, dice)
    ears.clear()
    withdrawn = asked_to_agree(match, ask.seat)
    await match.say(ask.seat, [word], None)
    if ask.seat in match.held:
        assert ears.noticed() <= {ask.seat}, f"{word} was noticed while it is kept"
        ears.clear()
        await match.timekeeper.ring(asked)  # type: ignore[arg-type]
        return 1
    audience = heard_by(sitting, told) | withdrawn | {ask.seat}
    if None in audience or not is_silent(before, sitting):
        return 0
    assert ears.noticed() <= audience, f"{word} was noticed"
    ears.clear()
    if sitting.last_word(ask.seat) < 0:
        return 1
    replaced = match.wish.known_to()
    await match.take_back(from_seat(match, ask.seat))
    assert ears.noticed() <= audience | replaced, f"that {ask.seat} takes back {word} was noticed"
    await somebody_else_passes(match, ears, dice)
    return 1


def heard_by(sitting: Sitting, told: int) -> set[Seat | None]:
    """Who was told anything since then; None: spectators, and so everybody."""
    found: set[Seat | None] = set()
    for audience, _ in sitting.heard_since(told):
        found |= {seat for seat in range(sitting.table.seats) if audience >> seat & 1}
        if audience < 0:
            found.add(None)
    return found


async def somebody_else_passes(match: Match, ears: Ears, dice: Dice) -> None:
    """Whoever passes silently, while another's wish to take back is open, changes nothing for the others."""
    sitting = match.sitting
    assert sitting is not None
    if not isinstance(top(sitting.table), Window):
        return
    before, told = sitting.clone(), len(sitting.heard)
    ask = one_of(sitting.asking(), dice)
    if "pass" not in ask.options:
        return
    ears.clear()
    withdrawn = asked_to_agree(match, ask.seat)
    await match.say(ask.seat, ["pass"], None)
    if is_silent(before, sitting) and None not in heard_by(sitting, told):
        assert ears.noticed() <= {ask.seat, *withdrawn}, "a pass was noticed"


def asked_to_agree(match: Match, seat: Seat) -> set[Seat | None]:
    """Who sees it when this seat speaks on instead of waiting until it may take back."""
    sitting = match.sitting
    assert sitting is not None
    return {*match.wish.asked} if match.wish.by == seat else set()
