"""Everything that can be told in Last Aurora. Fields are names of colours, cards, tokens and places, and numbers."""

from __future__ import annotations

from holdfast.kernel.event import Event


class SetUp(Event):
    """The board and the turn-order track, from the left."""

    rule = "AUR-02.13"
    board: str
    order: list[str]


class RoundBegan(Event):
    rule = "AUR-04.1"
    round: int


class PhaseBegan(Event):
    rule = "AUR-04.1"
    phase: str


class OrderSet(Event):
    """The turn-order track from the left."""

    rule = "AUR-13.12"
    order: list[str]


class CardRevealed(Event):
    """Slot 0: a location for which there were no tokens, discarded."""

    rule = "AUR-02.14"
    card: str
    slot: int


class CardDiscarded(Event):
    rule = "AUR-15.4"
    card: str


class EventStruck(Event):
    rule = "AUR-02.16"
    card: str


class ScoutsSent(Event):
    rule = "AUR-05.7"
    who: str
    card: str
    slot: int
    team: list[str]


class Passed(Event):
    rule = "AUR-05.12"
    who: str
    survivor: str


class Boosted(Event):
    rule = "AUR-05.4"
    who: str
    survivor: str


class BonusTaken(Event):
    rule = "AUR-05.8"
    who: str
    slot: int
    bonus: str


class BlockChosen(Event):
    rule = "AUR-06.2"
    who: str
    card: str
    right: bool
    sort: bool


class Gathered(Event):
    rule = "AUR-06.2"
    who: str
    card: str
    tokens: list[str]


class Installed(Event):
    rule = "AUR-06.12"
    who: str
    card: str
    place: str
    old: str


class LeftBehind(Event):
    rule = "AUR-06.11"
    who: str
    cards: list[str]


class Recruited(Event):
    rule = "AUR-06.13"
    who: str
    survivor: str


class DealStruck(Event):
    rule = "AUR-06.15"
    who: str
    card: str
    deal: str


class Bartered(Event):
    rule = "AUR-19.2"
    who: str
    given: str
    taken: str


class Gained(Event):
    rule = "AUR-R26"
    who: str
    token: str
    n: int
    why: str


class Spent(Event):
    rule = "AUR-03.1"
    who: str
    token: str
    n: int
    why: str


class TokenLost(Event):
    rule = "AUR-03.2"
    who: str
    token: str
    why: str


class Damaged(Event):
    rule = "AUR-03.5"
    who: str
    card: str
    cell: str
    lost: str


class Repaired(Event):
    rule = "AUR-03.5"
    who: str
    card: str
    cell: str


class Contaminated(Event):
    rule = "AUR-08.1"
    who: str
    survivor: str


class Cleansed(Event):
    rule = "AUR-07.2"
    who: str
    survivor: str


class Shielded(Event):
    """The Hermit or the Preacher spared the team."""

    rule = "AUR-11.1"
    who: str
    survivor: str


class SurvivorLost(Event):
    rule = "AUR-08.3"
    who: str
    survivor: str
    died: bool


class SurvivorMoved(Event):
    rule = "AUR-11.1"
    who: str
    survivor: str
    zone: str


class SkillRaised(Event):
    rule = "AUR-09.7"
    who: str
    survivor: str
    n: int


class FameChanged(Event):
    rule = "AUR-10.1"
    who: str
    change: int
    fame: int


class ItemDrawn(Event):
    """Others hear of it without the item."""

    rule = "AUR-09.1"
    who: str
    item: str


class ItemUsed(Event):
    rule = "AUR-09.4"
    who: str
    item: str


class ItemDiscarded(Event):
    rule = "AUR-09.2"
    who: str
    item: str


class Rested(Event):
    rule = "AUR-12.2"
    who: str


class SetOff(Event):
    rule = "AUR-13.4"
    who: str
    speed: int


class Stayed(Event):
    rule = "AUR-13.3"
    who: str


class Drove(Event):
    rule = "AUR-13.5"
    who: str
    start: int
    space: int
    shortcut: str


class RoadClosed(Event):
    rule = "AUR-22.12"
    shortcut: str


class CounterTaken(Event):
    rule = "AUR-13.8"
    who: str
    counter: str


class MineLaid(Event):
    rule = "AUR-21.2"
    who: str
    road: str


class MineBlew(Event):
    rule = "AUR-21.3"
    who: str
    road: str


class LoadReady(Event):
    rule = "AUR-03.4"
    who: str


class Spared(Event):
    rule = "AUR-11.12"
    who: str
    enemy: str


class EnemyCame(Event):
    rule = "AUR-14.2"
    enemy: str
    region: str
    defence: int


class Ambushed(Event):
    rule = "AUR-14.4"
    enemy: str
    region: str


class OutcomeRevealed(Event):
    """`area`: the back of the card that is now on top."""

    rule = "AUR-14.7"
    outcome: str
    why: str
    area: str


class OutcomesShuffled(Event):
    rule = "AUR-14.13"


class Exposed(Event):
    """Who would get the counter, before a suit is offered."""

    rule = "AUR-08.1"
    who: str
    survivor: str


class WeaponAimed(Event):
    rule = "AUR-14.7"
    who: str
    place: str
    weapon: str


class Attacked(Event):
    rule = "AUR-14.7"
    who: str
    enemy: str
    weapon: str
    hits: int
    jam: bool


class TargetPlaced(Event):
    rule = "AUR-14.9"
    who: str
    enemy: str
    cell: str


class EnemyDefeated(Event):
    rule = "AUR-14.15"
    enemy: str
    winner: str


class LootWon(Event):
    rule = "AUR-14.16"
    who: str
    card: str


class LootKept(Event):
    rule = "AUR-23.14"
    tier: int


class LootDeclined(Event):
    rule = "AUR-R37"
    who: str
    card: str


class EnemiesFired(Event):
    rule = "AUR-14.19"
    region: str
    hits: int
    area: str


class EnemyLeft(Event):
    rule = "AUR-14.21"
    enemy: str


class AuroraMoved(Event):
    rule = "AUR-15.3"
    label: int
    space: int


class Eliminated(Event):
    rule = "AUR-16.9"
    who: str


class ActionsDealt(Event):
    rule = "AUR-23.5"
    n: int


class ActionShown(Event):
    rule = "AUR-23.6"
    action: str


class ActionWorked(Event):
    rule = "AUR-23.13"
    action: str


class AutomaScouted(Event):
    rule = "AUR-23.6"
    card: str
    slot: int
    does: str


class AutomaIdle(Event):
    rule = "AUR-R47"


class AutomaDamaged(Event):
    rule = "AUR-23.20"
    row: str
    column: int


class AutomaRepaired(Event):
    rule = "AUR-23.24"
    row: str
    column: int


class AutomaScored(Event):
    rule = "AUR-23.26"
    score: int


class GameOver(Event):
    rule = "AUR-16.1"
    winners: list[str]
    reason: str
    scores: list[int]
