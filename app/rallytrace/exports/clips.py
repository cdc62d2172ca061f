"""Save rallies or events as video clips: one file each, or one highlight video (a reel)."""

import contextlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.analysis.court.outline import CourtDrawing
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.match.rally_facts import RallyFacts, widen_range
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.errors import Check, UsageError
from rallytrace.exports.findings import Findings
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.match_facts import FoundPlay
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.overlay_marks import make_marks
from rallytrace.exports.record import ExportSteps
from rallytrace.exports.request import ClipOptions, Drawing, ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import MP4
from rallytrace.files.file_names import MAX_NAME_BYTES, clean_name, cut_text, max_name_bytes, n_bytes_in, unique_names
from rallytrace.storage.staging import staged_folder
from rallytrace.texts import join_texts, shown, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.overlay_style import FLIGHT_COLOUR
from rallytrace.track.scoring import Side
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import end_times, positions
from rallytrace.track.wording import count_noun
from rallytrace.video.clip_copy import CopiedClip, copy_clip
from rallytrace.video.drawn_words import DrawnScore
from rallytrace.video.overlay_video import Drawn, draw_overlay
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter, round_up_to_even
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import SoundReader

_CRF: Final = 18
_DASH: Final = "\N{EN DASH}"
_FIELD: Final = re.compile(r"\{(.*?)\}")
_SUFFIX: Final = ".mp4"
_DEFAULT_NAME: Final = "clip"
"""The name of a clip whose name would be empty."""


@dataclass(frozen=True, slots=True)
class Clip:
    """A part of the video to save.

    Attributes:
        name: The name of the file without suffix.
        rally: The facts about the rally; None for an event outside of all rallies.
        frames: The frames to save, including those before and after the rally or event.
    """

    name: str
    rally: RallyFacts | None
    frames: range


def plan_clips(
    found: Sequence[FoundPlay],
    times: Floats,
    video: Path,
    options: ClipOptions,
    *,
    reel: bool = False,
    max_bytes: int = MAX_NAME_BYTES - len(_SUFFIX),
) -> list[Clip]:
    """Return the clips of rallies or events, in order.

    Args:
        found: The rallies or events.
        times: The time of each frame and the end of the last one, (n + 1,) in seconds.
        video: The video file, for the names of the clips.
        reel: True to merge overlapping clips of events, so that nothing is shown twice.
        max_bytes: The maximum length of a clip's name in bytes, without suffix.
    """
    names = unique_names(
        (_fill_pattern(options.pattern, play, video, max_bytes) for play in found), _DEFAULT_NAME, max_bytes
    )
    clips: list[Clip] = []
    for name, play in zip(names, found, strict=True):
        clip = Clip(name, play.rally, widen_range(play.frames, times, options.lead_in, options.lead_out))
        if reel and options.of_events and clips and clip.frames.start < clips[-1].frames.stop:
            last = clips.pop()
            clip = replace(last, frames=range(last.frames.start, max(last.frames.stop, clip.frames.stop)))
        clips.append(clip)
    return clips


