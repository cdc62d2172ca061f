"""A project of every version there ever was can be opened."""

import json
import shutil
from pathlib import Path

import pytest

from make_project_sample import FOLDER, description
from rallytrace.storage.project.reading import open_project
from rallytrace.storage.project.schema import VERSION
from rallytrace.storage.project.writing import ProjectFile

SAMPLES = sorted(FOLDER.glob("v*.rally"))


def test_there_is_a_sample_of_every_version() -> None:
    assert [path.stem for path in SAMPLES] == sorted(f"v{number}" for number in range(1, VERSION + 1))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_what_a_sample_holds_is_found_in_it(sample: Path) -> None:
    before = sample.read_bytes()
    expected = json.loads(sample.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(description(open_project(sample)))) == expected
    assert sample.read_bytes() == before


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_can_be_gone_on_with(sample: Path, tmp_path: Path) -> None:
    copy = tmp_path / sample.name
    shutil.copyfile(sample, copy)
    ProjectFile(copy).close()
    assert description(open_project(copy)) == description(open_project(sample))
