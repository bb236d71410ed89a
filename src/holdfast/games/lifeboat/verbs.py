"""Changes that nobody can answer: each changes the state *and* tells the event, always both."""

from __future__ import annotations

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.offers import let_lapse
from holdfast.games.lifeboat.queries import find, is_alive, is_conscious, name_of, spell
from holdfast.games.lifeboat.state import KIND_OF, KINDS, MEDKIT_HEALS, NAVIGATION, RING, State
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table

# -- bodies ----------------------------------------------------------------------------------------


def wound(table: Table[State], seat: Seat, amount: int, why: str) -> None:
    """LIF-03.3  Wounds up to strength knock out; one more kills."""
    state = table.state
    sailor = state.sailors[seat]
    was_conscious, was_alive = is_conscious(sailor), is_alive(sailor)
    sailor.wounds += amount
    if not table.unheard():
        table.tell(events.Wounded(name_of(state, seat), amount, why))
    if was_alive and not is_alive(sailor):
        table.tell(events.Died(name_of(state, seat)))
    elif was_conscious and not is_conscious(sailor):
        table.tell(events.PassedOut(name_of(state, seat)))


def heal(table: Table[State], seat: Seat) -> None:
    """LIF-11.2  One wound less; who was unconscious wakes up at once."""
    sailor = table.state.sailors[seat]
    slept = not is_conscious(sailor)
    sailor.wounds -= min(MEDKIT_HEALS, sailor.wounds)
    if slept and is_conscious(sailor):
        table.tell(events.WokeUp(name_of(table.state, seat)))


def sweep_away(table: Table[State], seat: Seat) -> None:
    """LIF-15.5  Dead, out of the boat, and every card with it; closed ones unseen."""
    state = table.state
    sailor = state.sailors[seat]
    if not table.unheard():
        table.tell(events.SweptAway(name_of(state, seat), spell(sailor.open), len(sailor.closed)))
    state.gone += sailor.open
    state.lost += sailor.closed
    sailor.open = []
    sailor.closed = []
    sailor.swept = True
    sailor.thirst = 0
    state.boat.remove(seat)
    state.in_water &= ~(1 << seat)


# -- provisions --------------------------------------------------------------------------------------


def open_card(table: Table[State], seat: Seat, card: int) -> None:
    """LIF-05.2  Face up before its owner, for good."""
    turn_up(table.state, seat, card)
    table.state.sailors[seat].open.append(card)
    table.reveal()
    table.tell(events.Opened(name_of(table.state, seat), KINDS[KIND_OF[card]]))
    let_lapse(table)


def turn_up(state: State, seat: Seat, card: int) -> None:
    """A closed card leaves its owner's closed ones and everybody sees it."""
    closed = state.sailors[seat].closed
    state.provisions_known.leaves(card, closed, ALL, 1 << seat)
    closed.remove(card)


def spend(table: Table[State], seat: Seat, kind: int, closed_first: bool = False) -> None:
    """LIF-05.5  Show a one-use card and remove it; an open one first, unless told otherwise."""
    state = table.state
    sailor = state.sailors[seat]
    card = find(sailor.open, kind)
    in_closed = find(sailor.closed, kind)
    if card < 0 or (closed_first and in_closed >= 0):
        card = in_closed
        turn_up(state, seat, card)
    else:
        sailor.open.remove(card)
    state.gone.append(card)
    table.reveal()
    if not table.unheard():
        table.tell(events.Spent(name_of(state, seat), KINDS[kind]))
    let_lapse(table)


def throw_away(table: Table[State], seat: Seat, card: int) -> None:
    """LIF-05.7  Overboard with it: no effect. A closed card goes unseen."""
    state = table.state
    sailor = state.sailors[seat]
    who = name_of(state, seat)
    table.reveal()
    known = events.ThrownAway(who, KINDS[KIND_OF[card]])
    if card in sailor.open:
        sailor.open.remove(card)
        state.gone.append(card)
        table.tell(known)
    else:
        state.provisions_known.leaves(card, sailor.closed, 1 << seat, 1 << seat)
        sailor.closed.remove(card)
        state.lost.append(card)
        table.tell(known, 1 << seat, events.ThrownAway(who, HIDDEN))
    let_lapse(table)


def hand_over(state: State, card: int, giver: Seat, receiver: Seat) -> None:
    """LIF-05.9  A card changes hands as it lies: open stays open, closed stays closed. Tells nothing by itself."""
    source, target = state.sailors[giver], state.sailors[receiver]
    if card in source.open:
        source.open.remove(card)
        target.open.append(card)
    else:
        state.provisions_known.leaves(card, source.closed, 1 << giver | 1 << receiver, 1 << giver)
        source.closed.remove(card)
        target.closed.append(card)


def lay_open_before(table: Table[State], owner: Seat, card: int, before: Seat) -> None:
    """LIF-05.10, LIF-11.3  Open before somebody, to whom it now belongs."""
    state = table.state
    sailor = state.sailors[owner]
    if card in sailor.open:
        sailor.open.remove(card)
    else:
        turn_up(state, owner, card)
    state.sailors[before].open.append(card)
    table.reveal()
    table.tell(events.Placed(name_of(state, owner), KINDS[KIND_OF[card]], name_of(state, before)))
    let_lapse(table)


def take_blind(table: Table[State], taker: Seat, victim: Seat) -> int:
    """LIF-08.6, LIF-09.1  One closed card at random changes hands; only the two see which."""
    closed = table.state.sailors[victim].closed
    card = closed[table.dice.below(len(closed))]
    hand_over(table.state, card, victim, taker)
    return card


def lose_open_cards(table: Table[State], seat: Seat) -> list[int]:
    """LIF-15.3  All open cards but the life ring go to the bottom of the sea; returns them."""
    sailor = table.state.sailors[seat]
    lost = [card for card in sailor.open if KIND_OF[card] != RING]
    sailor.open = [card for card in sailor.open if KIND_OF[card] == RING]
    table.state.gone += lost
    if not table.unheard():
        table.tell(events.FellOverboard(name_of(table.state, seat), spell(lost)))
    return lost


# -- navigation ------------------------------------------------------------------------------------


def draw_navigation(state: State, cards: int) -> list[int]:
    """LIF-07.5  Up to so many cards from the top of the navigation deck."""
    drawn: list[int] = []
    while state.chart and len(drawn) < cards:
        drawn.append(state.chart.pop())
    return drawn


def put_under(table: Table[State], cards: list[int]) -> None:
    """LIF-R16  Under the navigation deck, in random order: who knew them knows them only as a group."""
    if not cards:
        return
    state = table.state
    order = sorted(cards)
    if len(order) > 1:
        table.dice.shuffle(order)
        state.chart_known.mix(order)
    state.chart = order + state.chart


def change_gulls(table: Table[State], change: int) -> None:
    """LIF-14.1  A gull comes or goes; never below none."""
    state = table.state
    before = state.gulls
    state.gulls = max(0, before + change)
    if state.gulls != before:
        table.tell(events.GullsChanged(change, state.gulls))


def spell_navigation(cards: list[int]) -> list[str]:
    """The numbers printed on these cards, in order."""
    return [NAVIGATION[card] for card in sorted(cards)]
