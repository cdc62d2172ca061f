"""How similar the players of all rallies look, as NumPy arrays.

`distances` (n, n) is the same as in the JSON export. For each of its rows there are `rally` (n,), the 0-based rally
number, `far` (n,), `person` (n,), `probability` (n,) and `colours` (n, parts, bins). `names` are those of the persons,
`info` is JSON.
"""

import io
import json

import numpy as np

from rallytrace.analysis.players.identification import PlayerIdentities, identify_players
from rallytrace.errors import Check
from rallytrace.exports.formats.players import describe_appearance, preview_players
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import NPZ
from rallytrace.texts import tr_lazy
from rallytrace.track.appearance import BINS, PARTS
from rallytrace.track.wording import count_noun


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Recognising the players"))
    check()
    known = identify_players(material.labels, material.labels.poses, material.size)
    content = pack_players(known, json.dumps(describe_appearance(material, known)))
    with atomic_file(preview.path, NPZ, overwrite=request.overwrite) as path:
        path.write_bytes(content)
    yield ExportFinished(preview.path, count_noun(len(known.distances), "row"))


def pack_players(known: PlayerIdentities, info: str) -> bytes:
    """Return the content of the NPZ file."""
    players = [player for rally in known.rallies for player in rally.players]
    packed = io.BytesIO()
    np.savez(
        packed,
        distances=known.distances,
        rally=np.array([player.followed.rally for player in players], np.int64),
        far=np.array([player.is_far for player in players], np.bool_),
        person=np.array([player.person for player in players], np.int64),
        probability=np.array([player.probability for player in players]),
        colours=np.array([player.followed.colours for player in players]).reshape(-1, len(PARTS), BINS),
        names=np.array(known.names),
        info=np.array(info),
    )
    return packed.getvalue()


FORMAT = make_table_format(
    title=tr_lazy("exports", "Player appearance (NPZ)"),
    sentence=tr_lazy("exports", "Differences in appearance between all players of all rallies, for NumPy."),
    ending="_players.npz",
    kind=tr_lazy("exports", "Player appearance"),
    preview=preview_players,
    write=_write,
)
