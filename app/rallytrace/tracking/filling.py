"""The inpainted layer from the predicted one: what InpaintNet and the curves say where that is something else."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.flight_check import REACH as CHECK_REACH
from rallytrace.domain.flight_check import FlightCheck
from rallytrace.domain.geometry import Size
from rallytrace.domain.layers import LayerSlice, detections_of
from rallytrace.domain.track import ROW, SOURCES, Rows, State, rows_of_points
from rallytrace.inference.inpainting import reach as windows_reach
from rallytrace.inference.model_file import ModelFile
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session import StopSwitch
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.points import CONFIRMABLE, chosen_longest_gap, scene_points

_PREDICTED = SOURCES.index(Source.PREDICTED)


@dataclass(frozen=True, slots=True)
class GapFilling:
    """How gaps are filled.

    Attributes:
        net: InpaintNet; None where nothing is filled but the frames that nobody looked at.
        video: the size of the video.
        threshold: the heatmap value from which a ball counted as seen.
        longest_gap: longer gaps stay open, in frames that were looked at.
        every: one of so many frames was looked at.
        visible: whether a ball in a filled gap counts as visible.
        check: decides which peaks are the ball; None leaves that to the threshold.
    """

    net: InpaintNet | None
    video: Size
    threshold: float
    longest_gap: int | None
    every: int = 1
    visible: bool = False
    check: FlightCheck | None = None

    @classmethod
    def of(
        cls, options: TrackOptions, tracknet: ModelFile, net: InpaintNet | None, video: Size, *, every: int
    ) -> "GapFilling":
        """What a run's options ask for, with what the TrackNet's file says."""
        longest = chosen_longest_gap(options, net)
        threshold, check = options.threshold_with(tracknet), options.check_with(tracknet)
        return cls(net, video, threshold, longest, every, options.inpainted_visible, check)

    @property
    def reach(self) -> int:
        """How far, in frames, a frame's word can change what is filled.

        A window reaches from a frame over its length, and has to know how the gap at its end goes on; this once for
        confirming faint sights and once more for filling.
        """
        checking = 0 if self.check is None else CHECK_REACH
        if self.net is None:
            return (1 + checking) * self.every
        longest = max(self.longest_gap or 0, 1)
        confirming = windows_reach(self.net, CONFIRMABLE) + CONFIRMABLE + 2
        filling = windows_reach(self.net, longest) + longest + 2
        return (checking + confirming + filling) * self.every

    def rows(self, layers: LayerSlice, frames: range, stop: StopSwitch | None = None) -> Rows:
        """The inpainted layer's rows for some frames: UNSET where what TrackNet said stands, or nobody looked.

        Args:
            layers: of at least these frames; what they hold around them is heeded. A person's visible points count as
                seen, and where a person says something else no ball is seen.
            frames: whose rows are wanted.
            stop: ends it.

        Raises:
            Cancelled: `stop` was used.
            AppError: the network failed.
        """
        made = np.zeros(len(layers.predicted), ROW)
        for stretch in stretches(layers.predicted, self.every):
            self._fill(layers, stretch, made[stretch.start : stretch.stop], stop)
        made[layers.human["state"] == State.VISIBLE] = np.zeros((), ROW)
        return made[frames.start - layers.first : frames.stop - layers.first]

    def _fill(self, layers: LayerSlice, stretch: range, made: Rows, stop: StopSwitch | None) -> None:
        part = slice(stretch.start, stretch.stop)
        said = layers.predicted[part]
        first = layers.first + stretch.start
        points = list(
            scene_points(
                list(detections_of(_corrected(said, layers.human[part]), first)),
                self.net,
                self.video,
                threshold=self.threshold,
                longest_gap=self.longest_gap,
                every=self.every,
                check=self.check,
                inpainted_visible=self.visible,
                stop=stop,
            )
        )
        made[[point.frame - first for point in points]] = rows_of_points(points)
        stands = (made["source"] == _PREDICTED) & (said["state"] != State.UNSET)
        for name in ("state", "x", "y"):
            stands &= made[name] == said[name]
        made[stands] = np.zeros((), ROW)


def stretches(predicted: Rows, every: int) -> Iterator[range]:
    """The stretches of frames that TrackNet looked at, at least every n-th of them, within one scene each.

    Args:
        predicted: rows of `SIGHT`.
        every: frames farther apart than this do not belong together.
    """
    looked_at = np.flatnonzero(predicted["state"] != State.UNSET)
    if not len(looked_at):
        return
    apart = np.diff(looked_at) > every
    begins = np.flatnonzero(np.concatenate([[True], apart | predicted["begins_scene"][looked_at[1:]]]))
    for begin, behind in zip(begins, [*begins[1:], len(looked_at)], strict=True):
        yield range(int(looked_at[begin]), int(looked_at[behind - 1]) + 1)


def spacing(predicted: Rows) -> int:
    """One of how many frames was looked at, as a rule."""
    looked_at = np.flatnonzero(predicted["state"] != State.UNSET)
    return int(np.median(np.diff(looked_at))) if len(looked_at) > 1 else 1


def _corrected(said: Rows, human: Rows) -> Rows:
    """What TrackNet said, with a person's word in its place."""
    looked_at = said["state"] != State.UNSET
    seen = looked_at & (human["state"] == State.VISIBLE)
    gone = looked_at & np.isin(human["state"], (State.OCCLUDED, State.NO_BALL))
    if not (seen.any() or gone.any()):
        return said
    said = said.copy()
    said["state"][seen], said["state"][gone] = State.VISIBLE, State.NO_BALL
    for name in ("x", "y"):
        said[name][seen], said[name][gone] = human[name][seen], 0
    # So that no faint sight is confirmed where the ball is not, and no human label is doubted.
    said["confidence"][gone], said["confidence"][seen], said["second_peak"][seen] = 0, 1, 0
    return said
