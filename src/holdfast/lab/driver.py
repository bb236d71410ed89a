"""One game from the first question to the last, without a record: no digests, no undo, nothing copied.

Each bot gets what `t.seen_by(seat)` gives, and nothing else. Views and events are made when it looks at them.
"""

from __future__ import annotations

from typing import Any

from holdfast.api import Seen
from holdfast.bots.bot import Bot
from holdfast.bots.maker import LEVELS, make
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.errors import HoldfastError, Refusal
from holdfast.kernel.game import new_table
from holdfast.kernel.play import allowed, options, question, read, submit, waiting
from holdfast.kernel.playout import Playout
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, PASS, Ask, Choice, Right
from holdfast.kernel.table import Table
from holdfast.lab.outcome import Outcome, outcome_of, places_of
from holdfast.lab.plan import Plan

PATIENCE = 64
"""So many rights may a bot use above one question before it has to answer."""


def play_one(plan: Plan, number: int) -> Outcome:
    """One game of the plan, to its end."""
    key = seed_of(plan.seed_of(number))
    bots = plan.bots_in(number)
    chance = Dice(key).stream("lab")
    rules = registry.game(plan.game)
    if set(bots) == {"random"}:
        table = new_table(rules, plan.seats, plan.options, key)
        places = places_of(table)
        return outcome_of(table, bots, Playout(table, chance).run(), places)
    table = new_table(rules, plan.seats, plan.options, key, True)
    places = places_of(table)
    driver = Driver(table, [named(plan, number, seat, name) for seat, name in enumerate(bots)], bots, chance)
    driver.run()
    return outcome_of(table, bots, driver.decisions, places)


def named(plan: Plan, number: int, seat: int, name: str) -> Bot | None:
    """The bot for a seat; None stands for the random one, which needs to see nothing."""
    return None if name == "random" else make(name, plan.game, plan.seconds, f"{plan.seed_of(number)} {seat}")


class Driver:
    """Asks each bot in turn until the game is over."""

    def __init__(self, table: Table[Any], bots: list[Bot | None], names: list[str], chance: Dice) -> None:
        self.table = table
        self.bots = bots
        self.names = names
        self.chance = chance
        self.decisions = 0
        self.sitting = Sitting(table.game, None, table, table)
        # The table appends to the very list the seats' events are read from.
        self.sitting.heard = table.heard = table.heard or []
        self.sitting.number_questions()
        self.seen = [Seen(seat, self.sitting) for seat in range(table.seats)]

    def run(self) -> None:
        """Until somebody has won."""
        while self.table.result is None:
            self.go_round()

    def go_round(self) -> None:
        """Everybody who is waited for answers once; whoever does more than pass may have changed the question."""
        for seat, ask in waiting(self.table):
            if self.table.result is not None or question(self.table, seat) is not ask:
                return
            if self.answer(seat, ask) is not PASS:
                return

    def answer(self, seat: int, ask: Ask[Any, Any]) -> Choice:
        """One answer, and the rights that were used before it."""
        for _ in range(PATIENCE):
            choice = self.chosen(seat)
            told = len(self.sitting.heard)
            submit(self.table, seat, choice)
            self.sitting.number_questions()
            self.wake(seat, told)
            if not isinstance(choice, Right) or question(self.table, seat) is not ask:
                return choice
        args: dict[str, str | int] = {"bot": self.names[seat], "rights": PATIENCE}
        text = f"The bot “{self.names[seat]}” used {PATIENCE} rights without answering."
        raise Refusal("bot-stalls", text, "", args)

    def wake(self, speaker: int, told: int) -> None:
        """Who follows an instinct and was told of something in private, such as an offer, may answer at once."""
        concerned = 0
        for audience, _ in self.sitting.heard_since(told):
            concerned |= 0 if audience == ALL else audience
        if not concerned & ~(1 << speaker):
            return
        for seat, bot in enumerate(self.bots):
            is_concerned = seat != speaker and concerned >> seat & 1 and self.names[seat] in LEVELS
            if bot is None or not is_concerned or self.table.result is not None:
                continue
            if question(self.table, seat) is None and allowed(self.table, seat):
                words = self.said(bot, seat)
                if words:
                    submit(self.table, seat, read(self.table, seat, words))
                    self.sitting.number_questions()

    def chosen(self, seat: int) -> Choice:
        """What the bot in this seat says."""
        bot = self.bots[seat]
        offered = options(self.table, seat)
        if len(offered) > 1:
            self.decisions += 1
        if bot is None:
            return offered[self.chance.below(len(offered))]
        words = self.said(bot, seat)
        for choice in offered:
            if choice.text == words:
                return choice
        return read(self.table, seat, words)

    def said(self, bot: Bot, seat: int) -> str:
        """The bot's words; if it breaks down, who it was and where."""
        try:
            return str(bot.choose(self.seen[seat]))
        except HoldfastError:
            raise
        except Exception as broken:
            raise bot_failed(self.names[seat], broken) from broken


def bot_failed(name: str, broken: Exception) -> Refusal:
    """Which bot broke down, how, and on which line."""
    trace = broken.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else "?"
    why = f"{type(broken).__name__}: {broken} ({where})"
    return Refusal("bot-failed", f"The bot “{name}” failed: {why}.", "", {"bot": name, "why": why})
