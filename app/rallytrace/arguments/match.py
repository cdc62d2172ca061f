"""What commands for the court and the match take."""

from pathlib import Path

from rallytrace.arguments.options import SPORTS, Commands, OptionNumber, add_flag, add_output, add_path


def add_court(commands: Commands) -> None:
    parser = commands.add_parser(
        "court",
        help="find the court in a video or picture",
        description="Find the painted lines of the court and print its four outer corners in pixels. Exit code 1 where "
        "no court is sure.",
    )
    add_path(parser, "video", "VIDEO|PICTURE", "the video, or a PNG or JPEG picture")
    parser.add_argument("--sport", choices=SPORTS, default="auto", help="whose court it is (default: auto)")
    add_flag(parser, "--json", "write JSON")


def add_clips(commands: Commands) -> None:
    parser = commands.add_parser(
        "clips",
        help="cut the rallies out of the video, as files or as one reel",
        description="Cut rallies out of the video of a project: each into a file of its own, or all into one reel. "
        "Clips begin and end at exactly the frames of the rallies; they are encoded anew, with the sound.",
    )
    add_path(parser, "source", "PROJECT|VIDEO", "a project, or a video that has one")
    add_output(parser, "FOLDER|FILE", "a new folder for a file each, or an .mp4 file for one reel", required=True)
    add_path(parser, "--video", "V", "the video, if it is not where the project says")
    parser.add_argument(
        "--filter",
        default="",
        metavar="F",
        help="only the rallies that it finds, as in the window: 'hits > 10 and winner = Chen', 'score over 18', "
        "'won by Chen', 'smashes faster than 300'",
    )
    add_flag(parser, "--events", "cut out the single events that it finds: 'stroke = smash', 'tag = net'")
    seconds = OptionNumber(0, 600, is_whole=False)
    for name in ("before", "after"):
        says = f"also show the seconds {name} each (default: 0; with --events 1)"
        parser.add_argument(f"--{name}", type=seconds, metavar="SECONDS", help=says)
    drawn = (
        ("path", "the path of the ball"),
        ("skeletons", "the players' skeletons"),
        ("score", "the score"),
        ("court", "the lines of the court"),
        ("speed", "the speed of each hit, with its interval"),
    )
    for name, words in drawn:
        add_flag(parser, f"--{name}", f"draw {words}")
    add_flag(parser, "--no-sound", "leave out the sound")
    add_flag(parser, "--hardware", "encode by the graphics card, where there is one that can")
    add_flag(
        parser,
        "--copy",
        "copy the video's data without encoding it anew: clips start at a keyframe before the rally; says how many "
        "extra frames that makes",
    )
    parser.add_argument(
        "--names",
        metavar="PATTERN",
        help="names of the files in a folder, with the fields {video}, {number}, {name}, {winner}, {score}, {tags}, "
        "{frame} and {event} (default: {video}_{number}_{name}, with --events {video}_{frame}_{event})",
    )
    add_flag(parser, "--force", "replace an existing reel")
    add_flag(parser, "--json", "write a record of the clips to stdout as JSON")


def add_report(commands: Commands) -> None:
    parser = commands.add_parser(
        "report",
        help="write the page of a match: one HTML file for any browser",
        description="Write one HTML file with the score, rallies, strokes, places, speeds and movement of a match. "
        "It opens in any browser without a network. Several projects, or a folder, are parts of one match, in their "
        "order.",
    )
    parser.add_argument(
        "source",
        type=Path,
        nargs="+",
        metavar="PROJECT|VIDEO|FOLDER",
        help="projects, videos that have one, or folders",
    )
    add_output(parser, "HTML", "the page to write", required=True)
    add_flag(parser, "--force", "replace an existing page")
    add_flag(parser, "--json", "write a record of the page to stdout as JSON")
