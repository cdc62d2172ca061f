"""Arguments of the commands for the court and the match."""

from pathlib import Path

from rallytrace.arguments.options import SPORTS, Commands, OptionNumber, add_flag, add_language, add_output, add_path


def add_court(commands: Commands) -> None:
    parser = commands.add_parser(
        "court",
        help="find the court in a video or picture",
        description="Find the lines of the court, or its lines and walls, and print its four outer corners in pixels. "
        "The exit code is 1 if no court is certain.",
    )
    add_path(parser, "video", "VIDEO|PICTURE", "the video, or a PNG or JPEG picture")
    parser.add_argument("--sport", choices=SPORTS, default="auto", help="the sport of the court (default: auto)")
    add_flag(parser, "--json", "write JSON")


def add_clips(commands: Commands) -> None:
    parser = commands.add_parser(
        "clips",
        help="save the rallies of a video as clips, or as one highlight video",
        description="Save the rallies of a project as clips: a file each, or all in one highlight video. Clips start "
        "and end exactly at the frames of the rallies. They are re-encoded, and keep the sound.",
    )
    add_path(parser, "source", "PROJECT|VIDEO", "a project, or a video with a project")
    add_output(
        parser,
        "FOLDER|FILE",
        "a new folder for one file per rally, or an .mp4 file for one highlight video",
        required=True,
    )
    add_path(parser, "--video", "V", "the video, if it is not where the project says")
    parser.add_argument(
        "--filter",
        default="",
        metavar="F",
        help="only rallies that match this filter, as in the window: 'hits > 10 and winner = Chen', 'score over 18', "
        "'won by Chen', 'smashes faster than 300'",
    )
    add_flag(parser, "--events", "save single events that match the filter instead: 'stroke = smash', 'tag = net'")
    seconds = OptionNumber(0, 600, is_whole=False)
    for name in ("before", "after"):
        says = f"extra seconds {name} each (default: 0; with --events 1)"
        parser.add_argument(f"--{name}", type=seconds, metavar="SECONDS", help=says)
    drawn = (
        ("path", "the path of the ball"),
        ("skeletons", "the players' skeletons"),
        ("score", "the score, where it is known"),
        ("court", "the lines of the court"),
        ("speed", "the speed of each hit, with its uncertainty"),
    )
    for name, words in drawn:
        add_flag(parser, f"--{name}", f"draw {words}")
    add_language(parser, "what is drawn")
    add_flag(parser, "--no-sound", "leave out the sound")
    add_flag(parser, "--hardware", "encode on the graphics card, if it can")
    add_flag(
        parser,
        "--copy",
        "copy video and sound without re-encoding: clips start at a keyframe before the rally; the number of extra "
        "frames is reported",
    )
    parser.add_argument(
        "--names",
        metavar="PATTERN",
        help="names of the files in a folder, with the fields {video}, {number}, {name}, {winner}, {score}, {tags}, "
        "{frame} and {event} (default: {video}_{number}_{name}, with --events {video}_{frame}_{event})",
    )
    add_flag(parser, "--force", "replace an existing highlight video")
    add_flag(parser, "--json", "write a record of the clips to stdout as JSON")


def add_report(commands: Commands) -> None:
    parser = commands.add_parser(
        "report",
        help="write the match page: one HTML file for any browser",
        description="Write one HTML file with the score, rallies, strokes, placement, speeds and movement of a match. "
        "It opens in any browser, without the internet. Several projects, or a folder, are the parts of one match, in "
        "order.",
    )
    parser.add_argument(
        "source",
        type=Path,
        nargs="+",
        metavar="PROJECT|VIDEO|FOLDER",
        help="projects, videos with a project, or folders",
    )
    parser.add_argument(
        "--player",
        metavar="NAME",
        help="write a page on all rallies of this player, against any opponent, which compares the videos",
    )
    add_language(parser, "the page")
    add_output(parser, "HTML", "the page to write", required=True)
    add_flag(parser, "--force", "replace an existing page")
    add_flag(parser, "--json", "write a record of the page to stdout as JSON")
