"""The numbers that instinct goes by, as `styles.toml` has them."""

from __future__ import annotations

from importlib.resources import files

from holdfast.games.catalogue import Strict
from holdfast.games.content import read


class Deeds(Strict):
    harm: list[list[float]]
    help: list[list[float]]
    spare: list[list[float]]
    bears: list[float]
    informed: list[float]
    again: float
    most: float


class Words(Strict):
    truth: list[float]
    lie: list[float]
    self_claim: float
    accusation: float
    caught: float
    proved: float
    least_trust: float
    most_trust: float
    again: float


class Stance(Strict):
    human: list[float]
    machine: list[float]
    outlaw: list[float]
    outlaw_late: list[float]
    outlaw_brink: list[float]
    levelling: float
    patience: float
    machines_gone: float
    humans_few: float
    human_late: list[float]


class Worth(Strict):
    card_opened: float
    role_opened: float
    life: float
    kill: float
    own: float
    later: float
    peek: float
    peek_aims_at_me: float
    peek_armed: float
    peek_before_me: float
    peek_second: float
    peek_disputed: float
    draw: list[float]
    deterrence: float
    unwatched: float
    nothing_known: float
    known_enemy: float
    suspected: float
    teller_open: float
    hold: float
    drop: float
    turn_gain: float
    aims_at_me: float
    pending: float
    armed_threat: float
    heal: float
    bear: float
    show: float
    show_role: float
    dies: float
    sure: float
    grudge: float
    plea: float
    plea_from: float
    restless: float
    least_fire: float


class Expose(Strict):
    human: list[float]
    machine: list[float]
    outlaw: list[float]


class Program(Strict, rename={"kind": "as"}):
    kind: str
    keep: float
    worth: float = 0.0
    weapon: str = ""


class Style(Strict):
    id: str
    talk: float
    arm: float
    fire: float
    guile: float
    honour: float


class Numbers(Strict):
    deeds: Deeds
    words: Words
    stance: Stance
    worth: Worth
    expose: Expose
    program: dict[str, Program]
    style: list[Style]


PLACE = files("holdfast.games.doomsday").joinpath("instinct", "styles.toml")
NUMBERS = read(PLACE.read_text("utf-8"), "games/doomsday/instinct/styles.toml", Numbers)
