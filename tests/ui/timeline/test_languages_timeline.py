"""Test that the timeline is shown in the language of the window."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from mouse import move_mouse
from pseudo_language import painted_texts, pseudo_language, untranslated, without_mark
from qt import put_on_screen
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.texts import shown
from rallytrace.track.edits import mark_event, mark_non_play, name_rally
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind, Rally
from rallytrace.ui.look import theme
from rallytrace.ui.timeline.strip import GUTTER_WIDTH_PX
from rallytrace.ui.timeline.timeline import Timeline

WRITTEN_BY_ALL = {"x", "y", "A rally"}


def test_timeline_is_translated(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    document = Document()
    with pseudo_language(), painted_texts() as texts:
        facts = LiveFacts(document)
        timeline = Timeline(document, facts)
        timeline.resize(GUTTER_WIDTH_PX + 1000, 320)
        put_on_screen(timeline)
        document.open(500)
        timeline.set_video(Size(1280, 720), 50.0)
        timeline.set_indexed(500, 500)
        document.edit(name_rally(document.track, Rally("A rally", range(200))))
        non_play, hit = mark_non_play(document.track, range(300, 500)), mark_event(document.track, 100, EventKind.HIT)
        assert non_play is not None
        assert hit is not None
        document.edit(non_play)
        document.edit(hit)
        timeline.strips[0].repaint()
        move_mouse(timeline.strips[0], QPoint(GUTTER_WIDTH_PX + round(timeline.view.axis.x_of(100.5)), 5))
        for strip in timeline.strips:
            strip.repaint()
        assert not set(untranslated(timeline)) - WRITTEN_BY_ALL
        assert not set(without_mark(texts)) - WRITTEN_BY_ALL
        assert any("not in play" in text for text in texts)
        assert any("hit" in text for text in texts)
        assert not without_mark(shown(strip.tip) for strip in timeline.strips)
        timeline.close()
        facts.shutdown()
