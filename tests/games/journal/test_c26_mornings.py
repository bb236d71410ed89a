"""What mornings, objectives and crucial actions bring."""

from __future__ import annotations

import pytest

from games.journal.outcomes import judged, morning, opened, outside
from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import BeginPhase
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.chapters.c06_dusk import Dusk
from holdfast.games.journal.chapters.c07_evening import Evening
from holdfast.games.journal.chapters.c08_trip import NextCard
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c10_dawn import Dawn
from holdfast.games.journal.chapters.c17_trade import Trade
from holdfast.games.journal.chapters.c22_ending import CEASEFIRE, epilogues
from holdfast.games.journal.pieces import CHARACTERS, ITEMS, LOCATIONS, SPACES
from holdfast.games.journal.state import DAWN

ALL_TIRED = "goran fatigue +1, mira fatigue +1, josef fatigue +1"
ALL_SAD = "goran misery +1, mira misery +1, josef misery +1"
ALL_GLAD = "goran misery -1, mira misery -1, josef misery -1"


# -- mornings --------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-26.195", "JRN-26.196", "JRN-26.197")
def test_chapters() -> None:
    assert morning("chapter_1") == "cold 1, objective, visitor, script 1218"
    assert morning("chapter_2") == "cold 3, objective, script 1219"
    assert opened("chapter_2").asked() == "ChooseIdea"
    assert morning("chapter_3") == "cold 3, objective, crime 2, script 1220"


@pytest.mark.rule("JRN-26.199", "JRN-26.200", "JRN-26.201")
def test_frost_aid_and_shelling() -> None:
    assert morning("ev_frost") == "cold 4, script 1202"
    assert morning("ev_aid") == "cold 2, script 1203"
    assert morning("ev_shelling") == "cold 3, script 1204"


@pytest.mark.rule("JRN-26.202", "JRN-26.203", "JRN-26.204")
def test_a_knock_prices_and_a_blackout() -> None:
    assert morning("ev_visit") == "cold 2, visitor, script 1205"
    assert morning("ev_market") == "cold 2, script 1206"
    assert opened("ev_market").state.prices == {"food": 3}
    assert opened("chapter_2").state.prices == {}
    assert morning("ev_blackout") == "cold 3, script 1207"


@pytest.mark.rule("JRN-26.205", "JRN-26.206", "JRN-26.207")
def test_flu_quiet_and_lawlessness() -> None:
    assert morning("ev_flu") == "cold 3, script 1208"
    assert morning("ev_lull") == "cold 2, script 1209"
    assert morning("ev_crime") == "cold 3, crime 2, script 1210"


@pytest.mark.rule("JRN-26.208", "JRN-26.209", "JRN-26.210")
def test_snipers_snow_and_memory() -> None:
    assert morning("ev_snipers") == "cold 3, script 1211"
    assert morning("ev_snow") == "cold 5, script 1212"
    assert morning("ev_memorial") == "cold 3, script 1213"


@pytest.mark.rule("JRN-26.211", "JRN-26.213", "JRN-26.214")
def test_refugees_and_false_hopes() -> None:
    assert morning("ev_refugees") == "cold 3, visitor, script 1214"
    assert morning("fe_assault") == "cold 4, script 1216"
    assert morning("fe_waiting") == "cold 4, visitor, script 1217"


@pytest.mark.rule("JRN-26.212", "JRN-22.1")
def test_the_ceasefire() -> None:
    scene = opened("fe_ceasefire")
    assert scene.state.cold == 0
    assert scene.told(events.ScriptRead)[-1].script == 1215
    assert scene.table.result is not None
    assert scene.table.result.reason == "ceasefire"


# -- objectives ------------------------------------------------------------------------------------


def three() -> Scene:
    """Three people who have known better days; cold 5."""
    scene = Scene("goran", "mira", "josef")
    for who in ("goran", "mira", "josef"):
        scene.set(who, misery=1, fatigue=1)
    scene.state.cold = 5
    return scene.dice(1)


