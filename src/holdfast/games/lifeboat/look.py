"""The card of every piece on the table: what it does, and its numbers here and now, as far as one seat can see."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c20_scoring import DOUBLES, FACTOR, POINTS, TREASURES, psychopath_points
from holdfast.games.lifeboat.odds import bystanders
from holdfast.games.lifeboat.queries import count, is_conscious, name_of, navigator, seat_of, status_of, totals
from holdfast.games.lifeboat.state import (
    BONUS,
    FLARE_SHOWS,
    GULL,
    GULLS_TO_LAND,
    KIND_OF,
    KINDS,
    NAMES,
    NAVIGATION,
    OAR,
    OAR_SHOWS,
    OARS_ICON,
    OVERBOARD,
    ROW_DRAW,
    STRENGTH,
    STRONGMAN_ICON,
    SURVIVAL,
    THIRST,
    WATER,
    Fight,
    State,
)
from holdfast.kernel.game import MINE, Fact, Look, Value
from holdfast.kernel.step import Seat

ABILITY_RULE: Final = {"milady": "LIF-20.8", "snob": "LIF-20.8", "captain": "LIF-20.8"} | {
    "bosun": "LIF-01.7",
    "frenchy": "LIF-15.4",
    "kid": "LIF-09.1",
}
CARD_RULE: Final = {
    "water": "LIF-17.4",
    "medkit": "LIF-11.2",
    "parasol": "LIF-11.4",
    "flare_gun": "LIF-11.5",
    "oar": "LIF-07.1",
    "compass": "LIF-13.4",
    "life_ring": "LIF-15.6",
    "shark_bait": "LIF-16.1",
}
PLAIN: Final = {
    "token:wound": ("wound", "LIF-11.2"),
    "token:rowed": ("rowed", "LIF-17.1"),
    "token:fought": ("fought", "LIF-17.1"),
    "track:turns": ("turns", "LIF-04.1"),
    "hand:refuse": ("refuse", "LIF-08.4"),
    "hand:yield": ("yield", "LIF-08.4"),
    "card:closed": ("closed", "LIF-05.6"),
    "pile:closed": ("closed", "LIF-08.6"),
}
"""Pieces of which the same is said at every moment."""


def look(state: State, seat: Seat | None, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one."""
    kind, _, which = anchor.partition(":")
    if anchor in PLAIN:
        name, rule = PLAIN[anchor]
        return Look(Fact(f"title-{name}", {}), [Fact(name, {}, rule)])
    if kind == "seat" and which in NAMES:
        return person(state, seat, NAMES.index(which))
    if kind == "side" and state.fight is not None and which in names_fighting(state, state.fight):
        leads = which == name_of(state, state.fight.attacker)
        name = "side-attack" if leads else "side-defence"
        return Look(Fact(f"title-{name}", {}), [Fact(name, {}, "LIF-10.3")])
    if kind == "bench" and which.isdigit() and 0 < int(which) <= len(state.boat):
        return bench(state, int(which))
    if kind == "bond" and seat is not None and which in ("friend", "enemy"):
        return bond(state, seat, which)
    if kind == "card" and which.startswith("nav_"):
        return navigation_card(state, which.removeprefix("nav_"))
    if kind in ("card", "mine", "open") and which in KINDS:
        return card(state, seat, KINDS.index(which), kind)
    return supply(state, anchor)


def names_fighting(state: State, fight: Fight) -> list[str]:
    return [name_of(state, fight.attacker), name_of(state, fight.victim)]


# -- people ----------------------------------------------------------------------------------------


def person(state: State, seat: Seat | None, character: int) -> Look | None:
    of = seat_of(state, character)
    if of < 0:
        return None
    who = NAMES[character]
    title = Fact("title", {"what": who})
    sailor = state.sailors[of]
    lines = [
        Fact("person", {"strength": sailor.strength, "survival": SURVIVAL[character]}, "LIF-01.7"),
        Fact("ability", {"who": who}, ABILITY_RULE[who]),
    ]
    status = status_of(sailor)
    if status == "conscious":
        left = sailor.strength - sailor.wounds
        lines.append(Fact("wounds", {"wounds": sailor.wounds, "faint": left, "death": left + 1}, "LIF-03.3"))
    else:
        lines.append(Fact("status", {"status": status}, STATUS_RULE[status]))
    if seat is not None:
        lines += between(state, seat, of)
    return Look(title, lines)


STATUS_RULE: Final = {"unconscious": "LIF-08.2", "dead_in_boat": "LIF-20.7", "swept_away": "LIF-15.5"}


