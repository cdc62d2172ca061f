"""Render a badminton rally with its exact labels: `python models/training/rendering/render.py --seed 7 --out DIR`.

The seed decides everything: hall, camera, players, rally and noise.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path

import av

from models.training.rendering.drawing import Picture
from models.training.rendering.stage import Label, Stage


def write_video(path: Path, frames: Iterable[Picture], *, fps: int, bit_rate: int, keyframe_interval: int) -> int:
    """Encode BGR `frames` (height, width, 3), all of one even size, to `path`; returns how many there were.

    Args:
        path: an .mp4 file, overwritten.
        frames: at least one.
        fps: frames a second.
        bit_rate: bits a second the encoder aims at.
        keyframe_interval: frames from one keyframe to the next at most.
    """
    count = 0
    with av.open(path, "w", options={"movflags": "+faststart"}) as container:
        options = {"preset": "medium", "profile": "high", "maxrate": str(bit_rate * 2), "bufsize": str(bit_rate * 4)}
        stream = container.add_stream("libx264", rate=fps, options=options)
        stream.pix_fmt = "yuv420p"
        stream.bit_rate = bit_rate
        stream.gop_size = keyframe_interval
        stream.max_b_frames = 3
        stream.time_base = Fraction(1, fps)
        for picture in frames:
            if count == 0:
                stream.height, stream.width = picture.shape[:2]
            frame = av.VideoFrame.from_ndarray(picture, format="bgr24")
            frame.pts = count
            container.mux(stream.encode(frame))
            count += 1
        container.mux(stream.encode())
    return count


# A script's own folder is on the path, the project's root is not; the renderer is imported as what it is.
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))


def label_rows(labels: list[Label]) -> Iterator[str]:
    """Lines of a label file: header, then one row a frame, integer pixels, `0,0,0` where no shuttle is seen."""
    yield "Frame,Visibility,X,Y"
    for index, label in enumerate(labels):
        x, y = int(label.x + 0.5), int(label.y + 0.5)
        yield f"{index},1,{x},{y}" if label.visible else f"{index},0,0,0"


def render(stage: Stage, folder: Path, name: str, *, fps: int, bit_rate: int, keyframe_interval: int) -> list[Label]:
    """Write `name`.mp4 and `name`_ball.csv into `folder`; returns the labels."""
    labels: list[Label] = []

    def film() -> Iterator[Picture]:
        for index in range(len(stage)):
            picture, label = stage.frame(index)
            labels.append(label)
            yield picture

    folder.mkdir(parents=True, exist_ok=True)
    write_video(folder / f"{name}.mp4", film(), fps=fps, bit_rate=bit_rate, keyframe_interval=keyframe_interval)
    text = "\n".join(label_rows(labels)) + "\n"
    (folder / f"{name}_ball.csv").write_text(text, encoding="utf-8", newline="\n")
    return labels


def main() -> None:
    """Read the options and render."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True, help="decides everything in the picture")
    parser.add_argument("--out", type=Path, required=True, help="folder to write into")
    parser.add_argument("--name", default="rally", help="of the files, without ending (default: rally)")
    parser.add_argument("--seconds", type=float, default=12.0, help="about how long the rally lasts (default: 12)")
    parser.add_argument("--fps", type=int, default=30, help="frames a second (default: 30)")
    parser.add_argument("--bit-rate", type=int, default=1_400_000, help="bits a second (default: 1400000)")
    parser.add_argument("--keyframes", type=int, default=60, help="frames between keyframes (default: 60)")
    given = parser.parse_args()
    stage = Stage(given.seed, seconds=given.seconds, fps=given.fps)
    labels = render(
        stage, given.out, given.name, fps=given.fps, bit_rate=given.bit_rate, keyframe_interval=given.keyframes
    )
    seen = sum(label.visible for label in labels)
    print(f"{given.out / given.name}.mp4: {len(labels)} frames, the shuttle in {seen} of them.")


if __name__ == "__main__":
    main()
