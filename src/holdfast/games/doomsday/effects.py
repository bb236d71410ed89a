"""The words of roles and programs, and what each of them does. Read once; nothing of this runs in a play."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.games.doomsday import catalogue
from holdfast.games.doomsday.chapters import c16_cards as cards
from holdfast.games.doomsday.chapters import c16_lives as lives
from holdfast.games.doomsday.chapters import c16_moves as moves
from holdfast.games.doomsday.chapters import c16_programs as programs
from holdfast.games.doomsday.chapters import c16_weapons as weapons
from holdfast.games.doomsday.chapters.c15_deeds import SELECTORS, Deed, never
from holdfast.games.doomsday.pieces import MOST_SEATS, TEAMS, WEAPONS
from holdfast.games.doomsday.state import State
from holdfast.games.grammar import Positive
from holdfast.games.vocabulary import Binder, Effect, Reading, Vocabulary, When, Words
from holdfast.kernel.parts.plans import Book, Condition, Operation

Op = Operation[State]
At = Reading[State]


def rule_of(word: At) -> str:
    return word.owner.rule


def whom(word: At, name: str) -> str:
    """DOM-15.2  A selector, or a refusal."""
    word.number("selector", name)
    return name


def weapon_kind(word: At, name: str) -> int:
    """DOM-15.4  A kind of weapon, or -1 where none is named; else a refusal."""
    return word.number("weapon", name) if name else -1


# -- cards before players --------------------------------------------------------------------------


class PeekLoyalty(Effect, tag="peek_loyalty"):
    """DOM-16.25, DOM-17.5  Look at a hidden loyalty card of these players."""

    of: str
    optional: bool = False

    def operation(self, word: At) -> Op:
        return cards.Peek(rule_of(word), whom(word, self.of), False, self.optional)


class PeekRole(Effect, tag="peek_role"):
    """DOM-17.6, DOM-17.19  Look at a hidden role of these players."""

    of: str
    optional: bool = False

    def operation(self, word: At) -> Op:
        return cards.Peek(rule_of(word), whom(word, self.of), True, self.optional)


class PeekAny(Effect, tag="peek_any"):
    """DOM-16.27  Look at any one hidden card of the active player."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return cards.PeekAny(rule_of(word), self.optional)


class ShowOwnCards(Effect, tag="show_own_cards"):
    def operation(self, word: At) -> Op:
        return cards.ShowOwn(rule_of(word))


class HideLoyalty(Effect, tag="hide_loyalty"):
    of: str

    def operation(self, word: At) -> Op:
        return cards.HideLoyalty(rule_of(word), whom(word, self.of))


class HideRole(Effect, tag="hide_role"):
    """DOM-17.8, DOM-17.10, DOM-17.20  Turn open roles face down."""

    of: str
    least: Positive = 1
    most: Positive = 1

    def operation(self, word: At) -> Op:
        return cards.HideRole(rule_of(word), whom(word, self.of), self.least, self.most)


class RevealRole(Effect, tag="reveal_role"):
    """DOM-16.17, DOM-16.35, DOM-17.10  Turn hidden roles up."""

    of: str
    different: bool = False

    def operation(self, word: At) -> Op:
        return cards.RevealRole(rule_of(word), whom(word, self.of), self.different)


class ToggleRole(Effect, tag="toggle_role"):
    """DOM-16.13, DOM-17.24  Turn one role over."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return cards.ToggleRole(rule_of(word), self.optional)


class FlipAllRoles(Effect, tag="flip_all_roles"):
    def operation(self, word: At) -> Op:
        return cards.FlipAllRoles(rule_of(word))


class HideOwnCards(Effect, tag="hide_own_cards"):
    """DOM-16.2  Turn some of the own cards face down."""

    least: Positive
    optional: bool = False

    def operation(self, word: At) -> Op:
        return cards.HideOwn(rule_of(word), self.least, self.optional)


class RevealLoyalty(Effect, tag="reveal_loyalty"):
    """DOM-16.17, DOM-16.35, DOM-17.15, DOM-17.16  Turn hidden loyalty cards up."""

    of: str
    pick: Literal["caster", "owner", "all"]
    least: Positive = 1

    def operation(self, word: At) -> Op:
        of = whom(word, self.of)
        if self.pick == "all":
            if of != "each_other_living":
                word.wrong("all cards are turned up of all other living players")
            return cards.RevealAllLoyalty(rule_of(word))
        if self.pick == "owner":
            return cards.OwnerReveals(rule_of(word), of)
        return cards.RevealLoyalty(rule_of(word), of, self.least)


class RevealLoyaltyUntil(Effect, tag="reveal_loyalty_until"):
    faction: str

    def operation(self, word: At) -> Op:
        return lives.RevealUntil(rule_of(word), word.number("team", self.faction))


class RevealOrDamage(Effect, tag="reveal_or_damage"):
    damage: Positive

    def operation(self, word: At) -> Op:
        return lives.RevealOrDamage(rule_of(word), self.damage)


class RedealLoyalty(Effect, tag="redeal_loyalty"):
    least: Positive
    most: Positive

    def operation(self, word: At) -> Op:
        return moves.RedealLoyalty(rule_of(word), self.least, self.most)


class SwapLoyalty(Effect, tag="swap_loyalty"):
    """DOM-16.20  Two loyalty cards change places."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return moves.SwapLoyalty(rule_of(word), self.optional)


