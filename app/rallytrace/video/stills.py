"""Single pictures on disk: PNG files, and backgrounds as TrackNetV3 keeps them."""

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray


def write_png(path: Path, bgr: NDArray[np.uint8]) -> None:
    """Write a picture, (H, W, 3) BGR, without loss.

    Raises:
        OSError: it cannot be written.
    """
    # Left to itself OpenCV is quicker than at any level it can be told, for files a sixth larger.
    done, data = cv2.imencode(".png", bgr)
    if not done:
        raise OSError(None, "the picture cannot be encoded", str(path))
    path.write_bytes(data.tobytes())


def write_median(path: Path, rgb: NDArray[np.uint8] | NDArray[np.float64]) -> None:
    """Write a background, (H, W, 3) RGB, as an .npz file with the one array `median`.

    It is stored as float64: TrackNetV3 subtracts it from pictures as it is, and bytes would wrap around.

    Raises:
        OSError: it cannot be written.
    """
    with path.open("wb") as stream:
        np.savez_compressed(stream, median=rgb.astype(np.float64))
