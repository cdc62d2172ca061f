"""The streaming modules give the numbers of the PyTorch modules they replace."""

from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

import reference
from rallytrace.inference.streaming import InpaintModuleONNX, TrackNetModuleONNX

NEAR_TIE = 1e-4


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
    """Whether some pixel that decodes to the expected point is as high as the highest one, nearly."""
    height, width = heatmap.shape
    columns = (np.arange(width) * (size[0] / width)).astype(int) == expected["X"]
    rows = (np.arange(height) * (size[1] / height)).astype(int) == expected["Y"]
    there = heatmap[np.ix_(rows, columns)]
    return there.size > 0 and float(heatmap.max() - there.max()) < NEAR_TIE


@pytest.mark.parametrize("case", reference.cases("TrackNet"))
def test_tracknet_gives_the_reference_points(case: reference.Case) -> None:
    frames, _ = case.frames()
    facts = case.facts
    module = _Watched(
        case.model,
        facts["seq_len"],
        facts["bg_mode"],
        "cpu",
        eval_mode=facts["eval_mode"],
        median=_median(case),
        median_warmup=facts["median_warmup"],
    )
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
