"""The numbers that instinct goes by, as `temper.toml` has them."""

from __future__ import annotations

from importlib.resources import files

from holdfast.games.catalogue import Strict
from holdfast.games.content import read


class Evidence(Strict):
    rob: list[float]
    swap: list[float]
    steal: list[float]
    side_with: list[float]
    side_against: list[float]
    leave_alone: list[float]
    save: list[float]
    shade: list[float]
    bait: list[float]
    sink: list[float]
    spare: list[float]
    gift: list[float]
    again: float
    most: float


class Dealt(Strict):
    robbed: float
    swapped: float
    stolen: float
    against: float
    sided: float
    saved: float
    gift: float
    denied: float
    broken: float
    worst: float
    best: float
    robs_stay: float


class Expected(Strict):
    victim: float
    attacker: float
    friend: float
    enemy: float
    robs: float
    most: float


class Robbing(Strict):
    shame: float
    owed: float
    grudge: float
    yields: float


class Rowing(Strict):
    joy: float
    steers: float
    leads: float
    dry: float


class Gull(Strict):
    home: float
    late: float
    late_from: int


class Refusing(Strict):
    pride: float
    grudge: float
    at_the_edge: float


class Joining(Strict):
    friend: float
    enemy: float
    friend_against: float
    debt: float
    order: float
    idle: float


class Thanks(Strict):
    rescue: float
    water: float


class Bargain(Strict):
    lemon: float
    owed: float
    liked: float
    alike: float
    parched: float
    enough: float
    price: float
    serial: float
    trifle: float
    thankful: float
    trust: float
    proved: float
    caught: float
    most_trust: float


class Norm(Strict):
    shame: float
    expected: float
    peace: float
    pride: float
    usual: float
    rowing: float
    firm: float
    rows: float
    prior: float


class Words(Strict):
    often: float


class Temper(Strict):
    id: str
    love: float = 1.0
    order: float = 1.0
    pride: float = 1.0
    nerve: float = 1.0
    thrift: float = 0.3
    honour: float = 1.0
    guile: float = 0.0
    stay: float = 0.8
    row: float = 0.0
    helpless: float = 0.0
    early: float = 0.0


class Numbers(Strict):
    evidence: Evidence
    dealings: Dealt
    expected: Expected
    rob: Robbing
    row: Rowing
    gull: Gull
    refuse: Refusing
    join: Joining
    thanks: Thanks
    bargain: Bargain
    norm: Norm
    words: Words
    temper: list[Temper]


PLACE = files("holdfast.games.lifeboat").joinpath("instinct", "temper.toml")
NUMBERS = read(PLACE.read_text("utf-8"), "games/lifeboat/instinct/temper.toml", Numbers)
