"""The export formats: each is a module of this folder, with its preview, its writer and its record."""
