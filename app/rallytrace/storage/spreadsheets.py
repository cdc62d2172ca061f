"""CSV that is safe in spreadsheets: text that looks like a formula is preceded by an apostrophe.

Names come from people and files, and a spreadsheet executes text that begins with =, +, -, @, a tab or a carriage
return (OWASP, CSV Injection). Numbers stay numbers. RallyTrace never reads these names back; other readers strip one
apostrophe before such text.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

from rallytrace.storage.labels.cells import is_number
from rallytrace.track.table_style import TableStyle

_FORMULA_STARTS: Final = tuple("=+-@\t\r\n＝＋－＠")  # noqa: RUF001 - full-width characters count as well
_SHIELD: Final = "'"
_BYTE_ORDER_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
_NUMBERS: Final = re.compile(r"[0-9.:/ -]+", re.ASCII)
"""Numbers, clocks and ranges of numbers."""
_NAMES: Final = frozenset({"Rally", "Winner", "WonBy", "Server", "Near", "Far", "Player", "Tags"})
"""Headings of columns with names that people typed. A name such as 1.5 is not a number."""


def table_text(rows: Iterable[Sequence[object]], style: TableStyle = TableStyle.PLAIN) -> str:
    """Return rows, headings first, as the text of a CSV file."""
    text = io.StringIO(newline="")
    has_comma = style is TableStyle.EXCEL_COMMA
    writer = csv.writer(text, delimiter=";" if has_comma else ",", lineterminator="\n")
    names: frozenset[int] = frozenset()
    for number, row in enumerate(rows):
        if number == 0:
            names = frozenset(column for column, heading in enumerate(row) if heading in _NAMES)
        cells = [safe_cell(cell) if isinstance(cell, str) else cell for cell in row]
        if has_comma:
            cells = [cell if column in names else _with_comma(cell) for column, cell in enumerate(cells)]
        writer.writerow(cells)
    return text.getvalue() if style is TableStyle.PLAIN else _BYTE_ORDER_MARK + text.getvalue()


def _with_comma(cell: object) -> object:
    text = str(cell)
    return text.replace(".", ",") if _NUMBERS.fullmatch(text) else cell


def safe_cell(text: str) -> str:
    """Protect a text from being executed as a formula. Numbers and other text stay unchanged."""
    # Also protect text that already begins with apostrophes, so that readers can strip the added one safely.
    is_formula = text.lstrip(_SHIELD).startswith(_FORMULA_STARTS) and not is_number(text)
    return _SHIELD + text if is_formula else text
