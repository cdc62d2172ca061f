"""Tables of segments in all forms become segments; ball labels never do."""

import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from label_files import NAMED, rally
from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import Aspect, Certainty
from rallytrace.storage.labels.report import RowProblem
from rallytrace.storage.segments import read_segments
from rallytrace.storage.segments.records import SegmentFile
from rallytrace.storage.spreadsheets import table_text
from rallytrace.track.table_style import TableStyle

RATE, DURATION = 25.0, 5400.0
FRAGMENTS = (
    *(
        "12.5",
        "20",
        "-1",
        "0:12",
        "1:02:03.5",
        "01:00:10:05",
        "00:01:00;00",
        "99:99:99:99",
        "#3",
        "1,5",
        "300",
        "nan",
        "1e9",
    ),
    *(",", ";", "\t", " ", "|", "\n", "\r\n", '"', "-->", " - ", "\n\n", "\x00"),
    *(
        "Start",
        "End",
        "Name",
        "Frame",
        "X",
        "Y",
        "TITLE: t\n",
        "FCM: DROP FRAME\n",
        "001  AX  V  C  ",
        "* COMMENT: a\n",
    ),
    *(
        " |C:x |M:one |D:50\n",
        "M2 ",
        "WEBVTT\n",
        ";FFMETADATA1\n",
        "[CHAPTER]\n",
        "TIMEBASE=1/0\n",
        "START=5\n",
        "END=9\n",
    ),
    *("# mpv EDL v0\n", "cutSegments", "{", "[", "rally,ball_round,frame_num\n", "谌龙", "Rally 1", "Total"),
)
SUFFIXES = (".csv", ".edl", ".llc", ".json", ".srt", ".txt")
TWO = [(12.5, 20.1), (25.0, 31.25)]


def read(tmp_path: Path, text: str, name: str = "a.csv", **given: str) -> SegmentFile | None:
    (tmp_path / name).write_text(text, encoding="utf-8", newline="")
    overrides = {Aspect(aspect.replace("_", "-")): choice for aspect, choice in given.items()}
    return read_segments(tmp_path / name, RATE, DURATION, overrides)


def found(tmp_path: Path, text: str, name: str = "a.csv", **given: str) -> SegmentFile:
    return not_none(read(tmp_path, text, name, **given))


def spans(file: SegmentFile) -> list[tuple[float, float | None]]:
    return [(round(one.start, 4), None if one.end is None else round(one.end, 4)) for one in file.segments]


def names(file: SegmentFile) -> list[str]:
    return [one.name for one in file.segments]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("names_are_numbers.csv", "12.5,20.1,1\n25,31.25,2\n"),
        ("heading.csv", "Start,End,Name\n12.5,20.1,1\n25,31.25,2\n"),
        ("excel.csv", "12,5;20,1;1\n25;31,25;2\n"),
        ("excel_heading.csv", "\ufeffStart;Ende;Satz\r\n12,5;20,1;1\r\n25;31,25;2\r\n"),
        ("sep.csv", "sep=;\r\nStart;End;Name\r\n12.5;20.1;1\r\n25;31.25;2\r\n"),
        ("tabs.tsv", "12.5\t20.1\t1\n25\t31.25\t2\n"),
        ("bars.csv", "start|end|name\n12.5|20.1|1\n25|31.25|2\n"),
        ("quotes.csv", '"12,5","20,1","1"\n"25,0","31,25","2"\n'),
        ("clocks.csv", "0:12.5,0:20.1,1\n0:25,0:00:31.25,2\n"),
        ("clocks.txt", "00:00:12,500;00:00:20,100;1\n00:00:25,000;00:00:31,250;2\n"),
        ("units.csv", "12.5 s,20.1 s,1\n25 s,31.25 s,2\n"),
        ("milliseconds.csv", "start_ms,end_ms,name\n12500,20100,1\n25000,31250,2\n"),
        ("duration.csv", "Start,Duration,Name\n12.5,7.6,1\n25,6.25,2\n"),
        ("title.csv", "My match\n\nStart,End,Name\n12.5,20.1,1\n25,31.25,2\n"),
        ("unknown_heading.csv", "Von wo,Bis wo,Was\n12.5,20.1,1\n25,31.25,2\n"),
        ("name_first.csv", "Name,Start,End\n1,12.5,20.1\n2,25,31.25\n"),
        ("durations.csv", "12.5,20.1,7.6,1 a\n25,31.25,6.25,2 b\n"),
        ("unsorted.csv", "25,31.25,2\n12.5,20.1,1\n"),
        ("wide_digits.csv", "\uff11\uff12.5,20.1,1\n25,31.25,2\n"),
        ("numbered.txt", "1. 0:12.5 - 0:20.1 1\n2. 0:25 - 0:31.25 2\n"),
        ("audacity.txt", "12.500000\t20.100000\t1\n25.000000\t31.250000\t2\n"),
        ("a.srt", "1\n00:00:12,500 --> 00:00:20,100\n1\n\n2\n00:00:25,000 --> 00:00:31,250\n<i>2</i>\n"),
        ("a.vtt", "WEBVTT\n\n00:12.500 --> 00:20.100 align:start\n1\n\n00:00:25.000 --> 00:31.250\n<b>2</b>\n"),
        ("youtube.txt", "00:12.5 - 00:20.1 1\n00:25 - 00:31.25 2\n"),
        ("player.edl", "12.50 20.10 0\n25.0 31.25 0\n"),
        ("frames.edl", "#312.5 #502.5 0\n#625 #781.25 0\n"),
        ("mpv.edl", "# mpv EDL v0\nm.mp4,12.5,7.6,title=1\nm.mp4,25,6.25,title=2\n"),
        (
            "a.ffmetadata",
            (
                ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=12500\nEND=20100\ntitle=1\n"
                "[CHAPTER]\nTIMEBASE=1/100\nSTART=2500\nEND=3125\ntitle=2\n"
            ),
        ),
    ],
)
def test_tables_of_every_form_are_segments(tmp_path: Path, name: str, text: str) -> None:
    file = found(tmp_path, text, name)
    assert spans(file) == TWO
    assert names(file) == (
        ["", ""] if name in ("player.edl", "frames.edl") else ["1", "2"] if name != "durations.csv" else ["1 a", "2 b"]
    )
    assert not file.questions
    assert not file.refused


