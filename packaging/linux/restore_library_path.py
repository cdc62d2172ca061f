"""Give the programs that RallyTrace starts, such as a file manager, the library path it was started with itself.

PyInstaller's loader puts the bundle's folder before it. For this process that has been heeded by now, and no other
program must find the bundle's libraries before the system's. A child that is RallyTrace again is told to set its own.
"""

# ruff: noqa: INP001 - PyInstaller runs it before the program
import os

_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is not None:
    os.environ["LD_LIBRARY_PATH"] = _before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
