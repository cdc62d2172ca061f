"""What is known about a model, in words for people."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rallytrace import paths
from rallytrace.errors import printable
from rallytrace.inference.model_file import ModelKind, ModelVerdict
from rallytrace.input_layouts import BackgroundMode
from rallytrace.session.model_inspection import Inspection
from rallytrace.ui.look import icons

BADGES: Final = {
    ModelVerdict.FITS: (icons.BadgeStatus.GOOD, "Fits"),
    ModelVerdict.ASSUMED: (icons.BadgeStatus.WARNING, "Fits, with assumptions"),
    ModelVerdict.ASK: (icons.BadgeStatus.WARNING, "Needs an answer"),
    ModelVerdict.REFUSED: (icons.BadgeStatus.BAD, "Cannot be used"),
}
"""Mark and words of a verdict."""

_TASKS: Final = {
    ModelKind.TRACKNET: "finds the ball in the picture",
    ModelKind.INPAINTNET: "fills the gaps in its path",
}
WANTED: Final = {
    ModelKind.TRACKNET: "A TrackNet has one input (N, C, H, W) and one output (N, L, H, W): a heatmap for each frame.",
    ModelKind.INPAINTNET: "An InpaintNet has two inputs, (N, L, 2) positions and (N, L, 1) mask, "
    "and one output (N, L, 2).",
}
"""What a file has to have to be used."""


def task(kind: ModelKind) -> str:
    """What a network does."""
    return _TASKS[kind]


def other(kind: ModelKind) -> ModelKind:
    """The other network."""
    return ModelKind.INPAINTNET if kind is ModelKind.TRACKNET else ModelKind.TRACKNET


def is_the_other(inspection: Inspection) -> bool:
    """Whether a file was refused only because it is the other network."""
    named = inspection.details.get("model_name")
    return inspection.verdict is ModelVerdict.REFUSED and named == other(inspection.kind).value


def is_gone(inspection: Inspection) -> bool:
    """Whether there is no such file any more."""
    return inspection.verdict is ModelVerdict.REFUSED and not inspection.path.exists()


def summary(inspection: Inspection) -> str:
    """The verdict in a sentence."""
    return f"There is no file {inspection.path} any more." if is_gone(inspection) else inspection.summary


def vitals(inspection: Inspection) -> str:
    """Checksum and size, in a line."""
    parts = [] if not ships(inspection.path) else ["ships with RallyTrace"]
    parts += [f"sha256 {inspection.sha256[:12]}"] if inspection.sha256 else []
    size = inspection.details.get("size_bytes")
    if isinstance(size, int):
        parts.append(_size(size))
    return "   ".join(parts)


def ships(path: Path) -> bool:
    """Whether a file came with RallyTrace."""
    return path.is_relative_to(paths.models_dir())


def details(inspection: Inspection) -> str:
    """All that is known, a line each."""
    found = inspection.details
    lines = [("File", str(inspection.path)), ("sha256", inspection.sha256)]
    for heading, name in (("Input", "inputs"), ("Output", "outputs")):
        lines += [(heading, f"{_shown(key)}  {_shape(shape)}") for key, shape in _table(found, name).items()]
    lines += [(words, _plain(found[name])) for name, words in _KNOWN.items() if found.get(name) is not None]
    if "bg_mode" in found:
        lines.append(("Background", BackgroundMode(found["bg_mode"]).layout.explanation))
    if "seq_len" in found:
        lines.append(("Batch", "any" if found.get("batch") is None else str(found["batch"])))
    lines += [("Assumed", finding) for finding in inspection.findings]
    lines += [("Metadata", f"{_shown(key)} = {_shown(value)}") for key, value in _table(found, "metadata").items()]
    return "\n".join(f"{heading:<12}{words}" for heading, words in lines if words)


def shapes(inspection: Inspection) -> str:
    """The inputs and outputs that a file has, in a sentence; '' where that is not known."""
    inputs, outputs = (_table(inspection.details, name) for name in ("inputs", "outputs"))
    if not inputs and not outputs:
        return ""
    listed = [
        ", ".join(f"{_shown(name)} {_shape(shape)}" for name, shape in one.items()) or "none"
        for one in (inputs, outputs)
    ]
    return f"This file has: in {listed[0]}; out {listed[1]}."


_KNOWN: Final = {
    "model_name": "Network",
    "seq_len": "Window",
    "size": "Picture",
    "threshold": "Threshold",
    "resize": "Resize",
    "fps": "Trained at",
}


def _table(record: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = record.get(name)
    return found if isinstance(found, Mapping) else {}


def _plain(value: Any) -> str:
    return " x ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def _shape(shape: Any) -> str:
    return "(" + ", ".join(_shown(axis) for axis in shape) + ")"


def _shown(text: object) -> str:
    """What a file says, on one line of bearable length."""
    return printable(str(text), 200)


def _size(size: int) -> str:
    return f"{size / 2**20:.1f} MB" if size >= 2**20 else f"{max(size / 2**10, 0.1):.1f} kB"
