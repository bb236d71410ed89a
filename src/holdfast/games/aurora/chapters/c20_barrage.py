"""AUR-20, AUR-14.4  What hits several at once: sealed if more than one player is hit, opened in forward order."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import GIVES, NOWHERE, Blow, Give, deal, foreseen, land
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit, Standing
from holdfast.games.aurora.chapters.c08_contamination import Contaminate
from holdfast.games.aurora.chapters.c16_elimination import is_lost, leave_game
from holdfast.games.aurora.chapters.c23_suffering import AutomaSuffers
from holdfast.games.aurora.pieces import CELLS_OF, GOES_TO_ALL, NAMES, RESOURCES, TOKENS
from holdfast.games.aurora.queries import content_of, forward_order, is_automa, living, resources_of
from holdfast.games.aurora.state import Player, State
from holdfast.kernel.parts.plans import On, Operation
from holdfast.kernel.step import Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table

# -- one of two evils (AUR-D28) --------------------------------------------------------------------------

HURT, SICK, GIVE = range(3)


class Bear(Choice):
    """Take the damage, or the contamination."""

    def __init__(self, evil: int) -> None:
        super().__init__(("bear damage", "bear contamination")[evil])
        self.evil = evil


BEAR: Final = [Bear(HURT), Bear(SICK)]


class Evil:
    """One branch: so much damage in an area, contamination, or a resource of a kind (-1: any). Never changed."""

    def __init__(self, kind: int, n: int, what: int) -> None:
        self.kind = kind
        self.n = n
        self.what = what


class Either(Operation[State]):
    """AUR-R67  The owner picks one of the branches that can be carried out."""

    def __init__(self, place: str, evils: list[Evil]) -> None:
        self.place = place
        self.evils = evils

    def do(self, table: Table[State], by: Seat, on: On) -> None:
        table.then(ChooseEvil(by, self))


def gifts(player: Player, kind: int, frozen: bool) -> list[Give]:
    """AUR-D37  The resources that can be given; while the load is frozen also from which bay."""
    kinds = [one for one in resources_of(player) if kind < 0 or one == kind]
    if not frozen:
        return [GIVES[one][NOWHERE + 1] for one in kinds]
    found: list[Give] = []
    for one in kinds:
        for bay, card in enumerate(player.bays):
            if card >= 0 and any(content_of(player, bay, cell) == one for cell in range(len(CELLS_OF[card]))):
                found.append(GIVES[one][bay + 1])
    return found


class ChooseEvil(Decision[State, Bear | Give]):
    """AUR-R67  Which of the two?"""

    rule = "AUR-R67"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, either: Either) -> None:
        self.seat = seat
        self.place = either.place
        self._either = either

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = foreseen(table, seat)
        options: list[Choice] = []
        for evil in self._either.evils:
            if evil.kind == GIVE:
                options += gifts(player, evil.what, table.state.frozen)
            elif evil.kind == HURT or player.crew:
                options.append(BEAR[evil.kind])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D28  The cheaper: a resource; contamination only if nobody dies of it."""
        options = self.options(table, seat)
        player = foreseen(table, seat)
        for choice in options:
            if isinstance(choice, Give):
                return choice
        strong = any(one - ill > 1 for one, ill in zip(skills(player), player.ill, strict=True))
        for choice in options:
            if isinstance(choice, Bear) and (choice.evil == SICK) == strong:
                return choice
        return options[0]

    def take(self, table: Table[State], seat: Seat, choice: Bear | Give) -> None:
        if isinstance(choice, Give):
            deal(table, seat, choice)
            return
        for evil in self._either.evils:
            if evil.kind == choice.evil == HURT:
                table.then(Damage(seat, evil.n, evil.what))
            elif evil.kind == choice.evil == SICK:
                table.then(Contaminate(seat, evil.n, False))


def skills(player: Player) -> list[int]:
    from holdfast.games.aurora.pieces import SKILL  # read here alone

    return [SKILL[card] for card in player.crew]


class GiveOne(Decision[State, Give]):
    """AUR-D37  Which resource is given?"""

    rule = "AUR-19.1"
    automatic = True
    timer = "turn"

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*gifts(table.state.players[seat], self.kind, table.state.frozen)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        load = table.state.players[seat].load
        best = max(RESOURCES, key=lambda kind: load[kind])
        return next((one for one in self.options(table, seat) if one.text == f"give {TOKENS[best]}"), NO_GIFT)

    def take(self, table: Table[State], seat: Seat, choice: Give) -> None:
        deal(table, seat, choice)


NO_GIFT: Final = Choice("none")


# -- several at once -------------------------------------------------------------------------------------


class Barrage(Step[State]):
    """AUR-14.4, AUR-20.1  A plan for each of these seats, or so much damage for each in one area."""

    def __init__(
        self, targets: tuple[int, ...], plan: str, hits: tuple[int, ...] = (), area: int = 0, row: int = 0
    ) -> None:
        self.targets = targets
        self.plan = plan
        self.hits = hits
        self.area = area
        self.row = row
        """Where the hits fall on the Automa's board."""

    def run(self, table: Table[State]) -> None:
        people = [one for one in self.targets if not is_automa(table.state, one) and not table.state.players[one].out]
        if len(people) > 1:
            table.then(Struck(self))
            return
        for actor in reversed(self.targets):
            if is_automa(table.state, actor):
                hits = self.hits[self.targets.index(actor)] if self.hits else 0
                table.then(AutomaSuffers(self.plan, hits, self.row))
            else:
                table.then_all(self.steps(table, actor))

    def steps(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        """What happens to one seat."""
        if self.plan:
            steps = table.game.plan(self.plan).steps(seat)
        else:
            steps = [Damage(seat, self.hits[self.targets.index(seat)], self.area)]
        steps.append(Fit(seat))
        steps.append(Standing(seat))
        return [FitIfLoose(seat) if isinstance(step, Fit) else step for step in steps]


class FitIfLoose(Step[State]):
    """AUR-03.4  Outside shooting the load must fit again."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if not table.state.frozen:
            table.then(Fit(self.seat))


class Struck(Fork[State]):
    """AUR-R64  All who are hit answer at once, unseen; then it lands in forward order (AUR-R49)."""

    def __init__(self, barrage: Barrage) -> None:
        self.targets = barrage.targets
        self.plan = barrage.plan
        self.hits = barrage.hits
        self.area = barrage.area
        self._barrage = barrage

    def seats(self, table: Table[State]) -> list[Seat]:
        return [seat for seat in self.targets if not table.state.players[seat].out]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return self._barrage.steps(table, seat)

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        for seat in living(table.state):
            for blow in sealed.get(seat, []):
                if isinstance(blow, Blow):
                    land(table, seat, blow)
            if is_lost(table.state, seat):
                leave_game(table, seat)
            if table.result is not None:
                return


class HappenNow(Step[State]):
    """AUR-02.16  An event card strikes."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(events.EventStruck(NAMES[self.card]))
        if GOES_TO_ALL[self.card]:
            table.then(Barrage(tuple(forward_order(state)), NAMES[self.card]))
        else:
            order = forward_order(state)
            table.then(Barrage((order[-1],), NAMES[self.card]))
