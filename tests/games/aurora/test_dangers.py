"""What a beginner would regret is said with the choice; why a piece is no answer is said when it is looked at."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene
from holdfast.games.aurora.chapters.c03_harm import PlaceDamage
from holdfast.games.aurora.chapters.c05_scouting import TakeTurn
from holdfast.games.aurora.chapters.c10_repairs import Repair
from holdfast.games.aurora.chapters.c12_rest import FeedOne
from holdfast.games.aurora.chapters.c13_movement import MoveTurn
from holdfast.games.aurora.chapters.c14_fire import OpenFire
from holdfast.games.aurora.chapters.c14_load import LoadCheck
from holdfast.games.aurora.pieces import BOTTOM_ROW, LEFT_COLUMN, TOP_ROW
from holdfast.games.aurora.rulebook import GAME
from holdfast.games.aurora.state import MOVEMENT, SHOOTING
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.play import read


def facts(scene: Scene, word: str, seat: int = 0) -> dict[str, Fact]:
    return {fact.name: fact for fact in GAME.forecast(scene.table, seat, read(scene.table, seat, word))}


def why_not(scene: Scene, anchor: str, seat: int = 0) -> str:
    fact = GAME.why_not(scene.table, seat, anchor, "")
    return "" if fact is None else fact.name


def turn(scene: Scene, seat: int = 0) -> Scene:
    scene.state.turn = seat
    return scene.run(TakeTurn(seat, False))


def moving(scene: Scene, space: int = 0) -> Scene:
    scene.state.phase = MOVEMENT
    scene.player().space = space
    return scene.run(MoveTurn(0))


# -- danger ------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-08.3")
def test_a_team_of_weak_scouts_on_poisoned_ground() -> None:
    weak = turn(Scene().put(1, "loc_warehouse_1")).say(0, "scout 1", "send copilot")
    strong = turn(Scene().put(1, "loc_warehouse_1")).say(0, "scout 1", "send leader")

    assert facts(weak, "go")["team-dies"].kind == DANGER
    assert "team-dies" not in facts(strong, "go")


@pytest.mark.rule("AUR-08.3")
def test_food_for_the_turn_saves_nobody_but_the_hermit_and_the_suit_do() -> None:
    fed = turn(Scene().put(1, "loc_warehouse_1")).say(0, "scout 1", "send copilot", "boost copilot")
    guided = turn(Scene().crew(0, "copilot", "hermit").put(1, "loc_warehouse_1"))
    guided.say(0, "scout 1", "send copilot", "send hermit")
    suited = turn(Scene().items(0, "hazmat").put(1, "loc_warehouse_1")).say(0, "scout 1", "send copilot")

    assert "team-dies" in facts(fed, "go")
    assert "team-dies" not in facts(guided, "go")
    assert "team-dies" not in facts(suited, "go")


@pytest.mark.rule("AUR-07.6", "AUR-08.3")
def test_a_bonus_that_contaminates_a_team_of_weak_scouts() -> None:
    """Slot 5 has fuel for a contamination, slot 1 a repair for nothing."""

    def bonus(slot: int, word: str, *team: str) -> dict[str, Fact]:
        scene = Scene().crew(0, "copilot", "leader").put(slot, "loc_store").load(0, food=2)
        scene.player().damage[2] = 1
        turn(scene).scout(0, slot, *team, food=2 if team == ("copilot",) else 0)
        return facts(scene, word)

    assert bonus(5, "bonus fuel", "copilot")["team-dies"].kind == DANGER
    assert "team-dies" not in bonus(5, "bonus fuel", "copilot", "leader")
    assert "team-dies" not in bonus(1, "bonus repair", "copilot")


@pytest.mark.rule("AUR-05.9")
def test_who_drives_fast_and_scouts_slows_the_convoy() -> None:
    scene = turn(Scene().put(1, "loc_store")).say(0, "scout 1", "send copilot")
    alone = turn(Scene().put(1, "loc_store")).say(0, "scout 1", "send leader")

    assert facts(scene, "go")["tires"].args == {"before": 3, "after": 2}
    assert "tires" not in facts(alone, "go")


@pytest.mark.rule("AUR-06.11")
def test_a_truck_that_tows_less() -> None:
    scene = Scene().convoy(0, "truck_long_hauler", "container", "rusty_trailer", "trailer_box")
    turn(scene.put(1, "truck_snowcat")).say(0, "scout 1", "send leader")
    assert facts(scene, "go")["comes-off"].args == {"n": 1}

    scene.player().damage[0] = 1
    scene.say(0, "go")
    assert scene.asked() == "ActNow"
    assert facts(scene, "install")["comes-off"].kind == DANGER
    light = Scene().convoy(0, "truck_long_hauler", "container")
    turn(light.put(1, "truck_snowcat")).say(0, "scout 1", "send leader")
    assert "comes-off" not in facts(light, "go")


@pytest.mark.rule("AUR-09.2")
def test_a_fourth_item() -> None:
    full = Scene().items(0, "nitrous", "hazmat", "welding_torch").put(1, "loc_hospital")
    turn(full).scout(0, 1, "leader")
    gathers = [word for word in full.options() if word.startswith("gather")]
    told = {word: facts(full, word) for word in gathers}

    assert [word for word, found in told.items() if "fourth-item" in found] == [
        word for word in gathers if "item" in block(full, word)
    ]
    assert any("fourth-item" in found for found in told.values())


@pytest.mark.rule("AUR-09.2", "AUR-19.1", "AUR-19.2")
@pytest.mark.parametrize("name", ["encounter_trader_1", "encounter_wanderers_1"])
def test_a_fourth_item_from_people_met(name: str) -> None:
    """A trade takes one item and gives two: that is one more as well."""

    def deals(*items: str) -> list[dict[str, Fact]]:
        scene = turn(Scene().items(0, *items).put(1, name).load(0, food=1, fuel=1))
        scene.say(0, "scout 1", "send leader")
        going = facts(scene, "go")
        scene.say(0, "go")
        struck = [word for word in scene.options() if word.startswith("deal")]
        assert len(struck) == 2
        return [going, *(facts(scene, word) for word in struck)]

    assert ["fourth-item" in told for told in deals("nitrous", "hazmat", "welding_torch")] == [True, True, True]
    assert ["fourth-item" in told for told in deals("nitrous", "hazmat")] == [False, False, False]


def block(scene: Scene, word: str) -> list[str]:
    slot = GAME.public_view(scene.table)["zone"][0]
    return slot["right"] if "right" in word else slot["left"]


@pytest.mark.rule("AUR-13.3")
def test_the_last_fuel_for_speed_but_not_in_the_last_round() -> None:
    early = moving(Scene().load(0, fuel=2)).say(0, "go")
    assert facts(early, "burn fuel")["last-fuel"].kind == DANGER

    spare = moving(Scene().load(0, fuel=3)).say(0, "go")
    assert "last-fuel" not in facts(spare, "burn fuel")
    last = Scene().load(0, fuel=2)
    last.state.round = 6
    assert "last-fuel" not in facts(moving(last).say(0, "go"), "burn fuel")
    near = moving(Scene().load(0, fuel=2), 20).say(0, "go")
    assert "last-fuel" not in facts(near, "burn fuel")


@pytest.mark.rule("AUR-03.6")
def test_damage_to_a_loaded_cell_while_an_empty_one_is_free() -> None:
    scene = Scene()
    scene.state.frozen = True
    scene.player().places[2] = scene.player().places[2] & ~7 | 2
    scene.run(PlaceDamage(0, BOTTOM_ROW))
    loaded = next(word for word in scene.options() if word.endswith("fuel") and "any" in word)
    empty = next(word for word in scene.options() if word.endswith("empty"))

    assert facts(scene, loaded)["free-cell"].kind == DANGER
    assert facts(scene, loaded)["token_lost"].kind == COST
    assert facts(scene, empty) == {}


@pytest.mark.rule("AUR-10.1")
def test_a_shot_when_fame_is_full_and_nothing_is_broken() -> None:
    scene = Scene().outcomes(12)
    scene.enemy("enemy_war_wolves")
    scene.state.phase = SHOOTING
    scene.player().fame = 5
    scene.run(OpenFire(0))
    assert "fame-full" in facts(scene, "fire truck weapon1")

    scene.player().damage[2] = 1
    assert "fame-full" not in facts(scene, "fire truck weapon1")


@pytest.mark.rule("AUR-15.4", "AUR-05.7")
def test_a_card_at_the_left_that_could_still_be_taken() -> None:
    def ending(scene: Scene) -> dict[str, Fact]:
        return facts(scene.run(TakeTurn(0, True)), "end")

    def zone(*names: str) -> Scene:
        scene = Scene()
        for slot, name in enumerate(names, 1):
            scene.put(slot, name)
        return scene

    assert ending(zone("loc_store", "hermit", "gunner"))["cards-leave"].kind == COST
    # Two stay; nobody is left to go; nothing to barter with; too far; the last round.
    assert "cards-leave" not in ending(zone("loc_store", "hermit"))
    assert "cards-leave" not in ending(zone("loc_store", "hermit", "gunner").crew(0, "leader", zone="rest"))
    assert "cards-leave" not in ending(zone("encounter_trader_1", "hermit", "gunner").load(0))
    assert "cards-leave" in ending(zone("encounter_trader_1", "hermit", "gunner").load(0, ammo=1))
    far = Scene().put(3, "loc_store").put(4, "hermit").put(5, "gunner").crew(0, "copilot").load(0)
    assert "cards-leave" not in ending(far)
    assert "cards-leave" in ending(far.load(0, food=1))
    late = zone("loc_store", "hermit", "gunner")
    late.state.round = 6
    assert "cards-leave" not in ending(late)


@pytest.mark.rule("AUR-15.4")
def test_enemies_leave_the_zone_before_cards_go_from_its_left() -> None:
    def going(seats: int, *names: str) -> list[int]:
        scene = Scene(seats)
        for slot, name in enumerate(names, 1):
            scene.put(slot, name)
        told: list[int] = GAME.public_view(scene.table)["table"]["leaving"]
        warned = "cards-leave" in facts(scene.run(TakeTurn(0, True)), "end")
        assert warned == bool(told)
        return told

    assert going(2, "loc_store", "hermit", "gunner", "doctor") == [1, 2]
    assert going(2, "loc_store", "enemy_ulmar", "hermit", "gunner") == [1]
    assert going(2, "loc_store", "enemy_ulmar", "hermit") == []
    assert going(3, "loc_store", "hermit", "gunner") == []
    assert going(3, "loc_store", "hermit", "gunner", "doctor") == [1]
    assert going(3, "loc_store", "hermit") == []


@pytest.mark.rule("AUR-14.1", "AUR-14.20")
def test_people_in_the_truck_where_the_next_blow_is_known_to_strike() -> None:
    def loading(scene: Scene, area: int) -> dict[str, Fact]:
        scene.state.phase, scene.state.area = SHOOTING, area
        return facts(scene.run(LoadCheck()), "ready")

    def crowd() -> Scene:
        scene = Scene().convoy(0, "start_truck", "rusty_trailer").crew(0, "leader", "copilot", "gunner").load(0)
        scene.player().damage[2] = 0b001
        return scene

    front = crowd()
    front.enemy("enemy_ulmar")
    assert loading(front, LEFT_COLUMN)["people-in-front"].args == {"n": 2}
    behind = crowd()
    behind.enemy("enemy_ulmar")
    assert "people-in-front" not in loading(behind, TOP_ROW)
    assert "people-in-front" in loading(crowd().put(1, "enemy_randoll_randall"), TOP_ROW)
    assert "people-in-front" not in loading(crowd().put(1, "enemy_war_wolves"), TOP_ROW)
    roomy = Scene().crew(0, "leader").load(0)
    roomy.enemy("enemy_ulmar")
    assert "people-in-front" not in loading(roomy, LEFT_COLUMN)


# -- no answer ---------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.6", "AUR-05.7")
def test_why_a_slot_cannot_be_scouted() -> None:
    scene = turn(Scene().put(1, "loc_store").put(4, "enemy_war_wolves").put(5, "loc_port").load(0))
    assert why_not(scene, "slot:4") == "enemy"
    assert why_not(scene, "slot:2") == "no-card"

    scene.crew(0, "copilot")
    assert GAME.why_not(scene.table, 0, "slot:5", "") is not None
    assert why_not(scene, "slot:5") == "too-weak"
    scene.crew(0, "copilot", zone="rest")
    assert why_not(scene, "slot:5") == "nobody-active"
    assert why_not(scene.run(TakeTurn(0, True)), "slot:1") == "acted"


@pytest.mark.rule("AUR-05.7", "AUR-05.4")
def test_why_a_survivor_cannot_be_sent_or_fed() -> None:
    scene = Scene().put(1, "loc_store").add(0, "gunner", "exhausted").load(0, food=1)
    turn(scene).say(0, "scout 1", "send leader")
    assert why_not(scene, "survivor:leader") == "already-goes"
    assert why_not(scene, "survivor:gunner") == "not-active"
    assert why_not(scene, "survivor:doctor") == "not-yours"

    hungry = Scene().add(0, "gunner", "exhausted").load(0).run(FeedOne(0))
    assert why_not(hungry, "survivor:gunner") == "no-food"
    assert why_not(hungry, "survivor:leader") == "needs-no-food"
    assert why_not(hungry, "token:food") == "none-left"


@pytest.mark.rule("AUR-13.5", "AUR-13.6", "AUR-22.12")
def test_why_a_space_or_a_shortcut_cannot_be_driven() -> None:
    scene = moving(Scene().load(0, fuel=1), 5)
    assert why_not(scene, "space:6") == "first-fuel"
    scene.say(0, "go")

    assert scene.asked() == "ChooseRoad"
    assert why_not(scene, "space:5") == "behind"
    far = GAME.why_not(scene.table, 0, "space:12", "")
    assert far is not None
    assert (far.name, far.args) == ("too-far", {"n": 4})
    assert why_not(scene, "road:alpha_s1") == "no-tracks"
    scene.convoy(0, "truck_half_track")
    assert why_not(scene, "road:alpha_s2") == "other-start"
    scene.state.closed = 1 << 0
    assert why_not(scene, "road:alpha_s1") == "closed"


@pytest.mark.rule("AUR-14.7")
def test_why_a_weapon_or_an_enemy_is_no_answer() -> None:
    scene = Scene().load(0)
    scene.enemy("enemy_war_wolves")
    scene.enemy("enemy_wolf_riders", region=2)
    scene.state.phase = SHOOTING
    scene.run(OpenFire(0))
    assert why_not(scene, "cell:truck weapon1") == "no-ammo"
    assert why_not(scene, "cell:truck weapon1 damaged") == "weapon-damaged"
    assert why_not(scene, "enemy:enemy_wolf_riders") == "other-region"
    assert why_not(scene, "enemy:enemy_war_wolves") == "first-weapon"

    scene.load(0, ammo=1)
    scene.player().fired = 1 << 2
    assert why_not(scene, "cell:truck weapon1") == "has-fired"
    assert why_not(scene, "ship") == ""


@pytest.mark.rule("AUR-03.5", "AUR-09.4")
def test_why_a_cell_or_an_item_is_no_answer() -> None:
    scene = Scene().items(0, "nitrous", "decontaminant")
    scene.player().damage[0] = 1
    scene.run(Repair(0, 1, False))
    assert why_not(scene, "cell:trailer1 any") == "whole"

    scene.convoy(0, "start_truck", "+device_machine_gun", "container").run(PlaceDamage(0, TOP_ROW))
    assert why_not(scene, "cell:trailer1 any") == "other-area"
    assert why_not(scene, "cell:truck_top armor damaged") == "has-damage"
    turn(scene)
    assert why_not(scene, "item:nitrous") == "item-phase"
    assert why_not(scene, "item:decontaminant") == "item-useless"


def test_nothing_is_said_to_who_is_not_asked() -> None:
    scene = turn(Scene().put(1, "loc_store"))
    assert why_not(scene, "slot:1", seat=1) == ""
