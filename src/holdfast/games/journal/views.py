"""What one seat, or a spectator, may see: built field by field, so a new secret is hidden until someone shows it."""

from __future__ import annotations

from holdfast.games.journal import shapes
from holdfast.games.journal.chapters.c03_leading import LeaderAsk
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c19_decks import DECKS, card_name, deck_of, pile_of
from holdfast.games.journal.pieces import (
    CHARACTERS,
    CRUCIAL,
    EXPLORATION,
    EXPLORATION_OF,
    FITTINGS,
    ITEMS,
    LOCATIONS,
    MEDICAL,
    OBJECTIVES,
    RAID_CARDS,
    RAIDS,
    RESIDENTS,
    SHELTER_KIND,
    SHELTER_KINDS,
    SLOTS,
    SPACES,
    STAGES,
    STATES,
    WEAPONS,
)
from holdfast.games.journal.queries import blocked, is_remnant, reached, room, seat_name, weight
from holdfast.games.journal.state import COMING, DEAD, HERE, LEFT, OVER, TASKS, Errand, State
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

ANYBODY = 0
WHERE = {HERE: "here", COMING: "coming", DEAD: "dead", LEFT: "left"}


def public_view(table: Table[State]) -> shapes.PublicView:
    """The open table, in sections that change for different reasons."""
    state = table.state
    return {
        "table": the_table(state),
        "group": [person(state, who) for who, one in enumerate(state.people) if one.where in WHERE],
        "shelter": the_shelter(state),
        "items": {"storage": counted(state.storage), "findings": counted(state.pile), "box": counted(state.box)},
        "locations": [LOCATIONS[one] for one in state.locations if one >= 0],
        "trip": the_trip(state),
        "fight": the_fight(state),
        "raid": the_raid(state),
        "market": None if state.market is None else {"colours": state.market.colours, "credit": state.market.credit},
        "die": state.die,
        "hand": [CRUCIAL[card] for card in state.hand],
        "drawn": [CRUCIAL[card] for card in state.drawn],
        "objective": the_objective(state),
        "fulfilled": [OBJECTIVES[one] for one in state.fulfilled],
        "waiting": waiting(table),
        "result": the_result(table),
    }


def counted(pile: list[int]) -> dict[str, int]:
    return {ITEMS[kind]: n for kind, n in enumerate(pile) if n}


def the_table(state: State) -> shapes.TheTable:
    """Day and phase, who leads, and the decks by their numbers."""
    decks = state.decks
    return {
        "day": state.day,
        "phase": state.phase,
        "stage": state.stage + 1,
        "chapter": state.chapter,
        "shelter": state.shelter,
        "siege": "short" if state.short else "full",
        "softened": state.softened,
        "leader": seat_name(state.leader),
        "seats": [seat_name(seat) for seat in range(state.seats)],
        "order": [seat_name(seat) for seat in state.order],
        "cold": state.cold,
        "noise": state.noise,
        "decks": {
            "events": len(decks.events.cards),
            "locations": len(decks.locations.cards),
            "exploration": len(decks.exploration.cards),
            "residents": len(decks.residents.cards),
            "raids": len(decks.raids.cards),
            "fate": len(decks.fate.cards),
            "visitors": len(decks.visitors.cards),
            "crucial": len(decks.crucial.cards),
            "findings": len(decks.findings.cards),
            "people": len(decks.people.cards),
        },
        "red_raids": len(decks.raids.aside),
        "red_residents": len(decks.residents.aside),
        "known": {name: known_tops(state, deck) for deck, name in enumerate(DECKS)},
        "marks": state.flags,
        "no_trade": state.no_trade,
        "prices": state.prices,
    }


def known_tops(state: State, deck: int) -> list[str]:
    """The cards on top that were looked at and not shuffled since, the top first."""
    known = deck_of(state, deck).known
    found: list[str] = []
    for card in reversed(pile_of(state, deck)):
        if not known.knows(ANYBODY, card):
            break
        found.append(card_name(deck, card))
    return found


def person(state: State, who: int) -> shapes.Person:
    """One character that is or was of the group."""
    one = state.people[who]
    mask = blocked(state, who)
    return {
        "who": CHARACTERS[who],
        "where": WHERE[one.where],
        "states": {STATES[kind]: level for kind, level in enumerate(one.states)},
        "medical": [ITEMS[kind] for at, kind in enumerate(MEDICAL) if one.medical >> at & 1],
        "task": TASKS[one.task],
        "bed": SPACES[one.bed] if one.bed >= 0 else "",
        "blocked": [stage + 1 for stage in range(STAGES) if mask >> stage & 1],
        "lost": one.lost,
        "extra": one.extra,
        "told": one.told,
    }


def the_shelter(state: State) -> shapes.Shelter:
    """The board: cards by their kinds, never by their backs."""
    reach = reached(state)
    return {
        "spaces": [space(state, at, reach[at]) for at in range(len(SPACES))],
        "fittings": [FITTINGS[at] for at, n in enumerate(state.stack) for _ in range(n)],
        "ideas": [FITTINGS[at] for at, n in enumerate(state.ideas) for _ in range(n)],
        "errands": [errand(one) for one in state.errands],
        "resting": [CHARACTERS[who] for who in state.idle],
        "cleared": state.cleared,
    }


