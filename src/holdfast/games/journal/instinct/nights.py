"""Night raids, dawn, and what chance asks at any time."""

from __future__ import annotations

from typing import Any

from holdfast.games.journal.chapters.c03_anytime import Consume
from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c09_guards import OpenFire, SecondShot
from holdfast.games.journal.chapters.c09_raid import AnswerOffer, AnswerRaid, ArmGuard, Cut, WoundGuard, goods
from holdfast.games.journal.chapters.c10_dawn import Treat
from holdfast.games.journal.chapters.c10_fate import ExtraCare, GiveHabit
from holdfast.games.journal.chapters.c11_states import HoldOn
from holdfast.games.journal.chapters.c19_decks import Bury, KeepCrucial, ReplaceOne, SplitCrime
from holdfast.games.journal.chapters.c19_targets import Afflict, SkipTest
from holdfast.games.journal.chapters.c19_words import ChooseIdea, ChooseSpace
from holdfast.games.journal.instinct.fittings import fitting_worth
from holdfast.games.journal.instinct.known import CRUCIAL_WORTH, IN_RAID
from holdfast.games.journal.instinct.market import price_in_tokens
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.outing import location_worth
from holdfast.games.journal.instinct.watch import MEAN, red_share
from holdfast.games.journal.pieces import (
    ADJACENT,
    AMMO,
    BUILD,
    CURES,
    FATIGUE,
    FIREARM,
    HABIT,
    HABIT_TOKEN,
    HATCHET,
    KNIFE,
    MISERY,
    PROWESS,
    RAID_CARDS,
    STATES,
    WOUNDS,
    kinds_of,
)
from holdfast.games.journal.queries import boards, guards, held
from holdfast.kernel.step import Ask, Choice

PER_DAMAGE, PER_WOUND = 1.2, 8.0


