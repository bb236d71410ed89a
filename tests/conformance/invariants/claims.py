"""What a game says of itself, for the suite to hold it to."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.event import Event
from holdfast.kernel.game import Value
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table


class Claims:
    """Override what applies; a game without claims passes them all."""

    shared: tuple[str, ...] = ()
    """Fields that clones share because they never change, as `Class.field`."""
    unchanging: tuple[type, ...] = ()
    """Classes of the state whose objects never change, so that clones share them."""
    scopes: tuple[type[Step[Any]], ...] = ()
    """Steps that are left by `table.leave`."""
    tables: tuple[tuple[int, dict[str, Value]], ...] = ()
    """Seats and options of the tables to be played, unless the run is thorough: for a game of very many ways."""
    sizes: tuple[int, ...] = ()
    """Numbers of seats that are played with the usual options; of a game that names none, a few."""
    turns = 1
    """How often each case is played: more for short games."""
    most_options = 64
    """K10, or the number the ledger gives."""
    most_lines = 3000
    """No play is longer, whatever is said."""
    idle_lines = 1000
    """No play in which nobody says anything has more deadlines."""

    def stride(self, seats: int) -> int:
        """So much rarer are moments looked at than usual, where plays with so many seats are so much longer."""
        return 1

    def clock(self, table: Table[Any]) -> int:
        """One line in so many, on average, is the clock's at such a moment, if that has a deadline; 0: as usual."""
        return 0

    def watch(self) -> Watch:
        """Somebody who looks at every moment of one play."""
        return Watch()

    def piles(self, state: Any) -> list[list[list[int]]]:
        """For each Knowledge of `game.hidden`, the piles in which its cards lie face down."""
        return []

    def names_cards(self, state: Any) -> bool:
        """Does anything besides the piles name their cards now, such as a trade on offer?"""
        return False

    def disclosed(self, table: Table[Any], seat: Seat) -> Any:
        """What, besides cards known and truths told, a seat may learn secrets from: whatever changes when it does."""
        return None

    def kill(self, table: Table[Any], seat: Seat) -> None:
        """A debug verb: this seat can decide nothing any more. The table is settled afterwards."""
        raise NotImplementedError

    def may_kill(self, table: Table[Any], seat: Seat) -> bool:
        """Is there somebody left if this seat is killed?"""
        return False

    def is_shared(self, text: str) -> bool:
        """Do these words, in an open lane, touch what lanes share?"""
        return False

    def extra_words(self, table: Table[Any], seat: Seat) -> list[str]:
        """Sentences that could be said though no list has them; any of them may be refused."""
        return []


class Unsaid(Claims):
    """A game that says nothing of itself may be short: it is played several times, so that enough moments are seen."""

    turns = 3


class Watch:
    """Checks one play: `see` at every moment, also of tables imagined from it; `follow` from one to the next."""

    def see(self, table: Table[Any]) -> None:
        """What holds at any moment."""

    def follow(self, table: Table[Any], told: list[Event]) -> None:
        """What holds between the last moment followed and this one; `told`: everything told meanwhile, to anybody."""
