"""Places, decks and scripts."""

from __future__ import annotations

from typing import Literal

from holdfast.games.catalogue import Strict
from holdfast.games.journal.catalogue.common import Card, Choice, Condition, Named, Words

# -- decks -----------------------------------------------------------------------------------------


class LocationRule(Strict):
    rule: str
    n: int = 0
    max: int = 0
    row: str = ""
    item: str = ""
    sells: list[str] = []
    fee: int = 0
    cost: dict[str, int] = {}
    effects: Words = []
    choices: list[Choice] = []


class Location(Card, kw_only=True):
    scripts: list[int]
    rules: list[LocationRule]


class LocationsFile(Strict):
    location: list[Location]


class Exploration(Card, kw_only=True):
    qty: int
    effects: Words
    optional: bool
    choices: list[Choice] = []


class Finding(Card, kw_only=True):
    furniture: Words
    heap: Words
    pantry: Words


class ExplorationFile(Strict):
    exploration: list[Exploration]
    finding: list[Finding]


class Foe(Strict):
    token: str
    weapon: str
    backup: str = "none"


class Resident(Card, kw_only=True):
    red_corner: bool
    hostile: bool
    bandits: bool
    enemies: list[Foe]
    script: int


class ResidentsFile(Strict):
    resident: list[Resident]


class Offer(Strict):
    item: str = ""
    n: int = 0
    value: int = 0


class NightRaid(Card, kw_only=True):
    red_corner: bool
    damage: int
    wounds: int
    steals: list[str]
    offer: Offer | None = None
    before: Words = []
    after: Words = []
    dice: bool = True
    board_ups: bool = True


class RaidsFile(Strict):
    night_raid: list[NightRaid]


class Incident(Strict):
    side: Literal["roller", "opponent"]
    kind: Literal["hit", "disarm", "jam", "retreat", "kill"]
    n: int = 0


class Fate(Card, kw_only=True):
    effects: Words
    die: Literal["grey", "yellow", "red"]
    incident: Incident


class FateFile(Strict):
    fate: list[Fate]


class Morning(Card, kw_only=True):
    """A chapter, event or final event."""

    cold: int
    effects: Words
    script: int
    number: int = 0


class Visitor(Card, kw_only=True):
    script: int


class Objective(Card, kw_only=True):
    chapter: int
    conditions: list[Condition]
    payment: dict[str, int]
    success: Words
    failure: Words


class MorningsFile(Strict):
    chapter: list[Morning]
    event: list[Morning]
    final_event: list[Morning]
    visitor: list[Visitor]
    objective: list[Objective]


class Crucial(Card, kw_only=True):
    timing: str
    effects: Words
    hook: str = ""


class CrucialFile(Strict):
    crucial_action: list[Crucial]


# -- scripts_*.toml --------------------------------------------------------------------------------


class Script(Named, kw_only=True):
    id: int
    kind: str
    effects: Words
    choice: list[Choice] = []
    when: list[Condition] = []
    soft_en: str = ""
    soft_ru: str = ""
    """One quiet sentence instead of the text, where a table wants it (JRN-24.4)."""


class ScriptsFile(Strict):
    script: list[Script]
