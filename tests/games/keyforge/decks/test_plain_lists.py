"""Plain lists of cards, as people write them."""

import pytest
from tests.games.keyforge.decks.support import check_bad, generated, gigantic_deck
from tests.support.rules import rule

from deckwright.games.keyforge.decks.deck import Deck, DeckCard
from deckwright.games.keyforge.decks.files import read_deck
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.decks.plain import likely_set, write_list
from deckwright.games.keyforge.facts import BY_ID

# The list of a real deck.
XINIA = """
Xinia, Quarter Composer

Brobnar
Loot the Bodies
Warsong
Cannon
Pile of Skulls
2x Valdr
Firespitter
Ganger Chieftain
Hebe the Huge
Kelifi Dragon
Smaaash
Troll

Dis (12)
1 Control the Weak
1 Fear
1 Gateway to Dis
1 Hysteria
1 Mind Barb
1 Annihilation Ritual
1 Dominator Bauble
1 Library of the Damned
2 Dust Imp
1 Stealer of Souls
1 The Terror

** LOGOS: **
- Foggify
- Neuro Syphon
- Phase Shift
- Remote Access
- Wild Wormhole
- Batdrone
- Dextre
- Dr. Escotera x2
- Ganymede Archivist
- Neutron Shark
- Veylan Analyst
"""


def changed(old: str, new: str, head: str = "") -> Deck:
    assert old in XINIA
    return read_deck(head + XINIA.replace(old, new))


def test_the_list_of_a_real_deck_is_read() -> None:
    deck = read_deck(XINIA)
    assert deck.set == "cota"
    assert deck.houses == ("brobnar", "dis", "logos")
    assert deck.name == ArchonName.same("Xinia, Quarter Composer")
    counts = {card.face: count for house in deck.houses for card, count in deck.counted(house)}
    assert {face for face, count in counts.items() if count == 2} == {"valdr", "dust-imp", "dr-escotera"}


@pytest.mark.parametrize(
    "line", ["2x Valdr", "2 Valdr", "2× Valdr", "2×Valdr", "2х Valdr", "Valdr x2", "Valdr ×2"]
)
def test_counts_are_written_in_many_ways(line: str) -> None:
    assert changed("2x Valdr", line).cards == read_deck(XINIA).cards


@pytest.mark.parametrize("line", ["valdr", "VALDR", " * valdr ", "• Valdr", "valdr (brobnar"])
def test_ids_and_names_are_found_in_any_case_and_others_are_not(line: str) -> None:
    if "(" in line:
        with check_bad("deck-cards-unknown", cards="valdr (brobnar"):
            changed("2x Valdr", f"{line}\n{line}")
    else:
        assert changed("2x Valdr", f"{line}\n{line}").cards == read_deck(XINIA).cards


@pytest.mark.parametrize("name", ["dr-escotera", "Dr. Escotera", "Dr Escotera", "dr escotera"])
def test_dots_and_hyphens_in_names_may_be_left_out(name: str) -> None:
    assert changed("Dr. Escotera", name).cards == read_deck(XINIA).cards


def test_names_in_other_languages_are_found_through_the_lookup() -> None:
    names = {"Пил’яне бісеня": "dust-imp", "Пылевой чёрт": "dust-imp", "Логос": "logos", "Тролль": "troll"}
    text = XINIA.replace("2 Dust Imp", "1 пил'яне бісеня\nПылевой  Черт").replace("LOGOS", "Логос")
    assert read_deck(text.replace("\nTroll", "\n1 ТРОЛЛЬ"), names).cards == read_deck(XINIA).cards


def test_an_unknown_name_in_cyrillic_is_not_taken_for_another_card() -> None:
    with check_bad("deck-cards-unknown", cards="Злой Troll", count=1):
        changed("\nTroll", "\nЗлой Troll")


def test_the_set_may_be_told() -> None:
    assert changed("Brobnar", "Brobnar", "Set: aoa\n").set == "aoa"
    assert changed("Brobnar", "Brobnar", "SET : Age of Ascension\n").set == "aoa"
    assert changed("Brobnar", "Brobnar", "Dark Tidings\n").set == "dt"
    with check_bad("deck-set-unknown", set="chess"):
        changed("Brobnar", "Brobnar", "Set: chess\n")


