"""What you type: one module a command, each with a `run` that takes the parsed arguments and gives the exit code."""
