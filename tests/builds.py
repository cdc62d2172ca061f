"""Tests of a provider that only some builds of ONNX Runtime contain."""

import onnxruntime
import pytest

needs_openvino = pytest.mark.skipif(
    "OpenVINOExecutionProvider" not in onnxruntime.get_available_providers(),
    reason="this build of ONNX Runtime has no OpenVINO (.ci/run tests it in an environment of its own)",
)
