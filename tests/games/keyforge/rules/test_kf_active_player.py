"""What the active player is asked, because it matters: orders, places, and who of several gets something
(KF-1.6, KF-1.8)."""

from itertools import permutations

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.invariants import breaches
from deckwright.games.keyforge.script.words import (
    ACTION_CARD,
    CREATURE,
    ENEMY,
    FRIENDLY,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    POWER,
    YOUR_ARCHIVE,
    Whose,
    archive,
    called,
    choose,
    choose_house,
    choose_number,
    choose_one,
    choose_with_neighbours,
    deal,
    destroy,
    discard,
    every,
    forge_key,
    gain,
    keep,
    look_at,
    lose,
    may,
    most,
    play_card,
    purge,
    resolve_icons,
    return_to_hand,
    sequence,
    spread,
    use,
)
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import Effect

SPIDERS = {"line": ["ether-spider", "ether-spider"]}


@rule("KF-1.6", "KF-1.8")
def test_of_two_cards_that_take_the_same_amber_the_active_player_says_who_gets_it() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, SPIDERS)
    duel.reap("troll.1")
    assert (duel.prompt, duel.asked, duel.options) == ("share", 0, ["number 0", "number 1"])
    duel.do("number 0")
    assert [duel.mark("amber", f"ether-spider.{number}") for number in (1, 2)] == [0, 1]
    assert duel.amber == (0, 0)
    assert duel.is_your_move


@rule("KF-1.8")
def test_amber_that_several_cards_take_may_be_shared_out() -> None:
    duel = Duel("logos", {"hand": ["dr-escotera"]}, {**SPIDERS, "keys": ["red", "blue"], "amber": 1})
    duel.play("dr-escotera").do("number 1")
    assert [duel.mark("amber", f"ether-spider.{number}") for number in (1, 2)] == [1, 1]
    assert duel.amber == (0, 1)


@rule("KF-1.8")
def test_amber_is_shared_out_before_anything_that_waits() -> None:
    line = ["troll", {"card": "dew-faerie", "house": "brobnar"}]
    duel = Duel("brobnar", {"line": line}, SPIDERS)
    duel.reap("dew-faerie.1")
    assert duel.prompt == "share"
    duel.do("number 1")
    assert duel.prompt == "share", "then the æmber of its ability"


@rule("KF-8.1")
def test_a_single_card_takes_amber_without_a_question() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["ether-spider"]})
    duel.reap("troll.1")
    assert (duel.mark("amber", "ether-spider.1"), duel.is_your_move) == (1, True)


@rule("KF-1.6")
@pytest.mark.parametrize(
    ("card", "wanted", "pile", "zone"),
    [
        ("igon-the-green", "igon-the-terrible", "igon-the-terrible", "hand"),
        ("hyde", "velum", "velum", "archive"),
        ("velum", "hyde", "hyde", "archive"),
    ],
)
def test_the_active_player_chooses_in_an_ability_of_the_opponent_s_card(
    card: str, wanted: str, pile: str, zone: str
) -> None:
    foe = {"line": [card], "discard": [pile, "troll", pile]}
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, foe).play("gateway-to-dis")
    assert (duel.prompt, duel.asked) == ("choose", 0)
    assert duel.options == [f"pick {wanted}@p2/discard.1", f"pick {wanted}@p2/discard.2"]
    duel.do(f"pick {wanted}@p2/discard.2")
    assert wanted in duel.their(zone)


def carried_out_by_the_opponent(effect: Effect) -> Duel:
    """An effect that no card has, as an ability of the opponent's Bumpsy in your turn."""
    icons = {"card": "punch", "icons": ["capture", "damage"]}
    pile = ["punch", "foggify"]
    you = {"line": ["troll", "krump"], "hand": ["anger", "fear"], "discard": pile, "amber": 3}
    foe = {
        "line": ["bumpsy", "bumpsy"],
        "artifacts": [{"card": "safe-place", "amber": 6}],
        "hand": [icons, "urchin"],
        "deck": ["dextre", "zorg"],
        "archive": ["tunk", "snufflegator"],
        "discard": ["mimicry"],
        "amber": 6,
    }
    return Duel("brobnar", you, foe).carry_out(effect, "bumpsy.1", seat=1)


