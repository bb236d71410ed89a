"""AUR-05  Phase 1, scouting: turns, teams, card actions and bonuses, passing."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_harm import WITHER, Wither
from holdfast.games.aurora.chapters.c05_zone import CloseUp
from holdfast.games.aurora.chapters.c06_actions import BeginAction, EndAction, card_actions, do_card, outing_of
from holdfast.games.aurora.chapters.c07_bonuses import TakeBonus, bonus_options
from holdfast.games.aurora.chapters.c09_items import UseItem, play_item, playable
from holdfast.games.aurora.chapters.c10_repairs import DONE, Done, Repair
from holdfast.games.aurora.chapters.c13_order import reorder
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.chapters.c23_turns import AutomaTurn, deal_actions
from holdfast.games.aurora.pieces import ABILITY, CARD_COUNT, FOOD, LEADER, NAMES, PEOPLE, SLOTS
from holdfast.games.aurora.queries import (
    can_eat,
    has_active,
    in_zone,
    is_automa,
    name_of,
    reverse_order,
    skill_at,
    somebody_active,
)
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, RESTING, SCOUTING, Outing, Player, State
from holdfast.games.aurora.verbs import move_survivor, spend
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Scout(Choice):
    """Scout the card in this slot."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"scout {slot + 1}")
        self.slot = slot

    def anchors(self) -> list[str]:
        return [f"slot:{self.slot + 1}"]


