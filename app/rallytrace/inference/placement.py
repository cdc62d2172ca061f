"""Where the parts of a model really ran: read from ONNX Runtime's profile of a run.

What a session says of itself is not enough. Its list of providers names those that were registered, also where they
took nothing; `get_provider_graph_assignment_info`, where the version has it, does not know of every provider that
compiles parts of the graph. The profile of a run names the provider of each operation that was executed.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from rallytrace.errors import AppError
from rallytrace.execution_providers import PROVIDERS, Provider, name_in_sentence


@dataclass(frozen=True, slots=True)
class Placement:
    """What ran where in one run of a model.

    Attributes:
        nodes: operations by ONNX Runtime's name of the provider that ran them; a part of the graph that a provider
            compiled counts as one.
        shares: of the time of all operations, by the same names, 0 to 1; empty where a provider only queues them.
        elsewhere: kinds of operations that ran on another provider than the first, with their number.
    """

    nodes: dict[str, int]
    shares: dict[str, float]
    elsewhere: dict[str, int]

    def refuse_unless_on(self, wanted: Provider) -> None:
        """Raise AppError where nothing ran on the provider that was asked for."""
        if not self.nodes.get(PROVIDERS[wanted].runtime_name):
            refuse_provider(wanted, f"ONNX Runtime ran it on {' and '.join(self.nodes) or 'nothing'}")


def placement(profile: Path, wanted: Provider) -> Placement:
    """Read the last run out of a profile.

    Args:
        profile: the file that `InferenceSession.end_profiling` names.
        wanted: the provider that was asked for.
    """
    events = _last_run(json.loads(profile.read_text(encoding="utf-8")))
    first = PROVIDERS[wanted].runtime_name
    nodes: Counter[str] = Counter()
    elsewhere: Counter[str] = Counter()
    micros: Counter[str] = Counter()
    for event in events:
        name, operation = event["args"]["provider"], event["args"].get("op_name", "")
        nodes[name] += 1
        micros[name] += event["dur"]
        if name != first:
            elsewhere[operation] += 1
    total = sum(micros.values())
    known = total > 0 and not any(PROVIDERS[one].queues for one in Provider if PROVIDERS[one].runtime_name in nodes)
    shares = {name: took / total for name, took in micros.items()} if known else {}
    return Placement(dict(nodes.most_common()), shares, dict(elsewhere.most_common()))


def zeros(
    shapes: Mapping[str, Sequence[int | str | None]], sizes: Mapping[str, Sequence[int]] | None = None
) -> dict[str, Any]:
    """Inputs of these shapes; along a free axis as large as `sizes` has it for that input, or 1."""
    known = sizes or {}
    fixed = {
        name: [
            axis if isinstance(axis, int) else size
            for axis, size in zip(shape, known.get(name, [1] * len(shape)), strict=True)
        ]
        for name, shape in shapes.items()
    }
    return {name: np.zeros(shape, np.float32) for name, shape in fixed.items()}


def refuse_provider(wanted: Provider, why: str, remedy: str = "") -> NoReturn:
    """Raise AppError for a model that does not run where it was to."""
    remedy = remedy or PROVIDERS[wanted].get_working
    raise AppError(f"The model cannot run on {name_in_sentence(wanted)}: {why}.", f"{remedy} Or run on the CPU.")


def _last_run(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The operations of the last run: those since the run before it ended."""
    ends = [event["ts"] + event["dur"] for event in events if event.get("name") == "model_run"]
    since = sorted(ends)[-2] if len(ends) > 1 else 0
    return [
        event
        for event in events
        if event.get("cat") == "Node" and "provider" in event.get("args", {}) and event["ts"] >= since
    ]
