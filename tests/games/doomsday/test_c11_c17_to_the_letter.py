"""DOM-11 to DOM-17 word by word: who knows what of cards that have moved, who hears of a check, what ends with what."""

from __future__ import annotations

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_end import end_round
from holdfast.games.doomsday.chapters.c08_orders import ORDERS
from holdfast.games.doomsday.chapters.c11_check import check_teams
from holdfast.games.doomsday.chapters.c11_death import Deaths
from holdfast.games.doomsday.chapters.c12_victory import verdict
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_damage import deal_damage
from holdfast.games.doomsday.pieces import FALLEN, HUMAN, LEGION, PROGRAM_OF, PROGRAMS, SEATS
from holdfast.games.doomsday.queries import known_team, knows_card, team_of, unseen
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.state import Link, Truth
from holdfast.games.doomsday.talk import check
from holdfast.games.doomsday.verbs.changes import peek, teams_changed
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.play import question
from holdfast.kernel.settle import settle
from holdfast.kernel.step import ALL, Seat


def killed(scene: Scene, *seats: Seat) -> Scene:
    for seat in seats:
        scene.player(seat).lives = 0
    return scene.run(Deaths())


def hurt(scene: Scene, *victims: tuple[Seat, int]) -> Scene:
    scene.table.agenda.clear()
    scene.table.then(ChainEnd())
    deal_damage(scene.table, [*victims])
    settle(scene.table)
    return scene


def heard_by(scene: Scene, kind: type) -> list[int]:
    """Who hears of it, as masks."""
    assert scene.table.heard is not None
    return [to for to, event in scene.table.heard if isinstance(event, kind)]


# -- the check and the end -----------------------------------------------------------------------------


@pytest.mark.rule("DOM-12.6", "DOM-14.1")
@pytest.mark.parametrize("mark", [LEGION, FALLEN])
def test_one_of_another_team_alive_keeps_legion_and_the_fallen_from_victory(mark: int) -> None:
    scene = Scene(6, legion=True).role(5, "fixer")
    for player in scene.state.players[:2]:
        player.mark = mark
    for player in scene.state.players[2:5]:
        player.alive = False
    scene.player(5).mark = -1
    scene.state.human_ever = True
    assert verdict(scene.state) == ""


@pytest.mark.rule("DOM-12.5", "DOM-12.6")
def test_machines_among_outlaws_have_not_won_where_nobody_was_ever_human() -> None:
    scene = Scene(4).role(0, "mercenary").role(1, "homeless").dead(2, 3)
    scene.state.human_ever = False
    assert verdict(scene.state) == ""
    scene.player(1).alive = False
    assert verdict(scene.state) == "machine"


@pytest.mark.rule("DOM-11.3", "DOM-12.4")
def test_the_end_tells_who_has_won_of_which_team_everybody_was_and_nothing_more() -> None:
    scene = Scene(4)
    for seat, role in enumerate(("fixer", "seeker", "mercenary", "homeless")):
        scene.role(seat, role)
    killed(scene, 2, 3).say(2, "none")
    (over,) = scene.told(events.GameOver)
    assert (over.winners, over.reason) == (["p1", "p2"], "human")
    assert over.teams == ["human", "human", "machine", "outlaw"]
    assert scene.table.result is not None
    assert scene.table.result.scores == [1, 1, 0, 0]
    assert [part["won"] for part in scene.table.result.parts] == [1, 1, 0, 0]
    assert not scene.told(events.TeamsSeen)
    assert not scene.told(events.WentOn)


@pytest.mark.rule("DOM-R57", "DOM-R30")
def test_who_was_dead_before_sees_no_other_check() -> None:
    scene = killed(Scene(6).role(0, "fixer").role(2, "mercenary").dead(5), 1)
    (seen,) = scene.told(events.TeamsSeen)
    assert seen.players == ["p1", "p3", "p4", "p5"]
    assert heard_by(scene, events.TeamsSeen) == [1 << 1]
    assert scene.player(1).snapshot[5] == -1
    assert known_team(scene.state, 1, 2) >= 0
    assert known_team(scene.state, 5, 0) == -1


