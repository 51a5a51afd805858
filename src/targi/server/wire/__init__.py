"""The wire: every message, body and answer that clients and server exchange, as a type.

Declared here once, they are what the server reads and writes; the OpenAPI document and the types of
the web client (`tools/wire_types.py`) are made from them, docs/protocol.md is compared with them.

- `commands` is what clients send, `messages` what they are sent at a table
- `entries` and `moment` are what messages tell, `position` and `basics` what those are made of
- `http` is what goes beside the tables, `cards` the cards of a custom card file, to be drawn
- `refusals` is why something was refused: the codes, and what there is to say about them
- `schema` describes all of it for the OpenAPI document

Nothing is decided here, and nothing is known of tables.
"""
