"""DOM-15.10, DOM-15.12  What one batch of changes sets off, in the order in which it will be worked off."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import FIRES, PERMANENT, PROGRAM_OF, TRIGGERS
from holdfast.games.doomsday.queries import clockwise, hidden_sides, is_bare, works
from holdfast.games.doomsday.state import NOBODY, REVEAL, Item, State
from holdfast.kernel.step import Seat


class Batch:
    """Everything that one word of an effect turns over, drops, peeks at or kills at the same moment."""

    def __init__(self) -> None:
        self.loyalty = False
        """Was a loyalty card turned up?"""
        self.roles: list[tuple[Seat, int]] = []
        """Roles turned up: before whom, which."""
        self.killed: list[Seat] = []
        self.dropped: list[tuple[Seat, int]] = []
        self.armed = NOBODY
        self.weapons = 0
        """Who has just armed and aimed, and the weapons as a mask."""
        self.peeked = False
        self.user = NOBODY
        self.program = -1
        """Whose program has resolved, and which."""


def enqueue(state: State, batch: Batch) -> None:
    """DOM-04.8, DOM-15.10  First the triggers of the dead, then everybody else's; each clockwise from the active."""
    order = clockwise(state)
    for seat in order:
        enqueue_dead(state, batch, seat)
    for seat in order:
        if state.players[seat].alive:
            enqueue_living(state, batch, seat)
    notice_states(state)


def enqueue_dead(state: State, batch: Batch, seat: Seat) -> None:
    """DOM-11.7, DOM-R35  Mercenary when killed; Lightbringer, dead before, when another is killed."""
    player = state.players[seat]
    if player.alive or not batch.killed:
        return
    wanted = "killed_self" if seat in batch.killed else "killed_other_while_self_dead"
    for card in player.roles:
        for trigger, on in enumerate(TRIGGERS[card]):
            if on == wanted:
                state.queue.append(Item(seat, card, trigger))


def enqueue_living(state: State, batch: Batch, seat: Seat) -> None:
    """DOM-15.12, DOM-R69  A card never reacts to the batch in which it was itself turned up.

    DOM-09.3  What death turns up belongs to nobody who lives, so it does not fire.
    """
    player = state.players[seat]
    for at, card in enumerate(player.roles):
        if (seat, card) in batch.roles:
            if FIRES[card]:
                state.queue.append(Item(seat, card, REVEAL))
        elif works(player, at):
            for trigger, on in enumerate(TRIGGERS[card]):
                item = item_for(batch, seat, card, trigger, on)
                if item is not None:
                    state.queue.append(item)


def item_for(batch: Batch, seat: Seat, card: int, trigger: int, on: str) -> Item | None:
    """DOM-R70  One batch gives one trigger for each text of a card."""
    if on == "loyalty_revealed_any" and batch.loyalty:
        return Item(seat, card, trigger)
    if on == "role_revealed_other" and any(other != seat for other, _ in batch.roles):
        return Item(seat, card, trigger)
    if on == "peek_by_any" and batch.peeked:
        return Item(seat, card, trigger)
    if on == "player_armed_other" and batch.armed not in (NOBODY, seat):
        return Item(seat, card, trigger, batch.armed, batch.weapons)
    if on == "weapon_dropped_other":
        weapons = sum([1 << weapon for other, weapon in batch.dropped if other != seat])
        return Item(seat, card, trigger, NOBODY, weapons) if weapons else None
    if on == "program_played_other" and batch.user not in (NOBODY, seat) and not PERMANENT[PROGRAM_OF[batch.program]]:
        return Item(seat, card, trigger, batch.user, 0, batch.program)
    return None


def notice_states(state: State) -> None:
    """DOM-15.12, DOM-16.1, DOM-16.2  Abilities tied to a state look at the table as it is."""
    for seat in clockwise(state):
        player = state.players[seat]
        was_bare, player.bare = player.bare, is_bare(state, seat)
        if not player.alive:
            continue
        for at, card in enumerate(player.roles):
            for trigger, on in enumerate(TRIGGERS[card] if works(player, at) else []):
                arises = on == "state_all_three_open_self" and player.bare and not was_bare
                holds = on == "state_both_loyalty_open_self" and not hidden_sides(state, seat)
                if (arises or holds) and not is_queued(state, seat, card, trigger):
                    state.queue.append(Item(seat, card, trigger))


def is_queued(state: State, seat: Seat, card: int, trigger: int) -> bool:
    return any(item.seat == seat and item.card == card and item.trigger == trigger for item in state.queue)


def enqueue_start(state: State) -> None:
    """DOM-05.7  What the start of a turn sets off: the active player's own abilities, then the others'."""
    active = state.turn.seat
    for seat in clockwise(state):
        player = state.players[seat]
        for at, card in enumerate(player.roles):
            if not (player.alive and works(player, at)):
                continue
            for trigger, on in enumerate(TRIGGERS[card]):
                own = on == "turn_start_self" or (on == "state_all_three_open_self" and is_bare(state, seat))
                if own if seat == active else on == "turn_start_other":
                    state.queue.append(Item(seat, card, trigger, active))
