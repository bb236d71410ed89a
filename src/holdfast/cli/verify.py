"""`holdfast verify RECORD`: whether every shuffle and every move of a record is honest."""

from __future__ import annotations

from holdfast import api
from holdfast.cli.seating import RecordFile
from holdfast.games import registry
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.record import Record, parse
from holdfast.kernel.sitting import replayed
from holdfast.locale import language, translate
from holdfast.locale.refusal import spoken
from holdfast.terminal.logbook import read_text
from holdfast.terminal.start import in_file

DISHONEST = 1


def verify(record: RecordFile, /) -> int:
    """Replay a record and say whether every shuffle was honest: exit code 0 if so, 1 if not.

    Parameters
    ----------
    record: str
        A record file, or - for the standard input.
    """
    text = read_text(record)
    lang = language()
    try:
        read = api.compatible(parse(text))
        found = api.verify(text)
    except Refusal as refused:
        raise in_file(refused, record) from refused
    if found["honest"]:
        print(translate("verify-honest", lang, place=record, moves=found["moves"]))
        if found["result"] is None:
            print(translate("verify-unfinished", lang, place=record))
        return 0
    why = spoken(departure(read), lang)
    print(translate("verify-dishonest", lang, place=record, move=found["move"], moves=found["moves"], why=why))
    return DISHONEST


def departure(record: Record) -> Refusal:
    """Where the record departs from what the dice and the rules give."""
    try:
        replayed(registry.game(record.header.game), record, True)
    except BadRecord as bad:
        return bad
    return BadRecord("broken-promise", "The seed is not the one that was promised before the game.")