def space(state: State, at: int, reached_now: bool) -> shapes.Space:
    card = state.lying[at]
    name = "" if card < 0 else "remnants" if is_remnant(state, at) else SHELTER_KINDS[SHELTER_KIND[card]]
    return {
        "space": SPACES[at],
        "card": name,
        "points": state.points[at],
        "fitting": FITTINGS[state.built[at]] if state.built[at] >= 0 else "",
        "boarded": bool(state.boarded >> at & 1),
        "reached": reached_now,
    }


def errand(one: Errand) -> shapes.Errand:
    at = one.to if one.space < 0 else one.space
    what = FITTINGS[one.what] if one.what >= 0 and one.kind in ("build", "move", "dismantle") else ""
    return {
        "who": CHARACTERS[one.who],
        "deed": one.kind,
        "space": SPACES[at] if at >= 0 else "",
        "what": what,
        "helper": CHARACTERS[one.helper] if one.helper >= 0 else "",
    }


def the_trip(state: State) -> shapes.Trip | None:
    """The night outside; The unknown by its number."""
    trip = state.trip
    if trip is None:
        return None
    return {
        "location": LOCATIONS[trip.location],
        "slot": SLOTS[trip.slot],
        "party": [CHARACTERS[who] for who in trip.party],
        "withdrawn": [CHARACTERS[who] for who in trip.withdrawn],
        "unknown": len(state.unknown),
        "discard": [EXPLORATION[EXPLORATION_OF[card]] for card in state.discard],
        "covers": len(state.covers),
        "card": EXPLORATION[EXPLORATION_OF[trip.card]] if trip.card >= 0 else "",
        "resident": RESIDENTS[trip.resident] if trip.resident >= 0 else "",
        "room": room(state),
        "weight": weight(state.pile),
    }


def the_fight(state: State) -> shapes.Fight | None:
    """The combat table."""
    fight = state.fight
    if fight is None:
        return None
    return {
        "round": fight.round,
        "foes": [
            {
                "foe": foe.label,
                "prowess": foe.prowess,
                "weapon": WEAPONS[foe.weapon],
                "backup": WEAPONS[foe.backup],
                "wounds": foe.wounds + foe.blows,
            }
            for foe in fight.foes
        ],
        "fighters": [
            {"who": CHARACTERS[one.who], "weapon": WEAPONS[one.weapon], "rerolls": one.rerolls}
            for one in fight.fighters
        ],
        "hits": fight.hits,
        "kills": fight.kills,
        "taken": fight.taken,
        "slain": fight.slain,
    }


def the_raid(state: State) -> shapes.Raid | None:
    raid = state.raid
    if raid is None:
        return None
    return {
        "card": RAIDS[raid.card] if raid.card >= 0 else "",
        "damage": raid.damage,
        "wounds": raid.wounds,
        "cuts": raid.cuts,
        "steals": [f"fx_steal_{name}" for name in RAID_CARDS[raid.card].steals] if raid.card >= 0 else [],
        "arms": {CHARACTERS[who]: ITEMS[kind] for who, kind in enumerate(raid.arms) if kind >= 0},
        "ignored": raid.ignored,
    }


def the_objective(state: State) -> shapes.Objective | None:
    if state.objective < 0:
        return None
    return {
        "objective": OBJECTIVES[state.objective],
        "paid": {ITEMS[kind]: n for kind, n in enumerate(state.paid) if n},
        "value": state.paid_value,
    }


def waiting(table: Table[State]) -> shapes.Waiting | None:
    """Whom the table waits for: the leader."""
    face = public_face(table)
    if face is None:
        return None
    return {
        "ask": face.ask,
        "who": None if face.asked is None else [seat_name(seat) for seat in face.asked],
        "done": None if face.answered is None else [seat_name(seat) for seat in face.answered],
        "about": asked_about(table),
        "place": asked_at(table),
        "draft": said_so_far(table),
    }


def asked_about(table: Table[State]) -> str:
    """JRN-03.2  Which of the group is spoken of."""
    step = table.agenda[-1] if table.agenda else None
    return CHARACTERS[step.character] if isinstance(step, LeaderAsk) and step.character >= 0 else ""


def asked_at(table: Table[State]) -> str:
    """JRN-18.3  What is read before one chooses lies open."""
    step = table.agenda[-1] if table.agenda else None
    return step.place if isinstance(step, Decide) else ""


def said_so_far(table: Table[State]) -> list[str]:
    """JRN-05.3  The beginning of a sentence of which the leader is asked the rest."""
    step = table.agenda[-1] if table.agenda else None
    return step.draft() if isinstance(step, LeaderAsk) else []


def myself(seat: Seat) -> shapes.Me:
    """JRN-D40  No player has private information."""
    return {"seat": seat, "who": seat_name(seat)}


def the_result(table: Table[State]) -> shapes.Result | None:
    """JRN-22.4  All win or lose together."""
    result = table.result
    if result is None or table.state.phase != OVER:
        return None
    seats = range(table.seats)
    sheets: list[shapes.Sheet] = [
        {"who": seat_name(seat), "seat": seat, "parts": result.parts[seat], "total": result.scores[seat]}
        for seat in seats
    ]
    return {"winners": result.winners, "order": list(seats), "reason": result.reason, "sheets": sheets}
