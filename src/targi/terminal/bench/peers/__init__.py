"""Other game libraries, measured beside this one by `targi bench`.

Each module here plays random games with one library's own interface. They run in an environment
of their own (`requirements.txt`), never in ours: nothing here imports `targi`, and nothing in
`targi` imports these libraries.
"""
