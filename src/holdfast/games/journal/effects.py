"""The words of the cards and scripts, and what each of them does. Read once; nothing of this runs in a play."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from holdfast.games.grammar import Positive
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters import (
    c04_morning,
    c05_resolving,
    c08_trip,
    c10_fate,
    c12_fight,
    c12_rolls,
    c16_encounters,
    c17_trade,
    c19_decks,
    c19_targets,
    c19_words,
    c21_objectives,
)
from holdfast.games.journal.chapters.c18_conditions import CONDITIONS, condition_holds
from holdfast.games.journal.chapters.c18_rolls import Band, Choices, Roll
from holdfast.games.journal.pieces import (
    BLACK_SIDES,
    CATEGORIES,
    CHARACTERS,
    EPILOGUES,
    EVENT_SCRIPT,
    FITTINGS,
    HABITS,
    ITEMS,
    LETTERS,
    LEVEL4,
    LOCATION_SCRIPTS,
    LOSSES,
    MEMOS,
    NOBODY_LEFT,
    OTHER_MEMOS,
    PERSONAL,
    RESIDENT_SCRIPT,
    STATES,
    STATS,
    SURVIVORS,
    TOKENS,
    UNGUARDED,
    VALUE,
    VISITOR_SCRIPT,
    WEAPONS,
    WITHDRAWAL,
    kinds_of,
    rule_plan,
    script_plan,
)
from holdfast.games.journal.queries import present, stock
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import discard
from holdfast.games.vocabulary import Binder, Effect, Reading, Vocabulary, When, Words, act
from holdfast.kernel.parts.asking import EffectAsk, Manner, Pick, Picked, Selector, answers
from holdfast.kernel.parts.paying import Due, Pay, Purse
from holdfast.kernel.parts.plans import Book, Condition, If, Need, On, Operation, Plan
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

Op = Operation[State]
At = Reading[State]
PHASES: Final = {"morning": "morning", "night_raid": "raid", "dawn": "dawn"}
RULE: Final = "JRN-18.1"


# -- how effects ask and pay -----------------------------------------------------------------------


class Leading(Manner[State]):
    """JRN-03.2  The leader answers."""

    def who(self, table: Table[State], by: Seat) -> Seat:
        return table.state.leader

    def timer(self, ask: str) -> str:
        return "decision"

    def default(self, table: Table[State], ask: EffectAsk[State], options: list[Choice], usual: Choice) -> Choice:
        """JRN-D41  What is worth least."""
        paid = [one for one in options if isinstance(one, Picked) and one.text.startswith("pay ")]
        return min(paid, key=lambda one: VALUE[one.which]) if paid else usual


class Pile(Purse[State]):
    """Costs are paid from the findings pile on a trip, from storage otherwise."""

    def held(self, table: Table[State], by: Seat, kind: int) -> int:
        return stock(table.state)[kind]

    def spend(self, table: Table[State], by: Seat, kind: int, number: int) -> None:
        discard(table, kind, number)

    def worth(self, kind: int) -> int:
        return VALUE[kind]


PURSE: Final = Pile(ITEMS, CATEGORIES)
NAMES: Final = answers("name", CHARACTERS, "person")


def those_present(table: Table[State], by: Seat, on: On) -> list[int]:
    return present(table.state)


# -- conditions ------------------------------------------------------------------------------------

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "has": ("n",),
    "flag_count": ("at_least",),
    "stat": ("at_least",),
    "any_state": ("at_least",),
    "no_state": ("at_least",),
}
"""What stands beside the first word of a condition."""
KNOWN: Final[dict[str, list[str]]] = {
    "has": [*ITEMS, *CATEGORIES],
    "stat": list(STATS),
    "any_state": STATES,
    "no_state": STATES,
    "fitting_built": FITTINGS,
    "fitting_built_any": FITTINGS,
}
"""The names that a condition may use."""


def read_condition(word: At, cond: dict[str, Any]) -> Condition[State]:
    """A condition as the content has it: `{ has = "wood", n = 2 }`."""
    name = next((one for one in CONDITIONS if one in cond), "")
    if not name:
        word.unknown("condition", str(next(iter(cond), "")), CONDITIONS)
    fields = {name, "not", *FIELDS.get(name, ())}
    for field in cond:
        if field not in fields:
            word.unknown("field", field, fields, f' of "{name}"')
    for field in FIELDS.get(name, ()):
        if not isinstance(cond.get(field), int):
            word.wrong(f'"{name}" wants a number "{field}"')
    if name in KNOWN:
        said = cond[name] if isinstance(cond[name], list) else [cond[name]]
        for one in said:
            if one not in KNOWN[name]:
                word.unknown("name", str(one), KNOWN[name], f' in "{name}"')
    return Condition(condition_holds, (cond,))


class Never(When, tag="never"):
    """Conditions of this game are read by `read_condition`; a vocabulary wants one."""

    def condition(self, word: At) -> Condition[State]:
        return Condition(condition_holds, ({},))


# -- items -----------------------------------------------------------------------------------------


def known_kinds(word: At, name: str) -> list[int]:
    if name not in ITEMS and name not in CATEGORIES:
        word.unknown("item", name, [*ITEMS, *CATEGORIES])
    return kinds_of(name)


class Gain(Effect, tag="gain"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.gain_word, word.number("item", self.item), self.n)


class Lose(Effect, tag="lose"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.lose_word, word.number("item", self.item), self.n)


class LoseAny(Effect, tag="lose_any"):
    n: Positive
    category: str

    def operation(self, word: At) -> Op:
        return act(c19_words.lose_any_word, tuple(known_kinds(word, self.category)), self.n)


class PayItem(Effect, tag="pay"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        due = Due(known_kinds(word, self.item), self.n)
        return Pay(word.spot, PURSE, [due], Plan(f"{word.place} then", []), None)


class PayValue(Effect, tag="pay_value"):
    value: Positive

    def operation(self, word: At) -> Op:
        due = Due(TOKENS, self.value, True)
        return Pay(word.spot, PURSE, [due], Plan(f"{word.place} then", []), None)


class LootRow(Effect, tag="loot"):
    row: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c16_encounters.loot_word, word.number("row", self.row), self.n)


class Trade(Effect, tag="trade"):
    sells: list[Literal["green", "grey", "yellow", "red"]]
    fee: int

    def operation(self, word: At) -> Op:
        return act(c17_trade.trade_word, tuple(str(one) for one in self.sells), self.fee)


# -- people ----------------------------------------------------------------------------------------


class ChangeState(Effect, tag="state"):
    state: str
    who: str
    n: int

    def operation(self, word: At) -> Op:
        kind, target = word.number("state", self.state), word.number("who", self.who)
        return act(c19_targets.state_word, kind, target, self.n)


class SetState(Effect, tag="set_state"):
    state: str
    who: str
    n: int

    def operation(self, word: At) -> Op:
        kind, target = word.number("state", self.state), word.number("who", self.who)
        return act(c19_words.set_state_word, kind, target, self.n)


class Empathy(Effect, tag="empathy"):
    n: Positive
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_targets.empathy_word, self.n, word.number("who", self.who))


class PickOne(Effect, tag="pick"):
    """The words that follow it in the list concern whoever is picked."""

    then: Words = []

    def operation(self, word: At) -> Op:
        selector: Selector[State] = Selector(those_present, NAMES, "person")
        return Pick(word.spot, selector, word.plan("then", self.then))


class Kill(Effect, tag="kill"):
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_words.kill_word, word.number("who", self.who))


class Depart(Effect, tag="depart"):
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_words.depart_word, word.number("who", self.who))


class Join(Effect, tag="join"):
    states: dict[str, int]

    def operation(self, word: At) -> Op:
        levels = [0] * len(STATES)
        for name, level in self.states.items():
            levels[word.number("state", name)] = level
        return act(c19_words.join_word, tuple(levels))


class LoseActions(Effect, tag="lose_actions"):
    who: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_targets.lose_actions_word, word.number("who", self.who), self.n)


class ExtraAction(Effect, tag="extra_action"):
    who: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_targets.extra_action_word, word.number("who", self.who), self.n)


class Treat(Effect, tag="treat"):
    state: str
    token: str
    treated: int
    untreated: int
    min_level: Positive

    def operation(self, word: At) -> Op:
        kind, token = word.number("state", self.state), word.number("item", self.token)
        return act(c10_fate.treat_word, kind, token, self.treated, self.untreated, self.min_level)


class Recover(Effect, tag="recover"):
    state: str
    max_level: Positive
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.recover_word, word.number("state", self.state), self.max_level, self.n)


class Habit(Effect, tag="habit"):
    habit: str

    def operation(self, word: At) -> Op:
        return act(c10_fate.habit_word, word.number("habit", self.habit))


class Withdraw(Effect, tag="withdraw"):
    test: Literal["empathy"]

    def operation(self, word: At) -> Op:
        return act(c08_trip.withdraw_word)


# -- the trip --------------------------------------------------------------------------------------


class Noise(Effect, tag="noise"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.noise_word, self.n)


class NoiseRoll(Effect, tag="noise_roll"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.noise_roll_word)


class ReturnCards(Effect, tag="return_cards"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.return_cards_word, self.n)


class ExtraCards(Effect, tag="extra_cards"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.extra_cards_word, self.n)


class Encounter(Effect, tag="encounter"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.encounter_word)


class LocationScript(Effect, tag="location_script"):
    slot: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c16_encounters.location_script_word, self.slot)


class PersonalScript(Effect, tag="personal_script"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.personal_script_word)


class KeepCard(Effect, tag="keep_card"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.keep_card_word)


class Leave(Effect, tag="leave"):
    def operation(self, word: At) -> Op:
        return act(c12_fight.leave_word)


Foes = Literal["card"] | list[catalogue.Foe]


def spec_of(word: At, foes: Foes) -> c12_fight.Spec:
    """Enemies as numbers; none where they are those of the card."""
    if isinstance(foes, str):
        return ()
    found: list[tuple[int, int, int]] = []
    for foe in foes:
        letter, weapon = word.number("letter", foe.token), word.number("weapon", foe.weapon)
        found.append((letter, weapon, word.number("weapon", foe.backup)))
    return tuple(found)


class Fight(Effect, tag="fight"):
    enemies: Foes
    bandits: bool

    def operation(self, word: At) -> Op:
        return act(c12_fight.fight_word, spec_of(word, self.enemies), self.enemies == "card", self.bandits)


class Backstab(Effect, tag="backstab"):
    side: Literal["us", "them"]
    enemies: Foes

    def operation(self, word: At) -> Op:
        side = c12_fight.US if self.side == "us" else c12_fight.THEM
        return act(c12_fight.backstab_word, spec_of(word, self.enemies), self.enemies == "card", side)


class ReplaceLocation(Effect, tag="replace_location"):
    slot: str

    def operation(self, word: At) -> Op:
        return act(c19_decks.replace_location_word, word.number("slot", self.slot))


# -- the house -------------------------------------------------------------------------------------


class Cold(Effect, tag="cold"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.cold_word, self.n)


class RaidDamage(Effect, tag="raid_damage"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.raid_damage_word, self.n)


class RaidWounds(Effect, tag="raid_wounds"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.raid_wounds_word, self.n)


class UnlockIdea(Effect, tag="unlock_idea"):
    n: Positive = 1
    id: str = ""

    def operation(self, word: At) -> Op:
        return act(c19_words.unlock_idea_word, self.n, word.number("fitting", self.id) if self.id else -1)


class RemoveFitting(Effect, tag="remove_fitting"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.remove_fitting_word, self.n)


class PlaceBoardUp(Effect, tag="place_board_up"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.place_board_up_word, self.n)


class RemoveBoardUp(Effect, tag="remove_board_up"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.remove_board_up_word, self.n)


class PlaceRubble(Effect, tag="place_rubble"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.place_rubble_word, self.n)


class ClearShelterCard(Effect, tag="clear_shelter_card"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c05_resolving.clear_shelter_card_word, self.n)


class Visitor(Effect, tag="visitor"):
    def operation(self, word: At) -> Op:
        return act(c04_morning.visitor_word)


class CrimeWave(Effect, tag="crime_wave"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.crime_wave_word, self.n)


class CrucialAction(Effect, tag="crucial_action"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.crucial_action_word, self.n)


class Peek(Effect, tag="peek"):
    deck: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.peek_word, word.number("deck", self.deck), self.n)


class Bury(Effect, tag="bury"):
    deck: str

    def operation(self, word: At) -> Op:
        return act(c19_decks.bury_word, word.number("deck", self.deck))


# -- the story -------------------------------------------------------------------------------------


class Flag(Effect, tag="flag"):
    id: str

    def operation(self, word: At) -> Op:
        return act(c19_words.flag_word, self.id)


class Unflag(Effect, tag="unflag"):
    id: str

    def operation(self, word: At) -> Op:
        return act(c19_words.unflag_word, self.id)


class Goto(Effect, tag="goto"):
    script: int

    def operation(self, word: At) -> Op:
        word.named_plan(script_plan(self.script))
        return act(c19_words.goto_word, self.script)


class Schedule(Effect, tag="schedule"):
    phase: Literal["morning", "night_raid", "dawn"]
    days: int
    script: int

    def operation(self, word: At) -> Op:
        word.named_plan(script_plan(self.script))
        return act(c19_words.schedule_word, PHASES[self.phase], self.days, self.script)


class Forbid(Effect, tag="forbid"):
    what: Literal["trade"]
    until: Literal["next_morning"]

    def operation(self, word: At) -> Op:
        return act(c19_words.forbid_word)


class PriceShift(Effect, tag="price_shift"):
    category: str
    n: int
    until: Literal["next_chapter"]

    def operation(self, word: At) -> Op:
        if self.category not in CATEGORIES:
            word.unknown("category", self.category, CATEGORIES)
        return act(c19_words.price_shift_word, self.category, self.n)


class RevealObjective(Effect, tag="reveal_objective"):
    chapter: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c21_objectives.reveal_objective_word, self.chapter)


class JudgeObjective(Effect, tag="judge_objective"):
    chapter: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c21_objectives.judge_objective_word, self.chapter)


class EndGame(Effect, tag="end_game"):
    result: Literal["win", "lose"]

    def operation(self, word: At) -> Op:
        return act(c19_words.end_game_word, str(self.result))


class Reroll(Effect, tag="reroll"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c12_rolls.reroll_word, self.n)


class AddHits(Effect, tag="add_hits"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c12_rolls.add_hits_word, self.n)


class Nothing(Effect, tag="nothing"):
    def operation(self, word: At) -> Op:
        return act(c19_words.nothing_word)


# -- words that order other words ------------------------------------------------------------------


class BandWords(msgspec.Struct, forbid_unknown_fields=True):
    min: int
    max: int
    effects: Words


class RollDie(Effect, tag="roll"):
    """`lock`: the Locksmith takes the highest band without rolling and keeps the lockpick."""

    bands: list[BandWords]
    lock: bool = False

    def operation(self, word: At) -> Op:
        ahead = 1
        bands: list[Band] = []
        for number, band in enumerate(self.bands, start=1):
            if band.min != ahead or band.max < band.min:
                word.wrong(f"bands: number {number} should begin at {ahead}")
            ahead = band.max + 1
            bands.append(Band(band.min, band.max, word.plan(f"band {number}", nested(band.effects))))
        if ahead != BLACK_SIDES + 1:
            word.wrong(f"bands: nothing is said of {ahead} to {BLACK_SIDES}")
        picked: Plan[State] | None = None
        if self.lock:
            kept = [one for one in self.bands[-1].effects if one.get("do") != "lose"]
            picked = word.plan("picked", nested(kept))
        return Roll(word.place, bands, picked)


class IfHolds(Effect, tag="if"):
    cond: dict[str, Any]
    then: Words
    otherwise: Words = msgspec.field(default_factory=list, name="else")

    def operation(self, word: At) -> Op:
        conditions = [read_condition(word, self.cond)]
        return If(conditions, word.plan("then", nested(self.then)), word.plan("else", nested(self.otherwise)))


class Decide(Effect, tag="decide"):
    """The choices of a card or script: no word of the content, but what its list of choices becomes."""

    choices: list[catalogue.Choice]
    optional: bool = False

    def operation(self, word: At) -> Op:
        branches = [self.branch(word, number, one) for number, one in enumerate(self.choices, start=1)]
        if not self.optional and not any(branch.is_free() for branch in branches):
            word.wrong("every choice may be closed; one must need and cost nothing")
        return Choices(word.owner.name, word.owner.rule, branches, self.optional)

    def branch(self, word: At, number: int, choice: catalogue.Choice) -> Plan[State]:
        words = nested(
            [{**one, "lock": True} if choice.lock and one["do"] == "roll" else one for one in choice.effects]
        )
        inside = word.plan(f"choice {number}", words)
        if sum(isinstance(one, Pay) for one in inside.operations) > 1:
            word.wrong(f"choice {number}: two payments in one choice")
        needs: list[Op] = [Need([read_condition(word, cond)]) for cond in choice.requires]
        return Plan(inside.place, [*needs, *inside.operations])


Word = (
    (Gain | Lose | LoseAny | PayItem | PayValue | LootRow | Trade | ChangeState | SetState)
    | (Empathy | PickOne | Kill | Depart | Join | LoseActions | ExtraAction | Treat | Recover)
    | (Habit | Withdraw | Noise | NoiseRoll | ReturnCards | ExtraCards | Encounter | LocationScript | PersonalScript)
    | (KeepCard | Leave | Fight | Backstab | ReplaceLocation | Cold | RaidDamage | RaidWounds | UnlockIdea)
    | (
        RemoveFitting
        | PlaceBoardUp
        | RemoveBoardUp
        | PlaceRubble
        | ClearShelterCard
        | Visitor
        | CrimeWave
        | CrucialAction
        | Peek
    )
    | (Bury | Flag | Unflag | Goto | Schedule | Forbid | PriceShift | RevealObjective | JudgeObjective)
    | (EndGame | Reroll | AddHits | Nothing | RollDie | IfHolds | Decide)
)
"""All that a card, fitting, location or script can say."""


def nested(words: list[dict[str, Any]]) -> Words:
    """What follows a `pick` in a list concerns whoever is picked: it is put inside."""
    found: Words = []
    for number, one in enumerate(words):
        if one.get("do") == "pick":
            found.append({"do": "pick", "then": nested(words[number + 1 :])})
            return found
        found.append(one)
    return found


def vocabulary() -> Vocabulary[State]:
    names = {
        "item": ITEMS,
        "state": STATES,
        "who": c19_targets.TARGETS,
        "row": c16_encounters.ROW_WORDS,
        "habit": HABITS,
        "slot": c19_decks.SLOT_WORDS,
        "deck": c19_decks.DECKS,
        "fitting": FITTINGS,
        "letter": LETTERS,
        "weapon": WEAPONS,
    }
    return Vocabulary(Word, Never, {}, names, PURSE, Leading())


def read_book() -> Book[State]:
    """Every effect of the content, by the name of its card, recipe or script; what nothing leads to is refused."""
    binder = Binder(vocabulary())
    add_house(binder)
    add_places(binder)
    add_cards(binder)
    begins = list(binder.plans)
    add_scripts(binder)
    return binder.bind([*begins, *(script_plan(script) for script in called_scripts())])


def called_scripts() -> list[int]:
    """Scripts that a card, a rule or a phase leads to."""
    places = [script for scripts in LOCATION_SCRIPTS for script in scripts]
    ends = [WITHDRAWAL, UNGUARDED, NOBODY_LEFT, LOSSES, *SURVIVORS, *EPILOGUES]
    memos = [*MEMOS.values(), *OTHER_MEMOS]
    return [*RESIDENT_SCRIPT, *VISITOR_SCRIPT, *EVENT_SCRIPT, *PERSONAL, *LEVEL4, *places, *ends, *memos]


def with_choices(effects: list[dict[str, Any]], choices: list[catalogue.Choice], optional: bool) -> Words:
    """A card's words, and its choices after them."""
    listed = [msgspec.to_builtins(one) for one in choices]
    last = [{"do": "decide", "choices": listed, "optional": optional}] if listed else []
    return [*nested(effects), *last]


