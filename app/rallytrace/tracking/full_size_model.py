"""The full-size model that a bench measures: the published shape, with random weights."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def full_size_model() -> Iterator[Path]:
    """A TrackNetV3 of the published size (eight frames, `concat`) with random weights, in a file of its own."""
    import onnx  # noqa: PLC0415 - slow to import

    from rallytrace.inference.graphs import tracknet_graph  # noqa: PLC0415
    from rallytrace.inference.random_weights import random_tracknet_weights  # noqa: PLC0415

    metadata = {"model_name": "TrackNet", "seq_len": "8", "bg_mode": "concat", "resize": "bicubic"}
    with tempfile.TemporaryDirectory(prefix="rallytrace-bench-") as folder:
        path = Path(folder) / "tracknet-full-size.onnx"
        weights = random_tracknet_weights(8, "concat", seed=0)
        onnx.save(tracknet_graph(weights, seq_len=8, bg_mode="concat", metadata=metadata), path)
        yield path
