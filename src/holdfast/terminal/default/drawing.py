"""Things as they are drawn, and as they are said."""

from __future__ import annotations

from holdfast.terminal.default.things import Group, Mark, Pile, Tally, Thing, Track
from holdfast.terminal.default.words import Words
from holdfast.terminal.ink import Span, Strip, joined

DOTS = 8
"""A longer track is drawn as numbers."""


def drawn(thing: Thing, words: Words, style: str = "text") -> Strip:
    """One thing in one line: `warmth ●●○`, `shed 41`, `stove oak, log ×2`."""
    label = Span(f"{words.called(thing.name)} ", "dim")
    if isinstance(thing, Track):
        return [label, *track(thing, style)]
    if isinstance(thing, Tally):
        return [label, Span(f"{thing.number:g}", f"{style} bold")]
    if isinstance(thing, Pile):
        return [label, *pile(thing, words, style)]
    if isinstance(thing, Mark):
        so = Span(words.called(thing.name), "calm")
        return [label, Span(words.called(thing.word), style)] if thing.word else [so]
    return [label, *joined([drawn(one, words, style) for one in thing.things], "  ")]


def track(thing: Track, style: str) -> Strip:
    if thing.of > DOTS:
        return [Span(f"{thing.now}/{thing.of}", f"{style} bold")]
    left = max(0, thing.of - thing.now)
    return [Span("●" * thing.now, style if thing.now else "dim"), Span("○" * left, "dim")]


def pile(thing: Pile, words: Words, style: str) -> Strip:
    if not thing.names:
        return [Span("—", "dim")]
    counted = [f"{words.called(one)} ×{n}" if n > 1 else words.called(one) for one, n in thing.counted().items()]
    return [Span(", ".join(counted), "card" if style == "text" else style)]


def spoken(thing: Thing, words: Words) -> str:
    """The same for a listener: `warmth 2 of 3`."""
    called = words.called(thing.name)
    if isinstance(thing, Track):
        return f"{called} {thing.now}/{thing.of}"
    if isinstance(thing, Group):
        return f"{called}: {', '.join(spoken(one, words) for one in thing.things)}"
    return "".join(span.text for span in drawn(thing, words))


def rows(things: list[Thing], words: Words, style: str = "text") -> list[Strip]:
    """Each thing in a line of its own; of several of a kind each, below their name."""
    lines: list[Strip] = []
    for thing in things:
        if isinstance(thing, Group) and all(isinstance(one, Group) for one in thing.things):
            lines.append([Span(f" {words.called(thing.name)}", "dim")])
            lines += [[Span("   "), *titled(one, words, style)] for one in thing.things]
        else:
            lines.append([Span(" "), *drawn(thing, words, style)])
    return lines


def titled(group: Group, words: Words, style: str = "text") -> Strip:
    """`Hunter  warmth ●●○ · wood 3`."""
    parts = [drawn(one, words, style) for one in group.things]
    return [Span(f"{words.called(group.name)}  ", "bold"), *joined(parts)]
