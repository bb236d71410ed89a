"""AUR-23.5 to AUR-23.15  The Automa scouts and rests."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c23_suffering import (
    WORDS,
    automa_gain,
    automa_items,
    automa_lose,
    automa_of,
    automa_recruits,
    repair_automa,
    suffer,
)
from holdfast.games.aurora.pieces import (
    ACTION_ENEMY,
    ACTION_SKILL,
    ACTIONS,
    AUTOMA_NAME,
    DEVICE,
    ENCOUNTER,
    ENEMY,
    FOOD,
    ITEM,
    KIND,
    LEFT_ARROW,
    LOCATION,
    NAMES,
    PERSON,
    PRIORITY,
    SLOTS,
    SURVIVOR,
    TOKENS,
    TRAILER,
    TRUCK,
)
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import block_tokens, leave_zone, names_of
from holdfast.kernel.step import ALL, Step
from holdfast.kernel.table import Table

DOES = {
    LOCATION: "gather",
    TRUCK: "upgrade",
    TRAILER: "upgrade",
    DEVICE: "upgrade",
    PERSON: "recruit",
    ENCOUNTER: "encounter",
    ENEMY: "enemy",
}
"""AUR-23.34  What it does with each kind of card."""


def deal_actions(table: Table[State]) -> None:
    """AUR-23.5  As many cards face down as it has survivors, contaminated ones too."""
    automa = automa_of(table.state)
    for _ in range(automa.lanes[SURVIVOR] + automa.sick):
        if not automa.deck and automa.discard:
            shuffle_actions(table)
        if automa.deck:
            automa.row.insert(0, automa.deck.pop())
    table.tell(events.ActionsDealt(len(automa.row)))


def shuffle_actions(table: Table[State]) -> None:
    state = table.state
    automa = automa_of(state)
    cards = sorted(automa.discard)
    state.known.actions.shuffled(cards)
    table.dice.shuffle(cards)
    automa.deck = cards
    automa.discard = []


def show_action(table: Table[State], card: int) -> None:
    state = table.state
    state.known.actions.look([card], ALL)
    automa_of(state).shown.append(card)
    table.tell(events.ActionShown(ACTIONS[card]))


class AutomaTurn(Step[State]):
    """AUR-23.6, AUR-23.12  The next card names the slot; when they are used up it passes."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        automa = automa_of(state)
        if not automa.row:
            return
        card = automa.row.pop()
        automa.scouted += 1
        show_action(table, card)
        slot = slot_for(state, card)
        if slot < 0:
            # AUR-R47: nothing to do there; the card still counts as shown.
            table.tell(events.AutomaIdle())
        else:
            scout(table, slot, card)


def slot_for(state: State, action: int) -> int:
    """AUR-23.6, AUR-23.11  The slot of that value; of the middle ones the first match of its list, from its side."""
    value = ACTION_SKILL[action]
    slots = [slot for slot in range(SLOTS) if state.board.values[slot] == value and state.zone[slot] >= 0]
    if value != 2:
        return slots[0] if slots else -1
    for wanted in PRIORITY[action]:
        found = [slot for slot in slots if DOES.get(KIND[state.zone[slot]], "") == wanted]
        if found:
            return found[0] if LEFT_ARROW[action] else found[-1]
    return -1


def scout(table: Table[State], slot: int, action: int) -> None:
    """AUR-23.7, AUR-23.8, AUR-23.10  What it does with the card; it ignores bonuses."""
    state = table.state
    card = state.zone[slot]
    does = DOES[KIND[card]]
    table.tell(events.AutomaScouted(NAMES[card], slot + 1, does))
    if does == "enemy":
        for word in ACTION_ENEMY[action]:
            automa_gain(table, TOKENS.index(word["what"]), word["n"])
        return
    if does == "gather":
        gather(table, slot, LEFT_ARROW[action])
        return
    state.discard.append(leave_zone(state, slot))
    if does == "upgrade":
        repair_automa(table)
    elif does == "recruit":
        automa_recruits(table)


def gather(table: Table[State], slot: int, left: bool) -> None:
    """AUR-23.7  The entry effect; then the block of its arrow, or the only one."""
    state = table.state
    card = state.zone[slot]
    for word in WORDS[NAMES[card]]:
        suffer(table, word)
    side = state.left if left else state.right
    if not side[slot]:
        side = state.right if left else state.left
    tokens = block_tokens(side[slot])
    side[slot] = 0
    table.tell(events.Gathered(AUTOMA_NAME, NAMES[card], names_of(tokens)))
    for kind in tokens:
        state.supply[kind] += 1
        if kind != ITEM:
            automa_gain(table, kind, 1)
    automa_items(table, tokens.count(ITEM))
    if not state.left[slot] and not state.right[slot]:
        state.discard.append(leave_zone(state, slot))


def automa_rests(table: Table[State]) -> None:
    """AUR-23.15  A food for each further card, until either runs out."""
    automa = automa_of(table.state)
    while automa.lanes[FOOD] and automa.deck:
        automa_lose(table, FOOD)
        show_action(table, automa.deck.pop())
