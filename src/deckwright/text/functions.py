"""The functions of the messages: whatever must be inflected, chosen by reader, or joined.

Named arguments of Fluent are literals; where a form is itself a blank, it is given in its place:
`{ CARD($card, case: "acc") }`, but `{ NOUN("card", $case, $count) }`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import Count, adjective, capital, noun, numeral, sentence, with_article
from deckwright.text.lexicon import Entry
from deckwright.text.script import Part
from deckwright.text.values import NONE, Place, Player, Row, Value

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue

V = TypeVar("V", bound=Value)


class Words:
    """Words of the lexicon."""

    def __init__(self, catalogue: "Catalogue") -> None:
        self._catalogue = catalogue

    def word(self, word: str, of: str, case: str = "nom") -> str:
        """A word of a group, e.g. a phase."""
        lexicon = self._catalogue.lexicon
        return noun(lexicon, lexicon.entry(of, word), case)

    def noun(self, word: str, case: str = "nom", count: Count = 1) -> str:
        """A common noun as it stands beside a count, which is not written."""
        return noun(self._catalogue.lexicon, self.head(word), case, count)

    def agree(self, word: str, head: object, case: str = "nom", count: Count = 1) -> str:
        """An adjective that agrees with a noun, or with the head of a phrase."""
        lexicon = self._catalogue.lexicon
        return adjective(lexicon, lexicon.entry("adjective", word), self.head(head), case, count)

    def spelled(self, count: int, head: object, case: str = "nom") -> str:
        """A small number in words, as it stands before a noun."""
        return numeral(self._catalogue.lexicon, self.head(head), case, int(count))

    def gender(self, head: object) -> str:
        """The gender of a noun, or of the head of a phrase, to select by."""
        return self.head(head).gender

    def head(self, head: object) -> Entry:
        word = head.head if isinstance(head, Part) else head
        return self._catalogue.lexicon.entry("noun", str(word))


class Table:
    """Cards, players, zones."""

    def __init__(self, catalogue: "Catalogue") -> None:
        self._catalogue = catalogue

    def card(self, card: str, case: str = "nom") -> str:
        """A card in a sentence."""
        return self._catalogue.faces.card(card, case)

    def name(self, card: str, case: str = "nom") -> str:
        """The bare name of a card."""
        return self._catalogue.faces.name(card, case)

    def player(self, player: Player, case: str = "nom") -> str:
        return a(Player, player).in_case(case)

    def who(self, players: object) -> str:
        """`you` if it is the reader, or the reader is among them; else `they`."""
        row = players.items if isinstance(players, Row) else [players]
        return "you" if any(a(Player, each).is_you for each in row) else "they"

    def whose(self, owner: Player, actor: object = NONE) -> str:
        """`own` if it is that of who acts, `yours` if the reader's, else `theirs`."""
        if isinstance(actor, Player) and actor.seat == a(Player, owner).seat:
            return "own"
        return "yours" if a(Player, owner).is_you else "theirs"

    def zone(self, place: Place, actor: object = NONE, case: str = "nom", style: str = "") -> str:
        """A zone; a style has a message of its own, e.g. `zone-hand-from`."""
        return a(Place, place).in_case(case, actor, style)


class Phrases:
    """Parts of a script."""

    def __init__(self, catalogue: "Catalogue", words: Words) -> None:
        self._catalogue = catalogue
        self._words = words

    def phrase(self, part: Part, case: str = "nom", count: Count = 1) -> str:
        """A noun phrase in a case, as it stands beside a count."""
        return a(Part, part).render(case=case, count=count)

    def effect(self, part: Part, mood: str = "imperative") -> str:
        """An effect as an order (`imperative`) or as what can be done (`infinitive`)."""
        return a(Part, part).render(mood=mood)

    def steps(self, row: Row, mood: str = "imperative") -> str:
        """Effects one after the other in one sentence."""
        texts = [a(Part, each).render(mood=mood) for each in a(Row, row).items]
        return self._catalogue.join(texts, "then")

    def group(self, row: Row, case: str = "nom", count: Count = 1) -> str:
        """Tests on cards as one phrase: what stands before the noun, the noun, what stands after it."""
        parts = [a(Part, each) for each in a(Row, row).items]
        head = self.head(row)
        texts: dict[str, list[str]] = {"before": [], "noun": [], "after": []}
        for part in parts:
            texts[part.role].append(part.render(case=case, count=count, head=head))
        nouns = texts["noun"] or [self._words.noun(head, case, count)]
        return " ".join([*texts["before"], *nouns, *texts["after"]])

    def head(self, phrase: object) -> str:
        """The noun of a phrase, or of the tests that make one («card» if none names it)."""
        if not isinstance(phrase, Row):
            return a(Part, phrase).head
        parts = [a(Part, each) for each in phrase.items]
        return next((part.head for part in parts if part.role == "noun"), "card")

    def counted(self, amount: object, what: object, case: str = "nom") -> str:
        """So many of something: «2 cards»; «a card for each …» where the amount must be worked out."""
        if isinstance(amount, int):
            thing = self._beside(what, case, int(amount))
            return self._catalogue.say("counted", {"count": amount, "what": thing})
        thing = self._beside(what, case, 1)
        return self._catalogue.say("counted-by", {"what": thing, "amount": a(Part, amount)})

    def _beside(self, what: object, case: str, count: int) -> str:
        if isinstance(what, Part):
            return what.render(case=case, count=count)
        return self._words.noun(str(what), case, count)

    def items(self, row: Row, case: str = "nom", by: str = "and") -> str:
        """«a, b and c», with the reader as «you»."""
        return self._catalogue.join([self._item(each, case) for each in a(Row, row).items], by)

    def _item(self, item: Value, case: str) -> str:
        if isinstance(item, Player):
            return self._catalogue.say("player-you", {}) if item.is_you else item.in_case(case)
        return a(Part, item).render(case=case)

    def sentences(self, parts: object) -> str:
        """Each part as a sentence of its own."""
        items = parts.items if isinstance(parts, Row) else [a(Value, parts)]
        return " ".join(sentence(item.text()) for item in items)


def a(kind: type[V], value: object) -> V:
    """A value of a kind, or an error that a message can be blamed for."""
    if not isinstance(value, kind):
        raise MissingMessage(f"{value!r} is no {kind.__name__}")
    return value


def functions_of(catalogue: "Catalogue") -> dict[str, Callable[..., str]]:
    """All functions under the names that messages call them by."""
    words = Words(catalogue)
    table = Table(catalogue)
    phrases = Phrases(catalogue, words)
    return {
        "A": with_article,
        "AGREE": words.agree,
        "CAPITAL": capital,
        "CARD": table.card,
        "COUNTED": phrases.counted,
        "EFFECT": phrases.effect,
        "GENDER": words.gender,
        "GROUP": phrases.group,
        "HEAD": phrases.head,
        "LIST": phrases.items,
        "NAME": table.name,
        "NOUN": words.noun,
        "PHRASE": phrases.phrase,
        "PLAYER": table.player,
        "SENTENCES": phrases.sentences,
        "SPELLED": words.spelled,
        "STEPS": phrases.steps,
        "WHO": table.who,
        "WHOSE": table.whose,
        "WORD": words.word,
        "ZONE": table.zone,
    }
