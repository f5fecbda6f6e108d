"""The first form: visitors with their devices, tables, members, logs, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    for name, secret, moment in (("devices", "token", "created"), ("codes", "code", "until")):
        op.create_table(
            name,
            sa.Column(secret, sa.String(64), primary_key=True),
            sa.Column(
                "visitor",
                sa.String(12),
                sa.ForeignKey("visitors.id", ondelete="CASCADE"),
                nullable=False,
                index=True,
            ),
            sa.Column(moment, sa.BigInteger, nullable=False),
        )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.String(20), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(12)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "changed"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "members",
        sa.Column("visitor", sa.String(12), primary_key=True),
        sa.Column(
            "table_id", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_index("members_table", "members", ["table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(10), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(12), index=True),
        sa.Column("client", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(10), nullable=False),
        sa.Column("visitor", sa.String(12)),
        sa.Column("about", sa.String(12)),
        sa.Column("seq", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "entries", "members", "tables", "codes", "devices", "visitors"):
        op.drop_table(name)
