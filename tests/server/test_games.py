"""What the server tells of its games, and the files it gives of them."""

from __future__ import annotations

import httpx
import pytest

import holdfast
from holdfast.games.meta import meta_of
from holdfast.games.telling import telling_of
from server.harness import Server


def games(server: Server) -> dict[str, dict[str, object]]:
    return {game["slug"]: game for game in httpx.get(f"{server.url}/api/games").json()}


def test_games_are_what_their_folders_say(server: Server) -> None:
    told = games(server)
    lifeboat, meta = told["lifeboat"], meta_of("lifeboat")

    assert lifeboat["title"] == {"en": meta.title.en, "ru": meta.title.ru}
    assert (lifeboat["fewest"], lifeboat["most"], lifeboat["minutes"]) == (*meta.seats, list(meta.minutes))
    assert lifeboat["author"] == meta.author


def test_those_that_can_be_played_come_first_and_the_others_say_so(server: Server) -> None:
    told = list(games(server).values())

    assert [game["slug"] for game in told if not game["announced"]] == holdfast.games()
    assert [game["announced"] for game in told] == sorted(bool(game["announced"]) for game in told)
    assert "journal" in [game["slug"] for game in told]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_s_own_words_and_no_other_s(server: Server, lang: str) -> None:
    words = httpx.get(f"{server.url}/api/games/lifeboat/words/{lang}").text

    assert "lifeboat-event-robbed =" in words
    assert "name-lifeboat-kid =" in words
    assert "outlive" not in words
    assert "\n#" not in words


def test_files_are_kept_for_good_by_their_own_address_and_else_asked_for_anew(server: Server) -> None:
    game = games(server)["lifeboat"]
    words = game["words"]
    assert isinstance(words, dict)
    for address in (words["ru"], game["poster"], game["telling"]):
        kept = httpx.get(f"{server.url}{address}")
        loose = httpx.get(f"{server.url}{str(address).partition('?')[0]}")
        again = httpx.get(loose.url, headers={"if-none-match": loose.headers["etag"]})

        assert "immutable" in kept.headers["cache-control"]
        assert kept.headers["content-encoding"] == "gzip"
        assert loose.headers["cache-control"] == "no-cache"
        assert (again.status_code, again.content) == (304, b"")


def test_how_events_are_shown_goes_out_as_the_folder_says(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/games/outlive/telling").json()

    assert set(told) == set(telling_of("outlive"))
    assert told["TokenTaken"] == {}
    assert told["Moved"] == {"target": "zone", "thing": "squad", "source": "start"}
    assert told["ConvoyArrived"] == {"tone": "ok", "weight": 10, "pace": 1600, "hot": True}


NOWHERE = ["chess/words/en", "chess/poster", "chess/telling", "lifeboat/words/de"]


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_is_refused(server: Server, path: str) -> None:
    assert 400 <= httpx.get(f"{server.url}/api/games/{path}").status_code < 500
