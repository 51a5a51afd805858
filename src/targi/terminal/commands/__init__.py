"""The commands of `targi`, one module each."""
