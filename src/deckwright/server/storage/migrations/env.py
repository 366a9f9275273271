"""What alembic runs: migrations happen in the transaction that `Database.migrate` has begun."""

from alembic import context

from deckwright.server.storage.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
