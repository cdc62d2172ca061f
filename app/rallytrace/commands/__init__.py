"""The work of the commands: one module a command, each with a `run` from the parsed arguments to the exit code."""
