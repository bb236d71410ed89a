"""The record of a play: a text that a person can read, write by hand and paste into a bug report.

    holdfast record 1
    game lifeboat
    rules 1
    content 5d1f0c7a
    seats 6
    option jewel_scoring per_card
    commitment 9a…
    nonce 2b…
    seed 77…

    0 keep water #1f0a33c2d4e5b607
    clock time #…
    clock lapse snob kid #…

Authors are seats, `clock` and `host`. The digest after `#` may be left out by hand.
"""

from __future__ import annotations

from holdfast.kernel.dice import commitment, table_key
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.game import Value

FORMAT = "holdfast record 1"


class Line:
    """One line: who said what, and the digest of everything up to it."""

    def __init__(self, author: str, text: str, digest: str = "") -> None:
        self.author = author
        self.text = text
        self.digest = digest

    def said(self) -> str:
        """Author and notation, without the digest."""
        return f"{self.author} {self.text}"


class Header:
    """What must be known to set the table up again."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        seats: int,
        options: dict[str, Value],
        seed: bytes,
        nonces: list[str],
        promised: str = "",
    ) -> None:
        for nonce in nonces:
            if not nonce.isprintable() or nonce != nonce.strip():
                text = f"A nonce is one line without blanks at its ends, not {nonce!r}."
                raise Refusal("bad-nonce", text, "", {"nonce": repr(nonce)})
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.options = options
        self.seed = seed
        self.nonces = nonces
        self.promised = promised or commitment(seed)
        """The commitment shown before the first nonce."""

    def key(self) -> bytes:
        """The key of the table's dice."""
        return table_key(self.seed, self.nonces)

    def text(self) -> str:
        """The header as lines."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"content {self.content}", f"seats {self.seats}"]
        lines += [f"option {name} {spell(value)}" for name, value in sorted(self.options.items())]
        lines.append(f"commitment {self.promised}")
        lines += [f"nonce {nonce}" for nonce in self.nonces]
        lines.append(f"seed {self.seed.hex()}")
        return "\n".join(lines)


class Record:
    """Header and lines; replaying it gives the table."""

    def __init__(self, header: Header, lines: list[Line]) -> None:
        self.header = header
        self.lines = lines

    def text(self) -> str:
        """The whole file."""
        moves = [f"{line.said()} #{line.digest}" if line.digest else line.said() for line in self.lines]
        return "\n".join([self.header.text(), "", *moves, ""])


def spell(value: Value) -> str:
    """An option's value as one word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_value(word: str) -> Value:
    """The value that `spell` wrote."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if is_number(word.removeprefix("-")) else word


def is_number(word: str) -> bool:
    """A whole number in plain digits; longer ones than this nobody needs."""
    return word.isascii() and word.isdigit() and len(word) < 10


def parse(text: str) -> Record:
    """Read a record, or refuse it naming the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("not-a-record", f"Line 1 is not “{FORMAT}”: this is no Holdfast record.", 1)
    blank = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    header = parse_header(lines[1:blank])
    moves: list[Line] = []
    for number, line in enumerate(lines[blank:], start=blank + 1):
        said = line.strip()
        if said and not said.startswith("#"):
            moves.append(parse_line(said, number))
    return Record(header, moves)


def parse_line(said: str, number: int) -> Line:
    """One move: `author notation #digest`."""
    words, _, digest = said.partition("#")
    author, _, notation = words.strip().partition(" ")
    if not notation or not (is_number(author) or author in ("clock", "host")):
        text = f"Line {number} is not “author notation”: {said[:60]}"
        raise BadRecord("bad-line", text, number, {"said": said[:60]})
    return Line(author, " ".join(notation.split()), digest.strip())


def parse_header(lines: list[str]) -> Header:
    """The lines between the format and the first blank one."""
    single: dict[str, str] = {}
    options: dict[str, Value] = {}
    nonces: list[str] = []
    for number, line in enumerate(lines, start=2):
        name, _, value = line.strip().partition(" ")
        if name == "option":
            key, _, word = value.partition(" ")
            options[key] = parse_value(word)
        elif name == "nonce":
            nonces.append(value)
        elif name in ("game", "rules", "content", "seats", "commitment", "seed"):
            single[name] = value
        else:
            raise BadRecord("bad-header", f"Line {number}: a header has no “{name}”.", number, {"said": name})
    for name in ("game", "rules", "seats", "seed"):
        if name not in single:
            raise BadRecord("header-lacks", f"The header lacks its line “{name} …”.", 1, {"said": name})
    return Header(
        single["game"],
        whole(single["rules"], "rules"),
        single.get("content", ""),
        whole(single["seats"], "seats"),
        options,
        seed_bytes(single["seed"]),
        nonces,
        single.get("commitment", ""),
    )


def whole(word: str, name: str) -> int:
    """A number in the header."""
    if not is_number(word):
        raise BadRecord("bad-header", f"The header's “{name}” must be a number, not “{word}”.", 1, {"said": name})
    return int(word)


def seed_bytes(word: str) -> bytes:
    """The seed in the header."""
    try:
        return bytes.fromhex(word)
    except ValueError:
        raise BadRecord("bad-header", "The header's “seed” must be hexadecimal.", 1, {"said": "seed"}) from None