class OfSurvivor(Choice):
    """What is done with one survivor."""

    def __init__(self, word: str, card: int) -> None:
        super().__init__(f"{word} {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


class Rest(OfSurvivor):
    """Pass with this survivor."""


class Feed(OfSurvivor):
    """Food for this exhausted survivor, who then rests."""


class Boost(OfSurvivor):
    """Food for this active survivor: one more skill this turn."""


class Send(OfSurvivor):
    """This survivor takes part."""


class Go(Choice):
    """The team is complete."""


class EndTurn(Choice):
    """Nothing more this turn."""


def _for_people(make: Any) -> list[Any]:
    return [make(card) if card in PEOPLE else None for card in range(CARD_COUNT)]


SCOUT: Final = [Scout(slot) for slot in range(SLOTS)]
REST_WITH: Final[list[Choice]] = _for_people(lambda card: Rest("pass", card))
FEED: Final[list[Choice]] = _for_people(lambda card: Feed("feed", card))
BOOST: Final[list[Choice]] = _for_people(lambda card: Boost("boost", card))
SEND: Final[list[Choice]] = _for_people(lambda card: Send("send", card))
GO: Final = Go("go")
END_TURN: Final = EndTurn("end")


class Scouting(Step[State]):
    """AUR-05.1  Turns in reverse order while anybody has an active survivor."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = SCOUTING
        state.closing = False
        table.tell(events.PhaseBegan(SCOUTING))
        if state.automa is not None:
            deal_actions(table)
        table.then(Lap())


class Lap(Step[State]):
    """AUR-05.1, AUR-05.14  The order is read anew each time round; the phase ends when nobody is active."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.closing or not somebody_active(state):
            table.then(EndScouting())
        else:
            steps: list[Step[Any]] = [ScoutTurn(actor) for actor in reverse_order(state)]
            steps.append(Lap())
            table.then_all(steps)


class EndScouting(Step[State]):
    """AUR-R50  Antifreeze wears off with the phase; on Beta the track is put in order (AUR-22.10)."""

    def run(self, table: Table[State]) -> None:
        for seat, player in enumerate(table.state.players):
            player.capsules = [0] * len(player.crew)
            if not player.out:
                table.then(WITHER[seat])
        if table.state.board.is_beta:
            reorder(table)


class ScoutTurn(Step[State]):
    """AUR-05.2, AUR-05.3  One player's turn; who can do nothing at all is passed over (AUR-R24)."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.closing:
            return
        if is_automa(state, self.actor):
            table.then(AutomaTurn(), CloseUp(), CheckPhase())
            return
        player = state.players[self.actor]
        if player.out:
            return
        if has_active(player) or player.items or can_eat(player):
            state.turn = self.actor
            table.then(TakeTurn(self.actor, False), EndOfTurn(self.actor))


class CheckPhase(Step[State]):
    """AUR-05.14  Nobody is active any more: the phase ends at once."""

    def run(self, table: Table[State]) -> None:
        table.state.closing = not somebody_active(table.state)


class EndOfTurn(TurnEnd):
    """AUR-05.9, AUR-05.10  Food goes back, gaps are closed, and perhaps the phase ends (AUR-05.14)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.turn = -1
        state.outing = None
        player = state.players[self.seat]
        if not player.out and any(player.fed):
            state.supply[FOOD] += sum(player.fed)
            player.fed = [0] * len(player.crew)
            table.then(Wither(self.seat), CloseUp(), CheckPhase())
        else:
            table.then(CloseUp(), CheckPhase())


def strength(player: Player) -> int:
    """What all active survivors and all food together could reach."""
    active = sum([skill_at(player, at) for at in range(len(player.crew)) if player.zone[at] == ACTIVE])
    return active + player.load[FOOD] if active else 0


class TakeTurn(Decision[State, Choice]):
    """AUR-05.2, AUR-D3  Scout or pass, and food and items around it. `acted`: that is done, only these are left."""

    rule = "AUR-05.2"
    timer = "turn"

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        options: list[Choice] = []
        active = in_zone(player, ACTIVE)
        if active and not self.acted:
            reach = strength(player)
            near = [slot for slot in range(SLOTS) if reach >= state.board.values[slot]]
            options += [SCOUT[slot] for slot in near if card_actions(state, seat, slot)]
            options += [REST_WITH[card] for card in active]
            if player.load[FOOD]:
                options += [BOOST[card] for card in active]
        else:
            options.append(END_TURN)
        if player.load[FOOD]:
            options += [FEED[card] for card in in_zone(player, EXHAUSTED)]
        options += playable(state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D3  Pass with the least skilled."""
        player = table.state.players[seat]
        active = [at for at in range(len(player.crew)) if player.zone[at] == ACTIVE]
        if not active or self.acted:
            return END_TURN
        return REST_WITH[player.crew[min(active, key=lambda at: skill_at(player, at))]]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        if isinstance(choice, Scout):
            state.outing = Outing(seat, choice.slot, [])
            table.then(PickTeam(seat))
        elif isinstance(choice, Rest):
            pass_with(table, seat, choice.card)
        elif isinstance(choice, Feed):
            feed(table, seat, choice.card)
            table.then(TakeTurn(seat, self.acted))
        elif isinstance(choice, Boost):
            boost(table, seat, choice.card)
            table.then(TakeTurn(seat, self.acted))
        elif isinstance(choice, UseItem):
            table.then(TakeTurn(seat, self.acted))
            play_item(table, seat, choice.kind)


def feed(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.4  From exhausted to rest, for one food."""
    spend(table, seat, FOOD, 1, "feed")
    move_survivor(table, seat, card, RESTING)


def boost(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.4  One more skill until the end of the turn: the food lies on the card."""
    state = table.state
    player = state.players[seat]
    player.load[FOOD] -= 1
    player.fed[player.crew.index(card)] += 1
    if not table.unheard():
        table.tell(events.Boosted(name_of(state, seat), NAMES[card]))


def pass_with(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.12  One survivor rests, and repairs up to as much as the skill."""
    player = table.state.players[seat]
    skill = skill_at(player, player.crew.index(card))
    table.tell(events.Passed(name_of(table.state, seat), NAMES[card]))
    move_survivor(table, seat, card, RESTING)
    table.then(Repair(seat, skill, False), Afterwards(seat))


class Afterwards(Step[State]):
    """AUR-R22  After scouting or passing there may still be food and items to use; who has neither is done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if not player.out and (player.items or can_eat(player)):
            table.then(TakeTurn(self.seat, True))


# -- the team (AUR-05.7) ---------------------------------------------------------------------------------


class PickTeam(Decision[State, Choice]):
    """AUR-05.7, AUR-D5  Who takes part, until their skills reach the slot's value; food may help them."""

    rule = "AUR-05.7"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        player = state.players[seat]
        outing = outing_of(state)
        options: list[Choice] = []
        if team_skill(player, outing.team) >= state.board.values[outing.slot]:
            options.append(GO)
        options += [SEND[card] for card in in_zone(player, ACTIVE) if card not in outing.team]
        if player.load[FOOD]:
            options += [BOOST[card] for card in outing.team]
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        state = table.state
        player = state.players[seat]
        options = self.options(table, seat)
        if options[0] is GO:
            return GO
        sent = [one for one in options if isinstance(one, Send)]
        return max(sent, key=lambda one: skill_at(player, player.crew.index(one.card))) if sent else options[0]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        outing = outing_of(state)
        if isinstance(choice, Send):
            outing.team.append(choice.card)
            table.then(PickTeam(seat))
        elif isinstance(choice, Boost):
            boost(table, seat, choice.card)
            table.then(PickTeam(seat))
        else:
            if not table.unheard():
                team = [NAMES[card] for card in outing.team]
                card = NAMES[state.zone[outing.slot]]
                table.tell(events.ScoutsSent(name_of(state, seat), card, outing.slot + 1, team))
            table.then(ActNow(seat), FinishOuting(seat))


def team_skill(player: Player, team: list[int]) -> int:
    return sum([skill_at(player, player.crew.index(card)) for card in team])


class ActNow(Decision[State, Choice]):
    """AUR-05.8, AUR-D6  The card's action and the slot's bonus, in either order; the bonus may be left."""

    rule = "AUR-05.8"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        outing = outing_of(state)
        options: list[Choice] = []
        if not outing.card_done:
            options += card_actions(state, seat, outing.slot)
        else:
            options.append(DONE)
        if not outing.bonus_done:
            options += bonus_options(table, seat)
        return options or [DONE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        state = table.state
        outing = outing_of(state)
        if isinstance(choice, Done):
            return
        if isinstance(choice, TakeBonus):
            outing.bonus_done = True
            if not table.unheard():
                table.tell(events.BonusTaken(name_of(state, seat), outing.slot + 1, choice.bonus))
            plan = table.game.plan(f"{state.board.name}_slot{outing.slot + 1}_{choice.bonus}")
            table.then_all([BeginAction(False), *plan.steps(seat), EndAction(), ActOn(seat)])
        else:
            table.then(ActOn(seat))
            do_card(table, seat, choice)


class ActOn(Step[State]):
    """AUR-08.4, AUR-08.5, AUR-R18  The other half, if anybody who took part is left alive to do it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        outing = table.state.outing
        if outing is None or not outing.team:
            return
        if not outing.card_done or (not outing.bonus_done and bonus_options(table, self.seat)):
            table.then(ActNow(self.seat))


class FinishOuting(Step[State]):
    """AUR-05.9  Participants are exhausted, the Leader only rests (AUR-11.4); their food goes back; gaps close."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        outing = outing_of(state)
        player = state.players[self.seat]
        for card in outing.team:
            at = player.crew.index(card)
            state.supply[FOOD] += player.fed[at]
            player.fed[at] = 0
            move_survivor(table, self.seat, card, RESTING if ABILITY[card] == LEADER else EXHAUSTED)
        state.outing = None
        table.then(Wither(self.seat), CloseUp(), Afterwards(self.seat))
