"""The published text of each Great Project says what is printed on its card."""

from babylon_cli.babel.facts.projects import PROJECTS, Project
from babylon_cli.babel.pages.explain import project_id, text_of_project
from babylon_cli.babel.terms import AGES, COLOURS, PENALTIES, REWARDS, cost_of_joining
from babylon_cli.wording.message import ENGLISH
from babylon_cli.wording.texts import names_of
from tests.cases import for_each


def test_every_project_has_a_text() -> None:
    assert names_of("projects") == sorted([project_id(project).removeprefix("project-") for project in PROJECTS])


@for_each("project", PROJECTS)
def test_a_text_says_what_the_card_says(project: Project) -> None:
    text = text_of_project(project, ENGLISH)
    colour, age = ENGLISH.say(COLOURS[project.colour]), ENGLISH.say(AGES[project.age])
    assert text.title == f"{project.title}, a {colour} Great Project of Age {age}"
    assert text.section("taking part") == ENGLISH.say(cost_of_joining(project))
    assert text.section("penalty") == ENGLISH.say(PENALTIES[project.penalty])
    assert text.section("reward") == ENGLISH.say(REWARDS[project.reward])
