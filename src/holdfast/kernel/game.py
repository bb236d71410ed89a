"""The contract between the kernel and a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.kernel.dice import Dice
from holdfast.kernel.errors import NoInstinct, Refusal, RulesError
from holdfast.kernel.orders import Order
from holdfast.kernel.parts.hands import Hands
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.parts.plans import Plan
from holdfast.kernel.policy import Policy
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Choice, Expiry, Seat
from holdfast.kernel.table import Table

S = TypeVar("S")

Value = str | int | bool


class TableOption:
    """One way in which a table can differ: its name, the values it may have, the usual one first, and its rule."""

    def __init__(self, name: str, values: list[Value], rule: str = "") -> None:
        self.name = name
        self.values = values
        self.rule = rule


class Timing:
    """Seconds for a question; `extend`: from each public change of it on, up to `cap` in all. 0 means no limit."""

    def __init__(self, length: float, extend: float = 0.0, cap: float = 0.0) -> None:
        self.length = length
        self.extend = extend
        self.cap = cap


COST: Final = "cost"
DANGER: Final = "danger"
MINE: Final = "mine"
LESSON: Final = "lesson"
"""The option that names a staged table; it stands in the header like any other, and no ordinary table has it."""


class Fact:
    """One thing that would follow from a choice: the name of a message, its arguments, and the rule behind it.

    `kind`: COST is what the choice takes, DANGER what one may regret, MINE what only the one who asks knows; anything
    else is just good to know.
    """

    def __init__(self, name: str, args: Mapping[str, Value | list[str]], rule: str = "", kind: str = "") -> None:
        self.name = name
        self.args = args
        self.rule = rule
        self.kind = kind


class Look:
    """The card of a piece: what it is called, and what there is to say of it at this table now."""

    def __init__(self, title: Fact, lines: list[Fact]) -> None:
        self.title = title
        self.lines = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One rulebook. Stateless: the same object serves every table.

    A game in the making needs `new_state`, `begin` and its views; what it leaves out has a usual answer, and what its
    folder says of it (`meta.toml`) it need not say again.
    """

    def __init__(self) -> None:
        self.slug = ""
        self.prefix = ""
        """What the ids of its rules begin with."""
        self.version = 1
        """Bumped by a change that alters any golden record."""
        self.fewest = 0
        self.most = 0
        self.options: list[TableOption] = []
        self.lessons: list[str] = []
        """The staged tables it teaches itself by."""
        self.whispers = False
        """Does the game live from words between two?"""
        self.sources = ""
        """A hash of the files of its folder."""

    def content_hash(self) -> str:
        """Which numbers and cards this is; where they lie among the rules, which rules."""
        return self.sources

    def inherited(self) -> list[TableOption]:
        """Options that nobody chooses: what a game leaves for the next one of the same people."""
        return []

    def leaves(self, table: Table[S]) -> dict[str, Value]:
        """What this game leaves for the next one of the same people, among the inherited options. Pure."""
        return {}

    def new_state(self, seats: int, options: dict[str, Value]) -> S:
        """An empty table, before anything is shuffled."""
        raise NotImplementedError

    def clone_state(self, state: S) -> S:
        """A copy that shares nothing that can change. Written out by hand, a state is copied many times quicker."""
        return deepcopy(state)

    def begin(self, table: Table[S]) -> None:
        """Set up: shuffle, deal, put the first steps on the agenda."""
        raise NotImplementedError

    def stage(self, table: Table[S], lesson: str) -> None:
        """Lay out the table of this lesson, in place of `begin`."""
        raise NotImplementedError

    def may_decide(self, table: Table[S], seat: Seat) -> bool:
        """Can this seat decide anything now?"""
        return True

    def standing(self, table: Table[S], seat: Seat, allowed: int) -> list[Choice]:
        """The rights of this seat among the allowed kinds. Pure."""
        return []

    def read(self, table: Table[S], seat: Seat, text: str, allowed: int) -> Choice | None:
        """A sentence that is understood without being listed (an offer), or None."""
        return None

    def plan(self, name: str) -> Plan[S]:
        """What the card, trigger or script of this name does, where a game's effects are data."""
        raise RulesError(f"{self.slug} has no effects in its content, so none is called “{name}”")

    def running_out(self, table: Table[S]) -> list[Expiry]:
        """What ends by itself if nobody ends it before, with the clock's word for each. Pure; for drivers only."""
        return []

    def forecast(self, table: Table[S], seat: Seat, choice: Choice) -> list[Fact]:
        """What would follow from this choice, as far as this seat can see. Pure."""
        return []

    def look(self, table: Table[S], seat: Seat | None, anchor: str) -> Look | None:
        """The card of the piece that the boards call so, from what this seat (None: a spectator) may know. Pure."""
        return None

    def why_not(self, table: Table[S], seat: Seat, anchor: str, hand: str) -> Fact | None:
        """Why the open question of this seat cannot be answered with this piece, where there is a reason. Pure.

        `hand`: the piece this seat has taken up already, of a choice that names several; often none.
        """
        return None

    def moments(self, table: Table[S], seat: Seat) -> list[Fact]:
        """What a newcomer in this seat should hear of now, beyond what question and events tell. Pure."""
        return []

    def public_view(self, table: Table[S]) -> Mapping[str, Any]:
        """What everybody may see, in sections that change for different reasons; built field by field; JSON-able.

        A dict whose shape is a `TypedDict` of the game's `shapes.py`; so is what only one seat sees.
        """
        raise NotImplementedError

    def own_view(self, table: Table[S], seat: Seat) -> Mapping[str, Any]:
        """What only this seat may see."""
        return {}

    def view(self, table: Table[S], seat: Seat | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see: the public sections, and its own as `me`."""
        return {**self.public_view(table), "me": None if seat is None else self.own_view(table, seat)}

    def may_talk(self, table: Table[S], seat: Seat) -> bool:
        """May this seat speak at the table now? In some games the dead are silent."""
        return True

    def sayable(self, table: Table[S], seat: Seat, place: str, named: dict[str, str]) -> list[str]:
        """What fits this place of a saying (`talk.toml`), by what the places before it name. Pure."""
        return []

    def check(self, table: Table[S], seat: Seat, saying: str, named: dict[str, str]) -> Fact | None:
        """How what somebody claims agrees with what this seat knows for sure, where it knows anything of it. Pure."""
        return None

    def hour(self, table: Table[S]) -> int:
        """When something is said, as people at the table count: the round, the day."""
        return 0

    def orders(self) -> list[Order[S]]:
        """The standing orders that people may give, besides the one to pass where nothing else can be said."""
        return []

    def timers(self) -> dict[str, dict[str, str]]:
        """Its timers by name: what each is for, in every language. For who sets up a table."""
        return {}

    def timing(self, timer: str, pace: str) -> Timing:
        """How long this question may take at this pace."""
        return Timing(0)

    def hands(self, state: S) -> list[Hands]:
        """All its secret cards, where they are nothing but stocks and hands: `hidden` and `redeal` follow from it."""
        return []

    def hidden(self, state: S) -> list[Knowledge]:
        """Everything that can lie face down, with who knows what of it."""
        return [hands.known for hands in self.hands(state)]

    def redeal(self, table: Table[S], seat: Seat | None, dice: Dice) -> None:
        """Deal anew, in place, what this seat (None: a spectator) cannot know; nothing, where nothing is hidden."""
        for hands in self.hands(table.state):
            hands.redeal(seat, dice)

    def policy(self) -> Policy[S]:
        """What good play looks like: for bots, hints and rollouts. Asked of imagined tables alone."""
        raise NoInstinct(self.slug)

    def contradictions(self, table: Table[S], seat: Seat | None) -> int:
        """How many truths that were told to this seat, and are no card at a place, this table breaks."""
        return 0


def checked_options(game: Game[Any], options: dict[str, Value]) -> dict[str, Value]:
    """The options with the usual values filled in, or a refusal that names what is possible."""
    known = {option.name: option for option in [*game.options, *game.inherited()]}
    for name, value in options.items():
        if name == LESSON and value in game.lessons:
            continue
        if name not in known:
            possible = ", ".join([option.name for option in game.options])
            args: dict[str, str | int] = {"option": name, "possible": possible}
            raise Refusal("unknown-option", f"{game.slug} has no option “{name}”. It has: {possible}.", "", args)
        values = known[name].values
        if not any(value == one and type(value) is type(one) for one in values):
            possible = ", ".join(str(one) for one in values)
            args = {"option": name, "value": str(value), "possible": possible}
            raise Refusal("bad-option", f"Option {name} cannot be “{value}”. It can be: {possible}.", "", args)
    checked = {option.name: options.get(option.name, option.values[0]) for option in game.options}
    for name in [LESSON, *(option.name for option in game.inherited())]:
        if name in options:
            checked[name] = options[name]
    return checked


def options_after(table: Table[Any], options: dict[str, Value]) -> dict[str, Value]:
    """The options of the next table of the same people: those of this one, with what this one leaves."""
    game: Game[Any] = table.game
    old = [option.name for option in game.inherited()]
    return {**{name: value for name, value in options.items() if name not in old}, **game.leaves(table)}


def new_table(game: Game[S], seats: int, options: dict[str, Value], key: bytes, listen: bool = False) -> Table[S]:
    """A table set up and settled down to its first question. `listen`: keep what is told meanwhile."""
    if not game.fewest <= seats <= game.most:
        args: dict[str, str | int] = {"game": game.slug, "seats": seats, "fewest": game.fewest, "most": game.most}
        text = f"{game.slug} is for {game.fewest} to {game.most} seats, not {seats}."
        raise Refusal("bad-seats", text, "", args)
    options = checked_options(game, options)
    table: Table[S] = Table(game, game.new_state(seats, options), seats, Dice(key))
    table.dice = table.dice.stream("table")
    if listen:
        table.heard = []
    if LESSON in options:
        game.stage(table, str(options[LESSON]))
    else:
        game.begin(table)
    settle(table)
    return table