def _fill_pattern(pattern: str, play: FoundPlay, video: Path, max_bytes: int) -> str:
    """Replace the fields of a pattern. If the result is too long, shorten the video's name in it."""
    own = {"frame": f"{play.frames.start:06}", "event": play.event, "tags": "_".join(play.tags)}
    values = {"video": clean_name(video.stem, ""), **_rally_fields(play.rally), **own}
    filled = clean_name(_FIELD.sub(lambda field: values[field[1]], pattern), _DEFAULT_NAME)
    excess = n_bytes_in(filled) - max_bytes
    if excess <= 0 or "{video}" not in pattern:
        return filled
    share = -(-excess // pattern.count("{video}"))
    values["video"] = cut_text(values["video"], max(n_bytes_in(values["video"]) - share, 0))
    return _FIELD.sub(lambda field: values[field[1]], pattern)


def _rally_fields(facts: RallyFacts | None) -> dict[str, str]:
    if facts is None:
        return dict.fromkeys(("number", "name", "winner", "score"), "")
    score = "" if facts.known_score is None else facts.known_score.text
    return {
        "number": f"{facts.number:03}",
        "name": facts.rally.name,
        "winner": facts.winner_name,
        "score": score.replace(_DASH, "-"),
    }


def is_reel(target: Path) -> bool:
    """Return True if the target is one file, False if it is a folder."""
    return target.suffix.lower() in MP4.suffixes


def write_clips(material: Material, found: Sequence[FoundPlay], request: ExportRequest, check: Check) -> ExportSteps:
    """Write the clips of rallies or events. Yield the progress, and `ExportFinished` last.

    If the generator is closed earlier, it leaves nothing behind.

    Args:
        request: The request; its target is a file for `Format.REEL`, otherwise a new folder.
        check: Called for every frame; raises an error to stop.

    Raises:
        AppError: The target exists, or writing failed.
        UsageError: A reel cannot be copied without re-encoding.
    """
    options, target = request.clips, request.target
    reel = request.format is Format.REEL
    if options.copy and material.labels.recording.turning:
        raise UsageError(
            tr_lazy("errors", "Clips of a turned video cannot be copied without re-encoding."),
            tr_lazy("errors", "Omit --copy."),
        )
    if reel and options.copy and len(found) > 1:
        raise UsageError(
            tr_lazy("errors", "A highlight video cannot be copied without re-encoding."),
            tr_lazy("errors", "Give a folder, or omit --copy."),
        )
    with open_source_video(material, check) as reader, contextlib.ExitStack() as stack:
        max_bytes = max_name_bytes(target) - len(_SUFFIX)
        times = end_times(reader.index.seconds)
        clips = plan_clips(found, times, material.video, options, reel=reel, max_bytes=max_bytes)
        sound = SoundReader.open(material.video, reader.index) if options.sound and not options.copy else None
        if sound is not None:
            stack.enter_context(sound)
        if Drawing.SPEED in options.drawn:
            yield ExportProgress(tr_lazy("exports", "Computing speeds"))
        n_frames = sum(len(clip.frames) for clip in clips)
        cutter = _Cutter(material, reader, request, check, sound=sound, n_frames=n_frames)
        if reel:
            with atomic_file(target, MP4, overwrite=request.overwrite) as staged:
                yield from cutter.write(staged, clips)
        else:
            with staged_folder(target) as staged:
                for clip in clips:
                    yield from cutter.write(staged / f"{clip.name}{_SUFFIX}", [clip])
    words = join_texts([count_noun(len(clips), "clip"), _describe_frames(cutter.done, cutter.copied)])
    unknown = describe_unknown_scores((play.rally for play in found), options)
    notes = tuple(note for note in (unknown, "" if options.copy else reader.colours.note) if note)
    yield ExportFinished(target, words, tuple(clip_records(clips, cutter.copied)), notes)


def _describe_frames(done: int, copied: Sequence[CopiedClip]) -> str:
    """Return the number of written frames, and of the extra frames that copied clips show, as text."""
    frames = count_noun(done, "frame")
    before, after = sum(clip.n_before for clip in copied), sum(clip.n_after for clip in copied)
    if before and after:
        return tr_lazy(
            "exports",
            "{frames} ({before:,} extra before and {after:,} extra after: copied clips start at a keyframe)",
            frames=frames,
            before=before,
            after=after,
        )
    if before:
        return tr_lazy(
            "exports",
            "{frames} ({before:,} extra before: copied clips start at a keyframe)",
            frames=frames,
            before=before,
        )
    if after:
        return tr_lazy(
            "exports", "{frames} ({after:,} extra after: copied clips start at a keyframe)", frames=frames, after=after
        )
    return frames


class _Cutter:
    """Writes clips and counts their frames.

    Attributes:
        done: The number of frames written.
        copied: What each copied clip shows.
    """

    def __init__(
        self,
        material: Material,
        reader: VideoReader,
        request: ExportRequest,
        check: Check,
        *,
        sound: SoundReader | None,
        n_frames: int,
    ) -> None:
        self.done = 0
        self.copied: list[CopiedClip] = []
        self._reader, self._sound = reader, sound
        self._options, self._style = request.clips, request.overlay.style
        self._check = check
        self._n_frames = n_frames
        self._times = end_times(reader.index.seconds)
        self._sheet = _DrawingSheet(material, reader, request, check)

    def write(self, path: Path, clips: Sequence[Clip]) -> Iterator[ExportProgress]:
        """Write clips one after another to a new file."""
        if self._options.copy:
            for clip in clips:
                copied = copy_clip(self._reader, clip.frames, path, self._check, sound=self._options.sound)
                self.copied.append(copied)
                self.done += copied.n_frames
                yield ExportProgress(
                    tr_lazy("exports", "Copying clips"), min(self.done, self._n_frames), self._n_frames
                )
            return
        reader, sound, times = self._reader, self._sound, self._times
        size = round_up_to_even(reader.size)
        with ClipWriter(
            path,
            size,
            max(reader.rate, 1.0),
            quality=_CRF,
            pixel_aspect=reader.pixel_aspect,
            colours=reader.colours,
            sound=None if sound is None else (sound.rate, sound.layout),
            hardware=self._options.hardware,
        ) as file:
            begins = 0.0
            for clip in clips:
                offset = begins - times[clip.frames.start]
                blocks = iter(()) if sound is None else sound.read_frames(clip.frames)
                for frame in reader.frames(clip.frames.start, clip.frames.stop):
                    self._check()
                    picture = draw_overlay(frame, size, self._style, self._sheet.draw(frame.index, clip))
                    file.add(picture, round((times[frame.index] + offset) * TICKS_PER_SECOND), frame)
                    file.add_sound_until(blocks, times[frame.index + 1] + offset)
                    self.done += 1
                    yield ExportProgress(tr_lazy("exports", "Writing clips"), self.done, self._n_frames)
                begins = times[clip.frames.stop] + offset
                file.add_sound_until(blocks, np.inf)


class _DrawingSheet:
    """Provides what to draw on each frame."""

    def __init__(self, material: Material, reader: VideoReader, request: ExportRequest, check: Check) -> None:
        self._drawn = request.clips.drawn
        self._labels: TrackSnapshot = material.labels
        self._size = material.size
        self._marks = make_marks(material.labels, request.overlay, only_reviewed=False)
        self._outlines: dict[CourtCalibration, CourtDrawing] = {}
        self._shots: list[ShotMetrics] = []
        if Drawing.SPEED in self._drawn and material.labels.courts:
            flown = Findings(replace(material, index=reader.index), request.sport, check)[SHOTS]
            self._shots = [shot for rally in flown for shot in rally.shots if shot.speed is not None]
        self._path = positions(material.labels.shown_rows())

    def draw(self, frame: int, clip: Clip) -> Drawn:
        """Return what to draw on a frame of a clip."""
        drawn = self._drawn
        rally = clip.rally if Drawing.SCORE in drawn else None
        return Drawn(
            self._marks(frame) if Drawing.PATH in drawn else (),
            self._labels.poses.persons_at(frame) if Drawing.SKELETONS in drawn else (),
            self._court_lines(frame) if Drawing.COURT in drawn else (),
            self._speeds(frame),
            None if rally is None else _score_of(rally),
            "" if rally is None else shown(rally_words(rally.rally.name)),
        )

    def _court_lines(self, frame: int) -> Sequence[Floats]:
        court = court_at(self._labels.courts, frame)
        if court is None:
            return ()
        if court not in self._outlines:
            self._outlines[court] = CourtDrawing.of(court, self._size, net=True)
        outline = self._outlines[court]
        return outline.lines if outline.net is None else (*outline.lines, outline.net)

    def _speeds(self, frame: int) -> list[tuple[str, tuple[int, int], str]]:
        """Return the speed of each current shot as text, its position in pixels and its colour.

        Speeds are above the hits, so that far players stay visible.
        """
        words = []
        for shot in self._shots:
            if shot.frame <= frame <= shot.end_frame and shot.speed is not None:
                x, y = self._path[:, shot.frame].tolist()
                if np.isfinite(x):
                    place = round(x + self._size.height / 60), round(y - self._size.height / 14)
                    words.append((f"{shot.speed.format()} km/h", place, FLIGHT_COLOUR))
        return words


def _score_of(facts: RallyFacts) -> DrawnScore | None:
    """Return the score at the start of the rally, or None if it is unknown: never draw a wrong score."""
    score = facts.known_score
    if score is None:
        return None
    first, second = (shown(score.match.name_of(side)) for side in Side)
    columns = [part.partition(_DASH) for part in score.text.split()]
    return DrawnScore((first, second), tuple((left, right) for left, _, right in columns), int(score.start.server))


def describe_unknown_scores(found: Iterable[RallyFacts | None], options: ClipOptions) -> str:
    """Return sentences on which scores are left out and why; '' if all wanted scores are known."""
    if Drawing.SCORE not in options.drawn and "{score}" not in options.pattern:
        return ""
    counted = [facts for facts in dict.fromkeys(found) if facts is not None and facts.score is not None]
    unknown = [facts for facts in counted if facts.score_doubt]
    if not unknown:
        return ""
    return tr_lazy(
        "exports",
        "The score of {unknown:,} of {rallies} is unknown and left out. {reason}",
        unknown=len(unknown),
        rallies=count_noun(len(counted), "rally", "rallies"),
        reason=unknown[0].score_doubt,
    )


def clip_records(clips: Sequence[Clip], copied: Sequence[CopiedClip]) -> Iterator[dict[str, object]]:
    """Yield a JSON record of each clip: name, first and last frame in the video, and extra frames of copied clips."""
    for number, clip in enumerate(clips):
        record: dict[str, object] = {
            "name": clip.name,
            "rally": "" if clip.rally is None else clip.rally.rally.name,
            "first_frame": clip.frames.start,
            "last_frame": clip.frames.stop - 1,
            "score": _rally_fields(clip.rally)["score"] or None,
        }
        if copied:
            record |= {"extra_before": copied[number].n_before, "extra_after": copied[number].n_after}
        yield record
