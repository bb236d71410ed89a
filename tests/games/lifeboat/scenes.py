"""Scenes: a table arranged as a rule test needs it, told by the names of characters and cards.

    table = day(turn=BOSUN, closed={KID: "water cash"}, open={KID: "gaff"}, wounds={KID: 2})
    play(table, BOSUN, "rob kid")

All 42 provisions and 24 navigation cards stay in the game: what a scene does not mention lies in the decks.
Owners know their closed cards, everybody knows the open ones, and nobody anything else.
"""

from __future__ import annotations

from typing import Any, cast

from games.staging import start
from holdfast.api import Table, header
from holdfast.games.lifeboat.chapters.c03_days import Dawn
from holdfast.games.lifeboat.chapters.c06_turns import Turn
from holdfast.games.lifeboat.chapters.c13_evening import Evening
from holdfast.games.lifeboat.chapters.c18_nightfall import Nightfall
from holdfast.games.lifeboat.queries import is_adrift, seat_of
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.games.lifeboat.state import DAY, KIND_OF, KINDS, NAMES, NAVIGATION, Sailor, State
from holdfast.kernel.dice import seed_of
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value
from holdfast.kernel.parts.knowledge import Knowledge, nobody_knows
from holdfast.kernel.sitting import sit
from holdfast.kernel.step import ALL, Step

MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID = "milady", "snob", "captain", "bosun", "frenchy", "kid"
EVERYBODY = [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID]
"""Bow to stern, as the game starts."""

AT_THE_TABLE = [KID, BOSUN, MILADY, FRENCHY, CAPTAIN, SNOB]
"""Who sits where around the table: another order than in the boat, so that nobody can mix the two up."""

DEAD = 9
"""Wounds that kill anybody."""

Cards = dict[str, str]
"""Cards by character: `{KID: "water gaff"}`."""


# -- arranging -------------------------------------------------------------------------------------


def scene(
    *agenda: Step[Any],
    boat: list[str] | None = None,
    swept: list[str] | None = None,
    closed: Cards | None = None,
    open: Cards | None = None,  # noqa: A002 - the rulebook's word
    wounds: dict[str, int] | None = None,
    rowed: list[str] | None = None,
    fought: list[str] | None = None,
    friends: dict[str, str] | None = None,
    enemies: dict[str, str] | None = None,
    deck: str = "",
    provisions: int | None = None,
    gone: str = "",
    chart: str = "",
    row_stack: str = "",
    gulls: int = 0,
    day: int = 2,
    options: dict[str, Value] | None = None,
    seed: str = "scene",
) -> Table:
    """A table on which all this lies, settled down to the first question of `agenda`.

    `boat`: bow to stern. `deck`, `chart`: the top of the two decks, in the order of drawing. `provisions`: how many
    are left in the provision deck (the rest lies face down out of the game). `row_stack`: `rest` means all that is
    not in `chart`.
    """
    in_boat = boat or [who for who in EVERYBODY if who not in (swept or [])]
    table = empty_table(in_boat + (swept or []), options or {}, seed)
    state: State = table.sitting.table.state
    seat_people(state, in_boat, swept or [])
    deal_bonds(state, friends or {}, enemies or {})
    lay_provisions(state, closed or {}, open or {}, gone, deck, provisions)
    lay_navigation(state, chart, row_stack)
    for who, number in (wounds or {}).items():
        sailor_of(state, who).wounds = number
    for who in rowed or []:
        sailor_of(state, who).rowed = True
    for who in fought or []:
        sailor_of(state, who).fought = True
    state.gulls = gulls
    state.day = day
    state.turn_order = state.boat[:]
    return start(table.sitting, list(agenda))


def empty_table(people: list[str], options: dict[str, Value], seed: str) -> Table:
    """A real table for these people, with a seat for each, before the scene is laid."""
    sitting = sit(GAME, header("lifeboat", len(people), seed_of(seed), options, []))
    state: State = sitting.table.state
    seated = [who for who in AT_THE_TABLE if who in people]
    state.sailors = [Sailor(NAMES.index(who), [], []) for who in seated]
    state.packet = []
    return Table(sitting)


def seat_people(state: State, in_boat: list[str], swept: list[str]) -> None:
    state.boat = [seat_of(state, NAMES.index(who)) for who in in_boat]
    for who in swept:
        sailor_of(state, who).swept = True


def deal_bonds(state: State, friends: dict[str, str], enemies: dict[str, str]) -> None:
    state.friends = bonds(state, friends, 1)
    state.enemies = bonds(state, enemies, 2)
    state.friends_known = owners_know(state.friends)
    state.enemies_known = owners_know(state.enemies)


def owners_know(dealt: list[int]) -> Knowledge:
    known = nobody_knows(list(range(len(NAMES))), len(dealt))
    for at, card in enumerate(dealt):
        known.look([card], 1 << at)
    return known


