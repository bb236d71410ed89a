"""Makes the pictures of the browser client that the readmes show, each as large as the drawing it answers to.

`./holdfast test --install-browser` once, then `.venv/bin/python docs/pictures/browser.py [NAME]`. Scenes come from
golden records, so the same pictures come out each time, but for the seconds on a clock.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
HOME = HERE.parents[1]
sys.path[:0] = [str(HOME / "src"), str(HOME / "tests")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from holdfast.kernel.play import waiting  # noqa: E402
from holdfast.kernel.table import Table  # noqa: E402
from server.harness import Server, running  # noqa: E402
from web.chromium import FLAGS, chromium  # noqa: E402
from web.scenes import Scene, Staged, just_before, stage, when  # noqa: E402

NAMES = ["Дима", "Соня", "Аня", "Лев", "Вера", "Глеб"]
FIGHT = Scene(
    "lifeboat/6_landed_by_card",
    227,
    NAMES,
    "relaxed",
    ((3, "Ну кто-нибудь! У меня же вода для всех", None), (2, "Не лезь, вода пополам.", 4)),
)


class Shot(NamedTuple):
    """One picture: a scene or a page, seen by a seat, of a size, in a theme."""

    name: str
    page: str = ""
    seat: int = 0
    width: int = 1440
    height: int = 900
    theme: str = "dark"
    lang: str = "ru"
    keys: tuple[str, ...] = ()
    scene: Scene = FIGHT


def is_half_planned(table: Table[Any]) -> bool:
    """By day, when the first seat leads and has sent one of the group somewhere, and is asked of another."""
    state = table.state
    return state.leader == 0 and state.day > 3 and bool(state.errands) and waiting(table)[0][1].name() == "PlanFor"


VALLEY = just_before("outlive/4_points", 0, "move 5 blackwood", ["Вы", "Илья", "", "Вера"])
RING = Scene("doomsday/9_human", 189, [*NAMES, "Илья", "Ева", "Марк"])
HOUSE = when("journal/3_objectives", is_half_planned, ["Вы", "Лев", "Оля"])
ROAD = just_before("aurora/4_aurora", 0, "scout 5", ["Вы", "Илья", "", "Вера"])

SHOTS = [
    Shot("home"),
    Shot("home-light", theme="light"),
    Shot("home-phone", width=390, height=844),
    Shot("lifeboat", "table", 4, keys=("2",)),
    Shot("lifeboat-light", "table", 4, theme="light", keys=("2",)),
    Shot("lifeboat-phone", "table", 4, 390, 844, keys=("2",)),
    Shot("lifeboat-en", "table", 4, lang="en", keys=("2",)),
    Shot("outlive", "table", 0, scene=VALLEY, keys=("1",)),
    Shot("outlive-phone", "table", 0, 390, 844, scene=VALLEY, keys=("1",)),
    Shot("aurora", "table", 0, scene=ROAD),
    Shot("aurora-phone", "table", 0, 390, 844, scene=ROAD),
    Shot("doomsday", "table", 8, scene=RING),
    Shot("doomsday-phone", "table", 8, 390, 844, scene=RING),
    Shot("journal", "table", 0, scene=HOUSE),
    Shot("journal-phone", "table", 0, 390, 844, scene=HOUSE),
]


def take(browser: Browser, server: Server, shot: Shot, staged: Staged) -> None:
    phone = shot.width < 768
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(server.url)
    settings: dict[str, Any] = {"lang": shot.lang, "theme": shot.theme, "motion": "less"}
    page.evaluate("kept => localStorage.setItem('holdfast-settings', JSON.stringify(kept))", settings)
    page.evaluate("localStorage.setItem('holdfast-coach', JSON.stringify({'*': {off: true}}))")
    page.request.post(f"{server.url}/api/me/recover", data={"code": staged.codes[shot.seat]})
    page.goto(f"{server.url}/table/{staged.match}" if shot.page == "table" else server.url)
    page.wait_for_selector(".ask" if shot.page == "table" else ".poster.big")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1200)
    for key in shot.keys:
        page.keyboard.press(key)
    page.wait_for_timeout(400)
    page.screenshot(path=HERE / f"{shot.name}.jpg", type="jpeg", quality=86)
    context.close()


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for shot in SHOTS:
            if not wanted or shot.name in wanted:
                data = Path(folder, shot.name)
                staged = stage(data, shot.scene)
                with running(data, PYTHONPATH=str(HOME / "src"), HOLDFAST_INTERPRETED="1") as server:
                    take(browser, server, shot, staged)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
