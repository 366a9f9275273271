"""SHI-12: what each player knows."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table

import deckwright as dw
from deckwright.kernel.handles import Event
from deckwright.kernel.ids import Seat

SEATS = pytest.mark.parametrize("seat", [0, 1, 2])
YOU: Player = {
    "hand": ["crystal", "blaster"],
    "deck": ["crystal", "shard-reactor", "crystal"],
    "discard": ["reactor-drone"],
    "play": ["evokatus"],
    "relics": ["praetorian-01", "praetorian-02"],
    "health": 41,
    "mastery": 12,
}
SECOND: Player = {"hand": ["infinity-shard", "crystal", "crystal"], "deck": ["blaster"], "mastery": 3}
THIRD: Player = {"discard": ["crystal"], "play": ["systema-ai"], "health": 7, "leader": "tetra"}


def full_table(**words: Any) -> Table:
    common: dict[str, Any] = {
        "row": ["nil-assassin", "kiln-drone"],
        "centre": ["spore-cleric", "optio-crusher", "fungal-hermit"],
        "short_row": True,
        "banished": ["mining-drones"],
        "crystals": 4,
        "power": 2,
    }
    return Table(YOU, SECOND, THIRD, **common | words)


def seen(state: dw.State, seat: int, zone: str) -> Any:
    """What a seat sees of a zone."""
    return state.view(seat)["zones"][zone]


def names(state: dw.State, zone: str) -> tuple[str, ...]:
    """The cards of a zone by their ids, decks bottom first."""
    number = next(number for number, each in enumerate(GAME.table.zones) if each.name == zone)
    return tuple(GAME.table.face_names[state.face[card]] for card in state.zones[number])


def worlds(state: dw.State, seat: int, number: int = 30) -> list[dw.State]:
    """States that the seat can't tell from the real one."""
    return [state.determinize(seat, dw.Rng(seed)) for seed in range(number)]


def choose(table: Table, key: str, seat: int) -> list[Event]:
    """Make a choice and tell what a seat sees of it."""
    return table.state.choose(key).seen_by(Seat(seat))


# Public.


@rule("SHI-12.1")
@SEATS
def test_row_play_areas_discard_piles_and_banished_pile_are_public(seat: int) -> None:
    zones = full_table().state.view(seat)["zones"]
    assert zones["row"]["cards"] == ["nil-assassin@row.1", "kiln-drone@row.1"]
    assert zones["p1/discard"]["cards"] == ["reactor-drone@p1/discard.1"]
    assert zones["p3/discard"]["cards"] == ["crystal@p3/discard.1"]
    assert zones["banished"]["cards"] == ["mining-drones@banished.1"]
    in_play = [zones[f"p{number}/play"]["cards"] for number in (1, 2, 3)]
    assert [[card["card"] for card in cards] for cards in in_play] == [["evokatus.1"], [], ["systema-ai.1"]]


@rule("SHI-12.1")
@SEATS
def test_health_mastery_crystals_and_power_are_public(seat: int) -> None:
    told = full_table().state.view(seat)["table"]
    assert [player["health"] for player in told["players"]] == [41, 50, 7]
    assert [player["mastery"] for player in told["players"]] == [12, 3, 0]
    assert (told["crystals"], told["power"]) == (4, 2)


@rule("SHI-12.1")
@SEATS
def test_sizes_of_hands_and_decks_are_public(seat: int) -> None:
    zones = full_table().state.view(seat)["zones"]
    assert [zones[f"p{number}/hand"]["count"] for number in (1, 2, 3)] == [2, 3, 0]
    assert [zones[f"p{number}/deck"]["count"] for number in (1, 2, 3)] == [3, 1, 0]
    assert zones["centre"]["count"] == 3


@rule("SHI-12.1", "SHI-9.5")
@SEATS
def test_face_up_relics_are_public(seat: int) -> None:
    cards = seen(full_table().state, seat, "p1/relics")["cards"]
    assert cards == ["praetorian-01@p1/relics.1", "praetorian-02@p1/relics.1"]


@rule("SHI-12.1", "SHI-6.26")
@SEATS
def test_a_card_that_is_shown_is_seen_by_all(seat: int) -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric", "crystal"]}, {}, {})
    table.play("undergrowth-aspirant")
    events = choose(table, "show spore-cleric", seat)
    assert [event.values for event in events if event.kind == "showed"] == [
        {"seat": "p1", "card": "spore-cleric"}
    ]


# Private and hidden.


@rule("SHI-12.2")
def test_a_hand_is_seen_by_its_player_only() -> None:
    state = full_table().state
    assert seen(state, 0, "p1/hand")["cards"] == ["crystal", "blaster"]
    assert seen(state, 1, "p1/hand")["cards"] == [None, None]
    assert seen(state, 2, "p1/hand")["cards"] == [None, None]
    assert seen(state, 1, "p2/hand")["cards"] == ["infinity-shard", "crystal", "crystal~2"]


