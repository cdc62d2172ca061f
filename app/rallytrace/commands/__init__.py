"""One module for each command. Its `run` takes the parsed arguments, does the work and returns the exit code."""
