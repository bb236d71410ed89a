"""What a game is has one home, and a game is found by its folder, also outside the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast.games import registry
from holdfast.games.content import read
from holdfast.games.folders import folder, folders
from holdfast.games.meta import Meta, meta_of
from holdfast.kernel.errors import Refusal

TESTS = Path(__file__).parents[1]
OWN = folder("lifeboat").joinpath("meta.toml").read_text("utf-8")


@pytest.mark.parametrize("slug", folders())
def test_every_game_says_what_it_is(slug: str) -> None:
    meta = meta_of(slug)

    assert 1 <= meta.seats[0] <= meta.seats[1]
    assert meta.minutes[0] <= meta.minutes[1]
    assert (folder(slug) / meta.poster).is_file()
    assert all(text.strip() for both in (meta.title, meta.tag, meta.pitch) for text in (both.en, both.ru))


@pytest.mark.parametrize("slug", registry.games())
def test_the_game_is_what_its_folder_says(slug: str) -> None:
    game, meta = registry.game(slug), meta_of(slug)

    assert game.slug == slug
    assert (game.fewest, game.most, game.prefix, game.whispers) == (*meta.seats, meta.prefix, meta.whispers)


def test_games_stand_in_the_order_of_the_shelf_and_no_two_share_a_place() -> None:
    """A newcomer gets the first; which one that is stands in its folder, not in its name."""
    places = [meta_of(slug).shelf for slug in holdfast.games()]

    assert places == sorted({*places})
    assert holdfast.games() != sorted(holdfast.games())


def test_what_is_announced_cannot_be_played(tmp_path: Path) -> None:
    """A folder of somebody's own with a meta.toml and no rulebook.py."""
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "meta.toml").write_text(OWN, "utf-8")
    code = """
import holdfast
from holdfast.games.folders import announced
print(announced(), "pebbles" in holdfast.games())
try:
    holdfast.new("pebbles", seats=4)
except holdfast.Refusal as refusal:
    print("no game “pebbles”" in str(refusal))
"""

    assert python(code, tmp_path).split("\n") == ["['pebbles'] False", "True"]


@pytest.mark.parametrize(
    ("right", "wrong", "place"),
    [
        ("seats = [4, 6]", "seats = [4]", r"\$\.seats"),
        ('accent = "#ff9a5c"', 'accent = "orange"', r"\$\.tints\.dark\.accent"),
        ('poster = "poster.svg"', 'postre = "poster.svg"', "postre"),
    ],
)
def test_a_slip_is_refused_with_its_file_and_place(right: str, wrong: str, place: str) -> None:
    assert right in OWN
    with pytest.raises(Refusal, match=rf"games/x/meta\.toml: .*{place}"):
        read(OWN.replace(right, wrong), "games/x/meta.toml", Meta)


# -- somebody's own ---------------------------------------------------------------------------------

RULEBOOK = """
from holdfast.games.meta import meta_of
from kernel.toy.rulebook import Toy

META = meta_of("pebbles")


class Pebbles(Toy):
    def __init__(self):
        super().__init__()
        self.slug, self.prefix, self.whispers = "pebbles", META.prefix, META.whispers
        self.fewest, self.most = META.seats


GAME = Pebbles()
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with a game called Pebbles, and a word or two of it."""
    place = tmp_path / "pebbles"
    (place / "locale" / "en").mkdir(parents=True)
    (place / "__init__.py").write_text("")
    (place / "rulebook.py").write_text(RULEBOOK)
    (place / "meta.toml").write_text(
        OWN.replace("seats = [4, 6]", "seats = [2, 4]").replace("shelf = 1\n", ""), "utf-8"
    )
    (place / "locale" / "en" / "pebbles.ftl").write_text("# Mine.\npebbles-event-won = { NAME($who) } won.\n")
    return tmp_path


def python(code: str, games: Path) -> str:
    path = os.pathsep.join([str(Path(holdfast.__file__).parents[1]), str(TESTS)])
    environment = {**os.environ, "HOLDFAST_GAMES": str(games), "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip()


def test_somebody_s_own_game_is_one_like_any_other(elsewhere: Path) -> None:
    code = "import holdfast; print(holdfast.games(), holdfast.playout('pebbles', 3, 'x') > 0)"

    assert python(code, elsewhere) == "['lifeboat', 'outlive', 'aurora', 'doomsday', 'journal', 'pebbles'] True"


def test_it_brings_its_words_and_what_has_none_is_said_plainly(elsewhere: Path) -> None:
    code = """
from holdfast.locale.phrase import Phrase
from holdfast.locale.files import words_of
print(Phrase("pebbles-event-won", {"who": "Ann"}).said("en"))
print(Phrase("pebbles-event-was-wounded", {"who": "pebbles-kid", "n": 1, "reader": "you"}).said("ru"))
print(words_of("pebbles", "en"))
"""

    said = python(code, elsewhere).splitlines()
    assert said == ["Ann won.", "Was wounded: who kid, n 1", "pebbles-event-won = { NAME($who) } won."]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "HOLDFAST_GAMES: there is no folder" in python("import holdfast; holdfast.games()", tmp_path / "nowhere")


def test_the_command_line_names_the_folder_too(elsewhere: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    nothing = tmp_path_factory.mktemp("nothing")
    code = "from holdfast.cli.app import main; main({})"
    simulate = ["simulate", "pebbles", "--games", "2", "--bots", "random", "--jobs", "1"]

    assert "pebbles" in python(code.format([*simulate, "--games-from", str(elsewhere)]), nothing).lower()
    assert python(code.format([*simulate, "--games-from=nowhere"]), nothing) == "There is no folder nowhere."
