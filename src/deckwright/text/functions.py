"""The functions of the messages: whatever must be inflected, chosen by reader, or joined.

Named arguments of Fluent are literals; where a form is itself a blank, it is given in its place:
`{ CARD($card, case: "acc") }`, but `{ NOUN("card", $case, $count) }`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from deckwright.kernel.control import If
from deckwright.kernel.deeds import ChooseNumber, Kept, Name, Named
from deckwright.kernel.nodes import Selector
from deckwright.script.amounts import Times
from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import (
    PLURAL,
    Count,
    adjective,
    capital,
    noun,
    numeral,
    sentence,
    with_article,
)
from deckwright.text.lexicon import Entry
from deckwright.text.marks import mark
from deckwright.text.nodes import Where, owner_of
from deckwright.text.script import Part, sentences, text_of_step
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
        return self._marked(card, self._catalogue.faces.card(card, case))

    def name(self, card: str, case: str = "nom") -> str:
        """The bare name of a card."""
        return self._marked(card, self._catalogue.faces.name(card, case))

    def _marked(self, card: str, text: str) -> str:
        return mark(card, text) if self._catalogue.marked else text

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

    def phrase(self, part: Part, case: str = "nom", count: Count = 1, form: str = "plain") -> str:
        """A noun phrase in a case, as it stands beside a count; a test without a noun gets «card»."""
        if a(Part, part).role != "noun":
            return self._group([part], case, count, form)
        text = part.render(case=case, count=count, form=form)
        self._note(part, form)
        return text

    def _note(self, part: Part, form: str) -> None:
        """Later parts of the text may call it «it»."""
        said = self._catalogue.said
        if isinstance(part.node, Selector) and not isinstance(part.node, Named | Kept | ChooseNumber):
            said.update({"it": part.head, "it-number": part.number, "it-owner": self.owner(part)})
        if form == "each":
            said["it-number"] = "sing"

    def group(self, row: Row, case: str = "nom", count: Count = 1, form: str = "plain") -> str:
        """Tests on cards as one phrase: what stands before the noun, the noun, what stands after it."""
        return self._group([a(Part, each) for each in a(Row, row).items], case, count, form)

    def _group(self, parts: list[Part], case: str, count: Count, form: str = "plain") -> str:
        head = _head(parts)
        place = next((part.node.kind for part in parts if isinstance(part.node, Where)), NONE)
        texts: dict[str, list[str]] = {"first": [], "before": [], "noun": [], "next": [], "after": []}
        for part in parts:
            text = part.render(case=case, count=count, head=head, form=form, place=place)
            if text not in texts[part.role]:
                # «Another» than this one and than that one is said once.
                texts[part.role].append(text)
        if not texts["noun"]:
            texts["noun"].append(self._words.noun(head, case, count))
        return " ".join(text for role in texts.values() for text in role if text)

    def head(self, phrase: object) -> str:
        """The noun of a phrase, or of the tests that make one."""
        if isinstance(phrase, Row):
            return _head([a(Part, each) for each in phrase.items])
        return a(Part, phrase).head

    def owner(self, part: Part) -> str:
        """Whose the cards of a selector are, if it says so by their place: `you`, `opponent` or `any`."""
        node = a(Part, part).node
        if isinstance(node, Named) and node.name in (Name.IT, Name.THIS_WAY):
            return self._catalogue.said.get("it-owner", "any")
        return owner_of(self._catalogue.game, node)

    def effect(self, part: Part, mood: str = "imperative") -> str:
        """An effect as an order (`imperative`), what can be done (`infinitive`), or a trigger (`would`)."""
        return a(Part, part).render(mood=mood)

    def steps(self, row: Row, mood: str = "imperative") -> str:
        """Effects one after the other in one sentence."""
        parts = [a(Part, each) for each in a(Row, row).items]
        clauses: list[list[str]] = [[]]
        for part in parts:
            text = text_of_step(part, mood)
            if isinstance(part.node, If) and len(parts) > 1:
                # «…; if you do, …»: a clause of its own is set off by more than «then».
                clauses += [[text], []]
            elif text:
                clauses[-1].append(text)
        return "; ".join(self._catalogue.join(each, "then") for each in clauses if each)

    def changes(self, row: Row, group: Part, number: str = "") -> str:
        """What a continuous effect does to the cards of a group, which is the subject of its verbs."""
        number = number or a(Part, group).number
        # An ability that cards gain calls them «this card».
        said = self._catalogue.said
        outer = said.get("self")
        said["self"] = outer or group.head
        texts, previous = [], NONE
        for each in a(Row, row).items:
            change = a(Part, each)
            texts.append(change.render(**{"subject-number": number, "previous": previous}))
            previous = change.style
        if outer is None:
            del said["self"]
        return self._catalogue.join(texts)

    def amount(self, amount: object, form: str = "number") -> str:
        """An amount by itself: a number, or what it is the number of."""
        return str(amount) if isinstance(amount, int) else a(Part, amount).render(form=form)

    def clause(self, part: Part, form: str = "plain") -> str:
        """A condition in a form: `while` after «as long as»."""
        return a(Part, part).render(form=form)

    def style(self, amount: object) -> str:
        """How an amount is told, to select by: `number`, `each`, `that` or `equal`."""
        return "number" if isinstance(amount, int) else a(Part, amount).style

    def counted(self, amount: object, what: object, case: str = "nom") -> str:
        """So many of something: «2 cards», «a card for each …», «X cards, where X is …»."""
        number = 1
        if isinstance(amount, Part) and isinstance(amount.node, Times):
            number = amount.node.factor
            amount = Part(self._catalogue, amount.node.amount)
        if isinstance(amount, int):
            return self._counted(int(amount), what, case)
        if self.style(amount) == "each":
            values = {"what": self._counted(number, what, case), "amount": amount}
            return self._catalogue.say("counted-each", values)
        thing = self._beside(what, "gen", PLURAL)
        values = {"what": thing, "amount": self.amount(amount), "number": number}
        return self._catalogue.say(f"counted-{self.style(amount)}", values)

    def _counted(self, count: int, what: object, case: str) -> str:
        return self._catalogue.say("counted", {"count": count, "what": self._beside(what, case, count)})

    def _beside(self, what: object, case: str, count: Count) -> str:
        if isinstance(what, Part):
            return self.phrase(what, case, count)
        return self._words.noun(str(what), case, count)

    def items(self, row: Row, case: str = "nom", by: str = "and") -> str:
        """«a, b and c», with the reader as «you»."""
        return self._catalogue.join([self._item(each, case) for each in a(Row, row).items], by)

    def _item(self, item: Value, case: str) -> str:
        if isinstance(item, Player):
            return self._catalogue.say("player-you", {}) if item.is_you else item.in_case(case)
        return a(Part, item).render(case=case)

    def run(self, part: Part) -> str:
        """An effect to its end, over several sentences."""
        return sentences(a(Part, part))

    def sentence(self, part: Part) -> str:
        """A part as a text of its own, with a capital letter and a full stop."""
        return sentence(sentences(a(Part, part)))


def _head(parts: list[Part]) -> str:
    return next((part.head for part in parts if part.role == "noun"), "card")


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
        "AMOUNT": phrases.amount,
        "CAPITAL": capital,
        "CARD": table.card,
        "CHANGES": phrases.changes,
        "CLAUSE": phrases.clause,
        "COUNTED": phrases.counted,
        "EFFECT": phrases.effect,
        "GENDER": words.gender,
        "GROUP": phrases.group,
        "HEAD": phrases.head,
        "LIST": phrases.items,
        "NAME": table.name,
        "NOUN": words.noun,
        "OWNER": phrases.owner,
        "PHRASE": phrases.phrase,
        "PLAYER": table.player,
        "RUN": phrases.run,
        "SENTENCE": phrases.sentence,
        "SPELLED": words.spelled,
        "STEPS": phrases.steps,
        "STYLE": phrases.style,
        "WHO": table.who,
        "WHOSE": table.whose,
        "WORD": words.word,
        "ZONE": table.zone,
    }
