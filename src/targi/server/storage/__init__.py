"""Where tables and players are kept: a SQLite file, or PostgreSQL, by URL.

- `schema` says what is stored, `migrations` how older databases become that
- `database` opens one, backs it up and brings it up to date
- `Store` keeps journals: what was appended is committed, all or none
- `People` keeps who is who: names and hashes of tokens, nothing else
- `Games` keeps how the games of persons ended, when tables and journals are gone

The journal is the truth. The list of tables is made from it and may lag behind by a second.
"""

from targi.server.storage.appending import Conflict
from targi.server.storage.database import Database, DatabaseError, open_database
from targi.server.storage.people import People
from targi.server.storage.store import Store

__all__ = ["Conflict", "Database", "DatabaseError", "People", "Store", "open_database"]
