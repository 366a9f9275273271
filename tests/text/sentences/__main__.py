"""Write the sentences of all games anew, after a message was changed on purpose: read what differs."""

from deckwright.text import LANGUAGES
from tests.text.sentences.making import FOLDER, file_of, written
from tests.text.support import GAMES


def main() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            file_of(game, language).write_text(written(game, language), encoding="utf-8")
    print(f"written: {FOLDER}/*.txt")


if __name__ == "__main__":
    main()
