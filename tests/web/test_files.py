"""The built client and the rules, as the server gives them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from server.harness import Server

ROOT = Path(__file__).parents[2]


def test_every_address_of_the_client_gets_the_same_page(server: Server) -> None:
    pages = {
        httpx.get(server.url + path).text for path in ("/", "/table/x", "/join/K7M2QX", "/rules/lifeboat", "/mine")
    }

    assert len(pages) == 1
    assert '<div id="app">' in pages.pop()


def test_built_files_are_packed_and_kept_for_good(server: Server) -> None:
    page = httpx.get(server.url).text
    script = page.split('src="')[1].split('"')[0]
    answer = httpx.get(server.url + script)

    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_there_is_no_way_out_of_the_folder(server: Server) -> None:
    assert httpx.get(server.url + "/assets/..%2f..%2fpyproject.toml").status_code == 404


def test_rules_come_in_both_languages(server: Server) -> None:
    chapters = httpx.get(server.url + "/api/rules/lifeboat").json()
    rule = next(rule for chapter in chapters for rule in chapter["rules"] if rule["id"] == "LIF-10.7")

    assert "tie" in rule["en"]
    assert "жертв" in rule["ru"]


def test_a_game_that_is_not_there_has_no_rules(server: Server) -> None:
    assert httpx.get(server.url + "/api/rules/chess").status_code >= 400


def test_an_unknown_address_is_a_page_for_a_browser_and_a_refusal_for_a_program(server: Server) -> None:
    seen = httpx.get(server.url + "/nowhere/at/all", headers={"accept": "text/html,*/*"})
    told = httpx.get(server.url + "/nowhere/at/all", headers={"accept": "application/json"})
    api = httpx.get(server.url + "/api/nowhere", headers={"accept": "text/html,*/*"})

    assert (seen.status_code, '<div id="app">' in seen.text) == (404, True)
    assert (told.status_code, told.json()["code"]) == (404, "not-found")
    assert (api.status_code, api.json()["code"]) == (404, "not-found")


def test_the_page_of_the_api_asks_no_foreign_host(server: Server) -> None:
    page = httpx.get(server.url + "/api/docs", headers={"accept": "text/html"})

    assert page.headers["content-type"].startswith("text/html")
    assert "/api/matches" in page.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', page.text)
