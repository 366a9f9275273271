"""Documents of decks: our own JSON, and that anything at all gives a deck or a clear error."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.keyforge.decks.support import HOUSES, check_bad, generated, gigantic_deck, plain_deck

from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.deck import Deck, make_deck
from deckwright.games.keyforge.decks.files import LARGEST, read_deck, write_deck
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.decks.plain import write_list
from deckwright.games.keyforge.decks.vault import write_vault
from deckwright.games.keyforge.facts import FACES
from deckwright.kernel.errors import BadDocument, BadSetting, DeckwrightError

pytestmark = pytest.mark.slow

SETS = ["cota", "aoa", "wc", "mm"]


def document() -> dict[str, Any]:
    """A deck of ours as data, to be spoiled."""
    data: dict[str, Any] = json.loads(write_deck(generated("mm", 1)[0]))
    return data


@pytest.mark.parametrize("set_", SETS)
def test_every_deck_can_be_read_from_its_own_document(set_: str) -> None:
    for deck in generated(set_, 40):
        assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize("set_", SETS)
def test_all_forms_are_told_apart_and_hold_the_same_cards(set_: str) -> None:
    for deck in generated(set_, 40):
        for text in (write_deck(deck), write_list(deck), write_vault(deck), format_code(deck)):
            read = read_deck(text)
            assert (read.set, read.houses, read.cards) == (deck.set, deck.houses, deck.cards)


def test_a_gigantic_creature_with_icons_survives_in_all_forms() -> None:
    deck = gigantic_deck(("amber", "damage"))
    for text in (write_deck(deck), write_list(deck), write_vault(deck), format_code(deck)):
        assert read_deck(text) == deck


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
def test_bytes_are_read_in_the_usual_codings(coding: str) -> None:
    deck = generated("cota", 1)[0]
    assert read_deck(write_deck(deck).encode(coding)) == deck


def test_the_document_says_what_it_is() -> None:
    data = document()
    assert (data["deckwright"], data["format"], data["game"], data["set"]) == ("deck", 1, "keyforge", "mm")
    assert set(data["name"]) == {"en", "ru", "uk"}
    assert data["seed"] == 0


def test_name_and_seed_may_be_missing() -> None:
    deck = plain_deck()
    assert set(json.loads(write_deck(deck))) == {"deckwright", "format", "game", "set", "houses"}
    assert read_deck(write_deck(deck)) == deck


def test_a_name_in_one_language_stands_for_the_others() -> None:
    data = document()
    data["name"] = {"ru": "  Орвин\n\tДейл\x00 "}
    assert read_deck(json.dumps(data)).name == ArchonName.same("Орвин Дейл")


def test_a_very_long_name_is_cut() -> None:
    deck = make_deck("cota", HOUSES, plain_deck().cards, ArchonName.same("x" * 5000))
    name = read_deck(write_deck(deck)).name
    assert name is not None
    assert len(name.spoken("en")) == 120


def test_cards_that_are_not_implemented_are_refused_in_every_form() -> None:
    deck = generated("cota", 1)[0]
    face = deck.cards[0].face
    for text in (write_deck(deck), write_list(deck), write_vault(deck), format_code(deck)):
        with check_bad("deck-cards-not-implemented", cards=face, count=1):
            read_deck(text, playable=set(FACES) - {face})


def spoiled(path: str, value: object) -> str:
    """The document with a value changed; a value of `...` takes it out."""
    data = document()
    *way, last = path.split(".")
    here: Any = data
    for step in way:
        here = here[int(step) if step.isdigit() else step]
    if value is ...:
        del here[last]
    else:
        here[int(last) if last.isdigit() else last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("deckwright", "state", "deck-file-other-kind"),
        ("deckwright", ..., "deck-file-other-kind"),
        ("game", "dimensions", "deck-file-other-kind"),
        ("set", ..., "deck-file-no-text"),
        ("set", 7, "deck-file-no-text"),
        ("set", "xyz", "deck-set-unknown"),
        ("houses", [], "deck-file-no-table"),
        ("houses", {}, "deck-houses-not-three"),
        ("houses.logos", ..., "deck-houses-not-three"),
        ("houses.logos", {}, "deck-file-no-list"),
        ("houses.logos", [], "deck-house-not-twelve"),
        ("houses.logos", ["dextre"], "deck-file-no-table"),
        ("houses.logos", [{}], "deck-file-no-text"),
        ("houses.logos", [{"card": "dextre"}] * 37, "deck-file-list-too-long"),
        ("houses.logos", [{"card": "dextre", "count": 13}], "deck-file-no-number"),
        ("houses.logos", [{"card": "dextre", "count": 0}], "deck-file-no-number"),
        ("houses.logos", [{"card": "dextre", "count": True}], "deck-file-no-number"),
        ("houses.logos", [{"card": "dextre", "count": "2"}], "deck-file-no-number"),
        ("houses.logos", [{"card": "dextre", "copies": 2}], "deck-file-unknown-word"),
        ("houses.logos.0.card", "no-such-card", "deck-cards-unknown"),
        ("houses.logos.0.icons", "amber", "deck-file-no-list"),
        ("houses.logos.0.icons", [1], "deck-file-no-text"),
        ("houses.logos.0.icons", ["luck"], "deck-icon-unknown"),
        ("houses.logos.0.icons", ["draw"] * 6, "deck-too-many-icons"),
        ("name", "Orvin", "deck-file-no-table"),
        ("name.en", 5, "deck-file-no-text"),
        ("name.de", "Orvin", "deck-file-unknown-word"),
        ("color", "red", "deck-file-unknown-word"),
    ],
)
def test_a_document_with_a_mistake_is_refused(path: str, value: object, code: str) -> None:
    with check_bad(code):
        read_deck(spoiled(path, value))


def test_an_error_says_where_the_mistake_is() -> None:
    with check_bad("deck-file-no-number", where="houses.logos.count", value="many", least=1, most=12):
        read_deck(spoiled("houses.logos", [{"card": "dextre", "count": "many"}]))


@pytest.mark.parametrize("format_", [2, 0, "1", None, True, 10**30])
def test_a_document_of_another_format_is_refused(format_: object) -> None:
    with pytest.raises(BadDocument) as refused:
        read_deck(spoiled("format", format_))
    assert refused.value.code == "document-newer"


@pytest.mark.parametrize("seed", ["7", 1.5, True, 1 << 256])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(BadSetting) as refused:
        read_deck(spoiled("seed", seed))
    assert refused.value.code == "seed-bad"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("", "deck-file-empty"),
        (b"", "deck-file-empty"),
        (" \n\t", "deck-file-empty"),
        (b"\xff\xfe", "deck-file-empty"),
        (b"\xff\xfe\x00", "deck-file-not-text"),
        (b"\x80\x81\x82", "deck-file-not-text"),
        ("{", "deck-file-not-json"),
        ("[" * 200_000, "deck-file-not-json"),
        ('{"a":' * 100_000, "deck-file-not-json"),
        ("[" + "9" * 5000 + "]", "deck-file-not-json"),
        ("[]", "deck-file-no-table"),
        ("{}", "deck-file-other-kind"),
        ('{"data": {}}', "deck-vault-expansion"),
        ("x" * (LARGEST + 1), "deck-file-too-large"),
        (b"x" * (LARGEST + 1), "deck-file-too-large"),
        ("x" * LARGEST, "deck-list-line-too-long"),
        ("x\n" * (LARGEST // 2), "deck-list-too-many-lines"),
    ],
)
def test_what_is_no_document_of_a_deck_is_refused(data: str | bytes, code: str) -> None:
    with check_bad(code):
        read_deck(data)


def read_or_refused(data: str | bytes) -> Deck | None:
    """A deck, or none if the document was refused in the proper way; any other error comes through."""
    try:
        return read_deck(data, {"Сторож": "dextre", "Логос": "logos"})
    except DeckwrightError as error:
        details = dict(error.details)
    # What is told can be shown anywhere.
    assert all(isinstance(value, str | int) and str(value).isprintable() for value in details.values())
    return None


def check_whole(deck: Deck | None) -> None:
    """What came out of a spoiled document is a deck like any other."""
    assert deck is None or make_deck(deck.set, deck.houses, deck.cards).cards == deck.cards


@given(st.binary())
def test_any_bytes_give_an_error(data: bytes) -> None:
    assert read_or_refused(data) is None


@given(st.text())
def test_any_text_gives_an_error(text: str) -> None:
    assert read_or_refused(text) is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
FORMS = st.sampled_from([write_deck, write_vault])


def places(value: object, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value inside a document."""
    found = [way] if way else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*way, key))
    return found