def add_house(binder: Binder[State]) -> None:
    """Recipes, passive rules, and the backs of shelter cards."""
    for action in catalogue.SHELTER.space_action:
        for recipe in action.recipes:
            binder.add("shelter.toml", "recipe", f"{action.id}_{recipe.id}", nested(recipe.effects), "JRN-05.8")
    for fitting in catalogue.FITTINGS:
        for recipe in fitting.recipes:
            binder.add("fittings.toml", "recipe", f"{fitting.id}_{recipe.id}", nested(recipe.effects), "JRN-05.19")
        for passive in fitting.passive:
            if passive.effects:
                binder.add("fittings.toml", "fitting", f"{fitting.id}_{passive.rule}", passive.effects, "JRN-04.1")
    for card in [*catalogue.SHELTER.shelter_card, *catalogue.SHELTER.extra_rubble]:
        # Scripts that a back names come after all backs of the stage (JRN-05.24).
        back = [word for word in card.back if word["do"] != "goto"]
        binder.add("shelter.toml", "shelter card", f"{card.id}_back", back, "JRN-05.9")
        if card.remnants_loot:
            binder.add("shelter.toml", "shelter card", f"{card.id}_remnants", card.remnants_loot, "JRN-05.11")


def add_places(binder: Binder[State]) -> None:
    """Red strips, exploration cards and findings."""
    for at, location in enumerate(catalogue.LOCATIONS):
        for number, rule in enumerate(location.rules):
            if rule.effects or rule.choices:
                words = with_choices(rule.effects, rule.choices, False)
                binder.add("locations.toml", "location", rule_plan(at, number), words, "JRN-19.2")
    for card in catalogue.EXPLORATION.exploration:
        words = with_choices(card.effects, card.choices, card.optional)
        binder.add("exploration.toml", "exploration card", card.id, words, "JRN-19.1")
    for finding in catalogue.EXPLORATION.finding:
        for row, gains in (("furniture", finding.furniture), ("heap", finding.heap), ("pantry", finding.pantry)):
            binder.add("exploration.toml", "finding", f"{finding.id}_{row}", gains, "JRN-19.3")


