"""Cache scenes: hundreds of runs decode the same few videos, and copies of them, to find scenes and again to track."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from made_once import content_of, kept
from rallytrace.errors import Check, no_check, no_progress
from rallytrace.video import background
from rallytrace.video.background import Scene
from rallytrace.video.reader import VideoReader

_plan_scenes = background.plan_scenes
_MOST_BYTES = 50_000_000
_planned = OrderedDict[tuple[object, ...], list[Scene]]()


def plan_scenes(
    reader: VideoReader,
    start: int,
    stop: int,
    *,
    check: Check = no_check,
    progress: Callable[[float], None] = no_progress,
    **options: Any,
) -> list[Scene]:
    """Plan scenes as the program does, cached by the content of the file."""
    key = (content_of(reader.path), start, stop, *sorted(options.items()))
    check()
    if key in _planned:
        _planned.move_to_end(key)
    else:
        plan = partial(_plan_scenes, reader, start, stop, check=check, progress=progress, **options)
        _planned[key] = kept("scenes", key, plan)
        for scene in _planned[key]:
            scene.median.flags.writeable = False
        while len(_planned) > 1 and sum(map(_bytes_of, _planned.values())) > _MOST_BYTES:
            _planned.popitem(last=False)
    progress(1.0)
    return list(_planned[key])


def _bytes_of(scenes: list[Scene]) -> int:
    return sum(scene.median.nbytes for scene in scenes)
