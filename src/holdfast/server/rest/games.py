"""The REST door for games: which there are, what each is, and what a client needs to show it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from holdfast.bots.maker import LEVELS
from holdfast.games import registry
from holdfast.games.folders import announced, folder
from holdfast.games.learning import coach_of, lesson_of
from holdfast.games.meta import Both, meta_of
from holdfast.games.talking import talk_of
from holdfast.games.telling import Manner, telling_of
from holdfast.kernel.game import Game
from holdfast.locale import LANGUAGES, Language
from holdfast.locale.files import words_of
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.orders import ONLY_PASS
from holdfast.server.match.talk import PHRASES
from holdfast.server.rest.client_files import Built, answer, type_of
from holdfast.server.rest.forms import Duration, GameInfo, OrderInfo, TimerInfo

AnyRequest = Request[Any, Any, Any]


class GamesDoor(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", responses={200: ResponseSpec(data_container=list[GameInfo], media_type=MediaType.JSON)})
    async def games(self, request: AnyRequest) -> Response[bytes]:
        """The games of the server: those that can be played, then those that are announced."""
        return given(request, all_games())

    @get("/{game:str}/words/{lang:str}")
    async def words(self, request: AnyRequest, game: str, lang: Language) -> Response[bytes]:
        """A game's own sentences in one language, as Fluent."""
        registry.game(game)
        return given(request, sentences(game, lang))

    @get(
        "/{game:str}/telling",
        responses={200: ResponseSpec(data_container=dict[str, Manner], media_type=MediaType.JSON)},
    )
    async def telling(self, request: AnyRequest, game: str) -> Response[bytes]:
        """How each event of a game is shown, by its name; what is not said is as most events are."""
        registry.game(game)
        return given(request, manners(game))

    @get("/{game:str}/poster")
    async def poster(self, request: AnyRequest, game: str) -> Response[bytes]:
        """A game's poster."""
        drawn = picture(game)
        if drawn is None:
            raise NotFoundException
        return given(request, drawn)


def given(request: AnyRequest, built: Built) -> Response[bytes]:
    """The addresses that `GameInfo` gives name what lies there; any other is asked for anew each time."""
    return answer(request, built, kept=request.query_params.get("v") == built.tag)


def announcement(slug: str) -> GameInfo:
    """What is known of a game that is to come."""
    meta = meta_of(slug)
    drawn = picture(slug)
    return GameInfo(
        slug=slug,
        announced=True,
        title=meta.title,
        original=meta.original,
        author=meta.author,
        tag=meta.tag,
        pitch=meta.pitch,
        fewest=meta.seats[0],
        most=meta.seats[1],
        minutes=list(meta.minutes),
        tints=meta.tints,
        ambience=meta.ambience,
        poster="" if drawn is None else f"/api/games/{slug}/poster?v={drawn.tag}",
        words={},
        telling="",
        lesson=0,
        goal=None,
        rules=0,
        options={},
        option_rules={},
        paces=[],
        durations={},
        timers=[],
        orders=[],
        bots=[],
        phrases=[],
        sayings=[],
        people=meta.people,
        whispers=meta.whispers,
    )


def game_info(slug: str) -> GameInfo:
    """The same of a game that can be played, and how its tables can differ."""
    game, info = registry.game(slug), announcement(slug)
    info.announced = False
    info.words = {lang: f"/api/games/{slug}/words/{lang}?v={sentences(slug, lang).tag}" for lang in LANGUAGES}
    info.telling = f"/api/games/{slug}/telling?v={manners(slug).tag}"
    info.rules = game.version
    lesson, coach = lesson_of(slug), coach_of(slug)
    info.lesson = 0 if lesson is None or not game.lessons else lesson.seats
    info.goal = None if coach is None else coach.goal
    info.options = {option.name: list(option.values) for option in game.options}
    info.option_rules = {option.name: option.rule for option in game.options if option.rule}
    info.timers = timers_of(game)
    info.durations = {pace: found for pace in PACES if (found := duration(info.timers, pace)) is not None}
    info.orders = [OrderInfo(ONLY_PASS.name, f"web-order-{ONLY_PASS.name}")]
    info.orders += [
        OrderInfo(one.name, f"web-order-{slug}-{one.name}", one.rule, one.instead_of) for one in game.orders()
    ]
    info.paces, info.bots, info.phrases = list(PACES), list(LEVELS), list(PHRASES)
    info.sayings = [saying.id for saying in talk_of(slug).saying]
    return info


def timers_of(game: Game[Any]) -> list[TimerInfo]:
    """How long each kind of question may take, at those paces that have a limit."""
    found: list[TimerInfo] = []
    for name, said in game.timers().items():
        at = {pace: game.timing(name, pace) for pace in PACES}
        seconds = {pace: round(timing.length) for pace, timing in at.items() if timing.length}
        most = {pace: round(timing.cap) for pace, timing in at.items() if timing.cap}
        found.append(TimerInfo(name, Both(**said), seconds, most))
    return found


def duration(timers: list[TimerInfo], pace: str) -> Duration | None:
    """From the shortest question to the longest; None where nobody is hurried."""
    seconds = [timer.seconds[pace] for timer in timers if pace in timer.seconds]
    return Duration(min(seconds), max(seconds)) if seconds else None


@cache
def all_games() -> Built:
    told = [*map(game_info, registry.games()), *map(announcement, registry.in_order(announced()))]
    return Built(msgspec.json.encode(told), "application/json")


@cache
def sentences(slug: str, lang: Language) -> Built:
    return Built(words_of(slug, lang).encode(), "text/plain")


@cache
def manners(slug: str) -> Built:
    return Built(msgspec.json.encode(telling_of(slug)), "application/json")


@cache
def picture(slug: str) -> Built | None:
    """The poster, if the game has one; only a file of its own folder."""
    name, place = meta_of(slug).poster, folder(slug)
    path = place / name
    if not name or path.parent != place or not path.is_file():
        return None
    return Built(path.read_bytes(), type_of(path))
