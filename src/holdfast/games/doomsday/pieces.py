"""The catalogue as numbers, which the rules read: a card, a weapon or a team is known by its place in these lists."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import catalogue

_LIMITS = catalogue.TABLE.limits
START_LIVES: Final = _LIMITS.start_lives
MOST_LIVES: Final = _LIMITS.max_lives
RISEN_LIVES: Final = _LIMITS.resurrect_lives
START_PROGRAMS: Final = _LIMITS.start_programs
PROGRAM_LIMIT: Final = _LIMITS.program_limit_base
PROGRAM_LIMIT_IN_RING: Final = _LIMITS.program_limit_advanced
ROLE_POINTS: Final = _LIMITS.role_points
LEGION_CARD_SEATS: Final = _LIMITS.legion_card_players_min
TWO_TOUCHED_SEATS: Final = _LIMITS.mind_eater_two_targets_players_min
"""From so many players on there is the Legion card; from so many on Mind Eater touches two."""
QUIET_ROUNDS_MOST: Final = _LIMITS.stalemate_quiet_rounds
ROUNDS_MOST: Final = _LIMITS.round_cap
MOST_SEATS: Final = 16
SEATS: Final = [f"p{seat + 1}" for seat in range(MOST_SEATS)]
"""What each seat is called."""

# -- teams -----------------------------------------------------------------------------------------

TEAMS: Final = [team.id for team in catalogue.TABLE.team]
HUMAN, MACHINE, OUTLAW, LEGION, FALLEN = range(5)
NO_TEAM: Final = -1
FACTIONS: Final = range(3)
NO_MARK: Final = -1
"""A mark is a team that sticks: Legion or Fallen."""

# -- weapons ---------------------------------------------------------------------------------------

WEAPONS: Final = [weapon.id for weapon in catalogue.TABLE.weapon]
PISTOL, RIFLE, COMPANION, ROCKET, LASER = range(5)
WEAPON_OF: Final = [kind for kind, weapon in enumerate(catalogue.TABLE.weapon) for _ in range(weapon.quantity)]
"""Kind of each weapon card."""
WEAPON_COUNT: Final = len(WEAPON_OF)


def weapon_name(weapon: int) -> str:
    """A second weapon of one kind has a name of its own."""
    kind = WEAPON_OF[weapon]
    return f"{WEAPONS[kind]}{'2' if weapon and WEAPON_OF[weapon - 1] == kind else ''}"


WEAPON_NAMES: Final = [weapon_name(weapon) for weapon in range(WEAPON_COUNT)]
"""What each weapon card is called."""
HARM: Final = [weapon.damage for weapon in catalogue.TABLE.weapon]
TARGETS: Final = [weapon.targets for weapon in catalogue.TABLE.weapon]
AIMED: Final = [weapon.aimed for weapon in catalogue.TABLE.weapon]
SPARED_BY_ROLE: Final = [weapon.instead == "reveal_role" for weapon in catalogue.TABLE.weapon]
"""May the target reveal the role instead of taking the damage? Else a loyalty card."""
DRAWS: Final = [weapon.draw_after for weapon in catalogue.TABLE.weapon]
HEALS: Final = [weapon.heals for weapon in catalogue.TABLE.weapon]

# -- loyalty cards ---------------------------------------------------------------------------------

LOYALTIES: Final = [card.id for card in catalogue.TABLE.loyalty]
LOYALTY_OF: Final = [kind for kind, card in enumerate(catalogue.TABLE.loyalty) for _ in range(card.quantity)]
"""Kind of each loyalty card; the Legion card is the last."""
LOYALTY_COUNT: Final = len(LOYALTY_OF)
LEGION_CARD: Final = LOYALTY_COUNT - 1
LOYAL_TO: Final = [TEAMS.index(catalogue.TABLE.loyalty[kind].faction) for kind in LOYALTY_OF]
LOYAL_BY: Final = [catalogue.TABLE.loyalty[kind].value for kind in LOYALTY_OF]
LEFT, RIGHT, ROLE, SECOND_ROLE = range(4)
SIDES: Final = (LEFT, RIGHT)
SLOTS: Final = ["left", "right", "role", "role2"]
"""The cards before a player."""

# -- roles -----------------------------------------------------------------------------------------

ROLES: Final = [role.id for role in catalogue.ROLES]
ROLE_COUNT: Final = len(ROLES)
COLOUR: Final = [TEAMS.index(role.faction) for role in catalogue.ROLES]
ALWAYS: Final = [TEAMS.index(role.always) if role.always else NO_TEAM for role in catalogue.ROLES]
DECK: Final = [role.deck for role in catalogue.ROLES]
WORKS_HIDDEN: Final = [role.works_hidden for role in catalogue.ROLES]
WORKS_DEAD: Final = [role.works_dead for role in catalogue.ROLES]
FIRES: Final = [bool(role.reveal) for role in catalogue.ROLES]
"""Does it do something when it is revealed?"""
TRIGGERS: Final = [[trigger.on for trigger in role.triggers] for role in catalogue.ROLES]
MIND_EATER: Final = ROLES.index("mind_eater")
LEADERS: Final = [
    [card for card, deck in enumerate(DECK) if deck == "leader_human"],
    [card for card, deck in enumerate(DECK) if deck == "leader_machine"],
]
"""By team."""


def _powers(of: list[catalogue.Power]) -> dict[str, int]:
    return {f"{one.power} {one.weapon}".strip(): one.n for one in of}


POWERS: Final = [_powers(role.powers) for role in catalogue.ROLES]
"""For each role what it allows, with its number."""

# -- programs --------------------------------------------------------------------------------------

PROGRAMS: Final = [program.id for program in catalogue.PROGRAMS]
PROGRAM_OF: Final = [kind for kind, program in enumerate(catalogue.PROGRAMS) for _ in range(program.quantity)]
"""Kind of each program card."""
PROGRAM_COUNT: Final = len(PROGRAM_OF)
TIMING: Final = [program.timing for program in catalogue.PROGRAMS]
SECRET: Final = [program.timing == "secret_loyalty" for program in catalogue.PROGRAMS]
PERMANENT: Final = [program.timing == "permanent" for program in catalogue.PROGRAMS]
ANY_TIME: Final = [program.timing == "any" and not program.defends for program in catalogue.PROGRAMS]
DEFENDS: Final = [program.defends and program.timing == "any" for program in catalogue.PROGRAMS]
BEFORE_OTHER: Final = [program.place == "other" for program in catalogue.PROGRAMS]
RED_DOT: Final = [program.red_dot for program in catalogue.PROGRAMS]
SECRET_FOR: Final = [TEAMS.index(program.faction) if program.faction else NO_TEAM for program in catalogue.PROGRAMS]
SECRET_BY: Final = [program.value if program.timing == "secret_loyalty" else 0 for program in catalogue.PROGRAMS]
DUMMY_IF_OPEN: Final = [
    WEAPONS.index(program.dummy_if_open) if program.dummy_if_open else -1 for program in catalogue.PROGRAMS
]
PROGRAM_POWERS: Final = [_powers(program.powers) for program in catalogue.PROGRAMS]

# -- the table of the set-up -----------------------------------------------------------------------


class Row:
    """What a number of players takes; never changed."""

    def __init__(self, row: catalogue.Row, classic: catalogue.Row | None, other_weapons: bool) -> None:
        cards = row if classic is None else classic
        self.is_ring = cards.layout == "ring"
        names = row.open_weapons_alt if other_weapons and row.open_weapons_alt else row.open_weapons
        self.open = [WEAPONS.index(name) for name in names]
        self.locked = [WEAPONS.index(name) for name in row.locked_weapons]
        self.single = [cards.loyalty_x1["human"], cards.loyalty_x1["machine"], cards.loyalty_x1["outlaw"]]
        self.double = [cards.loyalty_x2["human"], cards.loyalty_x2["machine"], cards.loyalty_x2["outlaw"]]
        self.dealt = cards.loyalty_dealt
        self.roles = [row.roles["human"], row.roles["machine"], row.roles["outlaw"]]


def row_for(players: int, classic_large: bool, other_weapons: bool) -> Row:
    """DOM-03.2, DOM-R8  The row of the table; two own cards for nine and ten where the house plays so."""
    row = next(row for row in catalogue.SETUP.row if row.players == players)
    classic = [one for one in catalogue.SETUP.classic if one.players == players and classic_large]
    return Row(row, classic[0] if classic else None, other_weapons)


FIRST_GAME: Final = [ROLES.index(name) for name in catalogue.SETUP.first_game.roles]
