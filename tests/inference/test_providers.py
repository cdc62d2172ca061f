import json
import os
import subprocess
import sys
import time
from pathlib import Path

import onnxruntime
import pytest

from rallytrace.errors import AppError
from rallytrace.inference import providers
from rallytrace.inference.providers import (
    ProviderChoice,
    choose_provider,
    explain_failure,
    probe,
    provider_statuses,
)
from rallytrace.model_records.execution_providers import AUTOMATIC, PROVIDERS, Device, Provider, ProviderStatus
from rallytrace.process.child_processes import PROBE_FLAG, child_environment, own_command

HAS_NVIDIA = providers._has_nvidia_driver()
HAS_CUDA_BUILD = PROVIDERS[Provider.CUDA].runtime_name in onnxruntime.get_available_providers()


@pytest.fixture(autouse=True)
def nothing_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(providers, "_remembered", {})


def pretend_build(monkeypatch: pytest.MonkeyPatch, *built: Provider) -> None:
    names = frozenset(PROVIDERS[one].runtime_name for one in (*built, Provider.CPU))
    monkeypatch.setattr(providers, "_list_built_in", lambda: names)
    monkeypatch.setattr(providers, "_missing_driver", lambda _: "")


def pretend_trials(monkeypatch: pytest.MonkeyPatch, outcomes: dict[Provider, str]) -> list[Provider]:
    """Let each trial end as told (empty: it works), and list the trials that were made."""
    tried: list[Provider] = []

    def trial(provider: Provider, _: float) -> str:
        tried.append(provider)
        return outcomes[provider]

    monkeypatch.setattr(providers, "_try_in_child", trial)
    return tried


def pretend_child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    monkeypatch.setattr(providers, "own_command", lambda *_: [sys.executable, "-c", code])


def test_the_table_knows_every_provider() -> None:
    assert set(PROVIDERS) == set(Provider)
    assert len({facts.runtime_name for facts in PROVIDERS.values()}) == len(Provider)


def test_onnx_runtime_knows_every_name_in_the_table() -> None:
    assert {record.runtime_name for record in PROVIDERS.values()} <= set(onnxruntime.get_all_providers())


def test_auto_skips_slow_providers_and_ends_with_cpu() -> None:
    plugins = {provider for provider, record in PROVIDERS.items() if record.plugin}
    assert set(AUTOMATIC) == set(Provider) - {Provider.TENSORRT, Provider.OPENVINO} - plugins
    assert AUTOMATIC[-1] is Provider.CPU