def paid(value: int) -> Scene:
    scene = three()
    scene.state.paid_value = value
    return scene


@pytest.mark.rule("JRN-26.215", "JRN-26.216", "JRN-26.218")
def test_a_home_clear_ruins_and_winter() -> None:
    home = three().build("f3c3", "bed").build("f2c3", "hideaway")
    assert judged("o_home", home) == f"failure, {ALL_SAD}"
    assert judged("o_home", three().build("f3c3", "bed").build("f2c3", "bed").build("f1c4", "bed")) == (
        f"success, {ALL_GLAD}"
    )
    ruins = three()
    ruins.state.cleared = 5
    assert judged("o_clear", ruins) == f"failure, {ALL_TIRED}"
    ruins = three()
    ruins.state.cleared = 6
    assert judged("o_clear", ruins) == "success, component +3, fitting herb_garden +1"
    winter = three().build("f3c3", "good_heater")
    winter.state.boarded = 1
    assert judged("o_winter", winter) == "failure, cold +3"
    winter = three().build("f3c3", "good_heater")
    winter.state.boarded = 0b11
    assert judged("o_winter", winter) == f"success, cold -3, {ALL_GLAD}"


@pytest.mark.rule("JRN-26.217", "JRN-26.219", "JRN-26.220")
def test_sharing_a_clinic_and_staying_together() -> None:
    shared = three()
    for name, n in (("raw_food", 1), ("vegetable", 1), ("water", 2), ("wood", 2)):
        shared.state.paid[ITEMS.index(name)] = n
    assert judged("o_stock", shared) == f"success, {ALL_GLAD}, mark kind +1"
    assert judged("o_clinic", paid(24)) == f"failure, {ALL_SAD}"
    assert judged("o_clinic", paid(25)) == "success, meds +1, bandages +1, mark kind +1"
    assert judged("o_together", three()) == f"success, {ALL_GLAD}"
    lost = three()
    lost.state.losses_chapter = 1
    assert judged("o_together", lost) == "failure, goran misery +1"
    assert judged("o_together", three().set("mira", misery=3)).startswith("failure")


def ending(objective: str, scene: Scene) -> tuple[str, int]:
    """Whether it is fulfilled, and which epilogue of those that objectives lead to is read."""
    result = judged(objective, scene).split(",")[0]
    read = [one for one in epilogues(scene.state, CEASEFIRE) if one in (1715, 1719, 1720, 1721, 1722, 1723)]
    return result, read[0]


@pytest.mark.rule("JRN-26.221", "JRN-26.222", "JRN-26.223")
def test_how_the_story_ends() -> None:
    assert ending("o_everyone", three()) == ("success", 1719)
    assert ending("o_everyone", three().set("mira", hunger=3)) == ("failure", 1720)
    seen = three()
    seen.state.flags = {"witness": 2}
    assert ending("o_witness", seen) == ("success", 1723)
    assert ending("o_witness", three()) == ("failure", 1721)
    assert ending("o_papers", paid(40)) == ("success", 1715)
    assert ending("o_papers", paid(39)) == ("failure", 1722)


# -- crucial actions -------------------------------------------------------------------------------


def by_day(card: str) -> Scene:
    """The first stage is being planned, and this card lies before the leader."""
    return Scene("goran", "mira").hold(card).run(DayStage(0))


@pytest.mark.rule("JRN-26.232", "JRN-26.233", "JRN-26.242")
def test_what_is_played_by_day() -> None:
    fixer = by_day("ca_fixer").say("play ca_fixer")
    assert (fixer.stored("wood"), fixer.stored("component")) == (2, 3)
    assert "unlock radio" in by_day("ca_idea").say("play ca_idea").options()
    assert by_day("ca_rain").say("play ca_rain").stored("water") == 4


