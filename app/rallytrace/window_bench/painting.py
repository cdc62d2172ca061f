"""How long it takes to paint the video with everything over it."""

from typing import Final

import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.track import SOURCES, Layer, State
from rallytrace.session.run_reports import HeatmapPicture
from rallytrace.window_bench.figures import Effort, Figures, percentile
from rallytrace.window_bench.window_driver import WindowDriver

_HEATMAP: Final = (288, 512)
_REACH: Final = 10
"""Steps to and fro over so many frames."""


def measure_painting(driver: WindowDriver, effort: Effort) -> Figures:
    """Step with every layer shown, both trails full, and a heatmap over each frame."""
    _fill_track(driver)
    driver.go(driver.n_frames // 2)
    driver.rest(effort.settle_ms)
    times = []
    for i in range(effort.paints):
        way = -1 if i // _REACH % 2 else 1
        driver.window.view.set_heatmap(_heatmap(driver, driver.frame + way))
        driver.step(way)
        times.append(1000 * driver.paintings[-1].cost)
    driver.window.view.set_heatmap(None)
    return {"paint_ms_p50": percentile(times, 50), "paint_ms_p95": percentile(times, 95)}


def _fill_track(driver: WindowDriver) -> None:
    """Give every frame of a track a word of each layer's, some pixels apart."""
    document, info = driver.window.workspace.document, driver.window.workspace.info
    assert info is not None
    frames = np.arange(document.track.n_frames)
    x = info.size.width * (0.5 + 0.4 * np.sin(frames / 20))
    y = info.size.height * (0.5 + 0.4 * np.cos(frames / 13))
    changes = []
    layers = (
        (Layer.PREDICTED, Source.PREDICTED, State.VISIBLE),
        (Layer.INPAINTED, Source.INPAINTED, State.OCCLUDED),
        (Layer.HUMAN, Source.HUMAN, State.VISIBLE),
    )
    for height, (layer, source, state) in enumerate(layers):
        # Each layer hides the one below it in some frames only, so that all three kinds of marks are in every trail.
        said = frames[frames % 3 >= height]
        after = np.zeros(len(said), document.track.layer(layer).dtype)
        after["state"], after["source"], after["confidence"] = state, SOURCES.index(source), 0.8
        after["x"], after["y"] = x[said] + 9 * height, y[said]
        changes.append(document.track.change(layer, said, after))
    document.edit(Edit("Measure", tuple(changes)))


def _heatmap(driver: WindowDriver, frame: int) -> HeatmapPicture:
    info = driver.window.workspace.info
    assert info is not None
    y, x = np.mgrid[: _HEATMAP[0], : _HEATMAP[1]]
    values = np.exp(-((x - 200) ** 2 + (y - 100) ** 2) / 200).astype(np.float32)
    return HeatmapPicture(info.path, frame, values, info.size)
