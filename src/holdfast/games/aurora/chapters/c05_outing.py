"""AUR-05.7 to AUR-05.9  One scouting action: the team, the card's action, the slot's bonus, and what comes after."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_zone import CloseUp
from holdfast.games.aurora.chapters.c06_actions import BeginAction, EndAction, Gather, card_actions, do_card, outing_of
from holdfast.games.aurora.chapters.c07_bonuses import TakeBonus, bonus_options
from holdfast.games.aurora.chapters.c08_contamination import Wither
from holdfast.games.aurora.chapters.c10_repairs import DONE, Done
from holdfast.games.aurora.pieces import ABILITY, CARD_COUNT, FOOD, FUEL, LEADER, NAMES, PEOPLE
from holdfast.games.aurora.queries import in_zone, name_of, skill_at
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, RESTING, Player, State
from holdfast.games.aurora.verbs import block_tokens, move_survivor
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class OfSurvivor(Choice):
    """What is done with one survivor."""

    def __init__(self, word: str, card: int) -> None:
        super().__init__(f"{word} {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


class Boost(OfSurvivor):
    """Food for this active survivor: one more skill this turn."""


class Send(OfSurvivor):
    """This survivor takes part."""


class Go(Choice):
    """The team is complete."""


def for_people(make: Any) -> list[Any]:
    return [make(card) if card in PEOPLE else None for card in range(CARD_COUNT)]


BOOST: Final[list[Choice]] = for_people(lambda card: Boost("boost", card))
SEND: Final[list[Choice]] = for_people(lambda card: Send("send", card))
GO: Final = Go("go")


def boost(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-05.4  One more skill until the end of the turn: the food lies on the card."""
    state = table.state
    player = state.players[seat]
    player.load[FOOD] -= 1
    player.fed[player.crew.index(card)] += 1
    if not table.unheard():
        table.tell(events.Boosted(name_of(state, seat), NAMES[card]))


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
        """AUR-D6, AUR-D7, AUR-D14  The card first, by the block with more fuel; then only what is free and useful."""
        state = table.state
        outing = outing_of(state)
        options = self.options(table, seat)
        if outing.card_done:
            free = [one for one in options if isinstance(one, TakeBonus) and one.bonus in ("repair", "cleanse")]
            return free[0] if free else DONE
        sides = [one for one in options if isinstance(one, Gather) and not one.sort]
        return max(sides, key=lambda one: riches(state, outing.slot, one.right)) if sides else options[0]

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


def riches(state: State, slot: int, right: bool) -> tuple[int, int]:
    """How much fuel lies in a block, and how many tokens."""
    tokens = block_tokens((state.right if right else state.left)[slot])
    return tokens.count(FUEL), len(tokens)


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
        table.then(Wither(self.seat), CloseUp())
