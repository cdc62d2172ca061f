"""Errors shown to users as they are, their text, and the stopping of long work."""

import unicodedata
from collections.abc import Callable
from typing import TypeAlias

_LONGEST = 2000
"""Most displayed characters of a message: two very long paths, and a sentence around them."""
Check: TypeAlias = Callable[[], None]
"""Called often during long work; raises to stop it, mostly `Cancelled`."""


def printable(text: str, longest: int | None = None) -> str:
    """Text, perhaps from a file, made safe for a terminal, on one line.

    Line breaks, control characters and characters for the direction of writing become Python's escapes.

    Args:
        longest: number of displayed characters; the rest become three dots.
    """
    if longest is not None and len(text) > longest:
        return printable(text[: longest - 3]) + "..."
    if text.isprintable():
        return text
    return "".join(map(_escape_unprintable, text))


def _escape_unprintable(character: str) -> str:
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    return character.encode("unicode_escape").decode("ascii")


class AppError(Exception):
    """An error that the user can understand and act on.

    Attributes:
        problem: one sentence about the event and its place; made printable, as it may quote a file.
        remedy: one sentence about a way out; empty if there is none. Printable as well.
    """

    def __init__(self, problem: str, remedy: str = "") -> None:
        self.problem = printable(problem, _LONGEST)
        self.remedy = printable(remedy, _LONGEST)
        super().__init__(f"{self.problem} {self.remedy}".rstrip())


class UsageError(AppError):
    """An impossible option or combination of options (exit code 2)."""


class TakenError(AppError):
    """A file exists and was not to be replaced; window and command line differ in the permission for it."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, "Choose another name, or allow it to be replaced.")


class DiskFullError(AppError):
    """Something could not be written because the disk or the user's quota is full."""


def out_of_memory_error() -> AppError:
    """The error to show for a MemoryError."""
    return AppError("Not enough memory.", "Close other programs, or choose a smaller model or video.")


class ProviderError(AppError):
    """The requested execution provider cannot be used; another one can be chosen."""


class ModelError(AppError):
    """A model file is missing or cannot be used; another one can be chosen."""


class Cancelled(Exception):  # noqa: N818 - it is an outcome, not an error
    """The work was stopped on request."""


def no_check() -> None:
    """A `Check` that never stops."""


def no_progress(_share: float) -> None:
    """Ignore the progress of long work, 0 to 1."""
