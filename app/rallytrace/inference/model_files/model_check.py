"""Check a model file of any kind: whether it can be run, and as what."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import AppError
from rallytrace.inference.model_files.digit_file import DigitModelFile, is_digit_graph
from rallytrace.inference.model_files.embedding_file import EmbeddingFile, is_embedding_graph, read_embedding_file
from rallytrace.inference.model_files.model_file import AskError, ChosenFamilies, ModelFile, ModelFileReader, ModelKind
from rallytrace.inference.model_files.model_graph import ModelGraph
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.inference.model_files.pose_families import is_pose_graph, read_pose_model
from rallytrace.inference.model_files.pose_file import PoseModelFile
from rallytrace.inference.model_files.stroke_file import StrokeModelFile, is_stroke_graph, read_stroke_model
from rallytrace.model_records.input_layouts import Family
from rallytrace.texts import TextEnum, tr_lazy

AnyModelFile: TypeAlias = ModelFile | PoseModelFile | StrokeModelFile | DigitModelFile | EmbeddingFile


class ModelVerdict(TextEnum):
    """The result of a check in one word."""

    FITS = tr_lazy("models", "fits")
    ASSUMED = tr_lazy("models", "fits, with assumptions")
    ASK = tr_lazy("models", "needs an answer")
    REFUSED = tr_lazy("models", "does not fit")


@dataclass(frozen=True, slots=True)
class ModelCheck:
    """The result of checking a model file.

    Attributes:
        verdict: whether the file can be run.
        summary: the verdict in a sentence.
        findings: inferences, assumptions or questions, a sentence each.
        choices: for the verdict ASK, the families to choose from.
        fitting: all families that its shapes and metadata allow, even if their known networks have other lengths.
        found: the model that was found, of any kind, for the verdicts FITS and ASSUMED.
        convertible: whether it is a checkpoint for `rallytrace convert`.
        chosen_family: the family that the user chose, as used in the check.
        graph: the interface of the model, whatever the verdict; None if the file cannot be read.
    """

    path: Path
    verdict: ModelVerdict
    summary: str
    findings: tuple[str, ...] = ()
    choices: tuple[Family, ...] = ()
    fitting: tuple[Family, ...] = ()
    found: AnyModelFile | None = None
    convertible: bool = False
    chosen_family: Family | None = None
    graph: ModelGraph | None = None

    @property
    def usable(self) -> bool:
        return self.found is not None

    @property
    def remedy(self) -> str:
        """Return what to do about the verdict ASK; '' for others."""
        if self.verdict is not ModelVerdict.ASK:
            return ""
        return tr_lazy(
            "models",
            'Choose one with --family, or try them on a video: rallytrace check "{path}" --try VIDEO.',
            path=self.path,
        )

    @property
    def model(self) -> ModelFile | None:
        """Return the model that was found, if it tracks the ball."""
        return self.found if isinstance(self.found, ModelFile) else None


def check_model(path: Path, *, family: Family | None = None, chosen_families: ChosenFamilies = ()) -> ModelCheck:
    """Check whether a model file can be run, without running it.

    Args:
        family: answer to an earlier question about the family.
        chosen_families: as in `ModelFileReader`.
    """
    try:
        graph = read_model_graph(path)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, error.text)
    return replace(_check_graph(path, graph, family, chosen_families), graph=graph)


def _check_graph(path: Path, graph: ModelGraph, family: Family | None, chosen_families: ChosenFamilies) -> ModelCheck:
    reader = ModelFileReader(path, graph, family, chosen_families)
    found: AnyModelFile
    findings: tuple[str, ...] = ()
    try:
        if is_pose_graph(graph):
            found, findings = read_pose_model(path, graph)
        elif is_stroke_graph(graph):
            found = read_stroke_model(path, graph)
        elif is_digit_graph(graph):
            found = DigitModelFile(path, graph.sha256)
        elif is_embedding_graph(graph):
            found, findings = read_embedding_file(path, graph)
        else:
            found = reader.model()
            findings = tuple(reader.findings)
    except AskError as question:
        return ModelCheck(path, ModelVerdict.ASK, question.question, choices=question.choices, fitting=reader.fitting)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, error.text)
    verdict = ModelVerdict.ASSUMED if findings else ModelVerdict.FITS
    return ModelCheck(
        path, verdict, found.words, findings, fitting=reader.fitting, found=found, chosen_family=reader.chosen
    )


def load_model_file(
    path: Path, kind: ModelKind, *, family: Family | None = None, chosen_families: ChosenFamilies = ()
) -> ModelFile:
    """Check a model file and return its model.

    Args:
        kind: the expected network.
        family: family of a TrackNet whose file names none.
        chosen_families: as in `ModelFileReader`.

    Raises:
        AppError: the file cannot be run, leaves a question open, or is another network.
    """
    check = check_model(path, family=family, chosen_families=chosen_families)
    if check.found is None:
        raise AppError(check.summary, check.remedy)
    if check.model is None or check.model.kind is not kind:
        found = kind_of(check.found)
        own = (
            tr_lazy("models", "a digit network")
            if isinstance(check.found, DigitModelFile)
            else tr_lazy("models", "a stroke network")
        )
        article = own if found is None else found.words
        raise AppError(
            tr_lazy(
                "errors",
                "{path} is {article}, but {words} is needed here.",
                path=path,
                article=article,
                words=kind.words,
            ),
            tr_lazy("errors", "Check whether two model files are swapped."),
        )
    return check.model


def kind_of(file: AnyModelFile) -> ModelKind | None:
    """Return the kind of a model; None for a stroke or digit network."""
    if isinstance(file, ModelFile):
        return file.kind
    if isinstance(file, StrokeModelFile | DigitModelFile):
        return None
    return ModelKind.POSE if isinstance(file, PoseModelFile) else ModelKind.EMBEDDING
