"""Tests of babylon_cli.babylon.files: from the bytes of a file to a table, or to what makes it unusable."""
