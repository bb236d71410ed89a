"""What one seat, or a spectator, may see: built field by field, so a new secret is hidden until someone shows it."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import shapes
from holdfast.games.lifeboat.chapters.c05_provisions import TRADING
from holdfast.games.lifeboat.chapters.c05_trading import give_word, given, most_offers, offers_left
from holdfast.games.lifeboat.chapters.c20_scoring import PART_RULES, enemy_worth, missed, score_parts
from holdfast.games.lifeboat.odds import odds
from holdfast.games.lifeboat.offers import offer_between
from holdfast.games.lifeboat.queries import (
    conscious,
    count,
    is_alive,
    is_conscious,
    kinds_in,
    name_of,
    spell,
    spell_kinds,
    status_of,
    totals,
    visible_strength,
)
from holdfast.games.lifeboat.shapes import (
    Character,
    Evening,
    Fight,
    Group,
    Me,
    Notebook,
    Partner,
    Piece,
    PublicView,
    Remembered,
    Result,
    Sheet,
    TheTable,
    Totals,
    Trade,
    Waiting,
)
from holdfast.games.lifeboat.state import (
    BONUS,
    FLARE_BONUS,
    GULLS_TO_LAND,
    KIND_OF,
    KINDS,
    NAMES,
    NAVIGATION,
    OVER,
    SURVIVAL,
    Offer,
    Sailor,
    State,
)
from holdfast.games.lifeboat.verbs import spell_navigation
from holdfast.kernel.parts.knowledge import Knowledge, mask_of
from holdfast.kernel.play import allowed, public_face
from holdfast.kernel.step import Decision, Seat
from holdfast.kernel.table import Result as Outcome
from holdfast.kernel.table import Table

CARDS: Final = [KINDS[kind] for kind in KIND_OF]
"""What each provision card is."""
DEAD: Final = -1
"""The margin of who has none left at all."""
RULES: Final = {"tie": "LIF-10.7", "offer": "LIF-05.7", "cards": "LIF-05.9"}
"""Who wins a tie, who may offer what, and how cards change hands."""


def public_view(table: Table[State]) -> PublicView:
    """The open table, in sections that change for different reasons."""
    state = table.state
    return {
        "table": the_table(table),
        "boat": [character(state, other) for other in state.boat],
        "swept": [character(state, other) for other, sailor in enumerate(state.sailors) if sailor.swept],
        "fight": the_fight(state),
        "evening": the_evening(state),
        "waiting": waiting(table),
        "result": the_result(table),
    }


def the_table(table: Table[State]) -> TheTable:
    """LIF-H1, LIF-H6  Day, phase, gulls, decks by their number, and every card that everybody saw leave."""
    state = table.state
    return {
        "day": state.day,
        "phase": state.phase,
        "gulls": state.gulls,
        "landing": GULLS_TO_LAND,
        "roles": [name_of(state, seat) for seat in range(table.seats)],
        "turn_order": [name_of(state, seat) for seat in state.turn_order],
        "provisions": len(state.deck),
        "packet": len(state.packet),
        "navigation": len(state.chart),
        "row_stack": len(state.row_stack),
        "gone": spell(state.gone),
        "lost": len(state.lost),
        "rules": RULES,
    }


def open_weapons(sailor: Sailor) -> list[int]:
    """The kinds of all weapons that lie open before this sailor, in the order of the catalogue."""
    return sorted(KIND_OF[card] for card in sailor.open if BONUS[KIND_OF[card]])


def character(state: State, seat: Seat) -> Character:
    """LIF-H1, LIF-H3, LIF-H4  One character: open cards by name, closed ones by their number."""
    sailor = state.sailors[seat]
    return {
        "who": NAMES[sailor.character],
        "seat": seat,
        "status": status_of(sailor),
        "wounds": sailor.wounds,
        "strength": sailor.strength,
        "survival": SURVIVAL[sailor.character],
        "margin": max(0, sailor.strength - sailor.wounds) if is_alive(sailor) else DEAD,
        "power": visible_strength(sailor),
        "weapons": [{"kind": KINDS[kind], "bonus": BONUS[kind]} for kind in open_weapons(sailor)],
        "rowed": sailor.rowed,
        "fought": sailor.fought,
        "thirst": sailor.thirst,
        "in_water": bool(state.in_water >> seat & 1),
        "open": spell(sailor.open),
        "closed": len(sailor.closed),
    }


def the_fight(state: State) -> Fight | None:
    """The two sides and their running totals, from what everybody can see."""
    fight = state.fight
    if fight is None:
        return None
    attack, defence = totals(state, fight)
    return {
        "attacker": name_of(state, fight.attacker),
        "victim": name_of(state, fight.victim),
        "attackers": names_in(state, fight.attackers),
        "victims": names_in(state, fight.victims),
        "attack": attack,
        "defence": defence,
        "attack_flares": fight.attackers_flares * FLARE_BONUS,
        "defence_flares": fight.victims_flares * FLARE_BONUS,
    }


def names_in(state: State, seats: int) -> list[str]:
    """The characters of the seats of this mask."""
    return [name_of(state, seat) for seat in range(len(state.sailors)) if seats >> seat & 1]


def the_evening(state: State) -> Evening:
    """The card that decides the evening, once it is shown."""
    card = state.evening_card
    return {
        "card": None if card < 0 else NAVIGATION[card],
        "sharks": state.sharks,
        "choice": len(state.choice),
        "rower_hand": len(state.rower_hand),
    }


def waiting(table: Table[State]) -> Waiting | None:
    """Whom the table waits for, as far as the question's public face tells."""
    face = public_face(table)
    if face is None:
        return None
    who = None if face.asked is None else [name_of(table.state, seat) for seat in face.asked]
    return {"ask": face.ask, "who": who}


