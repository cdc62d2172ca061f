import numpy as np
import pytest

from exports import mixed, mixed_labels
from rallytrace.errors import AppError
from rallytrace.exports.labels import (
    describe_contents,
    describe_left_out,
    describe_unreviewed,
    labels_from,
    labels_of,
    select,
)
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import place
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import Layer, State
from rallytrace.track.wording import spans_in_words


def test_exported_labels_equal_the_shown_track() -> None:
    desk = mixed()
    assert list(select(labels_of(desk.track)).points()) == desk.track.points()


def test_later_edits_do_not_change_what_goes_out() -> None:
    desk = mixed()
    labels = labels_of(desk.track)
    desk.do(place(desk.track, 38, 5, 5))
    assert 38 not in select(labels).frames


def test_unset_frames_are_never_exported() -> None:
    assert select(mixed_labels()).frames.tolist() == list(range(35))


def test_range_exports_only_its_frames() -> None:
    selection = select(mixed_labels(), range(8, 12))
    assert selection.frames.tolist() == [8, 9, 10, 11]
    assert [point.frame for point in selection.points()] == [8, 9, 10, 11]
    assert select(mixed_labels(), range(30, 900)).frames.tolist() == [30, 31, 32, 33, 34]


def test_only_reviewed_frames_are_exported_on_request() -> None:
    selection = select(mixed_labels(), only_reviewed=True)
    assert selection.frames.tolist() == [*range(10), 20, 21]
    assert selection.tally().n_unreviewed == 0


def test_frames_are_counted_by_source_and_by_review() -> None:
    tally = select(mixed_labels()).tally()
    assert tally.frames == 35
    assert tally.by_source == {Source.PREDICTED: 23, Source.INPAINTED: 5, Source.IMPORTED: 5, Source.HUMAN: 2}
    assert tally.unreviewed == {Source.PREDICTED: 13, Source.INPAINTED: 5, Source.IMPORTED: 5}
    assert (tally.visible, tally.occluded, tally.without_position) == (25, 5, 5)
    assert (tally.left_out, tally.unset) == (5, 5)


def test_the_caution_names_every_unreviewed_source() -> None:
    tally = select(mixed_labels()).tally()
    assert describe_contents(tally) == (
        "35 frames: 25 visible, 5 hidden, 5 no ball. Sources: 23 predicted, 5 filled, 5 imported, 2 by hand."
    )
    assert describe_unreviewed(tally) == "23 of 35 frames not checked by hand (13 predicted, 5 filled, 5 imported)."
    assert describe_left_out(tally) == "Left out: 5 unlabelled frames."


def test_the_words_say_nothing_of_review_where_all_is_reviewed() -> None:
    tally = select(mixed_labels(), only_reviewed=True).tally()
    assert describe_unreviewed(tally) == ""
    assert describe_left_out(tally) == ("Left out: 5 unlabelled frames and 23 unreviewed frames.")


def test_the_words_say_when_nothing_has_been_reviewed() -> None:
    assert describe_unreviewed(select(mixed_labels(), range(22, 30)).tally()).startswith(
        "None of the 8 frames was checked by hand (all predicted"
    )
    assert describe_unreviewed(select(mixed_labels(), range(22, 23)).tally()).startswith("The only frame")


def test_a_layer_alone_can_be_looked_at() -> None:
    predicted = select(mixed_labels(), layers=frozenset([Layer.PREDICTED]))
    assert predicted.frames.tolist() == [*range(10), *range(15, 20), *range(22, 30)]


def test_imported_points_keep_source_and_only_human_is_reviewed() -> None:
    points = [Point(1, True, 5, 6, Source.IMPORTED), Point(3, True, 7, 8, Source.HUMAN), Point(4, False, 0, 0)]
    labels = labels_from(points, 6, "labels.csv")
    assert list(select(labels).points()) == points
    assert labels.reviewed.tolist() == [False, False, False, True, False, False]
    assert (labels.shown_rows()["state"] == State.UNSET).tolist() == [True, False, True, False, False, True]


def test_file_with_more_rows_than_frames_is_refused() -> None:
    with pytest.raises(AppError, match=r"labels\.csv has a row for frame 6, but the video's last frame is 5"):
        labels_from([Point(6, True, 5, 6)], 6, "labels.csv")


def test_spans_of_frames_are_named_as_a_person_would() -> None:
    assert spans_of_frames([1, 2, 3, 7, 9, 10]) == [range(1, 4), range(7, 8), range(9, 11)]
    assert spans_in_words([range(3, 4)]) == "3"
    assert spans_in_words(spans_of_frames([1, 2, 3, 7, 9, 10])) == "1 to 3, 7 and 9 to 10"
    assert spans_in_words(spans_of_frames(np.arange(0, 40, 2).tolist())) == "0, 2, 4, 6, 8, 10 and 14 more"
