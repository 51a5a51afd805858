"""Custom card files: corrections and cards by people who own the box (rule 9.6)."""
