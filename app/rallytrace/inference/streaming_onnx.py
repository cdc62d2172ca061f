"""TrackNet and InpaintNet for a live stream: push one frame and receive one finished point, a window later.

The two classes keep the names, signatures and numbers of the streaming fork of TrackNetV3 (SAILTECHTEAM), so that code
written for the fork runs here. They share windows, ensemble and networks with the offline pipeline. They differ from
the fork only where it has obvious bugs: `reset` returns to the state after construction, and `nonoverlap` works.
"""

import os
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.ensemble import Ensemble, JoinedFrame
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.inference.networks import InpaintNet, Network, TrackNet
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor, lay_out
from rallytrace.inference.providers import choose_provider
from rallytrace.inference.windows import Window, WindowCutter
from rallytrace.model_records.execution_providers import PROVIDERS, Device, Provider, SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.track.geometry import ResizeFilter, Size

_Net = TypeVar("_Net", bound=Network[Any])
_ANY_GPU = "gpu"
_DEVICES: dict[str, Provider | None] = {
    "": None,
    "auto": None,
    _ANY_GPU: None,
    "mps": Provider.COREML,
    "dml": Provider.DIRECTML,
    **{provider.value: provider for provider in Provider},
    **{record.runtime_name.lower(): provider for provider, record in PROVIDERS.items()},
}
"""The provider of each device name; None for the best one."""
Prediction = dict[str, int]
"""`Frame`, `X` and `Y` (whole pixels of the pushed frames) and `Visibility` (0 or 1)."""


def require_file(model_path: str | Path) -> Path:
    """Return the path of an existing file.

    Raises:
        ValueError: the file does not exist.
    """
    if not Path(model_path).exists():
        raise ValueError(f"ONNX model file not found: {model_path}")
    return Path(model_path)


def refuse_mismatch(path: Path, kind: ModelKind, seq_len: int, bg_mode: BackgroundMode | None) -> None:
    """Raise an error if a model file does not match the caller's arguments, before anything is loaded.

    Metadata is compared before shapes, so that the message names the differing value.

    Raises:
        ValueError: they do not match.
        AppError: the file is not a runnable model.
    """
    expected = {"model_name": kind.value, "seq_len": str(seq_len)}
    if bg_mode is not None:
        expected["bg_mode"] = bg_mode.value
    _compare(path, expected, read_model_graph(path).metadata)
    check = check_model(path)
    if check.verdict is ModelVerdict.ASK:
        check = check_model(path, family=None if bg_mode is None else bg_mode.family)
    if check.model is None:
        raise AppError(check.summary)
    file = check.model
    _compare(
        path, expected, {"model_name": file.kind.value, "seq_len": str(file.seq_len), "bg_mode": file.bg_mode.value}
    )


def _compare(path: Path, expected: Mapping[str, str], actual: Mapping[str, str]) -> None:
    for key, value in expected.items():
        if actual.get(key, value) != value:
            wanted, found = (repr(text) if key == "bg_mode" else text for text in (value, actual[key]))
            raise ValueError(f"Model metadata mismatch: expected {key}={wanted}, got {found}. Model={path}")


def open_on(device: object, load: Callable[[SessionOptions], _Net]) -> _Net:
    """Load a model on the given device, or on the best one with a warning if that device is unknown or unusable.

    Args:
        device: None for the best one; a torch.device; a GPU's number; or a name in upper or lower case, which may end
            in a number ('cuda:0'). A name is a provider's ('cpu', 'cuda', 'openvino', 'dml', 'mps', or ONNX Runtime's
            own), or 'gpu' for the best one other than the CPU.

    Raises:
        RuntimeError: nothing can run the model.
        ValueError: the device number is invalid.
    """
    name, number = _name_and_number(device)
    if not onnxruntime.get_available_providers():
        raise RuntimeError("No ONNX Runtime execution providers available")
    request = _DEVICES.get(name)
    wanted = Device(request, number, allow_fallback=True)
    choice = choose_provider(wanted)
    if name not in _DEVICES:
        warnings.warn(f"device='{device}' is unknown. {choice.announcement}", RuntimeWarning, stacklevel=3)
    elif request not in {None, choice.provider} or (name == _ANY_GPU and choice.provider is Provider.CPU):
        warnings.warn(f"device='{device}' was requested. {choice.announcement}", RuntimeWarning, stacklevel=3)
    return load(SessionOptions(choice.provider, wanted, threads=os.cpu_count() or 1))


