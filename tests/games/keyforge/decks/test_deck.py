"""What a deck is, and what is refused (KF-15)."""

import pytest
from tests.games.keyforge.decks.support import (
    HOUSES,
    check_bad,
    commons,
    gigantic_deck,
    plain_cards,
    plain_deck,
    with_card,
)
from tests.support.rules import rule

from deckwright.games.keyforge.decks.deck import Deck, DeckCard, implemented, make_deck, number_of, shown
from deckwright.games.keyforge.facts import BY_ID, FACES
from deckwright.games.keyforge.facts import HOUSES as ALL_HOUSES


def card_of(deck: Deck, face: str) -> DeckCard:
    return next(card for card in deck.cards if card.face == face)


@rule("KF-15.1")
def test_a_deck_has_three_houses_with_twelve_cards_each() -> None:
    deck = plain_deck()
    assert deck.houses == HOUSES
    assert len(deck.cards) == 36
    assert [len(deck.of_house(house)) for house in deck.houses] == [12, 12, 12]


@rule("KF-15.1")
@pytest.mark.parametrize("missing", [1, 2, 12])
def test_a_house_with_fewer_than_twelve_cards_is_refused(missing: int) -> None:
    with check_bad("deck-house-not-twelve", house="brobnar", count=12 - missing, wanted=12):
        make_deck("cota", HOUSES, plain_cards()[missing:])


@rule("KF-15.1")
def test_a_house_with_a_thirteenth_card_is_refused() -> None:
    with check_bad("deck-house-not-twelve", house="logos", count=13):
        make_deck("cota", HOUSES, [*plain_cards(), DeckCard("dextre", "logos")])


@rule("KF-15.1")
@pytest.mark.parametrize("houses", [(), ("dis",), ("dis", "logos"), ("dis", "dis", "logos"), ALL_HOUSES[:4]])
def test_anything_but_three_different_houses_is_refused(houses: tuple[str, ...]) -> None:
    with check_bad("deck-houses-not-three", count=len(set(houses))):
        make_deck("cota", houses, plain_cards())


@rule("KF-15.10")
def test_all_ten_houses_are_known_and_no_other() -> None:
    assert len(ALL_HOUSES) == 10
    for house in ALL_HOUSES:
        others = [each for each in ALL_HOUSES if each != house][:2]
        with check_bad("deck-house-not-twelve", count=0):
            make_deck("cota", [house, *others], [])
    with check_bad("deck-house-unknown", house="gryffindor"):
        make_deck("cota", ["gryffindor", "dis", "logos"], [])


def test_a_card_of_a_house_that_the_deck_does_not_have_is_refused() -> None:
    cards = [*plain_cards()[1:], DeckCard("anger", "mars")]
    with check_bad("deck-house-not-its-own", house="mars", houses="brobnar, dis, logos"):
        make_deck("cota", HOUSES, cards)


def test_a_set_that_does_not_exist_is_refused() -> None:
    with check_bad("deck-set-unknown", set="xyz"):
        make_deck("xyz", HOUSES, plain_cards())


def test_unknown_cards_are_refused_and_all_of_them_named() -> None:
    unknown = [f"no-such-card-{number}" for number in range(5)]
    cards = [*[DeckCard(face, "brobnar") for face in unknown], *plain_cards()[5:]]
    with check_bad("deck-cards-unknown", cards=", ".join(unknown), count=5):
        make_deck("cota", HOUSES, cards)


def test_cards_that_are_not_implemented_are_refused_and_all_of_them_named() -> None:
    missing = commons("dis")
    playable = set(FACES) - set(missing)
    with check_bad("deck-cards-not-implemented", cards=", ".join(missing), count=12):
        make_deck("cota", HOUSES, plain_cards(), playable=playable)
    assert make_deck("cota", HOUSES, plain_cards(), playable=FACES) == plain_deck()


def test_without_a_word_all_cards_with_facts_count_as_implemented() -> None:
    assert implemented() == set(FACES)


def test_a_heap_of_cards_is_refused_before_it_is_looked_at() -> None:
    with check_bad("deck-too-many-cards", count=5000, wanted=36):
        make_deck("cota", HOUSES, [DeckCard("nonsense", "dis")] * 5000)


def test_the_order_in_which_a_deck_is_given_does_not_matter() -> None:
    backwards = make_deck("cota", HOUSES[::-1], plain_cards()[::-1])
    assert backwards == plain_deck()


def test_cards_are_in_the_order_of_their_houses_and_numbers() -> None:
    deck = plain_deck()
    places = [(HOUSES.index(card.house), int(number_of("cota", card.face))) for card in deck.cards]
    assert places == sorted(places)


def test_copies_are_counted() -> None:
    cards = with_card(DeckCard(commons("dis")[1], "dis"))
    assert dict(make_deck("cota", HOUSES, cards).counted("dis"))[DeckCard(commons("dis")[1], "dis")] == 2


