"""Each night raid and each fate card: what is printed on it, and what it does to a group that is no match for it."""

from __future__ import annotations

import pytest

from games.journal.outcomes import ALL, dawned, lower_half, raided
from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c09_raid import NightRaid


@pytest.mark.rule("JRN-26.135", "JRN-26.136", "JRN-26.137")
def test_thieves_and_neighbours() -> None:
    assert raided("n_thief") == ("3/0", "1 canned_food, 1 wood")
    assert raided("n_neighbours") == (
        "8/0",
        "1 canned_food, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine",
    )
    assert raided("n_neighbours", "yes") == ("8/0", "1 canned_food")
    assert raided("n_kids") == ("3/0", "1 canned_food, 1 cigarette")


@pytest.mark.rule("JRN-26.138", "JRN-26.139", "JRN-26.140")
def test_burglars() -> None:
    assert raided("n_burglars") == (
        "8/5",
        "1 bandages, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, script 223",
    )
    assert raided("n_drunks") == (
        "7/5",
        "1 moonshine, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 shovel, script 223",
    )
    assert raided("n_prowlers") == (
        "8/5",
        "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, script 223",
    )


@pytest.mark.rule("JRN-26.141", "JRN-26.142", "JRN-26.143")
def test_tools_wood_and_wounds() -> None:
    assert raided("n_crowbar") == (
        "9/5",
        "1 shovel, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 knife, 1 jewelry, script 223",
    )
    assert raided("n_stones") == ("5/6", "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, script 223")
    assert raided("n_fuel") == ("9/0", "1 wood, 1 wood, 1 water, 1 water")


@pytest.mark.rule("JRN-26.144", "JRN-26.146", "JRN-26.147")
def test_who_comes_to_the_door() -> None:
    assert raided("n_knock") == ("0/0", "script 1501")
    assert raided("n_fire") == (
        "7/5",
        "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, script 223, script 1502",
    )
    assert raided("n_deserters") == ("9/6", "1 knife, 1 canned_food, script 223")


@pytest.mark.rule("JRN-26.148", "JRN-26.149", "JRN-26.150")
def test_shells_and_a_gang() -> None:
    shelled = Scene("goran", "mira").night("goran").top("raids", "n_shelling").run(NightRaid()).defaults()
    assert shelled.told(events.CombatDieRolled) == []
    assert raided("n_shelling") == ("0/6", "script 223, script 1503")
    assert raided("n_gang") == (
        "12/7",
        (
            "1 canned_food, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, "
            "1 jewelry, 1 bandages, script 223"
        ),
    )
    assert raided("n_snatchers") == (
        "11/7",
        (
            "1 knife, 1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 jewelry, "
            "1 bandages, 1 canned_food, script 223"
        ),
    )


@pytest.mark.rule("JRN-26.151", "JRN-26.152", "JRN-26.153")
def test_the_house_and_its_medicine() -> None:
    assert raided("n_siege") == (
        "12/8",
        (
            "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, 1 jewelry, "
            "1 bandages, 1 canned_food, script 223, script 1504"
        ),
    )
    assert raided("n_medics") == ("11/6", "1 bandages, 1 canned_food, script 223")
    assert raided("n_medics", "yes") == ("11/6", "1 bandages")
    assert raided("n_arson") == (
        "11/7",
        (
            "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, 1 jewelry, "
            "1 bandages, 1 canned_food, script 223, radio gone"
        ),
    )


@pytest.mark.rule("JRN-26.154", "JRN-26.155", "JRN-26.156")
def test_a_rampage_and_a_traitor() -> None:
    assert raided("n_soldiers") == (
        "13/8",
        (
            "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, 1 jewelry, "
            "1 bandages, 1 canned_food, script 223"
        ),
    )
    assert raided("n_soldiers", "yes") == ("13/8", "1 cigarette, 1 shovel, 1 knife")
    traitor = raided("n_inside")
    assert traitor[0] == "13/6"
    assert traitor[1].startswith(
        "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, 1 jewelry, "
    )
    assert traitor[1].endswith("script 1505")
    assert raided("n_breach") == (
        "11/8",
        (
            "1 wood, 1 water, 1 wood, 1 water, 1 cigarette, 1 moonshine, 1 shovel, 1 knife, 1 jewelry, "
            "1 bandages, 1 canned_food, script 223"
        ),
    )


@pytest.mark.rule("JRN-26.157", "JRN-26.158", "JRN-26.159")
def test_fate_cards_1_to_3() -> None:
    assert lower_half("fate_01") == "grey opponent hit 1"
    assert dawned("fate_01") == "goran wounds +1, josef wounds +1"
    assert dawned("fate_01", cold=4) == "goran wounds +1, josef wounds +1"
    assert dawned("fate_01", cold=5) == "goran illness +1, goran wounds +1, josef wounds +1"
    assert dawned("fate_01", medicine=ALL) == "goran wounds -1, josef wounds -1"
    assert lower_half("fate_02") == "grey roller hit 1"
    assert dawned("fate_02") == "mira illness +1, josef illness +1, replaced near"
    assert dawned("fate_02", medicine=ALL) == "mira illness -1, josef illness -1, replaced near"
    assert lower_half("fate_03") == "yellow opponent hit 1"
    assert dawned("fate_03") == "josef illness +1"
    assert dawned("fate_03", cold=3) == "josef illness +1"
    assert dawned("fate_03", cold=4) == "josef illness -2, josef wounds -2"
    assert dawned("fate_03", medicine=ALL) == "mira illness -1, josef illness -1"


