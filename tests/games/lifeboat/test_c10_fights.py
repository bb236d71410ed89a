"""LIF-10  Fights."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    backs,
    boat,
    closed_cards,
    day,
    demand,
    fight,
    may,
    offered,
    on_table,
    open_cards,
    pass_all,
    play,
    rights,
    status,
    story,
    time,
    tired,
    told,
    wounds,
)
from holdfast.api import Table


def sides(table: Table) -> tuple[set[str], set[str]]:
    brawl = table.view(None)["fight"]
    return set(brawl["attackers"]), set(brawl["victims"])


def totals(table: Table) -> tuple[int, int]:
    """What everybody can see: attack and defence."""
    brawl = table.view(None)["fight"]
    return brawl["attack"], brawl["defence"]


@pytest.mark.rule("LIF-10.1")
def test_a_fight_comes_of_a_refused_demand_only() -> None:
    quiet = demand("rob", BOSUN, KID, closed={KID: "cash"})
    play(quiet, KID, "yield")
    loud = fight(BOSUN, KID)

    assert "FightBroke" not in story(quiet)
    assert told(loud, None, "FightBroke") == [{"who": BOSUN, "of": KID}]
    assert not [word for word in offered(day(turn=BOSUN), BOSUN) if "fight" in word]


@pytest.mark.rule("LIF-10.1")
def test_a_fight_that_is_declared_is_decided() -> None:
    table = fight(MILADY, BOSUN)

    time(table)

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": MILADY, "won": 8, "lost": 4}]


@pytest.mark.rule("LIF-10.2")
def test_who_demanded_attacks_and_who_refused_is_the_victim() -> None:
    table = fight(BOSUN, KID)
    play(table, SNOB, "join kid")
    play(table, MILADY, "join bosun")

    assert table.view(None)["fight"]["attacker"] == BOSUN
    assert table.view(None)["fight"]["victim"] == KID
    assert sides(table) == ({BOSUN, MILADY}, {KID, SNOB})


@pytest.mark.rule("LIF-10.3")
def test_any_conscious_character_may_join_either_side_or_pass() -> None:
    table = fight(BOSUN, KID, wounds={CAPTAIN: 7, FRENCHY: DEAD})

    assert asked(table) == [MILADY, SNOB, BOSUN, KID]
    assert offered(table, SNOB) == ["join bosun", "join kid", "pass"]


@pytest.mark.rule("LIF-10.3")
def test_once_in_nobody_leaves_or_changes_sides() -> None:
    table = fight(BOSUN, KID)
    play(table, SNOB, "join kid")

    assert offered(table, SNOB) == ["pass"]
    assert not may(table, SNOB, "undo")


@pytest.mark.rule("LIF-10.3", "LIF-06.5")
def test_who_has_acted_or_fought_today_may_join() -> None:
    table = fight(BOSUN, KID, fought=[MILADY], rowed=[SNOB])

    play(table, MILADY, "join kid")
    play(table, SNOB, "join kid")

    assert sides(table) == ({BOSUN}, {KID, MILADY, SNOB})


@pytest.mark.rule("LIF-10.3", "LIF-R19")
def test_no_invitation_and_no_veto() -> None:
    table = fight(BOSUN, KID)

    play(table, FRENCHY, "join bosun")

    assert sides(table) == ({BOSUN, FRENCHY}, {KID})
    assert not [word for word in offered(table, BOSUN) if word != "pass"]


@pytest.mark.rule("LIF-10.3")
def test_a_join_asks_those_again_who_had_passed() -> None:
    table = fight(BOSUN, KID)
    for who in (MILADY, CAPTAIN, FRENCHY, BOSUN):
        play(table, who, "pass")

    play(table, SNOB, "join kid")

    assert asked(table) == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID]


@pytest.mark.rule("LIF-10.4")
def test_weapons_may_be_opened_in_a_fight_by_anybody() -> None:
    table = fight(BOSUN, KID, closed={KID: "gaff", SNOB: "club"})

    play(table, KID, "open gaff")
    play(table, SNOB, "open club")

    assert (open_cards(table, KID), open_cards(table, SNOB)) == (["gaff"], ["club"])


@pytest.mark.rule("LIF-10.5")
@pytest.mark.parametrize(("weapon", "bonus"), [("oar", 1), ("club", 2), ("knife", 3), ("gaff", 4)])
def test_an_open_weapon_adds_its_bonus(weapon: str, bonus: int) -> None:
    table = fight(BOSUN, KID, open={KID: weapon})

    assert totals(table) == (8, 3 + bonus)


@pytest.mark.rule("LIF-10.5")
def test_several_weapons_and_allies_add_up() -> None:
    table = fight(BOSUN, KID, open={KID: "oar oar club", SNOB: "knife gaff"}, closed={})

    play(table, SNOB, "join kid")

    assert totals(table) == (8, 3 + 1 + 1 + 2 + 5 + 3 + 4)


@pytest.mark.rule("LIF-10.5")
def test_a_bystander_s_weapons_do_not_count() -> None:
    table = fight(BOSUN, KID, open={SNOB: "gaff"})

    assert totals(table) == (8, 3)


@pytest.mark.rule("LIF-10.5", "LIF-R11")
def test_an_open_flare_gun_counts_only_when_it_is_fired() -> None:
    table = fight(BOSUN, KID, open={KID: "flare_gun"}, closed={KID: "cash"})
    assert totals(table) == (8, 3)

    play(table, KID, "fire")

    assert totals(table) == (8, 11)


@pytest.mark.rule("LIF-10.5", "LIF-R11")
def test_an_ally_may_fire_from_the_closed_cards() -> None:
    table = fight(BOSUN, KID, closed={SNOB: "flare_gun", KID: "cash"})
    assert "fire" not in offered(table, SNOB)
    play(table, SNOB, "join bosun")

    play(table, SNOB, "fire")

    assert totals(table) == (8 + 5 + 8, 3)


@pytest.mark.rule("LIF-10.6")
@pytest.mark.parametrize(("attacker", "winner"), [(BOSUN, KID), (MILADY, KID)])
def test_a_fired_flare_gun_is_gone_win_or_lose(attacker: str, winner: str) -> None:
    table = fight(attacker, KID, open={KID: "flare_gun"}, closed={KID: "cash"})
    play(table, KID, "fire")

    pass_all(table)

    assert on_table(table, "gone") == ["flare_gun"]
    assert told(table, None, "Fired") == [{"who": KID}]
    assert told(table, None, "FightEnded")[0]["winner"] == winner


@pytest.mark.rule("LIF-10.6", "LIF-R11")
def test_a_fired_flare_gun_is_no_loot() -> None:
    table = fight(BOSUN, KID, open={KID: "flare_gun"}, closed={CAPTAIN: "gaff"})
    play(table, KID, "fire")
    play(table, CAPTAIN, "join bosun")

    pass_all(table)

    assert told(table, None, "NothingToTake") == [{"who": BOSUN, "of": KID}]


@pytest.mark.rule("LIF-10.6", "LIF-R11")
def test_the_flare_gun_is_fired_once() -> None:
    table = fight(BOSUN, KID, open={KID: "flare_gun"}, closed={KID: "cash"})

    play(table, KID, "fire")

    assert "fire" not in offered(table, KID)
    assert not may(table, KID, "undo")


@pytest.mark.rule("LIF-10.7")
def test_the_higher_total_wins() -> None:
    table = fight(BOSUN, CAPTAIN)

    pass_all(table)

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": CAPTAIN, "won": 8, "lost": 7}]


@pytest.mark.rule("LIF-10.7")
def test_a_tie_goes_to_the_victim() -> None:
    table = fight(BOSUN, CAPTAIN, open={CAPTAIN: "oar"})

    pass_all(table)

    assert told(table, None, "FightEnded") == [{"winner": CAPTAIN, "loser": BOSUN, "won": 8, "lost": 8}]


@pytest.mark.rule("LIF-10.8")
def test_an_attacker_who_wins_takes_one_card() -> None:
    table = fight(BOSUN, KID, open={KID: "club"}, closed={KID: "cash"})
    pass_all(table)
    assert (asking(table), offered(table, BOSUN)) == ("TakeOne", ["take club", "take closed"])

    play(table, BOSUN, "take club")

    assert (open_cards(table, BOSUN), backs(table)) == (["club"], {KID: 1})


@pytest.mark.rule("LIF-10.8")
def test_an_attacker_who_wins_takes_the_seat() -> None:
    table = fight(BOSUN, KID, over="swap")

    pass_all(table)

    assert boat(table) == [MILADY, SNOB, CAPTAIN, KID, FRENCHY, BOSUN]


@pytest.mark.rule("LIF-10.8")
@pytest.mark.parametrize("over", ["rob", "swap"])
def test_if_the_victim_wins_nothing_changes_hands(over: str) -> None:
    table = fight(MILADY, BOSUN, over=over, closed={BOSUN: "cash"})

    pass_all(table)

    assert boat(table) == [MILADY, SNOB, CAPTAIN, BOSUN, FRENCHY, KID]
    assert closed_cards(table, BOSUN) == ["cash"]


@pytest.mark.rule("LIF-10.9")
def test_every_loser_is_wounded_allies_included() -> None:
    table = fight(BOSUN, KID)
    play(table, MILADY, "join kid")
    play(table, CAPTAIN, "join bosun")

    pass_all(table)

    assert wounds(table) == {KID: 1, MILADY: 1}
    assert told(table, None, "PassedOut") == []


@pytest.mark.rule("LIF-10.9")
def test_the_attacker_s_allies_share_the_defeat() -> None:
    table = fight(MILADY, BOSUN)
    play(table, KID, "join milady")

    pass_all(table)

    assert wounds(table) == {MILADY: 1, KID: 1}


@pytest.mark.rule("LIF-10.9")
def test_loot_is_taken_before_the_wounds() -> None:
    table = fight(BOSUN, KID, open={KID: "club"}, closed={KID: "cash"})
    pass_all(table)
    play(table, BOSUN, "take club")

    tale = [one for one in story(table) if one in ("Robbed", "Wounded", "Tired")]

    assert tale == ["Robbed", "Wounded", "Tired", "Tired"]


@pytest.mark.rule("LIF-10.10")
def test_everybody_in_the_fight_is_tired_winners_too() -> None:
    table = fight(BOSUN, KID)
    play(table, MILADY, "join kid")

    pass_all(table)

    assert tired(table, "fought") == [MILADY, BOSUN, KID]


@pytest.mark.rule("LIF-10.10")
def test_a_second_fight_tires_nobody_again() -> None:
    table = fight(BOSUN, KID, fought=[BOSUN])

    pass_all(table)

    assert told(table, None, "Tired") == [{"who": KID, "why": "fought"}]


@pytest.mark.rule("LIF-10.3")
def test_who_has_passed_may_still_join_while_the_fight_is_open() -> None:
    table = fight(BOSUN, KID)
    play(table, SNOB, "pass")
    assert SNOB not in asked(table)
    assert [word for word in rights(table, SNOB) if word.startswith("join")] == ["join bosun", "join kid"]

    play(table, SNOB, "join kid")

    assert table.view(None)["fight"]["victims"] == [KID, SNOB]
    assert set(asked(table)) == set(EVERYBODY)


@pytest.mark.rule("LIF-10.3")
def test_who_is_in_and_has_passed_does_not_change_sides() -> None:
    table = fight(BOSUN, KID)
    play(table, SNOB, "join kid", "pass")

    assert not may(table, SNOB, "join bosun")


@pytest.mark.rule("LIF-10.11")
def test_a_fight_knocks_out_but_never_kills() -> None:
    table = fight(BOSUN, KID, wounds={KID: 2, MILADY: 3})
    play(table, MILADY, "join kid")

    pass_all(table)

    assert (status(table, KID), status(table, MILADY)) == ("unconscious", "unconscious")
    assert [one["who"] for one in told(table, None, "PassedOut")] == [KID, MILADY]
    assert "Died" not in story(table)


@pytest.mark.rule("LIF-10.12")
@pytest.mark.parametrize("over", ["rob", "swap"])
def test_after_the_fight_the_attacker_s_action_is_over(over: str) -> None:
    table = fight(BOSUN, KID, over=over)

    pass_all(table)

    assert asked(table) == [FRENCHY]
    assert table.view(None)["fight"] is None
