"""The boat in sentences, for screen readers and pipes."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import arguments, kebab
from holdfast.terminal.ink import plain
from holdfast.terminal.lifeboat.ends import bow, stern, tonight
from holdfast.terminal.lifeboat.person import fatigue, is_me, state


def spoken(view: View, lang: Language) -> list[str]:
    lines = [plain(bow(view, lang))]
    lines += [about(who, view, lang) for who in [*view["boat"], *view["swept"]]]
    lines.append(plain(stern(view, lang)))
    return lines + [plain(line) for line in [tonight(view, lang)] if line]


def about(who: Character, view: View, lang: Language) -> str:
    """One character: `Captain, strength 7, life 5: conscious, wounds 5 of 7, closed 3; rowed`."""
    conscious = who["status"] == "conscious"
    marks = [span.text for span in [*state(who, lang)[0 if conscious else 1 :], *fatigue(who, lang)]]
    told = {
        "who": who["who"],
        "mine": is_me(who, view),
        "status": translate(f"lifeboat-status-{kebab(who['status'])}", lang),
        "wounds": who["wounds"],
        "strength": who["strength"],
        "life": who["survival"],
        "closed": who["closed"],
        "open": who["open"],
        "marks": ", ".join(marks),
    }
    args = {key: value for key, value in arguments("lifeboat", told).items() if isinstance(value, str | int)}
    return translate("lifeboat-about", lang, **args)