OPEN: dict[str, Effect] = {
    "may": may(gain(1)),
    "choose": deal(1, choose(CREATURE)),
    "spread": deal(1, spread(CREATURE, 2)),
    "most": destroy(most(POWER, FRIENDLY & CREATURE)),
    "number": sequence(keep(choose_number(2))),
    "mode": choose_one(gain(1), lose(1)),
    "neighbours": destroy(choose_with_neighbours(CREATURE)),
    "house": sequence(keep(choose_house())),
    "use": use(every(FRIENDLY & CREATURE)),
    "icons": resolve_icons(every(FRIENDLY & IN_HAND & ACTION_CARD)),
    "spend": forge_key(),
    "model": play_card(every(FRIENDLY & IN_DISCARD & called("mimicry"))),
    "discard-pile": sequence(discard(every(ENEMY & IN_HAND)), purge(choose(ENEMY & IN_DISCARD))),
}
HIDDEN: dict[str, Effect] = {
    "hand": discard(choose(FRIENDLY & IN_HAND)),
    "deck": sequence(look_at(every(FRIENDLY & IN_DECK)), archive(choose(FRIENDLY & IN_DECK))),
    "archive": return_to_hand(choose(YOUR_ARCHIVE)),
}


@rule("KF-1.6")
@pytest.mark.parametrize("effect", list(OPEN.values()), ids=list(OPEN))
def test_every_choice_among_what_both_can_see_is_the_active_player_s(effect: Effect) -> None:
    duel = carried_out_by_the_opponent(effect)
    asked = []
    while duel.prompt != "main":
        asked.append(duel.asked)
        assert breaches(duel.state) == []
        duel.do(duel.options[0])
    assert set(asked) == {0}


@rule("KF-1.6", "KF-17.2")
@pytest.mark.parametrize("effect", list(HIDDEN.values()), ids=list(HIDDEN))
def test_a_choice_among_hidden_cards_is_made_by_the_player_whose_ability_it_is(effect: Effect) -> None:
    duel = carried_out_by_the_opponent(effect)
    assert (duel.prompt, duel.asked, len(duel.options)) == ("choose", 1, 2)
    assert breaches(duel.state) == []
    duel.do(duel.options[0])
    assert duel.is_your_move


@rule("KF-1.6")
def test_a_card_can_give_a_choice_to_the_opponent() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["bumpsy", "krump"]})
    duel.carry_out(destroy(choose(ENEMY & CREATURE, by=Whose.OPPONENT)), "troll.1")
    assert (duel.prompt, duel.asked, breaches(duel.state)) == ("choose", 1, [])
    duel.do("pick krump.1")
    assert duel.their("line") == ["bumpsy"]


@rule("KF-1.6", "KF-17.1")
def test_a_question_to_the_wrong_player_is_a_breach() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": ["bumpsy", "krump"]}).play("punch")
    assert breaches(duel.state) == []
    duel.state.decider = Seat(1)
    assert [each.split(":")[0] for each in breaches(duel.state)] == ["KF-1.6"]
    shown = carried_out_by_the_opponent(HIDDEN["hand"])
    shown.state.decider = Seat(0)
    assert {each.split(":")[0] for each in breaches(shown.state)} == {"KF-17.1"}


SHADOWED = {"line": ["shadow-self", "urchin", "shadow-self"]}


def damage_of_shadows(duel: Duel) -> list[int]:
    return [duel.damage(f"shadow-self.{number}") for number in (1, 2)]


@rule("KF-1.6", "KF-6.1")
def test_of_two_creatures_that_take_over_the_same_damage_the_active_player_says_which_does() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, SHADOWED).play("punch", "pick urchin.1")
    assert (duel.prompt, duel.asked) == ("stand-in", 0)
    assert duel.options == ["pick shadow-self.1", "pick shadow-self.2"]
    duel.do("pick shadow-self.1")
    assert (damage_of_shadows(duel), duel.damage("urchin.1"), duel.amber[0]) == ([3, 0], 0, 1)
    assert duel.is_your_move