def test_the_set_is_otherwise_the_one_that_most_cards_are_of() -> None:
    assert likely_set(["anger", "troll"]) == "cota"
    assert likely_set(["tezmal"]) == "aoa"
    assert likely_set(["anger", "troll", "tezmal"]) == "aoa"
    assert likely_set(["dextre", "timequake"]) == "wc"
    assert likely_set(["pi-sweven"]) == "dt"


@pytest.mark.parametrize("set_", ["cota", "aoa", "wc", "mm"])
def test_the_set_of_a_deck_is_guessed_from_its_cards(set_: str) -> None:
    for deck in generated(set_, 40):
        assert likely_set([card.face for card in deck.cards]) == set_


def test_the_name_may_be_told_and_comments_are_skipped() -> None:
    deck = changed("Xinia, Quarter Composer", "// from a friend\nName: The Sample: One")
    assert deck.name == ArchonName.same("The Sample: One")


def test_a_list_needs_no_name() -> None:
    assert changed("Xinia, Quarter Composer", "").name is None


@rule("KF-15.2")
def test_a_maverick_stands_under_its_new_house() -> None:
    for line in ("Shadow Self", "Shadow Self (maverick)", "1x Shadow Self (Maverick)"):
        deck = changed("Dextre", line)
        assert [card for card in deck.cards if deck.is_maverick(card)] == [DeckCard("shadow-self", "logos")]


@pytest.mark.parametrize("mark", ["maverick", "legacy", "anomaly"])
def test_a_mark_that_does_not_hold_is_refused(mark: str) -> None:
    line = XINIA.splitlines().index("- Dextre") + 1
    with check_bad("deck-list-wrong-mark", card="Dextre", mark=mark, line=line):
        changed("Dextre", f"Dextre ({mark})")


@rule("KF-15.3")
def test_a_legacy_can_be_marked() -> None:
    deck = changed("Dextre", "Dextre (legacy)", "Set: wc\n")
    assert deck.is_legacy(DeckCard("dextre", "logos"))


@rule("KF-11.12")
@pytest.mark.parametrize(
    "icons", ["[capture, draw]", "[Capture+Draw]", " [захват; карта]", "[capture] [draw]"]
)
def test_icons_stand_in_brackets(icons: str) -> None:
    text = "Set: mm\n" + XINIA.replace("- Dextre", f"- 1x Dextre{icons}")
    deck = read_deck(text, {"захват": "capture", "Карта": "draw"})
    assert DeckCard("dextre", "logos", ("capture", "draw")) in deck.cards


def test_marks_and_icons_can_both_be_there() -> None:
    for line in ("Shadow Self (maverick) [draw]", "Shadow Self [draw] (maverick)", "shadow-self [draw] x1"):
        assert DeckCard("shadow-self", "logos", ("draw",)) in changed("Dextre", line).cards


def test_an_unknown_icon_is_refused() -> None:
    with check_bad("deck-icon-unknown", card="dextre", icon="luck"):
        changed("Dextre", "Dextre [luck]")


@rule("KF-15.4")
@pytest.mark.parametrize(
    "lines",
    [
        "2x Ultra Gravitron",
        "Ultra Gravitron\nUltra Gravitron",
        "Ultra Gravitron (top)\nUltra Gravitron (bottom)",
        "Ultra Gravitron (top)\nUltra Gravitron",
        "Ultra Gravitron (bottom)\nUltra Gravitron",
        "ultra-gravitron-top\nultra-gravitron",
    ],
)
def test_the_two_halves_of_a_gigantic_creature_need_not_be_told_apart(lines: str) -> None:
    deck = changed("Dextre\n- Dr. Escotera x2", f"Dextre\n{lines}", "Set: mm\n")
    halves = [card.face for card in deck.cards if BY_ID[card.face].half]
    assert halves == ["ultra-gravitron", "ultra-gravitron-top"]


@rule("KF-15.4")
def test_the_half_with_the_icons_is_the_top_one() -> None:
    lines = "Dextre\nUltra Gravitron\nUltra Gravitron [draw]"
    deck = changed("Dextre\n- Dr. Escotera x2", lines, "Set: mm\n")
    assert DeckCard("ultra-gravitron-top", "logos", ("draw",)) in deck.cards