@pytest.mark.rule("DOM-R57", "DOM-16.12")
def test_who_returns_before_the_check_is_shown_nothing() -> None:
    scene = killed(Scene(6).role(0, "fixer").role(2, "mercenary").role(1, "lightbringer").dead(1), 4)
    scene.say(1, "yes").say(1, "left")
    assert [event.who for event in scene.told(events.TeamsSeen)] == ["p5"]


@pytest.mark.rule("DOM-16.30")
def test_only_a_living_midnighter_hears_the_numbers_alone() -> None:
    scene = killed(Scene(6).role(0, "fixer").role(2, "mercenary").role(3, "midnighter"), 1)
    (counts,) = scene.told(events.TeamsCounted)
    assert sum(counts.counts) == 5
    assert heard_by(scene, events.TeamsCounted) == [1 << 3]
    assert not killed(scene, 3).told(events.TeamsCounted)[1:]


# -- what was known of cards that have moved -------------------------------------------------------------


@pytest.mark.rule("DOM-17.1", "DOM-15.7")
def test_after_orellana_only_owners_know_their_new_cards() -> None:
    scene = Scene().hand(0, "orellana")
    peek(scene.table, 4, [(1, 0)])
    cards = [scene.state.loyal[spot] for spot in (2, 3, 4, 5)]
    scene.begin(0).calm().do(0, "use orellana", "p2", "p3", "done")
    known = scene.state.known.loyalties
    assert not any(known.knows(4, card) for card in cards)
    for seat in (1, 2):
        assert [known.knows(seat, scene.state.loyal[seat * 2 + side]) for side in (0, 1)] == [True, True]
    assert sorted(scene.state.loyal[2:6]) == sorted(cards)


@pytest.mark.rule("DOM-16.20", "DOM-15.7")
def test_the_virus_says_which_cards_it_exchanges_and_their_owners_look() -> None:
    scene = Scene().role(1, "virus").reveal(1)
    given, got = scene.state.loyal[5], scene.state.loyal[7]
    assert scene.say(1, "p3 right").options(1)[:2] == ["p4 left", "p4 right"]
    scene.say(1, "p4 right")
    (event,) = scene.told(events.LoyaltiesSwapped)
    assert (event.who, event.card, event.to, event.other) == ("p3", "right", "p4", "right")
    known = scene.state.known.loyalties
    assert (known.knows(2, got), known.knows(3, given), known.knows(1, got)) == (True, True, False)


@pytest.mark.rule("DOM-16.20")
def test_the_virus_may_exchange_any_two_cards_of_two_players() -> None:
    scene = Scene(4).role(1, "virus").reveal(1)
    assert len(scene.options(1)) == 1 + 6
    scene.say(1, "p3 left")
    assert scene.options(1) == ["p4 left", "p4 right", "p1 left", "p1 right", "p2 left", "p2 right"]


@pytest.mark.rule("DOM-17.28", "DOM-15.7")
def test_after_a_screenshot_both_know_their_new_roles_and_nobody_else_does() -> None:
    scene = Scene().hand(0, "screenshot").begin(0).calm().do(0, "use screenshot", "p2", "p3")
    known = scene.state.known.roles
    one, other = scene.player(1).roles[0], scene.player(2).roles[0]
    assert (known.knows(1, one), known.knows(2, other)) == (True, True)
    assert not any(known.knows(seat, card) for seat in (3, 4) for card in (one, other))


@pytest.mark.rule("DOM-16.7", "DOM-R51")
def test_what_grunwald_gives_is_no_longer_known_to_who_knew_the_hand() -> None:
    scene = Scene().role(0, "grunwald", up=True).hand(0, "spam", "charge").hand(1, "trust", "backup")
    known, mine = scene.state.known.programs, scene.player(0).hand[:]
    known.look(mine, 1 << 3)
    scene.begin(0).say(0, "p2", "one", "spam").calm()
    assert len(scene.told(events.ProgramsExchanged)) == 2
    assert [known.knows(3, card) for card in mine] == [False, False]
    assert [known.knows(1, card) for card in mine] == [True, False]
    got = [card for card in scene.player(0).hand if card not in mine]
    assert [known.knows(seat, got[0]) for seat in (0, 1, 2)] == [True, True, False]


