"""The flight check: which of the heatmaps' peaks are the ball, by those of the frames around."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from flight_checks import by_lines
from rallytrace.domain.flight_check import FlightCheck, Peaks, features

COUNT = 20


def flight(value: NDArray[np.float32] | float = 0.6) -> Peaks:
    """Peaks along a straight flight."""
    step = np.arange(COUNT, dtype=np.float32)
    return Peaks(
        0.2 + 0.02 * step, 0.3 - 0.005 * step, np.full(COUNT, value, np.float32), np.full(COUNT, 0.1, np.float32)
    )


def moved(peaks: Peaks, frame: int, by: float) -> Peaks:
    """The same, but for one peak that is elsewhere, by a share of the picture's width."""
    y = peaks.y.copy()
    y[frame] += by
    return Peaks(peaks.x, y, peaks.value, peaks.second)


def test_a_peak_on_its_flight_is_more_probable_than_one_beside_it() -> None:
    on, beside = (by_lines().probabilities(peaks)[10] for peaks in (flight(), moved(flight(), 10, 0.1)))

    assert on > 0.5 > beside


def test_a_stray_peak_makes_its_neighbours_less_probable_and_distant_frames_not() -> None:
    before, after = by_lines().probabilities(flight()), by_lines().probabilities(moved(flight(), 10, 0.1))

    assert after[9] < before[9]
    assert after[3] == before[3]


@given(st.floats(-0.1, 0.1), st.floats(-0.1, 0.1))
def test_where_in_the_picture_a_flight_is_does_not_matter(right: float, down: float) -> None:
    peaks = flight()
    elsewhere = Peaks(peaks.x + np.float32(right), peaks.y + np.float32(down), peaks.value, peaks.second)

    assert features(elsewhere) == pytest.approx(features(peaks), abs=2e-3)


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_few_frames_are_judged_too(count: int) -> None:
    peaks = flight()
    few = Peaks(peaks.x[:count], peaks.y[:count], peaks.value[:count], peaks.second[:count])

    assert by_lines().probabilities(few).shape == (count,)


def test_what_goes_into_a_models_metadata_comes_back_the_same() -> None:
    check = by_lines()

    back = FlightCheck.from_text(check.to_text())

    assert back.threshold == check.threshold
    assert np.array_equal(back.probabilities(flight()), check.probabilities(flight()))


@given(st.data())
def test_damaged_metadata_is_refused_or_harmless(data: st.DataObject) -> None:
    text = by_lines().to_text()
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 40)) :]

    try:
        check = FlightCheck.from_text(damaged)
    except ValueError:
        return
    assert np.isfinite(check.probabilities(flight())).all()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        '{"mean": [1], "deviation": [1], "layers": [], "threshold": 0.5}',
        '{"mean": [1, [2]], "deviation": [1], "layers": [[[[1]], [1]]], "threshold": 0.5}',
        by_lines().to_text().replace("2.0", "1e999"),
        "[" * 100_000,
        "1" * 2_000_000,
    ],
    ids=["empty", "words", "a list", "no layers", "ragged", "infinite", "deep", "long"],
)
def test_what_is_no_flight_check_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        FlightCheck.from_text(text)
