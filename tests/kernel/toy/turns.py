"""TOY-8  Turns: one deed, a torch, supper."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.step import PASS, VEILED, Choice, Fork, Seat, Step, Window
from holdfast.kernel.table import Table
from kernel.toy.rights import SHOWING, TRADING, show
from kernel.toy.state import KIND_OF, KINDS, SHIELD, TEAM_OF, TORCH, State, find, is_out, kinds_in, playing, told
from kernel.toy.verbs import Question, Say, discard, put_under
from kernel.toy.wounds import TurnEnd, Wound


class Turn(Step[State]):
    """TOY-8  One deed, a torch, supper. Who is out is passed over."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if not is_out(table.state, self.seat):
            table.state.turn = self.seat
            table.then(Deed(self.seat), Torch(self.seat), Supper(self.seat), TurnEnd())


class Deed(Question):
    """TOY-9  Wait, hit, ask, feast or scheme. Showing and trading are free until then."""

    allows = SHOWING | TRADING

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        others = [str(other) for other in playing(table.state) if other != seat]
        options: list[Choice] = [Say("wait")]
        options += [Say("hit", other) for other in others] + [Say("ask", other) for other in others]
        camper = table.state.campers[seat]
        return options + [Say("feast")] * bool(camper.food) + [Say("scheme")] * bool(camper.hand)

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        match choice.verb:
            case "hit":
                target = int(choice.what)
                table.state.blocked = False
                table.tell(told("struck out", seat=seat, at=target))
                table.then(BeforeHit(seat, target), Hit(seat, target), Retort(target))
            case "ask":
                ask_team(table, seat, int(choice.what))
            case "feast":
                table.then(Feast(seat, []))
            case "scheme":
                table.then(Scheme(seat))


def ask_team(table: Table[State], seat: Seat, other: Seat) -> None:
    """TOY-10  All learn whether two are of one team, but not of which: a truth that is no card at a place."""
    teams = table.state.teams
    same = TEAM_OF[teams[seat]] == TEAM_OF[teams[other]]
    table.state.pairs.append((seat, other, same))
    table.tell(told("compared", seats=[seat, other], same=same))
    table.reveal()


class Feast(Question):
    """TOY-11  A sentence: `feed 0`, `feed 2`, … in seat order, then `confirm`. Only that feeds anybody; all hear it."""

    def __init__(self, seat: Seat, draft: list[Seat]) -> None:
        self.seat = seat
        self.draft = draft

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        first = self.draft[-1] if self.draft else 0
        can_feed = len(self.draft) < table.state.campers[seat].food
        fed = [other for other in playing(table.state) if other >= first] if can_feed else []
        return [Say("confirm"), *(Say("feed", str(other)) for other in fed)]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "feed":
            table.tell(told("would feed", seat=seat, whom=int(choice.what)))
            table.then(Feast(seat, [*self.draft, int(choice.what)]))
            return
        for other in self.draft:
            table.state.campers[seat].food -= 1
            table.state.campers[other].food += 1
        table.tell(told("feast", seat=seat, fed=self.draft))


class Scheme(Fork[State]):
    """TOY-12  A private draft: which cards go under the deck. The others learn how many, at the end."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, table: Table[State]) -> list[Seat]:
        return [self.seat]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Stash(seat, [])]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        state = table.state
        hand = state.campers[self.seat].hand
        stashed: list[int] = []
        for word in sealed[self.seat]:
            card = find(hand, KINDS.index(word.what)) if isinstance(word, Say) else -1
            state.known.leaves(card, hand, 1 << self.seat, 1 << self.seat)
            hand.remove(card)
            stashed.append(card)
        put_under(table, stashed)
        table.tell(told("schemed", seat=self.seat, cards=len(stashed)))


class Stash(Question):
    """TOY-12  One card after another, kind by kind: each set has one spelling. A sealed lane may hold secrets."""

    face = VEILED

    def __init__(self, seat: Seat, draft: list[int]) -> None:
        self.seat = seat
        self.draft = draft

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        hand = [KIND_OF[card] for card in table.state.campers[seat].hand]
        first = self.draft[-1] if self.draft else 0
        kinds = [kind for kind in range(first, len(KINDS)) if hand.count(kind) > self.draft.count(kind)]
        return [Say("done"), *(Say("stash", KINDS[kind]) for kind in kinds)]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "stash":
            table.seal(choice)
            table.then(Stash(seat, [*self.draft, KINDS.index(choice.what)]))


class Torch(Question):
    """TOY-13  Who holds a torch may show it for food. All are asked: a pause tells nothing."""

    allows = SHOWING

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        holds = find(table.state.campers[seat].hand, TORCH) >= 0
        return [Say("dark"), *([Say("show", "torch")] if holds else [])]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        if choice.verb == "show":
            show(table, seat, TORCH)
            table.state.campers[seat].food += 1


class Supper(Question):
    """TOY-14  Burn an open card for food, or keep them. With none to burn there is nothing to ask."""

    automatic = True

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("keep"), *(Say("burn", KINDS[kind]) for kind in kinds_in(table.state.campers[seat].shown))]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        camper = table.state.campers[seat]
        if choice.verb == "burn":
            card = find(camper.shown, KINDS.index(choice.what))
            camper.shown.remove(card)
            table.state.discard.append(card)
            camper.food += 1
            table.tell(told("burnt", seat=seat, card=choice.what))


class BeforeHit(Window[State, Say]):
    """TOY-15  Before a hit the target may block, all may shout (public) or listen to the hitter (private)."""

    rule = "TOY-15"
    allows = SHOWING

    def __init__(self, by: Seat, target: Seat) -> None:
        self.by = by
        self.target = target

    def seats(self, table: Table[State]) -> list[Seat]:
        return playing(table.state)

    def acts(self, table: Table[State], seat: Seat) -> list[Choice]:
        camper = table.state.campers[seat]
        acts: list[Choice] = [Say("block")] if self.may_block(table, seat) else []
        acts += [Say("shout")] * bool(camper.food)
        return acts + [Say("listen")] * (not camper.listened and seat != self.by)

    def may_block(self, table: Table[State], seat: Seat) -> bool:
        """TOY-15  Only the target, once, with a shield."""
        state = table.state
        return seat == self.target and not state.blocked and find(state.campers[seat].hand, SHIELD) >= 0

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return Say("block") if self.may_block(table, seat) else PASS

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        state = table.state
        match choice.verb:
            case "block":
                discard(state, seat, SHIELD)
                state.blocked = True
                table.tell(told("blocked", seat=seat))
            case "shout":
                state.campers[seat].food -= 1
                table.tell(told("shouted", seat=seat))
            case "listen":
                state.campers[seat].listened = True
                state.teams_known.look([state.teams[self.by]], 1 << seat)
                table.tell(told("listened", team=TEAM_OF[state.teams[self.by]]), 1 << seat)


class Hit(Step[State]):
    """TOY-16  Unless it was blocked, a hit wounds; a shown torch burns the hitter as well."""

    def __init__(self, by: Seat, target: Seat) -> None:
        self.by = by
        self.target = target

    def run(self, table: Table[State]) -> None:
        if not table.state.blocked:
            burns = table.state.torches_burn and find(table.state.campers[self.target].shown, TORCH) >= 0
            table.then(Wound(self.target), *([Wound(self.by)] if burns else []))


class Retort(Question):
    """TOY-17  Who was hit may curse, which all hear. It lapses for who is out."""

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("forgive"), Say("curse")]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        table.tell(told(choice.verb, seat=seat))
