"""Edit decision lists: the codes' rate, dropped frames, the start of the timeline, and lines that are no events."""

from fractions import Fraction
from pathlib import Path

import pytest

from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import Aspect, Certainty
from rallytrace.storage.segments import read_segments
from rallytrace.storage.segments.records import SegmentFile
from rallytrace.track.timecode import TimeCode

NTSC = Fraction(30000, 1001)


def events(*codes: str, form: str = "NON-DROP FRAME") -> str:
    lines = [f"{number:03}  AX       V     C        {one}" for number, one in enumerate(codes, 1)]
    return "\n".join(["TITLE: t", f"FCM: {form}", "", *lines, ""])


def markers(*codes: str) -> str:
    lines = [
        f"{number:03}  001      V     C        {code} {code} {code} {code}\n |C:ResolveColorBlue |M:m{number} |D:50\n"
        for number, code in enumerate(codes, 1)
    ]
    return "\n".join(["TITLE: Timeline 1", "FCM: NON-DROP FRAME", "", *lines])


def read(
    tmp_path: Path,
    text: str,
    rate: Fraction = Fraction(25),
    *,
    duration: float = 5400.0,
    name: str = "",
    start: TimeCode | None = None,
    **given: str,
) -> SegmentFile:
    (tmp_path / "a.edl").write_text(text, encoding="utf-8", newline="")
    overrides = {Aspect(aspect.replace("_", "-")): choice for aspect, choice in given.items()}
    found = read_segments(tmp_path / "a.edl", float(rate), duration, overrides, video_name=name, start_code=start)
    assert found is not None
    return found


def starts(file: SegmentFile) -> list[float]:
    return [round(one.start, 4) for one in file.segments]


def start_code(file: SegmentFile) -> tuple[str, Certainty]:
    (conclusion,) = [one for one in file.conclusions if one.aspect is Aspect.TIMELINE_START]
    return conclusion.choice, conclusion.certainty


@pytest.mark.parametrize(
    ("rate", "code", "frame"),
    [
        (NTSC, "00:30:00:00", 54000),
        (NTSC, "00:30:00;00", 53946),
        (Fraction(24000, 1001), "00:30:00:00", 43200),
        (Fraction(60000, 1001), "00:30:00:00", 108000),
        (Fraction(60000, 1001), "00:30:00;00", 107892),
        (Fraction(120000, 1001), "00:30:00:00", 216000),
        (Fraction(48000, 1001), "00:30:00:00", 86400),
        (Fraction(15000, 1001), "00:30:00:00", 27000),
        (Fraction(50), "00:30:00:49", 90049),
    ],
)
def test_codes_are_frames_of_the_video(tmp_path: Path, rate: Fraction, code: str, frame: int) -> None:
    file = read(tmp_path, events(f"{code} 00:31:00:00 00:00:00:00 00:01:00:00"), rate)
    assert file.segments[0].start == pytest.approx(float(frame / rate), abs=1e-6)


def test_a_drop_frame_heading_is_believed(tmp_path: Path) -> None:
    one = "00:30:00:02 00:30:10:00 00:00:00:00 00:00:10:00"
    file = read(tmp_path, events(one, form="DROP FRAME"), NTSC)
    assert file.segments[0].start == pytest.approx(float(53948 / NTSC))
    assert "DROP FRAME" in file.remarks[0]
    impossible = "00:31:00:00 00:31:10:00 00:00:00:00 00:00:10:00"
    assert read(tmp_path, events(impossible, form="DROP FRAME"), NTSC).segments[0].start == pytest.approx(1861.86)


def test_impossible_codes_are_refused_by_line(tmp_path: Path) -> None:
    bad = "00:00:10:25 00:00:20:00 00:00:00:00 00:00:10:00"
    late = "00:00:70:00 00:00:80:00 00:00:00:00 00:00:10:00"
    good = "00:01:10:24 00:01:20:00 00:00:00:00 00:00:10:00"
    file = read(tmp_path, events(bad, late, good))
    assert [note.line for note in file.refused] == [4, 5]
    assert "Frame 25 does not exist at 25 frames per second" in file.refused[0].words
    assert starts(file) == [70.96]
    assert starts(read(tmp_path, events(bad, good), code_rate="29.97")) == pytest.approx([10.8442, 70.8708], abs=1e-3)