@given(st.data(), FORMS, JSON)
def test_a_document_with_any_value_changed_gives_a_deck_or_an_error(
    data: st.DataObject, write: Any, value: object
) -> None:
    spoiled_document: Any = json.loads(write(generated("mm", 1)[0]))
    *way, last = data.draw(st.sampled_from(places(spoiled_document)))
    here: Any = spoiled_document
    for step in way:
        here = here[step]
    match data.draw(st.sampled_from(["change", "remove", "double"])):
        case "change":
            here[last] = value
        case "remove":
            del here[last]
        case _ if isinstance(last, int):
            here.append(here[last])
        case _:
            here[last * 2] = here[last]
    check_whole(read_or_refused(json.dumps(spoiled_document)))


@given(st.data(), st.sampled_from([write_deck, write_vault, write_list]))
def test_a_document_with_a_piece_cut_out_or_put_in_gives_a_deck_or_an_error(
    data: st.DataObject, write: Any
) -> None:
    text = write(generated("mm", 1)[0])
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 200))
    check_whole(read_or_refused(text[:place] + data.draw(st.text(max_size=5)) + text[place + cut :]))


@given(JSON, JSON)
def test_any_json_in_the_place_of_the_vault_gives_an_error(data: object, linked: object) -> None:
    assert read_or_refused(json.dumps({"data": data, "_linked": linked})) is None
