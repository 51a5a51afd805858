"""Moves: how they are written, what is asked, what they cost and what happens."""