@pytest.mark.rule("DOM-17.4")
def test_doctor_moro_s_victim_and_thief_alone_know_what_was_taken() -> None:
    scene = Scene().lay(0, "doctor_moro").hand(1, "spam").begin(0).calm().do(0, "hack", "p2")
    card = scene.player(0).hand[0]
    assert [scene.state.known.programs.knows(seat, card) for seat in (0, 1, 2)] == [True, True, False]
    assert sorted(event.program for event in scene.told(events.ProgramStolen)) == ["", "spam"]


@pytest.mark.rule("DOM-14.5", "DOM-17.32")
def test_who_sees_the_legion_card_together_knows_it_of_each_other() -> None:
    scene = Scene(8, legion=True)
    for player in scene.state.players:
        player.mark = -1
    scene.loyal_at(4, "legion")
    scene.hand(3, "spy_network")
    scene.state.links.append(Link(scene.player(3).hand.pop(), 3, 0))
    peek(scene.table, 0, [(2, 0)])
    assert (scene.team(0), scene.team(3)) == ("legion", "legion")
    assert (known_team(scene.state, 0, 3), known_team(scene.state, 3, 0)) == (LEGION, LEGION)
    assert known_team(scene.state, 1, 0) == -1
    assert [(truth.about, truth.seats) for truth in scene.state.truths] == [(0, 1 << 3), (3, 1 << 0)]


@pytest.mark.rule("DOM-02.5")
def test_to_know_what_somebody_is_not_is_not_to_know_what_they_are() -> None:
    scene = Scene().hand(2, "spam")
    scene.state.truths.append(Truth(2, LEGION, False, ALL))
    assert known_team(scene.state, 0, 2) == -1


# -- weapons -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-R48", "DOM-16.22")
def test_a_second_weapon_that_the_first_shot_has_cost_is_not_fired() -> None:
    scene = Scene().role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "pistol", 2).role(1, "thief")
    scene.begin(0).calm().say(0, "shoot", "rifle").say(1, "role", "p1 pistol", "p4")
    assert [event.weapon for event in scene.told(events.ActionDeclared)] == [["rifle"]]
    assert scene.asked(0) == "Sentence"


@pytest.mark.rule("DOM-16.22", "DOM-R48")
def test_a_companion_fired_second_may_heal() -> None:
    scene = Scene(6).role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "companion", 2).lives(2, 1)
    scene.begin(0).calm().say(0, "shoot", "rifle").say(1, "role").say(0, "heal").calm()
    assert scene.player(2).lives == 2
    assert [event.action for event in scene.told(events.ActionDeclared)] == ["shoot", "heal"]


@pytest.mark.rule("DOM-16.28", "DOM-17.9")
def test_the_fortune_teller_may_answer_each_of_two_swapped_weapons() -> None:
    scene = Scene(6).role(5, "fortune_teller", up=True).weapon(1, "rifle", 0).weapon(2, "pistol", 0)
    scene.hand(0, "file_sharing").begin(0).calm().do(0, "use file_sharing", "p2 rifle")
    scene.say(1, "p5").say(2, "p5")
    assert scene.options(5) == ["none", "yes"]
    scene.say(5, "yes")
    assert (scene.armed(1), scene.armed(2)) == ([], ["rifle"])
    assert scene.asked(5) == ""


@pytest.mark.rule("DOM-17.32", "DOM-15.11")
def test_a_spy_network_passes_no_damage_on() -> None:
    scene = Scene().hand(0, "spy_network")
    scene.state.links.append(Link(scene.player(0).hand.pop(), 0, 2))
    assert hurt(scene, (0, 1)).player(2).lives == 2


@pytest.mark.rule("DOM-15.11", "DOM-R61", "DOM-11.6")
def test_a_gevers_attack_answers_for_its_owner_alone_and_not_for_the_dead() -> None:
    scene = Scene().hand(0, "gevers_attack")
    scene.state.links.append(Link(scene.player(0).hand.pop(), 0, 2))
    assert hurt(scene, (1, 1)).player(2).lives == 2
    assert hurt(scene.dead(2), (0, 1)).player(2).lives == 0
    assert len(scene.told(events.Hurt)) == 2


