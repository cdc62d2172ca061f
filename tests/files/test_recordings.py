"""Names of the parts of recordings, and the path that names a video in parts."""

from pathlib import Path

import pytest

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_sources
from rallytrace.files.recordings import joined_path, missing_files, parts_by_name, parts_of, video_stamp


def made(folder: Path, *names: str) -> list[Path]:
    files = [folder / name for name in names]
    for number, file in enumerate(files, 1):
        file.write_bytes(b"x" * number)
    return files


def test_path_of_parts_leads_back_to_files(tmp_path: Path) -> None:
    files = made(tmp_path, "GX010042.MP4", "GX020042.MP4", "GX030042.MP4")
    video = joined_path(files)
    assert video.name == "GX010042 + GX020042 + GX030042.MP4"
    assert parts_of(video) == tuple(files)
    assert video_stamp(video)[0] == 1 + 2 + 3
    assert missing_files(video) == []


def test_missing_part_is_named(tmp_path: Path) -> None:
    files = made(tmp_path, "a1.mp4", "a2.mp4")
    video = joined_path(files)
    files[1].unlink()
    assert missing_files(video) == [files[1]]


def test_file_with_plus_in_its_name_is_one_file(tmp_path: Path) -> None:
    files = made(tmp_path, "Lin + Lee.mp4", "Lin.mp4", "Lee.mp4")
    assert parts_of(files[0]) == (files[0],)
    with pytest.raises(AppError, match="Rename the files"):
        joined_path(files[1:])


@pytest.mark.parametrize("name", ["nothing.mp4", "no + thing.mp4", " + .mp4", "a +  + b.mp4"])
def test_path_without_files_is_itself(name: str, tmp_path: Path) -> None:
    assert parts_of(tmp_path / name) == (tmp_path / name,)


def test_parts_in_two_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "next").mkdir()
    files = made(tmp_path, "a1.mp4", "next/a2.mp4")
    with pytest.raises(AppError, match="folders or suffixes differ"):
        joined_path(files)


def test_parts_with_too_long_names_are_refused(tmp_path: Path) -> None:
    files = made(tmp_path, *(f"{'long' * 20}{number}.mp4" for number in range(4)))
    with pytest.raises(AppError, match="too long"):
        joined_path(files)


def test_output_never_replaces_part(tmp_path: Path) -> None:
    files = made(tmp_path, "a1.mp4", "a2.mp4")
    with pytest.raises(AppError, match="is an input"):
        refuse_sources(files[1], [joined_path(files)])


@pytest.mark.parametrize(
    ("names", "certain"),
    [
        (["GX010042.MP4", "GX020042.MP4"], True),
        (["GH010042.MP4", "GH020042.MP4", "GH030042.MP4"], True),
        (["GOPR0042.MP4", "GP010042.MP4", "GP020042.MP4"], True),
        (["final_part9.mp4", "final_part10.mp4"], True),
        (["Final Part 1.mkv", "Final Part 2.mkv"], True),
        (["court2pt1.mp4", "court2pt2.mp4"], True),
        (["attempt1.mp4", "attempt2.mp4"], False),
        (["Sept 12.mov", "Sept 13.mov"], False),
        (["départ_1.mp4", "départ_2.mp4"], False),
        (["Épart1.mp4", "Épart2.mp4"], False),
        (["DJI_0001.MP4", "DJI_0002.MP4"], False),
        (["DJI_20240102030405_0001_D.MP4", "DJI_20240102033405_0002_D.MP4"], False),
        (["00001.MTS", "00002.MTS"], False),
        (["C0001.MP4", "C0002.MP4"], False),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_names_of_parts(names: list[str], certain: bool, tmp_path: Path) -> None:
    files = [tmp_path / name for name in names]
    others = [tmp_path / "GX010043.MP4", tmp_path / "other.mp4", tmp_path / "00001.txt"]
    (found,) = parts_by_name([*reversed(files), *others])
    assert found.files == tuple(files)
    assert found.is_certain == certain


@pytest.mark.parametrize(
    "names",
    [
        ["GX010042.MP4", "GX010043.MP4x"],
        ["GX010042.MP4", "GX030042.MP4"],
        ["GX010042.MP4", "GH020042.MP4"],
        ["00001.MTS", "00002.MP4"],
        ["set.mp4", "match.mp4"],
    ],
    ids=lambda names: names[-1],
)
def test_other_names_are_no_parts(names: list[str], tmp_path: Path) -> None:
    assert parts_by_name([tmp_path / name for name in names]) == []


def test_counters_of_two_styles_are_two_groups(tmp_path: Path) -> None:
    groups = [[tmp_path / f"clip{number}.mp4" for number in numbers] for numbers in (("01", "02"), ("1", "2"))]
    found = parts_by_name([file for pair in zip(*groups, strict=True) for file in pair])
    assert [list(named.files) for named in found] == groups
