"""People who share a device see nothing of each other's."""

from __future__ import annotations

import pytest

from holdfast.locale import Language, translate
from holdfast.terminal.plain import PlainClient
from holdfast.terminal.words import name
from terminal.sittings import Conversation, first_option, seated

UNMENTIONED = ("medkit", "club", "knife", "gaff", "cash", "painting_large", "painting_small", "jewels")
"""Cards that no question and no hint names."""


def private_words(client: PlainClient, seat: int) -> set[str]:
    """The names of this seat's closed cards that nobody can see anywhere."""
    table = client.hotseat.table
    closed = set(table.view(seat)["me"]["closed"])
    public = {card for who in table.view(None)["boat"] for card in who["open"]} | set(table.view(None)["table"]["gone"])
    return {name("lifeboat", card, client.lang) for card in closed - public}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_nothing_private_is_said_before_the_hand_over_is_confirmed(lang: Language, seed: str) -> None:
    """From the last line that one person typed until the next one confirms, nothing of the next one's is named."""
    typed_at = hand_overs = 0

    def answer(client: PlainClient) -> str:
        nonlocal typed_at, hand_overs
        said = conversation.sink.getvalue()
        asked = client.hotseat.person_asked(client.seat)
        if asked is not None and asked != client.seat:
            hand_overs += 1
            assert translate("terminal-hand-over", lang, who=who(client, asked), seat=asked) in said[typed_at:]
            assert not [word for word in private_words(client, asked) if word in said[typed_at:]]
        typed_at = len(said)
        return first_option(client)

    conversation = Conversation(seated(people=3, seed=seed), answer, lang)
    conversation.run()
    assert hand_overs > 5


def who(client: PlainClient, seat: int) -> str:
    return f"lifeboat-{client.hotseat.table.view(None)['table']['roles'][seat]}"


def since_the_hand_over(said: str, lang: Language) -> str:
    """What stands below the line that asks to pass the device on."""
    begins = translate("terminal-hand-over", lang, who="X", seat=0).partition("X")[0]
    return said[said.rindex(begins) :]


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_each_person_is_told_only_what_their_seat_was_told(seed: str) -> None:
    """Between two hand-overs, no card is named that this seat could not see or be told of."""
    checked = 0

    def answer(client: PlainClient) -> str:
        nonlocal checked
        said = conversation.sink.getvalue()
        if client.seat is not None and client.hotseat.person_asked(client.seat) == client.seat:
            part = since_the_hand_over(said, "en")
            known = str(client.hotseat.table.view(client.seat)) + str(client.hotseat.table.events(client.seat))
            for kind in UNMENTIONED:
                if kind not in known and kind not in str(client.hotseat.table.rights(client.seat)):
                    assert name("lifeboat", kind, "en") not in part.lower()
                    checked += 1
        return first_option(client)

    conversation = Conversation(seated(people=4, seed=seed), answer)
    conversation.run()
    assert checked


def test_only_enter_confirms() -> None:
    lines = ["x\n", "quit\n"]
    conversation = Conversation(seated(people=2), lambda _: lines.pop(0))
    said = conversation.run()

    assert "Only Enter shows the next player's cards." in said
    assert "Which card" not in said


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    assert "Pass the device" not in Conversation(seated(people=1), first_option).run()


def test_the_last_word_can_be_taken_back_while_the_device_is_passed() -> None:
    """Idle, then undo at the hand-over: the same person is asked again."""
    hotseat = seated(people=4, seed="undo")

    def answer(client: PlainClient) -> str:
        asked = client.hotseat.person_asked(client.seat)
        ask = client.hotseat.table.sitting.asked(asked) if asked is not None else None
        if asked != client.seat:
            if "idle #" in client.hotseat.table.record():
                return "undo\n" if "undo #" not in client.hotseat.table.record() else "quit\n"
            return "\n"
        if ask is not None and ask.kind == "Action":
            return "quit\n" if "undo #" in client.hotseat.table.record() else "idle\n"
        return "1\n"

    said = Conversation(hotseat, answer).run()

    assert "may still take the last word back" in said
    assert hotseat.table.record().count("undo #") == 1
