"""Why instinct would do it, where blood or goods are at stake: fights, raids, dawn and trade."""

from __future__ import annotations

from typing import Any

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c09_guards import OpenFire, SecondShot
from holdfast.games.journal.chapters.c09_raid import AnswerOffer, AnswerRaid, ArmGuard, Cut, LoseItem, WoundGuard
from holdfast.games.journal.chapters.c11_states import HoldOn
from holdfast.games.journal.chapters.c12_blows import StrikeFoe, TakeWound
from holdfast.games.journal.chapters.c12_fight import FightOrFlee, TakeCover
from holdfast.games.journal.chapters.c12_rolls import KeepRoll, ShootAgain
from holdfast.games.journal.chapters.c12_weapons import ChooseWeapon
from holdfast.games.journal.chapters.c16_encounters import Meet
from holdfast.games.journal.chapters.c17_trade import Give, PayFee, Take, Trade
from holdfast.games.journal.chapters.c19_decks import Bury, KeepCrucial, SplitCrime
from holdfast.games.journal.chapters.c19_targets import Afflict
from holdfast.games.journal.chapters.c19_words import ChooseIdea, GiveUp
from holdfast.games.journal.instinct.fittings import nights
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.pieces import AMMO, CHARACTERS, CRUCIAL, FITTINGS, STATES, WEAPONS, WOUNDS
from holdfast.games.journal.queries import level, stock
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Ask


def for_night(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-09 to JRN-19"""
    for chapter in (for_raid, for_fight, for_goods, for_chance):
        found = chapter(mind, ask, choice)
        if found is not None:
            return found
    return None


def for_raid(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-09.1 to JRN-09.17"""
    state = mind.state
    raid = state.raid
    if isinstance(ask, ArmGuard):
        return Fact("arm", {"weapon": WEAPONS[choice.which], "n": state.storage[AMMO]}, "JRN-09.5")
    if raid is None:
        return None
    if isinstance(ask, Cut):
        name = "cut-wounds" if choice.text == "cut wounds" else "cut-damage"
        return Fact(name, {"n": raid.wounds, "m": raid.damage}, "JRN-09.6")
    if isinstance(ask, OpenFire | SecondShot):
        yes = choice.text in ("shoot", "yes")
        return Fact("shoot" if yes else "save-ammo", {"n": state.storage[AMMO]}, "JRN-09.7")
    if isinstance(ask, AnswerOffer | AnswerRaid):
        return Fact("bear" if choice.text == "no" else "buy-off", {"n": raid.wounds, "m": raid.damage}, "JRN-09.16")
    return bears(mind, choice.which, WOUNDS, "JRN-09.4") if isinstance(ask, WoundGuard) else None


def bears(mind: Mind, who: int, kind: int, rule: str) -> Fact:
    """Who bears it best, or needs it most."""
    args: dict[str, Value] = {"who": CHARACTERS[who], "state": STATES[kind], "level": level(mind.state, who, kind)}
    return Fact("bears", args, rule)


def for_fight(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-12.2 to JRN-14.5"""
    state = mind.state
    if isinstance(ask, FightOrFlee | TakeCover):
        foes = 0 if state.fight is None else len(state.fight.foes)
        return Fact({"flee": "flee", "slip": "slip"}.get(choice.text, "fight"), {"n": foes}, "JRN-12.3")
    if isinstance(ask, Meet):
        return Fact("meet" if choice.text == "meet" else "slip", {"n": len(state.covers)}, "JRN-16.3")
    if isinstance(ask, ChooseWeapon):
        return Fact("arm", {"weapon": WEAPONS[choice.which], "n": stock(state)[AMMO]}, "JRN-12.2")
    if isinstance(ask, KeepRoll):
        return Fact({"keep": "keep-roll", "reroll": "reroll"}.get(choice.text, "card-now"), {}, "JRN-12.9")
    if isinstance(ask, ShootAgain):
        return Fact("shoot" if choice.text == "yes" else "save-ammo", {"n": stock(state)[AMMO]}, "JRN-14.5")
    if isinstance(ask, StrikeFoe) and state.fight is not None:
        foe = state.fight.foes[choice.which]
        return Fact("target", {"weapon": WEAPONS[foe.weapon], "n": foe.wounds + foe.blows}, "JRN-12.6")
    return bears(mind, choice.which, WOUNDS, "JRN-12.6") if isinstance(ask, TakeWound) else None


def for_goods(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-09.13, JRN-17.2 to JRN-17.4"""
    if isinstance(ask, LoseItem | GiveUp | PayFee) or (isinstance(ask, Give) and choice.which >= 0):
        return Fact("least-missed", {"item": choice.thing, "n": mind.have(choice.which)}, "JRN-03.5")
    if isinstance(ask, Take) and choice.which >= 0:
        return Fact("take", {"item": choice.thing, "n": mind.have(choice.which)}, "JRN-17.4")
    if isinstance(ask, Trade):
        return Fact("no-trade" if choice.text == "no" else "trade", {"n": ask.fee}, "JRN-17.2")
    return Fact("deal-done", {}, "JRN-17.3") if isinstance(ask, Give | Take) else None


def for_chance(mind: Mind, ask: Ask[Any, Any] | None, choice: Word) -> Fact | None:
    """JRN-03.9, JRN-05.17, JRN-09.14, JRN-10.8"""
    if isinstance(ask, Afflict):
        if ask.n > 0:
            return bears(mind, choice.which, ask.kind, "JRN-03.9")
        needed = level(mind.state, choice.which, ask.kind)
        args: dict[str, Value] = {"who": CHARACTERS[choice.which], "state": STATES[ask.kind], "level": needed}
        return Fact("needs", args, "JRN-03.9")
    if isinstance(ask, KeepCrucial):
        return Fact("keep-card", {"card": CRUCIAL[choice.which]}, "JRN-10.8")
    if isinstance(ask, ChooseIdea):
        return Fact("build", {"fitting": FITTINGS[choice.which], "n": nights(mind)}, "JRN-05.17")
    if isinstance(ask, SplitCrime):
        return Fact("crime", {}, "JRN-09.14")
    if isinstance(ask, HoldOn):
        return Fact("hold-on" if choice.which >= 0 else "usual", {}, "JRN-26.243")
    return Fact("bury" if choice.text == "yes" else "stay", {}, "JRN-26.2") if isinstance(ask, Bury) else None