def _name_and_number(device: object) -> tuple[str, int]:
    """Return a device's name in lower case and its number, which is 0 by default.

    Raises:
        ValueError: the part after the colon, or all of it, is not a valid number.
    """
    name, colon, number = ("" if device is None else str(device)).strip().lower().partition(":")
    if not colon and name.removeprefix("-").isdecimal():
        name, number = _ANY_GPU, name
    elif not colon:
        number = "0"
    if not number.isdecimal():
        raise ValueError(
            f"device='{device}' has no valid number. Use a number from 0, as in 'cuda:0', or only the name."
        )
    return name, int(number)


_SCALER_WIDTH_PX, _SCALER_HEIGHT_PX = 512, 288
"""The picture size that `img_scaler` refers to."""


@dataclass(slots=True)
class _PreparedFrame:
    """The planes of a frame, with the number it was pushed with and its size."""

    frame_id: int
    size: Size
    planes: NDArray[np.uint8] = field(repr=False)


class TrackNetModuleONNX:
    """A detector of the ball in a stream of frames.

    Args:
        seq_len: number of frames in a window; must be the model's.
        bg_mode: '', 'subtract', 'subtract_concat' or 'concat'; must be the model's.
        device: 'cpu', 'cuda', 'cuda:0', 0, 'gpu', a torch.device, or None for the best one; see `open_on`.
        eval_mode: 'weight', 'average' or 'nonoverlap'.
        median: the background, RGB, 0 to 255. For 'concat' it is (3, h, w) at the model's size. For the subtracting
            modes it is (H, W, 3), and values that are not integers are truncated.
        median_warmup: number of frames at the start whose median is used as the background instead. There is no output
            until the last of them has been pushed.

    Attributes:
        provider: the model's provider.
        stats: `push_calls` and `outputs`; seconds spent in `t_preprocess`, `t_forward`, `t_post` and `t_median`.

    Raises:
        ValueError: the file is missing, its metadata or shapes disagree with the arguments, or the device's number is
            invalid.
        RuntimeError: nothing can run the model.
        AppError: the file is not a runnable TrackNet.
    """

    def __init__(  # noqa: PLR0917 - the fork's signature
        self,
        model_path: str | Path,
        seq_len: int,
        bg_mode: str,
        device: object,
        eval_mode: str = "weight",
        median: NDArray[np.uint8] | None = None,
        median_warmup: int = 0,
    ) -> None:
        path = require_file(model_path)
        self._mode = BackgroundMode(bg_mode or "")
        self._eval_mode = EvalMode.parse(eval_mode)
        refuse_mismatch(path, ModelKind.TRACKNET, seq_len, self._mode)
        self._net = open_on(device, lambda options: TrackNet.open(path, options, family=self._mode.family))
        self.provider = self._net.session.provider.value
        self._seq_len = seq_len
        self._stride = seq_len if self._eval_mode is EvalMode.NONOVERLAP else 1
        self._given_median = None if median is None else _picture(np.asarray(median))
        if self._given_median is not None and self._mode is not BackgroundMode.CONCAT:
            self._given_median = self._given_median.astype(np.uint8)
        self._warmup = median_warmup
        self.stats: dict[str, float] = {}
        self.reset()

    def reset(self) -> None:
        """Return to the state just after construction."""
        self._begin_stream()
        self._finished: deque[Prediction] = deque()
        self._median = self._given_median
        self._warmup_frames: list[NDArray[np.uint8]] = []
        self._preprocessor: Preprocessor | None = None
        self._leading: NDArray[np.uint8] | None = None
        self._pushed = 0
        self.stats = {
            "push_calls": 0,
            "outputs": 0,
            "t_preprocess": 0.0,
            "t_forward": 0.0,
            "t_post": 0.0,
            "t_median": 0.0,
        }

    def _begin_stream(self) -> None:
        self._cutter: WindowCutter[_PreparedFrame] = WindowCutter(self._seq_len, self._stride, pad_tail=True)
        self._ensemble = Ensemble(self._seq_len, self._stride, self._eval_mode, weighted_ends=True)
        self._pending: deque[_PreparedFrame] = deque()

    def push(self, frame_bgr: NDArray[np.uint8], frame_id: int | None = None) -> Prediction | None:
        """Add the next frame. Return the point of the frame pushed `seq_len - 1` calls ago, or None without one.

        Args:
            frame_bgr: uint8 (H, W, 3), in BGR order.
            frame_id: number for the frame's result; frames are counted from 0 by default.

        Raises:
            RuntimeError: the model needs a background, but has neither a median nor a warm-up.
        """
        number = self._pushed if frame_id is None else int(frame_id)
        self._pushed += 1
        self.stats["push_calls"] += 1
        if not self._background_ready(frame_bgr):
            return None
        started = time.perf_counter()
        picture = ArrayPicture(number, frame_bgr)
        item = _PreparedFrame(number, picture.size, self._prepare_stream().frame_planes(picture))
        self.stats["t_preprocess"] += time.perf_counter() - started
        self._pending.append(item)
        window = self._cutter.push(item)
        if window is not None:
            self._run_window(window)
        return self._next_output()

    def flush(self) -> list[Prediction]:
        """Return the remaining points in ascending order, at the end of the stream.

        Later frames begin a new stream with the same background. As in the fork, a stream shorter than a window has no
        points, except with 'nonoverlap', which pads its last window.
        """
        if self._eval_mode is EvalMode.NONOVERLAP:
            for window in self._cutter.finish():
                self._run_window(window)
        self._finish(self._ensemble.pop_rest())
        rest = list(self._finished)
        self._finished.clear()
        self._begin_stream()
        self.stats["outputs"] += len(rest)
        return rest

    def _background_ready(self, frame: NDArray[np.uint8]) -> bool:
        if not self._mode.family.needs_background or self._median is not None:
            return True
        if self._warmup <= 0:
            raise RuntimeError(
                f"A model of bg_mode '{self._mode}' needs a background: pass median, or median_warmup=n to take it "
                "from the first n frames."
            )
        started = time.perf_counter()
        self._warmup_frames.append(np.ascontiguousarray(frame[..., ::-1]))
        ready = len(self._warmup_frames) == self._warmup
        if ready:
            self._median = np.median(np.stack(self._warmup_frames), axis=0).astype(np.uint8)
            self._warmup_frames.clear()
        self.stats["t_median"] += time.perf_counter() - started
        return ready

    def _prepare_stream(self) -> Preprocessor:
        if self._preprocessor is None:
            # Resize with INTER_AREA like the fork, regardless of the training, to get the same numbers.
            self._preprocessor = Preprocessor(
                self._net.file.size, self._mode.family, ResizeFilter.AREA, background=self._median
            )
            self._leading = self._preprocessor.leading_planes()
        return self._preprocessor

    def _run_window(self, window: Window[_PreparedFrame]) -> None:
        started = time.perf_counter()
        assert self._leading is not None
        planes = lay_out([self._leading, *(item.planes for item in window.items)])[None]
        self.stats["t_preprocess"] += time.perf_counter() - started
        started = time.perf_counter()
        heatmaps = self._net.heatmaps(planes)[0]
        self.stats["t_forward"] += time.perf_counter() - started
        self._ensemble.add(window.start, heatmaps, window.frames)
        self._finish(self._ensemble.pop_before(self._cutter.next_start))

    def _finish(self, frames: Iterable[JoinedFrame]) -> None:
        started = time.perf_counter()
        for joined in frames:
            item = self._pending.popleft()
            self._finished.append(_decode(item, joined.joined))
        self.stats["t_post"] += time.perf_counter() - started

    def _next_output(self) -> Prediction | None:
        if not self._finished:
            return None
        self.stats["outputs"] += 1
        return self._finished.popleft()


