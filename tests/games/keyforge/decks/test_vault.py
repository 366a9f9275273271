"""Documents of the publisher's vault."""

import json
from typing import Any

import pytest
from tests.games.keyforge.decks.support import check_bad, commons, generated, gigantic_deck
from tests.support.rules import rule

from deckwright.games.keyforge.decks.deck import DeckCard
from deckwright.games.keyforge.decks.files import read_deck
from deckwright.games.keyforge.decks.vault import write_vault
from deckwright.games.keyforge.facts import BY_ID

HOUSES = {"logos": "Logos", "sanctum": "Sanctum", "star-alliance": "Star Alliance"}
FILLERS = {"logos": commons("logos"), "sanctum": commons("sanctum"), "star-alliance": commons("untamed")}


def entry(face: str, house: str, **changes: object) -> dict[str, Any]:
    """A card as the vault tells it."""
    fact = BY_ID[face]
    return {
        "id": f"id-{face}-{house}",
        "card_title": fact.name.replace("-", " ").title(),
        "house": HOUSES[house],
        "card_type": "Creature",
        "front_image": "https://example.org/card.png",
        "card_text": "…",
        "traits": None,
        "amber": 0,
        "power": "3",
        "armor": "0",
        "rarity": "Common",
        "flavor_text": None,
        "card_number": fact.sets.get("mm", "1").rjust(3, "0"),
        "expansion": 479,
        "is_maverick": fact.house != house,
        "is_anomaly": False,
        "is_enhanced": False,
        "is_non_deck": False,
    } | changes


