"""Call of the Archons: Untamed, from I to R, a scenario for each sentence of each card."""

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule


def test_inka_the_spider_stuns_a_creature_when_it_is_played() -> None:
    duel = Duel(
        "untamed", {"hand": ["inka-the-spider"], "line": ["snufflegator"]}, {"line": ["troll", "bumpsy"]}
    )
    duel.play("inka-the-spider", "right-flank", "pick troll.1")
    stunned = [
        duel.is_stunned(card) for card in ("troll.1", "bumpsy.1", "snufflegator.1", "inka-the-spider.1")
    ]
    assert stunned == [True, False, False, False]


def test_inka_the_spider_stuns_a_creature_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["inka-the-spider"]}, {"line": ["troll"]})
    duel.reap("inka-the-spider.1", "pick troll.1")
    assert duel.is_stunned("troll.1")


@rule("KF-11.8")
def test_inka_the_spider_destroys_whom_its_power_damages() -> None:
    duel = Duel("brobnar", {"line": ["inka-the-spider"]}, {"line": ["troll"]}, active="p2")
    duel.fight("troll.1", "inka-the-spider.1")
    assert (duel.your("line"), duel.their("line")) == ([], [])


def test_inka_the_spider_must_stun_itself_if_it_is_alone() -> None:
    duel = Duel("untamed", {"hand": ["inka-the-spider"]})
    duel.play("inka-the-spider")
    assert duel.is_stunned("inka-the-spider.1")


def test_key_charge_loses_one_amber_and_forges_at_current_cost() -> None:
    duel = Duel("untamed", {"hand": ["key-charge"], "amber": 8})
    duel.play("key-charge", "yes", "forge blue")
    assert (duel.amber[0], duel.keys) == (1, (1, 0))


def test_key_charge_pays_what_keys_cost_now() -> None:
    duel = Duel("untamed", {"hand": ["key-charge"], "amber": 7}, {"line": ["murmook"]})
    duel.play("key-charge", "yes")
    assert (duel.amber[0], duel.keys) == (6, (0, 0)), "six are not enough for seven"


def test_key_charge_need_not_forge() -> None:
    duel = Duel("untamed", {"hand": ["key-charge"], "amber": 7})
    duel.play("key-charge", "no")
    assert (duel.amber[0], duel.keys) == (6, (0, 0))


def test_key_charge_forges_nothing_without_amber_to_lose() -> None:
    duel = Duel("untamed", {"hand": ["key-charge"]}, {"amber": 9})
    duel.play("key-charge")
    assert duel.is_your_move
    assert (duel.amber, duel.keys) == ((0, 9), (0, 0))


def test_key_charge_wins_with_the_third_key() -> None:
    duel = Duel("untamed", {"hand": ["key-charge"], "amber": 7, "keys": ["red", "yellow"]})
    duel.play("key-charge", "yes")
    assert duel.prompt == "over"
    assert duel.keys == (3, 0)


def test_kindrith_longshot_deals_two_damage_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["kindrith-longshot", "bigtwig"]}, {"line": ["troll", "bumpsy"]})
    duel.reap("kindrith-longshot.1")
    assert "pick bigtwig.1" in duel.options, "a friendly creature may be chosen"
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (2, 0)


@rule("KF-11.7")
def test_kindrith_longshot_takes_no_damage_when_it_attacks() -> None:
    duel = Duel("untamed", {"line": ["kindrith-longshot"]}, {"line": ["troll"]})
    duel.fight("kindrith-longshot.1", "troll.1")
    assert (duel.damage("kindrith-longshot.1"), duel.damage("troll.1")) == (0, 3)


def opponent_plays(creatures: int, amber: int = 5) -> Duel:
    """The opponent plays so many creatures and ends the turn; then it is yours, with Lifeweb in hand."""
    duel = Duel(
        "brobnar",
        {"hand": ["lifeweb"], "deck": ["dust-pixie"] * 6},
        {"hand": ["headhunter", "troll", "firespitter", "cannon"], "amber": amber},
        active="p2",
    )
    duel.play("cannon")
    for card in ("headhunter", "troll", "firespitter")[:creatures]:
        duel.play(card, *(["left-flank"] if duel.their("line") else []))
    return duel.end()


