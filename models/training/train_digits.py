"""Train the network that reads the digits of scoreboards, on text drawn with the fonts of a folder.

    uv run python -m models.training.train_digits FONTS --out models/digits.onnx

Only numpy and OpenCV are needed. The samples are cut out of drawn boards by the code that cuts them out of videos.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
import onnx
from numpy.typing import NDArray

from rallytrace.video.scoreboard.glyphs import GLYPH_PX, Glyphs, find_glyphs

Array = NDArray[np.float32]

CLASSES: Final = "0123456789A"
"""The characters that the network knows; one more class is everything else."""
_JUNK: Final = len(CLASSES)
_OTHER_LETTERS: Final = "BCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz.-()/&%"
"""Letters that differ from all digits, unlike O, I and l."""
_HIDDEN: Final = 128
_SUPERSAMPLING: Final = 4
_MIN_OVERLAP: Final = 0.6


def draw_board(rng: np.random.Generator, fonts: Sequence[Path]) -> tuple[NDArray[np.uint8], list[tuple[Any, str]]]:
    """Return the brightness of a drawn line of text, scaled as pictures are, and the box of each character."""
    font = cv2.FontFace(str(fonts[int(rng.integers(len(fonts)))]))
    size = float(rng.uniform(8, 26)) * _SUPERSAMPLING
    stretch = float(rng.uniform(0.75, 1.15))
    height, width = round(size * 2.4), round(size * 9)
    ground, ink = rng.uniform(0, 255, 2)
    if abs(ground - ink) < 70:
        ground, ink = (20.0, 230.0) if rng.random() < 0.5 else (225.0, 25.0)
    picture = np.full((height, width), ground, np.float32)
    picture += np.linspace(rng.uniform(-25, 25), rng.uniform(-25, 25), height, dtype=np.float32)[:, None]
    letters = "".join(rng.choice(list("0123456789" * 3 + "A" + _OTHER_LETTERS), 9))
    x, base, boxes = round(size * 0.6), round(size * 1.6), []
    for letter in letters:
        canvas = np.zeros((height, width, 3), np.uint8)
        (end, _), _ = cv2.putText(canvas, letter, (x, base), (255, 255, 255), font, round(size), 0)
        cover = canvas[:, :, 0].astype(np.float32) / 255
        ys, xs = np.nonzero(cover > 0.5)
        if not len(xs) or end > width - size * 0.6:
            break
        boxes.append((np.array([xs.min(), ys.min(), xs.max() + 1, ys.max() + 1], np.float64), letter))
        picture += (ink - picture) * cover
        x = end + round(float(rng.choice([0.0, 0.0, 0.05, 0.3])) * size)
        if rng.random() < 0.1:
            x += round(size * 0.3)
            cv2.line(picture, (x, 0), (x, height), float(rng.uniform(0, 255)), _SUPERSAMPLING)
            x += round(size * 0.3)
    for edge in (0.25, 2.0):
        if rng.random() < 0.5:
            y = round(size * edge)
            cv2.line(picture, (0, y), (width, y), float(rng.uniform(0, 255)), 2 * _SUPERSAMPLING)
    return _degrade(picture, rng, stretch, boxes)


def _degrade(
    picture: Array, rng: np.random.Generator, stretch: float, boxes: list[tuple[Any, str]]
) -> tuple[NDArray[np.uint8], list[tuple[Any, str]]]:
    """Scale a picture to the size of a video and back, with what compression does to it."""
    shift = rng.uniform(0, _SUPERSAMPLING, 2)
    height, width = picture.shape
    slant, tilt = rng.choice([0, 0, 1]) * rng.uniform(-0.1, 0.3), rng.choice([0, 0, 1]) * rng.uniform(-0.05, 0.05)
    move = np.array([[stretch, -slant, shift[0] + slant * height / 2], [tilt, 1, shift[1] - tilt * width / 2]])
    moved = cv2.warpAffine(picture, move, (round(width * stretch), height), borderMode=cv2.BORDER_REPLICATE)
    small = cv2.resize(moved, None, fx=1 / _SUPERSAMPLING, fy=1 / _SUPERSAMPLING, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), float(rng.uniform(0.05, 0.75)))
    small = small + rng.normal(0, rng.uniform(0, 5), small.shape)
    data = cv2.imencode(
        ".jpg", np.clip(small, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 96))]
    )
    coded = np.asarray(cv2.imdecode(data[1], cv2.IMREAD_GRAYSCALE), np.uint8)
    scale = float(rng.choice([4 / 3, 2.0, 8 / 3]))
    grown = cv2.resize(coded, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    factor = scale / _SUPERSAMPLING
    kept = []
    for (left, top, right, bottom), letter in boxes:
        corners = np.array([[left, top, 1], [right, top, 1], [left, bottom, 1], [right, bottom, 1]]) @ move.T * factor
        # A slanted digit does not reach the upper left and the lower right corner of its box.
        low, high = corners.min(axis=0), corners.max(axis=0)
        kept.append((np.concatenate([low, high]), letter))
    return np.asarray(grown, np.uint8), kept


def label_glyphs(glyphs: Glyphs, boxes: Sequence[tuple[Any, str]]) -> NDArray[np.int64]:
    """Return the class of each glyph: that of the character that it covers, or junk."""
    labels = np.full(len(glyphs), _JUNK)
    corners = np.hstack([glyphs.boxes[:, :2], glyphs.boxes[:, :2] + glyphs.boxes[:, 2:]]).astype(np.float64)
    for box, letter in boxes:
        low, high = np.maximum(corners[:, :2], box[:2]), np.minimum(corners[:, 2:], box[2:])
        common = np.prod(np.maximum(high - low, 0), axis=1)
        union = np.prod(corners[:, 2:] - corners[:, :2], axis=1) + np.prod(box[2:] - box[:2]) - common
        overlap = common / union
        is_known = letter in CLASSES
        labels[overlap >= _MIN_OVERLAP + 0.1 * is_known] = CLASSES.index(letter) if is_known else _JUNK
        # What covers most of a digit is neither it nor clearly something else.
        unclear = is_known & (overlap >= 0.35) & (overlap < _MIN_OVERLAP + 0.1)
        labels[unclear] = -1
    return labels


def _samples(rng: np.random.Generator, fonts: Sequence[Path], n_boards: int) -> tuple[Array, NDArray[np.int64]]:
    pictures, labels = [], []
    for _ in range(n_boards):
        gray, boxes = draw_board(rng, fonts)
        glyphs = find_glyphs(gray)
        named = label_glyphs(glyphs, boxes)
        keep = named >= 0
        junk = np.flatnonzero(named == _JUNK)
        keep[junk[rng.random(len(junk)) < 0.5]] = False
        pictures.append(glyphs.pictures[keep])
        labels.append(named[keep])
    return np.concatenate(pictures).reshape(-1, GLYPH_PX**2), np.concatenate(labels)


def train(x: Array, y: NDArray[np.int64], rng: np.random.Generator, n_epochs: int) -> list[Array]:
    """Return weights and biases of two layers, trained by Adam."""
    sizes = ((GLYPH_PX**2, _HIDDEN), (_HIDDEN, _HIDDEN // 2), (_HIDDEN // 2, _JUNK + 1))
    weights: list[Array] = []
    for n_in, n_out in sizes:
        weights += [rng.normal(0, np.sqrt(2 / n_in), (n_in, n_out)).astype(np.float32), np.zeros(n_out, np.float32)]
    means, squares = ([np.zeros_like(w) for w in weights] for _ in range(2))
    step = 0
    for epoch in range(n_epochs):
        rate, losses = 2e-3 * 0.5 * (1 + np.cos(np.pi * epoch / n_epochs)) + 1e-5, []
        for batch in _batches(rng.permutation(len(x)), 256):
            step += 1
            given = x[batch] + rng.normal(0, 0.05, (len(batch), x.shape[1])).astype(np.float32)
            loss, gradients = _gradients(weights, given, y[batch])
            losses.append(loss)
            for k, gradient in enumerate(gradients):
                means[k] = 0.9 * means[k] + 0.1 * gradient
                squares[k] = 0.999 * squares[k] + 0.001 * gradient**2
                m, v = means[k] / (1 - 0.9**step), squares[k] / (1 - 0.999**step)
                weights[k] -= (rate * (m / (np.sqrt(v) + 1e-8) + 1e-3 * weights[k])).astype(np.float32)
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}", flush=True)
    return weights


def _batches(order: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    for start in range(0, len(order), size):
        yield order[start : start + size]


def forward(weights: Sequence[Array], x: Array) -> tuple[list[Array], Array]:
    """Return the inputs of the layers, and the probabilities, (n, classes)."""
    inputs = [x]
    for k in range(0, len(weights) - 2, 2):
        inputs.append(np.maximum(inputs[-1] @ weights[k] + weights[k + 1], 0))
    logits = inputs[-1] @ weights[-2] + weights[-1]
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return inputs, powers / powers.sum(axis=1, keepdims=True)


def _gradients(weights: Sequence[Array], x: Array, y: NDArray[np.int64]) -> tuple[float, list[Array]]:
    inputs, probabilities = forward(weights, x)
    rows = np.arange(len(y))
    loss = float(-np.log(probabilities[rows, y] + 1e-9).mean())
    back = probabilities.copy()
    back[rows, y] -= 1
    back /= len(y)
    gradients: list[Array] = []
    for k in range(len(inputs) - 1, -1, -1):
        gradients[:0] = [inputs[k].T @ back, back.sum(axis=0)]
        back = (back @ weights[2 * k].T) * (inputs[k] > 0)
    return loss, gradients


def write_network(weights: Sequence[Array], path: Path) -> None:
    """Write the network as ONNX, with half-precision weights."""
    nodes, stored, name = [], [], "glyphs"
    for k in range(0, len(weights), 2):
        layer, is_last = k // 2, k == len(weights) - 2
        for kind, values in (("w", weights[k]), ("b", weights[k + 1])):
            stored.append(onnx.numpy_helper.from_array(values.astype(np.float16), f"{kind}{layer}_half"))
            nodes.append(onnx.helper.make_node("Cast", [f"{kind}{layer}_half"], [f"{kind}{layer}"], to=1))
        nodes.append(onnx.helper.make_node("Gemm", [name, f"w{layer}", f"b{layer}"], [f"sum{layer}"]))
        name = "probabilities" if is_last else f"hidden{layer}"
        kind = "Softmax" if is_last else "Relu"
        nodes.append(onnx.helper.make_node(kind, [f"sum{layer}"], [name]))
    graph = onnx.helper.make_graph(
        nodes,
        "digits",
        [onnx.helper.make_tensor_value_info("glyphs", 1, ["n", GLYPH_PX**2])],
        [onnx.helper.make_tensor_value_info("probabilities", 1, ["n", len(CLASSES) + 1])],
        stored,
    )
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=9)
    model.metadata_props.add(key="classes", value=CLASSES)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path, help="folder with TrueType or OpenType fonts")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--boards", type=int, default=12000)
    parser.add_argument("--epochs", type=int, default=30)
    given = parser.parse_args()
    rng = np.random.default_rng(1)
    fonts = sorted(path for path in given.fonts.rglob("*") if path.suffix.lower() in {".ttf", ".otf"})
    fonts = [fonts[k] for k in rng.permutation(len(fonts))]
    held_out, kept = fonts[: len(fonts) // 8], fonts[len(fonts) // 8 :]
    x, y = _samples(rng, kept, given.boards)
    print(f"{len(kept)} fonts, {len(y)} samples, {np.bincount(y).tolist()}", flush=True)
    weights = train(x, y, rng, given.epochs)
    x, y = _samples(rng, held_out, given.boards // 12)
    _, probabilities = forward(weights, x)
    right, is_character = probabilities.argmax(axis=1) == y, y != _JUNK
    print(
        f"{len(held_out)} other fonts: {right[is_character].mean():.4f} of {is_character.sum()} characters right, "
        f"{right[~is_character].mean():.4f} of {(~is_character).sum()} others"
    )
    write_network(weights, given.out)


if __name__ == "__main__":
    main()
