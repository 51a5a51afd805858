"""Lessons (layer 4): the game taught step by step, on real positions played by the engine.

A lesson is data: `loading` reads a file of them strictly, `shipped` has those of this edition.
`run` plays one; it is a pure fold of the moves made, so it needs no memory of its own. `scenes`
makes whole positions of short descriptions, `texts` has the words, and `checking` proves that
lessons can be solved. The terminal and the server only show what these say.
"""
