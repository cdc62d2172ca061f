"""A trained TrackNet as a file that RallyTrace runs: one ONNX file with its passport, compared with torch."""

import warnings
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from models.training.onnx_passport import write_passport
from models.training.tracknet import Heatmaps, TrackNet

OPSET = 17


def export_tracknet(network: TrackNet, path: Path, passport: dict[str, str]) -> float:
    """Write a network as ONNX and compare it with torch.

    Args:
        network: the trained network.
        path: the file to write.
        passport: what the file should say of itself beside its shapes.

    Returns:
        The largest difference between any two heatmap values.
    """
    heatmaps = Heatmaps(network.to("cpu").to(memory_format=torch.contiguous_format)).eval()
    channels = 3 * (network.length + 1)
    sample = torch.rand(2, channels, 288, 512, generator=torch.Generator().manual_seed(1))
    with warnings.catch_warnings():
        # The exporter by tracing needs nothing but onnx, and says at length that it will be replaced.
        warnings.simplefilter("ignore")
        torch.onnx.export(
            heatmaps,
            (sample[:1],),
            str(path),
            input_names=["input"],
            output_names=["output"],
            dynamic_axes={"input": {0: "batch"}, "output": {0: "batch"}},
            opset_version=OPSET,
            dynamo=False,
        )
    told = {
        "model_name": "TrackNet",
        "seq_len": str(network.length),
        "bg_mode": "concat",
        "batch_mode": "dynamic",
        "resize": "area",
        "licence": "MIT",
        **passport,
    }
    write_passport(path, told)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    with torch.no_grad():
        expected = heatmaps(sample).numpy()
    given = session.run(None, {"input": sample.numpy()})[0]
    return float(np.abs(given - expected).max())
