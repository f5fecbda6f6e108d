"""Games dismissed from one's own list, the wish to have all reviewed, and what a review says of each seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None

REVIEWING = sa.text("reviewing IS NOT NULL")


def upgrade() -> None:
    op.add_column("members", sa.Column("dismissed", sa.BigInteger))
    op.add_column("visitors", sa.Column("reviewing", sa.BigInteger))
    op.create_index(
        "visitors_reviewing", "visitors", ["reviewing"], sqlite_where=REVIEWING, postgresql_where=REVIEWING
    )
    op.add_column("reviews", sa.Column("numbers", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("reviews", "numbers")
    op.drop_index("visitors_reviewing", "visitors")
    op.drop_column("visitors", "reviewing")
    op.drop_column("members", "dismissed")
