"""What each feature adds to the log-odds that what is claimed of a frame is wrong.

Written by models/studies/calibrate_suspicion.py; docs/decisions/0014-suspicion.md tells how good it is.
"""

from typing import Final

from rallytrace.domain.suspicion.curves import Curve, Table
from rallytrace.domain.suspicion.features import Claim, Feature

TABLES: Final = {
    Claim.BALL: Table(
        -4.325,
        (
            Curve(
                Feature.PEAK,
                (0.329, 0.547, 0.640, 0.683, 0.714, 0.762),
                (2.575, 0.983, 0.060, -0.728, -0.950, -0.950),
            ),
            Curve(
                Feature.SECOND,
                (0.039, 0.069, 0.095, 0.129, 0.191, 0.413),
                (-0.115, -0.115, -0.115, -0.115, -0.115, 1.388),
            ),
            Curve(
                Feature.ASIDE,
                (0.000, 0.208, 0.298, 0.373, 0.449, 1.229),
                (-0.241, -0.241, -0.228, 0.111, 0.111, 1.487),
            ),
            Curve(
                Feature.STILL,
                (0.000, 1.174, 1.527, 1.792, 2.154, 3.698),
                (0.585, 0.518, 0.329, -0.126, -0.708, -0.708),
            ),
            Curve(
                Feature.SPREAD,
                (0.000, 0.287, 0.384, 1.914),
                (-0.108, 0.121, 0.121, 0.524),
            ),
            Curve(
                Feature.RECURRING,
                (0.000, 1.099),
                (-0.024, 0.386),
            ),
            Curve(
                Feature.RESIDUAL,
                (0.288, 0.585, 0.801, 1.062, 1.463, 3.144),
                (-0.900, -0.708, -0.162, 0.170, 0.370, 2.053),
            ),
            Curve(
                Feature.RUN,
                (1.386, 3.045, 3.584, 3.807),
                (1.001, 0.036, -0.001, -0.163),
            ),
        ),
    ),
    Claim.PLACE: Table(
        -0.702,
        (
            Curve(
                Feature.SECOND,
                (0.060, 0.087, 0.104, 0.127, 0.160, 0.259),
                (-0.320, -0.320, -0.303, 0.029, 0.356, 0.942),
            ),
            Curve(
                Feature.DISSENT,
                (0.017, 0.073, 0.113, 0.158, 0.211, 0.306),
                (-1.132, -0.434, 0.142, 0.307, 0.383, 0.383),
            ),
            Curve(
                Feature.ACROSS,
                (1.082, 2.338, 3.304, 3.781, 4.405, 5.277),
                (-0.856, -0.495, 0.007, 0.253, 0.253, 0.834),
            ),
            Curve(
                Feature.UNTIL,
                (0.693, 1.099, 1.386, 1.792, 2.565),
                (-0.488, 0.144, 0.186, 0.186, 0.592),
            ),
        ),
    ),
    Claim.OCCLUDED: Table(
        -0.859,
        (
            Curve(
                Feature.ASIDE,
                (0.538, 1.416, 2.143, 2.795, 3.630, 5.007),
                (0.743, 0.420, -0.223, -0.223, -0.223, -0.223),
            ),
            Curve(
                Feature.DISSENT,
                (0.017, 0.073, 0.113, 0.158, 0.211, 0.306),
                (0.585, 0.560, 0.191, -0.097, -0.495, -0.933),
            ),
            Curve(
                Feature.ACROSS,
                (1.082, 2.338, 3.304, 3.781, 4.405, 5.277),
                (0.672, 0.276, 0.276, 0.241, -0.589, -1.158),
            ),
        ),
    ),
    Claim.NO_BALL: Table(
        -0.546,
        (
            Curve(
                Feature.ON_THE_WAY,
                (0.623, 1.781, 2.622, 3.443, 4.370, 5.828),
                (1.134, 0.702, 0.367, -0.236, -0.938, -0.938),
            ),
            Curve(
                Feature.PEAK_ROW,
                (0.255, 0.352, 0.369, 0.386, 0.527, 0.998),
                (0.779, 0.640, -0.262, -0.262, -0.262, -0.262),
            ),
            Curve(
                Feature.HEIGHT,
                (0.005, 0.020, 0.363, 0.376, 0.494, 0.635),
                (-2.684, -1.732, 0.298, 0.985, 0.985, 1.140),
            ),
            Curve(
                Feature.AROUND,
                (0.000, 0.256, 0.347, 0.450, 0.578, 0.733),
                (-0.540, -0.540, 0.135, 0.168, 0.346, 0.346),
            ),
        ),
    ),
}
"""For frames that a network spoke of."""

PATH: Final = {
    Claim.BALL: Table(
        -3.512,
        (
            Curve(
                Feature.RESIDUAL,
                (0.288, 0.585, 0.801, 1.062, 1.463, 3.144),
                (-0.788, -0.788, -0.236, 0.027, 0.315, 2.947),
            ),
            Curve(
                Feature.RUN,
                (1.386, 3.045, 3.584, 3.807),
                (1.598, 0.195, -0.103, -0.283),
            ),
        ),
    ),
    Claim.PLACE: Table(
        -0.626,
        (
            Curve(
                Feature.ACROSS,
                (1.082, 2.338, 3.304, 3.781, 4.405, 5.277),
                (-1.046, -0.617, -0.006, 0.217, 0.346, 1.229),
            ),
            Curve(
                Feature.UNTIL,
                (0.693, 1.099, 1.386, 1.792, 2.565),
                (-0.414, 0.137, 0.149, 0.149, 0.511),
            ),
        ),
    ),
    Claim.NO_BALL: Table(
        -0.457,
        (
            Curve(
                Feature.HEIGHT,
                (0.005, 0.020, 0.363, 0.376, 0.494, 0.635),
                (-2.834, -1.878, 0.630, 0.876, 0.876, 0.876),
            ),
            Curve(
                Feature.AROUND,
                (0.000, 0.256, 0.347, 0.450, 0.578, 0.733),
                (-0.640, -0.640, 0.152, 0.153, 0.448, 0.448),
            ),
        ),
    ),
}
"""For frames from a label file, by the path alone."""
