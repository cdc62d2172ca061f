import codecs
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from label_files import (
    CANONICAL,
    CLASSES,
    INVERTED,
    NAMED,
    STANDARD,
    VIDEO,
    Dialect,
    Truth,
    conclusion_on,
    rally,
    read_label_data,
)
from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import Aspect, Certainty, VideoFacts
from rallytrace.storage.labels.report import LabelReport, RowProblem
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import Layer, State, Track, make_rows


def facts_of(track: Sequence[Truth], size: Size = VIDEO) -> VideoFacts:
    return VideoFacts(size, max(one.frame for one in track) + 1)


def says(report: LabelReport, track: Sequence[Truth], tolerance: float) -> None:
    """Check that the labels equal those of the track."""
    labels = report.labels
    assert labels.frames.tolist() == sorted(one.frame for one in track), report.refused[:3]
    for one, row in zip(sorted(track, key=lambda one: one.frame), labels.rows, strict=True):
        assert State(int(row["state"])) is one.state, one
        if one.state is not State.NO_BALL:
            assert (row["x"], row["y"]) == (pytest.approx(one.x, abs=tolerance), pytest.approx(one.y, abs=tolerance))


def read(dialect: Dialect, track: Sequence[Truth]) -> LabelReport:
    """Return the report, with the user's answers to what it asks."""
    data, facts = dialect.bytes_of(track), facts_of(track)
    given: dict[Aspect, str] = {}
    for _ in range(6):
        report = read_label_data(data, facts, given)
        if not report.questions:
            return report
        given |= {question.aspect: dialect.answer(question.aspect) for question in report.questions}
    raise AssertionError("it asks for ever")


@pytest.mark.parametrize("name", NAMED)
def test_every_known_dialect_is_read(name: str) -> None:
    dialect = NAMED[name]
    track = rally(occluded=State.OCCLUDED in dialect.meaning)
    report = read(dialect, track)
    says(report, track, dialect.tolerance)
    assert report.corrected == ()
    assert report.refused == ()


MAY_ASK = {"a smaller size": {Aspect.COORDINATES}, "another order": set()}


@pytest.mark.parametrize("name", NAMED)
def test_whole_rally_leaves_few_questions(name: str) -> None:
    dialect = NAMED[name]
    track = rally(occluded=State.OCCLUDED in dialect.meaning)
    asked = {question.aspect for question in read_label_data(dialect.bytes_of(track), facts_of(track)).questions}
    assert asked <= MAY_ASK.get(name, set())


def test_conclusions_give_evidence_and_alternatives() -> None:
    track = rally()
    for conclusion in read_label_data(CANONICAL.bytes_of(track), facts_of(track)).conclusions:
        assert conclusion.evidence.endswith(".")
        assert conclusion.choice in [choice.name for choice in conclusion.choices]
        assert conclusion.words


def test_the_user_has_the_last_word() -> None:
    track = rally()
    data, facts = CANONICAL.bytes_of(track), facts_of(track)
    one_on = read_label_data(data, facts, {Aspect.FIRST_FRAME: "1"})
    assert not_none(conclusion_on(one_on, Aspect.FIRST_FRAME)).certainty is Certainty.GIVEN
    assert one_on.labels.frames.tolist() == [one.frame - 1 for one in track[1:]]
    assert [note.line for note in one_on.refused] == [2]
    swapped = read_label_data(data, facts, {Aspect.X_COLUMN: "4", Aspect.Y_COLUMN: "3", Aspect.COORDINATES: "1280x720"})
    assert swapped.labels.rows["x"][0] == track[int(swapped.labels.frames[0])].y


def test_an_impossible_choice_is_refused_with_those_possible() -> None:
    with pytest.raises(AppError, match="choice for separator") as caught:
        read_label_data(b"Frame,X,Y\n0,1,2\n", VideoFacts(VIDEO), {Aspect.SEPARATOR: "slash"})
    assert "semicolon" in caught.value.remedy