@rule("KF-1.6", "KF-5.5")
def test_the_damage_of_a_fight_goes_to_the_creature_that_the_active_player_names() -> None:
    foe = {"line": ["shadow-self", "dodger", "shadow-self"]}
    duel = Duel("brobnar", {"line": ["troll"]}, foe).fight("troll.1", "dodger.1", "pick shadow-self.2")
    assert (damage_of_shadows(duel), duel.damage("troll.1")) == ([0, 8], 5)


@rule("KF-1.6", "KF-4.2")
def test_the_damage_of_a_bonus_icon_goes_to_the_creature_that_the_active_player_names() -> None:
    hand = [{"card": "punch", "icons": ["damage"]}]
    duel = Duel("brobnar", {"hand": hand}, SHADOWED)
    duel.play("punch", "pick urchin.1", "pick shadow-self.2", "pick urchin.1", "pick shadow-self.1")
    assert damage_of_shadows(duel) == [3, 1]


@rule("KF-6.1")
def test_nobody_is_asked_who_takes_damage_that_a_ward_or_armour_stops() -> None:
    foe = {"line": ["shadow-self", {"card": "urchin", "ward": True}, "shadow-self"]}
    duel = Duel("brobnar", {"hand": ["punch"]}, foe).play("punch", "pick urchin.1")
    assert (duel.is_your_move, damage_of_shadows(duel)) == (True, [0, 0])


def boxed(*names: str) -> Duel:
    """Creatures that come into play again when the box leaves, beside one that stands there."""
    duel = Duel(
        "brobnar",
        {
            "hand": ["gorm-of-omm", "barehanded"],
            "line": ["urchin"],
            "artifacts": ["spangler-box"],
            "purged": [*names],
        },
    )
    box = duel.card("spangler-box.1")
    for card in duel.state.zones[table.PURGED[0]]:
        duel.state.own_host()[card] = box
    return duel.play("barehanded")


@rule("KF-1.8", "KF-4.6")
@pytest.mark.parametrize("order", list(permutations(("bumpsy", "troll"))))
@pytest.mark.parametrize(
    "flanks", [("left", "left"), ("left", "right"), ("right", "left"), ("right", "right")]
)
def test_creatures_that_come_into_play_at_once_can_stand_in_every_order(
    order: tuple[str, str], flanks: tuple[str, str]
) -> None:
    duel = boxed("bumpsy", "troll")
    assert (duel.prompt, duel.asked) == ("next", 0)
    duel.do(f"pick {order[0]}@p1/purged.1", f"{flanks[0]}-flank", f"{flanks[1]}-flank")
    line = ["urchin"]
    for name, flank in zip(order, flanks, strict=True):
        line.insert(0 if flank == "left" else len(line), name)
    assert duel.your("line") == line


AUTOMATON = "reassembling-automaton"


@rule("KF-1.8", "KF-6.15")
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize(
    "flanks", [("left", "left"), ("left", "right"), ("right", "left"), ("right", "right")]
)
def test_creatures_that_move_as_they_are_saved_can_stand_in_every_order(
    first: int, flanks: tuple[str, str]
) -> None:
    line = [{"card": AUTOMATON, "amber": 1}, {"card": "troll", "ward": True}, {"card": AUTOMATON, "amber": 2}]
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": line}).play("gateway-to-dis")
    assert (duel.prompt, duel.asked) == ("next", 0)
    duel.do(f"pick {AUTOMATON}.{1 + first // 2}", *(f"{flank}-flank" for flank in flanks))
    stand = [0]
    for amber, flank in zip((1, 2) if first == 0 else (2, 1), flanks, strict=True):
        stand.insert(0 if flank == "left" else len(stand), amber)
    assert [duel.state.columns[table.AMBER][card] for card in duel.state.zones[table.LINE[1]]] == stand
    assert duel.is_your_move