def vault(*special: dict[str, Any], icons: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """A document of a Mass Mutation deck with these cards, filled up with common ones."""
    entries = list(special)
    for house, faces in FILLERS.items():
        missing = 12 - sum(each["house"] == HOUSES[house] for each in special)
        entries += [entry(face, house) for face in faces[:missing]]
    return {
        "data": {
            "id": "5880471d-6486-4942-9d1d-e758b4136c90",
            "name": "Somebody, Host of the Sample",
            "expansion": 479,
            "power_level": 0,
            "chains": 0,
            "wins": 0,
            "losses": 0,
            "set_era_cards": {"Legacy": [], "Anomaly": []},
            "bonus_icons": icons or [],
            "_links": {"houses": list(HOUSES.values()), "cards": [each["id"] for each in entries]},
        },
        "_linked": {"houses": [], "cards": list({each["id"]: each for each in entries}.values())},
    }


def read(document: dict[str, Any], names: dict[str, str] | None = None) -> list[DeckCard]:
    return list(read_deck(json.dumps(document), names).cards)


def test_a_deck_of_the_vault_is_read() -> None:
    deck = read_deck(json.dumps(vault()))
    assert deck.set == "mm"
    assert deck.houses == tuple(HOUSES)
    assert deck.name is not None
    assert deck.name.spoken("uk") == "Somebody, Host of the Sample"
    assert {card.face for card in deck.of_house("sanctum")} == set(FILLERS["sanctum"])


@rule("KF-15.2")
def test_a_maverick_has_the_house_that_the_vault_gives_it() -> None:
    assert DeckCard("troll", "logos") in read(vault(entry("troll", "logos")))


def test_copies_are_repeated_ids() -> None:
    cards = read(vault(*[entry("dextre", "logos")] * 3))
    assert cards.count(DeckCard("dextre", "logos")) >= 3


@pytest.mark.parametrize("place", ["list", "old"])
def test_other_shapes_of_the_document_are_understood(place: str) -> None:
    document = vault()
    if place == "list":
        document["data"] = [document["data"]]
    else:
        document["data"]["cards"] = document["data"]["_links"].pop("cards")
        del document["data"]["_links"]["houses"]
    assert read(document) == read(vault())


def test_the_card_of_the_tide_is_no_card_of_the_deck() -> None:
    document = vault()
    tide = entry("dextre", "logos", id="tide", card_title="The Tide", card_type="The Tide")
    other = entry("dextre", "logos", id="token", card_title="Anybody", is_non_deck=True)
    document["data"]["_links"]["cards"] += ["tide", "token"]
    document["_linked"]["cards"] += [tide, other]
    assert read(document) == read(vault())


@rule("KF-15.4")
@pytest.mark.parametrize(
    ("top", "bottom"),
    [
        ({"card_type": "Gigantic Creature Art"}, {"card_type": "Gigantic Creature Base"}),
        ({"card_type": "Creature2"}, {"card_type": "Creature1"}),
        ({"power": None}, {"power": "10"}),
    ],
)
def test_the_halves_of_a_gigantic_creature_are_told_apart(
    top: dict[str, Any], bottom: dict[str, Any]
) -> None:
    halves = [
        entry("ultra-gravitron", "logos", id="one", **top),
        entry("ultra-gravitron", "logos", id="other", **bottom),
    ]
    assert [card.face for card in read(vault(*halves)) if BY_ID[card.face].half] == [
        "ultra-gravitron",
        "ultra-gravitron-top",
    ]


@rule("KF-15.4")
def test_two_copies_of_the_same_half_are_refused() -> None:
    half = entry("ultra-gravitron", "logos", card_type="Gigantic Creature Art")
    with check_bad("deck-halves-not-paired", cards="ultra-gravitron"):
        read(vault(half, half))


@rule("KF-11.12")
def test_icons_go_to_the_cards_they_are_listed_for_copy_by_copy() -> None:
    enhanced = entry("dextre", "logos", id="e", is_enhanced=True)
    icons = [
        {"card_id": "e", "bonus_icons": ["capture"]},
        {"card_id": "e", "bonus_icons": ["draw", "amber"]},
    ]
    cards = read(vault(enhanced, enhanced, icons=icons))
    assert DeckCard("dextre", "logos", ("capture",)) in cards
    assert DeckCard("dextre", "logos", ("draw", "amber")) in cards


def test_an_enhanced_card_without_its_icons_is_refused() -> None:
    with check_bad("deck-vault-icons-missing", cards="Dextre", count=1):
        read(vault(entry("dextre", "logos", id="e", is_enhanced=True)))


def test_icons_of_later_sets_are_refused() -> None:
    icons = [{"card_id": "e", "bonus_icons": ["discard"]}]
    with check_bad("deck-icon-unknown", card="dextre", icon="discard"):
        read(vault(entry("dextre", "logos", id="e", is_enhanced=True), icons=icons))


def test_icons_for_a_card_that_is_not_there_are_refused() -> None:
    with check_bad("deck-vault-cards-missing", cards="nobody"):
        read(vault(icons=[{"card_id": "nobody", "bonus_icons": ["draw"]}]))


def test_a_card_in_an_unknown_language_is_found_by_its_number() -> None:
    title = {"card_title": "Carga diamétrica", "card_number": "070"}
    assert DeckCard("diametric-charge", "logos") in read(vault(entry("diametric-charge", "logos", **title)))


def test_a_card_in_a_known_language_is_found_by_its_name() -> None:
    title = {"card_title": "Диаметральный разряд", "card_number": "999"}
    document = vault(entry("diametric-charge", "logos", **title))
    assert DeckCard("diametric-charge", "logos") in read(
        document, {"диаметральный  Разряд": "diametric-charge"}
    )


@rule("KF-15.3")
def test_an_anomaly_is_found_by_its_number_and_takes_the_house_it_is_in() -> None:
    title = {"card_title": "Temblor temporal", "card_number": "A09", "expansion": 453, "is_anomaly": True}
    assert DeckCard("timequake", "sanctum") in read(vault(entry("timequake", "sanctum", **title)))


def test_an_evil_twin_has_the_title_of_its_counterpart() -> None:
    document = vault(entry("pi-sweven", "logos", rarity="Evil Twin", expansion=496))
    document["data"]["expansion"] = 496
    assert DeckCard("pi-sweven-evil-twin", "logos") in read(document)


def test_unknown_cards_are_all_named() -> None:
    strange = [entry("dextre", "logos", id=word, card_title=word, expansion=600) for word in ("Foo", "Bar")]
    with check_bad("deck-cards-unknown", cards="Foo, Bar", count=2):
        read(vault(*strange))


@pytest.mark.parametrize("number", [341, 435, 452, 479, 496])
def test_the_five_sets_are_known_by_their_numbers(number: int) -> None:
    document = vault()
    document["data"]["expansion"] = number
    document["data"]["_links"]["houses"] = ["Logos", "Sanctum", "Untamed"]
    for each in document["_linked"]["cards"]:
        each["house"] = each["house"].replace("Star Alliance", "Untamed")
    assert read_deck(json.dumps(document)).set == {
        341: "cota", 435: "aoa", 452: "wc", 479: "mm", 496: "dt",
    }[number]  # fmt: skip


@pytest.mark.parametrize("number", [600, 453, "479", None, [479]])
def test_other_sets_are_refused(number: object) -> None:
    document = vault()
    document["data"]["expansion"] = number
    with check_bad("deck-vault-expansion"):
        read(document)


def test_a_page_of_several_decks_is_refused() -> None:
    document = vault()
    document["data"] = [document["data"]] * 2
    with check_bad("deck-vault-not-one", count=2):
        read(document)


def test_a_document_without_its_cards_is_refused() -> None:
    document = vault()
    del document["_linked"]
    with check_bad("deck-file-no-table", where="_linked"):
        read(document)
    document = vault()
    document["_linked"]["cards"] = document["_linked"]["cards"][2:]
    with check_bad("deck-vault-cards-missing", count=2):
        read(document)


@pytest.mark.parametrize("set_", ["cota", "aoa", "wc", "mm"])
def test_what_is_written_for_the_vault_has_its_fields(set_: str) -> None:
    deck = generated(set_, 3)[2]
    document = json.loads(write_vault(deck, language="ru"))
    assert deck.name is not None
    assert document["data"]["name"] == deck.name.spoken("ru")
    assert len(document["data"]["_links"]["cards"]) == 36
    linked = {each["id"]: each for each in document["_linked"]["cards"]}
    assert set(linked) == set(document["data"]["_links"]["cards"])
    for each in linked.values():
        assert {"card_title", "house", "card_type", "rarity", "card_number", "expansion"} <= set(each)


def test_halves_are_written_as_the_vault_types_them() -> None:
    document = json.loads(write_vault(gigantic_deck()))
    types = [each["card_type"] for each in document["_linked"]["cards"] if "Gravitron" in each["card_title"]]
    assert types == ["Gigantic Creature Base", "Gigantic Creature Art"]
