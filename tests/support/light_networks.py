"""Make the shipped networks smaller: pictures a third as wide need a ninth of the work."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from rallytrace.files import paths

HEIGHT, WIDTH = 144, 256
"""The input's size in pixels; both are multiples of 16."""


def light_model(name: str) -> Path:
    """Return the path of a shipped model as `paths.shipped_model` does, with smaller ball networks."""
    return _light_tracknet(name) if name.startswith("tracknet") else paths.shipped_model(name)


@cache
def _light_tracknet(name: str) -> Path:
    """Return the network, made once per process and deleted at its end."""
    import onnx  # noqa: PLC0415 - most tests run no network

    model = onnx.load(paths.shipped_model(name))
    rows, columns = model.graph.input[0].type.tensor_type.shape.dim[2:]
    rows.dim_value, columns.dim_value = HEIGHT, WIDTH
    target = Path(_folder().name) / f"{name}.onnx"
    onnx.save(model, target)
    return target


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="rallytrace-networks-")
