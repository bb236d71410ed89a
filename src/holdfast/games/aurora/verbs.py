"""Changes that nobody can answer: each changes the state *and* tells the event, always both."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.pieces import (
    AREAS,
    BACK,
    BLOCK_KINDS,
    EMPTY,
    ITEM_OF,
    ITEMS,
    NAMES,
    OUTCOMES,
    SHIFT,
    TOKENS,
)
from holdfast.games.aurora.queries import name_of
from holdfast.games.aurora.state import CELL_BITS, NOTHING, ZONES, Player, State
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table

# -- tokens ------------------------------------------------------------------------------------------


def gain(table: Table[State], seat: Seat, kind: int, n: int, why: str) -> None:
    """AUR-R26  From the supply, as far as it reaches. The load may have to give way afterwards (AUR-03.2)."""
    state = table.state
    n = min(n, state.supply[kind])
    state.supply[kind] -= n
    state.players[seat].load[kind] += n
    if n and not table.unheard():
        table.tell(events.Gained(name_of(state, seat), TOKENS[kind], n, why))


def spend(table: Table[State], seat: Seat, kind: int, n: int, why: str) -> None:
    """Tokens from the convoy to the supply; while the load is frozen from the last place where one lies."""
    state = table.state
    player = state.players[seat]
    player.load[kind] -= n
    state.supply[kind] += n
    if state.frozen:
        for _ in range(n):
            unload(player, kind)
    if not table.unheard():
        table.tell(events.Spent(name_of(state, seat), TOKENS[kind], n, why))


def unload(player: Player, kind: int) -> None:
    """One token of this kind leaves the last place where one lies."""
    for bay in range(len(player.bays) - 1, -1, -1):
        for cell in range(4, -1, -1):
            if player.bays[bay] >= 0 and player.places[bay] >> CELL_BITS * cell & 7 == kind:
                player.places[bay] |= EMPTY << CELL_BITS * cell
                return


def block_tokens(packed: int) -> list[int]:
    """The tokens of a packed block, one by one."""
    tokens: list[int] = []
    for at, kind in enumerate(BLOCK_KINDS):
        tokens += [kind] * (packed >> SHIFT * at & 7)
    return tokens


def pack_tokens(tokens: list[int]) -> int:
    packed = 0
    for kind in tokens:
        packed += 1 << SHIFT * BLOCK_KINDS.index(kind)
    return packed


def lay_tokens(state: State, packed: int) -> int:
    """AUR-02.15, AUR-R26  Tokens from the supply onto a card, as far as there are any."""
    laid: list[int] = []
    for kind in block_tokens(packed):
        if state.supply[kind]:
            state.supply[kind] -= 1
            laid.append(kind)
    return pack_tokens(laid)


def return_tokens(state: State, packed: int) -> None:
    for kind in block_tokens(packed):
        state.supply[kind] += 1


def names_of(tokens: list[int]) -> list[str]:
    return [TOKENS[kind] for kind in tokens]


# -- the zone ----------------------------------------------------------------------------------------


def leave_zone(state: State, slot: int) -> int:
    """The card in this slot is taken away; its tokens go back to the supply."""
    card = state.zone[slot]
    return_tokens(state, state.left[slot])
    return_tokens(state, state.right[slot])
    state.zone[slot] = -1
    state.left[slot] = state.right[slot] = 0
    return card


def slide_left(state: State) -> None:
    """AUR-05.10, AUR-R61  Cards close up to the left."""
    filled = [slot for slot, card in enumerate(state.zone) if card >= 0]
    for at, slot in enumerate(filled):
        if at != slot:
            state.zone[at], state.left[at], state.right[at] = state.zone[slot], state.left[slot], state.right[slot]
            state.zone[slot], state.left[slot], state.right[slot] = -1, 0, 0


# -- outcome cards -------------------------------------------------------------------------------------


def reveal_outcome(table: Table[State], why: str) -> int:
    """AUR-14.13, AUR-R15  The top outcome card; the next back is then in sight, if need be of a new deck."""
    state = table.state
    card = state.outcomes.pop()
    state.known.outcomes.look([card], ALL)
    state.outcome_discard.append(card)
    if not state.outcomes:
        shuffle_outcomes(table)
    state.area = BACK[state.outcomes[-1]]
    if not table.unheard():
        table.tell(events.OutcomeRevealed(OUTCOMES[card], why, AREAS[state.area]))
    return card


def shuffle_outcomes(table: Table[State]) -> None:
    state = table.state
    cards = sorted(state.outcome_discard)
    state.known.outcomes.shuffled(cards)
    table.dice.shuffle(cards)
    state.outcomes = cards
    state.outcome_discard = []
    if not table.unheard():
        table.tell(events.OutcomesShuffled())


# -- items -------------------------------------------------------------------------------------------


def next_item(table: Table[State]) -> int:
    """AUR-09.3  The top item card, if need be of the shuffled discard; -1: there is none."""
    state = table.state
    if not state.items and state.item_discard:
        cards = sorted(state.item_discard)
        state.known.items.shuffled(cards)
        table.dice.shuffle(cards)
        state.items = cards
        state.item_discard = []
    return state.items.pop() if state.items else -1


def draw_item(table: Table[State], seat: Seat) -> bool:
    """AUR-09.1  Only its owner sees it."""
    state = table.state
    card = next_item(table)
    if card < 0:
        return False
    state.players[seat].items.append(card)
    state.known.items.look([card], 1 << seat)
    who = name_of(state, seat)
    table.tell(events.ItemDrawn(who, ITEMS[ITEM_OF[card]]), 1 << seat, events.ItemDrawn(who, ""))
    return True


def drop_item(table: Table[State], seat: Seat, kind: int, used: bool) -> None:
    """AUR-09.4  An item is played, or given up; everybody sees it."""
    state = table.state
    player = state.players[seat]
    card = next(one for one in player.items if ITEM_OF[one] == kind)
    state.known.items.leaves(card, player.items, ALL, 1 << seat)
    player.items.remove(card)
    state.item_discard.append(card)
    who = name_of(state, seat)
    table.tell(events.ItemUsed(who, ITEMS[kind]) if used else events.ItemDiscarded(who, ITEMS[kind]))


# -- the crew ----------------------------------------------------------------------------------------


def move_survivor(table: Table[State], seat: Seat, card: int, zone: int) -> None:
    """A survivor card goes to another zone."""
    state = table.state
    player = state.players[seat]
    player.zone[player.crew.index(card)] = zone
    if not table.unheard():
        table.tell(events.SurvivorMoved(name_of(state, seat), NAMES[card], ZONES[zone]))


def enlist(player: Player, card: int, zone: int) -> None:
    """A survivor card joins the crew."""
    player.crew.append(card)
    player.zone.append(zone)
    player.ill.append(0)
    player.fed.append(0)
    player.capsules.append(0)


def attach(player: Player, bay: int, card: int) -> None:
    """A card takes this place of the convoy, whole and empty."""
    while len(player.bays) <= bay:
        player.bays += [-1, -1]
        player.damage += [0, 0]
        player.places += [NOTHING, NOTHING]
    player.bays[bay] = card
    player.damage[bay] = 0
    player.places[bay] = NOTHING
