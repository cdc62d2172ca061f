import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rallytrace.errors import AppError
from rallytrace.storage import track_csv
from rallytrace.storage.track_csv import read_track, write_track
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size

VIDEO = Size(1920, 1080)
HEADER = "Frame,Visibility,X,Y\n"


def ball(frame: int, x: float, y: float) -> Point:
    return Point(frame, visible=True, x=x, y=y)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "labels.csv"


def read(path: Path, text: str) -> list[Point]:
    path.write_text(text, encoding="utf-8", newline="")
    return read_track(path)


def test_a_label_file_holds_a_row_for_every_point(path: Path) -> None:
    rows = write_track(path, [ball(0, 10, 20), Point(1, visible=False, x=0, y=0), ball(7, 0, 0)], VIDEO)
    assert rows == 3
    assert path.read_bytes() == b"Frame,Visibility,X,Y\n0,1,10,20\n1,0,0,0\n7,1,0,0\n"


def test_positions_become_whole_pixels_of_the_video(path: Path) -> None:
    write_track(path, [ball(0, 10.5, 20.49), ball(1, -0.6, 1079.5), ball(2, 5000.0, -3.0)], VIDEO)
    assert path.read_text() == HEADER + "0,1,11,20\n1,1,0,1079\n2,1,1919,0\n"


def test_frame_without_ball_is_written_as_zeros(path: Path) -> None:
    write_track(path, [Point(3, visible=False, x=17.0, y=4.0)], VIDEO)
    assert path.read_text() == HEADER + "3,0,0,0\n"


def test_extra_columns_give_source_and_confidence(path: Path) -> None:
    points = [Point(0, True, 1.0, 2.0, Source.INPAINTED, 0.12345), Point(1, False, 0.0, 0.0)]
    write_track(path, points, VIDEO, more_columns=True)
    assert path.read_text() == (
        "Frame,Visibility,X,Y,Source,Confidence\n0,1,1,2,inpainted,0.123\n1,0,0,0,predicted,0.000\n"
    )


def test_an_occluded_ball_has_a_position_only_beside_its_source(path: Path) -> None:
    occluded = Point(4, visible=False, x=17.0, y=4.0, source=Source.INPAINTED, confidence=0.1, occluded=True)
    write_track(path, [occluded], VIDEO)
    assert path.read_text() == HEADER + "4,0,0,0\n"
    write_track(path, [occluded], VIDEO, more_columns=True, overwrite=True)
    assert path.read_text().splitlines()[1] == "4,0,17,4,inpainted,0.100"
    assert read_track(path) == [occluded]


def test_an_existing_label_file_is_not_overwritten_unasked(path: Path) -> None:
    path.write_text("by hand")
    with pytest.raises(AppError, match="already exists"):
        write_track(path, [ball(0, 1, 1)], VIDEO)
    assert path.read_text() == "by hand"
    write_track(path, [ball(0, 1, 1)], VIDEO, overwrite=True)
    assert path.read_text() == HEADER + "0,1,1,1\n"


def test_points_that_break_off_leave_no_half_a_file(path: Path) -> None:
    def points() -> Iterator[Point]:
        yield ball(0, 1, 1)
        raise AppError("The video broke off.")

    with pytest.raises(AppError, match="broke off"):
        write_track(path, points(), VIDEO)
    assert list(path.parent.iterdir()) == []


whole_points = st.builds(
    lambda frame, visible, x, y, source, mille: Point(
        frame, visible, float(x) if visible else 0.0, float(y) if visible else 0.0, source, mille / 1000
    ),
    st.integers(0, 10**7),
    st.booleans(),
    st.integers(0, VIDEO.width - 1),
    st.integers(0, VIDEO.height - 1),
    st.sampled_from(Source),
    st.integers(0, 1000),
)
SHARED_FOLDER = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)


@SHARED_FOLDER
@given(st.lists(whole_points, unique_by=lambda point: point.frame))
def test_written_track_is_read_back(path: Path, points: list[Point]) -> None:
    ascending = sorted(points, key=lambda point: point.frame)
    write_track(path, ascending, VIDEO, more_columns=True, overwrite=True)
    assert read_track(path) == ascending


@SHARED_FOLDER
@given(st.lists(st.tuples(st.floats(-10, 2000), st.floats(-10, 1100)), max_size=20))
def test_reading_and_writing_again_changes_nothing(path: Path, positions: list[tuple[float, float]]) -> None:
    write_track(path, (ball(i, x, y) for i, (x, y) in enumerate(positions)), VIDEO, overwrite=True)
    first = path.read_bytes()
    write_track(path, read_track(path), VIDEO, overwrite=True)
    assert path.read_bytes() == first


def test_canonical_file_is_rewritten_byte_for_byte(path: Path, tmp_path: Path) -> None:
    text = HEADER + "0,1,0,0\n1,0,0,0\n2,1,1919,1079\n7,1,640,360\n"
    points = read(path, text)
    write_track(tmp_path / "again.csv", points, VIDEO)
    assert (tmp_path / "again.csv").read_bytes() == text.encode()


@pytest.mark.parametrize("row", ["\u0663,1,10,20", "3,\uff11,10,20", "3,1,\uff11\uff10,20"])
def test_digits_of_other_scripts_are_refused_with_their_line(path: Path, row: str) -> None:
    with pytest.raises(AppError, match=f"line 3: '{row}'") as caught:
        read(path, HEADER + "2,1,7,7\n" + row + "\n")
    assert "0 to 9" in caught.value.remedy


def test_file_read_back_differently_is_an_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(track_csv, "read_label_file", lambda file: file.read_bytes().replace(b"10", b"11"))
    with pytest.raises(AppError, match="first at frame 3") as caught:
        write_track(path, [ball(2, 7, 7), ball(3, 10, 20)], VIDEO)
    assert caught.value.remedy


