"""Train the stroke network on ShuttleSet, and write it as ONNX.

    python models/training/train_strokes.py --data SET [SET ...] --out models/strokes.onnx
    python models/training/train_strokes.py --data SET --out TRIAL.onnx --fold 0    # judged on every fourth match
    python models/training/train_strokes.py --data SET --out MINE.onnx --corrections match_strokes.csv ...

Two bidirectional GRUs read the strokes of a rally; the file averages their probabilities. Each has an output for
the 18 types and one for the nine groups. Rare groups have more weight. Heights and hands are learned as auxiliary
targets.

Rallies are varied to look like found ones. Positions are mirrored, and positions and times have noise. A third of the
rallies have positions and times as inexact as the program's. First strokes, other strokes and landings are missing from
some, and a few have a contact where nobody hit. Contact heights are hidden in three of ten rallies, launches
(`stroke_launches.py`) in four of ten.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import onnx
import torch
from torch import Tensor, nn

from models.studies.judge_strokes import judge
from models.studies.shuttleset import LabelledRally, read_shuttleset
from models.training.stroke_corrections import read_corrections
from models.training.stroke_launches import add_launches, blur_launches
from rallytrace.analysis.strokes.features import N_FEATURES, StrokeSequence, stroke_features
from rallytrace.inference.model_files.stroke_file import STROKE_METADATA
from rallytrace.inference.stroke_network import GROUPS_OUTPUT, INPUT, TYPES_OUTPUT, StrokeNetwork
from rallytrace.track.stroke_types import StrokeGroup, StrokeType

WIDTH: Final = 256
HIDDEN: Final = 48
NETWORKS: Final = 2
EPOCHS: Final = 25
"""With 60, the networks know the training matches by heart and name fewer strokes of others right."""
BATCH: Final = 64
FOLDS: Final = 4
_NEIGHBOURS: Final = 2
"""Strokes before and after a stroke that its first layer sees."""
_DROPOUT: Final = 0.35
_LEARNING_RATE: Final = 2e-3
_SMOOTHING: Final = 0.05
_SHARPNESS: Final = 1.3
"""Exponent with the lowest log loss on a fold left out."""
_PLACE_NOISE: Final = 0.06
"""Metres, one standard deviation."""
_TIME_NOISE: Final = 0.015
"""Seconds, one standard deviation: half a frame."""
_HEIGHT_HIDDEN: Final = 0.3
"""The share of rallies whose heights of contact are hidden."""
_RARITY: Final = 0.35
"""A group weighs by its rarity to this power."""
_FOUND: Final = 0.35
"""The share of rallies with places and times as the program finds them."""
_MISSED: Final = 0.15
"""The share of rallies without one of their strokes."""
_FALSE: Final = 0.04
"""The share of rallies with a contact where nobody hit."""
_CUT: Final = 0.25
"""The share of rallies whose first strokes were missed."""
_ONE_CUT: Final = 0.6
"""The share of these that lack only the service."""
_NO_LANDING: Final = 0.3
"""The share of rallies whose last landing was missed."""
_LAUNCH_HIDDEN: Final = 0.4
"""The share of rallies without launches."""
_ASIDES: Final = 0.3
"""Weight of the loss of heights and hands."""
_FOUND_TIME: Final = 0.03
"""Seconds, one standard deviation: nine tenths of a frame (`fit_event_trees.py`)."""
_FOUND_FEET, _FOUND_BALL = 0.25, 0.15
"""Metres, one standard deviation: of feet and landings that the program finds, and across from feet to contact."""
_WRONG_HEIGHT: Final = 0.06
"""The share of contacts whose height is found on the wrong side of the tape."""


class Batch(NamedTuple):
    """The rallies of one batch.

    Features are (b, n, f), types and groups (b, n) with -1 for unknown, lengths (b,). Asides (b, n, 3) are 1 for a low
    contact, a backhand and round the head, NaN for unknown.
    """

    features: Tensor
    types: Tensor
    groups: Tensor
    asides: Tensor
    lengths: Tensor


class StrokeGru(nn.Module):
    """A network with logits of types (b, n, 18), groups (b, n, 9) and sides (b, n, 3) from features (b, n, f)."""

    def __init__(self) -> None:
        super().__init__()
        self.neighbours = nn.Conv1d(N_FEATURES, WIDTH, 2 * _NEIGHBOURS + 1, padding=_NEIGHBOURS)
        self.entry = nn.Sequential(nn.GELU(), nn.Dropout(_DROPOUT), nn.Linear(WIDTH, WIDTH), nn.GELU())
        self.drop = nn.Dropout(_DROPOUT)
        self.gru = nn.GRU(WIDTH, HIDDEN, batch_first=True, bidirectional=True)
        self.join = nn.Sequential(nn.Linear(2 * HIDDEN + WIDTH, WIDTH), nn.GELU(), nn.Dropout(_DROPOUT))
        self.types = nn.Linear(WIDTH, len(StrokeType))
        self.groups = nn.Linear(WIDTH, len(StrokeGroup))
        self.asides = nn.Linear(WIDTH, 3)

    def forward(self, features: Tensor, lengths: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return logits. Without lengths, all rallies of the batch are as long as its second axis."""
        entered = self.drop(self.entry(self.neighbours(features.transpose(1, 2)).transpose(1, 2)))
        if lengths is None:
            context, _ = self.gru(entered)
        else:
            packed = nn.utils.rnn.pack_padded_sequence(entered, lengths, batch_first=True, enforce_sorted=False)
            context, _ = nn.utils.rnn.pad_packed_sequence(
                self.gru(packed)[0], batch_first=True, total_length=features.shape[1]
            )
        joined = self.join(torch.cat([context, entered], -1))
        return self.types(joined), self.groups(joined), self.asides(joined)


