"""JRN-17  Trade: a fee, then exchanges by value."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import DONE, NO, YES, LeaderAsk, Put, Word
from holdfast.games.journal.pieces import CATEGORIES, COLOUR, ITEMS, TOKENS, VALUE
from holdfast.games.journal.queries import has_skill, in_hand, stock, worth
from holdfast.games.journal.state import Market, State
from holdfast.games.journal.verbs import discard, gain, spend_crucial, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

HAGGLE = 3
"""How much lower the Haggler makes a fee."""
WAIVE = Word("waive")


def trade_word(table: Table[State], by: Seat, on: On, sells: tuple[str, ...], fee: int) -> None:
    """`trade`: the leader may decline after seeing it."""
    open_trade(table, sells, fee)


def open_trade(table: Table[State], sells: tuple[str, ...], fee: int) -> None:
    """JRN-17.7  While trade is forbidden nothing comes of it."""
    if not table.state.no_trade:
        table.then(Trade(sells, fee))


def fee_now(state: State, fee: int) -> int:
    """JRN-26.40  The fee is lower while the Haggler is present."""
    return max(0, fee - HAGGLE) if has_skill(state, "cheap_fee") else fee


class Trade(LeaderAsk):
    """JRN-17.2  Pay the fee and trade, or decline?"""

    def __init__(self, sells: tuple[str, ...], fee: int) -> None:
        super().__init__()
        self.sells = sells
        self.fee = fee

    @property
    def rule(self) -> str:
        return "JRN-17.2"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        found: list[Choice] = [NO]
        if worth(stock(state)) >= fee_now(state, self.fee):
            found.append(YES)
        if in_hand(state, "waive_fee") >= 0:
            found.append(WAIVE)
        return found

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        state = table.state
        if choice is NO:
            tell(table, events.TradeRefused())
            return
        fee = fee_now(state, self.fee)
        if choice is WAIVE:
            spend_crucial(table, in_hand(state, "waive_fee"))
            fee = 0
        state.market = Market(list(self.sells), [], [])
        tell(table, events.TradeBegan(fee))
        table.then(Put(PayFee(fee, 0)), Give())


class PayFee(LeaderAsk):
    """JRN-17.2  Tokens with at least the stated total value, one by one in the game's order."""

    def __init__(self, left: int, first: int) -> None:
        super().__init__()
        self.left = left
        self.first = first

    @property
    def rule(self) -> str:
        return "JRN-17.2"

    def is_due(self, table: Table[State]) -> bool:
        return self.left > 0

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        pile = stock(table.state)
        return [
            Word("pay", ITEMS[kind], kind, "item")
            for kind in TOKENS[self.first :]
            if pile[kind] and sum(pile[other] * VALUE[other] for other in TOKENS[kind:]) >= self.left
        ]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        options = [one for one in self.options(table, seat) if isinstance(one, Word)]
        return min(options, key=lambda one: VALUE[one.which])

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        discard(table, choice.which, 1)
        table.then(Put(PayFee(self.left - VALUE[choice.which], choice.which)))


class Give(LeaderAsk):
    """JRN-17.3  What is given in this exchange? Nothing: the trade is over."""

    @property
    def rule(self) -> str:
        return "JRN-17.3"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        market, pile = state.market, stock(state)
        taken = [] if market is None else market.taken
        kinds = [kind for kind in TOKENS if pile[kind] and kind not in taken]
        return [DONE, *(Word("give", ITEMS[kind], kind, "item") for kind in kinds)]

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        market = table.state.market
        if market is None:
            return
        if choice is not DONE:
            discard(table, choice.which, 1)
            market.credit += VALUE[choice.which]
            market.handed += 1
            if choice.which not in market.given:
                market.given.append(choice.which)
            table.then(Give())
        elif market.handed:
            table.then(Take())
        else:
            table.state.market = None


class Take(LeaderAsk):
    """JRN-17.3, JRN-17.4  What is taken for it, of the colours on offer and as far as the box holds them?"""

    @property
    def rule(self) -> str:
        return "JRN-17.4"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        market = state.market
        found: list[Choice] = [DONE]
        if market is not None:
            for kind in TOKENS:
                offered = COLOUR[kind] in market.colours and state.box[kind] and kind not in market.given
                if offered and price(state, kind) <= market.credit:
                    found.append(Word("take", ITEMS[kind], kind, "item"))
        return found

    def take(self, table: Table[State], seat: Seat, choice: Word) -> None:
        market = table.state.market
        if market is None:
            return
        if choice is not DONE:
            market.credit -= price(table.state, choice.which)
            gain(table, choice.which, 1)
            if choice.which not in market.taken:
                market.taken.append(choice.which)
            table.then(Take())
        else:
            market.credit = 0
            market.handed = 0
            table.then(Give())


def price(state: State, kind: int) -> int:
    """JRN-17.6  The value, and what a price shift adds for each token of its category."""
    return VALUE[kind] + sum(n for name, n in state.prices.items() if kind in CATEGORIES[name])
