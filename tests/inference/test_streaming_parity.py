"""Test that the streaming modules give the numbers of the PyTorch modules they replace."""

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

import reference
from builds import needs_openvino
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.streaming_onnx import InpaintModuleONNX, Prediction, TrackNetModuleONNX
from tiny_models import TinyInpaintNet

NEAR_TIE = 1e-4
MAX_GPU_BATCH = 32


class _Watched(TrackNetModuleONNX):
    """Keeps every joined heatmap, to tell a near-tie from a mistake."""

    def _finish(self, frames: Any) -> None:
        joined = list(frames)
        kept: dict[int, NDArray[np.float32]] = self.__dict__.setdefault("kept", {})
        kept.update({item.frame_id: frame.joined for item, frame in zip(self._pending, joined, strict=False)})
        super()._finish(joined)


def _median(case: reference.Case) -> NDArray[np.uint8] | None:
    if case.facts["median"] != "given":
        return None
    _, median = case.frames()
    if case.facts["bg_mode"] != "concat":
        return median
    return np.asarray(cv2.resize(median, (512, 288), interpolation=cv2.INTER_AREA), np.uint8).transpose(2, 0, 1)


def _is_near_tie(heatmap: NDArray[np.float32], expected: dict[str, int], size: tuple[int, int]) -> bool:
    """Return whether some pixel that decodes to the expected point is as high as the highest one, nearly."""
    height, width = heatmap.shape
    columns = (np.arange(width) * (size[0] / width)).astype(int) == expected["X"]
    rows = (np.arange(height) * (size[1] / height)).astype(int) == expected["Y"]
    there = heatmap[np.ix_(rows, columns)]
    return there.size > 0 and float(heatmap.max() - there.max()) < NEAR_TIE


@pytest.fixture(scope="module")
def seen() -> OrderedDict[tuple[Path, bytes], NDArray[np.float32]]:
    """Heatmaps of the windows of one case, 5 MB each, by model and content."""
    return OrderedDict()