@rule("SHI-12.2")
def test_what_a_player_could_play_is_told_to_nobody_else() -> None:
    state = full_table().state
    assert state.view(1)["decision"] == {"seat": "p1"}
    assert "play blaster" in state.view(0)["decision"]["options"]


@rule("SHI-12.2", "SHI-10.12")
def test_secret_relics_are_seen_by_their_player_only() -> None:
    state = GAME.new(seed=5, seats=2, deal="secret")
    own, others = seen(state, 0, "p1/secrets")["cards"], seen(state, 1, "p1/secrets")["cards"]
    assert (len(own), None in own, others) == (2, False, [None, None])


@rule("SHI-12.2")
@SEATS
def test_the_order_of_decks_is_hidden_from_all(seat: int) -> None:
    state = full_table().state
    assert seen(state, seat, "p1/deck") == {"count": 3}
    assert seen(state, seat, "centre") == {"count": 3}


@rule("SHI-12.2")
@pytest.mark.parametrize(("seat", "card"), [(0, "crystal"), (1, None)])
def test_a_drawn_card_is_seen_by_its_player_only(seat: int, card: str | None) -> None:
    table = Table({"hand": ["cryptofist-monk"], "deck": ["crystal", "blaster"]})
    drew = [event for event in choose(table, "play cryptofist-monk", seat) if event.kind == "drew"]
    assert [event.values for event in drew] == [{"seat": "p1", "card": card}]


@rule("SHI-12.2", "SHI-4.9")
def test_the_new_hand_of_a_player_is_hidden_from_the_next_one() -> None:
    table = Table({"deck": ["crystal"] * 4 + ["blaster"]}, {"hand": ["crystal"]}).end()
    assert seen(table.state, 1, "p1/hand")["cards"] == [None] * 5


@rule("SHI-12.2")
def test_in_the_worlds_of_a_player_the_order_of_the_own_deck_varies_and_the_hand_does_not() -> None:
    found = worlds(full_table().state, 0)
    assert {names(world, "p1/hand") for world in found} == {("crystal", "blaster")}
    decks = {names(world, "p1/deck") for world in found}
    assert len(decks) == 3
    assert {tuple(sorted(deck)) for deck in decks} == {("crystal", "crystal", "shard-reactor")}


@rule("SHI-12.2")
def test_in_the_worlds_of_a_player_hand_and_deck_of_another_mix_and_those_of_two_players_do_not() -> None:
    found = worlds(full_table().state, 0)
    assert {names(world, "p2/deck") for world in found} == {("blaster",), ("crystal",), ("infinity-shard",)}
    both = {tuple(sorted(names(world, "p2/hand") + names(world, "p2/deck"))) for world in found}
    assert both == {("blaster", "crystal", "crystal", "infinity-shard")}


@rule("SHI-12.2")
@SEATS
def test_in_the_worlds_of_any_player_the_order_of_the_centre_deck_varies(seat: int) -> None:
    decks = {names(world, "centre") for world in worlds(full_table().state, seat, 60)}
    assert len(decks) == 6
    assert {tuple(sorted(deck)) for deck in decks} == {("fungal-hermit", "optio-crusher", "spore-cleric")}


@rule("SHI-12.2", "SHI-2.4")
def test_in_every_world_at_the_start_each_player_has_a_starting_deck() -> None:
    found = worlds(GAME.new(seed=4, seats=2), 0, 10)
    both = [
        sorted(names(world, f"{seat}/hand") + names(world, f"{seat}/deck"))
        for world in found
        for seat in ("p1", "p2")
    ]
    assert both == [["blaster", *["crystal"] * 7, "infinity-shard", "shard-reactor"]] * 20


@rule("SHI-12.1", "SHI-12.2")
@SEATS
def test_a_world_looks_to_the_player_like_the_real_table(seat: int) -> None:
    state = full_table().state
    assert [world.view(seat) for world in worlds(state, seat, 5)] == [state.view(seat)] * 5


@rule("SHI-12.2", "SHI-3.1")
def test_after_a_reshuffle_nothing_is_known_of_the_order() -> None:
    table = Table({"hand": ["cryptofist-monk"], "discard": ["crystal", "blaster", "shard-reactor"]})
    state = table.play("cryptofist-monk").state
    assert seen(state, 0, "p1/deck") == seen(state, 1, "p1/deck") == {"count": 2}
    deck = names(state, "p1/deck")
    assert {names(world, "p1/deck") for world in worlds(state, 0)} == {deck, deck[::-1]}
    drawn = {names(world, "p1/hand") for world in worlds(state, 1)}
    assert drawn == {("crystal",), ("blaster",), ("shard-reactor",)}


