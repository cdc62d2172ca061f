"""The provider page: the state of each provider, their options, and a test of the chosen one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from rallytrace.errors import AppError
from rallytrace.model_records.compiled_models import clear_compiled, compiled_dir, compiled_models
from rallytrace.model_records.execution_providers import (
    AUTOMATIC,
    PROVIDERS,
    Precision,
    Provider,
    ProviderStatus,
    name_in_sentence,
)
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.session.preferences import Preferences
from rallytrace.session.provider_survey import ProviderSurvey, TrialReport
from rallytrace.settings import MODELS, PROVIDER
from rallytrace.settings.words import WORDS
from rallytrace.texts import join_sentences, shown, shown_number, tr, tr_lazy
from rallytrace.track.wording import count_noun, join_names
from rallytrace.tracking.int8_cache import remembered_trial
from rallytrace.tracking.options import NetworkChoice
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    Notice,
    VerdictBadge,
    give_role,
    icon_button,
    show_text,
    thin_bar,
    wrapped_label,
)
from rallytrace.ui.settings_pane.form import Page, SettingsForm

AUTO: Final = "auto"
_BADGES: Final = {
    ProviderAgreement.SAME: (BadgeStatus.GOOD, tr_lazy("models", "Agrees with the CPU")),
    ProviderAgreement.CLOSE: (BadgeStatus.WARNING, tr_lazy("models", "Nearly agrees with the CPU")),
    ProviderAgreement.DIFFERENT: (BadgeStatus.BAD, tr_lazy("models", "Differs from the CPU")),
    None: (BadgeStatus.BAD, tr_lazy("models", "Failed")),
}
_OF_GPUS: Final = ("device_id", "gpu_memory_limit_mb")


class ProviderRow(QWidget):
    """A radio button for a provider, with the provider's state and a button to copy install instructions.

    The height is fixed, so that rows do not move under the mouse when the states arrive.

    Args:
        name: value of the setting.
        label: name of the provider in the window.
    """

    def __init__(self, name: str, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.button = QRadioButton(label, self)
        self.badge = VerdictBadge(self)
        self._reason = give_role(ElidedLabel(parent=self), "small")
        self.reason = self.remedy = ""
        tip = tr("models", "Copy the install instructions")
        name = tr("models", "Copy the install instructions for {provider}", provider=label)
        sign = icons.icon("content-copy", IconColour.MUTED)
        self.copy = icon_button(self, sign, tip, name=name, size=14)
        self.copy.clicked.connect(self._copy)
        self._lay_out()
        self.show_checking()
        self._say("", "")

    def show_checking(self) -> None:
        """Show that the provider is being checked. The last reason stays readable."""
        self.badge.show_verdict(BadgeStatus.BUSY, tr("models", "Checking"))

    def show_remark(self, verdict: BadgeStatus, words: str, remark: str) -> None:
        self.badge.show_verdict(verdict, words)
        self._say(remark, "")

    def show_state(self, state: ProviderStatus) -> None:
        if state.usable:
            self.badge.show_verdict(BadgeStatus.GOOD, tr("models", "Works"))
        elif state.in_build:
            self.badge.show_verdict(BadgeStatus.BAD, tr("models", "Not usable"))
        else:
            self.badge.show_verdict(BadgeStatus.WARNING, tr("models", "Not installed"))
        self._say(state.reason, state.remedy)

    def _say(self, reason: str, remedy: str) -> None:
        is_command = "install" in remedy.lower()
        self.reason, self.remedy = reason, remedy = shown(reason), shown(remedy)
        self._reason.setText(reason)
        self._reason.set_tip(f"{reason}\n{remedy}".strip())
        self.copy.setVisible(is_command)
        self.button.setAccessibleDescription(join_sentences(f"{self.badge.text}.", reason, remedy))

    def _lay_out(self) -> None:
        lay_row(self.button, self.badge, (self._reason, 1), self.copy, owner=self, spacing=10)
        self.setFixedHeight(max(self.button.sizeHint().height(), self.badge.sizeHint().height(), self.copy.height()))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.remedy)


class ProviderList(QWidget):
    """A list of all providers, with the automatic choice first.

    Attributes:
        rows: the rows, keyed by the value of the setting.
        details: label with the full reason and remedy of the chosen provider.
        best: provider that the automatic choice uses, or None while it is unknown.
    """

    provider_chosen = Signal(str)
    """The value of the setting for the chosen provider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = AUTO
        self.best: Provider | None = None
        self._group = QButtonGroup(self)
        self.rows = {AUTO: ProviderRow(AUTO, tr("models", "Automatic: best available"), self)}
        self.rows |= {
            provider.value: ProviderRow(provider.value, facts.label, self) for provider, facts in PROVIDERS.items()
        }
        self.details = wrapped_label(self, role="small", selectable=True)
        for row in self.rows.values():
            self._group.addButton(row.button)
        lay_column(*self.rows.values(), self.details, (None, 1), owner=self, spacing=4)
        self._group.buttonClicked.connect(self._give)

    def show_choice(self, name: str) -> None:
        self._current = name
        self.rows[name].button.setChecked(True)
        self._show_details()

    def show_checking(self) -> None:
        for row in self.rows.values():
            row.show_checking()

    def show_unknown(self) -> None:
        for row in self.rows.values():
            row.show_remark(BadgeStatus.WARNING, tr("models", "Unknown"), "")
        self._show_details()

    def show_states(self, states: tuple[ProviderStatus, ...]) -> None:
        usable = {state.provider for state in states if state.usable}
        best = next((provider for provider in AUTOMATIC if provider in usable), None)
        for state in states:
            self.rows[state.provider.value].show_state(state)
        if best is None:
            self.rows[AUTO].show_remark(BadgeStatus.BAD, tr("models", "None works"), "")
        else:
            uses = tr("models", "Uses {provider}", provider=name_in_sentence(best))
            self.rows[AUTO].show_remark(BadgeStatus.GOOD, uses, _remark(usable))
        self.best = best
        self._show_details()

    def _show_details(self) -> None:
        row = self.rows[self._current]
        show_text(self.details, f"{row.reason}\n{row.remedy}".strip())

    @Slot(QAbstractButton)
    def _give(self, button: QAbstractButton) -> None:
        self.provider_chosen.emit(next(name for name, row in self.rows.items() if row.button is button))


