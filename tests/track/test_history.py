from collections.abc import Hashable

from hypothesis import given, settings
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, RunKey
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import EventKind
from rallytrace.track.track import Layer, RowsChange, State, Track, make_rows

N_FRAMES = 6


def state_of(track: Track) -> list[object]:
    return [track.points(), track.rallies, *(track.layer(layer).tolist() for layer in Layer)]


class Run(RunKey):
    """The step of a run."""


RUN, OTHER_RUN = Run(), Run()


def chunk(track: Track, frames: range, run: Hashable = RUN) -> Edit:
    said = track.layer(Layer.PREDICTED)[: len(frames)].copy()
    said["state"], said["x"] = State.VISIBLE, 5
    return Edit("Track", (track.change(Layer.PREDICTED, frames, said),), run)


def test_undo_takes_the_last_step_back_and_redo_makes_it_again() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 1, 10, 10))
    history.do(edits.place(track, 2, 20, 20))
    assert history.undo()
    assert [point.frame for point in track.points()] == [1]
    assert history.redo()
    assert [point.frame for point in track.points()] == [1, 2]


def test_there_is_nothing_before_the_beginning_and_after_the_end() -> None:
    history = History(Track(N_FRAMES))
    assert history.undo() is None
    assert history.redo() is None


def test_the_steps_are_told_by_name() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 1, 10, 10))
    assert (history.undoable, history.redoable) == ("Place the point", None)
    history.undo()
    assert (history.undoable, history.redoable) == (None, "Place the point")


def test_a_drag_is_one_step() -> None:
    history = History(track := Track(N_FRAMES))
    for x in range(50):
        history.do(edits.place(track, 1, x, x, step="drag 1"))
    assert history.length == 1
    history.undo()
    assert track.point(1) is None


def test_two_drags_of_one_frame_are_two_steps() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 1, 5, 5, step="drag 1"))
    history.do(edits.place(track, 1, 9, 9, step="drag 2"))
    history.undo()
    assert track.points()[0].x == 5


def test_corrections_during_a_run_are_undone_separately() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(chunk(track, range(2)))
    history.do(edits.place(track, 1, 77, 77))
    history.do(chunk(track, range(2, 4)))
    history.undo()
    assert [point.x for point in track.points()] == [5, 5, 5, 5]
    history.undo()
    assert track.points() == []


def test_nudges_separated_by_an_act_are_undone_separately() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 1, 100, 100))
    size = Size(1280, 720)
    for edit in (edits.nudge(track, 1, 1, 0, size=size), edits.mark_event(track, 1, EventKind.HIT)):
        history.do(not_none(edit))
    history.do(not_none(edits.nudge(track, 1, 1, 0, size=size)))
    history.undo()
    assert [point.x for point in track.points()] == [101]
    assert [event.kind for event in track.events] == [EventKind.HIT]


def test_chunk_after_undo_of_its_run_is_its_own_step() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(chunk(track, range(2)))
    history.undo()
    history.do(chunk(track, range(2, 4)))
    assert history.length == 1
    history.undo()
    assert track.points() == []


def test_a_growing_run_keeps_what_can_be_redone() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(chunk(track, range(2)))
    history.do(edits.place(track, 1, 77, 77))
    history.undo()
    history.do(chunk(track, range(2, 4)))
    assert history.redoable == "Move the point"
    history.redo()
    assert track.points()[1].x == 77


def test_joining_edit_drops_redo_of_what_it_touches() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 1, 5, 5, step="nudges"))
    history.do(edits.place(track, 1, 77, 77))
    history.undo()
    history.do(edits.place(track, 1, 6, 6, step="nudges"))
    assert history.redoable is None, "undoing it again would give the point back as it was before the second nudge"
    assert history.length == 1


def test_chunk_does_not_join_across_another_run() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(chunk(track, range(2)))
    history.do(chunk(track, range(2), OTHER_RUN))
    history.do(chunk(track, range(3)))
    assert history.length == 3


GESTURES = st.one_of(
    st.tuples(st.just("place"), st.integers(0, N_FRAMES - 1), st.integers(0, 99)),
    st.tuples(st.just("mark"), st.integers(0, N_FRAMES - 1), st.sampled_from(State)),
    st.tuples(st.just("run"), st.integers(0, N_FRAMES - 1), st.integers(1, 2)),
    st.tuples(st.just("fill"), st.integers(0, N_FRAMES - 1), st.integers(0, 99)),
)


