"""The pages of docs/api say what the docstrings say now."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import holdfast

PLACE = Path(__file__).resolve().parents[1] / "docs" / "api"


def maker() -> Any:
    spec = spec_from_file_location("api_pages", PLACE / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_they_are_up_to_date() -> None:
    there = {path.name: path.read_text("utf-8") for path in PLACE.glob("*.md")}

    assert there == maker().pages(), "run: python docs/api/make.py"


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("holdfast", [*(name for name in holdfast.__all__ if name != "__version__"), "Table", "Seen", "Question"]),
        (
            "kernel",
            [
                "Game",
                "Step",
                "Ask",
                "Decision",
                "Window",
                "Fork",
                "Together",
                "Choice",
                "Right",
                "Event",
                "Policy",
                "Refusal",
                "Table",
            ],
        ),
        ("bots", ["Bot"]),
        ("parts", ["Knowledge", "Memo"]),
    ],
)
def test_every_public_name_has_its_place(page: str, names: list[str]) -> None:
    text = (PLACE / f"{page}.md").read_text("utf-8")

    assert [name for name in names if not re.search(rf"^### (class )?`{name}\b", text, re.MULTILINE)] == []
