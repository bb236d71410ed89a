"""LIF-05.7 to LIF-05.9  Swaps and gifts: an offer stands until it is accepted, declined, recalled or lapses.

    offer kid give water open gaff ask knife closed 2
    accept captain compass cash

Own cards are closed unless `open` stands before them; cards asked for by name lie open; of closed
ones only a number can be asked, and the receiver chooses which. Nobody waits for an answer.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.offers import end_offer, let_lapse, offer_between
from holdfast.games.lifeboat.queries import (
    conscious,
    has_all,
    is_conscious,
    kinds_in,
    mask_of_kinds,
    name_of,
    seat_of,
    spell,
    spell_kinds,
)
from holdfast.games.lifeboat.state import EVENING_PREPARATION, KIND_OF, KINDS, NAMES, Offer, Sailor, State
from holdfast.games.lifeboat.verbs import hand_over
from holdfast.kernel.parts.memo import Memo
from holdfast.kernel.step import Choice, Expiry, Right, Seat
from holdfast.kernel.table import Table

OFFERS_BY_DAY: Final = 20
OFFERS_IN_EVENING: Final = 5
COUNTS: Final = [str(number) for number in range(1, len(KIND_OF))]
"""How many closed cards can be asked for, as words."""
ACCEPTS_LISTED: Final = 16
"""More ways to choose the closed cards than this are understood, but not all listed."""


class MakeOffer(Right):
    """LIF-05.7  Offer a swap or a gift to another conscious player."""

    icon = "swap"

    def __init__(self, to: int, closed: list[int], open_: list[int], ask: list[int], ask_closed: int) -> None:
        super().__init__(offer_text(to, closed, open_, ask, ask_closed))
        self.to = to
        self.closed = closed
        self.open = open_
        self.ask = ask
        self.ask_closed = ask_closed

    def anchors(self) -> list[str]:
        return [f"offer:{NAMES[self.to]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        to = seat_of(state, self.to)
        own = state.sailors[seat]
        if state.phase == EVENING_PREPARATION:
            own.offers_in_evening += 1
        else:
            own.offers_by_day += 1
        number = own.offers_by_day + own.offers_in_evening
        offer = Offer(seat, to, self.closed, self.open, self.ask, self.ask_closed, number)
        state.offers = [*state.offers, offer]
        who, whom, asked = name_of(state, seat), name_of(state, to), spell_kinds(self.ask)
        table.tell(events.Offered(who, whom, given(offer, seat), asked, self.ask_closed), 1 << seat)
        table.tell(events.Offered(who, whom, given(offer, to), asked, self.ask_closed), 1 << to)
        # LIF-13.1: whoever was done with bargaining looks at it once more, or a gift would lapse unseen.
        table.ask_again(1 << seat | 1 << to)


class Accept(Right):
    """LIF-05.9  Accept an offer, choosing the closed cards it asks for; the swap happens at once."""

    icon = "check"

    def __init__(self, by: int, kinds: list[int]) -> None:
        super().__init__(" ".join(["accept", NAMES[by], *(KINDS[kind] for kind in sorted(kinds))]))
        self.by = by
        self.kinds = kinds

    def anchors(self) -> list[str]:
        return [f"offer:{NAMES[self.by]}", *(f"give:{KINDS[kind]}" for kind in self.kinds)]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        offer = offer_between(state, seat_of(state, self.by), seat)
        if offer is not None:
            swap(table, offer, pick(state.sailors[seat].closed, self.kinds))


class Decline(Right):
    """Turn an offer down."""

    icon = "x"

    def __init__(self, by: int) -> None:
        super().__init__(f"decline {NAMES[by]}")
        self.by = by

    def anchors(self) -> list[str]:
        return [f"offer:{NAMES[self.by]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        end_offer(table, seat_of(table.state, self.by), seat, "declined")


class Recall(Right):
    """Take one's own offer back."""

    icon = "undo"

    def __init__(self, to: int) -> None:
        super().__init__(f"recall {NAMES[to]}")
        self.to = to

    def anchors(self) -> list[str]:
        return [f"offer:{NAMES[self.to]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        end_offer(table, seat, seat_of(table.state, self.to), "recalled")


NOTHING: Final = -1
SMALL_OFFERS: Final[dict[int, MakeOffer]] = {}
OFFERS_LISTED: Final[Memo[list[Choice]]] = Memo(4_000)
DECLINE: Final = [Decline(character) for character in range(len(NAMES))]
RECALL: Final = [Recall(character) for character in range(len(NAMES))]


class OfferExpiry(Expiry):
    """The time of an offer: the receiver has neither accepted nor declined it."""

    def __init__(self, offer: Offer, by: int, to: int) -> None:
        parties = 1 << offer.by | 1 << offer.to
        super().__init__(f"lapse {NAMES[by]} {NAMES[to]}", "trade_offer", offer.number, parties, [NAMES[by], NAMES[to]])
        self.offer = offer

    def lapse(self, table: Table[State]) -> None:
        end_offer(table, self.offer.by, self.offer.to, "lapsed")


def offers_running_out(state: State) -> list[Expiry]:
    """Every offer ends by itself after a while; `lapse snob kid` is the clock's word for it."""
    sailors = state.sailors
    return [OfferExpiry(one, sailors[one.by].character, sailors[one.to].character) for one in state.offers]


# -- the swap ---------------------------------------------------------------------------------------


def swap(table: Table[State], offer: Offer, chosen: list[int]) -> None:
    """LIF-05.9  All cards change hands at once, each as it lies; what was closed only the two know."""
    state = table.state
    by, to = state.sailors[offer.by], state.sailors[offer.to]
    give = pick(by.closed, offer.closed) + pick(by.open, offer.open)
    got = pick(to.open, offer.ask) + chosen
    who, whom = name_of(state, offer.by), name_of(state, offer.to)
    known = events.Traded(who, whom, spell(give), spell(got))
    public = events.Traded(who, whom, backs(give, by), backs(got, to))
    state.offers = [other for other in state.offers if other is not offer]
    for card in give:
        hand_over(state, card, offer.by, offer.to)
    for card in got:
        hand_over(state, card, offer.to, offer.by)
    if offer.closed or chosen:
        # Each has seen a card of the other: that cannot be taken back by anybody.
        table.reveal()
    table.tell(known, 1 << offer.by | 1 << offer.to, public)
    let_lapse(table)


def given(offer: Offer, seat: Seat) -> list[str]:
    """LIF-H14  What is given, as this party sees it: the offerer's closed cards are backs to the other."""
    if seat == offer.by:
        return spell_kinds(offer.closed + offer.open)
    return [HIDDEN] * len(offer.closed) + spell_kinds(offer.open)


def backs(cards: list[int], owner: Sailor) -> list[str]:
    """These cards as a third party sees them: closed ones by their backs, first."""
    opened = [card for card in cards if card in owner.open]
    return [HIDDEN] * (len(cards) - len(opened)) + spell(opened)


def pick(cards: list[int], kinds: list[int]) -> list[int]:
    """One card of `cards` for each of these kinds."""
    left = cards[:]
    picked: list[int] = []
    for kind in kinds:
        card = next(card for card in left if KIND_OF[card] == kind)
        left.remove(card)
        picked.append(card)
    return picked


# -- what may be said --------------------------------------------------------------------------------


def may_offer(state: State, seat: Seat, to: Seat) -> bool:
    """One offer per ordered pair, and only so many a day: nobody can hold the boat up with paper."""
    return offers_left(state, seat) > 0 and offer_between(state, seat, to) is None


def most_offers(state: State) -> int:
    """How many offers one may make in this part of the day."""
    return OFFERS_IN_EVENING if state.phase == EVENING_PREPARATION else OFFERS_BY_DAY


def offers_left(state: State, seat: Seat) -> int:
    """How many of them this seat has not made yet."""
    sailor = state.sailors[seat]
    made = sailor.offers_in_evening if state.phase == EVENING_PREPARATION else sailor.offers_by_day
    return most_offers(state) - made


def trading_rights(state: State, seat: Seat) -> list[Choice]:
    """LIF-05.7  Answers to standing offers; gifts and one-for-one swaps. Larger offers are understood, not listed."""
    rights: list[Choice] = []
    for other in conscious(state):
        if other != seat:
            rights += answers(state, seat, other)
            if may_offer(state, seat, other):
                rights += small_offers(state, seat, other)
    return rights


def answers(state: State, seat: Seat, other: Seat) -> list[Choice]:
    """What may be said of the offers that stand between these two."""
    rights: list[Choice] = []
    character = state.sailors[other].character
    incoming = offer_between(state, other, seat)
    if incoming is not None:
        kinds = sorted(KIND_OF[card] for card in state.sailors[seat].closed)
        ways: list[list[int]] = []
        choose(kinds, incoming.ask_closed, [], ways)
        rights += [Accept(character, way) for way in ways]
        rights.append(DECLINE[character])
    if offer_between(state, seat, other) is not None:
        rights.append(RECALL[character])
    return rights


def choose(kinds: list[int], number: int, chosen: list[int], ways: list[list[int]]) -> None:
    """Add the different ways to choose so many of these sorted kinds, until as many are there as are listed."""
    if not number:
        ways.append(chosen)
        return
    last = -1
    for at in range(len(kinds) - number + 1):
        if kinds[at] != last and len(ways) < ACCEPTS_LISTED:
            last = kinds[at]
            choose(kinds[at + 1 :], number - 1, [*chosen, last], ways)


def small_offers(state: State, seat: Seat, other: Seat) -> list[Choice]:
    """Gifts of one card, and one card for one. The same cards give the same list: do not change it."""
    own, theirs = state.sailors[seat], state.sailors[other]
    key = (mask_of_kinds(own.closed) << len(KINDS) | mask_of_kinds(own.open)) << len(KINDS) | mask_of_kinds(theirs.open)
    key = (key << len(NAMES) | 1 << theirs.character) << 1 | (1 if theirs.closed else 0)
    offers = OFFERS_LISTED.find(key)
    return OFFERS_LISTED.keep(key, list_offers(own, theirs)) if offers is None else offers


def list_offers(own: Sailor, theirs: Sailor) -> list[Choice]:
    """The same, spelt out."""
    to = theirs.character
    asks = kinds_in(theirs.open)
    offers: list[Choice] = []
    for is_open, cards in enumerate((own.closed, own.open)):
        for kind in kinds_in(cards):
            offers.append(small_offer(to, kind, is_open, NOTHING, 0))
            offers += [small_offer(to, kind, is_open, ask, 0) for ask in asks]
            if theirs.closed:
                offers.append(small_offer(to, kind, is_open, NOTHING, 1))
    return offers


def small_offer(to: int, kind: int, is_open: int, ask: int, ask_closed: int) -> MakeOffer:
    """Listed at every move and spelt once."""
    key = (((to * len(KINDS) + kind) * 2 + is_open) * (len(KINDS) + 1) + ask + 1) * 2 + ask_closed
    offer = SMALL_OFFERS.get(key)
    if offer is None:
        closed, opened = ([], [kind]) if is_open else ([kind], [])
        offer = SMALL_OFFERS[key] = MakeOffer(to, closed, opened, [] if ask == NOTHING else [ask], ask_closed)
    return offer


# -- sentences -----------------------------------------------------------------------------------------


def offer_text(to: int, closed: list[int], open_: list[int], ask: list[int], ask_closed: int) -> str:
    """The one spelling of an offer: kinds in the order of the catalogue, own closed cards before own open ones."""
    words = ["offer", NAMES[to]]
    if closed or open_:
        words += ["give", *(KINDS[kind] for kind in sorted(closed))]
        for kind in sorted(open_):
            words += ["open", KINDS[kind]]
    if ask:
        words += ["ask", *(KINDS[kind] for kind in sorted(ask))]
    if ask_closed:
        words += ["closed", str(ask_closed)]
    return " ".join(words)


def give_word(kind: int, is_open: bool) -> str:
    """What adds a card of one's own to an offer."""
    return f"give open {KINDS[kind]}" if is_open else f"give {KINDS[kind]}"


def read_sentence(state: State, seat: Seat, text: str) -> Choice | None:
    """An offer or an acceptance of any size, if this seat may say it now; else None."""
    words = text.split()
    if len(words) < 2 or words[1] not in NAMES:
        return None
    character = NAMES.index(words[1])
    other = seat_of(state, character)
    if other < 0 or other == seat or not is_conscious(state.sailors[other]):
        return None
    if words[0] == "accept":
        return read_accept(state, seat, other, words[2:])
    if words[0] == "offer" and may_offer(state, seat, other):
        return read_offer(state, seat, other, words[2:])
    return None


def read_accept(state: State, seat: Seat, other: Seat, words: list[str]) -> Choice | None:
    """`accept captain compass cash`: as many closed cards as are asked for, all of them held."""
    offer = offer_between(state, other, seat)
    kinds = known_kinds(words)
    if offer is None or kinds is None or len(kinds) != offer.ask_closed:
        return None
    if not has_all(state.sailors[seat].closed, kinds):
        return None
    return Accept(state.sailors[other].character, kinds)


def read_offer(state: State, seat: Seat, other: Seat, words: list[str]) -> Choice | None:
    """`give water open gaff ask knife closed 2`, in any order of the cards."""
    closed: list[str] = []
    opened: list[str] = []
    ask: list[str] = []
    number = 0
    part = ""
    is_open = False
    for word in words:
        if word in ("give", "ask", "closed") and not is_open:
            part = word
        elif part == "give" and word == "open":
            is_open = True
        elif part == "closed" and word in COUNTS and not number:
            number = int(word)
        elif part == "give":
            (opened if is_open else closed).append(word)
            is_open = False
        elif part == "ask":
            ask.append(word)
        else:
            return None
    if is_open:
        return None
    return checked_offer(state, seat, other, known_kinds(closed), known_kinds(opened), known_kinds(ask), number)


def checked_offer(
    state: State,
    seat: Seat,
    other: Seat,
    closed: list[int] | None,
    opened: list[int] | None,
    ask: list[int] | None,
    number: int,
) -> Choice | None:
    """The offer, if every card in it is where it says and it is not empty."""
    own, theirs = state.sailors[seat], state.sailors[other]
    if closed is None or opened is None or ask is None or not (closed or opened or ask or number):
        return None
    if number > len(theirs.closed) or not has_all(theirs.open, ask):
        return None
    if not has_all(own.closed, closed) or not has_all(own.open, opened):
        return None
    return MakeOffer(theirs.character, sorted(closed), sorted(opened), sorted(ask), number)


def known_kinds(words: list[str]) -> list[int] | None:
    """The kinds these words name, or None if one names none."""
    return [KINDS.index(word) for word in words] if all(word in KINDS for word in words) else None
