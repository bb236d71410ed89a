"""People aboard as bots see them: what deeds say of friends and enemies, what is owed, who is helped, what is said."""

from __future__ import annotations

import os
from collections import Counter
from math import log
from typing import Any

import pytest

import holdfast
from bots.seen import questions, with_other_secrets
from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    day,
    demand,
    evening,
    fight,
    play,
    seat,
)
from holdfast.api import Table
from holdfast.bots.recollection import Recollection
from holdfast.games import registry
from holdfast.games.lifeboat.instinct.dealings import Dealings
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.weighing import INSTINCT, Instinct
from holdfast.games.lifeboat.queries import is_conscious
from holdfast.games.lifeboat.state import NAMES, State
from holdfast.games.talking import talk_of
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.play import question, read
from holdfast.kernel.policy import Word
from holdfast.lab.driver import Driver, named
from holdfast.lab.plan import planned
from holdfast.server.match.claims import can_be_said

GAMES = 400 if os.environ.get("HOLDFAST_THOROUGH") else 10
"""At each table: as many as show what they should by far."""


def number(who: str) -> int:
    return NAMES.index(who)


def remembers(me: str, *told: dict[str, Any], key: str = "") -> Dealings:
    memory = Dealings(0, 6, key)
    memory.hear([*told])
    return memory


def robs(who: str, of: str) -> list[dict[str, Any]]:
    return [
        {"event": "CardDemanded", "who": who, "of": of},
        {"event": "Robbed", "who": who, "of": of, "card": "hidden"},
    ]


def sides(who: str, victim: str, helper: str, side: str) -> list[dict[str, Any]]:
    return [
        {"event": "FightBroke", "who": who, "of": victim},
        {"event": "Joined", "who": helper, "side": side},
        {"event": "FightEnded", "winner": victim, "loser": who, "won": 9, "lost": 8},
    ]


def waters(who: str, whom: str) -> dict[str, Any]:
    return {"event": "Watered", "who": who, "whom": whom}


# -- what deeds say --------------------------------------------------------------------------------------


def test_who_takes_a_side_is_taken_for_a_friend() -> None:
    state = day(turn=MILADY).sitting.table.state
    me, helper, helped = (seat_in(state, who) for who in (MILADY, CAPTAIN, SNOB))
    before = Mind(state, me)
    after = Mind(state, me, remembers(MILADY, *sides(BOSUN, SNOB, CAPTAIN, SNOB)))

    assert after.friends[helper][helped] > 1.5 * before.friends[helper][helped]
    assert after.enemies[helper][seat_in(state, BOSUN)] > 1.3 * before.enemies[helper][seat_in(state, BOSUN)]


def seat_in(state: State, who: str) -> int:
    return next(one for one, sailor in enumerate(state.sailors) if sailor.character == number(who))


def test_each_card_is_once_aboard_and_mine_is_mine() -> None:
    state = day(turn=MILADY, friends={MILADY: KID}).sitting.table.state
    deeds = [*sides(BOSUN, SNOB, CAPTAIN, SNOB), waters(FRENCHY, CAPTAIN), *robs(KID, SNOB)]
    friends = Mind(state, seat_in(state, MILADY), remembers(MILADY, *deeds)).friends

    assert friends[seat_in(state, MILADY)][seat_in(state, KID)] == 1.0
    for one in range(6):
        assert sum(friends[one]) == pytest.approx(1.0, abs=0.02)
        assert sum(row[one] for row in friends) == pytest.approx(1.0, abs=0.02)


def test_the_same_deed_again_says_less_and_nothing_says_everything() -> None:
    one, many = (remembers(MILADY, *[waters(KID, SNOB)] * times) for times in (1, 50))

    assert one.friendly[number(KID)][number(SNOB)] < many.friendly[number(KID)][number(SNOB)] <= 3.0
    assert many.owed[number(KID)][number(SNOB)] <= 3.0


def test_a_grudge_fades() -> None:
    memory = remembers(MILADY, *robs(BOSUN, MILADY))
    at_once = memory.owed[number(BOSUN)][number(MILADY)]
    memory.hear([{"event": "DayBroke", "day": day} for day in range(2, 8)])

    assert at_once < memory.owed[number(BOSUN)][number(MILADY)] < 0


