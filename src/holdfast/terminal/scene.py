"""What one person faces: the view, the question with its options, the rights, all of it in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast import api
from holdfast.bots.advice import Advice
from holdfast.kernel.game import DANGER
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options, question, rights
from holdfast.kernel.step import Choice
from holdfast.locale import Language, translate
from holdfast.locale.phrase import Phrase, kebab, of_ask, of_choice, of_fact, vocabulary


class Sayable(NamedTuple):
    """Something that may be said, and how it is called."""

    notation: str
    label: str
    kind: str
    """The choice's class: options of one kind can be shown together."""
    towards: str = ""
    """For kinds with very many options: what they are shown together by."""


class Foreseen(NamedTuple):
    """One thing that would follow from an answer."""

    text: str
    is_danger: bool


class Scene:
    """All that is shown to one seat (None: to everybody) at one moment; its question only if it is to be `asked`."""

    def __init__(self, table: api.Table, seat: int | None, lang: Language, *, asked: bool = True) -> None:
        self.game = table.game
        self.seat = seat
        self.lang = lang
        self.view: dict[str, Any] = table.view(seat)
        self.title = self.hint = self.rule = ""
        self.options: list[Sayable] = []
        self.rights: list[Sayable] = []
        self._table = table.sitting.table
        self._choices: dict[str, Choice] = {}
        self._facts: dict[str, list[Foreseen]] = {}
        self.undo = seat is not None and table.sitting.last_word(seat) >= 0
        if seat is not None and asked:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        inner = self._table
        ask = question(inner, seat)
        asked = ask.name() if ask is not None else ""
        if ask is not None:
            title, hint = of_ask(self.game, ask, self.view)
            self.title, self.hint, self.rule = title.said(self.lang), hint.said(self.lang), ask.rule
            self.options = [self._option(choice, asked) for choice in options(inner, seat)]
        offered = {option.notation for option in self.options}
        standing = {choice.text: choice for choice in rights(inner, seat) if choice.text not in offered}
        self.rights = [self._option(choice, asked) for choice in standing.values()]

    def _option(self, choice: Choice, asked: str) -> Sayable:
        phrase = of_choice(self.game, choice, asked, self.view)
        said = phrase.said(self.lang)
        label = said[:1].upper() + said[1:]
        kind = type(choice).__name__
        self._choices[choice.text] = choice
        field = vocabulary(self.game).TOWARDS.get(kind, "")
        return Sayable(choice.text, label, kind, str(phrase.args.get(field, "")))

    def facts(self, notation: str) -> list[Foreseen]:
        """What would follow from this answer, as far as its seat can see; worked out for what is looked at only."""
        if self.seat is None or notation not in self._choices:
            return []
        if notation not in self._facts:
            foreseen = self._table.game.forecast(self._table, self.seat, self._choices[notation])
            self._facts[notation] = [
                Foreseen(of_fact(self.game, fact).said(self.lang), fact.kind == DANGER) for fact in foreseen
            ]
        return self._facts[notation]

    def group(self, kind: str, towards: str = "") -> str:
        """What options of one kind are called together."""
        if towards:
            field = vocabulary(self.game).TOWARDS[kind]
            return Phrase(f"{self.game}-group-{kebab(kind)}-{field}", {field: towards}).said(self.lang)
        return Phrase(f"{self.game}-group-{kebab(kind)}", {}).said(self.lang)

    def advice(self, advice: Advice) -> str:
        """A hint in words: what to say, what speaks for it, and what one may regret all the same."""
        known = {one.notation: one.label for one in [*self.rights, *self.options]}
        why = "" if advice.reason is None else of_fact(self.game, advice.reason, "why").said(self.lang)
        if not advice.word:
            return translate("terminal-no-advice", self.lang)
        points = round(100 * advice.margin)
        if points:
            why = f"{why} {translate('advice-margin', self.lang, points=points)}".strip()
        risks = [of_fact(self.game, fact).said(self.lang) for fact in advice.risks]
        if risks:
            why = f"{why} {translate('advice-risk', self.lang, risk='. '.join(risks))}".strip()
        return translate("terminal-advice", self.lang, choice=known.get(advice.word, advice.word), why=why)

    def rule_text(self) -> str:
        """What the rulebook says about the question."""
        return read_ledger(self.game).rule(self.rule).text(self.lang) if self.rule else ""
