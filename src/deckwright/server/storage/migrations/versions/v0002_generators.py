"""Tables say which generator their game draws from; those that stand drew from splitmix64."""

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("generator", sa.String(16), nullable=False, server_default="splitmix64")
    )
