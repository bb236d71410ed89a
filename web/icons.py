"""Draws the icons of an installed client from `public/icon.svg`: `./holdfast test --install-browser` once, then
`.venv/bin/python web/icons.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tests")]

from playwright.sync_api import sync_playwright  # noqa: E402

from web.chromium import FLAGS, chromium  # noqa: E402

PUBLIC = HERE / "public"
INK = "#0b0f15"
ICONS = {
    "icon-192": (192, 1.0, False),
    "icon-512": (512, 1.0, False),
    "icon-whole": (512, 0.8, True),
    "icon-apple": (180, 0.9, True),
}
"""Name: how wide, how much of it the drawing takes, and whether it fills the corners, which a device cuts itself."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (width, share, is_whole) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            ground = INK if is_whole else "transparent"
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{share:.0%};height:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
