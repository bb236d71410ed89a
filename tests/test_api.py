"""The frozen front of the package, as a script uses it."""

from __future__ import annotations

import subprocess
import sys

import pytest

ORDERS = [
    "",
    "holdfast.new('lifeboat', seats=4, seed='x')",
    "import holdfast.games",
    "import holdfast.games.registry",
    "import holdfast.games.outlive.rulebook as outlive; outlive.GAME",
    "from holdfast.games import registry; registry.game('outlive')",
    "from holdfast import games; games()",
    "from holdfast import api; api.games()",
    "import holdfast.cli.app",
    "import holdfast.server.app",
    "import holdfast.terminal.start, holdfast.lab.crew, holdfast.bots.maker, holdfast.kernel.game",
]


@pytest.mark.slow
@pytest.mark.parametrize("before", ORDERS)
def test_the_games_can_be_listed_after_anything(before: str) -> None:
    script = f"import holdfast\n{before}\nprint(*holdfast.games())"

    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    assert said.split() == ["lifeboat", "outlive", "aurora", "doomsday", "journal"]
