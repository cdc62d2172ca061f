"""Exports: one module a format, and what they share."""
