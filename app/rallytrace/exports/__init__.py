"""Exports: `formats/` has a module for each format; the other modules are shared by them."""