def test_any_other_size_can_be_given() -> None:
    report = read_label_data(
        b"Frame,Visibility,X,Y\n0,1,320,180\n", VideoFacts(VIDEO, 1), {Aspect.COORDINATES: "1024x576"}
    )
    assert report.labels.rows["x"][0] == pytest.approx(400.125)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("part", [slice(1, None), slice(None, -1), slice(1, -1), slice(40, 90), slice(3, None, 4)])
@pytest.mark.parametrize("header", [("Frame", "Visibility", "X", "Y"), ("image", "visible", "x", "y"), ()])
def test_ambiguous_first_frame_is_asked(header: tuple[str, ...], part: slice, first: int) -> None:
    track = rally()
    there = [one for one in track[part] if 0 < one.frame + first < len(track)]
    report = read_label_data(Dialect(header=header, first=first).bytes_of(there), facts_of(track))
    counting = not_none(conclusion_on(report, Aspect.FIRST_FRAME))
    assert counting.asks
    assert "0 or from 1" in counting.evidence


def test_frames_just_beyond_the_end_do_not_decide_alone() -> None:
    track = rally()
    longer = read_label_data(CANONICAL.bytes_of(track[5:]), VideoFacts(VIDEO, len(track) - 6))
    assert Aspect.FIRST_FRAME in {question.aspect for question in longer.questions}


def predictions(track: Sequence[Truth], noise: float = 1.5) -> Track:
    """Return a track with what a model would have said."""
    made = Track(len(track))
    random = np.random.default_rng(5)
    for one in track:
        if one.state is State.VISIBLE and one.frame % 9:
            dx, dy = random.normal(0, noise, 2)
            after = make_rows(1, State.VISIBLE, Source.PREDICTED, x=one.x + dx, y=one.y + dy)
            made.make(made.change(Layer.PREDICTED, [one.frame], after))
    return made


@pytest.mark.parametrize("first", [-1, 0, 1, 2])
def test_predictions_decide_what_frames_are_counted_from(first: int) -> None:
    track = rally()
    there = track[4:-4]
    dialect = Dialect(first=first, size=Size(512, 288), digits=1)
    report = read_label_data(dialect.bytes_of(there), facts_of(track), predicted=predictions(track).shown_rows())
    assert not report.questions
    says(report, there, dialect.tolerance)
    assert "tracked path" in not_none(conclusion_on(report, Aspect.FIRST_FRAME)).evidence


def test_predictions_of_a_ball_that_lies_still_decide_nothing() -> None:
    still = [Truth(frame, State.VISIBLE, 600.0, 300.0) for frame in range(60)]
    report = read_label_data(CANONICAL.bytes_of(still[1:]), facts_of(still), predicted=predictions(still).shown_rows())
    assert not_none(conclusion_on(report, Aspect.FIRST_FRAME)).asks


def test_labels_far_from_predictions_belong_to_another_video() -> None:
    track = rally()
    elsewhere = [replace(one, x=VIDEO.width - one.x, y=one.y / 2) for one in track]
    seen = predictions(track).shown_rows()
    assert read_label_data(CANONICAL.bytes_of(elsewhere), facts_of(track), predicted=seen).doubt
    assert not read_label_data(CANONICAL.bytes_of(track), facts_of(track), predicted=seen).doubt
    assert not read_label_data(CANONICAL.bytes_of(elsewhere[:15]), facts_of(track), predicted=seen).doubt, "too few"
    assert not read_label_data(CANONICAL.bytes_of(elsewhere), facts_of(track)).doubt


