"""What somebody says of a card is worth as much as their word, by what swaps have proved of it."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.provisions import gain
from holdfast.games.lifeboat.state import KINDS, NAMES
from holdfast.kernel.step import Seat

KIND_NUMBER: Final = {name: kind for kind, name in enumerate(KINDS)}


def believed(mind: Mind, other: Seat, unseen: float) -> float:
    """What a back is worth that this one offers me: by what they say today that it is, as far as I trust them."""
    memory = mind.memory
    if memory is None or memory.seat != mind.seat:
        return unseen
    claimed = memory.claimed(other, NAMES[mind.own.character])
    if claimed not in KIND_NUMBER:
        return unseen
    trust = memory.trust(other)
    return trust * gain(mind, KIND_NUMBER[claimed]) + (1.0 - trust) * unseen
