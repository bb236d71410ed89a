"""One table at one device: people take turns at the keyboard, bots answer by themselves, every move is saved."""

from __future__ import annotations

from holdfast import api
from holdfast.bots.advice import Advice, advise
from holdfast.bots.bot import Bot
from holdfast.kernel.errors import NotAsked, NotOffered, Refusal
from holdfast.kernel.play import options, question, rights
from holdfast.locale.phrase import Phrase, of_ask, of_choice
from holdfast.terminal.company import Company
from holdfast.terminal.logbook import Logbook

HINT_TABLES = 120
"""On so many tables a hint looks ahead: asked again, it says the same."""


class Hotseat:
    """A table, who sits at it, and the file it is kept in."""

    def __init__(self, table: api.Table, company: Company, logbook: Logbook) -> None:
        self.table = table
        self.company = company
        self.logbook = logbook
        self.trouble: Refusal | None = None
        """Why the last save failed, or what a bot said wrongly; for the clients to show, once."""
        self.answered: list[Phrase] = []
        """What was answered for the lone person since their last word."""
        self._by_hand = -1
        """The question that the lone person came back to by taking back: that one they answer themselves."""
        header = table.sitting.record().header
        self.bots: dict[int, Bot] = {
            seat: api.bot(name, table.game, seed=f"{header.seed.hex()} {seat}") for seat, name in company.bots.items()
        }
        self.save()

    @property
    def over(self) -> bool:
        return self.table.result() is not None

    @property
    def is_shared(self) -> bool:
        """Must secrets be kept between people at this device?"""
        return len(self.company.people) > 1

    def save(self) -> None:
        self.logbook.write(self.table.record(), self.company)

    # -- who is next ------------------------------------------------------------------------

    def bot_asked(self) -> int | None:
        """A bot that the table waits for."""
        return next((ask.seat for ask in self.table.asking() if ask.seat in self.bots), None)

    def person_asked(self, last: int | None) -> int | None:
        """The person that the table waits for: whoever has the keyboard, else the next after that seat."""
        asked = [ask.seat for ask in self.table.asking() if ask.seat not in self.bots]
        if not asked or last is None:
            return asked[0] if asked else None
        return min(asked, key=lambda seat: (seat - last) % self.table.seats)

    # -- moves ------------------------------------------------------------------------------

    def play(self, seat: int, *words: str) -> None:
        """Say it and save; a refusal changes nothing. A failed save is trouble, but the game goes on."""
        self.table.play(seat, *words)
        if seat not in self.bots:
            self.answered = []
            self._by_hand = self.table.sitting.numbers[seat] if words == ("undo",) else -1
        try:
            self.save()
        except Refusal as refused:
            self.trouble = refused

    def answer_for_the_lone(self) -> bool:
        """K18  A lone person hides from nobody: where nothing can be chosen and no right used, it is said for them."""
        sitting, people = self.table.sitting, self.company.people
        ask = question(sitting.table, people[0]) if len(people) == 1 else None
        if ask is None or self._by_hand == sitting.numbers[people[0]]:
            return False
        offered = options(sitting.table, people[0])
        if len(offered) > 1 or rights(sitting.table, people[0]):
            return False
        game, view = self.table.game, self.table.view(people[0])
        said = {"ask": of_ask(game, ask, view)[0], "choice": of_choice(game, offered[0], ask.name(), view)}
        before = self.answered
        self.play(people[0], offered[0].text)
        self.answered = [*before, Phrase("terminal-answered", said)]
        return True

    def bot_answer(self, seat: int) -> str:
        """What the bot would say. Changes nothing."""
        return self.bots[seat].choose(self.table.seen_by(seat))

    def advise(self, seat: int) -> Advice:
        """What a good player would say in this seat, and why. Changes nothing."""
        return advise(self.table.seen_by(seat), self.table.sitting.record().header.seed.hex(), rollouts=HINT_TABLES)

    def play_bot(self, seat: int, answer: str) -> None:
        """Say it for the bot; if it is not possible, what an absent player would do."""
        try:
            self.play(seat, answer)
        except (NotOffered, NotAsked):
            args: dict[str, str | int] = {"seat": seat, "bot": self.company.sitters[seat], "words": answer}
            text = (
                f"The bot {args['bot']} in seat {seat} said “{answer}”, which is not offered; its default was played."
            )
            self.trouble = Refusal("bot-erred", text, "", args)
            ask = self.table.sitting.asked(seat)
            if ask is not None:
                self.play(seat, ask.default)

    def run_bots(self) -> None:
        """Until a person has something to say, or the game is over."""
        while (seat := self.bot_asked()) is not None or self.answer_for_the_lone():
            if seat is not None:
                self.play_bot(seat, self.bot_answer(seat))

    def take_trouble(self) -> Refusal | None:
        """The last trouble, once."""
        trouble, self.trouble = self.trouble, None
        return trouble
