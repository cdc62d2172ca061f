import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from builds import play_device
from pose_models import TinyPoseModel
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.inference import model_session as session_module
from rallytrace.inference.model_files.pose_families import load_pose_model
from rallytrace.inference.model_files.runtime import DeviceMemoryError, explain, load_error, run_error
from rallytrace.inference.model_session import ModelSession, sweep_batch
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.providers import probe
from rallytrace.model_records.execution_providers import (
    PROVIDERS,
    Device,
    Precision,
    Provider,
    SessionOptions,
    openvino_device,
    provider_chain,
)
from rallytrace.process.stop_switch import StopSwitch

WIDTH = 256


def matmul_chain(path: Path, length: int) -> Path:
    """Return a model that multiplies rows of 256 numbers `length` times by one orthogonal matrix."""
    matrix, _ = np.linalg.qr(np.random.default_rng(0).normal(size=(WIDTH, WIDTH)))
    names = ["rows", *(f"step{i}" for i in range(1, length)), "turned"]
    graph = helper.make_graph(
        [helper.make_node("MatMul", [names[i], "matrix"], [names[i + 1]]) for i in range(length)],
        "chain",
        [helper.make_tensor_value_info("rows", TensorProto.FLOAT, ["batch", WIDTH])],
        [helper.make_tensor_value_info("turned", TensorProto.FLOAT, ["batch", WIDTH])],
        [numpy_helper.from_array(matrix.astype(np.float32), "matrix")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
    helper.set_model_props(model, {"model_name": "Chain", "seq_len": "8"})
    onnx.save(model, path)
    return path


def rows(count: int, seed: int = 1) -> dict[str, NDArray[np.float32]]:
    return {"rows": np.random.default_rng(seed).normal(size=(count, WIDTH)).astype(np.float32)}


@pytest.fixture
def chain(tmp_path: Path) -> Path:
    return matmul_chain(tmp_path / "chain.onnx", 3)


@pytest.fixture
def session(chain: Path) -> Iterator[ModelSession]:
    with ModelSession(chain, SessionOptions()) as opened:
        yield opened


def test_a_session_tells_what_the_model_takes_and_gives(session: ModelSession) -> None:
    assert session.provider is Provider.CPU
    assert session.input_shapes == {"rows": ("batch", WIDTH)}
    assert session.output_names == ("turned",)
    assert session.metadata == {"model_name": "Chain", "seq_len": "8"}


def test_a_run_gives_what_the_model_computes(session: ModelSession, chain: Path) -> None:
    matrix = numpy_helper.to_array(onnx.load(chain).graph.initializer[0])
    (turned,) = session.run(rows(5))
    assert turned.dtype == np.float32
    np.testing.assert_allclose(turned, rows(5)["rows"] @ matrix @ matrix @ matrix, atol=1e-4)


def test_result_stays_the_same_after_memory_is_returned(session: ModelSession) -> None:
    kept, given_back = session.run(rows(5)), session.run(rows(5), keep_memory=False)

    session.release_memory({"rows": (5, WIDTH)})

    assert np.array_equal(kept[0], given_back[0])
    assert np.array_equal(kept[0], session.run(rows(5))[0])


def test_threads_that_share_a_session_get_what_one_thread_gets(session: ModelSession) -> None:
    expected = [session.run(rows(8, seed))[0] for seed in range(24)]
    with ThreadPoolExecutor(4) as workers:
        found = list(workers.map(lambda seed: session.run(rows(8, seed))[0], range(24)))
    for one, other in zip(expected, found, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("at_once", [1, 2])
def test_no_more_runs_are_under_way_than_a_session_allows(
    chain: Path, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, most, counting = 0, 0, threading.Lock()
    met = threading.Barrier(at_once, timeout=120)

    class Native:
        def run(self, *_given: object) -> list[NDArray[np.float32]]:
            nonlocal under_way, most
            with counting:
                under_way += 1
                most = max(most, under_way)
            met.wait(timeout=120)
            with counting:
                under_way -= 1
            return []

    with ModelSession(chain, SessionOptions(), at_once=at_once) as opened, ThreadPoolExecutor(4) as workers:
        monkeypatch.setattr(opened, "_session", Native())
        list(workers.map(lambda _: opened.run(rows(1)), range(8)))
    assert most == at_once


def test_provenance_records_provider_version_and_options(chain: Path) -> None:
    with ModelSession(chain, SessionOptions(threads=2)) as opened:
        record = opened.provenance()
    assert record["model"] == "chain.onnx"
    assert record["provider"] == "cpu"
    assert record["onnxruntime"] == onnxruntime.__version__
    assert record["options"]["threads"] == 2
    assert type(record["options"]["arena_strategy"]) is str
    assert (record["nodes"], record["time_shares"]) == ({}, {})


def test_nothing_is_written_to_the_terminal(chain: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.onnx").write_text("not a model")
    for name, provider in (("text.onnx", Provider.CPU), ("chain.onnx", Provider.CUDA)):
        try:
            ModelSession(tmp_path / name, SessionOptions(provider=provider)).close()
        except AppError:
            continue
    with ModelSession(chain, SessionOptions()) as opened, pytest.raises(AppError):
        opened.run({"rows": np.zeros((1, 3), dtype=np.float32)})
    assert capfd.readouterr() == ("", "")


def test_an_operator_that_onnx_runtime_does_not_know_is_named(tmp_path: Path) -> None:
    model = onnx.load(matmul_chain(tmp_path / "chain.onnx", 1))
    model.graph.node[0].op_type = "Shuttlecock"
    (tmp_path / "chain.onnx").write_bytes(model.SerializeToString())
    with pytest.raises(AppError, match=r"cannot run the model .*Shuttlecock"):
        ModelSession(tmp_path / "chain.onnx", SessionOptions())


@pytest.mark.parametrize(
    "inputs",
    [
        {"rows": np.zeros((1, 3), dtype=np.float32)},
        {"rows": np.zeros((WIDTH,), dtype=np.float32)},
        {"columns": np.zeros((1, WIDTH), dtype=np.float32)},
    ],
)
def test_unaccepted_inputs_raise_a_readable_error(
    session: ModelSession, inputs: dict[str, NDArray[np.float32]]
) -> None:
    with pytest.raises(AppError, match=r"chain\.onnx failed on (rows|columns)") as caught:
        session.run(inputs)
    assert "ONNXRuntimeError" not in caught.value.problem


@pytest.mark.parametrize("provider", [one for one in Provider if one is not Provider.CPU])
def test_a_model_never_runs_on_another_provider_than_asked_for(chain: Path, provider: Provider) -> None:
    if probe(provider).usable:
        with ModelSession(chain, SessionOptions(provider=provider)) as opened:
            assert opened.provenance()["nodes"][PROVIDERS[provider].runtime_name] > 0
        return
    with pytest.raises(AppError, match=PROVIDERS[provider].label) as caught:
        ModelSession(chain, SessionOptions(provider=provider))
    assert caught.value.remedy.endswith("Or run on the CPU.")


def test_a_session_that_fell_back_in_silence_is_refused(chain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = PROVIDERS[Provider.CUDA].runtime_name
    monkeypatch.setattr(onnxruntime, "get_available_providers", lambda: [cuda, "CPUExecutionProvider"])
    real = onnxruntime.InferenceSession

    def falls_back(path: str, options: Any, **keywords: Any) -> Any:
        keywords["providers"] = ["CPUExecutionProvider"]
        return real(path, options, **keywords)

    monkeypatch.setattr(onnxruntime, "InferenceSession", falls_back)
    with pytest.raises(AppError, match=r"CUDA.*CPUExecutionProvider"):
        ModelSession(chain, SessionOptions(provider=Provider.CUDA))


def test_a_stop_ends_a_run_that_would_take_seconds(tmp_path: Path) -> None:
    switch = StopSwitch()
    with ModelSession(matmul_chain(tmp_path / "long.onnx", 2000), SessionOptions()) as opened:
        with ThreadPoolExecutor(1) as worker:
            run = worker.submit(opened.run, rows(1000), stop=switch)
            time.sleep(0.3)
            assert not run.done()
            thrown = time.process_time()
            switch.stop()
            with pytest.raises(Cancelled):
                run.result(timeout=120)
            assert time.process_time() - thrown < 1.0  # a node takes 5 ms
        np.testing.assert_allclose(  # the session is none the worse for it
            np.linalg.norm(opened.run(rows(1))[0]), np.linalg.norm(rows(1)["rows"]), rtol=1e-2
        )


def test_a_stop_ends_every_run_of_its_switch_and_no_other(tmp_path: Path) -> None:
    switch, other = StopSwitch(), StopSwitch()
    with (
        ModelSession(matmul_chain(tmp_path / "long.onnx", 1000), SessionOptions()) as opened,
        ThreadPoolExecutor(3) as workers,
    ):
        stopped = [workers.submit(opened.run, rows(1000), stop=switch) for _ in range(2)]
        kept = workers.submit(opened.run, rows(10), stop=other)
        time.sleep(0.2)
        switch.stop()
        assert kept.result(timeout=120)[0].shape == (10, WIDTH)
        for run in stopped:
            assert isinstance(run.exception(timeout=120), Cancelled)
    assert (switch.stopped, other.stopped) == (True, False)


def test_a_thrown_switch_lets_no_run_begin(session: ModelSession) -> None:
    switch = StopSwitch()
    switch.stop()
    with pytest.raises(Cancelled):
        session.run(rows(1), stop=switch)


def test_one_switch_serves_many_runs(session: ModelSession) -> None:
    switch = StopSwitch()
    for _ in range(3):
        session.run(rows(1), stop=switch)
    assert not switch._running


def test_a_closed_session_does_not_run(chain: Path) -> None:
    opened = ModelSession(chain, SessionOptions())
    opened.close()
    opened.close()
    with pytest.raises(RuntimeError, match="closed"):
        opened.run(rows(1))


def test_closing_waits_for_the_runs_under_way(tmp_path: Path) -> None:
    opened = ModelSession(matmul_chain(tmp_path / "long.onnx", 100), SessionOptions())
    with ThreadPoolExecutor(1) as worker:
        run = worker.submit(opened.run, rows(1000))
        while opened._runs == 0 and not run.done():
            time.sleep(0.001)
        opened.close()
        assert opened._session is None
        assert run.result(timeout=120)[0].shape == (1000, WIDTH)


def test_sessions_are_made_one_at_a_time(chain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, crowd, most = session_module._open, 0, 0

    def counted(path: Path, options: SessionOptions, **more: Any) -> Any:
        nonlocal crowd, most
        crowd += 1
        most = max(most, crowd)
        time.sleep(0.02)
        made = real(path, options, **more)
        crowd -= 1
        return made

    monkeypatch.setattr(session_module, "_open", counted)
    makers = [threading.Thread(target=lambda: ModelSession(chain, SessionOptions()).close()) for _ in range(4)]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join(120)
    assert most == 1


@pytest.fixture
def as_on_a_device(monkeypatch: pytest.MonkeyPatch) -> SessionOptions:
    """Options of a device on which everything runs."""
    return play_device(monkeypatch, Provider.COREML)


@pytest.mark.parametrize("model", [TinyPoseModel(dynamic=True, pyramid=True), TinyPoseModel(pyramid=True)], ids=str)
def test_pose_model_is_tried_with_its_export_size(
    model: TinyPoseModel, tmp_path: Path, as_on_a_device: SessionOptions
) -> None:
    with PoseNetwork(load_pose_model(model.save(tmp_path / "pose.onnx")), as_on_a_device) as network:
        assert network.session.placement is not None
        assert network.run(np.zeros((2, 3, 192, 192), np.float32)).shape == (2, model.row, 4)


def test_failing_trial_size_leaves_placement_unknown(tmp_path: Path, as_on_a_device: SessionOptions) -> None:
    path = TinyPoseModel(dynamic=True, pyramid=True).save(tmp_path / "pose.onnx")
    with ModelSession(path, as_on_a_device) as opened:
        assert opened.placement is None
        assert opened.run({"images": np.zeros((1, 3, 64, 64), np.float32)})[0].shape[0] == 1


def test_a_model_that_fails_on_a_known_size_is_refused(tmp_path: Path, as_on_a_device: SessionOptions) -> None:
    path = TinyPoseModel(dynamic=True, pyramid=True).save(tmp_path / "pose.onnx")
    with pytest.raises(AppError, match="images"):
        ModelSession(path, as_on_a_device, trial_shapes={"images": (1, 3, 65, 64)})


@pytest.mark.parametrize(
    "said",
    [
        "Failed to allocate memory for buffer",
        "CUDNN failure 4: CUDNN_STATUS_ALLOC_FAILED ; GPU=0 ; expr=cudnnConvolutionForward(...)",
        "CUBLAS failure 3: CUBLAS_STATUS_ALLOC_FAILED ; GPU=0",
        "DmlFusedNode_0_0 node. 8007000E Es sind nicht genügend Speicherressourcen verfügbar.",
        "Not enough memory resources are available to complete this operation.",
    ],
)
def test_memory_that_runs_out_is_told_from_other_failures(session: ModelSession, said: str) -> None:
    class Full:
        def run(self, *_: object) -> None:
            raise onnxruntime.capi.onnxruntime_pybind11_state.RuntimeException(said)

    real, session._session = session._session, Full()
    with pytest.raises(DeviceMemoryError, match="rows 2x256"):
        session.run(rows(2))
    session._session = real


def test_memory_remedy_names_the_configured_limit(session: ModelSession) -> None:
    error, limited = MemoryError(), SessionOptions(Provider.CUDA, Device(Provider.CUDA, gpu_memory_limit_mb=300))
    for failure in (
        load_error(error, Path("net.onnx"), limited),
        run_error(error, Path("net.onnx"), {"rows": (1, 4)}, limited),
    ):
        assert "300 MB" in (failure.remedy or "")
    unlimited = run_error(error, Path("net.onnx"), {}, session.options)
    assert "MB" not in (unlimited.remedy or "")


PARSING = 'provider_options_utils.h:187 Parse Failed to parse provider option "device_id": cuda_info.cc:71 operator() '


@pytest.mark.parametrize("provider", [Provider.CUDA, Provider.TENSORRT])
def test_a_gpu_of_a_number_that_is_not_there_is_named(provider: Provider) -> None:
    said = "Invalid device ID: 3, must be between 0 (inclusive) and 2 (exclusive)."
    error = load_error(
        RuntimeError(f"[ONNXRuntimeError] : 1 : FAIL : {PARSING}{said}"), Path("net.onnx"), SessionOptions(provider)
    )
    assert isinstance(error, UsageError)
    assert "3" in error.problem
    assert "2" in (error.remedy or "")


@pytest.mark.parametrize(
    "said",
    [
        "Why.",
        "[ONNXRuntimeError] : 1 : FAIL : Load model from net.onnx failed:Why.",
        "/onnxruntime_src/session.cc:42 void f(int) [with T = int] [ONNXRuntimeError] : 1 : FAIL : a.h:7 Parse Why.",
    ],
)
def test_an_error_is_told_without_codes_and_places_in_the_source(said: str) -> None:
    assert explain(RuntimeError(said)) == "Why."


def test_a_sweep_leaves_the_cpu_alone(session: ModelSession) -> None:
    assert sweep_batch(session, rows, seconds=60.0) == 1


def test_on_the_cpu_nothing_is_compiled_and_nothing_kept(chain: Path, tmp_path: Path) -> None:
    with ModelSession(chain, SessionOptions(engine_cache=tmp_path / "engines"), sha256="ab") as opened:
        assert opened.options.engine_cache is None
        assert opened.placement is None
    assert not (tmp_path / "engines").exists()


@pytest.mark.parametrize(
    "refused",
    [
        lambda: SessionOptions(threads=0),
        lambda: Device(device_id=-1),
        lambda: Device(gpu_memory_limit_mb=0),
        lambda: Device(cores=0),
        lambda: SessionOptions(Provider.CUDA, Device(precision=Precision.FLOAT16)),
        lambda: SessionOptions(Provider.CUDA, Device(Provider.CUDA, precision=Precision.INT8)),
    ],
)
def test_options_that_cannot_be_carried_out_are_refused(refused: Callable[[], object]) -> None:
    with pytest.raises(UsageError):
        refused()


def test_fallback_uses_own_precision_and_keeps_other_settings() -> None:
    asked = Device(Provider.TENSORRT, precision=Precision.FLOAT16, allow_fallback=True)
    assert SessionOptions(Provider.TENSORRT, asked).precision is Precision.FLOAT16
    assert SessionOptions(Provider.CPU, asked).precision is Precision.AUTO
    assert asked.with_supported_precision() == asked
    assert Device(Provider.CUDA, precision=Precision.FLOAT16).with_supported_precision() == Device(Provider.CUDA)
    assert Device(precision=Precision.FLOAT16).with_supported_precision() == Device()
    assert Device(precision=Precision.INT8).with_supported_precision() == Device(precision=Precision.INT8)


@pytest.mark.parametrize(("precision", "told"), [("auto", None), ("float32", "0"), ("tf32", "1")])
def test_cuda_is_told_a_chosen_precision_alone(precision: str, told: str | None) -> None:
    options = SessionOptions(Provider.CUDA, Device(precision=Precision(precision)))
    assert provider_chain(options)[0][1].get("use_tf32") == told


def test_cuda_is_told_device_memory_and_search() -> None:
    options = SessionOptions(
        Provider.CUDA,
        Device(device_id=1, gpu_memory_limit_mb=2048),
    )
    assert provider_chain(options) == [
        (
            "CUDAExecutionProvider",
            {
                "device_id": "1",
                "gpu_mem_limit": "2147483648",
                "arena_extend_strategy": "kSameAsRequested",
                "cudnn_conv_algo_search": "HEURISTIC",
            },
        ),
        ("CPUExecutionProvider", {}),
    ]


@pytest.mark.parametrize(
    ("listed", "number", "device"),
    [
        ((), 0, "CPU"),
        (("CPU",), 0, "CPU"),
        (("CPU",), 1, "CPU"),
        (("CPU", "GPU"), 0, "GPU"),
        (("CPU", "GPU.0", "GPU.1", "NPU"), 1, "GPU.1"),
    ],
)
def test_openvino_uses_listed_gpu_or_the_cpu(listed: tuple[str, ...], number: int, device: str) -> None:
    assert openvino_device(listed, number) == device


def test_a_gpu_that_openvino_does_not_list_is_refused() -> None:
    with pytest.raises(UsageError, match=r"GPU\.0, GPU\.1"):
        openvino_device(("CPU", "GPU.0", "GPU.1"), 2)


@pytest.mark.parametrize(
    ("device", "asked", "section", "precision"),
    [
        ("CPU", "auto", "CPU", "f32"),
        ("CPU", "float16", "CPU", "bf16"),
        ("CPU", "bfloat16", "CPU", "bf16"),
        ("GPU.1", "float32", "GPU", "f32"),
        ("GPU", "float16", "GPU", "f16"),
    ],
)
def test_openvino_is_told_device_precision_and_cache(
    device: str, asked: str, section: str, precision: str, tmp_path: Path
) -> None:
    options = SessionOptions(
        Provider.OPENVINO, Device(precision=Precision(asked)), threads=3, openvino_device=device, engine_cache=tmp_path
    )
    (_, chosen), *_ = provider_chain(options)
    assert chosen["device_type"] == device
    ((told, properties),) = json.loads(chosen["load_config"]).items()
    assert (told, properties["INFERENCE_PRECISION_HINT"], properties["CACHE_DIR"]) == (
        section,
        precision,
        str(tmp_path),
    )
    assert properties.get("INFERENCE_NUM_THREADS") == ("3" if section == "CPU" else None)
    assert options.on_processor == (section == "CPU")


def test_tensorrt_keeps_its_engines_and_leaves_the_rest_to_cuda(tmp_path: Path) -> None:
    chain = provider_chain(
        SessionOptions(Provider.TENSORRT, Device(precision=Precision.FLOAT16), engine_cache=tmp_path)
    )
    assert [name for name, _ in chain] == [
        "TensorrtExecutionProvider",
        "CUDAExecutionProvider",
        "CPUExecutionProvider",
    ]
    chosen = chain[0][1]
    assert chosen["trt_fp16_enable"] == "True"
    assert chosen["trt_engine_cache_enable"] == "True"
    assert chosen["trt_engine_cache_path"] == chosen["trt_timing_cache_path"] == str(tmp_path)


def test_tensorrt_is_given_the_largest_batch() -> None:
    options = SessionOptions(provider=Provider.TENSORRT, free_batch={"frames": (1, 32, 432, 768)})
    (_, chosen), *_ = provider_chain(options)
    assert chosen["trt_profile_min_shapes"] == "frames:1x32x432x768"
    assert chosen["trt_profile_opt_shapes"] == "frames:8x32x432x768"
    assert chosen["trt_profile_max_shapes"] == "frames:16x32x432x768"
    (_, fixed), *_ = provider_chain(SessionOptions(provider=Provider.TENSORRT))
    assert not [name for name in fixed if "profile" in name]


def test_onnx_runtime_makes_no_identifier_of_the_computer(tmp_path: Path) -> None:
    script = "import rallytrace.inference.model_session as session; session.onnxruntime.get_available_providers()"
    hidden = {name: value for name, value in os.environ.items() if not name.startswith(("ORT_", "XDG_", "CI"))}
    subprocess.run([sys.executable, "-c", script], env={**hidden, "HOME": str(tmp_path)}, check=True, timeout=120)
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("provider", list(Provider))
def test_every_provider_has_its_chain_and_the_cpu_ends_it(provider: Provider) -> None:
    chain = provider_chain(SessionOptions(provider=provider))
    assert chain[0][0] == PROVIDERS[provider].runtime_name
    assert chain[-1][0] == "CPUExecutionProvider"


def batch(size: int) -> dict[str, NDArray[np.float32]]:
    return {"rows": np.zeros((size, 4), dtype=np.float32)}


class TimedSession:
    """Stands for a session on a GPU: a run takes what `cost` says for its batch, and above `fits` it fails."""

    options = SessionOptions(provider=Provider.CUDA)

    def __init__(self, cost: Callable[[int], float], fits: int = 1000, failure: Exception | None = None) -> None:
        self.tried: list[int] = []
        self.now = 0.0
        self._cost, self._fits, self._failure = cost, fits, failure or DeviceMemoryError("Full.")

    def run(
        self, inputs: Mapping[str, NDArray[np.float32]], *, stop: StopSwitch | None = None
    ) -> list[NDArray[np.float32]]:
        assert stop is None
        size = len(inputs["rows"])
        if size not in self.tried:
            self.tried.append(size)
        if size > self._fits:
            raise self._failure
        self.now += self._cost(size)
        return []


def sweep(timed: TimedSession) -> int:
    """Return the batch found, by a clock that goes on only while the session runs."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(session_module, "time", SimpleNamespace(perf_counter=lambda: timed.now))
        return sweep_batch(timed, batch, seconds=0.05)  # type: ignore[arg-type] # a stand-in, as there is no GPU


def test_the_sweep_finds_the_batch_with_the_best_throughput() -> None:
    assert sweep(TimedSession(lambda size: 0.02 if size <= 4 else 0.02 * size)) == 4


def test_the_sweep_ends_where_a_larger_batch_gains_nothing() -> None:
    timed = TimedSession(lambda size: 0.01 * size)
    assert sweep(timed) == 1
    assert timed.tried == [1, 2]


FAILURES = [DeviceMemoryError("Full."), AppError("CUDNN_BACKEND_API_FAILED"), MemoryError()]


@pytest.mark.parametrize("failure", FAILURES, ids=repr)
def test_the_sweep_ends_at_the_first_batch_that_fails(failure: Exception) -> None:
    timed = TimedSession(lambda _: 0.01, fits=4, failure=failure)
    assert sweep(timed) == 4
    assert timed.tried == [1, 2, 4, 8]


@pytest.mark.parametrize("failure", FAILURES, ids=repr)
def test_a_sweep_in_which_nothing_runs_says_so(failure: Exception) -> None:
    with pytest.raises(type(failure)):
        sweep(TimedSession(lambda _: 0.01, fits=0, failure=failure))


def test_a_sweep_that_is_cancelled_says_so() -> None:
    with pytest.raises(Cancelled):
        sweep(TimedSession(lambda _: 0.01, fits=2, failure=Cancelled()))