def test_a_gift_is_owed_for_and_the_second_of_a_day_less() -> None:
    gift = {"event": "Traded", "who": KID, "to": MILADY, "gave": ["hidden"], "got": []}
    once, twice = (remembers(MILADY, *[gift] * times).owed[number(KID)][number(MILADY)] for times in (1, 2))

    assert 0 < once < twice < 2 * once


def test_who_robs_the_helpless_breaks_no_peace() -> None:
    wounds = {"event": "Wounded", "who": KID, "amount": 3, "why": "thirst"}

    assert remembers(MILADY, wounds, *robs(BOSUN, KID)).robs[number(BOSUN)] == 0
    assert remembers(MILADY, *robs(BOSUN, KID)).robs[number(BOSUN)] == 1


# -- what comes of it --------------------------------------------------------------------------------------


def weighed(table: Table, who: str, *told: dict[str, Any]) -> dict[str, float]:
    """What each option of this one's question weighs, after these deeds."""
    inner, one = table.sitting.table, seat(table, who)
    ask = question(inner, one)
    assert ask is not None
    offered = ask.options(inner, one)
    weights = Instinct(remembers(who, *told)).weigh(inner, one, ask, offered)
    return {choice.text: weight for choice, weight in zip(offered, weights, strict=True)}


def test_who_was_helped_helps_and_who_was_robbed_does_not() -> None:
    table = fight(BOSUN, CAPTAIN)
    neutral = weighed(table, FRENCHY)
    owing = weighed(table, FRENCHY, waters(CAPTAIN, FRENCHY))
    robbed = weighed(table, FRENCHY, *robs(CAPTAIN, FRENCHY))

    assert owing["join captain"] > neutral["join captain"] > robbed["join captain"]


def test_a_robber_of_many_is_stood_up_to() -> None:
    table = fight(BOSUN, CAPTAIN)

    assert (
        weighed(table, FRENCHY, *robs(BOSUN, KID), *robs(BOSUN, SNOB), *robs(BOSUN, MILADY))["join captain"]
        > weighed(table, FRENCHY)["join captain"]
    )


def test_a_grudge_refuses_sooner() -> None:
    table = demand("rob", BOSUN, CAPTAIN, closed={CAPTAIN: "cash water"})
    calm, sore = weighed(table, CAPTAIN), weighed(table, CAPTAIN, *robs(BOSUN, CAPTAIN), *robs(BOSUN, CAPTAIN))

    assert sore["refuse"] - sore["yield"] > calm["refuse"] - calm["yield"]


def test_nobody_demands_anything_of_whom_they_owe_as_gladly() -> None:
    table = day(turn=BOSUN, open={KID: "jewels"})
    even, owing = weighed(table, BOSUN), weighed(table, BOSUN, waters(KID, BOSUN))

    assert owing["rob kid"] < even["rob kid"]


# -- bargains ------------------------------------------------------------------------------------------------


def woken(table: Table, who: str, key: str = "key") -> str:
    """What the bot in this seat says when it is told of something."""
    return holdfast.bot("greedy", "lifeboat", seed=key).choose(table.seen_by(seat(table, who)))


@pytest.mark.rule("LIF-05.7")
@pytest.mark.parametrize("gift", ["cash", "water", "club", "life_ring"])
def test_gifts_are_taken_in_every_phase_that_trades(gift: str) -> None:
    for table in (
        day(turn=KID, closed={KID: gift}),
        evening(closed={KID: gift}),
        demand("rob", BOSUN, KID, closed={KID: gift}),
    ):
        play(table, KID, f"offer snob give {gift}")

        assert woken(table, SNOB) == "accept kid"


def test_open_bait_is_no_gift() -> None:
    table = day(turn=KID, open={KID: "shark_bait"})
    play(table, KID, "offer snob give open shark_bait")

    assert woken(table, SNOB) == "decline kid"


def test_junk_for_a_closed_card_is_turned_down_by_who_holds_good_ones() -> None:
    table = day(turn=KID, closed={KID: "shark_bait", SNOB: "water painting_large"})
    play(table, KID, "offer snob give shark_bait closed 1")

    assert woken(table, SNOB) == "decline kid"


