"""A real server in another process, and people who use it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from holdfast.kernel.canonical import told
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, hears
from holdfast.locale.phrase import of_event, vocabulary
from holdfast.server.match.asks import text
from holdfast.server.wire import PROTOCOL

PATIENCE = 90.0
"""A machine may stand still for a while: nothing here is measured by it."""

Message = dict[str, Any]


class Server:
    """`holdfast serve` on a free port, with its own data."""

    def __init__(self, data: Path, *flags: str, **environment: str) -> None:
        self.data = data
        self.flags = flags
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--data", str(self.data), *self.flags]
        limits = {"HOLDFAST_SERVER_NEW_PER_MINUTE": "0", "HOLDFAST_SERVER_CONNECTIONS_PER_ADDRESS": "0"}
        usual = {"HOLDFAST_LANG": "en", **limits}
        environment = {**os.environ, **usual, **self.environment}
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Holdfast: "), f"{line!r} {self.log()}"
        self.url = line.split()[1].rstrip("/")

    def log(self) -> str:
        return (self.data / "server.log").read_text()

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to go down; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def running(data: Path, *flags: str, **environment: str) -> Iterator[Server]:
    """A server for as long as the block lasts."""
    data.mkdir(parents=True, exist_ok=True)
    server = Server(data, *flags, **environment)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()


class Visitor:
    """One person with a browser: cookies, requests, sockets."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        # Without https, so without the certificates, which take longer to load than most tests last.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        self.sockets = ExitStack()
        if name:
            self.post("/api/me", name=name)

    def get(self, path: str) -> Any:
        return answer(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return answer(self.http.post(path, json=body))

    def new_match(self, seats: int = 4, game: str = "lifeboat", **more: Any) -> Any:
        return self.post("/api/matches", game=game, seats=seats, **more)

    def sit_at(self, match: str, since: int = 0, token: str = "") -> Place:
        """Open a socket at this table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.url.replace("http", "ws", 1) + f"/ws/{match}"
        headers = {"Cookie": cookie} if cookie else {}
        socket = self.sockets.enter_context(connect(address, additional_headers=headers, max_size=None))
        return Place(socket, since, token)

    def close(self) -> None:
        """Go home."""
        self.sockets.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Refused(Exception):
    """The server said no, over HTTP."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(response.text)
        self.status = response.status_code
        self.code = response.json().get("code", "")


def answer(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refused(response)
    if "json" in response.headers.get("content-type", ""):
        return response.json()
    return response.text


def refused(act: Callable[[], Any]) -> str:
    """The code with which the server says no to this."""
    try:
        act()
    except Refused as no:
        return str(no.code)
    raise AssertionError("it was done")


def seats(table: Any) -> list[tuple[str, str]]:
    """Who sits at a table: people and bots."""
    return [(seat["name"], seat["bot"]) for seat in table["seats"]]


class Place:
    """One socket at one table, and all that was shown there so far."""

    def __init__(self, socket: ClientConnection, since: int = 0, token: str = "") -> None:
        self.socket = socket
        self.sections: Message = {}
        self.events: list[Message] = []
        self.talk: list[Message] = []
        self.raw: list[bytes] = []
        self.answers: dict[int, Message] = {}
        self.seat: int | None = None
        self._re = 0
        self.send(t="hello", protocol=PROTOCOL, since=since, token=token)
        self.welcome = self.wait_for("welcome")
        self.seat = self.welcome["seat"]

    def send(self, **message: Any) -> int:
        """Send a message; returns the number by which its answer is known."""
        self._re += 1
        self.socket.send(json.dumps({"re": self._re, **message}))
        return self._re

    def say(self, *words: str, ask: int | None = None) -> Message:
        """Say words and wait for the answer: `done` or `refused`."""
        return self.answer_to(self.send(t="say", words=list(words), ask=ask))

    def answer_to(self, re: int) -> Message:
        while re not in self.answers:
            self.take(PATIENCE)
        return self.answers[re]

    def wait_for(self, kind: str) -> Message:
        while True:
            message = self.take(PATIENCE)
            if message["t"] == kind:
                return message

    def until(self, condition: Any, patience: float = PATIENCE) -> None:
        """Take messages until this holds of what is shown."""
        deadline = time.monotonic() + patience
        while not condition(self):
            self.take(deadline - time.monotonic())

    def take(self, patience: float) -> Message:
        """The next message, after it has been shown."""
        data = self.socket.recv(timeout=max(0.01, patience), decode=False)
        self.raw.append(bytes(data))
        message: Message = json.loads(data)
        self.show(message)
        return message

    def drain(self, quiet: float = 0.3) -> None:
        """Everything that comes until nothing has come for a while."""
        try:
            while True:
                self.take(quiet)
        except (TimeoutError, ConnectionClosed):
            return

    def show(self, message: Message) -> None:
        if message["t"] == "state":
            self.sections = updated(self.sections, message)
            self.events += woven(message["public"].get("events", []), message["private"].get("events", []))
        elif message["t"] == "talk":
            self.talk += message["said"]
        elif "re" in message:
            self.answers[message["re"]] = message

    @property
    def ask(self) -> Message | None:
        found: Message | None = self.sections.get("ask")
        return found

    @property
    def result(self) -> Message | None:
        found: Message | None = self.sections.get("result")
        return found

    def play_on(self, condition: Any) -> None:
        """Answer every question with its default until this holds."""
        answered = 0
        while not condition(self):
            ask = self.ask
            if ask is not None and ask["id"] != answered and not ask.get("held"):
                answered = ask["id"]
                self.send(t="say", words=[ask["default"]], ask=ask["id"])
            self.take(PATIENCE)

    def close(self) -> None:
        self.socket.close()


def woven(public: list[Message], private: list[Any]) -> list[Message]:
    """Public and private events of one message in the order in which they happened."""
    events: list[Message] = []
    waiting = list(private)
    for n, event in enumerate(public):
        while waiting and waiting[0][0] <= n:
            events.append(waiting.pop(0)[1])
        events.append(event)
    return [*events, *(event for _, event, _ in waiting)]


def updated(old: Message, state: Message) -> Message:
    """All sections after a state; those of before stay as they are."""
    sections = {} if state["whole"] else old
    for part in (state["public"], state["private"]):
        sections = {**sections, **part.get("sections", {})}
        for path, value in part.get("entries", {}).items():
            sections = replaced(sections, path.split("."), value)
    return sections


def replaced(old: Any, path: list[str], value: Any) -> Any:
    """The same with this value at the path."""
    if not path:
        return value
    copy = old.copy()
    key: Any = int(path[0]) if isinstance(old, list) else path[0]
    copy[key] = replaced(old[key], path[1:], value)
    return copy


def told_to(sitting: Sitting, seat: int | None) -> list[Any]:
    """What this seat was told so far, as it is sent: each event with the arguments of its sentence."""
    game = sitting.game.slug
    seats = vocabulary(game).seats(sitting.view(None))
    found: list[Any] = []
    for audience, event in sitting.heard:
        if hears(audience, seat):
            fields = told(event)
            args = dict(text(of_event(game, fields, seats)).args)
            if audience == ALL:
                args.pop("reader", None)
            other = {"id": "event-taken-back"} if fields["event"] == "TakenBack" else {}
            kept = {"rule": fields["rule"], "args": msgspec.to_builtins(args)}
            found.append({"event": fields["event"], **{name: value for name, value in kept.items() if value}, **other})
    return found