@pytest.mark.rule("JRN-26.160", "JRN-26.161", "JRN-26.162")
def test_fate_cards_4_to_6() -> None:
    assert lower_half("fate_04") == "yellow roller disarm"
    assert dawned("fate_04") == "goran wounds -1, mira illness -1"
    assert dawned("fate_04", medicine=ALL) == "goran wounds -1, mira illness -1"
    assert lower_half("fate_05") == "red opponent hit 2"
    assert dawned("fate_05") == "replaced far"
    assert dawned("fate_05", cold=2) == "replaced far"
    assert dawned("fate_05", cold=3) == "goran illness +1, replaced far"
    assert dawned("fate_05", cold=5) == "goran illness +1, replaced far"
    assert dawned("fate_05", cold=6) == "goran illness +2, replaced far"
    assert dawned("fate_05", medicine=ALL) == "replaced far"
    assert lower_half("fate_06") == "red roller jam"
    assert dawned("fate_06") == "josef wounds +1"
    assert dawned("fate_06", cold=3) == "josef wounds +1"
    assert dawned("fate_06", cold=4) == "mira fatigue +1, josef illness +1, josef wounds +1"
    assert dawned("fate_06", medicine=ALL) == "josef wounds -1"


@pytest.mark.rule("JRN-26.163", "JRN-26.164", "JRN-26.165")
def test_fate_cards_7_to_9() -> None:
    assert lower_half("fate_07") == "grey opponent retreat"
    assert dawned("fate_07") == "goran wounds +1, josef wounds +1"
    assert dawned("fate_07", medicine=ALL) == "goran wounds -1, mira illness -1, josef illness -1, josef wounds -1"
    assert lower_half("fate_08") == "yellow opponent hit 1"
    assert dawned("fate_08") == "mira illness +1, josef illness +1, replaced mid"
    assert dawned("fate_08", cold=3) == "mira illness +1, josef illness +1, replaced mid"
    assert dawned("fate_08", cold=4) == "goran illness +1, mira illness +1, josef illness +1, replaced mid"
    assert dawned("fate_08", medicine=ALL) == "mira illness -1, josef illness -1, replaced mid"
    assert dawned("fate_09", cigarette=1) == "cigarette -1, mira illness +1, josef illness +1, josef misery +1"
    assert lower_half("fate_09") == "grey roller hit 1"
    assert dawned("fate_09") == "goran misery +1, mira illness +1, josef illness +1, josef misery +1"
    assert dawned("fate_09", cold=4) == "goran misery +1, mira illness +1, josef illness +1, josef misery +1"
    assert (
        dawned("fate_09", cold=5)
        == "goran illness +1, goran misery +1, mira illness +1, josef illness +1, josef misery +1"
    )
    assert dawned("fate_09", medicine=ALL) == "goran misery +1, mira illness -1, josef illness -1, josef misery +1"


@pytest.mark.rule("JRN-26.166", "JRN-26.167", "JRN-26.168")
def test_fate_cards_10_to_12() -> None:
    drinker = Scene("irina", "goran").effect("fate_10").defaults()
    assert (drinker.level("irina", "misery"), drinker.level("goran", "misery")) == (1, 0)
    assert lower_half("fate_10") == "red opponent hit 1"
    assert dawned("fate_10") == "goran wounds +1, josef wounds +1, replaced near"
    assert dawned("fate_10", medicine=ALL) == "goran wounds -1, josef wounds -1, replaced near"
    assert dawned("fate_11", book=1) == "josef wounds +1"
    assert lower_half("fate_11") == "yellow roller hit 1"
    assert dawned("fate_11") == "mira misery +1, josef wounds +1"
    assert dawned("fate_11", cold=4) == "mira misery +1, josef wounds +1"
    assert dawned("fate_11", cold=5) == "goran illness +1, mira misery +1, josef wounds +1"
    assert dawned("fate_11", medicine=ALL) == "mira misery +1, josef wounds -1"
    assert dawned("fate_12", boards=2) == ""
    assert dawned("fate_12", boards=2, cold=4) == "goran illness +1"
    assert lower_half("fate_12") == "grey opponent disarm"
    assert dawned("fate_12") == "cold +1"
    assert dawned("fate_12", cold=2) == "cold +1"
    assert dawned("fate_12", cold=3) == "cold +1, goran illness +1"
    assert dawned("fate_12", medicine=ALL) == "cold +1"


