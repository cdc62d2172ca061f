"""The languages of the window and the match page."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """A language that RallyTrace is translated to.

    Attributes:
        code: name of its files, and of the language in Qt and in `LANG`: zh_CN.
        name: its own name, for those who read it.
        decimal_comma: True if people write 1.234,5 rather than 1,234.5.
        comma: what stands between the parts of a list.
        percent: what stands after a percentage, with the space before it, if there is one.
        tags: what the BCP 47 tag of a system in this language begins with, in lower case.
        fonts: fonts that have its characters in its own shapes, for what the system's font lacks; those of Linux,
            Windows and macOS.
    """

    code: str
    name: str
    tags: tuple[str, ...]
    decimal_comma: bool = False
    comma: str = ", "
    percent: str = "%"
    fonts: tuple[str, ...] = ()

    @property
    def tag(self) -> str:
        """Return the BCP 47 tag: zh-CN."""
        return self.code.replace("_", "-")


ENGLISH: Final = Language("en", "English", ("en",))
LANGUAGES: Final = (
    ENGLISH,
    Language("da", "Dansk", ("da",), decimal_comma=True, percent="\N{NO-BREAK SPACE}%"),
    Language("es", "Español", ("es",), decimal_comma=True, percent="\N{NO-BREAK SPACE}%"),
    Language("id", "Bahasa Indonesia", ("id", "in"), decimal_comma=True),
    Language(
        "ja",
        "日本語",
        ("ja",),
        comma="\N{IDEOGRAPHIC COMMA}",
        fonts=("Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans"),
    ),
    Language(
        "zh_CN",
        "简体中文",
        ("zh-hans", "zh-cn", "zh-sg", "zh"),
        comma="\N{FULLWIDTH COMMA}",
        fonts=("Noto Sans CJK SC", "Microsoft YaHei UI", "PingFang SC"),
    ),
    Language(
        "zh_TW",
        "繁體中文",
        ("zh-hant", "zh-tw", "zh-hk", "zh-mo"),
        comma="\N{FULLWIDTH COMMA}",
        fonts=("Noto Sans CJK TC", "Microsoft JhengHei UI", "PingFang TC"),
    ),
)
SYSTEM: Final = "system"
"""Value of the setting that takes the language of the system."""


def language_of(code: str) -> Language:
    """Return the language with a code; English for any other text."""
    return next((language for language in LANGUAGES if language.code == code), ENGLISH)


def language_for(tags: list[str]) -> Language:
    """Return the language for a system, English if there is none.

    Args:
        tags: BCP 47 tags of the languages that the user reads, the preferred one first: ["zh-Hant-TW", "en"].
    """
    for tag in tags:
        found = [
            (len(start), language)
            for language in LANGUAGES
            for start in language.tags
            if f"{tag.lower()}-".startswith(f"{start}-")
        ]
        if found:
            return max(found, key=lambda one: one[0])[1]
    return ENGLISH
