"""Check, try and convert model files in a child process, and judge whether two models fit together."""

import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTemporaryDir, Signal

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import FAMILIES, Family
from rallytrace.session.child import Child, ChildCrashedError, ChildTimeoutError
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.wording import join_names

_CHECK_TIMEOUT_SECONDS: Final = 90.0
"""Time limit of a check. A model of the published size takes seconds, a slow machine with a cold disk much longer."""
_CONVERSION_TIMEOUT_SECONDS: Final = 300.0
_CONVERSION_GRACE_SECONDS: Final = 60.0
"""Time for a cancelled conversion to remove its unfinished file: its trial run cannot be interrupted."""
_TRIAL_TIMEOUT_SECONDS: Final = 1800.0
"""Time limit for trying several families on a few seconds of video. The user can cancel the trial."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """The result of checking a model file.

    Attributes:
        kind: the network that was wanted.
        verdict: whether the file can be used as that network.
        findings: assumptions and oddities, one sentence each.
        choices: families to choose from if the verdict is ASK. Call `check` again with the chosen one.
        fitting: all families that match a TrackNet's shapes and metadata.
        sha256: hash of the file, or '' if it cannot be read.
        family: the family that this check settled on, to be stored with the file.
        convertible: whether the file is a checkpoint for `convert`.
        details: all facts by name as plain values (`rallytrace check --json`).
    """

    path: Path
    kind: ModelKind
    verdict: ModelVerdict
    summary: str
    findings: tuple[str, ...] = ()
    choices: tuple[Family, ...] = ()
    fitting: tuple[Family, ...] = ()
    sha256: str = ""
    family: Family | None = None
    convertible: bool = False
    details: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def usable(self) -> bool:
        return self.verdict in (ModelVerdict.FITS, ModelVerdict.ASSUMED)


@dataclass(frozen=True, slots=True)
class TriedFamily:
    """The result of running a network with the input of one family.

    Attributes:
        score: plausibility of the result, 0 to 1.
        words: the result as a sentence.
        picture: contents of a PNG file, or empty.
    """

    family: Family
    score: float
    words: str
    picture: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class TriedModel:
    """The result of trying all families of a file on a video.

    Attributes:
        families: results ranked from best to worst. Empty after a failure.
        winner: the clearly best family, if any.
        problem: the reason for a failure, or ''.
    """

    path: Path
    video: Path
    families: tuple[TriedFamily, ...] = ()
    winner: Family | None = None
    problem: str = ""


@dataclass(slots=True)
class _Request:
    """The latest request about one of the networks.

    Attributes:
        answer: the family chosen by the user if the file leaves it open.
        is_conversion: whether `path` is a checkpoint to convert.
        video: the video of a trial, or None for other requests.
        folder: folder for the pictures of a trial, deleted together with them.
    """

    path: Path
    answer: Family | None = None
    is_conversion: bool = False
    video: Path | None = None
    folder: QTemporaryDir | None = None


class ModelInspection(QObject):
    """Checks, tries and converts model files, one at a time for each network. The latest request wins."""

    inspected = Signal(object)
    """An Inspection, emitted at the end of every check and of every conversion that was not cancelled."""
    converted = Signal(object)
    """The path of the model that a conversion wrote. Its Inspection follows."""
    tried = Signal(object)
    """A TriedModel, emitted at the end of every trial that was not cancelled."""
    _known = Signal(object)
    """An Inspection that needed no child process."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._requests: dict[ModelKind, _Request] = {}
        self._children = {kind: Child(self) for kind in ModelKind}
        for kind, child in self._children.items():
            child.finished.connect(partial(self._on_result, kind))
            child.failed.connect(partial(self._on_failure, kind))
        # Emitted after the call returns, like every other verdict.
        self._known.connect(self.inspected, Qt.ConnectionType.QueuedConnection)

    def check(self, kind: ModelKind, path: Path | None, family: Family | None = None) -> None:
        """Check a file and run the network once.

        Args:
            path: the file, or None for the included one.
            family: the user's answer if the file leaves the family open. It is stored if the file then fits.
        """
        path = path or included_model(kind, fast=self._preferences.value.tracking.fast)
        self._requests[kind] = _Request(path, family)
        chosen = () if family is None else ("--family", family.name)
        self._children[kind].start(
            "check",
            "--json",
            "--run",
            *chosen,
            "--",
            path,
            subject=tr_lazy("models", "The check of {path}", path=str(path)),
            timeout_s=_CHECK_TIMEOUT_SECONDS,
        )

    def try_families(self, path: Path, video: Path) -> None:
        """Run a TrackNet with the input of every matching family on a video and rank the results."""
        folder = QTemporaryDir()
        self._requests[ModelKind.TRACKNET] = _Request(path, video=video, folder=folder)
        self._children[ModelKind.TRACKNET].start(
            *("check", "--json", "--try", video, "--pictures", folder.path(), "--", path),
            subject=tr_lazy("models", "The trial of {path}", path=str(path)),
            timeout_s=_TRIAL_TIMEOUT_SECONDS,
        )

    def convert(self, kind: ModelKind, checkpoint: Path) -> None:
        """Convert a checkpoint into a model next to it, or in the user's data folder, and check the model."""
        request = self._requests[kind] = _Request(checkpoint, is_conversion=True)
        try:
            target = place_for_model(checkpoint)
        except AppError as error:
            self.cancel(kind)
            self._known.emit(_refusal(kind, request, error))
            return
        self._children[kind].start(
            *("convert", "--json", "-o", target, "--", checkpoint),
            subject=tr_lazy("models", "The conversion of {path}", path=str(checkpoint)),
            timeout_s=_CONVERSION_TIMEOUT_SECONDS,
            grace_s=_CONVERSION_GRACE_SECONDS,
        )

    def cancel(self, kind: ModelKind) -> None:
        self._children[kind].cancel()

    def shutdown(self) -> None:
        for kind in ModelKind:
            self.cancel(kind)

    def _on_result(self, kind: ModelKind, result: Any) -> None:
        request = self._requests[kind]
        if request.video is not None:
            self.tried.emit(_tried(result[0], request.path, request.video))
            request.folder = None
            return
        if request.is_conversion:
            model = Path(result["path"])
            self.converted.emit(model)
            self.check(kind, model)
            return
        found = _inspection(result[0], kind, request.answer)
        answers = self._preferences.value.models.family_by_sha256
        remembered = Family.find(answers.get(found.sha256))
        if found.verdict is ModelVerdict.ASK and remembered in found.choices and request.answer is None:
            self.check(kind, found.path, remembered)
            return
        if found.usable and request.answer is not None:
            self._preferences.update(MODELS, family_by_sha256={**answers, found.sha256: request.answer.name})
        self.inspected.emit(found)

    def _on_failure(self, kind: ModelKind, error: AppError) -> None:
        request = self._requests[kind]
        if request.video is not None:
            self.tried.emit(TriedModel(request.path, request.video, problem=error.text))
            request.folder = None
        else:
            self.inspected.emit(_refusal(kind, request, error))


