"""What axe-core finds on a page: only what is serious or worse counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IS_STILL = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(one => ['serious', 'critical'].includes(one.impact))
    .flatMap(one => one.nodes.map(node => `${one.id}: ${node.html.slice(0, 160)} | ${node.any[0]?.message ?? ''}`))"""


def faults(page: Page) -> list[Any]:
    """Serious faults of the page as it stands, once nothing moves any more."""
    page.wait_for_function(IS_STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[Any] = page.evaluate(RUN)
    return found