def test_lifeweb_steals_two_if_the_opponent_played_three_creatures() -> None:
    duel = opponent_plays(3)
    before = duel.amber
    duel.play("lifeweb")
    assert duel.amber == (before[0] + 1 + 2, before[1] - 2)


def test_lifeweb_steals_nothing_after_two_creatures() -> None:
    duel = opponent_plays(2)
    before = duel.amber
    duel.play("lifeweb")
    assert duel.amber == (before[0] + 1, before[1])


def test_lifeweb_does_not_look_at_older_turns_nor_at_your_own() -> None:
    duel = opponent_plays(3).end("end")
    before = duel.amber
    duel.play("dust-pixie").play("dust-pixie", "left-flank").play("dust-pixie", "left-flank")
    duel.play("lifeweb")
    assert duel.amber == (before[0] + 6 + 1, before[1])


def test_lost_in_the_woods_shuffles_two_creatures_of_each_side_into_their_decks() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["lost-in-the-woods"], "line": ["snufflegator", "bigtwig", "halacor"]},
        {"line": ["troll", "bumpsy", "headhunter"]},
    )
    duel.play("lost-in-the-woods")
    assert duel.options == ["pick snufflegator.1", "pick bigtwig.1", "pick halacor.1"]
    duel.do("pick snufflegator.1", "pick halacor.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick headhunter.1"]
    duel.do("pick troll.1", "pick bumpsy.1")
    assert (duel.your("line"), duel.their("line")) == (["bigtwig"], ["headhunter"])
    assert sorted(duel.your("deck")) == ["halacor", "snufflegator"]
    assert sorted(duel.their("deck")) == ["bumpsy", "troll"]
    assert duel.kinds().count("shuffled") == 2


def test_lost_in_the_woods_takes_what_is_there() -> None:
    duel = Duel("untamed", {"hand": ["lost-in-the-woods"], "line": ["snufflegator"]}, {})
    duel.play("lost-in-the-woods")
    assert (duel.your("line"), duel.your("deck")) == ([], ["snufflegator"])
    assert duel.is_your_move


@rule("KF-7.3")
def test_lost_in_the_woods_sends_a_borrowed_creature_to_its_owner() -> None:
    duel = Duel("untamed", {"hand": ["lost-in-the-woods"], "line": [{"card": "troll", "borrowed": True}]}, {})
    duel.play("lost-in-the-woods")
    assert (duel.your("deck"), duel.their("deck")) == ([], ["troll"])


def test_lupo_the_scarred_deals_two_damage_to_an_enemy_creature() -> None:
    duel = Duel("untamed", {"hand": ["lupo-the-scarred"], "line": ["bigtwig"]}, {"line": ["troll", "bumpsy"]})
    duel.play("lupo-the-scarred", "left-flank")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.damage("troll.1")) == (2, 0)


def test_lupo_the_scarred_harms_no_friend_if_there_is_no_enemy() -> None:
    duel = Duel("untamed", {"hand": ["lupo-the-scarred"], "line": ["bigtwig"]})
    duel.play("lupo-the-scarred", "left-flank")
    assert duel.damage("bigtwig.1") == duel.damage("lupo-the-scarred.1") == 0
    assert duel.is_your_move


def test_lupo_the_scarred_takes_no_damage_when_it_attacks() -> None:
    duel = Duel("untamed", {"line": ["lupo-the-scarred"]}, {"line": ["troll"]})
    duel.fight("lupo-the-scarred.1", "troll.1")
    assert (duel.damage("lupo-the-scarred.1"), duel.damage("troll.1")) == (0, 6)


def test_mighty_tiger_deals_four_damage_to_an_enemy_creature() -> None:
    duel = Duel("untamed", {"hand": ["mighty-tiger"]}, {"line": ["troll", "snufflegator"]})
    duel.play("mighty-tiger", "pick snufflegator.1")
    assert duel.their("line") == ["troll"]
    assert duel.damage("troll.1") == 0


def test_mighty_tiger_harms_no_friend_if_there_is_no_enemy() -> None:
    duel = Duel("untamed", {"hand": ["mighty-tiger"], "line": ["bigtwig"]})
    duel.play("mighty-tiger", "left-flank")
    assert duel.damage("bigtwig.1") == duel.damage("mighty-tiger.1") == 0


