"""The tables of the database. `migrations/` brings a database to this form; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("feed", String, nullable=False, unique=True),
    Column("webhook", String, nullable=False, default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("id", String, nullable=False, server_default=""),
    Column("label", String, nullable=False, server_default=""),
    Column("expires", Float, nullable=False, server_default="0"),
    Column("used", Float, nullable=False, server_default="0"),
)
"""Recovery codes and bots' tokens: only their hashes are kept."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String, primary_key=True),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("visibility", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("host", String, nullable=False),
    Column("locked", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("nonces", Text, nullable=False, default="[]"),
    Column("rules", Integer, nullable=False, default=0),
    Column("content", String, nullable=False, default=""),
    Column("result", Text, nullable=False, default=""),
    Column("next", String, nullable=False, default=""),
    Column("changed", Float, nullable=False, server_default="0"),
    Column("because", String, nullable=False, server_default=""),
    Column("spectators", Integer, nullable=False, server_default="1"),
    Column("talk", Integer, nullable=False, server_default="1"),
    Column("whispers", Integer, nullable=False, server_default="1"),
    Column("hints", Integer, nullable=False, server_default="1"),
    Column("stood", Float, nullable=False, server_default="0"),
    Column("stands_since", Float, nullable=False, server_default="0"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, default="", index=True),
    Column("bot", String, nullable=False, default=""),
    Column("nonce", String, nullable=False, default=""),
    Column("free", Integer, nullable=False, server_default="0"),
    Column("missed", Integer, nullable=False, server_default="0"),
)

LINES = Table(
    "lines",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("author", String, nullable=False),
    Column("text", String, nullable=False),
    Column("digest", String, nullable=False),
    Column("told", Text, nullable=False, default=""),
    Column("opened", Float, nullable=False, server_default="0"),
    Column("until", Float, nullable=False, server_default="0"),
    Column("running", Text, nullable=False, server_default=""),
)
"""`told`: what was told to whom since the line before, for the day when the rules have moved on."""

HELD = Table(
    "held",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", Integer, nullable=False),
    Column("words", Text, nullable=False),
)
"""Answers to questions of fixed length, kept until the deadline."""

ORDERS = Table(
    "orders",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("names", Text, nullable=False),
)
"""Which questions somebody at a table wants to have answered for them."""

TALK = Table(
    "talk",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("message", Text, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The server's own: the key that signs cookies, and how late it is by its clock."""
