"""Every card, weapon and number of Doomsday, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.games.catalogue import Entry, Numbers, OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load

Words = list[dict[str, Any]]
"""An effect: read by `effects.py`."""
Faction = Literal["human", "machine", "outlaw"]
TeamName = Literal["", "human", "machine", "outlaw", "legion", "fallen"]

# -- table.toml ------------------------------------------------------------------------------------


class Limits(Numbers):
    start_lives: int
    max_lives: int
    start_programs: int
    program_limit_base: int
    program_limit_advanced: int
    role_points: int
    legion_card_players_min: int
    mind_eater_two_targets_players_min: int
    resurrect_lives: int
    stalemate_quiet_rounds: int
    round_cap: int


class Weapon(Entry):
    quantity: int
    aimed: bool
    damage: int
    instead: Literal["reveal_loyalty_1", "reveal_role"]
    draw_after: int
    text_en: str
    text_ru: str
    targets: int = 1
    heals: bool = False


class Loyalty(Entry):
    faction: Literal["human", "machine", "outlaw", "legion"]
    quantity: int
    value: int = 0
    """How much it counts; the Legion card's owner is Legion, whatever counts."""
    text_en: str = ""
    text_ru: str = ""


class TableFile(Strict):
    limits: Limits
    team: list[Entry]
    weapon: list[Weapon]
    loyalty: list[Loyalty]


# -- setup.toml ------------------------------------------------------------------------------------


class Row(Entry):
    """One number of players."""

    players: int
    layout: Literal["pairs", "ring"]
    loyalty_x1: dict[Faction, int]
    loyalty_x2: dict[Faction, int]
    loyalty_dealt: int
    open_weapons: list[str] = []
    open_weapons_alt: list[str] = []
    locked_weapons: list[str] = []
    roles: dict[Faction, int] = {}


class FirstGame(Numbers):
    roles: list[str]


class SetUp(Strict):
    row: list[Row]
    classic: list[Row]
    first_game: FirstGame


# -- roles.toml, programs.toml ---------------------------------------------------------------------


class Power(Strict):
    """What a card allows as long as it works; no effect, but something that rules look at."""

    power: str
    weapon: str = ""
    n: int = 0


class Trigger(Strict):
    on: str
    effect: Words


class Role(Entry):
    faction: Faction
    deck: Literal["base", "legion", "legion_optional", "leader_human", "leader_machine"]
    text_en: str
    text_ru: str
    always: TeamName = ""
    works_hidden: bool = False
    works_dead: bool = False
    reveal: Words = []
    triggers: list[Trigger] = []
    powers: list[Power] = []


class Roles(Strict):
    role: list[Role]


class Program(Entry):
    timing: Literal["any", "own_turn", "permanent", "secret_loyalty"]
    quantity: int
    text_en: str = ""
    text_ru: str = ""
    red_dot: bool = False
    place: Literal["self", "other"] = "self"
    dummy_if_open: str = ""
    defends: bool = False
    faction: TeamName = ""
    value: int = 0
    effect: Words = []
    powers: list[Power] = []


class Programs(Strict):
    program: list[Program]


class Lobby(Strict):
    options: list[OptionEntry]
    timers: list[Timer]


FILES = ("lobby", "programs", "roles", "setup", "table")

TABLE: TableFile = load("doomsday", "table", TableFile)
SETUP: SetUp = load("doomsday", "setup", SetUp)
ROLES: list[Role] = load("doomsday", "roles", Roles).role
PROGRAMS: list[Program] = load("doomsday", "programs", Programs).program
LOBBY: Lobby = load("doomsday", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("doomsday", FILES)
