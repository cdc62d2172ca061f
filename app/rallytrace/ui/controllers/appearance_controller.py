"""Secondary windows (settings, help, diagnostics), theme, full screen, and settings toggled by actions."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from rallytrace import __version__
from rallytrace.settings.sections import APPEARANCE
from rallytrace.texts import tr
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.keyboard.action_spec import ActionSpec
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.look import theme

if TYPE_CHECKING:
    from rallytrace.ui.settings_pane.pane import SettingsPane

_THEMES = ("system", "light", "dark")
_SWITCHES = tuple(spec for spec in ACTIONS if spec.setting)


class AppearanceController(Controller):
    """Opens one of each secondary window, and changes theme, full screen and settings."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._preferences = context.workspace.preferences
        self._beside: dict[str, QWidget] = {}
        self.settings_pane: SettingsPane | None = None
        self._preferences.changed.connect(self._on_settings)
        self._show_checked()
        for spec in _SWITCHES:
            self._registry[spec.id].toggled.connect(partial(self._switch, spec))

    @property
    def commands(self) -> Commands:
        return {
            "settings": self.show_settings,
            "help": self.show_help,
            "manual": self.show_manual,
            "diagnostics": self.show_diagnostics,
            "about": self.show_about,
            "full_screen": self._toggle_full_screen,
            **{f"theme_{name}": partial(self._preferences.update, APPEARANCE, theme=name) for name in _THEMES},
        }

    @Slot()
    def show_settings(self) -> None:
        self._show("settings", self._make_settings)

    @Slot()
    def show_provider_settings(self) -> None:
        self.show_settings()
        if self.settings_pane is not None:
            self.settings_pane.show_page(self.settings_pane.provider)

    @Slot()
    def show_model_settings(self) -> None:
        self.show_settings()
        if self.settings_pane is not None:
            self.settings_pane.show_page(self.settings_pane.models)

    def show_help(self) -> None:
        from rallytrace.ui.keyboard.help_sheet import HelpSheet  # noqa: PLC0415 - the window opens sooner without

        self._show("help", lambda: HelpSheet(self._registry, self._window))

    def show_manual(self) -> None:
        from rallytrace.ui.manual_window import ManualWindow  # noqa: PLC0415 - as above

        self._show("manual", lambda: ManualWindow(self._window))

    def show_diagnostics(self) -> None:
        from rallytrace.ui.diagnostics_dialog import DiagnosticsDialog  # noqa: PLC0415 - as above

        self._show("diagnostics", lambda: DiagnosticsDialog(self._window, self._facts()))

    def show_about(self) -> None:
        QMessageBox.about(
            self._window,
            tr("window", "About RallyTrace"),
            tr(
                "window",
                "<b>RallyTrace {version}</b><p>Finds the shuttle or ball in every frame of a match video, lets you "
                "correct the path by hand, and exports labels.<p>MIT licence. With Qt (LGPL), ONNX Runtime (MIT), "
                "FFmpeg through PyAV, OpenCV (Apache 2.0).",
                version=__version__,
            ),
        )

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

        pane = self.settings_pane = SettingsPane(self._preferences, self._window)
        for search in (pane.models.inspection, pane.provider.survey):
            self._workspace.ending.connect(search.shutdown)
        return pane

    def _show(self, name: str, make: Callable[[], QWidget]) -> None:
        widget = self._beside.get(name)
        if widget is None:
            widget = self._beside[name] = make()
            if not isinstance(widget, QDialog):
                widget.setWindowFlag(Qt.WindowType.Dialog)  # stays above the window
                widget.move(self._window.frameGeometry().center() - widget.rect().center())
        widget.show()
        widget.raise_()
        widget.activateWindow()

    def _toggle_full_screen(self) -> None:
        # The window may be maximized too, and should be again afterwards.
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _switch(self, spec: ActionSpec, enabled: bool) -> None:  # noqa: FBT001 - a signal's
        """Change a setting when its action is toggled, unless the action was toggled by the setting."""
        if enabled != self._is_on(spec):
            section, name = spec.setting.split(".")
            self._preferences.update(section, **{name: enabled})
            self._notices.tell(
                tr("window", "{name}: on. {tip}.", name=spec.name, tip=spec.tip)
                if enabled
                else tr("window", "{name}: off. {tip}.", name=spec.name, tip=spec.tip)
            )

    def _is_on(self, spec: ActionSpec) -> bool:
        return bool(attrgetter(spec.setting)(self._preferences.value))

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        app = QApplication.instance()
        if APPEARANCE in sections and isinstance(app, QApplication):
            theme.apply(app, self._preferences.value.appearance.theme)
        self._show_checked()

    def _show_checked(self) -> None:
        self._registry.set_checked(f"theme_{self._preferences.value.appearance.theme}", checked=True)
        for spec in _SWITCHES:
            self._registry.set_checked(spec.id, checked=self._is_on(spec))
