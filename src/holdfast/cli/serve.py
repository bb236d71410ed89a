"""`holdfast serve`: a server for friends, a club or a bot author."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path


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
    compile: bool = True,  # noqa: A002 (the option's name)
    check: bool = False,
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
    compile: bool
        Compile the rules beside the running server, if they are not compiled yet; used from the next start on.
    check: bool
        Only look whether the settings are right; start nothing.
    """
    # Here, not above: --help must not load a web server.
    from holdfast.server.config import settings

    flags = {"host": host, "port": port, "data": data, "password": password, "https": https, "log": log}
    chosen = settings({**flags, "socket": socket}, config)
    if not check:
        from holdfast.cli.beside import compiling
        from holdfast.server.run import serve as run

        with compiling() if compile else nullcontext():
            run(chosen, lan=lan, opens=browser)
    return 0
