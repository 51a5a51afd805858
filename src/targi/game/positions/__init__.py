"""Positions, `targi-position/1`: written as JSON, and read exactly or refused."""
