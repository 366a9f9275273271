"""Functions of the messages that inflect words of the lexicon."""

from deckwright.text.functions.tool import Tool
from deckwright.text.grammar import Count, capital
from deckwright.text.languages import grammar_of, inflected
from deckwright.text.lexicon import Entry
from deckwright.text.script import Part


class Words(Tool):
    """Words of the lexicon."""

    def word(self, word: str, of: str, case: str = "nom") -> str:
        """A word of a group, e.g. a phase."""
        return inflected(self.catalogue.lexicon.entry(of, word), case)

    def noun(self, word: str, case: str = "nom", count: Count = 1) -> str:
        """A common noun as it stands beside a count, which is not written."""
        return inflected(self.entry_of(word), case, count)

    def agree(self, word: str, head: object, case: str = "nom", count: Count = 1) -> str:
        """An adjective that agrees with a noun, or with the head of a phrase."""
        entry = self.catalogue.lexicon.entry("adjective", word)
        return grammar_of(entry).adjective(entry, self.entry_of(head), case, count)

    def spelled(self, count: int, head: object, case: str = "nom") -> str:
        """A small number in words, as it stands before a noun; in figures where there is no word for it."""
        lexicon = self.catalogue.lexicon
        if not lexicon.has("numeral", str(count)):
            return str(count)
        entry = lexicon.entry("numeral", str(count))
        return grammar_of(entry).numeral(entry, self.entry_of(head), case, int(count))

    def gender(self, head: object) -> str:
        """The gender of a noun, or of the head of a phrase, to select by."""
        return self.entry_of(head).gender

    def with_article(self, text: str) -> str:
        """A phrase with its indefinite article, in languages that have one."""
        return self.catalogue.grammar.with_article(text)

    def capital(self, text: str) -> str:
        return capital(text)

    def entry_of(self, head: object) -> Entry:
        """A common noun, or the head of a phrase."""
        word = head.head if isinstance(head, Part) else head
        return self.catalogue.lexicon.entry("noun", str(word))
