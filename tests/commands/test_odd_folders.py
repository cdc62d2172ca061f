"""Test odd folders and run records: the videos in them are tracked all the same."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import clipmaker
from program import Outcome, Program
from rallytrace.tracking.label_records import record_path
from special_files import made
from tiny_models import TinyTrackNet

HOW = ("--no-inpaint", "--stride", "3", "--threads", "1")


@pytest.fixture
def season(tmp_path: Path) -> Path:
    folder = tmp_path / "season"
    folder.mkdir()
    return clipmaker.make(clipmaker.Clip("a.mp4", n_frames=12, width=96, height=64), folder).parent


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")


def states(outcome: Outcome) -> dict[str, str]:
    return {os.path.basename(one["video"]): one["state"] for one in json.loads(outcome.out)}  # noqa: PTH119 - text


@pytest.mark.parametrize("option", ["--project", "-o"])
def test_links_that_lead_nowhere_are_left_out_with_a_word(
    rallytrace: Program, season: Path, model: Path, option: str
) -> None:
    (season / "b.mp4").symlink_to("b.mp4")
    (season / "c.mp4").symlink_to("d.mp4")
    (season / "d.mp4").symlink_to("c.mp4")
    (season / "e.mp4").symlink_to("missing.mp4")
    (season / "circle").symlink_to("circle")
    where = (option,) if option == "--project" else (option, season / "out")
    outcome = rallytrace("track", season, "--tracknet", model, *HOW, *where, "--json", code=0)
    assert states(outcome) == {"a.mp4": "done"}
    for name in ("b.mp4", "c.mp4", "d.mp4", "e.mp4"):
        assert str(season / name) in outcome.err


@pytest.mark.parametrize("name", ["loop.mp4", "x" * 5000 + ".mp4"])
def test_a_video_that_cannot_be_looked_up_is_refused_in_words(
    rallytrace: Program, season: Path, model: Path, name: str
) -> None:
    (season / "loop.mp4").symlink_to("loop.mp4")
    for where in (("--project",), ("-o", season / "out.csv"), ("-o", f"{season}/out/")):
        assert rallytrace("track", season / name, "--tracknet", model, *HOW, *where, code=1).err


RECORDS: tuple[Any, ...] = (
    *([], None, 7, "text"),
    {"labels_sha256": 7},
    *({"rows": "many"}, {"rows": -1}, {"rows": []}, {"rows": 1e300}, {"rows": True}, {"rows": 10**30}),
    *({"seconds": "long"}, {"seconds": float("inf")}, {"seconds": float("nan")}, {"seconds": None}),
    *({"asked": []}, {"asked": "none"}, {"asked": {"stride": [[]]}}, {"complete": "yes"}),
    *({"tracknet": "net"}, {"tracknet": []}, {"tracknet": {"sha256": []}}),
    {"video_edges": []},
)


@pytest.mark.parametrize("record", RECORDS)
def test_run_record_of_wrong_types_is_just_another_file(
    rallytrace: Program, season: Path, model: Path, record: Any
) -> None:
    arguments = ("track", season, "--tracknet", model, *HOW, "-o", season / "out")
    assert rallytrace(*arguments).code == 0
    path = record_path(season / "out" / "a_track.csv")
    kept = json.loads(path.read_text())
    path.write_text(json.dumps({**kept, **record} if isinstance(record, dict) else record))
    outcome = rallytrace(*arguments)
    assert outcome.code == (0 if record == {"complete": "yes"} else 1)
    assert outcome.out


@pytest.mark.parametrize("content", ["[" * 200_000, '{"a":' * 200_000, "1" * 10_000, f'{{"a": "{"x" * 2**23}"}}'])
def test_a_run_record_that_is_too_deep_or_too_long_is_no_record(
    rallytrace: Program, season: Path, model: Path, content: str
) -> None:
    arguments = ("track", season, "--tracknet", model, *HOW, "-o", season / "out")
    rallytrace(*arguments)
    record_path(season / "out" / "a_track.csv").write_text(content)
    outcome = rallytrace(*arguments, code=1)
    assert str(season / "out" / "a_track") in outcome.err


@pytest.mark.parametrize("name", ["pipe", "device"])
def test_pipe_in_place_of_run_record_does_not_block(rallytrace: Program, season: Path, model: Path, name: str) -> None:
    (season / "out").mkdir()
    target = record_path(season / "out" / "a_track.csv")
    with made(season / "out", name) as special:
        target.symlink_to(special)
        outcome = rallytrace("track", season, "--tracknet", model, *HOW, "-o", season / "out")
    assert outcome.code == 1
    assert str(target.name) in outcome.err


def test_pipe_in_place_of_dataset_card_does_not_block(rallytrace: Program, season: Path, model: Path) -> None:
    os.mkfifo(season / "card.json")
    assert rallytrace("track", season, "--tracknet", model, *HOW, "-o", season / "out").code == 0
