"""Test fill previews without a window: requests to the tracker's thread, and the handling of its answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from court_cameras import court_from
from narrowing import not_none
from program import light_rally
from qt import wait_until
from rallytrace.analysis.fills.fill import Fill, Method, refuse_fill
from rallytrace.errors import AppError
from rallytrace.session.fill_preview import MAX_FILL_FRAMES, FillPreview
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.track import PREDICTED_ROW, Layer, State
from rallytrace.tracking.messages import FillRequest, FillResult

GAP = range(100, 110)


class Thread:
    """Stands in for the tracker's: keeps what is asked, and answers when the test says so."""

    def __init__(self, workspace: Workspace) -> None:
        self.asked: list[FillRequest | None] = []
        self._tracker = workspace.runs.tracker

    def fill(self, request: FillRequest | None) -> None:
        """As the tracker's."""
        self.asked.append(request)

    def answer(self, at: int = -1, *, words: str = "", height: float = 300.0, shots_3d: Fill | None = None) -> None:
        """Answer one of the requests with a level path over its spans."""
        request = not_none(self.asked[at])
        frames = np.array([frame for span in request.context.spans() for frame in span.frames], np.int64)
        positions = np.stack([np.linspace(400, 420, len(frames)), np.full(len(frames), height)])
        fill = Fill(Method.INPAINT, frames, positions, words) if len(frames) else refuse_fill(Method.INPAINT, [words])
        self._tracker.filled.emit(FillResult(request.number, fill, shots_3d))


