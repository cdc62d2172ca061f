"""The user interface: the window, its panels and its shortcuts."""