def test_mimicry_does_what_an_action_in_the_opponents_discard_pile_does() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["mimicry"], "discard": ["fertility-chant"]},
        {"line": ["troll"], "discard": ["punch", "headhunter", "anger"]},
    )
    duel.play("mimicry")
    assert duel.prompt == "model"
    assert duel.options == ["pick punch@p2/discard.1", "pick anger@p2/discard.1"]
    duel.do("pick punch@p2/discard.1")
    assert duel.damage("troll.1") == 3
    assert duel.their("discard") == ["punch", "headhunter", "anger"]
    assert duel.your("discard") == ["fertility-chant", "mimicry"], "afterwards it is itself again"


def test_mimicry_copies_for_the_player_who_plays_it() -> None:
    duel = Duel("untamed", {"hand": ["mimicry"]}, {"amber": 2, "discard": ["fertility-chant"]})
    duel.play("mimicry")
    assert duel.amber[1] == 4, "the opponent of whoever plays it gains"
    duel = Duel("untamed", {"hand": ["mimicry"], "discard": ["bumpsy"]}, {"discard": ["regrowth", "troll"]})
    duel.play("mimicry")
    assert (duel.your("hand"), duel.their("discard")) == (["bumpsy"], ["regrowth", "troll"])


def test_mimicry_ends_the_step_as_a_copy_of_a_card_with_omega() -> None:
    duel = Duel(
        "untamed", {"hand": ["mimicry", "dust-pixie"]}, {"discard": ["gravid-cycle"], "line": ["troll"]}
    )
    duel.play("mimicry")
    assert duel.asked == 1, "the turn has passed on"


def test_mimicry_does_nothing_without_an_action_to_copy() -> None:
    duel = Duel(
        "untamed", {"hand": ["mimicry"], "discard": ["punch"]}, {"discard": ["troll"], "line": ["troll"]}
    )
    duel.play("mimicry")
    assert duel.damage("troll.1") == 0
    assert duel.your("discard") == ["punch", "mimicry"]
    assert duel.is_your_move


def test_murmook_makes_the_opponents_keys_cost_one_more() -> None:
    duel = Duel("untamed", {"line": ["murmook"]}, {"amber": 6, "line": ["troll"]})
    duel.end()
    assert (duel.keys, duel.amber[1]) == ((0, 0), 6)


def test_murmook_lets_the_opponent_forge_with_seven() -> None:
    duel = Duel("untamed", {"line": ["murmook"]}, {"amber": 7, "line": ["troll"]})
    duel.end("forge red")
    assert (duel.keys, duel.amber[1]) == ((0, 1), 0)


def test_murmook_does_not_change_the_cost_of_your_own_keys() -> None:
    duel = Duel("untamed", {"line": ["murmook"], "amber": 6}, {"line": ["troll"]})
    duel.end("end", "forge red")
    assert (duel.keys, duel.amber[0]) == ((1, 0), 0)


def test_two_murmooks_add_up() -> None:
    duel = Duel("untamed", {"line": ["murmook", "murmook"]}, {"amber": 7, "line": ["troll"]})
    duel.end()
    assert duel.keys == (0, 0)


@pytest.mark.parametrize(
    ("keys", "power"), [([], 11), (["red"], 8), (["red", "blue"], 5)], ids=["none", "one", "two"]
)
def test_mushroom_man_has_three_more_power_for_each_key_you_have_not_forged(
    keys: list[str], power: int
) -> None:
    duel = Duel("untamed", {"line": ["mushroom-man"], "keys": keys}, {"keys": ["yellow"]})
    assert duel.power("mushroom-man.1") == power


def test_nature_s_call_returns_up_to_three_creatures_to_their_owners_hands() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["nature-s-call"], "line": ["snufflegator"], "artifacts": ["world-tree"]},
        {"line": ["troll", "bumpsy", "headhunter"]},
    )
    duel.play("nature-s-call", "pick snufflegator.1", "pick troll.1", "pick bumpsy.1")
    assert duel.your("hand") == ["snufflegator"]
    assert sorted(duel.their("hand")) == ["bumpsy", "troll"]
    assert (duel.their("line"), duel.your("artifacts")) == (["headhunter"], ["world-tree"])


