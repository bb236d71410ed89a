"""What lies on the table in Doomsday: roles, loyalties, programs, weapons and where they aim, whose turn it is."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.pieces import NO_MARK, START_LIVES, WEAPON_COUNT, Row
from holdfast.kernel.parts.knowledge import Knowledge
from holdfast.kernel.step import Seat

NOBODY: Final = -1
OUT, LEGION_CLASS, FIRST_CLASS, LEADER_CLASS = -1, 3, 4, 9
"""Classes of roles besides the factions: not of this game; the two of Legion mode; those of a first game, one for each
faction; the leaders."""
REVEAL: Final = -1
"""In place of a trigger's number: the ability that fires when the role is revealed."""


class Player:
    """One player: lives, role cards, programs, weapons in hand, and marks."""

    def __init__(self, roles: list[int], hand: list[int]) -> None:
        self.lives = START_LIVES
        self.alive = True
        self.roles = roles
        """One role card, or both of a leader."""
        self.role_open = [False] * len(roles)
        self.hand = hand
        """Programs face down, in the order of their receipt."""
        self.laid: list[int] = []
        """Permanent programs that lie open before their owner."""
        self.weapons: list[int] = []
        """In the order in which they were taken."""
        self.mark = NO_MARK
        self.raised = False
        """DOM-14.6  Raised by Deathbringer, as all saw: Fallen since then, unless Legion, which nobody may know."""
        self.withdrawn = 0
        """How often an interruption was withdrawn since the own last turn."""
        self.cancelled = False
        """Fortune Teller: used since her last turn."""
        self.bare = False
        """Are role and both loyalty cards open? Kept to notice when that arises."""
        self.snapshot: list[int] = []
        """Teams of the others as the last team check showed them to this player, -1: not shown."""
        self._uses = 0
        """A bit for each kind of program this player has used or laid open: only counted, never played by."""

    def clone(self) -> Player:
        copy = Player(self.roles[:], self.hand[:])
        copy.lives = self.lives
        copy.alive = self.alive
        copy.role_open = self.role_open[:]
        copy.laid = self.laid[:]
        copy.weapons = self.weapons[:]
        copy.mark = self.mark
        copy.raised = self.raised
        copy.withdrawn = self.withdrawn
        copy.cancelled = self.cancelled
        copy.bare = self.bare
        copy.snapshot = self.snapshot[:]
        copy._uses = self._uses
        return copy

    def note_use(self, kind: int) -> None:
        self._uses |= 1 << kind

    def has_used(self, kind: int) -> bool:
        return self._uses >> kind & 1 == 1


