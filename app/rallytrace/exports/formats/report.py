"""The page of a match: one HTML file for any browser."""

from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.rally_segments import describe_winners
from rallytrace.exports.record import ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.report.page import write_page
from rallytrace.exports.request import ExportRequest
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.match_setup import names_winner


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    frames = request.frames or range(labels.n_frames)
    rallies = [rally for rally in labels.rallies if rally.frames.start in frames]
    if not rallies:
        raise AppError(
            tr_lazy("errors", "There are no rallies for a match page."),
            tr_lazy("errors", "Find them with Match > Find rallies."),
        )
    named = sum(names_winner(rally.winner) for rally in rallies)
    says = [describe_winners(len(rallies), named)]
    if not labels.matches:
        says.append(tr_lazy("exports", "No score: that part is left out."))
    if not labels.courts:
        says.append(tr_lazy("exports", "No court: that part is left out."))
    if not labels.poses:
        says.append(tr_lazy("exports", "No poses of players: that part is left out."))
    return preview_table(labels, request, join_texts(says, " "))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield from write_page(
        [material], preview.path, request.sport, check, frames=request.frames, overwrite=request.overwrite
    )


FORMAT = make_table_format(
    title=tr_lazy("exports", "Match page (HTML)"),
    sentence=tr_lazy(
        "exports", "Score, rallies, strokes, positions, speeds and movement on a page for any browser, also offline."
    ),
    ending="_page.html",
    kind=tr_lazy("exports", "Page"),
    preview=_preview,
    write=_write,
    takes_sport=True,
    for_viewers=True,
)