@rule("KF-1.8")
@pytest.mark.parametrize(
    "line",
    [
        [AUTOMATON, "troll", AUTOMATON],
        [{"card": AUTOMATON, "amber": 1}, {"card": "troll", "upgrades": ["armageddon-cloak"]}],
    ],
    ids=["alike", "one"],
)
def test_creatures_that_come_to_the_same_are_saved_in_any_order(line: list[object]) -> None:
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": line}).play("gateway-to-dis")
    assert duel.prompt == "place", "only the flank is asked for"


@rule("KF-1.8")
@pytest.mark.parametrize(
    "mark", [{"amber": 1}, {"damage": 1}, {"upgrades": ["way-of-the-wolf"]}, {"house": "dis"}]
)
def test_creatures_that_differ_in_anything_are_saved_in_an_order(mark: dict[str, object]) -> None:
    line = [AUTOMATON, {"card": AUTOMATON, **mark}]
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": line}).play("gateway-to-dis")
    assert duel.prompt == "next"


@rule("KF-18.19", "KF-6.4")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("between", [[], ["urchin"]])
def test_those_who_take_the_places_of_two_that_die_together_stand_as_they_stood(
    first: int, between: list[str]
) -> None:
    foe = {"line": ["gebuk", *between, "gebuk"], "deck": ["bumpsy", "headhunter"]}
    duel = Duel("dis", {"hand": ["unlocked-gateway"]}, foe)
    pile = ["done"] if between else []  # Two Gebuks alone need no order in the pile.
    duel.play("unlocked-gateway", "resolve gebuk.1:1", *pile, f"resolve gebuk@p2/discard.{first}:2")
    assert duel.their("line") == ["bumpsy", "headhunter"]


@rule("KF-18.19", "KF-6.15")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("flank", ["left", "right"])
def test_the_places_of_two_are_kept_though_the_one_between_them_moved_away(first: int, flank: str) -> None:
    foe = {"line": ["gebuk", AUTOMATON, "gebuk"], "deck": ["bumpsy", "headhunter"]}
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, foe).play("gateway-to-dis", "resolve gebuk.1:1")
    duel.do(f"{flank}-flank", f"resolve gebuk@p2/discard.{first}:2")
    line = ["bumpsy", "headhunter"]
    line.insert(0 if flank == "left" else 2, AUTOMATON)
    assert (duel.their("line"), duel.is_your_move) == (line, True)


@rule("KF-1.6", "KF-6.1")
def test_each_of_several_creatures_hit_at_once_has_its_own_taker() -> None:
    foe = {"line": ["shadow-self", "urchin", "shadow-self", "dodger", "shadow-self"]}
    duel = Duel("shadows", {"hand": ["poison-wave"]}, foe).play("poison-wave")
    duel.do("pick shadow-self.1", "pick shadow-self.2")
    assert [duel.damage(f"shadow-self.{each}") for each in (1, 2, 3)] == [4, 4, 2]


@rule("KF-18.19")
def test_the_place_of_a_creature_is_beside_those_that_stayed() -> None:
    foe = {"line": ["troll", "urchin", "gebuk", "bumpsy"], "deck": ["headhunter"]}
    duel = Duel("dis", {"hand": ["unlocked-gateway"]}, foe)
    for label in ("troll.1", "bumpsy.1"):
        duel.state.own(table.WARD)[duel.card(label)] = 1
    duel.play("unlocked-gateway", "done")
    assert duel.their("line") == ["troll", "headhunter", "bumpsy"]


@rule("KF-1.8", "KF-7.9")
def test_creatures_that_change_hands_at_once_do_so_in_the_order_of_the_active_player() -> None:
    harland = {"card": "harland-mindlock", "house": "brobnar"}
    foe = {"line": ["velum", "urchin", "dodger"]}
    duel = Duel("brobnar", {"hand": [harland, harland, "wardrummer"]}, foe)
    duel.play("harland-mindlock", "pick velum.1", "left-flank")
    duel.play("harland-mindlock", "left-flank", "pick dodger.1", "left-flank")
    duel.play("wardrummer", "left-flank")
    assert (duel.prompt, duel.asked) == ("next", 0)
    assert duel.options == ["pick dodger.1", "pick velum.1"]
    duel.do("pick velum.1", "left-flank", "left-flank")
    assert duel.their("line") == ["dodger", "velum", "urchin"]
