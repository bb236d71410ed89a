"""Words for people: `say` turns a message id and arguments into a sentence in the player's language.

The sentences are Fluent files, `<language>/*.ftl`, which the browser reads too. Both languages have the same message
ids and the same variables; what a language needs beyond them it asks for itself:

    fell = { NAME($who) } { GENDER($who) ->
            [f] упала
           *[m] упал
        } за борт. Бросьте круг { NAME($who, case: "dat") }!

where `$who` is an id such as `kid`, and `name-kid` a message that may have the attributes `.gen`, `.dat`, `.acc`,
`.ins`, `.loc` and `.gender`. A case that is not given is the plain name, so English needs no attributes; an id that
has no message stands for itself, so `$who` may also be what a person calls herself. LIST does the same for several ids
in one string, `water,knife,knife`.
"""

from __future__ import annotations

import locale
import os
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeGuard

if TYPE_CHECKING:
    from holdfast.locale.shelf import Shelf

Language = Literal["en", "ru"]

LANGUAGES: tuple[Language, ...] = ("en", "ru")


def translate(message_id: str, lang: Language, /, **args: str | float) -> str:
    """The message in that language. A message or argument that is missing is our mistake, and a LookupError."""
    return shelf_for(lang).worded(message_id, args)


def knows(message_id: str, lang: Language) -> bool:
    """Whether it can be translated."""
    return shelf_for(lang).holds(message_id)


def is_language(text: str) -> TypeGuard[Language]:
    return text in LANGUAGES


def language() -> Language:
    """The player's language: HOLDFAST_LANG (which `--lang` sets), else the locale's, else English."""
    names = ("HOLDFAST_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((os.environ[name] for name in names if os.environ.get(name)), "") or of_windows()
    return "ru" if wanted.lower().startswith("ru") else "en"


def of_windows() -> str:
    """What Windows is set to, such as `Russian_Russia`: it has no variable for it."""
    return (locale.getlocale()[0] or "") if sys.platform == "win32" else ""


@lru_cache(maxsize=len(LANGUAGES))
def shelf_for(lang: Language) -> Shelf:
    # Fluent brings Babel along, which takes longer to import than most commands take to run.
    from holdfast.locale.shelf import Shelf

    return Shelf(lang)
