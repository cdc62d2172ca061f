"""Projects of every released version can be opened, and damage in their lists is reported."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from make_project_sample import FOLDER, description
from rallytrace.errors import AppError
from rallytrace.storage.project.row_codec import RowFormat, describe_rows, pack_rows
from rallytrace.storage.project.schema import VERSION
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project
from rallytrace.track.track import REGION_FIELDS, Layer

SAMPLES = sorted(FOLDER.glob("v*.rally"))


def test_there_is_a_sample_of_every_version() -> None:
    assert [path.stem for path in SAMPLES] == sorted(f"v{number}" for number in range(1, VERSION + 1))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_sample_content_is_read(sample: Path) -> None:
    before = sample.read_bytes()
    expected = json.loads(sample.with_suffix(".json").read_text(encoding="utf-8"))
    found = json.loads(json.dumps(description(open_project(sample))))
    assert {key: found[key] for key in expected} == expected
    assert sample.read_bytes() == before


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_can_be_gone_on_with(sample: Path, tmp_path: Path) -> None:
    copy = tmp_path / sample.name
    shutil.copyfile(sample, copy)
    ProjectFile(copy).close()
    assert description(open_project(copy)) == description(open_project(sample))


@pytest.mark.parametrize(
    "change",
    [
        "courts SET corners = '[[0, 0], [0, 0], [0, 0], [0, 0]]'",
        "courts SET corners = '[[1, 2]]'",
        "courts SET marks = '[[1, 2, 3]]'",
        "courts SET sport = 'golf'",
        "courts SET sport = 'auto'",
        "matches SET scoring = 'chess'",
        "matches SET server = 2",
        "matches SET near = 'left'",
        "matches SET names = '[\"one\"]'",
        "matches SET names = '[1, 2]'",
        "matches SET names = '{}'",
        "strokes SET name = 'spin' WHERE frame = 12",
        "strokes SET frame = -3 WHERE frame = 12",
        "player_names SET name = ''",
        "player_names SET x = 'left'",
        "player_names SET frame = -3",
        "player_names SET hand = 'both'",
    ],
)
def test_impossible_values_in_lists_are_damage(tmp_path: Path, change: str) -> None:
    copy = tmp_path / "damaged.rally"
    shutil.copyfile(FOLDER / "v1.rally", copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE {change}")
    with pytest.raises(AppError):
        open_project(copy)


def test_rows_stored_without_region_count_as_whole_pictures() -> None:
    formats = json.loads(describe_rows(Layer.PREDICTED))
    formats["fields"] = [field for field in formats["fields"] if field[0] not in REGION_FIELDS]
    form = RowFormat.parse(json.dumps(formats))
    old = np.ones(3, form.dtype)
    rows = form.read(pack_rows(old), 3)
    assert rows["peak_x"].tolist() == [1, 1, 1]
    assert not any(rows[name].any() for name in REGION_FIELDS)
