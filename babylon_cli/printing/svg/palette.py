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


def luminance(colour: str) -> float:
    """How light a colour looks, 0 for black and 1 for white, by WCAG 2."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join([digit * 2 for digit in digits])
    channels = [int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    red, green, blue = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """How well two colours are told apart, from 1 to 21, by WCAG 2."""
    lighter, darker = sorted([luminance(first), luminance(second)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
