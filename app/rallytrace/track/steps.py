"""Work that pauses between its steps, so that a window stays responsive."""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each `yield`, every few milliseconds, and returns its result."""


def run_steps(steps: Steps[T], check: Callable[[], object] = lambda: None) -> T:
    """Run all steps without a pause; `check` is called before each, and raises to stop."""
    while True:
        check()
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
