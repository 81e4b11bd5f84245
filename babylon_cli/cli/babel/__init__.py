"""The commands of `babylon babel`, one file each."""
