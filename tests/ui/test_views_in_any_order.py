"""Test that the window shows the same in whatever order its parts hear of a change."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.session.document import Document, RunStep
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, press, shown_judged

GAPS = (range(60, 66), range(200, 225), range(330, 338))
CTRL = Qt.KeyboardModifier.ControlModifier
ACTIONS = ("undo", "redo", "accept", "fill", "fill_take", "next_rally", "undo_jump")


Place: TypeAlias = Callable[[int], int]


class _Wire(QObject):
    sent = Signal(object)


class ReorderedSignal:
    """Stands in for a signal; `place` says before which of so many others a new slot is called."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._wires: list[_Wire] = []

    def connect(self, slot: Callable[..., object]) -> None:
        wire = _Wire()
        wire.sent.connect(slot)
        self._wires.insert(self._place(len(self._wires)), wire)

    def emit(self, value: object) -> None:
        for wire in self._wires:
            wire.sent.emit(value)


def reordered_document(place: Place) -> type[Document]:
    class ReorderedDocument(Document):
        def __init__(self, parent: QObject | None = None) -> None:
            super().__init__(parent)
            self.changed = ReorderedSignal(place)  # type: ignore[assignment]
            self.settled = ReorderedSignal(place)  # type: ignore[assignment]

    return ReorderedDocument


def backwards(_others: int) -> int:
    """Before all others, so that of any two the later one comes first."""
    return 0


def shuffled(seed: int) -> Place:
    order = random.Random(seed)
    return lambda others: order.randint(0, others)


@contextmanager
def window_with_order(qapp: QApplication, folder: Path, place: Place | None) -> Iterator[MainWindow]:
    """Yield the window over a track with gaps and a project in a folder.

    None connects its parts as always.
    """
    with pytest.MonkeyPatch.context() as patch:
        folder.mkdir()
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        # However busy the machine is, InpaintNet's fill is waited for.
        patch.setattr("rallytrace.session.fill_preview._INPAINT_WAIT_MS", 60_000)
        if place is not None:
            patch.setattr("rallytrace.session.workspace.Document", reordered_document(place))
        with shown_judged(qapp, GAPS) as window:
            yield window


def settle(window: MainWindow) -> None:
    """Wait until nothing is computed any more."""
    workspace, strip = window.workspace, window.docks.panel(FilmStrip)
    wait_until(lambda: not workspace.review.busy and not window.fill_controller.preview.waiting)
    workspace.review.flush()
    window.context.facts.flush(FOUND_EVENTS)
    wait_until(lambda: window.has_picture and all(map(strip.cells.has_picture, strip.frames)))
    wait_until(lambda: all(strip.cutouts.get(area) is not None for area in strip._model.wanted_areas()))


def appearance(window: MainWindow) -> dict[str, object]:
    """Return what can be seen and done in the window now."""
    workspace, strip, walk = window.workspace, window.docks.panel(FilmStrip), window.context.walk
    preview, review, registry = window.fill_controller.preview, workspace.review, window.registry
    return {
        "frame": workspace.frame,
        "cells": {frame: repr(strip.cells.view(frame)) for frame in strip.frames},
        "facts": [repr(strip.cells.facts(frame)) for frame in strip.frames],
        "scale": strip.scale,
        "item": (walk.item, walk.seen, walk.part, walk.n_open),
        "chosen frames": walk.keyed,
        "review items": review.items,
        "next items": walk.visits.ahead(5),
        "fixes counted": len(review.speed._durations),
        "events found": window.context.facts[FOUND_EVENTS],
        "preview": (preview.frames, preview.chosen, preview.kept.tolist()),
        "fills": [(fill.method, fill.frames.tolist(), fill.positions.tolist()) for fill in preview.fills],
        "timeline": (window.timeline.view.rallies, window.timeline.view.non_play),
        "rallies": [facts.rally.name for facts in window.rallies.list.rallies.rows],
        "accept button": window.review.accept.text(),
        "point": window.point.source.text(),
        "unexported": (window.isWindowModified(), window.status.unexported.isHidden()),
        "actions": {name: (registry[name].isEnabled(), registry[name].text()) for name in ACTIONS},
        "message": window.notices.text,
    }


def run_over(window: MainWindow, frames: range) -> None:
    """Let a run place the ball elsewhere in some frames."""
    track = window.workspace.document.track
    found = track.layer(Layer.PREDICTED)[frames.start : frames.stop].copy()
    found["state"], found["x"], found["y"] = State.VISIBLE, 640, 360
    window.workspace.document.edit(Edit("Track", (track.change(Layer.PREDICTED, frames, found),), RunStep(7)))


def import_over(window: MainWindow, frames: range) -> None:
    document = window.workspace.document
    labels = make_rows(len(frames), State.VISIBLE, Source.IMPORTED, x=300, y=200)
    edit = not_none(edits.import_labels(document.track, np.arange(frames.start, frames.stop), labels, as_human=False))
    document.edit(edit)


def click_cell(window: MainWindow, frame: int) -> None:
    strip = window.docks.panel(FilmStrip)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=not_none(strip.cells.view(frame)).box.center().toPoint())


def work(window: MainWindow) -> Iterator[str]:
    """Work in the window while results arrive; yield the name of each step."""
    document = window.workspace.document
    press(window, Qt.Key.Key_N)
    yield "the first item"
    item = next(item for item in window.workspace.review.shown if item.frames.start in GAPS[0])
    window.context.walk.go_to_item(item)
    settle(window)
    press(window, Qt.Key.Key_F)
    yield "fills are previewed"
    run_over(window, range(GAPS[0].start - 2, GAPS[0].start))
    yield "a run changes frames beside the fill"
    click_cell(window, GAPS[0].start + 1)
    yield "a click during the preview"
    press(window, Qt.Key.Key_Z, CTRL)
    yield "its undo"
    press(window, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    yield "its redo"
    import_over(window, range(GAPS[0].start + 2, GAPS[0].start + 4))
    yield "an import"
    press(window, Qt.Key.Key_Escape)
    window.edit_controller.edit(not_none(edits.mark_event(document.track, GAPS[0].start, EventKind.HIT)))
    window.edit_controller.keep_rally(Rally("first", range(50, 90)))
    window.edit_controller.edit(not_none(edits.mark_non_play(document.track, range(120, 160))))
    yield "an event, a rally and a non-play range"
    go_to(window, 300)
    settle(window)
    click_cell(window, 301)
    yield "a click elsewhere"
    go_to(window, 100)
    press(window, Qt.Key.Key_Z, CTRL)
    yield "its undo from far away"
    for _ in range(5):
        press(window, Qt.Key.Key_Z, CTRL)
    yield "undo of all"


def what_is_seen(qapp: QApplication, folder: Path, place: Place | None = None) -> dict[str, dict[str, object]]:
    seen = {}
    with window_with_order(qapp, folder, place) as window:
        for name in work(window):
            settle(window)
            seen[name] = appearance(window)
    return seen


def test_the_order_of_views_makes_no_difference(qapp: QApplication, tmp_path: Path) -> None:
    usual = what_is_seen(qapp, tmp_path / "usual")
    for order, place in {"backwards": backwards, "shuffled": shuffled(0)}.items():
        for step, state in what_is_seen(qapp, tmp_path / order, place).items():
            for name, value in state.items():
                assert value == usual[step][name], f"{name} after {step}, {order}"