@pytest.mark.rule("JRN-26.169", "JRN-26.170", "JRN-26.171")
def test_fate_cards_13_to_15() -> None:
    assert dawned("fate_13", die=5) == "goran illness +2, mira illness +1, josef illness +1"
    assert dawned("fate_13", die=6) == "mira illness +1, josef illness +1"
    assert lower_half("fate_13") == "red opponent kill"
    assert dawned("fate_13") == "goran illness +2, mira illness +1, josef illness +1"
    assert dawned("fate_13", medicine=ALL) == "mira illness -1, josef illness -1"
    assert lower_half("fate_14") == "yellow opponent hit 2"
    assert dawned("fate_14") == "goran wounds -1, josef wounds -1"
    assert dawned("fate_14", medicine=ALL) == "goran wounds -1, mira illness -1, josef illness -1, josef wounds -1"
    assert lower_half("fate_15") == "grey opponent hit 1"
    assert dawned("fate_15") == "goran fatigue +1, mira fatigue +1, josef fatigue +1, replaced mid"
    assert dawned("fate_15", cold=2) == "goran fatigue +1, mira fatigue +1, josef fatigue +1, replaced mid"
    assert (
        dawned("fate_15", cold=3) == "goran fatigue +1, mira fatigue +1, mira misery +1, josef fatigue +1, replaced mid"
    )
    assert dawned("fate_15", medicine=ALL) == "goran fatigue +1, mira fatigue +1, josef fatigue +1, replaced mid"


@pytest.mark.rule("JRN-26.172", "JRN-26.173", "JRN-26.174")
def test_fate_cards_16_to_18() -> None:
    assert lower_half("fate_16") == "red roller jam"
    assert dawned("fate_16") == "mira misery +1, josef wounds +1"
    assert dawned("fate_16", medicine=ALL) == "josef wounds -1"
    assert lower_half("fate_17") == "yellow roller disarm"
    assert dawned("fate_17") == "mira illness +1, josef illness +1"
    assert dawned("fate_17", cold=4) == "mira illness +1, josef illness +1"
    assert dawned("fate_17", cold=5) == "goran illness +1, mira illness +2, josef illness -2, josef wounds -2"
    assert dawned("fate_17", medicine=ALL) == "mira illness -1, josef illness -1"
    assert Scene("goran").effect("fate_18").options() == ["replace near", "replace mid", "replace far"]
    assert lower_half("fate_18") == "grey opponent retreat"
    assert dawned("fate_18") == "josef wounds +1, replaced far"
    assert dawned("fate_18", cold=2) == "josef wounds +1, replaced far"
    assert dawned("fate_18", cold=3) == "goran illness +1, josef wounds +1, replaced far"
    assert dawned("fate_18", medicine=ALL) == "josef wounds -1, replaced far"


@pytest.mark.rule("JRN-26.175", "JRN-26.176", "JRN-26.177")
def test_fate_cards_19_to_21() -> None:
    assert lower_half("fate_19") == "red opponent hit 1"
    assert dawned("fate_19") == "goran fatigue -1"
    assert (
        dawned("fate_19", medicine=ALL)
        == "goran fatigue -1, goran wounds -1, mira illness -1, josef illness -1, josef wounds -1"
    )
    assert dawned("fate_20", die=10) == "goran wounds +1, josef wounds +1"
    assert lower_half("fate_20") == "yellow opponent hit 1"
    assert dawned("fate_20") == "goran wounds +1, goran misery +1, mira misery +1, josef wounds +1, josef misery +1"
    assert (
        dawned("fate_20", medicine=ALL)
        == "goran wounds -1, goran misery +1, mira misery +1, josef wounds -1, josef misery +1"
    )
    assert lower_half("fate_21") == "red opponent hit 2"
    assert dawned("fate_21") == "josef illness +1, replaced near"
    assert dawned("fate_21", cold=1) == "cold -1, josef illness +1, replaced near"
    assert dawned("fate_21", cold=2) == "cold -2, josef illness +1, replaced near"
    assert dawned("fate_21", medicine=ALL) == "josef illness -1, replaced near"


@pytest.mark.rule("JRN-26.178", "JRN-26.179", "JRN-26.180")
def test_fate_cards_22_to_24() -> None:
    assert lower_half("fate_22") == "grey roller hit 1"
    assert dawned("fate_22") == "goran wounds +1, josef wounds +1"
    assert dawned("fate_22", cold=3) == "goran wounds +1, josef wounds +1"
    assert dawned("fate_22", cold=4) == "goran illness +1, goran wounds +1, josef wounds +1"
    assert dawned("fate_22", medicine=ALL) == "goran wounds -1, mira illness -1, josef illness -1, josef wounds -1"
    assert lower_half("fate_23") == "red roller jam"
    assert dawned("fate_23") == "mira illness +1, josef illness +1, replaced far"
    assert dawned("fate_23", medicine=ALL) == "mira illness -1, josef illness -1, replaced far"
    kind = Scene("goran").set("goran", misery=2)
    kind.state.flags = {"kind": 1}
    assert (kind.effect("fate_24").stored("vegetable"), kind.level("goran", "misery")) == (1, 1)
    assert lower_half("fate_24") == "yellow opponent retreat"
    assert dawned("fate_24") == "replaced mid"
    assert dawned("fate_24", medicine=ALL) == "goran wounds -1, josef wounds -1, replaced mid"