def weigh_night(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float | None:
    """Questions of raid and dawn; None: none of these."""
    if isinstance(ask, Treat):
        return weigh_treatment(mind, choice)
    if not isinstance(choice, Word):
        return None
    if isinstance(ask, Afflict):
        return -mind.step(choice.which, ask.kind, ask.n) - 0.001 * mind.harm_of(choice.which) * (1 if ask.n > 0 else -1)
    if isinstance(ask, WoundGuard):
        return -mind.step(choice.which, WOUNDS, 1)
    if isinstance(ask, Cut):
        return weigh_cut(mind, choice)
    if isinstance(ask, ArmGuard):
        return weigh_arm(mind, ask, choice)
    if isinstance(ask, KeepCrucial):
        return CRUCIAL_WORTH[choice.which]
    return weigh_raid(mind, ask, choice)


def weigh_raid(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    if isinstance(ask, AnswerOffer):
        return weigh_offer(mind, choice)
    if isinstance(ask, AnswerRaid):
        return 1.0 if (choice.text == "no") == (threat(mind) < PER_WOUND) else 0.0
    if isinstance(ask, OpenFire | SecondShot):
        yes = choice.text in ("shoot", "yes")
        return 1.0 if yes == (still_to_cut(mind) >= 2) else 0.0
    if isinstance(ask, SplitCrime):
        return -float(choice.which)
    if isinstance(ask, Bury):
        return weigh_burial(mind, ask, choice)
    return weigh_dawn(mind, ask, choice)


def weigh_dawn(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    if isinstance(ask, ExtraCare):
        return -mind.step(choice.which // len(STATES), choice.which % len(STATES), -1)
    if isinstance(ask, GiveHabit):
        token = HABIT_TOKEN[HABIT[ask.character]]
        cost = mind.loss(token) if choice.text == "yes" else mind.step(ask.character, MISERY, 1)
        return -cost
    if isinstance(ask, HoldOn):
        return 0.0 if choice.text == "no" else 0.5 if choice.which != FATIGUE else -0.5
    if isinstance(ask, SkipTest):
        grief = mind.misery_of(mind.people, 1)
        return 1.0 if (choice.text == "yes") == (grief > 8.0) else 0.0
    if isinstance(ask, ChooseIdea):
        return fitting_worth(mind, choice.which) - 0.5 * sum([n for _, n in BUILD[choice.which]])
    if isinstance(ask, ChooseSpace):
        return weigh_space(mind, ask, choice)
    return -location_worth(mind, choice.which) if isinstance(ask, ReplaceOne) else None


# -- the raid ----------------------------------------------------------------------------------------


def weigh_arm(mind: Mind, ask: ArmGuard, choice: Word) -> float:
    """The best weapon that there is ammo for; a firearm without is no better than fists."""
    weapon = choice.which
    if FIREARM[weapon] and not mind.state.storage[AMMO]:
        return IN_RAID[0] - 0.1
    return IN_RAID[weapon] + 0.1 * PROWESS[ask.character] * (weapon in (KNIFE, HATCHET))


def still_to_cut(mind: Mind) -> int:
    raid = mind.state.raid
    if raid is None or raid.card < 0:
        return 0
    cut = raid.cuts + raid.hits + (len(boards(mind.state)) if RAID_CARDS[raid.card].board_ups else 0)
    return raid.damage + raid.wounds - cut


def threat(mind: Mind) -> float:
    """What the raid would still cost."""
    raid = mind.state.raid
    if raid is None or raid.card < 0:
        return 0.0
    left = max(0, still_to_cut(mind))
    wounds = min(raid.wounds, left)
    return PER_WOUND * wounds * 0.6 + PER_DAMAGE * (left - wounds)


def weigh_cut(mind: Mind, choice: Word) -> float:
    """A wound to the guard who bears it best, or the least missed of what can be stolen."""
    if choice.text == "cut damage":
        return min([mind.loss(kind) for kind in goods(mind.state)], default=0.0) + 0.1
    raid = mind.state.raid
    people = guards(mind.state)
    number = 0 if raid is None else raid.wounds
    if not people:
        return 0.0
    return min([mind.step(who, WOUNDS, 1) for who in people]) * (1.0 + 0.3 * max(0, number - len(people)))


def weigh_offer(mind: Mind, choice: Word) -> float:
    """To pay, or to bear it."""
    raid = mind.state.raid
    offer = None if raid is None else RAID_CARDS[raid.card].offer
    if offer is None or choice.text == "no":
        return -threat(mind)
    if offer.value:
        return -price_in_tokens(mind, offer.value)
    return -mind.cheapest(kinds_of(offer.item), offer.n) if held(mind.state, kinds_of(offer.item)) else -99.0


def weigh_burial(mind: Mind, ask: Bury, choice: Word) -> float:
    """What was just seen, against what may come instead."""
    if ask.deck != 0:
        return 0.0 if choice.text == "yes" else 0.1
    deck = mind.state.decks.raids
    card = RAID_CARDS[deck.cards[-1]]
    red = red_share(mind)
    mean = (MEAN[1][0] * (1 - red) + MEAN[1][1] * red) * PER_DAMAGE
    mean += (MEAN[0][0] * (1 - red) + MEAN[0][1] * red) * PER_WOUND
    seen = card.damage * PER_DAMAGE + card.wounds * PER_WOUND
    return 1.0 if (choice.text == "yes") == (seen > mean and len(deck.cards) > 1) else 0.0


# -- dawn --------------------------------------------------------------------------------------------


def weigh_treatment(mind: Mind, choice: Choice) -> float:
    """Who needs it most first; on the card nobody steals it."""
    if not isinstance(choice, Consume):
        return 0.0
    level = mind.state.people[choice.who].states[CURES[choice.kind]]
    return float(level) + 0.01 * mind.harm_of(choice.who)


def weigh_space(mind: Mind, ask: ChooseSpace, choice: Word) -> float:
    """The fitting that is missed least; rubble into a dead end; boards where hands do not reach."""
    state = mind.state
    if ask.purpose == "lose":
        return -fitting_worth(mind, state.built[choice.which])
    return -float(len(ADJACENT[choice.which]))