def test_chapters_last_until_the_next(tmp_path: Path) -> None:
    file = found(tmp_path, "Chapters:\n0:00 Intro\n0:12 Rally 1\n1:02:03 Rally 2, long\n", "chapters.txt")
    assert [(one.name, one.start, one.end) for one in file.segments] == [
        ("Intro", 0, None),
        ("Rally 1", 12, None),
        ("Rally 2, long", 3723, None),
    ]
    assert [note.line for note in file.refused] == [1]


def test_a_quote_that_is_never_closed_joins_no_rows(tmp_path: Path) -> None:
    file = found(tmp_path, '12.5,20.1,"A\n25,31.25,B\n40,50,C\n')
    assert [one.start for one in file.segments] == [12.5, 25, 40]
    joined = found(tmp_path, '12.5,20.1,"A\nand more"\n25,31.25,B\nfoo,bar,C\n')
    assert [one.start for one in joined.segments] == [12.5, 25]
    assert [note.line for note in joined.refused] == [4]


def test_chapters_may_end_with_their_time(tmp_path: Path) -> None:
    file = found(tmp_path, "Intro 0:00\nRally 1 (0:12)\nRally 2 - 0:25\n", "chapters.txt")
    assert [(one.name, one.start) for one in file.segments] == [("Intro", 0), ("Rally 1", 12), ("Rally 2", 25)]


def test_thousands_have_commas(tmp_path: Path) -> None:
    assert spans(found(tmp_path, '"1,012.5","1,020.1",A\n')) == [(1012.5, 1020.1)]


def test_markers_of_editing_programs_are_read(tmp_path: Path) -> None:
    heading = "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type\n"
    premiere = "one\t\t00:00:12:12\t00:00:20:02\t00:00:07:15\tComment\ntwo\t\t00:00:25:00\t00:00:25:00\t\tComment\n"
    (tmp_path / "premiere.csv").write_text(heading + premiere, encoding="utf-16")
    assert spans(not_none(read_segments(tmp_path / "premiere.csv", RATE, DURATION))) == [(12.48, 20.08), (25, None)]
    avid = "ana\t01:00:12:12\tV1\tred\tone\t1\nana\t01:00:25:00\tV1\tred\ttwo\t1\n"
    file = found(tmp_path, avid, "avid.txt")
    assert (spans(file), names(file)) == ([(12.48, None), (25, None)], ["one", "two"])
    assert [question.aspect for question in file.questions] == [Aspect.TIMELINE_START]


