"""Standing orders, and questions that ask nothing: what is answered for a person, so that nobody clicks in vain. K18

At a table with one person there is nobody to hide from: there it is done at once. Among people it is done at the end of
a question of fixed length, elsewhere after the same while for all: so nothing tells who could have done otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import LESSON
from holdfast.kernel.orders import Order
from holdfast.kernel.play import options, question, rights, top
from holdfast.kernel.step import PASS, Ask, Choice, Seat
from holdfast.kernel.table import Table
from holdfast.locale.phrase import of_ask, of_choice
from holdfast.server import wire
from holdfast.server.errors import refusal
from holdfast.server.match.alarm import Alarm
from holdfast.server.match.asks import text
from holdfast.server.socket.connection import Connection

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

AFTER = 3.0
"""Seconds after which a standing order answers, for everybody."""
BY_ITSELF = ""
"""Instead of an order, where there was nothing to choose."""


class OnlyPass(Order[Any]):
    """Pass for me when I can only pass."""

    def answer(self, table: Table[Any], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        offered = options(table, seat)
        return PASS if len(offered) == 1 and offered[0] is PASS else None


ONLY_PASS: Final = OnlyPass("pass", "", [])

Word = tuple[str, Choice]
"""The order, and what it says."""


class Orders:
    """Of one match: who gave which, and what they answer now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: list[Order[Any]] = [ONLY_PASS, *match.game.orders()]
        self.given: dict[str, list[str]] = {}
        """By person."""
        self.answered: dict[str, wire.Answered] = {}
        """By person: the last that was answered for them."""
        self._asked_since: dict[Seat, tuple[tuple[object, ...], float]] = {}
        self._by_hand: dict[Seat, int] = {}
        """Questions that somebody came back to by taking back: those they answer themselves."""
        self._alarm = Alarm()

    def are_any(self) -> bool:
        return bool(self.given) or bool(self.answered)

    # -- giving them ----------------------------------------------------------------------

    async def give(self, connection: Connection, name: str, on: bool) -> None:
        """One order more, or one less; on the disk, and shown to nobody else."""
        match = self.match
        async with match.mailbox:
            match.speaker(connection)
            order = next((one for one in self.known if one.name == name), None)
            if order is None:
                raise refusal("unknown-order", possible=", ".join(one.name for one in self.known))
            dropped = [name, *order.instead_of] if on else [name]
            kept = [one for one in self.given.get(connection.person, []) if one not in dropped]
            mine = [*kept, name] if on else kept
            await match.store.set_orders(match.row.id, connection.person, mine)
            self.given[connection.person] = mine
            match.publish()

    def forget(self, person: str) -> None:
        self.given.pop(person, None)
        self.answered.pop(person, None)

    def spare(self, seat: Seat) -> None:
        """Who takes back wants to answer themselves."""
        if self.match.sitting is not None:
            self._by_hand[seat] = self.match.sitting.numbers[seat]

    # -- what they say --------------------------------------------------------------------

    def word_for(self, seat: Seat) -> Word | None:
        """What is answered for this person now, if anything is."""
        match, sitting = self.match, self.match.sitting
        person = match.chairs[seat].person
        mine = self.given.get(person)
        # At a lesson the script answers for the learner, once there is nothing to tell of it.
        is_alone = match.players() == [seat] and LESSON not in match.row.options
        if sitting is None or not (mine or is_alone) or seat not in match.players():
            return None
        table = sitting.table
        ask = question(table, seat)
        if ask is None or self._by_hand.get(seat) == sitting.numbers[seat]:
            return None
        offered = options(table, seat)
        if is_alone and len(offered) == 1 and not rights(table, seat):
            return BY_ITSELF, offered[0]
        for order in self.known:
            choice = order.answer(table, seat, ask) if mine and order.name in mine else None
            if choice is not None and any(one.text == choice.text for one in offered):
                return order.name, choice
        return None

    def words_at_the_end(self, seat: Seat) -> list[str]:
        """When the time of a question is up: what its standing order says for this seat."""
        found = self.word_for(seat)
        if found is None:
            return []
        self._note(seat, *found)
        return [found[1].text]

    def _note(self, seat: Seat, order: str, choice: Choice) -> None:
        """Told to this person alone, with the next showing."""
        match, sitting = self.match, self.match.sitting
        assert sitting is not None
        ask = question(sitting.table, seat)
        assert ask is not None
        game, view, person = sitting.game.slug, sitting.view(seat), match.chairs[seat].person
        before = self.answered.get(person)
        title, _ = of_ask(game, ask, view)
        said = text(of_choice(game, choice, ask.name(), view))
        self.answered[person] = wire.Answered(1 if before is None else before.n + 1, text(title), said, order)

    # -- saying it ------------------------------------------------------------------------

    def look(self) -> None:
        """Something changed: set the alarm for what is to be answered first."""
        self._alarm.stop()
        match = self.match
        if match.sitting is None or match.row.status != "playing" or match.timekeeper.holds_answers():
            return
        waits = [self._left(seat) for seat in self._seats()]
        if waits:
            self._alarm.set(lambda: min([self._left(seat) for seat in self._seats()], default=0.0), self._ring)

    def _seats(self) -> list[Seat]:
        """For whom something is answered now."""
        people = self.match.players()
        if len(people) != 1 and not any(self.given.values()):
            return []
        return [seat for seat in people if seat not in self.match.held and self.word_for(seat) is not None]

    def _left(self, seat: Seat) -> float:
        """Seconds until this seat's question is answered. Nothing that others keep to themselves changes them."""
        match, sitting = self.match, self.match.sitting
        if sitting is None or len(match.players()) == 1:
            return 0.0
        now = match.clock.now()
        key = (type(top(sitting.table)), sitting.table.told_all, sitting.numbers[seat])
        before = self._asked_since.get(seat)
        if before is None or before[0] != key:
            before = self._asked_since[seat] = (key, now)
        return before[1] + AFTER - now

    def _ring(self) -> None:
        self.match.spawn(self.ring())

    async def ring(self) -> None:
        """Answer for all whose time it is, one after the other."""
        match = self.match
        async with match.mailbox:
            for seat in range(match.row.seats):
                if match.row.status != "playing" or seat not in self._seats() or self._left(seat) > 0.0:
                    continue
                found = self.word_for(seat)
                before = dict(self.answered)
                if found is None or match.sitting is None:
                    continue
                self._note(seat, *found)
                try:
                    await match.say_now(seat, [found[1].text], None)
                except Refusal:
                    self.answered = before
                    self._alarm.ring_again(self._ring)
                    return

    def stop(self) -> None:
        self._alarm.stop()
