"""From the bytes of a label file to its lines."""

import codecs
import enum

from rallytrace.storage.labels.aspects import Aspect, Choice, Conclusion, Overrides, Sureness, Verdict, settle


class Encoding(enum.StrEnum):
    """How letters are written as bytes."""

    UTF8 = "utf-8"
    UTF16_LE = "utf-16-le"
    UTF16_BE = "utf-16-be"
    LATIN1 = "latin-1"


_WORDS = {
    Encoding.UTF8: "UTF-8",
    Encoding.UTF16_LE: "UTF-16",
    Encoding.UTF16_BE: "UTF-16, high byte first",
    Encoding.LATIN1: "Latin-1 (old Windows)",
}
_MARKS = (
    (codecs.BOM_UTF8, Encoding.UTF8),
    (codecs.BOM_UTF16_LE, Encoding.UTF16_LE),
    (codecs.BOM_UTF16_BE, Encoding.UTF16_BE),
)
_SAMPLE = 4096


def decode(data: bytes, overrides: Overrides) -> tuple[list[str], Conclusion]:
    """The lines of a file, without their ends, and the conclusion about its encoding.

    Bytes that fit no letter become U+FFFD.

    Raises:
        AppError: the user's choice of an encoding is none of those possible.
    """
    choices = [(encoding, Choice(encoding.value, _WORDS[encoding])) for encoding in Encoding]
    encoding, conclusion = settle(Aspect.ENCODING, choices, _detect(data), overrides)
    text = data.decode(encoding.value, errors="replace").removeprefix("\ufeff")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return lines, conclusion


def _detect(data: bytes) -> Verdict[Encoding]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Verdict(encoding, "The file says so in its first bytes.", Sureness.CERTAIN)
    sample = data[:_SAMPLE]
    for encoding, zeros in ((Encoding.UTF16_LE, sample[1::2]), (Encoding.UTF16_BE, sample[0::2])):
        if len(sample) >= 4 and zeros.count(0) > 0.7 * len(zeros):
            return Verdict(encoding, "Every other byte is zero.", Sureness.LIKELY)
    if data.isascii():
        return Verdict(Encoding.UTF8, "There are only plain letters and digits in it.", Sureness.CERTAIN)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return Verdict(Encoding.LATIN1, "Some bytes in it are not UTF-8.", Sureness.LIKELY)
    return Verdict(Encoding.UTF8, "All of it can be read as UTF-8.", Sureness.CERTAIN)
