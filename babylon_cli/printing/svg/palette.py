"""The colours that all pictures share. Where one tells something, a shape or a letter tells it too."""

PAPER = "#fffdf8"
GROUND = "#f4efe4"
HOLE = "#d9d0bd"
INK = "#26241f"
SOFT_INK = "#4d4a42"
WHITE = "#fff"
FAULT = "#b3001b"
WARNING = "#7a4a00"

LOWER = "#e2ddd1"
"""What lies lower than what is shown."""
LOWER_EDGE = "#b9b3a5"

STOREYS = ("#e2ecd6", "#cfe0bd", "#aecb95", "#86b073", "#659657", "#4a7c44", "#376636", "#28522b", "#1b4021")
"""One hue, each storey darker than that below it; what is higher than the last is as dark."""


def storey_tint(storey: int) -> str:
    """The colour of a storey, 1 for the lowest."""
    return STOREYS[min(storey, len(STOREYS)) - 1]