@rule("SHI-12.2", "SHI-3.5")
def test_a_card_that_was_not_shuffled_is_in_no_world_in_the_deck() -> None:
    you = {"hand": ["cryptofist-monk", "blaster"], "discard": ["crystal", "shard-reactor", "crystal"]}
    table = Table(you, crystals=2, row=["nil-assassin"])
    table.play("blaster").play("cryptofist-monk").recruit("nil-assassin")
    found = worlds(table.state, 1)
    shuffled = {tuple(sorted(names(world, "p1/deck") + names(world, "p1/hand"))) for world in found}
    assert shuffled == {("crystal", "crystal", "shard-reactor")}
    assert {names(world, "p1/discard") for world in found} == {("nil-assassin",)}


@rule("SHI-12.2", "SHI-3.1")
def test_cards_from_different_places_that_were_shuffled_together_are_told_apart_by_nobody() -> None:
    hand = ["crystal", "blaster", "shard-reactor", "infinity-shard"]
    table = Table({"hand": hand}, crystals=3, row=["nil-assassin", "kiln-drone"])
    state = table.recruit("nil-assassin").recruit("kiln-drone").end().state
    assert len(names(state, "p1/hand")) == 5
    left = {names(world, "p1/deck") for world in worlds(state, 1, 60)}
    assert left == {(card,) for card in (*hand, "nil-assassin", "kiln-drone")}


# Cards that went to a hand in view of all.


@rule("SHI-12.3")
def test_a_card_returned_from_the_discard_pile_stays_known_and_a_drawn_one_does_not() -> None:
    you = {"hand": ["korvus-legionnaire", "cryptofist-monk"], "deck": ["crystal"], "discard": ["evokatus"]}
    table = Table(you).play("korvus-legionnaire").play("cryptofist-monk")
    assert table.your("hand") == ["evokatus", "crystal"]
    assert seen(table.state, 1, "p1/hand")["cards"] == ["evokatus", None]


@rule("SHI-12.3")
def test_a_returned_card_is_in_hand_in_all_worlds() -> None:
    you = {"hand": ["korvus-legionnaire", "crystal"], "deck": ["blaster"], "discard": ["evokatus"]}
    table = Table(you).play("korvus-legionnaire")
    hands = {names(world, "p1/hand") for world in worlds(table.state, 1)}
    assert hands == {("crystal", "evokatus"), ("blaster", "evokatus")}


@rule("SHI-12.3")
def test_a_card_recruited_to_hand_stays_known() -> None:
    table = Table({"hand": ["portal-monk", "crystal"], "mastery": 15}, row=["evokatus"]).play("portal-monk")
    assert seen(table.state, 1, "p1/hand")["cards"] == [None, "evokatus"]


@rule("SHI-12.3", "SHI-5.3")
def test_a_card_shown_for_its_shield_stays_known() -> None:
    table = Table({}, {"hand": ["crystal", "command-seer"]}, {}, power=3).end(
        "assign p2 3", "show command-seer"
    )
    assert seen(table.state, 0, "p2/hand")["cards"] == [None, "command-seer"]
    assert seen(table.state, 2, "p2/hand")["cards"] == [None, "command-seer"]


@rule("SHI-12.3", "SHI-6.26")
def test_a_card_shown_for_an_ability_stays_known() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric", "crystal"]})
    table.play("undergrowth-aspirant", "show spore-cleric")
    assert seen(table.state, 1, "p1/hand")["cards"] == ["spore-cleric", None]


@rule("SHI-12.3")
def test_a_card_that_was_not_shown_stays_unknown() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric", "crystal"]})
    table.play("undergrowth-aspirant", "done")
    assert seen(table.state, 1, "p1/hand")["cards"] == [None, None]


@rule("SHI-12.3")
def test_a_card_is_no_longer_known_once_it_has_left_the_hand_and_was_shuffled() -> None:
    you = {"hand": ["undergrowth-aspirant", "spore-cleric"]}
    table = Table(you).play("undergrowth-aspirant", "show spore-cleric").end()
    assert sorted(table.your("hand")) == ["spore-cleric", "undergrowth-aspirant"]
    assert seen(table.state, 1, "p1/hand")["cards"] == [None, None]


# Mercenaries under the centre deck.


ROW = ["spore-cleric", "shard-abstractor", "evokatus", "portal-monk", "systema-ai", "kiln-drone"]


