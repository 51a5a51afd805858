"""A catalogue for sentences about cards of either box."""

from dataclasses import replace

from targi.cards import all_cards, expansion

# The border of the expansion with the tribe cards of both boxes.
CARDS = replace(expansion(), tribes=all_cards().tribes)
