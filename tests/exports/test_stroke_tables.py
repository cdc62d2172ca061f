"""Strokes in exported tables: beside events, at the frames of labels, and as a table to train with."""

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from exports import do_export, names_in
from models.studies.shuttleset import read_shuttleset
from models.training.stroke_corrections import read_corrections
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.storage.segments import read_segments
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import PlacedStroke, Rally, RallyEnding
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.video.reader import VideoReader
from stroke_rally import COURT, EVENTS, FRAMES, flown_path, path, poses


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=FRAMES), tmp_path_factory.mktemp("clip"))


@pytest.fixture
def material(clip: Path) -> Material:
    """Return the rally with its events by hand, and its second stroke named by hand."""
    track, whole = Track(FRAMES), path()
    for frame in np.flatnonzero(np.isfinite(whole[0])).tolist():
        row = make_rows(1, State.VISIBLE, Source.PREDICTED, x=whole[0, frame], y=whole[1, frame])
        track.make(track.change(Layer.PREDICTED, [frame], row))
    labels = labels_of(track, poses())
    named = (PlacedStroke(45, StrokeGroup.PUSH),)
    labels = replace(labels, events=EVENTS, courts=(COURT,), strokes=named)
    with VideoReader(clip) as reader:  # its pictures are smaller, but nobody looks at them
        return Material(labels, clip, Size(1280, 720), reader.index)


def rows(material: Material, form: Format, target: Path, *, court_columns: bool = False) -> list[dict[str, str]]:
    done, _ = do_export(material, ExportRequest(form, target, court_columns=court_columns))
    with done.path.open(newline="") as stream:
        return list(csv.DictReader(stream))


def test_a_table_to_train_with_has_names_places_and_their_source(material: Material, tmp_path: Path) -> None:
    table = rows(material, Format.STROKES, tmp_path / "s.csv")
    assert [row["Frame"] for row in table] == ["20", "45", "75"]
    assert [row["Side"] for row in table] == ["near", "far", "near"]
    assert [row["Stroke source"] for row in table] == ["found", "human", "found"]
    assert table[1]["Stroke"] == "push"
    assert float(table[0]["Hitter Y (m)"]) == pytest.approx(-2.6, abs=0.1)
    assert [row["Low"] for row in table] == ["1", "1", "0"]


def test_table_to_train_with_has_launches_that_are_read_again(material: Material, tmp_path: Path) -> None:
    (bare,) = read_corrections(do_strokes(material, tmp_path))
    assert np.isnan(bare.strokes.launch).all()
    track, flown = Track(FRAMES), flown_path()
    for frame, (x, y) in enumerate(flown.T, start=EVENTS[0].frame):
        track.make(track.change(Layer.PREDICTED, [frame], make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)))
    labels = replace(labels_of(track, poses()), events=EVENTS, courts=(COURT,))
    table = rows(replace(material, labels=labels), Format.STROKES, tmp_path / "flown.csv")
    speeds = [float(row["Launch speed (m/s)"]) for row in table]
    (rally,) = read_corrections(tmp_path / "flown.csv")
    assert rally.strokes.launch[:, 0].tolist() == speeds
    assert rally.strokes.launch[2, 1] == pytest.approx(10, abs=5)


def test_corrections_without_launches_are_read(material: Material, tmp_path: Path) -> None:
    text = do_strokes(material, tmp_path).read_text(encoding="utf-8-sig").splitlines()
    old = tmp_path / "old.csv"
    old.write_text("\n".join(line.rsplit(",", 2)[0] for line in text), encoding="utf-8")
    (rally,) = read_corrections(old)
    assert np.isnan(rally.strokes.launch).all()


def test_events_say_the_stroke_of_a_hit(material: Material, tmp_path: Path) -> None:
    table = {row["Frame"]: row for row in rows(material, Format.EVENTS, tmp_path / "e.csv")}
    assert table["45"]["Stroke"] == "push"
    assert table["20"]["Stroke source"] == "found"
    assert table["110"]["Stroke"] == ""


def test_events_have_the_recovery_time_of_their_player(material: Material, tmp_path: Path) -> None:
    table = rows(material, Format.EVENTS, tmp_path / "e.csv")
    shown = {row["Frame"]: row["Recovery (s)"] for row in table}
    assert float(shown["75"]) == pytest.approx((75 - 20) / clipmaker.Clip("clip.mp4").rate, abs=0.01)
    assert shown["20"] == shown["45"] == shown["110"] == ""


