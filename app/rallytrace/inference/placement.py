"""Find out which providers run a model's operations, from ONNX Runtime's profile of a run.

What a session reports is not enough. Its list of providers contains registered ones even if they are idle, and
`get_provider_graph_assignment_info` misses some compiling providers. The profile of a run names the provider of each
executed operation.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, name_in_sentence
from rallytrace.texts import join_texts, tr_lazy


@dataclass(frozen=True, slots=True)
class Placement:
    """The providers that took part in one run of a model.

    Attributes:
        nodes: number of operations by ONNX Runtime's name of their provider. A compiled part of the graph counts as
            one.
        shares: fraction of the time of all operations by the same names, 0 to 1; empty if a provider only queues them.
        elsewhere: number of operations that ran on other providers than the requested one, by kind.
    """

    nodes: dict[str, int]
    shares: dict[str, float]
    elsewhere: dict[str, int]

    def refuse_unless_on(self, wanted: Provider) -> None:
        """Raise AppError if nothing ran on the requested provider."""
        if not self.nodes.get(PROVIDERS[wanted].runtime_name):
            refuse_provider(wanted, ran_elsewhere(self.nodes))


def read_placement(profile: Path, wanted: Provider) -> Placement:
    """Read the placement of the last run in a profile.

    Args:
        profile: the file named by `InferenceSession.end_profiling`.
        wanted: the requested provider.
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
    queued = any(record.queues for record in PROVIDERS.values() if record.runtime_name in nodes)
    shares = {name: took / total for name, took in micros.items()} if total > 0 and not queued else {}
    return Placement(dict(nodes.most_common()), shares, dict(elsewhere.most_common()))


def make_zeros(
    shapes: Mapping[str, Sequence[int | str | None]], sizes: Mapping[str, Sequence[int]] | None = None
) -> dict[str, Any]:
    """Return zeros of these shapes by input name. A free axis gets its length from `sizes`, or 1."""
    known = sizes or {}
    fixed = {
        name: [
            axis if isinstance(axis, int) else size
            for axis, size in zip(shape, known.get(name, [1] * len(shape)), strict=True)
        ]
        for name, shape in shapes.items()
    }
    return {name: np.zeros(shape, np.float32) for name, shape in fixed.items()}


def ran_elsewhere(names: Iterable[str]) -> str:
    """Return a sentence about the providers that ran a model instead of the requested one."""
    listed = join_texts(names)
    if not listed:
        return tr_lazy("errors", "ONNX Runtime ran no part of it.")
    return tr_lazy("errors", "ONNX Runtime ran it on {names} instead.", names=listed)


def refuse_provider(wanted: Provider, reason: str, remedy: str = "") -> NoReturn:
    """Raise AppError for a model that cannot run on the requested provider. The reason is a sentence."""
    remedy = remedy or PROVIDERS[wanted].get_working
    raise AppError(
        join_texts(
            (tr_lazy("errors", "The model cannot run on {provider}.", provider=name_in_sentence(wanted)), reason), " "
        ),
        join_texts((remedy, tr_lazy("errors", "Or run on the CPU.")), " "),
    )


def _last_run(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    ends = [event["ts"] + event["dur"] for event in events if event.get("name") == "model_run"]
    start = sorted(ends)[-2] if len(ends) > 1 else 0
    return [
        event
        for event in events
        if event.get("cat") == "Node" and "provider" in event.get("args", {}) and event["ts"] >= start
    ]