@pytest.mark.parametrize(
    ("codes", "duration", "start", "certainty"),
    [
        (("01:00:10:05", "01:00:20:00"), 5400, "01:00:00:00", Certainty.LIKELY),
        (("01:00:10:05", "01:00:20:00"), 60, "01:00:00:00", Certainty.CERTAIN),
        (("01:00:10:00", "03:10:00:00"), 5400, "01:00:00:00", Certainty.LIKELY),
        (("10:00:10:00", "10:30:00:00"), 5400, "10:00:00:00", Certainty.CERTAIN),
        (("00:00:10:00", "01:10:00:00"), 5400, "00:00:00:00", Certainty.CERTAIN),
        (("00:59:55:00", "02:29:20:00"), 5400, "00:59:50:00", Certainty.UNSURE),
        (("09:58:10:00", "10:40:00:00"), 5400, "09:58:00:00", Certainty.UNSURE),
    ],
)
def test_the_hour_of_a_timeline_is_taken_off(
    tmp_path: Path, codes: tuple[str, ...], duration: float, start: str, certainty: Certainty
) -> None:
    file = read(tmp_path, markers(*codes), duration=duration)
    assert start_code(file) == (start, certainty)
    first, begin = (TimeCode.parse(code) for code in (codes[0], start))
    assert first is not None
    assert begin is not None
    rate = 25 * Fraction(1)
    frames = [(one.hours * 3600 + one.minutes * 60 + one.seconds) * 25 + one.frames for one in (first, begin)]
    assert file.segments[0].start == pytest.approx(float((frames[0] - frames[1]) / rate))


def test_any_start_can_be_said(tmp_path: Path) -> None:
    text = markers("01:00:10:05")
    assert starts(read(tmp_path, text, timeline_start="00:59:52:12")) == [17.72]
    assert starts(read(tmp_path, text, timeline_start="00:00:00:00")) == [3610.2]
    with pytest.raises(AppError, match="not a choice for timeline-start"):
        read(tmp_path, text, timeline_start="noon")


def test_the_videos_own_start_code_is_taken_off(tmp_path: Path) -> None:
    own = TimeCode(14, 32, 10, 5, is_drop=False)
    file = read(tmp_path, events("14:32:20:05 14:32:30:05 00:00:00:00 00:00:10:00"), start=own)
    assert (starts(file), start_code(file)) == ([10], ("14:32:10:05", Certainty.CERTAIN))


def test_source_codes_after_an_hour_are_asked_about(tmp_path: Path) -> None:
    late = events("01:10:20:05 01:10:30:05 00:00:00:00 00:00:10:00")
    assert start_code(read(tmp_path, late)) == ("00:00:00:00", Certainty.LIKELY)
    timeline = events("01:10:20:05 01:10:30:05 01:00:00:00 01:00:10:00")
    assert start_code(read(tmp_path, timeline)) == ("01:00:00:00", Certainty.UNSURE)


def test_events_of_other_clips_are_left_out(tmp_path: Path) -> None:
    text = (
        "TITLE: t\n001  A  V  C  00:00:10:00 00:00:15:00 00:01:00:00 00:01:05:00\n* FROM CLIP NAME: match.mp4\n"
        "002  BL  V  C  00:00:00:00 00:00:05:00 00:01:05:00 00:01:10:00\n"
        "003  B  V  C  00:00:20:00 00:00:25:00 00:01:10:00 00:01:15:00\n* FROM CLIP NAME: crowd.mov\n"
    )
    file = read(tmp_path, text, name="match.mp4")
    assert (starts(file), [note.line for note in file.refused]) == ([10], [5])
    other = read(tmp_path, text, name="edited.mp4")
    assert [question.aspect for question in other.questions] == [Aspect.EDIT_COLUMNS]
    assert starts(other) == [60, 70]
    assert starts(read(tmp_path, text, name="edited.mp4", edl_columns="source")) == [10, 20]


def test_lists_of_many_programs_are_read(tmp_path: Path) -> None:
    """Small letters, byte order mark, CRLF, several tracks of a cut, dissolves and changes of speed."""
    text = (
        "\ufefftitle: t\nfcm: non-drop frame\n\n"
        "001  ax  v  c  00:00:10:00 00:00:15:00 00:00:00:00 00:00:05:00\n* comment: one\n"
        "002  ax  a2 c  00:00:10:00 00:00:15:00 00:00:00:00 00:00:05:00\n"
        "003  ax  aa/v d 024 00:00:20:00 00:00:25:00 00:00:05:00 00:00:10:00\n"
        "m2   ax  012.5                00:00:20:00\n"
        "004  ax  v  c  00:00:40:00 00:00:35:00 00:00:10:00 00:00:15:00\n"
        "005  ax  v  c  00:00:40:00 00:00:4x:00 00:00:10:00 00:00:15:00\n"
    ).replace("\n", "\r\n")
    file = read(tmp_path, text)
    assert [(one.name, one.start, one.end) for one in file.segments] == [("one", 10, 15), ("", 20, 25)]
    assert [note.line for note in file.refused] == [9, 10]
    assert "line 8" in " ".join(file.remarks)