@pytest.fixture
def workspace(qapp: object) -> Iterator[Workspace]:
    """Yield the demo rally with a ball that was seen in all frames but those of a gap."""
    assert qapp is not None
    made = Workspace(Preferences())
    made.open(light_rally())
    wait_until(lambda: made.info is not None and made.info.complete and made.locked is None)
    frames = np.arange(made.document.track.n_frames)
    said = np.zeros(len(frames), PREDICTED_ROW)
    said["state"], said["confidence"], said["x"] = State.VISIBLE, 0.9, 200 + 2.0 * frames
    said["y"] = 500 - 0.01 * (frames - 105.0) ** 2 % 300
    said[GAP.start : GAP.stop] = np.zeros(1, PREDICTED_ROW)
    said["state"][GAP.start : GAP.stop] = State.NO_BALL
    made.document.edit(Edit("Track", (made.document.track.change(Layer.PREDICTED, frames, said),)))
    yield made
    made.shutdown()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def preview(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> FillPreview:
    monkeypatch.setattr(workspace.runs.tracker, "fill", Thread(workspace).fill)
    return FillPreview(workspace)


def thread_of(preview: FillPreview) -> Any:
    return preview._workspace.runs.tracker.fill.__self__  # type: ignore[attr-defined]


def place(preview: FillPreview, frame: int, x: float = 300, y: float = 200) -> None:
    document = preview._workspace.document
    document.edit(edits.place(document.track, frame, x, y))


def test_outdated_fill_is_shown_until_the_latest(preview: FillPreview) -> None:
    preview.open(GAP)
    place(preview, 104)
    place(preview, 106)
    thread_of(preview).answer(1, height=111)
    assert preview.waiting
    assert preview.fills[-1].positions[1, 0] == 111
    thread_of(preview).answer(2, height=222)
    assert not preview.waiting
    thread_of(preview).answer(0, height=333)
    assert preview.fills[-1].positions[1, 0] == 222


def test_an_answer_to_an_earlier_trial_is_not_heard(preview: FillPreview) -> None:
    preview.open(GAP)
    preview.close()
    preview.open(range(50, 60))
    thread_of(preview).answer(0)
    assert preview.waiting
    assert not preview.fills[-1].offered


def test_the_end_of_a_trial_is_told_to_the_thread(preview: FillPreview) -> None:
    preview.open(GAP)
    preview.close()
    assert thread_of(preview).asked[-1] is None


def test_a_fill_is_not_taken_before_it_has_caught_up(preview: FillPreview) -> None:
    taken: list[Edit] = []
    preview.accepted.connect(taken.append)
    preview.open(GAP)
    thread_of(preview).answer()
    preview.pick(Method.INPAINT)
    place(preview, 104)
    preview.accept()
    assert preview.accepting
    assert taken == []
    thread_of(preview).answer()
    (edit,) = taken
    assert edit.frames.tolist() == [frame for frame in GAP if frame != 104]
    assert preview.frames is None


def test_another_point_takes_the_wish_to_take_it_back(preview: FillPreview) -> None:
    taken: list[Edit] = []
    preview.accepted.connect(taken.append)
    preview.open(GAP)
    preview.accept()
    place(preview, 104)
    thread_of(preview).answer()
    assert taken == []
    assert preview.frames == GAP


def test_failed_fill_is_not_accepted(preview: FillPreview) -> None:
    taken: list[Edit] = []
    preview.accepted.connect(taken.append)
    preview.open(GAP)
    assert preview.chosen is Method.INPAINT
    preview.accept()
    thread_of(preview).answer(words="InpaintNet sees only.")
    assert taken == []
    assert preview.chosen is not Method.INPAINT


def test_a_network_that_keeps_silent_is_not_waited_for(preview: FillPreview) -> None:
    preview.open(GAP)
    assert preview.chosen is Method.INPAINT
    wait_until(lambda: preview.chosen is not Method.INPAINT)
    best = preview.chosen
    thread_of(preview).answer()
    assert preview.chosen is best


def test_distant_changes_do_not_matter(preview: FillPreview) -> None:
    preview.open(GAP)
    place(preview, 430)
    assert len(thread_of(preview).asked) == 1
    place(preview, 90)
    assert len(thread_of(preview).asked) == 2


def test_an_event_that_is_set_parts_the_curves(preview: FillPreview) -> None:
    document = preview._workspace.document
    preview.open(GAP)
    document.edit(not_none(edits.mark_event(document.track, 105, EventKind.HIT)))
    assert not any(fill.offered for fill in preview.fills)
    assert "Set the ball there first" in preview.fills[0].words
    place(preview, 105)
    assert preview.fills[0].frames.tolist() == [frame for frame in GAP if frame != 105]
    request = thread_of(preview).asked[-1]
    assert Event(105, EventKind.HIT) in request.context.events


def test_a_range_without_end_is_refused_in_words(preview: FillPreview) -> None:
    with pytest.raises(AppError, match="at most"):
        preview.open(range(MAX_FILL_FRAMES + 1))


def test_frames_that_are_kept_lead_and_are_not_filled(preview: FillPreview) -> None:
    preview.open(range(95, 112), np.array([96, 97, 110]))
    assert [fill.frames.tolist() for fill in preview.fills[:1]] == [[95, 98, 99, *GAP, 111]]
    assert {96, 97, 110} <= set(preview.path(preview.fills[0])[0].tolist())


def test_preview_ends_when_nothing_is_left(preview: FillPreview) -> None:
    preview.open(range(100, 102))
    place(preview, 100)
    assert preview.frames == range(100, 102)
    place(preview, 101)
    assert preview.frames is None


def test_the_path_of_a_fill_leads_through_what_is_known(preview: FillPreview) -> None:
    preview.open(GAP)
    place(preview, 104, 300, 200)
    frames, places = preview.path(preview.fills[0])
    assert frames.tolist() == list(range(99, 111))
    assert places[:, 5].tolist() == [300, 200]


def test_the_real_thread_answers_and_loads_the_network_once(workspace: Workspace) -> None:
    preview = FillPreview(workspace)
    preview.prepare()
    preview.open(GAP)
    wait_until(lambda: not preview.waiting)
    assert preview.fills[-1].frames.tolist() == list(GAP)
    preview.close()
    workspace.preferences.update("models", inpaint=False)
    preview.open(GAP)
    wait_until(lambda: not preview.waiting)
    assert preview.fills[-1].offered


def test_a_broken_network_says_so_and_a_sound_one_comes_back(workspace: Workspace, tmp_path: Path) -> None:
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no network")
    preview = FillPreview(workspace)
    workspace.preferences.update("models", inpaintnet=broken)
    preview.open(GAP)
    wait_until(lambda: not preview.waiting)
    assert not preview.fills[-1].offered
    assert "broken.onnx" in preview.fills[-1].words
    workspace.preferences.update("models", inpaintnet=None)
    place(preview, 104)
    wait_until(lambda: not preview.waiting)
    assert preview.fills[-1].offered


def test_in_the_middle_of_a_run_fills_come_too(workspace: Workspace) -> None:
    preview = FillPreview(workspace)
    workspace.runs.track_all()
    wait_until(lambda: workspace.document.runs)
    preview.open(GAP)
    wait_until(lambda: any(fill.method is Method.INPAINT and fill.offered for fill in preview.fills))
    assert workspace.runs.busy
    workspace.runs.cancel()
    wait_until(lambda: not workspace.runs.busy)


def test_shots_in_3d_are_not_computed_without_court(preview: FillPreview) -> None:
    preview.open(GAP)
    assert thread_of(preview).asked[-1].shots_3d is None
    assert Method.SPACE not in [fill.method for fill in preview.fills]
    before = preview.chosen
    preview.pick(Method.SPACE)
    assert preview.chosen is before


def test_shots_in_3d_are_preferred_once_computed(preview: FillPreview) -> None:
    document = preview._workspace.document
    document.edit(not_none(edits.place_court(document.track, court_from(0))))
    preview.open(GAP)
    assert thread_of(preview).asked[-1].shots_3d.courts == (court_from(0),)
    assert not preview.fills[-1].offered
    thread_of(preview).answer(shots_3d=Fill(Method.SPACE, np.array(GAP), np.full((2, len(GAP)), 250.0)))
    assert preview.fill.method is Method.SPACE
