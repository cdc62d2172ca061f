import gc
import platform
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

import clipmaker
from qt import wait_until
from rallytrace.session.garbage_collection import GarbageCollector


class Circle(QObject):
    """Refers to itself, and notes the thread that it goes in."""

    def __init__(self, gone: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: gone.append(threading.get_ident()))


def test_reference_cycles_are_collected_in_window_thread(qapp: QApplication) -> None:
    gone: list[int] = []
    tidying = GarbageCollector(qapp)
    Circle(gone)
    keep: list[object] = []
    worker = threading.Thread(target=lambda: keep.extend([] for _ in range(20_000)))
    worker.start()
    worker.join(120)
    assert gone == []
    wait_until(lambda: gone)
    assert gone == [threading.get_ident()]
    tidying.end()
    assert gc.isenabled()
    gc.disable()  # as every test of the window has it


_GIVEN_BACK = """
import sys
from pathlib import Path
from rallytrace.process.threads import return_large_blocks
from rallytrace.tracking.machine import rss_mb
from rallytrace.video.reader import VideoReader

return_large_blocks()
with VideoReader(Path(sys.argv[1]), cache_bytes=2**28) as reader:
    for i in range(40):
        reader.frame(i)
    full, n_bytes = rss_mb(), reader.cache.nbytes
    reader.limit_cache(n_bytes // 4)
    print((full - rss_mb()) / (n_bytes / 2**20))
"""
"""Prints the memory that is given back as a share of the frames'. In a process of its own: in one that has used and
freed much memory before, frames may lie in what is free."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="elsewhere nothing tells how much memory is given back")
def test_frames_dropped_for_less_room_free_their_memory(tmp_path: Path) -> None:
    grey = np.full((1080, 1920, 3), 128, np.uint8)
    clip = clipmaker.Clip("large.mp4", n_frames=40, width=1920, height=1080, options={"preset": "ultrafast"})
    video = clipmaker.make(clip, tmp_path, lambda *_: grey)
    child = subprocess.run(
        [sys.executable, "-c", _GIVEN_BACK, str(video)], capture_output=True, text=True, check=True, timeout=120
    )
    assert float(child.stdout) > 0.5


_USED_AGAIN = """
import resource
import numpy as np
from rallytrace.process.threads import return_large_blocks

return_large_blocks()
faults = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_minflt
before = faults()
for _ in range(100):
    heatmap = np.ones((432, 768), np.float32)
    heatmap + heatmap
print((faults() - before) * resource.getpagesize() / heatmap.nbytes)
"""
"""Prints how many heatmaps' worth of new pages 200 heatmaps took, one after another."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="elsewhere the system decides")
def test_heatmaps_use_memory_of_earlier_ones() -> None:
    child = subprocess.run([sys.executable, "-c", _USED_AGAIN], capture_output=True, text=True, check=True, timeout=120)
    assert float(child.stdout) < 20
