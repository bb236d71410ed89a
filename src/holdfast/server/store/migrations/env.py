"""Alembic's way in: the caller brings the connection."""

from __future__ import annotations

from alembic import context

from holdfast.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