# -- one seat's own ------------------------------------------------------------------------------


def myself(table: Table[State], seat: Seat) -> Me:
    """LIF-H2, LIF-H3  What only this seat may see."""
    state = table.state
    sailor = state.sailors[seat]
    return {
        "seat": seat,
        "who": NAMES[sailor.character],
        "friend": NAMES[state.friends[seat]],
        "friend_points": SURVIVAL[state.friends[seat]],
        "enemy": NAMES[state.enemies[seat]],
        "enemy_points": enemy_worth(state, seat),
        "closed": spell(sailor.closed),
        "packet": spell(state.packet) if holds_packet(table, seat) else None,
        "navigation": in_hand(table, seat),
        "offers": [offer_view(state, offer, seat) for offer in state.offers if seat in (offer.by, offer.to)],
        "trade": trade(table, seat),
        "odds": odds(table, seat),
        "joining": joining(state, seat),
        "notebook": notebook(state, seat),
    }


def joining(state: State, seat: Seat) -> dict[str, Totals]:
    """LIF-10.3  What the sides would count with this seat on one of them, from what everybody can see."""
    fight = state.fight
    if fight is None or (fight.attackers | fight.victims) >> seat & 1 or not is_conscious(state.sailors[seat]):
        return {}
    attack, defence = totals(state, fight)
    power = visible_strength(state.sailors[seat])
    return {
        name_of(state, fight.attacker): {"attack": attack + power, "defence": defence},
        name_of(state, fight.victim): {"attack": attack, "defence": defence + power},
    }


def holds_packet(table: Table[State], seat: Seat) -> bool:
    """LIF-H5  Is this seat the one that holds the morning packet now?"""
    step = table.agenda[-1] if table.agenda else None
    return bool(table.state.packet) and isinstance(step, Decision) and step.who(table) == seat


def in_hand(table: Table[State], seat: Seat) -> list[str] | None:
    """LIF-H7, LIF-H9  The navigation cards this seat is looking at, as rower or navigator."""
    state = table.state
    step = table.agenda[-1] if table.agenda else None
    cards = state.rower_hand or state.choice
    if cards and isinstance(step, Decision) and step.who(table) == seat:
        known = [card for card in cards if state.chart_known.knows(seat, card)]
        return spell_navigation(known)
    return None


def offer_view(state: State, offer: Offer, seat: Seat) -> shapes.Offer:
    """LIF-H14  An offer as this party sees it: the other's closed cards by their backs."""
    return {
        "by": name_of(state, offer.by),
        "to": name_of(state, offer.to),
        "give": given(offer, seat),
        "ask": spell_kinds(offer.ask),
        "closed": offer.ask_closed,
    }


def trade(table: Table[State], seat: Seat) -> Trade:
    """LIF-05.7  What can go into an offer of this seat, each thing with its word; or why it can make none."""
    state = table.state
    sailor = state.sailors[seat]
    left = offers_left(state, seat)
    others = [other for other in conscious(state) if other != seat]
    if not is_conscious(sailor):
        why_not = "asleep"
    elif not allowed(table, seat) & TRADING:
        why_not = "closed"
    else:
        why_not = "spent" if left <= 0 else "" if others else "alone"
    return {
        "why_not": why_not,
        "left": left,
        "most": most_offers(state),
        "mine": [] if why_not else [*pieces(sailor.closed, False), *pieces(sailor.open, True)],
        "partners": [] if why_not else [partner(state, seat, other) for other in others],
    }


def pieces(cards: list[int], is_open: bool) -> list[Piece]:
    """Cards of one's own that can be given."""
    return [
        {"kind": KINDS[kind], "n": count(cards, kind), "open": is_open, "word": give_word(kind, is_open)}
        for kind in kinds_in(cards)
    ]


