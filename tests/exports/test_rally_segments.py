"""Test rallies exported as segments for cutting programs and players, with the score in their names."""

import csv
import json
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

from exports import SIZE, Desk, do_export
from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.youtube import _write_chapters
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.rally_segments import Segment
from rallytrace.exports.request import ExportRequest
from rallytrace.storage.segments import read_segments
from rallytrace.track.edits import place_match, set_tags
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.video.index import FrameIndex

RALLIES = (Rally("Rally 1", range(15), "Ana"), Rally("a = b; <i>", range(20, 40), "let"))
NAMES = ["Rally 1 (20-3, Ana)", "a = b; <i> (21-3 0-0, let)"]
SEGMENT_FORMATS = (
    *(Format.LOSSLESSCUT, Format.LOSSLESSCUT_CSV, Format.EDL, Format.WEBVTT, Format.FFMETADATA),
    *(Format.YOUTUBE, Format.SUBTITLES, Format.KDENLIVE),
)


def material(*rallies: Rally) -> Material:
    desk = Desk(40)
    desk.name(*rallies)
    desk.do(place_match(desk.track, MatchSetup(names=("Ana", "Bea"), score="20-3")))
    if rallies:
        desk.do(set_tags(desk.track, rallies[0], ("net", "to show")))
    ticks = np.arange(40, dtype=np.int64)
    index = FrameIndex(ticks, ticks[:1], ticks[:1], Fraction(1, 25))
    return Material(labels_of(desk.track), Path("match.mp4"), SIZE, index)


def written(tmp_path: Path, format_: Format) -> str:
    target = tmp_path / f"out{FORMATS[format_].suffix}"
    do_export(material(*RALLIES), ExportRequest(format_, target))
    return target.read_text(encoding="utf-8")


def test_losslesscut_reads_a_project_of_segments(tmp_path: Path) -> None:
    project = json.loads(written(tmp_path, Format.LOSSLESSCUT))
    assert project["mediaFileName"] == "match.mp4"
    assert [(cut["start"], cut["end"], cut["name"]) for cut in project["cutSegments"]] == [
        (0, 0.6, NAMES[0]),
        (0.8, 1.6, NAMES[1]),
    ]


def test_losslesscut_reads_rows_without_a_heading(tmp_path: Path) -> None:
    rows = list(csv.reader(written(tmp_path, Format.LOSSLESSCUT_CSV).splitlines()))
    assert rows == [["0.000000", "0.600000", NAMES[0]], ["0.800000", "1.600000", NAMES[1]]]


def test_an_edit_list_puts_one_rally_after_another(tmp_path: Path) -> None:
    events = [line.split()[4:] for line in written(tmp_path, Format.EDL).splitlines() if line[:3].isdigit()]
    assert events == [
        ["00:00:00:00", "00:00:00:15", "00:00:00:00", "00:00:00:15"],
        ["00:00:00:20", "00:00:01:15", "00:00:00:15", "00:00:01:10"],
    ]


def edl_events(
    folder: Path, rate: Fraction, rallies: tuple[Rally, ...], video: Path = Path("match.mp4")
) -> list[list[str]]:
    last = max(rally.frames.stop for rally in rallies)
    desk = Desk(last)
    desk.name(*rallies)
    ticks = np.arange(last, dtype=np.int64)
    made = Material(labels_of(desk.track), video, SIZE, FrameIndex(ticks, ticks[:1], ticks[:1], 1 / rate))
    do_export(made, ExportRequest(Format.EDL, folder / "out.edl"))
    lines = (folder / "out.edl").read_text(encoding="utf-8").splitlines()
    return [line.split()[4:] for line in lines if line[:3].isdigit()]


@pytest.mark.parametrize(
    ("rate", "code"),
    [
        (Fraction(30000, 1001), "00:30:00:00"),
        (Fraction(24000, 1001), "00:37:30:00"),
        (Fraction(60000, 1001), "00:15:00:00"),
        (Fraction(25), "00:36:00:00"),
    ],
)
def test_nondrop_codes_count_frames_at_the_nominal_rate(tmp_path: Path, rate: Fraction, code: str) -> None:
    ((start, stop, first, last),) = edl_events(tmp_path, rate, (Rally("late", range(54000, 54010)),))
    assert (start, stop, first, last) == (code, f"{code[:-2]}10", "00:00:00:00", "00:00:00:10")


