"""Two worlds that a seat cannot tell apart, played on with the same words. K15."""

from __future__ import annotations

from typing import Any

from conformance.driver import Line, has_deadline, one_of
from conformance.observation import Seen, assert_same, observed
from conformance.subjects import Case
from holdfast.kernel.dice import Dice
from holdfast.kernel.imagine import redealt
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import in_lane, lane_ask, options, rights, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import PASS, Choice, Decision, Seat, Window
from holdfast.kernel.table import Table

RIGHT, CLOCK, HOST = 5, 5, 30
"""One line in so many of a walk, on average."""


def can_part(table: Table[Any]) -> bool:
    """No other world begins where somebody has sealed something: in it they might not hold what they sealed."""
    step = top(table)
    return not isinstance(step, Lanes) or not any(lane.sealed or not lane.agenda for lane in step.lanes)


class Worlds:
    """World A as it is, and world B, in which all that `seat` (None: a spectator) cannot know is dealt anew."""

    def __init__(self, case: Case, sitting: Sitting, seat: Seat | None, dice: Dice, *, same_luck: bool = True) -> None:
        self.case = case
        self.seat = seat
        self.dice = dice
        self.same_luck = same_luck
        """False: nothing is dealt anew, but the dice are others."""
        self.a = sitting.clone()
        self.b = sitting.clone()
        if same_luck:
            self.b.table = redealt(sitting.table, seat, dice)
        else:
            give_other_luck(self.b.table, dice)
        self.since = len(sitting.events(seat))
        self.said: list[Line] = []

    def compare(self) -> None:
        """The seat sees the same in both, byte for byte; also which questions exist, as far as spectators can tell."""
        a, b = (self.seen(world) for world in (self.a, self.b))
        assert_same(a, b, f"seat {self.seat} can tell the worlds apart after {self.said}")
        if not isinstance(top(self.a.table), Lanes):
            asked = [[(seat, type(ask)) for seat, ask in waiting(world.table)] for world in (self.a, self.b)]
            assert self.seat is not None or asked[0] == asked[1], (
                f"who is asked depends on secrets: {asked}, {self.said}"
            )

    def seen(self, world: Sitting) -> Seen:
        """All that reaches the seat; with other dice a random default is another (K16)."""
        seen = observed(world, self.seat, self.since)
        if not self.same_luck and seen.get("question"):
            seen["question"] = {**seen["question"], "default": ""}
        return seen

    def walk(self, lines: int) -> None:
        """The same words in both, compared after each, until the seat rightly learns of a difference."""
        self.compare()
        for _ in range(lines):
            line = self.line()
            if line is None or self.a.table.result is not None:
                return
            before = self.knowledge()
            self.said.append(line)
            for world in (self.a, self.b):
                world.say(*line, False)
            if before == self.knowledge() and (self.must_be_told_the_same() or self.were_told_the_same()):
                self.compare()
            elif not self.looks_alike():
                return

    def must_be_told_the_same(self) -> bool:
        """With other dice a seat may be told of other throws. And nobody keeps what spectators know.

        So their views must show nothing that they were not told; what all are told is checked with the seats.
        """
        return self.same_luck and self.seat is not None

    def were_told_the_same(self) -> bool:
        return self.a.events(self.seat, self.since) == self.b.events(self.seat, self.since)

    def looks_alike(self) -> bool:
        """After something was shown: was it the same thing in both worlds?"""
        try:
            self.compare()
        except AssertionError:
            return False
        return True

    def knowledge(self) -> list[Any]:
        """What tells that the seat has learnt something: cards it knows, what the game says it discloses, the end."""
        facts: list[Any] = []
        for world in (self.a, self.b):
            table = world.table
            facts.append(table.result is None)
            for known in world.game.hidden(table.state):
                watchers = range(table.seats) if self.seat is None else [self.seat]
                facts += [[known.exact[seat], known.vague[seat]] for seat in watchers]
            facts.append(None if self.seat is None else self.case.claims.disclosed(table, self.seat))
        return facts

    # -- what can be said in both worlds ---------------------------------------------------------

    def line(self) -> Line | None:
        """Anything that somebody may say in both."""
        dice, seats = self.dice, self.a.table.seats
        if dice.below(HOST) == 0:
            return ("host", f"{['away', 'back'][dice.below(2)]} {dice.below(seats)}")
        if dice.below(CLOCK) == 0 and self.time_is_alike():
            return ("clock", "time")
        if dice.below(RIGHT) == 0:
            speaker = dice.below(seats)
            words = common(rights(self.a.table, speaker), rights(self.b.table, speaker))
            if words:
                return (str(speaker), one_of(words, dice))
        able = [(seat, words) for seat, _ in waiting(self.a.table) if (words := self.common_answers(seat))]
        if not able:
            return None
        seat, words = one_of(able, dice)
        return (str(seat), one_of(words, dice))

    def common_answers(self, seat: Seat) -> list[str]:
        return common(options(self.a.table, seat), options(self.b.table, seat))

    def time_is_alike(self) -> bool:
        """Would everybody else's defaults be the same words? A default may follow from a secret, and then tells it."""
        if not has_deadline(self.a.table):
            return False
        ours, theirs = defaults(self.a.table), defaults(self.b.table)
        return ours is not None and ours == theirs


def give_other_luck(table: Table[Any], dice: Dice) -> None:
    """Other dice from here on, in lanes too."""
    table.dice = Dice(dice.word().to_bytes(2, "little")).stream("other luck")
    step = top(table)
    for lane in step.lanes if isinstance(step, Lanes) else []:
        lane.dice = table.dice.for_lane(table.forks, lane.seat)


def common(ours: list[Choice], theirs: list[Choice]) -> list[str]:
    """The words in both lists."""
    understood = {choice.text for choice in theirs}
    return [choice.text for choice in ours if choice.text in understood]


def defaults(table: Table[Any]) -> list[str] | None:
    """What `clock time` would say for everybody, or None where that is not easily foretold."""
    step = top(table)
    if isinstance(step, Decision):
        return [step.default(table, step.who(table)).text]
    if isinstance(step, Window):
        passes = all(step.default(table, seat) is PASS for seat, _ in waiting(table))
        return ["pass"] if passes else None
    words: list[str] = []
    trial = table.clone()
    lanes = top(trial)
    assert isinstance(lanes, Lanes)
    for lane in lanes.lanes:
        while lane.agenda:
            choice = lane_ask(lane.agenda).default(trial, lane.seat)
            words.append(choice.text)
            in_lane(trial, lanes, lane.seat, choice)
    return words
