"""What is said beside the rules: previews and dangers, reasons, cards of pieces, moments, standing orders."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday.chapters.c08_orders import ORDERS
from holdfast.games.doomsday.pieces import HUMAN, LEFT, MACHINE, TEAMS
from holdfast.games.doomsday.queries import cards_seen, known_team
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.verbs.changes import learn, peek
from holdfast.kernel.game import COST, DANGER, MINE
from holdfast.kernel.play import question, read


def foreseen(scene: Scene, seat: int, word: str) -> dict[str, str]:
    """Names and kinds of what a word would lead to."""
    facts = GAME.forecast(scene.table, seat, read(scene.table, seat, word))
    return {fact.name: fact.kind for fact in facts}


def why(scene: Scene, seat: int, anchor: str) -> str:
    fact = GAME.why_not(scene.table, seat, anchor, "")
    return "" if fact is None else fact.name


def lines(scene: Scene, seat: int | None, anchor: str) -> dict[str, str]:
    card = GAME.look(scene.table, seat, anchor)
    assert card is not None
    return {fact.name: fact.kind for fact in card.lines}


def told(scene: Scene, seat: int) -> list[str]:
    return [fact.name for fact in GAME.moments(scene.table, seat)]


# -- what would follow -----------------------------------------------------------------------------------


@pytest.mark.rule("DOM-04.5", "DOM-09.1")
def test_the_last_life_is_a_danger_and_an_opened_role_fires() -> None:
    scene = Scene().role(1, "punisher").weapon(0, "rifle", 1).begin(0).say(0, "shoot")
    assert foreseen(scene, 1, "damage") == {"lives-left": COST, "only-hurt": "", "last-life": DANGER}
    assert foreseen(scene, 1, "role") == {"lives-kept": COST, "hidden-left": COST, "all-see": "", "fires": ""}


@pytest.mark.rule("DOM-07.3")
def test_a_pistol_at_two_lives_only_costs_one() -> None:
    scene = Scene().role(0, "fixer").weapon(0, "pistol", 1).begin(0)
    assert foreseen(scene, 0, "shoot") == {"may-show-loyalty": "", "unknown": COST}
    assert foreseen(scene.say(0, "shoot"), 1, "damage") == {"lives-left": COST, "only-hurt": ""}


@pytest.mark.rule("DOM-03.2", "DOM-06.1")
def test_a_look_tells_what_the_card_may_be_until_it_has_been_seen() -> None:
    scene = Scene().begin(0).say(0, "peek")
    assert foreseen(scene, 0, "p2 left") == {"one-of": "", "look-is-seen": ""}
    peek(scene.table, 0, [(1, LEFT)])
    assert foreseen(scene, 0, "p2 left") == {"seen-before": "", "look-is-seen": ""}


@pytest.mark.rule("DOM-07.2")
def test_a_rifle_at_an_open_role_must_be_paid() -> None:
    scene = Scene().weapon(0, "rifle", 1).begin(0)
    assert "may-show-role" in foreseen(scene, 0, "shoot")
    assert "must-pay" in foreseen(scene.up(1, "role"), 0, "shoot")


@pytest.mark.rule("DOM-02.6")
def test_aiming_at_a_proven_friend_is_a_danger() -> None:
    scene = Scene().role(0, "fixer").role(1, "seeker").begin(0)
    assert foreseen(scene.say(0, "arm", "rifle"), 0, "p2") == {"unknown": COST}
    scene.up(1, "role")
    assert foreseen(scene, 0, "p2") == {"own-side": DANGER}
    assert known_team(scene.state, 0, 1) == HUMAN


@pytest.mark.rule("DOM-12.2")
def test_an_outlaw_is_told_about_the_last_human() -> None:
    scene = Scene().role(0, "homeless").weapon(0, "rifle", 1).begin(0)
    assert foreseen(scene, 0, "shoot")["last-human"] == COST


@pytest.mark.rule("DOM-05.1", "DOM-08.9")
def test_what_is_left_undone_is_said_with_the_end_of_the_turn() -> None:
    scene = Scene().hand(0, "spam", "trust", "charge").begin(0).calm()
    assert foreseen(scene, 0, "end") == {"action-left": COST, "surplus": COST}
    assert foreseen(scene.do(0, "peek", "p2 left"), 0, "end") == {"surplus": COST}


@pytest.mark.rule("DOM-17.29")
def test_every_aim_that_moves_is_told() -> None:
    scene = Scene().weapon(1, "rifle", 2).weapon(3, "pistol", 4).hand(0, "track_ip").begin(0).calm()
    facts = GAME.forecast(scene.table, 0, read(scene.table, 0, "use track_ip"))
    assert [(fact.args["who"], fact.args["at"]) for fact in facts] == [("p2", ["p4"]), ("p4", ["p1"])]


@pytest.mark.rule("DOM-17.21", "DOM-16.6")
def test_a_defender_says_what_is_left() -> None:
    scene = Scene().role(2, "mole").weapon(0, "rifle", 1).hand(2, "defender").begin(0).calm().say(0, "shoot").calm()
    scene.say(1, "damage")
    facts = GAME.forecast(scene.table, 2, read(scene.table, 2, "defend p2"))
    assert [(fact.name, fact.args["n"]) for fact in facts] == [("averts", 1)]


# -- what is known -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-02.5", "DOM-06.1")
def test_a_team_is_known_only_when_every_card_is_and_no_program_can_hide_a_secret() -> None:
    scene = Scene().role(1, "astronaut").loyal(1, "human_1", "machine_1")
    peek(scene.table, 0, [(1, 0), (1, 1)])
    assert (cards_seen(scene.state, 0, 1), known_team(scene.state, 0, 1)) == (2, -1)
    peek(scene.table, 0, [(1, 2)])
    assert known_team(scene.state, 0, 1) == HUMAN
    assert known_team(scene.hand(1, "spam").state, 0, 1) == -1
    learn(scene.table, 1, MACHINE, True, 1)
    assert TEAMS[known_team(scene.state, 0, 1)] == "machine"


# -- why not -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-06.2b", "DOM-06.1")
def test_pieces_that_are_no_answer_to_a_turn_say_why() -> None:
    scene = Scene().dead(3).up(2, "left").weapon(4, "rifle", 1).hand(0, "secret_human", "defender", "backup").begin(0)
    scene.calm().say(0, "peek")
    assert why(scene, 0, "card:p2:left") == ""
    assert why(scene, 0, "card:p2:role") == "role-later"
    assert why(scene, 0, "card:p3:left") == "is-open"
    assert why(scene, 0, "card:p1:left") == "own-card"
    assert why(scene, 0, "card:p4:left") == "dead"
    scene.say(0, "cancel")
    assert why(scene, 0, "weapon:laser") == "locked"
    assert why(scene, 0, "weapon:rifle") == "held"
    assert why(scene, 0, "weapon:pistol2") == "not-here"
    assert why(scene, 0, "program:secret_human") == "secret"
    assert why(scene, 0, "program:defender") == "only-damage"
    assert why(scene, 0, "program:spam") == "other-question"


@pytest.mark.rule("DOM-07.9", "DOM-11.5")
def test_whom_one_cannot_aim_at() -> None:
    scene = Scene().dead(3).begin(0).say(0, "arm", "rifle")
    assert why(scene, 0, "seat:p1") == "yourself"
    assert why(scene, 0, "seat:p4") == "dead"
    assert why(scene, 0, "seat:p2") == ""


@pytest.mark.rule("DOM-05.1", "DOM-05.4", "DOM-06.2a")
def test_a_weapon_says_why_it_cannot_be_taken_or_fired_now() -> None:
    scene = Scene().begin(0).do(0, "arm", "pistol", "p2")
    assert why(scene, 0, "weapon:pistol") == "taken-now"
    assert why(scene, 0, "weapon:rifle") == "one-weapon"
    assert why(scene, 0, "deck:programs") == "spent"
    scene.begin(0)
    assert why(scene, 0, "deck:programs") == "armed"


@pytest.mark.rule("DOM-16.29", "DOM-08.4", "DOM-R63")
def test_programs_say_why_they_cannot_be_used_now() -> None:
    scene = Scene().role(4, "homeless").up(4, "role").hand(1, "server_down", "charge").weapon(0, "rifle", 2).begin(0)
    scene.calm().say(0, "shoot")
    assert why(scene, 1, "program:server_down") == "own-turn"
    assert why(scene, 1, "program:charge") == "no-effect"
    assert why(scene, 1, "deck:programs") == "no-draw"


@pytest.mark.rule("DOM-R15")
def test_in_the_ring_a_shared_card_is_one_s_own() -> None:
    scene = Scene(9).begin(0).say(0, "peek")
    assert why(scene, 0, "card:p2:right") == "shared-card"
    assert why(scene, 0, "card:p2:left") == ""


# -- cards of pieces ---------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-02.4", "DOM-04.5")
def test_only_the_own_card_tells_the_team() -> None:
    scene = Scene().weapon(1, "rifle", 2).weapon(3, "laser")
    assert lines(scene, 0, "seat:p1")["my-team"] == MINE
    assert "my-team" not in lines(scene, 1, "seat:p1")
    assert "my-team" not in lines(scene, None, "seat:p1")
    assert "aims" in lines(scene, 0, "seat:p2")
    assert "holds" in lines(scene, 0, "seat:p4")
    assert {*lines(scene.dead(4), 0, "seat:p5")} == {"dead", "dead-wins"}


@pytest.mark.rule("DOM-06.1", "DOM-03.2")
def test_a_hidden_card_shows_its_face_to_who_has_seen_it() -> None:
    scene = Scene().loyal(1, "human_1", "machine_2")
    scene.state.known.loyalties.exact = [0] * 5
    scene.state.known.roles.exact = [0] * 5
    assert {*lines(scene, 0, "card:p2:left")} == {"unseen"}
    peek(scene.table, 0, [(1, 0), (1, 2)])
    assert lines(scene, 0, "card:p2:left") == {"seen": MINE, "counts": MINE}
    assert "seen" not in lines(scene, 2, "card:p2:left")
    assert "seen" in lines(scene, 0, "card:p2:role")
    assert lines(scene.up(1, "right"), None, "card:p2:right") == {"counts": ""}
    assert {*lines(scene.up(1, "role"), None, "card:p2:role")} >= {"printed-astronaut"}


@pytest.mark.rule("DOM-03.2", "DOM-13.3")
def test_what_is_left_unseen_is_counted_by_side() -> None:
    scene = Scene(9)
    card = GAME.look(scene.table, 0, "card:p5:left")
    assert card is not None
    counted = card.lines[0].args
    seen = 16 - sum(int(str(counted[team])) for team in ("human", "machine", "outlaw"))
    assert seen == 2  # the two gaps beside the first seat
    assert card.lines[1].args["who"] == ["p5", "p6"]


@pytest.mark.rule("DOM-06.2b", "DOM-08.6")
def test_weapons_programs_teams_and_the_deck_have_cards() -> None:
    scene = Scene()
    assert "locked" in lines(scene, None, "weapon:laser")
    assert "draws" in lines(scene, None, "weapon:pistol")
    assert "timing-secret_loyalty" in lines(scene, 0, "program:secret_human")
    assert {*lines(scene, 0, "deck:programs")} == {"deck", "limit"}
    assert GAME.look(scene.table, 0, "card:p1:role2") is None
    assert GAME.look(scene.table, 0, "seat:p9") is None


# -- moments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-06.2", "DOM-08.6")
def test_a_newcomer_hears_of_an_aim_a_bare_role_and_a_secret() -> None:
    scene = Scene().begin(0)
    assert told(scene, 1) == ["team"]
    scene.weapon(3, "rifle", 1).up(1, "role").hand(1, "secret_human")
    assert told(scene, 1) == ["team", "aimed", "bare", "secret"]
    aimed = GAME.moments(scene.table, 1)[1]
    assert (aimed.args["who"], aimed.args["n"]) == ("p4", 3)
    assert told(scene.dead(2), 2) == ["dead"]


# -- standing orders -------------------------------------------------------------------------------------------


def ordered(scene: Scene, seat: int, name: str) -> str:
    order = next(one for one in ORDERS if one.name == name)
    ask = question(scene.table, seat)
    assert ask is not None
    answer = order.answer(scene.table, seat, ask)
    return "" if answer is None else answer.text


@pytest.mark.rule("DOM-08.4")
def test_orders_of_silence() -> None:
    scene = Scene().weapon(0, "rifle", 1).hand(1, "charge").hand(2, "charge").begin(0)
    assert ordered(scene, 1, "silent") == ordered(scene, 1, "silent-unless-shot") == "pass"
    scene.calm().say(0, "shoot")
    assert ordered(scene, 1, "silent") == "pass"
    assert ordered(scene, 1, "silent-unless-shot") == ""
    assert ordered(scene, 2, "silent-unless-shot") == "pass"
    assert ordered(scene.calm(), 1, "silent") == ""


@pytest.mark.rule("DOM-17.21", "DOM-07.2")
def test_orders_under_fire() -> None:
    scene = Scene().weapon(0, "rifle", 1).hand(1, "defender").begin(0).calm().say(0, "shoot").calm()
    assert ordered(scene, 1, "take-it") == ""
    assert ordered(scene, 1, "defend-myself") == ""
    assert ordered(scene.say(1, "damage"), 1, "defend-myself") == "defend p2"
    pistol = Scene().weapon(0, "pistol", 1).hand(1, "defender").begin(0).calm().say(0, "shoot").calm()
    assert ordered(pistol, 1, "take-it") == "damage"
    assert ordered(pistol.say(1, "damage"), 1, "defend-myself") == ""


@pytest.mark.rule("DOM-08.4")
def test_orders_that_contradict_each_other_say_so() -> None:
    for order in ORDERS:
        assert all(order.name in other.instead_of for other in ORDERS if other.name in order.instead_of)
