"""The reference pages and the window of the manual in the language for tests."""

import re
from collections.abc import Iterator

import pytest

from pseudo_language import MARK, pseudo_language
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.settings.languages import LANGUAGES
from rallytrace.ui.keyboard.keys import key_problem
from rallytrace.ui.reference_pages import REFERENCE_PAGES

ENGLISH_PAGES = {"commands.md"}
"""Pages about the command line, which is English."""
NAMES = {record.setting_label for record in PROVIDERS.values()} | {language.name for language in LANGUAGES}


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    with pseudo_language():
        yield


def english_cells(page: str) -> list[str]:
    """Return the headings, cells and paragraphs of a page with words that are neither code, names, nor translated."""
    cells = [cell.strip() for line in page.splitlines() for cell in re.split(r"(?<!\\)\|", line)]
    return [cell for cell in cells if _has_english(cell)]


def _has_english(cell: str) -> bool:
    left = re.sub(r"`[^`]*`", "", cell)
    is_name = cell in NAMES or all(_is_name(part.strip()) for part in cell.split(","))
    return MARK not in left and not is_name and any(map(str.isalpha, left))


def _is_name(part: str) -> bool:
    """Return True for a system, a key or a colour."""
    return part in {"Linux", "Windows", "macOS"} or key_problem(part) is None or part.startswith("#")


@pytest.mark.parametrize("name", sorted(REFERENCE_PAGES.keys() - ENGLISH_PAGES))
def test_reference_page_is_translated(name: str) -> None:
    assert english_cells(REFERENCE_PAGES[name]()) == []
