"""`rallytrace import`: a label file of any dialect into a video's project, or into a label file like our own."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import terminal
from rallytrace.commands.shared import as_records as finding_records
from rallytrace.commands.shared import in_words as findings_in_words
from rallytrace.commands.video_project import VideoProject
from rallytrace.domain.edits import import_labels
from rallytrace.domain.label_lint import Finding
from rallytrace.domain.track import ROW, Rows, rows_of_points
from rallytrace.errors import AppError, UsageError
from rallytrace.storage.exports.preview import CSV, refuse_other_ending
from rallytrace.storage.labels.aspects import ASPECT_WORDS, Aspect, Conclusion, Sureness, VideoFacts
from rallytrace.storage.labels.diagnosis import Diagnosis, RowNote, notes_by_problem
from rallytrace.storage.labels.reading import diagnose
from rallytrace.storage.labels.sheet import read_label_file
from rallytrace.storage.project.ledger import Edited
from rallytrace.storage.track_csv import read_track, write_track
from rallytrace.video.reader import VideoReader


def import_into_project(video: Path, diagnosis: Diagnosis, *, project: Path | None, as_human: bool) -> Path:
    """Take labels over into the project of a video, which is made if need be; returns where it is.

    Args:
        diagnosis: the labels, as they were read.
        project: the project that is meant, if it is named; the video must have that one.
        as_human: whether they go to the human layer, which no run changes.

    Raises:
        AppError: the video cannot be read, or its project cannot be used or written.
        UsageError: the video has another project.
    """
    with VideoReader(video) as reader, VideoProject(reader, project) as opened:
        frames, rows = diagnosis.labels.frames, diagnosis.labels.rows
        edit = import_labels(opened.project.track, frames, rows, as_human=as_human)
        if edit is not None:
            opened.enter(Edited(edit))
    return opened.path


_MARKS: Final = {Sureness.UNSURE: "?", Sureness.LIKELY: "~", Sureness.CERTAIN: " ", Sureness.GIVEN: "*"}
_MOST_LISTED: Final = 40


def run(args: argparse.Namespace) -> int:
    """Say how the file is read; then, unless that was all that was asked for, take the labels over."""
    overrides = parse_choices(args.take)
    if args.output is not None:
        refuse_other_ending(args.output, CSV)
    with VideoReader(args.video) as reader:
        facts = VideoFacts(reader.size, reader.n_frames, reader.rate)
    predicted = _predictions(args.predictions, facts)
    diagnosis = diagnose(read_label_file(args.labels), facts, overrides, predicted=predicted)
    findings = diagnosis.labels.findings(facts.size)
    if args.json:
        terminal.say_json(as_record(diagnosis, findings))
    else:
        for line in in_words(args.labels, diagnosis, findings):
            (terminal.say if args.check else terminal.remark)(line)
    if diagnosis.problem:
        raise AppError(f"{args.labels}: {diagnosis.problem}", "Check the file, or choose its columns with --take.")
    if args.check and args.output is None:
        return terminal.DONE
    _refuse_questions(args, diagnosis)
    if args.output is not None:
        rows = write_track(
            args.output, diagnosis.points, facts.size, more_columns=args.source_column, overwrite=args.force
        )
        terminal.remark(f"{args.output}: {rows} rows.")
    if not args.check:
        path = import_into_project(args.video, diagnosis, project=args.project, as_human=args.as_ == "human")
        terminal.remark(f"{path}: {len(diagnosis.labels)} labels imported.")
    return terminal.DONE


def parse_choices(given: Iterable[str]) -> dict[Aspect, str]:
    """The choices that were made on the command line, each ASPECT=CHOICE.

    Raises:
        UsageError: one of them is of another form, or there is no such aspect.
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
    """A model's label file of the same video, as rows by frame."""
    if path is None or facts.n_frames is None:
        return None
    points = [point for point in read_track(path) if point.frame < facts.n_frames]
    made: Rows = np.zeros(facts.n_frames, ROW)
    made[[point.frame for point in points]] = rows_of_points(points)
    return made


def _refuse_questions(args: argparse.Namespace, diagnosis: Diagnosis) -> None:
    if diagnosis.questions and not args.guess:
        open_ = ", ".join(question.aspect.value for question in diagnosis.questions)
        first = diagnosis.questions[0]
        raise AppError(
            f"The file can be read in more than one way ({open_}). Nothing was imported.",
            f"Choose with --take, for example --take {first.aspect.value}={first.choice}, or use --guess.",
        )


def in_words(path: Path, diagnosis: Diagnosis, findings: Sequence[Finding]) -> list[str]:
    """A diagnosis for a person to read, line by line."""
    lines = [f"{path}: {diagnosis.summary}"]
    for conclusion in diagnosis.conclusions:
        lines += _conclusion_in_words(conclusion)
    lines += [f"  {remark}" for remark in diagnosis.remarks]
    lines += _notes_in_words("Corrected", diagnosis.mended)
    lines += _notes_in_words("Not imported", diagnosis.refused)
    return [*lines, *findings_in_words(findings)]


def _conclusion_in_words(conclusion: Conclusion) -> list[str]:
    mark = _MARKS[conclusion.sureness]
    line = f"{mark} {ASPECT_WORDS[conclusion.aspect]:<28} {conclusion.words:<32} {conclusion.evidence}"
    if not conclusion.asks:
        return [line]
    others = ", ".join(choice.name for choice in conclusion.choices)
    return [line, f"    choose with --take {conclusion.aspect.value}=CHOICE: {others}"]


def _notes_in_words(title: str, notes: tuple[RowNote, ...]) -> list[str]:
    if not notes:
        return []
    lines = [f"{title}: {len(notes)}"]
    if len(notes) > _MOST_LISTED:
        lines += [f"  {count} x {trouble.value}: {where}" for trouble, count, where in notes_by_problem(notes)]
        return [*lines, "  --json lists all."]
    return [*lines, *(f"  line {note.line}: {note.words} '{note.text}'" for note in notes)]


def as_record(diagnosis: Diagnosis, findings: Sequence[Finding]) -> dict[str, Any]:
    """A diagnosis as plain values; every row that was mended or refused is in it."""
    return {
        "frames": len(diagnosis.labels),
        "rows": diagnosis.n_rows,
        "problem": diagnosis.problem,
        "conclusions": [
            {
                "aspect": one.aspect.value,
                "choice": one.choice,
                "choices": {choice.name: choice.words for choice in one.choices},
                "evidence": one.evidence,
                "sureness": one.sureness.name.lower(),
            }
            for one in diagnosis.conclusions
        ],
        "remarks": list(diagnosis.remarks),
        "mended": [_note_record(note) for note in diagnosis.mended],
        "refused": [_note_record(note) for note in diagnosis.refused],
        "findings": finding_records(findings),
    }


def _note_record(note: RowNote) -> dict[str, Any]:
    return {"line": note.line, "text": note.text, "trouble": note.trouble.value, "words": note.words}