def test_knowing_the_providers_does_not_load_onnx_runtime() -> None:
    code = (
        "import rallytrace.inference.providers, sys; sys.exit('onnxruntime' in sys.modules or 'numpy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=child_environment(), timeout=120)


def test_a_trial_on_the_cpu_succeeds() -> None:
    assert probe(Provider.CPU) == ProviderStatus(Provider.CPU, in_build=True, usable=True)


@pytest.mark.skipif(not HAS_CUDA_BUILD, reason="this build of ONNX Runtime has no CUDA")
@pytest.mark.skipif(HAS_NVIDIA, reason="this machine has an NVIDIA driver, so a trial may well succeed")
def test_cuda_without_card_is_unusable_without_a_trial(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("rallytrace.inference.providers.run_child")
    status = probe(Provider.CUDA)
    assert (status.in_build, status.usable) == (True, False)
    assert status.reason == "No NVIDIA driver was found on this machine."
    assert "extra cuda" in status.remedy


@pytest.mark.skipif(not HAS_CUDA_BUILD, reason="this build of ONNX Runtime has no CUDA")
@pytest.mark.skipif(HAS_NVIDIA, reason="this machine has an NVIDIA driver, so a trial may well succeed")
@pytest.mark.parametrize("provider", [Provider.CUDA, Provider.TENSORRT])
def test_real_trial_names_missing_libraries(
    provider: Provider, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(providers, "_missing_driver", lambda _: "")
    status = probe(provider)
    assert (status.in_build, status.usable) == (True, False)
    assert "missing" in status.reason
    assert status.reason.count(".\n") == 0
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(not (HAS_NVIDIA and HAS_CUDA_BUILD), reason="needs an NVIDIA card and a CUDA build of ONNX Runtime")
def test_cuda_runs_or_explains_why_not() -> None:
    status = probe(Provider.CUDA)
    assert status.usable == (status.reason == "")


def test_a_trial_reports_in_one_line_of_json() -> None:
    child = subprocess.run(
        own_command(PROBE_FLAG, "cpu"), env=child_environment(), check=True, capture_output=True, text=True, timeout=120
    )
    assert json.loads(child.stdout) == {"error": ""}
    assert child.stderr == ""


def test_a_file_in_the_working_folder_is_not_run_by_the_trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "onnx.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    assert probe(Provider.CPU).usable


def test_a_trial_that_aborts_means_not_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_child(monkeypatch, "import os; os.abort()")
    status = probe(Provider.CUDA)
    assert (status.in_build, status.usable) == (True, False)
    assert "crashed" in status.reason
    if os.name == "posix":
        assert "SIGABRT" in status.reason


def test_a_trial_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_child(monkeypatch, "import time; time.sleep(60)")
    start = time.perf_counter()
    status = probe(Provider.CUDA, timeout_s=0.3)
    assert time.perf_counter() - start < 50
    assert status.reason == "A trial run on CUDA did not finish within 0.3 seconds."


@pytest.mark.parametrize("said", ["", "nonsense", "[]", "{}"])
def test_a_trial_without_a_result_means_not_usable(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    pretend_child(monkeypatch, f"print({said!r})")
    assert probe(Provider.CUDA).reason == "A trial run on CUDA ended without a result."


def test_a_trial_that_python_ended_gives_pythons_last_words(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_child(monkeypatch, "import shuttlecock")
    assert "No module named 'shuttlecock'" in probe(Provider.CUDA).reason


def test_a_trial_that_cannot_start_means_not_usable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    monkeypatch.setattr(providers, "own_command", lambda *_: [str(tmp_path / "none")])
    assert "could not be started" in probe(Provider.CUDA).reason


def test_library_output_does_not_hide_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_child(monkeypatch, """print('Failed to load libcublas'); print('{"error": ""}')""")
    assert probe(Provider.CUDA).usable


def test_a_frozen_application_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command(PROBE_FLAG, "cuda") == [sys.executable, PROBE_FLAG, "cuda"]


def test_start_menu_program_starts_the_terminal_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "rallytracew.exe"))
    assert own_command(PROBE_FLAG, "cuda") == [str(tmp_path / "rallytrace.exe"), PROBE_FLAG, "cuda"]


def test_a_provider_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    tried = pretend_trials(monkeypatch, {Provider.CUDA: "The card is on fire."})
    assert probe(Provider.CUDA) is probe(Provider.CUDA)
    assert tried == [Provider.CUDA]


def test_a_provider_that_the_build_lacks_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch)
    tried = pretend_trials(monkeypatch, {})
    status = probe(Provider.MIGRAPHX)
    assert (status.in_build, status.usable) == (False, False)
    assert status.reason == "The installed build of ONNX Runtime has no MIGraphX."
    assert tried == []


def test_the_remedy_for_another_system_is_not_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    assert probe(Provider.DIRECTML).remedy == "DirectML exists only on Windows."
    assert "pip install onnxruntime-migraphx" in probe(Provider.MIGRAPHX).remedy
    assert "pip install onnxruntime-ep-openvino" in probe(Provider.OPENVINO).remedy


def test_a_packaged_application_is_not_told_to_run_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "pip" not in probe(Provider.OPENVINO).remedy.replace("with pip to choose", "")


def test_every_provider_has_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA, Provider.OPENVINO)
    pretend_trials(monkeypatch, {Provider.CUDA: "No.", Provider.OPENVINO: "", Provider.CPU: ""})
    statuses = {status.provider: status for status in provider_statuses()}
    assert set(statuses) == set(Provider)
    assert {one for one, status in statuses.items() if status.usable} == {Provider.OPENVINO, Provider.CPU}
    for status in statuses.values():
        assert bool(status.reason) is bool(status.remedy) is not status.usable


def test_auto_takes_the_best_that_is_usable_and_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.OPENVINO, Provider.DIRECTML, Provider.CUDA)
    pretend_trials(monkeypatch, {Provider.CUDA: "The card is on fire.", Provider.DIRECTML: "", Provider.OPENVINO: ""})
    assert choose_provider(Device()) == ProviderChoice(Provider.DIRECTML, "Running on DirectML.")


