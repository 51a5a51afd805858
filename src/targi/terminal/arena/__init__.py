"""What `targi arena` shares: the ladder, and a match in progress."""
