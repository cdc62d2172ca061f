"""Load translations, and choose the language of the window."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from shiboken6 import isValid

from rallytrace.files import paths
from rallytrace.settings.languages import ENGLISH, SYSTEM, Language, language_for, language_of
from rallytrace.texts import use_language

_loaded: Final[list[QTranslator]] = []
"""Translators in use. Qt does not keep them."""
_in_use: Final[list[Language]] = [ENGLISH]


def current_language() -> Language:
    return _in_use[-1]


def chosen_language(setting: str) -> Language:
    return language_for(list(QLocale.system().uiLanguages())) if setting == SYSTEM else language_of(setting)


def speak(language: Language, application: QCoreApplication | None = None) -> None:
    """Show all texts in a language from now on.

    Args:
        application: also translate the texts of Qt's own dialogs in this application.
    """
    if application is not None:
        for translator in _loaded:
            application.removeTranslator(translator)
    _loaded.clear()
    own = _load(f"rallytrace_{language.code}", str(paths.resources_dir() / "translations"))
    if language == ENGLISH or own is None:
        _in_use[:] = [ENGLISH]
        use_language(None)
        return
    _in_use[:] = [language]
    # At the end of the program Qt deletes the translator while timers may still fire.
    use_language(
        lambda context, text, number: (isValid(own) and own.translate(context, text, "", number)) or "",
        decimal_comma=language.decimal_comma,
        comma=language.comma,
        percent=language.percent,
        tag=language.tag,
    )
    qt = _load(f"qtbase_{language.code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if application is not None:
        for translator in filter(None, (qt, own)):  # ours has the names of keys, and is asked first
            application.installTranslator(translator)


def _load(name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    if not translator.load(name, folder):
        return None
    _loaded.append(translator)
    return translator
