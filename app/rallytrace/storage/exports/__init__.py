"""Exports: files and folders that other programs read. No Qt, no video."""
