"""Load, crop and cache pictures of the open video in the background."""