def test_nature_s_call_may_return_none() -> None:
    duel = Duel("untamed", {"hand": ["nature-s-call"]}, {"line": ["troll", "bumpsy"]})
    duel.play("nature-s-call", "done")
    assert duel.their("line") == ["troll", "bumpsy"]


def test_nepenthe_seed_is_sacrificed_and_returns_a_card_of_your_discard_pile() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["nepenthe-seed"], "discard": ["troll", "punch"]},
        {"discard": ["bumpsy"]},
    )
    duel.omni("nepenthe-seed.1")
    assert duel.options == [
        "pick troll@p1/discard.1",
        "pick punch@p1/discard.1",
        "pick nepenthe-seed@p1/discard.1",
    ]
    duel.do("pick troll@p1/discard.1")
    assert duel.your("hand") == ["troll"]
    assert duel.your("discard") == ["punch", "nepenthe-seed"]
    assert duel.your("artifacts") == []


def test_nepenthe_seed_returns_itself_from_an_empty_discard_pile() -> None:
    duel = Duel("brobnar", {"artifacts": ["nepenthe-seed"]})
    duel.omni("nepenthe-seed.1")
    assert (duel.your("hand"), duel.your("discard")) == (["nepenthe-seed"], [])


def test_niffle_ape_attacks_past_taunt() -> None:
    duel = Duel(
        "untamed", {"line": ["niffle-ape", "snufflegator"]}, {"line": ["challe-the-safeguard", "headhunter"]}
    )
    assert "fight niffle-ape.1 headhunter.1" in duel.options
    assert "fight niffle-ape.1 challe-the-safeguard.1" in duel.options
    assert "fight snufflegator.1 headhunter.1" not in duel.options


def test_niffle_ape_fights_an_elusive_creature_as_any_other() -> None:
    duel = Duel("untamed", {"line": ["niffle-ape"]}, {"line": ["dew-faerie"]})
    duel.fight("niffle-ape.1", "dew-faerie.1")
    assert duel.their("line") == []
    assert duel.damage("niffle-ape.1") == 2


def test_niffle_ape_leaves_other_attackers_to_elusive() -> None:
    duel = Duel("untamed", {"line": ["niffle-ape", "snufflegator"]}, {"line": ["dew-faerie"]})
    duel.fight("snufflegator.1", "dew-faerie.1")
    assert duel.damage("dew-faerie.1") == 0


def test_niffle_queen_strengthens_other_friendly_beasts_and_niffles() -> None:
    duel = Duel(
        "untamed",
        {"line": ["niffle-queen", "snufflegator", "niffle-ape", "dew-faerie"]},
        {"line": ["bigtwig"]},
    )
    powers = {
        card: duel.power(f"{card}.1")
        for card in ("niffle-queen", "snufflegator", "niffle-ape", "dew-faerie", "bigtwig")
    }
    assert powers == {
        "niffle-queen": 6,
        "snufflegator": 4 + 1,
        "niffle-ape": 3 + 1 + 1,
        "dew-faerie": 2,
        "bigtwig": 7,
    }


def test_niffle_queens_strengthen_each_other() -> None:
    duel = Duel("untamed", {"line": ["niffle-queen", "niffle-queen"]})
    assert [duel.power("niffle-queen.1"), duel.power("niffle-queen.2")] == [8, 8]


def test_nocturnal_maneuver_exhausts_up_to_three_creatures() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["nocturnal-maneuver"], "line": ["snufflegator"]},
        {"line": ["troll", "bumpsy", "headhunter"], "artifacts": ["cannon"]},
    )
    duel.play("nocturnal-maneuver", "pick snufflegator.1", "pick troll.1", "pick bumpsy.1")
    ready = [duel.is_ready(card) for card in ("snufflegator.1", "troll.1", "bumpsy.1", "headhunter.1")]
    assert ready == [False, False, False, True]
    assert duel.is_ready("cannon.1")


def test_nocturnal_maneuver_may_exhaust_fewer() -> None:
    duel = Duel("untamed", {"hand": ["nocturnal-maneuver"]}, {"line": ["troll", "bumpsy"]})
    duel.play("nocturnal-maneuver", "pick troll.1", "done")
    assert (duel.is_ready("troll.1"), duel.is_ready("bumpsy.1")) == (False, True)