def _refusal(kind: ModelKind, request: _Request, error: AppError) -> Inspection:
    summary = error.text
    if isinstance(error, ChildCrashedError | ChildTimeoutError):
        consequence = tr_lazy("models", "The file is not used, because a run would fail in the same way.")
        summary = join_texts((summary, consequence), " ")
    return Inspection(request.path, kind, ModelVerdict.REFUSED, summary, family=request.answer)


def _tried(record: Mapping[str, Any], path: Path, video: Path) -> TriedModel:
    families = tuple(
        TriedFamily(FAMILIES[trial["family"]], float(trial["score"]), trial["words"], _contents(trial["picture"]))
        for trial in record["trials"]
    )
    return TriedModel(path, video, families, Family.find(record["winner"]))


def _contents(file: str | None) -> bytes:
    if file is None:
        return b""
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""  # the sentence is sufficient without the picture


def included_model(kind: ModelKind, *, fast: bool) -> Path:
    """Return the included model file, or if it is missing, a path that makes the check fail.

    Args:
        fast: whether the setting 'Fast' is on, for which another TrackNet is included.
    """
    if kind is ModelKind.POSE:
        return paths.models_dir() / "movenet-multipose.onnx"
    ending = "-fast" if fast and kind is ModelKind.TRACKNET else ""
    return paths.models_dir() / f"{kind.value.lower()}{ending}.onnx"


def place_for_model(checkpoint: Path) -> Path:
    """Return an unused path for the model of a checkpoint: next to it, otherwise in the user's data folder.

    Raises:
        AppError: the user's data folder cannot be created.
    """
    folder = checkpoint.parent
    if not os.access(folder, os.W_OK):
        folder = paths.data_dir() / "models"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise AppError(
                tr_lazy(
                    "errors",
                    "The folder {folder} for the model cannot be created ({reason}).",
                    folder=str(folder),
                    reason=error.strerror,
                ),
                tr_lazy("errors", "Copy the checkpoint to a folder that can be written to."),
            ) from error
    target, number = folder / f"{checkpoint.stem}.onnx", 2
    while target.exists():
        target, number = folder / f"{checkpoint.stem}-{number}.onnx", number + 1
    return target


_OWN_NETWORKS: Final[Mapping[str, str]] = {
    "digits": tr_lazy("models", "a digit network"),
    "strokes": tr_lazy("models", "a stroke network"),
}
"""Networks that RallyTrace uses itself, by the name that `check --json` gives them, in words."""


