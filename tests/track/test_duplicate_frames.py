"""Test that the user's marks apply to all frames with the same picture."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.distinct_frames import distinct_numbers
from rallytrace.track.duplicate_frames import frames_of_picture, spread_over_duplicates
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, Rows, State, Track, make_rows

COUNT = 12
REPEATS = (1, 6, 7)
"""Frames that show the picture of the one before."""
SIZE = Size(640, 360)


def converted() -> Track:
    """Return a ball that is seen in every frame, in another place in each picture."""
    seen = np.zeros(COUNT, PREDICTED_ROW)
    seen["repeats"][list(REPEATS)] = True
    seen["state"], seen["y"] = State.VISIBLE, 200
    seen["x"] = 100 + 10 * distinct_numbers(seen["repeats"])
    return Track.from_layers(COUNT, {Layer.PREDICTED: (np.arange(COUNT), seen)})


def do(history: History, edit: Edit | None) -> None:
    if edit is not None:
        history.do(spread_over_duplicates(history.track, edit))


def labels(track: Track) -> list[bytes]:
    human = track.layer(Layer.HUMAN)
    return [human[frame].tobytes() + track.shown_rows()[frame].tobytes() for frame in range(COUNT)]


def said(track: Track) -> dict[int, float]:
    """Return where a person has put the ball, by frame."""
    human = track.layer(Layer.HUMAN)
    return {int(frame): float(human["x"][frame]) for frame in np.flatnonzero(human["state"])}


def imported(track: Track, frames: list[int], x: list[float]) -> Edit:
    made: Rows = make_rows(len(frames), State.VISIBLE, Source.IMPORTED, x=np.array(x), y=50.0)
    return not_none(edits.import_labels(track, np.array(frames), made, as_human=True))


def test_point_covers_all_frames_of_its_picture_with_undo() -> None:
    history = History(converted())
    do(history, edits.place(history.track, 6, 30, 40))
    assert said(history.track) == {5: 30, 6: 30, 7: 30}
    history.undo()
    assert said(history.track) == {}


def test_a_drag_of_a_repeat_is_one_step() -> None:
    history = History(converted())
    for x in (30, 35, 40):
        do(history, edits.place(history.track, 1, x, 40, step=("drag", 1)))
    assert said(history.track) == {0: 40, 1: 40}
    assert history.length == 1


@pytest.mark.parametrize("act", [edits.accept, edits.pin], ids=["accepting", "pinning"])
def test_other_words_of_a_person_stay(act: object) -> None:
    history = History(converted())
    do(history, imported(history.track, [6], [500.0]))
    assert said(history.track) == {6: 500.0}
    assert callable(act)
    do(history, act(history.track, range(5, 6)))
    assert said(history.track) == {5: 140, 6: 500, 7: 140}


def test_marking_what_is_open_leaves_other_words_of_a_person() -> None:
    history = History(converted())
    do(history, imported(history.track, [6], [500.0]))
    do(history, edits.mark_frames(history.track, range(5, 8), State.NO_BALL, only_open=True))
    states = history.track.layer(Layer.HUMAN)["state"][5:8].tolist()
    assert states == [State.NO_BALL, State.VISIBLE, State.NO_BALL]


def test_imported_labels_differ_until_one_is_corrected() -> None:
    history = History(converted())
    do(history, imported(history.track, [0, 1], [101.0, 102.0]))
    do(history, edits.accept(history.track, range(2)))
    assert said(history.track) == {0: 101, 1: 102}
    assert history.track.reviewed()[:2].all()
    do(history, edits.place(history.track, 1, 300, 40))
    assert said(history.track) == {0: 300, 1: 300}


def test_edit_without_repeats_is_unchanged() -> None:
    track = Track(COUNT)
    edit = edits.place(track, 3, 30, 40)
    assert spread_over_duplicates(track, edit).frames.tolist() == [3]


def test_the_frames_of_a_picture() -> None:
    track = converted()
    assert [frames_of_picture(track, frame) for frame in (0, 1, 2, 6)] == [range(2), range(2), range(2, 3), range(5, 8)]


Act = tuple[str, int, int, State, int]

_ACTS = st.tuples(
    st.sampled_from(["place", "nudge", "mark", "open", "accept", "pin", "unpin", "unreview", "hold"]),
    st.integers(0, COUNT - 1),
    st.integers(1, 5),
    st.sampled_from(list(State)),
    st.integers(1, 600),
)


def edit_of(track: Track, act: Act) -> Edit | None:
    name, frame, length, state, x = act
    frames = range(frame, min(frame + length, COUNT))
    match name:
        case "place":
            return edits.place(track, frame, x, 40)
        case "nudge":
            return edits.nudge(track, frame, 1, 0, size=SIZE)
        case "mark":
            return edits.mark_frames(track, frames, state)
        case "open":
            return edits.mark_frames(track, frames, state, only_open=True)
        case "hold":
            return edits.repeat_position(track, frame, frames)
    acts = {"accept": edits.accept, "pin": edits.pin, "unpin": edits.unpin, "unreview": edits.unreview}
    return acts[name](track, frames)


@given(st.lists(st.one_of(_ACTS, st.sampled_from(["undo", "redo"])), max_size=12))
def test_whatever_is_done_frames_of_a_picture_have_one_label(
    acts: list[Act | str],
) -> None:
    history = History(converted())
    for act in acts:
        if act == "undo":
            history.undo()
        elif act == "redo":
            history.redo()
        elif isinstance(act, tuple):
            do(history, edit_of(history.track, act))
        found = labels(history.track)
        assert all(found[frame] == found[frame - 1] for frame in REPEATS)
    while history.undo():
        pass
    assert said(history.track) == {}
    assert SOURCES[int(history.track.shown_rows()["source"][0])] is Source.PREDICTED
