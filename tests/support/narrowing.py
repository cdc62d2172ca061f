"""Tell type checkers, and whoever reads a failure, what a test takes for granted."""

from typing import TypeVar

T = TypeVar("T")


def not_none(value: T | None) -> T:
    """Return a value that the test could not go on without."""
    assert value is not None
    return value


def of_type(kind: type[T], value: object) -> T:
    """Return a value that the test takes to be of a type."""
    assert isinstance(value, kind)
    return value
