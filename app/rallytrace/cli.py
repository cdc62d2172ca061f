"""The command line: the table of commands.

The arguments are in `rallytrace.arguments`, the work is in `rallytrace.commands`. This module imports nothing heavy,
so that `--help` answers at once.
"""

import argparse
import contextlib
import importlib
import logging
import os
import sys
from collections.abc import Sequence

from rallytrace.arguments import COMMANDS, make_parser
from rallytrace.errors import AppError, Cancelled, UsageError, out_of_memory_error
from rallytrace.process import interruption, terminal
from rallytrace.process.child_processes import CHILD_VARIABLE, CHILDREN, STOPPED_BY_INPUT_VARIABLE
from rallytrace.texts import tr_lazy

_COMMAND_FUNCTIONS = {"import": ("import_labels", "run"), "convert": ("check", "convert")}
"""Module and function of each command that is not `run` in the module of the same name."""
_MAPPING_FAILURE_PHRASES = ("failed to map", "cannot allocate memory", "cannot map")
"""Phrases of the system loader (glibc) for a library that does not fit into memory."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run RallyTrace and return the exit code: 0 done, 1 failed, 2 usage, 130 or 143 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    terminal.prepare(encoding="utf-8" if CHILD_VARIABLE in os.environ else None)
    if os.environ.pop(STOPPED_BY_INPUT_VARIABLE, ""):
        interruption.watch_input()
    if given[:1] and given[0] in CHILDREN:
        return int(importlib.import_module(CHILDREN[given[0]]).main(given[1:]))
    try:
        args = _parse(given)
        _log_to_terminal(logging.DEBUG if args.verbose else logging.WARNING)
        module, function = _COMMAND_FUNCTIONS.get(args.command, (args.command, "run"))
        command = getattr(importlib.import_module(f"rallytrace.commands.{module}"), function)
        with interruption.raising_on_interrupt():
            code: int = command(args)
    except UsageError as error:
        terminal.complain(error)
        return terminal.USAGE
    except AppError as error:
        terminal.complain(error)
        return terminal.FAILED
    except (Cancelled, KeyboardInterrupt) as error:
        was_cancelled = isinstance(error, Cancelled)
        terminal.remark("Interrupted; nothing was written." if was_cancelled else interruption.signal_message())
        return interruption.exit_code()
    except (OSError, MemoryError, ImportError) as error:
        return _end(error)
    return interruption.exit_code() if code == terminal.INTERRUPTED else code


def _parse(given: list[str]) -> argparse.Namespace:
    try:
        return make_parser().parse_args(_with_command(given))
    except SystemExit:
        terminal.finish_output()
        raise


def _end(error: OSError | MemoryError | ImportError) -> int:
    """Report a memory, import, stream or file-name error and return the exit code."""
    if isinstance(error, MemoryError) or any(words in str(error).lower() for words in _MAPPING_FAILURE_PHRASES):
        terminal.complain(out_of_memory_error())
        return terminal.FAILED
    if isinstance(error, ImportError):
        logging.getLogger(__name__).debug("A library is missing", exc_info=error)
        remedy = tr_lazy("errors", "Install RallyTrace again. 'rallytrace doctor' shows what is missing.")
        terminal.complain(
            AppError(tr_lazy("errors", "A part of the program cannot be loaded: {error}.", error=error), remedy)
        )
        return terminal.FAILED
    if isinstance(error, BrokenPipeError):
        # The reader of our output has gone (`| head`); that is not an error.
        with contextlib.suppress(OSError):
            sys.stdout.close()
        return terminal.DONE
    if error.filename is None:
        logging.getLogger(__name__).debug("A file could not be read or written", exc_info=error)
        terminal.complain(
            AppError(
                tr_lazy("errors", "Reading or writing failed: {reason}.", reason=error.strerror or error),
                tr_lazy("errors", "Check the disk."),
            )
        )
        return terminal.FAILED
    # Code that opens files reports its own errors. This one comes from a path lookup, for example of too long a name.
    terminal.complain(
        AppError(
            tr_lazy("errors", "{path}: {reason}.", path=error.filename, reason=error.strerror),
            tr_lazy("errors", "Check the name and its folder."),
        )
    )
    return terminal.FAILED


def _log_to_terminal(level: int) -> None:
    """Set the level of the terminal's handlers only; the window's log file has its own level."""
    logging.basicConfig(level=level, format="%(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.setLevel(level)


def _with_command(given: list[str]) -> list[str]:
    """Return the arguments, preceded by `open` if they name no command (`rallytrace match.mp4`)."""
    asks_about_us = {"-h", "--help", "--version"} & set(given[:1])
    first = next((word for word in given if word != "--verbose"), None)
    return given if asks_about_us or first in COMMANDS else ["open", *given]
