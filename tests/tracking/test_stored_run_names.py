"""What is stored of runs keeps its names: settings files, records of label files, runs of projects."""

import json
from pathlib import Path
from typing import Any

import pytest

from rallytrace.settings import read_settings, write_settings
from stored_run_names import (
    COMMAND_LINES,
    SAMPLES,
    lasting,
    older_names,
    record_of_command,
    record_of_settings,
    run_records,
    tiny_model,
)


@pytest.fixture(scope="module")
def stored() -> Any:
    return json.loads((SAMPLES / "records.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_command_options_are_stored_under_stable_names(line: str, stored: Any, tmp_path: Path) -> None:
    known = stored["commands"][line]
    assert older_names(record_of_command(line, tiny_model(tmp_path)), known) == known


def test_the_settings_make_the_same_run(stored: Any, tmp_path: Path) -> None:
    found = record_of_settings(SAMPLES / "settings.json", tiny_model(tmp_path))
    assert older_names(found, stored["settings"]) == stored["settings"]


def test_a_settings_file_is_written_as_it_was_read(tmp_path: Path) -> None:
    loaded = read_settings(SAMPLES / "settings.json")
    assert loaded.complaints == ()
    write_settings(tmp_path / "settings.json", loaded.settings)
    written, sample = (json.loads((folder / "settings.json").read_bytes()) for folder in (tmp_path, SAMPLES))
    assert older_names(written, sample) == sample


def test_run_record_is_the_same_in_labels_and_project(
    stored: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = run_records(tmp_path)
    capsys.readouterr()
    for name, sample in stored["runs"].items():
        known = lasting(sample)
        assert older_names(found[name], known) == known