class Ensemble(nn.Module):
    """The mean probabilities of several networks."""

    def __init__(self, networks: Sequence[StrokeGru]) -> None:
        super().__init__()
        self.networks = nn.ModuleList(networks)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        answers = [network(features)[:2] for network in self.networks]
        types, groups = (
            torch.stack([torch.softmax(part, -1) for part in parts]) for parts in zip(*answers, strict=True)
        )
        return _sharpen(types.mean(0)), _sharpen(groups.mean(0))


def _sharpen(probabilities: Tensor) -> Tensor:
    """Return probabilities as high as they are right. Smoothed labels leave them too low."""
    sharper = probabilities**_SHARPNESS
    return sharper / sharper.sum(-1, keepdim=True)


def augment(strokes: StrokeSequence, rng: np.random.Generator) -> StrokeSequence:
    """Return a rally as it might have been measured."""
    return blur(as_found(strokes, rng) if rng.random() < _FOUND else strokes, rng)


def miss(rally: LabelledRally, rng: np.random.Generator) -> LabelledRally:
    """Return a rally, sometimes without some strokes or its landing, or with a false contact."""
    if len(rally.strokes) > 2 and rng.random() < _CUT:
        most = len(rally.strokes) - 1
        rally = rally.part(1 if rng.random() < _ONE_CUT else int(rng.integers(1, most)))
    if len(rally.strokes) > 3 and rng.random() < _MISSED:
        rally = without(rally, int(rng.integers(1, len(rally.strokes))))
    if len(rally.strokes) > 3 and rng.random() < _FALSE:
        rally = with_false_contact(rally, int(rng.integers(0, len(rally.strokes) - 1)), rng)
    if rng.random() < _NO_LANDING:
        target = rally.strokes.target.copy()
        target[-1] = np.nan
        rally = replace(rally, strokes=replace(rally.strokes, target=target))
    return rally


def without(rally: LabelledRally, missed: int) -> LabelledRally:
    """Return a rally without a stroke. Target and launch of the previous one are then unknown."""
    target, launch = rally.strokes.target.copy(), rally.strokes.launch.copy()
    target[missed - 1] = launch[missed - 1] = np.nan
    strokes = replace(rally.strokes, target=target, launch=launch)
    fields = {name: np.delete(getattr(strokes, name), missed, axis=0) for name in StrokeSequence.__slots__}
    labels = {name: np.delete(getattr(rally, name), missed, axis=0) for name in ("types", "groups", "hands")}
    return replace(rally, strokes=StrokeSequence(**fields), **labels)


