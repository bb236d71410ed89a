"""What the REST door takes and gives. The OpenAPI page is made of these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from holdfast.games.learning import Goal
from holdfast.games.meta import Both, Tints
from holdfast.server.wire import Text

Name = Annotated[str, Meta(min_length=1, max_length=80, examples=["Alice"])]
Lang = Annotated[str, Meta(pattern="^(en|ru)$", examples=["en"])]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """How I want to be called."""

    name: Name
    lang: Lang = "en"


class Me(msgspec.Struct):
    """Who I am here."""

    name: str
    lang: str
    feed: Annotated[str, Meta(description="The address of my turn notices; keep it to yourself.")]
    webhook: str = ""
    webhook_failing: Annotated[
        bool, Meta(description="It failed five times in a row and is not called again until it is set anew.")
    ] = False


class Key(msgspec.Struct):
    """A secret that is shown once."""

    key: str
    id: str = ""
    """Of a token: by which it can be revoked."""


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What I want to call a token."""

    label: Annotated[str, Meta(max_length=80, examples=["My bot"])] = ""


class Token(msgspec.Struct):
    """A token I have made, without its secret."""

    id: str
    label: str
    """What I called it, or the name of the guest beside me."""
    kind: str
    """token (a program that plays in my name), or beside (a guest at my device)"""
    created: float
    used: float
    """When it last opened something, to the minute; 0: never."""


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a table."""

    code: Annotated[str, Meta(min_length=1, max_length=200, examples=["K7M2QXW4ND"])]


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code; `replace`: though this browser is somebody else now."""

    code: Annotated[str, Meta(min_length=1, max_length=200)]
    replace: bool = False


