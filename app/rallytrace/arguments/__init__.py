"""Argument parsers of the commands. Nothing heavy is imported, so that `--help` answers at once."""

import argparse
from collections.abc import Callable
from typing import Final

from rallytrace import __version__
from rallytrace.arguments.labels import add_evaluate, add_export, add_import
from rallytrace.arguments.match import add_clips, add_court, add_report
from rallytrace.arguments.networks import (
    add_bench,
    add_check,
    add_convert,
    add_doctor,
    add_optimise,
    add_providers,
    add_verify,
)
from rallytrace.arguments.options import Commands
from rallytrace.arguments.tracking import add_demo, add_open, add_poses, add_track

COMMANDS: Final[dict[str, Callable[[Commands], None]]] = {
    "open": add_open,
    "demo": add_demo,
    "track": add_track,
    "poses": add_poses,
    "import": add_import,
    "export": add_export,
    "clips": add_clips,
    "report": add_report,
    "evaluate": add_evaluate,
    "court": add_court,
    "check": add_check,
    "verify": add_verify,
    "optimise": add_optimise,
    "convert": add_convert,
    "providers": add_providers,
    "doctor": add_doctor,
    "bench": add_bench,
}
"""The function that adds each command's parser, in the order of `--help`."""


def make_parser() -> argparse.ArgumentParser:
    """Return the parser for the whole command line."""
    parser = argparse.ArgumentParser(
        prog="rallytrace",
        description="Find the shuttle or ball in every frame of a match video, and write labels.",
        epilog="Without a command, RallyTrace opens its window: 'rallytrace', 'rallytrace match.mp4', or with a "
        "project "
        "'rallytrace match.mp4.rally'. Start with 'rallytrace demo'; 'rallytrace COMMAND --help' shows the help of a "
        "command.",
    )
    parser.add_argument("--version", action="version", version=f"rallytrace {__version__}")
    parser.add_argument("--verbose", action="store_true", help="also print log messages")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for add in COMMANDS.values():
        add(commands)
    for command in commands.choices.values():
        command.add_argument("--verbose", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return parser
