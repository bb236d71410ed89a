"""JRN-19  The words of cards and scripts that ask nothing, or only what."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import LeaderAsk, Put, Word
from holdfast.games.journal.chapters.c11_states import afflict, join, lose_member
from holdfast.games.journal.chapters.c18_reading import read_script, schedule
from holdfast.games.journal.chapters.c19_targets import concerned
from holdfast.games.journal.pieces import BUILD, EXTRA_RUBBLE, FITTINGS, ITEMS, SPACES, VALUE
from holdfast.games.journal.queries import boards, group, open_breaches, rubble_places, stock
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import (
    board_up,
    change_cold,
    change_noise,
    discard,
    drop_mark,
    gain,
    raise_mark,
    set_state,
    take_down,
    tear_boards,
    tell,
    unlock,
)
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def nothing_word(table: Table[State], by: Seat, on: On) -> None:
    """`nothing`: what the card does is its hook."""


def gain_word(table: Table[State], by: Seat, on: On, kind: int, n: int) -> None:
    """`gain`: box to pile, as many as the box holds."""
    gain(table, kind, n)


def lose_word(table: Table[State], by: Seat, on: On, kind: int, n: int) -> None:
    """`lose`: pile to box, up to n."""
    discard(table, kind, n)


def lose_any_word(table: Table[State], by: Seat, on: On, kinds: tuple[int, ...], n: int) -> None:
    """`lose_any`: the leader discards n items of the category, as many as there are."""
    left = min(n, sum(stock(table.state)[kind] for kind in kinds))
    if left:
        table.then(GiveUp(kinds, left, 0))


class GiveUp(LeaderAsk):
    """JRN-D41  What is given up? Kind by kind in the game's order, so that every mix has one spelling."""

    def __init__(self, kinds: tuple[int, ...], left: int, first: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.left = left
        self.first = first

    @property
    def rule(self) -> str:
        return "JRN-03.5"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        pile = stock(table.state)
        found: list[Choice] = []
        for at in range(self.first, len(self.kinds)):
            kind = self.kinds[at]
            if pile[kind] and sum(pile[other] for other in self.kinds[at:]) >= self.left:
                found.append(Word("give", ITEMS[kind], kind, "item"))
        return found

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The lowest value."""
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return min(options, key=lambda one: VALUE[one.which])

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        discard(table, choice.which, 1)
        if self.left > 1:
            table.then(GiveUp(self.kinds, self.left - 1, self.kinds.index(choice.which)))


def set_state_word(table: Table[State], by: Seat, on: On, kind: int, target: int, n: int) -> None:
    """`set_state`: without what level 4 does."""
    for who in concerned(table, on, target):
        set_state(table, who, kind, n)


def kill_word(table: Table[State], by: Seat, on: On, target: int) -> None:
    """`kill`"""
    for who in concerned(table, on, target):
        lose_member(table, who, True)


def depart_word(table: Table[State], by: Seat, on: On, target: int) -> None:
    """`depart`: the character leaves the group."""
    for who in concerned(table, on, target):
        lose_member(table, who, False)


def join_word(table: Table[State], by: Seat, on: On, states: tuple[int, ...]) -> None:
    """`join`"""
    join(table, list(states))


def recover_word(table: Table[State], by: Seat, on: On, kind: int, most: int, n: int) -> None:
    """`recover`: everyone with 1 ≤ level ≤ max_level."""
    state = table.state
    afflict(table, [who for who in group(state) if 1 <= state.people[who].states[kind] <= most], kind, -n)


def cold_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`cold`"""
    change_cold(table, n)


def noise_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`noise`"""
    change_noise(table, n)


def flag_word(table: Table[State], by: Seat, on: On, mark: str) -> None:
    """`flag`"""
    raise_mark(table, mark)


def unflag_word(table: Table[State], by: Seat, on: On, mark: str) -> None:
    """`unflag`"""
    drop_mark(table, mark)


def goto_word(table: Table[State], by: Seat, on: On, script: int) -> None:
    """`goto`: continue with that script."""
    read_script(table, script, on)


def schedule_word(table: Table[State], by: Seat, on: On, phase: str, days: int, script: int) -> None:
    """`schedule`"""
    schedule(table, phase, days, script)


def forbid_word(table: Table[State], by: Seat, on: On) -> None:
    """`forbid`: no trade until the next morning."""
    table.state.no_trade = True
    tell(table, events.TradeForbidden())


def price_shift_word(table: Table[State], by: Seat, on: On, category: str, n: int) -> None:
    """`price_shift`: until the next chapter."""
    prices = table.state.prices
    prices[category] = prices.get(category, 0) + n
    tell(table, events.PricesRose(category, n))


def end_game_word(table: Table[State], by: Seat, on: On, result: str) -> None:
    """`end_game`: when the script of its card has been shown."""
    table.state.ending = result


def raid_damage_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`raid_damage`"""
    change_raid(table, n, 0)


def raid_wounds_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`raid_wounds`"""
    change_raid(table, 0, n)


def change_raid(table: Table[State], damage: int, wounds: int) -> None:
    """Never below 0; outside a raid there is nothing to change."""
    raid = table.state.raid
    if raid is not None and raid.card >= 0:
        raid.damage = max(0, raid.damage + damage)
        raid.wounds = max(0, raid.wounds + wounds)
        tell(table, events.RaidChanged(raid.damage, raid.wounds))


# -- the shelter -----------------------------------------------------------------------------------


def unlock_idea_word(table: Table[State], by: Seat, on: On, n: int, fitting: int) -> None:
    """`unlock_idea`: the named one, or n of choice."""
    ideas = table.state.ideas
    if fitting >= 0:
        if ideas[fitting]:
            unlock(table, fitting)
    else:
        table.then_all([ChooseIdea() for _ in range(min(n, sum(ideas)))])


class ChooseIdea(LeaderAsk):
    """JRN-05.17  Which idea comes to Fittings?"""

    @property
    def rule(self) -> str:
        return "JRN-05.17"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word("unlock", FITTINGS[at], at, "idea") for at, n in enumerate(table.state.ideas) if n]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """JRN-D35  The herb garden, then the alarm, then the first."""
        options = self.options(table, seat)
        for name in ("unlock herb_garden", "unlock alarm"):
            for one in options:
                if one.text == name:
                    return one
        return options[0]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        unlock(table, choice.which)


def remove_fitting_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`remove_fitting`: as many as there are."""
    standing = sum(1 for one in table.state.built if one >= 0)
    table.then_all([Put(ChooseSpace("lose")) for _ in range(min(n, standing))])


def place_board_up_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`place_board_up`: on open breaches of choice, reached or not."""
    table.then_all([Put(ChooseSpace("board")) for _ in range(min(n, len(open_breaches(table.state))))])


def remove_board_up_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`remove_board_up`"""
    table.then_all([Put(ChooseSpace("tear")) for _ in range(min(n, len(boards(table.state))))])


def place_rubble_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    """`place_rubble`"""
    table.then_all([Put(ChooseSpace("rubble")) for _ in range(min(n, len(rubble_places(table.state))))])


class ChooseSpace(LeaderAsk):
    """JRN-D37  Which fitting or board-up is lost, which breach is boarded up, where does rubble fall?"""

    def __init__(self, purpose: str) -> None:
        super().__init__()
        self.purpose = purpose

    @property
    def rule(self) -> str:
        return "JRN-20.4" if self.purpose == "rubble" else "JRN-05.22"

    def spaces(self, state: State) -> list[int]:
        if self.purpose == "lose":
            return [space for space, one in enumerate(state.built) if one >= 0]
        if self.purpose == "rubble":
            return rubble_places(state)
        return open_breaches(state) if self.purpose == "board" else boards(state)

    def is_due(self, table: Table[State]) -> bool:
        return bool(self.spaces(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Word(self.purpose, SPACES[space], space, "space") for space in self.spaces(table.state)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """The cheapest fitting; otherwise the first."""
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        built = table.state.built
        if self.purpose == "lose":
            return min(options, key=lambda one: sum(n for _, n in BUILD[built[one.which]]))
        return options[0]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        if self.purpose == "lose":
            take_down(table, choice.which)
        elif self.purpose == "board":
            board_up(table, choice.which)
        elif self.purpose == "tear":
            tear_boards(table, choice.which)
        else:
            lay_rubble(table, choice.which)


def lay_rubble(table: Table[State], space: int) -> None:
    """JRN-20.4  It is cleared like rubble and counts as a cleared card."""
    table.state.lying[space] = EXTRA_RUBBLE
    table.state.points[space] = 0
    tell(table, events.RubbleFell(SPACES[space]))
