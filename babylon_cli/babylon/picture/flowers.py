"""The sign of a flower in a picture, which is a letter of its name or a number, beside another number."""


def beside_a_number(sign: str) -> str:
    """The sign as it stands beside the number of a storey, where a number has a mark before it."""
    return f"#{sign}" if sign.isdigit() else sign
