"""Test frames whose point is denied and then marked as hidden."""

import pytest
from hypothesis import given

pytest.importorskip("PySide6.QtCore")

from plain_project import Deed, PlainProject, what_is_said
from project_gestures import HANDS, N_FRAMES, Gesture, as_found, by_frame, denials, seen
from rallytrace.session.document import Document, RunStep
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer


def carry_out(gesture: Gesture, document: Document, model: PlainProject) -> None:
    if gesture.kind == "undo":
        if model.undo():
            document.undo()
    elif gesture.kind == "run":
        rows = seen(gesture)
        found = as_found(gesture, rows)
        change = document.track.change(Layer.PREDICTED, found.frames, found.rows)
        document.edit(Edit("Track", (change,), RunStep(1)))
        model.do("Track", Deed({Layer.PREDICTED: by_frame(gesture, rows)}), RunStep(1))
    else:
        make, tell = HANDS[gesture.kind]
        edit = make(gesture, document.track)
        assert tell(gesture, model) == (edit is not None)
        if edit is not None:
            document.edit(edit)


@given(denials())
def test_x_and_q_on_one_frame_do_what_the_model_says(gestures: list[Gesture]) -> None:
    document, model = Document(), PlainProject(N_FRAMES)
    document.open(N_FRAMES)
    for gesture in gestures:
        carry_out(gesture, document, model)
        assert what_is_said(document.track) == model.said
