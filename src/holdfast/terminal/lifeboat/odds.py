"""What a fight would come to, as far as I can see: the same facts as the browser lays over the boat."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Joiner, Odds, Reckoning
from holdfast.locale import Language, translate
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined


def odds(told: Odds, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """How it stands and with my closed weapons; what is unknown, what losing costs, and who could still join."""
    lines = [[Span(unknown(told, lang), "text")]] if told["side"] else []
    if roomy or not told["wants"]:  # with little room, what a refusal comes to stands with that answer alone
        lines.append([Span(cost(told, lang), "text")])
    if roomy or (told["side"] and not told["wants"]):
        lines.insert(0, stands(told, lang))
    if told["may_join"]:
        who = ", ".join(joiner(one, lang, covered) for one in told["may_join"])
        lines.append([Span(translate("lifeboat-odds-joiners", lang) + " ", "dim"), Span(who, "private")])
    return lines if roomy else [joined(lines)]


def stands(told: Odds, lang: Language) -> Strip:
    head = Span(translate("lifeboat-odds-head", lang, demand="yes" if told["wants"] else "no") + " ", "dim")
    return [head, *joined([reckoning(line, told["side"], lang) for line in told["lines"]])]


def unknown(told: Odds, lang: Language) -> str:
    return translate("lifeboat-odds-unknown", lang, n=told["unknown"])


def cost(told: Odds, lang: Language) -> str:
    side = told["side"] or "none"
    wounds = {"wounds": told["wounds"], "after": told["lost"], "strength": told["strength"]}
    return translate("lifeboat-odds-cost", lang, side=side, **wounds)


def reckoning(line: Reckoning, side: str, lang: Language) -> Strip:
    """`4 : 6, you win`; who is on no side yet is told the totals alone."""
    wins = line["attack_wins"] == (side == "attack")
    about = {**line, "end": ("win" if wins else "lose") if side else "none"}
    args = {key: value for key, value in arguments("lifeboat", about).items() if isinstance(value, str | int)}
    return [Span(translate("lifeboat-odds-line", lang, **args), ("ok" if wins else "danger") if side else "text")]


def joiner(one: Joiner, lang: Language, covered: bool) -> str:
    bond = "none" if covered else one["bond"] or "none"
    return translate("lifeboat-odds-joiner", lang, who=f"lifeboat-{one['who']}", power=one["power"], bond=bond)
