"""Run work that pauses between its steps, so that a window stays responsive."""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each `yield`, every few milliseconds, and then returns its result."""


def run_steps(steps: Steps[T], check: Callable[[], object] = lambda: None) -> T:
    """Run all steps without pausing, and return the result.

    Args:
        check: called before each step; raises an error to stop.
    """
    while True:
        check()
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
