"""Rallies as video clips: a file each, or one reel."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.domain.arrays import Floats
from rallytrace.domain.match.rally_facts import RallyFacts, end_times, widen_range
from rallytrace.domain.match.rules import Side
from rallytrace.domain.wording import count_noun
from rallytrace.errors import Check, UsageError
from rallytrace.exports.formats.video import make_marks
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.rally_cuts import safe_names
from rallytrace.exports.record import ExportSteps
from rallytrace.exports.request import ExportFinished, ExportProgress, OverlayOptions
from rallytrace.file_access import atomic_file, refuse_output
from rallytrace.file_kinds import MP4
from rallytrace.storage.staging import refuse_folder, staged_folder
from rallytrace.video.clip_copy import copy_clip
from rallytrace.video.overlay_video import Mark, draw_overlay
from rallytrace.video.picture_files import TICKS, ClipWriter, round_up_to_even
from rallytrace.video.reader import VideoReader

DEFAULT_PATTERN: Final = "{video}_{number}_{name}"
_FIELDS: Final = ("video", "number", "name", "winner", "score", "tags")
_QUALITY: Final = 18
_DASH: Final = "\N{EN DASH}"
_PLAIN_LETTERS: Final = str.maketrans(
    {_DASH: "-", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ß": "ss", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
)
"""Letters that Unicode does not decompose."""


@dataclass(frozen=True, slots=True)
class ClipOptions:
    """What clips show.

    Attributes:
        lead_in: seconds before each rally.
        lead_out: seconds after it.
        path: draw the ball's path; None for the picture alone.
        score: write the score into the picture.
        copy: copy the video's data from the keyframe before, with its sound, and draw nothing.
        pattern: of file names, with fields in braces.
    """

    lead_in: float = 0.0
    lead_out: float = 0.0
    path: OverlayOptions | None = None
    score: bool = False
    copy: bool = False
    pattern: str = DEFAULT_PATTERN

    def __post_init__(self) -> None:
        if self.copy and (self.path is not None or self.score):
            raise UsageError("Nothing can be drawn on copied clips.", "Omit --copy, or --path and --score.")
        unknown = set(re.findall(r"\{(.*?)\}", self.pattern)) - set(_FIELDS)
        if unknown:
            raise UsageError(
                f"The names of clips have no field '{min(unknown)}'.", f"The fields are {', '.join(_FIELDS)}."
            )


@dataclass(frozen=True, slots=True)
class Clip:
    """One rally to be cut.

    Attributes:
        name: safe in paths, without suffix.
        frames: with those before and after the rally.
    """

    name: str
    facts: RallyFacts
    frames: range


def plan_clips(found: Sequence[RallyFacts], times: Floats, video: Path, options: ClipOptions) -> list[Clip]:
    """The clips of rallies.

    Args:
        times: of each frame and of the end of the last one, (n + 1,) seconds.
    """
    names = safe_names([_fill_pattern(options.pattern, facts, video) for facts in found])
    return [
        Clip(name, facts, widen_range(facts.rally.frames, times, options.lead_in, options.lead_out))
        for name, facts in zip(names, found, strict=True)
    ]


def _fill_pattern(pattern: str, facts: RallyFacts, video: Path) -> str:
    score = "" if facts.score is None else facts.score.text
    values = {
        "video": video.stem,
        "number": f"{facts.number:03}",
        "name": facts.rally.name,
        "winner": facts.winner_name,
        "score": score.replace(_DASH, "-"),
        "tags": "_".join(facts.rally.tags),
    }
    filled = re.sub(r"\{(.*?)\}", lambda field: values[field[1]], pattern)
    return _as_ascii(filled)


def _as_ascii(text: str) -> str:
    """Letters without accents; the font of captions has no others."""
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).encode("ascii", "replace").decode()


def is_reel(target: Path) -> bool:
    """Whether a target is one file; otherwise a folder."""
    return target.suffix.lower() in MP4.suffixes


def write_clips(
    material: Material,
    found: Sequence[RallyFacts],
    target: Path,
    options: ClipOptions,
    check: Check,
    *,
    overwrite: bool,
) -> ExportSteps:
    """Write the clips; `ExportFinished` comes last. Closing it earlier leaves nothing behind.

    Args:
        target: an .mp4 file for a reel, or a new folder for a file each.
        check: called for every picture; raises to stop.

    Raises:
        AppError: the target is taken, or writing failed.
        UsageError: the target has the suffix of another kind of file.
    """
    sources = (material.video, *material.untouchable)
    if is_reel(target):
        if options.copy and len(found) > 1:
            raise UsageError("A reel cannot be copied.", "Name a folder, or omit --copy.")
        refuse_output(target, MP4, overwrite=overwrite, sources=sources)
    else:
        MP4.refuse_suffix(target)
        refuse_folder(target, None, sources=sources)
    with open_source_video(material, check) as reader:
        clips = plan_clips(found, end_times(reader.index.seconds), material.video, options)
        cutter = _Cutter(material, reader, options, check, sum(len(clip.frames) for clip in clips))
        if is_reel(target):
            with atomic_file(target, MP4, overwrite=overwrite) as staged:
                yield from cutter.write(staged, clips)
        else:
            with staged_folder(target) as staged:
                for clip in clips:
                    yield from cutter.write(staged / f"{clip.name}.mp4", [clip])
    yield ExportFinished(target, f"{count_noun(len(clips), 'rally', 'rallies')}, {count_noun(cutter.done, 'frame')}")


class _Cutter:
    """Writes clips, and counts their frames."""

    def __init__(
        self, material: Material, reader: VideoReader, options: ClipOptions, check: Check, n_frames: int
    ) -> None:
        self.done = 0
        self._video = material.video
        self._reader = reader
        self._options = options
        self._check = check
        self._n_frames = n_frames
        self._style = (options.path or OverlayOptions()).style
        self._marks: Callable[[int], Sequence[Mark]] = lambda _: ()
        if options.path is not None:
            self._marks = make_marks(material.labels, options.path, only_reviewed=False)

    def write(self, path: Path, clips: Sequence[Clip]) -> Iterator[ExportProgress]:
        """Write clips one after another into a new file."""
        if self._options.copy:
            for clip in clips:
                self.done += len(copy_clip(self._video, self._reader.index, clip.frames, path, self._check))
                yield ExportProgress("Copying clips", min(self.done, self._n_frames), self._n_frames)
            return
        reader = self._reader
        size = round_up_to_even(reader.size)
        with ClipWriter(path, size, max(reader.rate, 1.0), quality=_QUALITY, pixel_aspect=reader.pixel_aspect) as file:
            begins, times = 0.0, end_times(reader.index.seconds)
            for clip in clips:
                offset = begins - times[clip.frames.start]
                caption = _caption(clip.facts) if self._options.score else ""
                for frame in reader.frames(clip.frames.start, clip.frames.stop):
                    self._check()
                    marks = self._marks(frame.index)
                    picture = draw_overlay(frame, size, self._style, marks=marks, caption=caption)
                    file.add(picture, round((times[frame.index] + offset) * TICKS))
                    self.done += 1
                    yield ExportProgress("Writing clips", self.done, self._n_frames)
                begins = times[clip.frames.stop] + offset


def _caption(facts: RallyFacts) -> str:
    """The score at the rally's start, and the server."""
    score = facts.score
    if score is None:
        return facts.rally.name
    first, second = map(score.match.name_of, Side)
    return _as_ascii(f"{first} - {second}   {score.text}   serves: {score.server_name}")


def clip_records(clips: Iterable[Clip]) -> list[dict[str, object]]:
    """Records of clips for JSON: names, and the first and last frames in the video."""
    return [
        {
            "name": clip.name,
            "rally": clip.facts.rally.name,
            "first_frame": clip.frames.start,
            "last_frame": clip.frames.stop - 1,
            "score": None if clip.facts.score is None else clip.facts.score.text.replace(_DASH, "-"),
        }
        for clip in clips
    ]