@pytest.mark.parametrize(
    ("code", "start", "form"), [("01:00:00:00", "01:00:00:20", "NON-DROP"), ("10:00:00;00", "10:00:00;20", "DROP")]
)
def test_source_codes_count_from_the_videos_own_start(tmp_path: Path, code: str, start: str, form: str) -> None:
    video = tmp_path / "camera.mov"
    with av.open(str(video), "w") as container:
        stream = container.add_stream("mpeg4", rate=Fraction(30000, 1001))
        stream.width, stream.height, stream.pix_fmt = SIZE.width, SIZE.height, "yuv420p"
        stream.metadata["timecode"] = code
        for i in range(40):
            picture = np.full((SIZE.height, SIZE.width, 3), 5 * i, np.uint8)
            container.mux(stream.encode(av.VideoFrame.from_ndarray(picture, "rgb24")))
        container.mux(stream.encode(None))
    ((begins, *_),) = edl_events(tmp_path, Fraction(30000, 1001), (Rally("one", range(20, 40)),), video)
    assert begins == start
    assert f"FCM: {form} FRAME" in (tmp_path / "out.edl").read_text(encoding="utf-8")


def test_chapters_on_the_web_are_escaped(tmp_path: Path) -> None:
    lines = written(tmp_path, Format.WEBVTT).splitlines()
    assert lines[0] == "WEBVTT"
    assert "00:00:00.800 --> 00:00:01.600" in lines
    assert "a = b; &lt;i&gt; (21-3 0-0, let)" in lines


def test_youtube_chapters_begin_at_zero_and_last_ten_seconds() -> None:
    def chapters(*starts: float) -> list[str]:
        segments = [Segment(f"<{k}>", start, start + 5) for k, start in enumerate(starts, 1)]
        return _write_chapters(Path("match.mp4"), segments, 25.0).splitlines()

    assert chapters(0.5, 30) == ["00:00 (1)", "00:30 (2)"]
    assert chapters(12, 19, 21.9, 3723) == ["00:00 Start", "00:12 (1), (2), (3)", "1:02:03 (4)"]


def test_subtitles_have_score_without_winner(tmp_path: Path) -> None:
    text = written(tmp_path, Format.SUBTITLES)
    assert text.startswith("1\n00:00:00,000 --> 00:00:00,600\nAna \N{EN DASH} Bea  20\N{EN DASH}3\n\n2\n")
    found = not_none(read_segments(tmp_path / "out.srt", 25.0, 1.6))
    assert [(one.start, one.end) for one in found.segments] == [(0, 0.6), (0.8, 1.6)]


def test_kdenlive_guides_are_read_back(tmp_path: Path) -> None:
    written(tmp_path, Format.KDENLIVE)
    found = not_none(read_segments(tmp_path / "out.json", 25.0, 1.6))
    assert [(one.name, one.start, one.end) for one in found.segments] == [(NAMES[0], 0, 0.6), (NAMES[1], 0.8, 1.6)]


def test_ffmpeg_reads_the_chapters(tmp_path: Path) -> None:
    written(tmp_path, Format.FFMETADATA)
    with av.open(str(tmp_path / "out.ffmetadata"), format="ffmetadata") as container:
        chapters = container.chapters()
    assert [chapter["metadata"]["title"] for chapter in chapters] == NAMES
    assert [(chapter["start"], chapter["end"]) for chapter in chapters] == [(0, 600), (800, 1600)]


@pytest.mark.parametrize("format_", SEGMENT_FORMATS)
def test_without_rallies_nothing_is_written(tmp_path: Path, format_: Format) -> None:
    with pytest.raises(AppError):
        do_export(material(), ExportRequest(format_, tmp_path / f"out{FORMATS[format_].suffix}"))
    assert not list(tmp_path.iterdir())


def test_rally_table_has_score_and_tags_if_known(tmp_path: Path) -> None:
    do_export(material(*RALLIES), ExportRequest(Format.RALLIES, tmp_path / "rallies.csv"))
    with (tmp_path / "rallies.csv").open(encoding="utf-8", newline="") as stream:
        first, second = csv.DictReader(stream)
    assert (first["WonBy"], first["Server"], first["Score"], first["ScoreAfter"]) == ("Ana", "Ana", "20-3", "21-3 0-0")
    assert (first["Counts"], second["Counts"], first["Tags"]) == ("yes", "no", "net; to show")
