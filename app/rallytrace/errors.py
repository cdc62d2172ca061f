"""Errors shown to users, their text, and cancellation of long work."""

import unicodedata
from collections.abc import Callable
from typing import TypeAlias

from rallytrace.texts import LazyText, join_texts, shown, tr_lazy

_MAX_MESSAGE_CHARACTERS = 2000
"""Displayed characters to which a message is cut: enough for two very long paths and a sentence around them."""
Check: TypeAlias = Callable[[], None]
"""A function called often during long work. It raises, usually `Cancelled`, to stop the work."""


def printable(text: str, longest: int | None = None) -> str:
    """Return the text on one line and safe to print to a terminal, even if it comes from a file.

    Line breaks, control characters and bidirectional marks become Python escapes.

    Args:
        longest: number of displayed characters to cut to, including a final "..."; None does not cut.
    """
    if longest is not None and len(text) > longest:
        return printable(text[: longest - 3]) + "..."
    if text.isprintable():
        return text
    return "".join(map(_escape_unprintable, text))


def _printable_sentence(text: str) -> str:
    if isinstance(text, LazyText) and len(text) <= _MAX_MESSAGE_CHARACTERS:
        return text.with_values(printable)
    return printable(text, _MAX_MESSAGE_CHARACTERS)


def _escape_unprintable(character: str) -> str:
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    return character.encode("unicode_escape").decode("ascii")


class AppError(Exception):
    """An error that the user can understand and act on. As a string it is in English.

    Attributes:
        problem: one sentence on what happened and where, made printable because it may quote a file.
        remedy: one sentence on what to do, made printable; empty if nothing can be done.
    """

    def __init__(self, problem: str, remedy: str = "") -> None:
        self.problem = _printable_sentence(problem)
        self.remedy = _printable_sentence(remedy)
        super().__init__(f"{self.problem} {self.remedy}".rstrip())

    @property
    def text(self) -> str:
        """Return problem and remedy as one text, to be given to `texts.shown`."""
        return join_texts(filter(None, (self.problem, self.remedy)), " ")

    def shown(self) -> str:
        """Return problem and remedy in the language of the window."""
        return shown(self.text)


class UsageError(AppError):
    """An impossible option or combination of options (exit code 2)."""


class TakenError(AppError):
    """A file exists and must not be replaced. The window and the command line ask for permission differently."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, tr_lazy("errors", "Choose another name, or allow it to be replaced."))


class DiskFullError(AppError):
    """A file could not be written because the disk or the user's quota is full."""


def out_of_memory_error() -> AppError:
    """Return the error to show for a MemoryError."""
    return AppError(
        tr_lazy("errors", "Not enough memory."),
        tr_lazy("errors", "Close other programs, or choose a smaller model or video."),
    )


class ProviderError(AppError):
    """The requested execution provider cannot be used. The user can choose another one."""


class ModelError(AppError):
    """A model file is missing or cannot be used. The user can choose another one."""


class Cancelled(Exception):  # noqa: N818 - it is an outcome, not an error
    """The work was stopped on request."""


def no_check() -> None:
    """Return without stopping the work: a `Check` for work that cannot be cancelled."""


def no_progress(_share: float) -> None:
    """Ignore the progress of long work (a share from 0 to 1)."""
