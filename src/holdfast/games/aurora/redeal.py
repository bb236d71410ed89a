"""Deal anew what a seat cannot know: decks by their backs, loot by its tiers, hands, the Automa's cards."""

from __future__ import annotations

from holdfast.games.aurora.pieces import BACK, FIRST_ENEMY, FIRST_LOOT, MARKED, PERIOD, TIER
from holdfast.games.aurora.state import State
from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def redeal(table: Table[State], seat: Seat | None, dice: Dice) -> None:
    """In place. Reads nothing but who knows what, and backs that everybody sees."""
    state = table.state
    me = -1 if seat is None else seat
    hidden = sorted([card for pile in card_piles(state) for card in pile])
    for period in range(3):
        deal_period(state, period, [card for card in hidden if PERIOD[card] == period], dice)
    deal_loot(state, [card for card in hidden if FIRST_LOOT <= card < FIRST_ENEMY], dice)
    deal_outcomes(state, dice)
    state.known.items.redeal(item_piles(state), me, dice)
    if state.automa is not None:
        state.known.actions.redeal([state.automa.deck, state.automa.row], me, dice)


def card_piles(state: State) -> list[list[int]]:
    """Every pile in which scouting cards or loot lie face down."""
    piles = [*state.decks, *state.boxes, state.loot, state.beside, state.lost_loot, state.claimed]
    if state.automa is not None:
        piles.append(state.automa.loot)
    return piles


def item_piles(state: State) -> list[list[int]]:
    piles = [state.items, *(player.items for player in state.players)]
    if state.automa is not None:
        piles.append(state.automa.items)
    return piles


def deal_period(state: State, period: int, cards: list[int], dice: Dice) -> None:
    """AUR-02.5  Only marked cards can lie in the box."""
    deck, box = state.decks[period], state.boxes[period]
    marked = [card for card in cards if MARKED[card]]
    dice.shuffle(marked)
    out = marked[: len(box)]
    rest = [card for card in cards if card not in out]
    dice.shuffle(rest)
    box[:] = out
    deck[:] = rest


def deal_loot(state: State, cards: list[int], dice: Dice) -> None:
    """AUR-02.7  Within each tier, whose backs everybody sees."""
    tiers: list[list[int]] = [[], [], []]
    for card in cards:
        tiers[TIER[card - FIRST_LOOT]].append(card)
    for tier in tiers:
        dice.shuffle(tier)
    deck_tiers = [2 - at // 2 for at in range(len(state.loot))]
    places: list[tuple[list[int], list[int]]] = [
        (state.loot, deck_tiers),
        (state.beside, [enemy.tier for enemy in state.enemies]),
        (state.lost_loot, state.lost_tiers),
        (state.claimed, [claim.tier for claim in state.claims]),
    ]
    if state.automa is not None:
        places.append((state.automa.loot, state.automa.loot_tiers))
    for pile, its_tiers in places:
        for at, tier_at in enumerate(its_tiers):
            pile[at] = tiers[tier_at].pop()


def deal_outcomes(state: State, dice: Dice) -> None:
    """AUR-14.20  The back of the top card is seen by all."""
    cards = sorted(state.outcomes)
    if not cards:
        return
    tops = [card for card in cards if BACK[card] == state.area]
    top = tops[dice.below(len(tops))]
    cards.remove(top)
    dice.shuffle(cards)
    cards.append(top)
    state.outcomes[:] = cards
