"""What a process has used, as Linux tells it."""

from __future__ import annotations

from pathlib import Path


def cpu_seconds(pid: int) -> float:
    """Processor time of all its threads, its own and the kernel's on its behalf, by the scheduler's own clock."""
    return sum(nanoseconds(thread) for thread in Path(f"/proc/{pid}/task").iterdir()) / 1e9


def nanoseconds(thread: Path) -> int:
    """What one thread has run; nothing if it ends while we look."""
    try:
        return int((thread / "schedstat").read_text().split()[0])
    except OSError:
        return 0


def memory_kb(pid: int) -> int:
    """Memory in use: the resident set."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
