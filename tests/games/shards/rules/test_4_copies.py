"""SHI-4: equal cards in the centre row. Each of them can be pointed at, or it is told why not."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.play.choices import ChoiceList
from deckwright.play.session import GameSession
from deckwright.server.scenes import Reader
from deckwright.text import Speaker


@rule("SHI-4.4")
def test_every_copy_in_the_row_can_be_recruited() -> None:
    row = ["reactor-drone", "evokatus", "reactor-drone", "reactor-drone"]
    table = Table(crystals=3, row=row)
    assert table.options == [*(f"recruit reactor-drone@row.{copy}" for copy in (1, 2, 3)), "focus", "end"]


@rule("SHI-4.4", "SHI-3.6")
def test_the_copy_that_is_recruited_is_replaced_on_its_own_place() -> None:
    row = ["reactor-drone", "evokatus", "reactor-drone"]
    table = Table(crystals=3, row=row, centre=["nil-assassin"], short_row=True)
    table.do("recruit reactor-drone@row.2")
    assert table.row == ["reactor-drone", "evokatus", "nil-assassin"]
    assert table.your("discard") == ["reactor-drone"]


@rule("SHI-4.5")
def test_every_copy_of_a_mercenary_can_be_recruited_or_fast_played() -> None:
    table = Table(crystals=6, row=["nil-assassin", "nil-assassin"])
    for verb in ("recruit", "fast-play"):
        assert [f"{verb} nil-assassin@row.{copy}" in table.options for copy in (1, 2)] == [True, True]
    table.do("fast-play nil-assassin@row.2")
    assert (table.power, table.row) == (5, ["nil-assassin"])


@rule("SHI-4.2")
@pytest.mark.parametrize("mode", ["standard", "nemesis"])
def test_each_card_of_the_row_is_an_option_or_refused_whenever_somebody_may_recruit(mode: str) -> None:
    rng = dw.Rng(7)
    looked = copies = 0
    for seed in range(6):
        state = GAME.new(seed=seed, seats=1 if mode == "nemesis" else 2, mode=mode)
        while state.decision is not None and looked < 400:
            if state.decision.prompt.startswith("main"):
                looked += 1
                row = [str(card) for card in state.view(state.decider)["zones"]["row"]["cards"]]
                copies += sum(not card.endswith(".1") for card in row)
                refused = [each.action for each in state.why_not(state.decider)]
                for verb in ("recruit", "fast-play"):
                    told = [key for key in (*state.decision.keys, *refused) if key.startswith(f"{verb} ")]
                    assert sorted(told) == sorted(f"{verb} {card}" for card in row)
            state.choose(rng.below(len(state.codes)))
    assert looked > 100
    assert copies > 10


@rule("SHI-4.4")
def test_the_terminal_lists_equal_copies_once_and_takes_the_one_that_is_named() -> None:
    table = Table(crystals=3, row=["reactor-drone", "evokatus", "reactor-drone"])
    decision = table.state.decision
    assert decision is not None
    choices = ChoiceList(decision.options, Speaker("en", game=GAME), table.state.view(0))
    assert [len(choice.places) for choice in choices.choices] == [2, 1, 1]
    (second,) = choices.find("recruit reactor-drone@row.2")
    assert [decision.keys[place] for place in second.places] == ["recruit reactor-drone@row.2"]


@rule("SHI-4.4", "SHI-4.5")
def test_the_browser_is_given_an_option_or_a_refusal_for_each_copy() -> None:
    row = ["nil-assassin", "evokatus", "nil-assassin", "evokatus"]
    description = {"players": [{}, {}], "crystals": 3, "row": row, "centre": [], "short-row": True}
    state = GAME.scenario(description)
    session = GameSession(state, dw.Record.of(state, description))
    scene = Reader(GAME, Seat(0), "en", {"p1": "Anna", "p2": "Boris"}).scene(session, 1, 1)
    assert scene.question is not None
    lit = [card for option in scene.question.options for card in option.cards]
    assert lit == ["nil-assassin@row.1", "nil-assassin@row.1", "nil-assassin@row.2", "nil-assassin@row.2"]
    offers = [option.offer for option in scene.question.options if option.cards]
    assert offers == [0, 1, 0, 1], "equal copies are one offer"
    refused = {card for refusal in scene.refusals for card in refusal.cards}
    assert refused == {"evokatus@row.1", "evokatus@row.2"}
    assert Reader(GAME, ONLOOKER, "en", {}).scene(session, 1, 1).question is None


@rule("SHI-6.13")
def test_every_copy_of_a_card_played_can_be_pointed_at_for_copying() -> None:
    hand = ["ojas-genesis-druid", "blaster", "crystal", "crystal"]
    table = Table({"hand": hand}).play("crystal").play("crystal").play("blaster").play("ojas-genesis-druid")
    assert sorted(table.options) == ["pick blaster.1", "pick crystal.1", "pick crystal.2"]


@rule("SHI-6.13")
def test_nothing_is_asked_where_all_cards_to_copy_are_equal() -> None:
    table = Table({"hand": ["ojas-genesis-druid", "crystal", "crystal"]}).play("crystal").play("crystal")
    table.play("ojas-genesis-druid")
    assert table.is_your_move
    assert table.crystals == 3


@rule("SHI-11.19")
def test_every_copy_that_nemesis_plays_can_be_pointed_at() -> None:
    row = ["nil-assassin", "the-lost", "nil-assassin"]
    table = Table({}, {}, mode="nemesis", active="nemesis", row=row, centre=["aetherbreaker"], short_row=True)
    assert table.options == ["pick nil-assassin@row.1", "pick the-lost@row.1", "pick nil-assassin@row.2"]
    table.do("pick the-lost@row.1")
    assert table.prompt != "nemesis-plays", "what is left is equal"
