"""Break one rule at a time and show that a test which cites it fails.

    PYTHONPATH=src:tests python -m ledger.mutate            all of them
    PYTHONPATH=src:tests python -m ledger.mutate LIF-10.7   only these rules

Each edit is made in a copy of `src`. Only the tests that cite the rule are run, and one of them must fail: an
edit that merely breaks the import shows nothing and counts as a miss.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ledger.marks import ROOT, cited
from ledger.mutation import SRC, Mutation
from ledger.once_missed import ONCE_MISSED
from ledger.outlive_mutations import OUTLIVE_MUTATIONS

TESTS_FAILED = 1
"""Pytest's exit code when tests ran and some failed; other codes mean that they could not run."""


MUTATIONS = [
    Mutation("LIF-02.1", "chapters/c02_setup.py", "    table.dice.shuffle(characters)\n", ""),
    Mutation("LIF-02.5", "chapters/c02_setup.py", "for character in sorted(aboard)]", "for character in aboard]"),
    Mutation(
        "LIF-03.3", "queries.py", "return sailor.wounds < sailor.strength", "return sailor.wounds <= sailor.strength"
    ),
    Mutation("LIF-04.1", "chapters/c03_days.py", "state.boat[:]", "state.boat[::-1]"),
    Mutation("LIF-04.5", "chapters/c04_morning.py", "if len(state.packet) == 1:", "if len(state.packet) == 2:"),
    Mutation(
        "LIF-04.7", "chapters/c04_morning.py", "range(min(len(awake), len(state.deck)))", "range(len(state.boat))"
    ),
    Mutation("LIF-05.3", "chapters/c05_provisions.py", " if FREE_OPEN[kind]]", "]"),
    Mutation("LIF-05.7", "offers.py", "has_all(by.closed, offer.closed)", "has_all(by.closed + by.open, offer.closed)"),
    Mutation("LIF-05.9", "verbs.py", "        target.closed.append(card)", "        target.open.append(card)"),
    Mutation("LIF-05.10", "chapters/c05_provisions.py", "sailor.has_placed |=", "sailor.has_placed = 0 *"),
    Mutation("LIF-06.2", "chapters/c06_turns.py", "if is_conscious(table", "if True or is_conscious(table"),
    Mutation(
        "LIF-07.1", "chapters/c07_rowing.py", "draw_navigation(state, 2 + self.oars)", "draw_navigation(state, 2)"
    ),
    Mutation(
        "LIF-07.3", "chapters/c07_rowing.py", "sailors[self.seat].rowed = True", "sailors[self.seat].rowed = False"
    ),
    Mutation("LIF-08.1", "chapters/c06_turns.py", "        if sailor.closed or sailor.open:\n", "        if True:\n"),
    Mutation("LIF-08.4", "chapters/c08_demands.py", "        table.reveal()\n", ""),
    Mutation("LIF-08.5", "chapters/c08_demands.py", "= of, by", "= by, of"),
    Mutation("LIF-09.2", "chapters/c06_turns.py", "if is_kid and sailor.closed:", "if is_kid:"),
    Mutation(
        "LIF-10.3",
        "chapters/c10_fights.py",
        "        fight.attackers |= 1 << seat",
        "        fight.victims |= 1 << seat",
    ),
    Mutation("LIF-10.5", "state.py", "0 if kind.weapon_optional else kind.weapon_bonus", "kind.weapon_bonus"),
    Mutation("LIF-10.6", "chapters/c10_fights.py", "    spend(table, seat, FLARE)\n", ""),
    Mutation("LIF-10.7", "chapters/c10_fights.py", "if attack > defence:", "if attack >= defence:"),
    Mutation("LIF-10.9", "chapters/c10_fights.py", "Aftermath(fight.victims)", "Aftermath(1 << fight.victim)"),
    Mutation("LIF-10.10", "chapters/c10_fights.py", " and not sailor.fought:", ":"),
    Mutation("LIF-11.2", "chapters/c06_turns.py", "if sailor.wounds and is_alive(sailor):", "if sailor.wounds:"),
    Mutation("LIF-11.5", "chapters/c11_special_cards.py", "draw_navigation(state, 3)", "draw_navigation(state, 2)"),
    Mutation("LIF-13.2", "queries.py", "return awake[-1] if awake", "return awake[0] if awake"),
    Mutation("LIF-13.4", "chapters/c13_evening.py", "        if self.compass:\n", "        if False:\n"),
    Mutation(
        "LIF-13.9", "chapters/c13_evening.py", "        state.phase = NAVIGATE\n        close_trading(table)\n", "\n"
    ),
    Mutation("LIF-14.1", "verbs.py", "max(0, before + change)", "before + change"),
    Mutation("LIF-14.2", "chapters/c14_gulls.py", '            land(table, "card")', "            pass"),
    Mutation(
        "LIF-15.2",
        "chapters/c15_overboard.py",
        "[other for other in in_water if is_conscious(state.sailors[other])]",
        "in_water",
    ),
    Mutation(
        "LIF-15.3",
        "verbs.py",
        "lost = [card for card in sailor.open if KIND_OF[card] != RING]",
        "lost = sailor.open[:]",
    ),
    Mutation("LIF-15.4", "chapters/c15_overboard.py", " and sailor.character != FRENCHY", ""),
    Mutation(
        "LIF-15.5", "verbs.py", "    state.lost += sailor.closed\n    sailor.open = []\n", "    sailor.open = []\n"
    ),
    Mutation(
        "LIF-15.6", "chapters/c15_overboard.py", "            elif wears_ring(sailor):", "            elif False:"
    ),
    Mutation("LIF-16.2", "chapters/c15_overboard.py", "state.sharks or count(lost, BAIT) > 0", "state.sharks"),
    Mutation("LIF-16.3", "chapters/c16_sharks.py", 'wound(table, seat, 1, "shark")', 'wound(table, seat, 2, "shark")'),
    Mutation("LIF-16.4", "chapters/c16_sharks.py", " and not wears_ring(sailor):", ":"),
    Mutation("LIF-17.1", "chapters/c17_thirst.py", "if OARS_ICON[card] and sailor.rowed:", "if sailor.rowed:"),
    Mutation("LIF-17.3", "chapters/c17_thirst.py", "sailor.thirst = thirsts - shaded", "sailor.thirst = thirsts"),
    Mutation(
        "LIF-17.5",
        "chapters/c17_thirst.py",
        "                return state.boat\n",
        "                return state.boat[:1]\n",
    ),
    Mutation("LIF-18.1", "chapters/c18_nightfall.py", "sailor.rowed = sailor.fought = False", "sailor.rowed = False"),
    Mutation("LIF-19.4", "chapters/c19_ending.py", "if score == most]", "if score == most][:1]"),
    Mutation("LIF-20.2", "chapters/c20_scoring.py", " and state.enemies[seat] != me else 0", " else 0"),
    Mutation("LIF-20.6", "chapters/c20_scoring.py", " and sailor.character != state.friends[seat]:", ":"),
    Mutation("LIF-20.8", "chapters/c20_scoring.py", "points[doubled] *= 2", "points[doubled] *= 3"),
    Mutation(
        "LIF-R20",
        "chapters/c11_special_cards.py",
        "max(0, state.gulls + came - went)",
        "max(0, state.gulls - went) + came",
    ),
    Mutation("LIF-R28", "queries.py", "state.day >= DRIFT_FROM_DAY", "state.day > DRIFT_FROM_DAY"),
    *OUTLIVE_MUTATIONS,
    *ONCE_MISSED,
]
"""A sample across all chapters. When a source changes and an edit no longer fits, write it anew."""


def is_caught(mutation: Mutation) -> bool:
    """Does a test that cites the rule fail once the edit is made?"""
    tests = [f"{citation.path}::{citation.test}" for citation in cited(mutation.rule)]
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder, "src")
        shutil.copytree(SRC, src, ignore=shutil.ignore_patterns("__pycache__"))
        mutation.apply(src)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        env = {**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
        env.pop("HOLDFAST_EXPECT_COMPILED", None)
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False)
    return done.returncode == TESTS_FAILED


def main(rules: list[str]) -> int:
    chosen = [mutation for mutation in MUTATIONS if not rules or mutation.rule in rules]
    caught = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutation, is_one in zip(chosen, pool.map(is_caught, chosen), strict=True):
            caught += is_one
            print(f"{'caught' if is_one else 'MISSED'}  {mutation}", flush=True)
    print(f"{caught}/{len(chosen)}")
    return int(caught < len(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