def add_cards(binder: Binder[State]) -> None:
    """Raids, fate, mornings, objectives and crucial actions."""
    for raid in catalogue.RAIDS:
        for when, words in (("before", raid.before), ("after", raid.after)):
            if words:
                binder.add("raids.toml", "night raid", f"{raid.id}_{when}", nested(words), "JRN-09.12")
    for fate in catalogue.FATE.fate:
        binder.add("fate.toml", "fate card", fate.id, nested(fate.effects), "JRN-10.5")
    for card in [*catalogue.MORNINGS.chapter, *catalogue.MORNINGS.event, *catalogue.MORNINGS.final_event]:
        binder.add("mornings.toml", "event", card.id, nested(card.effects), "JRN-04.2")
    for objective in catalogue.MORNINGS.objective:
        word = binder.at("mornings.toml", "objective", objective.id)
        for cond in objective.conditions:
            read_condition(word, cond)
        for result, words in (("success", objective.success), ("failure", objective.failure)):
            binder.add("mornings.toml", "objective", f"{objective.id}_{result}", nested(words), "JRN-21.2")
    for crucial in catalogue.CRUCIAL:
        binder.add("crucial.toml", "crucial action", crucial.id, nested(crucial.effects), "JRN-19.6")


def add_scripts(binder: Binder[State]) -> None:
    """All scripts; what the backs of shelter cards name is reached from the cards."""
    for file, scripts in catalogue.SCRIPTS.items():
        for script in scripts:
            name = script_plan(script.id)
            word = binder.at(f"{file}.toml", "script", str(script.id))
            for cond in script.when:
                read_condition(word, cond)
            words = with_choices(script.effects, script.choice, False)
            binder.add(f"{file}.toml", "script", name, words, RULE)
    for card in [*catalogue.SHELTER.shelter_card, *catalogue.SHELTER.extra_rubble]:
        word = Reading(binder, binder.owners[f"{card.id}_back"], (), card.id)
        for one in card.back:
            if one["do"] == "goto":
                word.named_plan(script_plan(one["script"]))
