"""What a person asks about and is told, in words: cards by their names, refused actions, previews."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from deckwright.kernel.game import Game
from deckwright.kernel.handles import Decision, Option
from deckwright.kernel.notation import face_of, read_action, seat_name
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.vocabulary import Arg, PromptAbout
from deckwright.play.preview import Ending, Preview
from deckwright.play.rulebook_search import plain
from deckwright.text import Speaker

MOST_NEAR: Final = 5


def find_face(game: Game, speaker: Speaker, wanted: str) -> tuple[str | None, list[str]]:
    """The card of that name or notation, or the only one with those words in its name; else some that may
    be meant."""
    names = {plain(speaker.card_name(face)): face for face in game.table.face_names}
    names.update({plain(face): face for face in game.table.face_names})
    for spelling in (plain(wanted), plain(face_of(wanted))):
        if spelling in names:
            return names[spelling], []
    if not wanted:
        return None, []
    found = dict.fromkeys(names[name] for name in names if plain(wanted) in name)
    if len(found) == 1:
        return next(iter(found)), []
    like = get_close_matches(plain(wanted), names, n=MOST_NEAR)
    return None, list(found or dict.fromkeys(names[name] for name in like))[:MOST_NEAR]


def text_behind(speaker: Speaker, decision: Decision) -> list[str]:
    """The text of the card that asks, where the question does not tell what of it is under way."""
    values, about = decision.values, decision.asks.about
    card = values.get("card" if about is PromptAbout.CARD else "source")
    if not isinstance(card, str) or (about is PromptAbout.EFFECT and values.get("effect") is not None):
        return []
    return speaker.card_text(face_of(card)).splitlines()


def say_refused(game: Game, speaker: Speaker, refusal: Refusal) -> str:
    """What was refused, in the words of an option; what is no whole option stays notation."""
    if not refusal.verb:
        return say_key(game, speaker, refusal.action)
    return speaker.refused(refusal) or f"[{refusal.action}]"


def say_key(game: Game, speaker: Speaker, key: str) -> str:
    """A choice of a record, in the words of an option as far as there is such a one today."""
    name, arguments = read_action(key)
    verb = next((verb for verb in game.table.vocabulary.verbs if verb.name == name), None)
    if verb is None or len(verb.slots) != len(arguments):
        return f"[{key}]" if key else ""
    values: dict[str, str | int | None] = {}
    for slot, argument in zip(verb.slots, arguments, strict=True):
        values[slot.name] = int(argument) if slot.arg is Arg.NUMBER and argument.isdigit() else argument
    return speaker.say_word("verb", name, values)


def say_ending(speaker: Speaker, preview: Preview, is_told: bool) -> Iterator[str]:
    """Where a preview stops; nothing if all has been told."""
    if preview.ending is Ending.OVER and preview.outcome is not None:
        yield speaker.say("play-preview-over", outcome=speaker.outcome(preview.outcome))
    elif preview.ending is Ending.OPEN:
        yield speaker.say("play-preview-open")
    elif preview.ending is Ending.OTHER and preview.question is not None:
        player = speaker.seat(seat_name(preview.question.seat))
        yield speaker.say("play-preview-other", player=player)
    elif preview.ending is Ending.ASKED and preview.question is not None:
        yield speaker.say("play-preview-asked", question=speaker.prompt(preview.question))
    elif preview.ending is Ending.ASKED:
        yield speaker.say("play-preview-choose")
    elif not is_told:
        yield speaker.say("play-preview-nothing")


def what_is_played(speaker: Speaker, option: Option) -> str:
    """The card of an option by its name; one without a card in its words."""
    card = option.values.get("card")
    return speaker.card_name(face_of(card)) if isinstance(card, str) else speaker.option(option)
