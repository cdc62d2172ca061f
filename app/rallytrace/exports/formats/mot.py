"""MOTChallenge's ground truth: `frame,id,left,top,width,height,confidence,class,visibility`, one row per ball.

Frames count from 1. The ball is object 1 of class 1, in a box of fixed size; the corner of the image is at (1, 1), in
pixels. A box may extend beyond the image, as in MOTChallenge, so that the ball is always in its centre. An occluded
ball has visibility 0. Frames without a ball have no row.
"""

from rallytrace.errors import AppError, Check
from rallytrace.exports.boxes import BOX_SIDE_PX
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import TEXT
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun


def _write(_material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the labels"))
    lines = []
    for point in preview.selection.points():
        check()
        if point.placed:
            corner = f"{point.x + 1.5 - BOX_SIDE_PX / 2:.2f},{point.y + 1.5 - BOX_SIDE_PX / 2:.2f}"
            lines.append(f"{point.frame + 1},1,{corner},{BOX_SIDE_PX},{BOX_SIDE_PX},1,1,{int(point.visible)}")
    if not lines:
        raise AppError(
            tr_lazy("errors", "No frame has a position to export."),
            tr_lazy("errors", "Choose frames with a ball."),
        )
    write_text(preview.path, "\n".join(lines) + "\n", TEXT, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(lines), "box", "boxes"))


FORMAT = ExportFormat(
    title=tr_lazy("exports", "MOT ground truth"),
    sentence=tr_lazy(
        "exports", "A text file with a box per frame, in MOTChallenge's format. Frames without a ball have none."
    ),
    ending="_gt.txt",
    kind=tr_lazy("exports", "MOT ground truth"),
    preview=preview_labels,
    write=_write,
)
