"""The part of the opponents that is compiled with the rules: evaluation, search, learning.

It works on states and numbers only: no input or output, no clock, no random source of its own.
"""
