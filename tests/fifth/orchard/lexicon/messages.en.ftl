### Messages of the Orchard in English.

game-title = The Orchard
game-about = Plant trees, invite visitors, and be the first to have enough fruit in your orchard. No two trees of a kind grow beside each other, and there is never enough water. For two to four players.

## Settings

setting-orchard-goal = Fruit to win
setting-orchard-goal-about = How many fruits an orchard needs at the end of its player's turn.

## Zones

zone-deck = the deck
zone-compost = the compost
zone-gate = the gate
zone-hand = { zone-owner } hand
zone-orchard = { zone-owner } orchard
zone-owner = { WHOSE($owner) ->
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
}
zone-deck-heading = Deck
zone-compost-heading = Compost
zone-gate-heading = Gate
zone-hand-heading = Hand
zone-orchard-heading = Orchard

## Numbers of the table

figure-water = Water
figure-fruit = Fruit

# Printed on cards.
printed-tree = Tree, { COUNTED($cost, "bucket") }, { COUNTED($fruit, "fruit") }
printed-visitor = Visitor, { COUNTED($cost, "bucket") }

## Options

verb-plant = Plant { CARD($card, case: "acc") }
verb-invite = Invite { CARD($card, case: "acc") }
verb-compost = Compost { CARD($card, case: "acc") }
verb-tuck = Put { CARD($card, case: "acc") } under the deck
verb-end = End the turn

## Questions

prompt-main = You have { COUNTED($water, "bucket") }. What do you do?
prompt-tuck = You hold { COUNTED($cards, "card") } too many: which card goes under the deck next?

## Events

event-turn-began = { WHO($seat) ->
    [you] Turn { $turn }: it is your turn.
   *[they] Turn { $turn }: it is { PLAYER($seat, case: "gen") } turn.
}
event-gained = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { COUNTED($water, "bucket") }.
event-drew = { WHO($seat) ->
    [you] You draw
   *[they] { PLAYER($seat) } draws
} { $card ->
    [none] a card
   *[other] { CARD($card, case: "acc") }
}.
event-shuffled = The compost is shuffled and becomes the new deck.
event-planted = { WHO($seat) ->
    [you] You plant
   *[they] { PLAYER($seat) } plants
} { CARD($card, case: "acc") }.
event-invited = { WHO($seat) ->
    [you] You invite
   *[they] { PLAYER($seat) } invites
} { CARD($card, case: "acc") }.
event-composted = { WHO($seat) ->
    [you] You compost
   *[they] { PLAYER($seat) } composts
} { CARD($card, case: "acc") }.
event-felled = { WHO($seat) ->
    [you] You lose
   *[they] { PLAYER($seat) } loses
} { CARD($card, case: "acc") }.
event-picked-up = { WHO($seat) ->
    [you] You take
   *[they] { PLAYER($seat) } takes
} { CARD($card, case: "acc") } back.
event-stolen = { WHO($seat) ->
    [you] You steal
   *[they] { PLAYER($seat) } steals
} { $card ->
    [none] a card
   *[other] { CARD($card, case: "acc") }
}.
event-tucked = { WHO($seat) ->
    [you] You put
   *[they] { PLAYER($seat) } puts
} { $card ->
    [none] a card
   *[other] { CARD($card, case: "acc") }
} under the deck.
event-scored = { WHO($seat) ->
    [you] You have
   *[they] { PLAYER($seat) } has
} { COUNTED($fruit, "fruit") }.

## Refusals

refusal-not-your-turn = It is not your turn
refusal-too-dear = { CAPITAL(CARD($card)) } costs { COUNTED($price, "bucket") }, and you have { $water }
refusal-twin = A tree of the same kind is in your orchard already
refusal-full = Your orchard is full: it has five trees
refusal-once = You have composted a card this turn already

## Outcomes

outcome-harvest = { WHO($winners) ->
    [you] You win: the harvest is in.
   *[they] { LIST($winners) } wins: the harvest is in.
}
outcome-autumn = { WHO($winners) ->
    [you] The autumn is over, and you have the most fruit: { $score }.
   *[they] The autumn is over. The most fruit: { LIST($winners) } ({ $score }).
}

## Texts of cards

script-gain = gain { COUNTED($water, "bucket") }
script-draw = draw { COUNTED($cards, "card") }
script-fell = fell { PHRASE($cards, "acc") }
script-pick-up = take { PHRASE($cards, "acc") } back to hand
script-steal = steal { PHRASE($cards, "acc") }
script-tuck = put { PHRASE($cards, "acc") } under the deck, in any order
script-tree = { NOUN("tree", $case, $count) }
    .head = tree
in-zone-hand = { $whose ->
    [opponent] of another player's hand
   *[you] of your hand
}
    .role = after
trigger-planted = you plant { A(PHRASE($subject, "acc")) }
trigger-composted = you compost a card
change-fruit = { $subject-number ->
    [sing] bears
   *[plur] bear
} { COUNTED($amount, "fruit") } more
