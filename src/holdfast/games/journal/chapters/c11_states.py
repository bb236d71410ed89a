"""JRN-11  What level 4 does, death, departure, and who joins."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import NO, PEOPLE, LeaderAsk, Word
from holdfast.games.journal.chapters.c08_scope import end_exploration
from holdfast.games.journal.chapters.c18_reading import read_script
from holdfast.games.journal.chapters.c22_ending import Lose
from holdfast.games.journal.pieces import (
    CHARACTERS,
    FATIGUE,
    GROUP_MAX,
    LEVEL4,
    STATES,
    WORST,
)
from holdfast.games.journal.queries import active, group, in_hand
from holdfast.games.journal.state import COMING, HERE, SCAVENGING, State
from holdfast.games.journal.verbs import change_state, critical, draw, set_state, spend_crucial, take_out, tell
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table


def afflict(table: Table[State], people: list[int], kind: int, n: int) -> None:
    """JRN-03.6  Raise or lower a state of these people; what reaches 4 takes effect at once."""
    for who in people:
        change_state(table, who, kind, n)
    if n > 0 and any(critical(table.state, who) for who in people):
        table.then(Reckon())


class Reckon(Step[State]):
    """JRN-11.2, JRN-03.11  Whoever has a state at 4; if several, the leader says who first."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        people = [who for who in group(state) if critical(state, who)]
        if len(people) == 1:
            table.then(LevelFour(people[0]), Reckon())
        elif people:
            table.then(WhoFirst())


class WhoFirst(LeaderAsk):
    """JRN-03.11  Several states take effect at the same moment: which first?"""

    @property
    def rule(self) -> str:
        return "JRN-03.11"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        return [PEOPLE[who] for who in group(state) if critical(state, who)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        table.then(LevelFour(choice.which), Reckon())


class LevelFour(Step[State]):
    """JRN-11.2  A state of this character would reach 4; «Hold on» may stop it (JRN-26.243)."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        state = table.state
        if in_hand(state, "cap_state_3") >= 0:
            table.then(HoldOn(self.character), Succumb(self.character))
        else:
            table.then(Succumb(self.character))


class HoldOn(LeaderAsk):
    """JRN-26.243  A state that would reach 4 stays at 3."""

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    @property
    def rule(self) -> str:
        return "JRN-26.243"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        kinds = critical(table.state, self.character)
        return [NO, *(Word("hold", STATES[kind], kind) for kind in kinds)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        card = in_hand(table.state, "cap_state_3")
        if choice is not NO and card >= 0:
            spend_crucial(table, card)
            tell(table, events.HeldOn(CHARACTERS[self.character]))
            set_state(table, self.character, choice.which, WORST - 1)


class Succumb(Step[State]):
    """JRN-11.2, JRN-11.3  The script of the state; of several fatal ones chance picks one."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, table: Table[State]) -> None:
        state = table.state
        kinds = critical(state, self.character)
        deadly = [kind for kind in kinds if kind != FATIGUE]
        if deadly:
            kind = deadly[table.dice.below(len(deadly))] if len(deadly) > 1 else deadly[0]
            read_script(table, LEVEL4[kind], (self.character,))
        elif kinds:
            tell(table, events.Collapsed(CHARACTERS[self.character]))
            read_script(table, LEVEL4[FATIGUE], (self.character,))


# -- leaving the group -----------------------------------------------------------------------------


def lose_member(table: Table[State], who: int, dead: bool) -> None:
    """JRN-11.4  Somebody dies or leaves."""
    if table.state.people[who].where in (HERE, COMING):
        take_out(table, who, dead)
        table.then(AfterLoss())


class AfterLoss(Step[State]):
    """JRN-11.5, JRN-08.18  Without a living member the game is lost; without an active one the trip ends."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not group(state):
            table.then(Lose("nobody"))
        elif state.phase == SCAVENGING and state.trip is not None and not state.trip.out and not active(state):
            end_exploration(table)


def join(table: Table[State], states: list[int]) -> None:
    """JRN-11.6  Somebody of the Characters deck, with these states; on a trip they are on the way until Dawn."""
    state = table.state
    if len(group(state)) >= GROUP_MAX:
        return
    who = draw(table, state.decks.people)
    if who < 0:
        return
    person = state.people[who]
    person.where = COMING if state.phase == SCAVENGING else HERE
    for kind, level in enumerate(states):
        person.states[kind] = level
    tell(table, events.Joined(CHARACTERS[who]))
