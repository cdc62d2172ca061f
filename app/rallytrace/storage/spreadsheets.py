"""CSV that is safe in spreadsheets: text that looks like a formula is preceded by an apostrophe.

Names come from people and files, and a spreadsheet executes text that begins with =, +, -, @, a tab or a carriage
return (OWASP, CSV Injection). Numbers stay numbers. RallyTrace never reads these names back; other readers strip one
apostrophe before such text.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from rallytrace.storage.labels.cells import is_number

_FORMULA_STARTS: Final = tuple("=+-@\t\r\n＝＋－＠")  # noqa: RUF001 - full-width characters count as well
_SHIELD: Final = "'"


def table_text(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as the text of a CSV file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([safe_cell(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def safe_cell(text: str) -> str:
    """Protect a text from being executed as a formula. Numbers and other text stay unchanged."""
    # Also protect text that already begins with apostrophes, so that readers can strip the added one safely.
    is_formula = text.lstrip(_SHIELD).startswith(_FORMULA_STARTS) and not is_number(text)
    return _SHIELD + text if is_formula else text
