"""Write the sentences of all games anew, after a message was changed on purpose: read what differs."""

from deckwright.text import LANGUAGES
from tests.text.sentences.samples import FOLDER, cards_file_of, file_of, written, written_cards
from tests.text.support import GAMES


def main() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            file_of(game, language).write_text(written(game, language), encoding="utf-8")
            cards_file_of(game, language).write_text(written_cards(game, language), encoding="utf-8")
    print(f"written: {FOLDER}/*.txt")


if __name__ == "__main__":
    main()
