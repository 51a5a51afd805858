"""What Alembic runs first: the steps go over the connection that `database` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