def test_a_left_hander_s_strokes_and_hits_say_so(material: Material, tmp_path: Path) -> None:
    near = max(poses().persons_at(20), key=lambda person: person.box[3])
    place = (near.box[0] + near.box[2]) / 2, (near.box[1] + near.box[3]) / 2
    said = (PlayerName(20, *place, "Marín", RacketHand.LEFT),)
    left = replace(material, labels=replace(material.labels, player_names=said))
    before, after = (rows(of, Format.EVENTS, tmp_path / f"{n}.csv") for n, of in enumerate((material, left)))
    assert [table[2]["Stroke hand"] for table in (before, after)] == ["forehand", "round the head"]
    assert before[1]["Stroke hand"] == after[1]["Stroke hand"], "the other player's"
    assert [row["Hand"] for row in after if row["Player"] == "Marín"] == ["left", "left"]
    strokes = rows(left, Format.STROKES, tmp_path / "s.csv")
    assert [row["Player"] == "Marín" for row in strokes] == [True, False, True]


def test_metre_labels_name_strokes_at_their_frames(material: Material, tmp_path: Path) -> None:
    table = rows(material, Format.CSV, tmp_path / "c.csv", court_columns=True)
    named = {row["Frame"]: row["Stroke"] for row in table if row["Stroke"]}
    assert set(named) == {"20", "45", "75"}
    assert named["45"] == "push"


def test_without_a_court_there_is_no_table_of_strokes(material: Material, tmp_path: Path) -> None:
    bare = replace(material, labels=replace(material.labels, courts=()))
    with pytest.raises(AppError):
        rows(bare, Format.STROKES, tmp_path / "s.csv")


def test_shuttleset_export_is_read_by_study_and_import(material: Material, tmp_path: Path) -> None:
    rally = Rally("Rally 1", range(15, 120), "near", ending=RallyEnding.OUT)
    matches = (MatchSetup(names=("An Se-young", "Marín"), score="21-18 12-19"),)
    labels = replace(material.labels, rallies=(rally,), matches=matches)
    done, _ = do_export(replace(material, labels=labels), ExportRequest(Format.SHUTTLESET, tmp_path / "out"))
    assert names_in(done.path) == {"match.csv", "homography.csv", "clip/set2.csv"}
    (read,) = read_shuttleset(done.path)
    assert read.match == "clip"
    assert read.groups[1] == list(StrokeGroup).index(StrokeGroup.PUSH)
    own = next(one for one in read_corrections(do_strokes(material, tmp_path)))
    assert read.strokes.hitter == pytest.approx(own.strokes.hitter, abs=0.03)
    assert read.strokes.target == pytest.approx(own.strokes.target, abs=0.03, nan_ok=True)
    assert read.strokes.low.tolist() == own.strokes.low.tolist()
    assert np.diff(read.strokes.times) == pytest.approx(np.diff([20, 45, 75]) / 30, abs=0.01)
    with (done.path / "clip" / "set2.csv").open(encoding="utf-8", newline="") as stream:
        table = list(csv.DictReader(stream))
    assert [row["player"] for row in table] == ["A", "B", "A"], "the near player serves"
    assert [(row["roundscore_A"], row["roundscore_B"]) for row in table] == [("13", "19")] * 3
    assert [row["getpoint_player"] for row in table] == ["", "", "A"]
    assert [(row["win_reason"], row["lose_reason"]) for row in table] == [("", ""), ("", ""), ("對手出界", "出界")]
    imported = read_segments(done.path / "clip" / "set2.csv", 30, 5)
    assert imported is not None
    assert [stroke.second for stroke in imported.segments[0].strokes] == pytest.approx([20 / 30, 45 / 30, 75 / 30])
    assert imported.segments[0].winner == "A"
    assert imported.segments[0].ending is RallyEnding.OUT


def do_strokes(material: Material, folder: Path) -> Path:
    done, _ = do_export(material, ExportRequest(Format.STROKES, folder / "own.csv"))
    return done.path


def test_training_learns_from_what_a_person_has_named(material: Material, tmp_path: Path) -> None:
    done, _ = do_export(material, ExportRequest(Format.STROKES, tmp_path / "s.csv"))
    (rally,) = read_corrections(done.path)
    assert rally.groups.tolist() == [-1, list(StrokeGroup).index(StrokeGroup.PUSH), -1]
    assert rally.strokes.low.tolist() == [1, 1, 0]
    assert rally.strokes.hitter[1, 1] == pytest.approx(3.0, abs=0.1)
