"""Test the trial of a provider on windows of the demo rally, compared with the CPU."""

import dataclasses
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import light_networks
from family_networks import BallFinder
from rallytrace.errors import AppError, UsageError
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.providers import probe
from rallytrace.model_records.execution_providers import Device, Precision, Provider
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode
from rallytrace.model_trials import trial_result
from rallytrace.model_trials.provider_trial import FIRST_FRAME, try_provider
from rallytrace.model_trials.trial_result import (
    CLOSE_TOLERANCE,
    ProviderAgreement,
    ProviderTrial,
)
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.output_difference import OutputDifference
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.video.background import Picture, background_median
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet

ON_CPU = NetworkChoice(device=Device(Provider.CPU))

ALIKE = ProviderTrial(
    asked=Provider.CUDA,
    used=Provider.CUDA,
    nodes={"CUDAExecutionProvider": 40, "CPUExecutionProvider": 2},
    time_shares={},
    elsewhere={"Shape": 2},
    windows=4,
    start_seconds=1.0,
    windows_per_second=200.0,
    cpu_windows_per_second=20.0,
    n_output_frames=8,
    difference=OutputDifference(32, (0.05,) * 30, by_window=(0.004,) * 4),
)


_medians = dict[tuple[object, ...], Picture]()


@pytest.fixture(autouse=True)
def one_background_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the background of the demo rally for each size, because it needs all frames decoded."""

    def known(reader: VideoReader, frames: list[range], *how: object, **more: int) -> Picture:
        if how not in _medians:
            _medians[how] = background_median(reader, frames, *how, **more)  # type: ignore[arg-type]
        return _medians[how]

    monkeypatch.setattr("rallytrace.tracking.trial_windows.background_median", known)


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speeds are not measured, where what is seen is all that is asked; measuring them takes a second or two."""
    monkeypatch.setattr(LoadedTrackNet, "batch", lambda _: 1)
    monkeypatch.setattr(LoadedTrackNet, "rate", lambda *_: 10.0)


def test_cpu_agreeing_with_itself_says_little() -> None:
    trial = try_provider(ON_CPU)
    assert (trial.asked, trial.used) == (Provider.CPU, Provider.CPU)
    difference = trial.difference
    assert difference.frames == trial.windows * trial.n_output_frames
    assert (difference.heatmap_max, difference.max_distance, difference.seen_by_one) == (0, 0, 0)
    assert len(difference.distances) > difference.frames / 2, "the windows are those in which the ball flies"
    assert min(trial.windows_per_second, trial.cpu_windows_per_second) > 0
    assert trial.agreement is ProviderAgreement.SAME
    assert "compared with itself" in trial.in_words()[-1]


@pytest.mark.usefixtures("unmeasured")
def test_integers_are_compared_with_floats_on_the_same_processor() -> None:
    trial = try_provider(NetworkChoice(device=Device(Provider.CPU, precision=Precision.INT8)))
    assert (trial.difference.heatmap_max or 0) > 0, "it is another file"
    assert trial.agreement is ProviderAgreement.CLOSE
    assert "32-bit floats" in trial.in_words()[-1]


def test_a_provider_that_is_not_usable_is_an_error_that_says_why() -> None:
    for provider in Provider:
        if not probe(provider).usable:
            with pytest.raises(AppError, match="cannot be used"):
                try_provider(NetworkChoice(device=Device(provider, allow_fallback=True)))


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("mode", BackgroundMode)
def test_any_tracknet_can_be_tried_also_one_that_sees_no_ball(tmp_path: Path, mode: BackgroundMode) -> None:
    model = TinyTrackNet(3, mode).save(tmp_path / "net.onnx", {})
    trial = try_provider(NetworkChoice(tracknet=model, family=mode.family, device=Device(Provider.CPU)))
    assert trial.n_output_frames == 3
    assert trial.agreement is ProviderAgreement.SAME


def test_one_heatmap_network_gains_nothing_without_overlap(tmp_path: Path) -> None:
    family = FAMILIES["newest"]
    model = BallFinder(family).save(tmp_path / "net.onnx")
    record = try_provider(NetworkChoice(tracknet=model, family=family, device=Device(Provider.CPU))).as_record()
    assert record["fastest_frames_per_second"] == record["frames_per_second"]


