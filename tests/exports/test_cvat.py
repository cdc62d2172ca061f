from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cvat_reader import interpolated, read_shapes
from exports import SIZE, Desk, do_export, mixed, mixed_labels
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import TrackSnapshot, labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.detections import Source
from rallytrace.track.edits import accept
from rallytrace.track.track import Layer, State


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ball.xml"


def write(path: Path, labels: TrackSnapshot, frames: range | None = None) -> int:
    request = ExportRequest(Format.CVAT, path, frames, overwrite=True)
    done, _ = do_export(Material(labels, path.with_name("rally.mp4"), SIZE), request)
    return int(done.words.split()[-2])


def one_line(xs: list[float], n_frames: int = 0, source: Source = Source.PREDICTED) -> TrackSnapshot:
    """Labels of a ball that is seen at these places from frame 0 on."""
    desk = Desk(n_frames or len(xs))
    desk.say(Layer.PREDICTED, range(len(xs)), State.VISIBLE, source, xs)
    return labels_of(desk.track)


def test_cvat_shows_exactly_the_frames_with_a_ball(path: Path) -> None:
    write(path, mixed_labels())
    shown = interpolated(path)
    points = {point.frame: point for point in mixed().track.points() if point.placed}
    assert sorted(shown) == sorted(points)
    for frame, point in points.items():
        assert (shown[frame].x, shown[frame].y) == pytest.approx((point.x + 0.5, point.y + 0.5), abs=0.02)
        assert shown[frame].occluded == point.occluded


def test_a_reader_that_does_not_interpolate_finds_every_ball_too(path: Path) -> None:
    write(path, mixed_labels())
    shown = {shape.frame: (shape.x, shape.y) for shape in read_shapes(path) if not shape.outside}
    assert shown == {frame: pytest.approx((one.x, one.y), abs=0.02) for frame, one in interpolated(path).items()}


def test_a_straight_flight_needs_two_keyframes(path: Path) -> None:
    assert write(path, one_line([10 + 3 * i for i in range(30)])) == 2


def test_each_bend_needs_one_more(path: Path) -> None:
    there_and_back = [*range(10, 40, 3), *range(40, 10, -3)]
    assert write(path, one_line([float(x) for x in there_and_back])) == 3


def test_a_ball_that_lies_still_for_long_needs_two(path: Path) -> None:
    assert write(path, one_line([50.0] * 5000)) == 2


def test_human_point_is_a_keyframe_even_on_the_line(path: Path) -> None:
    assert write(path, one_line([10.0, 11.0, 12.0, 13.0], source=Source.HUMAN)) == 4


def test_the_track_ends_where_the_last_ball_is(path: Path) -> None:
    write(path, one_line([10.0, 12.0, 14.0], n_frames=9))
    assert sorted(interpolated(path)) == [0, 1, 2]
    last = read_shapes(path)[-1]
    assert (last.frame, last.outside, last.keyframe) == (3, True, True)


def test_range_export_shows_nothing_outside(path: Path) -> None:
    write(path, mixed_labels(), range(5, 8))
    assert sorted(interpolated(path)) == [5, 6, 7]


def test_no_ball_and_never_looked_at_are_told_apart(path: Path) -> None:
    write(path, mixed_labels())
    outside = {shape.frame: shape.attributes["source"] for shape in read_shapes(path) if shape.outside}
    assert outside == {15: "predicted", 35: "unset"}


def test_source_and_review_go_along(path: Path) -> None:
    write(path, mixed_labels())
    shown = interpolated(path)
    assert shown[3].attributes == {"source": "predicted", "reviewed": "true"}
    assert shown[21].attributes == {"source": "human", "reviewed": "true"}
    assert shown[25].attributes == {"source": "predicted", "reviewed": "false"}
    assert shown[31].attributes == {"source": "imported", "reviewed": "false"}


@pytest.mark.parametrize(("reviewed", "source"), [(range(3), "manual"), (range(2), "auto")])
def test_the_track_is_a_persons_if_every_frame_of_it_is_reviewed(path: Path, reviewed: range, source: str) -> None:
    desk = Desk(9)
    desk.say(Layer.PREDICTED, range(3), State.VISIBLE, Source.PREDICTED, [5, 6, 7])
    desk.do(accept(desk.track, reviewed))
    write(path, labels_of(desk.track))
    (track,) = ET.parse(path).getroot().iter("track")  # noqa: S314 - a file of our own
    assert track.attrib["source"] == source


def test_a_ball_without_a_position_is_outside(path: Path) -> None:
    desk = Desk(3)
    desk.say(Layer.PREDICTED, range(1), State.VISIBLE, Source.PREDICTED, [5])
    desk.say(Layer.HUMAN, range(1, 3), State.OCCLUDED, Source.HUMAN)
    write(path, labels_of(desk.track))
    assert sorted(interpolated(path)) == [0]


def test_cvat_file_matches_its_documentation(path: Path) -> None:
    write(path, mixed_labels())
    root = ET.parse(path).getroot()  # noqa: S314 - a file of our own
    assert root.tag == "annotations"
    assert root.findtext("version") == "1.1"
    assert root.findtext("meta/task/mode") == "interpolation"
    assert root.findtext("meta/task/size") == "40"
    assert root.findtext("meta/task/labels/label/name") == "ball"
    assert (root.findtext("meta/original_size/width"), root.findtext("meta/original_size/height")) == ("192", "108")
    (track,) = root.iter("track")
    assert track.attrib["label"] == "ball"
    for shape in track:
        assert shape.tag == "points"
        assert {"frame", "points", "outside", "occluded", "keyframe"} <= set(shape.attrib)


def test_without_any_position_there_is_no_track_to_write(path: Path) -> None:
    with pytest.raises(AppError, match="No frame has a position"):
        write(path, mixed_labels(), range(15, 20))
    assert not path.exists()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(st.lists(st.one_of(st.none(), st.integers(0, 190), st.floats(0, 190)), min_size=1, max_size=40))
def test_whatever_the_path_is_cvat_draws_the_same(path: Path, xs: list[float | None]) -> None:
    desk = Desk(len(xs))
    for frame, x in enumerate(xs):
        if x is not None:
            desk.say(Layer.PREDICTED, range(frame, frame + 1), State.VISIBLE, Source.PREDICTED, [x])
        else:
            desk.say(Layer.PREDICTED, range(frame, frame + 1), State.NO_BALL, Source.PREDICTED)
    expected = {frame: x + 0.5 for frame, x in enumerate(xs) if x is not None}
    if not expected:
        return
    write(path, labels_of(desk.track))
    assert {frame: shape.x for frame, shape in interpolated(path).items()} == {
        frame: pytest.approx(x, abs=0.021) for frame, x in expected.items()
    }
