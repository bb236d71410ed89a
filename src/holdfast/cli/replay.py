"""`holdfast replay RECORD`: what happened, in words."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast import api
from holdfast.cli.seating import RecordFile
from holdfast.games import registry
from holdfast.kernel.errors import Refusal
from holdfast.kernel.record import Record, parse
from holdfast.kernel.sitting import replayed, sit
from holdfast.locale import Language, language
from holdfast.terminal.board import board_of
from holdfast.terminal.logbook import read_text
from holdfast.terminal.start import in_file
from holdfast.terminal.transcript import ALL_EYES, Transcript


def replay(record: RecordFile, /, *, seat: int | None = None, upto: int | None = None) -> None:
    """Show a recorded game in words, each sentence with the number of the move it followed.

    Parameters
    ----------
    record: str
        A record file, or - for the standard input.
    seat: int
        Through the eyes of this seat; else a spectator's, or everybody's once the game is over.
    upto: int
        Only so many moves.
    """
    lang = language()
    text = read_text(record)
    try:
        read = api.compatible(parse(text))
        if upto is not None:
            read = Record(read.header, read.lines[: max(upto, 0)])
        lines = list(transcript(read, seat, lang))
    except Refusal as refused:
        raise in_file(refused, record) from refused
    print("\n".join(lines))


def transcript(record: Record, seat: int | None, lang: Language) -> Iterator[str]:
    """A line for each sentence, and the score sheet if the game is over."""
    table = api.Table(replayed(registry.game(record.header.game), record, True))
    if seat is not None:
        table.seen_by(seat)  # refuses a seat that is not there
    over = table.result() is not None
    tale = Transcript(table.sitting, seat if seat is not None or not over else ALL_EYES, lang)
    heard = 0
    for move, until in enumerate(milestones(record)):
        for told in tale.since(heard, until):
            yield f"{move or '':>4}  {told.text}"
        heard = until
    if over:
        yield ""
        yield from board_of(table.game).spoken_sheet(table.view(seat), lang)


def milestones(record: Record) -> Iterator[int]:
    """How much had been told before the first move, and after each."""
    sitting = sit(registry.game(record.header.game), record.header)
    yield len(sitting.heard)
    for line in record.lines:
        sitting.say(line.author, line.text, False)
        yield len(sitting.heard)
