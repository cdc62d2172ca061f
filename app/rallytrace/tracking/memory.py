"""How much memory this process has."""

import math
import os
import sys
from pathlib import Path


def rss_mb() -> float:
    """Memory of this process now, in MiB; NaN where the system does not tell (`/proc`)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return math.nan
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def peak_rss_mb() -> float | None:
    """The most memory this process has had, in MiB; None on Windows, which keeps that elsewhere."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not there on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
