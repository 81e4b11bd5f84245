"""The formats of the commands for gardens alone: where each is printed. It is imported only when it is asked for."""

REPLAY_FORMATS = {
    "text": "babylon_cli.babylon.pages.replay.text:Report",
    "json": "babylon_cli.printing.json_text:JsonReport",
    "jsonl": "babylon_cli.printing.json_lines:JsonLinesReport",
    "yaml": "babylon_cli.babylon.pages.replay.yaml:Report",
    "html": "babylon_cli.babylon.pages.replay.html:Report",
}

MOVES_FORMATS = {"text": "babylon_cli.babylon.pages.moves:Report", "json": "babylon_cli.printing.json_text:JsonReport"}

QUARRY_FORMATS = {
    "text": "babylon_cli.babylon.pages.quarry:Report",
    "json": "babylon_cli.printing.json_text:JsonReport",
}

NOTATION_FORMATS = {
    "text": "babylon_cli.babylon.pages.notation:LineReport",
    "json": "babylon_cli.printing.json_text:JsonReport",
    "jsonl": "babylon_cli.printing.json_lines:JsonLinesReport",
}