@pytest.mark.parametrize("style", TableStyle)
def test_our_own_table_of_rallies_comes_back(tmp_path: Path, style: TableStyle) -> None:
    heading = ("Rally", "Start", "End", "Seconds", "StartFrame", "EndFrame", "Hits", "Winner", "Tags")
    row = ("=Rally", "0:00:12.500", "0:00:20.100", "7.6", 312, 501, 4, "Ana", "net; long")
    file = found(tmp_path, table_text([heading, row], style), "rallies.csv")
    (one,) = file.segments
    assert (one.name, one.start, one.end, one.winner, one.tags) == ("=Rally", 12.5, 20.1, "Ana", ("net", "long"))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("1,2,A\n5.5,4,B\n", 2, RowProblem.END_BEFORE_START),
        ("Start,End,Name\n1,2,A\n\n4,4,B\n", 4, RowProblem.NO_LENGTH),
        ("Start,End,Name\n1,2,A\nTotal,,1\n", 3, RowProblem.NO_TIME),
        ("1.5,2,A\nfoo,bar,B\n3,4,C\n", 2, RowProblem.NO_TIME),
    ],
)
def test_rows_that_are_no_segments_are_named(tmp_path: Path, text: str, line: int, problem: RowProblem) -> None:
    file = found(tmp_path, text)
    assert [(note.line, note.problem) for note in file.refused] == [(line, problem)]
    assert "A" in names(file)


@pytest.mark.parametrize(
    ("text", "unit", "certainty"),
    [
        ("300,600,A\n700,900,B\n", "frames", Certainty.UNSURE),
        ("10,20,A\n25,32,B\n", "seconds", Certainty.LIKELY),
        ("100,130,A\n150,190,B\n", "seconds", Certainty.UNSURE),
        ("30000,30600,A\n40000,40500,B\n", "frames", Certainty.LIKELY),
        ("1250000,1260000,A\n", "milliseconds", Certainty.LIKELY),
        ("9000,9010,A\n", "seconds", Certainty.LIKELY),
        ("StartFrame,EndFrame,Name\n300,600,A\n", "frames", Certainty.CERTAIN),
        ("10.0,20.0,A\n", "seconds", Certainty.CERTAIN),
    ],
)
def test_the_unit_is_found_or_asked(tmp_path: Path, text: str, unit: str, certainty: Certainty) -> None:
    (conclusion,) = [one for one in found(tmp_path, text).conclusions if one.aspect is Aspect.TIMES]
    assert (conclusion.choice, conclusion.certainty) == (unit, certainty)


def test_the_unit_can_be_said(tmp_path: Path) -> None:
    text = "300,600,A\n700,900,B\n"
    assert spans(found(tmp_path, text, times="frames")) == [(12, 24), (28, 36)]
    assert spans(found(tmp_path, text, times="seconds")) == [(300, 600), (700, 900)]


@pytest.mark.parametrize(
    "text",
    [
        "300,600,1\n700,900,2\n",
        "1.5,2.5\n3,4\n",
        "1,12.5,20.1\n2,25,31.25\n",
        "20.1,12.5,1\n31.25,25,2\n",
        "10.5,20.5,1\n15.5,30.5,2\n18,40,3\n",
        "1000,1200,1\n100,200,2\n500,600,3\n",
        "0,5,3\n100,150,120\n200,260,240\n",
        "100.5,200.2\n210,300.3\n310,400\n",
    ],
)
def test_numbers_that_may_be_labels_are_asked(tmp_path: Path, text: str) -> None:
    assert Aspect.CONTENT in {question.aspect for question in found(tmp_path, text).questions}
    assert read(tmp_path, text, content="labels") is None
    assert Aspect.CONTENT not in {question.aspect for question in found(tmp_path, text, content="segments").questions}


def test_a_text_without_times_is_refused_as_segments(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="start and an end"):
        read(tmp_path, "Roses are red,\nviolets are blue.\n", content="segments")


@pytest.mark.parametrize("dialect", NAMED.values(), ids=NAMED.keys())
def test_ball_labels_are_never_segments(tmp_path: Path, dialect: object) -> None:
    for track in (rally(), rally()[5:8], rally()[::17]):
        (tmp_path / "labels.csv").write_bytes(dialect.bytes_of(track))  # type: ignore[attr-defined]
        assert read_segments(tmp_path / "labels.csv", 30.0, 8.0) is None


@pytest.mark.parametrize(
    "text",
    [
        "0,640,360\n1,650,350\n2,660,340\n",
        "640,360\n650,350\n660,340\n",
        "0.5,0.4\n0.51,0.41\n0.52,0.45\n",
        "img_000.jpg,640,360\nimg_001.jpg,650,350\n",
        "frame;x;y\n0;640,5;360,2\n",
        "frame,time,x,y\n0,0.0,640,360\n",
        "Frame,Time,Kind\n12,0:00:00.400,hit\n",
        "1,1,100,200,10,10,1,1,1\n2,1,110,210,10,10,1,1,1\n",
        "1,1,640,360\n2,0,0,0\n",
    ],
)
def test_labels_without_a_dialect_are_no_segments(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) is None


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-8-sig", "谌龙"),
        ("utf-16", "谌龙"),
        ("utf-16-le", "Rally"),
        ("gb18030", "谌龙"),
        ("gb18030", "石宇奇"),
        ("cp932", "桃田賢斗"),
        ("cp932", "ラリー2"),
        ("big5", "戴資穎"),
        ("cp949", "안세영"),
        ("cp1251", "Лин Дань"),
        ("cp1252", "Søren “Über” Größe"),
        ("cp1252", "José Müller"),
    ],
)
def test_names_survive_the_usual_encodings(tmp_path: Path, encoding: str, name: str) -> None:
    (tmp_path / "a.csv").write_bytes(f"12.5,20.1,{name}\r\n25,31.25,{name}\r\n".encode(encoding))
    assert names(not_none(read_segments(tmp_path / "a.csv", RATE, DURATION))) == [name, name]


