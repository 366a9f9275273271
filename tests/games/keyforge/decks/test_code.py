"""Codes of decks: one line that holds all that is needed to play it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.keyforge.decks.support import (
    HOUSES,
    check_bad,
    generated,
    gigantic_deck,
    plain_cards,
    plain_deck,
    with_card,
)
from tests.support.rules import rule

from deckwright.games.keyforge.decks.code import format_code, is_code, parse_code
from deckwright.games.keyforge.decks.deck import Deck, DeckCard, make_deck
from deckwright.games.keyforge.decks.lookup import face_of, spell
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.facts import FACES
from deckwright.kernel.errors import DeckwrightError

PLAIN = (
    "kf1/cota"
    "/brobnar=anger,punch,cannon,bumpsy,firespitter,headhunter,hebe-the-huge,krump*2,troll*3"
    "/dis=control-the-weak*2,fear,hand-of-dis,mind-barb,dominator-bauble,dust-imp,ember-imp,pit-demon,shooler"
    ",stealer-of-souls,succubus"
    "/logos=labwork,library-access*2,neuro-syphon,phase-shift,random-access-archives,wild-wormhole,batdrone"
    ",dextre*3,research-smoko"
)


def test_a_code_is_read_and_written_as_it_was() -> None:
    deck = parse_code(PLAIN)
    assert (deck.set, deck.houses, len(deck.cards)) == ("cota", HOUSES, 36)
    assert [card.face for card in deck.cards].count("troll") == 3
    assert format_code(deck) == PLAIN


@pytest.mark.parametrize("set_", ["cota", "aoa", "wc", "mm"])
def test_every_deck_can_be_read_from_its_code(set_: str) -> None:
    for deck in generated(set_, 60):
        code = format_code(deck)
        assert parse_code(code) == deck
        assert code.isascii()
        assert code.isprintable()
        assert code == code.lower()
        assert " " not in code
        assert len(code) < 1000


@rule("KF-15.2", "KF-15.3")
def test_mavericks_and_anomalies_keep_their_house() -> None:
    cards = with_card(DeckCard("timequake", "dis"))
    cards[0] = DeckCard("shadow-self", "brobnar")
    deck = make_deck("wc", HOUSES, cards)
    read = parse_code(format_code(deck))
    assert read == deck
    assert [read.marks(card) for card in read.cards if card.face in ("timequake", "shadow-self")] == [
        ("maverick", "legacy"),
        ("anomaly",),
    ]


@rule("KF-11.12")
def test_icons_are_in_the_code_in_their_order() -> None:
    deck = make_deck("mm", HOUSES, with_card(DeckCard("dextre", "logos", ("draw", "amber", "draw"))))
    assert "dextre+draw+amber+draw" in format_code(deck)
    assert parse_code(format_code(deck)) == deck
    assert parse_code(format_code(gigantic_deck(("damage",)))) == gigantic_deck(("damage",))


def test_every_card_has_a_spelling_of_its_own_in_codes() -> None:
    spellings = {spell(face): face for face in FACES}
    assert len(spellings) == len(FACES)
    assert all(spelling.isascii() and face_of(spelling) == face for spelling, face in spellings.items())


def test_a_change_of_case_and_blanks_around_do_no_harm() -> None:
    deck = generated("mm", 1)[0]
    assert parse_code(f"  {format_code(deck).upper()}\n") == deck


NAMES = [
    ArchonName(("Orvin", "Орвин", "Орвін")),
    ArchonName.same("Dr. “The Old” Jeffries/50% = Me*2,+"),
    ArchonName.same("麋鹿皇帝"),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [None, 0, -5, 2**200])
def test_names_and_seeds_are_kept(name: ArchonName, seed: int | None) -> None:
    deck = make_deck("cota", HOUSES, plain_cards(), name, seed)
    code = format_code(deck)
    assert code.isascii()
    assert parse_code(code) == deck
    assert parse_code(code.upper()) == deck


def test_the_name_of_a_generated_deck_follows_from_its_seed() -> None:
    deck = generated("cota", 1)[0]
    assert deck.name is not None
    assert "name" not in format_code(deck)
    assert parse_code(format_code(deck)).name == deck.name


def test_cards_that_are_not_implemented_are_refused() -> None:
    playable = set(FACES) - {"anger", "dextre"}
    with check_bad("deck-cards-not-implemented", cards="anger, dextre"):
        parse_code(PLAIN, playable)


def test_unknown_cards_are_all_named() -> None:
    with check_bad("deck-cards-unknown", cards="angst, dexter", count=2):
        parse_code(PLAIN.replace("anger", "angst").replace("dextre", "dexter"))


def test_a_code_of_a_later_version_is_refused() -> None:
    with check_bad("deck-code-version", version="kf2", known="kf1"):
        parse_code(PLAIN.replace("kf1", "kf2"))


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("", "-"),
        ("kf1", "kf1"),
        ("anger", "anger"),
        ("https://example.org/kf1/cota", "https://example.org/kf1/cota"),
        (PLAIN.replace("anger", ""), ""),
        (PLAIN.replace("*3", "*0"), "troll*0"),
        (PLAIN.replace("*3", "*333"), "troll*333"),
        (PLAIN.replace("*3", "*"), "troll*"),
        (PLAIN.replace("anger", "anger+"), "anger+"),
        (PLAIN + "/color=red", "color=red"),
        (PLAIN + "/seed=x", "seed=x"),
        (PLAIN + "/seed=1/seed=2", "seed=2"),
        (PLAIN + "/", ""),
        ("KF1/ÇOTA", "KF1/ÇOTA"),
    ],
)
def test_a_broken_code_is_refused_with_the_part_that_is_wrong(code: str, part: str) -> None:
    with check_bad("deck-code-broken", part=part or "-"):
        parse_code(code)


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("kf1/", "deck-houses-not-three"),
        ("kf1/cota", "deck-houses-not-three"),
        (PLAIN.replace("/cota/", "/xyz/"), "deck-set-unknown"),
        (PLAIN.replace("*3", "*4"), "deck-house-not-twelve"),
        (PLAIN + "/dis=fear", "deck-houses-not-three"),
        (PLAIN.replace("anger", "anger+luck"), "deck-icon-unknown"),
        ("kf1/" + "x" * 20_000, "deck-code-too-long"),
    ],
)
def test_a_code_of_something_that_is_no_deck_is_refused(code: str, error: str) -> None:
    with check_bad(error):
        parse_code(code)


def test_codes_of_any_version_are_told_from_other_texts() -> None:
    assert is_code(PLAIN)
    assert is_code("KF7/future")
    assert not is_code("kf")
    assert not is_code("Keyforge/cota")


def mutated(code: str, place: int, sign: str, cut: int) -> str:
    place %= len(code)
    return code[:place] + sign + code[place + cut :]


def read_or_refused(code: str) -> Deck | None:
    """A deck, or none if the code was refused in the proper way."""
    try:
        return parse_code(code)
    except DeckwrightError:
        return None


@given(st.integers(0, 5000), st.text(max_size=3), st.integers(0, 30))
def test_a_damaged_code_gives_a_whole_deck_or_an_error(place: int, sign: str, cut: int) -> None:
    deck = read_or_refused(mutated(format_code(generated("mm", 1)[0]), place, sign, cut))
    assert deck is None or len(deck.cards) == 36
    assert deck is None or parse_code(format_code(deck)) == deck


@given(st.text())
def test_any_text_as_a_code_gives_a_deck_or_an_error(text: str) -> None:
    assert read_or_refused(text) is None
    assert read_or_refused(f"kf1/{text}") is None
    named = read_or_refused(f"{PLAIN}/name={text}")
    assert named is None or named.cards == parse_code(PLAIN).cards


def test_decks_with_other_cards_have_other_codes() -> None:
    other = make_deck("cota", HOUSES, with_card(DeckCard("shadow-self", "logos")))
    assert format_code(other) != format_code(plain_deck())
