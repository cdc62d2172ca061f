"""What the commands take that open the window."""

from pathlib import Path

from rallytrace.arguments.shared import Commands, add_provider, add_window


def add_open(commands: Commands) -> None:
    """`open`, which is also meant where no command is named."""
    parser = commands.add_parser(
        "open",
        help="open the window, with a video, a project or nothing in it",
        description="Open the window, in which videos are tracked, looked through and put right by hand.",
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="VIDEO|PROJECT", help="the video to open, or its project (.rally)"
    )
    parser.add_argument("--track", action="store_true", help="begin to track the video at once")
    add_window(parser)


def add_demo(commands: Commands) -> None:
    """`demo`, in the window or without one."""
    parser = commands.add_parser(
        "demo",
        help="open the rally that ships with RallyTrace and track it",
        description="Open the rendered rally that ships with RallyTrace and track it in the window. Without a screen, "
        "or with --headless, it is tracked in the terminal and the labels are compared with the truth.",
    )
    parser.add_argument("--headless", action="store_true", help="in the terminal, also where there is a screen")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("demo.csv"), metavar="CSV", help="the label file (headless)"
    )
    parser.add_argument("--force", action="store_true", help="replace the label file if it exists (headless)")
    add_window(parser)
    add_provider(parser)
