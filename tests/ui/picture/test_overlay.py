import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from narrowing import not_none
from poses import person
from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import PREDICTED_ROW, Layer, Rows, State, Track, make_rows
from rallytrace.ui.picture.overlay import (
    OverlayLayer,
    PointKind,
    Spot,
    other_points,
    outline,
    paint_current,
    paint_skeletons,
    paint_trail,
    spot_at,
    trail,
)

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 200
STYLE = OverlayStyle(predicted="#ff0000", inpainted="#00ff00", human="#0000ff")


def painted(spots: list[Spot], frame: int, *, ground: str = "#808080", style: OverlayStyle = STYLE) -> NDArray[np.int_]:
    """Blue, green and red of what is painted, (200, 200, 3), one logical pixel for each pixel of the video."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_trail(painter, spots, frame, QPointF, style)
    for spot in spots:
        if spot.frame == frame:
            paint_current(painter, spot, QPointF, style, zoom=1.0)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)
    return np.asarray(pixels[..., :3], np.int_)


def touched(pixels: NDArray[np.int_], ground: int = 0x80) -> NDArray[np.bool_]:
    return np.asarray(np.abs(pixels - ground).max(axis=2) > 8, np.bool_)


def spot(frame: int, x: float, y: float, kind: PointKind = PointKind.PREDICTED, *, occluded: bool = False) -> Spot:
    return Spot(frame, x, y, kind, occluded, joined=True)


def ring(pixels: NDArray[np.int_], at: tuple[int, int], radius: float) -> NDArray[np.int_]:
    angles = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    columns = np.rint(at[0] + radius * np.cos(angles) - 0.5).astype(int)
    return np.asarray(pixels[np.rint(at[1] + radius * np.sin(angles) - 0.5).astype(int), columns])


@pytest.mark.parametrize("kind", list(PointKind))
def test_the_ball_under_the_current_mark_stays_to_be_seen(kind: PointKind) -> None:
    spots = [spot(1, 80, 90, kind), spot(2, 98, 101, kind), spot(3, 100, 100, kind), spot(4, 101, 99, kind)]
    pixels = painted(spots, 3)
    rows, columns = np.mgrid[:SIDE, :SIDE] + 0.5
    assert not touched(pixels)[np.hypot(rows - 100, columns - 100) < 5].any()
    assert touched(pixels).any()


def test_kinds_differ_in_shape_and_not_only_in_colour() -> None:
    grey = OverlayStyle(predicted="#ffffff", inpainted="#ffffff", human="#ffffff")
    pictures = [touched(painted([spot(0, 100, 100, kind)], 0, style=grey)) for kind in PointKind]
    for i, one in enumerate(pictures):
        for other in pictures[i + 1 :]:
            assert (one != other).sum() > 40


def test_an_occluded_point_has_a_broken_ring() -> None:
    whole = ring(painted([spot(0, 100, 100)], 0), (100, 100), 9)
    broken = ring(painted([spot(0, 100, 100, occluded=True)], 0), (100, 100), 9)
    assert (whole[:, 2] > 200).all()
    assert 20 < (broken[:, 2] > 200).sum() < 70


@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#4f9f70", "#d01810"])
@pytest.mark.parametrize("colour", ["#ffb000", "#648fff", "#dc267f", "#ffffff"])
def test_the_mark_stands_out_on_white_kit_and_on_a_dark_crowd(ground: str, colour: str) -> None:
    pixels = painted([spot(0, 100, 100)], 0, ground=ground, style=OverlayStyle(predicted=colour))
    under = [QColor(ground).blue(), QColor(ground).green(), QColor(ground).red()]
    across = pixels[100, 86:97]
    assert np.abs(across - under).max() > 90


def test_the_trail_fades_and_what_comes_is_fainter_than_what_was() -> None:
    spots = [spot(frame, 20 + 10 * frame, 100) for frame in range(17)]
    pixels = painted(spots, 10)
    redness = [int((pixels[100, 25 + 10 * frame] - 0x80)[2]) for frame in range(16)]
    assert redness[0] < redness[4] < redness[8]
    assert redness[15] < redness[12] < redness[7]
    assert redness[15] > 5


def test_a_line_is_only_drawn_where_it_is_joined() -> None:
    apart = Spot(2, 160, 100, PointKind.PREDICTED, occluded=False, joined=False)
    pixels = painted([spot(1, 40, 100), apart], 3)
    assert not touched(pixels[:, 60:140]).any()


def test_an_interpolated_span_is_dashed() -> None:
    def holes(kind: PointKind) -> int:
        line = painted([spot(1, 20, 100, kind), spot(2, 180, 100, kind)], 3)[100, 40:160]
        return int((line[:, 1] < 0x80).sum())

    assert holes(PointKind.INTERPOLATED) > 20
    assert holes(PointKind.INPAINTED) == 0


def test_an_occluded_spot_of_the_trail_is_hollow() -> None:
    def middle(*, occluded: bool) -> NDArray[np.int_]:
        return np.asarray(painted([Spot(2, 100.5, 100.5, PointKind.HUMAN, occluded=occluded)], 3)[100, 100])

    assert middle(occluded=False)[0] > 180
    assert middle(occluded=True)[0] < 140


def test_a_trail_of_hundreds_of_frames_has_marks_only_nearby() -> None:
    style = OverlayStyle(predicted="#ff0000", trail_past=500)
    unjoined = [Spot(frame, 100.0, 20.0 + frame % 160, PointKind.PREDICTED, occluded=False) for frame in (300, 380)]
    pixels = painted(unjoined, 400, style=style)
    assert not touched(pixels[155:165]).any()
    assert touched(pixels[75:85]).any()


def test_every_kind_has_an_outline_around_its_place() -> None:
    for kind in PointKind:
        box = outline(kind, QPointF(50, 60), 9).boundingRect()
        assert box.contains(50, 60)
        assert 15 < box.width() < 28


def test_layers_are_known_by_their_names() -> None:
    assert OverlayLayer("predicted").of_track == {Layer.PREDICTED, Layer.IMPORTED}
    assert OverlayLayer("human").of_track == {Layer.HUMAN}
    assert not OverlayLayer("heatmap").of_track


PREDICTED = frozenset({Layer.PREDICTED})


def a_track(n_frames: int = 30) -> Track:
    """Return a ball that TrackNet saw in every frame but 10 and 11, at (frame, 5); a scene begins with frame 20."""
    track = Track(n_frames)
    seen = np.zeros(n_frames, PREDICTED_ROW)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(n_frames), 5
    seen["state"][10:12] = State.NO_BALL
    seen["begins_scene"][20:21] = True
    track.make(track.change(Layer.PREDICTED, range(n_frames), seen))
    return track


def say(track: Track, layer: Layer, frame: int, state: State, source: Source, *, x: float = 0, y: float = 0) -> None:
    track.make(track.change(layer, [frame], make_rows(1, state, source, x=x, y=y)))


def test_path_skips_missing_frames_and_cuts() -> None:
    spots = trail(a_track(), range(5, 25))
    assert [spot.frame for spot in spots] == [*range(5, 10), *range(12, 25)]
    assert [spot.frame for spot in spots if not spot.joined] == [5, 12, 20]


def test_the_topmost_layer_says_where_a_spot_is_and_of_what_kind() -> None:
    track = a_track()
    say(track, Layer.INPAINTED, 10, State.OCCLUDED, Source.INPAINTED, x=10, y=6)
    say(track, Layer.INPAINTED, 11, State.VISIBLE, Source.INTERPOLATED, x=11, y=6)
    say(track, Layer.HUMAN, 12, State.VISIBLE, Source.HUMAN, x=12, y=9)
    kinds = [(spot.kind, spot.occluded, spot.y) for spot in trail(track, range(9, 13))]
    assert kinds == [
        (PointKind.PREDICTED, False, 5),
        (PointKind.INPAINTED, True, 6),
        (PointKind.INTERPOLATED, False, 6),
        (PointKind.HUMAN, False, 9),
    ]


def test_a_hidden_layer_lets_the_one_below_show() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.NO_BALL, Source.HUMAN)
    assert spot_at(track, 3) is None
    spot = not_none(spot_at(track, 3, PREDICTED))
    assert (spot.x, spot.y) == (3, 5)
    assert trail(track, range(30), frozenset()) == []


def test_an_occluded_ball_without_a_position_is_not_drawn() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.OCCLUDED, Source.HUMAN)
    assert spot_at(track, 3) is None


def test_differing_layers_are_shown() -> None:
    track = a_track()
    say(track, Layer.HUMAN, 3, State.VISIBLE, Source.HUMAN, x=8, y=5)
    say(track, Layer.HUMAN, 4, State.VISIBLE, Source.HUMAN, x=4.5, y=5)
    say(track, Layer.HUMAN, 5, State.NO_BALL, Source.HUMAN)
    found = {frame: other_points(track, frame, spot_at(track, frame)) for frame in (3, 4, 5)}
    told = {frame: [(spot.kind, spot.x) for spot in spots] for frame, spots in found.items()}
    assert told == {3: [(PointKind.PREDICTED, 3)], 4: [], 5: [(PointKind.PREDICTED, 5)]}


def test_ball_moved_ahead_is_one_point_hidden_with_its_path() -> None:
    track = a_track()
    say(track, Layer.INPAINTED, 5, State.VISIBLE, Source.PREDICTED, x=7, y=5)

    spot = not_none(spot_at(track, 5))
    assert (spot.kind, spot.x, other_points(track, 5, spot)) == (PointKind.PREDICTED, 7, [])
    assert [(spot.frame, spot.x) for spot in trail(track, range(5, 6))] == [(5, 7)]
    without = frozenset({Layer.INPAINTED, Layer.HUMAN})
    assert (spot_at(track, 5, without), trail(track, range(4, 7), without)) == (None, [])


def test_beyond_the_ends_of_the_track_there_is_nothing() -> None:
    track = a_track()
    assert [spot.frame for spot in trail(track, range(-5, 2))] == [0, 1]
    assert trail(track, range(40, 50)) == []
    assert spot_at(track, 31) is None
    assert other_points(track, 31, None) == []


def test_only_the_frames_of_the_window_are_looked_at() -> None:
    track = a_track(200_000)
    looked_at: list[tuple[int, int | None]] = []
    shown = track.shown_rows

    def counting(start: int = 0, stop: int | None = None, *, top: Layer = Layer.HUMAN, marked: bool = False) -> Rows:
        looked_at.append((start, stop))
        return shown(start, stop, top=top, marked=marked)

    track.shown_rows = counting  # type: ignore[method-assign]
    trail(track, range(100_000, 100_019))
    assert looked_at == [(100_000, 100_019)]


def skeleton(ball: QPointF | None, ground: str = "#808080") -> NDArray[np.int_]:
    """Return what is painted of a person who stands in the middle."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_skeletons(painter, [person(100, 100)], ball, QPointF, STYLE)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)
    return np.asarray(pixels[..., :3], np.int_)


