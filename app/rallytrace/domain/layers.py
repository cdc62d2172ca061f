"""Copies of a track's layers, for threads that work on them while the analyst goes on."""

from dataclasses import dataclass

from rallytrace.domain.track import Frames, Layer, Rows, Track


@dataclass(frozen=True, slots=True, eq=False)
class LayerSlice:
    """The layers of consecutive frames as they were.

    Attributes:
        first: the number of the first row's frame.
        predicted: rows of `SIGHT`.
        inpainted: rows of `ROW`.
        human: rows of `JUDGEMENT`.
    """

    first: int
    predicted: Rows
    inpainted: Rows
    human: Rows

    @classmethod
    def of(cls, track: Track, frames: range | None = None) -> "LayerSlice":
        """A copy of a track's layers, of all frames or a range; about 100 bytes a frame."""
        chosen = range(track.n_frames) if frames is None else frames
        start, stop = max(chosen.start, 0), min(chosen.stop, track.n_frames)
        parts = (Layer.PREDICTED, Layer.INPAINTED, Layer.HUMAN)
        predicted, inpainted, human = (track.layer(layer)[start:stop].copy() for layer in parts)
        return cls(start, predicted, inpainted, human)

    @property
    def frames(self) -> range:
        """The frames they hold."""
        return range(self.first, self.first + len(self.predicted))

    def part(self, frames: range) -> "LayerSlice":
        """The layers of some of the frames, not copied."""
        rows = slice(frames.start - self.first, frames.stop - self.first)
        return LayerSlice(frames.start, self.predicted[rows], self.inpainted[rows], self.human[rows])


@dataclass(frozen=True, slots=True, eq=False)
class LayerRows:
    """Rows of a layer, and whose they are.

    Attributes:
        frames: ascending.
        rows: as many, of the layer's dtype.
    """

    frames: Frames
    rows: Rows
