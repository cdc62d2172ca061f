"""What a command takes: its words, one module for each kind of command. Nothing heavy is imported here either."""
