"""Test exports from start to end: other programs read the files."""

import json
import math
import pkgutil
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NoReturn

import cv2
import numpy as np
import pytest

import clipmaker
import tracknet_loader
from clicks import with_clicks
from cvat_reader import interpolated
from exports import SIZE, do_export, mixed, names_in
from narrowing import not_none
from rallytrace.arguments import make_parser
from rallytrace.errors import AppError, Cancelled, TakenError
from rallytrace.exports import formats
from rallytrace.exports.exporting import FORMATS, export, preview_export
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats import dataset as dataset_format
from rallytrace.exports.labels import labels_from, labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.overlay_marks import make_marks
from rallytrace.exports.request import DatasetOptions, ExportProgress, ExportRequest, OverlayOptions, Pictures, Split
from rallytrace.storage.track_csv import read_track
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import mark_event
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import Layer
from rallytrace.video.reader import VideoReader

BOTH: Final = DatasetOptions(pictures=Pictures.VIDEO_AND_PNG)
RUN: Final = {"tracknet": {"model": "net.onnx", "sha256": "abc"}, "inpaintnet": None}


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40, gop=12), tmp_path_factory.mktemp("clips"))


@pytest.fixture
def material(clip: Path) -> Material:
    desk = mixed()
    desk.name(Rally("1_00_00", range(3, 13)), Rally("1/00 01", range(15, 30)))
    desk.do(mark_event(desk.track, 20, EventKind.HIT))
    return Material(labels_of(desk.track), clip, SIZE, runs=(RUN,))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a dataset, named as TrackNetV3 names it; its full path would have "test" in it."""
    monkeypatch.chdir(tmp_path)
    return Path("data")


def export_dataset(material: Material, data: Path, options: DatasetOptions = BOTH) -> Path:
    done, _ = do_export(material, ExportRequest(Format.DATASET, data, dataset=options))
    return done.path


@pytest.mark.parametrize("format_", Format)
def test_default_names_fit_beside_long_named_videos(format_: Format, tmp_path: Path) -> None:
    record = FORMATS[format_]
    path = record.default_path(tmp_path / ("羽" * 83 + ".mp4"))
    assert len(path.name.encode()) <= 255 - 16
    assert path.name.endswith(record.ending)
    assert record.default_path(tmp_path / "match.mp4").name == f"match{record.ending}"


def test_match_background_is_median_of_rallies_and_stoppable(
    clip: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where those of all rallies together are more than is in memory at a time."""
    monkeypatch.setattr(dataset_format, "_BAND_BYTES", 10_000)
    desk = mixed()
    desk.name(*(Rally(f"1_{number:02d}_00", range(7 * number, 7 * number + 6)) for number in range(5)))
    material = Material(labels_of(desk.track), clip, SIZE)
    request = ExportRequest(Format.DATASET, data, dataset=BOTH)
    match = do_export(material, request)[0].path
    of_rallies = [np.load(path)["median"] for path in sorted(match.glob("frame/*/median.npz"))]
    assert len(of_rallies) == 5
    np.testing.assert_array_equal(np.load(match / "median.npz")["median"], np.median(of_rallies, axis=0))

    left = [math.inf]

    def stop_soon() -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Cancelled

    events = export(material, replace(request, target=data / "other"), stop_soon)
    assert any(isinstance(event, ExportProgress) and "of the match" in event.phase for event in events)
    left[0] = 3
    with pytest.raises(Cancelled):
        next(events)
    assert not any(path.is_file() for path in data.glob("**/.*/**/*"))
    assert not (data / "other").exists()


def test_a_dataset_has_the_layout_of_tracknetv3(material: Material, data: Path) -> None:
    assert export_dataset(material, data) == data / "train" / "match1"
    pictures = {f"frame/1_00_00/{i}.png" for i in range(10)} | {f"frame/1_00_01/{i}.png" for i in range(15)}
    assert names_in(data / "train" / "match1") == pictures | {
        "csv/1_00_00_ball.csv",
        "csv/1_00_01_ball.csv",
        "video/1_00_00.mp4",
        "video/1_00_01.mp4",
        "frame/1_00_00/median.npz",
        "frame/1_00_01/median.npz",
        "median.npz",
        "card.json",
        "README.md",
    }


def test_tracknetv3_loader_finds_picture_of_each_label(material: Material, data: Path) -> None:
    export_dataset(material, data)
    folders = tracknet_loader.rally_folders("data", "train")
    assert folders == ["data/train/match1/frame/1_00_00", "data/train/match1/frame/1_00_01"]
    first, second = (tracknet_loader.windows(folder, 5) for folder in folders)
    numbers = [clipmaker.number_in(picture) for window in first for picture in window.pictures]
    assert numbers == list(range(3, 13))
    assert first[0].positions[0].tolist() == [18, 50], "frame 3 lies at 17.5"
    assert [one for window in first for one in window.visible] == [1] * 7 + [0] * 3, "occluded balls do not count"
    assert first[1].positions[-1].tolist() == [0, 0]
    assert [clipmaker.number_in(picture) for picture in second[1].pictures] == [20, 21, 22, 23, 24]
    assert second[1].positions[:2].tolist() == [[100, 40], [104, 41]]
    assert not second[0].visible.any()


