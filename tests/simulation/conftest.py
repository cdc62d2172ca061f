"""The simulation is a set of modules below the project's root, not part of the installed package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
