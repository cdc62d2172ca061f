"""The page of a match: one HTML file for any browser."""

from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.report.page import write_page
from rallytrace.exports.request import ExportRequest
from rallytrace.track.match_setup import names_winner
from rallytrace.track.wording import count_noun


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    frames = request.frames or range(labels.n_frames)
    rallies = [rally for rally in labels.rallies if rally.frames.start in frames]
    if not rallies:
        raise AppError("There are no rallies for a match page.", "Find them with Match > Find rallies.")
    named = sum(names_winner(rally.winner) for rally in rallies)
    says = [f"{count_noun(len(rallies), 'rally', 'rallies')}, {named:,} with a winner."]
    absent = {"score": labels.matches, "court": labels.courts, "poses of players": labels.poses}
    says += [f"No {name}: that part is left out." for name, present in absent.items() if not present]
    return preview_table(labels, request, " ".join(says))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield from write_page(
        [material], preview.path, request.sport, check, frames=request.frames, overwrite=request.overwrite
    )


FORMAT = make_table_format(
    title="Match page (HTML)",
    sentence="Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline.",
    ending="_page.html",
    kind="Page",
    preview=_preview,
    write=_write,
    takes_sport=True,
)
