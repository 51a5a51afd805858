"""Everything that the server sends, receives and stores in journals, declared as types.

The server encodes and decodes with these types. The OpenAPI document and the types of the web
client (`tools/wire_types.py`) are made from them, and tests compare docs/protocol.md with them.

- `commands` is what clients send, `messages` what they are sent at a table
- `entries` and `moment` are what messages tell, `position` and `basics` what those are made of
- `journal` is the entries as they are stored, secrets included; they are never sent
- `http` is what goes beside the tables, `cards` the cards of a custom card file, to be drawn
- `lessons` is what lessons are made of and answer
- `refusals` is why something was refused: the codes, and what there is to say about them
- `schema` describes all of it for the OpenAPI document

Nothing is decided here, and nothing is known of tables.
"""
