"""How older databases become present ones: Alembic's steps, run when the server starts."""