def test_a_claim_is_worth_what_its_speaker_s_word_is() -> None:
    """Half believed at first; hardly once a swap has shown the last one false."""
    table = day(turn=KID, closed={KID: "painting_large", SNOB: "water"})
    play(table, KID, "offer snob give painting_large closed 1")
    one = seat(table, SNOB)
    claim = Word(seat(table, KID), "claim", {"whom": SNOB, "card": "painting_large"}, 2)
    swap = {"event": "Traded", "who": KID, "to": SNOB, "gave": ["cash"], "got": []}

    def answer(words: list[Word], *told: dict[str, Any]) -> str:
        memory = Dealings(one, 6, "")
        memory.hear([{"event": "RoleDealt", "seat": seat(table, KID), "who": KID}])
        memory.hear([{"event": "DayBroke", "day": 1}, *told, {"event": "DayBroke", "day": 2}])
        memory.listen(words)
        choice = Instinct(memory).choose(table.sitting.table, one)
        return "" if choice is None else choice.text

    lie = Word(seat(table, KID), "claim", {"whom": SNOB, "card": "jewels"}, 1)
    assert answer([]) == "decline kid"
    assert answer([claim]).startswith("accept kid")
    assert answer([lie, claim], swap) == "decline kid"


def test_who_is_dry_asks_for_water_before_robbing_for_it() -> None:
    table = day(turn=CAPTAIN, closed={CAPTAIN: "oar", KID: "water"}, open={KID: "water"})

    assert woken(table, CAPTAIN) == "offer kid give oar ask water"


def test_a_thirsty_friend_is_given_water() -> None:
    table = day(
        turn=KID,
        closed={KID: "water water water water"},
        friends={KID: MILADY},
        enemies={KID: SNOB},
        wounds={MILADY: 2},
        gulls=2,
    )

    assert woken(table, KID) == "offer milady give water"


def test_a_hint_offers_nothing_in_one_s_name() -> None:
    table = day(turn=CAPTAIN, closed={CAPTAIN: "oar", KID: "water"}, open={KID: "water"})

    assert not woken(table, CAPTAIN, "").startswith("offer")


# -- whole games ------------------------------------------------------------------------------------------------


class Played:
    """What was done in some games of greedy bots."""

    def __init__(self, seats: int, games: int) -> None:
        self.did: Counter[str] = Counter()
        plan = planned("lifeboat", ["greedy"], games, seats=seats, seed="company")
        rules = registry.game("lifeboat")
        for at in range(games):
            table = new_table(rules, seats, plan.options, seed_of(plan.seed_of(at)), True)
            bots = [named(plan, at, one, "greedy") for one in range(seats)]
            driver = Driver(table, bots, plan.bots_in(at), Dice(seed_of(plan.seed_of(at))))
            driver.run()
            self.did["seat-days"] += table.state.day * seats
            self.did["days"] += table.state.day
            self.count(table.state, driver)

    def count(self, state: State, driver: Driver) -> None:
        friends = {NAMES[one.character]: NAMES[state.friends[at]] for at, one in enumerate(state.sailors)}
        victim, joined = "", dict[str, str]()
        for audience, event in driver.sitting.heard:
            name = type(event).__name__
            self.did[name] += audience == -1 or name not in ("Stole", "Traded")
            if name == "FightBroke":
                victim, joined = getattr(event, "of"), {}  # noqa: B009
            elif name == "Joined":
                joined[getattr(event, "who")] = getattr(event, "side")  # noqa: B009
            elif name == "FightEnded":
                for who, friend in friends.items():
                    if friend == victim != who:
                        self.did["helped"] += joined.get(who) == victim
                        self.did["betrayed"] += joined.get(who, victim) != victim


@pytest.fixture(scope="module")
def played() -> Played:
    return Played(5, GAMES)


def test_they_row_and_do_not_only_rob(played: Played) -> None:
    did = played.did

    assert did["Rowed"] > 0.8 * did["days"]
    assert did["CardDemanded"] < 2.0 * did["days"]
    assert 0.15 < did["Refused"] / (did["Refused"] + did["Yielded"]) < 0.7


def test_they_side_with_friends(played: Played) -> None:
    assert played.did["helped"] > 10 * played.did["betrayed"]
    assert played.did["Joined"] > 0.5 * played.did["FightBroke"]


def test_they_bargain_within_measure(played: Played) -> None:
    """Each offer is told twice, to its two parties."""
    offers = played.did["Offered"] / 2

    assert 0.05 * played.did["seat-days"] < offers < 2 * played.did["seat-days"]


