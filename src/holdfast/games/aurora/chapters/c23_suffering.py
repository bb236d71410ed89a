"""AUR-23  What happens to the Automa: damage, contamination, gains and losses. It is never asked."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import catalogue, events
from holdfast.games.aurora.pieces import (
    AUTOMA_CREW,
    AUTOMA_NAME,
    COLUMNS,
    FAME_LEAST,
    FAME_MOST,
    LANE,
    LETTER_NAMES,
    LETTERS,
    RESOURCES,
    ROWS,
    SURVIVOR,
    TOKENS,
)
from holdfast.games.aurora.state import Automa, State
from holdfast.games.aurora.verbs import next_item, reveal_outcome
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

Word = dict[str, Any]


def _read() -> dict[str, list[Word]]:
    """The words of what can hit the Automa, by the plan's name."""
    found: dict[str, list[Word]] = {}
    for card in catalogue.CARDS.card:
        if card.kind in ("event", "location"):
            found[card.id] = card.effect
    for enemy in catalogue.ENEMIES.enemy:
        found[enemy.id] = enemy.ambush
    for shortcut in catalogue.ROAD.shortcut:
        found[shortcut.id] = shortcut.effect
    return found


WORDS: Final = _read()


def automa_of(state: State) -> Automa:
    assert state.automa is not None
    return state.automa


class AutomaSuffers(Step[State]):
    """AUR-R48, AUR-23.19, AUR-23.23  A plan hits the Automa, or so many hits of enemy fire in one row."""

    def __init__(self, plan: str, hits: int, row: int) -> None:
        self.plan = plan
        self.hits = hits
        self.row = row

    def run(self, table: Table[State]) -> None:
        if self.plan:
            for word in WORDS[self.plan]:
                suffer(table, word)
        else:
            for _ in range(self.hits):
                hurt_row(table, self.row)


def suffer(table: Table[State], word: Word) -> None:
    """AUR-23.19, AUR-R48  What one word does to the Automa."""
    automa = automa_of(table.state)
    do = word["do"]
    if do == "either":
        suffer(table, first_open(automa, word["of"]))
    elif do == "damage":
        for _ in range(word["n"]):
            damage_automa(table)
    elif do == "contaminate":
        for _ in range(word["n"]):
            contaminate_automa(table)
    elif do == "gain":
        automa_gain(table, TOKENS.index(word["what"]), word["n"])
    elif do == "give":
        automa_lose(table, max(given(automa, word["what"]), key=lambda kind: automa.lanes[kind]))
    elif do == "lose_fame":
        automa_fame(table, -1)


def first_open(automa: Automa, branches: list[list[Word]]) -> Word:
    """AUR-23.19, AUR-R66  Among options equally available it takes the first; damage can always be taken."""
    for branch in branches:
        first = branch[0]
        if first["do"] == "give" and not given(automa, first["what"]):
            continue
        if first["do"] == "contaminate" and not automa.lanes[SURVIVOR] + automa.sick:
            continue
        return first
    return branches[-1][0]


def given(automa: Automa, what: str) -> list[int]:
    """AUR-R66  The kinds of resources it could lose."""
    return [kind for kind in RESOURCES if automa.lanes[kind] and what in ("any", TOKENS[kind])]


# -- lanes -------------------------------------------------------------------------------------------


def automa_gain(table: Table[State], kind: int, n: int) -> None:
    """AUR-23.7  Into its lane; what exceeds the lane stays in the supply."""
    state = table.state
    automa = automa_of(state)
    n = min(n, LANE - automa.lanes[kind], state.supply[kind])
    if n > 0:
        automa.lanes[kind] += n
        state.supply[kind] -= n
        table.tell(events.Gained(AUTOMA_NAME, TOKENS[kind], n, "automa"))


def automa_lose(table: Table[State], kind: int) -> None:
    state = table.state
    automa_of(state).lanes[kind] -= 1
    state.supply[kind] += 1
    table.tell(events.Spent(AUTOMA_NAME, TOKENS[kind], 1, "automa"))


def automa_items(table: Table[State], n: int) -> None:
    """AUR-23.14  Face down, unseen and unused."""
    state = table.state
    for _ in range(n):
        card = next_item(table)
        if card >= 0:
            automa_of(state).items.append(card)
            table.tell(events.ItemDrawn(AUTOMA_NAME, ""))


def automa_recruits(table: Table[State]) -> None:
    """AUR-23.9  Six at the most; a seventh heals one instead."""
    state = table.state
    automa = automa_of(state)
    if automa.lanes[SURVIVOR] + automa.sick < AUTOMA_CREW:
        if state.supply[SURVIVOR]:
            state.supply[SURVIVOR] -= 1
            automa.lanes[SURVIVOR] += 1
            table.tell(events.Gained(AUTOMA_NAME, TOKENS[SURVIVOR], 1, "automa"))
    else:
        heal_automa(table)


def heal_automa(table: Table[State]) -> None:
    """AUR-23.33  One survivor from the contaminated zone to the lane."""
    automa = automa_of(table.state)
    if automa.sick:
        automa.sick -= 1
        automa.lanes[SURVIVOR] += 1
        table.tell(events.Cleansed(AUTOMA_NAME, TOKENS[SURVIVOR]))


def contaminate_automa(table: Table[State]) -> None:
    """AUR-23.18  Its right-most survivor falls ill; if all are, one is lost."""
    state = table.state
    automa = automa_of(state)
    if automa.lanes[SURVIVOR]:
        automa.lanes[SURVIVOR] -= 1
        automa.sick += 1
        table.tell(events.Contaminated(AUTOMA_NAME, TOKENS[SURVIVOR]))
    elif automa.sick:
        automa.sick -= 1
        state.supply[SURVIVOR] += 1
        table.tell(events.SurvivorLost(AUTOMA_NAME, TOKENS[SURVIVOR], True))


def automa_fame(table: Table[State], change: int) -> None:
    """AUR-R48  At the top it repairs, at the bottom it takes damage."""
    automa = automa_of(table.state)
    if change > 0 and automa.fame == FAME_MOST:
        repair_automa(table)
    elif change < 0 and automa.fame == FAME_LEAST:
        damage_automa(table)
    else:
        automa.fame += change
        table.tell(events.FameChanged(AUTOMA_NAME, change, automa.fame))


# -- its board ---------------------------------------------------------------------------------------


def bit(row: int, column: int) -> int:
    return 1 << row * COLUMNS + column


def damage_automa(table: Table[State]) -> None:
    """AUR-23.20  An outcome card's first letter names the row."""
    hurt_row(table, LETTERS[reveal_outcome(table, "automa")][0])


def hurt_row(table: Table[State], row: int) -> None:
    """AUR-23.20, AUR-R46  Under the counter, or the next undamaged cell to the left; a full row takes nothing."""
    automa = automa_of(table.state)
    for column in range(automa.column, -1, -1):
        if not automa.damage & bit(row, column):
            automa.damage |= bit(row, column)
            table.tell(events.AutomaDamaged(LETTER_NAMES[row], column + 1))
            return


def repair_automa(table: Table[State]) -> None:
    """AUR-23.24  The first damage met: down the column under the counter, then one column left, and so on."""
    automa = automa_of(table.state)
    for column in range(automa.column, -1, -1):
        for row in range(ROWS):
            if automa.damage & bit(row, column):
                automa.damage &= ~bit(row, column)
                table.tell(events.AutomaRepaired(LETTER_NAMES[row], column + 1))
                return
