"""Alembic asks this file how to migrate: on the connection it is given, in the transaction that is already open."""

from alembic import context

from db.tables import names

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=names,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
