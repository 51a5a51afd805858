"""How a command speaks: `--language`, `TARGI_LANGUAGE` or the locale; with codes, or without."""

import argparse
import os

from targi.terminal import UserError
from targi.text import LANGUAGES, UnknownLanguage, Words, chosen_language, words


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that `words_of` reads."""
    text = f"speak this language: {', '.join(LANGUAGES)} (else TARGI_LANGUAGE or the locale)"
    parser.add_argument("--language", metavar="CODE", help=text)


def add_codes_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that asks for codes and coordinates in sentences."""
    text = "name cards and places by their codes, such as BO4 and 2,1"
    parser.add_argument("--codes", action="store_true", help=text)


def words_of(args: argparse.Namespace) -> Words:
    """The words of the language that was asked for."""
    try:
        return words(chosen_language(args.language, os.environ))
    except UnknownLanguage as error:
        raise UserError(str(error)) from None
