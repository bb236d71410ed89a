"""`holdfast serve`: a server for friends, a club or a bot author."""

from __future__ import annotations

from pathlib import Path

from holdfast.cli.mistake import Mistake


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    lan: bool = False,
    data: str | None = None,
    password: str | None = None,
    https: bool | None = None,
    log: str | None = None,
    socket: str | None = None,
    config: Path | None = None,
    browser: bool = True,
) -> int:
    """Serve tables over HTTP and WebSocket.

    Parameters
    ----------
    host: str
        The address to listen on; 127.0.0.1 if not given.
    port: int
        The port; any free one if not given.
    lan: bool
        Listen on the local network, and show the address with a QR code.
    data: str
        The folder of the database.
    password: str
        Ask everybody for this password.
    https: bool
        The server stands behind https.
    log: str
        text, json, or quiet for warnings alone.
    socket: str
        quick, or plain: slower, but with any release of uvicorn.
    config: Path
        A TOML file with the same settings.
    browser: bool
        Open the page in the browser.
    """
    # Here, not above: --help must not load a web server.
    from holdfast.server.config import settings
    from holdfast.server.run import serve as run

    flags = {"host": host, "port": port, "data": data, "password": password, "https": https, "log": log}
    chosen = settings({**flags, "socket": socket}, config)
    try:
        run(chosen, lan=lan, opens=browser)
    except OSError as failure:
        raise Mistake("serve-cannot-listen", place=f"{chosen.host}:{chosen.port}", why=str(failure)) from failure
    return 0
