"""The `pending` of a position: what is in progress inside an action."""
