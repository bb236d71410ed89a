"""What a seat cannot know, dealt anew: roles by their factions, loyalties, programs, and the marks that follow."""

from __future__ import annotations

from holdfast.games.doomsday.chapters.c08_windows import deal_interruption
from holdfast.games.doomsday.chapters.c12_victory import verdict
from holdfast.games.doomsday.pieces import FACTIONS, FALLEN, HUMAN, LEGION, LEGION_CARD, MIND_EATER, NO_MARK
from holdfast.games.doomsday.queries import spots_of, team_of
from holdfast.games.doomsday.state import FIRST_CLASS, LEADER_CLASS, LEGION_CLASS, State, Truth
from holdfast.games.doomsday.verbs.changes import is_lasting
from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import Redeal
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def redeal(table: Table[State], seat: Seat | None, dice: Dice) -> None:
    """In place. Reads nothing but who knows what, the rows of the set-up, and what lies open."""
    state = table.state
    me = -1 if seat is None else seat
    # What others were told of teams would tell it here too.
    state.truths = [truth for truth in state.truths if knows(truth, me)]
    deal_roles(state, me, dice)
    deal_loyalties(state, me, dice)
    state.known.programs.redeal(program_piles(state), me, dice)
    if state.turn.seat != me:
        state.shows = False
    deal_marks(state, me)
    deal_interruption(table, me, dice)
    for other, player in enumerate(state.players):
        if other != me:
            player.snapshot = []
    state.human_ever = any(team_of(state, one) == HUMAN for one in range(table.seats))


# -- roles ---------------------------------------------------------------------------------------------


def role_piles(state: State) -> list[list[int]]:
    """Roles face down; an open one is cut out, so that nobody deals it."""
    piles = [player.roles for player in state.players if not any(player.role_open)]
    return [*piles, state.role_box, state.role_rest]


def deal_roles(state: State, me: int, dice: Dice) -> None:
    """DOM-03.6, DOM-R36  Each faction's number in the deck is public: a place is dealt a faction, then a card of it."""
    piles = role_piles(state)
    work = Redeal(state.known.roles, piles, me)
    rest = [card for _, _, card in work.free if card in state.role_rest]
    deck = [card for _, _, card in work.free if card not in rest]
    kept = [card for card in deck if state.role_class[card] == LEADER_CLASS]
    for card in kept:
        work.dealt[card] = card
    deck = [card for card in deck if card not in kept]
    classes = classes_left(state, [*deck, *kept])
    dice.shuffle(classes)
    pools: dict[int, list[int]] = {}
    for card in sorted([*deck, *rest]):
        pools.setdefault(state.role_class[card], []).append(card)
    for pool in pools.values():
        dice.shuffle(pool)
    for was, its_class in zip(deck, classes, strict=True):
        work.dealt[was] = pools[its_class].pop()
    left = sorted([card for pool in pools.values() for card in pool])
    for was in rest:
        work.dealt[was] = left.pop()
    shuffle_leaders(state, work, kept, dice)
    work.lay()


def classes_left(state: State, free: list[int]) -> list[int]:
    """The classes in the role deck, as the row and the mode say, without those of the cards that the seat knows."""
    row = state.mode.row
    left: list[int] = []
    for faction in FACTIONS:
        first = min(row.roles[faction], state.role_class.count(FIRST_CLASS + faction))
        left += [FIRST_CLASS + faction] * first + [faction] * (row.roles[faction] - first)
    left += [LEGION_CLASS] * state.role_class.count(LEGION_CLASS)
    for card in [*(card for player in state.players for card in player.roles), *state.role_box]:
        if card not in free and state.role_class[card] != LEADER_CLASS:
            left.remove(state.role_class[card])
    return left


def shuffle_leaders(state: State, work: Redeal, kept: list[int], dice: Dice) -> None:
    """DOM-10.2  Which of a leader's two cards is which, only their owner and those who peeked know."""
    for batch in state.known.roles.batches:
        cards = [card for card in kept if batch >> card & 1]
        mixed = sorted(cards)
        dice.shuffle(mixed)
        for was, now in zip(cards, mixed, strict=True):
            work.dealt[was] = now


# -- loyalties -----------------------------------------------------------------------------------------


def deal_loyalties(state: State, me: int, dice: Dice) -> None:
    """DOM-R37  The Legion card is always among the cards dealt, never in the box."""
    spots = [spot for spot, is_up in enumerate(state.loyal_open) if not is_up]
    lying = [state.loyal[spot] for spot in spots]
    state.known.loyalties.redeal([lying, state.loyal_box], me, dice)
    if LEGION_CARD in state.loyal_box:
        exchange_legion(state, lying, me, dice)
    for spot, card in zip(spots, lying, strict=True):
        state.loyal[spot] = card


def exchange_legion(state: State, lying: list[int], me: int, dice: Dice) -> None:
    """The Legion card for any card at a place that the seat knows nothing of."""
    known = state.known.loyalties
    mine = known.exact[me] | known.vague[me] if me >= 0 else 0
    places = [at for at, card in enumerate(lying) if not mine >> card & 1]
    if not places:
        return
    at = places[dice.below(len(places))]
    in_box = state.loyal_box.index(LEGION_CARD)
    card = lying[at]
    lying[at], state.loyal_box[in_box] = LEGION_CARD, card
    for other in range(len(known.exact)):
        for masks in (known.exact, known.vague):
            mask = masks[other]
            a, b = mask >> card & 1, mask >> LEGION_CARD & 1
            if other != me and a != b:
                masks[other] = mask ^ (1 << card | 1 << LEGION_CARD)


# -- programs ------------------------------------------------------------------------------------------


def program_piles(state: State) -> list[list[int]]:
    return [state.deck, state.drawn, state.given, *(player.hand for player in state.players)]


# -- marks and truths ----------------------------------------------------------------------------------


def deal_marks(state: State, me: int) -> None:
    """DOM-14.8, DOM-14.6  Legion follows the cards as they lie now, and what the seat was told; else who was raised
    by Deathbringer is Fallen.
    """
    told = [truth.about for truth in state.truths if is_lasting(truth)]
    for seat, player in enumerate(state.players):
        if seat == me:
            continue
        owns = MIND_EATER in player.roles or any(state.loyal[spot] == LEGION_CARD for spot in spots_of(state, seat))
        if owns or seat in told:
            player.mark = LEGION
        else:
            player.mark = FALLEN if player.raised else NO_MARK


def knows(truth: Truth, me: int) -> bool:
    """Has this seat (-1: a spectator) been told it?"""
    return truth.seats < 0 or (me >= 0 and truth.seats >> me & 1 != 0)


def contradictions(table: Table[State], seat: Seat | None) -> int:
    """Truths told to this seat that this table breaks: teams shown or announced, and that the game went on."""
    state = table.state
    broken = 0
    for truth in state.truths:
        if knows(truth, -1 if seat is None else seat):
            broken += (team_of(state, truth.about) == truth.team) != truth.holds
    return broken + (1 if state.goes_on and verdict(state) else 0)