def bonds(state: State, given: dict[str, str], shift: int) -> list[int]:
    """One character to each seat: those given, then the nearest free one, counted from `shift` places on."""
    people = [NAMES[sailor.character] for sailor in state.sailors]
    free = [who for who in people if who not in given.values()]
    dealt: list[int] = []
    for at, who in enumerate(people):
        ahead = [people[(at + shift + step) % len(people)] for step in range(len(people))]
        whom = given.get(who) or next(other for other in ahead if other in free)
        if whom in free:
            free.remove(whom)
        dealt.append(NAMES.index(whom))
    return dealt


def lay_provisions(state: State, closed: Cards, opened: Cards, gone: str, deck: str, left: int | None) -> None:
    known = state.provisions_known = nobody_knows(KIND_OF, len(state.sailors))
    box = list(range(len(KIND_OF)))
    for who, words in closed.items():
        sailor = sailor_of(state, who)
        sailor.closed = draw(box, words)
        known.look(sailor.closed, 1 << state.sailors.index(sailor))
    for who, words in opened.items():
        sailor = sailor_of(state, who)
        sailor.open = draw(box, words)
        known.look(sailor.open, ALL)
    state.gone = draw(box, gone)
    known.look(state.gone, ALL)
    top = draw(box, deck)
    below = box if left is None else box[: max(0, left - len(top))]
    state.deck = below[::-1] + top[::-1]
    state.lost = [card for card in box if card not in below]


def draw(box: list[int], words: str) -> list[int]:
    """These cards, taken out of the box."""
    taken: list[int] = []
    for word in words.split():
        card = next(card for card in box if KINDS[KIND_OF[card]] == word)
        box.remove(card)
        taken.append(card)
    return taken


def lay_navigation(state: State, chart: str, row_stack: str) -> None:
    state.chart_known = nobody_knows(list(range(len(NAVIGATION))), len(state.sailors))
    top = [NAVIGATION.index(word) for word in chart.split()]
    rest = [card for card in range(len(NAVIGATION)) if card not in top]
    stack = rest if row_stack == "rest" else [NAVIGATION.index(word) for word in row_stack.split()]
    state.row_stack = stack
    state.chart = [card for card in rest if card not in stack][::-1] + top[::-1]


def sailor_of(state: State, who: str) -> Sailor:
    return state.sailors[seat_of(state, NAMES.index(who))]


# -- the usual scenes ------------------------------------------------------------------------------


def morning(**arranged: Any) -> Table:
    """A day breaks over what is arranged."""
    arranged.setdefault("day", 2)
    return scene(Dawn(), **{**arranged, "day": arranged["day"] - 1})


def day(turn: str = MILADY, **arranged: Any) -> Table:
    """It is daytime, and the turn of this character; those nearer the stern are still to come."""
    table = scene(**arranged)
    state: State = table.sitting.table.state
    state.phase = DAY
    slots = state.boat[state.boat.index(seat(table, turn)) :]
    steps = [Turn(slot) for slot in slots]
    return start(table.sitting, [*steps, Evening(), Nightfall(), Dawn()])


def evening(**arranged: Any) -> Table:
    """Everybody has acted; the evening begins with its time for bargaining."""
    arranged.setdefault("provisions", 0)
    return scene(Evening(), Nightfall(), Dawn(), **arranged)


def night(card: str, **arranged: Any) -> Table:
    """An evening on which nobody left a card and this one is shown. Nobody has answered anything yet."""
    table = evening(**{**arranged, "chart": f"{card} {arranged.get('chart', '')}"})
    reveal(table)
    return table


def demand(what: str, by: str, of: str, **arranged: Any) -> Table:
    """`by` has said `rob` or `swap` to `of`, who has not answered yet."""
    table = day(turn=by, **arranged)
    play(table, by, f"{what} {of}")
    return table


def fight(attacker: str, victim: str, over: str = "rob", **arranged: Any) -> Table:
    """The victim has refused; everybody may take sides now."""
    if over == "rob":
        closed = dict(arranged.get("closed", {}))
        opened = arranged.get("open", {})
        if victim not in closed and victim not in opened:
            closed[victim] = "cash"
        arranged["closed"] = closed
    table = demand(over, attacker, victim, **arranged)
    play(table, victim, "refuse")
    return table


# -- saying ----------------------------------------------------------------------------------------


def seat(table: Table, who: str) -> int:
    """The place at the table of whoever plays this character."""
    return seat_of(table.sitting.table.state, NAMES.index(who))


def play(table: Table, who: str, *words: str) -> None:
    """This character says one notation, or several."""
    table.play(seat(table, who), *words)


def time(table: Table) -> None:
    """The clock runs out: every answer still missing is the default."""
    table.play("clock", "time")


def may(table: Table, who: str, words: str) -> bool:
    """Would these words be taken now?"""
    try:
        table.clone().play(seat(table, who), words)
    except Refusal:
        return False
    return True


def pass_all(table: Table) -> None:
    """Everybody who is asked in this window passes."""
    kind = asking(table)
    while asking(table) == kind and table.asking():
        table.play(table.asking()[0].seat, "pass")


