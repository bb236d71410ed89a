"""Questions and rights as a client gets them: message ids, anchors, and the notation to send back."""

from __future__ import annotations

from typing import Any, Final

from holdfast.kernel.game import COST, DANGER, Fact, Game
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.parts.memo import Memo
from holdfast.kernel.play import options, question, read, rights, top
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Choice, Seat, Window
from holdfast.locale.phrase import Phrase, kebab, of_ask, of_choice, of_fact, vocabulary
from holdfast.server.wire import Ask, Option, Text

Fields = dict[str, Any]


class Brief:
    """A question in a list of tables: without its options, but for what happens if nobody answers."""

    def __init__(self, name: str, title: Text, rule: str, default: Text) -> None:
        self.name = name
        self.title = title
        self.rule = rule
        self.default = default


OPTIONS: Final[Memo[Option]] = Memo(50_000)
"""By game, kind, notation, question, and who is asked."""


def ask_for(sitting: Sitting, seat: Seat, view: Fields, held: list[str], is_held: bool) -> Ask | None:
    """The question open for this seat; `is_held`: answers wait for the deadline."""
    table = sitting.table
    ask = question(table, seat)
    if ask is None:
        return None
    game: Game[Any] = sitting.game
    title, because = of_ask(game.slug, ask, view)
    asked = text(title)
    in_lanes = isinstance(top(table), Lanes)
    return Ask(
        id=sitting.numbers[seat],
        kind="window" if isinstance(ask, Window) else "together" if in_lanes else "decision",
        name=ask.name(),
        seat=seat,
        rule=ask.rule,
        title=asked,
        # Both are said of the same things.
        because=Text(because.id, asked.args),
        default=ask.default(table, seat).text,
        options=[offered(game.slug, choice, ask.name(), view, seat) for choice in options(table, seat)],
        length_fixed=is_held,
        held=held,
    )


def asked_briefly(sitting: Sitting, seat: Seat) -> Brief | None:
    """The question open for this seat, without its options."""
    ask = question(sitting.table, seat)
    if ask is None:
        return None
    game, view = sitting.game.slug, sitting.view(seat)
    title, _ = of_ask(game, ask, view)
    default = offered(game, ask.default(sitting.table, seat), ask.name(), view, seat)
    return Brief(ask.name(), text(title), ask.rule, default.label)


def seats_called(sitting: Sitting) -> list[str]:
    """What people at the table call each seat: ids of the game's, which everybody there may know."""
    return vocabulary(sitting.game.slug).seats(sitting.view(None))[: sitting.table.seats]


def offered(game: str, choice: Choice, ask: str, view: Fields, seat: Seat) -> Option:
    """An option as it was made the first time, wherever its words are always the same. Not to be changed."""
    words = vocabulary(game)
    kind = type(choice).__name__
    if kind in words.TOLD_BY_TABLE:
        return option(game, choice, ask, view)
    key = (game, kind, choice.text, ask, words.seats(view)[seat])
    made = OPTIONS.find(key)
    return OPTIONS.keep(key, option(game, choice, ask, view)) if made is None else made


def option(game: str, choice: Choice, ask: str, view: Fields) -> Option:
    label = text(of_choice(game, choice, ask, view))
    return Option(choice.text, label, choice.anchors(), act_of(choice), choice.icon)


def act_of(choice: Choice) -> str:
    """What kind of choice it is, in the words of messages: `use-medkit`."""
    return choice.act_name or kebab(type(choice).__name__)


def single_rights(sitting: Sitting, seat: Seat) -> list[str]:
    """What this seat may say unasked. Sentences that are put together (offers) are no list: a sheet makes them."""
    made = vocabulary(sitting.game.slug).TOWARDS
    found = [choice.text for choice in rights(sitting.table, seat) if type(choice).__name__ not in made]
    return [*dict.fromkeys(found), *(["undo"] if sitting.last_word(seat) >= 0 else [])]


def explained(sitting: Sitting, seat: Seat, words: list[str]) -> list[Option]:
    """What these notations mean for this seat now and would lead to; a refusal for one that cannot be said."""
    view = sitting.view(seat)
    ask = question(sitting.table, seat)
    name = "" if ask is None else ask.name()
    game: Game[Any] = sitting.game
    answers = [choice.text for choice in options(sitting.table, seat)]
    # Of what others keep hidden an answer may not tell: this seat's own picture of the table is asked.
    pictured = sitting.imagine(seat, "") if any(word in answers for word in words) else None
    found: list[Option] = []
    for word in words:
        if word != "undo":
            choice = read(sitting.table, seat, word)
            shown = option(game.slug, choice, name, view)
            foresee(shown, game.slug, game.forecast(sitting.table, seat, choice))
            shown.undo = pictured is not None and word in answers and can_be_taken_back(pictured, seat, word)
            found.append(shown)
    return found


def can_be_taken_back(sitting: Sitting, seat: Seat, word: str) -> bool:
    """After this answer: is it this seat's turn again, before anybody else's, and the word not final?"""
    after = sitting.clone()
    after.play(str(seat), [word])
    return after.last_word(seat) >= 0 and question(after.table, seat) is not None


def foresee(shown: Option, game: str, facts: list[Fact]) -> None:
    """Say with the option what would follow from it. Only on demand: most options are never looked at."""
    shown.cost = [text(of_fact(game, fact)) for fact in facts if fact.kind == COST]
    shown.preview = [text(of_fact(game, fact)) for fact in facts if fact.kind not in (COST, DANGER)]
    shown.danger = [text(of_fact(game, fact)) for fact in facts if fact.kind == DANGER]


def text(phrase: Phrase) -> Text:
    """A phrase as a client gets it. Most have plain arguments, which are taken as they are."""
    args = phrase.args
    for value in args.values():
        if isinstance(value, Phrase) or isinstance(value, list):  # noqa: SIM101  native checks, one by one
            args = {name: plain(value) for name, value in args.items()}
            break
    return Text(phrase.id, args)


def plain(value: object) -> object:
    if isinstance(value, Phrase):
        return text(value)
    return [text(one) for one in value] if isinstance(value, list) else value
