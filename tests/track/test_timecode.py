"""SMPTE time codes count frames exactly."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track.timecode import STANDARD_RATES, CodeRate, TimeCode, TimeCodeError, write_code

HOURS_24 = 24 * 3600
RATES = st.sampled_from(STANDARD_RATES)
DROP_RATES = [rate for rate in STANDARD_RATES if rate.allows_drop]


def frame_of(text: str, rate: float) -> int:
    return not_none(TimeCode.parse(text)).frame(CodeRate.of(rate))


@pytest.mark.parametrize(
    ("text", "rate", "frame"),
    [
        ("00:30:00:00", 30000 / 1001, 54000),
        ("00:30:00:00", 24000 / 1001, 43200),
        ("00:30:00:00", 60000 / 1001, 108000),
        ("00:30:00:00", 120000 / 1001, 216000),
        ("00:30:00:00", 48000 / 1001, 86400),
        ("00:30:00:00", 15000 / 1001, 27000),
        ("00:30:00:00", 25, 45000),
        ("00:00:59;29", 30000 / 1001, 1799),
        ("00:01:00;02", 30000 / 1001, 1800),
        ("00:10:00;00", 30000 / 1001, 17982),
        ("01:00:00;00", 30000 / 1001, 107892),
        ("01:00:00;00", 60000 / 1001, 215784),
        ("01:00:00;00", 25, 90000),
    ],
)
def test_codes_have_the_frames_of_the_standard(text: str, rate: float, frame: int) -> None:
    assert frame_of(text, rate) == frame
    assert frame_of(write_code(frame, CodeRate.of(rate), is_drop=";" in text), rate) == frame


@given(RATES, st.booleans(), st.data())
def test_codes_come_back_over_a_day(rate: CodeRate, is_drop: bool, data: st.DataObject) -> None:
    frame = data.draw(st.integers(0, int(HOURS_24 * rate.exact) - 1))
    code = not_none(TimeCode.parse(write_code(frame, rate, is_drop=is_drop)))
    assert code.exists(rate, is_drop=code.is_drop)
    assert code.frame(rate) == frame


@given(RATES, st.integers(0, 23), st.integers(0, 59), st.integers(0, 59), st.integers(0, 14))
def test_nondrop_codes_count_at_the_nominal_rate(rate: CodeRate, h: int, m: int, s: int, f: int) -> None:
    expected = h * 3600 * rate.base + m * 60 * rate.base + s * rate.base + f
    assert TimeCode(h, m, s, f, is_drop=False).frame(rate) == expected
    assert write_code(expected, rate) == f"{h:02}:{m:02}:{s:02}:{f:0{len(str(rate.base - 1))}}"


@pytest.mark.parametrize("rate", DROP_RATES, ids=lambda rate: rate.words)
def test_drop_codes_skip_numbers_as_counting_does(rate: CodeRate) -> None:
    """Count 21 minutes of codes one by one."""
    number, skipped = 0, rate.base // 15
    for minute in range(21):
        for second in range(60):
            first = skipped if second == 0 and minute % 10 else 0
            for frames in (first, first + 1, rate.base - 1):
                expected = number + frames - first
                assert TimeCode(0, minute, second, frames, is_drop=True).frame(rate) == expected
            number += rate.base - first


@given(st.sampled_from(DROP_RATES), st.integers(0, HOURS_24 - 1))
def test_drop_codes_keep_up_with_the_clock(rate: CodeRate, second: int) -> None:
    code = write_code(rate.nearest_frame(second), rate, is_drop=True)
    hours, minutes, seconds, frames = (int(part) for part in code.replace(";", ":").split(":"))
    read = 3600 * hours + 60 * minutes + seconds + Fraction(frames, rate.base)
    assert abs(read - second) < Fraction(1, 8)


@pytest.mark.parametrize("text", ["00:00:60:00", "00:60:00:00", "00:00:00:30"])
def test_numbers_beyond_the_range_are_refused(text: str) -> None:
    with pytest.raises(TimeCodeError):
        frame_of(text, 30000 / 1001)


@pytest.mark.parametrize("text", ["", "12.5", "0:12", "00:00:12.500", "00:00:12.50", "1:2:3:4", "a:b:c:d"])
def test_other_texts_are_no_codes(text: str) -> None:
    assert TimeCode.parse(text) is None


@pytest.mark.parametrize(
    ("measured", "exact"),
    [
        (29.97, Fraction(30000, 1001)),
        (29.9703, Fraction(30000, 1001)),
        (23.976, Fraction(24000, 1001)),
        (59.94, Fraction(60000, 1001)),
        (30.0001, Fraction(30)),
        (25, Fraction(25)),
        (27.5, Fraction(55, 2)),
    ],
)
def test_measured_rates_become_exact(measured: float, exact: Fraction) -> None:
    assert CodeRate.of(measured).exact == exact
