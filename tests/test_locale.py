"""Both languages say the same things, and Russian is written properly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from holdfast import locale
from holdfast.cli.rules import games_with_rules
from holdfast.kernel.ledger import read_ledger
from holdfast.locale import LANGUAGES, language, translate
from holdfast.locale.shelf import Shelf

FOLDER = Path(locale.__file__).parent
FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})

WITHOUT_YO = re.compile(
    r"\b(еще|ее|нее|чье|мое|твое|свое|все-таки|причем|нем|трех|четырех|вперед|счет|счете|счету|счетом|подсчет\w*|расчет\w*|"
    r"идет|найдет|придет|пойдет|выйдет|берет|возьмет|дает|отдает|передает|сдает|достает\w*|остается|кладет|умрет|живет|"
    r"мертвый|мертвая|мертвые|мертвых|черный|черная|желтый|желтая|зеленый|зеленая|костер|ребенок|актер|легкий|тяжелый)\b",
    re.IGNORECASE,
)
"""Words that have a ё and are commonly written without it."""


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's naming)
        self.names.add(node.id.name)


def is_proper_russian(prose: str) -> bool:
    """Its ё are written, and its quotation marks are «»."""
    return not WITHOUT_YO.search(prose) and '"' not in prose


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Each message of a file with the variables it uses. A slip in the file fails here."""
    resource = FluentParser().parse((FOLDER / lang / file).read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    assert messages("en", file) == messages("ru", file)


@pytest.mark.parametrize("file", FILES)
def test_russian_has_its_letters_and_quotes(file: str) -> None:
    for number, line in enumerate((FOLDER / "ru" / file).read_text("utf-8").splitlines(), 1):
        assert is_proper_russian(re.sub(r"\{[^{}]*\}", "", line)), f"ru/{file}:{number}: {line}"


@pytest.mark.parametrize("game", games_with_rules())
def test_the_ledgers_russian_has_its_letters_and_quotes(game: str) -> None:
    for rule in read_ledger(game).rules.values():
        assert is_proper_russian(rule.ru), f"{rule.id}: {rule.ru}"


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "ru"}, "ru"),
        ({"LC_ALL": "en_GB", "HOLDFAST_LANG": "ru"}, "ru"),
    ],
)
def test_the_language_comes_from_the_locale(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], expected: str
) -> None:
    for name in ("HOLDFAST_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    assert language() == expected


@pytest.fixture
def russian(tmp_path: Path) -> Shelf:
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "names.ftl").write_text(
        """
name-kid = Шкет
    .gen = Шкета
    .gender = m
name-lady = Леди
    .gender = f
-boat = шлюпка
"""
    )
    (tmp_path / "ru" / "told.ftl").write_text(
        """
fell = { NAME($who) } { GENDER($who) ->
    [f] упала
   *[m] упал
} за борт.
without = { -boat } без { NAME($who, case: "gen") }
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
both = { cards }; { cards }
list-and = { $first } и { $last }
list-times = { $name } ×{ $n }
counted-back = { $n } закр.
gone = Пропало: { LIST($what) }
without-all = Без { LIST($what, case: "gen") }
lost = { NAME($who) }, правило LIF-{ $rule }: слава { $n } ({ $n ->
    [-1] на одно
   *[other] ещё
})
"""
    )
    return Shelf("ru", tmp_path)


@pytest.mark.parametrize(
    ("message", "args", "sentence"),
    [
        ("fell", {"who": "kid"}, "Шкет упал за борт."),
        ("fell", {"who": "lady"}, "Леди упала за борт."),
        ("without", {"who": "kid"}, "шлюпка без Шкета"),
        ("without", {"who": "lady"}, "шлюпка без Леди"),
        ("without", {"who": "Маша"}, "шлюпка без Маша"),
        ("both", {"n": 3}, "3 карты; 3 карты"),
        ("gone", {"what": "kid"}, "Пропало: Шкет"),
        ("gone", {"what": "kid,lady,kid"}, "Пропало: Шкет ×2 и Леди"),
        ("gone", {"what": "lady,back,back,kid"}, "Пропало: Леди, 2 закр. и Шкет"),
        ("without-all", {"what": "lady,kid"}, "Без Леди и Шкета"),
        ("lost", {"who": "kid", "rule": 10, "n": -1}, "Шкет, правило LIF-10: слава −1 (на одно)"),
        ("lost", {"who": "-2", "rule": 10, "n": 1}, "-2, правило LIF-10: слава 1 (ещё)"),
    ],
)
def test_names_bend_and_verbs_agree(russian: Shelf, message: str, args: dict[str, str | float], sentence: str) -> None:
    assert russian.worded(message, args) == sentence


def test_a_missing_message_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="no message nonsense in en"):
        translate("nonsense", "en")


def test_a_missing_argument_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="cli-unknown-game"):
        translate("cli-unknown-game", "en", word="x")
