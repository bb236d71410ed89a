"""Every message to a client, and the only place where one becomes bytes; what clients say is in incoming.py.

A message to a client is a public part, encoded once for everybody at the table, and a private part for one seat. After
the first whole state only sections that changed are sent, of some only the entries that changed, and nothing at all
where nothing changed: no count, no gap and no empty message tells of what a seat may not know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.kernel.canonical import told
from holdfast.kernel.event import Event
from holdfast.server.incoming import ClientMessage

PROTOCOL = 2


class Text(msgspec.Struct, omit_defaults=True, gc=False):
    """A message id with its arguments; the client says it in its own language."""

    id: str
    args: dict[str, Any] = {}


class Option(msgspec.Struct, omit_defaults=True, gc=False):
    """One thing a seat may say."""

    notation: str
    label: Text
    at: list[str] = []
    """Where on the board it can be clicked."""
    act: str = ""
    """What kind of choice it is: `rob`, `keep-one`. Nobody has to read the notation."""
    icon: str = ""
    """The name of its picture, where it has one."""
    cost: list[Text] = []
    """What it takes; this and what follows only in an answer to `explain`."""
    preview: list[Text] = []
    danger: list[Text] = []
    """What one may regret."""
    undo: bool = False
    """Said as an answer it can be taken back, for as long as I say nothing else."""


class Ask(msgspec.Struct, omit_defaults=True, gc=False):
    """A question to this seat."""

    id: int
    kind: str
    """decision, together or window"""
    name: str
    seat: int
    rule: str
    title: Text
    because: Text
    default: str
    options: list[Option]
    length_fixed: bool = False
    held: list[str] = []
    """My answer that is kept until the deadline; it can still be changed."""


class RunsOut(msgspec.Struct, gc=False):
    """Something that only its parties know and that ends by itself, such as an offer: what it is about, and when."""

    about: list[str]
    until: float


class Answered(msgspec.Struct, gc=False):
    """The last question that was answered for me: worth one quiet line, whenever `n` is another."""

    n: int
    title: Text
    option: Text
    order: str = ""
    """The standing order that did it; empty: there was nothing to choose, and nobody to keep waiting by it."""


class Clock(msgspec.Struct, omit_defaults=True, gc=False):
    """Until when the question may be answered, on the server's clock; 0: no limit, or the table is paused."""

    until: float = 0.0
    fixed: bool = False


class Mark(msgspec.Struct, gc=False):
    """How this seat would answer."""

    seat: int
    word: str


class Council(msgspec.Struct, gc=False):
    """What a seat is asked, where the others may advise it; and what they advise."""

    seat: int
    name: str
    title: Text
    options: list[Option]
    marks: list[Mark]


class Occupant(msgspec.Struct, omit_defaults=True):
    """Who has a seat, as everybody may know it."""

    seat: int
    name: str = ""
    bot: str = ""
    here: bool = False
    host: bool = False
    free: bool = False
    """In mid-game: whoever sits down here gets the seat; a bot keeps it until then."""


class Status(msgspec.Struct, omit_defaults=True):
    """The match itself: not the game's business."""

    status: str
    game: str
    pace: str
    commitment: str
    next: str = ""
    spectators: int = 0
    """How many look on without a seat."""
    because: str = ""
    """Why it is paused: host, nobody, fault; why abandoned: host, expired, nobody."""
    locked: bool = False
    spectators_allowed: bool = True
    talk: bool = True
    """May people say own words here? Quick phrases always pass."""
    whispers: bool = True
    hints: bool = True


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    match: str
    game: str
    seats: int
    seat: int | None
    events: int
    """How many events this seat has heard so far; those asked for follow with the state."""
    now: float
    """The server's clock at this moment, in seconds: deadlines are told by it, and it is no date."""


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """It was not done, and nothing changed."""

    re: int
    code: str
    rule: str
    text: str
    args: dict[str, str | int]


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """It is done, and on the disk."""

    re: int


class Explained(msgspec.Struct, tag_field="t", tag="explained"):
    """What these notations mean."""

    re: int
    options: list[Option]


class Line(msgspec.Struct, omit_defaults=True, gc=False):
    """One sentence on a card, and the rule behind it."""

    text: Text
    rule: str = ""
    kind: str = ""
    """mine: nobody else at the table knows it. danger: one may regret it."""


class Looked(msgspec.Struct, tag_field="t", tag="looked"):
    """The card of a piece; no title: there is nothing to say of it. `why_not`: why it is no answer now."""

    re: int
    title: Text | None
    lines: list[Line]
    why_not: Line | None


class Bubble(msgspec.Struct, omit_defaults=True, gc=False):
    """One thing to tell a learner. `ask`: a question waits for the answer to it."""

    id: str
    text: Text
    rule: str = ""
    at: str = ""
    ask: bool = False
    step: int = 0
    """Of a lesson, from 1."""


class Coached(msgspec.Struct, tag_field="t", tag="coached"):
    """What could be told now, the most important first; the client knows what was told before."""

    re: int
    bubbles: list[Bubble]


