"""Whether two models go together: what is known is said, and nothing else."""

from pathlib import Path
from typing import Any

from rallytrace.inference.model_file import ModelKind, ModelVerdict
from rallytrace.session.model_inspection import Inspection, Pair, pair_of


def model(kind: ModelKind, seq_len: int, **metadata: str) -> Inspection:
    details: dict[str, Any] = {"seq_len": seq_len, "metadata": metadata}
    return Inspection(Path("net.onnx"), kind, ModelVerdict.FITS, "It fits.", details=details)


def tracknet(seq_len: int = 8, **metadata: str) -> Inspection:
    return model(ModelKind.TRACKNET, seq_len, **metadata)


def inpaintnet(seq_len: int = 16, **metadata: str) -> Inspection:
    return model(ModelKind.INPAINTNET, seq_len, **metadata)


def test_two_models_of_the_same_sport_and_rate_go_together() -> None:
    pair = pair_of(tracknet(sport="badminton", fps="30"), inpaintnet(sport="Badminton ", fps="29.97"))
    assert pair == Pair(ModelVerdict.FITS, ("Both were trained on badminton at 30 frames a second.",))


def test_where_nothing_is_known_nothing_is_said() -> None:
    assert pair_of(tracknet(), inpaintnet()) == Pair(ModelVerdict.FITS)
    assert pair_of(tracknet(sport="tennis", fps="60"), inpaintnet()) == Pair(ModelVerdict.FITS)
    assert pair_of(tracknet(fps="fast"), inpaintnet(fps="nan")) == Pair(ModelVerdict.FITS)


def test_one_sport_in_common_is_enough() -> None:
    assert pair_of(tracknet(sport="badminton, tennis"), inpaintnet(sport="tennis")).verdict is ModelVerdict.FITS


def test_another_sport_is_a_doubt() -> None:
    pair = pair_of(tracknet(sport="badminton"), inpaintnet(sport="tennis"))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "on badminton and the InpaintNet on tennis" in pair.sentences[0]


def test_another_frame_rate_is_a_doubt() -> None:
    pair = pair_of(tracknet(fps="30"), inpaintnet(fps="60"))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "30 frames a second and the InpaintNet at 60" in pair.sentences[0]
    assert pair_of(tracknet(fps="25"), inpaintnet(fps="30")).verdict is ModelVerdict.FITS


def test_windows_shorter_than_the_tracknets_are_a_doubt() -> None:
    pair = pair_of(tracknet(8), inpaintnet(5))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "gaps of more than 5 frames stay open" in pair.sentences[0]


def test_all_doubts_are_told() -> None:
    assert len(pair_of(tracknet(8, sport="tennis", fps="60"), inpaintnet(4, sport="padel", fps="25")).sentences) == 3
