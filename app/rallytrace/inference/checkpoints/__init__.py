"""Checkpoints of PyTorch, read without it, and the networks built from them."""
