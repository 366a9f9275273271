"""Sessions that end; what can be known of a shuffle beforehand, and whether something was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    op.add_column("users", sa.Column("session", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "sign_outs",
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_sign_outs"),
    )
    for name in ("seed_known", "undone"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    # Games that went on from others had their seeds.
    op.execute("update tables set seed_known = true where prefix > 0")
