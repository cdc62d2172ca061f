from pathlib import Path
from typing import Any

import pytest

from rallytrace.errors import UsageError
from rallytrace.execution_providers import (
    PROVIDERS,
    ArenaStrategy,
    CudnnSearch,
    Provider,
    SessionOptions,
    provider_chain,
)


@pytest.mark.parametrize(
    "refused",
    [{"threads": 0}, {"device_id": -1}, {"gpu_memory_limit_mb": 0}, {"fp16": True, "provider": Provider.CUDA}],
)
def test_options_that_cannot_be_carried_out_are_refused(refused: dict[str, Any]) -> None:
    with pytest.raises(UsageError):
        SessionOptions(**refused)


def test_cuda_is_told_device_memory_and_search() -> None:
    options = SessionOptions(
        provider=Provider.CUDA,
        device_id=1,
        gpu_memory_limit_mb=2048,
        arena_strategy=ArenaStrategy.NEXT_POWER_OF_TWO,
        cudnn_search=CudnnSearch.EXHAUSTIVE,
    )
    assert provider_chain(options) == [
        (
            "CUDAExecutionProvider",
            {
                "device_id": "1",
                "gpu_mem_limit": "2147483648",
                "arena_extend_strategy": "kNextPowerOfTwo",
                "cudnn_conv_algo_search": "EXHAUSTIVE",
            },
        ),
        ("CPUExecutionProvider", {}),
    ]


def test_tensorrt_keeps_its_engines_and_leaves_the_rest_to_cuda(tmp_path: Path) -> None:
    chain = provider_chain(SessionOptions(provider=Provider.TENSORRT, fp16=True, engine_cache=tmp_path))
    assert [name for name, _ in chain] == [
        "TensorrtExecutionProvider",
        "CUDAExecutionProvider",
        "CPUExecutionProvider",
    ]
    chosen = chain[0][1]
    assert chosen["trt_fp16_enable"] == "True"
    assert chosen["trt_engine_cache_enable"] == "True"
    assert chosen["trt_engine_cache_path"] == chosen["trt_timing_cache_path"] == str(tmp_path)


@pytest.mark.parametrize("provider", list(Provider))
def test_every_provider_has_its_chain_and_the_cpu_ends_it(provider: Provider) -> None:
    chain = provider_chain(SessionOptions(provider=provider))
    assert chain[0][0] == PROVIDERS[provider].runtime_name
    assert chain[-1][0] == "CPUExecutionProvider"
