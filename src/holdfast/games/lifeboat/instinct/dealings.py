"""What a seat has seen the others do to each other: what it says of their friends and enemies, and what is owed for it.

A pure function of the events that the seat was told: nothing is stored on a table. Most of it everybody has seen, so
on an imagined table it serves every seat. People go by their characters.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.tempers import STAY
from holdfast.games.lifeboat.state import CHARACTERS, NAMES, NAVIGATION, OVERBOARD, STRENGTH
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.policy import Memory, Word
from holdfast.kernel.step import Seat

NUMBER_OF: Final = {name: character for character, name in enumerate(NAMES)}
CARD_OF: Final = {name: card for card, name in enumerate(NAVIGATION)}
EVIDENCE: Final = NUMBERS.evidence
DEALT: Final = NUMBERS.dealings
BARGAIN: Final = NUMBERS.bargain
AGAIN: Final[float] = EVIDENCE.again
MOST: Final[float] = EVIDENCE.most
FIRM: Final[float] = NUMBERS.norm.firm
ROWS: Final[float] = NUMBERS.norm.rows
PRIOR: Final[float] = NUMBERS.norm.prior
LEAD: Final = 4
"""Whoever joins a side that is so far ahead shows half as much by it."""
WHIM: Final = 0.1
"""How far a temper differs from game to game."""


class Deed:
    """Something that somebody did to somebody."""

    def __init__(self, name: str, who: int, whom: int) -> None:
        self.name = name
        self.who = who
        self.whom = whom


class Swap:
    """What one gave another in a swap, as far as I was told."""

    def __init__(self, day: int, who: str, whom: str, gave: list[str]) -> None:
        self.day = day
        self.who = who
        self.whom = whom
        self.gave = gave


def terms_of(who: str, to: str, give: list[str], ask: list[str], closed: int) -> str:
    """An offer in words, so that the same one is known again."""
    return " ".join([who, to, "give", *give, "ask", *ask, str(closed)])


def square() -> list[list[float]]:
    return [[0.0] * CHARACTERS for _ in range(CHARACTERS)]


class Dealings(Memory):
    """One seat's memory of a play of Lifeboat."""

    def __init__(self, seat: Seat, seats: int, key: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.key = key
        self.whims = whims_of(key)
        """How much more, or less, of each temper there is in this game."""
        self.day = 0
        self.friendly = square()
        """For each, how much speaks for each being their friend."""
        self.hostile = square()
        self.owed = square()
        """What each has done for each, in points; below 0: a grudge."""
        self.robs = [0.0] * CHARACTERS
        """How many cards each has demanded of people who were awake, the older ones counting less."""
        self.answered = [0] * CHARACTERS
        self.refused = [0] * CHARACTERS
        """How often each was demanded of, and refused."""
        self.rows = 0
        self.turns = 0
        """How often anybody rowed, and did anything at all with a turn."""
        self.made: list[str] = []
        """The offers that were made to me or by me today: who, to whom, and the terms."""
        self.declined = [[0] * CHARACTERS for _ in range(CHARACTERS)]
        """How often today each has turned down an offer of each, as far as I was told."""
        self.seated: dict[str, Seat] = {}
        """Who sits where."""
        self.swaps: list[Swap] = []
        """What changed hands by agreement."""
        self.said: list[Word] = []
        """Every saying heard, in order."""
        self.happened: list[Deed] = []
        """What somebody might have a word to say about: of today."""
        self.wounds = [0] * CHARACTERS
        self.swept = 0
        """Mask of the characters that the sea has taken."""
        self._times: dict[int, int] = {}
        """How often each has done each thing to each today, packed."""
        self._attacker = -1
        self._victim = -1
        self._attackers = 0
        self._victims = 0
        """The fight under way, as masks of characters."""
        self._swimmers = 0
        self._navigator = -1
        self._cards = 0
        """Who chose tonight's card, and out of how many."""

    # -- what was told ------------------------------------------------------------------------------

    def notice(self, event: dict[str, Any]) -> None:
        name: str = event["event"]
        if name in ("CardDemanded", "SeatDemanded", "Robbed", "SeatsChanged", "Stole"):
            self.notice_taking(event, name)
        elif name in ("FightBroke", "Joined", "FightEnded"):
            self.notice_fight(event, name)
        elif name in ("Watered", "Healed", "RingThrown", "Placed", "Traded"):
            self.notice_kindness(event, name)
        elif name in ("Yielded", "Refused"):
            self.notice_answer(NUMBER_OF[event["who"]], NUMBER_OF[event["to"]], name == "Refused")
        elif name in ("Offered", "OfferEnded"):
            self.notice_offer(event, name)
        elif name in ("Wounded", "SweptAway"):
            self.notice_body(event, name)
        elif name in (
            "EveningCame",
            "NavigatorTook",
            "CompassUsed",
            "NavigationRevealed",
            "FellOverboard",
            "SharksCame",
        ):
            self.notice_evening(event, name)
        elif name in ("RoleDealt", "DayBroke", "Rowed", "Idled"):
            self.notice_day(event, name)

    def notice_day(self, event: dict[str, Any], name: str) -> None:
        if name == "RoleDealt":
            self.seated[event["who"]] = event["seat"]
        elif name == "DayBroke":
            self.dawn(event["day"])
        else:
            self.turns += 1
            self.rows += name == "Rowed"

    def dawn(self, day: int) -> None:
        """Debts and grudges fade, in some sooner than in others."""
        self.day = day
        self._times = {}
        self.made = []
        self.happened = []
        self.declined = [[0] * CHARACTERS for _ in range(CHARACTERS)]
        for of in range(CHARACTERS):
            self.robs[of] *= DEALT.robs_stay
            for to in range(CHARACTERS):
                self.owed[of][to] *= STAY[to]

    def notice_taking(self, event: dict[str, Any], name: str) -> None:
        who, of = NUMBER_OF[event["who"]], NUMBER_OF[event["of"]]
        if not self.is_awake(of):
            return
        if name in ("CardDemanded", "SeatDemanded"):
            self.happens("demand", who, of)
            self.turns += 1
        if name == "CardDemanded":
            self.robs[who] += 1.0
            self.says(who, of, EVIDENCE.rob, 0)
        elif name == "SeatDemanded":
            self.says(who, of, EVIDENCE.swap, 1)
        elif name == "Robbed":
            self.owes(of, who, DEALT.robbed)
        elif name == "SeatsChanged":
            self.owes(of, who, DEALT.swapped)
        else:
            self.says(who, of, EVIDENCE.steal, 2)
            self.owes(of, who, DEALT.stolen)

    def notice_answer(self, who: int, to: int, refuses: bool) -> None:
        self.answered[who] += 1
        self.refused[who] += refuses
        self.happens("refuse" if refuses else "yield", who, to)

    def notice_offer(self, event: dict[str, Any], name: str) -> None:
        """LIF-05.7  Only the two hear of it, so this is of my own offers and of those to me."""
        who, to = NUMBER_OF[event["who"]], NUMBER_OF[event["to"]]
        if name == "Offered":
            self.made.append(terms_of(event["who"], event["to"], event["give"], event["ask"], event["closed"]))
            self.happens("plea" if event["closed"] or event["ask"] else "gift", who, to)
        elif event["why"] == "declined":
            self.declined[to][who] += 1
            self.happens("decline", to, who)

    def notice_fight(self, event: dict[str, Any], name: str) -> None:
        if name == "FightBroke":
            self._attacker, self._victim = NUMBER_OF[event["who"]], NUMBER_OF[event["of"]]
            self._attackers, self._victims = 1 << self._attacker, 1 << self._victim
        elif name == "Joined":
            self.notice_joining(NUMBER_OF[event["who"]], NUMBER_OF[event["side"]])
        else:
            self.notice_bystanders(NUMBER_OF[event["loser"]], event["won"] - event["lost"])

    def notice_joining(self, who: int, side: int) -> None:
        attacks = side == self._attacker
        foe = self._victim if attacks else self._attacker
        with_them, against = (self._attackers, self._victims) if attacks else (self._victims, self._attackers)
        weight = 0.5 if strength_of(with_them) >= strength_of(against) + LEAD else 1.0
        self.happens("join", who, side)
        self.says(who, side, EVIDENCE.side_with, 3, weight)
        self.says(who, foe, EVIDENCE.side_against, 4, weight)
        self.owes(side, who, DEALT.sided)
        self.owes(foe, who, DEALT.against)
        if attacks:
            self._attackers |= 1 << who
        else:
            self._victims |= 1 << who

    def notice_bystanders(self, loser: int, gap: int) -> None:
        """Who could have turned it and had the strength to spare has not."""
        inside = self._attackers | self._victims
        for other in range(CHARACTERS):
            is_fit = self.is_awake(other) and STRENGTH[other] - self.wounds[other] > 1
            if is_fit and not inside >> other & 1 and STRENGTH[other] > gap:
                self.says(other, loser, EVIDENCE.leave_alone, 5)
        self._attackers = self._victims = 0

    def notice_kindness(self, event: dict[str, Any], name: str) -> None:
        who = NUMBER_OF[event["who"]]
        if name in ("Watered", "Healed"):
            whom = NUMBER_OF[event["whom"]]
            if name == "Healed" and self.wounds[whom]:
                self.wounds[whom] -= 1
        elif name == "Placed":
            whom = NUMBER_OF[event["before"]]
        else:
            whom = NUMBER_OF[event["to"]]
        if whom == who:
            return
        if name == "Traded":
            self.swaps.append(Swap(self.day, event["who"], event["to"], event["gave"]))
            self.notice_trade(who, whom, len(event["gave"]), len(event["got"]))
        elif name == "Placed":
            self.says(who, whom, EVIDENCE.shade, 6)
            self.owes(whom, who, DEALT.gift)
        else:
            self.happens("save", who, whom)
            self.says(who, whom, EVIDENCE.save, 7)
            self.owes(whom, who, DEALT.saved)

    def notice_trade(self, who: int, to: int, gave: int, got: int) -> None:
        """Something for nothing is a gift; the second on one day is worth less."""
        if gave and got:
            return
        giver, taker = (who, to) if gave else (to, who)
        worth = DEALT.gift * AGAIN ** self._times.get(packed(giver, taker, 8), 0)
        self.happens("given", giver, taker)
        self.says(giver, taker, EVIDENCE.gift, 8)
        self.owes(taker, giver, worth)

    def notice_body(self, event: dict[str, Any], name: str) -> None:
        who = NUMBER_OF[event["who"]]
        if name == "Wounded":
            self.wounds[who] += event["amount"]
        else:
            self.swept |= 1 << who

    def notice_evening(self, event: dict[str, Any], name: str) -> None:
        if name == "EveningCame":
            self._navigator, self._cards, self._swimmers = -1, 0, 0
        elif name == "NavigatorTook":
            self._navigator, self._cards = NUMBER_OF[event["who"]], event["cards"]
        elif name == "NavigationRevealed":
            self.notice_steering(OVERBOARD[CARD_OF[event["card"]]])
        elif name == "FellOverboard":
            self._swimmers |= 1 << NUMBER_OF[event["who"]]
        elif name == "SharksCame" and event["who"]:
            who = NUMBER_OF[event["who"]]
            for swimmer in range(CHARACTERS):
                if self._swimmers >> swimmer & 1 and swimmer != who:
                    self.says(who, swimmer, [EVIDENCE.bait[0], EVIDENCE.bait[1] / self._swimmers.bit_count()], 9)

    def notice_steering(self, falls: int) -> None:
        """LIF-13.6  Of several cards one was picked: whom it throws in, and who at the edge was spared."""
        if self._navigator < 0 or self._cards < 2:
            return
        weight = (1.0 - 1.0 / self._cards) * (0.5 if not falls >> self._navigator & 1 else 1.0)
        for other in range(CHARACTERS):
            if other == self._navigator or self.swept >> other & 1:
                continue
            if falls >> other & 1:
                self.says(self._navigator, other, EVIDENCE.sink, 10, weight)
            elif self.wounds[other] + 1 == STRENGTH[other]:
                self.says(self._navigator, other, EVIDENCE.spare, 11, weight)

    # -- what it comes to ---------------------------------------------------------------------------

    def is_awake(self, character: int) -> bool:
        return not self.swept >> character & 1 and self.wounds[character] < STRENGTH[character]

    def says(self, who: int, whom: int, weights: list[float], deed: int, weight: float = 1.0) -> None:
        """A deed speaks for a bond; the same again on one day says less, so that nobody farms it."""
        times = self._times.get(packed(who, whom, deed), 0)
        self._times[packed(who, whom, deed)] = times + 1
        weight *= AGAIN**times
        self.friendly[who][whom] = within(self.friendly[who][whom] + weight * weights[0], -MOST, MOST)
        self.hostile[who][whom] = within(self.hostile[who][whom] + weight * weights[1], -MOST, MOST)

    def firmness(self, who: int) -> float:
        """How often this one refuses, against what one expects of anybody: 1 before anything was seen."""
        return (self.refused[who] + 1.0) / (FIRM * self.answered[who] + 1.0)

    def order(self) -> float:
        """The same of the whole boat: where nobody stands up to robbers, nobody is long ashamed to be one."""
        return (sum(self.refused) + PRIOR) / (FIRM * sum(self.answered) + PRIOR)

    def zeal(self) -> float:
        """How much the boat rows, against what one expects: nobody likes to be the only one at the oars."""
        return (self.rows + PRIOR) / (ROWS * self.turns + PRIOR)

    def happens(self, name: str, who: int, whom: int) -> None:
        self.happened.append(Deed(name, who, whom))

    def claimed(self, speaker: Seat, to: str) -> str:
        """What this one says today that it offers to somebody; nothing, if it says nothing."""
        for word in reversed(self.said):
            if (
                word.saying == "claim"
                and word.speaker == speaker
                and word.hour == self.day
                and word.named["whom"] == to
            ):
                return word.named["card"]
        return ""

    def trust(self, speaker: Seat) -> float:
        """How likely the next claim of this one is true, by what became of the earlier ones that a swap could prove."""
        trust = BARGAIN.trust
        for word in self.said:
            if word.saying != "claim" or word.speaker != speaker:
                continue
            for swap in self.swaps:
                is_of_it = swap.day == word.hour and swap.whom == word.named["whom"]
                if is_of_it and self.seated.get(swap.who) == speaker and HIDDEN not in swap.gave:
                    trust += BARGAIN.proved if word.named["card"] in swap.gave else -BARGAIN.caught
        return within(trust, 0.0, BARGAIN.most_trust)

    def listen(self, words: list[Word]) -> None:
        self.said += words
        self.words += len(words)

    def owes(self, who: int, whom: int, points: float) -> None:
        """Somebody owes somebody so much more."""
        self.owed[whom][who] = within(self.owed[whom][who] + points, DEALT.worst, DEALT.best)


def packed(who: int, whom: int, deed: int) -> int:
    return (deed * CHARACTERS + who) * CHARACTERS + whom


def within(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


def strength_of(members: int) -> int:
    return sum([STRENGTH[one] for one in range(CHARACTERS) if members >> one & 1])


def whims_of(key: str) -> list[float]:
    """A factor near 1 for each trait; without a key none."""
    if not key:
        return [1.0] * 4
    dice = Dice(seed_of(f"manners {key}"))
    return [1.0 + WHIM * (dice.below(201) - 100) / 100 for _ in range(4)]
