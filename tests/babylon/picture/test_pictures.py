"""Gardens as vector pictures."""

from xml.etree import ElementTree

from babylon_cli.babylon.picture.pictures import pictures
from tests.drawing import table

GARDENS = """
players:
  - name: "<Ana> & ]]>"
    flower: white
    terraces: [C3 1 white S..F, E3 1 pink .TF. clay, D2 2 vine S..T NE]
    statues: [C3]
    fountains: [D4-E4]
    staircases: [E3@2-F3]
  - {name: Bo, flower: pink, tally: {flowers: {}, highest_terrace: 0}}
"""


def test_each_garden_has_a_picture_with_the_name_of_its_player() -> None:
    (ana,) = pictures(table(GARDENS))
    assert (ana.title, ana.path) == ("<Ana> & ]]>", ("players", 0))
    root = ElementTree.fromstring(ana.svg)
    assert root[0].text == "<Ana> & ]]>"
    assert "1  .  .  .  .  .  .  .  ." in str(root[1].text)
