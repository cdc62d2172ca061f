"""One provider in the list: whether it works here, why not, and what would change that."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QToolButton, QVBoxLayout, QWidget

from rallytrace.session.provider_survey import ProviderState
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.settings_pane.notice import wrapped_label
from rallytrace.ui.settings_pane.verdict_badge import VerdictBadge

_INDENT = 24


class ProviderRow(QWidget):
    """A provider to choose.

    Attributes:
        name: the value that the setting has for it.
        button: what chooses it.
        badge: whether it works.
        copy: copies what to install.
    """

    def __init__(self, name: str, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.button = QRadioButton(label, self)
        self.badge = VerdictBadge(self)
        self._reason = wrapped_label(self, role="small")
        self._remedy = wrapped_label(self, role="small")
        self._remedy.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy = QToolButton(self)
        self.copy.setIcon(icons.icon("content-copy", IconColour.MUTED))
        self.copy.setIconSize(QSize(14, 14))
        self.copy.setToolTip("Copy what to install")
        self.copy.setAccessibleName(f"Copy what to install for {label}")
        self.copy.clicked.connect(self._copy)
        self._lay_out()
        self.show_looking()

    @property
    def reason(self) -> str:
        """Why it is not usable, or a remark."""
        return self._reason.text()

    @property
    def remedy(self) -> str:
        """What would make it usable."""
        return self._remedy.text()

    def show_looking(self) -> None:
        """Nothing is known yet."""
        self.badge.show_verdict(BadgeStatus.BUSY, "Looking")
        self._say("", "")

    def show_remark(self, verdict: BadgeStatus, words: str, remark: str) -> None:
        """Say how it stands."""
        self.badge.show_verdict(verdict, words)
        self._say(remark, "")

    def show_state(self, state: ProviderState) -> None:
        """Show what was found out about it."""
        if state.usable:
            self.badge.show_verdict(BadgeStatus.GOOD, "Works")
        elif state.in_build:
            self.badge.show_verdict(BadgeStatus.BAD, "Not usable")
        else:
            self.badge.show_verdict(BadgeStatus.WARNING, "Not in this build")
        self._say(state.reason, state.remedy)

    def _say(self, reason: str, remedy: str) -> None:
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        self._remedy.setText(remedy)
        self._remedy.setVisible(bool(remedy))
        self.copy.setVisible("install" in remedy.lower())
        self.button.setAccessibleDescription(f"{self.badge.text}. {reason} {remedy}".strip())

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.button)
        top.addWidget(self.badge)
        top.addStretch(1)
        remedy = QHBoxLayout()
        remedy.addWidget(self._remedy, 1)
        remedy.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        below = QVBoxLayout()
        below.setContentsMargins(_INDENT, 0, 0, 0)
        below.setSpacing(2)
        below.addWidget(self._reason)
        below.addLayout(remedy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(below)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.remedy)
