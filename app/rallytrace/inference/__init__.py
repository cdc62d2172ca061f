"""Run networks: model files, providers, preprocessing, windows, heatmaps, inpainting and the pipeline. No Qt."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rallytrace.inference.streaming_onnx import InpaintModuleONNX, TrackNetModuleONNX

__all__ = ["InpaintModuleONNX", "TrackNetModuleONNX"]


def __getattr__(name: str) -> object:
    """Import the streaming modules on first access, because OpenCV and ONNX Runtime are slow to load."""
    if name in __all__:
        from rallytrace.inference import streaming_onnx  # noqa: PLC0415 - that is the point

        return getattr(streaming_onnx, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
