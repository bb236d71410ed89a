"""Standing orders, and what ends by itself beside the open question."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lines", sa.Column("running", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "orders",
        sa.Column("match", sa.String(), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("names", sa.Text(), nullable=False),
    )
