"""`holdfast check`: what every game must keep, asked of one."""

from __future__ import annotations

import os
import subprocess
import sys

from holdfast.cli.clone import clone
from holdfast.games import registry
from holdfast.games.folders import homes


def check(game: str, /, *, thorough: bool = False) -> int:
    """Play a game at random in every way, and look at every moment whether what every game promises is kept.

    Parameters
    ----------
    game: str
        The game; --games-from names the folder of your own.
    thorough: bool
        With all options, all numbers of seats and many more plays.
    """
    registry.game(game)
    size = {"HOLDFAST_THOROUGH": "1"} if thorough else {}
    suite = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/conformance"]
    told = {**os.environ, **size, "HOLDFAST_SUBJECTS": game, "HOLDFAST_GAMES": os.pathsep.join(map(str, homes()[1:]))}
    # Somebody who asks for a check wants a whole one, wherever it is asked for.
    told.pop("HOLDFAST_QUICK", None)
    return subprocess.run([sys.executable, "-P", *suite], cwd=clone(), env=told, check=False).returncode
