"""`holdfast play [GAME]`: playing at once, in the browser."""

from __future__ import annotations

import sys

from holdfast.cli.seating import open_table
from holdfast.locale import language, translate
from holdfast.started import launcher, started_from


def play(game: str = "", /, *, lan: bool = False, port: int | None = None, browser: bool = True) -> int:
    """Play now, in the browser: with bots, with people at this device, or with friends on the same network.

    Parameters
    ----------
    game: str
        A table of this game with bots; without it, the front page with all games.
    lan: bool
        Let friends on the local network in, and show the address with a QR code.
    port: int
        The port; any free one if not given.
    browser: bool
        Open the page in the browser.
    """
    # Here, not above: --help must not load a web server.
    from holdfast.games import registry
    from holdfast.server.config import settings
    from holdfast.server.folder import FolderInUse
    from holdfast.server.rest.client_files import client_folder
    from holdfast.server.run import open_page, serve

    if game:
        registry.game(game)
    chosen = settings({"port": port, "log": "quiet"}, None)
    if client_folder() is None:
        print(translate("play-no-client", language()), file=sys.stderr)
        if started_from() is None:
            print(translate("play-no-client-cure", language(), program=launcher()), file=sys.stderr)
        return open_table(game or registry.games()[0], None, with_intro=True)
    page = f"now/{game}" if game else ""
    try:
        serve(chosen, lan=lan, page=page, opens=browser)
    except FolderInUse as used:
        if not used.url:
            raise
        # The same tables are there already.
        print(f"Holdfast: {used.url}{page}")
        if browser:
            open_page(used.url + page)
    return 0
