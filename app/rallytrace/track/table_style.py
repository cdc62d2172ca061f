"""The styles of CSV tables: what the reader's spreadsheet expects."""

import enum


class TableStyle(enum.StrEnum):
    """The style of a table. The value is its name in options and settings."""

    PLAIN = "plain"
    """UTF-8, commas between cells, decimal points: for programs."""
    EXCEL = "excel"
    """With a byte order mark, without which Excel misreads names."""
    EXCEL_COMMA = "excel-comma"
    """With a byte order mark, semicolons between cells and decimal commas, as Excel expects in much of Europe."""
