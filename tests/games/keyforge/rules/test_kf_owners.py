"""Owner and controller apart: where a borrowed card goes, who orders it, whose it is for views and effects;
and the standing bid of an auction."""

from typing import Any

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

import deckwright as dw


def borrowed(card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "borrowed": True, **marks}


@rule("KF-6.4", "KF-7.3")
def test_the_order_of_a_discard_pile_has_every_card_of_its_owner_whoever_controls_it() -> None:
    you = {"hand": ["gateway-to-dis"], "line": ["troll"]}
    duel = Duel("dis", you, {"line": [borrowed("sequis"), "bumpsy"]})
    duel.play("gateway-to-dis")
    assert (duel.prompt, duel.asked) == ("pile", 0)
    assert duel.state.decision is not None
    assert duel.state.decision.values == {"owner": "p1"}
    assert duel.options == ["pick troll.1", "pick sequis.1", "done"]
    duel.do("pick sequis.1")
    assert duel.your("discard")[:2] == ["sequis", "troll"]
    assert duel.their("discard") == ["bumpsy"]


@rule("KF-6.4", "KF-7.3")
def test_a_pile_of_the_opponent_is_ordered_with_the_cards_that_you_borrowed() -> None:
    you = {"hand": ["gateway-to-dis"], "line": [borrowed("troll")]}
    duel = Duel("dis", you, {"line": ["bumpsy"]}).play("gateway-to-dis")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "done"]
    assert duel.state.decision is not None
    assert duel.state.decision.values == {"owner": "p2"}
    duel.do("pick bumpsy.1")
    assert duel.their("discard") == ["bumpsy", "troll"]


@rule("KF-7.3")
def test_the_order_on_a_deck_goes_by_the_owner() -> None:
    you = {"hand": ["barehanded"], "artifacts": ["autocannon", borrowed("pile-of-skulls")]}
    duel = Duel("brobnar", you, {"artifacts": ["gauntlet-of-command", borrowed("banner-of-battle")]})
    duel.play("barehanded")
    assert duel.state.decision is not None
    assert duel.state.decision.values == {"owner": "p1"}
    assert duel.options == ["pick autocannon.1", "pick banner-of-battle.1", "done"]
    duel.do("pick banner-of-battle.1")
    assert duel.state.decision.values == {"owner": "p2"}
    assert duel.options == ["pick pile-of-skulls.1", "pick gauntlet-of-command.1", "done"]
    duel.do("done")
    assert duel.your("deck") == ["banner-of-battle", "autocannon"]
    assert duel.their("deck") == ["pile-of-skulls", "gauntlet-of-command"]


@rule("KF-7.3")
@pytest.mark.parametrize(
    ("house", "play", "zone"),
    [("dis", "gateway-to-dis", "discard"), ("untamed", "hysteria", "hand"), ("brobnar", "punch", "discard")],
)
def test_a_borrowed_card_leaves_for_the_zones_of_its_owner(house: str, play: str, zone: str) -> None:
    hand = [{"card": play, "house": house}]
    duel = Duel(house, {"hand": hand, "line": [borrowed("dust-pixie")]}).play(play)
    assert duel.their(zone) == ["dust-pixie"]
    assert "dust-pixie" not in duel.your(zone)


@rule("KF-7.2")
def test_amber_of_a_borrowed_creature_goes_to_the_opponent_of_its_controller() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [borrowed("dust-pixie", amber=2)]})
    duel.play("punch")
    assert duel.amber == (1 + 2, 0)


@rule("KF-7.3", "KF-4.7")
def test_upgrades_go_to_their_own_owners_with_a_creature_of_either_player() -> None:
    line = [borrowed("dust-pixie", upgrades=["blood-of-titans", borrowed("way-of-the-wolf")], damage=5)]
    duel = Duel("brobnar", {"hand": ["punch"], "line": line}).play("punch")
    while duel.prompt == "pile":
        duel.do("done")
    assert sorted(duel.your("discard")) == ["blood-of-titans", "punch"]
    assert sorted(duel.their("discard")) == ["dust-pixie", "way-of-the-wolf"]