class InpaintModuleONNX:
    """A module that fills the gaps in a stream of points.

    Args:
        seq_len: number of points in a window; must be the model's.
        device: as for `TrackNetModuleONNX`.
        img_scaler: width and height of the video divided by those of the model's picture (512x288).

    Attributes:
        provider: the model's provider.
        stats: `push_calls` and `outputs`; seconds spent in `t_forward` and `t_post`.

    Raises:
        ValueError: the file is missing, its metadata or shapes disagree with the arguments, or the device's number is
            invalid.
        RuntimeError: nothing can run the model.
        AppError: the file is not a runnable InpaintNet.
    """

    def __init__(self, model_path: str | Path, seq_len: int, device: object, img_scaler: Sequence[float]) -> None:
        path = require_file(model_path)
        refuse_mismatch(path, ModelKind.INPAINTNET, seq_len, None)
        self._net = open_on(device, lambda options: InpaintNet.open(path, options))
        self.provider = self._net.session.provider.value
        self._seq_len = seq_len
        self._scaler = np.array([float(img_scaler[0]), float(img_scaler[1])])
        self.stats: dict[str, float] = {}
        self.reset()

    def reset(self) -> None:
        """Return to the state just after construction."""
        self._recent: deque[Prediction] = deque(maxlen=self._seq_len)
        self.stats = {"push_calls": 0, "outputs": 0, "t_forward": 0.0, "t_post": 0.0}

    def push(self, pred: Prediction) -> Prediction | None:
        """Add the next point. Return the filled point pushed `seq_len - 1` calls ago, or None if there is none yet."""
        self.stats["push_calls"] += 1
        self._recent.append(dict(pred))
        if len(self._recent) < self._seq_len:
            return None
        started = time.perf_counter()
        coords, mask = self._as_window()
        filled = self._net.coordinates(coords[None].astype(np.float32), mask[None])[0]
        self.stats["t_forward"] += time.perf_counter() - started
        return self._point(self._recent[0], filled[0])

    def flush(self) -> list[Prediction]:
        """Return the remaining points in ascending order and unfilled, at the end of the stream.

        As in the fork, the first of them repeats the last push's result, if there was one.
        """
        coords, _ = self._as_window()
        rest = [self._point(pred, position) for pred, position in zip(self._recent, coords, strict=True)]
        self._recent.clear()
        return rest

    def _as_window(self) -> tuple[NDArray[np.float64], NDArray[np.float32]]:
        """Return coordinates, float64 (n, 2) in [0, 1], and mask, float32 (n, 1), of the points in the window."""
        known = [pred["Visibility"] != 0 and pred["X"] > 0 and pred["Y"] > 0 for pred in self._recent]
        mask = np.array([[0.0 if seen else 1.0] for seen in known], np.float32).reshape(-1, 1)
        extent = np.array([_SCALER_WIDTH_PX, _SCALER_HEIGHT_PX]) * self._scaler
        coords = np.array([(pred["X"], pred["Y"]) for pred in self._recent], np.float64).reshape(-1, 2) / extent
        return np.clip(coords, 0, 1) * (1 - mask), mask

    def _point(self, pred: Prediction, position: NDArray[np.floating[Any]]) -> Prediction:
        started = time.perf_counter()
        # Keep the fork's order and precision (float32 from the network, else float64): the last bit may change a pixel.
        extent = np.array([_SCALER_WIDTH_PX, _SCALER_HEIGHT_PX], position.dtype)
        x, y = (int(v) for v in position * extent * self._scaler.astype(position.dtype))
        self.stats["outputs"] += 1
        self.stats["t_post"] += time.perf_counter() - started
        return {"Frame": pred["Frame"], "X": x, "Y": y, "Visibility": int((x, y) != (0, 0))}


def _picture(median: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a median as (H, W, 3). Callers with `concat` pass planes, (3, h, w)."""
    if median.ndim == 3 and median.shape[0] == 3 and median.shape[2] != 3:
        return np.ascontiguousarray(median.transpose(1, 2, 0))
    return median


def _decode(item: _PreparedFrame, heatmap: NDArray[np.float32]) -> Prediction:
    """Decode a heatmap like the fork: the highest pixel, truncated to whole pixels of the frame."""
    height, width = heatmap.shape
    row, column = np.unravel_index(int(np.argmax(heatmap)), heatmap.shape)
    x = int(column * (item.size.width / width))
    y = int(row * (item.size.height / height))
    seen = heatmap[row, column] > 0 and (x, y) != (0, 0)
    return {"Frame": item.frame_id, "X": x if seen else 0, "Y": y if seen else 0, "Visibility": int(seen)}
