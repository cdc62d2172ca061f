"""Choose the language of what a command writes."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def writing_in(code: str | None) -> Iterator[None]:
    """Write pages and captions in a language while the context lasts. What is printed stays English.

    Args:
        code: code of the language; None for English.
    """
    if code is None:
        yield
        return
    from rallytrace.session import languages  # noqa: PLC0415 - loads Qt, which other commands do without
    from rallytrace.settings.languages import ENGLISH, language_of  # noqa: PLC0415

    languages.speak(language_of(code))
    try:
        yield
    finally:
        languages.speak(ENGLISH)