class Password(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to call when it is my turn; empty: nowhere."""

    url: Annotated[str, Meta(max_length=500, examples=["https://example.org/turn"])]


class Duration(msgspec.Struct):
    """Seconds that the questions of a game may take at one pace: the shortest and the longest."""

    shortest: int
    longest: int


class TimerInfo(msgspec.Struct):
    """One kind of question of a game, and how many seconds it may take at each pace; a pace not named has no limit."""

    id: str
    title: Both
    seconds: dict[str, int]
    most: Annotated[dict[str, int], Meta(description="Where public changes push the end: up to so many in all.")] = {}


class OrderInfo(msgspec.Struct):
    """A standing order that people may give at a table of a game."""

    id: str
    title: Annotated[str, Meta(description="Its message in the words of the client or of the game.")]
    rule: str = ""
    instead_of: list[str] = []


class GameInfo(msgspec.Struct, kw_only=True):
    """A game of the server, as its meta.toml says it; one that is only announced has no tables yet."""

    slug: str
    announced: bool
    title: Both
    original: str
    author: str
    tag: Both
    pitch: Both
    fewest: int
    most: int
    minutes: Annotated[list[int], Meta(min_length=2, max_length=2, description="The fewest and the most.")]
    tints: Tints | None
    ambience: str
    poster: Annotated[str, Meta(description="Its address; empty if there is none.")]
    words: Annotated[dict[str, str], Meta(description="By language, the address of the game's own sentences.")]
    telling: Annotated[str, Meta(description="The address of how its events are shown.")]
    lesson: Annotated[int, Meta(description="How many sit at its first lesson; 0: it has none.")]
    goal: Goal | None
    rules: int
    options: dict[str, list[str | int | bool]]
    option_rules: Annotated[dict[str, str], Meta(description="By option: where the rulebook speaks of it.")]
    paces: list[str]
    durations: Annotated[dict[str, Duration], Meta(description="By pace; one that is missing has no limit.")]
    timers: list[TimerInfo]
    orders: list[OrderInfo]
    bots: list[str]
    phrases: list[str]
    sayings: Annotated[list[str], Meta(description="Its own phrases, with places to fill.")]
    people: Annotated[bool, Meta(description="A seat is called by the person who sits in it.")]
    whispers: bool


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40, examples=["lifeboat"])]
    seats: Annotated[int, Meta(ge=1, le=64, examples=[4])]
    options: dict[str, str | int | bool] = {}
    visibility: Annotated[str, Meta(examples=["public"])] = "private"
    pace: Annotated[str, Meta(examples=["live"])] = "live"
    bots: Annotated[
        list[str], Meta(max_length=64, examples=[["greedy", "greedy"]], description="Bots for the last seats.")
    ] = []
    start: Annotated[bool, Meta(description="Begin at once; bots take the empty seats.")] = False
    locked: bool = False
    spectators: bool = True
    talk: bool = True
    whispers: bool = True
    hints: bool = True


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat, if not any; and my part of the shuffle, if not one made for me."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    nonce: Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$")] = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """The host's: an empty seat, or one with a bot of this level."""

    bot: Annotated[str, Meta(max_length=40, examples=["greedy"])] = ""
    free: Annotated[bool, Meta(description="In mid-game: whoever sits down gets it; a bot keeps it until then.")] = (
        False
    )


class NewHost(msgspec.Struct, forbid_unknown_fields=True):
    """The seat of who is to be host."""

    seat: Annotated[int, Meta(ge=0, le=63)]


class TableSettings(msgspec.Struct, forbid_unknown_fields=True):
    """What is allowed at a table; what is not named stays as it is."""

    locked: Annotated[bool | None, Meta(description="Nobody else sits down.")] = None
    spectators: Annotated[bool | None, Meta(description="Who has no seat may look on.")] = None
    talk: Annotated[bool | None, Meta(description="People may say own words; quick phrases always pass.")] = None
    whispers: bool | None = None
    hints: bool | None = None


class SeatInfo(msgspec.Struct):
    """Who has a seat."""

    seat: int
    name: str
    bot: str
    me: bool
    free: bool = False
    host: bool = False
    called: Annotated[str, Meta(description="What the table calls it: an id of the game's, such as `kid`.")] = ""


class OpenQuestion(msgspec.Struct):
    """A question that waits for me: its words, which the client says in its own language, and its rule."""

    title: Text
    rule: str
    name: str = ""
    default: Annotated[Text | None, Meta(description="What happens if I let the deadline pass.")] = None


class WaitsFor(msgspec.Struct):
    """What everybody may know of the open question: its name, and who is asked and who is done, where that is open."""

    ask: str
    who: Annotated[list[int] | None, Meta(description="Seats; null: it is nobody else's business.")] = None
    answered: list[int] | None = None


class Outcome(msgspec.Struct):
    """How it ended."""

    winners: list[int]
    scores: Annotated[list[int], Meta(description="By seat.")]
    places: Annotated[list[int], Meta(description="By seat: 1 for the winners; equals share a place.")]
    reason: str
    mine: Annotated[int, Meta(description="My place; 0: I had no seat.")] = 0


class MatchInfo(msgspec.Struct):
    """A table as the lobby shows it."""

    id: str
    code: str
    game: str
    status: str
    visibility: str
    pace: str
    locked: bool
    host: bool
    created: float
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    commitment: str
    """What the server promised before anybody gave a nonce: the hash of its seed."""
    because: str = ""
    """Why it is paused or abandoned."""
    my_turn: bool = False
    ask: OpenQuestion | None = None
    waiting: WaitsFor | None = None
    left: Annotated[
        float | None, Meta(description="Seconds until the deadline; null: there is none, or it stands still.")
    ] = None
    can: Annotated[
        list[str],
        Meta(
            description="What I may do there now: sit, leave, return, start, pause, resume, abandon (before the start: "
            "cancel), settings (lock, spectators, talk …), rematch; each the last part of its address."
        ),
    ] = []
    outcome: Outcome | None = None
    result: dict[str, Any] | None = None
    next: str = ""
    spectators: bool = True
    talk: bool = True
    whispers: bool = True
    hints: bool = True


class Problem(msgspec.Struct):
    """Why it was not done."""

    code: str
    text: str
    rule: str
    args: dict[str, str | int]


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    """ok, degraded (some things cannot be done) or failing (nothing can be kept)"""
    version: str
    matches: int
    sockets: int
    compiled: bool
    reasons: list[str] = []
    """disk-nearly-full, matches-not-loaded; cannot-write, cannot-read"""
    not_loaded: int = 0
    """Matches that cannot be read from the store."""
