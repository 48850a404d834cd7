"""What Alembic runs to migrate: it uses the connection that `migrations.upgrade` has opened.

Rests on Alembic and `schema`.
"""

from alembic import context

from trickery.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
