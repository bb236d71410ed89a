"""What people claim at a table: sayings put together place by place, and who said what against whom.

Talk is no table matter: nothing here changes the game. How a claim agrees with what a seat knows, that seat alone is
told, and the game is asked with nothing but that seat's knowledge.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.talking import Saying, talk_of
from holdfast.kernel.game import Fact, Game
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.locale.phrase import of_fact, vocabulary
from holdfast.server import incoming, wire
from holdfast.server.match.asks import text
from holdfast.server.match.looking import line
from holdfast.server.store.rows import Said

BELIEVE, DOUBT = "believe", "doubt"
VOTES = (BELIEVE, DOUBT)
"""What can be said of another's claim; it decides nothing."""

Named = dict[str, str]


# -- putting a saying together ---------------------------------------------------------------------


def can_be_said(sitting: Sitting | None, seat: Seat | None, phrase: str, named: Named) -> bool:
    """Whoever sits at a game that has begun may say any of its sayings, with every place filled as it allows."""
    if sitting is None or seat is None:
        return False
    saying = talk_of(sitting.game.slug).find(phrase)
    return saying is not None and [*named] == saying.places and not unfilled(sitting, seat, saying, named)


def unfilled(sitting: Sitting, seat: Seat, saying: Saying, named: Named) -> str:
    """The first place that is not filled, or with what does not fit."""
    game: Game[Any] = sitting.game
    before: Named = {}
    for place in saying.places:
        if named.get(place) not in game.sayable(sitting.table, seat, place, before):
            return place
        before[place] = named[place]
    return ""


def composed(sitting: Sitting, seat: Seat, asked: incoming.Compose) -> wire.Composed:
    """How it can go on; once it is whole, how it sounds, and how it agrees with what this seat knows."""
    game: Game[Any] = sitting.game
    saying = talk_of(game.slug).find(asked.phrase)
    if saying is None:
        return wire.Composed(asked.re, "", [one.id for one in talk_of(game.slug).saying], None, None)
    place = unfilled(sitting, seat, saying, asked.named)
    if place:
        before = {name: asked.named[name] for name in saying.places[: saying.places.index(place)]}
        return wire.Composed(asked.re, place, game.sayable(sitting.table, seat, place, before), None, None)
    words = sentence(game.slug, saying, seat, asked.named, seat_names(sitting))
    return wire.Composed(asked.re, "", [], words, checked(sitting, seat, saying, asked.named))


def seat_names(sitting: Sitting | None) -> list[str]:
    """What the people at the table call each seat."""
    return [] if sitting is None else vocabulary(sitting.game.slug).seats(sitting.view(None))


def sentence(game: str, saying: Saying, speaker: Seat | None, named: Named, names: list[str]) -> wire.Text:
    """What it says. `self`: it is about the speaker, `by`: who that is."""
    by = names[speaker] if speaker is not None and speaker < len(names) else ""
    return text(of_fact(game, Fact(saying.id, {**named, "self": by in named.values(), "by": by}), "say"))


def checked(sitting: Sitting, seat: Seat, saying: Saying, named: Named) -> wire.Line | None:
    fact = sitting.game.check(sitting.table, seat, saying.id, named) if saying.kind == "claim" else None
    return None if fact is None else line(sitting.game.slug, fact, "check")


# -- who has claimed what --------------------------------------------------------------------------


def claims(sitting: Sitting, seat: Seat | None, heard: list[Said]) -> list[wire.Claim]:
    """The claims among what was heard: of each speaker the last about each thing, and what others make of them."""
    names = seat_names(sitting)
    last: dict[tuple[str, ...], wire.Claim] = {}
    for said in heard:
        saying = talk_of(sitting.game.slug).find(said.phrase)
        if saying is not None and saying.kind == "claim":
            words = sentence(sitting.game.slug, saying, said.seat, said.named, names)
            check = None if seat is None else checked(sitting, seat, saying, said.named)
            claim = wire.Claim(said.n, said.seat, said.name, saying.id, said.named, said.hour, words, check=check)
            last[said.person or f"seat {said.seat}", *subject(claim)] = claim
    found = sorted(last.values(), key=lambda claim: claim.n)
    for claim in found:
        claim.against = [one.n for one in found if subject(one) == subject(claim) and one.named != claim.named]
        claim.believed, claim.doubted = (voters(word, claim.n, heard) for word in VOTES)
    return found


def subject(claim: wire.Claim) -> tuple[str, ...]:
    """What it is about: all but what is claimed of it."""
    return claim.saying, *[*claim.named.values()][:-1]


def voters(word: str, n: int, heard: list[Said]) -> list[Seat]:
    """Whose last word on this claim was that."""
    last = {said.seat: said.phrase for said in heard if said.on == n and said.seat is not None}
    return [seat for seat, said in last.items() if said == word]
