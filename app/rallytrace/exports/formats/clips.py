"""A folder with one video for each rally or event that a filter finds."""

from rallytrace.exports.formats.reel import preview_clips, write_rallies
from rallytrace.exports.record import OptionGroup, make_table_format
from rallytrace.texts import tr_lazy

FORMAT = make_table_format(
    title=tr_lazy("exports", "Clips of rallies or events"),
    sentence=tr_lazy("exports", "A folder with one video per rally or event that matches a filter, cut to the frame."),
    ending="_clips",
    kind="",
    preview=preview_clips,
    write=write_rallies,
    options=OptionGroup.CLIPS,
    takes_sport=True,
    for_viewers=True,
)
