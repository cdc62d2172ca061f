"""Read checkpoints of PyTorch without PyTorch, and build networks from them."""
