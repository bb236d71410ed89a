"""Which of the two speeds this process runs at."""

from __future__ import annotations

from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the kernel that would be imported is machine code."""
    spec = find_spec("holdfast.kernel.table")
    return spec is not None and (spec.origin or "").endswith((".so", ".pyd"))