class SwapRoles(Effect, tag="swap_roles"):
    """DOM-16.34, DOM-17.28  Two role sets change places."""

    a: Literal["self", "any_living"]
    facing: Literal["keep", "both_down"]
    optional: bool = False

    def operation(self, word: At) -> Op:
        if (self.a == "self") != (self.facing == "both_down"):
            word.wrong("the own role is exchanged face down, others' roles as they lie")
        return moves.SwapRoles(rule_of(word), self.a == "self", self.optional)


class SwapRoleWithDead(Effect, tag="swap_role_with_dead"):
    """DOM-16.21  The own role for a dead player's."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return moves.SwapWithDead(rule_of(word), self.optional)


# -- weapons ---------------------------------------------------------------------------------------


class Arm(Effect, tag="arm"):
    """DOM-15.4, DOM-16.10, DOM-16.16, DOM-17.18  Take a weapon from the centre and aim it."""

    who: Literal["self", "other_living"]
    weapon: str
    drop_own: bool = False
    optional: bool = False

    def operation(self, word: At) -> Op:
        kind = -1 if self.weapon in weapons.NAMED_WEAPONS else weapon_kind(word, self.weapon)
        return weapons.Arm(rule_of(word), self.who != "self", self.weapon, kind, self.drop_own, self.optional)


class DropWeapon(Effect, tag="drop_weapon"):
    who: str
    kind: str = ""

    def operation(self, word: At) -> Op:
        return weapons.DropWeapon(rule_of(word), whom(word, self.who), weapon_kind(word, self.kind))


class StealWeapon(Effect, tag="steal_weapon"):
    """DOM-16.24, DOM-17.23  Take a weapon out of another's hands."""

    kind: str = ""
    optional: bool = False

    def operation(self, word: At) -> Op:
        return weapons.StealWeapon(rule_of(word), weapon_kind(word, self.kind), self.optional)


class SwapWeapons(Effect, tag="swap_weapons"):
    def operation(self, word: At) -> Op:
        return weapons.SwapWeapons(rule_of(word))


class RetargetAll(Effect, tag="retarget_all_clockwise"):
    def operation(self, word: At) -> Op:
        return weapons.TrackByIp(rule_of(word))


class RetargetOne(Effect, tag="retarget_one"):
    def operation(self, word: At) -> Op:
        return weapons.Retarget(rule_of(word))


