"""The doors themselves: codes of tables, the password's cookie, files, and the page about the interface."""

from __future__ import annotations

import asyncio
import stat
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from holdfast.cli.records import backup
from holdfast.server.match.codes import LENGTH, LETTERS
from holdfast.server.people.people import People, digest
from holdfast.server.store.exchange import export_records
from holdfast.server.store.private import make_folder
from holdfast.server.store.store import Store
from server.attack import run, services_in, table_for
from server.harness import Refused, Server, Visitor, running

# -- codes of tables ---------------------------------------------------------------------------


def test_a_code_is_too_long_to_be_guessed(ann: Visitor) -> None:
    codes = {ann.new_match(4)["code"] for _ in range(20)}

    assert len(codes) == 20
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert len(LETTERS) ** LENGTH >= 2**50


def test_a_code_is_read_as_people_write_it(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)
    code = match["code"]

    for typed in (code, code.lower(), f" {code[:5]}-{code[5:]} ", f"{code[:5]} – {code[5:].lower()}\n"):
        assert bob.post("/api/join", code=typed)["id"] == match["id"]


def test_a_code_opens_a_table_until_all_is_over(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)
    bob.post(f"/api/matches/{match['id']}/sit")
    for act in ("start", "pause"):
        ann.post(f"/api/matches/{match['id']}/{act}")
        assert bob.post("/api/join", code=match["code"])["id"] == match["id"]

    ann.post(f"/api/matches/{match['id']}/abandon")

    with pytest.raises(Refused) as refused:
        bob.post("/api/join", code=match["code"])
    assert (refused.value.status, refused.value.code) == (404, "no-match")


def test_a_short_code_of_an_older_table_still_opens_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann")
            match.row.code = "K7M2QX"
            await services.store.save_match(match.row, match.chairs)
            assert await services.hall.find_by_code("k7m-2qx") is match

    run(scene())


# -- the password's cookie ---------------------------------------------------------------------


def people(tmp_path: Path, key: bytes, password: str) -> People:
    store = Store(tmp_path / "holdfast.db")
    store.close()
    return People(store, key, password)


def test_the_door_s_cookie_tells_nothing_of_the_password(tmp_path: Path) -> None:
    first, second = (people(tmp_path, key, "ahoy") for key in (b"one", b"two"))

    said = [each.door.loads(each.enter("ahoy")) for each in (first, second)]

    assert said[0] != said[1], "else it could be guessed without the server's key"
    assert digest("ahoy") not in said
    assert first.may_enter(first.enter("ahoy"))


def test_another_password_asks_everybody_again(tmp_path: Path) -> None:
    cookie = people(tmp_path, b"key", "ahoy").enter("ahoy")

    assert not people(tmp_path, b"key", "avast").may_enter(cookie)


@pytest.mark.parametrize("said", ["", "ахой", 7, None, ["x"]])
def test_a_signed_cookie_of_another_form_opens_nothing(tmp_path: Path, said: Any) -> None:
    door = people(tmp_path, b"key", "ahoy")

    assert not door.may_enter(str(URLSafeSerializer(b"key", salt="door").dumps(said)))


# -- files -------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.name != "server.log"}


FILE, FOLDER, OPEN_FOLDER = (0o666, 0o777, 0o777) if sys.platform == "win32" else (0o600, 0o700, 0o755)
CLOSED_FOLDER = 0o555 if sys.platform == "win32" else 0o500
"""Windows has no such modes: there nothing changes, and nothing breaks."""


def test_what_a_server_keeps_is_for_its_own_user_alone(tmp_path: Path) -> None:
    async def scene() -> dict[str, int]:
        async with services_in(tmp_path / "new"):
            return modes(tmp_path / "new")

    found = run(scene())

    assert {"holdfast.db", "holdfast.db-wal", "holdfast.db-shm"} <= set(found)
    assert set(found.values()) == {FILE}
    assert modes(tmp_path) == {"new": FOLDER}


def test_files_of_an_older_server_are_closed_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "old"

    async def scene() -> dict[str, int]:
        async with services_in(folder):
            pass
        folder.chmod(0o755)
        (folder / "holdfast.db").chmod(0o644)
        async with services_in(folder):
            return modes(folder)

    assert set(run(scene()).values()) == {FILE}
    assert modes(tmp_path) == {"old": FOLDER}


def test_a_folder_with_other_things_in_it_stays_open(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "photographs").mkdir()

    make_folder(folder)

    assert modes(tmp_path) == {"shared": OPEN_FOLDER}


def test_a_folder_that_may_not_be_written_does_not_become_writable(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o555)

    make_folder(folder)

    assert modes(tmp_path) == {"closed": CLOSED_FOLDER}


def test_backups_and_running_records_are_for_their_owner_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path / "data") as services:
            await table_for(services, "Ann")

    run(scene())
    (tmp_path / "out").mkdir()

    backup(tmp_path / "out" / "copy.db", data=str(tmp_path / "data"))
    asyncio.run(export_records(tmp_path / "data" / "holdfast.db", tmp_path / "out", True))

    assert len(modes(tmp_path / "out")) == 2
    assert set(modes(tmp_path / "out").values()) == {FILE}


# -- the page about the interface --------------------------------------------------------------


class Links(HTMLParser):
    """Everything a page would fetch or lead to, and its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.scripts += tag == "script"
        self.addresses += [value for name in ("href", "src") if (value := found.get(name))]
        self.ids.add(found.get("id") or "")


def test_the_page_about_the_interface_needs_nobody_else(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/docs")

    page = Links(answer.text)
    assert answer.headers["content-type"].startswith("text/html")
    assert page.scripts == 0
    assert all(address[0] in "/#" and not address.startswith("//") for address in page.addresses)
    assert {address[1:] for address in page.addresses if address[0] == "#"} <= page.ids
    assert "/api/docs/openapi.json" in page.addresses


def test_the_page_tells_of_every_operation_field_and_refusal(server: Server) -> None:
    text = httpx.get(f"{server.url}/api/docs").text
    api = httpx.get(f"{server.url}/api/docs/openapi.json").json()

    operations = [(method, path, found) for path, item in api["paths"].items() for method, found in item.items()]
    assert len(operations) > 20
    for method, path, found in operations:
        assert f"<code>{method.upper()} {path}</code>" in text
        assert found["description"], path
    for form in api["components"]["schemas"].values():
        assert all(f"<code>{name}</code>" in text for name in form.get("properties", {}))
    assert all(f"<th>{status}" in text for status in (400, 403, 404, 409, 429, 503))


def test_the_page_asks_for_the_password_too(tmp_path: Path) -> None:
    with running(tmp_path / "club", "--password", "ahoy") as server:
        assert httpx.get(f"{server.url}/api/docs").json()["code"] == "wrong-password"
