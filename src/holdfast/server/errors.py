"""Refusals of the server, beside those of the rules."""

from __future__ import annotations

from holdfast.kernel.errors import Refusal

NOT_FOUND = ("no-match", "no-person", "no-such-key", "no-such-move", "no-such-eyes")
FORBIDDEN = (
    *("not-host", "not-seated", "not-known", "by-token", "wrong-password", "foreign-origin"),
    *("not-over", "no-spectators"),
)

TEXTS = {
    "no-match": "There is no such table.",
    "no-person": "There is no such person here any more.",
    "not-host": "Only the host of the table may do this.",
    "not-seated": "You have no seat at this table.",
    "seat-changed": "You have another seat at this table now: look again before you speak.",
    "not-known": "The server does not know you: open the start page first, or send a token.",
    "by-token": "A token plays, and nothing else: do this in the browser that knows you.",
    "no-such-key": "There is no such key, or it is void already.",
    "too-many-keys": "You have as many keys of this kind as one may have: revoke one first.",
    "would-replace": "This browser is somebody else now: say that they shall be replaced.",
    "wrong-password": "This server asks for a password.",
    "foreign-origin": "This request comes from another site.",
    "not-over": "The record and the replay are secret until the game is over.",
    "no-such-move": "This play has no such move.",
    "no-such-eyes": "A play is seen by a seat, by a spectator, or by all.",
    "not-playing": "This table is not playing now.",
    "paused": "This table is paused.",
    "fault": "A rule of the game has failed, so this did not happen; the table is paused.",
    "cannot-load": "What the server has kept of this table cannot be read.",
    "not-waiting": "This table has begun already.",
    "seat-taken": "This seat is taken.",
    "no-free-seat": "Every seat at this table is taken.",
    "locked": "The host has locked this table.",
    "own-seat": "A host does not remove themselves: leave the table, or let somebody else be host first.",
    "no-spectators": "Only its own people may look at this table.",
    "no-talk": "At this table people say only quick phrases.",
    "no-hints": "There are no hints at this table.",
    "unknown-pace": "The pace is live, relaxed, by_mail or none.",
    "unknown-visibility": "A table is public or private.",
    "unknown-phrase": "There is no such quick phrase.",
    "no-advice": "There is nothing here that you could advise now.",
    "no-claim": "There is no such claim of another's before the whole table.",
    "no-whispers": "Nobody whispers in this game.",
    "muted": "You cannot speak now.",
    "unknown-order": "There is no such standing order here.",
    "nothing-said": "There is nothing to say.",
    "no-undo-asked": "Nobody asks to take anything back.",
    "old-rules": "This match was played by older rules and can only be looked at.",
    "bad-webhook": "A webhook is an https address of a public host, at port 443 or 8443.",
    "busy": "The server has too many calls to make just now: try again in a while.",
    "bad-name": "A name has at least one letter.",
    "bad-message": "This message is not understood.",
    "too-fast": "Too many messages.",
    "too-many": "Too much at once: wait a little, then try again.",
    "failed": "Something went wrong in the server, and nothing was done.",
    "old-protocol": "The page is older or newer than the server: load it again.",
}


OTHER_STATUS = {
    **dict.fromkeys(("not-stored", "written-elsewhere", "cannot-load", "busy"), 503),
    "fault": 500,
    "too-many": 429,
}


def refusal(code: str, **args: str | int) -> Refusal:
    """A refusal by its code."""
    return Refusal(code, TEXTS[code], "", dict(args))


def status_of(code: str) -> int:
    """The HTTP status for a refusal."""
    if code in NOT_FOUND:
        return 404
    if code in FORBIDDEN:
        return 403
    return OTHER_STATUS.get(code, 409)