class Turn:
    """DOM-05  The turn of whoever has the lead player card."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.began_armed = False
        self.lost_weapon = False
        self.done: list[str] = []
        """Actions spent, by their words."""
        self.began_unarmed_actions = False
        """Was the player unarmed when taking the first action?"""
        self.received: list[int] = []
        """Weapons received in this turn by its player."""
        self.ended = False
        self.died = False
        """Has its player died in it?"""

    def clone(self) -> Turn:
        copy = Turn(self.seat)
        copy.began_armed = self.began_armed
        copy.lost_weapon = self.lost_weapon
        copy.done = self.done[:]
        copy.began_unarmed_actions = self.began_unarmed_actions
        copy.received = self.received[:]
        copy.ended = self.ended
        copy.died = self.died
        return copy


class Link:
    """A permanent program that lies before another player; never changed."""

    def __init__(self, card: int, owner: Seat, host: Seat) -> None:
        self.card = card
        self.owner = owner
        self.host = host


class Item:
    """DOM-15.10  An ability that waits its turn; never changed. Everything in it was public when it was set off.

    `trigger`: which of the card's, or REVEAL. `weapons`, `program`: what it may use. `cause`: who set it off.
    """

    def __init__(
        self, seat: Seat, card: int, trigger: int, cause: Seat = NOBODY, weapons: int = 0, program: int = -1
    ) -> None:
        self.seat = seat
        self.card = card
        self.trigger = trigger
        self.cause = cause
        self.weapons = weapons
        self.program = program


class Effect:
    """What is being carried out, and what its earlier words have chosen and done."""

    def __init__(self, by: Seat, card: int, trigger: int, cause: Seat, weapons: int, program: int) -> None:
        self.by = by
        self.card = card
        """A role card, or -1."""
        self.trigger = trigger
        self.cause = cause
        self.weapons = weapons
        self.program = program
        self.chosen: list[int] = []
        """Players whom its earlier words have chosen."""
        self.dropped: list[int] = []
        """Weapons dropped by the last word that dropped any."""
        self.drew = 0

    def clone(self) -> Effect:
        copy = Effect(self.by, self.card, self.trigger, self.cause, self.weapons, self.program)
        copy.chosen = self.chosen[:]
        copy.dropped = self.dropped[:]
        copy.drew = self.drew
        return copy


class Truth:
    """Something told for sure that is no card at a place; never changed. `seats`: who knows it, as a mask."""

    def __init__(self, about: Seat, team: int, holds: bool, seats: int) -> None:
        self.about = about
        self.team = team
        self.holds = holds
        self.seats = seats


class Hidden:
    """Who knows what of everything that can lie face down."""

    def __init__(self, roles: Knowledge, loyalties: Knowledge, programs: Knowledge) -> None:
        self.roles = roles
        self.loyalties = loyalties
        self.programs = programs

    def clone(self) -> Hidden:
        return Hidden(self.roles.clone(), self.loyalties.clone(), self.programs.clone())


class Mode:
    """How this table is played; never changed."""

    def __init__(self, row: Row, legion: bool, with_it: bool, first_game: bool, unlimited_teller: bool) -> None:
        self.row = row
        self.is_ring = row.is_ring
        self.legion = legion
        self.with_it = with_it
        self.first_game = first_game
        self.unlimited_teller = unlimited_teller


class State:
    """Everything on the table. Decks lie with their tops last."""

    def __init__(self, mode: Mode, known: Hidden, players: list[Player]) -> None:  # noqa: PLR0915 (all there is)
        self.mode = mode
        self.known = known
        self.players = players
        self.loyal: list[int] = []
        self.loyal_open: list[bool] = []
        """The loyalty cards by their spots: two for each player, or in the ring one in each gap."""
        self.centre: list[int] = []
        """Weapons in the middle of the table."""
        self.aim_first = [NOBODY] * WEAPON_COUNT
        self.aim_second = [NOBODY] * WEAPON_COUNT
        """At whom each weapon is aimed; the second only for a rocket launcher."""
        self.deck: list[int] = []
        self.used: list[int] = []
        """Programs that were used in this chain and lie open until its end."""
        self.drawn: list[int] = []
        """What Cardsharp has drawn and has still to choose from."""
        self.given: list[int] = []
        """What Grunwald has chosen to give."""
        self.links: list[Link] = []
        self.aside: list[list[int]] = [[], []]
        """The leader cards of humans and machines that have not come in yet."""
        self.role_box: list[int] = []
        """Roles of this game's deck that nobody has."""
        self.role_rest: list[int] = []
        """Roles that were not drawn for this game's deck, and might have been."""
        self.role_out: list[int] = []
        """Roles that this game does without, as all know."""
        self.role_class: list[int] = []
        """For each role card with which others it could have been exchanged when the deck was made; shared."""
        self.loyal_box: list[int] = []
        self.loyal_out: list[int] = []
        """Loyalty cards of this game's pool that were not dealt, and those that are not of it."""
        self.program_out: list[int] = []
        self.weapon_out: list[int] = []
        self.inverted = False
        self.human_ever = False
        self.turn = Turn(0)
        self.first = 0
        """Who had the first turn: a round ends when the lead player card comes by here."""
        self.first_killed = NOBODY
        """Who was killed before anybody else in this game."""
        self.round = 1
        self.quiet = 0
        self.loud = False
        """Rounds without damage, death or a reveal; has there been any in this one?"""
        self.queue: list[Item] = []
        self.effect: Effect | None = None
        self.peeked = False
        """Has the effect under way peeked at anything?"""
        self.triggered: list[int] = []
        """Optional triggers used in this chain: card and number, packed."""
        self.risen = 0
        self.killed = 0
        """Masks: who was resurrected, who was killed in this chain."""
        self.harm: list[int] = [0] * len(players)
        """Damage assigned and not yet suffered, for each seat."""
        self.hurt: list[int] = [0] * len(players)
        """Damage dealt in the procedure under way, for each seat."""
        self.declared = -1
        """DOM-R32  The weapon whose shot is declared, as long as nobody at whom it aims has died."""
        self.firing = -1
        """The weapon that is just being fired."""
        self.shows = False
        """Assassin: will the shooter show the role? Known to the shooter alone."""
        self.interrupter = NOBODY
        """DOM-DP12  Who has pressed to interrupt and is choosing now: known to that player alone."""
        self.truths: list[Truth] = []
        self.goes_on = False
        """Has a team check found no winner, and has no team changed since?"""

    def clone(self) -> State:
        copy = State(self.mode, self.known.clone(), [player.clone() for player in self.players])
        copy.loyal = self.loyal[:]
        copy.loyal_open = self.loyal_open[:]
        copy.centre = self.centre[:]
        copy.aim_first = self.aim_first[:]
        copy.aim_second = self.aim_second[:]
        copy.deck = self.deck[:]
        copy.used = self.used[:]
        copy.drawn = self.drawn[:]
        copy.given = self.given[:]
        copy.links = self.links[:]
        copy.aside = [cards[:] for cards in self.aside]
        copy.role_box = self.role_box[:]
        copy.role_rest = self.role_rest[:]
        copy.role_out = self.role_out[:]
        copy.role_class = self.role_class
        copy.loyal_box = self.loyal_box[:]
        copy.loyal_out = self.loyal_out[:]
        copy.program_out = self.program_out[:]
        copy.weapon_out = self.weapon_out[:]
        copy.inverted = self.inverted
        copy.human_ever = self.human_ever
        copy.turn = self.turn.clone()
        copy.first = self.first
        copy.first_killed = self.first_killed
        copy.round = self.round
        copy.quiet = self.quiet
        copy.loud = self.loud
        copy.queue = self.queue[:]
        copy.effect = None if self.effect is None else self.effect.clone()
        copy.peeked = self.peeked
        copy.triggered = self.triggered[:]
        copy.risen = self.risen
        copy.killed = self.killed
        copy.harm = self.harm[:]
        copy.hurt = self.hurt[:]
        copy.declared = self.declared
        copy.firing = self.firing
        copy.shows = self.shows
        copy.interrupter = self.interrupter
        copy.truths = self.truths[:]
        copy.goes_on = self.goes_on
        return copy
