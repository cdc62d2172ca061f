"""The rallies or events that a filter finds, as one video. `clips`, with one video for each, shares this code."""

from rallytrace.analysis.match.match_filter import parse_filter
from rallytrace.errors import AppError, Check
from rallytrace.exports.clips import write_clips
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.match_facts import search_play
from rallytrace.exports.material import Material, with_video_facts
from rallytrace.exports.record import ExportSteps, OptionGroup, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportRequest
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun


def preview_clips(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe which rallies or events there are to choose from.

    Raises:
        AppError: There is nothing to save, or the filter is not valid.
    """
    parse_filter(request.clips.filter)
    if request.clips.of_events:
        is_filtered = bool(request.clips.filter.strip())
        found = (
            tr_lazy("exports", "Serves, hits, bounces and landings matching the filter.")
            if is_filtered
            else tr_lazy("exports", "Serves, hits, bounces and landings.")
        )
        return preview_table(labels, request, found)
    if not labels.rallies and not labels.shown_rows()["state"].any():
        raise AppError(
            tr_lazy("errors", "There are no rallies to cut."),
            tr_lazy("errors", "Track the video, or mark a rally and name it."),
        )
    rallies = count_noun(len(labels.rallies), "rally", "rallies")
    is_filtered = bool(request.clips.filter.strip())
    if labels.rallies and is_filtered:
        sentence = tr_lazy("exports", "Those of {rallies} that match the filter.", rallies=rallies)
    elif labels.rallies:
        sentence = tr_lazy("exports", "{contents}.", contents=rallies)
    elif is_filtered:
        sentence = tr_lazy("exports", "Rallies are found first. Then the filter is applied.")
    else:
        sentence = tr_lazy("exports", "Rallies are found first.")
    return preview_table(labels, request, sentence)


def write_rallies(material: Material, request: ExportRequest, _preview: Preview, check: Check) -> ExportSteps:
    """Find the rallies or events and save them."""
    material = with_video_facts(material, check)
    found = search_play(material, request.clips.filter, request.sport, check, of_events=request.clips.of_events)
    if request.frames is not None:
        found = [play for play in found if play.frames.start in request.frames]
    yield from write_clips(material, found, request, check)


FORMAT = make_table_format(
    title=tr_lazy("exports", "Highlight video (reel)"),
    sentence=tr_lazy("exports", "One video of the rallies or events that match a filter, cut to the frame."),
    ending="_reel.mp4",
    kind=tr_lazy("exports", "Videos"),
    preview=preview_clips,
    write=write_rallies,
    options=OptionGroup.CLIPS,
    takes_sport=True,
    for_viewers=True,
)