@rule("KF-15.4")
def test_half_a_gigantic_creature_is_refused() -> None:
    with check_bad("deck-halves-not-paired", cards="ultra-gravitron"):
        changed("Dextre\n", "Ultra Gravitron\n", "Set: mm\n")


def test_an_evil_twin_is_found_by_its_mark() -> None:
    for line in ("PI Sweven (Evil Twin)", "pi-sweven-evil-twin", "PI Sweven (evil-twin)"):
        assert DeckCard("pi-sweven-evil-twin", "logos") in changed("Dextre", line, "Set: dt\n").cards
    with check_bad("deck-cards-unknown", cards="Dextre"):
        changed("Dextre", "Dextre (evil twin)", "Set: dt\n")


def test_unknown_cards_are_all_named() -> None:
    text = XINIA.replace("Dextre", "Dexter").replace("Valdr", "Valdor")
    with check_bad("deck-cards-unknown", cards="Valdor, Dexter", count=2):
        read_deck(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Hello", "deck-list-no-cards"),
        ("Hello\nWorld", "deck-list-no-house"),
        ("Brobnar", "deck-list-no-cards"),
        ("Brobnar\nAnger", "deck-houses-not-three"),
        ("Brobnar\n0 Anger", "deck-list-bad-count"),
        ("Brobnar\n37 Anger", "deck-list-bad-count"),
        ("Brobnar\n" + "a" * 301, "deck-list-line-too-long"),
        ("Brobnar\n" + "Nobody\n" * 101, "deck-too-many-cards"),
    ],
)
def test_what_is_no_list_is_refused(text: str, code: str) -> None:
    with check_bad(code):
        read_deck(text)


def test_a_list_is_written_with_the_words_that_are_given() -> None:
    deck = gigantic_deck(("draw",))
    names = {"ultra-gravitron": "Ультра-Гравитрон"}
    words = {"logos": "Логос", "top": "верхняя", "bottom": "нижняя", "draw": "карта", "set": "Набор"}
    text = write_list(deck, names, words, "ru")
    assert "\nЛогос\n" in text
    assert "1x Ультра-Гравитрон (верхняя) [карта]\n" in text
    assert text.startswith("Набор: mm\n")
    lookup = {name: id_ for id_, name in (names | words).items()}
    assert read_deck(text, lookup) == deck


@pytest.mark.parametrize("set_", ["cota", "aoa", "wc", "mm"])
def test_every_deck_can_be_read_from_its_list(set_: str) -> None:
    for deck in generated(set_, 40):
        read = read_deck(write_list(deck, language="uk"))
        assert read.cards == deck.cards
        assert deck.name is not None
        assert read.name == ArchonName.same(deck.name.spoken("uk"))


def test_for_a_misspelt_name_the_nearest_cards_are_offered() -> None:
    text = XINIA.replace("Dextre", "Dexter").replace("Valdr", "Valdor")
    with check_bad("deck-cards-unknown", near="valdr, dextre", found=2):
        read_deck(text)
    with check_bad("deck-cards-unknown", cards="Qqqqqqq", near="", found=0):
        read_deck(XINIA.replace("Dextre", "Qqqqqqq"))


def test_a_misspelt_name_of_another_language_is_near_its_card() -> None:
    with check_bad("deck-cards-unknown", near="dextre"):
        read_deck(XINIA.replace("Dextre", "Декср"), {"Декстр": "dextre", "Логос": "logos"})


DECK = "1f3b9a3e-6f1e-4a6b-9d0f-1b2c3d4e5f60"


@pytest.mark.parametrize(
    "link",
    [
        f"https://www.keyforgegame.com/deck-details/{DECK}",
        f"www.keyforgegame.com/deck-details/{DECK.upper()}?powerLevel=3\n",
        f"https://decksofkeyforge.com/decks/{DECK}",
    ],
)
def test_a_link_to_a_deck_is_answered_with_where_its_document_is(link: str) -> None:
    with check_bad("deck-link", address=f"https://www.keyforgegame.com/api/decks/{DECK}/?links=cards"):
        read_deck(link)


@pytest.mark.parametrize(
    "link", ["https://example.org/my-deck", f"http://evil.example/{DECK}", "https://www.keyforgegame.com/"]
)
def test_any_other_link_is_no_deck_either(link: str) -> None:
    with check_bad("deck-link-unknown"):
        read_deck(link)
