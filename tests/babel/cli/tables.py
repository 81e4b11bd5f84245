"""Small tables of Babel that the tests of the command line share."""

TABLE = """\
title: a table of three
game: babel
age: 2
players:
  - name: Ana
    wonder: Babylon A
    stages: 2
    cards: [Lumber Yard, Stone Pit, Altar, West Trading Post, Apothecary, Guard Tower]
    coins: 9
    military: {victory: [1, 1], defeat: 0}
    tiles: [4, 9, 12]
    tokens: {shields: 0, penalties: [-1]}
  - {name: Bo, wonder: Rhodos A, stages: 2, cards: [Ore Vein, Loom, Walls, Baths], coins: 3,
     military: {defeat: 1}, tiles: [6, 7, 20]}
  - {name: Cleo, wonder: Gizah B, cards: [Clay Pool, Glassworks, Workshop], coins: 0, military: {defeat: 1},
     tiles: [10, 19, 22]}
tower:
  - {Ana: 4, Bo: 6}
  - {Cleo: 22}
  - {Ana: 12, Cleo: 19}
projects:
  - {age: 1, card: Factory, joined: {Cleo: 1}}
  - {age: 2, card: War Mirror, joined: {Bo: 1}}
build: {player: Ana, card: Training Ground, join: true}
"""

DEAR = """\
title: too dear
game: babel
age: 3
players:
  - {name: Ana, wonder: Gizah A, coins: 5, cards: [Study, Loom, Press, Lumber Yard]}
  - {name: Bo, wonder: Olympia A, coins: 3, cards: [Clay Pit]}
  - {name: Cleo, wonder: Ephesos B, coins: 3, cards: [Stone Pit]}
tower:
  - {Bo: 12}
  - {Bo: 10}
build: {player: Ana, card: Arsenal}
"""

REFUSED = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Gizah A, stages: 3, cards: [Temple], tokens: {free_stage: 1}}
  - {name: the city, wonder: Rhodos B, free_city: true, stages: 1}
  - {name: Bo, wonder: Olympia B, stages: 3, cards: [Altar, Statue], coins: 4}
projects:
  - {age: 2, card: Obelisk, joined: {Ana: 1, Bo: 1}}
build: {player: Bo, card: Altar, join: true, use: olympia}
"""

CHEAP = """\
game: babel
age: 3
rulings: {surcharge_goes_to: bank}
players:
  - {name: Ana, wonder: Gizah A, coins: 9, cards: [School, Loom, Quarry, Scientists Guild]}
  - {name: Bo, wonder: Olympia B, stages: 3, cards: [Spies Guild, Barracks, Glassworks], coins: 6,
     copied_guild: Scientists Guild}
tower:
  - {Ana: [13, 14], Bo: 24}
build: {player: Ana, card: Académie}
"""

UNUSABLE = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Gizah A, cards: [Alter, Loom]}
  - {name: Bo, wonder: Gizah, tiles: [1, 2, 3]}
"""

GARDEN = "players: [{name: Ana, flower: white}]\n"

SEVERAL = "---\n".join([TABLE, DEAR, REFUSED, CHEAP, UNUSABLE])

FAULTS = """\
game: babel
age: 1
players:
  - {name: Ana, wonder: Gizah A, stages: 5, tiles: [1, 2, 3], cards: [Altar, Altar, Temple]}
  - {name: Bo, wonder: Gizah B, tiles: [3, 4], score_pad: {total: 30}}
  - {name: Cleo, wonder: Rhodos A, tokens: {shields: 2}, tiles: [7, 8, 9]}
tower:
  - {Ana: [1, 2], Bo: 1}
projects:
  - {age: 2, card: Cranes, joined: {Ana: 3}}
"""

PROMISES = f"""{TABLE}expect:
  violations: [babel-stages]
  active: [6, 12]
  points: {{Ana: 2, Cleo: 1}}
  price: {{legal: false, bank: 2}}
  projects: [{{success: true}}, {{card: Miroir de guerre, rewards: {{Ana: 2}}}}]
  conflicts: [{{shields: [2, 1]}}, {{}}, {{tokens: {{Ana: []}}}}]
  scores: {{Ana: 30, Bo: {{civil: 3, tower: 5}}, Cleo: 1}}
  winners: [Bo, Cleo]
"""
