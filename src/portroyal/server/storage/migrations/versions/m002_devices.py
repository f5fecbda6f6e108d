"""Devices that can be told apart, and the entries about muted people found without reading all others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None

MUTES = sa.text("kind = 'mute'")


def upgrade() -> None:
    op.add_column("devices", sa.Column("seen", sa.BigInteger))
    op.add_column("devices", sa.Column("about", sa.String(40)))
    op.create_index("entries_mutes", "entries", ["table_id"], sqlite_where=MUTES, postgresql_where=MUTES)


def downgrade() -> None:
    op.drop_index("entries_mutes", "entries")
    op.drop_column("devices", "about")
    op.drop_column("devices", "seen")