class Lesson(msgspec.Struct, omit_defaults=True):
    """Where a learner stands in a lesson, and what is told since the last answer."""

    step: int
    steps: int
    bubbles: list[Bubble]
    lit: list[str] = []
    """The answers it is about."""
    held: list[str] = []
    """Those that are not played; `otherwise` is said instead."""
    asked_about: list[str] = []
    """Those of which it is said once."""
    otherwise: Text | None = None
    looks: bool = False
    """Looking at any piece goes on."""
    done: bool = False


class Hinted(msgspec.Struct, tag_field="t", tag="hinted"):
    """What a bot would do, and what speaks for it."""

    re: int
    words: list[str]
    why: Line | None = None
    risks: list[Line] = []
    """What one may regret all the same."""
    margin: float = 0.0
    """By how much it is better than the next answer, in chances to win from 0 to 1; 0 where that is not known."""


class Said(msgspec.Struct, omit_defaults=True):
    """One thing somebody said at the table: own words, or a phrase that needs no language."""

    n: int
    seat: int | None
    name: str
    at: float
    text: str = ""
    words: Text | None = None
    """Of a phrase."""
    to: int | None = None
    """The seat whose person alone hears it besides."""
    kind: str = ""
    """Of the game's sayings: claim, accusation, promise, plea."""
    on: int | None = None
    """The claim that this believes or doubts: no words of its own."""


class Talked(msgspec.Struct, tag_field="t", tag="talk"):
    """What somebody said; several after a `hello`."""

    said: list[Said]


class Composed(msgspec.Struct, tag_field="t", tag="composed"):
    """What fits the next place of a saying, or which sayings there are; all places filled: what it says.

    `check`: how it agrees with what I know.
    """

    re: int
    place: str
    fits: list[str]
    words: Text | None
    check: Line | None


class Claim(msgspec.Struct, omit_defaults=True):
    """Something that somebody claims, and what others make of it."""

    n: int
    seat: int | None
    name: str
    saying: str
    named: dict[str, str]
    hour: int
    words: Text
    against: list[int] = []
    """The claims, by their numbers, that say the contrary."""
    believed: list[int] = []
    doubted: list[int] = []
    """By whom, by seats."""
    check: Line | None = None
    """How it agrees with what I know."""


class Claimed(msgspec.Struct, tag_field="t", tag="claimed"):
    """The claims that I have heard, in their order; of one who has said several things about the same, the last."""

    re: int
    claims: list[Claim]


class Happened(msgspec.Struct, omit_defaults=True, gc=False):
    """An event: its name, the rule that made it happen, and the arguments of the sentence that tells it."""

    event: str
    rule: str = ""
    args: dict[str, Any] = {}
    id: str = ""
    """Of the sentence, where it is not the game's own for an event of this name: `lifeboat-event-fell-overboard`."""


class Part(msgspec.Struct, omit_defaults=True):
    """The public or the private part of a state: sections by name, and what happened."""

    sections: dict[str, Any] = {}
    """Each replaces the one before."""
    entries: dict[str, Any] = {}
    """Of sections that stay otherwise: what is now at a path of keys and places in lists, such as `boat.2.wounds`."""
    events: list[Any] = []
    """Public: each a Happened. Private: how many of the public ones came before it, it, and whether it is a secret:
    what spectators hear too is none, though those who know better heard something else."""


class State(msgspec.Struct, tag_field="t", tag="state"):
    """The form of what `state` and `update` put together; a state is whole, an update has what changed."""

    public: Part
    private: Part
    whole: bool


ServerMessage = Welcome | State | Refused | Done | Explained | Looked | Coached | Hinted | Talked | Composed | Claimed

SECTIONS: dict[str, Any] = {
    "answered": Answered | None,
    "ask": Ask | None,
    "clock": Clock,
    "council": Council | None,
    "lesson": Lesson | None,
    "match": Status,
    "people": list[Occupant],
    "orders": list[str],
    "rights": list[str],
    "running_out": list[RunsOut],
    "undo_asked_by": int | None,
    "warned": bool,
}
"""The sections of a state that every game has; the others are the game's view."""

ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


def part(sections: dict[str, Any], entries: dict[str, Any], events: list[Any]) -> bytes:
    """One part, encoded once for all who get it; nothing for nothing."""
    if not sections and not entries and not events:
        return b""
    return ENCODER.encode(Part(sections, entries, events))


def state(public: bytes, private: bytes, whole: bool) -> bytes:
    """Both parts in one message, without encoding either again; nothing for nothing."""
    if not public and not private:
        return b""
    ends = b',"whole":true}' if whole else b',"whole":false}'
    return b'{"t":"state","public":' + (public or b"{}") + b',"private":' + (private or b"{}") + ends


def story(heard: list[tuple[int, Event]]) -> str:
    """What was told, with the audiences, as the store keeps it."""
    return ENCODER.encode([(audience, told(event)) for audience, event in heard]).decode() if heard else ""


def schema() -> dict[str, Any]:
    """All messages as JSON Schema, for the client, and those sections of a state that are the server's own."""
    messages = [*ClientMessage.__args__, *ServerMessage.__args__]
    schemas, components = msgspec.json.schema_components([*messages, *SECTIONS.values(), Happened])
    sections = dict(zip(SECTIONS, schemas[len(messages) : -1], strict=True))
    return {
        "protocol": PROTOCOL,
        "messages": list(schemas[: len(messages)]),
        "sections": sections,
        "components": components,
    }
