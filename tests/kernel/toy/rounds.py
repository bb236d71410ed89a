"""TOY-1  Rounds: what all do at once, and the leader's word."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.step import VEILED, Choice, Fork, Seat, Step, Together
from holdfast.kernel.table import Table
from kernel.toy.rights import SHOWING
from kernel.toy.state import KIND_OF, KINDS, NUT, OFFERS, State, leader_of, playing, told
from kernel.toy.turns import Turn
from kernel.toy.verbs import Question, Say, discard, draw, end, put_under
from kernel.toy.wounds import Wound

ROUNDS = 2


class Round(Step[State]):
    """TOY-1  Forage, bid, plan, accuse, then a turn each."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.round += 1
        if state.round > ROUNDS:
            end(table)
            return
        for camper in state.campers:
            camper.offers_left = OFFERS
        table.tell(told("round began", round=state.round))
        turns = [Turn(seat) for seat in playing(state)]
        table.then(Forage(), Bids(), Plans(), Verdict(), LeadersWord(0), *turns, Round())


class Forage(Fork[State]):
    """TOY-2  All forage at once, each at their own pace, from one deck."""

    is_sealed = False

    def seats(self, table: Table[State]) -> list[Seat]:
        return playing(table.state)

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Dig(seat, 2)]


class Dig(Question):
    """TOY-3  Dig for food with one's own luck, or draw from the deck that all share."""

    allows = SHOWING

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("stop"), Say("dig"), *([Say("draw")] if table.state.deck else [])]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "dig":
            found = table.dice.below(2)
            table.state.campers[seat].food += found
            table.tell(told("dug", seat=seat, found=found))
        elif choice.verb == "draw":
            draw(table, seat)
        if choice.verb != "stop" and self.left > 1:
            table.then(Dig(seat, self.left - 1))


class Bids(Together[State, Say]):
    """TOY-4  Sealed bids of food; the highest pays and leads."""

    rule = "TOY-4"

    def seats(self, table: Table[State]) -> list[Seat]:
        return playing(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("bid", str(food)) for food in range(min(2, table.state.campers[seat].food) + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return Say("bid", "0")

    def reveal(self, table: Table[State], answers: dict[Seat, Say]) -> None:
        bids = {seat: int(bid.what) for seat, bid in answers.items()}
        table.tell(told("bids", bids=list(bids.values())))
        table.state.leader = max(bids, key=lambda seat: bids[seat])
        table.state.campers[table.state.leader].food -= max(bids.values())


class Plans(Fork[State]):
    """TOY-5  Secret plans of one or two words, carried out in seat order."""

    def seats(self, table: Table[State]) -> list[Seat]:
        return playing(table.state)[::-1]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Aim(seat)]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        state = table.state
        for seat, words in sealed.items():
            nuts = int(words[1].what) if len(words) > 1 and isinstance(words[1], Say) else 0
            for _ in range(nuts):
                discard(state, seat, NUT)
            state.campers[seat].food += 2 * nuts
            table.tell(told("plan", seat=seat, nuts=nuts))


class Aim(Question):
    """TOY-5  South needs no load."""

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("south"), Say("north")]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        table.seal(choice)
        if choice.verb == "north":
            table.then(Load(seat))


class Load(Question):
    """TOY-5  So many of one's nuts; asked also of who has none."""

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        nuts = sum(KIND_OF[card] == NUT for card in table.state.campers[seat].hand)
        return [Say("load", str(load)) for load in range(nuts + 1)]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        table.seal(choice)


class Verdict(Together[State, Say]):
    """TOY-6  All point at once; whom most point at is wounded, and nobody learns who pointed."""

    rule = "TOY-6"
    face = VEILED
    fixed = True

    def seats(self, table: Table[State]) -> list[Seat]:
        return playing(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("spare"), *(Say("accuse", str(other)) for other in playing(table.state) if other != seat)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return Say("spare")

    def reveal(self, table: Table[State], answers: dict[Seat, Say]) -> None:
        votes = [0] * table.seats
        for answer in answers.values():
            if answer.verb == "accuse":
                votes[int(answer.what)] += 1
        table.tell(told("votes", votes=votes))
        if max(votes) and votes.count(max(votes)) == 1:
            table.then(Wound(votes.index(max(votes))))


class LeadersWord(Question):
    """TOY-7  The leader decides; if that camper is out or its person away, the next one does."""

    def who(self, table: Table[State]) -> Seat:
        return leader_of(table)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("march"), Say("rest"), *([Say("scout")] if len(table.state.deck) > 1 else [])]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        state = table.state
        table.tell(told("led", seat=seat, word=choice.verb))
        if choice.verb == "rest":
            for camper in state.campers:
                camper.food += 1
        elif choice.verb == "scout":
            seen = [state.deck.pop(), state.deck.pop()]
            state.known.look(seen, 1 << seat)
            table.tell(told("saw", cards=[KINDS[KIND_OF[card]] for card in seen]), 1 << seat)
            put_under(table, seen)
