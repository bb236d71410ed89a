"""The forms in which every rule of every game is written.

Step        something that happens when it reaches the top of the agenda
└── Ask     a step that waits for answers
    ├── Decision   one seat decides
    └── Window     every eligible seat may act or pass; closes when all have passed since the last public act
Fork        a step that gives each seat a lane of its own: sealed until all are done, or open
└── Together       the sealed Fork of one question each

Steps, asks and choices are immutable: their fields are ids and numbers, never objects of the
state and never a secret (a sealed lane may hold its own seat's). So a clone shares them.
An Ask is made anew each time it is put on an agenda: its identity is the question's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from holdfast.kernel.table import Table

Seat = int

ALL: Final = -1
"""The audience of what everybody may know: every bit is set."""


def hears(audience: int, seat: Seat | None) -> bool:
    """Is this seat of the audience? A spectator (None) is of all, and of "all but these": both are negative masks."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)


OPEN: Final = "open"
COUNTED: Final = "counted"
VEILED: Final = "veiled"
"""The public face of an ask: others see who is asked; who has answered; only that the table waits."""

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One legal answer: an immutable value. `text` is its notation, unique among all a seat may say at one moment."""

    def __init__(self, text: str) -> None:
        self.text = text

    def anchors(self) -> list[str]:
        """Where on the board this choice can be clicked: all of it, so that no client needs to read the notation."""
        return []

    @property
    def act_name(self) -> str:
        """What kind of choice it is (`use-medkit`), where its class does not say so."""
        return ""

    @property
    def icon(self) -> str:
        """The name of its picture (`art/icons.svg`); a choice without one is words alone."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Right(Choice):
    """A choice that a seat may make unasked, while the open question allows it. Complete in one notation."""

    def exercise(self, table: Table[Any], seat: Seat) -> None:
        """Use the right. The open question stays and asks again afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Expiry:
    """Something that ends by itself when its time is up, beside the open question; `text` is the clock's word for it.

    `timer`: the name of the game's timer. `since`: the same word with another number is another thing. `known_to`: the
    seats that know of it, as a mask. `about`: what it is about, by the ids of their views.
    """

    def __init__(self, text: str, timer: str, since: int, known_to: int, about: list[str]) -> None:
        self.text = text
        self.timer = timer
        self.since = since
        self.known_to = known_to
        self.about = about

    def lapse(self, table: Table[Any]) -> None:
        """Its time is up."""
        raise NotImplementedError


class Pass(Choice):
    """Let it happen."""


PASS: Final = Pass("pass")
ONLY_PASS: Final[list[Choice]] = [PASS]
NO_CHOICES: Final[list[Choice]] = []
"""Lists of options are never changed by who gets them, so the commonest are made once."""

C = TypeVar("C", bound=Choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens when it reaches the top of the agenda."""

    def run(self, table: Table[S]) -> None:
        """Called with this step already popped: it may put itself, or others, on top."""
        raise NotImplementedError

    def is_plain(self) -> bool:
        """Does it just run? Asks and forks do not."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S], Generic[S, C]):
    """A step that waits while somebody it asks may decide."""

    def is_plain(self) -> bool:
        return False

    def name(self) -> str:
        """What the question is called."""
        return type(self).__name__

    @property
    def rule(self) -> str:
        """The rule that puts this question."""
        raise NotImplementedError

    def seats(self, table: Table[S]) -> list[Seat]:
        """Who is asked, on grounds that everybody can see."""
        raise NotImplementedError

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        """Every legal answer of this seat; never empty while it is asked. Pure."""
        raise NotImplementedError

    def take(self, table: Table[S], seat: Seat, choice: C) -> None:
        """The answer is given; this ask is already popped (a Window stays)."""
        raise NotImplementedError

    def default(self, table: Table[S], seat: Seat) -> Choice:
        """What happens for a seat that is absent: one of its options, from what it can see itself. Pure."""
        return self.options(table, seat)[0]

    def run(self, table: Table[S]) -> None:
        """Nobody is left to answer: the question lapses."""

    @property
    def allows(self) -> int:
        """The kinds of rights that may be used above this question (a mask the game defines)."""
        return 0

    @property
    def automatic(self) -> bool:
        """Is a lone option played without asking? Only where a spectator can tell that it is alone."""
        return False

    @property
    def even_out(self) -> bool:
        """May also seats decide that the game otherwise counts out?"""
        return False

    @property
    def face(self) -> str:
        """What others may see of the waiting: OPEN, COUNTED or VEILED."""
        return OPEN

    @property
    def fixed(self) -> bool:
        """Are live answers kept until the deadline, so that their time tells nothing?"""
        return False

    @property
    def held(self) -> list[str]:
        """Notations that are kept until the deadline even where the ask is not fixed."""
        return []

    @property
    def timer(self) -> str:
        """The name of the game's timer for this question."""
        return ""

    @property
    def continues(self) -> bool:
        """Has it only what is left of the time of the question just before, if that had the same timer?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Ask[S, C], Generic[S, C]):
    """One seat decides alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def who(self, table: Table[S]) -> Seat:
        """The seat that decides now; overridden where the question follows a leader."""
        return self.seat

    def seats(self, table: Table[S]) -> list[Seat]:
        return [self.who(table)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[S, C], Generic[S, C]):
    """Every eligible seat may act or pass. It closes when all have passed since the last public act."""

    face = VEILED

    def acts(self, table: Table[S], seat: Seat) -> list[Choice]:
        """What this seat may do besides passing."""
        return NO_CHOICES

    @final
    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        """The acts, and to pass, which comes last."""
        acts = self.acts(table, seat)
        return [*acts, PASS] if acts else ONLY_PASS

    def default(self, table: Table[S], seat: Seat) -> Choice:
        return PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork(Step[S], Generic[S]):
    """Each seat works down an agenda of its own, at its own pace; `join` when all are done."""

    def is_plain(self) -> bool:
        return False

    def seats(self, table: Table[S]) -> list[Seat]:
        """Who gets a lane."""
        raise NotImplementedError

    def lane(self, table: Table[S], seat: Seat) -> list[Step[Any]]:
        """This seat's own agenda, in reading order."""
        raise NotImplementedError

    def join(self, table: Table[S], sealed: dict[Seat, list[Choice]]) -> None:
        """All lanes are done. `sealed`: what each sealed, in seat order."""

    @property
    def is_sealed(self) -> bool:
        """Does a lane write nothing but its own results until all are done?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Fork[S], Generic[S, C]):
    """All answer one question each, sealed; then all is revealed at once. Arrival order leaves no trace."""

    @property
    def rule(self) -> str:
        """The rule that puts this question."""
        raise NotImplementedError

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        """Every legal answer of this seat. Pure."""
        raise NotImplementedError

    def default(self, table: Table[S], seat: Seat) -> Choice:
        """The answer of an absent seat. Pure."""
        return self.options(table, seat)[0]

    def reveal(self, table: Table[S], answers: dict[Seat, C]) -> None:
        """All have answered; `answers` in seat order."""
        raise NotImplementedError

    @property
    def face(self) -> str:
        """VEILED where even who has answered must stay unknown, else COUNTED."""
        return COUNTED

    @property
    def fixed(self) -> bool:
        """Are live answers kept until the deadline?"""
        return False

    @property
    def timer(self) -> str:
        """The name of the game's timer for this question."""
        return ""

    def lane(self, table: Table[S], seat: Seat) -> list[Step[Any]]:
        return [SealedAnswer(self, seat)]

    def join(self, table: Table[S], sealed: dict[Seat, list[Choice]]) -> None:
        answers: dict[Seat, Any] = {seat: choices[0] for seat, choices in sealed.items() if choices}
        self.reveal(table, answers)


class SealedAnswer(Decision[S, Choice], Generic[S]):
    """One seat's part of a Together."""

    def __init__(self, together: Together[S, Any], seat: Seat) -> None:
        self.together = together
        self.seat = seat

    def name(self) -> str:
        return type(self.together).__name__

    @property
    def rule(self) -> str:
        return self.together.rule

    def options(self, table: Table[S], seat: Seat) -> list[Choice]:
        return self.together.options(table, seat)

    def default(self, table: Table[S], seat: Seat) -> Choice:
        return self.together.default(table, seat)

    def take(self, table: Table[S], seat: Seat, choice: Choice) -> None:
        table.seal(choice)

    @property
    def face(self) -> str:
        return self.together.face

    @property
    def fixed(self) -> bool:
        return self.together.fixed

    @property
    def timer(self) -> str:
        return self.together.timer