def with_false_contact(rally: LabelledRally, before: int, rng: np.random.Generator) -> LabelledRally:
    """Return a rally with a contact during the shot after a stroke, in which either player seems to hit the ball."""
    strokes, nothing = rally.strokes, np.nan
    time = strokes.times[before] + rng.random() * (strokes.times[before + 1] - strokes.times[before])
    players = [strokes.hitter[before], strokes.opponent[before]]
    is_other = bool(rng.random() < 0.5)
    hitter, opponent = reversed(players) if is_other else players
    target, launch = strokes.target.copy(), strokes.launch.copy()
    target[before] = hitter if is_other else nothing
    launch[before] = nothing
    false = {
        "times": time,
        "hitter": hitter,
        "opponent": opponent,
        "contact": hitter,
        "target": nothing if is_other else strokes.target[before],
        "low": nothing,
        "launch": nothing,
    }
    known = replace(strokes, target=target, launch=launch)
    fields = {name: np.insert(getattr(known, name), before + 1, value, axis=0) for name, value in false.items()}
    labels = {"types": -1, "groups": -1, "hands": nothing}
    inserted = {name: np.insert(getattr(rally, name), before + 1, value, axis=0) for name, value in labels.items()}
    return replace(rally, strokes=StrokeSequence(**fields), **inserted)


def as_found(strokes: StrokeSequence, rng: np.random.Generator) -> StrokeSequence:
    """Return a rally as the program finds it: contacts as far from the net as the feet, targets at the next contact."""
    hitter, opponent, end = (
        place + rng.normal(0, _FOUND_FEET, place.shape) for place in (strokes.hitter, strokes.opponent, strokes.target)
    )
    across = np.where(np.isnan(strokes.contact[:, 0]), strokes.hitter[:, 0], strokes.contact[:, 0])
    contact = np.column_stack([across + rng.normal(0, _FOUND_BALL, len(strokes)), hitter[:, 1]])
    # Where a stroke was missed the target stays unknown.
    target = np.where(np.isnan(strokes.target), end, np.concatenate([contact[1:], end[-1:]]))
    low = np.where(rng.random(len(strokes)) < _WRONG_HEIGHT, 1 - strokes.low, strokes.low)
    times = strokes.times + rng.normal(0, _FOUND_TIME, len(strokes))
    return replace(strokes, times=times, hitter=hitter, opponent=opponent, contact=contact, target=target, low=low)


def blur(strokes: StrokeSequence, rng: np.random.Generator) -> StrokeSequence:
    """Return a rally, possibly mirrored, slightly off, with or without heights."""
    mirror = np.array([rng.choice([-1.0, 1.0]), 1.0])
    places = {
        name: getattr(strokes, name) * mirror + rng.normal(0, _PLACE_NOISE, strokes.hitter.shape)
        for name in ("hitter", "opponent", "contact", "target")
    }
    low = np.full(len(strokes), np.nan) if rng.random() < _HEIGHT_HIDDEN else strokes.low
    launch = np.full((len(strokes), 2), np.nan) if rng.random() < _LAUNCH_HIDDEN else blur_launches(strokes.launch, rng)
    times = strokes.times + rng.normal(0, _TIME_NOISE, len(strokes))
    return replace(strokes, times=times, low=low, launch=launch, **places)


def batches(rallies: Sequence[LabelledRally], rng: np.random.Generator) -> Iterator[Batch]:
    """Yield all rallies once, in batches of similar lengths and random order."""
    order = np.argsort([len(rally.strokes) + 3 * rng.random() for rally in rallies])
    starts = rng.permutation(np.arange(0, len(order), BATCH))
    for start in starts:
        chosen = [miss(rallies[index], rng) for index in order[start : start + BATCH]]
        longest = max(len(rally.strokes) for rally in chosen)
        features = np.zeros((len(chosen), longest, N_FEATURES), np.float32)
        types, groups = np.full((2, len(chosen), longest), -1)
        asides = np.full((len(chosen), longest, 3), np.nan, np.float32)
        for row, rally in enumerate(chosen):
            features[row, : len(rally.strokes)] = stroke_features(augment(rally.strokes, rng))
            types[row, : len(rally.strokes)] = rally.types
            groups[row, : len(rally.strokes)] = rally.groups
            asides[row, : len(rally.strokes)] = np.column_stack([rally.strokes.low, rally.hands])
        lengths = torch.tensor([len(rally.strokes) for rally in chosen])
        known = torch.from_numpy(types), torch.from_numpy(groups), torch.from_numpy(asides)
        yield Batch(torch.from_numpy(features), *known, lengths)


