"""How Alembic meets the database: with the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from portroyal.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
    transactional_ddl=True,  # a server killed on the way finds the old form, whole
)
with context.begin_transaction():
    context.run_migrations()
