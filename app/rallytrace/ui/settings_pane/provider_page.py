"""The page of what the models run on."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rallytrace.errors import AppError
from rallytrace.execution_providers import PROVIDERS, Provider, name_in_sentence
from rallytrace.session.preferences import Preferences
from rallytrace.session.provider_survey import ProviderState, ProviderSurvey, TrialReport
from rallytrace.settings import MODELS, PROVIDER
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.form import Page, SettingsForm, subheading
from rallytrace.ui.settings_pane.notice import Notice
from rallytrace.ui.settings_pane.provider_list import AUTO, ProviderList
from rallytrace.ui.settings_pane.trial_panel import TrialPanel

_HOW: Final = "Each provider is tried with a small model, in the background. What really runs is on the status line."
_OF_GPUS: Final = ("device_id", "gpu_memory_limit_mb")


class ProviderPage(Page):
    """What the models run on.

    Attributes:
        providers: the list.
        again: looks again.
        form: the options of the chosen one.
        test: tries the chosen one.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Provider", _HOW, parent)
        self._preferences = preferences
        self._survey = ProviderSurvey(self)
        self._looked = False
        self.providers = ProviderList(self)
        self.again = QPushButton("Look again", self)
        self.trouble = Notice(parent=self)
        self._options_heading = subheading("Options", self)
        names = ("device_id", "gpu_memory_limit_mb", "fp16", "cores", "allow_fallback")
        self.form = SettingsForm(preferences, PROVIDER, {"": names}, self)
        self.test = TrialPanel(self)
        self._lay_out()
        self.providers.chosen.connect(self._choose)
        self.again.clicked.connect(self._look)
        self.test.wanted.connect(self._try)
        self.test.cancelled.connect(self._stop_trying)
        self._survey.surveyed.connect(self._take_states)
        self._survey.failed.connect(self._say_failure)
        self._survey.tried.connect(self._take_report)
        preferences.changed.connect(self._follow)
        self._show_choice()

    def shutdown(self) -> None:
        """End what goes on in the background."""
        self._survey.shutdown()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Find out what works when the page is first seen."""
        super().showEvent(event)
        if not self._looked:
            self._look()

    def _lay_out(self) -> None:
        self.body.addWidget(self.trouble)
        self.body.addWidget(self.providers)
        row = QHBoxLayout()
        row.addWidget(self.again)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self._options_heading)
        self.body.addWidget(self.form)
        self.body.addWidget(subheading("Test", self))
        self.body.addWidget(self.test)
        self.body.addStretch(1)

    @Slot()
    def _look(self) -> None:
        self._looked = True
        self.trouble.say(BadgeStatus.BAD, "")
        self.again.setEnabled(False)
        self.providers.show_looking()
        self._survey.survey()

    @Slot(object)
    def _take_states(self, states: tuple[ProviderState, ...]) -> None:
        self.again.setEnabled(True)
        self.providers.show_states(states)
        self._show_options()

    @Slot(object)
    def _say_failure(self, error: AppError) -> None:
        self.again.setEnabled(True)
        self.providers.show_unknown()
        self.trouble.say(BadgeStatus.BAD, str(error))

    @Slot(str)
    def _choose(self, name: str) -> None:
        # Left on, half precision would keep a provider that has none from starting.
        half = self._preferences.value.provider.fp16 and name != AUTO and "fp16" in PROVIDERS[Provider(name)].settings
        self._preferences.update(PROVIDER, name=name, fp16=half)

    @Slot()
    def _try(self) -> None:
        settings = self._preferences.value
        self.test.show_work(self._label())
        self._survey.try_out(settings.provider, settings.models.tracknet, settings.models.bg_mode)
        self.test.cancel.setFocus()

    @Slot()
    def _stop_trying(self) -> None:
        self._survey.cancel_trial()
        self.test.show_nothing(self._label())
        self.test.button.setFocus()

    @Slot(object)
    def _take_report(self, report: TrialReport) -> None:
        self.test.show_report(report, _label(report.name))

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if not sections & {PROVIDER, MODELS}:
            return
        if self._survey.is_trying:
            self._survey.cancel_trial()
        self._show_choice()

    def _show_choice(self) -> None:
        name = self._preferences.value.provider.name
        self.providers.show_choice(name)
        self._show_options()
        self._options_heading.setText(f"Options of {self._label()}" if name != AUTO else "Options")
        self.test.show_nothing(self._label())

    def _show_options(self) -> None:
        options = self._options()
        for option in self.form.rows:
            self.form.show_row(option, shown=option in options)

    def _options(self) -> tuple[str, ...]:
        """The options that mean something now; automatic never has to fall back, and is never half precise."""
        name = self._preferences.value.provider.name
        if name != AUTO:
            return (*PROVIDERS[Provider(name)].settings, "cores")
        best = self.providers.best
        return ("cores",) if best is None else (*(one for one in PROVIDERS[best].settings if one in _OF_GPUS), "cores")

    def _label(self) -> str:
        return _label(self._preferences.value.provider.name)


def _label(name: str) -> str:
    return "the best that works here" if name == AUTO else name_in_sentence(Provider(name))
