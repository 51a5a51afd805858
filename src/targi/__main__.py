"""`python -m targi`: the same as the command `targi`."""

import sys

from targi.terminal.main import main

if __name__ == "__main__":  # not when a process started from this one imports it again
    sys.exit(main())
