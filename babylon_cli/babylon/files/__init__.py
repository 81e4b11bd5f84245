"""From the text of a file to a table: the only place that knows YAML."""