@pytest.fixture
def windows_are_seen_once(
    seen: OrderedDict[tuple[Path, bytes], NDArray[np.float32]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cases that join the same windows in two ways follow one another; the second one runs no network."""
    heatmaps = TrackNet.heatmaps

    def once(network: TrackNet, windows: NDArray[np.float32], *more: Any, **options: Any) -> NDArray[np.float32]:
        key = network.file.path, network.session.provider.encode() + blake2b(windows.tobytes()).digest()
        if key not in seen:
            seen[key] = heatmaps(network, windows, *more, **options)
            while len(seen) > MAX_GPU_BATCH:
                seen.popitem(last=False)
        return seen[key].copy()

    monkeypatch.setattr(TrackNet, "heatmaps", once)


@pytest.mark.usefixtures("windows_are_seen_once")
@pytest.mark.parametrize("device", ["cpu", pytest.param("openvino", marks=needs_openvino)])
@pytest.mark.parametrize("case", reference.cases("TrackNet"))
def test_tracknet_gives_the_reference_points(case: reference.Case, device: str) -> None:
    frames, _ = case.frames()
    facts = case.facts
    module = _Watched(
        case.model,
        facts["seq_len"],
        facts["bg_mode"],
        device,
        eval_mode=facts["eval_mode"],
        median=_median(case),
        median_warmup=facts["median_warmup"],
    )
    assert module.provider == device
    given = [module.push(frame) for frame in frames]
    assert [answer is None for answer in given] == [answer is None for answer in facts["push"]]

    answers = [answer for answer in [*given, *module.flush()] if answer]
    expected = [answer for answer in [*facts["push"], *facts["flush"]] if answer]
    assert [answer["Frame"] for answer in answers] == [answer["Frame"] for answer in expected]
    differing = [(mine, theirs) for mine, theirs in zip(answers, expected, strict=True) if mine != theirs]
    height, width = frames.shape[1:3]
    for _, theirs in differing:
        assert _is_near_tie(module.__dict__["kept"][theirs["Frame"]], theirs, (width, height))
    assert len(differing) <= 0.01 * len(expected)


@pytest.mark.parametrize("case", reference.cases("InpaintNet"))
def test_inpaintnet_gives_the_reference_points(case: reference.Case) -> None:
    facts = case.facts
    module = InpaintModuleONNX(case.model, facts["seq_len"], "cpu", facts["img_scaler"])
    assert [module.push(point) for point in facts["track"]] == facts["push"]
    assert module.flush() == facts["flush"]


L = 4
TINY = TinyInpaintNet(L)
SCALER = (1280 / 512, 720 / 288)


def point(frame: int, x: int, y: int, visibility: int = 1) -> Prediction:
    return {"Frame": frame, "X": x, "Y": y, "Visibility": visibility}


TRACK = [point(10 + i, 100 + 40 * i, 500 - 30 * i) for i in range(12)]
for missing in (0, 3, 4, 8):
    TRACK[missing] = point(10 + missing, 0, 0, 0)


@pytest.fixture
def module(tmp_path: Path) -> InpaintModuleONNX:
    return InpaintModuleONNX(TINY.save(tmp_path / "fill.onnx"), L, "cpu", SCALER)


def answers(module: InpaintModuleONNX, track: Sequence[Prediction]) -> list[Prediction | None]:
    return [module.push(given) for given in track]


def by_definition(window: Sequence[Prediction]) -> tuple[float, float]:
    """Return the first point of a window: as it was given, or what the network says for it."""
    known = np.array([[given["Visibility"] == 1 and given["X"] > 0 and given["Y"] > 0] for given in window])
    mask = np.where(known, 0.0, 1.0)
    coords = np.array([(given["X"] / 1280, given["Y"] / 720) for given in window]) * known
    filled = np.where(known, np.clip(coords, 0, 1), TINY.coordinates(coords[None], mask[None])[0])
    return float(filled[0, 0]) * 1280, float(filled[0, 1]) * 720


def test_each_push_answers_for_the_oldest_point_of_the_window(module: InpaintModuleONNX) -> None:
    given = answers(module, TRACK)
    assert given[: L - 1] == [None] * (L - 1)
    for start, answer in enumerate(given[L - 1 :]):
        assert answer is not None
        assert answer["Frame"] == TRACK[start]["Frame"]
        assert answer["Visibility"] == 1
        expected = by_definition(TRACK[start : start + L])
        assert (answer["X"], answer["Y"]) == pytest.approx(expected, abs=1)


def test_seen_points_are_kept_except_for_rounding(module: InpaintModuleONNX) -> None:
    for before, after in zip(TRACK, answers(module, TRACK)[L - 1 :], strict=False):
        assert after is not None
        if before["Visibility"]:
            assert 0 <= before["X"] - after["X"] <= 1
            assert 0 <= before["Y"] - after["Y"] <= 1


@pytest.mark.parametrize("given", [point(5, 300, 200, 0), point(5, 0, 200), point(5, 300, 0)])
def test_a_point_without_a_ball_or_on_an_axis_is_one_to_fill(module: InpaintModuleONNX, given: Prediction) -> None:
    window = [given, *TRACK[5:8]]
    answer = answers(module, window)[-1]
    assert answer is not None
    assert (answer["X"], answer["Y"]) == pytest.approx(by_definition(window), abs=1)
    assert abs(answer["X"] - given["X"]) > 1


def test_points_outside_the_picture_are_brought_to_its_edge(module: InpaintModuleONNX) -> None:
    answer = answers(module, [point(0, 5000, 9000), *TRACK[5:8]])[-1]
    assert answer == point(0, 1280, 720)


def test_a_flush_gives_the_points_still_held_unfilled(module: InpaintModuleONNX) -> None:
    answers(module, TRACK)
    rest = module.flush()
    assert [given["Frame"] for given in rest] == [given["Frame"] for given in TRACK[-L:]]
    assert rest[0] == point(18, 0, 0, 0)
    assert [given["Visibility"] for given in rest] == [0, 1, 1, 1]
    assert module.flush() == []


def test_a_track_shorter_than_a_window_comes_back_as_it_is(module: InpaintModuleONNX) -> None:
    assert module.flush() == []
    assert answers(module, TRACK[:2]) == [None, None]
    assert [given["Visibility"] for given in module.flush()] == [0, 1]


def test_pushed_frames_are_not_changed(module: InpaintModuleONNX) -> None:
    given = [dict(one) for one in TRACK]
    answers(module, given)
    module.flush()
    assert given == TRACK


def test_a_reset_leaves_the_module_as_it_was_constructed(module: InpaintModuleONNX) -> None:
    fresh = dict(module.stats)
    expected = [*answers(module, TRACK), *module.flush()]
    for pushed in range(2 * L):
        module.reset()
        answers(module, TRACK[5 : 5 + pushed])
        module.reset()
        assert module.stats == fresh
        assert [*answers(module, TRACK), *module.flush()] == expected


def test_stats_count_and_time_what_was_done(module: InpaintModuleONNX) -> None:
    assert module.stats == {"push_calls": 0, "outputs": 0, "t_forward": 0, "t_post": 0}
    answers(module, TRACK)
    assert (module.stats["push_calls"], module.stats["outputs"]) == (12, 9)
    assert module.stats["t_forward"] > 0
    assert module.stats["t_post"] > 0
    module.flush()
    assert (module.stats["push_calls"], module.stats["outputs"]) == (12, 13)