def test_perilous_wild_destroys_each_elusive_creature() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["perilous-wild"], "line": ["dew-faerie", "snufflegator"]},
        {"line": ["kindrith-longshot", "troll"]},
    )
    duel.play("perilous-wild")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])


def test_perilous_wild_destroys_nobody_if_none_is_elusive() -> None:
    duel = Duel("untamed", {"hand": ["perilous-wild"], "line": ["snufflegator"]}, {"line": ["troll"]})
    duel.play("perilous-wild")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])


def test_piranha_monkeys_deal_two_damage_to_every_other_creature_when_played() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["piranha-monkeys"], "line": ["snufflegator", "dust-pixie"]},
        {"line": ["troll", "dew-faerie"]},
    )
    duel.play("piranha-monkeys", "right-flank")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator", "piranha-monkeys"], ["troll"])
    damage = [duel.damage(card) for card in ("snufflegator.1", "piranha-monkeys.1", "troll.1")]
    assert damage == [2, 0, 2]


def test_piranha_monkeys_deal_two_damage_to_every_other_creature_when_they_reap() -> None:
    duel = Duel("untamed", {"line": ["piranha-monkeys", "snufflegator"]}, {"line": ["troll"]})
    duel.reap("piranha-monkeys.1")
    assert [duel.damage(card) for card in ("snufflegator.1", "troll.1")] == [2, 2]
    assert duel.your("line") == ["piranha-monkeys", "snufflegator"]


def test_piranha_monkeys_do_nothing_when_they_fight() -> None:
    duel = Duel("untamed", {"line": ["piranha-monkeys", "snufflegator"]}, {"line": ["dust-pixie", "troll"]})
    duel.fight("piranha-monkeys.1", "dust-pixie.1")
    assert [duel.damage(card) for card in ("snufflegator.1", "troll.1")] == [0, 0]


def test_regrowth_returns_a_creature_from_your_discard_pile() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["regrowth"], "discard": ["troll", "punch", "snufflegator"]},
        {"discard": ["bumpsy"]},
    )
    duel.play("regrowth")
    assert duel.options == ["pick troll@p1/discard.1", "pick snufflegator@p1/discard.1"]
    duel.do("pick troll@p1/discard.1")
    assert duel.your("hand") == ["troll"]
    assert duel.your("discard") == ["punch", "snufflegator", "regrowth"]


def test_regrowth_returns_nothing_but_creatures() -> None:
    duel = Duel("untamed", {"hand": ["regrowth"], "discard": ["punch"]}, {"discard": ["bumpsy"]})
    duel.play("regrowth")
    assert (duel.your("hand"), duel.your("discard")) == ([], ["punch", "regrowth"])
    assert duel.is_your_move


def test_ritual_of_balance_steals_one_from_an_opponent_with_six() -> None:
    duel = Duel("untamed", {"artifacts": ["ritual-of-balance"]}, {"amber": 6})
    duel.act("ritual-of-balance.1")
    assert duel.amber == (1, 5)


def test_ritual_of_balance_steals_nothing_from_an_opponent_with_five() -> None:
    duel = Duel("untamed", {"artifacts": ["ritual-of-balance"], "amber": 9}, {"amber": 5})
    duel.act("ritual-of-balance.1")
    assert duel.amber == (9, 5)
    assert not duel.is_ready("ritual-of-balance.1")


def test_ritual_of_the_hunt_is_destroyed_and_lets_untamed_creatures_be_used() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["ritual-of-the-hunt", "world-tree"], "line": ["snufflegator", "dew-faerie", "velum"]},
        {"line": ["troll"]},
    )
    assert "reap snufflegator.1" not in duel.options
    duel.omni("ritual-of-the-hunt.1")
    assert duel.your("artifacts") == ["world-tree"]
    assert duel.your("discard") == ["ritual-of-the-hunt"]
    duel.reap("dew-faerie.1")
    duel.fight("snufflegator.1", "troll.1")
    assert (duel.amber[0], duel.damage("troll.1")) == (2, 4)
    assert not [option for option in duel.options if "velum" in option or "world-tree" in option]


def test_ritual_of_the_hunt_works_for_this_turn_only() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["ritual-of-the-hunt"], "line": ["snufflegator", "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.omni("ritual-of-the-hunt.1").end("end", "house brobnar")
    assert "reap troll.1" in duel.options
    assert "reap snufflegator.1" not in duel.options
