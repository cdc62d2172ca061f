import re
from dataclasses import fields

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QImageReader, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qt import put_on_screen, wait_until
from rallytrace.files import paths
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.theme import DARK, LIGHT, Tokens

BOTH = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
GROUNDS = ("window", "panel", "raised", "hover", "field", "alternate")


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2.2, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@BOTH
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "good", "warning", "bad", "busy"])
def test_words_can_be_read_on_every_ground(tokens: Tokens, ground: str, ink: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("text", "pressed"),
        ("on_selection", "selection"),
        ("on_primary", "primary"),
        ("good", "good_ground"),
        ("warning", "warning_ground"),
        ("bad", "bad_ground"),
        ("busy", "busy_ground"),
        ("strip_curve", "strip"),
        ("on_video", "shadow"),
    ],
)
def test_words_can_be_read_on_the_ground_made_for_them(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("ground", ["window", "panel", "field"])
@pytest.mark.parametrize("edge", ["outline", "accent", "playhead"])
def test_edges_and_the_focus_stand_out(tokens: Tokens, ground: str, edge: str) -> None:
    if (edge, ground) == ("playhead", "window"):
        ground = "strip"
    assert contrast(getattr(tokens, edge), getattr(tokens, ground)) >= 3.0


@BOTH
def test_greys_have_no_hue_that_would_colour_the_video(tokens: Tokens) -> None:
    for name in ("window", "panel", "canvas", "field", "border"):
        parts = QColor(getattr(tokens, name)).getRgb()
        assert isinstance(parts, tuple)
        assert max(parts[:3]) - min(parts[:3]) <= 8, name


@BOTH
def test_style_sheet_uses_known_names_and_existing_files(tokens: Tokens) -> None:
    sheet = theme.style_sheet(tokens)
    assert "@" not in sheet
    named = re.findall(r'url\("([^"]+)"\)', sheet)
    assert named
    for path in named:
        assert not QImageReader(path).read().isNull(), path


def test_qt_finds_no_fault_in_the_style_sheet(qapp: QApplication, capfd: pytest.CaptureFixture[str]) -> None:
    for choice in ("dark", "light"):
        theme.apply(qapp, choice)
        QLineEdit().ensurePolished()
    assert "Could not parse" not in capfd.readouterr().err


def test_choosing_changes_palette_and_sheet_and_says_so(qapp: QApplication) -> None:
    chosen = theme.apply(qapp, "light")
    told: list[bool] = []
    chosen.changed.connect(lambda: told.append(theme.tokens().dark))
    theme.apply(qapp, "dark")
    assert theme.tokens() == DARK
    assert theme.current() is chosen
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.panel)
    assert DARK.panel in qapp.styleSheet()
    theme.apply(qapp, "dark")
    theme.apply(qapp, "light")
    assert told == [True, False]


