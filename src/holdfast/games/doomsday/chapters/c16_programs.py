"""DOM-16, DOM-17  Effects on programs, and those that tell teams apart."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c08_drawing import DiscardSome, Draw
from holdfast.games.doomsday.chapters.c15_deeds import Deed, Picks, effect_of, group, seat_words
from holdfast.games.doomsday.chapters.c15_words import PROGRAM_WORDS, SEAT_WORDS, TEAM_WORDS, Picked
from holdfast.games.doomsday.pieces import HUMAN, LEGION, MACHINE, PROGRAM_OF, PROGRAMS, ROLE, SEATS, SECOND_ROLE, TEAMS
from holdfast.games.doomsday.queries import card_of_kind, kinds_in, living, secrets_in, team_of
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import bury, learn, look_at_own, secret_moved, teams_changed
from holdfast.kernel.step import ALL, Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

# -- drawing and discarding ----------------------------------------------------------------------------


class DrawSome(Deed):
    """DOM-16.15  So many programs from the deck."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        table.then(Draw(by, self.n))


class DiscardDrawn(Deed):
    """DOM-16.15  Then so many go under the deck, if any could be drawn."""

    def __init__(self, rule: str, n: int) -> None:
        super().__init__(rule)
        self.n = n

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return effect_of(state).drew > 0

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        table.then(DiscardSome(by, self.n))


class DiscardAll(Deed):
    """DOM-16.19  Every living player's programs, permanents and links too, go under the deck; not secret loyalties."""

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        for seat in living(state):
            player = state.players[seat]
            secrets = secrets_in(player.hand)
            for card in [card for card in player.hand if card not in secrets]:
                bury(table, seat, card, player.hand)
            for card in player.laid[:]:
                bury(table, seat, card, player.laid)
            for link in [link for link in state.links if link.owner == seat]:
                state.links.remove(link)
                state.deck.insert(0, link.card)
                table.tell(events.ProgramDiscarded(SEATS[seat], PROGRAMS[PROGRAM_OF[link.card]]))


class TakePlayed(Deed):
    """DOM-16.16, DOM-R50  The Executor takes another player's program that has just resolved."""

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return effect_of(state).program in state.used

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        card = effect_of(state).program
        state.used.remove(card)
        state.players[by].hand.append(card)
        table.tell(events.ProgramTaken(SEATS[by], PROGRAMS[PROGRAM_OF[card]]))
        secret_moved(table, [card])


# -- Grunwald ------------------------------------------------------------------------------------------


class SwapPrograms(Deed):
    """DOM-16.7, DOM-R51  One or two own programs face down against as many of another's, taken at random."""

    def __init__(self, rule: str, most: int, optional: bool) -> None:
        super().__init__(rule, optional)
        self.most = most

    def partners(self, state: State, by: Seat) -> list[Seat]:
        return [seat for seat in group(state, by, "other_living") if state.players[seat].hand]

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(state.players[by].hand) and bool(self.partners(state, by))

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        state = table.state
        if not picks:
            return [*seat_words(self.partners(state, by))]
        if len(picks) > 1:
            return []
        both = min(len(state.players[by].hand), len(state.players[picks[0]].hand))
        return [*NUMBERS[: min(self.most, both)]]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        table.then(GivePrograms(by, picks[1]), Exchange(by, picks[0], picks[1]))


NUMBERS = [Picked("one", 1, ""), Picked("two", 2, "")]


class GivePrograms(Decision[State, Picked]):
    """DOM-16.7, DOM-DP17  Which of the own programs? They lie aside until the exchange."""

    rule = "DOM-16.7"
    timer = "ability"

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PROGRAM_WORDS[kind] for kind in kinds_in(table.state.players[seat].hand)]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        state = table.state
        hand = state.players[seat].hand
        card = card_of_kind(hand, choice.which)
        state.known.programs.leaves(card, hand, 0, 1 << seat)
        hand.remove(card)
        state.given.append(card)
        if self.left > 1:
            table.then(GivePrograms(seat, self.left - 1))


class Exchange(Step[State]):
    """DOM-16.7  Those of the other are taken at random; each sees what was given and got."""

    def __init__(self, seat: Seat, other: Seat, n: int) -> None:
        self.seat = seat
        self.other = other
        self.n = n

    def run(self, table: Table[State]) -> None:
        state = table.state
        hand = state.players[self.other].hand
        got = [steal_at_random(table, self.seat, self.other) for _ in range(self.n)]
        given = state.given[:]
        state.given.clear()
        state.known.programs.look(given, 1 << self.other)
        hand += given
        state.players[self.seat].hand += got
        names = [[PROGRAMS[PROGRAM_OF[card]] for card in cards] for cards in (given, got)]
        who, to = SEATS[self.seat], SEATS[self.other]
        table.tell(
            events.ProgramsExchanged(who, to, self.n, names[0], names[1]),
            1 << self.seat | 1 << self.other,
            events.ProgramsExchanged(who, to, self.n, [], []),
        )
        secret_moved(table, [*given, *got])