def train(rallies: Sequence[LabelledRally], seed: int) -> StrokeGru:
    """Train one network."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    network = StrokeGru()
    steps = EPOCHS * -(-len(rallies) // BATCH)
    optimiser = torch.optim.AdamW(network.parameters(), weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, _LEARNING_RATE, steps, pct_start=0.15)
    weights = _group_weights(rallies)
    for _ in range(EPOCHS):
        for batch in batches(add_launches(rallies, rng), rng):
            loss = _loss(network(batch.features, batch.lengths), batch, weights)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            optimiser.step()
            schedule.step()
    network.eval()
    return network


def _loss(answers: tuple[Tensor, Tensor, Tensor], batch: Batch, weights: Tensor) -> Tensor:
    type_logits, group_logits, aside_logits = answers
    typed, grouped, told = batch.types >= 0, batch.groups >= 0, torch.isfinite(batch.asides)
    asides = nn.functional.binary_cross_entropy_with_logits(aside_logits[told], batch.asides[told])
    by_type = nn.functional.cross_entropy(type_logits[typed], batch.types[typed], label_smoothing=_SMOOTHING)
    by_group = nn.functional.cross_entropy(
        group_logits[grouped], batch.groups[grouped], weight=weights, label_smoothing=_SMOOTHING
    )
    return by_type + by_group + _ASIDES * asides


def _group_weights(rallies: Sequence[LabelledRally]) -> Tensor:
    groups = np.concatenate([rally.groups for rally in rallies])
    counts = np.bincount(groups[groups >= 0], minlength=len(StrokeGroup)).clip(1)
    weights = (counts.mean() / counts) ** _RARITY
    return torch.from_numpy(weights / np.average(weights, weights=counts)).float()


def write_onnx(networks: Sequence[StrokeGru], target: Path, trained_on: str) -> None:
    """Write the ensemble, with features (batch, strokes, f) and any number of strokes."""
    torch.onnx.export(
        Ensemble(networks).eval(),
        (torch.zeros(1, 7, N_FEATURES),),
        str(target),
        input_names=[INPUT],
        output_names=[TYPES_OUTPUT, GROUPS_OUTPUT],
        dynamic_axes={name: {1: "strokes"} for name in (INPUT, TYPES_OUTPUT, GROUPS_OUTPUT)},
        opset_version=17,
        dynamo=False,
    )
    model: Any = onnx.load(target)
    onnx.helper.set_model_props(model, {**STROKE_METADATA, "trained_on": trained_on})
    onnx.save(model, target)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, metavar="SET")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument(
        "--fold", type=int, choices=range(FOLDS), help="leave this fold's matches out, and judge on them"
    )
    parser.add_argument(
        "--corrections", type=Path, nargs="+", default=[], metavar="CSV", help="strokes corrected in the window"
    )
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    rallies = [rally for folder in options.data for rally in read_shuttleset(folder)]
    matches = np.random.default_rng(5).permutation(sorted({rally.match for rally in rallies}))
    held_out = set() if options.fold is None else set(matches[options.fold :: FOLDS])
    used = [rally for rally in rallies if rally.match not in held_out]
    used += [rally for table in options.corrections for rally in read_corrections(table)]
    networks = [train(used, seed) for seed in range(NETWORKS)]
    write_onnx(networks, options.out, f"ShuttleSet, {len(matches) - len(held_out)} matches")
    held = [rally for rally in rallies if rally.match in held_out]
    if held:
        sys.stdout.write(judge_places(held, options.out))
    return 0


def judge_places(held: Sequence[LabelledRally], model: Path) -> str:
    """Yield lines about a network, with clicked and with found positions, with heights and without."""
    rng = np.random.default_rng(0)
    found = [replace(rally, strokes=as_found(rally.strokes, rng)) for rally in held]
    with StrokeNetwork(model) as network:
        return "".join(
            f"{name} places, heights {'known' if with_height else 'unknown'}: "
            f"{judge(rallies, network, with_height=with_height)}\n"
            for name, rallies in (("clicked", held), ("found", found))
            for with_height in (True, False)
        )


if __name__ == "__main__":
    sys.exit(main())
