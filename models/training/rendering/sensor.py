"""What the camera does to the light: trembling, softness, noise and the sharpening of broadcasts."""

import cv2
import numpy as np

from .arrays import Floats, Picture
from .look import Lens

_SPARE = 96
"""Pixels by which the sheet of noise is larger than a frame, so that it can be laid differently on each."""


class Sensor:
    """Turns the ideal picture, painted `margin` pixels too large on every side, into a frame of `size`."""

    def __init__(self, lens: Lens, size: tuple[int, int], margin: int, rng: np.random.Generator) -> None:
        self._lens, self._size, self._margin = lens, size, margin
        self._seed = int(rng.integers(2**31))
        width, height = size
        sheet = rng.normal(0, 1, (height + _SPARE, width + _SPARE, 1)) * 0.85
        sheet = (sheet + rng.normal(0, 1, (height + _SPARE, width + _SPARE, 3)) * 0.5).astype(np.float32)
        sheet = np.asarray(cv2.GaussianBlur(sheet, (0, 0), 0.6), np.float32)
        sheet *= lens.noise / max(float(sheet.std()), 1e-6)
        self._noise: Picture = np.clip(sheet + 128.5, 0, 255).astype(np.uint8)
        self._tremble = _trembling(rng) * lens.shake

    def shift(self, index: int) -> Floats:
        """How far the scene lies to the right and below its place in frame `index`, (2,) pixels."""
        shift: Floats = self._tremble[index % len(self._tremble)]
        return shift

    def vignetted(self, picture: Picture) -> Picture:
        """The picture with darker corners and the lens's saturation."""
        high, wide = picture.shape[:2]
        rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
        away = ((columns / wide - 0.5) ** 2 + (rows / high - 0.5) ** 2) / 0.5
        grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.float32)[..., None]
        vivid = grey + (picture - grey) * self._lens.saturation
        darkened: Picture = np.clip(vivid * (1 - self._lens.vignette * away[..., None]), 0, 255).astype(np.uint8)
        return darkened

    def expose(self, picture: Picture, index: int) -> Picture:
        """Frame `index` of the ideal, padded `picture`."""
        x, y = self.shift(index) - self._margin
        move = np.array([[1, 0, x], [0, 1, y]], np.float32)
        seen = cv2.warpAffine(picture, move, self._size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        seen = cv2.GaussianBlur(seen, (0, 0), self._lens.softness)
        left, top = np.random.default_rng((self._seed, index)).integers(0, _SPARE, 2)
        noise = self._noise[top : top + self._size[1], left : left + self._size[0]]
        noisy = cv2.addWeighted(seen, 1.0, noise, 1.0, -128)
        soft = cv2.GaussianBlur(noisy, (0, 0), 1.4)
        return np.asarray(cv2.addWeighted(noisy, 1 + self._lens.sharpening, soft, -self._lens.sharpening, 0), np.uint8)


def _trembling(rng: np.random.Generator) -> Floats:
    """A loop of small smooth movements (900, 2) of standard deviation 1."""
    spectrum = rng.normal(size=(451, 2)) + 1j * rng.normal(size=(451, 2))
    pace = np.fft.rfftfreq(900, 1 / 30)[:, None]
    loop = np.fft.irfft(spectrum * np.exp(-((pace / 2.0) ** 2)) * (pace > 0), 900, axis=0)
    smooth: Floats = loop / loop.std()
    return smooth
