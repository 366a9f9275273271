"""Deck sheets to read and print."""

import re
from html.parser import HTMLParser

import pytest
from tests.games.keyforge.decks.support import HOUSES, generated, gigantic_deck, plain_deck, with_card

from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.deck import Deck, DeckCard, make_deck
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.decks.sheet import WORDS, html_sheet, text_sheet
from deckwright.games.keyforge.facts import BY_ID, FACES
from deckwright.kernel.errors import DeckwrightError, EngineFault

SHORT = {word: word.split("-")[1][:3].title() for word in WORDS if word.endswith("-short")}
LABELS = {word: word.rpartition("-")[2].title() for word in WORDS} | SHORT
NAMES = {face: face.replace("-", " ").title() for face in FACES}


def special_deck() -> Deck:
    """A deck with a maverick, a legacy and an anomaly."""
    cards = with_card(DeckCard("timequake", "dis", ("draw", "amber")))
    cards[0] = DeckCard("shadow-self", "brobnar")
    return make_deck("wc", HOUSES, cards, ArchonName(("Orvin", "Орвин", "Орвін")))


@pytest.mark.parametrize("set_", ["cota", "aoa", "wc", "mm"])
@pytest.mark.parametrize("width", [50, 80, 100, 160])
def test_a_sheet_of_text_has_all_cards_and_keeps_to_its_width(set_: str, width: int) -> None:
    for deck in generated(set_, 10):
        sheet = text_sheet(deck, NAMES, LABELS, width=width)
        assert max(len(line) for line in sheet.splitlines()) <= width
        for house in deck.houses:
            assert house.rpartition("-")[2].title() in sheet
        numbers = [BY_ID[card.face].sets.get(set_) for card in deck.cards]
        assert all(number is None or re.search(rf"(^|\s){number} ", sheet) for number in numbers)


def test_wide_sheets_have_three_columns_and_narrow_ones_one() -> None:
    wide = text_sheet(plain_deck(), NAMES, LABELS, width=100).splitlines()
    narrow = text_sheet(plain_deck(), NAMES, LABELS, width=60).splitlines()
    assert wide[3].split() == ["Brobnar", "Dis", "Logos"]
    assert len(wide) < 25
    assert len(narrow) > 40


def test_names_are_whole_where_there_is_room() -> None:
    sheet = text_sheet(plain_deck(), NAMES, LABELS, width=160)
    assert all(NAMES[card.face] in sheet for card in plain_deck().cards)


def test_cards_are_sorted_by_number() -> None:
    lines = text_sheet(plain_deck(), NAMES, LABELS, width=60).splitlines()
    column = lines[lines.index("Dis") + 2 : lines.index("Logos") - 1]
    numbers = [int(line.split()[0]) for line in column]
    assert len(numbers) == 12
    assert numbers == sorted(numbers)


def test_marks_and_icons_are_shown_and_explained() -> None:
    sheet = text_sheet(special_deck(), NAMES, LABELS, width=160)
    assert re.search(r"Shadow Self Mav Leg", sheet)
    assert re.search(r"Timequake Ano \+Dra\+Amb", sheet)
    for word in ("Mav Maverick", "Leg Legacy", "Ano Anomaly", "Amb Amber", "Dra Draw"):
        assert word in sheet
    plain = text_sheet(plain_deck(), NAMES, LABELS, width=160)
    assert "Maverick" not in plain
    assert "Draw" not in plain


def test_marks_are_not_cut_off_with_a_long_name() -> None:
    sheet = text_sheet(special_deck(), NAMES | {"timequake": "Time" * 50}, LABELS, width=90)
    assert re.search(r"Tim[Time]*… Ano \+Dra\+Amb", sheet)


def test_copies_are_counted() -> None:
    cards = with_card(DeckCard("dextre", "logos"))
    assert "Dextre ×2" in text_sheet(make_deck("cota", HOUSES, cards), NAMES, LABELS)


def test_the_halves_of_a_gigantic_creature_are_told_apart() -> None:
    names = {face: name for face, name in NAMES.items() if not face.endswith("-top")}
    sheet = text_sheet(gigantic_deck(), names, LABELS, width=160)
    assert "Ultra Gravitron (Top)" in sheet
    assert "Ultra Gravitron (Bottom)" in sheet


@pytest.mark.parametrize(("language", "name"), [("en", "Orvin"), ("ru", "Орвин"), ("uk", "Орвін")])
def test_the_archon_is_named_in_the_language_of_the_reader(language: str, name: str) -> None:
    assert text_sheet(special_deck(), NAMES, LABELS, language).startswith(f"{name}\n")
    assert f"<h1>{name}</h1>" in html_sheet(special_deck(), NAMES, LABELS, language)
    assert f'<html lang="{language}">' in html_sheet(special_deck(), NAMES, LABELS, language)


def test_a_deck_without_a_name_is_called_so() -> None:
    labels = LABELS | {"nameless": "Nobody"}
    assert text_sheet(plain_deck(), NAMES, labels).startswith("Nobody\n")
    assert "<title>Nobody</title>" in html_sheet(plain_deck(), NAMES, labels)


class Page(HTMLParser):
    """Gathers what is in a page, and that every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [name for name, _ in attrs if name in ("src", "href") or name.startswith("on")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def parsed(html: str) -> Page:
    page = Page()
    page.feed(html)
    page.close()
    assert page.open == []
    return page


@pytest.mark.parametrize("set_", ["cota", "mm"])
def test_a_page_is_well_formed_and_needs_nothing_from_elsewhere(set_: str) -> None:
    for deck in generated(set_, 5):
        html = html_sheet(deck, NAMES, LABELS)
        page = parsed(html)
        assert page.links == []
        assert not {"script", "link", "img", "iframe"} & set(page.tags)
        assert "url(" not in html
        assert "@import" not in html
        assert "size: A4" in html
        assert page.tags.count("section") == 3
        assert page.tags.count("tr") == sum(len(deck.counted(house)) for house in deck.houses)
        assert all(NAMES[card.face] in page.text for card in deck.cards)
        assert format_code(deck) in page.text


def test_everything_on_a_page_is_escaped() -> None:
    evil = '<script>alert("1")</script>&'
    deck = make_deck("cota", HOUSES, plain_deck().cards, ArchonName.same(evil))
    html = html_sheet(deck, dict.fromkeys(FACES, evil), dict.fromkeys(WORDS, evil))
    page = parsed(html)
    assert "script" not in page.tags
    assert page.tags.count("b") == 0
    assert page.text.count(evil) > 36


def test_a_language_that_is_not_spoken_is_refused() -> None:
    with pytest.raises(DeckwrightError) as refused:
        html_sheet(special_deck(), NAMES, LABELS, "de")
    assert refused.value.code == "language-unknown"


def test_a_missing_word_is_a_fault() -> None:
    labels = {word: text for word, text in LABELS.items() if word != "mark-maverick"}
    for sheet in (text_sheet, html_sheet):
        with pytest.raises(EngineFault, match="mark-maverick"):
            sheet(plain_deck(), NAMES, labels)
