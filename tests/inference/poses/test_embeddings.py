"""Embedding networks: recognised by their shapes, fed as they were trained, in batches of any size."""

from pathlib import Path

import numpy as np
import pytest

from embedding_models import NUMBERS, TinyEmbedding, parts_of
from pose_models import TinyPoseModel
from poses import person
from rallytrace.errors import AppError
from rallytrace.inference.model_files.embedding_file import EmbeddingFile, Pixels, load_embedding_file
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model, load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_trials.model_trial import try_model
from rallytrace.track.arrays import Floats32

MEAN = np.array([0.485, 0.456, 0.406], np.float32)[:, None, None]
DEVIATION = np.array([0.229, 0.224, 0.225], np.float32)[:, None, None]


def pictures(count: int) -> Floats32:
    return np.random.default_rng(1).uniform(0, 255, (count, 3, 256, 128)).astype(np.float32)


def unit(vector: Floats32) -> Floats32:
    return np.asarray(vector / np.linalg.norm(vector), np.float32)


@pytest.mark.parametrize("batch", [None, 1, 8, 16])
@pytest.mark.parametrize("count", [1, 3, 8, 16, 17])
def test_any_number_of_persons_goes_through_any_batch(tmp_path: Path, batch: int | None, count: int) -> None:
    file = load_embedding_file(TinyEmbedding(batch).save(tmp_path / "osnet.onnx"))
    given = pictures(count)
    with EmbeddingNetwork(file, SessionOptions()) as network:
        found = network.embed(given)
    expected = np.stack([unit(parts_of((picture / 255 - MEAN) / DEVIATION)) for picture in given])
    assert found == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(
    ("subtracted", "pixels", "scale"), [(123.7, Pixels.BYTES, 1.0), (0.485, Pixels.FRACTIONS, 1 / 255)]
)
def test_a_network_that_subtracts_its_mean_itself_is_fed_without(
    tmp_path: Path, subtracted: float, pixels: Pixels, scale: float
) -> None:
    path = TinyEmbedding(subtracted=subtracted).save(tmp_path / "fastreid.onnx")
    check = check_model(path)
    assert check.verdict is ModelVerdict.ASSUMED
    assert isinstance(check.found, EmbeddingFile)
    assert check.found.pixels is pixels
    given = pictures(2)
    with EmbeddingNetwork(check.found, SessionOptions()) as network:
        found = network.embed(given)
    assert found[0] == pytest.approx(unit(parts_of(given[0] * np.float32(scale) - np.float32(subtracted))), abs=1e-4)


def test_persons_get_vectors_of_their_boxes(tmp_path: Path) -> None:
    file = load_embedding_file(TinyEmbedding(16).save(tmp_path / "osnet.onnx"))
    bgr = np.zeros((400, 600, 3), np.uint8)
    bgr[:, :300], bgr[:, 300:] = (0, 0, 200), (200, 0, 0)
    persons = [person(100, 200), person(150, 200), person(450, 200)]
    with EmbeddingNetwork(file, SessionOptions()) as network:
        red, also_red, blue = network.with_embeddings(persons, ArrayPicture(0, bgr))
    assert red.embedding is not None
    assert also_red.embedding is not None
    assert blue.embedding is not None
    assert red.embedding.dtype == np.int8
    assert len(red.embedding) == NUMBERS
    assert red.embedding.tolist() == also_red.embedding.tolist()
    # Its first eight numbers are of red, the last of blue.
    assert int(red.embedding[0]) > 0 > int(red.embedding[-1])
    assert int(blue.embedding[0]) < 0 < int(blue.embedding[-1])


def test_it_is_known_by_its_shapes_and_tried_with_a_known_answer(tmp_path: Path) -> None:
    check = check_model(TinyEmbedding(16).save(tmp_path / "osnet.onnx"))
    assert check.verdict is ModelVerdict.FITS
    assert isinstance(check.found, EmbeddingFile)
    assert (check.found.batch, check.found.numbers) == (16, NUMBERS)
    assert try_model(check.found) == ()
    with pytest.raises(AppError, match="embedding network"):
        load_model_file(check.path, ModelKind.TRACKNET)


def test_a_file_that_gives_other_vectors_than_it_says_is_refused(tmp_path: Path) -> None:
    check = check_model(TinyEmbedding(declared=512).save(tmp_path / "lying.onnx"))
    assert isinstance(check.found, EmbeddingFile)
    with pytest.raises(AppError, match="24"):
        try_model(check.found)


@pytest.mark.parametrize("scale", [np.nan, np.inf, 3e38, 0.0])
def test_vectors_that_are_no_directions_are_refused(tmp_path: Path, scale: float) -> None:
    file = load_embedding_file(TinyEmbedding(scale=scale).save(tmp_path / "broken.onnx"))
    with EmbeddingNetwork(file, SessionOptions()) as network, pytest.raises(AppError, match="zero or not finite"):
        network.embed(np.full((2, 3, 256, 128), 255, np.float32))


def test_vectors_of_any_length_above_zero_are_directions(tmp_path: Path) -> None:
    file = load_embedding_file(TinyEmbedding(scale=1e30).save(tmp_path / "long.onnx"))
    with EmbeddingNetwork(file, SessionOptions()) as network:
        assert np.linalg.norm(network.embed(pictures(2)), axis=1) == pytest.approx(1)


def test_vectors_depending_on_other_pictures_are_refused(tmp_path: Path) -> None:
    check = check_model(TinyEmbedding(mixes=True).save(tmp_path / "mixing.onnx"))
    assert isinstance(check.found, EmbeddingFile)
    with pytest.raises(AppError, match="same picture"):
        try_model(check.found)


@pytest.mark.parametrize(
    "model", [TinyEmbedding(declared=1), TinyEmbedding(300), TinyEmbedding(height=2048, width=1024)]
)
def test_sizes_that_cannot_be_are_refused_with_a_sentence(tmp_path: Path, model: TinyEmbedding) -> None:
    check = check_model(model.save(tmp_path / "odd.onnx"))
    assert check.verdict is ModelVerdict.REFUSED
    assert "cannot be used" in check.summary


def test_square_pictures_are_taken_with_a_remark(tmp_path: Path) -> None:
    check = check_model(TinyEmbedding(width=256).save(tmp_path / "classifier.onnx"))
    assert check.verdict is ModelVerdict.ASSUMED
    assert "256x256" in check.findings[0]


def test_a_pose_model_is_none(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="not an embedding network"):
        load_embedding_file(TinyPoseModel().save(tmp_path / "pose.onnx"))
