"""Providers as plugins: a library beside the installed ONNX Runtime, which offers the devices that it supports."""

import functools
import importlib
import importlib.util
from typing import Any

import onnxruntime

from rallytrace.inference.model_files.runtime import RUNTIME_ERRORS, explain
from rallytrace.inference.placement import refuse_provider
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, SessionOptions

_FAILURES: tuple[type[Exception], ...] = (*RUNTIME_ERRORS, ImportError, AttributeError, OSError)
_BUILT_IN = frozenset(onnxruntime.get_available_providers())
"""Read before any plugin is loaded: ONNX Runtime then lists its provider, too, but makes no session by that name."""
_CHOSEN_APART = ("device_type", "device_id")
"""Options of a provider in the build that name the device; a plugin is given the device itself."""


def is_plugin_installed(provider: Provider) -> bool:
    """Whether a provider's plugin is installed; it is not loaded."""
    module = PROVIDERS[provider].plugin_module
    return bool(module) and importlib.util.find_spec(module) is not None


def uses_plugin(provider: Provider) -> bool:
    """Whether a provider runs by its plugin: the build itself comes first."""
    return PROVIDERS[provider].runtime_name not in _BUILT_IN and is_plugin_installed(provider)


@functools.cache
def plugin_devices(provider: Provider) -> dict[str, Any]:
    """ONNX Runtime's devices of a provider's plugin by name, as 'CPU', 'GPU.0', 'GPU.1', 'NPU.0'; loads the plugin.

    Raises:
        AppError: it does not load, or offers none.
    """
    facts = PROVIDERS[provider]
    try:
        library = importlib.import_module(facts.plugin_module).get_library_path()
        onnxruntime.register_execution_provider_library(facts.plugin, str(library))
        offered = [found for found in onnxruntime.get_ep_devices() if found.ep_name == facts.runtime_name]
    except _FAILURES as error:
        refuse_provider(provider, f"its plugin could not be loaded: {explain(error)}")
    names: dict[str, Any] = {}
    for found in offered:
        kind = found.device.type.name
        number = sum(name.startswith(kind) for name in names)
        names["CPU" if kind == "CPU" else f"{kind}.{number}"] = found
    if not names:
        refuse_provider(provider, f"its plugin {facts.plugin} offers no device on this machine")
    return names


def add_plugin(native: Any, options: SessionOptions) -> None:
    """Let a session run on its provider's plugin: on the GPU of the asked number, else on the first device.

    Args:
        native: ONNX Runtime's session options.

    Raises:
        AppError: as `plugin_devices`; or there are GPUs, but none of that number.
    """
    devices = plugin_devices(options.provider)
    gpus = [name for name in devices if name.startswith("GPU")]
    number = options.device.device_id
    if gpus and number >= len(gpus):
        refuse_provider(options.provider, f"there is no GPU number {number}, only {', '.join(gpus)}")
    chosen = gpus[number] if gpus else next(iter(devices))
    given = PROVIDERS[options.provider].options(options)
    told = {key: value for key, value in given.items() if key not in _CHOSEN_APART}
    native.add_provider_for_devices([devices[chosen]], told)