def test_its_background_can_be_subtracted(material: Material, data: Path, clip: Path) -> None:
    export_dataset(material, data)
    with VideoReader(clip) as reader:
        median = np.median([reader.frame(i).bgr()[..., ::-1] for i in range(15, 30)], axis=0)
    of_rally = np.load(data / "train/match1/frame/1_00_01/median.npz")["median"]
    assert np.abs(of_rally - median).mean() < 2
    (window, *_) = tracknet_loader.windows("data/train/match1/frame/1_00_00", 5)
    others = np.load(data / "train/match1/frame/1_00_00/median.npz")["median"]
    np.testing.assert_array_equal(window.median, (of_rally + others) / 2)
    difference = tracknet_loader.difference(window)
    assert difference.min() >= 0
    assert difference.max() <= 3 * 255


def test_test_split_labels_are_found_by_both_readers(material: Material, data: Path) -> None:
    export_dataset(material, data, replace(BOTH, split=Split.TEST))
    (folder, _) = tracknet_loader.rally_folders("data", "test")
    assert len(tracknet_loader.windows(folder, 5)) == 2
    match = data / "test" / "match1"
    assert (match / "csv/1_00_00_ball.csv").read_bytes() == (match / "corrected_csv/1_00_00_ball.csv").read_bytes()


def test_the_videos_are_cut_exactly_to_the_frame(material: Material, data: Path) -> None:
    export_dataset(material, data, DatasetOptions(pictures=Pictures.VIDEO))
    match = data / "train" / "match1"
    assert not (match / "frame").exists()
    capture = cv2.VideoCapture(str(match / "video" / "1_00_01.mp4"))
    numbers = []
    while (read := capture.read())[0]:
        numbers.append(clipmaker.number_in(np.asarray(read[1], np.uint8)))
    capture.release()
    assert numbers == list(range(15, 30))


def test_png_frames_are_those_of_the_video_without_loss(material: Material, data: Path, clip: Path) -> None:
    export_dataset(material, data, DatasetOptions(pictures=Pictures.PNG))
    with VideoReader(clip) as reader:
        for number in (0, 9):
            again = not_none(cv2.imread(str(data / f"train/match1/frame/1_00_00/{number}.png")))
            np.testing.assert_array_equal(again, reader.frame(3 + number).bgr())
    assert not (data / "train/match1/video").exists()


def test_the_card_lists_the_sources_of_the_labels(material: Material, data: Path) -> None:
    match = export_dataset(material, data, DatasetOptions())
    card = json.loads((match / "card.json").read_text())
    assert card["frames"] == 25
    assert card["labels"]["by_source"] == {"predicted": 20, "inpainted": 3, "human": 2}
    assert card["labels"]["unreviewed_by_source"] == {"predicted": 13, "inpainted": 3}
    assert card["labels"]["reviewed"] == 9
    assert card["rallies"][1] | {"labels": None} == {
        "name": "1_00_01",
        "called": "1/00 01",
        "video_frames": [15, 30],
        "labels": None,
        "events_by_hand": {"hit": 1},
    }
    assert card["events_by_hand"] == {"hit": 1}
    assert card["models"] == [{"kind": "tracknet", "model": "net.onnx", "sha256": "abc"}]
    words = (match / "README.md").read_text()
    assert "16 of 25 frames not checked by hand (13 predicted, 3 filled)." in words
    assert "| 1_00_01 | 15 to 29 | 15 |" in words


def test_another_match_is_added_beside_the_first(material: Material, data: Path) -> None:
    export_dataset(material, data, DatasetOptions())
    assert export_dataset(material, data, DatasetOptions()).name == "match2"
    with pytest.raises(AppError, match="not empty"):
        export_dataset(material, data, DatasetOptions(match=2))


def test_a_dataset_with_unset_frames_is_refused(material: Material, data: Path) -> None:
    desk = mixed()
    desk.name(Rally("good", range(10)), Rally("bad", range(33, 38)))
    with pytest.raises(AppError, match="frames 35 to 37 of bad"):
        export_dataset(replace(material, labels=labels_of(desk.track)), data)
    assert not data.exists()


