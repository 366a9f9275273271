### Messages of Battle of Dimensions in English. Terms are those of the in-app rulebook.
### The Black Hole is both the discard and an Anomaly: sentences say «discard» or «anomaly».

game-title = Battle of Dimensions
game-about = Five factions fight for the Universe, and nobody knows which of them the others play for. Show cards in the Battle of Dimensions, place and move them, attack other squads: on the Spiral of Power each faction beats one neighbour and loses to the other. Whoever has the most cards of their own faction in all Dimensions when the game ends wins. For two to five players.

## Settings

setting-dimensions-epic = Epic mode
setting-dimensions-epic-about = Every faction gets a special rule of its own: Captain Force who can't be destroyed, the Aura of Darkness, and early wins.
setting-dimensions-epic-yes = on
setting-dimensions-epic-no = off
setting-dimensions-start = First turn
setting-dimensions-start-about = How it is decided who goes first.
setting-dimensions-start-signs = the winner of rock-paper-scissors
setting-dimensions-start-random = a random player

## Cards

name-faction-card = { WORD($faction, "faction", $case) } { $number }
card-faction-card = { WORD($faction, "faction", $case) } { $number }
name-anomaly = { $name }
card-anomaly = the { $title } anomaly
name-captain = { $name }
card-captain = { $name }
name-entity = { NOUN("entity", $case) }: { $title }
card-entity = the { NOUN("entity", $case) } “{ $title }”
name-power = { WORD($faction, "faction", $case) }
card-power = the { NOUN("power-card", $case) } “{ WORD($faction, of: "faction") }”

## Zones

zone-deck = { WORD("deck", "zone", $case) }
zone-black-hole = { WORD("black-hole", "zone", $case) }
zone-spiral = { WORD("spiral", "zone", $case) }
zone-box = { WORD("box", "zone", $case) }
zone-stage = { WORD("stage", "zone", $case) }
zone-hand = { WHOSE($owner) ->
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
   *[theirs] { PLAYER($owner, case: "gen") } { NOUN("hand", $case) }
}
zone-entity = { WHOSE($owner) ->
    [yours] { AGREE("your", "entity", $case) } { NOUN("entity", $case) }
   *[theirs] { PLAYER($owner, case: "gen") } { NOUN("entity", $case) }
}
zone-loop = { NAME("time-loop", $case) } in { zone-dimension }
zone-squad = the { WORD($label, of: "faction") } squad in { zone-dimension }
zone-squad-from = the { WORD($label, of: "faction") } squad from { zone-dimension }
zone-aura = the { NOUN("aura", $case) } in { zone-dimension }
zone-aura-from = the { NOUN("aura", $case) } from { zone-dimension }
zone-dimension = { WHOSE($owner, $actor) ->
    [own] { WHO($owner) ->
        [you] your own Dimension
       *[they] their own Dimension
    }
    [yours] your Dimension
   *[theirs] { PLAYER($owner, case: "gen") } Dimension
}

# As headings, whoever's they are.
zone-deck-heading = Common deck
zone-black-hole-heading = Black Hole (discard)
zone-spiral-heading = Spiral of Power
zone-box-heading = Out of the game
zone-stage-heading = Anomaly being played
zone-hand-heading = Hand
zone-entity-heading = Entity
zone-loop-heading = Time Loop
zone-squad-heading = Squad
zone-aura-heading = Aura of Darkness

## Options

verb-sign = { CAPITAL(WORD($sign, of: "sign")) }
verb-show = Show { CARD($card, case: "acc") }
verb-lay = Place { CARD($card, case: "acc") }
verb-to = { WHOSE($seat) ->
    [yours] Into your own Dimension
   *[theirs] Into { PLAYER($seat, case: "gen") } Dimension
}
verb-move = Move { CARD($card, case: "acc") }
verb-play = Play { CARD($card, case: "acc") }
verb-pass = Skip the phase
verb-attack = Attack { ZONE($target, case: "acc") } with the { WORD($squad, of: "faction") } squad
verb-remove = Remove { CARD($card, case: "acc") }
verb-take = { CAPITAL(ZONE($squad)) }
verb-swap = { CAPITAL(CARD($card)) }
verb-declare = Declare Singularity
verb-refrain = Keep quiet for now

