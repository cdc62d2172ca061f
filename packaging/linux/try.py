"""Try a bundle on the demo rally, with nothing of ours in its environment: `try.py FOLDER`. Needs Xvfb (xvfb-run)."""

# ruff: noqa: INP001, T201 - a script, with a terminal to talk to
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import cv2

SCREEN = (1600, 1000)
WINDOW = (1400, 900)
FEWEST_COLOURS = 2000
"""A window with a frame of the rally in it has many times more of them; an empty one has some hundred."""
PATIENCE_SECONDS = 300.0


@dataclass(frozen=True)
class Bundle:
    """A bundle, and an empty home in which it is started."""

    folder: Path
    home: Path

    @property
    def rally(self) -> Path:
        """The demo rally inside."""
        return self.folder / "_internal" / "rallytrace" / "resources" / "demo" / "rally.mp4"

    def run(self, *arguments: object, screen: bool = False, code: int | None = 0) -> str:
        """Start it as a user does, and return what it wrote to stdout, or to stderr if that is nothing.

        Args:
            arguments: of the command line.
            screen: whether there is one.
            code: with which it must end; None for any.

        Raises:
            SystemExit: it ended otherwise than it should.
        """
        size = "x".join(map(str, SCREEN))
        screens = ["xvfb-run", "-a", "-s", f"-screen 0 {size}x24"] if screen else []
        command = [*screens, str(self.folder / "rallytrace"), *map(str, arguments)]
        started = time.monotonic()
        done = subprocess.run(  # noqa: S603 - the bundle, with arguments from here
            command,
            env={"HOME": str(self.home), "PATH": os.defpath, "LANG": "C.UTF-8"},
            cwd=self.home,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE_SECONDS,
            check=False,
        )
        words = " ".join(map(str, arguments))
        print(f"{time.monotonic() - started:5.1f} s  rallytrace {words}", flush=True)
        said = f"{done.stdout}\n{done.stderr}"
        require(code in (None, done.returncode), f"It ended with exit code {done.returncode}:\n{said}")
        return done.stdout or done.stderr


def require(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - it is an assertion
    """Stop with a message unless something holds."""
    if not holds:
        raise SystemExit(otherwise)


def try_without_screen(bundle: Bundle) -> None:
    """Try the terminal commands."""
    require("No problems found." in bundle.run("doctor"), "The doctor finds something.")
    statuses = json.loads(bundle.run("providers", "--json"))
    cpu = next(status for status in statuses if status["provider"] == "cpu")
    require(cpu["usable"], f"The trial in a child process failed: {cpu['reason']}")
    bundle.run("check", "--run", *sorted((bundle.folder / "_internal/rallytrace/models").glob("*.onnx")))
    bundle.run("track", bundle.rally, "-o", "labels.csv", "--fast")
    model = bundle.folder / "_internal/rallytrace/models/tracknet-fast.onnx"
    said = bundle.run("optimise", model, "--video", bundle.rally, "--windows", 4, "-o", "int8.onnx", code=None)
    require("ritten" in said, f"No network of integers was tried: {said}")
    rows = (bundle.home / "labels.csv").read_text(encoding="utf-8").splitlines()
    require(len(rows) > 400, f"The labels have {len(rows)} lines.")
    said = bundle.run("open", bundle.rally, code=1)
    require("rallytrace track" in said, f"Without a screen it says: {said}")


def try_on_a_screen(bundle: Bundle) -> None:
    """Take a picture of the window, and check that it closes cleanly during a run."""
    picture = bundle.home / "window.png"
    size = "x".join(map(str, WINDOW))
    bundle.run("open", bundle.rally, "--screenshot", picture, "--size", size, screen=True)
    pixels = cv2.imread(str(picture))
    if pixels is None:
        raise SystemExit("There is no screenshot.")
    require(pixels.shape[:2] == WINDOW[::-1], f"The screenshot is {pixels.shape[1]}x{pixels.shape[0]}.")
    packed = pixels.astype("uint32") @ (1, 256, 65536)
    colours = len(set(packed.ravel().tolist()))
    require(colours >= FEWEST_COLOURS, f"The screenshot has {colours} colours: no frame of the rally is in it.")
    print(f"         the window is {size} and shows {colours} colours", flush=True)
    bundle.run("open", bundle.rally, "--track", "--quit-after", "4", screen=True)
    # It is left when the run is over; the project then holds what the run found.
    bundle.run("open", bundle.rally, "--track", "--screenshot", bundle.home / "tracked.png", screen=True)
    require((bundle.home / "tracked.png").is_file(), "The run in the window did not come to its end.")


def main() -> None:
    """Try all of it; the first thing that fails ends it."""
    folder = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(prefix="rallytrace-try-") as home:
        bundle = Bundle(folder, Path(home))
        try_without_screen(bundle)
        try_on_a_screen(bundle)
    print(f"{folder} works.")


if __name__ == "__main__":
    main()
