"""Cards of the other decks: raids, fate, mornings, visitors, crucial actions, objectives; and the decks themselves."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c03_anytime import is_payable
from holdfast.games.journal.chapters.c18_conditions import holds
from holdfast.games.journal.chapters.c21_objectives import is_fulfilled
from holdfast.games.journal.pieces import (
    CHAPTER_NUMBER,
    CRUCIAL,
    DICE,
    EVENT_COLD,
    EVENTS,
    FATE_DIE,
    FATES,
    HOSTILE,
    INCIDENTS,
    OBJECTIVE_CHAPTER,
    OBJECTIVES,
    PAY_ITEMS,
    PAY_VALUE,
    RAID_CARDS,
    RAIDS,
    RESIDENTS,
    TIMING,
    kinds_of,
)
from holdfast.games.journal.queries import boards, guards
from holdfast.games.journal.spelt import effects
from holdfast.games.journal.state import RAID, Deck, State
from holdfast.kernel.game import Fact, Look

ANYBODY: Final = 0
"""All know the same."""
_CARDS: Final = [*catalogue.MORNINGS.chapter, *catalogue.MORNINGS.event, *catalogue.MORNINGS.final_event]
LAST_CHAPTER: Final = 3
DECK_RULE: Final = {
    "events": "JRN-02.10",
    "locations": "JRN-10.6",
    "exploration": "JRN-08.6",
    "residents": "JRN-08.5",
    "raids": "JRN-09.2",
    "fate": "JRN-10.5",
    "visitors": "JRN-04.5",
    "crucial": "JRN-10.8",
    "findings": "JRN-19.3",
    "people": "JRN-11.6",
}


def titled(what: str, lines: list[Fact]) -> Look:
    return Look(Fact("title", {"what": what}), lines)


def raid(state: State, which: int) -> Look:
    """JRN-09.2 to JRN-09.18  How strong it is, what it takes, and what else it does."""
    card = RAID_CARDS[which]
    lines: list[Fact] = []
    if card.damage or card.wounds:
        lines.append(Fact("raid", {"damage": card.damage, "wounds": card.wounds}, "JRN-09.3"))
        steals = [f"fx_steal_{name}" for name in card.steals]
        then = steals[1] if len(steals) > 1 else ""
        lines.append(Fact("steals", {"first": steals[0], "then": then}, "JRN-09.13"))
    if card.offer is not None:
        if card.offer.value:
            lines.append(Fact("offer-value", {"n": card.offer.value}, "JRN-09.16"))
        else:
            lines.append(Fact("offer", {"items": [card.offer.item] * card.offer.n}, "JRN-09.16"))
    if not card.dice:
        lines.append(Fact("no-dice", {}, "JRN-09.17"))
    if not card.board_ups:
        lines.append(Fact("no-boards", {}, "JRN-09.11"))
    lines += [*effects(card.before, "JRN-09.12"), *effects(card.after, "JRN-09.12")]
    if state.phase == RAID and (card.damage or card.wounds):
        lines.append(Fact("defence", {"guards": len(guards(state)), "boards": len(boards(state))}, "JRN-09.11"))
    return titled(RAIDS[which], lines)


def fate(which: int) -> Look:
    """JRN-10.5, JRN-15.2  The upper half at dawn, the lower one in a fight."""
    incident = INCIDENTS[which]
    lines = [half for word in catalogue.FATE.fate[which].effects for half in upper_half(word)]
    args: dict[str, str | int | list[str]] = {"die": DICE[FATE_DIE[which]], "n": incident.n}
    lines.append(Fact(f"incident-{incident.kind}-{incident.side}", args, "JRN-15.3"))
    return titled(FATES[which], lines)


def upper_half(word: dict[str, Any]) -> list[Fact]:
    """Clause by clause, as they are carried out one after the other."""
    names = {"does": "at-dawn", "does-on": "at-dawn-on"}
    return [Fact(names.get(fact.name, fact.name), fact.args, fact.rule) for fact in effects([word], "JRN-10.5")]


def event(which: int) -> Look:
    """JRN-04.2, JRN-04.3"""
    lines = [Fact(f"printed-{EVENTS[which]}", {}, "JRN-04.2")]
    if CHAPTER_NUMBER[which]:
        lines.append(Fact("event-cold", {"n": EVENT_COLD[which]}, "JRN-04.3"))
    return titled(EVENTS[which], lines)


def visitor(which: str) -> Look:
    return titled(which, [Fact("visitor", {}, "JRN-04.5"), Fact("visitor-goods", {}, "JRN-19.4")])


def crucial(state: State, card: int) -> Look:
    """JRN-10.9, JRN-19.6  What it does, when, and whether it can be paid."""
    lines = [Fact(f"printed-{CRUCIAL[card]}", {}, "JRN-19.6"), Fact(f"timing-{TIMING[card]}", {}, "JRN-10.9")]
    if not is_payable(state, card):
        lines.append(Fact("not-payable", {}, "JRN-19.6"))
    if card in state.hand:
        lines.append(Fact("with-the-lead", {}, "JRN-10.9"))
    return titled(CRUCIAL[card], lines)


def objective(state: State, which: int) -> Look:
    """JRN-21.1, JRN-21.2  What is wanted, how much of it is done, and what comes of it."""
    entry = catalogue.MORNINGS.objective[which]
    lines = [Fact(f"printed-{OBJECTIVES[which]}", {}, "JRN-21.1")]
    if state.objective == which:
        met = [holds(state, cond) for cond in entry.conditions]
        if met:
            lines.append(Fact("conditions", {"n": met.count(True), "of": len(met)}, "JRN-21.2"))
        if PAY_VALUE[which]:
            lines.append(Fact("paid-value", {"n": state.paid_value, "of": PAY_VALUE[which]}, "JRN-21.1"))
        due = [
            name for name, n in PAY_ITEMS[which] for _ in range(max(0, n - sum(state.paid[k] for k in kinds_of(name))))
        ]
        if due:
            lines.append(Fact("still-due", {"items": due}, "JRN-21.1"))
        if is_fulfilled(state, which):
            lines.append(Fact("fulfilled", {}, "JRN-21.2"))
    last = OBJECTIVE_CHAPTER[which] == LAST_CHAPTER
    lines.append(Fact("judged-last" if last else "judged", {"chapter": judged_by(state, which)}, "JRN-21.2"))
    for name, words in (("success", entry.success), ("failure", entry.failure)):
        lines += [Fact(f"{name}", fact.args, "JRN-21.2") for fact in effects(words, "JRN-21.2")]
    return titled(OBJECTIVES[which], lines)


def judged_by(state: State, which: int) -> str:
    """JRN-24.3  A short siege has no second chapter."""
    chapter = LAST_CHAPTER if state.short else min(LAST_CHAPTER, OBJECTIVE_CHAPTER[which] + 1)
    return f"chapter_{chapter}"


# -- decks -----------------------------------------------------------------------------------------


def deck(state: State, which: str) -> Look | None:
    """How many cards there are, and what is known of them."""
    if which not in DECK_RULE:
        return None
    cards = pile(state, which)
    lines = [Fact(f"deck-{which}", {}, DECK_RULE[which]), Fact("cards-left", {"n": len(cards.cards)}, DECK_RULE[which])]
    if which == "residents":
        unseen, hostile = share(state)
        lines.append(Fact("hostile-share", {"n": hostile, "of": unseen}, "JRN-08.5"))
    if cards.aside and which in ("residents", "raids"):
        lines.append(Fact("red-left", {"n": len(cards.aside)}, "JRN-09.14"))
    top = known_top(state, which)
    if top:
        lines.append(Fact("top", {"what": top}, "JRN-05.24"))
    return Look(Fact(f"title-deck-{which}", {}), lines)


def pile(state: State, which: str) -> Deck:
    decks = state.decks
    found = {
        "events": decks.events,
        "locations": decks.locations,
        "exploration": decks.exploration,
        "residents": decks.residents,
        "raids": decks.raids,
        "fate": decks.fate,
        "visitors": decks.visitors,
        "crucial": decks.crucial,
        "findings": decks.findings,
        "people": decks.people,
    }
    return found[which]


def share(state: State) -> tuple[int, int]:
    """JRN-02.7, JRN-09.14  Cards left to be met, and how many of these are hostile: all with a red corner are."""
    cards = state.decks.residents
    return len(cards.cards), sum(1 for card in cards.cards if HOSTILE[card])


def known_top(state: State, which: str) -> str:
    """JRN-05.24  The card on top, if it was looked at and not shuffled since."""
    names = {"residents": RESIDENTS, "raids": RAIDS, "events": EVENTS}
    cards = pile(state, which)
    if which not in names or not cards.cards or not cards.known.knows(ANYBODY, cards.cards[-1]):
        return ""
    return names[which][cards.cards[-1]]
