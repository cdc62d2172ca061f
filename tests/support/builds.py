"""Test providers that only some builds of ONNX Runtime contain; elsewhere the CPU stands in for them."""

import importlib.util
import os

import onnxruntime
import pytest

from rallytrace.inference import model_session as session_module
from rallytrace.inference import providers
from rallytrace.inference.placement import Placement
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, ProviderStatus, SessionOptions

needs_openvino = pytest.mark.skipif(
    "OpenVINOExecutionProvider" not in onnxruntime.get_available_providers(),
    reason="this build of ONNX Runtime has no OpenVINO (.ci/run tests it in an environment of its own)",
)

needs_webgpu = pytest.mark.skipif(
    importlib.util.find_spec("onnxruntime_ep_webgpu") is None
    or os.environ.get("ORT_WEBGPU_EP_ALLOW_SOFTWARE_ADAPTER") != "1",
    reason="its plugin is not here, or not allowed to run on a processor (.ci/run does that)",
)


def play_device(monkeypatch: pytest.MonkeyPatch, provider: Provider, placed: Placement | None = None) -> SessionOptions:
    """Let the CPU stand in for a provider that needs no libraries of its own (not CUDA).

    Args:
        placed: what its sessions tell of what ran where; None: everything ran there.

    Returns:
        The options of a session on it.
    """
    name, real = PROVIDERS[provider].runtime_name, session_module._open
    told = placed or Placement({name: 1}, {}, {})
    monkeypatch.setattr(providers, "probe", lambda asked: ProviderStatus(asked, in_build=True, usable=True))
    monkeypatch.setattr(providers, "_list_built_in", lambda: frozenset({name, "CPUExecutionProvider"}))
    monkeypatch.setattr(onnxruntime, "get_available_providers", lambda: [name, "CPUExecutionProvider"])
    monkeypatch.setattr(
        session_module, "_open", lambda path, _, *rest, **named: real(path, SessionOptions(), *rest, **named)
    )
    monkeypatch.setattr(session_module, "read_placement", lambda *_: told)
    return SessionOptions(provider)
