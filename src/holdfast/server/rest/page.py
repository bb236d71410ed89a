"""The plain page of a server whose browser client is not built, and what a browser sees where nothing is."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import NotFoundException

import holdfast
from holdfast.games import registry
from holdfast.server.rest.client_files import ClientFiles
from holdfast.server.rest.problems import misunderstood
from holdfast.server.services import Services
from holdfast.started import program

AnyRequest = Request[Any, Any, Any]

NOWHERE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdfast</title>
<p>There is no such page. <a href="/">Home</a></p>
<p lang="ru">Такой страницы нет. <a href="/">На главную</a></p>
</html>
"""
NO_TABLE = 'No public table waits now. <span lang="ru">Сейчас открытых столов нет.</span>'
NOT_YET = 'This server has a password. <span lang="ru">Этот сервер спрашивает пароль.</span>'


async def page(services: Services, may_enter: bool) -> str:
    """What this is, and the public tables for who may enter."""
    found = await services.store.lobby(50) if may_enter else []
    rows = [
        f"<li>{escape(row.game)}: {sum(bool(chair.person or chair.bot) for chair in chairs)} / {row.seats}, "
        f"{escape(row.pace)}, <code>{escape(row.code)}</code></li>"
        for row, chairs in found
    ]
    nothing = NO_TABLE if may_enter else NOT_YET
    tables = "\n".join(rows) or f"<li>{nothing}</li>"
    first = registry.games()[0]
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdfast</title>
<style>
body {{ max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }}
</style>
<h1>Holdfast {escape(holdfast.__version__)}</h1>
<p>The server runs. The browser client is not built here: play in the terminal with
<code>{program()} terminal {escape(first)}</code>, or with a program of your own through
<a href="/api/docs">the API</a>.</p>
<p lang="ru">Сервер работает. Клиент для браузера здесь не собран: играйте в терминале командой
<code>{program()} terminal {escape(first)}</code> или своей программой через <a href="/api/docs">API</a>.</p>
<h2>Open tables · <span lang="ru">Открытые столы</span></h2>
<ul>
{tables}
</ul>
</html>
"""


def nowhere(client: ClientFiles | None) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """Where nothing is: a page for a browser (the client draws its own), the usual refusal for a program."""

    def answer(request: AnyRequest, wrong: NotFoundException) -> Response[Any]:
        is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/", "/feed/"))
        if not is_page or "text/html" not in request.headers.get("accept", ""):
            return misunderstood(request, wrong)
        drawn = NOWHERE if client is None else client.files["index.html"].plain.decode()
        return Response(drawn, status_code=404, media_type=MediaType.HTML)

    return answer
