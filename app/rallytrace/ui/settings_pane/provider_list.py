"""The list of providers: those that a run here could use first, the rest on demand."""

from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QVBoxLayout, QWidget

from rallytrace.execution_providers import AUTOMATIC, PROVIDERS, Provider, name_in_sentence
from rallytrace.session.provider_survey import ProviderState
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.provider_row import ProviderRow

AUTO: Final = "auto"


class ProviderList(QWidget):
    """Every provider that RallyTrace knows, automatic first.

    Attributes:
        rows: by the names that the setting has for them.
        more: shows or hides those that the installed ONNX Runtime does not contain.
        best: the one that automatic takes; None while that is not known.
    """

    chosen = Signal(str)
    """A provider was chosen, by the name that the setting has for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._absent: frozenset[str] = frozenset()
        self._current = AUTO
        self.best: Provider | None = None
        self._group = QButtonGroup(self)
        self.rows = {AUTO: ProviderRow(AUTO, "Automatic: the best that works here", self)}
        self.rows |= {
            provider.value: ProviderRow(provider.value, facts.label, self) for provider, facts in PROVIDERS.items()
        }
        self.more = QPushButton(self)
        self.more.setProperty("role", "link")
        self.more.setCheckable(True)
        self.more.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        for row in self.rows.values():
            self._group.addButton(row.button)
            self._column.addWidget(row)
        self._column.addWidget(self.more)
        self._group.buttonClicked.connect(self._give)
        self.more.toggled.connect(self._show_rows)

    def show_choice(self, name: str) -> None:
        """Mark the provider that is chosen."""
        self._current = name
        self.rows[name].button.setChecked(True)
        self._show_rows()

    def show_looking(self) -> None:
        """Nothing is known yet."""
        for row in self.rows.values():
            row.show_looking()

    def show_unknown(self) -> None:
        """The look at the providers failed."""
        for row in self.rows.values():
            row.show_remark(BadgeStatus.WARNING, "Not known", "")

    def show_states(self, states: tuple[ProviderState, ...]) -> None:
        """Show what was found out."""
        usable = {state.provider for state in states if state.usable}
        best = next((provider for provider in AUTOMATIC if provider in usable), None)
        for state in states:
            self.rows[state.provider.value].show_state(state)
        if best is None:
            self.rows[AUTO].show_remark(BadgeStatus.BAD, "Nothing works", "")
        else:
            self.rows[AUTO].show_remark(BadgeStatus.GOOD, f"Takes {name_in_sentence(best)}", _remark(usable))
        self._absent = frozenset(state.provider.value for state in states if not state.in_build)
        self.best = best
        self._reorder()
        self._show_rows()

    def _reorder(self) -> None:
        """Put what could be used above the button, and the rest below it."""
        self._column.removeWidget(self.more)
        for name, row in self.rows.items():
            if name in self._absent:
                self._column.removeWidget(row)
                self._column.addWidget(row)
        self._column.insertWidget(len(self.rows) - len(self._absent), self.more)
        for before, after in zip(self._in_order(), self._in_order()[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def _in_order(self) -> list[QWidget]:
        listed: list[QWidget] = []
        for place in range(self._column.count()):
            item = self._column.itemAt(place)
            widget = None if item is None else item.widget()
            listed += [widget.button, widget.copy] if isinstance(widget, ProviderRow) else [self.more]
        return listed

    @Slot()
    def _show_rows(self) -> None:
        count = len(self._absent)
        self.more.setVisible(count > 0)
        verb = "Hide" if self.more.isChecked() else "Show"
        self.more.setText(f"{verb} the {count} that this build of ONNX Runtime does not contain")
        for name, row in self.rows.items():
            row.setVisible(name not in self._absent or self.more.isChecked() or name == self._current)

    @Slot(QAbstractButton)
    def _give(self, button: QAbstractButton) -> None:
        self.chosen.emit(next(name for name, row in self.rows.items() if row.button is button))


def _remark(usable: set[Provider]) -> str:
    if Provider.TENSORRT in usable:
        return "TensorRT works too and may be faster, but builds for minutes first, so it is only used when chosen."
    return ""
