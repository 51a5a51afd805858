"""The server's face: HTTP, websockets and pages. What it says is in docs/protocol.md.

- `app` puts it together, `running` runs it
- `tables`, `me`, `info` are what can be asked by HTTP, `socket` is the way to a table
- `guard` stands before all of it: origins, limits, headers
- `pages` serves the web client, if it has been built
"""
