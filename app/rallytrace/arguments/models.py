"""What the commands take that look at model files, and make them."""

from pathlib import Path

from rallytrace.arguments.shared import Commands, add_bg_mode


def add_check(commands: Commands) -> None:
    """`check`, of model files."""
    parser = commands.add_parser(
        "check",
        help="say whether model files fit, and why not",
        description="Look at model files: what they take, what they give, whether they fit.",
    )
    parser.add_argument("models", nargs="+", type=Path, metavar="MODEL")
    parser.add_argument("--run", action="store_true", help="also load each and run it once, on the CPU")
    add_bg_mode(parser)
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_convert(commands: Commands) -> None:
    """`convert`, of checkpoints."""
    parser = commands.add_parser(
        "convert",
        help="turn a published PyTorch checkpoint into an .onnx model",
        description="Turn a TrackNetV3 checkpoint (TrackNet_best.pt, InpaintNet_best.pt) into one .onnx file, without "
        "PyTorch and without executing anything in it.",
    )
    parser.add_argument("checkpoint", type=Path, metavar="CHECKPOINT.pt")
    parser.add_argument("-o", "--output", type=Path, metavar="F.onnx", help="without it beside the checkpoint")
    parser.add_argument("--force", action="store_true", help="replace a model that exists")
    parser.add_argument("--json", action="store_true", help="write JSON")
