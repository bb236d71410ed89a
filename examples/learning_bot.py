"""A bot that learns: by trial it finds out which kinds of answers lead to better tables, and keeps that in a file.

    ../holdfast simulate lifeboat --bots learning_bot:Learner,random --games 40 --jobs 1
    ../holdfast simulate lifeboat --bots learning_bot:Learner,random --games 40 --jobs 1 --seed afterwards

A kind is the question and the first word of the answer, such as “Action row”. Now and then the bot tries one answer of
each kind by a rollout (see `policy_bot.py`), and each trial moves what it thinks of that kind a little.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

from holdfast.bots.bot import Asked, Seen

KEPT = Path("learned.json")
STEP = 0.1
"""How far one trial moves an opinion."""
CURIOUS_EVERY = 4
"""One question of so many is a trial."""


class Learner:
    """Says what is of the best kind, as far as it knows."""

    def __init__(self, game: str, seconds: float = 0.0) -> None:
        self.file = KEPT.with_name(f"{game}-{KEPT.name}")
        self.worth: dict[str, float] = json.loads(self.file.read_text()) if self.file.exists() else {}

    def choose(self, seen: Seen) -> str:
        """The best kind of answer; in a trial, each kind is tried once, and what came of it is kept."""
        ask = seen.asks[0]
        if len(ask.options) > 1 and ask.id % CURIOUS_EVERY == 0:
            one_of_each = {self.kind(ask, option): option for option in ask.options}
            tried = {
                kind: seen.rollout(option, seed=f"trial {ask.id}", horizon=12) for kind, option in one_of_each.items()
            }
            for kind, worth in tried.items():
                self.learn(kind, worth - fmean(tried.values()))
            self.file.write_text(json.dumps(self.worth, indent=1))
        return max(ask.options, key=lambda option: self.worth.get(self.kind(ask, option), 0.0))

    def learn(self, kind: str, better: float) -> None:
        """A little nearer to what was seen: how much better it was than the other kinds."""
        known = self.worth.get(kind, 0.0)
        self.worth[kind] = known + STEP * (better - known)

    def kind(self, ask: Asked, option: str) -> str:
        """What is alike in answers to different moments."""
        return f"{ask.kind} {option.split(maxsplit=1)[0]}"
