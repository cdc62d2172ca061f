"""Test the facts of labels and their video, as exports and commands compute them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from exports import SIZE, Desk
from rallytrace.errors import no_check
from rallytrace.exports import material as material_module
from rallytrace.exports.findings import Findings
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.track.detections import Source
from rallytrace.track.edits import mark_event
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State
from rallytrace.video.reader import VideoReader
from runs import N_FRAMES, small_clip


@pytest.fixture
def material(tmp_path: Path) -> Material:
    """Return labels without rallies, in which a landing is followed by a serve."""
    desk = Desk(N_FRAMES)
    xs = 96 + 60 * np.sin(np.arange(N_FRAMES) / 4)
    desk.say(Layer.PREDICTED, range(N_FRAMES), State.VISIBLE, Source.PREDICTED, xs.tolist())
    desk.do(mark_event(desk.track, 25, EventKind.LANDING))
    desk.do(mark_event(desk.track, 33, EventKind.SERVE))
    return Material(labels_of(desk.track), small_clip(tmp_path), SIZE)


def test_landing_followed_by_serve_splits_found_rallies(material: Material) -> None:
    findings = Findings(material, Sport.BADMINTON, no_check, finds_rallies=True)
    first, second = findings.labels.rallies
    assert (first.frames.stop, second.frames.start) == (26, 33)
    assert findings.source.record is findings.material.labels is findings.labels


def test_rallies_of_the_labels_are_kept(material: Material) -> None:
    labels = replace(material.labels, rallies=(Rally("Mine", range(3, 9)),))
    findings = Findings(replace(material, labels=labels), Sport.BADMINTON, no_check, finds_rallies=True)
    assert findings.labels is labels


def test_video_is_indexed_once(material: Material, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def read(video: Path, **options: object) -> VideoReader:
        opened.append(video)
        return VideoReader(video, **options)  # type: ignore[arg-type]  # those of the reader

    monkeypatch.setattr(material_module, "VideoReader", read)
    Findings(material, Sport.BADMINTON, no_check, finds_rallies=True)
    assert opened == [material.video]
