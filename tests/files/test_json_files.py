"""Test JSON from other programs: long, deep or special files are refused cheaply."""

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.errors import AppError
from rallytrace.files.json_files import parse_json, parse_json_beginning, read_json
from rallytrace.process.child_processes import answer_in
from special_files import NAMES, made

DEEP_OR_LONG = ("[" * 200_000, "[" * 200 + "]" * 200, '{"a":' * 100_000, "1" * 5000, f'"{"x" * 2**24}"')


@given(st.text() | st.binary())
def test_any_text_is_a_value_or_a_value_error(text: str | bytes) -> None:
    with contextlib.suppress(ValueError):
        parse_json(text)


@pytest.mark.parametrize("parse", [parse_json, parse_json_beginning, answer_in])
@pytest.mark.parametrize("text", DEEP_OR_LONG)
def test_deep_or_long_json_is_refused(parse: Callable[[str], object], text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(text)


def test_a_value_is_read_from_the_beginning_of_a_text() -> None:
    assert parse_json_beginning('{"a": [1]} and a library\'s words') == {"a": [1]}


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("[1, 2]")
    assert read_json(path, 6) == [1, 2]
    with pytest.raises(ValueError, match="more than 5"):
        read_json(path, 5)


@pytest.mark.parametrize("name", NAMES)
def test_special_file_is_refused(tmp_path: Path, name: str) -> None:
    with made(tmp_path, name, ".json") as path, pytest.raises(AppError):
        read_json(path)
