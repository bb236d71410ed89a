"""The plain page of a server whose browser client is not built."""

from __future__ import annotations

from html import escape

import holdfast
from holdfast.games import registry
from holdfast.server.services import Services
from holdfast.started import program

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