# -- abilities -----------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-16.15", "DOM-08.10")
def test_the_joke_discards_one_alone_and_a_secret_only_if_there_is_nothing_else() -> None:
    scene = Scene().role(1, "jester").top("spam", "trust", "secret_human").reveal(1)
    assert scene.options(1) == ["trust", "spam"]
    assert scene.say(1, "spam").asked(1) == ""
    assert sorted(scene.programs(1)) == ["secret_human", "trust"]
    closed = Scene().role(1, "jester").role(3, "homeless", up=True).hand(1, "spam").reveal(1)
    assert (closed.asked(1), closed.programs(1)) == ("", ["spam"])


@pytest.mark.rule("DOM-R46", "DOM-16.33")
def test_who_has_risen_in_a_chain_does_not_rise_again_in_it() -> None:
    """Deathbringer raises the Paramedic, who finds nobody any more whom this chain has not raised already."""
    scene = Scene(6, legion=True).role(1, "deathbringer").role(3, "paramedic").dead(3, 4).reveal(1)
    scene.say(3, "left").say(4, "left")
    assert [event.who for event in scene.told(events.Resurrected)] == ["p4", "p5"]
    assert scene.state.risen == 1 << 3 | 1 << 4
    assert "p5" in scene.options(3)
    scene.lives(4, 0)
    scene.player(4).alive = False
    assert "p5" not in scene.options(3)


@pytest.mark.rule("DOM-16.2")
def test_the_invisible_is_asked_once_when_all_is_open_and_not_before() -> None:
    scene = Scene().role(1, "invisible", up=True)
    assert scene.up(1, "left").begin(0).asked(1) == ""
    scene = Scene().role(1, "invisible").up(1, "left", "right").weapon(0, "rifle", 1).begin(0).say(0, "shoot")
    scene.say(1, "role")
    assert scene.options(1) == ["none", "p2 left", "p2 right", "p2 role"]
    assert scene.say(1, "none").asked(1) == ""


@pytest.mark.rule("DOM-17.34", "DOM-R55")
@pytest.mark.parametrize("team", ["machine", "outlaw"])
def test_fog_of_war_off_tells_of_everybody_whether_they_are_of_the_team(team: str) -> None:
    scene = Scene().role(1, "mercenary").role(2, "homeless").role(3, "seeker").hand(0, "fog_off").begin(0).calm()
    scene.do(0, "use fog_off", team)
    found = scene.told(events.TeamAsked)[0].found
    assert found == [SEATS[seat] for seat in (1, 2, 3, 4) if scene.team(seat) == team]
    told = {truth.about: truth.holds for truth in scene.state.truths if truth.seats == 1}
    assert told == {seat: SEATS[seat] in found for seat in (1, 2, 3, 4)}


@pytest.mark.rule("DOM-11.2")
def test_a_check_without_a_winner_says_that_it_goes_on() -> None:
    scene = Scene().role(0, "fixer").role(1, "mercenary")
    check_teams(scene.table)
    assert [type(event).__name__ for _, event in (scene.table.heard or [])][-2:] == ["TeamsChecked", "WentOn"]
    assert scene.state.goes_on


@pytest.mark.rule("DOM-R26", "DOM-12.5")
def test_whether_anybody_was_ever_human_is_noticed_when_teams_change() -> None:
    scene = Scene(4).role(1, "mercenary").role(2, "homeless").role(3, "virus").loyal(0, "machine_1", "machine_1")
    scene.loyal(3, "human_1", "outlaw_2").role(0, "astronaut")
    scene.state.human_ever = False
    noticed: list[bool] = []
    for program in ("spam", "secret_human_2"):
        scene.hand(0, program)
        teams_changed(scene.table)
        noticed.append(scene.state.human_ever)
    assert noticed == [False, True]
    dealt = new_table(GAME, 8, {}, seed_of("human")).state
    assert dealt.human_ever == any(team_of(dealt, seat) == HUMAN for seat in range(8))


