"""Actions: undo and redo."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import EDIT, ActionSpec, Need

EDIT_ACTIONS: Final = (
    ActionSpec("undo", "&Undo", ("Ctrl+Z",), EDIT, "undo", "Take the last step back", needs=Need.UNDO, repeats=True),
    ActionSpec(
        "redo",
        "&Redo",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        EDIT,
        "redo",
        "Make the step again that was undone",
        needs=Need.REDO,
        repeats=True,
    ),
)