def test_what_they_believe_is_truer_than_nothing() -> None:
    """The surprise at who is whose friend, from the fourth day on, against knowing nothing."""
    learnt = blind = 0.0
    for at in range(3):
        heads = [Recollection(INSTINCT, "calm") for _ in range(5)]
        for table, one in questions(5, f"learns {at}", ["greedy"] * 5):
            state = table.sitting.table.state
            if state.day < 4 or not is_conscious(state.sailors[one]):
                continue
            policy = heads[one].policy(table.seen_by(one), 5)
            mind = Mind(state, one, getattr(policy, "dealings"))  # noqa: B009
            for other, row in enumerate(mind.friends):
                if other != one:
                    friend = seat_in(state, NAMES[state.friends[other]])
                    learnt -= log(max(row[friend], 1e-9))
                    blind += log(4)
    assert learnt < 0.95 * blind


# -- words ---------------------------------------------------------------------------------------------------


def test_words_are_few_fit_and_tell_no_secret() -> None:
    table = holdfast.new("lifeboat", 5, "talk in the boat")
    heads = [Recollection(INSTINCT, f"talk {one}") for one in range(5)]
    said: list[Word] = []
    for at in range(500):
        asks = table.asking()
        if not asks:
            break
        inner = table.sitting.table
        for one in range(5):
            policy = heads[one].policy(table.seen_by(one, said), 5)
            word = policy.remark(inner, one)
            if at % 7 == one:
                other = with_other_secrets(table, one, f"other {at}").sitting.table
                assert in_words(word) == in_words(policy.remark(other, one))
            if word is not None:
                assert can_be_said(table.sitting, one, word.saying, word.named)
                said.append(word)
        one = asks[0].seat
        choice = heads[one].policy(table.seen_by(one, said), 5).choose(inner, one)
        assert choice is not None
        table.play(one, choice.text)
    assert len({word.saying for word in said}) > 3
    assert {word.saying for word in said} <= {one.id for one in talk_of("lifeboat").saying}
    assert max(Counter((word.speaker, word.hour) for word in said).values()) <= 2


def in_words(word: Word | None) -> str:
    return "" if word is None else " ".join([word.saying, *word.named.values()])


def test_without_a_memory_nothing_is_said_or_offered() -> None:
    table = day(turn=CAPTAIN, closed={CAPTAIN: "oar", KID: "water"}, open={KID: "water"})
    inner, one = table.sitting.table, seat(table, CAPTAIN)
    choice = INSTINCT.choose(inner, one)

    assert INSTINCT.remark(inner, one) is None
    assert choice is not None
    assert not choice.text.startswith("offer")


# -- reasons -------------------------------------------------------------------------------------------------


def why(table: Table, who: str, choice: str, *told: dict[str, Any]) -> str:
    """The name of what speaks for this choice, after these deeds."""
    inner, one = table.sitting.table, seat(table, who)
    fact = Instinct(remembers(who, *told)).reason(inner, one, read(inner, one, choice))
    assert fact is not None
    return fact.name


def test_a_hint_says_who_is_owed_and_who_has_it_coming() -> None:
    table = fight(BOSUN, CAPTAIN, friends={FRENCHY: FRENCHY}, enemies={FRENCHY: FRENCHY})
    robbery = [*robs(BOSUN, KID), *robs(BOSUN, SNOB), *robs(BOSUN, MILADY), *robs(BOSUN, KID)]

    assert why(table, FRENCHY, "join captain") == "side"
    assert why(table, FRENCHY, "join captain", waters(CAPTAIN, FRENCHY)) == "debt"
    assert why(table, FRENCHY, "join captain", *robs(BOSUN, FRENCHY)) == "grudge"
    assert why(table, FRENCHY, "join captain", *robbery) == "peace"


def test_a_hint_to_refuse_names_whom_to_count_on_or_what_is_at_stake() -> None:
    table = demand("rob", BOSUN, CAPTAIN, closed={CAPTAIN: "cash water"})
    friends = [waters(FRENCHY, CAPTAIN), *sides(KID, CAPTAIN, FRENCHY, CAPTAIN)]

    assert why(table, CAPTAIN, "refuse", *friends) == "crowd"
    assert why(table, CAPTAIN, "refuse", *robs(BOSUN, CAPTAIN)) == "grudge"
    assert why(demand("rob", BOSUN, KID, closed={KID: "water"}), KID, "refuse") == "dear"


def test_a_hint_to_row_near_land_says_by_how_much_one_leads() -> None:
    table = day(turn=MILADY, gulls=3, closed={MILADY: "jewels jewels jewels"})

    assert why(table, MILADY, "row") == "lands"
    assert why(day(turn=MILADY), MILADY, "row") != "lands"
