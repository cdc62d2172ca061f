import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

torch = pytest.importorskip("torch")

from models.training import gpu_windows
from models.training.frames import Box, Footage
from models.training.gpu_footage import Reel, resize_matrix
from models.training.gpu_looks import compress, vary
from models.training.gpu_windows import GpuBatch, GpuWindows, load_reels
from models.training.pasting import CutOut
from models.training.predictions import HardSpot
from models.training.train_tracknet import Settings, Training
from models.training.windows import Variation
from rallytrace.track.geometry import Size
from training_clips import footage

CPU = torch.device("cpu")


def _batch(variation: Variation, rally: Footage | None = None, *, hard: HardSpot | None = None) -> GpuBatch:
    rallies = [rally or footage()]
    spots = {rallies[0].name: [hard]} if hard else {}
    windows = GpuWindows([(rallies, 1.0)], load_reels(rallies, CPU), variation=variation, seed=3, hard=spots)
    return next(windows.batches(2, 4))


def _brightness_there(batch: GpuBatch) -> NDArray[np.float64]:
    """How much brighter each visible ball is than its picture."""
    found = []
    for window, frame in zip(*np.nonzero(batch.visible.numpy()), strict=True):
        picture = batch.pictures[window, frame + 1].mean(0).numpy()
        x, y = batch.positions[window, frame].round().int().tolist()
        around = picture[max(y - 2, 0) : y + 3, max(x - 2, 0) : x + 3]
        found.append(float(around.max() - np.median(picture)))
    return np.array(found)


def test_a_crop_is_the_one_that_opencv_gives() -> None:
    rally = footage()
    reel = Reel.load([rally], CPU)
    frames, tops, lefts = torch.tensor([[5, 9]]), torch.tensor([40]), torch.tensor([60])
    given = reel.crop(frames, tops, lefts, Size(128, 96))[0].permute(0, 2, 3, 1).numpy() * 255
    for place, frame in enumerate((5, 9)):
        assert np.abs(given[place] - rally.crop(frame, Box(60, 40, 128, 96))).max() < 1


@pytest.mark.parametrize("side", [180, 230, 400])
def test_sides_are_scaled_as_opencv_does(side: int) -> None:
    picture = np.random.default_rng(1).integers(0, 255, (side, 8), np.uint8)
    how = cv2.INTER_AREA if side > 1.25 * 192 else cv2.INTER_LINEAR
    wanted = cv2.resize(picture, (8, 192), interpolation=how)
    assert np.abs(resize_matrix(side, 192) @ picture - wanted).max() < 1.01


def test_the_ball_is_at_its_position_in_windows_of_any_scale_and_side() -> None:
    batch = _batch(Variation(Size(160, 96), widths=(320, 640), pasted=0.0, around_ball=1.0))
    assert batch.pictures.shape == (8, 9, 3, 96, 160)
    assert float(batch.pictures.min()) >= 0
    assert float(batch.pictures.max()) <= 1
    assert batch.known.all()
    assert batch.visible.float().mean() > 0.5
    assert np.mean(_brightness_there(batch) > 0.1) > 0.95


def test_a_pasted_ball_takes_the_place_of_the_filmed_one() -> None:
    side = 41
    distance = np.hypot(*np.meshgrid(np.arange(side) - 20, np.arange(side) - 20))
    cover = np.repeat((distance < 3).astype(np.float32)[None, ..., None], 8, axis=0)
    ball = CutOut(np.full((8, 2), 300, np.float32), cover, np.full((8, side, side, 3), 255, np.float32))
    for cut_outs in ((), (ball,)):
        batch = _batch(Variation(Size(160, 96), widths=(320, 640), pasted=1.0, cut_outs=cut_outs))
        assert batch.visible.any()
        assert np.mean(_brightness_there(batch) > 0.03) > 0.7


def test_a_hard_spot_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_windows, "HARD_SHARE", 1.0)
    close = Variation(Size(64, 48), widths=(640, 640), pasted=0.0, around_ball=0.0)
    x, y = footage().positions[12].tolist()
    assert _batch(close, hard=HardSpot(12, x, y)).visible.any(dim=1).all()
    assert not _batch(close).visible.any(dim=1).all()


def test_a_training_learns_from_them() -> None:
    training = Training(Settings(width=16, length=8, rate=2e-3), CPU)
    batch = _batch(Variation(Size(64, 48), widths=(320, 320), pasted=0.0, around_ball=1.0))
    losses = [float(training.learn(batch, 0.1)) for _ in range(40)]
    assert losses[-1] < losses[0] * 0.85


def test_looks_differ_and_stay_pictures() -> None:
    windows = torch.rand(6, 3, 3, 32, 48)
    varied = vary(windows, np.random.default_rng(1))
    assert varied.shape == windows.shape
    assert float(varied.min()) >= 0
    assert float(varied.max()) <= 1
    assert (varied - windows).abs().mean(dim=(1, 2, 3, 4)).min() > 0.001


def test_compression_is_about_as_strong_as_opencvs() -> None:
    rows, columns = np.mgrid[0:64, 0:96]
    picture = np.stack([128 + 90 * np.sin(columns / 5), 128 + 60 * np.cos(rows / 7), 30 + rows * 2.0], axis=2)
    picture = np.clip(picture + np.random.default_rng(1).normal(0, 8, picture.shape), 0, 255).astype(np.uint8)
    window = torch.from_numpy(picture).permute(2, 0, 1)[None, None].float() / 255
    losses = []
    for quality in (30, 75):
        ours = compress(window, np.array([quality]))[0, 0].permute(1, 2, 0).numpy() * 255
        _, data = cv2.imencode(".jpg", picture[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])
        theirs = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR))[..., ::-1]
        losses.append((np.abs(ours - picture).mean(), np.abs(theirs.astype(float) - picture).mean()))
    assert losses[0][0] > losses[1][0]
    assert all(0.6 < ours / theirs < 1.6 for ours, theirs in losses)
