"""Every piece that a board can show, by the name it has there."""

from __future__ import annotations

from holdfast.games.aurora import pieces as aurora
from holdfast.games.aurora.chapters.c03_blows import BAYS, cell_anchor
from holdfast.games.doomsday import pieces as doomsday
from holdfast.games.journal import pieces as journal
from holdfast.games.lifeboat.state import KINDS, NAMES, NAVIGATION
from holdfast.games.outlive.chapters.c11_losses import TAGS, room_word
from holdfast.games.outlive.pieces import (
    DISASTERS,
    EQUIPMENT,
    LEADERS,
    LEVEL,
    MEANS,
    PREY,
    ROOMS,
    SQUADS,
    TOKENS,
    ZONES,
)

LIFEBOAT = [
    *(f"seat:{who}" for who in NAMES),
    *(f"bench:{number}" for number in range(1, 7)),
    *(f"{place}:{kind}" for place in ("card", "mine", "open") for kind in KINDS),
    *(f"card:nav_{card}" for card in NAVIGATION),
    *("bond:friend", "bond:enemy", "card:closed", "pile:closed", "packet", "deck:provisions", "deck:navigation"),
    *("stack:row", "track:gulls", "track:turns", "token:wound", "token:rowed", "token:fought"),
    *(f"side:{who}" for who in NAMES),
    *("hand:refuse", "hand:yield"),
]
OUTLIVE = [
    *(f"zone:{zone}" for zone in ZONES),
    *(f"squad:{whose}{squad}" for whose in ("", "beige/") for squad in SQUADS),
    *(f"room:{whose}{room_word(tag)}" for whose in ("", "beige/") for tag in range(TAGS)),
    *(f"{place}:{room}" for place in ("dealt", "build") for room in ROOMS),
    *(f"tile:{whose}{tile}" for whose in ("", "beige/") for tile in EQUIPMENT),
    *(f"trophy:{whose}{prey}" for whose in ("", "beige/") for prey in PREY),
    *(f"{part}{whose}" for part in ("airlock", "gauge", "bill") for whose in ("", ":beige")),
    *(f"disaster:{card}" for card in DISASTERS),
    *(f"day:{day}" for day in range(1, len(LEVEL))),
    *(f"leader:{leader}" for leader in LEADERS),
    *(f"resource:{means}" for means in MEANS),
    *(f"token:{token}" for token in TOKENS),
    *(f"prey:{which}" for which in ("forest", "mine", "fair", "0", "1", "2")),
    *(f"place:{place}" for place in range(3, 7)),
    *(f"strength:{strength}" for strength in (3, 4, 5)),
    *("first", "stock", "algae", "search", "settle:1", "recruit:1"),
]
AURORA = [
    *(f"space:{space}" for space in range(aurora.BOARDS[0].last + 1)),
    *(f"road:{short}" for short in aurora.SHORTCUTS),
    *(f"slot:{slot}" for slot in range(1, 6)),
    *(f"item:{item}" for item in aurora.ITEMS),
    *(f"token:{token}" for token in [*aurora.TOKENS, "nothing"]),
    *(f"action:{action}" for action in aurora.ACTIONS),
    *(f"enemy:{enemy}" for enemy in aurora.NAMES[aurora.FIRST_ENEMY :]),
    *(cell_anchor(0, kind, state) for kind in range(len(aurora.CELLS)) for state in ("", "fuel", "damaged")),
    *(f"bay:{bay}" for bay in BAYS),
    *("survivor:leader", "survivor:copilot", "seat:red", "seat:automa", "block:left", "act:card", "bonus:repair"),
    *("ship", "fame", "automa", "load:by_hand", "deck:scouting", "deck:outcomes"),
]
DOOMSDAY = [
    *(f"seat:{who}" for who in doomsday.SEATS[:4]),
    *(f"card:{who}:{slot}" for who in doomsday.SEATS[:4] for slot in doomsday.SLOTS[:3]),
    *(f"weapon:{weapon}" for weapon in doomsday.WEAPON_NAMES),
    *(f"program:{program}" for program in doomsday.PROGRAMS),
    *(f"team:{team}" for team in doomsday.TEAMS),
    *("pair:p2:p3", "deck:programs", "lead"),
]
DECKS = (
    "events",
    "locations",
    "exploration",
    "residents",
    "raids",
    "fate",
    "visitors",
    "crucial",
    "findings",
    "people",
)
JOURNAL = [
    *(f"person:{who}" for who in journal.CHARACTERS),
    *(f"state:{whose}{state}" for whose in ("", "goran:") for state in journal.STATES),
    *(f"habit:{habit}" for habit in journal.HABITS),
    *(f"space:{space}" for space in journal.SPACES),
    *(f"{kind}:{fitting}" for kind in ("fitting", "idea") for fitting in journal.FITTINGS),
    *(f"item:{item}" for item in journal.ITEMS),
    *(f"weapon:{weapon}" for weapon in journal.WEAPONS),
    *(f"die:{die}" for die in ("black", *journal.DICE)),
    *(f"track:{track}" for track in ("cold", "noise", "unknown", "cover")),
    *(f"slot:{slot}" for slot in journal.SLOTS),
    *(f"task:{task}" for task in ("bed", "floor", "guard", "scavenge")),
    *("cut:damage", "cut:wounds"),
    *(f"location:{location}" for location in journal.LOCATIONS),
    *(f"card:{card}" for card in journal.EXPLORATION),
    *(f"finding:{card}" for card in journal.FINDINGS),
    *(f"resident:{card}" for card in journal.RESIDENTS),
    *(f"raid:{card}" for card in journal.RAIDS),
    *(f"fate:{card}" for card in journal.FATES),
    *(f"event:{card}" for card in journal.EVENTS),
    *(f"visitor:{card}" for card in journal.VISITORS),
    *(f"crucial:{card}" for card in journal.CRUCIAL),
    *(f"objective:{card}" for card in journal.OBJECTIVES),
    *(f"deck:{deck}" for deck in DECKS),
    *("objective", "seat:player1", "foe:A1"),
]
PIECES: dict[str, list[str]] = {
    "lifeboat": LIFEBOAT,
    "outlive": OUTLIVE,
    "aurora": AURORA,
    "doomsday": DOOMSDAY,
    "journal": JOURNAL,
}
PARTS: dict[str, list[str]] = {"lifeboat": [], "outlive": ["actions"], "aurora": [], "doomsday": [], "journal": []}
"""What a board shows besides, and a hint may point at."""
