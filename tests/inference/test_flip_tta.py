"""Test the second look: where the network is unsure, a mirrored window in between runs as well."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import tiny_models
from rallytrace.errors import UsageError
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor, lay_out
from rallytrace.inference.windows import context_frames
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import ResizeFilter, Size
from tiny_models import TinyTrackNet

L = 4
TINY = TinyTrackNet(L, leaning=0.2)
PREPROCESSOR = Preprocessor(Size(TINY.width, TINY.height), TINY.mode.family, ResizeFilter.BICUBIC)
RALLY = tiny_models.rally(9 * L + 3, 40, 64)
WEIGHTS = np.array([1, 2, 2, 1], np.float32)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrackNet]:
    with TrackNet.open(TINY.save(tmp_path_factory.mktemp("models") / "net.onnx"), SessionOptions()) as opened:
        yield opened


def pictures(frames: range) -> list[ArrayPicture]:
    return [ArrayPicture(i, RALLY[i]) for i in frames]


def found(net: TrackNet, frames: range, below: float | None, *, workers: int = 1, batch: int = 1) -> list[Detection]:
    options = PipelineOptions(L, threshold=0.45, workers=workers, batch=batch, second_look=below)
    events = detect(pictures(frames), net, PREPROCESSOR, options)
    return [one for event in events if isinstance(event, Detections) for one in event.items]


def by_definition(count: int, below: float) -> list[tuple[float, int]]:
    """Return the highest value of each frame's heatmap, and how many windows it comes from."""
    planes = [PREPROCESSOR.frame_planes(picture) for picture in pictures(range(count))]

    def heatmaps(start: int, *, mirrored: bool = False) -> NDArray[np.float32]:
        window = lay_out((planes[start : start + L] + planes[-1:] * L)[:L])[None]
        found = TINY.heatmaps(window[..., ::-1])[..., ::-1] if mirrored else TINY.heatmaps(window)
        return np.asarray(found[0])

    regular = range(0, max(1, count - L + 1), L)
    views: list[list[tuple[float, NDArray[np.float32]]]] = [[] for _ in range(count)]
    for start in regular:
        for i, one in enumerate(heatmaps(start)[: count - start]):
            views[start + i].append((WEIGHTS[i], one))
    for start in (one + L // 2 for one in regular[:-1]):
        if any(views[start + i][0][1].max() < below for i in range(L)):
            for i, one in enumerate(heatmaps(start, mirrored=True)):
                views[start + i].append((WEIGHTS[i], one))
    tail = max(0, count - L)
    for i, one in enumerate(heatmaps(tail)[: count - tail]):
        if not views[tail + i]:
            views[tail + i].append((WEIGHTS[i], one))
    joined = [sum(weight * one for weight, one in some) / sum(weight for weight, _ in some) for some in views]
    return [(float(np.max(one)), len(some)) for one, some in zip(joined, views, strict=True)]


@settings(max_examples=40, deadline=None)
@given(st.integers(1, len(RALLY)), st.sampled_from([0.02, 0.4, 0.5, 0.6, 0.99]), st.integers(1, 3), st.integers(1, 4))
def test_only_doubtful_frames_combine_two_looks(
    net: TrackNet, count: int, below: float, workers: int, batch: int
) -> None:
    mine = found(net, range(count), below, workers=workers, batch=batch)
    expected = by_definition(count, below)
    assert [one.frame for one in mine] == list(range(count))
    assert [one.evidence.windows for one in mine] == [windows for _, windows in expected]
    assert [one.evidence.peak for one in mine] == pytest.approx([min(1, peak) for peak, _ in expected], abs=1e-5)


def test_some_windows_of_the_rally_are_in_doubt_and_some_are_not() -> None:
    assert {windows for _, windows in by_definition(len(RALLY) - 3, 0.5)[2:-2]} == {1, 2}


def test_a_mirror_image_is_mirrored_back(net: TrackNet) -> None:
    once, twice = found(net, range(3 * L), None), found(net, range(3 * L), 0.99)
    sure = [(a.evidence, b.evidence) for a, b in zip(once, twice, strict=True) if a.evidence.peak > 0.6]
    assert sure
    assert all(abs(a.peak_x - b.peak_x) < 4 for a, b in sure)


@settings(max_examples=40, deadline=None)
@given(st.data(), st.sampled_from([0.4, 0.5, 0.6]))
def test_a_range_with_its_context_gives_what_the_whole_gives(net: TrackNet, data: st.DataObject, below: float) -> None:
    count = data.draw(st.integers(1, len(RALLY)))
    first = data.draw(st.integers(0, count - 1))
    wanted = range(first, data.draw(st.integers(first + 1, count)))
    around = context_frames(wanted, seq_len=L, stride=L, stop=count, second_look=True)
    assert 0 <= around.start <= wanted.start
    assert wanted.stop <= around.stop <= count
    whole = {one.frame: one for one in found(net, range(count), below)}
    part = {one.frame: one for one in found(net, around, below)}
    assert [part[frame] for frame in wanted] == [whole[frame] for frame in wanted]


@pytest.mark.parametrize("stride", [1, L - 1])
def test_windows_that_overlap_have_no_second_look(net: TrackNet, stride: int) -> None:
    with pytest.raises(UsageError):
        list(detect(pictures(range(L)), net, PREPROCESSOR, PipelineOptions(stride, EvalMode.WEIGHT, second_look=0.4)))


def test_network_without_metadata_hint_has_no_second_look(tmp_path: Path) -> None:
    with TrackNet.open(TINY.save(tmp_path / "plain.onnx"), SessionOptions()) as plain:
        assert plain.file.second_look is None
    said = TINY.metadata() | {"second_look": "0.35"}
    with TrackNet.open(TINY.save(tmp_path / "net.onnx", said), SessionOptions()) as opened:
        assert opened.file.second_look == pytest.approx(0.35)