def test_auto_says_why_it_came_down_to_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    pretend_trials(monkeypatch, {Provider.CUDA: "The card is on fire."})
    announcement = "Running on the CPU. CUDA cannot be used: The card is on fire."
    assert choose_provider(Device()) == ProviderChoice(Provider.CPU, announcement)


def test_auto_tries_nothing_where_there_is_only_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch)
    tried = pretend_trials(monkeypatch, {})
    assert choose_provider(Device()) == ProviderChoice(Provider.CPU, "Running on the CPU.")
    assert tried == []


def test_auto_does_not_try_tensorrt(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.TENSORRT)
    pretend_trials(monkeypatch, {Provider.TENSORRT: ""})
    assert choose_provider(Device()).provider is Provider.CPU


def test_requested_provider_that_runs_needs_no_announcement(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    pretend_trials(monkeypatch, {Provider.CUDA: ""})
    assert choose_provider(Device(Provider.CUDA)) == ProviderChoice(Provider.CUDA, "")
    assert choose_provider(Device(Provider.CPU)) == ProviderChoice(Provider.CPU, "")


def test_requested_provider_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA)
    pretend_trials(monkeypatch, {Provider.CUDA: "The card is on fire."})
    with pytest.raises(AppError, match="CUDA cannot be used: The card is on fire") as caught:
        choose_provider(Device(Provider.CUDA))
    assert "extra cuda" in caught.value.remedy


def test_a_fallback_that_was_allowed_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_build(monkeypatch, Provider.CUDA, Provider.TENSORRT)
    pretend_trials(monkeypatch, {Provider.TENSORRT: "The library libnvinfer.so.10 is missing.", Provider.CUDA: ""})
    announcement = "TensorRT cannot be used: The library libnvinfer.so.10 is missing. Running on CUDA instead."
    expected = ProviderChoice(Provider.CUDA, announcement)
    assert choose_provider(Device(Provider.TENSORRT, allow_fallback=True)) == expected


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        (
            (
                "\x1b[1;31m[E:onnxruntime] Failed to load library /a/providers_cuda.so with error: libcublasLt.so.13: "
                "cannot open shared object file: No such file or directory\x1b[m"
            ),
            "The library libcublasLt.so.13 is missing.",
        ),
        (
            'LoadLibrary failed with error 126 "Not found" when trying to load "C:\\p\\providers_cuda.dll"',
            "providers_cuda.dll could not be loaded (Windows error 126): a library that it needs is missing.",
        ),
        (
            'Error loading "C:\\p\\providers_cuda.dll" which depends on "cudart64_13.dll" which is missing.',
            "The library cudart64_13.dll is missing.",
        ),
        (
            "CUDA failure 35: CUDA driver version is insufficient for CUDA runtime version ; GPU=0",
            "The NVIDIA driver is too old for the CUDA libraries.",
        ),
        (
            "CUDA failure 100: no CUDA-capable device is detected ; GPU=-1",
            "No NVIDIA card that CUDA can use was found.",
        ),
        ("CUDA failure 46: all devices busy ; GPU=0", "CUDA failed (46: all devices busy)."),
        (
            "adapter_result.status == wgpu::RequestAdapterStatus::Success was false. No supported adapters",
            "WebGPU finds no graphics card that it can use.",
        ),
        (
            'ORT runtime version "1.24.1" is below the minimum required version "1.24.4".',
            "Its plugin needs ONNX Runtime 1.24.4 or newer; 1.24.1 is installed.",
        ),
        ("nothing that is known", "It would not run."),
    ],
)
def test_the_log_is_put_into_a_sentence(log: str, sentence: str) -> None:
    assert explain_failure(log, "It would not run.") == sentence
