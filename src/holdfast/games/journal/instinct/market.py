"""Trade, payments and gifts: what is given for what."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c09_raid import LoseItem
from holdfast.games.journal.chapters.c17_trade import Give, PayFee, Take, Trade, fee_now, price
from holdfast.games.journal.chapters.c19_words import GiveUp
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.pieces import COLOUR, TOKENS, VALUE
from holdfast.games.journal.queries import stock
from holdfast.kernel.step import Ask

PER_VALUE: Final = 0.45
"""What is worth less than so much for each of its value is for sale."""
BEST_BUY: Final = 3.0


def for_sale(mind: Mind) -> list[tuple[float, int, int]]:
    """What may go: worth by value, kind, how many; the least missed first."""
    pile = stock(mind.state)
    found = [(mind.loss(kind) / VALUE[kind], kind, pile[kind]) for kind in TOKENS if pile[kind] and VALUE[kind]]
    return sorted([one for one in found if one[0] < PER_VALUE])


def sale_value(mind: Mind) -> int:
    return sum([VALUE[kind] * n for _, kind, n in for_sale(mind)])


def price_in_tokens(mind: Mind, value: int) -> float:
    """What it costs to pay tokens of so much value, those first that are least missed for theirs."""
    pile = stock(mind.state)
    found = sorted([(mind.loss(kind) / VALUE[kind], kind) for kind in TOKENS if pile[kind] and VALUE[kind]])
    left = value
    cost = 0.0
    for _, kind in found:
        for _ in range(pile[kind]):
            if left <= 0:
                return cost
            cost += mind.loss(kind)
            left -= VALUE[kind]
    return cost if left <= 0 else 60.0


def wishes(mind: Mind, colours: list[str], most: int, given: list[int]) -> list[tuple[float, int]]:
    """What could be had for so much, the best first."""
    state = mind.state
    found: list[tuple[float, int]] = []
    for kind in TOKENS:
        if COLOUR[kind] in colours and state.box[kind] and kind not in given and price(state, kind) <= most:
            gain = mind.worth(kind) - 0.15 * price(state, kind)
            if gain > 0:
                found.append((gain, kind))
    return sorted(found, reverse=True)


def prospects(mind: Mind, colours: list[str], fee: int) -> float:
    """What a trade is likely to bring."""
    state = mind.state
    if state.no_trade:
        return 0.0
    most = sale_value(mind) - fee_now(state, fee)
    found = wishes(mind, colours, most, []) if most > 0 else []
    return 0.6 * found[0][0] if found else 0.0


def weigh_market(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    """Questions of trade and payment; None: none of these."""
    if isinstance(ask, Trade):
        return weigh_trade(mind, ask, choice)
    if isinstance(ask, Give):
        return weigh_gift(mind, choice)
    if isinstance(ask, Take):
        return weigh_purchase(mind, choice)
    if isinstance(ask, PayFee):
        return -mind.loss(choice.which) / max(1, min(VALUE[choice.which], ask.left))
    if isinstance(ask, GiveUp | LoseItem):
        return -mind.loss(choice.which)
    return None


def weigh_trade(mind: Mind, ask: Trade, choice: Word) -> float:
    if choice.text == "no":
        return 0.0
    gain = prospects(mind, list(ask.sells), 0 if choice.text == "waive" else ask.fee)
    return gain - BEST_BUY * 0.3 - (0.4 if choice.text == "waive" else 0.0)


def wanted(mind: Mind) -> tuple[int, int]:
    """What this exchange is for, and what it costs; -1: nothing."""
    if mind.wish is None:
        mind.wish = best_wish(mind)
    return mind.wish


def best_wish(mind: Mind) -> tuple[int, int]:
    market = mind.state.market
    if market is None:
        return (-1, 0)
    most = market.credit + sum([VALUE[kind] * n for _, kind, n in for_sale(mind) if kind not in market.taken])
    found = wishes(mind, market.colours, most, market.given)
    return (found[0][1], price(mind.state, found[0][1])) if found else (-1, 0)


def weigh_gift(mind: Mind, choice: Word) -> float:
    """Give until the best that can be had is paid for; then it is done."""
    market = mind.state.market
    kind, due = wanted(mind)
    enough = market is None or kind < 0 or market.credit >= due
    if choice.text == "done":
        return 1.0 if enough else 0.0
    if enough or market is None or choice.which == kind:
        return -1.0
    rate = mind.loss(choice.which) / max(1, VALUE[choice.which])
    if rate >= PER_VALUE:
        return -1.0
    over = max(0, VALUE[choice.which] - (due - market.credit))
    return 2.0 - rate - 0.03 * over


def weigh_purchase(mind: Mind, choice: Word) -> float:
    """The best for what was given; what is left over would be lost."""
    if choice.text == "done":
        return 0.0
    return mind.worth(choice.which)