def between(state: State, seat: Seat, of: Seat) -> list[Fact]:
    """What this person is to me, what I know of their closed cards, and how a fight between us would stand."""
    character = state.sailors[of].character
    lines: list[Fact] = []
    if of != seat and state.friends[seat] == character:
        lines.append(Fact("friend", {"who": NAMES[character], "points": SURVIVAL[character]}, "LIF-20.3", MINE))
    if of != seat and state.enemies[seat] == character:
        lines.append(Fact("enemy", {"who": NAMES[character], "points": STRENGTH[character]}, "LIF-20.4", MINE))
    known = [card for card in state.sailors[of].closed if of != seat and state.provisions_known.knows(seat, card)]
    lines += [Fact("known", {"card": KINDS[KIND_OF[one]]}, "LIF-05.6", MINE) for one in sorted(known)]
    can_fight = is_conscious(state.sailors[seat]) and is_conscious(state.sailors[of]) and of != seat
    if can_fight and seat in state.boat and of in state.boat:
        lines += fights(state, seat, of)
    return lines


def fights(state: State, seat: Seat, of: Seat) -> list[Fact]:
    """LIF-10.5, LIF-10.7  Now, with the best weapon I hold closed, and with what I know they hold; who could join."""
    fight = Fight(seat, of, 1 << seat, 1 << of)
    mine, theirs = totals(state, fight)
    odds: dict[str, Value] = {"who": name_of(state, of), "mine": mine, "theirs": theirs}
    odds["closed"] = len(state.sailors[of].closed)
    odds["wins"] = comes_to(mine, theirs)
    lines = [Fact("fight", odds, "LIF-10.7")]
    weapons = [KIND_OF[one] for one in state.sailors[seat].closed if BONUS[KIND_OF[one]]]
    if weapons:
        best = max(weapons, key=lambda kind: BONUS[kind])
        armed: dict[str, Value] = {"card": KINDS[best], "mine": mine + BONUS[best], "theirs": theirs}
        armed["wins"] = comes_to(mine + BONUS[best], theirs)
        lines.append(Fact("armed", armed, "LIF-10.5", MINE))
        mine += BONUS[best]
    lines += known_weapon(state, seat, of, mine, theirs)
    joining = [
        NAMES[state.sailors[one].character] for one in bystanders(state, Fight(seat, of, 1 << seat, 1 << of), seat)
    ]
    return [*lines, Fact("may-join", {"who": joining}, "LIF-10.3")] if joining else lines


def known_weapon(state: State, seat: Seat, of: Seat, mine: int, theirs: int) -> list[Fact]:
    """LIF-10.5  The best weapon that this seat knows to lie closed before the other."""
    closed = [card for card in state.sailors[of].closed if state.provisions_known.knows(seat, card)]
    weapons = [KIND_OF[card] for card in closed if BONUS[KIND_OF[card]]]
    if not weapons:
        return []
    best = max(weapons, key=lambda kind: BONUS[kind])
    told: dict[str, Value] = {"who": name_of(state, of), "card": KINDS[best], "mine": mine}
    told["theirs"] = theirs + BONUS[best]
    told["wins"] = comes_to(mine, theirs + BONUS[best])
    return [Fact("known-armed", told, "LIF-10.5", MINE)]


def comes_to(mine: int, theirs: int) -> str:
    """LIF-10.7  Who would win a tie depends on who attacks: it is neither's before."""
    return "tie" if mine == theirs else "yes" if mine > theirs else "no"


def bench(state: State, number: int) -> Look:
    chooser = navigator(state)
    at: dict[str, Value] = {"seat": number, "who": name_of(state, chooser) if chooser >= 0 else ""}
    return Look(Fact("title-bench", {"seat": number}), [Fact("bench", at, "LIF-13.2")])


def bond(state: State, seat: Seat, which: str) -> Look:
    """LIF-20.3 to LIF-20.6  A friend, an enemy, oneself, or both in one."""
    friend, enemy, me = state.friends[seat], state.enemies[seat], state.sailors[seat].character
    whom = friend if which == "friend" else enemy
    title = Fact(f"title-{which}", {"who": NAMES[whom]})
    values: dict[str, Value] = {"who": NAMES[whom], "alive": SURVIVAL[whom], "dead": STRENGTH[whom]}
    if whom == me and which == "friend":
        line = Fact("friend-self", {}, "LIF-20.3", MINE)
    elif whom == me:
        line = Fact("enemy-self", {"points": psychopath_points(state, seat)}, "LIF-20.6", MINE)
    elif friend == enemy:
        line = Fact("both", values, "LIF-20.5", MINE)
    else:
        points = SURVIVAL[whom] if which == "friend" else STRENGTH[whom]
        rule = "LIF-20.3" if which == "friend" else "LIF-20.4"
        line = Fact(which, {"who": NAMES[whom], "points": points}, rule, MINE)
    return Look(title, [line])


# -- cards -----------------------------------------------------------------------------------------


