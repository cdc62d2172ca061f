"""Who plays in each rally, and how similar the players look, as JSON.

`distances` has a row and a column for each player of each rally: 0 for the same appearance, 1 for a different one, null
if one of the two was not seen. A player's `row` gives its index.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.analysis.players.appearance_similarity import AppearanceSimilarity
from rallytrace.analysis.players.identification import (
    SURE_PROBABILITY,
    PlayerIdentities,
    RallyPlayers,
    identify_players,
)
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import COCO
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun

_APPEARANCE_TEXT: Final = "colours of shirt and shorts (Hellinger distances, 0.65 and 0.35)"


def preview_players(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the export by the number of rallies. Who plays in them is found during the export.

    Raises:
        AppError: No court is known, or the players have not been searched for.
    """
    if not labels.courts:
        raise AppError(
            tr_lazy("errors", "The players cannot be found without the court."),
            tr_lazy("errors", "Set the court in the window ({key}).", key="Shift+O"),
        )
    if not labels.poses:
        raise AppError(
            tr_lazy("errors", "Players have not been searched for yet."),
            tr_lazy("errors", "Find them in the window ({key}), or with 'rallytrace poses'.", key="Shift+P"),
        )
    rallies = count_noun(max(len(labels.rallies), 1), "rally", "rallies")
    return preview_table(labels, request, tr_lazy("exports", "The players of {rallies}.", rallies=rallies))


def describe_appearance(material: Material, known: PlayerIdentities) -> dict[str, Any]:
    """Return the features by which players are recognised, as plain values."""
    return {
        "description": f"The players in {material.video.name}",
        "contributor": f"RallyTrace {__version__}",
        "looks": _APPEARANCE_TEXT,
        "pose_model": _origin([run["pose_model"] for run in material.runs if "pose_model" in run]),
        "embedding_network": embedding_network(material.runs, known.appearance),
        "threshold": SURE_PROBABILITY,
    }


def embedding_network(runs: Sequence[Mapping[str, Any]], looks: AppearanceSimilarity) -> dict[str, Any] | None:
    """Return model, provider, sha256 and weight of the embedding network, as a run recorded them; None if unused."""
    if not looks.model:
        return None
    recorded = [run["embedding_network"] for run in runs if isinstance(run.get("embedding_network"), Mapping)]
    origin = _origin([facts for facts in recorded if facts.get("sha256") == looks.model])
    unknown = {"model": None, "provider": None, "sha256": looks.model}
    return {**(origin or unknown), "weight": round(looks.worth, 4)}


def _origin(recorded: Sequence[Any]) -> dict[str, Any] | None:
    known = [facts for facts in recorded if isinstance(facts, Mapping)]
    return {name: known[-1].get(name) for name in ("model", "sha256", "provider")} if known else None


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Recognising the players"))
    check()
    known = identify_players(material.labels, material.labels.poses, material.size)
    rows = known.distances.tolist()
    content = {
        "info": describe_appearance(material, known),
        "players": known.names,
        "rallies": _rally_records(known, material.labels),
        "distances": [[None if np.isnan(value) else round(value, 4) for value in row] for row in rows],
    }
    write_text(preview.path, json.dumps(content, indent=1) + "\n", COCO, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(known.names), "player"))


def _rally_records(known: PlayerIdentities, labels: TrackSnapshot) -> list[dict[str, Any]]:
    names = {rally.frames: rally.name for rally in labels.rallies}
    records, row = [], 0
    for rally in known.rallies:
        record = {"rally": names.get(rally.frames, ""), "frames": [rally.frames.start, rally.frames.stop]}
        records.append({**record, "sure": rally.is_sure, "players": _player_records(rally, row)})
        row += len(rally.players)
    return records


def _player_records(rally: RallyPlayers, first_row: int) -> Sequence[dict[str, Any]]:
    return [
        {
            "row": row,
            "name": player.name,
            "end": player.end,
            "probability": round(player.probability, 4),
            "said": player.name_by_user is not None,
            "hand": player.hand.value,
            "frames_seen": len(player.followed.frames),
        }
        for row, player in enumerate(rally.players, first_row)
    ]


FORMAT = make_table_format(
    title=tr_lazy("exports", "Players (JSON)"),
    sentence=tr_lazy(
        "exports", "Who plays at which end in each rally, how sure that is, and how similar the players look."
    ),
    ending="_players.json",
    kind=tr_lazy("exports", "Players"),
    preview=preview_players,
    write=_write,
)
