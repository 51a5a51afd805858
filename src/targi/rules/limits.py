"""Declared bounds of every game, for those who size buffers or search; tests hold them.

A decision offers most when a Targi is placed (12 border cards with BW6), a card is picked up to be
moved (12 and decline) or the Trader is visited with BC8 (3 + 6 + 6 trades and stop: 16).
"""

from typing import Final

MAX_LEGAL: Final = 32
MAX_DECISIONS: Final = 4096
