"""The panels' contents: bar, log, my things, the question, the keys."""

from __future__ import annotations

from holdfast.locale import translate
from holdfast.terminal.board import style_of
from holdfast.terminal.ink import Span, Strip, broken, cut, folded, joined, length, spread
from holdfast.terminal.scene import Scene
from holdfast.terminal.screen import question
from holdfast.terminal.screen.stage import Stage

ROOMY = 9
AIR = 2
"""Between two ends of the bar."""
SPARED = ("language", "hide", "notes")
"""Keys that a short line leaves out, in this order; F1 names all."""


class Panels:
    """Draws each panel of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tall = self.wide = False
        """How large the screen is; on a wide one, my things and the question have a height of their own."""
        self._scene: Scene | None = None
        self._boards: dict[tuple[int, int], list[Strip]] = {}
        """The board of the scene that was drawn last, by width and height: a screen asks for it several times."""

    def bar(self, width: int, height: int) -> list[Strip]:
        """The game's title gives way first."""
        where, counts = self.stage.board.bar(self.stage.scene.view, self.stage.lang)
        has_room = length(where) + AIR + length(counts) <= width
        return [spread(where if has_room else where[2:], counts, width)]

    def board(self, width: int, height: int) -> list[Strip]:
        """Whole where there is room, else part after part, and how to come to the next."""
        stage = self.stage
        lines = self._board(width, height)
        if not height or len(lines) <= height:
            return lines
        shown = max(height - 1, 1)
        parts = -(-len(lines) // shown)
        part = stage.part % parts
        turn = Span(translate("terminal-part", stage.lang, part=part + 1, parts=parts), "you", "b")
        return [*lines[part * shown : (part + 1) * shown], [Span(" "), turn]]

    def _board(self, width: int, height: int) -> list[Strip]:
        scene = self.stage.scene
        if scene is not self._scene:
            self._scene = scene
            self._boards = {}
        if (width, height) not in self._boards:
            self._boards[width, height] = self.stage.board.board(scene.view, scene.lang, width, height)
        return self._boards[width, height]

    def mine(self, width: int, height: int) -> list[Strip]:
        """With explanations, if there is room for all of them."""
        roomy = self._mine(width, roomy=True) if height > ROOMY else []
        return roomy if roomy and len(roomy) <= height else self._mine(width, roomy=False)

    def _mine(self, width: int, *, roomy: bool) -> list[Strip]:
        lines = self.stage.board.mine(self.stage.scene.view, self.stage.lang, self.stage.covered, roomy)
        return [piece for line in lines for piece in broken(line, width)]

    def log(self, width: int, height: int) -> list[Strip]:
        """The end of the log; what is new since the last answer is brighter."""
        lines: list[Strip] = []
        told = self.stage.log()
        news = self.stage.news()
        for number in range(len(told) - 1, -1, -1):
            one = told[number]
            style = "private" if one.private else style_of(self.stage.scene.game, one.event)
            span = Span(one.text, style if number >= news else "dim")
            lines = [*folded([span], width), *lines]
            if len(lines) >= height:
                break
        lines += self._answered(width)[: height // 3]
        return lines[-height:] if height else []

    def _answered(self, width: int) -> list[Strip]:
        """What was answered for me, the last first: below what came of it, and never instead of it."""
        said = [phrase.said(self.stage.lang) for phrase in reversed(self.stage.hotseat.answered)]
        return [piece for text in said for piece in folded([Span(text, "dim")], width)]

    def ask(self, width: int, height: int) -> list[Strip]:
        most = question.MOST_ROWS_TALL if self.tall else question.MOST_ROWS
        return question.draw(self.stage, width, height if self.wide else 0, most)

    def tiny(self, width: int, height: int) -> list[Strip]:
        """Instead of all that, where there is no room for it."""
        return folded([Span(translate("terminal-tiny", self.stage.lang), "you")], width, 0)

    # -- the keys -----------------------------------------------------------------------------

    def keys(self, width: int, height: int) -> list[Strip]:
        stage = self.stage
        wanted = [("?", "rule", bool(stage.asked and stage.scene.rule)), (":", "type", stage.asked)]
        rights = "options" if stage.shows_rights else "rights"
        wanted.append(("r", rights, stage.asked and bool(stage.scene.rights)))
        wanted.append(("t", "hint", stage.asked))
        wanted.append(("u", "undo", stage.asked and stage.scene.undo))
        wanted += [("g", "log", True), ("n", "notes", stage.seat is not None), ("h", "hide", stage.seat is not None)]
        wanted += [("l", "language", True), ("q", "quit", True), ("f1", "help", True)]
        parts = {word: self._key(key, word) for key, word, shown in wanted if shown}
        line = joined(list(parts.values()), "  ")
        for word in ("", *SPARED):
            if length(line) <= width:
                break
            parts.pop(word, None)
            line = joined(list(parts.values()), " ")
        return [cut(line, width)]

    def _key(self, key: str, word: str) -> Strip:
        count = f" {len(self.stage.scene.rights)}" if word == "rights" else ""
        label = translate(f"terminal-key-{word}", self.stage.lang) + count
        return [Span(key.upper() if len(key) > 1 else key, "you bold", key), Span(f" {label}", "dim", key)]
