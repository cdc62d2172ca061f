"""How many players are found in clips, near and far, and pictures to look at what was found.

    python -m models.studies.look_at_poses SPORT CLIP [CLIP ...] [--frames 20] [--pictures FOLDER]

Every third frame of each clip is searched, as in a run. A half is filled by one player, in padel by two. A picture has
ten frames, each beside its players enlarged; it is of broadcasts, so it is looked at and not kept.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from models.studies.measure_players import find_court, find_poses
from rallytrace.domain.court.sports import CourtSport
from rallytrace.domain.court.standing import feet_on_floor
from rallytrace.domain.poses import NO_POSES, Person, Poses, bone_lines
from rallytrace.execution_providers import Device
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import choose_pose_model
from rallytrace.video.reader import VideoReader

_FRAME, _CUT = (480, 270), (135, 270)
_IN_PICTURE = 10
_INK, _BOX = (0, 255, 255), (255, 0, 255)

Bgr = NDArray[np.uint8]


def look_at_clip(path: Path, sport: CourtSport, network: PoseNetwork, frames: int) -> Iterator[str | Bgr]:
    """A line for a clip, then some of its frames with what was found in them."""
    with VideoReader(path) as reader:
        court = find_court(reader, sport)
        began = time.process_time()
        rows = find_poses(reader, network, court, 0)
        milliseconds = 1000 * (time.process_time() - began) / len(rows.frames)
        poses = NO_POSES.with_found(rows)
        if court is None:
            yield f"{path.stem}: no court is sure, {milliseconds:.0f} ms of processor time a frame"
        else:
            most, floor = 2 if sport is CourtSport.PADEL else 1, court.floor_map(reader.size)
            found = np.zeros(2)
            for frame in rows.frames.tolist():
                persons = poses.persons_at(frame)
                far = int((feet_on_floor(persons, floor)[:, 1] > 0).sum()) if persons else 0
                found += min(len(persons) - far, most), min(far, most)
            near, far_share = 100 * found / (most * len(rows.frames))
            yield (
                f"{path.stem}: {len(rows.frames)} frames, near {near:.1f} %, far {far_share:.1f} %, "
                f"{milliseconds:.0f} ms of processor time a frame"
            )
        for k in np.linspace(0, len(rows.frames) - 1, frames + 2)[1:-1].astype(int).tolist():
            yield _tile(reader, poses, int(rows.frames[k]), 4 if sport is CourtSport.PADEL else 2, path.stem)


def _tile(reader: VideoReader, poses: Poses, frame: int, most: int, name: str) -> Bgr:
    """A frame with its persons, and beside it each of them, the nearest first."""
    drawn, persons = reader.frame(frame).bgr().copy(), poses.persons_at(frame)
    for person in persons:
        for bone in bone_lines(person):
            start, end = np.rint(bone).astype(int).tolist()
            cv2.line(drawn, start, end, _INK, 2, cv2.LINE_AA)
    cuts = [_cut(drawn, person) for person in sorted(persons, key=lambda person: -person.box[3])[:most]]
    for person in persons:
        left, top, right, bottom = map(int, person.box)
        cv2.rectangle(drawn, (left, top), (right, bottom), _BOX, 3)
    whole = cv2.resize(drawn, _FRAME)
    cv2.putText(whole, f"{name[:30]} {frame}", (4, 266), cv2.FONT_HERSHEY_SIMPLEX, 0.42, _INK)
    nobody = np.zeros((_CUT[1], _CUT[0], 3), np.uint8)
    return np.hstack([whole, *cuts, *[nobody] * (most - len(cuts))]).astype(np.uint8)


def _cut(picture: Bgr, person: Person) -> Bgr:
    left, top, right, bottom = person.box
    scale = 1.25 * (bottom - top) / _CUT[1]
    x, y = (left + right - scale * _CUT[0]) / 2, (top + bottom - scale * _CUT[1]) / 2
    matrix = np.array([[scale, 0, x], [0, scale, y]])
    return cv2.warpAffine(picture, matrix, _CUT, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP).astype(np.uint8)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sport", type=CourtSport, help="badminton, tennis or padel")
    parser.add_argument("clips", type=Path, nargs="+")
    parser.add_argument("--frames", type=int, default=20, help="to draw, of all clips together")
    parser.add_argument("--pictures", type=Path, help="folder for them")
    arguments = parser.parse_args()
    tiles: list[Bgr] = []
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for clip in arguments.clips:
            for told in look_at_clip(clip, arguments.sport, network, arguments.frames // len(arguments.clips)):
                if isinstance(told, str):
                    sys.stdout.write(f"{told}\n")
                    sys.stdout.flush()
                else:
                    tiles.append(told)
    if arguments.pictures is not None:
        for number, first in enumerate(range(0, len(tiles), _IN_PICTURE), 1):
            pairs = [tiles[k : k + 2] for k in range(first, min(first + _IN_PICTURE, len(tiles)), 2)]
            whole = np.vstack([np.hstack([*pair, *[np.zeros_like(pair[0])] * (2 - len(pair))]) for pair in pairs])
            cv2.imwrite(str(arguments.pictures / f"{arguments.sport.value}_{number}.png"), whole)
    return 0


if __name__ == "__main__":
    sys.exit(main())