def _remark(usable: set[Provider]) -> str:
    if Provider.TENSORRT in usable:
        return tr(
            "models",
            "TensorRT also works and may be faster. It is not chosen automatically, because its first start takes "
            "minutes.",
        )
    if Provider.OPENVINO in usable:
        return tr(
            "models",
            "OpenVINO also works. It is not chosen automatically. With bfloat16 it may be faster than the CPU.",
        )
    return ""


class TrialPanel(QWidget):
    test_requested = Signal()
    test_cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton(tr("models", "Test"), self)
        self.cancel = QPushButton(tr("models", "Cancel"), self)
        self.badge = VerdictBadge(self)
        self.about = wrapped_label(self, role="muted")
        self._progress = thin_bar(self, 6, endless=True)
        self._figures = lay_grid(spacing=(20, 3))
        self._sentences = wrapped_label(self, selectable=True)
        self._labels: list[QLabel] = []
        self.button.clicked.connect(self.test_requested)
        self.cancel.clicked.connect(self.test_cancelled)
        self._lay_out()
        self.show_nothing("")

    @property
    def text(self) -> str:
        return "\n".join([*(label.text() for label in self._labels), self._sentences.text()])

    def show_nothing(self, label: str, remark: str = "") -> None:
        asked = tr(
            "models",
            "Run part of the demo rally on {provider} and on the CPU, and compare speed and results.",
            provider=label,
        )
        self._show(join_sentences(remark, asked))

    def show_work(self, label: str) -> None:
        words = tr("models", "Testing {provider}\N{HORIZONTAL ELLIPSIS}", provider=label)
        self._show(words, (BadgeStatus.BUSY, tr("models", "Testing")), works=True)

    def show_report(self, report: TrialReport, label: str) -> None:
        verdict, words = _BADGES[report.agreement]
        self._show(tr("models", "Test of {provider}:", provider=label), (verdict, shown(words)))
        self._fill(_figures(report.figures, label) if report.figures else [])
        sentences = report.sentences if not report.figures else report.sentences[-1:]
        show_text(self._sentences, join_sentences(*sentences))

    def _lay_out(self) -> None:
        top = lay_row(self.button, self.cancel, self.badge, (None, 1), spacing=8)
        lay_column(self.about, top, self._progress, self._figures, self._sentences, owner=self, spacing=6)

    def _show(self, about: str, badge: tuple[BadgeStatus, str] | None = None, *, works: bool = False) -> None:
        self.about.setText(about)
        self.badge.setVisible(badge is not None)
        if badge is not None:
            self.badge.show_verdict(*badge)
        self._fill([])
        self._sentences.hide()
        self._progress.setVisible(works)
        self.cancel.setVisible(works)
        self.button.setVisible(not works)

    def _fill(self, lines: list[tuple[str, str]]) -> None:
        for label in self._labels:
            self._figures.removeWidget(label)
            label.deleteLater()
        self._labels = []
        for row, words in enumerate(lines):
            for column, text in enumerate(words):
                label = give_role(QLabel(text, self), "heading" if column else "muted")
                self._figures.addWidget(label, row, column)
                self._labels.append(label)
        self._figures.setColumnStretch(1, 1)


