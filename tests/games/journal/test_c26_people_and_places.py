"""Who is met, who comes to the door, and what holds at each place of the city."""

from __future__ import annotations

import pytest

from games.journal.outcomes import entered, met, outcome, outside
from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c08_trip import LeavePlace
from holdfast.games.journal.chapters.c12_fight import FIGHT, BeginFight
from holdfast.games.journal.chapters.c16_encounters import Loot, heard_noise
from holdfast.games.journal.pieces import CHARACTERS, COUNTS, KNIFE, LOCATIONS, UNARMED, VISITORS
from holdfast.games.journal.queries import room

FURNITURE, HEAP = 0, 1


# -- residents -------------------------------------------------------------------------------------


@pytest.mark.rule("JRN-26.109", "JRN-26.110", "JRN-26.111")
def test_a_grandmother_scavengers_a_deserter() -> None:
    assert met("r_grandmother") == "script 1301"
    assert met("r_scavengers") == "script 1302, hostile, A knife/none, A none/none"
    assert met("r_deserter") == "script 1303, hostile, B rifle/knife"


@pytest.mark.rule("JRN-26.112", "JRN-26.113", "JRN-26.114")
def test_a_mother_looters_a_doctor() -> None:
    assert met("r_mother") == "script 1304"
    assert met("r_looters") == "script 1305, hostile, A hatchet/none, A knife/none"
    assert met("r_doctor") == "script 1306"


@pytest.mark.rule("JRN-26.115", "JRN-26.116", "JRN-26.117")
def test_boys_a_watchman_a_couple() -> None:
    assert met("r_boys") == "script 1307"
    assert met("r_watchman") == "script 1308, hostile, B shotgun/none"
    assert met("r_couple") == "script 1309"


@pytest.mark.rule("JRN-26.118", "JRN-26.119", "JRN-26.120")
def test_a_trader_a_wounded_man_a_priest() -> None:
    assert met("r_trader") == "script 1310"
    assert met("r_wounded") == "script 1311"
    assert met("r_priest") == "script 1312"


@pytest.mark.rule("JRN-26.121", "JRN-26.122", "JRN-26.123")
def test_a_drunk_a_reader_bandits() -> None:
    assert met("r_drunk") == "script 1313, hostile, B pistol/none"
    assert met("r_teacher") == "script 1314"
    assert met("r_bandits") == "script 1315, hostile, A knife/none, A knife/none, B pistol/knife"


@pytest.mark.rule("JRN-26.124", "JRN-26.125", "JRN-26.126")
def test_a_family_dogs_a_violinist() -> None:
    assert met("r_family") == "script 1316"
    assert met("r_guard_dogs") == "script 1317, hostile, A none/none, A none/none, A none/none"
    assert met("r_musician") == "script 1318"


@pytest.mark.rule("JRN-26.127", "JRN-26.128", "JRN-26.129")
def test_more_bandits_a_patrol_a_sniper() -> None:
    assert met("r_bandits_big") == "script 1319, hostile, B shotgun/hatchet, B pistol/knife, A hatchet/none"
    assert met("r_patrol") == "script 1320, hostile, C rifle/pistol, B rifle/knife"
    assert met("r_sniper") == "script 1321, hostile, C rifle/pistol"


@pytest.mark.rule("JRN-26.130", "JRN-26.131", "JRN-26.132")
def test_a_gang_traders_in_people_a_grenade() -> None:
    assert met("r_gang") == "script 1322, hostile, A knife/none, A hatchet/none, A none/none"
    assert met("r_slavers") == "script 1323, hostile, B pistol/knife, B shotgun/none"
    assert met("r_mad") == "script 1324, hostile, B none/none"


@pytest.mark.rule("JRN-26.133", "JRN-26.134", "JRN-16.2")
def test_militia_and_a_crowd() -> None:
    assert met("r_militia") == "script 1325, hostile, B rifle/knife, B rifle/knife"
    assert met("r_desperate") == "script 1326, hostile, A none/none, A none/none, A none/none"


# -- visitors --------------------------------------------------------------------------------------


def visited(visitor: str) -> int:
    """The script that this visitor brings, from whichever effect sent them."""
    scene = Scene("goran", "mira")
    deck = scene.state.decks.visitors
    deck.cards.remove(VISITORS.index(visitor))
    deck.cards.append(VISITORS.index(visitor))
    scene.effect("ev_visit")
    assert scene.told(events.VisitorCame)[0].card == visitor
    return scene.told(events.ScriptRead)[0].script


@pytest.mark.rule("JRN-26.181", "JRN-26.182", "JRN-26.183")
def test_a_trader_a_neighbour_and_children_come() -> None:
    assert [visited(one) for one in ("v_trader", "v_neighbour", "v_children")] == [1401, 1402, 1403]


@pytest.mark.rule("JRN-26.184", "JRN-26.185", "JRN-26.186")
def test_a_volunteer_a_soldier_and_a_tuner_come() -> None:
    assert [visited(one) for one in ("v_volunteer", "v_soldier", "v_tuner")] == [1404, 1405, 1406]


@pytest.mark.rule("JRN-26.187", "JRN-26.188", "JRN-26.189")
def test_a_widow_a_smuggler_and_a_journalist_come() -> None:
    assert [visited(one) for one in ("v_widow", "v_smuggler", "v_journalist")] == [1407, 1408, 1409]


@pytest.mark.rule("JRN-26.190", "JRN-26.191", "JRN-26.192")
def test_a_refugee_a_medic_and_a_stranger_come() -> None:
    assert [visited(one) for one in ("v_refugee", "v_medic", "v_fraud")] == [1410, 1411, 1412]


