import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.storage.spreadsheets import safe_cell, table_text
from rallytrace.track.table_style import TableStyle

BEGINNINGS = "=+-@\t\r\n＝＋－＠"  # noqa: RUF001
NAMES = st.one_of(st.text(), st.text(f"'{BEGINNINGS}1a", max_size=6))


@pytest.mark.parametrize("name", ["=cmd|' /C calc'!A0", "+1+1", "-1+2", "@SUM(1)", "\t=1", "\r=1", "＝1+1"])  # noqa: RUF001
def test_a_name_that_a_spreadsheet_would_run_is_a_text_there(name: str) -> None:
    assert safe_cell(name) == f"'{name}"


@pytest.mark.parametrize("name", ["1_00_00", "Final", "-1.5", "12", "+3", "a=b", "", "'quoted'"])
def test_other_names_and_numbers_stay_as_they_are(name: str) -> None:
    assert safe_cell(name) == name


@given(NAMES)
def test_no_cell_begins_like_a_formula_but_a_number(name: str) -> None:
    safe = safe_cell(name)
    assert safe == name or safe.startswith("'")
    if safe.startswith(tuple(BEGINNINGS)):
        float(safe)


@given(NAMES, NAMES)
def test_two_names_are_never_written_alike(one: str, other: str) -> None:
    assert (safe_cell(one) == safe_cell(other)) == (one == other)


def test_numbers_of_a_table_stay_numbers() -> None:
    rows = list(csv.reader(io.StringIO(table_text([("Name", "X"), ("=1+1", -2), ("-7", "-2.5")]))))
    assert rows == [["Name", "X"], ["'=1+1", "-2"], ["-7", "-2.5"]]


def test_decimal_commas_change_numbers_but_not_names() -> None:
    rows = [
        ("Rally", "Start", "Frame", "Ran"),
        ("1.5", "0:00:12.500", 312, "3.1-4.5"),
        ("a.b; c", "0:01:00.000", 9, ""),
    ]
    text = table_text(rows, TableStyle.EXCEL_COMMA)
    assert text.splitlines() == [
        "\ufeffRally;Start;Frame;Ran",
        "1.5;0:00:12,500;312;3,1-4,5",
        '"a.b; c";0:01:00,000;9;',
    ]


def test_excel_gets_a_byte_order_mark_and_plain_tables_none() -> None:
    rows = [("Rally",), ("李",)]
    assert table_text(rows, TableStyle.EXCEL) == f"\ufeff{table_text(rows)}"
