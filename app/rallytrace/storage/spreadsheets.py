"""CSV as spreadsheets open it: a text that they would take for a formula is written with an apostrophe before it.

Names come from people and from files, and a spreadsheet runs what begins like a formula: =, +, -, @, a tab or a
carriage return (OWASP, CSV Injection). Numbers stay numbers. Nothing reads these names back; who does takes one
apostrophe away where what follows begins so.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from rallytrace.storage.labels.cells import is_number

_FORMULA: Final = tuple("=+-@\t\r\n＝＋－＠")  # noqa: RUF001 - wide signs count as well
_SHIELD: Final = "'"


def table_text(rows: Iterable[Sequence[object]]) -> str:
    """Rows as the text of a CSV file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([safe_cell(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def safe_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula; what is a number, or none, stays as it is."""
    return _SHIELD + text if _begins_formula(text) and not is_number(text) else text


def _begins_formula(text: str) -> bool:
    """Whether it begins like a formula, perhaps after apostrophes: these are doubled, so that none is lost."""
    return text.lstrip(_SHIELD).startswith(_FORMULA)