@pytest.mark.rule("DOM-04.1", "DOM-06.1")
def test_a_claim_of_a_card_that_one_has_not_seen_is_neither_true_nor_untrue() -> None:
    scene = Scene().loyal(1, "human_1", "machine_1")
    claim = {"about": "p2", "card": "left", "face": "loy_human_1"}
    stranger = next(seat for seat in (0, 2, 3, 4) if not knows_card(scene.state, seat, 1, 0))
    assert check(scene.state, stranger, "card", claim) is None
    fact = check(scene.state, 1, "card", claim)
    assert fact is not None
    assert fact.name == "same"
    peek(scene.table, stranger, [(1, 0)])
    fact = check(scene.state, stranger, "card", claim | {"face": "loy_machine_1"})
    assert fact is not None
    assert (fact.name, fact.args["face"]) == ("other", "loy_human_1")
    scene.up(1, "right")
    fact = check(scene.state, stranger, "card", claim | {"card": "right"})
    assert fact is not None
    assert (fact.name, fact.args["face"]) == ("other", "loy_machine_1")


@pytest.mark.rule("DOM-16.28", "DOM-16.4")
def test_the_fortune_teller_may_send_back_what_an_ability_gave() -> None:
    scene = Scene(6).role(1, "sniper").role(5, "fortune_teller", up=True).reveal(1).say(1, "yes")
    assert scene.say(5, "yes").armed(1) == []
    assert "laser" in scene.centre()


@pytest.mark.rule("DOM-17.35", "DOM-13.9")
def test_in_the_ring_fog_of_war_hides_each_shared_card_once() -> None:
    scene = Scene(9).hand(0, "fog_on")
    for seat in (1, 4, 6):
        scene.up(seat, "left", "right")
    scene.begin(0).calm().do(0, "use fog_on")
    assert not any(scene.state.loyal_open)
    assert len(scene.told(events.Hid)) == 6


@pytest.mark.rule("DOM-16.15", "DOM-R60")
def test_the_joke_discards_the_only_program_there_was() -> None:
    scene = Scene().role(1, "jester")
    scene.top("spam")
    scene.state.program_out += scene.state.deck[:-1]
    scene.state.deck = scene.state.deck[-1:]
    scene.reveal(1)
    assert (scene.asked(1), scene.default(1)) == ("Discard", "spam")


@pytest.mark.rule("DOM-16.31")
def test_the_cardsharp_chooses_once_for_each_program() -> None:
    scene = Scene().role(0, "cardsharp", up=True).top("spam", "trust", "charge").begin(0).calm().do(0, "draw", "spam")
    assert (scene.asked(0), scene.programs(0)) == ("Sentence", ["spam"])
    assert PROGRAMS[PROGRAM_OF[scene.state.deck[0]]] == "trust"
    assert PROGRAMS[PROGRAM_OF[scene.state.deck[-1]]] == "charge"
    assert sorted(event.program for event in scene.told(events.Drew)) == ["", "spam"]


@pytest.mark.rule("DOM-17.21")
def test_a_defender_that_was_used_counts_as_used() -> None:
    scene = Scene().weapon(0, "pistol", 1).hand(2, "defender").begin(0).calm().say(0, "shoot").calm()
    scene.say(1, "damage").say(2, "defend p2").calm()
    assert scene.player(2).has_used(PROGRAMS.index("defender"))
    assert scene.player(1).lives == 2
    assert [event.program for event in scene.told(events.ProgramUsed)] == ["defender"]


@pytest.mark.rule("DOM-03.2")
def test_whoever_watches_has_not_seen_what_is_not_in_the_game_either() -> None:
    state = Scene(4).up(0, "left").state
    assert sum(unseen(state, None).values()) == 8 - 1


@pytest.mark.rule("DOM-17.1")
def test_orellana_deals_in_another_order() -> None:
    orders = set()
    for seed in ("one", "two", "three", "four"):
        scene = Scene(4, seed).hand(0, "orellana")
        before = scene.state.loyal[2:6]
        scene.begin(0).calm().do(0, "use orellana", "p2", "p3", "done")
        orders.add(tuple([before.index(card) for card in scene.state.loyal[2:6]]))
    assert len(orders) > 1


@pytest.mark.rule("DOM-R27")
def test_one_loud_round_makes_the_next_no_louder() -> None:
    scene = Scene()
    scene.state.quiet, scene.state.loud = 5, True
    counted: list[int] = []
    for _ in range(2):
        end_round(scene.table)
        counted.append(scene.state.quiet)
    assert counted == [0, 1]