@rule("KF-15.2")
def test_a_maverick_belongs_to_the_house_it_is_in() -> None:
    deck = make_deck("cota", HOUSES, with_card(DeckCard("shadow-self", "logos")))
    maverick = card_of(deck, "shadow-self")
    assert BY_ID["shadow-self"].house == "shadows"
    assert maverick in deck.of_house("logos")
    assert deck.marks(maverick) == ("maverick",)
    assert [card for card in deck.cards if deck.is_maverick(card)] == [maverick]


@rule("KF-15.3")
def test_a_legacy_is_a_card_of_an_earlier_set() -> None:
    deck = make_deck("aoa", HOUSES, plain_cards())
    legacies = [card.face for card in deck.cards if deck.is_legacy(card)]
    assert legacies == [card.face for card in deck.cards if "aoa" not in BY_ID[card.face].sets]
    assert legacies
    assert not any(plain_deck().is_legacy(card) for card in plain_deck().cards)


@rule("KF-15.3")
def test_a_card_of_a_later_set_is_refused() -> None:
    with check_bad("deck-cards-of-later-sets", set="cota", cards="tezmal", count=1):
        make_deck("cota", HOUSES, with_card(DeckCard("tezmal", "dis")))
    assert make_deck("aoa", HOUSES, with_card(DeckCard("tezmal", "dis")))


@rule("KF-15.3")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("face", ["timequake", "orb-of-wonder"])
def test_an_anomaly_can_be_in_any_house_and_belongs_to_it(house: str, face: str) -> None:
    deck = make_deck("wc", HOUSES, with_card(DeckCard(face, house)))
    anomaly = card_of(deck, face)
    assert anomaly in deck.of_house(house)
    assert deck.marks(anomaly) == ("anomaly",)


@rule("KF-15.3")
def test_an_anomaly_that_has_come_home_is_an_ordinary_card() -> None:
    houses = ("dis", "logos", "sanctum")
    deck = make_deck("mm", houses, with_card(DeckCard("orb-of-wonder", "sanctum"), houses))
    assert deck.marks(card_of(deck, "orb-of-wonder")) == ()


@rule("KF-15.3")
def test_there_were_no_anomalies_before_worlds_collide() -> None:
    with check_bad("deck-cards-of-later-sets", set="aoa", cards="timequake"):
        make_deck("aoa", HOUSES, with_card(DeckCard("timequake", "dis")))


@rule("KF-15.4")
def test_a_gigantic_creature_is_two_cards() -> None:
    deck = gigantic_deck()
    halves = [card.face for card in deck.cards if BY_ID[card.face].half]
    assert halves == ["ultra-gravitron", "ultra-gravitron-top"]
    assert len(deck.cards) == 36


@rule("KF-15.4")
@pytest.mark.parametrize("half", ["ultra-gravitron", "ultra-gravitron-top"])
@pytest.mark.parametrize("count", [1, 2])
def test_half_a_gigantic_creature_is_refused(half: str, count: int) -> None:
    cards = [*plain_cards()[:24], *[DeckCard(half, "logos")] * count, *plain_cards()[24 + count :]]
    with check_bad("deck-halves-not-paired", cards="ultra-gravitron", count=1):
        make_deck("mm", HOUSES, cards)


@rule("KF-15.12")
def test_the_halves_of_a_gigantic_creature_are_of_the_same_house() -> None:
    cards = plain_cards()
    cards[0] = DeckCard("ultra-gravitron", "brobnar")
    cards[-1] = DeckCard("ultra-gravitron-top", "logos")
    with check_bad("deck-halves-not-paired", cards="ultra-gravitron, ultra-gravitron"):
        make_deck("mm", HOUSES, cards)


@rule("KF-11.12")
def test_a_card_can_have_icons_besides_the_printed_ones_in_their_order() -> None:
    deck = make_deck("mm", HOUSES, with_card(DeckCard("dextre", "logos", ("draw", "capture"))))
    assert DeckCard("dextre", "logos", ("draw", "capture")) in deck.cards


def test_an_unknown_icon_is_refused() -> None:
    with check_bad("deck-icon-unknown", card="dextre", icon="discard", known="amber, capture, damage, draw"):
        make_deck("mm", HOUSES, with_card(DeckCard("dextre", "logos", ("discard",))))


def test_a_card_with_more_than_five_icons_is_refused() -> None:
    assert make_deck("mm", HOUSES, with_card(DeckCard("dextre", "logos", ("draw",) * 5)))
    with check_bad("deck-too-many-icons", card="dextre", count=6, most=5):
        make_deck("mm", HOUSES, with_card(DeckCard("dextre", "logos", ("draw",) * 6)))


def test_what_comes_from_outside_is_shown_in_one_short_line() -> None:
    assert shown("plain") == "plain"
    assert shown("a\nb\x00c\ud800") == "a…b…c…"
    assert len(shown("x" * 10_000)) == 60
    assert shown(10**5000) == "…"
