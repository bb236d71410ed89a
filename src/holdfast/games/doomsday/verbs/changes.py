"""Changes that nobody can answer: each changes the state *and* tells the event, always both."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.pieces import (
    HUMAN,
    LEGION,
    LEGION_CARD,
    LOYALTIES,
    LOYALTY_OF,
    MIND_EATER,
    MOST_LIVES,
    PROGRAM_OF,
    PROGRAM_POWERS,
    PROGRAMS,
    ROLE,
    ROLES,
    SEATS,
    SLOTS,
    TEAMS,
    WEAPON_NAMES,
)
from holdfast.games.doomsday.queries import owners_of, spot_of, spots_of, team_of
from holdfast.games.doomsday.state import NOBODY, State, Truth
from holdfast.games.doomsday.verbs.batches import Batch, enqueue, notice_states
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table

Card = tuple[Seat, int]
"""A card before a player: whose, and in which slot."""


def face_of(state: State, seat: Seat, slot: int) -> str:
    """What is on the front of this card."""
    if slot < ROLE:
        return LOYALTIES[LOYALTY_OF[state.loyal[spot_of(state, seat, slot)]]]
    return ROLES[state.players[seat].roles[slot - ROLE]]


# -- teams -----------------------------------------------------------------------------------------


def teams_changed(table: Table[State]) -> None:
    """DOM-02.4, DOM-14.8, DOM-R26  Cards that decide teams have moved: marks follow, old truths are unsure."""
    state = table.state
    state.truths = [truth for truth in state.truths if is_lasting(truth)]
    state.goes_on = False
    for seat, player in enumerate(state.players):
        owns = MIND_EATER in player.roles or any(state.loyal[spot] == LEGION_CARD for spot in spots_of(state, seat))
        if owns and player.mark != LEGION:
            player.mark = LEGION
            table.tell(events.Converted(SEATS[seat], TEAMS[LEGION]), 1 << seat)
    notice_humans(state)


def notice_humans(state: State) -> None:
    """DOM-R26  Has anybody been human since the set-up?"""
    if not state.human_ever:
        state.human_ever = any(team_of(state, seat) == HUMAN for seat in range(len(state.players)))


def mark(table: Table[State], seat: Seat, team: int, also_told: int) -> None:
    """DOM-14.7  A mark that sticks; Legion overrides Fallen and never disappears."""
    player = table.state.players[seat]
    if player.mark != LEGION:
        player.mark = team
    table.tell(events.Converted(SEATS[seat], TEAMS[team]), 1 << seat | also_told)


def unsettle(state: State, seats: list[Seat]) -> None:
    """DOM-14.5  One of these may have been converted, and others cannot tell whom: of all of them nothing is sure."""
    state.truths = [truth for truth in state.truths if is_lasting(truth) or truth.about not in seats]
    state.goes_on = False


def is_lasting(truth: Truth) -> bool:
    """DOM-14.8  Whoever is Legion stays so."""
    return truth.team == LEGION and truth.holds


def learn(table: Table[State], about: Seat, team: int, holds: bool, seats: int) -> None:
    """Somebody is told for sure of what team this player is, or is not."""
    table.state.truths.append(Truth(about, team, holds, seats))
    table.reveal()


# -- cards before players --------------------------------------------------------------------------


def turn_up(table: Table[State], cards: list[Card], batch: Batch | None = None) -> None:
    """DOM-09.1  These cards are turned up at the same moment; what that sets off waits its turn."""
    state = table.state
    batch = Batch() if batch is None else batch
    for seat, slot in cards:
        if slot < ROLE:
            spot = spot_of(state, seat, slot)
            if state.loyal_open[spot]:
                continue
            state.loyal_open[spot] = True
            state.known.loyalties.look([state.loyal[spot]], ALL)
            batch.loyalty = True
        else:
            player = state.players[seat]
            if player.role_open[slot - ROLE]:
                continue
            player.role_open[slot - ROLE] = True
            card = player.roles[slot - ROLE]
            state.known.roles.look([card], ALL)
            batch.roles.append((seat, card))
        state.loud = True
        if not table.unheard():
            table.tell(events.Revealed(SEATS[seat], SLOTS[slot], face_of(state, seat, slot)))
    enqueue(state, batch)


def turn_down(table: Table[State], cards: list[Card]) -> None:
    """These cards are hidden; everybody remembers what they were."""
    state = table.state
    for seat, slot in cards:
        if slot < ROLE:
            spot = spot_of(state, seat, slot)
            if not state.loyal_open[spot]:
                continue
            state.loyal_open[spot] = False
        else:
            state.players[seat].role_open[slot - ROLE] = False
        if not table.unheard():
            table.tell(events.Hid(SEATS[seat], SLOTS[slot]))
    notice_states(state)


def peek(table: Table[State], seat: Seat, cards: list[Card]) -> None:
    """DOM-06.1, DOM-17.32, DOM-14.5  This player looks at these hidden cards, and whoever spies on the player too."""
    state = table.state
    watching = 1 << seat
    for link in state.links:
        if link.host == seat and is_link(state, link.card, "mirror_peeks") and state.players[link.owner].alive:
            watching |= 1 << link.owner
    if LEGION_CARD in state.loyal and any(slot < ROLE for _, slot in cards):
        unsettle(state, seats_in(state, watching))
    for of, slot in cards:
        see(table, watching, of, slot)
        table.tell(
            events.Peeked(SEATS[seat], SEATS[of], SLOTS[slot], face_of(state, of, slot)),
            watching,
            events.Peeked(SEATS[seat], SEATS[of], SLOTS[slot], ""),
        )
        state.peeked = True
        if slot < ROLE and state.loyal[spot_of(state, of, slot)] == LEGION_CARD:
            join_legion(table, watching)


def join_legion(table: Table[State], watching: int) -> None:
    """DOM-14.5, DOM-17.32  Whoever has seen the card is Legion, and knows it of who has seen it too."""
    for one in seats_in(table.state, watching):
        mark(table, one, LEGION, watching)
        others = watching & ~(1 << one)
        if others:
            # Not `learn`: what is final for all must not depend on which card it was.
            table.state.truths.append(Truth(one, LEGION, True, others))


def seats_in(state: State, mask: int) -> list[Seat]:
    return [seat for seat in range(len(state.players)) if mask >> seat & 1]


def is_link(state: State, card: int, power: str) -> bool:
    return power in PROGRAM_POWERS[PROGRAM_OF[card]]


def see(table: Table[State], seats: int, of: Seat, slot: int) -> None:
    """The seats of this mask know this card from now on."""
    state = table.state
    if slot < ROLE:
        state.known.loyalties.look([state.loyal[spot_of(state, of, slot)]], seats)
    else:
        state.known.roles.look([state.players[of].roles[slot - ROLE]], seats)


def look_at_own(table: Table[State], cards: list[Card]) -> None:
    """DOM-15.7  New owners look at hidden cards they receive; no peek. In the ring both owners do."""
    state = table.state
    for seat, slot in cards:
        owners = owners_of(state, spot_of(state, seat, slot)) if slot < ROLE else [seat]
        mask = sum([1 << one for one in owners])
        see(table, mask, seat, slot)
        table.tell(events.LookedAtOwn(SEATS[seat], SLOTS[slot], face_of(state, seat, slot)), mask)


# -- lives -----------------------------------------------------------------------------------------


def heal(table: Table[State], seat: Seat, n: int) -> None:
    """DOM-15.5  Never above two lives, and never the dead."""
    player = table.state.players[seat]
    lives = min(MOST_LIVES, player.lives + n)
    if player.alive and lives > player.lives:
        player.lives = lives
        if not table.unheard():
            table.tell(events.Healed(SEATS[seat], lives))


# -- weapons ---------------------------------------------------------------------------------------


def drop(table: Table[State], weapons: list[tuple[Seat, int]], batch: Batch | None = None) -> None:
    """DOM-06.4, DOM-06.2b  These weapons go back to the centre at the same moment."""
    state = table.state
    for seat, weapon in weapons:
        release(state, seat, weapon)
        state.centre.append(weapon)
        if not table.unheard():
            table.tell(events.Dropped(SEATS[seat], WEAPON_NAMES[weapon]))
    state.centre.sort()
    if state.effect is not None:
        state.effect.dropped = [weapon for _, weapon in weapons]
    if batch is not None:
        batch.dropped += weapons
    elif weapons:
        batch = Batch()
        batch.dropped += weapons
        enqueue(state, batch)


def release(state: State, seat: Seat, weapon: int) -> None:
    """The weapon leaves these hands; it aims at nobody."""
    state.players[seat].weapons.remove(weapon)
    state.aim_first[weapon] = state.aim_second[weapon] = NOBODY
    if state.turn.seat == seat:
        state.turn.lost_weapon = True
    if state.firing == weapon:
        state.firing = -1


def hold(state: State, seat: Seat, weapon: int) -> None:
    """DOM-05.4, DOM-R56  The weapon comes into these hands; the active player cannot shoot it in this turn."""
    state.players[seat].weapons.append(weapon)
    if state.turn.seat == seat and weapon not in state.turn.received:
        state.turn.received.append(weapon)


def take_weapon(table: Table[State], seat: Seat, weapon: int) -> None:
    """DOM-15.4  From the centre."""
    state = table.state
    state.centre.remove(weapon)
    hold(state, seat, weapon)
    if not table.unheard():
        table.tell(events.Armed(SEATS[seat], WEAPON_NAMES[weapon]))


def steal_weapon(table: Table[State], seat: Seat, of: Seat, weapon: int) -> None:
    """DOM-15.13  From another player's hands."""
    state = table.state
    release(state, of, weapon)
    hold(state, seat, weapon)
    if not table.unheard():
        table.tell(events.WeaponStolen(SEATS[seat], SEATS[of], WEAPON_NAMES[weapon]))


