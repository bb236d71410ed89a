"""Recorded plays, one for each way a game can end, replay to the digest of every line and to the same result.

A change that alters any of them alters the rules: bump the rules version, run `python -m golden.make`, and read the
difference. These tests run at both speeds.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import holdfast
from golden.transcript import transcript
from holdfast.kernel.record import parse

HERE = Path(__file__).resolve().parent
RECORDS = sorted(HERE.glob("*/*.record"))
LIFEBOAT = [path for path in RECORDS if path.parent.name == "lifeboat"]
OUTLIVE = [path for path in RECORDS if path.parent.name == "outlive"]
AURORA = [path for path in RECORDS if path.parent.name == "aurora"]
DOOMSDAY = [path for path in RECORDS if path.parent.name == "doomsday"]
JOURNAL = [path for path in RECORDS if path.parent.name == "journal"]
TRANSCRIPTS = sorted(HERE.glob("*/*.transcript.txt"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_replays_to_its_digests_and_result(path: Path) -> None:
    expected = json.loads((path.parent / "results.json").read_text("utf-8"))[path.stem]

    verdict = holdfast.verify(path.read_text("utf-8"))

    assert (verdict["honest"], verdict["why"]) == (True, "")
    assert {name: verdict["result"][name] for name in ("reason", "winners", "scores")} == {
        name: expected[name] for name in ("reason", "winners", "scores")
    }


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_writes_itself_again(path: Path) -> None:
    text = path.read_text("utf-8")

    assert holdfast.replay(text).record() == text


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=named)
def test_a_golden_transcript_tells_the_same_story(path: Path) -> None:
    record = path.with_name(path.name.replace(".transcript.txt", ".record"))

    assert transcript(holdfast.replay(record.read_text("utf-8")), path.parent) == path.read_text("utf-8")


def test_every_ending_is_there_with_every_number_of_seats() -> None:
    endings = [
        {(parse(path.read_text("utf-8")).header.seats, path.stem.partition("_")[2]) for path in records}
        for records in (LIFEBOAT, OUTLIVE, AURORA, DOOMSDAY, JOURNAL)
    ]

    assert endings == [
        {
            (seats, ending)
            for seats in (4, 5, 6)
            for ending in ("landed_by_card", "landed_by_flare", "lost_at_sea", "adrift")
        },
        {(seats, ending) for seats in (2, 3, 4) for ending in ("points", "provisions", "resources", "shared")},
        {
            *((seats, ending) for seats in (2, 3, 4) for ending in ("aurora", "ice")),
            *((1, ending) for ending in ("won", "lost", "eliminated", "beta")),
            *((2, "elimination"), (2, "beta"), (4, "thinned")),
        },
        {
            *((4, ending) for ending in ("human", "machine", "alone", "draw")),
            *(
                (5, "human"),
                (6, "legion"),
                (6, "fallen"),
                (8, "machine"),
                (9, "human"),
                (12, "legion"),
                (16, "machine"),
            ),
        },
        {
            *((seats, "ceasefire") for seats in (1, 6)),
            *((2, "short"), (3, "objectives"), (3, "nobody"), (3, "fight"), (4, "one_left"), (5, "unguarded")),
        },
    ]


@pytest.mark.parametrize(
    "path", [*OUTLIVE, *AURORA, *JOURNAL, *(path for path in DOOMSDAY if path.stem != "4_draw")], ids=named
)
def test_a_golden_play_has_second_thoughts_and_time_outs(path: Path) -> None:
    lines = parse(path.read_text("utf-8")).lines

    assert {"undo", "time"} <= {line.text.split()[0] for line in lines}


@pytest.mark.parametrize("path", LIFEBOAT, ids=named)
def test_a_golden_record_has_trades_second_thoughts_and_time_outs(path: Path) -> None:
    lines = parse(path.read_text("utf-8")).lines

    assert {"accept", "undo", "time"} <= {line.text.split()[0] for line in lines}


@pytest.mark.parametrize("path", [path for path in LIFEBOAT if path.stem.endswith("_adrift")], ids=named)
def test_the_current_took_the_boat_on_day_31(path: Path) -> None:
    events = holdfast.replay(path.read_text("utf-8")).events(None)

    assert [event["day"] for event in events if event["event"] == "CurrentTookTheBoat"] == [31]


@pytest.mark.parametrize("path", LIFEBOAT[:1], ids=named)
def test_a_changed_line_is_named(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse(text)
    at = next(n for n, line in enumerate(record.lines) if line.text.startswith("keep ") and line.digest)
    forged = text.replace(f"#{record.lines[at].digest}", "#0000000000000000")

    verdict = holdfast.verify(forged)

    assert (verdict["honest"], verdict["move"], verdict["code"]) == (False, at + 1, "departs")
