"""The path as curves over time: x, y and the speed."""
