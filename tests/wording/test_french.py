"""How French joins the words around a gap."""

from gettext import NullTranslations

import pytest

from babylon_cli.wording.french import French
from babylon_cli.wording.message import Message

FRENCH = French("fr", NullTranslations())


@pytest.mark.parametrize(
    ("template", "filling", "said"),
    [
        ("sous {what}", "le pont C3-E3", "sous le pont C3-E3"),
        ("autour de {what}", "le pont C3-E3", "autour du pont C3-E3"),
        ("De {what}", "le pont C3-E3", "Du pont C3-E3"),
        ("au bout de {what}", "les deux ponts", "au bout des deux ponts"),
        ("à {what}", "le niveau 2", "au niveau 2"),
        ("à {what}", "les coins NW et NE", "aux coins NW et NE"),
        ("de {what}", "la terrasse", "de la terrasse"),
        ("de {what}", "l’escalier", "de l’escalier"),
        ("le jardin de {what}", "Ana", "le jardin d’Ana"),
        ("le jardin de {what}", "Léa", "le jardin de Léa"),
        ("parce que {what} gagne", "Ève", "parce qu’Ève gagne"),
        ("une étape de {what}", "Halicarnasse A", "une étape d’Halicarnasse A"),
        ("le chaînage de {what}", "Hôtel de ville", "le chaînage d’Hôtel de ville"),
        ("le jardin de {what}", "Hugo", "le jardin de Hugo"),
        ("de {what} à F3", "E3", "de E3 à F3"),
        ("à {what}", "Ana", "à Ana"),
        ("le code {what}", "le", "le code le"),
        ("monde {what}", "le pont", "monde le pont"),
        ("{what}", "le pont", "le pont"),
    ],
)
def test_words_that_meet(template: str, filling: str, said: str) -> None:
    assert FRENCH.say(Message(template, what=filling)) == said


def test_what_stands_behind_a_gap_stays() -> None:
    assert (
        FRENCH.say(Message("le coin {corner} de {what} : {{a}}", corner="NE", what="le pont"))
        == "le coin NE du pont : {a}"
    )


def test_a_name_may_hold_braces() -> None:
    assert FRENCH.say(Message("le jardin de {what}", what="Léa {what} {")) == "le jardin de Léa {what} {"
    assert FRENCH.say(Message("de {{{what}}}", what="le pont")) == "de {le pont}"
