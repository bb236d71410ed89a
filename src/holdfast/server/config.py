"""Settings of a server: flags, then HOLDFAST_… in the environment, then holdfast.toml, then what is usual."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_data_path

from holdfast.kernel.errors import Refusal

ENVIRONMENT = "HOLDFAST_SERVER_"
MOST_PORT = 65535


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 0
    """0: any free one."""
    data: str = ""
    """The folder of the database; usually in the user's data folder."""
    password: str = ""
    https: bool = False
    """The server stands behind a proxy with https: cookies are sent over it alone, and it says who visitors are."""
    log: str = "text"
    """text, json, or quiet: nothing but warnings"""
    log_level: Literal["debug", "info", "warning"] = "info"
    """Of the server's own lines; debug tells of everybody who comes and goes."""
    socket: Literal["quick", "plain"] = "quick"
    """How messages go between uvicorn and the tables: the short way, or the one that any release of it has."""
    new_per_minute: int = 60
    """How many guests and tables one address may make in a minute; 0: as many as it likes, and no door has a limit."""
    connections_per_address: int = 100
    """How many connections one address may have open; 0: any number."""
    metrics_port: int = 0
    """Where Prometheus may ask without a token; 0: nowhere."""
    metrics_host: str = "127.0.0.1"
    metrics_token: str = ""
    """With which Prometheus may ask at `/metrics` of the server's own port; without one there is no such address."""

    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("holdfast", appauthor=False)

    def database(self) -> Path:
        return self.folder() / "holdfast.db"


def settings(flags: dict[str, Any], file: Path | None) -> Settings:
    """All three sources in one; a wrong name or value is refused with its place."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= from_file(file)
    for name in Settings.__struct_fields__:
        value = os.environ.get(ENVIRONMENT + name.upper())
        if value is not None:
            values[name] = value
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        chosen = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-settings", f"The settings are wrong: {wrong}.", "", {"why": str(wrong)}) from wrong
    for port in (chosen.port, chosen.metrics_port):
        if not 0 <= port <= MOST_PORT:
            raise Refusal("no-such-port", f"There is no port {port}.", "", {"place": f"{chosen.host}:{port}"})
    return chosen


def from_file(file: Path) -> dict[str, Any]:
    try:
        read = msgspec.toml.decode(file.read_bytes())
    except FileNotFoundError as wrong:
        args: dict[str, str | int] = {"place": str(file), "why": "missing"}
        raise Refusal("cannot-read", f"{file} cannot be read: there is no such file.", "", args) from wrong
    except (OSError, msgspec.DecodeError) as wrong:
        raise Refusal("bad-settings", f"{file}: {wrong}.", "", {"why": f"{file}: {wrong}"}) from wrong
    return dict(read)