def carry_out(history: History, track: Track, gesture: tuple[str, int, int]) -> None:
    kind, frame, value = gesture
    if kind == "place":
        history.do(edits.place(track, frame, value, value))
    elif kind == "mark":
        edit = edits.mark_frames(track, range(frame, N_FRAMES), State(value))
        if edit is not None:
            history.do(edit)
    elif kind == "run":
        history.do(chunk(track, range(frame, N_FRAMES), RUN if value == 1 else OTHER_RUN))
    else:
        filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=value, y=value)
        history.do(Edit("Fill", (track.change(Layer.INPAINTED, [frame], filled),)))


@given(st.lists(GESTURES, max_size=12))
def test_undo_and_redo_of_everything_restore_both_ends(gestures: list[tuple[str, int, int]]) -> None:
    history = History(track := Track(N_FRAMES))
    beginning = state_of(track)
    for gesture in gestures:
        carry_out(history, track, gesture)
    end = state_of(track)
    while history.undo():
        pass
    assert state_of(track) == beginning
    while history.redo():
        pass
    assert state_of(track) == end


def test_the_edits_of_a_step_are_one_edit_as_a_whole() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(edits.place(track, 5, 7, 7))
    before = state_of(track)
    for frames in (range(3), range(2, 5), range(1, 3)):
        said = track.layer(Layer.PREDICTED)[: len(frames)].copy()
        said["state"], said["x"] = State.VISIBLE, [frames.start + 10 * frame for frame in frames]
        filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=frames.stop)
        changes = (track.change(Layer.PREDICTED, frames, said), track.change(Layer.INPAINTED, [frames.start], filled))
        history.do(Edit("Track", changes, "run"))
    after = state_of(track)
    whole = history.steps[-1].combined
    assert [change.frames.tolist() for change in whole.changes if isinstance(change, RowsChange)] == [
        [0, 1, 2, 3, 4],
        [0, 1, 2],
    ]
    history.undo()
    assert state_of(track) == before
    history.redo()
    assert state_of(track) == after
    assert track.layer(Layer.PREDICTED)["x"].tolist() == [0, 11, 21, 32, 42, 0]


def test_a_step_that_has_grown_is_undone_with_all_of_it() -> None:
    history = History(track := Track(N_FRAMES))
    history.do(chunk(track, range(2)))
    history.undo()
    history.redo()
    history.do(chunk(track, range(2, 4)))
    history.undo()
    assert track.points() == []


def test_a_layer_has_rows_as_long_as_one_is_set() -> None:
    track = Track(4)
    history = History(track)
    assert not track.has_rows(Layer.HUMAN)
    history.do(edits.place(track, 1, 5, 6))
    history.do(edits.place(track, 2, 5, 6))
    history.do(edits.place(track, 2, 7, 8))
    assert track.has_rows(Layer.HUMAN)
    assert not track.has_rows(Layer.PREDICTED)
    history.undo()
    history.undo()
    assert track.has_rows(Layer.HUMAN)
    history.undo()
    assert not track.has_rows(Layer.HUMAN)


@given(st.lists(st.tuples(st.sampled_from(["point", "run", "fill", "undo", "redo", "close step"]), st.integers(0, 3))))
@settings(deadline=None)
def test_settled_steps_undo_and_redo_unchanged(deeds: list[tuple[str, int]]) -> None:
    plain, closed = History(Track(N_FRAMES)), History(Track(N_FRAMES))
    for deed, at in deeds:
        for history in (plain, closed):
            match deed:
                case "point":
                    history.do(edits.place(history.track, at, at, at))
                case "run":
                    history.do(chunk(history.track, range(at, at + 2), ("run", at % 2)))
                case "fill":
                    change = history.track.change(
                        Layer.INPAINTED, [at], make_rows(1, State.OCCLUDED, Source.INPAINTED, x=at)
                    )
                    history.do(Edit("Fill", (change,), ("run", at % 2)))
                case "undo":
                    history.undo()
                case "redo":
                    history.redo()
                case "close step" if history is closed:
                    history.close_step(("run", at % 2))
    assert [step.name for step in closed.steps] == [step.name for step in plain.steps]
    for _ in range(len(deeds) + 1):
        assert state_of(closed.track) == state_of(plain.track)
        assert (closed.undo() is None) == (plain.undo() is None)
    for _ in range(len(deeds) + 1):
        assert (closed.redo() is None) == (plain.redo() is None)
        assert state_of(closed.track) == state_of(plain.track)


def test_settled_step_is_one_edit_and_takes_more() -> None:
    history = History(track := Track(N_FRAMES))
    for start in range(3):
        history.do(chunk(track, range(start, start + 1)))
    assert history.close_step("another run") == []
    assert history.close_step(RUN) == [0]
    assert [len(step.edits) for step in history.steps] == [1]
    assert history.close_step(RUN) == []
    history.do(chunk(track, range(3, 5)))
    assert history.length == 1
    history.undo()
    assert track.points() == []