@pytest.mark.rule("JRN-26.193", "JRN-26.194", "JRN-03.4")
def test_a_postman_and_singers_come_and_their_script_is_always_read() -> None:
    assert [visited(one) for one in ("v_postman", "v_choir")] == [1413, 1414]


@pytest.mark.rule("JRN-19.4", "JRN-17.1")
def test_a_visitor_trades_with_what_lies_in_storage() -> None:
    scene = Scene("goran", "mira").have(jewelry=2).effect("script_1401").say("choose 1", "yes")
    assert scene.told(events.TradeBegan)
    assert "give jewelry" in scene.options()
    scene.say("give jewelry")
    assert scene.stored("jewelry") == 0


# -- places ----------------------------------------------------------------------------------------


def offered(location: str) -> tuple[int, list[str]]:
    """The fee and the colours of the trade before the first card."""
    scene = entered(location, jewelry=2, words=("yes",))
    assert scene.state.market is not None
    return scene.told(events.TradeBegan)[0].fee, scene.state.market.colours


@pytest.mark.rule("JRN-26.46", "JRN-26.50", "JRN-26.56")
def test_places_to_trade() -> None:
    assert offered("hospital") == (4, ["yellow"])
    assert offered("corner_shop") == (3, ["green"])
    assert offered("market") == (5, ["green", "grey", "yellow", "red"])
    few, many = entered("market").state, entered("hospital").state
    assert len(few.unknown) - COUNTS[few.locations.index(LOCATIONS.index("market"))] == -4
    assert len(many.unknown) == COUNTS[many.locations.index(LOCATIONS.index("hospital"))]


def looted(location: str, row: int) -> list[int]:
    """How many findings each of three searches of this row yields."""
    scene = Scene("goran").out(location)
    numbers = []
    for _ in range(3):
        before = len(scene.told(events.Looted))
        scene.dice(10).run(Loot(row, 1)).defaults()
        numbers.append(len(scene.told(events.Looted)) - before)
    return numbers


@pytest.mark.rule("JRN-26.47", "JRN-26.55", "JRN-26.58")
def test_places_where_more_is_found() -> None:
    assert looted("garage", HEAP) == [2, 2, 1]
    assert looted("police", FURNITURE) == [2, 1, 1]
    assert looted("building_site", HEAP) == [2, 1, 1]
    police = Scene("goran").out("police")
    assert heard_noise(police.state) == 2
    fled = Scene("goran").out("building_site").run(BeginFight(((0, KNIFE, UNARMED),), False, FIGHT))
    assert fled.state.fight is not None
    fled.state.fight.foes[0].rerolls = 0
    assert fled.dice("yellow miss").say("flee").level("goran", "wounds") == 1


@pytest.mark.rule("JRN-26.48", "JRN-26.49", "JRN-26.53")
def test_a_cottage_a_church_and_a_pharmacy() -> None:
    cottage = outside(1, location="cottage")
    assert outcome(cottage, "kitchen", "choose 1") == "noise +1, pantry, met, script 1316"
    assert outcome(outside(2, location="cottage"), "kitchen", "choose 1") == "noise +1, pantry"
    church = Scene("goran").out("church").have(wood=2).set("goran", misery=2)
    church.effect("church_1")
    assert church.level("goran", "misery") == 1
    assert entered("church", wood=2).options() == ["no", "yes"]
    pharmacy = entered("pharmacy")
    assert (pharmacy.state.noise, pharmacy.found("chems")) == (2, 1)


@pytest.mark.rule("JRN-26.52", "JRN-26.54", "JRN-26.57")
def test_a_depot_a_tower_and_a_theatre() -> None:
    assert room(entered("depot").state) - room(entered("library").state) == 2
    tower = entered("tower_block")
    assert len(tower.state.unknown) == 16
    assert tower.state.trip is not None
    tower.state.trip.withdrawn = [CHARACTERS.index("mira")]
    tower.run(LeavePlace())
    assert (tower.level("goran", "fatigue"), tower.level("mira", "fatigue")) == (1, 1)
    played = Scene("goran").out("theatre").set("goran", misery=1)
    assert played.dice(6).effect("theatre_1").level("goran", "misery") == 0
    silent = Scene("goran").out("theatre").set("goran", misery=1)
    assert silent.dice(5).effect("theatre_1").level("goran", "misery") == 1


@pytest.mark.rule("JRN-26.59", "JRN-26.60", "JRN-08.2")
def test_a_checkpoint_and_garden_plots() -> None:
    assert entered("checkpoint", words=("choose 2",)).state.noise == 5
    paid = entered("checkpoint", jewelry=1, words=("choose 1",))
    assert (paid.found("jewelry"), paid.state.noise) == (0, 1)
    assert looted("checkpoint", HEAP) == [2, 1, 1]
    for resolved, vegetables in ((7, 0), (8, 1)):
        plots = Scene("goran").out("allotments")
        assert plots.state.trip is not None
        plots.state.trip.resolved = resolved
        assert plots.run(LeavePlace()).found("vegetable") == vegetables


@pytest.mark.rule("JRN-26.32", "JRN-19.7")
def test_a_light_step_is_not_heard_as_far() -> None:
    scene = outside(party=("vesna", "goran"))
    assert heard_noise(scene.state) == 3
    assert scene.state.trip is not None
    scene.state.trip.withdrawn = [CHARACTERS.index("vesna")]
    assert heard_noise(scene.state) == 4
    still = Scene("vesna").out("police")
    assert heard_noise(still.state) == 1