def test_a_skeleton_never_hides_the_ball() -> None:
    wrist = person(100, 100).keypoints[9, :2]
    rows, columns = np.mgrid[:SIDE, :SIDE] + 0.5
    near = np.hypot(rows - wrist[1], columns - wrist[0]) < STYLE.marker_size - 2
    assert touched(skeleton(None))[near].any()
    assert not touched(skeleton(QPointF(*wrist.tolist())))[near].any()


@pytest.mark.parametrize("ground", ["#000000", "#ffffff", "#3fae6a"])
def test_a_skeleton_is_seen_on_any_ground(ground: str) -> None:
    blue, green, red = QColor(ground).blue(), QColor(ground).green(), QColor(ground).red()
    assert np.abs(skeleton(None, ground) - (blue, green, red)).max(axis=2).max() > 80


@pytest.mark.parametrize("ground", ["#c8102e", "#0b5d3a", "#ffffff", "#101010"])
def test_a_point_set_by_hand_stands_out_on_any_court(ground: str) -> None:
    """By the contrast of the mark's lightest and darkest pixels with the ground."""
    pixels = painted([spot(5, 100, 100, PointKind.HUMAN)], 5, ground=ground, style=OverlayStyle())
    mark = pixels[touched(pixels - pixels[0, 0], 0)]
    lightness = mark.mean(axis=1)
    assert np.abs(lightness - pixels[0, 0].mean()).max() > 100
