from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from models.training.export import export_tracknet
from models.training.gpu_predictions import predict_on_gpu
from models.training.learner import write_weights
from models.training.predict_held_out import predict
from models.training.rallies import find_rallies
from models.training.tracknet import TrackNet
from rallytrace.track.geometry import Size
from training_clips import write_rally


def test_torch_finds_what_a_run_of_the_application_finds(tmp_path: Path) -> None:
    write_rally(tmp_path / "clips" / "dot.mp4", tmp_path / "clips" / "dot_ball.csv", count=27)
    rallies = find_rallies([tmp_path / "clips"])
    torch.manual_seed(1)
    network = TrackNet(16)
    for _ in range(2):
        network(torch.rand(2, 27, 32, 48))
    network.eval()
    write_weights(tmp_path / "weights.pt", {"averaged": network.state_dict(), "experience": {}})
    size = Size(128, 64)
    export_tracknet(network, tmp_path / "net.onnx", {"second_look": "0.45", "threshold": "0.3"}, size)
    (ours,) = predict_on_gpu(rallies, tmp_path / "weights.pt", tmp_path / "cache", size=size, processes=0)
    (theirs,) = predict(rallies, tmp_path / "net.onnx", None, ours.threshold)
    assert (ours.name, ours.size, ours.scenes) == (theirs.name, theirs.size, theirs.scenes)
    assert [one.frame for one in ours.detections] == [one.frame for one in theirs.detections]
    views = [[one.evidence.windows for one in found.detections] for found in (ours, theirs)]
    assert views[0] == views[1]
    assert max(views[0]) == 2
    peaks = [np.array([one.evidence.peak for one in found.detections]) for found in (ours, theirs)]
    assert np.allclose(peaks[0], peaks[1], atol=1e-4)
    assert not [*(tmp_path / "cache").glob("*-*-*-*-*.npy")]
