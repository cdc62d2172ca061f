"""Tables that give times instead of frame numbers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.storage.labels.aspects import Aspect, Certainty, VideoFacts
from rallytrace.storage.labels.frame_times import FrameColumn, FrameUnit, frames_of_times
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport
from rallytrace.track.geometry import Size
from rallytrace.track.timecode import CodeRate, write_code

SIZE = Size(1280, 720)
N_FRAMES = 90
FACTS = VideoFacts(SIZE, N_FRAMES, np.arange(N_FRAMES) / 30)
FRAMES = list(range(3, 60, 2))


def read(text: str, **choices: str) -> LabelReport:
    overrides = {Aspect(name.replace("_", "-")): choice for name, choice in choices.items()}
    return LabelReader(text.encode(), FACTS).read({Aspect.COORDINATES: str(SIZE), **overrides})


def table(head: str, times: list[str], separator: str = ",") -> str:
    rows = (f"{time}{separator}{100 + 7 * k}{separator}{300 + k}" for k, time in enumerate(times))
    return "\n".join((head, *rows)) if head else "\n".join(rows)


def clock(seconds: float, digits: int = 3) -> str:
    return f"0:{int(seconds // 60):02d}:{seconds % 60:0{digits + 3}.{digits}f}"


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        (table("time,x,y", [f"{frame / 30:.3f}" for frame in FRAMES]), "seconds"),
        (table("t\tx\ty", [f"{frame / 30:.6E}" for frame in FRAMES], "\t"), "seconds"),
        (table("Time (ms);X;Y", [f"{frame / 0.03:.1f}".replace(".", ",") for frame in FRAMES], ";"), "milliseconds"),
        (table("timestamp,x,y", [f"{frame / 0.03:.0f}" for frame in FRAMES]), "milliseconds"),
        (table("Time,X,Y", [clock(frame / 30) for frame in FRAMES]), "clocks"),
        (table("", [clock(frame / 30) for frame in FRAMES]), "clocks"),
        (table("#T X Y", [clock(frame / 30, 2).replace(".", ":") for frame in FRAMES], " "), "hundredths"),
    ],
)
def test_times_of_any_form_become_frames(text: str, unit: str) -> None:
    report = read(text)
    assert report.labels.frames.tolist() == FRAMES
    (found,) = (made for made in report.conclusions if made.aspect is Aspect.FRAME_UNIT)
    assert found.choice == unit
    assert not found.asks


@pytest.mark.parametrize("separator", ["\t", ",", " ", ";"])
@pytest.mark.parametrize("title", ["mass_A", "#mass_A", "mass A 1", "# Tracker\n\nmass_A", ""])
@pytest.mark.parametrize("heading", ["t x y", "#t x y"])
def test_titles_above_the_column_names_are_skipped(separator: str, title: str, heading: str) -> None:
    names = heading.replace(" ", separator)
    report = read(f"{title}\n{table(names, [f'{frame / 30:.3E}' for frame in FRAMES], separator)}")
    assert report.labels.frames.tolist() == FRAMES
    assert not report.questions


def test_whole_numbers_called_time_are_asked() -> None:
    report = read(table("time,x,y", [str(frame) for frame in FRAMES]))
    assert Aspect.FRAME_UNIT in {made.aspect for made in report.questions}
    assert read(table("time,x,y", ["0", "1", "2"]), frame_unit="seconds").labels.frames.tolist() == [0, 30, 60]


def test_short_time_codes_are_asked_for_their_last_part() -> None:
    text = table("Time,X,Y", ["0:00:00:05", "0:00:01:10", "0:00:02:00"])
    (found,) = (made for made in read(text).conclusions if made.aspect is Aspect.FRAME_UNIT)
    assert (found.choice, found.certainty) == ("time-codes", Certainty.UNSURE)
    assert read(text).labels.frames.tolist() == [5, 40, 60]
    assert read(text, frame_unit="hundredths").labels.frames.tolist() == [2, 33, 60]


@pytest.mark.parametrize("frame", [18_000, 107_892])
@pytest.mark.parametrize(("rate", "base"), [(30000 / 1001, 30), (24000 / 1001, 24), (60000 / 1001, 60), (25.0, 25)])
@pytest.mark.parametrize("is_drop", [False, True])
def test_time_codes_count_frames_at_the_nominal_rate(frame: int, rate: float, base: int, is_drop: bool) -> None:
    seconds = np.arange(110_000) / rate
    cell = write_code(frame, CodeRate.of(rate), is_drop=is_drop)
    found, odd = frames_of_times(FrameColumn([cell], "time", True, False), FrameUnit.CODES, seconds)
    assert (found.tolist(), odd.tolist()) == ([frame], [False])
    impossible = [f"0:00:01:{base}"]
    assert frames_of_times(FrameColumn(impossible, "time", True, False), FrameUnit.CODES, seconds)[1].tolist() == [True]


@pytest.mark.parametrize(("times", "unit"), [(["0:01:05", "0:01:06", "0:01:58"], "clocks"), (["0:01:05"], "clocks")])
def test_whole_clocks_are_not_taken_for_hundredths(times: list[str], unit: str) -> None:
    facts = VideoFacts(SIZE, 3600, np.arange(3600) / 30)
    report = LabelReader(table("time,x,y", times).encode(), facts).read({Aspect.COORDINATES: str(SIZE)})
    (found,) = (made for made in report.conclusions if made.aspect is Aspect.FRAME_UNIT)
    assert (found.choice, found.certainty) == (unit, Certainty.UNSURE)
    assert report.labels.frames[0] == 65 * 30


@pytest.mark.parametrize("offset", [300, 1_690_000_000])
def test_times_of_another_clock_are_asked(offset: int) -> None:
    report = read(table("timestamp,x,y", [f"{offset + frame / 30:.3f}" for frame in FRAMES]))
    (found,) = (made for made in report.conclusions if made.aspect is Aspect.FRAME_UNIT)
    assert (found.choice, found.certainty) == ("seconds", Certainty.UNSURE)


def test_frame_numbers_of_another_video_are_no_milliseconds() -> None:
    (found,) = (
        made
        for made in read(table("time,x,y", [str(300 + frame) for frame in range(60)])).conclusions
        if made.aspect is Aspect.FRAME_UNIT
    )
    assert (found.choice, found.certainty) == ("frames", Certainty.UNSURE)


def test_a_column_without_a_heading_may_contain_times() -> None:
    report = read(table("", [f"{frame / 30:.4f}" for frame in range(0, 60, 2)]))
    assert report.labels.frames.tolist() == list(range(0, 60, 2))
    assert Aspect.FRAME_UNIT in {made.aspect for made in report.questions}


def test_frame_numbers_are_never_asked_for_their_unit() -> None:
    report = read(table("frame,x,y", [str(frame) for frame in range(N_FRAMES)]))
    assert Aspect.FRAME_UNIT not in {made.aspect for made in report.conclusions}


def test_faulty_and_late_times_are_refused_by_line() -> None:
    report = read(table("time (s),x,y", ["0.1", "soon", "2.9", "3.4"]))
    assert report.labels.frames.tolist() == [3, 87]
    assert [note.line for note in report.refused] == [3, 5]


@given(st.lists(st.integers(0, N_FRAMES - 1), min_size=1), st.sampled_from((24, 25, 29.97, 30, 59.94, 120)))
def test_every_frame_is_found_by_its_time(frames: list[int], rate: float) -> None:
    seconds = np.arange(N_FRAMES) / rate
    cells = [f"{seconds[frame]:.3f}" for frame in frames]
    found, odd = frames_of_times(FrameColumn(cells, "t", True, False), FrameUnit.SECONDS, seconds)
    assert (found.tolist(), odd.tolist()) == (frames, [False] * len(frames))
