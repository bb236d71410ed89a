"""JRN-08  Scavenging: where to, with what, the location's rules, and the cards of The unknown."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import (
    DONE,
    MEALS,
    NO,
    ON_THE_WAY,
    YES,
    LeaderAsk,
    PassLead,
    Put,
    Word,
    cards_at,
)
from holdfast.games.journal.chapters.c08_findings import ChooseFindings
from holdfast.games.journal.chapters.c08_scope import Outside, end_exploration
from holdfast.games.journal.chapters.c12_fight import CardEnd
from holdfast.games.journal.chapters.c17_trade import open_trade
from holdfast.games.journal.chapters.c19_decks import PEEK_UNKNOWN, ReturnPeeked, peek_word
from holdfast.games.journal.chapters.c19_targets import test_steps
from holdfast.games.journal.pieces import (
    AMMO,
    CHARACTERS,
    COUNTS,
    EXPLORATION,
    EXPLORATION_OF,
    FIREARM,
    ITEMS,
    LOCATIONS,
    LOCKPICK,
    NOISE_START,
    ROWS,
    SHOVEL,
    SLOTS,
    UNARMED,
    WEAPON_ITEM,
    WEAPONS,
    location_rules,
    rule_plan,
    rule_sum,
)
from holdfast.games.journal.queries import active, at_home, has_skill, most_empathic
from holdfast.games.journal.state import ON_TRIP, State, Trip
from holdfast.games.journal.verbs import discard, set_noise, show, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

SCOUTED: Final = 2
"""How many cards the Scout sees."""
ENTERING: Final = ("trade", "enter_offer", "on_enter", "on_enter_choice")
TURN: Final = Word("turn")
GOING: Final = [Word("visit", name, at, "slot") for at, name in enumerate(SLOTS)]


class Scavenge(Step[State]):
    """JRN-07.9  With no scavengers, Scavenging is skipped."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if [who for who in at_home(state) if state.people[who].task == ON_TRIP]:
            table.then(ChooseLocation(), Equip(0), SetOut())


class ChooseLocation(LeaderAsk):
    """JRN-08.1  One of the three open locations."""

    @property
    def rule(self) -> str:
        return "JRN-08.1"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [GOING[slot] for slot, location in enumerate(table.state.locations) if location >= 0]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        party = [who for who in at_home(state) if state.people[who].task == ON_TRIP]
        location = state.locations[choice.which]
        state.trip = Trip(choice.which, location, party, [], [0] * len(ROWS))
        tell(table, events.WentOut(LOCATIONS[location], [CHARACTERS[who] for who in party]))


class Equip(LeaderAsk):
    """JRN-08.3  What is taken along from storage? Item by item in the game's order, then done."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    @property
    def rule(self) -> str:
        return "JRN-08.3"

    @property
    def allows(self) -> int:
        return MEALS | cards_at("any")

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        storage = table.state.storage
        kinds = range(self.first, len(ITEMS))
        return [DONE, *(Word("take", ITEMS[kind], kind, "item") for kind in kinds if storage[kind])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D9  A lockpick, a shovel, the best weapon that is there for each, and all ammo for firearms."""
        state = table.state
        wanted = usual_load(state)
        for option in self.options(table, seat):
            if isinstance(option, Word) and state.pile[option.which] < wanted[option.which]:
                return option
        return DONE

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is not DONE:
            state = table.state
            state.storage[choice.which] -= 1
            state.pile[choice.which] += 1
            tell(table, events.Equipped(ITEMS[choice.which]))
            table.then(Equip(choice.which))


def usual_load(state: State) -> list[int]:
    """JRN-D9  How much of each item a party takes along where nobody decides."""
    wanted = [0] * len(ITEMS)
    wanted[SHOVEL] = wanted[LOCKPICK] = 1
    free = 0 if state.trip is None else len(state.trip.party)
    for weapon in range(len(WEAPONS) - 1, UNARMED, -1):
        kind = WEAPON_ITEM[weapon]
        wanted[kind] = min(free, state.storage[kind] + state.pile[kind])
        free -= wanted[kind]
        if wanted[kind] and FIREARM[weapon]:
            wanted[AMMO] = state.storage[AMMO] + state.pile[AMMO]
    return wanted


