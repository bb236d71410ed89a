"""A field of a content file that nothing reads is a number that lies sooner or later."""

from __future__ import annotations

import json

import msgspec
import pytest

from content.process import run
from content.reads import Readings, read_by_the_browser
from holdfast.games import registry


@pytest.mark.parametrize("slug", registry.games())
def test_every_field_of_the_content_is_read(slug: str) -> None:
    assert json.loads(run("content.reads", slug)) == []


class Sail(msgspec.Struct):
    area: int
    colour: str


class Ship(msgspec.Struct):
    en: str
    sails: list[Sail]


def test_what_nothing_reads_is_named() -> None:
    readings = Readings()
    ship = readings.watched(Ship("Cutter", [Sail(40, "red"), Sail(12, "white")]))

    assert sum(sail.area for sail in ship.sails) == 52
    assert readings.unread(set()) == ["Sail.colour"]
    assert readings.unread({"colour"}) == []


def test_the_browser_s_readings_are_found() -> None:
    assert {"weapon_bonus", "psychopath_points_per_dead"} <= read_by_the_browser("lifeboat")
    assert "repair" not in read_by_the_browser("lifeboat")
