"""Test that every corrected or refused row is reported with its line and the reason."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from label_files import CANONICAL, LABEL_UI, VIDEO, Truth, rally, read_label_data
from rallytrace.storage.labels.aspects import Aspect, VideoFacts
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport, RowNote, RowProblem, lines_in_words, notes_by_problem
from rallytrace.storage.track_csv import write_track
from rallytrace.track.track import State

HEADER = "Frame,Visibility,X,Y\n"
ROWS = "".join(f"{frame},1,{500 + 5 * frame},{250 + 2 * frame}\n" for frame in range(40))


def read(more: str, *, n_frames: int = 100, given: dict[Aspect, str] | None = None) -> LabelReport:
    """Return the report of a file of forty good rows, in lines 2 to 41, and some more."""
    return read_label_data((HEADER + ROWS + more).encode(), VideoFacts(VIDEO, n_frames), given)


def told(notes: tuple[RowNote, ...]) -> list[tuple[int, RowProblem]]:
    return [(note.line, note.problem) for note in notes]


REFUSED = {
    "x,1,2,3": RowProblem.NO_FRAME,
    ",1,2,3": RowProblem.NO_FRAME,
    "nan,1,2,3": RowProblem.NO_FRAME,
    "inf,1,2,3": RowProblem.NO_FRAME,
    "1e400,1,2,3": RowProblem.NO_FRAME,
    "50.5,1,2,3": RowProblem.NO_FRAME,
    "99999999999999999999,1,2,3": RowProblem.NO_FRAME,
    "-1,1,2,3": RowProblem.BEFORE_START,
    "100,1,2,3": RowProblem.BEYOND_END,
    "50,7,2,3": RowProblem.UNKNOWN_VISIBILITY,
    "50,0.5,2,3": RowProblem.UNKNOWN_VISIBILITY,
    "50,,2,3": RowProblem.UNKNOWN_VISIBILITY,
    "50,1,two,3": RowProblem.NO_NUMBER,
    "50,1,1_0,3": RowProblem.NO_NUMBER,
    "50,1,inf,3": RowProblem.NO_NUMBER,
    "\u0665\u0660,1,2,3": RowProblem.NO_FRAME,
    "50,1,2,\u0663": RowProblem.NO_NUMBER,
    "50,\uff11,2,3": RowProblem.UNKNOWN_VISIBILITY,
    f"50,1,{'2':0>61},3": RowProblem.NO_NUMBER,
    "50,1,,3": RowProblem.HALF_POSITION,
    "50,1,2": RowProblem.HALF_POSITION,
    "50,1,,": RowProblem.NO_POSITION,
    "50,1,-1,-1": RowProblem.NO_POSITION,
    "50": RowProblem.UNKNOWN_VISIBILITY,
    "50,1,0,0": RowProblem.AT_ORIGIN,
    "50,1,1290,300": RowProblem.OUTSIDE,
    "50,1,300,-20": RowProblem.OUTSIDE,
    "50,1,2,3,4": RowProblem.MANY_CELLS,
    "Frame,Visibility,X,Y": RowProblem.NOT_DATA,
    "# by hand": RowProblem.NOT_DATA,
    '50,1,2,"3': RowProblem.NO_NUMBER,
}


@pytest.mark.parametrize("row", REFUSED)
def test_unusable_row_is_refused_with_line_and_text(row: str) -> None:
    report = read(f"\n{row}\n")
    assert told(report.refused) == [(43, REFUSED[row])]
    assert report.refused[0].text == row
    assert report.refused[0].words.endswith(".")
    assert len(report.labels) == 40


@pytest.mark.parametrize("beside", ["", "51,1,two,3\n"])
def test_digits_of_other_scripts_are_refused(beside: str) -> None:
    """A column in which all else is a number took another way, on which Python reads them."""
    report = read("50,1,\u0663\u0660\u0660,200\n" + beside)
    assert "'\u0663\u0660\u0660'" in report.refused[0].words
    assert "0 to 9" in report.refused[0].words
    assert len(report.labels) == 40


def test_a_long_line_is_shown_shortened() -> None:
    note = read("50,1,2," + "9" * 140_000).refused[0]
    assert len(note.text) <= 80
    assert len(note.words) < 100


def test_rows_in_any_order_are_put_in_order_and_named() -> None:
    report = read("60,0,0,0\n50,0,0,0\n55,0,0,0\n")
    assert report.labels.frames.tolist()[-3:] == [50, 55, 60]
    assert told(report.corrected) == [(43, RowProblem.UNORDERED), (44, RowProblem.UNORDERED)]


def test_a_row_that_is_there_twice_counts_once() -> None:
    report = read("39,1,695,328\n")
    assert len(report.labels) == 40
    assert told(report.corrected) == [(42, RowProblem.TWICE)]
    assert "line 41" in report.corrected[0].words


@pytest.mark.parametrize(("choice", "x"), [(None, None), ("first", 695), ("last", 900)])
def test_rows_that_contradict_each_other_are_left_to_the_user(choice: str | None, x: int | None) -> None:
    report = read("39,1,900,328\n", given={Aspect.TWICE: choice} if choice else {})
    there = dict(zip(report.labels.frames.tolist(), report.labels.rows["x"].tolist(), strict=True))
    assert there.get(39) == x
    assert [note.line for note in report.refused] == {None: [41, 42], "first": [42], "last": [41]}[choice]
    assert [question.aspect for question in report.questions] == ([] if choice else [Aspect.TWICE])


def test_a_position_of_no_ball_is_asked_about() -> None:
    report = read("50,0,640,300\n")
    assert [question.aspect for question in report.questions] == [Aspect.HIDDEN]
    assert told(report.corrected) == [(42, RowProblem.HIDDEN_POSITION)]
    occluded = read("50,0,640,300\n", given={Aspect.HIDDEN: "occluded"})
    assert occluded.labels.rows[-1].item()[:4] == (State.OCCLUDED, 3, 640.0, 300.0)
    assert not occluded.corrected


@pytest.mark.parametrize(
    ("choice", "state"), [("refuse", None), ("no-ball", State.NO_BALL), ("position", State.VISIBLE)]
)
def test_visible_at_the_origin_is_asked_about(choice: str, state: State | None) -> None:
    assert [question.aspect for question in read("50,1,0,0\n").questions] == [Aspect.ORIGIN]
    report = read("50,1,0,0\n", given={Aspect.ORIGIN: choice})
    there = dict(zip(report.labels.frames.tolist(), report.labels.rows["state"].tolist(), strict=True))
    assert there.get(50) == state


def test_a_position_a_pixel_past_the_edge_is_moved_onto_it() -> None:
    report = read("50,1,1280,300\n51,1,300,-1\n52,1,1279.4,300\n")
    assert [tuple(row)[2:4] for row in report.labels.rows[-3:].tolist()] == [(1279, 300), (300, 0), (1279.4, 300)]
    assert told(report.corrected) == [(42, RowProblem.AT_EDGE), (43, RowProblem.AT_EDGE)]


def test_missing_and_skipped_parts_are_noted() -> None:
    data = b"Frame,Visibility,X,Y,Wind,Mood\n0,1,300,200,3,good\n2,1,310,200,3,good\n"
    remarks = read_label_data(data, VideoFacts(VIDEO, 4)).remarks
    columns, frames = remarks
    assert "Wind, Mood" in columns
    assert "Frames 1 and 3 of 4" in frames


def test_many_more_rows_than_frames_are_remarked_on() -> None:
    report = read("", n_frames=20)
    assert [note.problem for note in report.refused] == [RowProblem.BEYOND_END] * 20
    assert "another version of the video" in report.remarks[0]


def test_decimal_commas_between_commas_are_suspected() -> None:
    report = read_label_data(b"Frame,Visibility,X,Y\n0,1,0,322,0,624\n1,1,0,312,0,630\n", VideoFacts(VIDEO, 2))
    assert [note.problem for note in report.refused] == [RowProblem.MANY_CELLS] * 2
    assert "semicolons" in report.remarks[0]


def test_row_corrected_then_refused_is_listed_once() -> None:
    report = read("100,0,640,300\n")
    assert told(report.refused) == [(42, RowProblem.BEYOND_END)]
    assert not report.corrected


@pytest.mark.parametrize("more", ["50,1,640,300,\n", "50,1,640,300,,,\n"])
def test_empty_cells_after_the_last_column_are_nothing(more: str) -> None:
    report = read(more)
    assert report.labels.frames.tolist()[-1] == 50
    assert not report.refused


@pytest.mark.parametrize("confidence", ["1.5", "87", "-0.1"])
def test_a_confidence_that_is_no_share_is_removed(confidence: str) -> None:
    rows = f"Frame,Visibility,X,Y,Source,Confidence\n5,1,10,20,predicted,0.25\n6,1,12,20,predicted,{confidence}\n"
    report = read_label_data(rows.encode(), VideoFacts(VIDEO, 9))
    assert [point.confidence for point in report.points] == [0.25, 0]
    assert told(report.corrected) == [(3, RowProblem.CONFIDENCE)]


def test_a_summary_counts() -> None:
    assert read("39,1,695,328\n200,0,0,0\n").summary == "40 frames from 42 rows, 1 corrected, 1 not imported."


def test_lines_are_named_by_their_runs() -> None:
    assert lines_in_words([7]) == "line 7"
    assert lines_in_words([4, 5, 6, 9, 11, 12]) == "lines 4 to 6, 9 and 11 to 12"
    assert lines_in_words(range(1, 40, 2)) == "lines 1, 3, 5, 7, 9, 11 and 14 more"


def test_notes_are_counted_by_what_is_the_matter() -> None:
    assert notes_by_problem(read("200,0,0,0\n201,0,0,0\n50,1,,\n").refused) == [
        (RowProblem.BEYOND_END, 2, "lines 42 to 43"),
        (RowProblem.NO_POSITION, 1, "line 44"),
    ]


frame_truths = st.builds(
    lambda frame, seen, x, y: Truth(
        frame, State.VISIBLE if seen else State.NO_BALL, float(x) if seen else 0.0, float(y) if seen else 0.0
    ),
    st.integers(0, 400),
    st.booleans(),
    st.integers(0, VIDEO.width - 1),
    st.integers(1, VIDEO.height - 1),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(st.lists(frame_truths, min_size=1, unique_by=lambda one: one.frame))
def test_a_canonical_file_comes_back_as_the_same_bytes(tmp_path: Path, track: list[Truth]) -> None:
    data = CANONICAL.bytes_of(sorted(track, key=lambda one: one.frame))
    given = {Aspect.COORDINATES: str(VIDEO), Aspect.FIRST_FRAME: "0", Aspect.VISIBILITY: "standard"}
    report = read_label_data(data, VideoFacts(VIDEO, 401), given)
    assert not report.corrected + report.refused
    write_track(tmp_path / "again.csv", report.points, VIDEO, overwrite=True)
    assert (tmp_path / "again.csv").read_bytes() == data


def accounted(data: bytes, report: LabelReport) -> None:
    """Every line is the header, a label, corrected or refused; and no label says what is impossible."""
    lines = {*report.labels.lines.tolist(), *(note.line for note in report.corrected + report.refused)}
    refused = [note.line for note in report.refused]
    assert len(set(refused)) == len(refused), "a line is refused twice"
    assert not set(refused) & set(report.labels.lines.tolist()), "a line counts and is refused"
    x, y = report.labels.rows["x"], report.labels.rows["y"]
    assert ((x >= -0.5) & (x < VIDEO.width - 0.5) & (y >= -0.5) & (y < VIDEO.height - 0.5)).all(), "outside the picture"
    assert len(report.labels) + len({note.line for note in report.refused}) <= report.n_rows
    assert len(lines) >= report.n_rows
    assert len(np.unique(report.labels.frames)) == len(report.labels)
    assert np.isfinite(report.labels.rows["x"]).all()
    assert max(lines, default=0) <= data.count(b"\n") + data.count(b"\r") + 1
    assert len(report.points) == len(report.labels)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_at_all_are_read_without_an_error(data: bytes) -> None:
    accounted(data, read_label_data(data, VideoFacts(VIDEO, 50)))


cells = st.one_of(
    st.sampled_from(
        ["", "0", "1", "2", "3", "-1", "nan", "inf", "1e9", "0.5", "0,5", "True", "007.jpg", '"', "é", "x"]
    ),
    st.integers(-5, 2000).map(str),
    st.floats(allow_nan=True).map(str),
    st.text(max_size=6),
)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from([",", ";", "\t", " "]),
    st.lists(st.lists(cells, max_size=6), max_size=12),
    st.sampled_from(["", "Frame,Visibility,X,Y\n", "frame;x;y\n", "file name,visibility,x-coordinate,y-coordinate\n"]),
)
def test_any_cells_at_all_are_read_without_an_error(separator: str, rows: list[list[str]], header: str) -> None:
    data = (header + "\n".join(separator.join(row) for row in rows)).encode("utf-8", "surrogatepass")
    accounted(data, read_label_data(data, VideoFacts(VIDEO, 50)))


def test_a_reader_splits_a_file_once() -> None:
    reader = LabelReader(LABEL_UI.bytes_of(rally()), VideoFacts(VIDEO, 240))
    first = reader.read()
    again = reader.read({Aspect.FIRST_FRAME: "1"})
    assert first.labels.frames[0] == 0
    assert again.labels.frames[0] == 0  # the row of frame 0 is before the start now
    assert len(again.labels) == 239