def partner(state: State, seat: Seat, other: Seat) -> Partner:
    """What can be asked of this one."""
    theirs = state.sailors[other]
    return {
        "who": name_of(state, other),
        "why_not": "" if offer_between(state, seat, other) is None else "standing",
        "word": f"offer {name_of(state, other)}",
        "open": [
            {"kind": KINDS[kind], "n": count(theirs.open, kind), "open": True, "word": f"ask {KINDS[kind]}"}
            for kind in kinds_in(theirs.open)
        ],
        "closed": [f"closed {number + 1}" for number in range(len(theirs.closed))],
    }


def notebook(state: State, seat: Seat) -> Notebook:
    """LIF-H3, LIF-H5, LIF-H7, LIF-H11  What this seat remembers of cards that lie face down elsewhere."""
    places: list[str] = []
    piles: list[int] = []
    for other, sailor in enumerate(state.sailors):
        if other != seat:
            places.append(NAMES[sailor.character])
            piles.append(mask_of(sailor.closed))
    places += ["packet", "lost", "deck"]
    piles += [mask_of(state.packet), mask_of(state.lost), mask_of(state.deck)]
    provisions = remembered(state.provisions_known, seat, CARDS, places, piles)
    places = ["deck", "row_stack", "rower", "choice"]
    piles = [mask_of(state.chart), mask_of(state.row_stack), mask_of(state.rower_hand), mask_of(state.choice)]
    navigation = remembered(state.chart_known, seat, NAVIGATION, places, piles)
    exact = state.chart_known.exact[seat]
    under = under_deck(state.chart, exact) if exact & piles[0] else []
    return {"provisions": provisions, "navigation": navigation, "under_deck": under}


def remembered(known: Knowledge, seat: Seat, names: list[str], places: list[str], piles: list[int]) -> Remembered:
    """Cards whose place is known, and cards known to be among several places; each pile is a set of cards."""
    exact = known.exact[seat]
    vague = known.vague[seat] & ~exact
    placed: dict[str, list[str]] = {}
    if exact:
        for at, cards in enumerate(piles):
            if exact & cards:
                placed[places[at]] = names_of(exact & cards, names)
    groups: list[Group] = []
    if vague:
        for batch in known.batches:
            if batch & vague:
                among = spread(batch & ~exact, places, piles)
                groups.append({"cards": names_of(batch & vague, names), "among": among})
    return {"placed": placed, "groups": groups}


def names_of(cards: int, names: list[str]) -> list[str]:
    """The names of the cards of this set, by the alphabet."""
    found: list[str] = []
    for name in names:
        if cards & 1:
            found.append(name)
        cards >>= 1
    found.sort()
    return found


def spread(cards: int, places: list[str], piles: list[int]) -> dict[str, int]:
    """How many of these cards lie in each place."""
    among: dict[str, int] = {}
    for at, pile in enumerate(piles):
        here = cards & pile
        if here:
            among[places[at]] = here.bit_count()
    return among


def under_deck(chart: list[int], exact: int) -> list[str | None]:
    """LIF-H10  The navigation deck from the bottom up, as far as these cards of it are known one by one."""
    highest = 0
    for at, card in enumerate(chart):
        if exact >> card & 1:
            highest = at
    return [NAVIGATION[card] if exact >> card & 1 else None for card in chart[: highest + 1]]


# -- the end ---------------------------------------------------------------------------------------


def the_result(table: Table[State]) -> Result | None:
    """LIF-19.2  When it is over all is shown: friends, enemies, closed cards still aboard, every part of a score."""
    state = table.state
    result = table.result
    if result is None or state.phase != OVER:
        return None
    return {
        "winners": result.winners,
        "order": sorted(range(table.seats), key=lambda seat: (seat not in result.winners, -result.scores[seat])),
        "reason": result.reason,
        "rules": PART_RULES,
        "sheets": [sheet(state, seat, result) for seat in range(table.seats)],
    }


def sheet(state: State, seat: Seat, result: Outcome) -> Sheet:
    """One player's line of the score sheet."""
    sailor = state.sailors[seat]
    gap = max(result.scores) - result.scores[seat]
    return {
        "who": NAMES[sailor.character],
        "seat": seat,
        "friend": NAMES[state.friends[seat]],
        "enemy": NAMES[state.enemies[seat]],
        "status": status_of(sailor),
        "open": spell(sailor.open),
        "closed": spell(sailor.closed),
        "parts": {} if result.reason == "sea" else score_parts(state, seat),
        "total": result.scores[seat],
        "missed": [] if seat in result.winners or result.reason == "sea" else missed(state, seat, gap),
    }
