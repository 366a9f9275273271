"""Who sits at the table, out of what was typed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from deckwright.bots import make_bot
from deckwright.cli.problems import BadInput
from deckwright.cli.voice import Voice
from deckwright.kernel.errors import IllegalChoice
from deckwright.kernel.game import Game
from deckwright.kernel.notation import seat_name
from deckwright.play.session import GameSession, PlannedAnswers
from deckwright.text import LANGUAGES

USUAL_BOT: Final = "search:1"
LONGEST_NAME: Final = 30
MOST_SEATS: Final = 100
NO_PLANS: Final[Mapping[int, PlannedAnswers]] = {}


@dataclass
class Chair:
    """One seat at the table: a person, or a bot by the name of `bot`."""

    name: str
    bot: str | None
    language: str


def read_number(option: str, text: str, least: int, most: int) -> int:
    """A whole number that was typed for an option."""
    plain = text.strip().removeprefix("-" if least < 0 else "")
    if plain.isascii() and plain.isdigit() and len(plain) <= 25 and least <= int(text) <= most:
        return int(text)
    raise BadInput("cli-bad-number", name=option, value=text[:40], least=least, most=most)


def read_seed(text: str | None) -> int | None:
    return None if text is None else read_number("--seed", text, 0, 2**64 - 1)


def read_chairs(game: Game, voice: Voice, seats: str | None, bots: Sequence[str]) -> list[Chair]:
    """The chairs as called for. A person without a name yet has an empty one."""
    words = None if seats is None else [word.strip() for word in seats.split(",")]
    if words is None or (len(words) == 1 and words[0].isascii() and words[0].isdigit()):
        count = game.least_seats if words is None else read_seat_count(game, words[0])
        chairs = [Chair("", None if seat == 0 else USUAL_BOT, voice.language) for seat in range(count)]
    else:
        check_count(game, len(words))
        chairs = [read_chair(word, voice) for word in words]
    for word in bots:
        place, name = read_bot(word, chairs)
        chairs[place].bot = name
    name_bots(chairs, voice)
    check_names(chairs)
    return chairs


def read_seat_count(game: Game, text: str) -> int:
    count = int(text[:9])
    check_count(game, count)
    return count


def check_count(game: Game, count: int) -> None:
    if not game.least_seats <= count <= game.most_seats:
        raise BadInput("seats-bad", seats=str(count), least=game.least_seats, most=game.most_seats)


def read_chair(word: str, voice: Voice) -> Chair:
    """`anna` is a person, `bot` the usual bot, `bot:random` another one."""
    head, _, rest = word.partition(":")
    if head.lower() in {Voice(language).say("cli-word-bot") for language in LANGUAGES}:
        return Chair("", make_bot(rest).name if rest else USUAL_BOT, voice.language)
    return Chair(clean_name(word), None, voice.language)


def clean_name(text: str) -> str:
    """A person's name as it was typed, or an error."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("cli-bad-name", value=text[:40], most=LONGEST_NAME)
    return name


def read_bot(word: str, chairs: Sequence[Chair]) -> tuple[int, str]:
    """`p2=random`, `2=search:0.5` or `anna=search`: a seat and its bot."""
    seat, sign, name = word.partition("=")
    seat = seat.strip()
    if not sign:
        raise BadInput("cli-bad-pair", name="--bot", value=word[:40])
    number = seat.lower().removeprefix("p")
    for place, chair in enumerate(chairs):
        if number == str(place + 1) or (seat and seat.lower() == chair.name.lower()):
            return place, make_bot(name).name
    raise BadInput("cli-seat-unknown", seat=seat[:40], last=seat_name(len(chairs) - 1))


def name_bots(chairs: Sequence[Chair], voice: Voice) -> None:
    """Bots without a name are called Bot, or Bot 1, Bot 2 …"""
    nameless = [chair for chair in chairs if chair.bot is not None and not chair.name]
    taken = {chair.name.lower() for chair in chairs}
    number = 0
    for chair in nameless:
        name = voice.say("cli-bot-name")
        while len(nameless) > 1 or name.lower() in taken:
            number += 1
            name = voice.say("cli-bot-name-numbered", number=number)
            if name.lower() not in taken:
                break
        chair.name = name
        taken.add(name.lower())


def check_names(chairs: Sequence[Chair]) -> None:
    seen: set[str] = set()
    for chair in chairs:
        if chair.name and chair.name.lower() in seen:
            raise BadInput("cli-name-twice", value=chair.name)
        seen.add(chair.name.lower())


def names_of(chairs: Sequence[Chair]) -> dict[str, str]:
    """The players' names by seat, as the text layer wants them."""
    return {seat_name(place): chair.name for place, chair in enumerate(chairs)}


def table_of(chairs: Sequence[Chair], plans: Mapping[int, PlannedAnswers] = NO_PLANS) -> dict[str, Any]:
    """The table as a saved game keeps it, with what its players have settled ahead."""
    table: dict[str, Any] = {
        "chairs": [{"name": each.name, "bot": each.bot, "lang": each.language} for each in chairs]
    }
    if plans:
        table["ahead"] = {seat_name(seat): list(plan.keys) for seat, plan in plans.items()}
    return table


def read_plans(data: object, session: GameSession) -> None:
    """What was settled ahead when the game was saved."""
    ahead = data.get("ahead", {}) if isinstance(data, Mapping) else {}
    seats = [seat_name(place) for place in range(session.state.setup.seats)]
    try:
        for seat, keys in ahead.items():
            session.prepare(seats.index(seat), [str(key) for key in keys])
    except (AttributeError, IllegalChoice, TypeError, ValueError) as error:
        raise BadInput("document-damaged", kind="record") from error


def read_table(data: object, game: Game, seats: int, voice: Voice) -> list[Chair]:
    """The chairs of a saved game. A record made elsewhere has none: then a person sits at the first."""
    if data is None:
        chairs = read_chairs(game, voice, str(seats), ())
        chairs[0].name = voice.say("cli-person-name")
        return chairs
    entries = data.get("chairs") if isinstance(data, Mapping) else None
    if not isinstance(entries, list) or len(entries) != seats:
        raise BadInput("document-damaged", kind="record")
    chairs = [read_saved_chair(entry) for entry in entries]
    check_names(chairs)
    return chairs


def read_saved_chair(entry: object) -> Chair:
    if isinstance(entry, Mapping):
        name, bot, language = entry.get("name"), entry.get("bot"), entry.get("lang")
        is_spoken = isinstance(language, str) and language in LANGUAGES
        if isinstance(name, str) and (bot is None or isinstance(bot, str)) and is_spoken:
            return Chair(clean_name(name), None if bot is None else make_bot(bot).name, str(language))
    raise BadInput("document-damaged", kind="record")