def test_the_ball_is_found_among_tracked_boxes() -> None:
    lines = []
    for one in rally():
        lines.append(f"{one.frame + 1:05d}.jpg,1,300,200,60,180,0.9,player,,,\n")
        if one.state is State.VISIBLE:
            lines.append(f"{one.frame + 1:05d}.jpg,99,{one.x - 5:.1f},{one.y - 4:.1f},10,8,0.7,ball,,,\n")
    report = read_label_data("".join(lines).encode(), facts_of(rally()))
    says(report, [one for one in rally() if one.state is State.VISIBLE], 0.01)
    assert {note.problem for note in report.refused} == {RowProblem.OTHER_OBJECT}
    ball = not_none(conclusion_on(report, Aspect.OBJECT))
    assert (ball.choice, ball.asks) == ("99", False)


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("score", "0.7"),
        ("conf", "0.7"),
        ("confidence", "0.7"),
        ("source", "predicted"),
        ("visible", "1"),
        ("conf,x,y,z", "1,-1,-1,-1"),
    ],
)
def test_tracked_boxes_may_have_a_header(name: str, cell: str) -> None:
    seen = [one for one in rally() if one.state is State.VISIBLE]
    lines = [f"frame,id,bb_left,bb_top,bb_width,bb_height,{name}\n"]
    lines += [f"{one.frame},1,{one.x - 5:.1f},{one.y - 4:.1f},10,8,{cell}\n" for one in seen]
    says(read_label_data("".join(lines).encode(), facts_of(rally())), seen, 0.01)


def test_labels_without_a_confidence_are_certain() -> None:
    for text in ("Frame,X,Y\n5,10,20\n", "Frame,X,Y,Confidence\n5,10,20,\n"):
        assert [point.confidence for point in read_label_data(text.encode(), VideoFacts(VIDEO)).points] == [1]


@pytest.mark.parametrize("name", ["confidence", "conf", "Conf."])
def test_a_confidence_may_be_abbreviated(name: str) -> None:
    report = read_label_data(f"frame,x,y,{name}\n3,50,60,0.25\n".encode(), facts_of(rally()))
    assert [point.confidence for point in report.points] == [0.25]


def test_x_and_y_beside_a_width_and_a_height_may_be_a_corner() -> None:
    lines = [f"{one.frame},{one.x},{one.y},10,8" for one in rally() if one.state is State.VISIBLE]
    assert {Aspect.X_COLUMN, Aspect.Y_COLUMN} <= asked("frame,x,y,w,h", lines)


def asked(header: str, lines: Iterable[str]) -> set[Aspect]:
    """Return what is asked about a file of the rally."""
    data = "".join(f"{line}\n" for line in [*([header] if header else []), *lines]).encode()
    return {question.aspect for question in read_label_data(data, facts_of(rally())).questions}


def test_the_number_99_says_nothing_among_many_tracked_objects() -> None:
    lines = [f"{one.frame},{number},{one.x},{one.y},9,9,1,-1,-1,-1" for one in rally() for number in (97, 98, 99)]
    assert Aspect.OBJECT in asked("", lines)


def test_seven_columns_may_be_boxes_or_labels_with_more_besides() -> None:
    lines = [f"{one.frame},1,{one.x},{one.y},3,5,7" for one in rally() if one.state is State.VISIBLE]
    assert Aspect.VISIBILITY_COLUMN in asked("", lines)
    read_as_labels = read_label_data("\n".join(lines).encode(), facts_of(rally()), {Aspect.VISIBILITY_COLUMN: "2"})
    says(read_as_labels, [one for one in rally() if one.state is State.VISIBLE], 0.01)


@pytest.mark.parametrize(
    ("header", "cells", "aspect"),
    [
        ("frame,visible,x,y,ball_x,ball_y", "{frame},1,{x},{y},{y},{x}", Aspect.X_COLUMN),
        ("frame,ball,visible,x,y", "{frame},1,{seen},{x},{y}", Aspect.VISIBILITY_COLUMN),
        ("frame,visible,x,y,source", "{frame},{seen},{stale},{stale},north", Aspect.HIDDEN),
        ("frame,visible,x,y", "{frame},{level},{stale},{stale}", Aspect.VISIBILITY),
        ("", "{steady},{y},{twice}", Aspect.FRAME_COLUMN),
    ],
)
def test_ambiguous_columns_are_asked(header: str, cells: str, aspect: Aspect) -> None:
    lines = []
    for one in rally(occluded=True):
        seen = int(one.state is State.VISIBLE)
        level = {State.VISIBLE: 1, State.OCCLUDED: 3}.get(one.state, 0)
        more = {"stale": 200 + one.frame, "steady": 100 + 3 * one.frame, "twice": 2 * one.frame, "level": level}
        lines.append(cells.format(frame=one.frame, x=one.x, y=one.y, seen=seen, **more))
    assert aspect in asked(header, lines)


