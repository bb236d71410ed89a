"""What the dialogs say."""

from __future__ import annotations

import textwrap

from holdfast.locale import translate
from holdfast.terminal.board import style_of
from holdfast.terminal.ink import Span, Strip, broken, folded, joined
from holdfast.terminal.intro import intro
from holdfast.terminal.screen.stage import Stage
from holdfast.terminal.words import name

WIDTH = 72


def intro_page(stage: Stage) -> list[Strip]:
    title, *rest = intro(stage.scene.game, stage.lang, full_screen=True)
    lines: list[Strip] = [[Span(title, "accent bold")]]
    for text in rest:
        lines += [[Span(piece, "text")] for piece in textwrap.wrap(text, WIDTH)] or [[]]
    return [*lines, [Span(translate("terminal-any-key", stage.lang), "you bold")]]


def rule_page(stage: Stage) -> list[Strip]:
    """The rule behind the question."""
    pieces = textwrap.wrap(stage.scene.rule_text(), WIDTH, break_on_hyphens=False)
    return [[Span(stage.scene.rule, "accent bold")], [], *([Span(piece)] for piece in pieces), [], closing(stage)]


def log_page(stage: Stage) -> list[Strip]:
    """Everything that was told, with the rule behind each."""
    lines: list[Strip] = [[Span(translate("terminal-log", stage.lang), "accent bold")], []]
    for told in stage.log():
        style = "private" if told.private else style_of(stage.scene.game, told.event)
        first, *others = folded([Span(told.text, style)], WIDTH - 12)
        lines += [[Span(f"{told.rule:<11} ", "dim"), *first], *([Span(" " * 12), *other] for other in others)]
    return [*lines, [], closing(stage)]


def notes_page(stage: Stage) -> list[Strip]:
    """My notebook: nobody else's eyes."""
    lines = [piece for line in stage.board.notes(stage.scene.view, stage.lang) for piece in broken(line, WIDTH)]
    return [[Span(translate("terminal-notes", stage.lang), "accent bold")], [], *lines, [], closing(stage)]


def closing(stage: Stage) -> Strip:
    return [Span("Esc", "you bold", "escape"), Span(" " + translate("terminal-key-close", stage.lang), "dim", "escape")]


def hand_over_page(stage: Stage, seat: int, before: int | None) -> list[Strip]:
    """Nothing here is private."""
    who = f"{stage.scene.game}-{stage.name_of(seat)}"
    lines: list[Strip] = [
        [Span(translate("terminal-hand-over-title", stage.lang, who=who), "you bold")],
        [],
        [Span(translate("terminal-hand-over-text", stage.lang, who=who))],
    ]
    if before is not None:
        called = name(stage.scene.game, stage.name_of(before), stage.lang)
        lines += [
            [],
            [Span("u", "you bold", "u"), Span(f" {called}: {translate('terminal-key-undo', stage.lang)}", "dim", "u")],
        ]
    return lines


def end_page(stage: Stage) -> list[Strip]:
    """The score sheet, and what to do next."""
    keys = [("n", "terminal-end-again"), ("s", "terminal-end-save"), ("g", "terminal-key-log")]
    keys += [("l", "terminal-key-language"), ("q", "terminal-key-quit")]
    shown = [[Span(key, "you bold", key), Span(" " + translate(word, stage.lang), "dim", key)] for key, word in keys]
    place = Span(translate("terminal-end-place", stage.lang, place=str(stage.hotseat.logbook.path)), "dim")
    note: list[Strip] = [[Span(stage.notice, "danger")]] if stage.notice else []
    sheet = stage.board.sheet(stage.scene.view, stage.lang)
    return [*sheet, [], *broken([place], WIDTH), *note, joined(shown, "  ")]
