"""RallyTrace finds the ball in every frame of a match video and lets people put its path right."""

import os

__version__ = "0.2.0"

# Newer versions of ONNX Runtime report home from Linux and macOS, too. Only this, set before it is imported, keeps it
# from making an identifier of the computer and sending a first event (microsoft/onnxruntime#27379, #29843).
for _name in ("ORT_DISABLE_TELEMETRY", "ORT_TELEMETRY_DISABLED"):
    os.environ.setdefault(_name, "1")

# NumPy's products of matrices here are small: several threads only wait for each other. On a busy machine a flight in
# space takes a quarter of the processor time with one. Read when NumPy is imported.
for _name in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_name, "1")