## Questions

prompt-sign = Rock-paper-scissors: which sign do you show? The winner goes first.
prompt-battle = Battle of Dimensions: choose the card that you will show.
prompt-lay = Reinforcement: choose the card that you will place into any Dimension.
prompt-lay-to = Reinforcement: into whose Dimension does { CARD($card) } go?
prompt-move = Movement: move one card to another Dimension, or play an Anomaly.
prompt-move-to = Movement: into whose Dimension does { CARD($card) } go?
prompt-attack = Attack: choose the squad that attacks and its target.
prompt-remove = Attack: which card does { ZONE($squad) } lose?
prompt-squad = { $card ->
    [wormhole] { CAPITAL(CARD($card)) }: which squad goes to another Dimension?
    [black-hole] { CAPITAL(CARD($card)) }: which whole squad goes to the discard?
   *[other] { CAPITAL(CARD($card)) }: choose a squad.
}
prompt-squad-to = The { NAME("wormhole") } anomaly: into whose Dimension does { ZONE($squad, style: "from") } go?
prompt-swap = The { NAME("quantum-entanglement") } anomaly: choose the first of the two Power cards to swap.
prompt-swap-with = The { NAME("quantum-entanglement") } anomaly: which card changes places with { CARD($card, case: "acc") }?
prompt-declare = The condition for your early win is met. Do you declare Singularity?

## Events

