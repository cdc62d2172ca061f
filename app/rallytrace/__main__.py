"""`python -m rallytrace`, the command `rallytrace`, and the entry of a frozen build."""

import os
import signal
from types import FrameType


def leave(number: int, _frame: FrameType | None) -> None:
    """Answer a signal while nothing else is loaded, not even `interruption`: Ctrl+C may come within milliseconds."""
    os.write(2, b"Interrupted.\n" if number == signal.SIGINT else b"Ended on request.\n")
    os._exit(128 + number)


signal.signal(signal.SIGINT, leave)
signal.signal(signal.SIGTERM, leave)

from rallytrace.process import interruption  # noqa: E402

interruption.install_handlers()

from rallytrace.cli import main  # noqa: E402

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
