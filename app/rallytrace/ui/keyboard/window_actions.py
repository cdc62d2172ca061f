"""Actions on files, view, playback, playhead and help; see `actions`."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import (
    FILE,
    GO,
    HELP,
    LAYERS,
    PANELS,
    PLAY,
    THEME,
    TONE,
    VIEW,
    ActionSpec,
    Hold,
    Need,
    in_menu,
)

FILE_ACTIONS: Final = in_menu(
    FILE,
    ActionSpec("open", "&Open video...", ("Ctrl+O",), "Open a video or a project", icon="folder-open-outline"),
    ActionSpec("demo", "Open the &demo rally", ("Ctrl+D",), "Open the demo rally", icon="movie-open-play-outline"),
    ActionSpec("close_video", "&Close video", ("Ctrl+W",), "Close the video", icon="close", needs=Need.VIDEO),
    ActionSpec(
        "export_labels",
        "&Export labels...",
        ("Ctrl+E",),
        "Export labels, training data or a video",
        icon="file-export-outline",
        needs=Need.POINTS,
        begins_section=True,
    ),
    ActionSpec(
        "import_labels",
        "&Import labels...",
        ("Ctrl+I",),
        "Read labels from a CSV file",
        icon="file-import-outline",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "save",
        "Sa&ve now",
        ("Ctrl+S",),
        "Changes are saved automatically. Try again after an error",
        icon="content-save-outline",
        needs=Need.VIDEO,
        begins_section=True,
    ),
    ActionSpec(
        "save_copy", "Save a co&py...", ("Ctrl+Shift+S",), "Write the project to another file", needs=Need.VIDEO
    ),
    ActionSpec(
        "settings",
        "&Settings...",
        ("Ctrl+,",),
        "Models, provider, tracking, appearance and keys",
        icon="cog-outline",
        begins_section=True,
    ),
    ActionSpec("quit", "&Quit", ("Ctrl+Q",), "Leave RallyTrace", icon="exit-to-app", begins_section=True),
)

VIEW_ACTIONS: Final = (
    *in_menu(
        VIEW,
        ActionSpec(
            "zoom_in", "Zoom &in", ("+", "="), "Zoom in", icon="magnify-plus-outline", needs=Need.VIDEO, repeats=True
        ),
        ActionSpec(
            "zoom_out", "Zoom &out", ("-",), "Zoom out", icon="magnify-minus-outline", needs=Need.VIDEO, repeats=True
        ),
        ActionSpec(
            "zoom_fit",
            "&Fit to the window",
            ("0",),
            "Show the whole picture",
            icon="fit-to-page-outline",
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "zoom_full",
            "&Actual size",
            ("Ctrl+0",),
            "One video pixel per screen pixel",
            icon="image-size-select-actual",
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "loupe",
            "Lou&pe",
            ("Z",),
            "Magnify the picture under the mouse while the key is held",
            icon="magnify-scan",
            checkable=True,
            hold=Hold.WHILE_DOWN,
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "motion",
            "&Motion",
            ("W",),
            "Show motion instead of the picture. Hold to do so briefly",
            icon="motion-outline",
            checkable=True,
            hold=Hold.OR_TAP,
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "trails",
            "&Trails",
            ("T",),
            "Show the path before and after the frame",
            icon="vector-polyline",
            checkable=True,
            needs=Need.VIDEO,
            begins_section=True,
        ),
        ActionSpec(
            "hide_overlays",
            "&Hide overlays",
            ("H",),
            "Show the video alone. Hold the key to do so briefly",
            icon="eye-off-outline",
            checkable=True,
            hold=Hold.OR_TAP,
            needs=Need.VIDEO,
        ),
    ),
    *in_menu(
        LAYERS,
        ActionSpec(
            "layer_predicted",
            "&Predicted",
            ("1",),
            "Show positions predicted by TrackNet",
            checkable=True,
            needs=Need.VIDEO | Need.NO_PREVIEW,
        ),
        ActionSpec(
            "layer_inpainted",
            "&Inpainted",
            ("2",),
            "Show inpainted positions",
            checkable=True,
            needs=Need.VIDEO | Need.NO_PREVIEW,
        ),
        ActionSpec(
            "layer_human",
            "&Human",
            ("3",),
            "Show the points set by hand",
            checkable=True,
            needs=Need.VIDEO | Need.NO_PREVIEW,
        ),
        ActionSpec(
            "layer_heatmap",
            "H&eatmap",
            ("4",),
            "Show TrackNet's heatmap of the frame",
            checkable=True,
            needs=Need.VIDEO | Need.NO_PREVIEW,
        ),
        ActionSpec(
            "layer_poses",
            "P&layers' poses",
            ("5",),
            "Show the players' skeletons",
            checkable=True,
            needs=Need.VIDEO | Need.NO_PREVIEW,
        ),
    ),
    *in_menu(
        TONE,
        ActionSpec(
            "brighter", "&Brighter", ("B",), "Brighten the picture", icon="brightness-7", needs=Need.VIDEO, repeats=True
        ),
        ActionSpec(
            "darker", "&Darker", ("Shift+B",), "Darken the picture", icon="brightness-5", needs=Need.VIDEO, repeats=True
        ),
        ActionSpec(
            "more_contrast",
            "&More contrast",
            ("C",),
            "More contrast",
            icon="contrast-circle",
            needs=Need.VIDEO,
            repeats=True,
        ),
        ActionSpec("less_contrast", "&Less contrast", ("Shift+C",), "Less contrast", needs=Need.VIDEO, repeats=True),
        ActionSpec("lift_shadows", "Lift &shadows", ("S",), "Brighten the dark parts", needs=Need.VIDEO, repeats=True),
        ActionSpec(
            "deepen_shadows", "Dee&pen shadows", ("Shift+S",), "Darken the dark parts", needs=Need.VIDEO, repeats=True
        ),
        ActionSpec(
            "reset_tone", "&Reset", ("Ctrl+B",), "Show the picture unchanged", needs=Need.VIDEO, begins_section=True
        ),
    ),
    *in_menu(
        PANELS,
        ActionSpec(
            "panel_rallies", "&Rallies", ("F5",), "Show the list of rallies", checkable=True, begins_section=True
        ),
        ActionSpec("panel_review", "Re&view", ("F4",), "Show the review queue", checkable=True),
        ActionSpec(
            "panel_compare", "&Compare", ("Shift+F4",), "Show the comparison with another track", checkable=True
        ),
        ActionSpec("panel_point", "&Point", ("F6",), "Show the point of the frame", checkable=True),
        ActionSpec("panel_run", "R&un", ("F7",), "Show the run and its progress", checkable=True),
        ActionSpec("panel_timeline", "&Timeline", ("F8",), "Show the timeline", checkable=True),
        ActionSpec(
            "panel_strip", "Fil&m strip", ("Shift+F8",), "Show frames side by side, around the ball", checkable=True
        ),
        ActionSpec("panel_frames", "&Frames", ("F9",), "Show the table of frames", checkable=True),
        ActionSpec("panel_plots", "Pl&ots", ("F10",), "Show the path and its speed over time", checkable=True),
        ActionSpec(
            "reset_layout",
            "&Standard layout",
            ("Ctrl+Shift+L",),
            "Move all panels to their default positions",
            begins_section=True,
        ),
    ),
    *in_menu(
        THEME,
        ActionSpec("theme_system", "&System", ("Ctrl+F9",), "Use the system theme", checkable=True, choice="theme"),
        ActionSpec("theme_light", "&Light", ("Ctrl+F10",), "Light", checkable=True, choice="theme"),
        ActionSpec("theme_dark", "&Dark", ("Ctrl+F11",), "Dark", checkable=True, choice="theme"),
    ),
    *in_menu(
        VIEW,
        ActionSpec(
            "full_screen",
            "Full s&creen",
            ("F11",),
            "Use the whole screen",
            icon="fullscreen",
            checkable=True,
            begins_section=True,
        ),
    ),
)

PLAYBACK_ACTIONS: Final = in_menu(
    PLAY,
    ActionSpec("play", "&Play or pause", ("Space",), "Play or pause", icon="play-pause", needs=Need.VIDEO),
    ActionSpec(
        "slower",
        "&Slower, or backwards",
        ("J",),
        "Slower, then backwards",
        icon="rewind",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec("pause", "P&ause", ("K",), "Pause", icon="pause", needs=Need.VIDEO),
    ActionSpec("faster", "&Faster", ("L",), "Play, then faster", icon="fast-forward", needs=Need.VIDEO, repeats=True),
    ActionSpec(
        "speed_down",
        "&Lower speed",
        ("[",),
        "Lower the playback speed",
        icon="speedometer-slow",
        needs=Need.VIDEO,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "speed_up",
        "&Higher speed",
        ("]",),
        "Raise the playback speed",
        icon="speedometer",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec("speed_normal", "&Normal speed", ("\\",), "Play at the speed of the video", needs=Need.VIDEO),
    ActionSpec(
        "loop",
        "L&oop the range",
        ("Shift+L",),
        "Repeat the marked range",
        icon="repeat",
        checkable=True,
        needs=Need.RANGE,
        begins_section=True,
    ),
)

GO_ACTIONS: Final = in_menu(
    GO,
    ActionSpec(
        "step_forward",
        "Next &frame",
        ("Right", ".", "D"),
        "One frame forward",
        icon="chevron-right",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec(
        "step_back",
        "Previous f&rame",
        ("Left", ",", "A"),
        "One frame back",
        icon="chevron-left",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec(
        "skip_forward",
        "&Ten frames forward",
        ("Shift+Right",),
        "Ten frames forward",
        icon="chevron-double-right",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec(
        "skip_back",
        "Ten frames &back",
        ("Shift+Left",),
        "Ten frames back",
        icon="chevron-double-left",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec("first_frame", "F&irst frame", ("Home",), "To the first frame", icon="page-first", needs=Need.VIDEO),
    ActionSpec("last_frame", "&Last frame", ("End",), "To the last frame", icon="page-last", needs=Need.VIDEO),
    ActionSpec(
        "next_rally",
        "&Next rally",
        ("PgDown",),
        "To the next rally",
        icon="skip-next",
        needs=Need.RALLIES,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "previous_rally",
        "&Previous rally",
        ("PgUp",),
        "To the previous rally",
        icon="skip-previous",
        needs=Need.RALLIES,
        repeats=True,
    ),
    ActionSpec(
        "next_human",
        "Next point set by &hand",
        ("Ctrl+Right",),
        "To the next point set by hand",
        icon="arrow-right",
        needs=Need.HUMAN_POINTS,
        repeats=True,
    ),
    ActionSpec(
        "previous_human",
        "Previous point set by h&and",
        ("Ctrl+Left",),
        "To the previous point set by hand",
        icon="arrow-left",
        needs=Need.HUMAN_POINTS,
        repeats=True,
    ),
    ActionSpec(
        "middle_of_gap",
        "&Middle of the gap",
        ("M",),
        "To the middle of this gap or of the next one",
        icon="arrow-collapse-horizontal",
        needs=Need.POINTS | Need.FRAMES,
        repeats=True,
    ),
    ActionSpec(
        "next_event",
        "Next &event",
        ("Ctrl+PgDown",),
        "To the next serve, hit, bounce or landing",
        needs=Need.FRAMES,
        repeats=True,
    ),
    ActionSpec(
        "previous_event",
        "Previous e&vent",
        ("Ctrl+PgUp",),
        "To the previous serve, hit, bounce or landing",
        needs=Need.FRAMES,
        repeats=True,
    ),
    ActionSpec(
        "go_to", "&Go to...", ("G",), "Go to a frame or a time", icon="target", needs=Need.VIDEO, begins_section=True
    ),
    ActionSpec(
        "undo_jump",
        "&Undo jump",
        ("Shift+Backspace",),
        "Go back to the frame before the last jump",
        icon="history",
        needs=Need.JUMP,
        repeats=True,
    ),
)

HELP_ACTIONS: Final = in_menu(
    HELP,
    ActionSpec("help", "&Keys", ("F1", "?"), "Show all keys", icon="keyboard-outline"),
    ActionSpec(
        "diagnostics",
        "&Diagnostics...",
        ("F12",),
        "Installed versions, folders and problems",
        icon="stethoscope",
        begins_section=True,
    ),
    ActionSpec(
        "open_logs",
        "Open the &log folder",
        ("Shift+F12",),
        "Open the folder that contains the log",
        icon="text-box-search-outline",
    ),
    ActionSpec(
        "about",
        "&About RallyTrace",
        ("Shift+F1",),
        "Version and licence",
        icon="information-outline",
        begins_section=True,
    ),
)
