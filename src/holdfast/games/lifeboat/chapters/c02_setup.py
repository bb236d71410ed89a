"""LIF-02  Setup: who is aboard, who loves and hates whom, and what everyone starts with."""

from __future__ import annotations

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c03_days import Dawn
from holdfast.games.lifeboat.state import CHARACTERS, FIRST_PROVISIONS, KIND_OF, NAMES, NAVIGATION, Sailor, State
from holdfast.kernel.table import Table


def set_up(table: Table[State]) -> None:
    """LIF-02  In the rulebook's order; removals come before any dealing (LIF-R3)."""
    aboard = choose_characters(table)
    deal_roles(table, aboard)
    deal_bonds(table, aboard)
    seat_by_character = {sailor.character: seat for seat, sailor in enumerate(table.state.sailors)}
    table.state.boat = [seat_by_character[character] for character in sorted(aboard)]
    deal_provisions(table)
    shuffle_navigation(table)
    table.then(Dawn())


def choose_characters(table: Table[State]) -> list[int]:
    """LIF-02.1  With five players one character chosen at random stays ashore, with four two."""
    characters = list(range(CHARACTERS))
    table.dice.shuffle(characters)
    return characters[: table.seats]


def deal_roles(table: Table[State], aboard: list[int]) -> None:
    """LIF-02.2  One role face up to each player. Nobody is wounded or tired (LIF-02.9)."""
    for seat, character in enumerate(aboard):
        table.state.sailors.append(Sailor(character, [], []))
        table.tell(events.RoleDealt(seat, NAMES[character]))


def deal_bonds(table: Table[State], aboard: list[int]) -> None:
    """LIF-02.3  A friend and an enemy face down to each; oneself, or the same one twice, is kept (LIF-02.4)."""
    state = table.state
    state.friends = sorted(aboard)
    table.dice.shuffle(state.friends)
    state.enemies = sorted(aboard)
    table.dice.shuffle(state.enemies)
    for seat in range(table.seats):
        # LIF-H2: only the owner looks.
        state.friends_known.look([state.friends[seat]], 1 << seat)
        state.enemies_known.look([state.enemies[seat]], 1 << seat)
        own = events.BondsDealt(NAMES[state.friends[seat]], NAMES[state.enemies[seat]])
        table.tell(own, 1 << seat)


def deal_provisions(table: Table[State]) -> None:
    """LIF-02.6  One closed provision to each player; the rest is the deck at the bow."""
    state = table.state
    state.deck = list(range(len(KIND_OF)))
    table.dice.shuffle(state.deck)
    for seat, sailor in enumerate(state.sailors):
        for _ in range(FIRST_PROVISIONS):
            sailor.closed.append(state.deck.pop())
        state.provisions_known.look(sailor.closed, 1 << seat)


def shuffle_navigation(table: Table[State]) -> None:
    """LIF-02.7  The navigation deck at the stern; no gulls yet."""
    state = table.state
    state.chart = list(range(len(NAVIGATION)))
    table.dice.shuffle(state.chart)
