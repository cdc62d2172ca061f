"""Test that an edit redraws only what it touches, with the same result as a full redraw."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication

from qt import put_on_screen, wait_until
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track, make_rows
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.timeline import Timeline

SIZE = Size(1280, 720)
LINE = 7
"""Pixels that are painted anew where the playhead was and is."""


class PaintedAreas(QObject):
    """What is painted of some widgets, in pixels across."""

    def __init__(self, *strips: Strip) -> None:
        super().__init__()
        self.widths: list[int] = []
        for strip in strips:
            strip.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.widths.append(event.rect().width())
        return False


@pytest.fixture
def document(qapp: QApplication) -> Iterator[Document]:
    assert qapp is not None
    made = Document()
    yield made
    for facts in made.findChildren(LiveFacts):
        facts.shutdown()


def timeline_of(document: Document, n_frames: int) -> Timeline:
    document.open(n_frames)
    document.edit(found(document.track, range(n_frames)))
    timeline = Timeline(document, LiveFacts(document, parent=document))
    timeline.set_video(SIZE, 50.0)
    timeline.resize(GUTTER_WIDTH_PX + 1003 + EDGE_WIDTH_PX, 320)
    put_on_screen(timeline)
    return timeline


def found(track: Track, frames: range) -> Edit:
    """Return what a run finds: a path with gaps."""
    at = np.arange(frames.start, frames.stop)
    predicted = np.zeros(len(at), PREDICTED_ROW)
    predicted["state"] = np.where(at % 11 < 8, State.VISIBLE, State.NO_BALL)
    predicted["x"], predicted["y"] = 600 + 500 * np.sin(at / 30), 350 + 300 * np.cos(at / 17)
    predicted["confidence"] = at % 97 / 97
    return Edit("Track", (track.change(Layer.PREDICTED, at, predicted),))


def some_edit(track: Track, dice: random.Random) -> Edit | None:
    frame = dice.randrange(track.n_frames)
    some = range(frame, min(frame + dice.choice((1, 3, 40)), track.n_frames))
    x, y = dice.uniform(0, 1279), dice.uniform(0, 719)
    filled = make_rows(len(some), State.VISIBLE, Source.INPAINTED, x=x, y=y)
    assert filled["source"][0] == SOURCES.index(Source.INPAINTED)
    return dice.choice(
        (
            edits.place(track, frame, x, y),
            edits.mark_frames(track, some, dice.choice(list(State))),
            edits.accept(track, some),
            edits.pin(track, some),
            Edit("Fill gaps", (track.change(Layer.INPAINTED, some, filled),)),
        )
    )


def pictures(timeline: Timeline) -> list[QImage]:
    return [strip.grab().toImage() for strip in timeline.strips if not strip.isHidden()]


@pytest.mark.parametrize(
    ("n_frames", "shown", "every"),
    [(5000, None, 9), (900, None, 30), (5000, range(2000, 2120), 9), (5000, range(100, 1400), 40)],
)
def test_partial_redraw_after_edits_equals_full_redraw(
    document: Document, n_frames: int, shown: range | None, every: int
) -> None:
    timeline = timeline_of(document, n_frames)
    kinds = (EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING)
    timeline.set_events([Event(frame, kinds[frame % 4]) for frame in range(3, n_frames, every)])
    document.edit(edits.mark_event(document.track, n_frames // 2, EventKind.HIT) or Edit("", ()))
    document.edit(edits.mark_non_play(document.track, range(n_frames // 5, n_frames // 4)) or Edit("", ()))
    document.edit(edits.name_rally(document.track, Rally("The first", range(n_frames // 3, n_frames // 2))))
    timeline.set_marks(n_frames // 4, n_frames // 3)
    document.project.begin_run("run", {"threshold": 0.4})
    timeline.view.axis = timeline.view.axis.fit(shown)
    dice = random.Random(n_frames)
    for _ in range(25):
        pictures(timeline)
        edit = some_edit(document.track, dice)
        if edit is not None:
            document.edit(edit)
        if dice.random() < 0.3:
            document.undo()
        kept = pictures(timeline)
        for strip in timeline.strips:
            strip.redraw()
        assert kept == pictures(timeline)


def test_partial_suspicion_redraw_equals_full_redraw(document: Document) -> None:
    timeline = timeline_of(document, 5000)
    dice = np.random.default_rng(0)
    suspicion = dice.uniform(0, 1, 5000).astype(np.float32)
    timeline.set_suspicion(suspicion, 0.5)
    for start, shown in ((0, None), (1200, None), (4990, None), (2040, range(2000, 2120)), (10, range(2000, 2120))):
        timeline.view.axis = timeline.view.axis.fit(shown)
        before = pictures(timeline)
        frames = range(start, min(start + 50, 5000))
        suspicion = suspicion.copy()
        suspicion[frames.start : frames.stop] = dice.uniform(0, 1, len(frames))
        timeline.set_suspicion(suspicion, 0.5, frames)
        kept = pictures(timeline)
        assert (kept == before) is (start == 10)
        for strip in timeline.strips:
            strip.redraw()
        assert kept == pictures(timeline)


def test_an_edit_repaints_a_few_pixels_of_a_match(document: Document) -> None:
    timeline = timeline_of(document, 200_000)
    areas = PaintedAreas(*(strip for strip in timeline.strips if strip.depends_on_track))
    document.edit(edits.place(document.track, 100_000, 1, 2))
    wait_until(lambda: areas.widths)
    assert max(areas.widths) < 60


def test_an_edit_outside_of_what_is_shown_repaints_nothing(document: Document) -> None:
    timeline = timeline_of(document, 5000)
    areas = PaintedAreas(*(strip for strip in timeline.strips if strip.depends_on_track))
    timeline.view.axis = timeline.view.axis.fit(range(400, 600))
    wait_until(lambda: areas.widths)
    areas.widths.clear()
    document.edit(edits.place(document.track, 10, 1, 2))
    timeline.set_playhead(420)
    wait_until(lambda: areas.widths)
    assert max(areas.widths) == LINE
    document.edit(edits.place(document.track, 500, 1, 2))
    wait_until(lambda: max(areas.widths) > LINE)


PROGRAM = """
import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from rallytrace.track.geometry import Size
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.ui.look import theme
from rallytrace.ui.timeline.timeline import Timeline

application = QApplication([])
theme.apply(application, "light")
document = Document()
document.open(400)
timeline = Timeline(document, LiveFacts(document))
timeline.set_video(Size(1280, 720), 50.0)
timeline.show()
for height in range(300, 310):
    timeline.resize(901, height)
    application.sendPostedEvents()
    image = timeline.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    seen = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())[:, : image.width()]
    print(timeline.devicePixelRatioF(), ((seen == 0).mean(axis=1) > 0.5).sum())
"""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", ["1.25", "1.75"])
def test_no_row_between_strips_is_unpainted_at_any_scale(ratio: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": ratio}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert set(done.stdout.splitlines()) == {f"{ratio} 0"}
