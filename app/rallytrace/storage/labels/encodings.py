"""Detect the encoding of a text file, from its byte order mark, valid UTF-8, or the letters it would contain."""

import codecs
import re
from typing import Final

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, choices_of
from rallytrace.texts import tr_lazy


class Encoding(WordedEnum):
    """A text encoding. The value is Python's name for it, or a similar one."""

    UTF8 = "utf-8", "UTF-8"
    UTF16_LE = "utf-16-le", "UTF-16"
    UTF16_BE = "utf-16-be", tr_lazy("video", "UTF-16, high byte first")
    LATIN1 = "latin-1", tr_lazy("video", "Latin-1 (old Windows)")
    GB18030 = "gb18030", tr_lazy("video", "GB18030 (Chinese)")
    SHIFT_JIS = "shift-jis", tr_lazy("video", "Shift-JIS (Japanese)")
    BIG5 = "big5", tr_lazy("video", "Big5 (Chinese, traditional)")
    KOREAN = "cp949", tr_lazy("video", "EUC-KR (Korean)")
    CYRILLIC = "cp1251", tr_lazy("video", "Windows-1251 (Cyrillic)")

    @property
    def codec(self) -> str:
        return {Encoding.LATIN1: "cp1252", Encoding.SHIFT_JIS: "cp932"}.get(self, self.value)


_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, Encoding.UTF8),
    (codecs.BOM_UTF16_LE, Encoding.UTF16_LE),
    (codecs.BOM_UTF16_BE, Encoding.UTF16_BE),
)
_SAMPLE_BYTES: Final = 4096
_LETTER_SAMPLE_BYTES: Final = 65536
_ASIAN_ENCODINGS: Final = (Encoding.SHIFT_JIS, Encoding.GB18030, Encoding.KOREAN, Encoding.BIG5)


def decode_text(data: bytes, decisions: Decisions) -> str:
    """Return the text of a file without byte order mark. Bytes that cannot be decoded become U+FFFD.

    Raises:
        AppError: the user's choice of encoding is not possible.
    """
    encoding = decisions.choose(Aspect.ENCODING, choices_of(Encoding), detect_encoding(data))
    return data.decode(encoding.codec, errors="replace").removeprefix("\ufeff")


def detect_encoding(data: bytes) -> AspectFinding[Encoding]:
    """Return the likeliest encoding of a file."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return AspectFinding(
                encoding, tr_lazy("video", "The file starts with a byte order mark."), Certainty.CERTAIN
            )
    sample = data[:_SAMPLE_BYTES]
    for encoding, zeros in ((Encoding.UTF16_LE, sample[1::2]), (Encoding.UTF16_BE, sample[0::2])):
        if len(sample) >= 4 and zeros.count(0) > 0.7 * len(zeros):
            return AspectFinding(encoding, tr_lazy("video", "Every other byte is zero."), Certainty.LIKELY)
    if data.isascii():
        return AspectFinding(Encoding.UTF8, tr_lazy("video", "The file contains only ASCII."), Certainty.CERTAIN)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        encoding = _by_letters(data)
        return AspectFinding(encoding, tr_lazy("video", "Some bytes are not UTF-8. Check the names."), Certainty.LIKELY)
    return AspectFinding(Encoding.UTF8, tr_lazy("video", "The file is valid UTF-8."), Certainty.CERTAIN)


def _by_letters(data: bytes) -> Encoding:
    """Return the encoding in which most non-ASCII bytes make common letters, or Latin-1 if such bytes stand alone."""
    sample = data if len(data) <= _LETTER_SAMPLE_BYTES else data[:_LETTER_SAMPLE_BYTES].rpartition(b"\n")[0]
    lines = [line for line in sample.splitlines() if not line.isascii()]
    runs = [run for line in lines for run in re.findall(rb"[\x80-\xff]+", line)]
    text = b"\n".join(lines)
    alone = sum(len(run) for run in runs if len(run) == 1)
    total = sum(map(len, runs))
    if alone * 2 < total or _score(text, Encoding.SHIFT_JIS) >= total:
        best = max(_ASIAN_ENCODINGS, key=lambda encoding: _score(text, encoding))
        asian, cyrillic = _score(text, best), _score(text, Encoding.CYRILLIC)
        if max(asian, cyrillic) > 0.6 * total:
            return best if asian >= cyrillic else Encoding.CYRILLIC
    return Encoding.LATIN1


def _score(data: bytes, encoding: Encoding) -> float:
    """Return how many non-ASCII bytes give common letters in an encoding."""
    try:
        text = data.decode(encoding.codec)
    except UnicodeDecodeError:
        return 0.0
    if encoding is Encoding.CYRILLIC:
        words = re.findall(r"[^\W\d_]+", text)
        usual = [word for word in words if set(word) <= _CYRILLIC_LETTERS and _has_usual_case(word)]
        return float(sum(map(len, usual)))
    return sum(_weight(letter, encoding) for letter in text if not letter.isascii())


def _has_usual_case(word: str) -> bool:
    return (word.islower() or word.isupper() or word.istitle()) and word[0].lower() not in "ъьы"


def _weight(letter: str, encoding: Encoding) -> float:
    """Return the weight of a non-ASCII letter as evidence for an Asian encoding: 2 for a common two-byte letter."""
    first, *rest = letter.encode(encoding.codec, errors="replace")
    is_chinese = "\u4e00" <= letter <= "\u9fff"
    if encoding is Encoding.SHIFT_JIS:
        is_kana = "\u3040" <= letter <= "\u30ff"
        return 2.5 if is_kana else 1.5 if is_chinese and first <= 0x97 else 0.2 * (1 + len(rest))
    if encoding is Encoding.KOREAN:
        return 2.2 if letter in _COMMON_HANGUL else 1.2 if "\uac00" <= letter <= "\ud7a3" else 0.3
    if encoding is Encoding.BIG5:
        return 1.9 if is_chinese and 0xA4 <= first <= 0xC6 else 0.5
    is_in_gb2312 = is_chinese and len(rest) == 1 and rest[0] >= 0xA1
    return 2.0 if is_in_gb2312 and 0xB0 <= first <= 0xD7 else 1.6 if is_in_gb2312 else 0.6


_COMMON_HANGUL: Final = frozenset(
    "이가나다라마바사아자하고기지는을를의에도로서은한인그리어니대부시수보제정전경일주해성원영신선진준민현우희김박최강조윤장임오송안세연예유소채혜미애랠"
    "승패점득트경기선수포인"
)
"""Syllables of common names and words. The same bytes can also be Chinese characters."""
_CYRILLIC_LETTERS: Final = frozenset("абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")
