"""What safe doors need: epochs, keys that can be named and expire, free seats, pauses, and deadlines that survive."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW: dict[str, list[tuple[str, Any, str]]] = {
    "people": [("epoch", sa.Integer, "0")],
    "keys": [("id", sa.String, ""), ("label", sa.String, ""), ("expires", sa.Float, "0"), ("used", sa.Float, "0")],
    "chairs": [("free", sa.Integer, "0"), ("missed", sa.Integer, "0")],
    "matches": [
        ("changed", sa.Float, "0"),
        ("because", sa.String, ""),
        ("spectators", sa.Integer, "1"),
        ("talk", sa.Integer, "1"),
        ("whispers", sa.Integer, "1"),
        ("hints", sa.Integer, "1"),
        ("stood", sa.Float, "0"),
        ("stands_since", sa.Float, "0"),
    ],
    "lines": [("opened", sa.Float, "0"), ("until", sa.Float, "0")],
}


def upgrade() -> None:
    for table, columns in NEW.items():
        for name, kind, usual in columns:
            op.add_column(table, sa.Column(name, kind(), nullable=False, server_default=usual))
    # Codes of before have no expiry and tokens no name: the ones end now, the others get one.
    op.execute("DELETE FROM keys WHERE kind = 'recovery'")
    op.execute("UPDATE keys SET id = lower(hex(randomblob(6)))")
    op.execute("UPDATE matches SET changed = created")
