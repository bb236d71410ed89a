"""AUR-R24, AUR-R27: who is asked, and for how long, never tells who holds what."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c08_contamination import ORDERS, Contaminate, OfferSuit
from holdfast.games.aurora.chapters.c12_rest import RestTogether
from holdfast.games.aurora.chapters.c13_movement import MoveTurn
from holdfast.games.aurora.chapters.c14_fire import FireTurn
from holdfast.games.aurora.chapters.c20_barrage import Barrage
from holdfast.games.aurora.rulebook import GAME
from holdfast.games.aurora.state import MOVEMENT, SHOOTING
from holdfast.kernel.play import question

ANY_ITEM = ("hazmat", "nitrous")


def suit_of(scene: Scene, seat: int = 0) -> OfferSuit:
    ask = question(scene.table, seat)
    assert isinstance(ask, OfferSuit)
    return ask


@pytest.mark.rule("AUR-R27", "AUR-09.8")
@pytest.mark.parametrize("item", ANY_ITEM)
def test_everybody_with_an_item_is_asked_for_the_same_while(item: str) -> None:
    scene = Scene().crew(0, "leader").items(0, item).run(Contaminate(0, 1, False))
    assert suit_of(scene).fixed
    assert GAME.timing(suit_of(scene).timer, "live").length == 5
    assert ("use hazmat" in scene.options()) == (item == "hazmat")


@pytest.mark.rule("AUR-R27")
def test_without_an_item_nobody_is_asked() -> None:
    scene = Scene().crew(0, "leader").run(Contaminate(0, 1, False))
    assert scene.asked() == ""
    assert scene.ill(0, "leader") == 1


@pytest.mark.rule("AUR-R27", "AUR-R68")
def test_where_several_answer_unseen_nothing_is_kept_back_and_nothing_shown() -> None:
    scene = Scene().crew(0, "leader", "copilot").crew(1, "leader").items(0, "hazmat")
    scene.run(Barrage((0, 1), "event_fallout"))
    # The other has one survivor and no item: nothing to choose.
    assert scene.asked(1) == ""
    scene.say(0, "infect copilot")
    assert not suit_of(scene).fixed
    assert scene.ill(1, "leader") == 0
    scene.say(0, "use hazmat")
    assert scene.ill(0, "copilot") == 0
    assert scene.ill(1, "leader") == 1
    assert scene.player().items == []


@pytest.mark.rule("AUR-09.8")
def test_standing_orders_for_the_suit() -> None:
    always, deadly, never = ORDERS
    scene = Scene().crew(0, "leader").items(0, "hazmat").run(Contaminate(0, 1, False))
    said = [one.answer(scene.table, 0, suit_of(scene)) for one in (always, deadly, never)]
    assert [one.text for one in said if one is not None] == ["use hazmat", "pass", "pass"]
    dying = Scene().crew(0, "copilot").items(0, "hazmat").run(Contaminate(0, 1, False))
    answer = deadly.answer(dying.table, 0, suit_of(dying))
    assert answer is not None
    assert answer.text == "use hazmat"
    bare = Scene().crew(0, "copilot").items(0, "nitrous").run(Contaminate(0, 1, False))
    answer = always.answer(bare.table, 0, suit_of(bare))
    assert answer is not None
    assert answer.text == "pass"


@pytest.mark.rule("AUR-R24", "AUR-05.3")
@pytest.mark.parametrize("item", ["dry_rations", "mine", "incendiary"])
def test_a_turn_open_only_through_an_item_is_asked_of_whoever_holds_one(item: str) -> None:
    idle = Scene(mines=True).crew(0, "leader", zone="rest").load(0).items(0, item)
    assert idle.run(ScoutTurn(0)).asked() == "TakeTurn"
    parked = Scene(mines=True).load(0).items(0, item)
    parked.state.phase = MOVEMENT
    assert parked.run(MoveTurn(0)).asked() == "Travel"
    unarmed = Scene(mines=True).load(0).items(0, item)
    unarmed.enemy("enemy_war_wolves")
    unarmed.state.phase = SHOOTING
    assert unarmed.run(FireTurn(0)).asked() == "OpenFire"
    resting = Scene(mines=True).load(0).load(1).items(0, item).run(RestTogether())
    assert resting.asked(0) == "UseRest"
    assert resting.asked(1) == ""


@pytest.mark.rule("AUR-R24")
def test_who_holds_nothing_and_can_do_nothing_is_passed_over() -> None:
    assert Scene().crew(0, "leader", zone="rest").load(0).run(ScoutTurn(0)).asked() == ""
    assert Scene().load(0).run(MoveTurn(0)).asked() == ""
    assert Scene().load(0).run(FireTurn(0)).asked() == ""


@pytest.mark.rule("AUR-21.2", "AUR-R24")
@pytest.mark.parametrize("item", ["mine", "nitrous"])
def test_whoever_drove_with_an_item_is_asked_for_the_mine(item: str) -> None:
    scene = Scene(mines=True).load(0, fuel=1).items(0, item)
    scene.state.phase = MOVEMENT
    scene.run(MoveTurn(0)).say(0, "go", "roll", "drive 1")
    assert scene.asked() == "LayMine"
    assert (len(scene.options()) > 1) == (item == "mine")
