"""People who come to one table, each in a browser of their own."""

from __future__ import annotations

from web.pilot import Pilot


def waiting_room_of_two(ann: Pilot, bob: Pilot, game: str = "lifeboat") -> None:
    """Ann makes a table for four without a clock; Bob comes by her link and sits down."""
    ann.open(f"/new/{game}")
    fewer = ann.page.get_by_role("button", name="Меньше мест")
    while fewer.is_enabled():
        fewer.click()
    ann.page.get_by_role("button", name="без часов").click()
    ann.page.get_by_label("Ваше имя").fill("Аня")
    ann.page.get_by_role("button", name="Создать и пригласить").click()
    bob.page.goto(ann.page.get_by_role("textbox", name="Ссылка").input_value())
    bob.page.get_by_label("Ваше имя").fill("Боря")
    bob.page.get_by_role("button", name="Сесть").click()
    bob.page.get_by_role("button", name="Уйти из-за стола").wait_for()
    ann.page.get_by_text("Боря").first.wait_for()


def table_of_two(ann: Pilot, bob: Pilot, game: str = "lifeboat") -> None:
    """The same, and Ann starts: two people and two bots."""
    waiting_room_of_two(ann, bob, game)
    ann.page.get_by_role("button", name="Начать").click()
    for pilot in (ann, bob):
        pilot.page.get_by_role("region", name="Стол").wait_for()
