"""What is told of a play of Doomsday. One class for each thing that can happen; words are in the locale files."""

from __future__ import annotations

from holdfast.kernel.event import Event


class SetUp(Event):
    """Who begins, and which mode is played."""

    rule = "DOM-03.15"
    first: str
    mode: str


class CardsDealt(Event):
    """Only the player hears it."""

    rule = "DOM-03.13"
    who: str
    roles: list[str]
    left: str
    right: str
    programs: list[str]


class TurnBegan(Event):
    rule = "DOM-05.7"
    who: str
    round: int


class TurnEnded(Event):
    rule = "DOM-05.7"
    who: str


class TurnLost(Event):
    rule = "DOM-16.28"
    who: str


class ActionDeclared(Event):
    """With all that it names: every weapon, and all at whom they will be aimed, in that order."""

    rule = "DOM-07.1"
    who: str
    action: str
    to: list[str]
    card: str
    weapon: list[str]


class ActionCancelled(Event):
    rule = "DOM-15.14"
    who: str
    action: str


class Peeked(Event):
    """Others hear of it without what was seen."""

    rule = "DOM-06.1"
    who: str
    of: str
    card: str
    seen: str


class CardShown(Event):
    """Others hear of it without what was shown."""

    rule = "DOM-17.26"
    who: str
    to: str
    seen: list[str]


class LookedAtOwn(Event):
    """A player looks at a card that has come before them."""

    rule = "DOM-15.7"
    who: str
    card: str
    seen: str


class Armed(Event):
    rule = "DOM-06.2"
    who: str
    weapon: str


class Aimed(Event):
    rule = "DOM-06.2"
    who: str
    weapon: str
    to: list[str]


class Dropped(Event):
    rule = "DOM-06.4"
    who: str
    weapon: str


class WeaponStolen(Event):
    rule = "DOM-15.13"
    who: str
    of: str
    weapon: str


class WeaponsSwapped(Event):
    rule = "DOM-17.9"
    who: str
    to: str
    gives: str
    gets: str


class ShotFired(Event):
    """The shot is declared and nothing has stopped it."""

    rule = "DOM-07.1"
    who: str
    weapon: str
    to: list[str]


class DamageChosen(Event):
    rule = "DOM-07.2"
    who: str


class AbilityFired(Event):
    rule = "DOM-09.1"
    who: str
    role: str


class AbilityUsed(Event):
    rule = "DOM-15.8"
    who: str
    role: str


class Revealed(Event):
    rule = "DOM-09.1"
    who: str
    card: str
    seen: str


class Hid(Event):
    rule = "DOM-15.7"
    who: str
    card: str


class DamageAssigned(Event):
    rule = "DOM-15.11"
    whom: list[str]
    amounts: list[int]


class DamageAverted(Event):
    rule = "DOM-17.21"
    who: str
    to: str


class Hurt(Event):
    rule = "DOM-04.5"
    who: str
    n: int
    lives: int


class Healed(Event):
    rule = "DOM-15.5"
    who: str
    lives: int


class Died(Event):
    rule = "DOM-11.1"
    who: str


class Resurrected(Event):
    rule = "DOM-11.9"
    who: str


class Drew(Event):
    """Others hear of it without the program."""

    rule = "DOM-06.3"
    who: str
    program: str


class ProgramUsed(Event):
    rule = "DOM-08.1"
    who: str
    program: str


class ProgramLaid(Event):
    rule = "DOM-08.5"
    who: str
    program: str
    to: str


class ProgramDiscarded(Event):
    """Others hear of it without the program, if it lay face down."""

    rule = "DOM-08.9"
    who: str
    program: str


class ProgramStolen(Event):
    """Others hear of it without the program."""

    rule = "DOM-17.4"
    who: str
    of: str
    program: str


class ProgramTaken(Event):
    rule = "DOM-16.16"
    who: str
    program: str


class ProgramsExchanged(Event):
    """Others hear how many."""

    rule = "DOM-16.7"
    who: str
    to: str
    n: int
    given: list[str]
    got: list[str]


class RolesSwapped(Event):
    rule = "DOM-15.7"
    who: str
    to: str


class LoyaltiesSwapped(Event):
    rule = "DOM-16.20"
    who: str
    card: str
    to: str
    other: str


class LoyaltiesRedealt(Event):
    rule = "DOM-17.1"
    whom: list[str]


class LoyaltyInverted(Event):
    rule = "DOM-17.39"
    on: bool


class LeaderCame(Event):
    rule = "DOM-10.2"
    who: str
    team: str


class TeamAnnounced(Event):
    rule = "DOM-17.33"
    who: str
    team: str


class TeamAsked(Event):
    """Others hear the question, and only who asked hears who is found."""

    rule = "DOM-17.34"
    who: str
    team: str
    found: list[str]


class Converted(Event):
    """Only who knows of it hears it."""

    rule = "DOM-14.5"
    who: str
    team: str


class Interrupted(Event):
    """Somebody wants to interrupt; nobody hears who."""

    rule = "DOM-08.4"


class TeamsChecked(Event):
    rule = "DOM-11.2"


class TeamsSeen(Event):
    """Only the killed player hears it."""

    rule = "DOM-11.2"
    who: str
    players: list[str]
    teams: list[str]


class TeamsCounted(Event):
    """Only the Midnighter hears it."""

    rule = "DOM-16.30"
    who: str
    teams: list[str]
    counts: list[int]


class WentOn(Event):
    rule = "DOM-11.3"


class QuietRounds(Event):
    """So many rounds without damage, death or a reveal."""

    rule = "DOM-R27"
    rounds: int


class GameOver(Event):
    rule = "DOM-12.6"
    winners: list[str]
    reason: str
    teams: list[str]