def test_the_encoding_can_be_said(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes("12.5,20.1,Łódź\n".encode("cp1251", errors="replace") + "1,2,Ф".encode("cp1251"))
    file = not_none(read_segments(tmp_path / "a.csv", RATE, DURATION, {Aspect.ENCODING: "cp1251"}))
    assert file.segments[0].name == "Ф"


def test_json_of_another_kind_is_refused_plainly(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="not a list of markers"):
        read(tmp_path, '{"images": []}', "coco.json")


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=30), st.sampled_from(SUFFIXES))
def test_any_text_is_read_or_refused_plainly(fragments: list[str], suffix: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"a{suffix}")
        path.write_text("".join(fragments), encoding="utf-8", newline="")
        with contextlib.suppress(AppError):
            read_segments(path, RATE, DURATION)


@given(st.binary(max_size=200), st.sampled_from(SUFFIXES))
def test_any_bytes_are_read_or_refused_plainly(data: bytes, suffix: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"a{suffix}")
        path.write_bytes(data)
        with contextlib.suppress(AppError):
            read_segments(path, RATE, DURATION)


def test_large_labels_are_ruled_out_by_their_beginning(tmp_path: Path) -> None:
    lines = [f"{frame},{frame % 2},{600 + frame % 50},{300 - frame % 40}" for frame in range(300_000)]
    assert read(tmp_path, "\n".join(lines)) is None
    assert read(tmp_path, "x" * 3_000_000) is None


CLOCKS = ("0:00:00:03", "0:00:00:10", "0:00:01:05", "0:00:02:00")


@pytest.mark.parametrize("heading", ["T,X,Y", "Time,X,Y", "#T,X,Y", "Zeit,Breite,Tiefe", "Time,Ball,X,Y", ""])
@pytest.mark.parametrize("separator", [",", ";", "\t", " "])
@pytest.mark.parametrize("clock", [str, lambda code: f"{code[:7]}.{code[8:]}0"])
def test_clock_times_with_positions_are_no_segments(
    tmp_path: Path, heading: str, separator: str, clock: Callable[[str], str]
) -> None:
    ball = ["1"] if "Ball" in heading else []
    rows = [[clock(code), *ball, f"{692 - 9 * k}.5", f"{402 + k}.0"] for k, code in enumerate(CLOCKS)]
    lines = [heading.replace(",", separator), *(separator.join(row) for row in rows)]
    assert read(tmp_path, "\n".join(lines)) is None


def test_decimal_commas_of_positions_are_no_segments(tmp_path: Path) -> None:
    assert read(tmp_path, "T;X;Y\n" + "".join(f"{code};692,5;40{k},0\n" for k, code in enumerate(CLOCKS))) is None


def test_clocks_with_scores_stay_chapters(tmp_path: Path) -> None:
    assert names(found(tmp_path, "0:00:12 1 0\n0:00:25 1 1\n0:00:40 2 1\n")) == ["1 0", "1 1", "2 1"]


def test_named_starts_with_large_numbers_stay_segments(tmp_path: Path) -> None:
    file = found(tmp_path, "Start,Duration,Metres\n0:12,8.5,120.5\n0:25,7.5,103.5\n")
    assert spans(file) == [(12, 20.5), (25, 32.5)]


@pytest.mark.parametrize("more", ["", ",0.9", ",1"])
def test_rows_that_end_after_the_video_are_likelier_labels(tmp_path: Path, more: str) -> None:
    path = tmp_path / "a.csv"
    path.write_text("".join(f"{k / 30:.3f},{692 - k}.5,402.0{more}\n" for k in range(30)))
    assert read_segments(path, 30, 5) is None
    assert read_segments(path, 30, 5, {Aspect.CONTENT: "segments"}) is not None


def test_segments_of_a_longer_video_stay_segments(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("1.5,3.5\n4.0,9.5\n12.0,20.0\n25.5,31.0\n")
    assert read_segments(path, 30, 5) is not None