def test_frames_are_found_beside_positions_that_ascend_as_well() -> None:
    track = [Truth(frame, State.VISIBLE, 100.0 + 3 * frame, 300.0) for frame in range(60)]
    headless = Dialect(header=(), order="xyvf")
    report = read_label_data(headless.bytes_of(track), facts_of(track))
    assert not_none(conclusion_on(report, Aspect.FRAME_COLUMN)).choice == "4"


def test_two_columns_of_frames_that_differ_are_asked_about() -> None:
    lines = [f"{one.frame},{one.frame // 2},{one.x},{one.y}" for one in rally() if one.state is State.VISIBLE]
    assert Aspect.FRAME_COLUMN in asked("frame,frame,x,y", lines)


def test_a_few_points_do_not_show_what_their_pixels_are() -> None:
    seen = [f"{one.frame},1,{one.x},{one.y}" for one in rally() if one.state is State.VISIBLE]
    header = "Frame,Visibility,X,Y"
    assert Aspect.COORDINATES in asked(header, seen[-3:])
    assert Aspect.COORDINATES not in asked(header, seen)


def test_inverted_visibility_without_position_is_no_ball() -> None:
    rows = "".join(f"{i},{600 + i},300,0\n" for i in range(20)) + "20,0,0,1\n21,620,310,1\n"
    given = {Aspect.VISIBILITY: "inverted"}
    report = read_label_data(f"frame_num,x,y,visible\n{rows}".encode(), VideoFacts(VIDEO, 22), given)
    assert report.labels.rows["state"].tolist()[-2:] == [State.NO_BALL, State.OCCLUDED]


def test_words_do_for_visibilities() -> None:
    report = read_label_data(b"frame,visible,x,y\n0,True,300,200\n1,false,,\n2,Yes,310,190\n", VideoFacts(VIDEO, 3))
    assert report.labels.rows["state"].tolist() == [State.VISIBLE, State.NO_BALL, State.VISIBLE]


def test_a_table_for_a_spreadsheet_says_its_separator_first() -> None:
    report = read_label_data(b"sep=;\nFrame;Visibility;X;Y\n0;1;300;200\n", VideoFacts(VIDEO, 1))
    assert report.labels.lines.tolist() == [3]
    assert report.refused == ()


def test_the_columns_of_our_own_files_are_all_read() -> None:
    data = (
        b"Frame,Visibility,X,Y,Source,Confidence\n"
        b"5,1,10,20,human,0.250\n6,0,17,4,inpainted,0.100\n7,0,0,0,predicted,0.000\n"
    )
    report = read_label_data(data, VideoFacts(VIDEO, 9))
    seen, hidden, none = report.points
    assert (seen.frame, seen.source, seen.confidence) == (5, Source.HUMAN, 0.25)
    assert (hidden.occluded, hidden.x, hidden.y) == (True, 17, 4)
    assert (none.placed, none.source) == (False, Source.PREDICTED)
    assert not report.questions


def test_frames_without_a_column_are_counted_and_asked_about() -> None:
    report = read_label_data(b"Visibility,X,Y\n1,300,200\n0,0,0\n", VideoFacts(VIDEO, 2))
    assert report.labels.frames.tolist() == [0, 1]
    assert Aspect.FRAME_COLUMN in {question.aspect for question in report.questions}


@pytest.mark.parametrize("mark", [codecs.BOM_UTF8, b""])
def test_a_file_without_rows_says_so(mark: bytes) -> None:
    assert read_label_data(mark, VideoFacts(VIDEO)).problem == "The file is empty."
    assert (
        read_label_data(mark + b"Frame,Visibility,X,Y\n", VideoFacts(VIDEO)).problem == "There are no rows in the file."
    )
    poem = read_label_data(mark + b"Roses are red\nViolets are blue\n", VideoFacts(VIDEO))
    assert poem.problem
    assert len(poem.refused) + 1 >= 2