@pytest.mark.rule("DOM-16.22", "DOM-06.2d")
def test_a_gunslinger_s_laser_names_whom_nothing_else_aims_at() -> None:
    scene = Scene().role(0, "gunslinger", up=True).weapon(0, "rifle", 1).weapon(0, "laser").begin(0).calm()
    assert scene.say(0, "shoot", "laser").options(0) == ["p3", "p4", "p5"]
    scene.say(0, "p3")
    assert scene.told(events.ActionDeclared)[-1].to == ["p3"]
    assert scene.asked(2) == "AnswerShot"


@pytest.mark.rule("DOM-17.28", "DOM-15.15")
def test_the_first_of_two_leaves_somebody_for_the_second() -> None:
    scene = Scene(4).hand(0, "screenshot").begin(0).calm().say(0, "use screenshot")
    assert scene.options(0) == ["p2", "p3", "p4", "cancel"]
    assert scene.say(0, "p3").options(0) == ["p4", "p1"]


@pytest.mark.rule("DOM-15.4", "DOM-16.4")
def test_a_laser_in_others_hands_cannot_be_taken() -> None:
    scene = Scene().role(0, "sniper", up=True).weapon(1, "laser").begin(0)
    assert "laser" not in scene.options(0)
    assert "arm" in scene.options(0)


@pytest.mark.rule("DOM-16.8")
def test_a_role_alone_gives_the_photographer_nobody_to_heal() -> None:
    scene = Scene().role(1, "photographer", up=True).lives(3, 1).reveal(2)
    assert scene.asked(1) == ""
    assert not scene.is_up(1, "role")


@pytest.mark.rule("DOM-14.5", "DOM-16.32")
def test_who_is_touched_and_who_touched_hear_of_it_and_nobody_else() -> None:
    scene = Scene(6, legion=True).role(1, "mind_eater").reveal(1).say(1, "p4")
    assert heard_by(scene, events.Converted)[-1] == 1 << 1 | 1 << 3


@pytest.mark.rule("DOM-16.10")
def test_the_secret_agent_disarms_everybody_unasked() -> None:
    scene = Scene().role(1, "secret_agent").weapon(2, "rifle", 0).weapon(3, "pistol", 0).reveal(1)
    assert (scene.armed(2), scene.armed(3)) == ([], [])
    assert scene.options(1)[0] == "none"
    assert [event.weapon for event in scene.told(events.Dropped)] == ["rifle", "pistol"]


@pytest.mark.rule("DOM-17.21")
def test_the_order_to_defend_oneself_asks_nothing_of_who_has_no_defender() -> None:
    scene = Scene().lives(1, 1).hand(1, "spam").weapon(0, "pistol", 1).begin(0).calm().say(0, "shoot").calm()
    scene.say(1, "damage")
    ask = question(scene.table, 1)
    assert ask is not None
    order = next(one for one in ORDERS if one.name == "defend-myself")
    assert order.answer(scene.table, 1, ask) is None
    scene.hand(1, "defender")
    answer = order.answer(scene.table, 1, ask)
    assert answer is not None
    assert answer.text == "defend p2"


@pytest.mark.rule("DOM-R27")
@pytest.mark.parametrize(("number", "is_over"), [(59, False), (60, True)])
def test_no_game_goes_beyond_its_last_round(number: int, is_over: bool) -> None:
    scene = Scene().role(0, "fixer").role(1, "mercenary")
    scene.state.round, scene.state.loud = number, True
    end_round(scene.table)
    assert (scene.table.result is not None) == is_over


@pytest.mark.rule("DOM-16.7")
def test_grunwald_may_exchange_two_at_once() -> None:
    scene = Scene().role(0, "grunwald", up=True).hand(0, "spam", "charge", "trust").hand(1, "backup", "defrag")
    scene.begin(0).say(0, "p2", "two", "spam", "trust").calm()
    assert sorted(scene.programs(0)) == ["backup", "charge", "defrag"]
    assert sorted(scene.programs(1)) == ["spam", "trust"]
