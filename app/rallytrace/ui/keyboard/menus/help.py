"""Actions: help."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import HELP, ActionSpec

HELP_ACTIONS: Final = (
    ActionSpec("help", "&Keys", ("F1", "?"), HELP, "keyboard-outline", "Show all keys"),
    ActionSpec(
        "diagnostics",
        "&Diagnostics...",
        ("F12",),
        HELP,
        "stethoscope",
        "What is installed, where things are, and what is wrong",
        begins_section=True,
    ),
    ActionSpec(
        "open_logs",
        "Open the &log folder",
        ("Shift+F12",),
        HELP,
        "text-box-search-outline",
        "Open the folder of the log",
    ),
    ActionSpec(
        "about",
        "&About RallyTrace",
        ("Shift+F1",),
        HELP,
        "information-outline",
        "Version and licence",
        begins_section=True,
    ),
)