def steal_at_random(table: Table[State], seat: Seat, of: Seat) -> int:
    """One program face down of this player, which nobody chose; both see which."""
    state = table.state
    hand = state.players[of].hand
    card = hand[table.dice.below(len(hand))]
    both = 1 << seat | 1 << of
    state.known.programs.leaves(card, hand, both, 1 << of)
    hand.remove(card)
    state.known.programs.look([card], both)
    return card


# -- teams ---------------------------------------------------------------------------------------------


class AnnounceTeam(Deed):
    """DOM-17.33, DOM-R55  Another player's true team is told to all."""

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        return [] if picks else [*seat_words(group(table.state, by, "other_living"))]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        team = team_of(table.state, picks[0])
        table.tell(events.TeamAnnounced(SEATS[picks[0]], TEAMS[team]))
        learn(table, picks[0], team, True, ALL)


class AskTeam(Deed):
    """DOM-17.34, DOM-R55  Name a team; the user alone learns which other living players are of it."""

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        if picks:
            return []
        teams = [team for team in range(len(TEAMS)) if table.state.mode.legion or team < LEGION]
        if team_of(table.state, by) == HUMAN:
            # DOM-DP32: a human asks for machines first.
            teams.sort(key=lambda team: team != MACHINE)
        return [TEAM_WORDS[team] for team in teams]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state, team = table.state, picks[0]
        others = group(state, by, "other_living")
        found = [seat for seat in others if team_of(state, seat) == team]
        for seat in others:
            learn(table, seat, team, seat in found, 1 << by)
        table.tell(
            events.TeamAsked(SEATS[by], TEAMS[team], [SEATS[seat] for seat in found]),
            1 << by,
            events.TeamAsked(SEATS[by], TEAMS[team], []),
        )


class BecomeLeader(Deed):
    """DOM-10.1, DOM-10.2, DOM-R33  The role goes to the box; both leader cards lie face down in its place."""

    def __init__(self, rule: str, team: int) -> None:
        super().__init__(rule)
        self.team = team

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return bool(state.aside[self.team]) and team_of(state, by) == self.team

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        player = state.players[by]
        state.role_box += player.roles
        cards = state.aside[self.team]
        state.aside[self.team] = []
        state.known.roles.mix(cards)
        table.dice.shuffle(cards)
        player.roles, player.role_open = cards, [False] * len(cards)
        table.tell(events.LeaderCame(SEATS[by], TEAMS[self.team]))
        look_at_own(table, [(by, slot) for slot in (ROLE, SECOND_ROLE)])
        teams_changed(table)
        learn(table, by, self.team, True, ALL)


class InvertLoyalty(Deed):
    """DOM-17.39, DOM-R44  Human loyalties count as machine and the other way round; once more turns it back."""

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        state = table.state
        state.inverted = not state.inverted
        table.tell(events.LoyaltyInverted(state.inverted))
        teams_changed(table)


class Nothing(Deed):
    """DOM-17.40  It does nothing, and may be used for that."""

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        pass


# -- one of two ----------------------------------------------------------------------------------------


class ChooseOne(Deed):
    """DOM-16.11  One of these that can do something, or none."""

    def __init__(self, rule: str, branches: list[Deed], optional: bool) -> None:
        super().__init__(rule, optional)
        self.branches = branches

    def is_possible(self, state: State, by: Seat, chosen: list[Seat]) -> bool:
        return any(branch.is_possible(state, by, chosen) for branch in self.branches)

    def options(self, table: Table[State], by: Seat, picks: Picks, chosen: list[Seat]) -> list[Choice]:
        """The players whom each branch could choose; the dead and the living are never the same."""
        if picks:
            return []
        state = table.state
        able = [branch for branch in self.branches if branch.is_possible(state, by, chosen)]
        return [choice for branch in able for choice in branch.options(table, by, (), chosen)]

    def carry_out(self, table: Table[State], by: Seat, picks: Picks) -> None:
        word = SEAT_WORDS[picks[0]]
        for branch in self.branches:
            if branch.is_possible(table.state, by, []) and word in branch.options(table, by, (), []):
                branch.carry_out(table, by, picks)
                return
