"""Secondary windows (settings, help, diagnostics), theme and full screen."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from rallytrace import __version__
from rallytrace.settings.sections import APPEARANCE, PLAYBACK
from rallytrace.ui.controller import Controller, WindowContext
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.look import theme

if TYPE_CHECKING:
    from rallytrace.ui.settings_pane.pane import SettingsPane

_THEMES = ("system", "light", "dark")


class AppearanceController(Controller):
    """Opens the secondary windows, one of each, and changes theme and full screen."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._preferences = context.workspace.preferences
        self._beside: dict[str, QWidget] = {}
        self.settings_pane: SettingsPane | None = None
        self._preferences.changed.connect(self._on_settings)
        context.registry.held.connect(self._on_held)
        self._show_checked()

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            "settings": self.show_settings,
            "help": self.show_help,
            "diagnostics": self.show_diagnostics,
            "about": self.show_about,
            "full_screen": self._toggle_full_screen,
            "zoom_to_places": partial(self._toggle_playback, "zoom_to_places"),
            "review_in_time": partial(self._toggle_playback, "review_in_time"),
            **{f"theme_{name}": partial(self._choose_theme, name) for name in _THEMES},
        }

    @Slot()
    def show_settings(self) -> None:
        self._show("settings", self._make_settings)

    @Slot()
    def show_provider_settings(self) -> None:
        from rallytrace.ui.settings_pane.pane import PageName  # noqa: PLC0415 - the window opens sooner without

        self.show_settings()
        if self.settings_pane is not None:
            self.settings_pane.show_page(PageName.PROVIDER)

    def show_help(self) -> None:
        from rallytrace.ui.keyboard.help_sheet import HelpSheet  # noqa: PLC0415 - as above

        self._show("help", lambda: HelpSheet(self._registry, self._window))

    def show_diagnostics(self) -> None:
        from rallytrace.ui.diagnostics_dialog import DiagnosticsDialog  # noqa: PLC0415 - as above

        self._show("diagnostics", lambda: DiagnosticsDialog(self._window, self._facts()))

    def show_about(self) -> None:
        QMessageBox.about(
            self._window,
            "About RallyTrace",
            f"<b>RallyTrace {__version__}</b><p>Finds the shuttle or ball in every frame of a match video, lets you "
            "correct the path by hand, and exports labels.<p>MIT licence. With Qt (LGPL), ONNX Runtime (MIT), "
            "FFmpeg through PyAV, OpenCV (Apache 2.0).",
        )

    def shutdown(self) -> None:
        if self.settings_pane is not None:
            self.settings_pane.shutdown()

    def _facts(self) -> dict[str, str]:
        info = self._workspace.info
        models = self._preferences.value.models
        return {
            "video": "none" if info is None else f"{info.path} ({info.size}, {info.n_frames} frames)",
            "TrackNet": str(models.tracknet or "included with RallyTrace"),
            "InpaintNet": str(models.inpaintnet or "included with RallyTrace"),
            "requested provider": self._preferences.value.provider.name,
        }

    def _make_settings(self) -> QWidget:
        from rallytrace.ui.settings_pane.pane import SettingsPane  # noqa: PLC0415 - as above

        self.settings_pane = SettingsPane(self._preferences, self._window)
        return self.settings_pane

    def _show(self, name: str, make: Callable[[], QWidget]) -> None:
        widget = self._beside.get(name)
        if widget is None:
            widget = self._beside[name] = make()
            if not isinstance(widget, QDialog):
                widget.setWindowFlag(Qt.WindowType.Window)
        widget.show()
        widget.raise_()
        widget.activateWindow()

    def _toggle_full_screen(self) -> None:
        # It may be maximized besides, and is again afterwards.
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot(str, bool)
    def _on_held(self, name: str, on: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "auto_advance":
            self._switch_playback(name, on=on)

    def _toggle_playback(self, name: str) -> None:
        self._switch_playback(name, on=not getattr(self._preferences.value.playback, name))

    def _switch_playback(self, name: str, *, on: bool) -> None:
        self._preferences.update(PLAYBACK, **{name: on})
        action = next(spec for spec in ACTIONS if spec.id == name)
        self._notices.tell(f"{action.name}: {'on' if on else 'off'}. {action.tip}.")

    def _choose_theme(self, name: str) -> None:
        self._preferences.update(APPEARANCE, theme=name)

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        app = QApplication.instance()
        if APPEARANCE in sections and isinstance(app, QApplication):
            theme.apply(app, self._preferences.value.appearance.theme)
        self._show_checked()

    def _show_checked(self) -> None:
        settings = self._preferences.value
        self._registry.set_checked(f"theme_{settings.appearance.theme}", on=True)
        for name in ("auto_advance", "zoom_to_places", "review_in_time", "loop"):
            self._registry.set_checked(name, on=getattr(settings.playback, name))
