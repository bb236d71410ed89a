"""What is printed on a card, as lines."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.pieces import CELLS_OF, ENCOUNTER, ENEMY, KIND, LOCATION, NAMES, PERSON, POWER, SKILL, SPEED
from holdfast.kernel.game import Fact

_TEXTS: Final = {
    card.id.removeprefix("survivor_"): card.id
    for card in [*catalogue.CARDS.card, *catalogue.ENEMIES.loot]
    if card.text_en
}
KIND_RULE: Final = {LOCATION: "AUR-06.1", ENCOUNTER: "AUR-06.15", PERSON: "AUR-06.13", ENEMY: "AUR-14.1"}
START_RULE: Final = {"leader": "AUR-11.4", "copilot": "AUR-11.5"}


def says(card: int) -> list[Fact]:
    """Its words, and the numbers of a vehicle or of a person."""
    name, kind = NAMES[card], KIND[card]
    lines: list[Fact] = []
    if SPEED[card]:
        lines.append(Fact("truck", {"speed": SPEED[card], "power": POWER[card]}, "AUR-13.4"))
    if CELLS_OF[card]:
        lines.append(Fact("cells", {"n": len(CELLS_OF[card])}, "AUR-03.3"))
    if name in START_RULE:
        lines.append(Fact(f"does-{name}", {}, START_RULE[name]))
    elif name in _TEXTS:
        lines.append(Fact(f"printed-{_TEXTS[name]}", {}, KIND_RULE.get(kind, "AUR-06.8")))
    elif kind == ENEMY:
        lines.append(Fact(f"printed-{name}", {}, KIND_RULE[kind]))
    if SKILL[card]:
        lines.append(Fact("skill", {"n": SKILL[card]}, "AUR-05.7"))
    if kind == LOCATION:
        lines.append(Fact("location", {}, "AUR-06.2"))
    return lines
