"""Actions: open, import, export."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import FILE, ActionSpec, Need

FILE_ACTIONS: Final = (
    ActionSpec("open", "&Open video...", ("Ctrl+O",), FILE, "folder-open-outline", "Open a video or a project"),
    ActionSpec("demo", "Open the &demo rally", ("Ctrl+D",), FILE, "movie-open-play-outline", "Open the demo rally"),
    ActionSpec("close_video", "&Close video", ("Ctrl+W",), FILE, "close", "Close the video", needs=Need.VIDEO),
    ActionSpec(
        "export_labels",
        "&Export labels...",
        ("Ctrl+E",),
        FILE,
        "file-export-outline",
        "Write the labels to a CSV file",
        needs=Need.POINTS,
        begins_section=True,
    ),
    ActionSpec(
        "import_labels",
        "&Import labels...",
        ("Ctrl+I",),
        FILE,
        "file-import-outline",
        "Read labels from a CSV file of any kind",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "save",
        "Sa&ve now",
        ("Ctrl+S",),
        FILE,
        "content-save-outline",
        "Everything is saved as it happens; this tries again",
        needs=Need.VIDEO,
        begins_section=True,
    ),
    ActionSpec(
        "save_copy",
        "Save a co&py...",
        ("Ctrl+Shift+S",),
        FILE,
        "",
        "Write the project to another file",
        needs=Need.VIDEO,
    ),
    ActionSpec(
        "settings",
        "&Settings...",
        ("Ctrl+,",),
        FILE,
        "cog-outline",
        "Models, provider, tracking, appearance and keys",
        begins_section=True,
    ),
    ActionSpec("quit", "&Quit", ("Ctrl+Q",), FILE, "exit-to-app", "Leave RallyTrace", begins_section=True),
)
