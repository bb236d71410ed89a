"""Somebody at the table who only listens: what is told is enough to know everything that lies there openly."""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from typing import Any

from holdfast.games.aurora import events
from holdfast.kernel.event import Event


class Convoy:
    """What a spectator knows of one actor."""

    def __init__(self, seat: dict[str, Any]) -> None:
        self.space = seat["space"]
        self.fame = seat["fame"]
        self.items = seat["items"]
        self.load = Counter(seat["load"])
        self.zones = {one["survivor"]: one["zone"] for one in seat["crew"]}
        self.ill = {one["survivor"]: one["contamination"] for one in seat["crew"]}
        self.cards = Counter(one["card"] for one in seat["convoy"])
        self.damage = damage_of(seat)

    def as_shown(self) -> dict[str, Any]:
        return {
            "space": self.space,
            "fame": self.fame,
            "items": self.items,
            "load": +self.load,
            "zones": self.zones,
            "ill": self.ill,
            "cards": +self.cards,
            "damage": +self.damage,
        }


def damage_of(seat: dict[str, Any]) -> Counter[tuple[str, str]]:
    return Counter((one["card"], cell["kind"]) for one in seat["convoy"] for cell in one["cells"] if cell["damaged"])


class Spectator:
    """Begins with the table as it was set up, and then only listens."""

    def __init__(self, view: Any) -> None:
        self.seats = {seat["who"]: Convoy(seat) for seat in view["seats"]}
        self.out: set[str] = set()
        self.table = {key: view["table"][key] for key in ("round", "order", "aurora", "area", "outcome_discard")}
        self.counters = {one["space"]: one["counter"] for one in view["road"]["counters"]}
        self.closed = {one["shortcut"] for one in view["road"]["shortcuts"] if one["closed"]}
        self.mines = Counter(one["road"] for one in view["road"]["mines"])
        self.revealed = {one["card"] for one in view["zone"]}
        self.struck = {card for card in view["table"]["discard"] if card.startswith("event")}
        self.enemies: dict[str, list[int]] = {}
        self.rival = None if view["automa"] is None else dict(view["automa"])
        self.phase = "scouting"
        self.is_shuffled = False
        self.jams = 0

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """What is not listed here changes nothing that lies on the table."""

    # -- the table -----------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.RoundBegan) -> None:
        self.table["round"] = event.round

    @hear.register
    def _(self, event: events.PhaseBegan) -> None:
        order = ["scouting", "rest", "movement", "shooting", "round_end"]
        assert order.index(event.phase) == (order.index(self.phase) + 1) % 5 or self.table["round"] == 1
        self.phase = event.phase

    @hear.register
    def _(self, event: events.OrderSet) -> None:
        self.table["order"] = event.order

    @hear.register
    def _(self, event: events.AuroraMoved) -> None:
        self.table["aurora"] = event.space
        if self.rival is not None and self.rival["column"] < 6:
            self.rival["column"] += 1
            self.rival["grid"][0][self.rival["column"] - 1] = False

    @hear.register
    def _(self, event: events.OutcomesShuffled) -> None:
        """The last card of the deck is told next, and is shuffled with the others."""
        self.is_shuffled = True

    @hear.register
    def _(self, event: events.OutcomeRevealed) -> None:
        self.table["area"] = event.area
        self.table["outcome_discard"] = [] if self.is_shuffled else [*self.table["outcome_discard"], event.outcome]
        self.is_shuffled = False

    @hear.register
    def _(self, event: events.CardRevealed) -> None:
        self.revealed.add(event.card)

    @hear.register
    def _(self, event: events.EventStruck) -> None:
        self.struck.add(event.card)

    @hear.register
    def _(self, event: events.RoadClosed) -> None:
        self.closed.add(event.shortcut)

    @hear.register
    def _(self, event: events.MineLaid) -> None:
        self.mines[event.road] += 1

    @hear.register
    def _(self, event: events.MineBlew) -> None:
        self.mines[event.road] -= 1

    @hear.register
    def _(self, event: events.CounterTaken) -> None:
        assert self.counters.pop(self.space_of(event.who)) == event.counter

    def space_of(self, who: str) -> int:
        return int(self.rival["space"] if who == "automa" and self.rival is not None else self.seats[who].space)

    @hear.register
    def _(self, event: events.Drove) -> None:
        assert self.space_of(event.who) == event.start
        if event.who == "automa":
            assert self.rival is not None
            self.rival["space"] = event.space
        else:
            self.seats[event.who].space = event.space

    # -- what everybody has ----------------------------------------------------------------------------

    def change(self, who: str, token: str, n: int) -> None:
        if who != "automa":
            self.seats[who].load[token] += n
        elif self.rival is not None:
            self.rival["survivors" if token == "survivor" else token] += n

    @hear.register
    def _(self, event: events.Gained) -> None:
        self.change(event.who, event.token, event.n)

    @hear.register
    def _(self, event: events.Spent) -> None:
        self.change(event.who, event.token, -event.n)

    @hear.register
    def _(self, event: events.SetOff) -> None:
        if event.who == "automa" and self.rival is not None:
            self.rival["fuel"] = 0

    @hear.register
    def _(self, event: events.TokenLost) -> None:
        self.change(event.who, event.token, -1)

    @hear.register
    def _(self, event: events.Boosted) -> None:
        self.change(event.who, "food", -1)

    @hear.register
    def _(self, event: events.Gathered) -> None:
        for token in event.tokens if event.who != "automa" else []:
            if token != "item":
                self.change(event.who, token, 1)

    @hear.register
    def _(self, event: events.Bartered) -> None:
        self.change(event.who, event.given, -1)
        self.change(event.who, event.taken, 1)

    @hear.register
    def _(self, event: events.FameChanged) -> None:
        if event.who == "automa" and self.rival is not None:
            self.rival["fame"] += event.change
        else:
            self.seats[event.who].fame += event.change

    @hear.register
    def _(self, event: events.ItemDrawn) -> None:
        self.change_items(event.who, 1)

    @hear.register
    def _(self, event: events.ItemUsed) -> None:
        self.change_items(event.who, -1)

    @hear.register
    def _(self, event: events.ItemDiscarded) -> None:
        self.change_items(event.who, -1)

    def change_items(self, who: str, n: int) -> None:
        if who == "automa" and self.rival is not None:
            self.rival["items"] += n
        else:
            self.seats[who].items += n

    # -- crews -----------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.Recruited) -> None:
        self.seats[event.who].zones[event.survivor] = "rest"
        self.seats[event.who].ill[event.survivor] = 0
        self.change(event.who, "survivor", 1)

    @hear.register
    def _(self, event: events.SurvivorMoved) -> None:
        assert event.survivor in self.seats[event.who].zones
        self.seats[event.who].zones[event.survivor] = event.zone

    @hear.register
    def _(self, event: events.Rested) -> None:
        zones = self.seats[event.who].zones
        for survivor, zone in zones.items():
            zones[survivor] = "rest" if zone == "exhausted" else "active"

    @hear.register
    def _(self, event: events.Contaminated) -> None:
        if event.who == "automa" and self.rival is not None:
            self.rival["survivors"] -= 1
            self.rival["contaminated"] += 1
        else:
            self.seats[event.who].ill[event.survivor] += 1

    @hear.register
    def _(self, event: events.Cleansed) -> None:
        if event.who == "automa" and self.rival is not None:
            self.rival["survivors"] += 1
            self.rival["contaminated"] -= 1
        else:
            self.seats[event.who].ill[event.survivor] -= 1

    @hear.register
    def _(self, event: events.SurvivorLost) -> None:
        if event.who == "automa" and self.rival is not None:
            self.rival["contaminated"] -= 1
            return
        del self.seats[event.who].zones[event.survivor], self.seats[event.who].ill[event.survivor]
        self.seats[event.who].load["survivor"] -= event.died

    @hear.register
    def _(self, event: events.Eliminated) -> None:
        self.out.add(event.who)
        self.table["order"] = [who for who in self.table["order"] if who != event.who]

    # -- convoys ---------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.Installed) -> None:
        self.seats[event.who].cards[event.card] += 1
        if event.old:
            self.drop_card(event.who, event.old)

    @hear.register
    def _(self, event: events.LeftBehind) -> None:
        for card in event.cards:
            self.drop_card(event.who, card)

    def drop_card(self, who: str, card: str) -> None:
        convoy = self.seats[who]
        convoy.cards[card] -= 1
        for key in [key for key in convoy.damage if key[0] == card]:
            del convoy.damage[key]

    @hear.register
    def _(self, event: events.Damaged) -> None:
        self.seats[event.who].damage[event.card, event.cell] += 1
        if event.lost:
            self.change(event.who, event.lost, -1)

    @hear.register
    def _(self, event: events.Repaired) -> None:
        self.seats[event.who].damage[event.card, event.cell] -= 1

    # -- enemies ---------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.EnemyCame) -> None:
        self.enemies[event.enemy] = [event.defence, 0]

    @hear.register
    def _(self, event: events.Attacked) -> None:
        self.enemies[event.enemy][1] += event.hits
        self.jams += event.jam and event.who == "automa"

    @hear.register
    def _(self, event: events.EnemyDefeated) -> None:
        assert self.enemies[event.enemy][1] >= self.enemies.pop(event.enemy)[0]

    @hear.register
    def _(self, event: events.EnemyLeft) -> None:
        del self.enemies[event.enemy]

    # -- the Automa ------------------------------------------------------------------------------------

    @hear.register
    def _(self, event: events.ActionsDealt) -> None:
        assert self.rival is not None
        self.rival["face_down"], self.rival["shown"] = event.n, []

    @hear.register
    def _(self, event: events.ActionShown) -> None:
        assert self.rival is not None
        self.rival["face_down"] -= self.phase == "scouting"
        self.rival["shown"] = [*self.rival["shown"], event.action]

    @hear.register
    def _(self, event: events.LootKept) -> None:
        assert self.rival is not None
        self.rival["loot"] += 1

    @hear.register
    def _(self, event: events.AutomaDamaged) -> None:
        assert self.rival is not None
        assert not self.rival["grid"]["abcd".index(event.row)][event.column - 1]
        self.rival["grid"]["abcd".index(event.row)][event.column - 1] = True

    @hear.register
    def _(self, event: events.AutomaRepaired) -> None:
        assert self.rival is not None
        assert self.rival["grid"]["abcd".index(event.row)][event.column - 1]
        self.rival["grid"]["abcd".index(event.row)][event.column - 1] = False

    # -- what is before everybody's eyes -----------------------------------------------------------------

    def compare(self, view: Any) -> None:
        # The ship's new place is told at the end of the round that it belongs to the next one.
        kept = [key for key in self.table if key != "aurora" or self.phase != "round_end"]
        assert {key: view["table"][key] for key in kept} == {key: self.table[key] for key in kept}
        assert {one["space"]: one["counter"] for one in view["road"]["counters"]} == self.counters
        assert {one["shortcut"] for one in view["road"]["shortcuts"] if one["closed"]} == self.closed
        if sum(self.mines.values()) < 2:
            assert Counter(one["road"] for one in view["road"]["mines"]) == +self.mines
        self.mines = Counter(one["road"] for one in view["road"]["mines"])
        assert {one["card"] for one in view["zone"]} <= self.revealed
        assert {card for card in view["table"]["discard"] if card.startswith("event")} <= self.struck
        assert {one["enemy"]: [one["defence"], one["damage"]] for one in view["enemies"]} == self.enemies
        moving_out = view["waiting"] is not None and view["waiting"]["ask"] == "EmptyBerth"
        for seat in view["seats"]:
            if seat["who"] in self.out:
                assert seat["out"]
            elif not moving_out:
                self.compare_convoy(self.seats[seat["who"]], seat)
        if self.rival is not None:
            lanes = ("ammo", "food", "fuel", "survivors", "contaminated")
            shown = ("space", "fame", "items", "loot", "face_down", *lanes)
            assert {key: view["automa"][key] for key in shown} == {key: self.rival[key] for key in shown}
            self.compare_grid(self.rival["grid"], view["automa"]["grid"])
            if self.phase != "round_end":
                assert view["automa"]["shown"] == self.rival["shown"]

    def compare_grid(self, heard: list[list[bool]], seen: list[list[bool]]) -> None:
        """Which of its two equal weapons jammed is not told."""
        assert seen[1:] == heard[1:]
        assert sum(seen[0]) == sum(heard[0]) + self.jams
        heard[0], self.jams = seen[0], 0

    def compare_convoy(self, heard: Convoy, seat: dict[str, Any]) -> None:
        seen = Convoy(seat)
        # Of two Rusty Trailers it is not told which was hit or replaced, and of a jam not which card it was on.
        unsure = {key for key in seen.damage | heard.damage if key[0] == "rusty_trailer" or key[1].startswith("weapon")}
        for key in unsure:
            heard.damage[key] = seen.damage[key]
        assert heard.as_shown() == seen.as_shown()
