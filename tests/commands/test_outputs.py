"""Test what commands must never overwrite, for every option that names an output."""

import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from output_cases import CASES, READ, OutputCase, make_inputs, path_options
from program import Outcome, Program


@pytest.fixture(scope="session")
def inputs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("inputs")
    make_inputs(folder)
    return folder


@pytest.fixture
def desk(inputs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the inputs of all commands, in which they are run, and one beside it."""
    shutil.copytree(inputs, tmp_path / "desk")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "desk")
    return tmp_path / "desk"


def state(folder: Path) -> dict[str, str]:
    """Return what is in a folder, with links as they are."""
    return {
        str(path.relative_to(folder)): str(path.readlink())
        if path.is_symlink()
        else hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def case_name(case: OutputCase) -> str:
    return " ".join((case.command, *case.words[1:4], case.option, case.name))


def test_every_path_option_is_an_input_or_has_a_case() -> None:
    cases = {(case.command, case.option) for case in CASES}
    for command, action in path_options():
        written = any((command, option) in cases for option in action.option_strings)
        assert written != ((command, action.dest) in READ), (command, action.dest)


def a_link_to_an_input(case: OutputCase, target: Path) -> None:
    target.symlink_to(Path(case.inputs[0] if case.inputs else "clip.mp4").absolute())


def another_name_of_an_input(case: OutputCase, target: Path) -> None:
    os.link(case.inputs[0] if case.inputs else "clip.mp4", target)


def a_video(_: OutputCase, target: Path) -> None:
    shutil.copy("clip.mp4" if target.suffix != ".mp4" else "net.onnx", target)


def a_network(_: OutputCase, target: Path) -> None:
    shutil.copy("net.onnx" if target.suffix != ".onnx" else "match.rally", target)


def a_link_out_of_the_folder(case: OutputCase, target: Path) -> None:
    own = {".csv": "labels.csv", ".onnx": "other.onnx", ".mp4": "other.mp4"}.get(case.suffix, "labels.csv")
    outside = target.parent.parent / "elsewhere" / f"mine{case.suffix}"
    if case.suffix == ".html":
        outside.write_text("<!doctype html>")
    else:
        shutil.copy(own, outside)
    target.symlink_to(outside)


def a_link_to_nowhere(_: OutputCase, target: Path) -> None:
    target.symlink_to(target.parent.parent / "elsewhere" / "new.txt")


def a_folder(_: OutputCase, target: Path) -> None:
    target.mkdir()


HOSTILE = (
    *(a_link_to_an_input, another_name_of_an_input, a_video, a_network),
    *(a_link_out_of_the_folder, a_link_to_nowhere, a_folder),
)


PAIRS = [
    pytest.param(case, prepare, id=f"{case_name(case)} {prepare.__name__}")
    for case in CASES
    for prepare in HOSTILE
    if (case.command, case.name, prepare) != ("track", "", a_folder)  # into which it writes
]


@pytest.mark.parametrize(("case", "prepare"), PAIRS)
def test_only_files_of_the_written_kind_are_replaced(
    rallytrace: Program, desk: Path, case: OutputCase, prepare: Callable[[OutputCase, Path], None]
) -> None:
    target = desk / (case.name or f"target{case.suffix}")
    prepare(case, target)
    before = state(desk.parent)
    outcome = rallytrace(*case.arguments(target))
    assert outcome.code in (1, 2)
    assert target.name in outcome.err
    assert state(desk.parent) == before


@pytest.mark.parametrize("case", [case for case in CASES if not case.name], ids=case_name)
def test_an_input_is_never_written_to(rallytrace: Program, desk: Path, case: OutputCase) -> None:
    before = state(desk.parent)
    for name in case.inputs or ("clip.mp4",):
        outcome = rallytrace(*case.arguments(Path(name)))
        assert outcome.code in (1, 2)
        assert name in outcome.err
        assert state(desk.parent) == before


@pytest.mark.parametrize("case", [case for case in CASES if not case.name], ids=case_name)
def test_a_suffix_of_another_kind_is_refused(rallytrace: Program, desk: Path, case: OutputCase) -> None:
    before = state(desk.parent)
    for suffix in {".mkv", ".csv", ".onnx", ".rally", ".html"} - {case.suffix}:
        assert f"new{suffix}" in rallytrace(*case.arguments(desk / f"new{suffix}"), code=2).err
        assert state(desk.parent) == before


def export_match(rallytrace: Program, *options: str) -> Outcome:
    return rallytrace("export", "match.rally", "--format", "dataset", "-o", "data", "--match", "1", *options)


def test_a_match_that_an_export_has_written_is_replaced(rallytrace: Program, desk: Path) -> None:
    assert export_match(rallytrace, "--pictures", "both").code == 0
    before = state(desk / "data")
    assert export_match(rallytrace, "--force").code == 0
    assert set(state(desk / "data")) == {name for name in before if "/frame/" not in name}


@pytest.mark.parametrize("name", ["notes.txt", "csv/mine_ball.csv", "frame/1_00_00/10.png", "video/mine.mp4", "link"])
def test_a_match_folder_that_holds_a_file_of_the_users_stays(rallytrace: Program, desk: Path, name: str) -> None:
    assert export_match(rallytrace, "--pictures", "both").code == 0
    match = desk / "data" / "train" / "match1"
    if name == "link":
        (match / name).symlink_to(desk.parent / "elsewhere")
    else:
        (match / name).write_text("mine")
    before = state(desk)
    outcome = export_match(rallytrace, "--pictures", "both", "--force")
    assert outcome.code == 1
    assert name in outcome.err
    assert state(desk) == before


@pytest.mark.parametrize("card", ["", "{}", "[1]", '{"rallies": [{"name": "a", "video_frames": [0, 1, 0]}]}'])
def test_match_folder_without_card_is_kept(rallytrace: Program, desk: Path, card: str) -> None:
    assert export_match(rallytrace).code == 0
    (desk / "data" / "train" / "match1" / "card.json").write_text(card)
    before = state(desk)
    assert export_match(rallytrace, "--force").code == 1
    assert state(desk) == before


def test_a_match_folder_that_holds_what_is_exported_stays(rallytrace: Program, desk: Path) -> None:
    assert export_match(rallytrace).code == 0
    labels = "data/train/match1/csv/1_00_00_ball.csv"
    before = state(desk)
    options = ("--video", "clip.mp4", "--format", "dataset", "-o", "data", "--match", "1", "--range", "0:5", "--force")
    rallytrace("export", labels, *options, code=1)
    assert state(desk) == before


def test_the_record_beside_labels_holds_names_and_no_paths(rallytrace: Program, desk: Path) -> None:
    (case,) = (case for case in CASES if case.name == "clip_track.run.json")
    target = desk / "out" / case.name
    target.parent.mkdir()
    assert rallytrace(*case.arguments(target)).code == 0
    assert str(desk.parent) not in target.read_text()
