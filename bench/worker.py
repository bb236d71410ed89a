"""The protocol of all workers: a line of JSON in, a line of JSON out, until the input ends."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Answer = dict[str, Any]


def race(play_game: Callable[[], int], seconds: float) -> Answer:
    """Whole games until so much processor time is spent; what others do on the machine does not count."""
    began = time.process_time()
    decisions = games = 0
    while True:
        decisions += play_game()
        games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return {"decisions": decisions, "games": games, "seconds": spent}


def copies(clone: Callable[[], object], seconds: float) -> Answer:
    """How long one copy takes."""
    began = time.process_time()
    made = 0
    while True:
        for _ in range(100):
            clone()
        made += 100
        spent = time.process_time() - began
        if spent >= seconds:
            return {"microseconds": 1e6 * spent / made}


def serve(deeds: dict[str, Callable[[float], Answer]]) -> None:
    """Answer `{"do": name, "seconds": s}` with what the deed of that name gives."""
    for line in sys.stdin:
        wanted = json.loads(line)
        try:
            answer = deeds[wanted["do"]](wanted.get("seconds", 0.0))
        except KeyError:
            answer = {"error": f"cannot {wanted['do']}"}
        print(json.dumps(answer), flush=True)
