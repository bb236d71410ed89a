"""What every test relies on: the run is at the speed it claims, and its processes can be interrupted."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from holdfast.speed import is_compiled

STARTS_OTHERS = ("cli/test_beside.py", "content", "elsewhere", "launcher", "own_game")
"""What starts one process after another is left out of the quick suite, as are tests/web and most of tests/server."""
TAKES_LONG = (
    *("bots/test_search.py", "conformance/test_playouts.py", "games/test_lessons.py", "games/test_look.py"),
    *("lab/test_ladder.py", "ledger/test_mutations.py", "terminal/test_screen.py"),
)
"""What takes more than a second here and there is for the whole run."""
HERE = Path(__file__).parent
assert all((HERE / name).exists() for name in (*STARTS_OTHERS, *TAKES_LONG)), "a file has a new name"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = [HERE / name for name in (*STARTS_OTHERS, *TAKES_LONG)]
    for item in items:
        if item.path in places or item.path.parent in places:
            item.add_marker(pytest.mark.slow)


def pytest_sessionstart(session: pytest.Session) -> None:
    """A shell that starts us in the background lets us ignore SIGINT, and so would all that we start.

    HOLDFAST_EXPECT_COMPILED=1 or 0: a run at the other speed would show nothing, so it fails.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("HOLDFAST_EXPECT_COMPILED")
    if expected is not None and is_compiled() != (expected == "1"):
        found = "compiled" if is_compiled() else "interpreted"
        pytest.exit(f"HOLDFAST_EXPECT_COMPILED={expected}, but the kernel is {found}", returncode=1)
