"""Test the flight check, which chooses among heatmap peaks by those of the frames around."""

from dataclasses import fields, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from flight_checks import by_lines
from rallytrace.analysis.flight_check import LINES, MISSING_LOG_DISTANCE, FlightCheck, Peaks, Perceptron, features

COUNT = 20
IS_SECOND = 2
"""Where the features of a choice say whether it is the second peak."""


def flight(value: NDArray[np.float32] | float = 0.6) -> Peaks:
    """Peaks along a straight flight."""
    step = np.arange(COUNT, dtype=np.float32)
    nowhere = np.full(COUNT, np.nan, np.float32)
    return Peaks(
        0.2 + 0.02 * step,
        0.3 - 0.005 * step,
        np.full(COUNT, value, np.float32),
        np.full(COUNT, 0.1, np.float32),
        nowhere,
        nowhere,
    )


def moved(peaks: Peaks, frame: int, by: float) -> Peaks:
    """Return the same, but for one peak that is elsewhere, by a share of the picture's width."""
    y = peaks.y.copy()
    y[frame] += by
    return replace(peaks, y=y)


def with_second(peaks: Peaks, frame: int, x: float, y: float, value: float = 0.1) -> Peaks:
    """Return the same, but in one frame there is a second peak."""
    changed = {name: getattr(peaks, name).copy() for name in ("second", "second_x", "second_y")}
    changed["second"][frame], changed["second_x"][frame], changed["second_y"][frame] = value, x, y
    return replace(peaks, **changed)


def test_peak_on_the_flight_is_more_probable() -> None:
    on, beside = (by_lines().judge(peaks).probability[10] for peaks in (flight(), moved(flight(), 10, 0.1)))

    assert on > 0.5 > beside


def test_second_peak_on_the_flight_replaces_the_highest() -> None:
    stray = moved(flight(), 10, 0.1)
    verdict = by_lines().judge(with_second(stray, 10, 0.4, 0.25))
    assert np.flatnonzero(verdict.second).tolist() == [10]
    assert verdict.probability[10] > 0.5 > by_lines().judge(stray).probability[10]


def test_missing_second_peak_is_never_chosen() -> None:
    check = by_lines()
    biased = np.zeros_like(check.choice.layers[0][0])
    biased[IS_SECOND] = 20
    always = Perceptron(check.choice.mean, check.choice.deviation, ((biased, check.choice.layers[0][1]),))
    verdict = replace(check, choice=always).judge(with_second(flight(), 10, 0.4, 0.4))
    assert np.flatnonzero(verdict.second).tolist() == [10]


def test_a_frame_alone_has_no_neighbours_and_lies_on_no_line() -> None:
    alone = Peaks(*(getattr(flight(), field.name)[:1] for field in fields(Peaks)))
    own, neighbours, lines = np.split(features(alone)[0], [2, -len(LINES)])
    assert own.all()
    assert not neighbours.any()
    assert (lines == MISSING_LOG_DISTANCE / 2).all()


def test_highest_peak_stays_when_second_is_off_or_noise() -> None:
    assert not by_lines().judge(with_second(flight(), 10, 0.4, 0.4)).second.any()
    assert not by_lines().judge(with_second(moved(flight(), 10, 0.1), 10, 0.4, 0.25, value=0.05)).second.any()


def test_stray_peak_lowers_only_its_neighbours() -> None:
    before, after = (by_lines().judge(peaks).probability for peaks in (flight(), moved(flight(), 10, 0.1)))

    assert after[9] < before[9]
    assert after[3] == before[3]


@given(st.floats(-0.1, 0.1), st.floats(-0.1, 0.1))
def test_verdict_is_independent_of_position(right: float, down: float) -> None:
    peaks = flight()
    elsewhere = replace(peaks, x=peaks.x + np.float32(right), y=peaks.y + np.float32(down))

    assert features(elsewhere) == pytest.approx(features(peaks), abs=2e-3)


def test_unusual_peaks_are_judged_without_warning() -> None:
    check = by_lines()
    steep = Perceptron(check.first.mean, check.first.deviation, ((1e4 * check.first.layers[0][0], np.zeros(1)),))

    verdict = replace(check, first=steep).judge(moved(flight(), 10, 0.5))

    assert np.isfinite(verdict.probability).all()


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_few_frames_are_judged_too(count: int) -> None:
    peaks = flight()
    few = Peaks(*(getattr(peaks, field.name)[:count] for field in fields(peaks)))

    verdict = by_lines().judge(few)
    assert verdict.probability.shape == verdict.second.shape == (count,)


def test_flight_check_survives_metadata_round_trip() -> None:
    check = by_lines()

    back = FlightCheck.from_text(check.to_text())

    assert back.threshold == check.threshold
    assert np.array_equal(back.judge(flight()).probability, check.judge(flight()).probability)


@given(st.data())
def test_damaged_metadata_is_refused_or_harmless(data: st.DataObject) -> None:
    text = by_lines().to_text()
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 40)) :]

    try:
        check = FlightCheck.from_text(damaged)
    except ValueError:
        return
    assert np.isfinite(check.judge(flight()).probability).all()


def test_networks_whose_answers_are_no_numbers_are_refused() -> None:
    check = by_lines()
    tiny = np.full_like(check.first.deviation, 1e-44)
    text = replace(check, first=replace(check.first, deviation=tiny)).to_text()
    with np.errstate(all="ignore"), pytest.raises(ValueError, match=r"\w"):
        FlightCheck.from_text(text)


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
def test_invalid_flight_check_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        FlightCheck.from_text(text)
