"""What every test relies on: the run is at the speed it claims, and its processes can be interrupted."""

from __future__ import annotations

import os
import signal

import pytest

from holdfast.speed import is_compiled


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
