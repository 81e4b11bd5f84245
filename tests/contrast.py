"""How well colours are told apart."""


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
