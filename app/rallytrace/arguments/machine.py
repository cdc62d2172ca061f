"""What the commands take that ask about this machine."""

from pathlib import Path

from rallytrace.arguments.shared import PROVIDERS, Commands, add_device, add_provider, add_tracknet, real_number


def add_providers(commands: Commands) -> None:
    """`providers`, of which one can be put to the test."""
    parser = commands.add_parser(
        "providers",
        help="what the models can run on here, and what the rest would need",
        description="Try every execution provider in a child process and say what really works; or, with --test, run "
        "windows of the demo rally on one and on the CPU and compare speed and results.",
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--test", choices=PROVIDERS, metavar="NAME", help=f"try one of {', '.join(PROVIDERS)}")
    trial = parser.add_argument_group("what is tested")
    add_tracknet(trial)
    add_device(trial)


def add_doctor(commands: Commands) -> None:
    """`doctor`, of the installation."""
    parser = commands.add_parser(
        "doctor",
        help="versions, places and anything that is wrong with this installation",
        description="Versions, libraries, cache and log places, and installations that get in each other's way.",
    )
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_bench(commands: Commands) -> None:
    """`bench`, of the tracking, the window or the memory."""
    parser = commands.add_parser(
        "bench",
        help="measure how fast this machine tracks",
        description="Measure every stage alone and the whole pipeline, for the shipped model and a full-size one.",
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--video", type=Path, metavar="V", help="measure on this video instead of the demo rally")
    parser.add_argument(
        "--ui",
        action="store_true",
        help="instead, measure the window: steps, seeks, playback, and how quick it stays during a run",
    )
    parser.add_argument("--quick", action="store_true", help="with --ui: fewer repetitions, rougher figures")
    parser.add_argument(
        "--soak",
        type=real_number,
        metavar="MINUTES",
        help="instead, track so many minutes of video and watch the memory",
    )
    add_provider(parser)
