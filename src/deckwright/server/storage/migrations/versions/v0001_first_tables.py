"""People, tables, seats, actions, chat, records, decks."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_keepsakes()


def make_people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password_hash", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_meta"),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("guide", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("outcome", sa.JSON),
        sa.Column("next", sa.String(32)),
        sa.Column("prefix", sa.Integer, nullable=False),
        sa.Column("scenario", sa.JSON),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_tables_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("clock_left", sa.Double),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_seats_user"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "actions",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_actions_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_actions"),
    )


def make_keepsakes() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_chat_user"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    op.create_index("ix_chat_user", "chat", ["user"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_records_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_owner", "records", ["owner"])
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_decks_user"),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
    )
    op.create_index("ix_decks_user_created", "decks", ["user", "created"])
