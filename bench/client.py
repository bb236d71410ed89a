"""How heavy and how quick the browser client is: `.venv/bin/python bench/client.py`; README.md says what is measured.

A real server, a real Chromium with an empty cache, a table from a golden record. A report, not a test.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
HOME = BENCH.parent
sys.path[:0] = [str(HOME / "src"), str(HOME / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402
from rich.table import Table  # noqa: E402

from server.harness import Server, running  # noqa: E402
from web.chromium import FLAGS, chromium  # noqa: E402
from web.pilot import Pilot  # noqa: E402
from web.scenes import Staged, just_before, stage  # noqa: E402

ASKED = 5
FIGHT = just_before("lifeboat/6_landed_by_card", ASKED, "join frenchy", ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"])
SLOW_LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit/s and 400 ms, as Chromium's own throttle has it."""
LOADED = """() => performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])"""
STOPWATCH = """() => {
    window.took = [];
    let pressed = 0;
    addEventListener('pointerdown', event => { if (event.target.closest('.go')) pressed = performance.now(); }, true);
    new MutationObserver(() => {
        if (!pressed) return;
        const began = pressed;
        pressed = 0;
        requestAnimationFrame(() => window.took.push(performance.now() - began));
    }).observe(document.querySelector('.page'), {subtree: true, childList: true, attributes: true});
}"""


def arrive(browser: Browser, server: Server, staged: Staged, line: dict[str, Any] | None) -> tuple[float, Page]:
    """Seconds from the address to the first option that can be pressed, with nothing in the cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="ru")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.request.post(f"{server.url}/api/me/recover", data={"code": staged.codes[ASKED]})
    if line:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)
    began = time.perf_counter()
    page.goto(f"{server.url}/table/{staged.match}", wait_until="commit")
    page.wait_for_selector(".ask .opt")
    return time.perf_counter() - began, page


def weight(page: Page) -> tuple[float, float]:
    """Kilobytes of all files, and of scripts alone, as they were sent."""
    page.wait_for_load_state("networkidle")
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    return (
        sum(size for _, size in loaded) / 1000,
        sum(size for name, size in loaded if name.endswith(".js")) / 1000,
    )


def clicks(browser: Browser, server: Server, number: int) -> list[float]:
    """Milliseconds from pressing the answer to the first changed frame."""
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()
        pilot.page.evaluate(STOPWATCH)
        for n in track(range(number), description="answers"):
            while not pilot.is_over() and not pilot.answer(n):
                pass
            if pilot.is_over():
                break
        took: list[float] = pilot.page.evaluate("window.took")
        return sorted(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    wanted = parser.parse_args()
    report = Table("measure", "value", "goal")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        staged = [stage(Path(folder), FIGHT) for _ in range(4)]
        with running(Path(folder), PYTHONPATH=str(HOME / "src"), HOLDFAST_INTERPRETED="1") as server:
            quick = [arrive(browser, server, one, None) for one in staged[:3]]
            total, scripts = weight(quick[0][1])
            slow, _ = arrive(browser, server, staged[3], SLOW_LINE)
            took = clicks(browser, server, wanted.answers)
        browser.close()
    report.add_row("first load of a table, KB", f"{total:.0f}", "450")
    report.add_row("its scripts, KB (gzip)", f"{scripts:.0f}", "150")
    report.add_row("usable on loopback, s", f"{min(seconds for seconds, _ in quick):.2f}", "1")
    report.add_row("usable at 400 kbit/s and 400 ms, s", f"{slow:.1f}", "6")
    report.add_row("answer to changed frame, p50 ms", f"{took[len(took) // 2]:.0f}", "")
    report.add_row("answer to changed frame, p95 ms", f"{took[int(len(took) * 0.95)]:.0f}", "100")
    Console().print(report)


if __name__ == "__main__":
    main()
