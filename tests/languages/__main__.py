"""`python -m tests.languages`: renew the catalogues after a message was added, changed or taken away."""

from tests.languages.catalogues import OTHERS, is_translated, translation, update

if __name__ == "__main__":
    update()
    for language in OTHERS:
        messages = [message for message in translation(language) if message.id]
        done = len([message for message in messages if is_translated(message)])
        print(f"{language}: {done} of {len(messages)}")  # noqa: T201