@pytest.mark.usefixtures("unmeasured")
def test_long_window_repeats_the_last_frame_of_the_rally(tmp_path: Path) -> None:
    length = 438 - FIRST_FRAME + 20
    trial = try_provider(
        NetworkChoice(tracknet=TinyTrackNet(length).save(tmp_path / "net.onnx"), device=Device(Provider.CPU))
    )
    assert (trial.windows, trial.difference.frames) == (1, length)


def test_options_that_contradict_one_another_are_refused() -> None:
    with pytest.raises(UsageError, match="float16"):
        try_provider(NetworkChoice(device=Device(Provider.CPU, precision=Precision.FLOAT16)))


_real, _seen = TrackNet.heatmaps, dict[bytes, NDArray[np.float32]]()


def _heatmaps(net: TrackNet, windows: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return what the network sees, computed once: both of a trial are the same file on the same processor."""
    key = blake2b(windows.tobytes()).digest()
    if key not in _seen:
        _seen[key] = _real(net, windows)
    return _seen[key]


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(
    ("shift", "agreement"), [(1, ProviderAgreement.CLOSE), (10, ProviderAgreement.DIFFERENT)], ids=str
)
def test_a_provider_that_sees_the_ball_elsewhere_is_found_out(
    monkeypatch: pytest.MonkeyPatch, shift: int, agreement: ProviderAgreement
) -> None:
    """The second network that is opened moves what it sees by so many heatmap pixels to the right."""
    pixel = 1280 / light_networks.WIDTH
    # The light network is coarser.
    coarse = dataclasses.replace(CLOSE_TOLERANCE, distance=CLOSE_TOLERANCE.distance * pixel / (1280 / 768))
    monkeypatch.setattr(trial_result, "CLOSE_TOLERANCE", coarse)
    opened = list[TrackNet]()

    def moved(net: TrackNet, windows: NDArray[np.float32], _stop: object = None) -> NDArray[np.float32]:
        if net not in opened:
            opened.append(net)
        given = _heatmaps(net, windows)
        return given if net is opened[0] else np.roll(given, shift, axis=-1)

    monkeypatch.setattr(TrackNet, "heatmaps", moved)
    trial = try_provider(ON_CPU)
    assert trial.difference.max_distance == pytest.approx(shift * pixel, abs=0.5)
    assert trial.agreement is agreement


@pytest.mark.parametrize(
    ("changes", "agreement"),
    [
        ({}, ProviderAgreement.SAME),
        ({"by_window": (0.0, 0.04)}, ProviderAgreement.CLOSE),
        ({"distances": (0.0, 1.0)}, ProviderAgreement.CLOSE),
        ({"distances": (0.0, CLOSE_TOLERANCE.distance + 1)}, ProviderAgreement.DIFFERENT),
        ({"seen_by_one": 4}, ProviderAgreement.CLOSE),
        ({"seen_by_one": 5}, ProviderAgreement.DIFFERENT),
        ({"distances": ()}, ProviderAgreement.SAME),
        ({"by_window": (float("nan"),)}, ProviderAgreement.DIFFERENT),
    ],
)
def test_agreement_is_judged_by_what_matters_to_labels(changes: dict[str, Any], agreement: ProviderAgreement) -> None:
    trial = dataclasses.replace(ALIKE, difference=dataclasses.replace(ALIKE.difference, **changes))
    assert trial.agreement is agreement
    assert all(sentence.endswith((".", ").")) for sentence in trial.in_words())


def test_the_words_tell_place_speed_and_likeness() -> None:
    words = " ".join(ALIKE.in_words())
    for part in (
        "40 of its 42 operations",
        "2 Shape",
        "200 windows per second",
        "1.6e+03 without overlap",
        "10 times",
        "at most 0.004",
        "0.05 pixels",
        "Same results",
    ):
        assert part in words
    timed = dataclasses.replace(ALIKE, time_shares={"CUDAExecutionProvider": 0.94, "CPUExecutionProvider": 0.06})
    assert "94% of the time" in timed.in_words()[0]
    blind = dataclasses.replace(ALIKE, difference=dataclasses.replace(ALIKE.difference, distances=()))
    assert "finds no ball" in " ".join(blind.in_words())


def test_trial_record_has_plain_derived_figures() -> None:
    record = ALIKE.as_record()
    assert (record["as_asked"], record["agreement"], record["fastest_frames_per_second"]) == (True, "the same", 1600.0)
    unknown = dataclasses.replace(ALIKE, difference=OutputDifference(32, by_window=(float("nan"),)))
    assert unknown.as_record()["heatmap_difference"] is None