def test_the_systems_theme_is_followed_while_it_is_chosen(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    theme.apply(qapp, "system")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.tokens() == DARK
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.tokens() == LIGHT


def test_the_systems_theme_does_not_touch_an_explicit_choice(qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.tokens() == DARK


def test_a_mark_is_shown_at_once_and_can_be_taken_off(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    label = QLabel("It fits.")
    label.resize(80, 24)
    plain = label.grab().toImage()
    theme.set_property(label, "verdict", "bad")
    assert dominant(label.grab().toImage()) == LIGHT.bad_ground
    theme.set_property(label, "verdict", "good")
    assert dominant(label.grab().toImage()) == LIGHT.good_ground
    theme.set_property(label, "verdict", None)
    assert label.grab().toImage() == plain


def dominant(image: QImage) -> str:
    names = [image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())]
    return max(set(names), key=names.count)


def test_icons_take_the_colour_of_the_theme_they_are_painted_in(qapp: QApplication) -> None:
    button = QToolButton()
    button.setIcon(icons.icon("play"))
    for choice, tokens in (("light", LIGHT), ("dark", DARK)):
        theme.apply(qapp, choice)
        assert strongest(button.icon().pixmap(32, 32)) == tokens.text
        assert strongest(button.icon().pixmap(QSize(32, 32), QIcon.Mode.Disabled)) == tokens.disabled
        assert strongest(icons.icon("play", IconColour.BAD).pixmap(32, 32)) == tokens.bad


def strongest(pixmap: QPixmap) -> str:
    """Return the colour of the pixels that are painted in full."""
    image = pixmap.toImage()
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    full = [colour.name() for colour in pixels if colour.alpha() == 255]
    return max(set(full), key=full.count)


def test_icons_are_sharp_on_dense_screens(qapp: QApplication) -> None:
    dense = icons.icon("play").pixmap(QSize(16, 16), 2.0)
    assert dense.size() == QSize(32, 32)
    assert dense.devicePixelRatio() == 2.0


def test_an_icon_that_is_not_in_the_set_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        icons.icon("no-such-glyph")


def test_each_verdict_has_its_own_shape(qapp: QApplication) -> None:
    shapes = set()
    for verdict in BadgeStatus:
        image = icons.verdict_icon(verdict).pixmap(32, 32).toImage()
        shapes.add(tuple(image.pixelColor(x, y).alpha() > 127 for x in range(32) for y in range(32)))
    assert len(shapes) == len(BadgeStatus)


def test_the_programs_icon_can_be_drawn_small_and_large(qapp: QApplication) -> None:
    for size in (16, 256):
        drawn = icons.application_icon().pixmap(QSize(size, size), 1.0)
        assert drawn.size() == QSize(size, size)
        assert not drawn.toImage().allGray()


def test_every_colour_is_used_or_offered_to_painters() -> None:
    sheet = (paths.resources_dir() / "style" / "rallytrace.qss").read_text(encoding="utf-8")
    for field in fields(Tokens):
        if field.name != "dark":
            assert re.fullmatch("#[0-9a-f]{6}", getattr(LIGHT, field.name)), field.name
            assert re.fullmatch("#[0-9a-f]{6}", getattr(DARK, field.name)), field.name
    assert "#" not in re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL), "a colour that is no token"


@pytest.mark.parametrize("focused", [True, False])
def test_open_list_fits_its_items_with_or_without_focus(
    qapp: QApplication,
    focused: bool,
) -> None:
    theme.apply(qapp, "dark")
    window = QWidget()
    box, field = QComboBox(), QLineEdit()
    box.addItems(["One", "Two", "Three", "Four"])
    column = QVBoxLayout(window)
    column.addWidget(box)
    column.addWidget(field)
    put_on_screen(window, active=True)
    (box if focused else field).setFocus()
    wait_until(lambda: box.hasFocus() is focused)
    box.showPopup()
    listed = box.view()
    wait_until(listed.isVisible)
    last = listed.visualRect(listed.model().index(3, 0))
    assert listed.verticalScrollBar().maximum() == 0
    assert last.bottom() < listed.viewport().height()
    box.hidePopup()


def _ink_rows(image: QImage, area: QRect) -> int:
    """Return the number of rows from the first to the last one with another colour than the corner of an area."""
    ground = image.pixel(area.topLeft())
    columns = range(area.left(), area.right() + 1)
    inked = [y for y in range(area.top(), area.bottom() + 1) if any(image.pixel(x, y) != ground for x in columns)]
    return inked[-1] - inked[0] + 1


def test_titles_of_docks_show_all_rows_of_their_text(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    window = QMainWindow()
    dock = QDockWidget("Å(g)点", window)
    dock.setWidget(QLabel("content"))
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.resize(200, 100)
    put_on_screen(window)
    title = QRect(0, 0, 80, dock.widget().y() - 2)
    free = QImage(80, 80, QImage.Format.Format_RGB32)
    free.fill(QColor(LIGHT.panel))
    with QPainter(free) as painter:
        painter.setFont(dock.font())
        painter.drawText(8, 40, dock.windowTitle())
    assert _ink_rows(dock.grab(title).toImage(), title) == _ink_rows(free, free.rect())
