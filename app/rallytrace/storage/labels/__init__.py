"""Label files as they are found in the wild: what a file is read as, what is mended in it, and what is refused."""