def reveal(table: Table) -> None:
    """The bargaining ends with nothing done, no compass is used, and the first card is shown."""
    if asking(table) == "Preparation":
        pass_all(table)
    if asking(table) == "AskCompass":
        table.play(table.asking()[0].seat, "no compass")
    if asking(table) == "ChooseCard":
        table.play(table.asking()[0].seat, table.asking()[0].options[0])


def until(table: Table, kind: str) -> None:
    """Everybody passes until this question is put."""
    while asking(table) not in (kind, None):
        table.play(table.asking()[0].seat, "pass")


def sleep(table: Table) -> None:
    """Everybody passes for the rest of the evening: no ring, no bait, no water."""
    while asking(table) in ("Rescue", "Bait", "ShareWater"):
        pass_all(table)


def idle_until(table: Table, who: str) -> None:
    """Everybody idles until it is this character's turn."""
    while asking(table) == "Action" and asked(table) != [who]:
        table.play(table.asking()[0].seat, "idle")


# -- asking ----------------------------------------------------------------------------------------


def asking(table: Table) -> str | None:
    """The kind of question the table waits in; None when the game is over."""
    asks = table.asking()
    return asks[0].kind if asks else None


def asked(table: Table) -> list[str]:
    """Whom the table waits for, as they sit in the boat."""
    waiting = {one.seat for one in table.asking()}
    return [who for who in boat(table) if seat(table, who) in waiting]


def offered(table: Table, who: str) -> list[str]:
    """What the open question offers this character."""
    return next((one.options for one in table.asking() if one.seat == seat(table, who)), [])


def default(table: Table, who: str) -> str:
    """What happens for this character when its time runs out."""
    return next(one.default for one in table.asking() if one.seat == seat(table, who))


def rights(table: Table, who: str) -> list[str]:
    """What this character may do unasked, besides taking back its last word."""
    return [word for word in table.rights(seat(table, who)) if word != "undo"]


# -- looking: through a spectator's eyes, but for one's own cards ------------------------------------


def boat(table: Table) -> list[str]:
    """Who is in the boat, bow to stern."""
    return [person["who"] for person in table.view(None)["boat"]]


def person(table: Table, who: str) -> dict[str, Any]:
    """One character, in the boat or swept away, as everybody sees it."""
    people = table.view(None)["boat"] + table.view(None)["swept"]
    return cast("dict[str, Any]", next(one for one in people if one["who"] == who))


def wounds(table: Table) -> dict[str, int]:
    """Everybody's wounds, where there are any."""
    people = table.view(None)["boat"] + table.view(None)["swept"]
    return {one["who"]: one["wounds"] for one in people if one["wounds"]}


def status(table: Table, who: str) -> str:
    return str(person(table, who)["status"])


def tired(table: Table, mark: str) -> list[str]:
    """Who has `rowed` or `fought` today, as they sit in the boat."""
    return [one["who"] for one in table.view(None)["boat"] if one[mark]]


def open_cards(table: Table, who: str) -> list[str]:
    """The open cards before this character."""
    return list(person(table, who)["open"])


def closed_cards(table: Table, who: str) -> list[str]:
    """The closed cards of this character, as its player sees them."""
    return list(table.view(seat(table, who))["me"]["closed"])


def backs(table: Table) -> dict[str, int]:
    """How many closed cards lie before each, where there are any."""
    return {one["who"]: one["closed"] for one in table.view(None)["boat"] if one["closed"]}


def gulls(table: Table) -> int:
    return int(table.view(None)["table"]["gulls"])


def on_table(table: Table, what: str) -> Any:
    """One of the public facts: day, phase, provisions, navigation, row_stack, gone, lost …"""
    return table.view(None)["table"][what]


def told(table: Table, who: str | None, event: str) -> list[dict[str, Any]]:
    """Every event of this name that this character (None: a spectator) was told, without its name and rule."""
    heard = table.events(None if who is None else seat(table, who))
    return [
        {name: value for name, value in one.items() if name not in ("event", "rule")}
        for one in heard
        if one["event"] == event
    ]


def story(table: Table, who: str | None = None) -> list[str]:
    """The names of everything this character (None: a spectator) was told, in order."""
    return [str(one["event"]) for one in table.events(None if who is None else seat(table, who))]


def winners(table: Table) -> list[str]:
    result = table.result()
    return [] if result is None else [on_table(table, "roles")[winner] for winner in result["winners"]]


def reason(table: Table) -> str | None:
    """Why the game is over; None while it goes on."""
    result = table.result()
    return None if result is None else str(result["reason"])


def score(table: Table, who: str) -> dict[str, int]:
    """The parts of this character's score that are not nothing, and the `total`."""
    result = table.result()
    if result is None:
        return {}
    at = seat(table, who)
    parts = {part: points for part, points in result["parts"][at].items() if points}
    return {**parts, "total": result["scores"][at]}


def landing(**arranged: Any) -> Table:
    """The fourth gull appears over what is arranged: the game is over and scored."""
    return night("25", gulls=3, **arranged)


def adrift(table: Table) -> bool:
    return is_adrift(table.sitting.table.state)
