"""Every message from a client, bounded, and the only place where bytes become one."""

from __future__ import annotations

from typing import Annotated

import msgspec

MOST_BYTES = 8_192
"""The longest message a client may send."""
MOST_WORDS = 64

Words = Annotated[list[Annotated[str, msgspec.Meta(min_length=1, max_length=400)]], msgspec.Meta(max_length=MOST_WORDS)]

Named = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=40)]],
    msgspec.Meta(max_length=8),
]


class Incoming(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client says. `re` comes back with the answer."""

    re: int = 0


class Hello(Incoming, tag="hello"):
    """The first message. `since`: how many events this client has already.

    `token`: of one who shares this device with others, in place of the cookie.
    """

    protocol: int = 0
    since: int = 0
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Say(Incoming, tag="say"):
    """Words for the table: all or none. `ask`: the number of the question they answer, if they answer one."""

    words: Words = []
    ask: int | None = None


class Explain(Incoming, tag="explain"):
    """What would these notations mean? For rights, whose labels are not sent unasked."""

    words: Words = []


class Look(Incoming, tag="look"):
    """What is this piece? `anchor`: as the boards and `Option.at` call it; `hand`: the piece taken up to go with it."""

    anchor: Annotated[str, msgspec.Meta(max_length=80)] = ""
    hand: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Coach(Incoming, tag="coach"):
    """What should a newcomer in my seat hear of now?"""


class Hint(Incoming, tag="hint"):
    """What would a bot do?"""


class TakeBack(Incoming, tag="undo"):
    """Take back my last word; where others heard it, ask them first."""


class Consent(Incoming, tag="consent"):
    """May the other take back?"""

    yes: bool = False


class Talk(Incoming, tag="talk"):
    """To the table, or to one seat: own words, or a phrase that needs no language.

    `named`: what fills the places of a saying of the game's. `on`: the number of the claim that one believes or doubts.
    """

    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    to: int | None = None
    named: Named = {}
    on: int | None = None


class Compose(Incoming, tag="compose"):
    """How can a saying go on? `phrase`: which of the game's, `named`: the places filled so far."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    named: Named = {}


class Claims(Incoming, tag="claims"):
    """Who has claimed what?"""


class Advise(Incoming, tag="advise"):
    """How I would answer what another is asked; nothing: I take it back."""

    word: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Mute(Incoming, tag="mute"):
    """Hear no more of the person in this seat, or hear them again."""

    seat: int = 0
    on: bool = True


class GiveOrder(Incoming, tag="order"):
    """From now on answer such questions for me, or no longer; which there are says `/api/games`."""

    order: Annotated[str, msgspec.Meta(max_length=40)] = ""
    on: bool = True


ClientMessage = (
    Hello
    | Say
    | Explain
    | Look
    | Coach
    | Hint
    | TakeBack
    | Consent
    | Talk
    | Compose
    | Claims
    | Advise
    | Mute
    | GiveOrder
)
DECODER = msgspec.json.Decoder(ClientMessage)


def decode(data: bytes | str) -> ClientMessage:
    """What a client says, or a `msgspec.DecodeError` that says what is wrong."""
    try:
        message: ClientMessage = DECODER.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
    except UnicodeDecodeError:
        raise msgspec.DecodeError("it is not UTF-8") from None
    return message
