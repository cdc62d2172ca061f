"""Suspicion: which frames are probably wrong, with reasons."""
