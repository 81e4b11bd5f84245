"""What `check` knows about one document of Babel; the formats are those of the gardens."""

from babylon_cli.babel.files.load import BabelLoaded
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.report.checked import Checked, in_file_order
from babylon_cli.report.formats import CHECK_FORMATS as GARDEN_FORMATS

CHECK_FORMATS = {**GARDEN_FORMATS, "sarif": "babylon_cli.babel.report.sarif"}


def check_babel(loaded: BabelLoaded) -> Checked:
    """Judge one document, if it is usable."""
    if loaded.table is None:
        return Checked(loaded.document)
    return Checked(loaded.document, in_file_order(loaded.document, judge(loaded.table)))
