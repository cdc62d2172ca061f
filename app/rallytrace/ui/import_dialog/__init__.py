"""The window in which labels are looked at before they are imported."""
