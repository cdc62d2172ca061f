"""Test that integers are chosen by a trial if no precision is requested, and that the result is stored."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rallytrace.files import paths
from rallytrace.model_records.execution_providers import Device, Precision, Provider
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking import int8_selection
from rallytrace.tracking.int8_cache import Int8Trial, remembered_trial
from rallytrace.tracking.int8_selection import adds_well, settle_precision, try_integers
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet

VIDEO = paths.resources_dir() / "demo" / "rally.mp4"
CPU = NetworkChoice(device=Device(Provider.CPU, cores=1))
FASTER = Int8Trial(floats_ms=250.0, integers_ms=125.0, frames=16, agreeing=15, exact=True)


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the videos of the trials made, each of which finds integers twice as fast."""
    made: list[Path] = []

    def tried(_floats: NetworkChoice, _integers: NetworkChoice, reader: VideoReader, _stop: StopSwitch) -> Int8Trial:
        made.append(reader.path)
        return FASTER

    monkeypatch.setattr(int8_selection, "TRIES_INT8", True)
    monkeypatch.setattr(int8_selection, "try_integers", tried)
    return made


@pytest.mark.parametrize(
    ("trial", "favoured"),
    [
        (FASTER, True),
        (replace(FASTER, integers_ms=205.0), True),
        (replace(FASTER, integers_ms=212.0), False),
        (replace(FASTER, agreeing=14), True),
        (replace(FASTER, agreeing=13), False),
        (replace(FASTER, exact=False), False),
    ],
)
def test_int8_must_be_faster_exact_and_nearly_the_same(trial: Int8Trial, *, favoured: bool) -> None:
    assert trial.favours_integers is favoured


def test_trial_runs_once_and_serves_work_without_video(trials: list[Path]) -> None:
    assert settle_precision(CPU) == CPU, "nothing is known yet"
    expected = replace(CPU, device=replace(CPU.device, precision=Precision.INT8))
    assert [settle_precision(CPU, VIDEO), settle_precision(CPU, VIDEO), settle_precision(CPU)] == [expected] * 3
    assert trials == [VIDEO]
    assert remembered_trial(CPU) == remembered_trial(expected) == FASTER
    assert remembered_trial(replace(CPU, fast=True)) is None, "that is another network"


def test_int8_gain_is_reported_on_opening(trials: list[Path]) -> None:
    with open_tracknet(settle_precision(CPU, VIDEO)) as tracknet:
        assert trials == [VIDEO]
        assert tracknet.file.path.stem == "tracknet-int8"
        assert "2.0 times" in tracknet.announcement
        assert "15 of 16" in tracknet.announcement


def test_explicit_choice_of_network_needs_no_trial(trials: list[Path], tmp_path: Path) -> None:
    floats = replace(CPU, device=replace(CPU.device, precision=Precision.FLOAT32))
    own = replace(CPU, tracknet=TinyTrackNet().save(tmp_path / "net.onnx"))
    smaller = replace(CPU, fast=True)
    asked = [floats, own, smaller]
    assert [settle_precision(choice, VIDEO) for choice in asked] == asked
    assert not trials


def test_an_unreadable_video_and_a_damaged_memory_leave_floats(trials: list[Path], tmp_path: Path) -> None:
    assert settle_precision(CPU, tmp_path / "missing.mp4") == CPU
    settle_precision(CPU, VIDEO)
    for damage in (b"", b"[]", b'{"x": 1}', b"\xff", (paths.cache_dir() / "integers.json").read_bytes()[:-9]):
        (paths.cache_dir() / "integers.json").write_bytes(damage)
        assert settle_precision(CPU) == CPU
    assert settle_precision(CPU, VIDEO) != CPU
    assert trials == [VIDEO, VIDEO]


def test_a_trial_runs_two_windows_of_a_video_in_both(trials: list[Path]) -> None:
    integers = replace(CPU, device=replace(CPU.device, precision=Precision.INT8))
    with VideoReader(VIDEO) as reader:
        trial = try_integers(CPU, integers, reader, StopSwitch())
    assert not trials
    assert trial.frames == 16
    assert 0 <= trial.agreeing <= 16
    assert isinstance(trial.exact, bool)
    assert min(trial.floats_ms, trial.integers_ms) > 0


@pytest.mark.parametrize(("overflow", "harmless"), [(0.0, True), (-0.006, True), (0.02, False), (np.nan, False)])
def test_small_overflows_do_not_rule_out_integers(overflow: float, *, harmless: bool) -> None:
    exact = np.full((1, 8, 4, 4), 0.5, np.float32)
    found = exact.copy()
    found[0, 3, 2, 1] += np.float32(overflow)
    assert adds_well(found, exact) is harmless


def test_trial_is_announced_before_it_runs(trials: list[Path]) -> None:
    said: list[int] = []
    for _ in range(2):
        settle_precision(CPU, VIDEO, on_trial=lambda: said.append(len(trials)))
    assert said == [0]
