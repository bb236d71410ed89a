"""What effects would do, as names that can be listed: `fx_noise_up_2`, an item once for each that is gained.

So a card says what it does in one sentence, made from the very words that are carried out. Dice and conditions, which
do not fit into a list, are facts of their own.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.kernel.game import COST, Fact, Value

Words = list[dict[str, Any]]
Args = dict[str, Value | list[str]]

ASIDE: Final = ("roll", "if")
"""Words that hold other words."""
BY_NUMBER: Final = {
    "return_cards": "return",
    "extra_cards": "more",
    "empathy": "empathy",
    "crime_wave": "crime",
    "pay_value": "pay_value",
    "unlock_idea": "idea",
    "crucial_action": "crucial",
    "remove_fitting": "unfit",
    "remove_board_up": "unboard",
    "place_board_up": "board",
}
"""Words that say nothing but how much of it."""
BY_NAME: Final = {"replace_location": "slot", "habit": "habit", "peek": "deck", "bury": "deck", "flag": "id"}
"""Words that say nothing but which."""


def signed(n: int) -> str:
    return f"up_{n}" if n > 0 else f"down_{-n}"


def spelt(word: dict[str, Any]) -> list[str]:
    """One word that is carried out at once."""
    do = str(word["do"])
    if do == "gain":
        return [str(word["item"])] * int(word["n"])
    if do in ("lose", "pay"):
        return [f"fx_{do}_{word['item']}_{word['n']}"]
    if do in ("noise", "cold"):
        return [f"fx_{do}_{signed(int(word['n']))}"]
    if do == "state":
        return [f"fx_{word['state']}_{signed(int(word['n']))}_{word['who']}"]
    if do == "loot":
        return [f"fx_loot_{word['row']}_{word['n']}"]
    if do == "recover":
        return [f"fx_recover_{word['state']}_{word['max_level']}"]
    if do == "treat":
        worse = "worse" if word["untreated"] else "same"
        return [f"fx_treat_{word['state']}_{word['token']}_{word['min_level']}_{worse}"]
    if do in BY_NUMBER:
        return [f"fx_{BY_NUMBER[do]}_{word.get('n', word.get('value', 1))}"]
    return [f"fx_{do}_{word[BY_NAME[do]]}" if do in BY_NAME else f"fx_{do}"]


def listed(words: Words) -> list[str]:
    """All that is carried out at once, in its order."""
    return [name for word in words if word["do"] not in ASIDE for name in spelt(word)]


def costs(words: Words, rule: str) -> list[Fact]:
    """What a choice takes: that is open also where what follows is not (JRN-18.3)."""
    items = [str(word["item"]) for word in words if word["do"] == "pay" for _ in range(int(word["n"]))]
    found = [Fact("costs", {"items": items}, rule, COST)] if items else []
    values = [int(word["value"]) for word in words if word["do"] == "pay_value"]
    return [*found, *(Fact("fee", {"n": n}, rule, COST) for n in values)]


def effects(words: Words, rule: str, what: str = "") -> list[Fact]:
    """What these words do: in one fact, and one for each result of a die and each condition. `what`: whose they are."""
    found: list[Fact] = []
    does = listed(words)
    if does:
        found.append(Fact("does", {"what": what, "does": does}, rule))
    for word in words:
        if word["do"] == "roll":
            found += [fact for band in word["bands"] for fact in in_band(band, rule, what)]
        elif word["do"] == "if":
            found += under(word, rule, what)
    return found


def in_band(band: dict[str, Any], rule: str, what: str) -> list[Fact]:
    does = listed(band["effects"])
    least, most = band["min"], band["max"]
    args: Args = {"what": what, "on": str(least) if least == most else f"{least}–{most}", "does": does}
    return [Fact("does-on", args, rule)] if does else []


def under(word: dict[str, Any], rule: str, what: str) -> list[Fact]:
    """A condition, and what it decides."""
    cond = word["cond"]
    name = next(iter(cond))
    n = cond.get("at_least", cond.get("n", cond[name]))
    args: Args = {"what": what, "which": str(cond[name]), "n": n if isinstance(n, int) else 0}
    found: list[Fact] = []
    for does, kind in ((listed(word["then"]), "does-if"), (listed(word.get("else", [])), "does-else")):
        if does:
            found.append(Fact(f"{kind}-{name}", {**args, "does": does}, rule))
    for inner in [*word["then"], *word.get("else", [])]:
        if inner["do"] == "roll":
            found += [fact for band in inner["bands"] for fact in in_band(band, rule, what)]
    return found
