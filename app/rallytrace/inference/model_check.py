"""Is this file a TrackNet or an InpaintNet that RallyTrace can run?"""

import enum
from dataclasses import dataclass
from pathlib import Path

from rallytrace.errors import AppError
from rallytrace.inference.model_file import ModelFile, ModelKind
from rallytrace.inference.model_graph import read_model_graph
from rallytrace.inference.model_reading import AskError, ModelReading
from rallytrace.inference.preprocessing import BackgroundMode


class ModelVerdict(enum.StrEnum):
    """What came of looking at a model file."""

    FITS = "fits"
    ASSUMED = "fits, with assumptions"
    ASK = "needs an answer"
    REFUSED = "does not fit"


@dataclass(frozen=True, slots=True)
class ModelCheck:
    """What a look at a model file found.

    Attributes:
        path: the file.
        verdict: whether it can be run.
        summary: the verdict in a sentence.
        findings: what was inferred, assumed or asked, a sentence each.
        choices: for the verdict ASK, the background modes to choose from.
        model: the model, for the verdicts FITS and ASSUMED.
        convertible: whether it is a checkpoint that `rallytrace convert` makes a model of.
    """

    path: Path
    verdict: ModelVerdict
    summary: str
    findings: tuple[str, ...] = ()
    choices: tuple[BackgroundMode, ...] = ()
    model: ModelFile | None = None
    convertible: bool = False


def check_model(path: Path, *, bg_mode: BackgroundMode | None = None) -> ModelCheck:
    """Look at a model file and say in words whether it can be run.

    Args:
        path: the .onnx file.
        bg_mode: the answer to an earlier question, where the file itself leaves the background mode open.
    """
    try:
        reading = ModelReading(path, read_model_graph(path), bg_mode)
        model = reading.model()
    except AskError as question:
        return ModelCheck(path, ModelVerdict.ASK, str(question), choices=question.choices)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, str(error))
    verdict = ModelVerdict.ASSUMED if reading.findings else ModelVerdict.FITS
    return ModelCheck(path, verdict, _describe(model), tuple(reading.findings), model=model)


def load_model_file(path: Path, kind: ModelKind, *, bg_mode: BackgroundMode | None = None) -> ModelFile:
    """The model in a file, for running it.

    Raises:
        AppError: it cannot be run, leaves a question open, or is the other network.
    """
    check = check_model(path, bg_mode=bg_mode)
    if check.model is None:
        remedy = ""
        if check.verdict is ModelVerdict.ASK:
            remedy = "Write 'bg_mode' into the file's metadata, or answer with --bg-mode."
        raise AppError(check.summary, remedy)
    if check.model.kind is not kind:
        raise AppError(
            f"{path} is {check.model.kind.article}, but {kind.article} is wanted here.",
            "Perhaps the two model files were exchanged.",
        )
    return check.model


def _describe(model: ModelFile) -> str:
    batch = "any batch" if model.batch is None else f"batches of {model.batch}"
    if model.kind is ModelKind.INPAINTNET:
        return f"InpaintNet over {model.seq_len} frames, {batch}."
    background = model.bg_mode.value or "none"
    return f"TrackNet over {model.seq_len} frames at {model.size}, background mode {background}, {batch}."
