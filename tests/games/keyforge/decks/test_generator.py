"""Decks that are made up here: whole, different, and like real ones (KF-15.7)."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

import pytest
from tests.games.keyforge.decks.support import check_bad, generated
from tests.support.rules import rule

from deckwright.games.keyforge.decks.deck import Deck, implemented, make_deck
from deckwright.games.keyforge.decks.generator import DeckBuilder, DeckSlot, Pool, available_houses, generate
from deckwright.games.keyforge.decks.rates import RARITIES, groups, rates, weighed_by_sums
from deckwright.games.keyforge.facts import BY_ID, CREATURE, FACES, SETS, Fact
from deckwright.kernel.errors import BadSetting
from deckwright.kernel.rng import Rng

pytestmark = pytest.mark.slow

MADE = ["cota", "aoa", "wc", "mm"]
COTA_HOUSES = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]


def rarities(decks: Iterable[Deck]) -> Counter[str]:
    return Counter(BY_ID[card.face].rarity for deck in decks for card in deck.cards)


def chi_square(seen: Iterable[int], expected: Iterable[float]) -> float:
    return sum((each - wanted) ** 2 / wanted for each, wanted in zip(seen, expected, strict=True))


@rule("KF-15.1")
@pytest.mark.parametrize("set_", MADE)
def test_a_hundred_decks_are_whole_and_all_different(set_: str) -> None:
    decks = generated(set_, 100)
    for deck in decks:
        assert make_deck(deck.set, deck.houses, deck.cards).cards == deck.cards
        assert len(deck.cards) == 36
    assert len({deck.cards for deck in decks}) == 100
    assert len({deck.name for deck in decks}) == 100


def test_the_same_seed_gives_the_same_deck() -> None:
    assert generate("cota", 42) == generate("cota", 42)
    assert generate("cota", 42) != generate("cota", 43)
    assert generate("cota", 42).seed == 42
    assert generate("cota", 42).name != generate("aoa", 42).name


def test_a_deck_can_be_drawn_from_a_generator_and_made_again_from_its_seed() -> None:
    rng = Rng(5)
    first, second = generate("cota", rng), generate("cota", rng)
    assert first != second
    assert first.seed is not None
    assert generate("cota", first.seed) == first


@pytest.mark.parametrize("seed", [0, -1, 2**255])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert len(generate("cota", seed).cards) == 36


@pytest.mark.parametrize("seed", [1 << 256, "7", 1.5, True, None])
def test_anything_else_is_no_seed(seed: int) -> None:
    with pytest.raises(BadSetting) as refused:
        generate("cota", seed)
    assert refused.value.code == "seed-bad"


@rule("KF-15.7")
def test_rarities_are_as_frequent_as_in_the_decks_that_were_surveyed() -> None:
    made, survey = rarities(generated("cota", 100)), rates().survey
    seen = [made[each] for each in RARITIES], [survey[each] for each in RARITIES]
    sums = [sum(column) for column in zip(*seen, strict=True)]
    total = sum(sums)
    expected = [[sum(row) * each / total for each in sums] for row in seen]
    # Two degrees of freedom: more than 13.8 once in a thousand times.
    assert sum(chi_square(row, wanted) for row, wanted in zip(seen, expected, strict=True)) < 13.8


@rule("KF-15.7")
@pytest.mark.parametrize("rarity", ["common", "uncommon", "rare", "special"])
def test_rarities_are_as_frequent_as_in_a_large_sample(rarity: str) -> None:
    decks = generated("cota", 400)
    share = rates().sample["cota"][rarity] / 10_000
    cards = 36 * len(decks)
    # Special cards come in groups of up to three, so that their number varies more than that of single cards.
    spread = sqrt(cards * share * (1 - share) * (3 if rarity == "special" else 1))
    assert abs(rarities(decks)[rarity] - cards * share) < 4 * spread


def test_the_rates_of_a_house_agree_with_both_sources() -> None:
    for rarity in ("uncommon", "rare"):
        weights = rates().house[rarity]
        mean = sum(number * weight for number, weight in enumerate(weights)) / sum(weights)
        for set_ in SETS:
            assert abs(mean / 12 - rates().sample[set_][rarity] / 10_000) < 0.01
    # Houses of the survey with 0, 1, 2 and more rare cards: 14, 50, 21, 5.
    weights = [*rates().house["rare"][:3], sum(rates().house["rare"][3:])]
    assert chi_square([14, 50, 21, 5], [90 * each / sum(weights) for each in weights]) < 11.3


@rule("KF-15.7")
def test_copies_are_as_frequent_as_in_real_decks() -> None:
    copies: Counter[int] = Counter()
    for deck in generated("cota", 100):
        counts = Counter(card.face for card in deck.cards)
        copies.update(count for face, count in counts.items() if BY_ID[face].rarity == "common")
    total = sum(copies.values())
    seen = [copies[1], copies[2], total - copies[1] - copies[2]]
    # In the survey 302 common cards are there once, 76 twice, 6 three times.
    real = [302, 76, 6]
    for number, count in enumerate(real):
        share = (seen[number] + count) / (total + 384)
        spread = sqrt(share * (1 - share) * (1 / total + 1 / 384))
        assert abs(seen[number] / total - count / 384) < 4 * spread


@pytest.mark.parametrize("set_", MADE)
def test_no_card_is_there_more_often_than_in_real_decks(set_: str) -> None:
    for deck in generated(set_, 100):
        counts = Counter((card.house, card.face) for card in deck.cards)
        for (_, face), count in counts.items():
            rarity = BY_ID[face].rarity
            assert rarity not in RARITIES or count <= rates().copies[rarity]


def test_all_houses_come_about_equally_often() -> None:
    houses = Counter(house for deck in generated("cota", 400) for house in deck.houses)
    assert sorted(houses) == COTA_HOUSES
    # Six degrees of freedom: more than 22.5 once in a thousand times.
    assert chi_square(houses.values(), [400 * 3 / 7] * 7) < 22.5


def test_every_card_of_call_of_the_archons_is_drawn_sooner_or_later() -> None:
    drawn = {card.face for deck in generated("cota", 400) for card in deck.cards}
    missing = [face for face in FACES if "cota" in BY_ID[face].sets and face not in drawn]
    # A common card is in one deck of five, a rare one in one of 42, a master of two or three in one of 126.
    assert {BY_ID[face].rarity for face in missing} <= {"rare", "special"}
    assert len(missing) <= 2


def with_card(face: str, set_: str = "cota", count: int = 400) -> list[Deck]:
    return [deck for deck in generated(set_, count) if any(card.face == face for card in deck.cards)]


@rule("KF-15.7")
@pytest.mark.parametrize("lead", ["horseman-of-pestilence", "timetraveller"])
def test_special_cards_come_with_their_lead_and_never_without(lead: str) -> None:
    decks = with_card(lead)
    assert decks
    members = groups().members[lead]
    for deck in generated("cota", 400):
        counts = Counter(card.face for card in deck.cards)
        wanted = counts[lead] if lead in groups().for_each else min(1, counts[lead])
        assert [counts[member] for member in members] == [wanted] * len(members)


@rule("KF-15.7")
def test_every_copy_of_timetraveller_brings_its_own_help() -> None:
    fellows = ("timetraveller", "dysania")
    playable = [
        fact.id
        for fact in BY_ID.values()
        if (fact.house, fact.rarity) != ("logos", "rare") or fact.id in fellows
    ]
    several = 0
    for seed in range(100):
        counts = Counter(card.face for card in generate("cota", seed, playable).cards)
        assert counts["timetraveller"] == counts["help-from-future-self"]
        several += counts["timetraveller"] > 1
    assert several


@rule("KF-15.7")
def test_a_second_horseman_of_pestilence_brings_no_second_set() -> None:
    fellows = ("horseman-of-pestilence", "gorm-of-omm", "oath-of-poverty")
    playable = [
        fact.id
        for fact in BY_ID.values()
        if (fact.house, fact.rarity) != ("sanctum", "rare") or fact.id in fellows
    ]
    several = 0
    for seed in range(100):
        counts = Counter(card.face for card in generate("cota", seed, playable).cards)
        assert counts["horseman-of-war"] == min(1, counts["horseman-of-pestilence"])
        several += counts["horseman-of-pestilence"] > 1
    assert several


def test_a_lead_is_drawn_only_where_its_members_have_room() -> None:
    pool = Pool("cota", implemented())
    for seed in range(100):
        builder = DeckBuilder(pool, Rng(seed), ["dis", "mars", "sanctum"])
        builder.slots = [DeckSlot("bulwark", "sanctum") for _ in range(10)]
        builder.fill("sanctum")
        assert len(builder.slots) == 12
        assert not any("horseman" in slot.face for slot in builder.slots)


@rule("KF-15.7")
def test_a_master_of_1_may_turn_out_another() -> None:
    masters = Counter(
        card.face
        for deck in generated("cota", 400)
        for card in deck.cards
        if card.face.startswith("master-of")
    )
    assert set(masters) <= {"master-of-1", "master-of-2", "master-of-3"}
    assert len(masters) >= 2
    assert BY_ID["master-of-2"].rarity == "special"


@rule("KF-15.7")
def test_all_special_cards_have_a_lead() -> None:
    led = {member for members in groups().members.values() for member in members}
    led |= {each for cards in groups().instead.values() for each in cards[1:]}
    assert {fact.id for fact in BY_ID.values() if fact.rarity == "special"} == led


def test_the_cards_of_the_groups_exist() -> None:
    named = [*groups().members, *groups().for_each, *groups().instead]
    named += [face for cards in groups().members.values() for face in cards]
    named += [face for _, cards in groups().everywhere for face in cards]
    assert [face for face in named if face not in BY_ID] == []


def test_shards_are_in_each_house_of_a_deck_or_in_none() -> None:
    (shards,) = (cards for set_, cards in groups().everywhere if set_ == "aoa")
    seen = 0
    for deck in generated("aoa", 300):
        houses = {card.house for card in deck.cards if card.face in shards}
        assert houses in (set(), set(deck.houses))
        seen += bool(houses)
    assert seen


@rule("KF-15.4")
def test_a_gigantic_creature_comes_with_both_halves() -> None:
    decks = with_card("ultra-gravitron", "mm")
    assert decks
    for deck in decks:
        counts = Counter(card.face for card in deck.cards)
        assert counts["ultra-gravitron"] == counts["ultra-gravitron-top"]


@rule("KF-15.2")
def test_one_deck_in_25_has_a_maverick_of_another_house() -> None:
    mavericks = [
        (deck, card) for deck in generated("cota", 400) for card in deck.cards if deck.is_maverick(card)
    ]
    rate = rates().sets["cota"]["maverick"] / 1000
    assert abs(len(mavericks) - 400 * rate) < 4 * sqrt(400 * rate * (1 - rate))
    for deck, card in mavericks:
        assert card.house in deck.houses
        assert BY_ID[card.face].house != card.house
        assert "cota" in BY_ID[card.face].sets


@rule("KF-15.3")
@pytest.mark.parametrize(("set_", "kind"), [("aoa", "legacy"), ("wc", "legacy"), ("wc", "anomaly")])
def test_legacies_and_anomalies_come_at_their_rates(set_: str, kind: str) -> None:
    decks = generated(set_, 400)
    marked = [deck for deck in decks if any(kind in deck.marks(card) for card in deck.cards)]
    rate = rates().sets[set_][kind] / 1000
    assert abs(len(marked) - 400 * rate) < 4 * sqrt(400 * rate * (1 - rate))
    for deck in marked:
        assert sum(kind in deck.marks(card) for card in deck.cards) == 1


@rule("KF-15.3")
def test_the_first_set_has_no_legacies_and_no_anomalies() -> None:
    marks = {mark for deck in generated("cota", 400) for card in deck.cards for mark in deck.marks(card)}
    assert marks == {"maverick"}


@rule("KF-11.12")
def test_the_icons_of_cards_that_enhance_are_on_other_cards_of_the_deck() -> None:
    enhanced = 0
    for deck in generated("mm", 200):
        wanted = Counter(icon for card in deck.cards for icon in BY_ID[card.face].enhance)
        given = Counter(icon for card in deck.cards for icon in card.icons)
        assert given == wanted
        enhanced += bool(given)
        for card in deck.cards:
            assert len(card.icons) + len(BY_ID[card.face].icons) <= 5
            assert not card.icons or BY_ID[card.face].half != "bottom"
    assert enhanced > 100


@rule("KF-11.12")
def test_a_card_that_enhances_gives_itself_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_ID, "dextre", BY_ID["dextre"]._replace(enhance=("draw",) * 20))
    playable = [face for face in FACES if BY_ID[face].house in ("logos", "mars", "dis")]
    seen = 0
    for seed in range(60):
        cards = generate("cota", seed, playable).cards
        own = [card for card in cards if card.face == "dextre"]
        assert sum(len(card.icons) for card in cards) == 20 * len(own)
        if len(own) == 1:
            assert own[0].icons == ()
            seen += 1
    assert seen > 5


def test_only_playable_cards_are_drawn() -> None:
    playable = [face for face in FACES if BY_ID[face].rarity != "special" and len(face) % 2]
    for seed in range(30):
        deck = generate("cota", seed, playable)
        assert {card.face for card in deck.cards} <= set(playable)


def test_a_lead_whose_members_can_not_be_played_is_not_drawn() -> None:
    playable = [face for face in FACES if face != "horseman-of-war"]
    decks = [generate("cota", seed, playable) for seed in range(200)]
    assert not any("horseman" in card.face for deck in decks for card in deck.cards)


def test_all_seven_houses_of_the_first_set_are_available() -> None:
    assert available_houses("cota") == COTA_HOUSES


def test_a_house_with_too_few_cards_is_not_available() -> None:
    few = [face for face in FACES if BY_ID[face].house != "mars"]
    assert available_houses("cota", few) == [house for house in COTA_HOUSES if house != "mars"]
    assert all("mars" not in generate("cota", seed, few).houses for seed in range(30))


def test_a_set_with_fewer_than_three_houses_is_refused() -> None:
    few = [face for face in FACES if BY_ID[face].house in ("mars", "dis")]
    with check_bad("deck-set-too-small", set="cota", houses="dis, mars", count=2):
        generate("cota", 1, few)
    with check_bad("deck-set-too-small", set="cota", houses="-", count=0):
        generate("cota", 1, [])


def test_a_set_that_does_not_exist_is_refused() -> None:
    with check_bad("deck-set-unknown", set="xyz"):
        generate("xyz", 1)
    with check_bad("deck-set-unknown", set="xyz"):
        available_houses("xyz")


def sample_fact(face: str, house: str, rarity: str, twin: str = "") -> Fact:
    """A creature of Dark Tidings that does not exist."""
    numbers = {"dt": str(100 + len(face))}
    return Fact(face, house, CREATURE, 2, 0, (), (), (), rarity, numbers, (), "", twin)


def sample_pool(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three small houses of Dark Tidings in which every common card has an evil twin."""
    faces = []
    for house in ("logos", "unfathomable", "untamed"):
        for rarity, count in rates().least.items():
            for number in range(count):
                face = f"sample-{house}-{rarity}-{number}"
                twin = f"{face}-evil-twin"
                monkeypatch.setitem(BY_ID, face, sample_fact(face, house, rarity))
                faces.append(face)
                if rarity == "common":
                    monkeypatch.setitem(BY_ID, twin, sample_fact(twin, house, "twin", face))
                    faces.append(twin)
    return faces


def test_an_evil_twin_is_a_whole_deck_with_all_twins_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = sample_pool(monkeypatch)
    decks = [generate("dt", seed, faces) for seed in range(200)]
    evil = [deck for deck in decks if deck.is_evil_twin()]
    assert 4 <= len(evil) <= 40
    for deck in decks:
        twins = [bool(BY_ID[card.face].twin) for card in deck.cards if "-common-" in card.face]
        assert set(twins) == {deck in evil}
        assert deck.name is not None
        assert ("Evil Twin" in deck.name.spoken("en")) == (deck in evil)
        assert all(BY_ID[card.face].name in faces for card in deck.cards)


def test_weights_are_kept() -> None:
    rng = Rng(1)
    counts = Counter(weighed_by_sums(rng, [1, 1, 4]) for _ in range(4000))
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 110
