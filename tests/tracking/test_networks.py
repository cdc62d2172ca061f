"""What is known of a network before it is opened."""

from pathlib import Path

import pytest

from rallytrace.compiled_models import keep_compiled
from rallytrace.errors import UsageError
from rallytrace.execution_providers import Provider, SessionOptions
from rallytrace.inference import providers
from rallytrace.inference.providers import ProviderStatus
from rallytrace.tracking import networks
from rallytrace.tracking.networks import NetworkChoice, compiles_long, open_networks
from tiny_models import TinyTrackNet


def test_tensorrt_compiles_for_minutes_until_something_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "engines"
    monkeypatch.setattr(networks, "compiled_dir", lambda: root)
    model = TinyTrackNet().save(tmp_path / "net.onnx")
    choice = NetworkChoice(tracknet=model, provider=Provider.TENSORRT)
    assert compiles_long(choice)
    folder = keep_compiled(root, model, "0" * 64, SessionOptions(Provider.TENSORRT), "1.24.4")
    assert compiles_long(choice), "the folder is empty yet"
    (folder / "net.engine").write_bytes(b"compiled")
    assert not compiles_long(choice)
    assert not compiles_long(NetworkChoice(tracknet=model, provider=Provider.CPU))
    assert not compiles_long(NetworkChoice(tracknet=model)), "automatic never takes TensorRT"


def test_half_precision_does_not_hinder_a_fallback_to_the_cpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(providers, "probe", lambda provider: ProviderStatus(provider, True, False, "No GPU."))
    model = TinyTrackNet().save(tmp_path / "net.onnx")
    choice = NetworkChoice(
        tracknet=model, provider=Provider.TENSORRT, fp16=True, allow_fallback=True, inpaint=False, cores=1
    )
    with open_networks(choice) as opened:
        assert opened.tracknet.session.provider is Provider.CPU
        assert "No GPU." in opened.announcement
    with pytest.raises(UsageError), open_networks(NetworkChoice(tracknet=model, provider=Provider.CPU, fp16=True)):
        pass
