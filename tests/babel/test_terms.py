"""The names of things in Babel."""

from typing import get_args

from babylon_cli.babel.facts.cards import COLOURS as CARD_COLOURS
from babylon_cli.babel.facts.cards import SYMBOLS as CARD_SYMBOLS
from babylon_cli.babel.facts.goods import GOODS as LETTERS
from babylon_cli.babel.facts.projects import PROJECT_BY_NAME, Penalty, Reward
from babylon_cli.babel.price.ways import Kind
from babylon_cli.babel.terms import COLOURS, GOODS, PENALTIES, REWARDS, SYMBOLS, WAYS, cost_of_joining, goods_named
from babylon_cli.wording.message import ENGLISH


def test_everything_has_a_name() -> None:
    assert list(GOODS) == list(LETTERS)
    assert tuple(COLOURS) == CARD_COLOURS
    assert tuple(SYMBOLS) == CARD_SYMBOLS
    assert tuple(PENALTIES) == get_args(Penalty)
    assert tuple(REWARDS) == get_args(Reward)
    assert tuple(WAYS) == get_args(Kind)


def test_goods_in_the_order_in_which_they_are_named() -> None:
    assert ENGLISH.say(goods_named("WGW")) == "2 wood and 1 glass"
    assert ENGLISH.say(goods_named("P")) == "1 papyrus"


def test_what_taking_part_costs() -> None:
    assert ENGLISH.say(cost_of_joining(PROJECT_BY_NAME["Belvedere"])) == "1 coin and 1 clay"
    assert ENGLISH.say(cost_of_joining(PROJECT_BY_NAME["Menagerie"])) == "4 coins"
