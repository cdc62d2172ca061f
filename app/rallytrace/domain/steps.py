"""Long work in steps: whoever does it can look at something else between two of them."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses after every few milliseconds of it, at each `yield`, and returns what it found."""


def at_once(steps: Steps[T]) -> T:
    """Do all of the work."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
