"""What is worth a look in labels before they go out as the truth."""

from rallytrace.domain.geometry import Size
from rallytrace.domain.label_lint import Finding, LintKind, lint
from rallytrace.storage.exports.labels import TrackSnapshot
from rallytrace.storage.exports.preview import Preview
from rallytrace.storage.exports.request import Format

_TRUTHS = (Format.CSV, Format.DATASET, Format.COCO, Format.CVAT)


def findings_in(labels: TrackSnapshot, preview: Preview, format_: Format, size: Size) -> list[Finding]:
    """What is suspicious in the labels that would go out, in the order of the frames.

    What stays out is told by the preview itself, and of a video or a table of events nobody learns positions.

    Args:
        labels: of the video.
        preview: what would be written of them.
        format_: in which form.
        size: of the video.
    """
    if format_ not in _TRUTHS:
        return []
    selection = preview.selection
    cuts = labels.cuts[selection.first : selection.first + len(selection.rows)]
    found = lint(selection.rows, size, first=selection.first, begins_scene=cuts)
    return [one for one in found if one.kind is not LintKind.GAP and _goes_out(one, preview)]


def _goes_out(finding: Finding, preview: Preview) -> bool:
    """Whether the frames are in a rally of the dataset, if it is one."""
    if preview.cuts is None:
        return True
    here = finding.frames
    rallies = (cut.rally.frames for cut in preview.cuts.cuts)
    return any(one.start < here.stop and here.start < one.stop for one in rallies)
