"""Call of the Archons: Dis, from T to Z, a scenario for each sentence of each card."""

from tests.support.duel import Duel, Player
from tests.support.rules import rule


def after_their_key(you: Player, foe: Player) -> Duel:
    """Your turn, after one in which the opponent forged the red key."""
    foe = {"houses": ["brobnar"], **foe, "amber": 6}
    duel = Duel("", {"houses": ["dis"], **you}, foe, active="p2", step="start")
    return duel.do("forge red", "end")


def test_tendrils_of_pain_deals_one_to_each_creature() -> None:
    duel = Duel("dis", {"hand": ["tendrils-of-pain"], "line": ["charette"]}, {"line": ["troll", "urchin"]})
    duel.play("tendrils-of-pain")
    assert (duel.damage("charette.1"), duel.damage("troll.1")) == (1, 1)
    assert duel.their("line") == ["troll"]
    assert duel.amber == (1, 0)


@rule("KF-6.2")
def test_tendrils_of_pain_deals_three_more_at_once_after_the_opponent_forged_a_key() -> None:
    duel = after_their_key(
        {"hand": ["tendrils-of-pain"], "line": ["charette", {"card": "pit-demon", "ward": True}]},
        {"line": ["troll"]},
    )
    duel.play("tendrils-of-pain")
    assert duel.your("line") == ["pit-demon"]
    assert duel.damage("troll.1") == 4
    assert duel.damage("pit-demon.1") == 0, "one ward stops all of it"


def test_tendrils_of_pain_forgets_a_key_that_is_older_than_a_turn() -> None:
    duel = after_their_key({"hand": ["tendrils-of-pain"]}, {"line": ["troll"]})
    duel.end().end().play("tendrils-of-pain")
    assert duel.damage("troll.1") == 1


@rule("KF-8.4")
def test_tentacus_makes_its_opponent_pay_for_using_an_artifact() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"], "amber": 1}, {"line": ["tentacus"]})
    duel.act("cannon.1")
    assert duel.damage("tentacus.1") == 2
    assert duel.amber == (0, 1)


def test_tentacus_keeps_an_opponent_without_amber_from_using_artifacts() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"], "line": ["troll"]}, {"line": ["tentacus"]})
    assert "action cannon.1 0" not in duel.options
    assert "reap troll.1" in duel.options, "creatures are free"
    duel.reap("troll.1")
    assert "action cannon.1 0" in duel.options


def test_tentacus_costs_its_controller_nothing() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["library-of-the-damned"], "hand": ["fear", "poltergeist"], "line": ["tentacus"]},
        {"artifacts": ["cannon"], "amber": 2},
    )
    duel.act("library-of-the-damned.1", "pick fear")
    assert duel.amber == (0, 2)
    duel.play("poltergeist", "pick cannon.1")
    assert duel.amber == (1, 2), "just the bonus icon: your use of an enemy artifact is yours"


def test_tentacus_takes_its_toll_for_its_own_sides_artifacts_too() -> None:
    duel = Duel("dis", {"hand": ["poltergeist"]}, {"artifacts": ["cannon"], "line": ["tentacus"]})
    duel.play("poltergeist")
    assert duel.damage("tentacus.1") == 2
    assert duel.amber == (0, 1), "the bonus icon paid for it"


def test_the_terror_gains_two_against_an_empty_pool() -> None:
    duel = Duel("dis", {"hand": ["the-terror"]})
    duel.play("the-terror")
    assert duel.amber == (2, 0)


def test_the_terror_gains_nothing_against_one() -> None:
    duel = Duel("dis", {"hand": ["the-terror"]}, {"amber": 1})
    duel.play("the-terror")
    assert duel.amber == (0, 1)


@rule("KF-9.12", "KF-18.18")
def test_three_fates_destroys_the_three_most_powerful_creatures() -> None:
    duel = Duel(
        "dis",
        {"hand": ["three-fates"], "line": ["troll", "bumpsy"]},
        {"line": ["headhunter", "earthshaker", "tocsin"]},
    )
    duel.play("three-fates")
    assert duel.options == ["pick bumpsy.1", "pick headhunter.1"]
    duel.do("pick bumpsy.1", "done")
    assert (duel.your("line"), duel.their("line")) == ([], ["headhunter", "tocsin"])


def test_three_fates_destroys_all_of_fewer_than_three() -> None:
    duel = Duel("dis", {"hand": ["three-fates"], "line": ["tocsin"]}, {"line": ["troll"]})
    duel.play("three-fates")
    assert (duel.your("line"), duel.their("line")) == ([], [])


def test_tocsin_makes_the_opponent_discard_a_card_at_random() -> None:
    duel = Duel("dis", {"line": ["tocsin"], "hand": ["fear"]}, {"hand": ["anger", "smith"]})
    duel.reap("tocsin.1")
    assert (len(duel.their("hand")), len(duel.their("discard"))) == (1, 1)
    assert duel.your("hand") == ["fear"]


def test_tocsin_does_nothing_to_an_empty_hand() -> None:
    duel = Duel("dis", {"line": ["tocsin"]})
    duel.reap("tocsin.1")
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_tolas_pays_the_opponent_of_each_destroyed_creature() -> None:
    duel = Duel("dis", {"line": ["tolas", "tocsin", "pit-demon"]}, {"line": ["troll", "succubus"]})
    duel.fight("tocsin.1", "troll.1")
    assert duel.amber == (0, 1)
    duel.fight("pit-demon.1", "succubus.1")
    assert duel.amber == (1, 1)


def test_tolas_goes_by_the_controller() -> None:
    duel = Duel("dis", {"line": ["tolas", {"card": "tocsin", "borrowed": True}]}, {"line": ["troll"]})
    duel.fight("tocsin.1", "troll.1")
    assert duel.amber == (0, 1)


@rule("KF-9.16")
def test_tolas_pays_nobody_once_it_is_gone_itself() -> None:
    duel = Duel("dis", {"hand": ["gateway-to-dis"], "line": ["tolas"]}, {"line": ["troll"]})
    duel.play("gateway-to-dis")
    assert duel.amber == (0, 0)


def test_truebaru_costs_three_to_play() -> None:
    duel = Duel("dis", {"hand": ["truebaru"], "amber": 4}, {"amber": 1})
    duel.play("truebaru")
    assert duel.amber == (1, 1)
    assert duel.your("line") == ["truebaru"]


def test_truebaru_can_not_be_played_with_two() -> None:
    duel = Duel("dis", {"hand": ["truebaru"], "amber": 2})
    assert "play truebaru" not in duel.options
    assert "discard truebaru" in duel.options


def test_truebaru_gains_five_when_it_is_destroyed() -> None:
    duel = Duel("dis", {"line": ["truebaru"]}, {"line": ["troll"]})
    duel.fight("truebaru.1", "troll.1")
    assert duel.your("discard") == ["truebaru"]
    assert duel.amber == (5, 0)
