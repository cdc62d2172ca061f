import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rallytrace.track.detections import Source
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.ui.picture.badge import badge_of, paint_notices
from rallytrace.ui.picture.overlay import PointKind
from rallytrace.ui.picture.viewport import Corner


def test_it_says_where_in_the_video_one_is() -> None:
    assert badge_of(None, 12_345, 205.75).frame_text.split() == ["12,345", "3:25.750"]


def test_the_badge_shows_state_and_source() -> None:
    track = Track(5)
    track.make(track.change(Layer.HUMAN, [1], make_rows(1, State.NO_BALL, Source.HUMAN)))
    track.make(track.change(Layer.INPAINTED, [2], make_rows(1, State.OCCLUDED, Source.INPAINTED, x=4, y=4)))
    said = [badge_of(track, frame, 0.0) for frame in range(3)]
    assert [badge.state for badge in said] == ["Unlabelled", "No ball, by hand", "Hidden, filled"]
    assert [badge.kind for badge in said] == [None, PointKind.HUMAN, PointKind.INPAINTED]


def test_frame_beyond_the_track_is_unknown() -> None:
    assert badge_of(Track(5), 5, 0.0).known is State.UNSET
    assert badge_of(None, 0, 0.0).known is State.UNSET


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("corner", list(Corner))
def test_wide_notice_is_wrapped_and_covers_no_other(corner: Corner) -> None:
    words = ["Badminton: 92 % of its lines are seen. Enter accepts the court.", "Motion view"]
    covered = [rows_and_columns(shown, corner) for shown in (words[:1], words[1:], words)]
    for rows, columns in covered:
        assert 0 < rows[0] <= rows[-1] < 299
        assert 0 < columns[0] <= columns[-1] < 199
    long, short, both = (len(rows) for rows, _ in covered)
    assert long > 2 * short
    assert both == long + short


def rows_and_columns(words: list[str], corner: Corner) -> tuple[list[int], list[int]]:
    """Return the rows and columns of a picture of 200x300 that notices change."""
    image = QImage(200, 300, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    paint_notices(painter, words, QRectF(0, 0, 200, 300), corner)
    painter.end()
    changed = np.frombuffer(image.constBits(), np.uint8).reshape(300, -1)[:, :200] != 255
    return np.flatnonzero(changed.any(1)).tolist(), np.flatnonzero(changed.any(0)).tolist()
