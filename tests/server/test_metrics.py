"""What Prometheus is told: everything worth an alarm, to who may ask, and nothing of anybody."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from holdfast.server.tally import Spread
from server.attack import raw_socket
from server.harness import PATIENCE, Refused, Visitor, running

TOKEN = "the operator's"
ASKS = {"Authorization": f"Bearer {TOKEN}"}

Figures = dict[tuple[str, tuple[str, ...]], float]


def figures(text: str) -> Figures:
    """Every sample by its name and the values of its labels."""
    families = text_string_to_metric_families(text)
    return {(one.name, tuple(one.labels.values())): one.value for family in families for one in family.samples}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_without_a_setting_there_is_no_such_address(ann: Visitor) -> None:
    assert ann.http.get("/metrics", headers=ASKS).status_code == 404


def test_who_has_not_the_token_is_told_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "data", HOLDFAST_SERVER_METRICS_TOKEN=TOKEN) as server:
        for sent in ("", "Bearer", "Bearer guess", f"Basic {TOKEN}", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}"):
            answer = httpx.get(server.url + "/metrics", headers={"Authorization": sent}, timeout=PATIENCE)
            assert answer.status_code == 401, sent
            assert "holdfast_" not in answer.text


def test_with_the_token_no_password_is_asked(tmp_path: Path) -> None:
    secrets = {"HOLDFAST_SERVER_METRICS_TOKEN": TOKEN, "HOLDFAST_SERVER_PASSWORD": "open"}
    with running(tmp_path / "data", **secrets) as server:
        answer = httpx.get(server.url + "/metrics", headers=ASKS, timeout=PATIENCE)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_port_of_its_own_needs_no_token_and_the_server_s_port_has_nothing(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "data", HOLDFAST_SERVER_METRICS_PORT=str(port)) as server:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        assert httpx.get(server.url + "/metrics", timeout=PATIENCE).status_code == 404
        server.stop()

    assert figures(told)["holdfast_queue", ("writer",)] == 0


def test_a_port_that_is_taken_stops_no_server(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with running(tmp_path / "data", HOLDFAST_SERVER_METRICS_PORT=port) as server, Visitor(server, "Ann") as ann:
            assert ann.new_match(4)["status"] == "waiting"

    assert f"no metrics at 127.0.0.1:{port}" in server.log()


def test_an_evening_is_counted_and_nobody_is_named(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", HOLDFAST_SERVER_METRICS_TOKEN=TOKEN) as server,
        Visitor(server, "Annabel") as ann,
        Visitor(server, "Bobby") as bob,
    ):
        waiting = ann.new_match(4)["id"]
        match = ann.new_match(4, start=True, pace="none")["id"]
        place, _ = ann.sit_at(match), bob.sit_at(match)
        place.until(lambda here: here.ask is not None)
        assert place.ask is not None
        place.say("dance")
        place.say(place.ask["default"], ask=place.ask["id"])
        with pytest.raises(Refused):
            bob.post(f"/api/matches/{match}/start")
        with raw_socket(ann, "nowhere") as refused:
            refused.recv_events_thread.join(PATIENCE)
        text = ann.http.get("/metrics", headers=ASKS).text

    counted = figures(text)
    assert counted["holdfast_moves_total", ("lifeboat",)] >= 1
    assert counted["holdfast_refusals_total", ("not-offered",)] == 1
    assert counted["holdfast_refusals_total", ("not-host",)] == 1
    assert counted["holdfast_refusals_total", ("no-match",)] == 1
    assert counted["holdfast_requests_total", ("4xx",)] == 1
    assert counted["holdfast_sockets", ("player",)] == 1
    assert counted["holdfast_sockets", ("spectator",)] == 1
    assert (counted["holdfast_matches", ("waiting",)], counted["holdfast_matches", ("playing",)]) == (1, 1)
    assert counted["holdfast_commit_seconds_count", ()] == counted["holdfast_commit_jobs_count", ()] > 0
    assert counted["holdfast_bot_thinking_seconds_count", ("greedy",)] >= 1
    assert {("holdfast_queue", (of,)) for of in ("writer", "bots", "webhooks")} <= set(counted)
    assert counted["process_resident_memory_bytes", ()] > 1_000_000
    assert ("process_cpu_seconds_total", ()) in counted
    secrets = [*ann.http.cookies.values(), *bob.http.cookies.values(), waiting, match, "Annabel", "Bobby", TOKEN]
    assert not [secret for secret in secrets if secret in text]


def test_every_label_has_few_values(tmp_path: Path) -> None:
    """Words of visitors never become labels: each would be kept for ever."""
    with running(tmp_path / "data", HOLDFAST_SERVER_METRICS_TOKEN=TOKEN) as server, Visitor(server, "Ann") as ann:
        place = ann.sit_at(ann.new_match(4, start=True, pace="none")["id"])
        place.until(lambda here: here.ask is not None)
        for n in range(5):
            place.say(f"dance{n}")
            ann.http.get(f"/api/matches/nowhere{n}")
            ann.http.get(f"/nowhere{n}")
            ann.http.request(f"FLY{n}", "/health")
        text = ann.http.get("/metrics", headers=ASKS).text

    assert not re.search(r"dance\d|nowhere\d|FLY\d", text)


def test_a_spread_counts_what_falls_up_to_each_bound() -> None:
    spread = Spread((1, 5))

    for value in (0, 1, 2, 5, 6):
        spread.add(value)

    assert (spread.counts, spread.sum) == ([2, 2, 1], 14)
