"""Call of the Archons: Mars, from Total Recall to Zyzzix the Many, a scenario for each sentence of each
card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_total_recall_gains_1_for_each_friendly_ready_creature_and_returns_them_all() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["total-recall"],
            "line": ["tunk", "troll", {"card": "zorg", "exhausted": True}],
            "artifacts": ["sniffer"],
        },
        {"line": ["bumpsy"]},
    )
    duel.play("total-recall")
    assert duel.amber == (3, 0), "two ready ones and the bonus icon"
    assert sorted(duel.your("hand")) == ["troll", "tunk", "zorg"]
    assert (duel.your("line"), duel.their("line")) == ([], ["bumpsy"])
    assert duel.your("artifacts") == ["sniffer"]


@rule("KF-7.3")
def test_total_recall_returns_a_borrowed_creature_to_its_owner() -> None:
    duel = Duel("mars", {"hand": ["total-recall"], "line": [{"card": "troll", "borrowed": True}]})
    duel.play("total-recall")
    assert duel.amber[0] == 2
    assert (duel.your("hand"), duel.their("hand")) == ([], ["troll"])


def test_total_recall_does_nothing_without_creatures() -> None:
    duel = Duel("mars", {"hand": ["total-recall"]}, {"line": ["bumpsy"]})
    duel.play("total-recall")
    assert duel.amber == (1, 0), "the bonus icon alone"


def test_tunk_is_fully_healed_after_you_play_another_mars_creature() -> None:
    duel = Duel(
        "mars",
        {"hand": ["zorg"], "line": [{"card": "tunk", "damage": 5}, {"card": "krump", "damage": 2}]},
    )
    duel.play("zorg", "right-flank")
    assert (duel.damage("tunk.1"), duel.damage("krump.1")) == (0, 2)


def test_tunk_is_not_healed_after_artifacts_or_creatures_of_other_houses() -> None:
    duel = Duel("mars", {"hand": ["sniffer"], "line": [{"card": "tunk", "damage": 5}]})
    duel.play("sniffer")
    assert duel.damage("tunk.1") == 5
    duel = Duel("brobnar", {"hand": ["troll"], "line": [{"card": "tunk", "damage": 5}]})
    duel.play("troll", "right-flank")
    assert duel.damage("tunk.1") == 5


def test_tunk_is_not_healed_by_what_the_opponent_plays_or_what_is_put_into_play() -> None:
    duel = Duel("mars", {"hand": ["zorg"]}, {"line": [{"card": "tunk", "damage": 5}]})
    duel.play("zorg")
    assert duel.damage("tunk.1") == 5
    duel = Duel(
        "mars",
        {
            "artifacts": ["swap-widget"],
            "hand": ["zorg"],
            "line": [{"card": "tunk", "damage": 5, "exhausted": True}, "blypyp"],
        },
    )
    duel.act("swap-widget.1", "pick zorg", "right-flank")
    assert (duel.your("line"), duel.damage("tunk.1")) == (["tunk", "zorg"], 5)


def test_tunk_is_not_healed_by_its_own_coming() -> None:
    duel = Duel("mars", {"hand": [{"card": "tunk", "icons": ["damage", "damage"]}]})
    duel.play("tunk")
    assert duel.damage("tunk.1") == 1, "of two icons its armour holds back one"


def test_ulyq_megamouth_uses_a_friendly_non_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "line": ["ulyq-megamouth", "tunk", {"card": "troll", "damage": 4}, "krump"],
            "artifacts": ["cannon"],
        },
        {"line": ["bumpsy"]},
    )
    duel.reap("ulyq-megamouth.1")
    assert duel.options == ["pick troll.1", "pick krump.1"]
    duel.do("pick troll.1")
    assert duel.options == ["reap troll.1", "fight troll.1 bumpsy.1"]
    duel.do("reap troll.1")
    assert (duel.amber[0], duel.damage("troll.1"), duel.is_ready("troll.1")) == (2, 1, False)
    assert duel.is_ready("krump.1")


def test_ulyq_megamouth_uses_a_creature_after_a_fight_too() -> None:
    duel = Duel("mars", {"line": ["ulyq-megamouth", "troll"]}, {"line": ["urchin"]})
    duel.fight("ulyq-megamouth.1", "urchin.1", "fight troll.1 urchin.1")
    assert duel.their("line") == []
    assert not duel.is_ready("troll.1")


@rule("KF-5.9")
def test_ulyq_megamouth_can_not_use_an_exhausted_creature() -> None:
    duel = Duel("mars", {"line": ["ulyq-megamouth", {"card": "troll", "exhausted": True}]})
    duel.reap("ulyq-megamouth.1")
    assert duel.amber[0] == 1
    assert duel.is_your_move


def test_ulyq_megamouth_uses_nobody_among_mars_creatures_alone() -> None:
    duel = Duel("mars", {"line": ["ulyq-megamouth", "tunk"]}, {"line": ["troll"]})
    duel.reap("ulyq-megamouth.1")
    assert duel.is_ready("tunk.1")
    assert duel.is_your_move


def test_uxlyx_puts_an_enemy_creature_into_your_archive() -> None:
    duel = Duel(
        "mars",
        {"line": ["uxlyx-the-zookeeper", "tunk"]},
        {"line": ["troll", "bumpsy"], "artifacts": ["cannon"]},
    )
    duel.reap("uxlyx-the-zookeeper.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.your("archive") == ["troll"]
    assert (duel.their("line"), duel.their("archive")) == (["bumpsy"], [])


@rule("KF-7.7")
def test_uxlyx_s_creature_goes_to_its_owner_s_hand_when_the_archive_is_taken() -> None:
    duel = Duel(
        "mars",
        {"line": ["uxlyx-the-zookeeper"], "houses": ["mars"]},
        {"line": ["troll"], "houses": ["brobnar"]},
    )
    duel.reap("uxlyx-the-zookeeper.1").end("end", "take")
    assert (duel.your("hand"), duel.their("hand")) == ([], ["troll"])


def test_uxlyx_s_creature_stays_in_the_archive_if_it_is_not_taken() -> None:
    duel = Duel(
        "mars",
        {"line": ["uxlyx-the-zookeeper"], "houses": ["mars"]},
        {"line": ["troll"], "houses": ["brobnar"]},
    )
    duel.reap("uxlyx-the-zookeeper.1").end("end", "leave")
    assert (duel.your("archive"), duel.their("hand")) == (["troll"], [])


@rule("KF-7.2")
def test_uxlyx_gives_back_what_the_creature_had_captured() -> None:
    duel = Duel("mars", {"line": ["uxlyx-the-zookeeper"]}, {"line": [{"card": "troll", "amber": 3}]})
    duel.reap("uxlyx-the-zookeeper.1")
    assert duel.amber == (4, 0)


def test_uxlyx_does_nothing_without_enemy_creatures() -> None:
    duel = Duel("mars", {"line": ["uxlyx-the-zookeeper", "tunk"]})
    duel.reap("uxlyx-the-zookeeper.1")
    assert (duel.your("archive"), duel.your("line")) == ([], ["uxlyx-the-zookeeper", "tunk"])


def test_vezyma_thinkdrone_may_archive_a_friendly_creature_or_artifact_from_play() -> None:
    duel = Duel(
        "mars",
        {
            "line": ["vezyma-thinkdrone", {"card": "troll", "upgrades": ["jammer-pack"]}],
            "artifacts": ["sniffer"],
        },
        {"line": ["bumpsy"], "artifacts": ["cannon"]},
    )
    duel.reap("vezyma-thinkdrone.1", "yes")
    assert duel.options == ["pick vezyma-thinkdrone.1", "pick troll.1", "pick sniffer.1"]
    duel.do("pick sniffer.1")
    assert (duel.your("archive"), duel.your("artifacts")) == (["sniffer"], [])
    assert duel.their("artifacts") == ["cannon"]


def test_vezyma_thinkdrone_may_archive_itself() -> None:
    duel = Duel("mars", {"line": ["vezyma-thinkdrone", "troll"]})
    duel.reap("vezyma-thinkdrone.1", "yes", "pick vezyma-thinkdrone.1")
    assert (duel.your("archive"), duel.your("line")) == (["vezyma-thinkdrone"], ["troll"])


def test_vezyma_thinkdrone_need_not_archive_anything() -> None:
    duel = Duel("mars", {"line": ["vezyma-thinkdrone", "troll"], "hand": ["tunk"]})
    duel.reap("vezyma-thinkdrone.1", "no")
    assert (duel.your("archive"), duel.your("hand")) == ([], ["tunk"])
    assert duel.is_your_move


def test_yxili_marauder_captures_1_for_each_friendly_ready_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["yxili-marauder"],
            "line": ["uxlyx-the-zookeeper", "zorg", {"card": "blypyp", "exhausted": True}, "troll"],
            "artifacts": ["sniffer"],
        },
        {"line": ["ulyq-megamouth"], "amber": 5},
    )
    duel.play("yxili-marauder", "right-flank")
    assert (duel.mark("amber", "yxili-marauder.1"), duel.amber) == (2, (0, 3)), "itself is exhausted"
    assert duel.power("yxili-marauder.1") == 4


def test_yxili_marauder_counts_itself_if_it_enters_ready() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "yxili-marauder"]}, {"amber": 5})
    duel.play("soft-landing").play("yxili-marauder")
    assert (duel.mark("amber", "yxili-marauder.1"), duel.amber) == (1, (0, 4))


def test_yxili_marauder_gets_1_power_for_each_amber_on_it_alone() -> None:
    duel = Duel(
        "mars",
        {"line": [{"card": "yxili-marauder", "amber": 3}, {"card": "tunk", "amber": 2}, "yxili-marauder"]},
    )
    assert [duel.power(label) for label in ("yxili-marauder.1", "tunk.1", "yxili-marauder.2")] == [5, 6, 2]


@rule("KF-6.18")
def test_yxili_marauder_falls_when_its_damage_reaches_its_power() -> None:
    duel = Duel(
        "mars",
        {"line": [{"card": "yxili-marauder", "amber": 3}]},
        {"line": ["wardrummer", "grenade-snib"], "amber": 0},
    )
    duel.fight("yxili-marauder.1", "wardrummer.1")
    assert (duel.damage("yxili-marauder.1"), duel.their("line")) == (3, ["grenade-snib"])
    duel = Duel(
        "mars",
        {"line": [{"card": "yxili-marauder", "amber": 1}]},
        {"line": ["wardrummer"]},
    )
    duel.fight("yxili-marauder.1", "wardrummer.1")
    assert (duel.your("line"), duel.amber) == ([], (0, 1))


def test_yxilo_bolter_deals_2_damage_and_purges_whom_it_destroys() -> None:
    duel = Duel(
        "mars",
        {"line": ["yxilo-bolter", "tunk"]},
        {"line": ["grenade-snib", "troll"], "amber": 3},
    )
    duel.reap("yxilo-bolter.1")
    assert len(duel.options) == 4, "any creature"
    duel.do("pick grenade-snib.1")
    assert (duel.their("purged"), duel.their("discard"), duel.their("line")) == (
        ["grenade-snib"],
        [],
        ["troll"],
    )
    assert "destroyed" in duel.kinds(), "destroyed and then purged"


def test_yxilo_bolter_purges_nobody_who_survives() -> None:
    duel = Duel("mars", {"line": ["yxilo-bolter"]}, {"line": ["troll"]})
    duel.reap("yxilo-bolter.1", "pick troll.1")
    assert (duel.damage("troll.1"), duel.their("purged")) == (2, [])


def test_yxilo_bolter_shoots_after_a_fight_but_does_not_purge_whom_the_fight_destroyed() -> None:
    duel = Duel("mars", {"line": ["yxilo-bolter"]}, {"line": ["grenade-snib", "bumpsy"], "amber": 2})
    duel.fight("yxilo-bolter.1", "grenade-snib.1", "pick bumpsy.1")
    assert (duel.their("discard"), duel.their("purged")) == (["grenade-snib"], [])
    assert duel.damage("bumpsy.1") == 2


@rule("KF-6.8", "KF-9.17")
def test_yxilo_bolter_does_not_find_a_creature_that_went_to_an_archive() -> None:
    duel = Duel(
        "mars",
        {"line": ["yxilo-bolter"]},
        {"line": [{"card": "wardrummer", "damage": 1, "upgrades": ["biomatrix-backup"]}]},
    )
    duel.reap("yxilo-bolter.1", "pick wardrummer.1")
    assert (duel.their("archive"), duel.their("purged")) == (["wardrummer"], [])


@rule("KF-12.8")
def test_yxilo_bolter_does_not_purge_a_warded_creature() -> None:
    duel = Duel("mars", {"line": ["yxilo-bolter"]}, {"line": [{"card": "grenade-snib", "ward": True}]})
    duel.reap("yxilo-bolter.1", "pick grenade-snib.1")
    assert (duel.their("line"), duel.mark("ward", "grenade-snib.1")) == (["grenade-snib"], 0)


def test_yxilx_dominator_enters_play_stunned() -> None:
    duel = Duel("mars", {"hand": ["yxilx-dominator", "tunk"], "line": ["zorg"]})
    duel.play("yxilx-dominator", "right-flank")
    assert duel.is_stunned("yxilx-dominator.1")
    duel.play("tunk", "right-flank")
    assert not duel.is_stunned("tunk.1"), "only itself"
    assert not duel.is_stunned("zorg.1")


@rule("KF-12.1")
def test_yxilx_dominator_enters_stunned_even_if_it_enters_ready() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "yxilx-dominator"]}, {"line": ["troll"]})
    duel.play("soft-landing").play("yxilx-dominator")
    assert "unstun yxilx-dominator.1" in duel.options
    assert "reap yxilx-dominator.1" not in duel.options
    duel.do("unstun yxilx-dominator.1")
    assert (duel.is_stunned("yxilx-dominator.1"), duel.is_ready("yxilx-dominator.1")) == (False, False)


def test_zorg_enters_play_stunned() -> None:
    duel = Duel("mars", {"hand": ["zorg"]})
    duel.play("zorg")
    assert duel.is_stunned("zorg.1")


def test_zorg_stuns_the_creature_it_fights_and_each_of_its_neighbours() -> None:
    duel = Duel(
        "mars",
        {"line": ["tunk", "zorg", "blypyp"]},
        {"line": ["wardrummer", "bumpsy", "troll", "krump", "mugwump"]},
    )
    duel.fight("zorg.1", "troll.1")
    stunned = [
        label
        for label in ("wardrummer.1", "bumpsy.1", "troll.1", "krump.1", "mugwump.1", "tunk.1", "blypyp.1")
        if duel.is_stunned(label)
    ]
    assert stunned == ["bumpsy.1", "troll.1", "krump.1"]
    assert duel.damage("troll.1") == 7
    assert duel.your("line") == ["tunk", "blypyp"], "a stunned creature hits back"


@rule("KF-5.7")
def test_zorg_stuns_the_neighbours_of_a_creature_that_the_fight_destroys() -> None:
    duel = Duel("mars", {"line": ["zorg"]}, {"line": ["troll", "wardrummer", "bumpsy", "krump"]})
    duel.fight("zorg.1", "wardrummer.1")
    assert duel.their("line") == ["troll", "bumpsy", "krump"]
    assert [duel.is_stunned(label) for label in ("troll.1", "bumpsy.1", "krump.1")] == [True, True, False]


def test_zorg_stuns_nobody_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy", "troll"]}, {"line": ["zorg"]})
    duel.fight("troll.1", "zorg.1")
    assert (duel.is_stunned("troll.1"), duel.is_stunned("bumpsy.1")) == (False, False)


def test_zyzzix_may_reveal_and_archive_a_creature_for_three_power_counters() -> None:
    duel = Duel(
        "mars", {"line": ["zyzzix-the-many"], "hand": ["troll", "sniffer", "tunk"]}, {"hand": ["zorg"]}
    )
    duel.reap("zyzzix-the-many.1", "yes")
    assert duel.options == ["pick troll", "pick tunk", "done"]
    duel.do("pick troll")
    assert duel.your("archive") == ["troll"]
    assert duel.your("hand") == ["sniffer", "tunk"]
    assert (duel.mark("power-counters", "zyzzix-the-many.1"), duel.power("zyzzix-the-many.1")) == (3, 6)
    assert "revealed" in duel.kinds()


def test_zyzzix_does_it_after_a_fight_too() -> None:
    duel = Duel("mars", {"line": ["zyzzix-the-many"], "hand": ["troll"]}, {"line": ["urchin"]})
    duel.fight("zyzzix-the-many.1", "urchin.1", "yes", "pick troll")
    assert (duel.your("archive"), duel.power("zyzzix-the-many.1")) == (["troll"], 6)


def test_zyzzix_need_not_reveal_anything() -> None:
    duel = Duel("mars", {"line": ["zyzzix-the-many"], "hand": ["troll"]})
    duel.reap("zyzzix-the-many.1", "no")
    assert (duel.your("hand"), duel.power("zyzzix-the-many.1")) == (["troll"], 3)
    assert duel.is_your_move


def test_zyzzix_gets_nothing_without_a_creature_in_hand() -> None:
    duel = Duel("mars", {"line": ["zyzzix-the-many", "tunk"], "hand": ["sniffer"]})
    duel.reap("zyzzix-the-many.1", "yes", "done")
    assert (duel.your("archive"), duel.power("zyzzix-the-many.1")) == ([], 3)