class SetOut(Step[State]):
    """JRN-08.20  Noise, The unknown, the location's rules, the Scout, then the cards."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        trip = state.trip
        if trip is None:
            return
        location = trip.location
        set_noise(table, rule_sum(location, "start_noise") or NOISE_START)
        lay_unknown(table, COUNTS[trip.slot] + rule_sum(location, "cards_mod"))
        rules: list[Step[State]] = [
            Enter(location, at) for at, rule in enumerate(location_rules(location)) if rule.rule in ENTERING
        ]
        table.then_all([*rules, ScoutAhead(), NextCard(), Outside(), LeavePlace(), ChooseFindings()])


def lay_unknown(table: Table[State], n: int) -> None:
    """JRN-08.6  So many exploration cards, face down and unseen."""
    state = table.state
    deck = state.decks.exploration
    state.unknown = [deck.cards.pop() for _ in range(min(n, len(deck.cards)))]
    tell(table, events.UnknownLaid(len(state.unknown)))


class Enter(Step[State]):
    """JRN-19.2  One rule of the red strip that works on entering."""

    def __init__(self, location: int, at: int) -> None:
        self.location = location
        self.at = at

    def run(self, table: Table[State]) -> None:
        rule = location_rules(self.location)[self.at]
        if rule.rule == "trade":
            open_trade(table, tuple(rule.sells), rule.fee)
        elif rule.rule == "enter_offer":
            table.then(AcceptOffer(self.location, self.at))
        else:
            table.then_all(table.game.plan(rule_plan(self.location, self.at)).steps(table.state.leader, (-1,)))


class AcceptOffer(LeaderAsk):
    """JRN-26.49  Is the offer of the place taken?"""

    def __init__(self, location: int, at: int) -> None:
        super().__init__()
        self.location = location
        self.at = at

    @property
    def rule(self) -> str:
        return "JRN-19.2"

    def cost(self) -> list[tuple[int, int]]:
        return location_rules(self.location)[self.at].cost

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        pile = table.state.pile
        return [NO, YES] if all(pile[kind] >= n for kind, n in self.cost()) else [NO]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if choice is YES:
            for kind, n in self.cost():
                discard(table, kind, n)
            table.then_all(table.game.plan(rule_plan(self.location, self.at)).steps(seat, (-1,)))


class ScoutAhead(Step[State]):
    """JRN-26.42  The top 2 cards of The unknown are looked at; one of them may be returned."""

    def run(self, table: Table[State]) -> None:
        if has_skill(table.state, "peek_unknown") and table.state.unknown:
            peek_word(table, 0, (-1,), PEEK_UNKNOWN, SCOUTED)
            table.then(ReturnPeeked(SCOUTED, 1, ()))


# -- the cards -------------------------------------------------------------------------------------


class NextCard(Step[State]):
    """JRN-08.7, JRN-08.11  Card by card, until The unknown is empty."""

    def run(self, table: Table[State]) -> None:
        if table.state.unknown:
            table.then(Put(TurnCard()), NextCard())


class TurnCard(LeaderAsk):
    """JRN-08.8  The next card: there is no voluntary end."""

    @property
    def rule(self) -> str:
        return "JRN-08.8"

    @property
    def allows(self) -> int:
        return ON_THE_WAY

    def is_due(self, table: Table[State]) -> bool:
        return bool(table.state.unknown)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [TURN]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        trip = state.trip
        if trip is None:
            return
        card = state.unknown.pop()
        show(state.decks.exploration, [card])
        trip.card = card
        trip.kept = False
        name = EXPLORATION[EXPLORATION_OF[card]]
        tell(table, events.CardTurned(name))
        table.then_all([*table.game.plan(name).steps(seat, (-1,)), CardEnd(), PutAway(), PassLead()])


class PutAway(Step[State]):
    """JRN-08.7  A resolved card goes face up to Discard, or is kept."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        trip = state.trip
        if trip is None or trip.card < 0:
            return
        trip.resolved += 1
        put_away(table)


def put_away(table: Table[State]) -> None:
    state = table.state
    trip = state.trip
    if trip is not None and trip.card >= 0:
        if trip.kept:
            state.covers.append(trip.card)
            tell(table, events.CardKept(EXPLORATION[EXPLORATION_OF[trip.card]]))
        else:
            state.discard.append(trip.card)
        trip.card = -1


class LeavePlace(Step[State]):
    """JRN-08.20  The location's rules on leaving, also after fleeing: for all participants in the group."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        trip = state.trip
        if trip is None:
            return
        put_away(table)
        trip.withdrawn = []
        found: list[Step[State]] = []
        for at, rule in enumerate(location_rules(trip.location)):
            due = rule.rule == "on_leave" or (rule.rule == "on_leave_if_cards" and trip.resolved >= rule.n)
            if due and trip.party:
                found += table.game.plan(rule_plan(trip.location, at)).steps(state.leader, (-1,))
        table.then_all(found)


# -- withdrawal ------------------------------------------------------------------------------------


def withdraw_word(table: Table[State], by: Seat, on: On) -> None:
    """`withdraw`: the test of script 266."""
    if active(table.state):
        table.then_all(test_steps(table.state, Withdraw()))


class Withdraw(Step[State]):
    """JRN-08.17, JRN-08.18  Whoever's empathy is equal to or higher withdraws until the choice of findings."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        trip = state.trip
        if trip is None or trip.out:
            return
        for who in most_empathic(state.die, active(state)):
            trip.withdrawn.append(who)
            tell(table, events.Withdrew(CHARACTERS[who]))
        if not active(state):
            end_exploration(table)