@pytest.mark.parametrize("stop_at", [0, 1, 7, 20])
@pytest.mark.parametrize("format_", [Format.DATASET, Format.VIDEO])
def test_cancelled_export_leaves_nothing(material: Material, tmp_path: Path, format_: Format, stop_at: int) -> None:
    calls = 0

    def check() -> None:
        nonlocal calls
        calls += 1
        if calls > stop_at:
            raise Cancelled

    request = ExportRequest(
        format_, tmp_path / "out" if format_ is Format.DATASET else tmp_path / "out.mp4", dataset=BOTH
    )
    with pytest.raises(Cancelled):
        for _ in export(material, request, check):
            pass
    assert list(tmp_path.iterdir()) == []


def test_closed_export_leaves_nothing(material: Material, tmp_path: Path) -> None:
    events = export(material, ExportRequest(Format.VIDEO, tmp_path / "out.mp4"), lambda: None)
    next(events)
    assert list(tmp_path.iterdir()) != []
    events.close()
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_in_the_middle_is_said_in_words(
    material: Material, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rallytrace.exports.formats.dataset.write_png", full)
    with pytest.raises(AppError, match="was not written: the disk is full"):
        export_dataset(material, tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def test_progress_tells_what_it_is_at_and_how_far(material: Material, tmp_path: Path) -> None:
    _, told = do_export(material, ExportRequest(Format.DATASET, tmp_path / "data"))
    phases = [one.phase for one in told if "background" in one.phase]
    assert [phase.rpartition(" of ")[2] for phase in phases] == ["1_00_00", "1/00 01", "the match"]
    done = [one.done for one in told]
    assert done == sorted(done)
    assert done[-1] == told[-1].total == 25


def test_the_overlay_video_has_the_frames_of_the_range(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.VIDEO, tmp_path / "path.mp4", frames=range(5, 25))
    done, told = do_export(material, request)
    assert told[-1].done == told[-1].total == 20
    with VideoReader(done.path) as reader:
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == list(range(5, 25))


@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_sound_left_out_at_another_speed_is_named(clip: Path, material: Material, tmp_path: Path, speed: float) -> None:
    loud = replace(material, video=with_clicks(clip, tmp_path / "loud.mp4"))
    overlay = replace(OverlayOptions(), speed=speed)
    done, _ = do_export(loud, ExportRequest(Format.VIDEO, tmp_path / "path.mp4", overlay=overlay))
    assert ("Without sound" in done.sentences) == (speed != 1)


def test_only_the_layers_that_are_chosen_are_drawn(material: Material) -> None:
    def sources(*layers: Layer, frame: int = 12) -> set[Source]:
        options = OverlayOptions(frozenset(layers), trail_past=40, trail_future=40)
        return {mark.source for mark in make_marks(material.labels, options, only_reviewed=False)(frame)}

    assert sources(*Layer) == {Source.PREDICTED, Source.INPAINTED, Source.HUMAN, Source.IMPORTED}
    assert sources(Layer.INPAINTED) == {Source.INPAINTED}
    assert sources(Layer.PREDICTED, Layer.HUMAN) == {Source.PREDICTED, Source.HUMAN}


def test_trail_has_chosen_length_and_stops_at_cuts(material: Material) -> None:
    labels = material.labels
    offsets = [
        m.offset for m in make_marks(labels, OverlayOptions(trail_past=3, trail_future=2), only_reviewed=False)(5)
    ]
    assert offsets == [-3, -2, -1, 0, 1, 2]
    cuts = labels.cuts.copy()
    cuts[4] = True
    marks = make_marks(replace(labels, cuts=cuts), OverlayOptions(trail_past=3, trail_future=0), only_reviewed=False)(5)
    assert [mark.offset for mark in marks] == [-1, 0]
    assert not marks[0].joined


def test_only_reviewed_points_are_drawn_where_that_is_asked_for(material: Material) -> None:
    marks = make_marks(material.labels, OverlayOptions(trail_past=40), only_reviewed=True)
    assert [25 + mark.offset for mark in marks(25)] == [*range(10), 20, 21]


def test_labels_alone_go_out_in_every_form(material: Material, tmp_path: Path) -> None:
    done, _ = do_export(material, ExportRequest(Format.CSV, tmp_path / "a.csv", frames=range(8, 12)))
    assert done.words == "4 rows"
    assert [point.frame for point in read_track(done.path)] == [8, 9, 10, 11]
    done, _ = do_export(material, ExportRequest(Format.COCO, tmp_path / "a.json", only_reviewed=True))
    assert len(json.loads(done.path.read_text())["images"]) == 12
    done, _ = do_export(material, ExportRequest(Format.CVAT, tmp_path / "a.xml"))
    assert sorted(interpolated(done.path)) == [*range(15), *range(20, 35)]


def test_the_pictures_that_coco_refers_to_are_those_of_the_video(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.COCO, tmp_path / "a.json", range(5, 30), only_reviewed=True, coco_pictures=True)
    done, told = do_export(material, request)
    assert done.words == "7 pictures, 7 keypoints"
    images = json.loads(done.path.read_text())["images"]
    assert [image["rallytrace"]["frame"] for image in images] == [5, 6, 7, 8, 9, 20, 21]
    with VideoReader(material.video) as reader:
        for image in images:
            picture = not_none(cv2.imread(str(tmp_path / image["file_name"])))
            np.testing.assert_array_equal(picture, reader.frame(image["rallytrace"]["frame"]).bgr())
    assert names_in(tmp_path) == {"a.json", *(image["file_name"] for image in images)}
    assert [(one.done, one.total) for one in told if "pictures" in one.phase][-1] == (7, 7)


def test_missing_pictures_are_reported(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.COCO, tmp_path / "a.json")
    assert re.search("35 PNG frames in a_pictures.* not written", preview_export(material.labels, request).says[-1])
    assert do_export(material, request)[0].words == "35 frames, 30 keypoints"
    assert names_in(tmp_path) == {"a.json"}


def test_stopped_coco_export_leaves_nothing(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.COCO, tmp_path / "a.json", range(12), coco_pictures=True)
    for moment in (0, 3, 13, 20):
        left = moment

        def check() -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise Cancelled

        with pytest.raises(Cancelled):
            list(export(material, request, check))
        assert list(tmp_path.iterdir()) == []


def test_pictures_of_an_earlier_export_are_replaced_as_a_whole(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.COCO, tmp_path / "a.json", range(9), coco_pictures=True)
    do_export(material, request)
    fewer = replace(request, frames=range(3))
    with pytest.raises(TakenError):
        do_export(material, fewer)
    do_export(material, replace(fewer, overwrite=True))
    assert names_in(tmp_path / "a_pictures") == {"000000.png", "000001.png", "000002.png"}


def test_an_untouched_label_file_comes_out_byte_by_byte_the_same(clip: Path, tmp_path: Path) -> None:
    source = tmp_path / "rally_ball.csv"
    source.write_bytes(b"Frame,Visibility,X,Y\n0,1,5,6\n1,0,0,0\n2,1,0,0\n9,1,191,107\n")
    labels = labels_from(read_track(source, unnamed=Source.IMPORTED), 40, source.name)
    done, _ = do_export(Material(labels, clip, SIZE), ExportRequest(Format.CSV, tmp_path / "again.csv"))
    assert done.path.read_bytes() == source.read_bytes()


@pytest.mark.parametrize("taken", ["video", "project"])
def test_source_files_are_never_overwritten(material: Material, tmp_path: Path, clip: Path, taken: str) -> None:
    own = clip if taken == "video" else tmp_path / "own.rally"
    if own is not clip:
        own.write_bytes(b"a project")
    before = own.read_bytes()
    mine = replace(material, untouchable=(own,))
    with pytest.raises(AppError, match=own.name):
        do_export(mine, ExportRequest(Format.CSV, own, overwrite=True))
    assert own.read_bytes() == before


def test_another_video_than_that_of_the_labels_is_refused(material: Material, tmp_path: Path) -> None:
    short = clipmaker.make(clipmaker.Clip("short.mp4", n_frames=20), tmp_path)
    with pytest.raises(AppError, match=r"short\.mp4 .* 192x108 and 20 frames"):
        do_export(replace(material, video=short), ExportRequest(Format.VIDEO, tmp_path / "out.mp4"))


def test_nothing_to_export_is_said(clip: Path, tmp_path: Path) -> None:
    empty = Material(labels_from([], 40, "labels.csv"), clip, SIZE)
    with pytest.raises(AppError, match="frames to export"):
        do_export(empty, ExportRequest(Format.CSV, tmp_path / "out.csv"))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: OverlayOptions(frozenset()),
        lambda: OverlayOptions(trail_past=501),
        lambda: OverlayOptions(speed=0),
        lambda: DatasetOptions(match=0),
    ],
)
def test_impossible_options_are_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(AppError):
        wrong()


def test_a_point_beyond_the_picture_is_brought_in(clip: Path, tmp_path: Path) -> None:
    labels = labels_from([Point(0, True, 500, 500)], 40, "labels.csv")
    done, _ = do_export(Material(labels, clip, SIZE), ExportRequest(Format.CSV, tmp_path / "out.csv"))
    assert done.path.read_text().splitlines()[1] == "0,1,191,107"


def test_every_format_has_a_record_and_a_command_line_name() -> None:
    parser = make_parser()
    assert list(FORMATS) == list(Format)
    assert [parser.parse_args(["export", "match.rally", "--format", name]).format for name in Format] == list(FORMATS)


def test_each_module_of_formats_is_a_format_and_the_reverse() -> None:
    modules = {module.name for module in pkgutil.iter_modules(formats.__path__)}
    assert modules == {format_.module.rpartition(".")[2] for format_ in Format}
