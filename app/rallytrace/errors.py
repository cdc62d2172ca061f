"""The errors that are shown to users as they are, the text in them, and how long work is stopped."""

import unicodedata
from collections.abc import Callable
from typing import TypeAlias

_LONGEST = 2000
"""Characters of a message that are shown: two paths of any length that is met, and a sentence around them."""


def printable(text: str, longest: int | None = None) -> str:
    """Text that may come from a file, on one line and without anything that a terminal would obey.

    Line breaks, control characters and those that turn the direction of writing become escapes, as Python writes them.

    Args:
        longest: how many characters are shown; the rest become three dots.
    """
    if longest is not None and len(text) > longest:
        return printable(text[: longest - 3]) + "..."
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or unicodedata.category(one) == "Zs" else _escaped(one) for one in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


class AppError(Exception):
    """Something the user can understand and act on.

    Attributes:
        what: one sentence saying what happened, and where; made printable, as it may quote a file.
        remedy: one sentence saying what to do about it; empty when nothing can be done. Printable as well.
    """

    def __init__(self, what: str, remedy: str = "") -> None:
        self.what = printable(what, _LONGEST)
        self.remedy = printable(remedy, _LONGEST)
        super().__init__(f"{self.what} {self.remedy}".rstrip())


class UsageError(AppError):
    """An option, or a combination of options, that cannot be carried out (exit code 2)."""


class TakenError(AppError):
    """A file exists already and was not to be replaced; how to allow that differs between window and command line."""

    def __init__(self, what: str) -> None:
        super().__init__(what, "Choose another name, or allow it to be replaced.")


class DiskFullError(AppError):
    """Something could not be written because the disk, or what the user may have of it, is full."""


def memory_ran_out() -> AppError:
    """What to tell the user of a MemoryError."""
    return AppError("The memory ran out.", "Close other programs, or choose a smaller model or video.")


class ProviderError(AppError):
    """The execution provider that was asked for cannot be used; another one can be chosen."""


class Cancelled(Exception):  # noqa: N818 - it is an outcome, not an error
    """The work was stopped on request."""


Check: TypeAlias = Callable[[], None]
"""Called often during long work; raises to stop it, mostly `Cancelled`."""


def no_check() -> None:
    """The `Check` that never stops."""


def no_progress(_share: float) -> None:
    """For long work whose progress, 0 to 1, nobody wants to know."""
