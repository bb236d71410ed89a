"""Does the server's memory have a ceiling? `python bench/soak.py`; README.md says what is measured and how.

Thousands of matches begin and end on a real `holdfast serve`, watched and unwatched, and are fetched over REST. A
report, not a test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).parent))

from server_load import DECODER, Ask
from server_process import memory_kb
from server_socket import Socket

from server import server

SEATS = 4
AT_ONCE = 8
HASTY = 10
"""Answers of one socket of somebody in a hurry."""
WARM_UP = 1_024
"""Matches, a guest each, after which the line should be flat: so many people, cookies and addresses are kept."""
FLAT = 2.0
"""kB a match below which the line counts as flat."""
PATIENCE = 60.0

Sample = tuple[int, int]
"""How many matches are done, and the server's resident set then, in kB."""


# -- people ----------------------------------------------------------------------------------------


class Eyes:
    """One socket at one table: what is asked there, and whether it is over."""

    def __init__(self, guest: Guest, match: str, is_known: bool = True) -> None:
        self.guest = guest
        self.match = match
        self.cookie = guest.cookie if is_known else ""
        self.ask: Ask | None = None
        self.is_over = False
        self.news = asyncio.Event()
        self.socket: Socket

    async def open(self) -> None:
        host, port = self.guest.host, self.guest.port
        self.socket = Socket(f"{host}:{port}", f"/ws/{self.match}", self.cookie, self._hear)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, host, port)
        await self.socket.opened
        self.socket.send(b'{"t":"hello","protocol":2}')
        await self.hear()

    def _hear(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if message.t == "state":
            ask = message.private.sections.ask
            self.ask = self.ask if ask is msgspec.UNSET else ask
            self.is_over = self.is_over or message.public.sections.result is not None
            self.news.set()

    async def hear(self) -> None:
        """Wait for the next state."""
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.news.clear()

    async def answer(self, most: int) -> None:
        """So many questions, each with its default; it does not wait for what comes of the last."""
        answered = 0
        while most and not self.is_over:
            if self.ask is not None and self.ask.id != answered:
                answered, most = self.ask.id, most - 1
                word = {"t": "say", "re": 1, "words": [self.ask.default], "ask": answered}
                self.socket.send(msgspec.json.encode(word))
            elif not self.news.is_set():
                await self.hear()
            else:
                self.news.clear()

    def close(self) -> None:
        self.socket.close()


class Guest:
    """Somebody who comes for one match."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        # Without https, so without the certificates that would take longer to load than a match to play.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self.cookie = ""

    async def introduce(self, name: str) -> None:
        await self.post("/api/me", {"name": name})
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return answered(await self.http.post(path, json=body)).json()

    async def get(self, path: str) -> httpx.Response:
        return answered(await self.http.get(path))

    async def new_match(self) -> str:
        """A table with three bots who do not think long; nobody hurries the guest."""
        table = {"game": "lifeboat", "seats": SEATS, "pace": "none", "bots": ["random"] * (SEATS - 1), "start": True}
        return str((await self.post("/api/matches", table))["id"])

    async def fetch(self, match: str) -> None:
        """All that anybody may ask for after the end."""
        for what in ("", "/record", "/verify", "/replay?first=20&last=40"):
            await self.get(f"/api/matches/{match}{what}")


def answered(response: httpx.Response) -> httpx.Response:
    if response.status_code >= 400:
        raise RuntimeError(f"{response.request.url}: {response.text}")
    return response


# -- matches ---------------------------------------------------------------------------------------


async def watched(guest: Guest, match: str) -> None:
    """The guest plays to the end, a stranger looks on; both stay until then."""
    eyes, stranger = Eyes(guest, match), Eyes(guest, match, is_known=False)
    await stranger.open()
    await eyes.open()
    await eyes.answer(10_000)
    eyes.close()
    stranger.close()
    await guest.fetch(match)


async def hasty(guest: Guest, match: str) -> None:
    """The guest comes and goes, and is not there when the end comes; afterwards a stranger has a look."""
    is_over = False
    while not is_over:
        eyes = Eyes(guest, match)
        await eyes.open()
        await eyes.answer(HASTY)
        is_over = eyes.is_over
        eyes.close()
    await guest.fetch(match)
    stranger = Eyes(guest, match, is_known=False)
    await stranger.open()
    stranger.close()


async def dropped(guest: Guest, match: str) -> None:
    """The guest has enough after a few answers and closes the table with nobody there."""
    eyes = Eyes(guest, match)
    await eyes.open()
    await eyes.answer(HASTY)
    eyes.close()
    # Where the bots have ended it by now this is refused, which is an end as well.
    await guest.http.post(f"/api/matches/{match}/abandon", json={})
    await guest.get(f"/api/matches/{match}")


KINDS = (watched, hasty, watched, dropped)


async def play(url: str, n: int) -> None:
    guest = Guest(url)
    async with guest.http:
        await guest.introduce(f"Guest {n}")
        await KINDS[n % len(KINDS)](guest, await guest.new_match())


async def soak(url: str, pid: int, matches: int, progress: Progress) -> list[Sample]:
    """All matches, a few at a time; the memory after each."""
    samples: list[Sample] = []
    numbers = iter(range(matches))
    bar = progress.add_task("matches", total=matches, memory="")

    async def one_after_the_other() -> None:
        for n in numbers:
            await play(url, n)
            samples.append((len(samples) + 1, memory_kb(pid)))
            progress.update(bar, completed=len(samples), memory=f"{samples[-1][1] / 1024:.0f} MB")

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
    return samples


# -- reporting -------------------------------------------------------------------------------------


def warm_up(matches: int) -> int:
    """Of a short soak the first half."""
    return min(WARM_UP, matches // 2)


def slope(samples: list[Sample]) -> tuple[float, float]:
    """The line through what came after the warm-up: kB a match, and kB at its beginning."""
    settled = samples[warm_up(len(samples)) :]
    found = linear_regression([n for n, _ in settled], [kb for _, kb in settled])
    return found.slope, found.intercept


def draw(samples: list[Sample], place: Path) -> None:
    from holdfast.lab.plots import RED, TEAL, pyplot

    grows, begins = slope(samples)
    done = [n for n, _ in samples]
    figure, axes = pyplot().subplots(figsize=(7, 3.2))
    axes.plot(done, [kb / 1024 for _, kb in samples], color=TEAL, linewidth=1)
    settled = [done[warm_up(len(done))], done[-1]]
    axes.plot(settled, [(begins + grows * n) / 1024 for n in settled], color=RED, linestyle="--", linewidth=1)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("matches begun, ended and fetched")
    axes.set_ylabel("resident set, MB")
    axes.set_title(f"{grows:+.2f} kB a match after the warm-up", fontsize=10)
    figure.tight_layout()
    figure.savefig(place)


def main() -> None:
    parser = argparse.ArgumentParser(description="Does the server's memory have a ceiling?")
    parser.add_argument("--matches", type=int, default=2000, help="200 are enough for a first look")
    parser.add_argument("--plot", type=Path, help="a folder for soak.svg")
    parser.add_argument("--json", type=Path, help="also write every sample to this file")
    chosen = parser.parse_args()
    if chosen.matches < 10:
        parser.error("--matches: at least ten")

    bars = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.fields[memory]}"))
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as (url, pid),
        Progress(*bars, console=Console(stderr=True)) as progress,
    ):
        samples = asyncio.run(soak(url, pid, chosen.matches, progress))
        with urlopen(f"{url}/health") as found:
            health = json.load(found)
    grows, _ = slope(samples)
    speed = "compiled" if health["compiled"] else "interpreted"
    print(
        f"Holdfast, {speed}: {len(samples)} matches in {time.perf_counter() - began:.0f} s. The server had "
        f"{samples[0][1] / 1024:.0f} MB after the first, {samples[warm_up(len(samples))][1] / 1024:.0f} MB after "
        f"the warm-up, {samples[-1][1] / 1024:.0f} MB at the end, and {health['matches']} matches in memory."
    )
    print(f"After the warm-up: {grows:+.2f} kB a match, {'flat' if grows < FLAT else 'not flat'} (below {FLAT:g}).")
    if chosen.plot:
        chosen.plot.mkdir(parents=True, exist_ok=True)
        draw(samples, chosen.plot / "soak.svg")
    if chosen.json:
        chosen.json.write_text(json.dumps({"speed": speed, "slope": grows, "samples": samples}) + "\n")


if __name__ == "__main__":
    main()
