"""What choices of cards and scripts hold out, read once from the content and weighed by what the group needs.

Of an exploration card everything is open. Of a script's choice only its costs are (JRN-18.3): the rest is weighed by
its drift, as its words let it be guessed. There all outcomes of a die are thought equally likely, and nothing of what
lies in another script.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.pieces import (
    STATES,
    WEAPONS,
    kinds_of,
    rule_plan,
    script_plan,
)

GAIN, LOSE, PAY, PAY_VALUE, LOOT, CHANGE, TEST, NOISE, NOISE_ROLL, RETURN, MORE_CARDS, MEETING = range(12)
FIGHT, LEAVE, JOIN, COLD, CRIME, TRADE, BANDS, EITHER, FLAT, ACTIONS, RAID_MORE = range(12, 23)
"""What a word of the content comes to."""
ONE, EACH, ALL, GUARDS, ACTOR, RANDOM, WORST = range(7)
_WHO: Final = ("one", "each", "all", "guards", "actor", "random", "worst")
_ROWS: Final = ("furniture", "heap", "pantry", "choice")
_MARKS: Final = {"stole": -1.0, "betrayed": -1.5, "debt": -2.0, "dog": 0.8, "pump": 3.0}
_FLAT: Final = {
    "unlock_idea": 2.0,
    "crucial_action": 4.0,
    "remove_fitting": -8.0,
    "place_rubble": -1.5,
    "peek": 0.4,
    "keep_card": 2.0,
    "location_script": 1.5,
    "personal_script": 0.5,
    "clear_shelter_card": 6.0,
    "withdraw": -3.0,
    "kill": -100.0,
    "depart": -80.0,
    "visitor": 1.0,
    "place_board_up": 12.0,
    "remove_board_up": -12.0,
    "replace_location": -0.5,
    "bury": 0.5,
    "forbid": -0.5,
}
_FOLLOWS: Final = {1603: 4.0, 1604: -4.0, 1605: 5.0, 1606: 3.0, 1607: 6.0, 1608: 4.0, 1609: 5.0, 1505: -9.0}
"""What a promise for a later day is worth."""


class Bit:
    """One word; never changed. `parts`: the plans among which a die or a condition decides."""

    def __init__(self, what: int, kinds: list[int], n: int, who: int = 0, worth: float = 0.0) -> None:
        self.what = what
        self.kinds = kinds
        self.n = n
        self.who = who
        self.worth = worth
        self.parts: list[list[Bit]] = []
        self.odds: list[float] = []
        self.foes: list[int] = []
        """Weapons of the enemies; empty: those of the card."""
        self.condition: dict[str, Any] = {}


class Promise:
    """One choice, and how much of it is open."""

    def __init__(self, bits: list[Bit], is_open: bool) -> None:
        self.bits = bits
        self.is_open = is_open


def read(words: list[dict[str, Any]]) -> list[Bit]:
    return [read_word(word) for word in words]


def read_word(word: dict[str, Any]) -> Bit:
    """One word of the content."""
    do = word["do"]
    n = int(word.get("n", 0)) if not isinstance(word.get("n"), str) else 0
    if do in ("gain", "lose", "pay"):
        return Bit({"gain": GAIN, "lose": LOSE, "pay": PAY}[do], kinds_of(word["item"]), n)
    if do == "lose_any":
        return Bit(PAY, kinds_of(word["category"]), n)
    if do == "pay_value":
        return Bit(PAY_VALUE, kinds_of("token"), int(word["value"]))
    if do == "loot":
        return Bit(LOOT, [_ROWS.index(word["row"])], n)
    if do in ("state", "set_state"):
        return Bit(CHANGE, [STATES.index(word["state"])], n, _WHO.index(word["who"]))
    if do == "empathy":
        return Bit(TEST, [], n, _WHO.index(word["who"]))
    if do in ("roll", "if"):
        return read_fork(word)
    return read_deed(word, do, n)


def read_fork(word: dict[str, Any]) -> Bit:
    """A die, or a condition."""
    if word["do"] == "roll":
        bit = Bit(BANDS, [], 0)
        for band in word["bands"]:
            bit.parts.append(read(band["effects"]))
            bit.odds.append((int(band["max"]) - int(band["min"]) + 1) / 10.0)
        return bit
    bit = Bit(EITHER, [], 0)
    bit.parts = [read(word["then"]), read(word.get("else", []))]
    bit.condition = word["cond"]
    return bit


def read_deed(word: dict[str, Any], do: str, n: int) -> Bit:
    """What happens on the way or in the house."""
    simple = {
        "noise": NOISE,
        "noise_roll": NOISE_ROLL,
        "return_cards": RETURN,
        "extra_cards": MORE_CARDS,
        "encounter": MEETING,
        "leave": LEAVE,
        "cold": COLD,
        "crime_wave": CRIME,
        "join": JOIN,
    }
    if do in simple:
        return Bit(simple[do], [], n)
    if do in ("fight", "backstab"):
        bit = Bit(FIGHT, [], 1 if word.get("side") == "them" else 2 if word.get("side") == "us" else 0)
        if not isinstance(word["enemies"], str):
            bit.foes = [WEAPONS.index(foe["weapon"]) for foe in word["enemies"]]
        return bit
    if do == "trade":
        return Bit(TRADE, [COLOURS.index(one) for one in word["sells"]], int(word["fee"]))
    if do in ("lose_actions", "extra_action"):
        return Bit(ACTIONS, [], -n if do == "lose_actions" else n)
    if do in ("raid_damage", "raid_wounds"):
        return Bit(RAID_MORE, [], n, worth=-1.5 if do == "raid_damage" else -7.0)
    return Bit(FLAT, [], n, worth=flat_worth(word, do, n))


def flat_worth(word: dict[str, Any], do: str, n: int) -> float:
    """What is worth the same to everybody."""
    if do == "flag":
        return _MARKS.get(word["id"], 0.6)
    if do == "schedule":
        return _FOLLOWS.get(int(word["script"]), 0.0)
    if do == "treat":
        return 0.0
    return _FLAT.get(do, 0.0) * max(1, n)


COLOURS: Final = ("green", "grey", "red", "yellow")


def _promises() -> dict[str, list[Promise]]:
    """By the place of the question."""
    found: dict[str, list[Promise]] = {}
    for card in catalogue.EXPLORATION.exploration:
        found[card.id] = [Promise(read(choice.effects), True) for choice in card.choices]
    for at, location in enumerate(catalogue.LOCATIONS):
        for number, rule in enumerate(location.rules):
            found[rule_plan(at, number)] = [Promise(read(choice.effects), True) for choice in rule.choices]
    for scripts in catalogue.SCRIPTS.values():
        for script in scripts:
            found[script_plan(script.id)] = [Promise(read(choice.effects), False) for choice in script.choice]
    return found


PROMISES: Final = _promises()
RECIPES: Final = {
    **{f"{one.id}_{r.id}": read(r.effects) for one in catalogue.SHELTER.space_action for r in one.recipes},
    **{f"{one.id}_{r.id}": read(r.effects) for one in catalogue.FITTINGS for r in one.recipes},
}
"""What each recipe makes."""
