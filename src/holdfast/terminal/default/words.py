"""What the things of a view are called: by the game's own messages, else by their keys, made readable."""

from __future__ import annotations

from holdfast.locale import Language, knows, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.board import View
from holdfast.terminal.words import name


class Words:
    """The names of one game in one language."""

    def __init__(self, game: str, lang: Language) -> None:
        self.game = game
        self.lang = lang

    def called(self, one: str) -> str:
        """`name-<game>-frost`, or the word that all games share, or `frost`."""
        for home in (self.game, "any"):
            if knows(f"name-{home}-{one}", self.lang):
                return name(home, one, self.lang)
        return readable(one)

    def reason(self, view: View) -> str:
        """Why the game is over; the sentence may name what the table counts."""
        word: str = view["result"]["reason"]
        message = f"{self.game}-reason-{kebab(word)}"
        counted = {name: value for name, value in view["table"].items() if isinstance(value, int)}
        return translate(message, self.lang, **counted) if knows(message, self.lang) else capital(readable(word))


def readable(word: str) -> str:
    """`flare_gun` as `flare gun`."""
    return word.replace("_", " ").replace("-", " ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
