import gc
import threading
import weakref

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.session.threads import GarbageCollector


class Circle(QObject):
    """Refers to itself, and notes the thread that it goes in."""

    def __init__(self, gone: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: gone.append(threading.get_ident()))


def test_circles_of_objects_go_in_the_windows_thread_whoever_needs_memory(qapp: QApplication) -> None:
    gone: list[int] = []
    tidying = GarbageCollector(qapp)
    Circle(gone)
    keep: list[object] = []
    worker = threading.Thread(target=lambda: keep.extend([] for _ in range(20_000)))
    worker.start()
    worker.join()
    assert gone == []
    wait_until(lambda: gone)
    assert gone == [threading.get_ident()]
    tidying.end()
    assert gc.isenabled()
    gc.disable()  # as every test of the window has it
