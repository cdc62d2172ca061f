"""Run the program in a process that waits in the middle of a run until it is stopped or killed."""

import sys
from typing import Final

_WAITING: Final = """
import sys
from rallytrace.process import interruption
interruption.install_handlers()
import time
from rallytrace.cli import main
from rallytrace.inference.feeding import Feeder

forward, seen = Feeder._forward, []

def wait(feeder, batch, **how):
    seen.extend(batch)
    # Progress is told from time to time: some more windows come one by one, and then none.
    over, paused = len(seen) - int(sys.argv[1]), 0
    while over > 0 and (over > 10 or paused < 10):
        feeder._halt.check()
        time.sleep(0.03)
        paused += 1
    return forward(feeder, batch, **how)

Feeder._forward = wait
sys.exit(main(sys.argv[2:]))
"""


def waiting_command(windows: int, *arguments: str) -> list[str]:
    """Return the command line of the program with these arguments. It waits after this many windows of all videos.

    It waits after this many windows, over all videos.
    """
    return [sys.executable, "-c", _WAITING, str(windows), *arguments]
