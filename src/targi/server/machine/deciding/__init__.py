"""Which entries follow from a player's command, or why it is refused."""
