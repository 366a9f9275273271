"""SHI-4: the end phase."""

from collections import Counter

from tests.support.rules import rule
from tests.support.shards import Table

ROW = ["reactor-drone", "evokatus", "portal-monk", "systema-ai", "kiln-drone", "mining-drones"]


@rule("SHI-4.9", "SHI-4.5")
def test_a_fast_played_mercenary_goes_under_the_centre_deck() -> None:
    table = Table(row=["spore-cleric", *ROW[1:]], centre=["kiln-drone", "umbral-scourge"], crystals=2)
    table.fast_play("spore-cleric").end()
    assert table.centre == ["spore-cleric", "umbral-scourge"], "at the bottom"
    assert (table.your("play"), table.your("discard"), table.your("hand")) == ([], [], [])


@rule("SHI-4.9")
def test_several_mercenaries_go_under_the_centre_deck_in_random_order() -> None:
    orders = Counter[tuple[str, ...]]()
    for seed in range(24):
        row = ["spore-cleric", "shard-abstractor", *ROW[:4]]
        centre = ["kiln-drone", "mining-drones", "umbral-scourge"]
        table = Table(row=row, centre=centre, crystals=5, seed=seed)
        table.state.choose("fast-play spore-cleric@row.1")
        table.state.choose("fast-play shard-abstractor@row.1")
        table.state.choose("end")
        assert table.centre[2:] == ["umbral-scourge"]
        orders[tuple(table.centre[:2])] += 1
    assert set(orders) == {("spore-cleric", "shard-abstractor"), ("shard-abstractor", "spore-cleric")}
    assert min(orders.values()) > 3


@rule("SHI-4.9")
def test_the_other_allies_in_play_go_to_the_discard_pile_and_champions_stay() -> None:
    you = {"hand": ["crystal", "evokatus"], "play": ["systema-ai"], "deck": ["blaster"] + ["crystal"] * 5}
    table = Table(you)
    table.play("crystal").play("evokatus").end()
    assert table.your("play") == ["systema-ai", "evokatus"]
    assert sorted(table.your("discard")) == ["blaster", "crystal"]


@rule("SHI-4.9", "SHI-4.13")
def test_cards_left_in_hand_are_discarded() -> None:
    you = {"hand": ["crystal", "shard-reactor", "infinity-shard"], "deck": ["crystal"] * 6}
    table = Table(you).play("crystal").end()
    assert sorted(table.your("discard")) == ["crystal", "infinity-shard", "shard-reactor"]


@rule("SHI-4.9")
def test_five_cards_are_drawn_from_the_top_of_the_deck() -> None:
    deck = ["blaster", "crystal", "crystal", "shard-reactor", "crystal", "infinity-shard"]
    table = Table({"deck": deck}).end()
    assert table.your("hand") == deck[:5]
    assert table.your("deck") == ["infinity-shard"]


@rule("SHI-4.9")
def test_the_draw_comes_after_the_discards() -> None:
    table = Table({"hand": ["crystal", "blaster"]}).play("crystal").end()
    assert sorted(table.your("hand")) == ["blaster", "crystal"]
    assert (table.your("deck"), table.your("discard")) == ([], [])


@rule("SHI-4.9")
def test_mercenaries_are_gone_before_the_discard_pile_is_shuffled_for_the_draw() -> None:
    table = Table({"hand": ["crystal"]}, row=["spore-cleric", *ROW[1:]], centre=["kiln-drone"], crystals=2)
    table.fast_play("spore-cleric").end()
    assert (table.your("hand"), table.your("deck")) == (["crystal"], [])


@rule("SHI-4.9")
def test_the_end_phase_keeps_its_order() -> None:
    table = Table({"deck": ["blaster"]}, row=["spore-cleric", *ROW[1:]], centre=["kiln-drone"], crystals=2)
    table.fast_play("spore-cleric").end()
    late = [kind for kind in table.kinds() if kind in ("under-deck", "drew", "turn-ended", "turn-began")]
    assert late == ["under-deck", "drew", "turn-ended", "turn-began"]


@rule("SHI-4.9", "SHI-1.1")
def test_unspent_crystals_and_power_do_not_go_to_the_next_player() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"], "hand": ["crystal"]}, crystals=5, power=5)
    table.end()
    assert (table.asked, table.crystals, table.power) == (1, 0, 0)
    assert table.options == ["play crystal", "end"]


@rule("SHI-4.9")
def test_the_turn_passes_to_the_next_player() -> None:
    table = Table({}, {}, {})
    assert [table.asked, table.end().asked, table.end().asked, table.end().asked] == [0, 1, 2, 0]


@rule("SHI-4.9")
def test_only_the_active_player_discards_and_draws() -> None:
    table = Table({}, {"hand": ["blaster"], "deck": ["crystal"], "discard": ["shard-reactor"]}).end()
    assert table.their("hand") == ["blaster"]
    assert (table.their("deck"), table.their("discard")) == (["crystal"], ["shard-reactor"])


@rule("SHI-4.12")
def test_champions_are_ready_again_at_the_end_of_the_turn() -> None:
    table = Table({"play": ["systema-ai"]}, {"play": [{"card": "optio-crusher", "exhausted": True}]})
    table.exhaust("systema-ai").end()
    assert not table.is_exhausted("systema-ai.1")
    assert table.is_exhausted("optio-crusher.1"), "it is not the end of its player's turn"
    table.end()
    assert "exhaust systema-ai.1" in table.options
    assert table.exhaust("systema-ai").mastery == (2, 0)


@rule("SHI-4.12", "SHI-4.7")
def test_the_leader_is_ready_again_at_the_end_of_the_turn() -> None:
    table = Table({"hand": ["crystal"]}, {"hand": ["crystal"]}, crystals=1)
    table.do("focus").end()
    assert table.state.view(0)["table"]["focused"] is False
    table.play("crystal").do("focus").end()
    table.play("crystal").do("focus")
    assert table.mastery == (2, 1)


@rule("SHI-4.14")
def test_a_recruited_mercenary_played_from_hand_goes_to_the_discard_pile() -> None:
    you = {"deck": ["crystal"] * 4}
    table = Table(you, row=["spore-cleric", *ROW[1:]], centre=["kiln-drone"], crystals=2)
    table.recruit("spore-cleric").end().end()
    assert table.your("hand") == ["crystal"] * 4 + ["spore-cleric"]
    table.play("spore-cleric").end()
    assert table.centre == []
    assert "under-deck" not in table.kinds()


@rule("SHI-4.14")
def test_a_mercenary_in_hand_is_played_like_any_ally() -> None:
    table = Table({"hand": ["nil-assassin"], "deck": ["crystal"] * 6}, {"play": ["zetta-the-encryptor"]})
    table.play("nil-assassin")
    assert (table.power, table.crystals) == (5, 0)
    table.end()
    assert (table.your("discard"), table.centre) == (["nil-assassin"], [])