@rule("SHI-12.4", "SHI-4.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_which_mercenaries_went_under_the_centre_deck_is_public(seat: int) -> None:
    table = Table(centre=[*ROW, "mining-drones", "umbral-scourge", "optio-crusher"], crystals=5)
    table.fast_play("spore-cleric").fast_play("shard-abstractor")
    under = [event.values["card"] for event in choose(table, "end", seat) if event.kind == "under-deck"]
    assert sorted(str(card).split("@")[0] for card in under) == ["shard-abstractor", "spore-cleric"]


@rule("SHI-12.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_order_of_mercenaries_under_the_centre_deck_is_hidden(seat: int) -> None:
    centre = [*ROW, "mining-drones", "umbral-scourge", "optio-crusher", "giga-source-adept"]
    table = Table(centre=centre, crystals=5)
    state = table.fast_play("spore-cleric").fast_play("shard-abstractor").end().state
    assert seen(state, seat, "centre") == {"count": 4}
    decks = [names(world, "centre") for world in worlds(state, seat)]
    one, other = "spore-cleric", "shard-abstractor"
    assert {deck[:2] for deck in decks} == {(one, other), (other, one)}
    one, other = "giga-source-adept", "optio-crusher"
    assert {deck[2:] for deck in decks} == {(one, other), (other, one)}


@rule("SHI-12.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_single_mercenary_under_the_centre_deck_is_its_last_card_in_every_world(seat: int) -> None:
    table = Table(centre=[*ROW, "mining-drones", "optio-crusher", "giga-source-adept"], crystals=2)
    state = table.fast_play("spore-cleric").end().state
    decks = {names(world, "centre") for world in worlds(state, seat)}
    assert (len(decks), {deck[0] for deck in decks}) == (2, {"spore-cleric"})


# What left the game unseen.


@rule("SHI-12.5", "SHI-10.27")
def test_relics_that_were_not_dealt_stay_hidden_from_all() -> None:
    state = GAME.new(seed=5, seats=2, deal="secret")
    assert seen(state, 0, "out") == seen(state, 1, "out") == {"count": 4}


@rule("SHI-12.5", "SHI-10.27")
def test_a_secret_relic_that_was_not_recruited_stays_hidden_from_the_others() -> None:
    you = {"secrets": ["praetorian-01", "datic-robes"], "mastery": 10}
    table = Table(you, {}, deal="secret").do("relic praetorian-01@p1/secrets.1")
    assert table.your("discard") == ["praetorian-01"]
    assert "datic-robes@out.1" in seen(table.state, 0, "out")["cards"]
    assert seen(table.state, 1, "out")["cards"].count(None) == 1
    assert seen(table.state, 1, "p1/discard")["cards"] == ["praetorian-01@p1/discard.1"]


@rule("SHI-12.5")
def test_in_the_worlds_of_others_a_secret_relic_may_be_any_that_they_have_not_seen() -> None:
    state = GAME.new(seed=5, seats=2, deal="secret")
    found = {card for world in worlds(state, 1) for card in names(world, "p1/secrets")}
    assert len(found) == 8 - 2
    assert found.isdisjoint(names(state, "p2/secrets"))


@rule("SHI-12.5", "SHI-5.12")
def test_hand_and_deck_of_an_eliminated_player_stay_hidden_from_those_who_did_not_know_them() -> None:
    foe = {"health": 2, "hand": ["blaster", "crystal"], "deck": ["shard-reactor"], "discard": ["kiln-drone"]}
    table = Table({}, foe, {}, power=2).end("assign p2 2", "done")
    unknown = [seen(table.state, seat, "out")["cards"].count(None) for seat in (0, 1, 2)]
    assert unknown == [3, 1, 3], "the player knows the own hand"


@rule("SHI-12.5", "SHI-5.12")
def test_secret_relics_of_an_eliminated_player_stay_hidden_from_the_others() -> None:
    foe = {"health": 2, "secrets": ["praetorian-01", "datic-robes"]}
    table = Table({}, foe, {}, power=2, deal="secret").end("assign p2 2")
    assert [seen(table.state, seat, "out")["cards"].count(None) for seat in (0, 1, 2)] == [2, 0, 2]


@rule("SHI-12.5", "SHI-12.3")
def test_a_card_of_an_eliminated_player_that_was_known_stays_known() -> None:
    foe = {"health": 2, "hand": ["korvus-legionnaire", "crystal"]}
    table = Table({}, foe, {}, power=9).end("assign p2 9", "show korvus-legionnaire", "done")
    assert table.health == (50, 0, 50)
    assert seen(table.state, 0, "out")["cards"].count(None) == 1


@rule("SHI-12.5")
def test_in_the_worlds_of_others_the_hand_of_an_eliminated_player_may_be_any_of_their_cards() -> None:
    foe = {"health": 2, "hand": ["blaster"], "deck": ["shard-reactor", "infinity-shard"]}
    table = Table({}, foe, {}, power=2)
    card = table.card("blaster")
    state = table.end("assign p2 2", "done").state
    faces = {GAME.table.face_names[world.face[card]] for world in worlds(state, 0)}
    assert faces == {"blaster", "shard-reactor", "infinity-shard"}
    assert {GAME.table.face_names[world.face[card]] for world in worlds(state, 1)} == {"blaster"}