SIZES = (VIDEO, Size(1920, 1080), Size(640, 360), None)
HEADERS = (
    ("fvxy", ("Frame", "Visibility", "X", "Y")),
    ("fxyv", ("frame_num", "x", "y", "visible")),
    ("xyfv", ("x", "y", "index", "vis")),
    ("fvxy-", ("file name", "visibility", "x-coordinate", "y-coordinate", "status")),
    ("fvxy", ()),
    ("fxyv", ()),
)


@st.composite
def dialects(draw: st.DrawFn) -> Dialect:
    order, header = draw(st.sampled_from(HEADERS))
    size = draw(st.sampled_from(SIZES))
    separator = draw(st.sampled_from([",", ";", "\t", "|"]))
    decimal_comma = draw(st.booleans()) and separator != ","
    none = draw(st.sampled_from([("0", "0"), ("-1", "-1"), ("", ""), ("nan", "nan")]))
    return Dialect(
        encoding=draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "latin-1"])),
        separator=separator,
        decimal_comma=decimal_comma,
        header=header,
        order=order,
        first=draw(st.sampled_from([0, 1])),
        size=size,
        digits=4 if size is None else draw(st.sampled_from([0, 2])),
        none=none,
        meaning=draw(st.sampled_from([STANDARD, INVERTED, CLASSES])),
        name=draw(st.sampled_from(["{}", "{:04d}.jpg", "a/frame_{}.png"])),
        quoted=draw(st.booleans()),
        line_end=draw(st.sampled_from(["\n", "\r\n"])),
    )


@st.composite
def excerpts(draw: st.DrawFn) -> tuple[list[Truth], int]:
    """Return what is known of some frames of a video, and how many it has; those at either end are often left out."""
    count = draw(st.integers(40, 120))
    begin, end = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    random = np.random.default_rng(draw(st.integers(0, 2**31)))
    share, occluded = draw(st.floats(0.5, 1.0)), draw(st.floats(0, 0.2))
    made = []
    for frame in range(begin, count - end):
        if frame % 17 == 5 and not draw(st.booleans()):
            continue
        x, y = float(random.integers(4, VIDEO.width)), float(random.integers(4, VIDEO.height))
        state = State.VISIBLE if random.random() < share else State.NO_BALL
        if state is State.VISIBLE and random.random() < occluded:
            state = State.OCCLUDED
        made.append(Truth(frame, state, *((0.0, 0.0) if state is State.NO_BALL else (x, y))))
    return made, count


MEANING = (Aspect.FIRST_FRAME, Aspect.COORDINATES, Aspect.VISIBILITY)


def right_answers(dialect: Dialect, aspect: Aspect) -> set[str]:
    """Return the true answer, and what comes to the same: classes of which only 0 and 1 occur are the usual two."""
    answer = dialect.answer(aspect)
    return {"standard", "classes"} if answer in ("standard", "classes") else {answer}


@settings(max_examples=120, deadline=None)
@example(Dialect(first=1), (rally()[1:-1], 240))
@example(Dialect(first=1, name="{:04d}.jpg"), (rally()[2:-1], 240))
@example(CANONICAL, (rally()[2:-2], 240))
@given(dialects(), excerpts())
def test_any_rendering_of_any_track_is_read_right_or_asked_about(
    dialect: Dialect, excerpt: tuple[list[Truth], int]
) -> None:
    track, n_frames = excerpt
    there = [one for one in track if one.state in dialect.meaning]
    data, facts = dialect.bytes_of(there), VideoFacts(VIDEO, n_frames)
    given: dict[Aspect, str] = {}
    for _ in range(6):
        report = read_label_data(data, facts, given)
        for conclusion in report.conclusions:
            if conclusion.aspect in MEANING and not conclusion.asks:
                assert conclusion.choice in right_answers(dialect, conclusion.aspect), conclusion
        if not report.questions:
            break
        given |= {question.aspect: dialect.answer(question.aspect) for question in report.questions}
    says(report, there, dialect.tolerance)


# Tables that say little of themselves


def flight(n_frames: int = 200) -> tuple[np.ndarray[tuple[int], np.dtype[np.float64]], ...]:
    """Columns and rows of a ball that goes to and fro in 1280x720, (n,) each."""
    at = np.arange(n_frames)
    return 640 + 300 * np.sin(at / 15), 280 + 150 * np.cos(at / 22)