event-sign-shown = { WHO($seat) ->
    [you] You show
   *[they] { PLAYER($seat) } shows
} { WORD($sign, of: "sign", case: "acc") }.
event-signs-tied = No winner yet: those who are still in choose again.
event-starts = { WHO($seat) ->
    [you] You take the first turn.
   *[they] { PLAYER($seat) } takes the first turn.
}
event-turn-begins = { WHO($seat) ->
    [you] Turn { $turn }: it is your turn.
   *[they] Turn { $turn }: it is { PLAYER($seat, case: "gen") } turn.
}
event-last-turn = { WHO($seat) ->
    [you] The deck is empty, and you take the last turn of the game.
   *[they] The deck is empty, and { PLAYER($seat) } takes the last turn of the game.
}
event-loop-closed = The extra turn is over: { CARD($card) } goes to the discard.
event-extra-turn = { WHO($seat) ->
    [you] Time Loop: you take another turn.
   *[they] Time Loop: { PLAYER($seat) } takes another turn.
}
event-shown = { WHO($seat) ->
    [you] You show
   *[they] { PLAYER($seat) } shows
} { CARD($card, case: "acc") }.
event-sat-out = { WHO($seat) ->
    [you] You sit out the Battle of Dimensions: there is no faction card in your hand.
   *[they] { PLAYER($seat) } sits out the Battle of Dimensions: there is no faction card in their hand.
}
event-won-battle = { CAPITAL(CARD($card)) } wins and goes to { WHO($seat) ->
    [you] your
   *[they] { PLAYER($seat, case: "gen") }
} Dimension.
event-lost-battle = { CAPITAL(CARD($card)) } loses and goes to the discard.
event-withstood = { CAPITAL(CARD($card)) } loses but can't be destroyed and goes to { WHO($seat) ->
    [you] your Dimension
   *[they] { PLAYER($seat, case: "gen") } Dimension
}.
event-no-winner = All five factions are shown: there is no winner.
event-laid = { WHO($seat) ->
    [you] You place
   *[they] { PLAYER($seat) } places
} { CARD($card, case: "acc") } into { that-dimension }.
event-skipped = { WHO($seat) ->
    [you] You skip
   *[they] { PLAYER($seat) } skips
} the { WORD($phase, of: "phase") } phase.
event-moved = { WHO($seat) ->
    [you] You move
   *[they] { PLAYER($seat) } moves
} { CARD($card, case: "acc") } into { that-dimension }.
event-anomaly-played = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { CARD($card, case: "acc") }.
event-spiral-swapped = { WHO($seat) ->
    [you] You swap
   *[they] { PLAYER($seat) } swaps
} the Power cards “{ NAME($card) }” and “{ NAME($second) }”.
event-squad-moved = { WHO($seat) ->
    [you] You move
   *[they] { PLAYER($seat) } moves
} { ZONE($squad, $seat, case: "acc", style: "from") } into { that-dimension }.
event-squad-lost = { WHO($seat) ->
    [you] You send
   *[they] { PLAYER($seat) } sends
} { ZONE($squad, $seat, case: "acc", style: "from") } to the discard ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-deck-refilled = { $cards ->
    [0] The discard is empty, so the deck is only shuffled.
    [one] { $cards } card returns from the discard to the deck, which is shuffled.
   *[other] { $cards } cards return from the discard to the deck, which is shuffled.
}
event-attacked = { WHO($seat) ->
    [you] You attack { ZONE($target, $seat, case: "acc") } with your { WORD($squad, of: "faction") } squad.
   *[they] { PLAYER($seat) } attacks { ZONE($target, $seat, case: "acc") } with the { WORD($squad, of: "faction") } squad.
}
event-destroyed = { CAPITAL(CARD($card)) } goes to the discard.
event-darkened = { CAPITAL(CARD($card)) } turns face down and joins the Aura of Darkness in { WHOSE($dimension) ->
    [yours] your
   *[theirs] { PLAYER($dimension, case: "gen") }
} Dimension.
event-drew = { WHO($seat) ->
    [you] You draw
   *[they] { PLAYER($seat) } draws
} { $card ->
    [none] a card
   *[other] { CARD($card, case: "acc") }
}.
event-deck-empty = { WHO($seat) ->
    [you] You draw the last card: the deck is empty.
   *[they] { PLAYER($seat) } draws the last card: the deck is empty.
}
event-declared = { WHO($seat) ->
    [you] You declare Singularity and are revealed
   *[they] { PLAYER($seat) } declares Singularity and is revealed
} as { CARD($card) }!
event-revealed = { WHO($seat) ->
    [you] You are revealed
   *[they] { PLAYER($seat) } is revealed
} as { CARD($card) }.
event-scored = { WHO($seat) ->
    [you] You have { score-cards } of your own faction.
   *[they] { PLAYER($seat) } has { score-cards } of their own faction.
}
score-cards = { $score ->
    [one] { $score } card
   *[other] { $score } cards
}
that-dimension = { WHOSE($dimension, $seat) ->
    [own] { WHO($dimension) ->
        [you] your own Dimension
       *[they] their own Dimension
    }
    [yours] your Dimension
   *[theirs] { PLAYER($dimension, case: "gen") } Dimension
}

## Refusals

