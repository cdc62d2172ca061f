"""Measure how well the shipped network names strokes, on matches labelled like ShuttleSet's.

    python models/studies/judge_strokes.py --data DIR [--json] [--model FILE] [--without-height]

DIR holds `match.csv`, `homography.csv` and a folder for each match (see `shuttleset.py`). Strokes of unknown type are
left out. Macro F1 is the mean over the nine groups, or over those of the 18 types that occur.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.shuttleset import GROUP_INDEX, LabelledRally, read_shuttleset
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.track.arrays import Indices
from rallytrace.track.stroke_types import StrokeGroup, StrokeType


def f1_scores(truth: Indices, found: Indices, classes: int) -> np.ndarray:
    """Return the F1 of each class; NaN for a class that neither occurs nor is found."""
    table = np.zeros((classes, classes))
    np.add.at(table, (truth, found), 1)
    with np.errstate(invalid="ignore"):
        return np.asarray(2 * table.diagonal() / (table.sum(axis=0) + table.sum(axis=1)))


def judge(rallies: Sequence[LabelledRally], network: StrokeNetwork, *, with_height: bool = True) -> dict[str, Any]:
    """Compare the network's answers with the labels.

    Args:
        with_height: whether the network is told which contacts were below the top of the net.
    """
    types, groups = [], []
    for rally in rallies:
        strokes = rally.strokes if with_height else replace(rally.strokes, low=np.full(len(rally.strokes), np.nan))
        found = network.classify(strokes)
        types.append(found.types.argmax(axis=1))
        groups.append(found.groups.argmax(axis=1))
    truth = np.concatenate([rally.types for rally in rallies])
    known = truth >= 0
    truth, type_found, group_found = truth[known], np.concatenate(types)[known], np.concatenate(groups)[known]
    group_truth = GROUP_INDEX[truth]
    by_group = f1_scores(group_truth, group_found, len(StrokeGroup))
    by_type = f1_scores(truth, type_found, len(StrokeType))
    return {
        "strokes": len(truth),
        "accuracy": round(float((group_truth == group_found).mean()), 4),
        "macro_f1": round(float(np.nanmean(by_group)), 4),
        "f1": {
            str(group): None if np.isnan(score) else round(float(score), 4)
            for group, score in zip(StrokeGroup, by_group, strict=True)
        },
        "accuracy_18": round(float((truth == type_found).mean()), 4),
        "macro_f1_18": round(float(np.nanmean(by_type)), 4),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, metavar="DIR")
    parser.add_argument("--model", type=Path, metavar="FILE", help="another network than the one that ships")
    parser.add_argument("--without-height", action="store_true", help="hide the heights of contacts from the network")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    try:
        rallies = read_shuttleset(options.data)
    except (OSError, KeyError, ValueError) as error:
        parser.error(f"{options.data} cannot be read: {error!r}")
    if not any((rally.types >= 0).any() for rally in rallies):
        parser.error(f"{options.data} has no labelled strokes.")
    with StrokeNetwork(options.model or paths.shipped_model("strokes")) as network:
        result = judge(rallies, network, with_height=not options.without_height)
    if options.json:
        sys.stdout.write(json.dumps(result) + "\n")
        return 0
    sys.stdout.write("".join(f"{name}: {value}\n" for name, value in result.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
