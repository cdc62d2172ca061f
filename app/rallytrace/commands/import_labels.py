"""`rallytrace import`: import labels in any dialect, or segments of other programs, into a video's project."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace.analysis.match.imported_match import ImportedMatch, import_rallies
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import as_records as finding_records
from rallytrace.commands.shared import findings_in_words
from rallytrace.commands.video_project import VideoProject
from rallytrace.errors import AppError, UsageError
from rallytrace.files.file_kinds import CSV
from rallytrace.process import terminal
from rallytrace.storage.labels.aspects import Aspect, Certainty, Conclusion, VideoFacts
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport, RowNote, notes_by_problem
from rallytrace.storage.project.summary import read_recording
from rallytrace.storage.segments.records import SegmentFile
from rallytrace.storage.track_csv import read_track, write_track
from rallytrace.track.arrays import Floats
from rallytrace.track.edits import import_labels
from rallytrace.track.label_lint import Finding
from rallytrace.track.track import ROW, Rows, end_times, rows_of_points
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.track.wording import clock, count_noun
from rallytrace.tracking.segment_import import read_rallies
from rallytrace.tracking.video_projects import likely_project
from rallytrace.video.reader import VideoReader


def import_into_project(video: Path, report: LabelReport, *, project: Path | None, as_human: bool) -> Path:
    """Import labels into the project of a video, creating it if needed. Return the path of the project.

    Args:
        report: The labels that were read.
        project: The project that the video must have; None for any.
        as_human: True to import into the human layer, which runs never change.

    Raises:
        AppError: The video cannot be read, or its project cannot be used or written.
        UsageError: The video has another project.
    """
    with VideoReader(video) as reader, VideoProject(reader, project) as opened:
        frames, rows = report.labels.frames, report.labels.rows
        edit = import_labels(opened.project.track, frames, rows, as_human=as_human)
        if edit is not None:
            opened.project.edit(edit)
            opened.save()
    return opened.path


_MARKS: Final = {Certainty.UNSURE: "?", Certainty.LIKELY: "~", Certainty.CERTAIN: " ", Certainty.GIVEN: "*"}
_MAX_LISTED: Final = 40
_OTHER_WAYS: Final = "Check the file, or choose its columns with --take. If it lists segments: --take content=segments."


def run(args: argparse.Namespace) -> int:
    """Report how the file is read, then import the labels unless only a check was requested."""
    overrides = parse_choices(args.take)
    if args.output is not None:
        refuse_output_of(args, args.output, CSV, overwrite=args.force)
    with VideoReader(args.video) as reader:
        size = _turning_of(args).size(reader.size)
        facts = VideoFacts(size, reader.n_frames, reader.index.seconds)
        times = end_times(reader.index.seconds)
        other, segments = read_other_labels(args.labels, size), None
        if other is None:
            segments = read_rallies(args.labels, times, reader.rate, video=args.video, overrides=overrides)
    if segments is not None:
        return _import_rallies(args, *segments, times)
    predicted = _predictions(args.predictions, facts)
    report = LabelReader.of(args.labels, other, facts, predicted).read(overrides)
    findings = report.labels.findings(facts.size)
    if args.json:
        terminal.say_json(report_record(report, findings))
    else:
        for line in report_in_words(args.labels, report, findings):
            (terminal.say if args.check else terminal.remark)(line)
    if report.problem:
        raise AppError(f"{args.labels}: {report.problem}", _OTHER_WAYS)
    if args.check and args.output is None:
        return terminal.DONE
    _refuse_questions(args, report.questions)
    if args.output is not None:
        rows = write_track(
            args.output, report.points, facts.size, more_columns=args.source_column, overwrite=args.force
        )
        terminal.remark(f"{args.output}: {rows} rows.")
    if not args.check:
        path = import_into_project(args.video, report, project=args.project, as_human=args.as_ == "human")
        terminal.remark(f"{path}: {len(report.labels)} labels imported.")
    return terminal.DONE


def _turning_of(args: argparse.Namespace) -> Turning:
    """Return how the project turns the video: labels are those of the picture that the window shows."""
    project = args.project or likely_project(args.video)
    return NO_TURNING if project is None or not project.exists() else read_recording(project).turning


def _import_rallies(args: argparse.Namespace, file: SegmentFile, found: ImportedMatch, times: Floats) -> int:
    """Import rallies from another program into the video's project. `times` are those of `read_rallies`."""
    if args.output is not None:
        raise UsageError("Segments cannot be written as a label file.", "Omit -o.")
    if args.json:
        terminal.say_json(_rallies_record(file, found))
    else:
        for line in _rallies_in_words(args.labels, file, found, times):
            (terminal.say if args.check else terminal.remark)(line)
    if not found.rallies:
        raise AppError(f"No segment of {args.labels} lies within the video.", "Check that it is of this video.")
    if args.check:
        return terminal.DONE
    _refuse_questions(args, file.questions)
    with VideoReader(args.video) as reader, VideoProject(reader, args.project) as opened:
        edit = import_rallies(opened.project.track, found)
        if edit is not None:
            opened.project.edit(edit)
            opened.save()
    terminal.remark(f"{opened.path}: {count_noun(len(found.rallies), 'rally', 'rallies')} imported.")
    return terminal.DONE


