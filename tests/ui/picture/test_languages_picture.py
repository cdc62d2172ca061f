"""Test that texts on the picture are in the language of the window."""

import numpy as np
import pytest

from pseudo_language import painted_texts, pseudo_language, untranslated, without_mark
from qt import put_on_screen
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.track.detections import Source
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.ui.picture.badge import badge_of
from rallytrace.ui.picture.overlay import OverlayLayer
from rallytrace.ui.picture.video_view import VideoView


def test_badge_is_translated() -> None:
    track = Track(3)
    track.make(track.change(Layer.HUMAN, [0], make_rows(1, State.NO_BALL, Source.HUMAN)))
    track.make(track.change(Layer.INPAINTED, [1], make_rows(1, State.VISIBLE, Source.INPAINTED, x=4, y=4)))
    track.make(track.change(Layer.HUMAN, [1], make_rows(1, State.VISIBLE, Source.INPAINTED, x=4, y=4)))
    with pseudo_language():
        assert not without_mark(badge_of(track, frame, 0.0).state for frame in range(3))


@pytest.mark.usefixtures("qapp")
def test_notices_on_the_picture_are_translated() -> None:
    with pseudo_language(), painted_texts() as texts:
        view = VideoView()
        view.resize(640, 400)
        put_on_screen(view)
        view.show_frame(LoadedFrame(1, 9, 0, False, 0.0, np.zeros((180, 320, 3), np.uint8)))
        for layer in OverlayLayer:
            view.set_layer_shown(layer, shown=False)
        view.repaint()
        assert not untranslated(view)
        assert any("decoding" in text for text in texts)
        assert any("Not shown" in text for text in texts)
        assert not without_mark(texts)
        view.close()