def _figures(found: Mapping[str, Any], label: str) -> list[tuple[str, str]]:
    heatmap, position = found["heatmap_difference"], found["position_difference_px"]
    rate = found["frames_per_second"]
    length = found["fastest_frames_per_second"] / max(rate, 1e-9)
    on_cpu = found["cpu_windows_per_second"]
    if position is None:
        moved = tr("models", "no frame with a ball in both")
    else:
        moved = tr("models", "{pixels:.2f} px at 1280x720", pixels=position)
    return [
        (tr("models", "Frames per second on {provider}", provider=label), _rates(rate, rate * length)),
        (tr("models", "Frames per second on the CPU"), _rates(on_cpu, on_cpu * length)),
        (tr("models", "Largest heatmap difference"), "NaN" if heatmap is None else shown_number(heatmap, ".2g")),
        (tr("models", "Largest position difference"), moved),
        (tr("models", "Startup"), tr("models", "{seconds:.1f} s to the first result", seconds=found["start_seconds"])),
    ]


def _rates(rate: float, fastest: float) -> str:
    return tr(
        "models",
        "{rate:.3g} with a window per frame, {fastest:.3g} without overlap",
        rate=rate,
        fastest=fastest,
    )


class CompiledModelsRow(QWidget):
    """Shows how much disk space compiled models take, with a button to remove them. Hidden if there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = wrapped_label(self, role="muted")
        self.clear = QPushButton(tr("models", "Clear"), self)
        self.clear.setAccessibleName(tr("models", "Clear compiled models"))
        self.clear.setToolTip(tr("models", "Remove compiled models. They are compiled again when they are used"))
        self.clear.clicked.connect(self._clear)
        lay_row((self._about, 1), (self.clear, 0, Qt.AlignmentFlag.AlignTop), owner=self)
        self.refresh()

    @property
    def text(self) -> str:
        return self._about.text()

    def refresh(self) -> None:
        """Show the number and size of the compiled models on the disk."""
        found = [model for model in compiled_models(compiled_dir()) if model.provider in set(Provider)]
        labels = dict.fromkeys(PROVIDERS[Provider(model.provider)].label for model in found)
        size = sum(model.size_bytes for model in found) / 2**20
        self._about.setText(
            tr(
                "models",
                "{models} compiled by {providers}, kept for the next start: {size:.1f} MB",
                models=count_noun(len(found), "model"),
                providers=join_names(labels) if labels else "",
                size=size,
            )
        )
        self.setVisible(bool(labels))

    @Slot()
    def _clear(self) -> None:
        clear_compiled(compiled_dir())
        self.refresh()


class ProviderPage(Page):
    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        introduction = tr(
            "models",
            "{definition} Each one is tested with a small model. The status line shows the provider of the last run.",
            definition=WORDS["provider"],
        )
        super().__init__(tr("settings", "Provider"), introduction, parent)
        self._preferences = preferences
        self.survey = ProviderSurvey(self)
        self._looked = False
        self.providers = ProviderList(self)
        self.again = QPushButton(tr("models", "Check again"), self)
        self.problem = Notice(parent=self)
        self._options_heading = give_role(QLabel(self), "heading")
        names = ("device_id", "gpu_memory_limit_mb", "precision", "cores", "allow_fallback")
        self.form = SettingsForm(preferences, PROVIDER, self, names=names)
        self.compiled = CompiledModelsRow(self)
        self.test = TrialPanel(self)
        self._lay_out()
        self.providers.provider_chosen.connect(self._choose)
        self.again.clicked.connect(self._survey_again)
        self.test.test_requested.connect(self._try)
        self.test.test_cancelled.connect(self._stop_trying)
        self.survey.surveyed.connect(self._show_states)
        self.survey.failed.connect(self._say_failure)
        self.survey.tried.connect(self._show_report)
        preferences.changed.connect(self._follow)
        self._show_choice()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.compiled.refresh()
        if not self._looked:
            self._survey_again()

    def _lay_out(self) -> None:
        self.body.addWidget(self.providers)
        self.body.addWidget(self.problem)
        row = lay_row(self.again, (None, 1))
        self.body.addLayout(row)
        self.body.addWidget(self._options_heading)
        self.body.addWidget(self.form)
        self.body.addWidget(self.compiled)
        self.body.addWidget(give_role(QLabel(tr("models", "Test"), self), "heading"))
        self.body.addWidget(self.test)
        self.body.addStretch(1)

    @Slot()
    def _survey_again(self) -> None:
        self._looked = True
        self.problem.say(BadgeStatus.BAD, "")
        self.again.setEnabled(False)
        self.providers.show_checking()
        self.survey.survey()

    @Slot(object)
    def _show_states(self, states: tuple[ProviderStatus, ...]) -> None:
        self.again.setEnabled(True)
        self.providers.show_states(states)
        self._show_options()

    @Slot(object)
    def _say_failure(self, error: AppError) -> None:
        self.again.setEnabled(True)
        self.providers.show_unknown()
        self.problem.say(BadgeStatus.BAD, error.shown())

    @Slot(str)
    def _choose(self, name: str) -> None:
        # Kept, a precision would prevent the start of a provider without it.
        kept = replace(self._preferences.value.provider, name=name).device.precision
        self._preferences.update(PROVIDER, name=name, precision=kept)

    @Slot()
    def _try(self) -> None:
        settings = self._preferences.value
        self.test.show_work(self._label())
        self.survey.try_out(settings.provider, settings.models.tracknet, settings.models.family)
        self.test.cancel.setFocus()

    @Slot()
    def _stop_trying(self) -> None:
        self.survey.cancel_trial()
        self.test.show_nothing(self._label())
        self.test.button.setFocus()

    @Slot(object)
    def _show_report(self, report: TrialReport) -> None:
        self.test.show_report(report, _label(report.name))
        self.compiled.refresh()

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if not sections & {PROVIDER, MODELS}:
            return
        if self.survey.is_trying:
            self.survey.cancel_trial()
        self._show_choice()

    def _show_choice(self) -> None:
        name = self._preferences.value.provider.name
        self.providers.show_choice(name)
        self._show_options()
        options = tr("models", "Options")
        if name != AUTO:
            options = tr("models", "Options of {provider}", provider=self._label())
        self._options_heading.setText(options)
        self.test.show_nothing(self._label(), self._words_on_integers())

    def _show_options(self) -> None:
        options = self._options()
        for option in self.form.rows:
            self.form.show_row(option, shown=option in options)

    def _options(self) -> tuple[str, ...]:
        """Return the names of the options to show.

        The automatic choice has no fallback option, and an option for the precision only if it uses the CPU.
        """
        name = self._preferences.value.provider.name
        if name != AUTO:
            return (*PROVIDERS[Provider(name)].settings, "cores")
        best = self.providers.best
        options = () if best is None else PROVIDERS[best].settings
        shown = _OF_GPUS if best is not Provider.CPU else ("precision",)
        return (*(option for option in options if option in shown), "cores")

    def _words_on_integers(self) -> str:
        """Return a sentence on the trial of 8-bit integers by which a run has chosen the precision.

        Return '' if there was no such trial, or if the settings choose the precision.
        """
        choice = NetworkChoice.of(self._preferences.value)
        is_open = choice.tracknet is None and choice.device.precision is Precision.AUTO
        trial = remembered_trial(choice) if is_open and choice.device.provider in (None, Provider.CPU) else None
        return "" if trial is None else shown(trial.words)

    def _label(self) -> str:
        device = self._preferences.value.provider.device
        label = _label(self._preferences.value.provider.name)
        in_integers = device.precision is Precision.INT8
        return tr("models", "{provider} in 8-bit integers", provider=label) if in_integers else label


def _label(name: str) -> str:
    return tr("models", "the best available provider") if name == AUTO else shown(name_in_sentence(Provider(name)))