@pytest.mark.rule("JRN-26.225", "JRN-26.229", "JRN-26.244")
def test_what_is_played_before_a_card_is_turned() -> None:
    quiet = outside().hold("ca_quiet").run(NextCard()).say("play ca_quiet")
    assert quiet.state.noise == 1
    cache = outside().hold("ca_treasure").run(NextCard()).say("play ca_treasure", "search heap")
    assert [one.row for one in cache.told(events.Looted)] == ["heap", "heap"]
    chart = outside().hold("ca_map").run(NextCard()).say("play ca_map")
    assert len(chart.told(events.Peeked)[0].cards) == 4
    chart.say("return 1", "return 3", "done")
    assert len(chart.state.unknown) == 4


@pytest.mark.rule("JRN-26.230", "JRN-26.238", "JRN-19.6")
def test_what_is_played_at_any_time() -> None:
    hope = by_day("ca_hope").set("mira", misery=3).say("play ca_hope", "name mira")
    assert hope.level("mira", "misery") == 1
    fire = by_day("ca_fire")
    fire.state.cold = 4
    assert fire.say("play ca_fire").state.cold == 1


@pytest.mark.rule("JRN-26.231", "JRN-26.235", "JRN-10.6")
def test_what_is_played_in_the_evening() -> None:
    bed = Scene("goran", "mira").hold("ca_bed").set("mira", fatigue=3)
    bed.run(BeginPhase("evening"), Evening()).say("play ca_bed", "name mira")
    assert bed.level("mira", "fatigue") == 1
    friend = Scene("goran", "mira").hold("ca_friend")
    deck = friend.state.decks.locations.cards
    tops = deck[-3:]
    was = friend.state.locations[:]
    friend.run(BeginPhase("evening"), Evening()).say("play ca_friend", "replace near")
    friend.say(f"choose {LOCATIONS[tops[0]]}")
    assert friend.state.locations == [was[1], was[2], tops[0]]
    assert deck[-2:] == tops[1:]


@pytest.mark.rule("JRN-26.234", "JRN-26.246", "JRN-10.8")
def test_what_is_played_at_dawn_and_at_dusk() -> None:
    torn = Scene("goran").hold("ca_bandage")
    torn.state.phase = DAWN
    torn.run(Dawn()).say("play ca_bandage")
    assert torn.stored("bandages") == 1
    meal = Scene("goran", "mira").hold("ca_meal").have(raw_food=1).set("goran", hunger=2).set("mira", hunger=2)
    meal.run(BeginPhase("dusk"), Dusk()).say("play ca_meal", "name goran", "name mira")
    assert (meal.level("goran", "hunger"), meal.level("mira", "hunger"), meal.stored("raw_food")) == (1, 1, 0)


@pytest.mark.rule("JRN-26.236", "JRN-26.237")
def test_what_is_played_in_a_raid() -> None:
    watch = Scene("goran").night("goran").hold("ca_watch").top("raids", "n_gang").run(NightRaid())
    watch.say("arm none", "play ca_watch")
    assert watch.state.raid is not None
    assert (watch.state.raid.damage, watch.state.raid.wounds) == (10, 6)
    bars = Scene("goran").night("goran").hold("ca_barricade").have(wood=2).top("raids", "n_gang").run(NightRaid())
    bars.say("arm none", "play ca_barricade")
    assert bars.state.raid is not None
    assert (bars.state.raid.damage, bars.state.raid.wounds, bars.stored("wood")) == (8, 7, 0)


@pytest.mark.rule("JRN-26.239", "JRN-17.2")
def test_a_hard_bargain_needs_no_fee() -> None:
    scene = Scene("goran").hold("ca_bargain").have(jewelry=1).run(Trade(("green",), 5)).say("waive")
    assert scene.told(events.TradeBegan)[0].fee == 0
    assert scene.stored("jewelry") == 1


@pytest.mark.rule("JRN-26.245", "JRN-05.11")
def test_everyone_lends_a_hand() -> None:
    scene = by_day("ca_gather").say("play ca_gather", "clear f1c6")
    assert scene.state.lying[SPACES.index("f1c6")] < 0
    assert scene.state.cleared == 1
    assert not scene.told(events.RemnantsLeft)
    assert scene.state.errands == []
    assert CHARACTERS.index("goran") not in scene.state.idle
