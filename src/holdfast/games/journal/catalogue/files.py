"""The content, loaded."""

from __future__ import annotations

from holdfast.games.catalogue import OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load
from holdfast.games.journal.catalogue.house import (
    Fitting,
    FittingsFile,
    ItemsFile,
    PeopleFile,
    ShelterFile,
    TableFile,
)
from holdfast.games.journal.catalogue.story import (
    Crucial,
    CrucialFile,
    ExplorationFile,
    FateFile,
    Location,
    LocationsFile,
    MorningsFile,
    NightRaid,
    RaidsFile,
    Resident,
    ResidentsFile,
    Script,
    ScriptsFile,
)


class Lobby(Strict):
    options: list[OptionEntry]
    timers: list[Timer]


SCRIPT_FILES = ("scripts_ends", "scripts_house", "scripts_people", "scripts_places")
FILES = (
    *("crucial", "exploration", "fate", "fittings", "items", "lobby", "locations", "mornings", "people", "raids"),
    *("residents", *SCRIPT_FILES, "shelter", "table"),
)

TABLE: TableFile = load("journal", "table", TableFile)
ITEMS: ItemsFile = load("journal", "items", ItemsFile)
SHELTER: ShelterFile = load("journal", "shelter", ShelterFile)
FITTINGS: list[Fitting] = load("journal", "fittings", FittingsFile).fitting
PEOPLE: PeopleFile = load("journal", "people", PeopleFile)
LOCATIONS: list[Location] = load("journal", "locations", LocationsFile).location
EXPLORATION: ExplorationFile = load("journal", "exploration", ExplorationFile)
RESIDENTS: list[Resident] = load("journal", "residents", ResidentsFile).resident
RAIDS: list[NightRaid] = load("journal", "raids", RaidsFile).night_raid
FATE: FateFile = load("journal", "fate", FateFile)
MORNINGS: MorningsFile = load("journal", "mornings", MorningsFile)
CRUCIAL: list[Crucial] = load("journal", "crucial", CrucialFile).crucial_action
SCRIPTS: dict[str, list[Script]] = {name: load("journal", name, ScriptsFile).script for name in SCRIPT_FILES}
"""By the file they stand in."""
LOBBY: Lobby = load("journal", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("journal", FILES)