@pytest.mark.parametrize(("header", "empty"), [("x,y", ","), ("x,y", '"",""'), ("x;y", ";"), ("x,y,confidence", ",,")])
def test_empty_rows_count_where_no_column_has_frame_numbers(header: str, empty: str) -> None:
    x, y = flight()
    sign, hidden = (";" if ";" in header else ","), {*range(50, 60), 100}
    more = f"{sign}0.9" if "confidence" in header else ""
    lines = [empty if i in hidden else f"{x[i]:.1f}{sign}{y[i]:.1f}{more}" for i in range(len(x))]
    text = "\n".join([header, *lines])
    labels = read_label_data(text.encode(), VideoFacts(Size(1280, 720), 200), {Aspect.FRAME_COLUMN: "none"}).labels
    assert labels.frames.tolist() == [i for i in range(200) if i not in hidden]
    assert labels.rows["x"] == pytest.approx(x[labels.frames], abs=0.06)


@pytest.mark.parametrize("before", [",,\n", ",,\n,,\n"])
def test_empty_rows_above_the_header_do_not_count(before: str) -> None:
    x, y = flight()
    text = before + "x,y,confidence\n" + "".join(f"{x[i]:.1f},{y[i]:.1f},0.9\n" for i in range(len(x)))
    facts = VideoFacts(Size(1280, 720), 200)
    labels = read_label_data(text.encode(), facts, {Aspect.FRAME_COLUMN: "none"}).labels
    assert labels.frames.tolist() == list(range(200))


def test_a_header_that_is_repeated_is_no_row_to_be_counted() -> None:
    x, y = flight()
    lines = [f"{x[i]:.1f},{y[i]:.1f}" for i in range(len(x))]
    text = "\n".join(["x,y", *lines[:100], "x,y", *lines[100:]])
    facts = VideoFacts(Size(1280, 720), 200)
    labels = read_label_data(text.encode(), facts, {Aspect.FRAME_COLUMN: "none"}).labels
    assert labels.frames.tolist() == list(range(200))


def test_blank_lines_between_unnumbered_rows_are_reported() -> None:
    report = read_label_data(
        b"x,y\n10,20\n\n12,22\n14,24\n\n", VideoFacts(Size(1280, 720), 4), {Aspect.FRAME_COLUMN: "none"}
    )
    assert any("blank" in remark for remark in report.remarks)


@pytest.mark.parametrize("header", ["frame,timestamp_ms,pixel_x,pixel_y", ",frame,pixel_x,pixel_y", ""])
def test_ambiguous_position_columns_are_asked_about(header: str) -> None:
    x, y = flight(60)
    second = 33 if "ms" in header or not header else 1
    rows = [f"{i},{second * i},{x[i]:.1f},{y[i]:.1f}" for i in range(60)]
    text = "\n".join([*([header] if header else []), *rows])
    facts = VideoFacts(Size(1280, 720), 60)
    asked = {question.aspect for question in read_label_data(text.encode(), facts).questions}
    assert {Aspect.X_COLUMN, Aspect.Y_COLUMN} <= asked
    given = {Aspect.X_COLUMN: "3", Aspect.Y_COLUMN: "4", Aspect.COORDINATES: "1280x720"}
    labels = read_label_data(text.encode(), facts, given).labels
    assert labels.frames.tolist() == list(range(60))
    assert labels.rows["x"] == pytest.approx(x, abs=0.06)


def test_own_file_without_visible_ball_is_unambiguous() -> None:
    rows = [f"{i},0,{400 + i},300,human,1.0" if i % 3 else f"{i},0,0,0,human,1.0" for i in range(20, 50)]
    text = "\n".join(["Frame,Visibility,X,Y,Source,Confidence", *rows])
    report = read_label_data(text.encode(), VideoFacts(Size(1280, 720), 60))
    assert not report.questions
    states = {State(int(state)) for state in report.labels.rows["state"]}
    assert states == {State.OCCLUDED, State.NO_BALL}
    assert len(report.labels.frames) == 30
