"""Test that what is said about label files can be shown in the language of the window."""

import re

import pytest

from label_files import NAMED, VIDEO, rally, read_label_data
from pseudo_language import MARK, pseudo_language
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.report import LabelReport
from rallytrace.texts import shown
from rallytrace.track.track import State

_ODD_ROWS = b"""# comment
Frame,Visibility,X,Y,Camera
0,1,100,80,a
0,1,300,80,a
x,1,100,80,a
1,9,100,80,a
2,1,,80,a
3,1,0,0,a
4,1,-900,80,a
5,0,100,80,a
99999,1,100,80,a
6,1,one,80,a
"""
_NAMES = re.compile(r"UTF-8|UTF-16|\d+: .*")
"""Encodings, and columns with their names."""


def _texts(report: LabelReport) -> list[str]:
    texts = [report.summary, report.problem, report.doubt, *report.remarks]
    for conclusion in report.conclusions:
        texts += [conclusion.aspect.words, conclusion.evidence]
        texts += [choice.words for choice in conclusion.choices if not _NAMES.fullmatch(choice.words)]
    for note in (*report.corrected, *report.refused):
        texts += [note.words, note.problem.text]
    return [text for text in texts if any(map(str.isalpha, text))]


def _untranslated(report: LabelReport) -> set[str]:
    with pseudo_language():
        return {text for text in _texts(report) if MARK not in shown(text)}


@pytest.mark.parametrize("name", NAMED)
def test_conclusions_on_label_files_are_translated(name: str) -> None:
    dialect = NAMED[name]
    track = rally(occluded=State.OCCLUDED in dialect.meaning)
    assert not _untranslated(read_label_data(dialect.bytes_of(track), VideoFacts(VIDEO, 240)))


def test_notes_on_rows_are_translated() -> None:
    report = read_label_data(_ODD_ROWS, VideoFacts(VIDEO, 240))
    assert len(report.refused) + len(report.corrected) >= 7
    assert not _untranslated(report)


def test_empty_files_are_described_in_the_language_of_the_window() -> None:
    assert not _untranslated(read_label_data(b"", VideoFacts(VIDEO, 240)))
