"""Test the search for a court in one picture, as the window requests it."""

import threading

import numpy as np
import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from court_cameras import broadcast_camera, paint_court
from qt import wait_until
from rallytrace.session.match import court_finder
from rallytrace.session.match.court_finder import CourtFinder, CourtRequest
from rallytrace.track.sports import Sport
from rallytrace.video import court_lines

PICTURE = np.ascontiguousarray(paint_court(broadcast_camera(Sport.TENNIS, size=(640, 360)), Sport.TENNIS))


def test_the_end_of_the_window_waits_for_no_court(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding the lines cannot be stopped, but the long search for a court that fits them does not begin."""
    finder, looked = CourtFinder(qapp), []
    answers = QSignalSpy(finder.seen)
    find, begun, ending = court_lines.find_line_evidence, threading.Event(), threading.Event()

    def overtaken(picture: np.ndarray, pixel_aspect: float) -> object:
        begun.set()
        ending.wait(120)
        return find(picture, pixel_aspect)

    monkeypatch.setattr(court_lines, "find_line_evidence", overtaken)
    monkeypatch.setattr(court_finder, "court_near", lambda *_: looked.append(1))
    finder.search(CourtRequest(0, PICTURE, Sport.AUTO, None))
    assert begun.wait(120)
    leave = finder._worker.leave

    def end(reason: str) -> None:
        ending.set()
        leave(reason)

    monkeypatch.setattr(finder._worker, "leave", end)
    finder.shutdown()
    qapp.processEvents()
    assert not looked
    assert answers.count() == 0


def test_search_that_fails_is_answered_without_a_court(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(court_finder, "court_near", fail)
    finder = CourtFinder(qapp)
    answers = QSignalSpy(finder.seen)
    finder.search(CourtRequest(0, PICTURE, Sport.TENNIS, None))
    try:
        wait_until(answers.count)
    finally:
        finder.shutdown()
    assert answers.at(0)[0].found is None
    caplog.clear()
