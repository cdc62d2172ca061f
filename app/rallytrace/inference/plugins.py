"""Providers as plugins: libraries that are installed beside ONNX Runtime and offer the devices that they support."""

import functools
import importlib
import importlib.util
from typing import Any

import onnxruntime

from rallytrace.inference.model_files.runtime import RUNTIME_ERRORS, explain
from rallytrace.inference.placement import refuse_provider
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, SessionOptions
from rallytrace.texts import join_texts, tr_lazy

_FAILURES: tuple[type[Exception], ...] = (*RUNTIME_ERRORS, ImportError, AttributeError, OSError)
_BUILT_IN = frozenset(onnxruntime.get_available_providers())
"""Providers of the build itself. Read before any plugin is loaded, because ONNX Runtime also lists loaded plugins, but
cannot create a session by their names."""
_DEVICE_OPTIONS = ("device_type", "device_id")
"""Options that name the device for a provider in the build. A plugin receives the device itself instead."""


def is_plugin_installed(provider: Provider) -> bool:
    """Return True if a provider's plugin is installed. It is not loaded."""
    module = PROVIDERS[provider].plugin_module
    return bool(module) and importlib.util.find_spec(module) is not None


def uses_plugin(provider: Provider) -> bool:
    """Return True if a provider runs through its plugin. The build's own provider takes precedence."""
    return PROVIDERS[provider].runtime_name not in _BUILT_IN and is_plugin_installed(provider)


@functools.cache
def plugin_devices(provider: Provider) -> dict[str, Any]:
    """Load a provider's plugin and return its devices by name, such as 'CPU', 'GPU.0', 'GPU.1', 'NPU.0'.

    Raises:
        AppError: the plugin cannot be loaded, or offers no device.
    """
    facts = PROVIDERS[provider]
    try:
        library = importlib.import_module(facts.plugin_module).get_library_path()
        onnxruntime.register_execution_provider_library(facts.plugin, str(library))
        offered = [found for found in onnxruntime.get_ep_devices() if found.ep_name == facts.runtime_name]
    except _FAILURES as error:
        refuse_provider(provider, tr_lazy("errors", "Its plugin could not be loaded: {reason}", reason=explain(error)))
    names: dict[str, Any] = {}
    for found in offered:
        kind = found.device.type.name
        number = sum(name.startswith(kind) for name in names)
        names["CPU" if kind == "CPU" else f"{kind}.{number}"] = found
    if not names:
        refuse_provider(
            provider, tr_lazy("errors", "Its plugin {plugin} offers no device on this machine.", plugin=facts.plugin)
        )
    return names


def add_plugin(native: Any, options: SessionOptions) -> None:
    """Make a session use its provider's plugin, on the GPU with the requested number or else on the first device.

    Args:
        native: ONNX Runtime's session options.
        options: provider and device.

    Raises:
        AppError: as in `plugin_devices`, or there are GPUs but none with that number.
    """
    devices = plugin_devices(options.provider)
    gpus = [name for name in devices if name.startswith("GPU")]
    number = options.device.device_id
    if gpus and number >= len(gpus):
        refuse_provider(
            options.provider,
            tr_lazy("errors", "There is no GPU number {number}, only {gpus}.", number=number, gpus=join_texts(gpus)),
        )
    chosen = gpus[number] if gpus else next(iter(devices))
    given = PROVIDERS[options.provider].options(options)
    provider_options = {key: value for key, value in given.items() if key not in _DEVICE_OPTIONS}
    native.add_provider_for_devices([devices[chosen]], provider_options)
