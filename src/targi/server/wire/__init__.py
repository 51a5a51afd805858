"""The wire: every message, body and answer that clients and server exchange, as a type.

Declared here once, they are what the server reads and writes; the OpenAPI document and the types of
the web client (`tools/wire_types.py`) are made from them, docs/protocol.md is compared with them.

- `commands` is what clients send, `messages` what they are sent at a table
- `entries` and `moment` are what messages tell, `position` and `basics` what those are made of
- `http` is what goes beside the tables, `cards` the cards of a custom card file, to be drawn
- `refusals` is what there is to say about a refusal

Nothing is decided here. The words of the journal (`machine.entries`) mean the same on the wire.
"""
