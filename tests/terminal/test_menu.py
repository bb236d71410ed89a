"""Many options in few lines."""

from __future__ import annotations

from holdfast.terminal.menu import MANY, Menu
from holdfast.terminal.scene import Sayable


def group(kind: str, towards: str) -> str:
    return f"{kind} {towards}…".replace(" …", "…")


def options(kind: str, number: int, towards: str = "") -> list[Sayable]:
    return [Sayable(f"{kind} {towards}{n}".lower(), f"{kind} number {n}", kind, towards) for n in range(number)]


def labels(menu: Menu, size: int = 20) -> list[str]:
    return [entry.label for entry in menu.entries(size)]


def test_few_options_stand_as_they_are() -> None:
    assert len(labels(Menu(options("Rob", MANY), group))) == MANY


def test_many_are_shown_by_kind_but_a_lone_one_by_itself() -> None:
    menu = Menu([*options("Rob", 6), *options("Swap", 6), *options("Idle", 1)], group)

    assert labels(menu) == ["Rob…", "Swap…", "Idle number 0"]


def test_a_group_opens_and_closes() -> None:
    menu = Menu([*options("Rob", 6), *options("Swap", 6)], group)
    menu.open(menu.entries(20)[1].path)

    assert labels(menu) == [f"Swap number {n}" for n in range(6)]
    assert menu.back()
    assert labels(menu) == ["Rob…", "Swap…"]
    assert not menu.back()


def test_a_large_group_is_shown_by_whom_it_is_about() -> None:
    menu = Menu([*options("Offer", 8, "kid"), *options("Offer", 8, "snob"), *options("Open", 2)], group)
    menu.open(("Offer",))

    assert labels(menu) == ["Offer kid…", "Offer snob…"]


def test_a_group_that_would_stand_alone_is_open() -> None:
    menu = Menu(options("Stow", MANY + 1), group)
    offers = Menu([*options("Offer", 8, "kid"), *options("Offer", 8, "snob")], group)

    assert labels(menu) == [f"Stow number {n}" for n in range(MANY + 1)]
    assert labels(offers) == ["Offer kid…", "Offer snob…"]


def test_pages_turn_round() -> None:
    menu = Menu(options("Rob", 9), group)
    menu.turn(1, 4)
    menu.turn(1, 4)

    assert labels(menu, 4) == ["Rob number 8"]
    menu.turn(1, 4)
    assert labels(menu, 4)[0] == "Rob number 0"


def test_a_filter_looks_through_all_groups() -> None:
    menu = Menu([*options("Rob", 9), *options("Swap", 9)], group)
    menu.filter("swap 7")

    assert labels(menu) == ["Swap number 7"]
    assert menu.back()
    assert labels(menu) == ["Rob…", "Swap…"]


def test_passing_always_has_the_same_key() -> None:
    menu = Menu([*options("Join", 2), Sayable("pass", "Pass", "Pass")], group)

    assert [entry.key for entry in menu.entries(9)] == ["1", "2", "0"]


def test_a_number_is_its_own_key() -> None:
    menu = Menu([Sayable(f"ammo {n}", str(n), "Ammo", "") for n in range(4)] + options("Rob", 2), group)

    assert [(entry.key, entry.label) for entry in menu.entries(20)] == [
        *((str(n), str(n)) for n in range(4)),
        ("4", "Rob number 0"),
        ("5", "Rob number 1"),
    ]
