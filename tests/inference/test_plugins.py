"""Providers as plugins beside the installed ONNX Runtime: found, loaded once, refused without a device."""

import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace

import onnxruntime
import pytest

from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference import plugins
from rallytrace.inference.model_session import ModelSession
from rallytrace.inference.providers import probe
from rallytrace.model_records.execution_providers import PROVIDERS, Device, Provider, SessionOptions

WEBGPU = PROVIDERS[Provider.WEBGPU]


def offered(*kinds: str, name: str = WEBGPU.runtime_name) -> list[SimpleNamespace]:
    return [SimpleNamespace(ep_name=name, device=SimpleNamespace(type=SimpleNamespace(name=kind))) for kind in kinds]


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """Yield an installed plugin for WebGPU; what of it is loaded."""
    module, heard = ModuleType(WEBGPU.plugin_module), list[tuple[str, str]]()
    module.get_library_path = lambda: "/plugin/library.so"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, WEBGPU.plugin_module, module)
    monkeypatch.setattr(plugins, "is_plugin_installed", lambda provider: provider is Provider.WEBGPU)
    monkeypatch.setattr(
        onnxruntime, "register_execution_provider_library", lambda name, path: heard.append((name, path))
    )
    remembered = plugins.plugin_devices
    remembered.cache_clear()
    yield heard
    remembered.cache_clear()


def test_a_plugin_that_is_not_installed_says_how_to_install_it() -> None:
    status = probe(Provider.TENSORRT_RTX)
    assert (status.in_build, status.usable) == (False, False)
    assert "pip install onnxruntime-ep-nv-tensorrt-rtx" in status.remedy


def test_devices_are_named_without_other_providers(
    loaded: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    mixed = [*offered("CPU", name="CPUExecutionProvider"), *offered("GPU", "NPU", "GPU", "CPU")]
    monkeypatch.setattr(onnxruntime, "get_ep_devices", lambda: mixed)
    assert list(plugins.plugin_devices(Provider.WEBGPU)) == ["GPU.0", "NPU.0", "GPU.1", "CPU"]
    plugins.plugin_devices(Provider.WEBGPU)
    assert loaded == [("onnxruntime-ep-webgpu", "/plugin/library.so")], "once"


@pytest.mark.usefixtures("loaded")
def test_plugin_stays_a_plugin_when_its_provider_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plugins.uses_plugin(Provider.WEBGPU)
    monkeypatch.setattr(onnxruntime, "get_available_providers", lambda: [WEBGPU.runtime_name, "CPUExecutionProvider"])
    assert plugins.uses_plugin(Provider.WEBGPU)


@pytest.mark.usefixtures("loaded")
def test_a_plugin_without_a_device_is_refused_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onnxruntime, "get_ep_devices", lambda: offered("CPU", name="CPUExecutionProvider"))
    with pytest.raises(AppError, match="onnxruntime-ep-webgpu offers no device"):
        ModelSession(shipped_model("inpaintnet"), SessionOptions(Provider.WEBGPU))


@pytest.mark.usefixtures("loaded")
def test_unloadable_plugin_is_refused_with_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, _: str) -> None:
        raise RuntimeError(f"{name} lacks libvulkan.so.1")

    monkeypatch.setattr(onnxruntime, "register_execution_provider_library", fail)
    with pytest.raises(AppError, match=r"libvulkan\.so\.1"):
        plugins.plugin_devices(Provider.WEBGPU)


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize(("number", "chosen"), [(0, "GPU.0"), (1, "GPU.1"), (2, None)])
def test_a_session_is_given_the_gpu_of_its_number(
    number: int, chosen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices = dict(zip(("CPU", "GPU.0", "GPU.1"), offered("CPU", "GPU", "GPU"), strict=True))
    monkeypatch.setattr(plugins, "plugin_devices", lambda _: devices)
    given: list[tuple[object, object]] = []
    native = SimpleNamespace(add_provider_for_devices=lambda *arguments: given.append(arguments))
    options = SessionOptions(Provider.WEBGPU, Device(device_id=number))
    if chosen is None:
        with pytest.raises(AppError, match=r"GPU\.1"):
            plugins.add_plugin(native, options)
    else:
        plugins.add_plugin(native, options)
        assert given == [([devices[chosen]], {})]


def test_onnx_runtime_takes_a_device_that_it_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    processor = next(found for found in onnxruntime.get_ep_devices() if found.ep_name == "CPUExecutionProvider")
    monkeypatch.setattr(plugins, "plugin_devices", lambda _: {"CPU": processor})
    native = onnxruntime.SessionOptions()
    plugins.add_plugin(native, SessionOptions(Provider.WEBGPU))
    assert onnxruntime.InferenceSession(str(shipped_model("inpaintnet")), native).get_providers() == [
        "CPUExecutionProvider"
    ]
