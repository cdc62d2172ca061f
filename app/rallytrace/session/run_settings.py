"""What the settings ask of a run."""

from rallytrace.execution_providers import PROVIDERS, Provider
from rallytrace.inference.ensemble import EvalMode
from rallytrace.inference.heatmap import Decoding
from rallytrace.input_layouts import Family
from rallytrace.settings import Settings
from rallytrace.tracking.options import NetworkChoice, TrackOptions


def network_choice(settings: Settings) -> NetworkChoice:
    models, provider = settings.models, settings.provider
    chosen = None if provider.name == "auto" else Provider(provider.name)
    return NetworkChoice(
        tracknet=models.tracknet,
        fast=settings.tracking.fast,
        inpaintnet=models.inpaintnet,
        inpaint=models.inpaint,
        # A choice is of a file, not of its path: there may be another one by now. Older settings have the path's only.
        family=None if models.answers else Family.named(models.bg_mode),
        chosen_families=tuple(models.answers.items()),
        provider=chosen,
        allow_fallback=provider.allow_fallback,
        cores=provider.cores,
        device_id=provider.device_id,
        gpu_memory_limit_mb=provider.gpu_memory_limit_mb,
        # The tick is remembered while another provider is chosen, which would refuse it.
        fp16=provider.fp16 and chosen is not None and "fp16" in PROVIDERS[chosen].settings,
    )


def track_options(settings: Settings, n_frames: int) -> TrackOptions:
    tracking = settings.tracking
    background = None
    if tracking.background_start is not None or tracking.background_stop is not None:
        stop = n_frames if tracking.background_stop is None else min(tracking.background_stop, n_frames)
        # A range that the video does not reach was set for a longer one.
        background = range(tracking.background_start or 0, stop) or None
    return TrackOptions(
        eval_mode=EvalMode(tracking.eval_mode),
        stride=tracking.stride,
        every=tracking.every,
        decoding=Decoding(tracking.decoding),
        threshold=tracking.threshold,
        batch=tracking.batch,
        longest_gap=tracking.longest_gap,
        inpainted_visible=tracking.inpainted_visible,
        background_over=background,
        cores=settings.provider.cores,
        every_camera=tracking.every_camera,
    )
