"""Layer 1, the rules of Targi: state, legal actions, apply, chance, scoring.

Pure: no input or output, no clock, no source of randomness. One typed Python source that runs
as it is or compiled by mypyc. `engine` is the entry point: `legal`, `apply`, `chance_count`,
`apply_chance`. Words, notation, records and undo are one layer up, in `targi.game`.
"""
