"""`rallytrace track`, on real files, through `main`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import clipmaker
from graphics_card import PlayedCard
from program import Program, demo_video, rows

QUICK = ("--stride", "8")


def test_every_frame_has_a_row(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    target = tmp_path / "labels.csv"
    rallytrace("track", clip, "-o", target, *QUICK, code=0)
    assert target.read_text().splitlines()[0] == "Frame,Visibility,X,Y"
    assert [int(row[0]) for row in rows(target)] == list(range(30))


def test_damaged_frames_are_told_of_once_and_noted_in_the_record(rallytrace: Program, tmp_path: Path) -> None:
    video = clipmaker.damage_packets(clipmaker.make(clipmaker.Clip("match.mp4"), tmp_path), [45])
    written = []
    for name in ("one.csv", "other.csv"):
        assert rallytrace("track", video, "-o", tmp_path / name, *QUICK, code=0).err.count("45:60") == 1
        assert json.loads((tmp_path / name).with_suffix(".run.json").read_text())["damaged"] == [[45, 60]]
        written.append((tmp_path / name).read_bytes())
    assert len(rows(tmp_path / "one.csv")) == 120
    assert written[0] == written[1]


def test_intact_video_has_no_damage_record(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    rallytrace("track", clip, "-o", tmp_path / "labels.csv", *QUICK)
    assert json.loads((tmp_path / "labels.run.json").read_text())["damaged"] == []


def test_without_a_name_the_labels_lie_beside_the_video(rallytrace: Program, tmp_path: Path) -> None:
    video = clipmaker.make(clipmaker.Clip("match.mp4", n_frames=9), tmp_path)
    assert rallytrace("track", video, *QUICK).code == 0
    assert len(rows(tmp_path / "match_track.csv")) == 9


def test_the_ball_of_the_demo_rally_is_found(rallytrace: Program, beginning: Path, tmp_path: Path) -> None:
    target = tmp_path / "demo.csv"
    rallytrace("track", beginning, "-o", target, "--range", "60:108", *QUICK, "--no-inpaint")
    truth = {int(row[0]): row for row in rows(demo_video().with_name("rally_ball.csv"))}
    near = [
        abs(float(row[2]) - float(truth[int(row[0])][2])) < 12
        and abs(float(row[3]) - float(truth[int(row[0])][3])) < 12
        for row in rows(target)
        if row[1] == "1" and truth[int(row[0])][1] == "1"
    ]
    assert len(near) > 15
    assert sum(near) > 0.8 * len(near)


def test_a_range_gives_its_own_frames_and_no_others(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    target = tmp_path / "part.csv"
    assert rallytrace("track", clip, "-o", target, "--range", "11:17", *QUICK).code == 0
    assert [int(row[0]) for row in rows(target)] == list(range(11, 17))


def test_a_range_gives_what_the_whole_video_gives_there(rallytrace: Program, tmp_path: Path) -> None:
    common = ("--stride", "4", "--background", "0:60", "--no-inpaint")
    rallytrace("track", demo_video(), "-o", tmp_path / "whole.csv", "--range", "0:60", *common)
    rallytrace("track", demo_video(), "-o", tmp_path / "part.csv", "--range", "21:40", *common)
    assert rows(tmp_path / "part.csv") == rows(tmp_path / "whole.csv")[21:40]


def test_range_of_short_video_uses_whole_background(rallytrace: Program, tmp_path: Path) -> None:
    common = ("--stride", "4", "--no-inpaint")
    rallytrace("track", demo_video(), "-o", tmp_path / "first.csv", "--range", "0:64", *common)
    rallytrace("track", demo_video(), "-o", tmp_path / "part.csv", "--range", "20:44", *common)
    assert rows(tmp_path / "part.csv") == rows(tmp_path / "first.csv")[20:44]


def test_every_second_frame_is_tracked_and_rest_interpolated(
    rallytrace: Program, beginning: Path, tmp_path: Path
) -> None:
    target = tmp_path / "half.csv"
    outcome = rallytrace(
        "track", beginning, "-o", target, "--range", "60:92", "--every", "2", "--source-column", "--json", *QUICK
    )
    assert outcome.json[0]["every"] == 2
    assert [int(row[0]) for row in rows(target)] == list(range(60, 92))
    sources = {int(row[0]): row[4] for row in rows(target)}
    assert {sources[frame] for frame in range(61, 91, 2)} == {"interpolated"}


def test_fast_video_is_tracked_on_every_second_frame_with_note(rallytrace: Program, tmp_path: Path) -> None:
    video = clipmaker.make(clipmaker.Clip("fast.mp4", n_frames=40, rate=60), tmp_path)
    outcome = rallytrace("track", video, "-o", tmp_path / "labels.csv", *QUICK)
    assert "--every 1" in outcome.err
    assert len(rows(tmp_path / "labels.csv")) == 40
    outcome = rallytrace("track", video, "-o", tmp_path / "all.csv", "--every", "1", *QUICK)
    assert "--every 1" not in outcome.err


@pytest.mark.parametrize(("how", "looks_again"), [((), True), (("--stride", "8"), False), (("--fast",), False)])
def test_only_the_default_has_a_second_look(
    rallytrace: Program, clip: Path, tmp_path: Path, *, how: tuple[str, ...], looks_again: bool
) -> None:
    assert rallytrace("track", clip, "-o", tmp_path / "labels.csv", *how).code == 0
    record = json.loads((tmp_path / "labels.run.json").read_text())
    assert record["stride"] == 8
    assert (record["second_look"] is not None) is looks_again


@pytest.mark.parametrize("frames", [1, 7, 8, 9])
def test_clips_about_as_short_as_a_window_have_all_their_rows(rallytrace: Program, tmp_path: Path, frames: int) -> None:
    video = clipmaker.make(clipmaker.Clip("short.mp4", n_frames=frames), tmp_path)
    for number, how in enumerate((["--stride", "1"], ["--stride", "4"], ["--fast"])):
        target = tmp_path / f"{number}.csv"
        assert rallytrace("track", video, "-o", target, *how).code == 0
        assert len(rows(target)) == frames


def test_run_is_recorded_beside_the_labels(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    outcome = rallytrace("track", clip, "-o", tmp_path / "labels.csv", "--json", "--threshold", "0.7", *QUICK)
    record = json.loads((tmp_path / "labels.run.json").read_text())
    paths = {"labels": str(tmp_path / "labels.csv"), "video": str(clip.resolve())}
    assert [{**record, **paths}] == outcome.json
    assert record["rows"] == 30
    assert record["threshold"] == 0.7
    assert record["stride"] == 8
    assert record["complete"]
    assert record["video"] == clip.name
    assert record["tracknet"]["provider"] == "cpu"
    assert len(record["tracknet"]["sha256"]) == 64


def test_the_source_of_each_point_can_be_had(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    target = tmp_path / "labels.csv"
    rallytrace("track", clip, "-o", target, "--source-column", *QUICK)
    assert target.read_text().splitlines()[0] == "Frame,Visibility,X,Y,Source,Confidence"
    assert {row[4] for row in rows(target)} <= {"predicted", "inpainted"}


def test_a_ball_that_only_inpaintnet_places_is_visible_on_demand(rallytrace: Program, tmp_path: Path) -> None:
    common = ("--range", "60:140", "--stride", "8", "--source-column")
    rallytrace("track", demo_video(), "-o", tmp_path / "a.csv", *common)
    rallytrace("track", demo_video(), "-o", tmp_path / "b.csv", *common, "--inpainted-visible")
    hidden, shown = ([row for row in rows(tmp_path / name) if row[4] == "inpainted"] for name in ("a.csv", "b.csv"))
    assert hidden
    assert {row[1] for row in hidden} == {"0"}
    assert {row[1] for row in shown} == {"1"}
    assert [row[2:4] for row in hidden] == [row[2:4] for row in shown]


def test_labels_that_exist_are_left_alone(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    target = tmp_path / "labels.csv"
    target.write_text("mine")
    assert "already exists" in rallytrace("track", clip, "-o", target, *QUICK, code=1).err
    assert target.read_text() == "mine"
    assert rallytrace("track", clip, "-o", target, "--force", *QUICK).code == 0
    assert len(rows(target)) == 30


def test_failed_video_does_not_stop_the_batch(rallytrace: Program, tmp_path: Path) -> None:
    for name in ("a.mp4", "c.mp4"):
        clipmaker.make(clipmaker.Clip(name, n_frames=9), tmp_path)
    (tmp_path / "b.mp4").write_text("this is no video")
    (tmp_path / "labels").mkdir()
    outcome = rallytrace("track", *(tmp_path / f"{name}.mp4" for name in "abc"), "-o", tmp_path / "labels", *QUICK)
    assert outcome.code == 1
    assert "b.mp4" in outcome.err
    assert sorted(path.name for path in (tmp_path / "labels").glob("*.csv")) == ["a_track.csv", "c_track.csv"]


def test_a_folder_for_the_labels_is_made(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    assert rallytrace("track", clip, "-o", f"{tmp_path}/labels/", *QUICK).code == 0
    assert len(rows(tmp_path / "labels" / "clip_track.csv")) == 30
    assert "is a file" in rallytrace("track", clip, "-o", f"{tmp_path}/labels/clip_track.csv/", *QUICK, code=2).err


def test_a_full_disk_is_said_and_the_old_labels_stay(
    rallytrace: Program, clip: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "labels.csv"
    target.write_text("mine")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "the disk is full" in rallytrace("track", clip, "-o", target, "--force", *QUICK, code=1).err
    assert target.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["labels.csv"]


@pytest.mark.skipif(sys.platform == "win32", reason="a console's Ctrl+C cannot be sent to one process there")
def test_ctrl_c_keeps_the_frames_that_are_done(rallytrace: Program, tmp_path: Path) -> None:
    target = tmp_path / "labels.csv"
    arguments = ["--verbose", "track", str(demo_video()), "-o", str(target), "--stride", "1"]
    command = [sys.executable, "-m", "rallytrace", *arguments]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ.copy()) as child:
        assert child.stderr is not None
        for line in child.stderr:
            if "frames tracked" in line:
                break
        child.send_signal(signal.SIGINT)
        said = child.stderr.read()
        assert child.wait(timeout=240) == 130
    assert "Interrupted" in said
    numbers = [int(row[0]) for row in rows(target)]
    assert numbers == list(range(len(numbers)))
    assert 0 < len(numbers) < len(rows(demo_video().with_name("rally_ball.csv")))
    before = target.read_bytes()
    again = rallytrace("track", demo_video(), "-o", target, code=1)
    assert f"{len(numbers)} frames" in again.err
    assert "--force" in again.err
    assert target.read_bytes() == before


OPTIONS = [
    ("--stride 0", "--stride"),
    ("--stride 9", "stride of 9"),
    ("--every 0", "--every"),
    ("--batch 0", "--batch"),
    ("--batch 1000000000", "--batch"),
    pytest.param("--batch 256 --stride 8", "--batch", marks=pytest.mark.shipped_networks),
    ("--stride 1000000000", "--stride"),
    ("--every 1000000000", "--every"),
    ("--threads 100000", "--threads"),
    ("--device 1000000000", "--device"),
    ("--gpu-memory 1000000000", "--gpu-memory"),
    ("--threads 0", "--threads"),
    ("--max-gap -1", "--max-gap"),
    ("--threshold 1.5", "--threshold"),
    ("--range 40:50", "after the last frame"),
    ("--range 9:3", "9:3 is empty"),
    ("--range nine", "range of frames"),
    ("--range -5:3", "before frame 0"),
    ("--background 99:100", "after the last frame"),
    ("--fast --stride 2", "--stride"),
    ("--fast --eval-mode average", "--fast"),
    ("--eval-mode nonoverlap --stride 2", "--stride"),
    ("--provider cpu --precision tf32", "tf32"),
    ("--stride two", "not a whole number"),
    ("--provider nvidia", "invalid choice"),
    ("--no-inpaint --inpaintnet x.onnx", "not allowed with"),
]


@pytest.mark.parametrize(("options", "says"), OPTIONS)
def test_an_impossible_option_is_a_usage_error(
    rallytrace: Program, clip: Path, tmp_path: Path, options: str, says: str
) -> None:
    arguments = [option.replace("--range -", "--range=-") for option in options.split()]
    if options.startswith("--range -"):
        arguments = ["--range=-5:3"]
    assert says in rallytrace("track", clip, "-o", tmp_path / "labels.csv", *arguments, code=2).err
    assert not (tmp_path / "labels.csv").exists()


def test_labels_cannot_be_written_over_the_video(rallytrace: Program, clip: Path) -> None:
    before = clip.read_bytes()
    assert rallytrace("track", clip, "-o", clip, "--force").code == 1
    assert clip.read_bytes() == before


def test_unusable_provider_is_an_error_without_fallback(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    asked = ("track", clip, "-o", tmp_path / "labels.csv", "--provider", "openvino", *QUICK)
    assert "OpenVINO cannot be used" in rallytrace(*asked, code=1).err
    assert not (tmp_path / "labels.csv").exists()
    assert "instead" in rallytrace(*asked, "--allow-fallback", code=0).err


@pytest.mark.parametrize("breaks", [False, True], ids=["all of it", "until it breaks"])
def test_hardware_decoding_keeps_labels_and_is_recorded(
    rallytrace: Program, clip: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, breaks: bool
) -> None:
    rallytrace("track", clip, "-o", tmp_path / "software.csv", *QUICK)
    PlayedCard(breaks_after=40 if breaks else None).install(monkeypatch)
    outcome = rallytrace("track", clip, "-o", tmp_path / "card.csv", "--hardware-decoding", *QUICK, code=0)
    assert (tmp_path / "card.csv").read_bytes() == (tmp_path / "software.csv").read_bytes()
    decoded = json.loads((tmp_path / "card.run.json").read_text())["hardware_decoding"]
    assert decoded["device"] == (None if breaks else "cuda")
    assert decoded["note"] in outcome.err
    assert "hardware_decoding" not in json.loads((tmp_path / "software.run.json").read_text())


def test_hardware_decoding_without_card_only_warns(
    rallytrace: Program, clip: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    PlayedCard(breaks_after=0).install(monkeypatch)
    outcome = rallytrace("track", clip, "-o", tmp_path / "labels.csv", "--hardware-decoding", *QUICK, code=0)
    assert "in software" in outcome.err
    assert len(rows(tmp_path / "labels.csv")) == 30
