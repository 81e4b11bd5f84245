"""What is said beside a result: why a file is unusable in full, what breaks a rule in a line, what was passed over."""

from babylon_cli.printing.check.concise import concise_lines
from babylon_cli.printing.check.text import problem_blocks
from babylon_cli.printing.checked import Checked
from babylon_cli.printing.paint import Paint
from babylon_cli.words import counted


def notice(checked: Checked, paint: Paint) -> str:
    """The text for standard error; empty where there is nothing to say."""
    if checked.document.table is None:
        return "".join(f"{block}\n\n" for block in problem_blocks(checked, paint))
    return "".join(f"{line}\n" for line in concise_lines(checked, paint))


def skipped_notice(files: int) -> str:
    """How many YAML files of folders were no tables; empty where there were none."""
    return f"{counted(files, 'other YAML file')} skipped\n" if files else ""
