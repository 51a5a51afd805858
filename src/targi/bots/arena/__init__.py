"""The arena: matches of paired games that measure bots, kept in files and reported."""
