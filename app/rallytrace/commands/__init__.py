"""What a command does: one module a command, each with a `run` from the parsed arguments to the exit code."""
