"""Test frames marked as unclear: reviewed, with no known state."""

import numpy as np
import pytest

from lobs import SIZE, flight, predicted_of
from rallytrace.analysis.review_queue import make_queue
from rallytrace.analysis.suspicion.judging import judge_frames
from rallytrace.storage.project.summary import share_tracked
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.history import History
from rallytrace.track.track import Layer, State, Track, make_rows

COUNT = 200


class Marked:
    """Ten frames that a run has seen, of which 3 to 5 were marked as unclear."""

    def __init__(self) -> None:
        self.track = Track(10)
        self.history = History(self.track)
        seen = make_rows(10, State.VISIBLE, Source.PREDICTED, x=10 * np.arange(1, 11), y=50)
        self.do(Edit("Track", (self.track.change(Layer.PREDICTED, range(10), seen),)))
        self.do(edits.mark_frames(self.track, range(3, 6), State.UNCLEAR))

    def do(self, edit: Edit | None) -> None:
        assert edit is not None
        self.history.do(edit)

    @property
    def states(self) -> str:
        """Return a letter a frame, of what everything but the views is told."""
        return "".join(".vonu"[state] for state in self.track.shown_rows()["state"])

    @property
    def marks(self) -> str:
        """Return the same, as the views show it."""
        return "".join(".vonu"[state] for state in self.track.shown_rows(marked=True)["state"])


@pytest.fixture
def marked() -> Marked:
    return Marked()


def test_an_unclear_frame_is_reviewed_and_has_no_point(marked: Marked) -> None:
    assert (marked.marks, marked.states) == ("vvvuuuvvvv", "vvv...vvvv")
    assert np.flatnonzero(marked.track.reviewed()).tolist() == [3, 4, 5]
    assert marked.track.point(4) is None
    assert [point.frame for point in marked.track.points()] == [0, 1, 2, 6, 7, 8, 9]


def test_it_counts_as_seen(marked: Marked) -> None:
    assert not marked.track.unseen().any()
    assert share_tracked(marked.track, []) == (1.0, True)
    assert Track(3).unseen().all()


def test_undo_takes_it_back(marked: Marked) -> None:
    marked.history.undo()
    assert (marked.marks, int(marked.track.reviewed().sum())) == ("v" * 10, 0)


@pytest.mark.parametrize("take_back", [edits.unreview, lambda track, at: edits.mark_frames(track, at, State.UNSET)])
def test_unclear_mark_ends_when_unreviewed_or_cleared(marked: Marked, take_back: object) -> None:
    assert callable(take_back)
    marked.do(take_back(marked.track, range(4, 5)))
    assert (marked.marks, marked.states) == ("vvvuvuvvvv", "vvv.v.vvvv")
    assert marked.track.layer(Layer.HUMAN)["state"][4] == State.UNSET


def test_unclear_mark_survives_runs_and_other_actions(marked: Marked) -> None:
    again = make_rows(10, State.VISIBLE, Source.PREDICTED, x=7, y=7)
    marked.do(Edit("Track", (marked.track.change(Layer.PREDICTED, range(10), again),)))
    assert marked.states == "vvv...vvvv"
    assert edits.accept(marked.track, range(3, 6)) is None
    assert edits.pin(marked.track, range(3, 6)) is None
    assert edits.unpin(marked.track, range(3, 6)) is None
    marked.do(edits.mark_frames(marked.track, range(2, 7), State.NO_BALL, only_open=True))
    assert marked.marks == "vvnuuunvvv"


def test_another_word_of_a_person_replaces_it(marked: Marked) -> None:
    marked.do(edits.place(marked.track, 3, 30, 60))
    marked.do(edits.mark_frames(marked.track, range(4, 5), State.VISIBLE))
    marked.do(edits.mark_frames(marked.track, range(5, 6), State.OCCLUDED))
    assert marked.marks == "vvvvvovvvv"
    point = marked.track.point(5)
    assert point is not None
    assert (point.x, point.y) == (60, 50)  # between its neighbours


def test_unclear_frame_leaves_queue_and_counts_as_no_ball() -> None:
    seen = predicted_of(flight(COUNT))
    for name in ("x", "peak_x"):
        seen[name][100:104] += 300
    tracks = {state: Track(COUNT) for state in (State.UNSET, State.NO_BALL, State.UNCLEAR)}
    judged, items = {}, {}
    for state, track in tracks.items():
        track.make(track.change(Layer.PREDICTED, range(COUNT), seen))
        edit = edits.mark_frames(track, range(100, 104), state)
        for change in edit.changes if edit is not None else ():
            track.make(change)
        judged[state] = judge_frames(track, range(COUNT), size=SIZE, seconds=np.arange(COUNT) / 30)
        items[state] = [item.frames for item in make_queue(judged[state], threshold=0.15)]
    assert any(101 in frames for frames in items[State.UNSET])
    assert not any(101 in frames for frames in items[State.UNCLEAR])
    np.testing.assert_array_equal(judged[State.UNCLEAR].probability, judged[State.NO_BALL].probability)
