"""The only errors that are shown to users as they are."""


class AppError(Exception):
    """Something the user can understand and act on.

    Attributes:
        what: one sentence saying what happened, and where.
        remedy: one sentence saying what to do about it; empty when nothing can be done.
    """

    def __init__(self, what: str, remedy: str = "") -> None:
        self.what = what
        self.remedy = remedy
        super().__init__(f"{what} {remedy}".rstrip())


class UsageError(AppError):
    """An option, or a combination of options, that cannot be carried out (exit code 2)."""


class TakenError(AppError):
    """Something is there already, and nobody has said that it may be replaced; how to say so depends on the place."""

    def __init__(self, what: str) -> None:
        super().__init__(what, "Choose another name, or let it be replaced.")


class Cancelled(Exception):  # noqa: N818 - it is an outcome, not an error
    """The work was stopped because somebody asked for that."""
