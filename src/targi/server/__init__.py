"""Tables (layer 5): where people and bots meet to play, near or far apart.

A table is a state machine on a journal, without input or output, clock or randomness of its own:

- `creating` makes the first entries of a table, `wire.journal` says which there are
- `Table` is the fold of its entries; `Table.replay(entries)` is the table itself
- `decide` answers a command with entries to append, or refuses it by a code (`wire.refusals`)
- `inputs` does the same for what the server itself reports: bots, connections, the clock
- `Feed` is the only way out to viewers: what each entry and the present moment look like to them
- `record_of` writes the game as a record

Around it, so that people can play: `storage` keeps journals, `hosting` has the live tables, `web`
serves HTTP and websockets. docs/protocol.md describes all of it.
"""

from targi.server.machine.creating import TableSeed, create, rematch
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import Decided, decide
from targi.server.machine.feed import Feed
from targi.server.machine.journal import JournalError
from targi.server.machine.recording import record_of
from targi.server.machine.table import Table
from targi.server.wire.commands import Command, Hello, decode_message
from targi.server.wire.http import NewTable
from targi.server.wire.journal import Entry, decode_entry, encode_entry
from targi.server.wire.refusals import CODES, Refused

__all__ = [
    "CODES",
    "Command",
    "CommandContext",
    "Decided",
    "Entry",
    "Feed",
    "Hello",
    "JournalError",
    "NewTable",
    "Refused",
    "Table",
    "TableSeed",
    "create",
    "decide",
    "decode_entry",
    "decode_message",
    "encode_entry",
    "record_of",
    "rematch",
]