def _inspection(record: dict[str, Any], wanted: ModelKind, answer: Family | None) -> Inspection:
    verdict, summary = ModelVerdict(record["verdict"]), record["summary"]
    choices = tuple(FAMILIES[choice] for choice in record["families"])
    if answer is None and record["kept"]:
        answer = Family.find(record.get("family"))
    is_other = record.get("model_name", wanted.value) != wanted.value
    if is_other:
        verdict, choices = ModelVerdict.REFUSED, ()
        found = record["model_name"]
        summary = tr_lazy(
            "models",
            "{path} is {found}, but {wanted} is needed here.",
            path=record["path"],
            found=_OWN_NETWORKS[found] if found in _OWN_NETWORKS else ModelKind(found).words,
            wanted=wanted.words,
        )
    return Inspection(
        path=Path(record["path"]),
        kind=wanted,
        verdict=verdict,
        summary=summary,
        findings=() if is_other else tuple(record["findings"]),
        choices=choices,
        fitting=() if is_other else tuple(FAMILIES[name] for name in record["fitting"]),
        sha256=record.get("sha256", ""),
        family=answer,
        convertible=record["convertible"],
        details=record,
    )


_MAX_RATE_RATIO: Final = 1.25
"""Frame rates whose ratio is at most this value count as equal."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The facts of two models together.

    Attributes:
        verdict: FITS, or ASSUMED if there is a doubt.
        sentences: the doubts, otherwise the common facts. Empty if nothing is known.
    """

    verdict: ModelVerdict
    sentences: tuple[str, ...] = ()


def pair_of(tracknet: Inspection, inpaintnet: Inspection) -> Pair:
    """Compare the metadata of two usable models. A fact that only one of them states raises no doubt."""
    sports = _sports(tracknet), _sports(inpaintnet)
    rates = _rate(tracknet), _rate(inpaintnet)
    doubts = [*_doubts_of_sport(*sports), *_doubts_of_rate(*rates), *_doubts_of_length(tracknet, inpaintnet)]
    if doubts:
        return Pair(ModelVerdict.ASSUMED, tuple(doubts))
    return Pair(ModelVerdict.FITS, _common_facts([sport for sport in sports[0] if sport in sports[1]], rates))


def _common_facts(sports: Sequence[str], rates: tuple[float, float]) -> tuple[str, ...]:
    """Return a sentence with the sports and the frame rate for which both were trained, if these are known."""
    rate, names = rates[0], join_names(sports) if sports else ""
    if rates[0] and rates[1]:
        if sports:
            return (
                tr_lazy(
                    "models", "Both were trained on {sports} at {rate:g} frames per second.", sports=names, rate=rate
                ),
            )
        return (tr_lazy("models", "Both were trained at {rate:g} frames per second.", rate=rate),)
    return (tr_lazy("models", "Both were trained on {sports}.", sports=names),) if sports else ()


def _doubts_of_sport(tracknet: Sequence[str], inpaintnet: Sequence[str]) -> list[str]:
    if not tracknet or not inpaintnet or set(tracknet) & set(inpaintnet):
        return []
    return [
        tr_lazy(
            "models",
            "The TrackNet was trained on {sports} and the InpaintNet on {other_sports}, whose balls move differently. "
            "Check the filled gaps.",
            sports=join_names(tracknet),
            other_sports=join_names(inpaintnet),
        )
    ]


def _doubts_of_rate(tracknet: float, inpaintnet: float) -> list[str]:
    if not tracknet or not inpaintnet or max(tracknet, inpaintnet) <= _MAX_RATE_RATIO * min(tracknet, inpaintnet):
        return []
    return [
        tr_lazy(
            "models",
            "The TrackNet was trained at {rate:g} frames per second and the InpaintNet at {other_rate:g}, so the ball "
            "moves a different distance between frames than InpaintNet expects.",
            rate=tracknet,
            other_rate=inpaintnet,
        )
    ]


def _doubts_of_length(tracknet: Inspection, inpaintnet: Inspection) -> list[str]:
    seen, filled = _length(tracknet.details), _length(inpaintnet.details)
    if not seen or not filled or filled >= seen:
        return []
    return [
        tr_lazy(
            "models",
            "InpaintNet uses windows of {filled} frames, but TrackNet windows of {seen}. Gaps of more than {filled} "
            "frames are not filled.",
            filled=filled,
            seen=seen,
        )
    ]


def _sports(inspection: Inspection) -> tuple[str, ...]:
    names = str(_metadata(inspection).get("sport", "")).lower().split(",")
    return tuple(name.strip() for name in names if name.strip())


def _rate(inspection: Inspection) -> float:
    try:
        rate = float(_metadata(inspection).get("fps", 0))
    except ValueError:
        return 0.0
    return rate if math.isfinite(rate) and rate > 0 else 0.0


def _length(details: Mapping[str, Any]) -> int:
    return int(details.get("seq_len", 0))


def _metadata(inspection: Inspection) -> Mapping[str, str]:
    metadata: Mapping[str, str] = inspection.details.get("metadata", {})
    return metadata