def test_a_file_that_has_lost_rows_is_an_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(track_csv, "read_label_file", lambda file: file.read_bytes().removesuffix(b"3,1,10,20\n"))
    with pytest.raises(AppError, match="first at frame 3"):
        write_track(path, [ball(2, 7, 7), ball(3, 10, 20)], VIDEO)


def test_points_without_source_get_the_requested_one(path: Path) -> None:
    path.write_text(HEADER + "0,1,5,6\n")
    assert [point.source for point in read_track(path, unnamed=Source.IMPORTED)] == [Source.IMPORTED]
    path.write_text("Frame,Visibility,X,Y,Source\n0,1,5,6,human\n")
    assert [point.source for point in read_track(path, unnamed=Source.IMPORTED)] == [Source.HUMAN]


def test_columns_are_found_by_name_and_others_passed_over(path: Path) -> None:
    text = " y ,Inpaint_Mask,FRAME,x,visibility\n20,0,4,10,1\n"
    assert read(path, text) == [ball(4, 10, 20)]


def test_byte_order_mark_spaces_and_blank_lines_are_accepted(path: Path) -> None:
    assert read(path, "\ufeffFrame,Visibility,X,Y\r\n0, 1 ,10,20\r\n\r\n ,,,\r\n1,0,0,0") == [
        ball(0, 10, 20),
        Point(1, visible=False, x=0, y=0),
    ]


def test_rows_in_any_order_are_read_in_the_order_of_their_frames(path: Path) -> None:
    assert [point.frame for point in read(path, HEADER + "5,0,0,0\n2,0,0,0\n9,0,0,0\n")] == [2, 5, 9]


def test_fractions_of_a_pixel_are_kept(path: Path) -> None:
    assert read(path, HEADER + "0.0,1.0,10.25,3e1\n") == [ball(0, 10.25, 30)]


def test_frame_without_ball_has_no_position_when_read(path: Path) -> None:
    assert read(path, HEADER + "0,0,-1,-1\n") == [Point(0, visible=False, x=0, y=0)]


BAD_ROWS = [
    "x,1,2,3",
    "-1,1,2,3",
    "0.5,1,2,3",
    "1,2,2,3",
    "1,nan,2,3",
    "1,1,,3",
    "1,1,2",
    "1,1,nan,3",
    "1,1,2,inf",
    "7",
]


@pytest.mark.parametrize("row", BAD_ROWS)
def test_a_bad_row_is_quoted_with_its_line(path: Path, row: str) -> None:
    with pytest.raises(AppError, match=r"labels\.csv, line 4: ") as caught:
        read(path, HEADER + "0,0,0,0\n\n" + row + "\n")
    assert row in caught.value.problem
    assert caught.value.remedy


@pytest.mark.parametrize("frame", ["nan", "inf", "1e400"])
def test_a_frame_number_that_is_no_number_is_a_bad_row(path: Path, frame: str) -> None:
    with pytest.raises(AppError, match="line 2"):
        read(path, HEADER + f"{frame},1,2,3\n")


def test_an_endless_cell_is_a_bad_row(path: Path) -> None:
    with pytest.raises(AppError, match=r"labels\.csv"):
        read(path, HEADER + "0,1,2," + "9" * 140_000)


def test_the_line_is_right_behind_a_cell_that_spans_two(path: Path) -> None:
    stream = io.StringIO()
    csv.writer(stream).writerows(
        [["Frame", "Visibility", "X", "Y", "Note"], [0, 1, 1, 1, "two\nlines"], [1, 1, "x", 1, ""]]
    )
    with pytest.raises(AppError, match="line 4"):
        read(path, stream.getvalue())


def test_a_quote_that_is_never_closed_does_not_swallow_the_rest(path: Path) -> None:
    try:
        points = read(path, 'Frame,Visibility,X,Y,Note\n0,1,1,1,"oops\n1,1,2,2,\n2,1,3,3,\n')
    except AppError:
        return
    assert len(points) == 3


@pytest.mark.parametrize("confidence", ["nan", "-1", "7"])
def test_invalid_confidence_is_a_bad_row(path: Path, confidence: str) -> None:
    with pytest.raises(AppError, match="line 2"):
        read(path, f"Frame,Visibility,X,Y,Confidence\n0,1,1,1,{confidence}\n")


def test_an_unknown_source_is_a_bad_row(path: Path) -> None:
    with pytest.raises(AppError, match="line 2"):
        read(path, "Frame,Visibility,X,Y,Source\n0,1,1,1,guessed\n")


def test_two_rows_of_one_frame_are_a_contradiction(path: Path) -> None:
    with pytest.raises(AppError, match="line 4: frame 3"):
        read(path, HEADER + "3,0,0,0\n1,0,0,0\n3,1,5,5\n")


def test_missing_columns_are_named(path: Path) -> None:
    with pytest.raises(AppError, match=r"labels\.csv has no column Visibility, Y") as caught:
        read(path, "Frame,Ball,X,Row\n0,1,2,3\n")
    assert "Frame,Ball,X,Row" in caught.value.problem


def test_files_that_are_no_label_files_are_called_so(path: Path) -> None:
    with pytest.raises(AppError, match=r"label file .*labels\.csv"):
        read_track(path)
    with pytest.raises(AppError, match="is empty"):
        read(path, "")
    path.write_bytes(b"\xff\xfeF\x00r\x00")
    with pytest.raises(AppError, match="not a UTF-8 text file"):
        read_track(path)
    with pytest.raises(AppError, match="is a folder"):
        read_track(path.parent)


def test_a_header_alone_is_a_track_without_rows(path: Path) -> None:
    assert read(path, HEADER) == []
