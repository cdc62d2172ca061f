"""Tables of events: `Frame,Time,Event,Source`, a row for each, ascending.

Frames count from 0, and times are seconds from the first frame on. The event is serve, hit, bounce or landing; its
source is `human` where a hand has set it and `found` where it follows from the path.
"""

import csv
import io
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.lists import Event
from rallytrace.storage.exports.staging import write_text

COLUMNS: Final = ("Frame", "Time", "Event", "Source")


def write_events(
    path: Path,
    events: Sequence[Event],
    seconds: NDArray[np.float64],
    *,
    by_hand: Collection[Event] = (),
    overwrite: bool = False,
) -> None:
    """Write the table and read it back.

    Args:
        path: where to.
        events: as they are shown, ascending.
        seconds: when each frame of the video is shown, (n,).
        by_hand: those among them that a hand has set.
        overwrite: whether an existing file may be replaced.

    Raises:
        AppError: the file exists, cannot be written, or is another when it is read again.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for event in events:
        source = "human" if event in by_hand else "found"
        writer.writerow((event.frame, f"{seconds[event.frame]:.3f}", event.kind.value, source))
    write_text(path, text.getvalue(), overwrite=overwrite)