@rule("KF-7.7")
def test_an_archive_with_a_card_of_the_opponent_sends_it_to_their_hand() -> None:
    houses = ["brobnar", "dis", "logos"]
    archive = ["anger", borrowed("troll")]
    duel = Duel(you={"archive": archive, "houses": houses}, foe={"houses": houses}, step="house")
    duel.do("house brobnar", "take")
    assert (duel.your("hand"), duel.their("hand")) == (["anger"], ["troll"])


@rule("KF-9.14", "KF-7.15")
def test_friendly_is_what_a_player_controls_and_their_discard_pile_what_they_own() -> None:
    you = {"hand": ["regrowth"], "line": [borrowed("troll")], "discard": ["dust-pixie"]}
    duel = Duel("untamed", you, {"discard": ["bumpsy"]}).play("regrowth")
    assert duel.your("hand") == ["dust-pixie"]
    foe = Duel("brobnar", {"line": [borrowed("troll")]}, {"line": [borrowed("bumpsy")]})
    assert "reap troll.1" in foe.options
    assert "fight troll.1 bumpsy.1" in foe.options


@rule("KF-3.5", "KF-7.15")
def test_a_borrowed_card_offers_its_house_to_its_controller() -> None:
    houses = ["brobnar", "dis", "logos"]
    you = {"line": [borrowed("dust-pixie")], "houses": houses}
    duel = Duel(you=you, foe={"houses": ["mars", "sanctum", "shadows"]}, step="house")
    assert [option.removeprefix("house ") for option in duel.options] == [*houses, "untamed"]


@rule("KF-17.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_shows_the_owner_of_every_card_in_play(seat: int) -> None:
    you = {"line": [borrowed("troll"), "bumpsy"], "artifacts": [borrowed("autocannon")]}
    view = GAME.scenario({"players": [you, {}], "house": "brobnar"}).view(seat)
    owners = [card["owner"] for card in view["zones"]["p1/line"]["cards"]]
    assert owners == ["p2", "p1"]
    assert [card["owner"] for card in view["zones"]["p1/artifacts"]["cards"]] == ["p2"]


@rule("KF-17.2")
def test_a_card_of_the_opponent_in_an_archive_is_known_to_whose_archive_it_is() -> None:
    state = GAME.scenario({"players": [{"archive": [borrowed("troll")]}, {}], "house": "brobnar"})
    own, theirs = (state.view(seat)["zones"]["p1/archive"] for seat in (0, 1))
    assert [card["card"] for card in own["cards"]] == ["troll@p1/archive.1"]
    assert theirs["count"] == 1
    assert "troll" not in str(theirs)


def bids(*keys: str) -> dw.State:
    state = GAME.new(seed=3, format="auction", first="p1")
    for key in keys:
        state.choose(key)
    return state


@rule("KF-13.3")
@pytest.mark.parametrize(
    ("language", "opening", "standing"),
    [
        ("en", "Auction for deck 1: how many chains do you bid?",
         "The bid for deck 1 is 3 chains: bid more or pass."),
        ("ru", "Аукцион за колоду 1: сколько цепей вы предлагаете?",
         "За колоду 1 предлагают 3 цепи: предложите больше или спасуйте."),
        ("uk", "Аукціон за колоду 1: скільки ланцюгів ви пропонуєте?",
         "За колоду 1 пропонують 3 ланцюги: запропонуйте більше або спасуйте."),
    ],
)  # fmt: skip
def test_the_question_of_an_auction_names_the_bid_that_stands(
    language: str, opening: str, standing: str
) -> None:
    speaker = dw.text.Speaker(language, game=GAME)
    state = bids()
    assert state.decision is not None
    assert (state.decision.prompt, state.decision.values) == ("bid", {"chains": 0})
    assert speaker.prompt(state.decision) == opening
    state = bids("bid 3")
    assert state.decision is not None
    assert (state.decision.prompt, state.decision.values) == ("bid", {"chains": 3})
    assert speaker.prompt(state.decision) == standing
    assert state.decision.keys[0] in ("bid 4", "pass")


@rule("KF-6.4", "KF-7.3")
def test_a_pile_is_ordered_though_its_owner_controls_none_of_its_cards() -> None:
    you = {"hand": ["gateway-to-dis"], "line": [borrowed("troll"), borrowed("bumpsy")]}
    duel = Duel("dis", you, {}).play("gateway-to-dis")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "done"]
    assert duel.state.decision is not None
    assert duel.state.decision.values == {"owner": "p2"}
