"""`holdfast test`: the whole suite."""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.clone import clone


def test(*arguments: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Run the test suite.

    Parameters
    ----------
    arguments: str
        --quick for the static checks and a fast subset; --install-browser for the tests that need Chromium; everything
        else goes to pytest.
    """
    driver = clone() / "tests" / "run.py"
    return subprocess.run([sys.executable, str(driver), *arguments], cwd=clone(), check=False).returncode
