"""Export networks with random weights from Ultralytics, and store what it finds with them. Needs Ultralytics.

For each kind a file NAME.onnx, and NAME.npz with the boxes and keypoints that its own program gives for picture.npy.
"""

import os
import sys
from pathlib import Path

os.environ.update(YOLO_OFFLINE="true", YOLO_AUTOINSTALL="false", YOLO_VERBOSE="false")

import numpy as np
import torch
import torchvision
from ultralytics import YOLO
from ultralytics.utils.nms import TorchNMS

KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "plain": ("yolov8n-pose.yaml", {}),
    "eleven": ("yolo11n-pose.yaml", {"imgsz": (96, 160)}),
    "dynamic": ("yolov8n-pose.yaml", {"dynamic": True}),
    "end-to-end": ("yolo26n-pose.yaml", {"nms": False}),
    "nms": ("yolov8n-pose.yaml", {"nms": True, "conf": 1e-9}),
}


def main(folder: Path) -> None:
    """Write the files, without kinds that this installation cannot export."""
    os.chdir(folder)
    torch.manual_seed(0)
    picture = np.load("picture.npy")
    try:
        torchvision.ops.nms(torch.rand(3, 4), torch.rand(3), 0.5)
    except RuntimeError:  # its operators are of another PyTorch
        torchvision.ops.nms = TorchNMS.nms
    for name, (network, options) in KINDS.items():
        given: dict[str, object] = {"imgsz": 160} | options
        try:
            fresh = YOLO(network)
            _tell_apart(fresh.model)
            exported = fresh.export(format="onnx", opset=17, simplify=False, verbose=False, **given)
        except (RuntimeError, ValueError, AttributeError) as error:
            sys.stderr.write(f"{name} cannot be exported here: {error}\n")
            continue
        Path(exported).rename(f"{name}.onnx")
        model = YOLO(f"{name}.onnx", task="pose")
        found = model.predict(picture, imgsz=given["imgsz"], conf=1e-9, iou=0.7, agnostic_nms=True, verbose=False)[0]
        np.savez(f"{name}.npz", boxes=found.boxes.data.numpy(), keypoints=found.keypoints.data.numpy())


def _tell_apart(network: torch.nn.Module) -> None:
    """Change the weights so that results differ between places, which those of random weights hardly do."""
    for name, weights in network.named_parameters():
        if "cv3" in name and weights.ndim == 4:
            torch.nn.init.normal_(weights, std=0.1 / weights[0].numel() ** 0.5)
    for layer in network.modules():
        if isinstance(layer, torch.nn.BatchNorm2d):
            layer.momentum = None  # so that the statistics are those of the pictures below
    network.train()
    with torch.no_grad():
        for _ in range(3):
            network(torch.rand(4, 3, 160, 160))
    network.eval()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
