### Words of the torture game in English.

having-creature = { NOUN("creature", $case, $count) }
    .head = creature
having-beast = { NOUN("beast", $case, $count) }
    .head = beast
having-machine = mechanical
    .role = before
having-power = with power { $least } or more
    .role = after
in-zone-hand = in { $whose ->
    [you] your hand
    [opponent] your opponent's hand
   *[any] a hand
}
    .role = after
in-zone-deck = in { $whose ->
    [you] your deck
    [opponent] your opponent's deck
   *[any] a deck
}
    .role = after
in-zone-under = lying under a card
    .role = after

change-power = { $subject-number ->
    [sing] gets
   *[plur] get
} { STYLE($amount) ->
    [number] +{ $amount } power
   *[each] +1 power { $amount }
}
change-elusive = { $mode ->
    [lose] { $subject-number ->
        [sing] is no longer elusive
       *[plur] are no longer elusive
    }
   *[add] { $subject-number ->
        [sing] becomes
       *[plur] become
    } elusive
}
change-hand-size = your hand holds { $amount } more cards
change-taunt = { $subject-number ->
    [sing] gains
   *[plur] gain
} taunt
change-beast = { $subject-number ->
    [sing] becomes a beast
   *[plur] become beasts
}
change-blank = { $subject-number ->
    [sing] loses its text
   *[plur] lose their text
}

trigger-played = you play { A(PHRASE($subject)) }
trigger-entered = { A(PHRASE($subject)) } enters play
trigger-reaped = { A(PHRASE($subject)) } reaps
trigger-reaped-fought = { A(PHRASE($subject)) } reaps or fights
trigger-damaged = { A(PHRASE($subject)) } takes damage
trigger-gained = you gain coins
trigger-doomed = { A(PHRASE($subject)) } is destroyed
trigger-destroyed = { A(PHRASE($subject)) } { $mood ->
    [would] would be
   *[imperative] is
} destroyed

script-destroy = destroy { PHRASE($cards, "acc") }
script-deal-damage = deal { AMOUNT($amount) } damage to { PHRASE($cards, "dat") }
script-heal = heal { PHRASE($cards, "acc") }
script-gain = gain { COUNTED($amount, "coin", "acc") }
script-steal = steal { COUNTED($amount, "coin", "acc") }
script-pay = pay { COUNTED($amount, "coin", "acc") }
script-draw = draw { COUNTED($amount, "card", "acc") }
script-discard = discard { PHRASE($cards, "acc") }
script-to-hand = put { PHRASE($cards, "acc") } into its owner's hand
script-take-control = take control of { PHRASE($cards, "gen") }
script-become-copy = it becomes a copy of { PHRASE($of, "gen") }
script-make-ready = ready { PHRASE($cards, "acc") }
script-put-under = put { PHRASE($cards, "acc") } under this card
script-look-through-deck = look through your deck
script-shuffle-deck = shuffle your deck
script-as-enters = as this card enters play, { RUN($effect) }
script-end-of-turn = until the end of { $following ->
    [yes] your opponent's next turn
   *[no] the turn
}
rule-even-odds = if the number of creatures is odd, deal { $number-1 } damage to any creature, then gain 1 coin; otherwise draw 1 card, then you may gain { $number-1 } coins
