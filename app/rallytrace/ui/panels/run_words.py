"""A run in words and numbers: how far it is, where its time goes, how it ended and what there is now."""

from collections.abc import Iterable
from dataclasses import dataclass

from rallytrace.domain.track import Track
from rallytrace.session.run_reports import ProviderInUse, RunOutcome, RunProgress, RunState
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.time_text import DOT, about, counted, duration, grouped
from rallytrace.ui.timeline.track_digest import counts_of


@dataclass(frozen=True, slots=True)
class RunResult:
    """What is said when a run is over.

    Attributes:
        verdict: how it is to be taken.
        title: in a word or two.
        words: in a sentence or two.
    """

    verdict: BadgeStatus
    title: str
    words: str


def share_of(progress: RunProgress) -> float | None:
    """How much of what it is at is done, 0 to 1; None where nobody knows."""
    if progress.share is not None:
        return min(max(progress.share, 0.0), 1.0)
    return min(progress.done / progress.total, 1.0) if progress.total and progress.done else None


def pace(progress: RunProgress) -> str:
    """How fast, and how much longer: 25.1 frames/s, 2 min left."""
    parts = []
    if progress.frames_per_second > 0:
        parts.append(f"{progress.frames_per_second:.1f} frames/s")
    if progress.seconds_left is not None:
        parts.append(f"{about(progress.seconds_left)} left")
    return DOT.join(parts)


def headway(progress: RunProgress) -> str:
    """How many frames of how many."""
    return f"{grouped(progress.done)} of {counted(progress.total, 'frame')}" if progress.total else ""


def stage_shares(progress: RunProgress) -> tuple[tuple[str, str, float], ...]:
    """Where the time went: for each stage its name, what it does, and its share of the time, 0 to 1."""
    seconds = progress.stages
    stages = (
        ("Read", "Decoding the video", seconds.read),
        ("Prepare", "Scaling frames and cutting windows for the model", seconds.preprocess),
        ("Model", "TrackNet itself", seconds.forward),
        ("Locate", "Finding the ball in the heatmaps", seconds.decode),
    )
    total = sum(spent for _, _, spent in stages)
    return tuple((name, tip, spent / total if total else 0.0) for name, tip, spent in stages)


def ending(outcome: RunOutcome) -> RunResult:
    """How a run ended, for the analyst."""
    frames, took = counted(outcome.frames, "frame"), duration(outcome.seconds)
    if outcome.state is RunState.DONE:
        done = f"{frames} in {took}." if outcome.frames else f"In {took}."
        passed_over = non_play_found(outcome)
        done = f"{done} {passed_over}" if passed_over else done
        return RunResult(BadgeStatus.GOOD, "Done", f"{done} It is a proposal." if outcome.proposed else done)
    if outcome.state is RunState.CANCELLED and outcome.proposed:
        return RunResult(BadgeStatus.WARNING, "Cancelled", "It was to be a proposal: nothing has changed.")
    if outcome.state is RunState.CANCELLED:
        kept = f"{frames} tracked until then, and kept." if outcome.frames else "Nothing had been tracked yet."
        return RunResult(BadgeStatus.WARNING, "Cancelled", kept)
    words = f"{outcome.error.what} {outcome.error.remedy}".rstrip() if outcome.error else "The log says why."
    return RunResult(BadgeStatus.BAD, "Failed", words)


def non_play_found(outcome: RunOutcome) -> str:
    """What a run has passed over, in a sentence; '' where that is nothing."""
    non_play = outcome.provenance.get("asides", [])
    if not non_play:
        return ""
    show = "1 stretch shows" if len(non_play) == 1 else f"{grouped(len(non_play))} stretches show"
    frames = counted(sum(behind - first for first, behind in non_play), "frame")
    return f"{show} another camera or a replay: {frames} marked as not play, and not tracked."


def details(outcome: RunOutcome, provider: ProviderInUse | None) -> str:
    """All that is known about a run, as lines to be sent to somebody."""
    told = ending(outcome)
    lines = [f"{told.title}: {told.words}", f"Frames: {outcome.frames}", f"Seconds: {outcome.seconds:.1f}"]
    if provider is not None:
        lines.append(f"Provider: {provider.name} (asked for: {provider.asked or 'the best there is'})")
    lines += [f"{name}: {value}" for name, value in outcome.provenance.items()]
    return "\n".join(lines)


def findings(track: Track, spans: Iterable[range]) -> str:
    """What a track says about some frames: how many are seen, filled, occluded, and without a ball."""
    counts = [counts_of(track, span) for span in spans]
    filled = sum(one.filled for one in counts)
    if not any(one.visible or one.occluded or one.no_ball for one in counts):
        return ""
    parts = (
        (sum(one.visible for one in counts) - filled, "seen"),
        (filled, "filled"),
        (sum(one.occluded for one in counts), "occluded"),
        (sum(one.no_ball for one in counts), "without ball"),
    )
    return ", ".join(f"{grouped(number)} {word}" for number, word in parts if number or word != "filled")
