"""Draw sentences by chance, for somebody who reads them for faults.

    python tools/sentences.py ru --seed 3 --count 200

So many of each kind and of each game: texts of cards, lines of the log, questions, options and refusals out
of random games with people's names, clauses of the rulebooks, messages of the pages and the command. A text
is drawn once. The same seed draws the same texts, as long as nothing is added.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import deckwright as dw
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.notation import seat_name
from deckwright.text import LANGUAGES, Speaker, rulebook

ROOT: Final = Path(__file__).parents[1]
SHARES: Final = {"card": 25, "log": 20, "question": 9, "option": 9, "refusal": 12, "rulebook": 12, "page": 13}
"""How many of a hundred are of each kind."""
NAMES: Final = {
    "en": ("Anna", "Boris", "Vera", "George"),
    "ru": ("Аня", "Боря", "Вера", "Гоша"),
    "uk": ("Оля", "Юрко", "Надія", "Гриць"),
}
PAGES: Final = ("web/src", "src/deckwright/cli", "src/deckwright/play", "src/deckwright/server")
Texts = dict[tuple[str, str], dict[str, None]]
"""By kind and game, without doubles, in the order in which they came."""


def of_cards(game: dw.Game, language: str) -> Iterator[str]:
    speaker = Speaker(language, game)
    for face in game.table.face_names:
        text = speaker.card_text(face)
        if text and is_read(game, face):
            yield f"[{speaker.card_name(face)}] {text}"


def is_read(game: dw.Game, face: str) -> bool:
    """Whether anybody sees the text of a face: what keywords do is told with the cards that have them."""
    abilities = game.cards.scripts.get(face, ())
    return not face.startswith("rule-") or any(isinstance(each, Triggered) for each in abilities)


def of_rulebook(game: dw.Game, language: str) -> Iterator[str]:
    for clause in rulebook(game, language).clauses.values():
        yield from (f"[{clause.number}] {text}" for text in (clause.text, clause.ruling) if text)


def of_pages(language: str) -> Iterator[str]:
    """Messages as they are written."""
    for folder in PAGES:
        for path in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    yield FluentSerializer().serialize_entry(entry).strip()


def of_play(game: dw.Game, language: str, games: int, chance: random.Random) -> Iterator[tuple[str, str]]:
    """What is said in random games, by kind: to the players, and to somebody who looks on."""
    for _ in range(games):
        seats, settings = chance.choice(game.about.variants())
        state = game.new(seed=chance.randrange(1 << 30), seats=seats, **settings)
        names = {seat_name(seat): NAMES.get(language, NAMES["en"])[seat] for seat in range(seats)}
        speakers = {Seat(seat): Speaker(language, game, names, seat_name(seat)) for seat in range(seats)}
        speakers[ONLOOKER] = Speaker(language, game, names)
        while (decision := state.decision) is not None:
            speaker = speakers[decision.seat]
            yield "question", speaker.prompt(decision)
            yield from (("option", speaker.option(option)) for option in decision.options)
            yield from (("refusal", speaker.refusal(each)) for each in state.why_not(decision.seat))
            events = state.choose(chance.randrange(len(decision.options)))
            for seat, speaker in speakers.items():
                seen = events.seen_by(None if seat == ONLOOKER else seat)
                yield from (("log", speaker.event(event)) for event in seen)


def gather(language: str, games: int, chance: random.Random) -> Texts:
    texts: Texts = defaultdict(dict)
    for game in map(dw.game, dw.games()):
        texts["card", game.name].update(dict.fromkeys(of_cards(game, language)))
        texts["rulebook", game.name].update(dict.fromkeys(of_rulebook(game, language)))
        for kind, text in of_play(game, language, games, chance):
            texts[kind, game.name][text] = None
    texts["page", "all"].update(dict.fromkeys(of_pages(language)))
    return texts


def draw(texts: Texts, count: int, chance: random.Random) -> Iterator[tuple[str, str, str]]:
    """So many of each kind, from the games by turns; a game that has few of a kind gives all it has."""
    for kind, share in SHARES.items():
        rows = {game: list(row) for (each, game), row in texts.items() if each == kind}
        for row in rows.values():
            chance.shuffle(row)
        for _ in range(round(count * share / 100)):
            game = max(rows, key=lambda each: (len(rows[each]) > 0, chance.random()))
            yield kind, game, rows[game].pop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--games", type=int, default=6, help="random games of each game")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    texts = gather(arguments.language, arguments.games, chance)
    for number, (kind, game, text) in enumerate(draw(texts, arguments.count, chance), 1):
        print(f"{number}. {kind}, {game}: {text}")


if __name__ == "__main__":
    main()
