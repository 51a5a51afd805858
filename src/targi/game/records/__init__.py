"""Records, `targi-record/1`: whole games as text, written and strictly read."""
