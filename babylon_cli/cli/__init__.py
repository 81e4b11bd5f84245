"""The command line: one file a command, imported only when its command is run."""
