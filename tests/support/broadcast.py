"""Make a synthetic broadcast for tests of runs: a main camera, and three spans of another one."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import clipmaker
from views import film, hall

N_FRAMES = 400
RATE = 10
CUTS = ((0, 0), (90, 1), (120, 0), (200, 2), (235, 0), (300, 3), (330, 0))
"""First frames, and which camera is seen from there on."""
NON_PLAY = (range(90, 120), range(200, 235), range(300, 330))


def broadcast(folder: Path, *, gop: int = 20) -> Path:
    """Return a video of forty seconds."""
    path = folder / "broadcast.mp4"
    path.write_bytes(_encode(gop))
    return path


@cache
def _encode(gop: int) -> bytes:
    """Return the content of the file, encoded once per process."""
    with TemporaryDirectory() as folder:
        clip = clipmaker.Clip("broadcast.mp4", n_frames=N_FRAMES, rate=RATE, gop=gop, b_frames=2)
        return clipmaker.make(clip, Path(folder), film(CUTS, hall)).read_bytes()


def one_camera(folder: Path) -> Path:
    """Return a video of forty seconds with one camera."""
    clip = clipmaker.Clip("one_camera.mp4", n_frames=N_FRAMES, rate=RATE, gop=20)
    return clipmaker.make(clip, folder, film(((0, 0),), hall))


def play() -> list[int]:
    """Return the frames that the main camera shows."""
    return [frame for frame in range(N_FRAMES) if not any(frame in span for span in NON_PLAY)]