def aim(table: Table[State], seat: Seat, weapon: int, first: Seat, second: Seat) -> None:
    """DOM-06.2  Everybody sees at whom."""
    state = table.state
    state.aim_first[weapon] = first
    state.aim_second[weapon] = second
    if not table.unheard():
        at = [SEATS[one] for one in (first, second) if one >= 0]
        table.tell(events.Aimed(SEATS[seat], WEAPON_NAMES[weapon], at))


# -- programs --------------------------------------------------------------------------------------


def draw_top(table: Table[State], seat: Seat, into: list[int]) -> None:
    """The top program, which only who draws it sees."""
    state = table.state
    card = state.deck.pop()
    into.append(card)
    state.known.programs.look([card], 1 << seat)
    if into is state.players[seat].hand:
        table.tell(events.Drew(SEATS[seat], PROGRAMS[PROGRAM_OF[card]]), 1 << seat, events.Drew(SEATS[seat], ""))
        secret_moved(table, [card])


def secret_moved(table: Table[State], cards: list[int]) -> None:
    """DOM-08.6  Programs have changed hands: nobody else can tell whether a team has changed, so nothing is sure."""
    if cards:
        teams_changed(table)


def bury(table: Table[State], seat: Seat, card: int, pile: list[int]) -> None:
    """DOM-08.9  A program of this pile goes under the deck; unseen, if it lay face down."""
    state = table.state
    is_public = pile is state.players[seat].laid
    if not is_public:
        state.known.programs.leaves(card, pile, 0, 1 << seat)
    pile.remove(card)
    state.deck.insert(0, card)
    name = PROGRAMS[PROGRAM_OF[card]]
    if is_public:
        table.tell(events.ProgramDiscarded(SEATS[seat], name))
    else:
        table.tell(events.ProgramDiscarded(SEATS[seat], name), 1 << seat, events.ProgramDiscarded(SEATS[seat], ""))
        secret_moved(table, [card])


def bury_used(state: State) -> None:
    """DOM-08.7  Used programs go under the deck, and everybody knows their order."""
    for card in state.used:
        state.deck.insert(0, card)
    state.used.clear()
