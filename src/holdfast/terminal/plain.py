"""The line-by-line client: for pipes, screen readers and slow lines. No control codes, nothing is ever redrawn."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from typing import TextIO

from holdfast.kernel.errors import Refusal
from holdfast.locale import LANGUAGES, Language, translate
from holdfast.locale.refusal import spoken
from holdfast.started import program
from holdfast.terminal.board import board_of
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.ink import plain
from holdfast.terminal.intro import intro
from holdfast.terminal.logbook import new_logbook
from holdfast.terminal.scene import Scene
from holdfast.terminal.speech import command, notation
from holdfast.terminal.start import another
from holdfast.terminal.transcript import Transcript, logged
from holdfast.terminal.words import name

NEVER = -1
RECAP = 12
"""So many sentences are told to somebody who sits down at a game under way."""


class Leave(Exception):
    """The person goes: by `quit`, or because the input ended."""


class PlainClient:
    """One play after another, until somebody leaves."""

    def __init__(self, hotseat: Hotseat, lang: Language, source: TextIO, sink: TextIO) -> None:
        self.hotseat = hotseat
        self.lang = lang
        self.source = source
        self.sink = sink
        self.board = board_of(hotseat.table.game)
        self.seat: int | None = None
        """Who has the keyboard."""
        self.heard: dict[int | None, int] = {}
        """How many of the sitting's events each has been told."""
        self.described: object = NEVER
        """The day or round in which the whole table was told last."""
        self.resumed = bool(hotseat.table.sitting.lines)

    def run(self, *, with_intro: bool = False) -> int:
        if with_intro:
            self.tell_lines(intro(self.hotseat.table.game, self.lang, full_screen=False))
        try:
            while True:
                self.play()
                self.end()
                self.hotseat = another(self.hotseat)
                self.seat, self.heard, self.resumed, self.described = None, {}, False, NEVER
        except (Leave, KeyboardInterrupt):
            self.tell_saved()
            return 0

    # -- words out and in --------------------------------------------------------------------

    def tell(self, message_id: str, **args: str | float) -> None:
        self.tell_lines([translate(message_id, self.lang, **args)])

    def tell_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def listen(self) -> str:
        """The next line that is not empty; Leave at the end of the input."""
        while line := self.source.readline():
            if line.strip():
                return line.strip()
        raise Leave

    # -- one play ----------------------------------------------------------------------------

    def play(self) -> None:
        while not self.hotseat.over:
            self.hotseat.run_bots()
            if (trouble := self.hotseat.take_trouble()) is not None:
                self.tell_lines([spoken(trouble, self.lang)])
            seat = self.hotseat.person_asked(self.seat)
            if seat is None:
                return
            if self.hotseat.is_shared and seat != self.seat and not self.hand_over(seat):
                continue
            self.seat = seat
            self.ask(seat)

    def hand_over(self, seat: int) -> bool:
        """Nothing private is said before the next person has confirmed; False if the last one took a word back."""
        if self.sink.isatty():
            self.tell_lines([""] * shutil.get_terminal_size().lines)
        self.tell("terminal-hand-over", who=f"{self.hotseat.table.game}-{self.name_of(seat)}", seat=seat)
        before = self.seat
        if before is not None and self.hotseat.table.sitting.last_word(before) >= 0:
            self.tell("terminal-hand-over-undo", who=f"{self.hotseat.table.game}-{self.name_of(before)}")
        while line := self.source.readline():
            word, _ = command(line.strip())
            if word == "quit":
                raise Leave
            if word == "undo" and before is not None and self.said(before, "undo"):
                return False
            if not line.strip():
                return True
            self.tell("terminal-hand-over-enter")
        raise Leave

    def name_of(self, seat: int) -> str:
        return Transcript(self.hotseat.table.sitting, None, self.lang).names[seat]

    def ask(self, seat: int) -> None:
        """Tell what is new, put the question, and take one answer."""
        self.tell_news(seat)
        self.tell_lines(phrase.said(self.lang) for phrase in self.hotseat.answered)
        scene = Scene(self.hotseat.table, seat, self.lang)
        self.describe(scene)
        self.put(scene)
        while True:
            text = self.listen()
            word, rest = command(text)
            if not word:
                if self.said(seat, notation(text, scene.options, scene.rights)):
                    return
            elif word == "undo":
                if self.said(seat, "undo"):
                    return
            elif word == "lang":
                self.lang = LANGUAGES[1 - LANGUAGES.index(self.lang)]
                scene = Scene(self.hotseat.table, seat, self.lang)
                self.put(scene)
            else:
                self.obey(word, rest, scene)

    def said(self, seat: int, words: str) -> bool:
        """Say it at the table; a refusal is one line, and nothing has changed."""
        try:
            self.hotseat.play(seat, words)
        except Refusal as refused:
            self.tell_lines([spoken(refused, self.lang)])
            return False
        return True

    def obey(self, word: str, rest: str, scene: Scene) -> None:
        """A command that changes nothing at the table."""
        if word == "quit":
            raise Leave
        if word == "save":
            self.save_copy(rest)
        elif word == "rule":
            self.tell_lines([f"{scene.rule}  {scene.rule_text()}"])
        elif word == "rights":
            self.list_rights(scene)
        elif word == "view":
            self.tell_lines(self.board.spoken(scene.view, self.lang))
            self.put(scene)
        elif word == "notes":
            self.tell_lines(plain(line) for line in self.board.notes(scene.view, self.lang))
        elif word == "hint" and scene.seat is not None:
            self.tell_lines([scene.advice(self.hotseat.advise(scene.seat))])
        elif word == "words":
            self.tell_lines([", ".join(option.notation for option in scene.options)])
        else:
            self.tell("terminal-plain-help")

    # -- telling -----------------------------------------------------------------------------

    def tell_news(self, seat: int | None) -> None:
        """What happened since this seat was told last; of a game that is resumed, only how it came to this."""
        sitting = self.hotseat.table.sitting
        told = Transcript(sitting, seat, self.lang).since(self.heard.get(seat, 0))
        news = [one.text for one in logged(self.hotseat.table.game, told)]
        self.tell_lines(news[-RECAP:] if self.resumed and seat not in self.heard else news)
        self.heard[seat] = len(sitting.heard)

    def describe(self, scene: Scene) -> None:
        """Where we are; the whole table once a day or round, and when asked for."""
        where, counts = self.board.bar(scene.view, self.lang)
        table = scene.view.get("table", {})
        now = table.get("day", table.get("round"))
        self.tell_lines(["", f"{plain(where)} · {plain(counts)}"])
        if now != self.described:
            self.described = now
            self.tell_lines(self.board.spoken(scene.view, self.lang))
        self.tell_lines(plain(line) for line in self.board.mine(scene.view, self.lang, False, False))

    def put(self, scene: Scene) -> None:
        who = name(scene.game, self.name_of(scene.seat), self.lang) if scene.seat is not None else ""
        self.tell_lines(["", f"{who}: {scene.title}", scene.hint])
        for number, option in enumerate(scene.options, 1):
            self.tell_lines([f"{number:>3}  {option.label}"])
            self.tell_lines(f"     {fact.text}" for fact in scene.facts(option.notation))
        self.tell("terminal-plain-prompt", rights=len(scene.rights), undo="yes" if scene.undo else "no")

    def list_rights(self, scene: Scene) -> None:
        if not scene.rights:
            self.tell("terminal-no-rights")
        self.tell_lines(f"{f'r{number}':>4}  {option.label}" for number, option in enumerate(scene.rights, 1))

    # -- the end -----------------------------------------------------------------------------

    def end(self) -> None:
        """The score sheet; returns to play again."""
        seat = self.seat if len(self.hotseat.company.people) == 1 else None
        self.tell_news(seat)
        self.tell_lines(["", *self.board.spoken_sheet(self.hotseat.table.view(seat), self.lang), ""])
        self.tell("terminal-plain-end", place=str(self.hotseat.logbook.path))
        while True:
            word, rest = command(self.listen())
            if word == "again":
                return
            if word == "quit":
                raise Leave
            if word == "save":
                self.save_copy(rest)
            else:
                self.tell("terminal-plain-end", place=str(self.hotseat.logbook.path))

    def tell_saved(self) -> None:
        over = "yes" if self.hotseat.over else "no"
        self.tell("terminal-saved", place=str(self.hotseat.logbook.path), over=over, program=program())

    def save_copy(self, place: str) -> None:
        """The play is always saved; this makes a copy where the person wants one."""
        if not place:
            self.tell_saved()
            return
        try:
            new_logbook(place).write(self.hotseat.table.record(), self.hotseat.company)
        except Refusal as refused:
            self.tell_lines([spoken(refused, self.lang)])
        else:
            self.tell("terminal-copied", place=place)
