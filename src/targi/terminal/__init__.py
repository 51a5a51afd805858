"""The command line (layer 6): `targi` and its commands, one module each.

A command module offers `add_parser(subparsers)`, which declares its arguments and sets `run` as
their default, and `run(args)`, which does the work and returns the exit code. `main` joins them.
"""

import argparse
from typing import TypeAlias


class UserError(Exception):
    """A mistake of the user, told in one line; the command ends with exit code 2."""


# What `add_parser` receives.
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
