"""Reviews of games, kept by the game's hash and the judge's version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(5), primary_key=True),
        sa.Column("judge", sa.String(60), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(10),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("visitor", sa.String(12), index=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("reviews")