refusal-chosen-already = You have already chosen: wait for the others
refusal-not-your-move = It is not your turn to decide
refusal-cannot-declare = { $rule ->
    [dim-8-5] You can declare Singularity only while one Dimension holds five or more cards of your faction
    [dim-8-6] You can declare Singularity only while every Dimension holds a card of your faction and there are five or more in all
    [dim-8-7] You can declare Singularity only while the numbers of a squad of your faction add up to exactly 42
   *[other] Your faction has no way to win early
}
refusal-anomaly-not-laid = { CAPITAL(CARD($card)) } can only be played in the Movement phase of your own turn
refusal-must-lay = Reinforcement can't be skipped: you must place a card
refusal-entity-not-laid = { $rule ->
    [dim-8-1] Your Entity stays secret: it can be laid on the field only in epic mode
   *[other] Captain Force is the only Entity that can be laid on the field
}
refusal-nothing-to-take = { CAPITAL(CARD($card)) } can't be played now: there is no squad on the field for it to take
refusal-captain-not-yours = Only his own player may move Captain Force
refusal-aura-not-moved = { CAPITAL(CARD($card)) } can't be moved: it is in an Aura of Darkness
refusal-must-move = Movement can't be skipped: there are cards that can be moved
refusal-there-already = { WHOSE($dimension) ->
    [yours] The card is already in your Dimension
   *[theirs] The card is already in { PLAYER($dimension, case: "gen") } Dimension
}: choose another one
refusal-must-attack = The attack can't be skipped: whoever can attack must
refusal-same-faction = The { WORD($squad, of: "faction") } squad can't attack { ZONE($target, case: "acc") }: both are of the same faction
refusal-purple-not-aura = The { WORD($squad, of: "faction") } squad can't attack { ZONE($target, case: "acc") }: Horrors leave Auras of Darkness alone
refusal-captain-alone = { CAPITAL(ZONE($target)) } is Captain Force alone: he has nothing to lose
refusal-aura-too-large = The { WORD($squad, of: "faction") } squad ({ own-cards }) can't attack { ZONE($target, case: "acc") } ({ their-cards }): it needs more cards than that
refusal-too-weak = The { WORD($squad, of: "faction") } squad ({ own-cards }) can't attack { ZONE($target, case: "acc") } ({ their-cards }): it needs more cards, or the advantage on the Spiral of Power
own-cards = { $own ->
    [one] { $own } card
   *[other] { $own } cards
}
their-cards = { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
}
refusal-aura-attacks-not = An Aura of Darkness never attacks
refusal-captain-stays = Captain Force can't be destroyed: choose another card
refusal-aura-not-moved-whole = { CAPITAL(ZONE($target)) } stays where it is: a Wormhole does not affect it

## Outcomes

outcome-most-cards = { WHO($winners) ->
    [you] You win with the most cards of your own faction: { $score }.
   *[they] { LIST($winners) } wins with the most cards of their own faction: { $score }.
}
outcome-spiral = A tie at { score-cards }, and the Spiral of Power decides: { outcome-who-wins }.
outcome-shared = A tie at { score-cards }, and the Spiral of Power gives nobody the advantage: { outcome-who-wins }.
outcome-who-wins = { $count ->
    [1] { WHO($winners) ->
        [you] you win
       *[they] { LIST($winners) } wins
    }
   *[other] { LIST($winners) } share the victory
}
outcome-balance = Absolute Balance of Power! Everybody has { score-cards }, and nobody wins.
outcome-singularity = { WHO($winners) ->
    [you] Singularity! You win early.
   *[they] Singularity! { LIST($winners) } wins early.
}

## Texts of the Anomalies

script-swap-powers = swap { PHRASE($powers, "acc") } in the Spiral of Power
script-move-squad = move { PHRASE($squad, "acc") } as a whole to { PHRASE($to, "acc") }
script-destroy-squad = send { PHRASE($squad, "acc") } as a whole to the discard
script-refill-deck = return all cards from the discard to the common deck and shuffle it
script-take-extra-turn = after this turn, take another one
script-power-cards = { NOUN("power-card", $case, $count) }
    .head = power-card
script-squads = { NOUN("squad", $case, $count) }{ $auras ->
    [yes] {" "}or { NOUN("aura", $case, $count) }
   *[no] {""}
}
    .head = squad
script-other-dimensions = { AGREE("other", "dimension", $case, $count) } { NOUN("dimension", $case, $count) }
    .head = dimension

## Faults of a described position

scenario-no-captain = { $where }: Captain Force can only lie on the field in epic mode, and once, if a player holds him.
scenario-bad-spiral = { $where }: the Spiral of Power names each of the five factions once.
scenario-no-aura = { $where }: Auras of Darkness exist only in epic mode.