def card(state: State, seat: Seat | None, kind: int, place: str) -> Look:
    """What it does, in numbers of this table, and what lying open or closed means."""
    lines = [deed_of(state, seat, kind)]
    if seat is not None and place == "mine":
        closed = count(state.sailors[seat].closed, kind)
        lines += [Fact("closed", {}, "LIF-05.6")] if closed else [Fact("open", {}, "LIF-05.6")]
    elif place == "open":
        lines.append(Fact("open", {}, "LIF-05.6"))
    return Look(Fact("title", {"what": KINDS[kind]}), lines)


def deed_of(state: State, seat: Seat | None, kind: int) -> Fact:
    name = KINDS[kind]
    if TREASURES[kind]:
        return treasure(state, seat, kind)
    args: dict[str, Value] = {}
    if kind == WATER:
        args["all"] = KIND_OF.count(WATER)
        args["gone"] = count(state.gone, WATER)
    elif kind == OAR:
        own = state.sailors[seat] if seat is not None else None
        oars = 1 if own is None else max(1, count(own.open, OAR) + count(own.closed, OAR))
        args["cards"] = ROW_DRAW + OAR_SHOWS * oars
    elif name == "flare_gun":
        args["cards"] = FLARE_SHOWS
    elif name == "compass":
        chooser = navigator(state)
        args["who"] = name_of(state, chooser) if chooser >= 0 else ""
        args["self"] = chooser == seat
    elif BONUS[kind]:
        return weapon(state, seat, kind)
    return Fact(name, args, CARD_RULE[name])


def weapon(state: State, seat: Seat | None, kind: int) -> Fact:
    """LIF-10.5  Its bonus; for one who sits here and has it closed, what it would make of the own strength."""
    if seat is None or not count(state.sailors[seat].closed, kind):
        return Fact("weapon", {"bonus": BONUS[kind]}, "LIF-10.5")
    mine, _ = totals(state, Fight(seat, seat, 1 << seat, 0))
    return Fact("my-weapon", {"bonus": BONUS[kind], "mine": mine, "with": mine + BONUS[kind]}, "LIF-10.5")


def treasure(state: State, seat: Seat | None, kind: int) -> Fact:
    """LIF-20.7, LIF-20.8"""
    if TREASURES[kind] == "jewels":
        first, second, third = state.jewels[1:4]
        doubled = seat is not None and DOUBLES[state.sailors[seat].character] == "jewels"
        return Fact("jewels", {"one": first, "two": second, "three": third, "doubled": doubled}, "LIF-20.8")
    factor = 1
    if seat is not None and DOUBLES[state.sailors[seat].character] == TREASURES[kind]:
        factor = FACTOR[state.sailors[seat].character]
    args: dict[str, Value] = {"points": POINTS[kind], "value": POINTS[kind] * factor, "doubled": factor > 1}
    return Fact("treasure", args, "LIF-20.7")


def navigation_card(state: State, number: str) -> Look | None:
    """LIF-01.8  Only of people at this table. What is printed on a card is no secret; where it lies may be."""
    if number not in NAVIGATION:
        return None
    at = NAVIGATION.index(number)
    here = sorted(sailor.character for sailor in state.sailors)
    fall = [NAMES[one] for one in here if OVERBOARD[at] >> one & 1]
    thirst = [NAMES[one] for one in here if THIRST[at] >> one & 1]
    signs: dict[str, Value] = {"rowers": OARS_ICON[at], "fighters": STRONGMAN_ICON[at], "gull": GULL[at]}
    lines = [
        Fact("falls", {"who": fall}, "LIF-15.1"),
        Fact("thirsts", {"who": thirst}, "LIF-17.1"),
        Fact("signs", signs, "LIF-17.1"),
    ]
    return Look(Fact("title-navigation", {"card": number}), lines)


# -- decks and tracks ------------------------------------------------------------------------------


def supply(state: State, anchor: str) -> Look | None:
    chooser = navigator(state)
    who = name_of(state, chooser) if chooser >= 0 else ""
    facts = {
        "deck:provisions": Fact("provisions", {"n": len(state.deck)}, "LIF-04.3"),
        "packet": Fact("packet", {"n": len(state.packet)}, "LIF-04.5"),
        "deck:navigation": Fact("chart", {"n": len(state.chart), "all": len(NAVIGATION)}, "LIF-14.1"),
        "stack:row": Fact("row-stack", {"n": len(state.row_stack), "who": who}, "LIF-13.3"),
        "track:gulls": Fact("gulls", {"n": state.gulls, "all": GULLS_TO_LAND}, "LIF-14.2"),
    }
    fact = facts.get(anchor)
    return None if fact is None else Look(Fact(f"title-{fact.name}", {}), [fact])