class CancelArming(Effect, tag="cancel_arming"):
    """DOM-16.28  Send a weapon back that was just taken."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return weapons.CancelArming(rule_of(word), self.optional)


# -- lives -----------------------------------------------------------------------------------------


class Heal(Effect, tag="heal"):
    """DOM-15.5, DOM-16.8, DOM-16.36, DOM-17.13, DOM-17.22  Give lives back."""

    to: Literal["any_living", "any_living_any_number"]
    least: Positive = 1
    most: Positive = 1
    optional: bool = False

    def operation(self, word: At) -> Op:
        if self.to == "any_living_any_number":
            return lives.Heal(rule_of(word), 1, MOST_SEATS, True)
        return lives.Heal(rule_of(word), self.least, self.most, self.optional)


class Damage(Effect, tag="damage"):
    """DOM-15.6, DOM-16.14, DOM-16.17, DOM-16.23, DOM-17.14  Hurt one player, or several at once."""

    to: str
    n: Positive
    different: bool = False
    optional: bool = False

    def operation(self, word: At) -> Op:
        return lives.Damage(rule_of(word), whom(word, self.to), self.n, self.different, self.optional)


class StealLife(Effect, tag="steal_life"):
    n: Positive

    def operation(self, word: At) -> Op:
        return lives.StealLife(rule_of(word), self.n)


class Resurrect(Effect, tag="resurrect"):
    """DOM-16.11, DOM-16.12, DOM-16.33, DOM-17.38  Bring back the dead."""

    who: str
    convert: Literal["", "fallen"] = ""
    except_team: Literal["", "legion"] = ""
    optional: bool = False

    def operation(self, word: At) -> Op:
        return lives.Resurrect(rule_of(word), whom(word, self.who), bool(self.convert), self.optional)


class Convert(Effect, tag="convert"):
    to: Literal["legion"]
    n: Positive
    n_large: Positive

    def operation(self, word: At) -> Op:
        return lives.Convert(rule_of(word), self.n, self.n_large)


# -- programs and teams ----------------------------------------------------------------------------


class Draw(Effect, tag="draw"):
    n: Positive

    def operation(self, word: At) -> Op:
        return programs.DrawSome(rule_of(word), self.n)


class Discard(Effect, tag="discard"):
    n: Positive

    def operation(self, word: At) -> Op:
        return programs.DiscardDrawn(rule_of(word), self.n)


class DiscardAll(Effect, tag="discard_all_programs"):
    def operation(self, word: At) -> Op:
        return programs.DiscardAll(rule_of(word))


class SwapPrograms(Effect, tag="swap_programs"):
    """DOM-16.7  Exchange programs face down."""

    most: Positive
    optional: bool = False

    def operation(self, word: At) -> Op:
        if self.most > len(programs.NUMBERS):
            word.wrong("so many programs have no word")
        return programs.SwapPrograms(rule_of(word), self.most, self.optional)


class TakePlayed(Effect, tag="take_played_program"):
    """DOM-16.16  Take a program that another has used."""

    optional: bool = False

    def operation(self, word: At) -> Op:
        return programs.TakePlayed(rule_of(word), self.optional)


class AnnounceTeam(Effect, tag="announce_team"):
    def operation(self, word: At) -> Op:
        return programs.AnnounceTeam(rule_of(word))


class AskTeam(Effect, tag="ask_team"):
    def operation(self, word: At) -> Op:
        return programs.AskTeam(rule_of(word))


class BecomeLeader(Effect, tag="become_leader"):
    team: str

    def operation(self, word: At) -> Op:
        return programs.BecomeLeader(rule_of(word), word.number("team", self.team))


class InvertLoyalty(Effect, tag="invert_loyalty"):
    def operation(self, word: At) -> Op:
        return programs.InvertLoyalty(rule_of(word))


class Nothing(Effect, tag="none"):
    def operation(self, word: At) -> Op:
        return programs.Nothing(rule_of(word))


class ChooseOne(Effect, tag="choose_one"):
    """DOM-16.11  One of several effects."""

    of: list[Words]
    optional: bool = False

    def operation(self, word: At) -> Op:
        found = [one for branch in word.branches("of", self.of) for one in branch.operations]
        branches = [one for one in found if isinstance(one, Deed)]
        return programs.ChooseOne(rule_of(word), branches, self.optional)


OfCards = (
    (PeekLoyalty | PeekRole | PeekAny | ShowOwnCards | HideLoyalty | HideRole | RevealRole | ToggleRole | FlipAllRoles)
    | (HideOwnCards | RevealLoyalty | RevealLoyaltyUntil | RevealOrDamage | RedealLoyalty | SwapLoyalty | SwapRoles)
    | SwapRoleWithDead
)
OfWeapons = Arm | DropWeapon | StealWeapon | SwapWeapons | RetargetAll | RetargetOne | CancelArming
OfLives = Heal | Damage | StealLife | Resurrect | Convert
OfPrograms = (Draw | Discard | DiscardAll | SwapPrograms | TakePlayed | AnnounceTeam | AskTeam | BecomeLeader) | (
    InvertLoyalty | Nothing | ChooseOne
)
Word = OfCards | OfWeapons | OfLives | OfPrograms
"""All that a role or a program can say."""


class Never(When, tag="never"):
    """There are no conditions in this game's effects; a vocabulary wants one."""

    def condition(self, word: At) -> Condition[State]:
        return Condition(never)


ROLE_RULES: Final = {role.id: f"DOM-16.{number}" for number, role in enumerate(catalogue.ROLES[:34], start=1)}
LEADER_RULES: Final = {"machine": "DOM-16.35", "human": "DOM-16.36"}
FIRST_SECRET: Final = 40


def rule_of_program(at: int) -> str:
    """DOM-17 counts the programs in the catalogue's order; the secret loyalties are its last rule."""
    return f"DOM-17.{min(at, FIRST_SECRET) + 1}"


def read_book() -> Book[State]:
    """DOM-15.1  Every effect of the content: `thief reveal`, `photographer 1`, `trojan`."""
    names = {"team": TEAMS, "weapon": WEAPONS, "selector": list(SELECTORS)}
    vocabulary: Vocabulary[State] = Vocabulary(Word, Never, {}, names)
    binder = Binder(vocabulary)
    for role in catalogue.ROLES:
        rule = ROLE_RULES.get(role.id) or LEADER_RULES[role.faction]
        if role.reveal:
            binder.add("roles.toml", "role", f"{role.id} reveal", role.reveal, rule)
        for number, trigger in enumerate(role.triggers, start=1):
            binder.add("roles.toml", "role", f"{role.id} {number}", trigger.effect, rule)
    for at, program in enumerate(catalogue.PROGRAMS):
        binder.add("programs.toml", "program", program.id, program.effect, rule_of_program(at))
    return binder.bind(list(binder.plans))
