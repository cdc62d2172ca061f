"""Segments of other programs become rallies."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.storage.segments import read_segments
from rallytrace.storage.segments.projects import parse_json5
from rallytrace.track.lists import RallyEnding
from rallytrace.track.stroke_types import StrokeType

LLC = """// a comment
{
  version: 1,
  mediaFileName: 'match "one".mp4',
  cutSegments: [
    { start: 4.5, end: 9, name: 'It\\'s long', tags: { shot: 'net' } },
    { end: 2.25, name: '', },
    { start: 12 },
  ],
}
"""
CSV = ',56.9568,First segment\n70,842.33,"Another, quoted"\n1:02:03.5,,Last\n'
KDENLIVE = '[{"comment": "one", "pos": 50, "type": 0}, {"comment": "two", "pos": 100, "type": 0, "duration": 25}]'
RESOLVE = """TITLE: Timeline 1
FCM: NON-DROP FRAME

001  001      V     C        01:00:10:05 01:00:10:06 01:00:10:05 01:00:10:06
 |C:ResolveColorBlue |M:one |D:50

002  001      V     C        01:00:20:00 01:00:20:01 01:00:20:00 01:00:20:01
 |C:ResolveColorRed |M:two |D:1
"""
CUTS = """TITLE: match
FCM: NON-DROP FRAME

001  AX       V     C        00:00:01:00 00:00:03:05 00:00:00:00 00:00:02:05
* FROM CLIP NAME: match.mp4
* COMMENT: Rally 1 (0-0, Ana)
"""
SHUTTLESET = """rally,ball_round,time,frame_num,player,type,lose_reason,win_reason,getpoint_player
1,1.0,00:06:51,12337.0,A,發短球,,,
1,2.0,00:06:51,12359.0,B,挑球,未過網,對手未過網,A
2,1.0,00:07:10,12900.0,A,發長球,犯規,對手犯規,B
"""


def read(tmp_path: Path, name: str, text: str) -> list[tuple[str, float, float | None]]:
    (tmp_path / name).write_text(text, encoding="utf-8")
    found = not_none(read_segments(tmp_path / name, 25.0, 5000.0))
    return [(one.name, one.start, None if one.end is None else round(one.end, 4)) for one in found.segments]


def test_losslesscut_start_or_end_may_be_missing(tmp_path: Path) -> None:
    assert read(tmp_path, "a.llc", LLC) == [("", 0, 2.25), ("It's long", 4.5, 9), ("", 12, None)]
    assert not_none(read_segments(tmp_path / "a.llc", 25.0, 5000.0)).segments[1].tags == ("shot net",)


def test_csv_of_losslesscut_has_no_heading(tmp_path: Path) -> None:
    assert read(tmp_path, "a.csv", CSV) == [
        ("First segment", 0, 56.9568),
        ("Another, quoted", 70, 842.33),
        ("Last", 3723.5, None),
    ]


def test_markers_have_frames_and_perhaps_a_length(tmp_path: Path) -> None:
    assert read(tmp_path, "a.json", KDENLIVE) == [("one", 2, None), ("two", 4, 5)]


def test_resolves_hour_is_taken_off_where_the_video_is_shorter(tmp_path: Path) -> None:
    (tmp_path / "a.edl").write_text(RESOLVE)
    found = not_none(read_segments(tmp_path / "a.edl", 25.0, 60.0))
    assert [(one.name, round(one.start, 4), one.end and round(one.end, 4)) for one in found.segments] == [
        ("one", 10.2, 12.2),
        ("two", 20, None),
    ]


def test_our_own_decision_list_comes_back(tmp_path: Path) -> None:
    assert read(tmp_path, "a.edl", CUTS) == [("Rally 1 (0-0, Ana)", 1, 3.2)]


def test_shuttlesets_strokes_become_rallies_with_winners(tmp_path: Path) -> None:
    (tmp_path / "set1.csv").write_text(SHUTTLESET, encoding="utf-8")
    found = not_none(read_segments(tmp_path / "set1.csv", 25.0, 5000.0))
    assert found.server == "A"
    assert [(one.name, one.winner) for one in found.segments] == [("set1 rally 1", "A"), ("set1 rally 2", "B")]
    assert [one.ending for one in found.segments] == [RallyEnding.NET, RallyEnding.SERVICE_FAULT]
    assert found.segments[0].start == pytest.approx(12337 / 30)
    assert [stroke.type for stroke in found.segments[0].strokes] == [StrokeType.SHORT_SERVICE, StrokeType.LOB]


@pytest.mark.parametrize("text", ["Frame,Visibility,X,Y\n0,1,5,6\n", "0,1,5,6\n1,1,7,8\n", "0,1,5\n", "words\n", ""])
def test_labels_are_no_segments(tmp_path: Path, text: str) -> None:
    (tmp_path / "labels.csv").write_text(text)
    assert read_segments(tmp_path / "labels.csv", 25.0, 60.0) is None


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.llc", "{cutSegments: [{start: [1]}]}"),
        ("a.llc", "{cutSegments: ["),
        ("a.llc", "{}"),
        ("a.json", '[{"comment": "x"}]'),
        ("a.json", "7"),
        ("a.edl", "TITLE: nothing\n"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(AppError):
        read_segments(tmp_path / name, 25.0, 60.0)


@given(st.dictionaries(st.text(), st.text() | st.integers() | st.none() | st.lists(st.text())))
def test_json_is_json5(value: dict[str, object]) -> None:
    assert parse_json5(json.dumps(value)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[1, // last\n]", [1]),
        ("{a: 1, /* last */ }", {"a": 1}),
        ("['it\\'s', \"a,]\", '//x',]", ["it's", "a,]", "//x"]),
        ("{a /* key */ : 1}", {"a": 1}),
        ("[1/**/,2]", [1, 2]),
    ],
)
def test_json5_leaves_out_comments_and_extra_commas(text: str, value: object) -> None:
    assert parse_json5(text) == value


@pytest.mark.parametrize("part", ["x", '"\\', "'\\", '"', "'", "/*", "/", "a ", ", ", ",/**/", "\\"])
def test_json5_takes_linear_time_on_any_text(part: str) -> None:
    """Two million characters would take hours otherwise, and end the process by the hang limit."""
    with pytest.raises(ValueError, match=r"Expecting|Unterminated|Invalid|Extra"):
        parse_json5(part * (2_000_000 // len(part)))