def _rallies_in_words(path: Path, file: SegmentFile, found: ImportedMatch, times: Floats) -> list[str]:
    counts = [f"{count_noun(len(found.rallies), 'rally', 'rallies')}", f"{count_noun(len(found.events), 'hit')}"]
    counts += [f"{len(file.corrected)} cut"] if file.corrected else []
    counts += [f"{len(file.refused)} not imported"] if file.refused else []
    lines = [f"{path}: {file.kind}, {', '.join(counts)}."]
    ordered = sorted(found.rallies, key=lambda rally: rally.frames.start)
    for title, rally in zip(("First rally", "Last rally"), ordered[:1] + ordered[1:][-1:], strict=False):
        start, stop = (clock(float(times[frame]), 1) for frame in (rally.frames.start, rally.frames.stop))
        lines.append(f"  {title}: {start} to {stop}, frames {rally.frames.start}:{rally.frames.stop}")
    for conclusion in file.conclusions:
        lines += _conclusion_in_words(conclusion)
    lines += [f"  {remark}" for remark in file.remarks]
    lines += _notes_in_words("Cut", file.corrected, file.item)
    return lines + _notes_in_words("Not imported", file.refused, file.item)


def _rallies_record(file: SegmentFile, found: ImportedMatch) -> dict[str, Any]:
    rallies = [
        {"name": one.name, "first_frame": one.frames.start, "last_frame": one.frames[-1], "winner": one.winner}
        for one in found.rallies
    ]
    return {
        "kind": file.kind,
        "rallies": rallies,
        "hits": len(found.events),
        "conclusions": [_conclusion_record(conclusion) for conclusion in file.conclusions],
        "remarks": list(file.remarks),
        "cut": [_note_record(note) for note in file.corrected],
        "refused": [_note_record(note) for note in file.refused],
    }


def parse_choices(given: Iterable[str]) -> dict[Aspect, str]:
    """Return the choices made on the command line, each typed as ASPECT=CHOICE.

    Raises:
        UsageError: A choice is not of this form, or there is no such aspect.
    """
    chosen = {}
    for text in given:
        name, sign, choice = text.partition("=")
        if not sign or name not in [aspect.value for aspect in Aspect]:
            known = ", ".join(aspect.value for aspect in Aspect)
            raise UsageError(
                f"'{text[:60]}' is not valid for --take.",
                f"Write ASPECT=CHOICE, where ASPECT is one of {known}.",
            )
        chosen[Aspect(name)] = choice.strip()
    return chosen


def _predictions(path: Path | None, facts: VideoFacts) -> Rows | None:
    if path is None or facts.n_frames is None:
        return None
    points = [point for point in read_track(path) if point.frame < facts.n_frames]
    made: Rows = np.zeros(facts.n_frames, ROW)
    made[[point.frame for point in points]] = rows_of_points(points)
    return made


def _refuse_questions(args: argparse.Namespace, questions: Sequence[Conclusion]) -> None:
    if questions and not args.guess:
        open_ = ", ".join(question.aspect.value for question in questions)
        first = questions[0]
        raise AppError(
            f"The file can be read in more than one way ({open_}). Nothing was imported.",
            f"Choose with --take, for example --take {first.aspect.value}={first.choice}, or use --guess.",
        )


def report_in_words(path: Path, report: LabelReport, findings: Sequence[Finding]) -> list[str]:
    """Return a report as lines of text."""
    lines = [f"{path}: {report.summary}"]
    for conclusion in report.conclusions:
        lines += _conclusion_in_words(conclusion)
    lines += [f"  {remark}" for remark in report.remarks]
    lines += _notes_in_words("Corrected", report.corrected)
    lines += _notes_in_words("Not imported", report.refused)
    return [*lines, *findings_in_words(findings)]


def _conclusion_in_words(conclusion: Conclusion) -> list[str]:
    mark = _MARKS[conclusion.certainty]
    line = f"{mark} {conclusion.aspect.words:<28} {conclusion.words:<32} {conclusion.evidence}"
    if not conclusion.asks:
        return [line]
    names = ", ".join(choice.name for choice in conclusion.choices)
    return [line, f"    choose with --take {conclusion.aspect.value}=CHOICE: {names}"]


def _notes_in_words(title: str, notes: tuple[RowNote, ...], item: str = "line") -> list[str]:
    if not notes:
        return []
    lines = [f"{title}: {len(notes)}"]
    if len(notes) > _MAX_LISTED:
        lines += [f"  {count} x {problem.value}: {rows}" for problem, count, rows in notes_by_problem(notes)]
        return [*lines, "  --json lists all."]
    return [*lines, *(f"  {item} {note.line}: {note.words} '{note.text}'" for note in notes)]


def report_record(report: LabelReport, findings: Sequence[Finding]) -> dict[str, Any]:
    """Return a report as plain values, with every corrected or refused row."""
    return {
        "frames": len(report.labels),
        "rows": report.n_rows,
        "problem": report.problem,
        "conclusions": [_conclusion_record(conclusion) for conclusion in report.conclusions],
        "remarks": list(report.remarks),
        "mended": [_note_record(note) for note in report.corrected],
        "refused": [_note_record(note) for note in report.refused],
        "findings": finding_records(findings),
    }


def _conclusion_record(conclusion: Conclusion) -> dict[str, Any]:
    return {
        "aspect": conclusion.aspect.value,
        "choice": conclusion.choice,
        "choices": {choice.name: choice.words for choice in conclusion.choices},
        "evidence": conclusion.evidence,
        "certainty": conclusion.certainty.name.lower(),
    }


def _note_record(note: RowNote) -> dict[str, Any]:
    return {"line": note.line, "text": note.text, "trouble": note.problem.value, "words": note.words}
