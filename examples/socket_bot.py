"""A bot of your own over the socket: `python examples/socket_bot.py http://127.0.0.1:8000 TOKEN CODE`.

It joins the table with this code, answers every question with its first option, and leaves when the game is over.
A token comes from `POST /api/me/tokens`; the messages are in `/api/protocol`.
"""

from __future__ import annotations

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(url: str, token: str, body: dict[str, Any]) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310  your own server
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def play(server: str, token: str, code: str) -> dict[str, Any]:
    """Sit down, play, and return the result."""
    match = post(f"{server}/api/join", token, {"code": code})["id"]
    post(f"{server}/api/matches/{match}/sit", token, {})
    address = server.replace("http", "ws", 1) + f"/ws/{match}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "protocol": 2}))
        while True:
            message = json.loads(socket.recv())
            if message["t"] != "state":
                continue
            public, private = message["public"].get("sections", {}), message["private"].get("sections", {})
            if public.get("result"):
                return dict(public["result"])
            if ask := private.get("ask"):
                socket.send(json.dumps({"t": "say", "ask": ask["id"], "words": [ask["options"][0]["notation"]]}))


if __name__ == "__main__":
    sys.stdout.write(f"{play(*sys.argv[1:4])}\n")
