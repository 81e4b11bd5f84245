"""A small bar beside a number, as SVG; whoever does not see it has the number."""

from fractions import Fraction

from markupsafe import Markup

LENGTH = 100

BAR = Markup(
    '<svg class="bar" viewBox="0 0 {whole} 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
    '<rect class="whole" width="{whole}" height="8"/><rect width="{length}" height="8"/></svg>'
)


def bar(value: int | Fraction, whole: int | Fraction) -> Markup:
    """The part of a whole; none where there is no whole, or less than nothing of it."""
    length = round(Fraction(value) * LENGTH / Fraction(whole)) if whole > 0 else 0
    return BAR.format(whole=LENGTH, length=min(max(length, 0), LENGTH))
