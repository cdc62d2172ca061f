"""Open the included networks, or the user's own, on the requested provider."""

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.embedding_file import load_embedding_file
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.pose_families import FAMILIES, load_pose_model
from rallytrace.inference.model_session import ModelSession
from rallytrace.inference.networks import InpaintNet, Network, TrackNet
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.providers import choose_provider
from rallytrace.model_records.compiled_models import compiled_dir, compiled_models
from rallytrace.model_records.execution_providers import PROVIDERS, Device, Precision, Provider, SessionOptions
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.tracking.int8_cache import remembered_trial
from rallytrace.tracking.machine import allocate_cores, usable_cores
from rallytrace.tracking.options import NetworkChoice

_log = logging.getLogger(__name__)

Net = TypeVar("Net", bound=Network[Any])


@dataclass(frozen=True, slots=True)
class Networks:
    """The loaded networks for the ball.

    Attributes:
        inpaintnet: The network that fills gaps; None if gaps are not filled.
    """

    tracknet: TrackNet
    inpaintnet: InpaintNet | None


@contextlib.contextmanager
def open_networks(choice: NetworkChoice) -> Iterator[Networks]:
    """Open the networks for the duration of a with block.

    Raises:
        AppError: A file is not suitable, or the provider cannot run it.
    """
    with contextlib.ExitStack() as stack:
        tracknet = stack.enter_context(open_tracknet(choice))
        inpaintnet = stack.enter_context(open_inpaintnet(choice)) if choice.inpaint else None
        yield Networks(tracknet, inpaintnet)


def open_tracknet(choice: NetworkChoice) -> TrackNet:
    """Open the chosen TrackNet. Close it in the same thread.

    Raises:
        AppError: The file is not suitable, or the provider cannot run it.
    """
    provider = choose_provider(choice.device)
    file = load_model_file(
        choice.tracknet_path, ModelKind.TRACKNET, family=choice.family, chosen_families=choice.chosen_families
    )
    allocation = allocate_cores(usable_cores(choice.device.cores), file, provider.provider)
    window = (1, file.family.channels(file.seq_len), file.size.height, file.size.width)
    options = SessionOptions(
        provider.provider,
        choice.device,
        threads=allocation.threads,
        engine_cache=compiled_dir(),
        free_batch={file.inputs[0]: window} if file.batch is None and file.recurrent is None else {},
    )
    # A heatmap requested during a run takes turns with the run instead of using another 200 MB.
    network = _announce(TrackNet(file, options, at_once=allocation.workers), provider.announcement)
    try:
        network.open_crops(at_once=allocation.workers)
    except AppError as error:
        _log.info("The network looks at whole pictures only. %s", error)
    is_tried = provider.provider is Provider.CPU and choice.tracknet is None
    trial = remembered_trial(choice) if is_tried else None
    used = Precision.INT8 if trial is not None and trial.favours_integers else Precision.AUTO
    if trial is not None and choice.device.precision is used:
        network.announcement = join_texts(filter(None, (network.announcement, trial.words)), " ")
    return network


def _announce(network: Net, provider: str) -> Net:
    """Set a network's announcement to anything worth reporting about its provider, and return the network."""
    network.announcement = join_texts(filter(None, (provider, describe_split(network.session))), " ")
    return network


def compiles_long(choice: NetworkChoice) -> bool:
    """Return True if opening the TrackNet takes minutes because it has not been compiled for this provider before."""
    provider = choice.device.provider
    if provider is None or not PROVIDERS[provider].compiles_long:
        return False
    name = choice.tracknet_path.name
    kept = (model for model in compiled_models(compiled_dir()) if (model.provider, model.model) == (provider, name))
    return not any(model.size_bytes for model in kept)


def describe_split(session: ModelSession) -> str:
    """Return a message about a network that runs partly on other providers; '' if it does not."""
    placed, facts = session.placement, PROVIDERS[session.provider]
    if placed is None:
        return ""
    elsewhere = ", ".join(placed.elsewhere)
    if placed.shares:
        share = placed.shares.get(facts.runtime_name, 0.0)
        words = tr_lazy(
            "models",
            "{provider} takes {share:.0%} of the model's time; the rest runs elsewhere ({elsewhere}).",
            provider=facts.label,
            share=share,
            elsewhere=elsewhere,
        )
        return words if share <= _ALMOST_ALL_SHARE else ""
    nodes, total = placed.nodes.get(facts.runtime_name, 0), sum(placed.nodes.values())
    # A device without a queue compiles the model, and everything that it compiled counts as one operation.
    is_reported = any(operation in kind for kind in placed.elsewhere for operation in _HEAVY_OPERATIONS) or (
        facts.queues and 2 * nodes < total
    )
    words = tr_lazy(
        "models",
        "{provider} runs {nodes} of the model's {total} operations; the rest runs elsewhere ({elsewhere}).",
        provider=facts.label,
        nodes=nodes,
        total=total,
        elsewhere=elsewhere,
    )
    return words if is_reported else ""


_ALMOST_ALL_SHARE = 0.95
"""Do not report operations on other providers if this share of the time is spent on the chosen one: shape arithmetic
always runs elsewhere."""
_HEAVY_OPERATIONS = ("Conv", "Gemm", "MatMul")
"""Substrings of the names of the operations that take most of a network's time, such as ConvTranspose and
MatMulInteger."""


def open_inpaintnet(choice: NetworkChoice) -> InpaintNet:
    """Open the chosen InpaintNet. Close it in the same thread.

    Raises:
        AppError: The file is not suitable.
    """
    # A window takes a tenth of a millisecond on one core; another device would only cost more.
    return InpaintNet.open(choice.inpaintnet_path, SessionOptions())


def open_pose_network(path: Path, device: Device) -> PoseNetwork:
    """Open a pose model. Close it in the same thread.

    Raises:
        AppError: The file is not suitable, or the provider cannot run it.
    """
    file = load_pose_model(path)
    options, announcement = _player_options(device)
    facts = PROVIDERS[options.provider]
    if facts.plans_shapes and file.free_size and FAMILIES[file.family].is_searched:
        # Measured on an H100: more than 0.2 s per frame, against 0.02 s on the CPU beside it.
        announcement = tr_lazy(
            "models",
            "Players are found on the CPU, because {label} would have to prepare {name} for each picture size.",
            label=facts.label,
            name=path.name,
        )
        options, _ = _player_options(replace(device, provider=Provider.CPU, precision=Precision.AUTO))
    finder = None
    if FAMILIES[file.family].is_top_down:
        finder = open_pose_network(shipped_model("movenet-multipose"), device)
        announcement = finder.announcement
    return _announce(PoseNetwork(file, options, finder), announcement)


def open_embedding_network(path: Path, device: Device) -> EmbeddingNetwork:
    """Open an embedding network. Close it in the same thread; errors are those of `open_pose_network`."""
    options, announcement = _player_options(device)
    return _announce(EmbeddingNetwork(load_embedding_file(path), options), announcement)


def _player_options(device: Device) -> tuple[SessionOptions, str]:
    provider = choose_provider(device)
    threads = usable_cores(device.cores)
    options = SessionOptions(provider.provider, device, threads=threads, engine_cache=compiled_dir())
    return options, provider.announcement
