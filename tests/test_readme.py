"""The Python example of both front pages runs exactly as it is printed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_example_runs_as_printed(name: str, tmp_path: Path) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", (ROOT / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    script = tmp_path / "example.py"
    script.write_text(example, "utf-8")

    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    result, verified = map(ast.literal_eval, done.stdout.splitlines())
    assert {"winners", "scores", "reason"} <= set(result)
    assert verified["honest"]
    assert verified["result"] == result
