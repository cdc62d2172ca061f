"""Test that the review checks what has changed and updates the queue."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from lobs import RATE, SIZE, flight, predicted_of, unseen
from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.review_queue import Item, make_queue
from rallytrace.analysis.suspicion.judging import judge_frames
from rallytrace.analysis.suspicion.reasons import Reason
from rallytrace.session.document import Document, RunStep
from rallytrace.session.review import Review
from rallytrace.session.review_model import ReviewSpeed
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer, State

COUNT = 3000
SECONDS = np.arange(COUNT) / RATE
GAPS = (range(400, 412), range(1500, 1506), range(2600, 2625))


def tracked(document: Document) -> None:
    """Let a run find the ball, but for a few frames."""
    seen = predicted_of(flight(COUNT))
    for gap in GAPS:
        unseen(seen, slice(gap.start, gap.stop))
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(COUNT), seen),), RunStep(1)))


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(COUNT)
    return document


@pytest.fixture
def review(document: Document) -> Review:
    """Return a review of a tracked video, with everything judged."""
    review = Review(document, document)
    review.set_video(SIZE, SECONDS)
    tracked(document)
    up_to_date(review)
    return review


def up_to_date(review: Review) -> None:
    wait_until(lambda: not review.busy)
    review.flush()


def whole(document: Document) -> tuple[Item, ...]:
    """Return what the queue is when everything is judged anew."""
    return make_queue(judge_frames(document.track, range(COUNT), size=SIZE, seconds=SECONDS))


def gap_of(item: Item | None) -> range:
    assert item is not None
    return next(gap for gap in GAPS if item.frames.start < gap.stop and gap.start < item.frames.stop)


def test_gaps_in_play_are_found_with_their_reasons(review: Review) -> None:
    review.set_threshold(0.1)
    assert {gap_of(item) for item in review.shown} == set(GAPS)
    longest = next(item for item in review.shown if item.frame in GAPS[2])
    assert longest.reasons & (Reason.LOST | Reason.IN_PLAY | Reason.FAINT_PEAK)
    assert review.why(longest.frame)
    assert review.why(40) == ()


def test_a_point_by_hand_is_never_doubted(review: Review, document: Document) -> None:
    document.edit(edits.place(document.track, 405, 10, 10))
    review.flush()
    assert review.probability[405] == 0
    document.undo()
    review.flush()
    assert review.probability[405] > 0


def test_a_span_that_is_not_play_is_in_no_queue(review: Review, document: Document) -> None:
    review.set_threshold(0.1)
    document.edit(not_none(edits.mark_non_play(document.track, range(300, 600))))
    review.flush()
    assert GAPS[0] not in {gap_of(item) for item in review.shown}


def test_a_filter_leaves_only_items_with_that_reason(review: Review) -> None:
    review.set_threshold(0.1)
    reasons = review.shown[0].reasons
    review.set_only(reasons)
    assert review.shown[0].reasons & reasons
    review.set_only(int(Reason.AT_ORIGIN))
    assert review.shown == ()


def test_another_video_is_reviewed_from_the_start(review: Review, document: Document) -> None:
    document.open(10)
    assert review.items == ()
    assert len(review.probability) == 10
    assert not review.probability.any()


def test_frames_that_the_index_finds_later_are_judged_too(document: Document) -> None:
    review = Review(document, document)
    review.set_video(SIZE, SECONDS[:1000])
    tracked(document)
    up_to_date(review)
    assert len(review.probability) == 1000
    review.set_video(SIZE, SECONDS)
    up_to_date(review)
    assert review.items == whole(document)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(st.sampled_from(["place", "none", "accept", "undo", "redo"]), st.integers(0, COUNT - 60)), max_size=6
    )
)
def test_after_any_edits_the_queue_is_that_of_the_whole_track(
    review: Review, document: Document, gestures: list[tuple[str, int]]
) -> None:
    track = document.track
    for gesture, frame in gestures:
        edit: Edit | None = None
        match gesture:
            case "place":
                edit = edits.place(track, frame, 5, 5)
            case "none":
                edit = edits.mark_frames(track, range(frame, frame + 50), State.NO_BALL)
            case "accept":
                edit = edits.accept(track, range(frame, frame + 20))
            case "undo":
                document.undo() if document.undoable != "Track" else None
            case _:
                document.redo()
        if edit is not None:
            document.edit(edit)
        review.flush()
    wait_until(lambda: not review.busy)
    review.flush()
    assert review.items == whole(document)


def test_the_pace_is_the_analysts_own_and_pauses_do_not_count() -> None:
    now = 0.0
    speed = ReviewSpeed(lambda: now)
    speed.note(inside=True)
    for wait in (4.0, 6.0, 4.0, 6.0):
        now += wait
        speed.note(inside=True)
    assert speed.seconds_for(1) is None
    now += 600
    speed.note(inside=True)
    now += 5
    speed.note(inside=True)
    assert speed.seconds_for(2) == pytest.approx(2 * (4 + 6 + 4 + 6 + 5) / 5)
