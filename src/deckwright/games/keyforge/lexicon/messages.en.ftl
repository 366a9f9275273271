### Messages of KeyForge in English. Terms are those of rulebook/glossary.md.

game-title = KeyForge
game-about = Two archons race to forge three keys. Every deck holds cards of three houses, and each turn belongs to one of them: play, use and discard the cards of the house you choose, gather æmber with your creatures, fight those of your opponent, steal and capture. Whoever has enough æmber at the start of a turn forges a key, and whoever forges the third key first wins at once. For two players.

## Settings

setting-keyforge-format = Format
setting-keyforge-format-about = Where the decks come from: each player brings one, chooses one of two, or both bid chains for the first one.
setting-keyforge-format-archon = a deck each
setting-keyforge-format-sealed = two decks each to choose from
setting-keyforge-format-auction = auction for the first deck
setting-keyforge-match = Match
setting-keyforge-match-about = One game, or as many as it takes to win two.
setting-keyforge-match-1 = one game
setting-keyforge-match-3 = best of three
setting-keyforge-set = Set
setting-keyforge-set-about = The set that random decks are made of. A mixed deck holds cards of all sets, as no printed deck does.
setting-keyforge-set-random = any set
setting-keyforge-set-cota = Call of the Archons
setting-keyforge-set-aoa = Age of Ascension
setting-keyforge-set-wc = Worlds Collide
setting-keyforge-set-mm = Mass Mutation
setting-keyforge-set-dt = Dark Tidings
setting-keyforge-set-mixed = all sets mixed
setting-keyforge-first = First player
setting-keyforge-first-about = Who takes the first turn of the first game.
setting-keyforge-first-random = at random
setting-keyforge-first-p1 = player 1
setting-keyforge-first-p2 = player 2
setting-keyforge-chains1 = Chains of player 1
setting-keyforge-chains1-about = How many chains player 1 begins with.
setting-keyforge-chains2 = Chains of player 2
setting-keyforge-chains2-about = How many chains player 2 begins with.
setting-keyforge-deck1 = Deck 1
setting-keyforge-deck1-about = The deck of player 1: its code, its list, or a random one.
setting-keyforge-deck1-random = random
setting-keyforge-deck2 = Deck 2
setting-keyforge-deck2-about = The deck of player 2: its code, its list, or a random one.
setting-keyforge-deck2-random = random
setting-keyforge-deck3 = Deck 3
setting-keyforge-deck3-about = The second deck of player 1, if there are two to choose from.
setting-keyforge-deck3-random = random
setting-keyforge-deck4 = Deck 4
setting-keyforge-deck4-about = The second deck of player 2, if there are two to choose from.
setting-keyforge-deck4-random = random

## Cards

name-keyword = { $name }
card-keyword = the keyword “{ $title }”

## Zones

zone-stage = the card being played
zone-deck = { zone-owner } { NOUN("deck") }
zone-hand = { zone-owner } { NOUN("hand") }
zone-archive = { zone-owner } { NOUN("archive") }
zone-discard = { zone-owner } { NOUN("discard") }
zone-purged = { zone-owner } purged cards
zone-line = { zone-owner } battle line
zone-artifacts = { zone-owner } { NOUN("artifact", "nom", "plural") }
zone-upgrades = { zone-owner } { NOUN("upgrade", "nom", "plural") }
zone-under = { zone-owner } cards under others
zone-facedown = { zone-owner } facedown cards
zone-owner = { WHOSE($owner, $actor) ->
    [own] { WHO($owner) ->
        [you] your
       *[they] their own
    }
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
}

# As headings, whoever's they are.
zone-stage-heading = Being resolved
zone-deck-heading = Deck
zone-hand-heading = Hand
zone-archive-heading = Archive
zone-discard-heading = Discard pile
zone-purged-heading = Purged cards
zone-line-heading = Battle line
zone-artifacts-heading = Artifacts
zone-upgrades-heading = Upgrades
zone-under-heading = Under other cards
zone-facedown-heading = Face down under other cards

## Options

verb-play = Play { CARD($card) }
verb-discard = Discard { CARD($card) }
verb-reap = Reap with { CARD($card) }
verb-fight = Fight { CARD($target) } with { CARD($card) }
verb-action = Use { CARD($card) }: “{ WORD("action", of: "bold") }:”{ which-ability }
verb-omni = Use { CARD($card) }: “{ WORD("omni", of: "bold") }:”{ which-ability }
which-ability = { $ability ->
    [0] {""}
    [1] {" "}(the second)
    [2] {" "}(the third)
   *[other] {" "}(ability { $ability })
}
verb-unstun = Remove the stun from { CARD($card) }
verb-raise-tide = Raise the tide for 3 chains
verb-end = End your turn: ready and draw cards
verb-left-flank = On the left flank
verb-right-flank = On the right flank
verb-at = { $place ->
    [0] On the left flank
    [1] Right of the first creature
    [2] Right of the second creature
    [3] Right of the third creature
   *[other] Right of creature { $place }
}
verb-house = { WORD($house, of: "house") }
verb-forge = The { WORD($colour, of: "colour") } key
verb-mode = { CAPITAL(RUN($mode)) }
verb-take = Take them
verb-leave = Leave them
verb-keep = Keep your hand
verb-mulligan = Draw a new hand
verb-start = { WHO($seat) ->
    [you] You
   *[they] { PLAYER($seat) }
}
verb-bid = Bid { $chains ->
    [one] { $chains } chain
   *[other] { $chains } chains
}
verb-pass = Pass
verb-deck = Deck { $deck }
verb-resolve = Resolve { CARD($source) }{ $ability ->
    [1] {""}
   *[other] , ability { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(set off by { CARD($subject) })
}{ $number ->
    [1] {""}
   *[other] {" "}[{ $number }]
}

## Questions

prompt-main = { WORD($house, of: "house") }: play, discard and use cards.
prompt-main-without-house = No house is active: play, discard and use what your cards allow.
prompt-house = Which house is active this turn?
prompt-archive = Do you take the cards of your archive into your hand?
prompt-mulligan = Do you keep this hand, or shuffle it back and draw a new one with one card fewer?
prompt-key = You forge a key for { $cost } æmber. Which one?
prompt-spend = How much æmber do you spend from { CARD($card) }? There is { $cost } left to pay.
prompt-place = Where in the battle line does { CARD($card) } go?
prompt-host = Which creature is { CARD($card) } attached to?
prompt-use = How do you use { CARD($card) }?
prompt-model = Which card does { CARD($card) } copy?
prompt-icon-capture = { CAPITAL(CARD($card)) }, bonus icon: which creature captures 1 æmber?
prompt-icon-damage = { CAPITAL(CARD($card)) }, bonus icon: which creature is dealt 1 damage?
prompt-pile = In which order do these cards go to { WHOSE($owner) ->
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
} discard pile? Choose the next one, or leave the rest as they are.
prompt-on-top = In which order do these cards go on top of { WHOSE($owner) ->
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
} deck? Choose the next one, or leave the rest as they are.
prompt-captor = { CAPITAL(CARD($source)) }: there is not enough æmber for all. Which creature captures it?
prompt-which-house = { CAPITAL(CARD($source)) }: choose a house.
prompt-mode = { CAPITAL(CARD($source)) }: choose one.
prompt-first = Who takes the first turn?
prompt-bid = { $chains ->
    [0] Auction for deck 1: how many chains do you bid?
    [one] The bid for deck 1 is { $chains } chain: bid more or pass.
   *[other] The bid for deck 1 is { $chains } chains: bid more or pass.
}
prompt-deck = Which deck do you play?
prompt-amount = { prompt-source }{ $effect ->
    [none] Choose a number.
   *[other] { SENTENCE($effect) }
}
prompt-order = Several abilities are waiting: which one comes first?

## Events: turns and keys

event-turn-began = { WHO($seat) ->
    [you] Turn { $turn }: it is your turn.
   *[they] Turn { $turn }: it is { PLAYER($seat, case: "gen") } turn.
}
event-turn-ended = { WHO($seat) ->
    [you] Your turn ends.
   *[they] { PLAYER($seat, case: "gen") } turn ends.
}
event-chose-house = { WHO($seat) ->
    [you] You choose
   *[they] { PLAYER($seat) } chooses
} { WORD($house, of: "house") } as the active house.
event-chose-no-house = { WHO($seat) ->
    [you] There is no house that you can choose
   *[they] There is no house that { PLAYER($seat) } can choose
}: this turn has no active house.
event-took-archive = { WHO($seat) ->
    [you] You take { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from your archive into hand.
   *[they] { PLAYER($seat) } takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the archive into hand.
}
event-forged = { WHO($seat) ->
    [you] You forge the { WORD($colour, of: "colour") } key for { $spent } æmber.
   *[they] { PLAYER($seat) } forges the { WORD($colour, of: "colour") } key for { $spent } æmber.
}
event-unforged = { WHO($seat) ->
    [you] Your { WORD($colour, of: "colour") } key is unforged.
   *[they] { PLAYER($seat, case: "gen") } { WORD($colour, of: "colour") } key is unforged.
}
event-check = { WHO($seat) ->
    [you] Check! You have enough æmber for a key.
   *[they] Check! { PLAYER($seat) } has enough æmber for a key.
}
event-goes-first = { WHO($seat) ->
    [you] You take the first turn.
   *[they] { PLAYER($seat) } takes the first turn.
}
event-mulliganed = { WHO($seat) ->
    [you] You draw a new hand of { $cards } cards.
   *[they] { PLAYER($seat) } draws a new hand of { $cards } cards.
}
event-kept-hand = { WHO($seat) ->
    [you] You keep your hand.
   *[they] { PLAYER($seat) } keeps their hand.
}
event-bid-made = { WHO($seat) ->
    [you] You bid
   *[they] { PLAYER($seat) } bids
} { how-many-chains }.
event-passed = { WHO($seat) ->
    [you] You pass.
   *[they] { PLAYER($seat) } passes.
}
event-deck-taken = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} deck { $deck }.
event-game-won = { WHO($seat) ->
    [you] You win the game
   *[they] { PLAYER($seat) } wins the game
} (games won: { $wins }).

## Events: playing, using, fighting

event-played = { WHO($seat) ->
    [you] You play
   *[they] { PLAYER($seat) } plays
} { CARD($card) }.
event-cannot-play = { WHO($seat) ->
    [you] You can't play
   *[they] { PLAYER($seat) } can't play
} { CARD($card) }.
event-entered = { CAPITAL(CARD($card)) } enters play.
event-attached = { CAPITAL(CARD($card)) } is attached to { CARD($host) }.
event-copied = { CAPITAL(CARD($card)) } becomes a copy of { CARD($model) }.
event-discarded = { WHO($seat) ->
    [you] You discard
   *[they] { PLAYER($seat) } discards
} { CARD($card) }.
event-reaps = { CAPITAL(CARD($card)) } is about to reap.
event-reaped = { WHO($seat) ->
    [you] You reap
   *[they] { PLAYER($seat) } reaps
} with { CARD($card) }.
event-reap-gains = { CAPITAL(CARD($card)) } brings in æmber by reaping.
event-attacks = { CAPITAL(CARD($card)) } attacks { CARD($target) }.
event-fought = { CAPITAL(CARD($card)) } has fought { CARD($target) }.
event-survived = { CAPITAL(CARD($card)) } survives the fight with { CARD($target) }.
event-fell = { CAPITAL(CARD($card)) } is destroyed fighting { CARD($victor) }.
event-fight-stopped = { CAPITAL(CARD($card)) } does not get to fight.
event-acted = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} { CARD($card) }: “{ WORD("action", of: "bold") }:”.
event-used-omni = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} { CARD($card) }: “{ WORD("omni", of: "bold") }:”.
event-used = { WHO($seat) ->
    [you] You have used
   *[they] { PLAYER($seat) } has used
} { CARD($card) }.
event-icon-captures = { CAPITAL(CARD($card)) }: a capture icon.
event-icon-damaged = { CAPITAL(CARD($card)) } is damaged by a bonus icon.

## Events: damage and how cards stand

event-damaged = { CAPITAL(CARD($card)) } takes { $damage } damage.
event-prevented = { CAPITAL(CARD($card)) }: { $damage } damage is prevented.
event-healed = { CAPITAL(CARD($card)) } heals { $damage } damage.
event-damage-moved = { $damage } damage moves from { CARD($from) } to { CARD($to) }.
event-tagged = { CAPITAL(CARD($card)) } is tagged for destruction.
event-destroyed = { CAPITAL(CARD($card)) } is destroyed.
event-left = { CAPITAL(CARD($card)) } leaves play.
event-stunned = { CAPITAL(CARD($card)) } is stunned.
event-unstunned = { CAPITAL(CARD($card)) } is no longer stunned.
event-warded = { CAPITAL(CARD($card)) } is warded.
event-ward-lost = { CAPITAL(CARD($card)) } loses its ward.
event-enraged = { CAPITAL(CARD($card)) } is enraged.
event-calmed = { CAPITAL(CARD($card)) } is no longer enraged.
event-exhausted = { CAPITAL(CARD($card)) } is exhausted.
event-readied = { CAPITAL(CARD($card)) } is readied.
event-power-gained = { CAPITAL(CARD($card)) } gets { $counters ->
    [one] a { NOUN("power-counter") }
   *[other] { SPELLED($counters, "power-counter") } { NOUN("power-counter", "nom", 2) }
}.
event-doomed = { CAPITAL(CARD($card)) } gets a { NOUN("doom-counter") }.
event-swapped = { CAPITAL(CARD($card)) } and { CARD($with) } change places.
event-repositioned = { CAPITAL(CARD($card)) } moves within the battle line.
event-taken = { WHO($seat) ->
    [you] You take
   *[they] { PLAYER($seat) } takes
} control of { CARD($card) }.

## Events: æmber, chains, tide

event-gained = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { $amber } æmber.
event-lost = { WHO($seat) ->
    [you] You lose
   *[they] { PLAYER($seat) } loses
} { $amber } æmber.
event-stole = { WHO($seat) ->
    [you] You steal
   *[they] { PLAYER($seat) } steals
} { $amber } æmber.
event-paid = { WHO($seat) ->
    [you] You pay
   *[they] { PLAYER($seat) } pays
} { $amber } æmber.
event-captured = { CAPITAL(CARD($card)) } captures { $amber } æmber.
event-exalted = { CAPITAL(CARD($card)) } is exalted: { $amber } æmber is placed on it.
event-amber-moved = { CAPITAL(CARD($card)) }: { $amber } æmber is moved.
event-amber-returned = { $amber } æmber goes from { CARD($card) } to { WHO($seat) ->
    [you] you
   *[they] { PLAYER($seat) }
}.
event-spent = { WHO($seat) ->
    [you] You spend
   *[they] { PLAYER($seat) } spends
} { $amber } æmber from { CARD($card) }.
event-chained = { WHO($seat) ->
    [you] You gain
   *[they] { PLAYER($seat) } gains
} { how-many-chains }.
event-unchained = { WHO($seat) ->
    [you] You shed
   *[they] { PLAYER($seat) } sheds
} { how-many-chains }.
how-many-chains = { $chains ->
    [one] { $chains } chain
   *[other] { $chains } chains
}
event-raised = { WHO($seat) ->
    [you] You raise the tide.
   *[they] { PLAYER($seat) } raises the tide.
}
event-tide-reset = The tide is neutral again.

## Events: zones

event-drew = { WHO($seat) ->
    [you] You draw
   *[they] { PLAYER($seat) } draws
} { $card ->
    [none] a card
   *[other] { CARD($card) }
}.
event-moved = { CAPITAL(CARD($card)) } goes to { ZONE($to) }.
event-secretly-moved = { $card ->
    [none] A card
   *[other] { CAPITAL(CARD($card)) }
} goes to { ZONE($to) }.
event-shuffled = { WHO($seat) ->
    [you] You shuffle your deck.
   *[they] { PLAYER($seat) } shuffles the deck.
}
event-rebuilt = { WHO($seat) ->
    [you] Your deck is empty: your discard pile is shuffled into a new one.
   *[they] { PLAYER($seat, case: "gen") } deck is empty: the discard pile is shuffled into a new one.
}
event-swapped-deck = { WHO($seat) ->
    [you] Your deck and your discard pile change places.
   *[they] { PLAYER($seat, case: "gen") } deck and discard pile change places.
}
event-revealed = { WHO($seat) ->
    [you] You reveal
   *[they] { PLAYER($seat) } reveals
} { CARD($card) }.
event-looked = { WHO($seat) ->
    [you] You look
   *[they] { PLAYER($seat) } looks
} at { ZONE($at, $seat) }.
event-grafted = { CAPITAL(CARD($card)) } is grafted onto { CARD($host) }.
event-hid = { $card ->
    [none] A card is
   *[other] { CAPITAL(CARD($card)) } is
} put facedown under { CARD($host) }.
event-named-house = { WHO($seat) ->
    [you] You choose
   *[they] { PLAYER($seat) } chooses
} { WORD($house, of: "house") }.

## Refusals

refusal-not-your-move = The decision is not yours now
refusal-first-turn = In the first turn of the game only one card may be played or discarded
refusal-other-house = The card is not of the active house
refusal-cannot-be-played = An effect forbids playing this card
refusal-six-times = This card, or copies of it, has been played and used six times this turn
refusal-alpha-too-late = A card with alpha must be the first thing of the step
refusal-half-alone = A gigantic creature is played with both halves, by its bottom one
refusal-no-creature-to-attach = There is no creature that the upgrade can be attached to
refusal-cost-not-met = There is not enough æmber for what this costs, or its condition does not hold
refusal-card-limit = An effect does not let you play more cards this turn
refusal-is-exhausted = The card is exhausted
refusal-is-stunned = The creature is stunned: using it only removes the stun
refusal-must-fight = The creature is enraged: it must fight if it can
refusal-card-forbids-it = An effect forbids it
refusal-nothing-to-use = The artifact has no ability to use
refusal-behind-taunt = This creature can't be attacked: a neighbour with taunt stands before it, or an effect forbids it
refusal-nobody-to-fight = There is no enemy creature to fight
refusal-only-in-first-step = Keys are forged in step 1 of the turn
refusal-house-not-available = { $rule ->
    [kf-3-7] An effect does not let you choose this house
   *[other] This house is neither on your identity card nor on a card you control
}

## Outcomes

outcome-three-keys = { $count ->
    [1] { WHO($winners) ->
        [you] You have forged the third key and win!
       *[they] { LIST($winners) } has forged the third key and wins!
    }
   *[other] { LIST($winners) } have forged the third key and win!
}

## Texts of cards: abilities

# A heading such as «Play:»; the condition comes right behind it.
script-bold = { WORD($word, of: "bold") }: { $condition ->
    [none] { CAPITAL(RUN($effect)) }
   *[other] If { $condition }, { RUN($effect) }
}
script-host-bold = This creature gains “{ WORD($word, of: "bold") }: { $condition ->
    [none] { CAPITAL(RUN($effect)) }
   *[other] If { $condition }, { RUN($effect) }
}.”
script-triggered = { script-limit }{ script-in-turn }{ CLAUSE($on, $form) }{ script-only-if }, { RUN($effect) }
    .style = { $condition ->
        [none] { STYLE($on) ->
            [moment] moment
           *[other] always
        }
       *[other] { STYLE($condition) }
    }
script-in-turn = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] { CLAUSE($condition, "during") },{" "}
            [their-turn] { CLAUSE($condition, "during") },{" "}
           *[other] {""}
        }
    }
}
script-replacement = { script-limit }{ EFFECT($on, "would") }{ script-only-if }, instead { RUN($effect) }
script-static = { script-while }{ $form ->
    [once] { A(PHRASE($group, "nom")) } { CHANGES($changes, $group, "sing") }
   *[other] { script-static-subject } { CHANGES($changes, $group) }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
script-static-subject = { $condition ->
    [none] { PHRASE($group, "nom", "plural", $form) }
   *[other] { STYLE($condition) ->
        [self] { HEAD($group) ->
            [this-card] it
           *[other] { PHRASE($group, "nom", "plural", $form) }
        }
       *[other] { PHRASE($group, "nom", "plural", $form) }
    }
}
script-influence = { script-while }{ $form ->
    [during] { $whose ->
        [opponent] { LIST($changes, "them") }
       *[other] { LIST($changes, $whose) }
    }
   *[other] { LIST($changes, $whose) }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
# A lasting effect that is told as «during their next turn» needs no condition that it is their turn.
script-while = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] { CLAUSE($condition, "during") },{" "}
            [their-turn] { CLAUSE($condition, "during") },{" "}
           *[other] if { $condition },{" "}
        }
    }
}
script-only-if = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] {""}
            [their-turn] {""}
            [active-house] , if { STYLE($on) ->
                [chose-house] { CLAUSE($condition, "it") }
               *[other] { $condition }
            }
           *[other] , if { $condition }
        }
    }
}
script-gains = { $subject-number ->
    [sing] gains
   *[plur] gain
} “{ SENTENCE($ability) }”
script-played-only-if = this card can be played only if { $condition }
script-cost-to-play = to play this card, lose { COUNTED($amber, "amber") }
script-fights-only = this creature can fight only { PHRASE($group, "acc", "plural") }
script-holds-host = you control this creature
script-copies-before-play = as you play this card, it becomes a copy of { A(PHRASE($model)) }
script-control = you control it

## Texts of cards: what abilities wait for

trigger-played = each time { $whose ->
    [you] you play
    [opponent] your opponent plays
   *[any] a player plays
} { trigger-subject }
trigger-subject = { $subject ->
    [none] a card
   *[other] { A(PHRASE($subject)) }
}
trigger-entered = each time { trigger-subject } enters play
trigger-reaped = each time { trigger-subject } reaps
trigger-reaps = before { trigger-subject } reaps
trigger-attacks = before { trigger-subject } fights
trigger-fought = each time { trigger-subject } fights
trigger-survived = each time { trigger-subject } survives a fight
trigger-acted = each time the “{ WORD("action", of: "bold") }:” of { trigger-subject } is used
trigger-used-omni = each time the “{ WORD("omni", of: "bold") }:” of { trigger-subject } is used
trigger-used = each time { $whose ->
    [you] you use
    [opponent] your opponent uses
   *[any] a player uses
} { trigger-subject }
trigger-destroyed = { $mood ->
    [would] when { trigger-subject } would be destroyed
   *[imperative] each time { trigger-subject } is destroyed
}
trigger-tagged = { trigger-destroyed }
trigger-fell = each time { trigger-subject } is destroyed fighting { $other ->
    [none] another creature
   *[other] { PHRASE($other, "ins", 1, "creature") }
}
trigger-left = when { trigger-subject } leaves play
trigger-discarded = each time { $whose ->
    [you] you discard
    [opponent] your opponent discards
   *[any] a player discards
} { trigger-subject } from hand
trigger-forged = each time { $whose ->
    [you] you forge
    [opponent] your opponent forges
   *[any] a player forges
} a key
trigger-chose-house = each time { $whose ->
    [you] you choose your
    [opponent] your opponent chooses their
   *[any] a player chooses their
} active house
    .style = chose-house
trigger-raised = each time { $whose ->
    [you] you raise
    [opponent] your opponent raises
   *[any] a player raises
} the tide
trigger-turn-began = at the start of { $whose ->
    [you] your turn
    [opponent] your opponent's turn
   *[any] each turn
}
    .style = moment
trigger-turn-ended = at the end of { $form ->
    [this-turn] this turn
   *[other] { $whose ->
        [you] your turn
        [opponent] your opponent's turn
       *[any] each turn
    }
}
    .style = moment
trigger-damaged = each time { trigger-subject } takes damage
trigger-icon-damaged = each time { trigger-subject } is dealt damage by a bonus icon
trigger-reap-gains = when you would gain æmber by reaping with { trigger-subject }
trigger-icon-captures = when you would resolve a capture icon

## Texts of cards: how long

script-last = { $cards ->
    [none] {""}
   *[other] { STYLE($cards) ->
        [known] {""}
        [self] {""}
       *[other] choose { PHRASE($cards) };{" "}
    }
}{ STYLE($ability) ->
    [moment] { CLAUSE($ability, "this-turn") }
   *[other] { script-last-until }, { script-last-ability }
}
script-last-until = { STYLE($ability) ->
    [their-turn] { CLAUSE($until, "during") }
   *[other] { $until }
}
script-last-ability = { STYLE($ability) ->
    [their-turn] { CLAUSE($ability, "during") }
   *[other] { $cards ->
        [none] { STYLE($until) ->
            [once] { CLAUSE($ability, "once") }
           *[other] { $ability }
        }
       *[other] { STYLE($cards) ->
            [several] { CLAUSE($ability, "several") }
            [self] { CLAUSE($ability, "self") }
           *[other] { CLAUSE($ability, HEAD($cards)) }
        }
    }
}
script-end-of-turn = { $following ->
    [yes] { $form ->
        [during] during
       *[plain] until the end of
    } { $whose ->
        [you] your
       *[other] your opponent's
    } next turn
   *[no] for the remainder of the turn
}
script-start-of-turn = until the start of { $whose ->
    [you] your
   *[other] your opponent's
} next turn
script-while-in-play = as long as this card is in play
script-until-they-leave = from then on
script-until-used-up = { $cards ->
    [1] once this turn
   *[other] up to { $cards } times this turn
}
    .style = { $cards ->
        [1] once
       *[other] often
    }

## Texts of cards: effects in a row

list-then = { $rest } and { $last }
script-may = { $mood ->
    [infinitive] if you like, { EFFECT($effect, "infinitive") }
   *[imperative] you may { EFFECT($effect, "infinitive") }
}
script-if = if { $condition }, { EFFECT($then, "imperative") }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { EFFECT($otherwise, "imperative") }
}
script-for-each = for { PHRASE($cards, "gen", 1, "each") }: { EFFECT($effect, "imperative") }
script-keep = { STYLE($what) ->
    [known] {""}
    [every] note { PHRASE($what, "acc") }
   *[other] choose { PHRASE($what, "acc") }
}
script-choose-one = choose one: { LIST($modes, "nom", "or") }
script-by-opponent = your opponent does this: “{ SENTENCE($effect) }”

## Texts of cards: æmber

script-gain = { $whose ->
    [you] gain
    [opponent] { $mood ->
        [infinitive] have your opponent gain
       *[imperative] your opponent gains
    }
   *[any] { $mood ->
        [infinitive] have each player gain
       *[imperative] each player gains
    }
} { STYLE($amount) ->
    [all] as much æmber as { AMOUNT($amount, "own-head") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
script-lose = { $whose ->
    [you] lose
    [opponent] { $mood ->
        [infinitive] have your opponent lose
       *[imperative] your opponent loses
    }
   *[any] { $mood ->
        [infinitive] have each player lose
       *[imperative] each player loses
    }
} { amber-of-their-own }
script-steal = { $whose ->
    [you] steal
   *[opponent] { $mood ->
        [infinitive] have your opponent steal
       *[imperative] your opponent steals
    }
} { COUNTED($amount, "amber", "acc") }
script-pay = { $whose ->
    [you] pay your opponent
   *[opponent] { $mood ->
        [infinitive] have your opponent pay you
       *[imperative] your opponent pays you
    }
} { amber-of-their-own }
amber-of-their-own = { STYLE($amount) ->
    [all] { AMOUNT($amount, "own") }
    [rest] { AMOUNT($amount, "own") }
    [half] { AMOUNT($amount, "own") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
script-capture = { STYLE($cards) ->
    [self] capture { COUNTED($amount, "amber", "acc") }
    [several] { $mood ->
        [infinitive] have { PHRASE($cards, "acc") } each capture
       *[imperative] { PHRASE($cards, "nom") } each capture
    } { COUNTED($amount, "amber", "acc") }
   *[other] { $mood ->
        [infinitive] have { PHRASE($cards, "acc", 1, "creature") } capture
       *[imperative] { PHRASE($cards, "nom", 1, "creature") } captures
    } { COUNTED($amount, "amber", "acc") }
}{ $own_side ->
    [yes] {" "}from its own side
   *[no] {""}
}{ script-tail }
script-exalt = exalt { PHRASE($cards, "acc", 1, "creature") }{ STYLE($amount) ->
    [number] { $amount ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $amount } times
    }
   *[other] {" "}{ COUNTED($amount, "time") }
}
script-take-amber = move { STYLE($amount) ->
    [number] { $amount ->
        [99] all æmber
       *[other] { $amount } æmber
    }
   *[other] { COUNTED($amount, "amber") }
} from { PHRASE($cards, "gen") } to { $to ->
    [pool] your pool
   *[supply] the common supply
}
script-put-amber = move { COUNTED($amount, "amber") } from your pool to { PHRASE($cards, "acc") }
script-gain-chains = { $whose ->
    [you] gain
    [opponent] { $mood ->
        [infinitive] have your opponent gain
       *[imperative] your opponent gains
    }
   *[any] { $mood ->
        [infinitive] have each player gain
       *[imperative] each player gains
    }
} { COUNTED($amount, "chain", "acc") }

## Texts of cards: damage and destruction

script-deal = deal { STYLE($amount) ->
    [number] { $amount } damage to { PHRASE($cards, "dat", 1, "creature") }{ script-tail }
    [each] 1 damage to { PHRASE($cards, "dat", 1, "creature") } { AMOUNT($amount, "plain") }
    [times] { AMOUNT($amount, "factor") } damage to { PHRASE($cards, "dat", 1, "creature") } { AMOUNT($amount, "plain") }
    [that] that much damage to { PHRASE($cards, "dat", 1, "creature") }
   *[other] damage to { PHRASE($cards, "dat", 1, "creature") } equal to { AMOUNT($amount, "number") }
}{ $splash ->
    [0] {""}
   *[other] , with { $splash } splash
}{ $through_armour ->
    [yes] , ignoring armour
   *[no] {""}
}
    .style = deal
# How often something is chosen comes behind all else.
script-tail = { STYLE($cards) ->
    [spread] { PHRASE($cards, "acc", 1, "times") }
    [many] { PHRASE($cards, "acc", 1, "times") }
   *[other] {""}
}
script-deal-at-once = deal { COUNTED($amount, "damage") } to { PHRASE($cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {" "}and
   *[other] ,
} { COUNTED($second_amount, "damage") } to { PHRASE($second_cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {""}
   *[other] {" "}and { COUNTED($third_amount, "damage") } to { PHRASE($third_cards, "dat", 1, "creature") }
}
    .style = deal
script-heal = { STYLE($amount) ->
    [number] { $amount ->
        [1000] fully heal
       *[other] heal { $amount } damage from
    }
   *[other] heal { COUNTED($amount, "damage") } from
} { PHRASE($cards, "gen", 1, "creature") }
    .style = heal
script-destroy = { $sacrifice ->
    [yes] sacrifice
   *[no] destroy
} { PHRASE($cards, "acc") }
    .style = destroy

## Texts of cards: zones

script-put = { $to ->
    [hand] return { PHRASE($cards, "acc", 1, "target") } to { hand-of-owner }
    [discard] discard { PHRASE($cards, "acc", 1, "target") }
    [archive] archive { PHRASE($cards, "acc", 1, "target") }
    [your-archive] put { PHRASE($cards, "acc", 1, "target") } into your archive
    [purged] purge { PHRASE($cards, "acc", 1, "target") }
    [top-of-deck] put { PHRASE($cards, "acc", 1, "target") } on top of { deck-of-owner }
   *[deck] shuffle { STYLE($cards) ->
        [zone] { PHRASE($cards, "acc", 1, "whole") }
       *[other] { PHRASE($cards, "acc", 1, "target") }
    } into { deck-of-owner }
}{ $linked ->
    [yes] {" "}and link it to this card
   *[no] {""}
}{ script-tail }
    .style = { $to }
hand-of-owner = { OWNER($cards) ->
    [you] your hand
   *[other] { STYLE($cards) ->
        [several] their owners' hands
        [known] { $it-number ->
            [plur] their owners' hands
           *[sing] its owner's hand
        }
       *[other] its owner's hand
    }
}
deck-of-owner = { OWNER($cards) ->
    [you] your deck
   *[other] { STYLE($cards) ->
        [several] their owners' decks
        [known] { $it-number ->
            [plur] their owners' decks
           *[sing] its owner's deck
        }
       *[other] its owner's deck
    }
}
script-draw = { $whose ->
    [you] draw
    [opponent] { $mood ->
        [infinitive] have your opponent draw
       *[imperative] your opponent draws
    }
   *[any] { $mood ->
        [infinitive] have each player draw
       *[imperative] each player draws
    }
} { STYLE($amount) ->
    [number] { $amount ->
        [1] a card
       *[other] { $amount } cards
    }
    [that] that many cards
   *[other] { COUNTED($amount, "card", "acc") }
}
script-shuffle-deck = { $whose ->
    [you] shuffle your deck
    [opponent] your opponent shuffles their deck
   *[any] each player shuffles their deck
}
script-swap-deck-and-discard = swap your deck with your discard pile
script-reveal = reveal { STYLE($cards) ->
    [zone] { PHRASE($cards, "acc", 1, "whole") }
   *[other] { PHRASE($cards, "acc", 1, "all") }
}
    .style = reveal
script-look-at = { STYLE($cards) ->
    [zone] { OWNER($cards) ->
        [you] look through
       *[other] look at
    } { PHRASE($cards, "acc", 1, "whole") }
   *[other] look at { PHRASE($cards, "acc", 1, "all") }
}
script-put-under = { $facedown ->
    [yes] put { PHRASE($cards, "acc") } facedown under this card
   *[no] graft { PHRASE($cards, "acc") } onto this card
}

## Texts of cards: how cards stand

script-set-mark = { $on ->
    [yes] { $mark ->
        [stun] stun { PHRASE($cards, "acc", 1, "creature") }
        [ward] ward { PHRASE($cards, "acc", 1, "creature") }
        [enrage] enrage { PHRASE($cards, "acc", 1, "creature") }
       *[exhausted] exhaust { PHRASE($cards, "acc", 1, "target") }
    }
   *[no] { $mark ->
        [stun] remove the stun from { PHRASE($cards, "gen", 1, "creature") }
        [ward] remove the ward from { PHRASE($cards, "gen", 1, "creature") }
        [enrage] remove the rage from { PHRASE($cards, "gen", 1, "creature") }
       *[exhausted] ready { PHRASE($cards, "acc", 1, "target") }
    }
}{ script-tail }
    .style = { $on ->
        [yes] { $mark }
       *[no] ready
    }
script-add-counters = give { PHRASE($cards, "dat", 1, "creature") } { STYLE($amount) ->
    [number] { script-counters }
    [each] a { script-counter } { AMOUNT($amount, "plain") }
    [times] { SPELLED(AMOUNT($amount, "factor"), "power-counter") } { script-counter-many } { AMOUNT($amount, "plain") }
   *[other] { $mark ->
        [doom] { COUNTED($amount, "doom-counter") }
       *[power-counter] { COUNTED($amount, "power-counter") }
    }
}{ script-tail }
script-counters = { $amount ->
    [1] a { script-counter }
   *[other] { SPELLED($amount, "power-counter") } { script-counter-many }
}
script-counter = { $mark ->
    [doom] { NOUN("doom-counter") }
   *[power-counter] { NOUN("power-counter") }
}
script-counter-many = { $mark ->
    [doom] { NOUN("doom-counter", "acc", 2) }
   *[power-counter] { NOUN("power-counter", "acc", 2) }
}
script-swap = swap { PHRASE($one, "acc", 1, "creature") } with { PHRASE($other, "ins", 1, "creature") }
    .style = swap
script-move-to-flank = move { PHRASE($cards, "acc") } to a flank of its controller's battle line
script-take-control = { $whose ->
    [you] take
   *[opponent] { $mood ->
        [infinitive] have your opponent take
       *[imperative] your opponent takes
    }
} control of { PHRASE($cards, "acc") }{ $while_in_play ->
    [yes] {" "}until this card leaves play
   *[no] {""}
}

## Texts of cards: playing, using, forging

script-play-card = play { PHRASE($cards, "acc") }
script-put-into-play = put { PHRASE($cards, "acc") } into play under { $yours ->
    [yes] your control
   *[no] its owner's control
}{ $in_its_place ->
    [yes] {" "}where this card last stood
   *[no] {""}
}
script-gain-text = for the remainder of the turn, { PHRASE($cards, "nom", 1, "creature") } gains the text of { PHRASE($of, "gen") }
script-resolve-icons = resolve { STYLE($cards) ->
    [known] its bonus icons
   *[other] the bonus icons of { PHRASE($cards, "gen") }
} as if you had just played the card
script-use = { $how ->
    [fight] fight with { PHRASE($cards, "ins", 1, "creature") }{ $against ->
        [none] {""}
       *[other] {" "}against { PHRASE($against, "gen", 1, "creature") }
    }
    [reap] reap with { PHRASE($cards, "ins", 1, "creature") }
   *[any] use { PHRASE($cards, "acc") }
}
script-trigger-abilities = resolve the “{ $kind ->
    [played] { WORD("play", of: "bold") }
    [reaped] { WORD("reap", of: "bold") }
    [survived] { WORD("fight", of: "bold") }
   *[other] { WORD("action", of: "bold") }
}:” abilities of { PHRASE($cards, "gen") }
script-forge-key = forge a key { $free ->
    [yes] at no cost
   *[no] at { STYLE($change) ->
        [number] { $change ->
            [0] current cost
           *[other] current cost plus { $change } æmber
        }
       *[other] current cost plus X æmber, where X is { AMOUNT($change, "number") }
    }
}
script-unforge-last = unforge the key that your opponent forged on their previous turn
script-raise-tide = { $whose ->
    [you] raise the tide
   *[opponent] { $mood ->
        [infinitive] have your opponent raise the tide
       *[imperative] your opponent raises the tide
    }
}
script-stop-fight = the fight does not take place
script-strike-instead = this creature deals its damage to { PHRASE($cards, "dat", 1, "creature") } of your choice instead of the creature it fights

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] { $again ->
        [yes] { script-choose-spread }
       *[no] { script-choose-many }
    }
}{ $by ->
    [opponent] {" "}of your opponent's choice
   *[other] {""}
}
    .head = { HEAD($domain) }
    .style = { $times ->
        [none] { $most ->
            [1] one
           *[other] several
        }
       *[other] { $again ->
            [yes] spread
           *[no] { STYLE($times) ->
                [each] many
               *[other] several
            }
        }
    }
    .number = { $times ->
        [none] { $most ->
            [1] sing
           *[other] plur
        }
       *[other] { $again ->
            [yes] sing
           *[no] plur
        }
    }
script-choose-some = { $least ->
    [0] { $most ->
        [99] any number of { PHRASE($domain, $case, "plural") }
       *[other] { script-each-of }up to { SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
    }
   *[other] { $most ->
        [1] { A(PHRASE($domain, $case)) }
       *[other] { script-each-of }{ SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
    }
}
script-each-of = { $case ->
    [dat] { $most ->
        [1] {""}
       *[other] each of{" "}
    }
   *[other] {""}
}
# What is chosen many times: the deed may want what it is and how often apart.
script-choose-many = { $up_to ->
    [yes] { $times ->
        [99] any number of { PHRASE($domain, $case, "plural") }
       *[other] { $form ->
            [times] {" "}{ script-how-often }
            [creature] up to one { PHRASE($domain, $case) }
            [target] up to one { PHRASE($domain, $case) }
           *[plain] up to { COUNTED($times, $domain, $case) }
        }
    }
   *[no] { STYLE($times) ->
        [all] as many { PHRASE($domain, $case, "plural") } as { AMOUNT($times, "head") } æmber
        [each] { $form ->
            [times] {" "}{ script-how-often }
            [creature] a different { PHRASE($domain, $case) }
            [target] a different { PHRASE($domain, $case) }
           *[plain] { COUNTED($times, $domain, $case) }
        }
       *[other] { COUNTED($times, $domain, $case) }
    }
}
script-choose-spread = { $form ->
    [times] {" "}{ script-how-often } (choose anew each time)
    [creature] { A(PHRASE($domain, $case)) }
    [target] { A(PHRASE($domain, $case)) }
   *[plain] { A(PHRASE($domain, $case)) } { script-how-often } (choose anew each time)
}
script-how-often = { STYLE($times) ->
    [number] { COUNTED($times, "time") }
    [times] { AMOUNT($times, "factor") } times { AMOUNT($times, "plain") }
    [each] { AMOUNT($times, "plain") }
    [rest] { AMOUNT($times, "plain") }
   *[other] { COUNTED($times, "time") }
}
script-choose-number = a number{ STYLE($most) ->
    [total] {""}
   *[other] {" "}from { $least } to { AMOUNT($most) }
}
    .head = card
    .number = sing
script-every = { $form ->
    [whole] { CLAUSE($group, "whole") }
    [all] all { PHRASE($group, $case, "plural") }
   *[plain] each { PHRASE($group, $case, 1, "every") }
}
    .head = { HEAD($group) }
    .style = { STYLE($group) ->
        [zone] zone
       *[other] every
    }
script-at-random = { $most ->
    [1] a random { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group) } random { PHRASE($group, $case, $most) }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
    .style = { $most ->
        [1] one
       *[other] several
    }
script-extreme = the { $most ->
    [1] {""}
   *[other] { SPELLED($most, $group) }{" "}
}{ $attribute ->
    [power] { $highest ->
        [yes] most powerful
       *[no] least powerful
    } { PHRASE($group, $case, $most) }
   *[other] { PHRASE($group, $case, $most) } with the { $highest ->
        [yes] highest
       *[no] lowest
    } { NOUN($attribute) }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
    .style = { $most ->
        [1] one
       *[other] several
    }
script-top-of-deck = the top { $number ->
    [1] card
   *[other] { $number } cards
} of { $whose ->
    [you] your deck
    [opponent] your opponent's deck
   *[any] each player's deck
}
    .head = card
    .number = { $number ->
        [1] { $whose ->
            [any] plur
           *[other] sing
        }
       *[other] plur
    }
    .style = { $number ->
        [1] { $whose ->
            [any] several
           *[other] one
        }
       *[other] several
    }
script-kept-together = the chosen cards
    .head = card
    .style = several
script-with-neighbours = { A(PHRASE($group, $case)) } and each of its neighbours
    .head = { HEAD($group) }
    .style = several
script-houses = { NOUN("house", $case, $count) }{ $of_opponent ->
    [yes] {" "}on your opponent's identity card
   *[no] {""}
}
    .head = house
script-kept = { $what ->
    [none] the chosen { $form ->
        [creature] creature
       *[other] card
    }
   *[other] { STYLE($what) ->
        [every] each noted { NOUN(HEAD($what)) }
       *[other] the { $kept ->
            [1] {""}
           *[other] { $slot ->
                [0] first{" "}
                [1] second{" "}
                [2] third{" "}
                [3] fourth{" "}
               *[other] last{" "}
            }
        }chosen { NOUN(HEAD($what)) }
    }
}
    .head = { $what ->
        [none] card
       *[other] { HEAD($what) }
    }
    .number = sing
    .style = known
script-named = { script-called }
    .head = card
    .number = sing
    .style = { $name ->
        [self] self
        [host] self
       *[other] known
    }
# Cards that the text has named already. `form` tells what noun is meant, or how many they are.
script-called = { $name ->
    [self] { $form ->
        [creature] this creature
       *[other] { script-this }
    }
    [host] this creature
    [other] the creature it fights
    [bound] { $form ->
        [several] each of them
        [self] { script-this }
       *[other] { $previous ->
            [swap] that creature
           *[other] it
        }
    }
    [subject] it
    [this-way] { $form ->
        [each] each of those cards
        [many] those cards
       *[other] { script-it }
    }
   *[it] { $form ->
        [each] each of them
        [many] them
       *[other] { script-it }
    }
}
    .head = { $name ->
        [self] this-card
        [host] its-host
        [bound] given
       *[other] card
    }
    .number = sing
    .style = { $name ->
        [it] it
       *[other] known
    }
script-this = { $self ->
    [its-host] this creature
    [creature] this creature
   *[other] this card
}
script-it = { $it-number ->
    [plur] them
   *[sing] it
}

## Texts of cards: tests on cards

script-both = { $form ->
    [zone] { LIST($groups) }
   *[other] { GROUP($groups, $case, $count) }
}
    .head = { HEAD($groups) }
    .number = { HEAD($groups) ->
        [this-card] sing
        [its-host] sing
        [given] sing
       *[other] plur
    }
# Zones joined by «or» follow the noun; what is in play is said once.
script-either = { STYLE($one) ->
    [zone] { CLAUSE($one, $form) }{ STYLE($other) ->
        [play] {""}
        [zone] {" "}{ $form ->
            [whole] and
           *[other] or
        } { CLAUSE($other, $form) }
       *[other] {" "}or { CLAUSE($other, "zone") }
    }
    [house] { CLAUSE($one) } or { CLAUSE($other) }
   *[other] { PHRASE($one, $case, $count) } { $count ->
        [plural] and
       *[other] { $form ->
            [every] and
           *[other] or
        }
    } { PHRASE($other, $case, $count) }
}
    .head = { HEAD($one) }
    .style = { STYLE($one) }
    .role = { STYLE($one) ->
        [zone] after
        [house] before
       *[other] noun
    }
script-except = { STYLE($group) ->
    [house] non-{ CLAUSE($group) }
    [trait] non-{ CLAUSE($group) }
    [exhausted] ready
    [damage] undamaged
    [it] other
    [kept] other
    [place] { $head ->
        [given] (if not { CLAUSE($group) })
       *[other] not { CLAUSE($group) }
    }
    [name] with a different name
   *[other] { $count ->
        [1] that is not { A(PHRASE($group)) }
       *[other] that are not { PHRASE($group, "nom", "plural") }
    }
}
    .role = { STYLE($group) ->
        [house] before
        [trait] before
        [exhausted] before
        [damage] before
        [it] first
        [kept] first
       *[other] after
    }
    .style = { STYLE($group) ->
        [house] house
        [trait] house
       *[other] not
    }
having-creature = { NOUN("creature", $case, $count) }
    .head = creature
having-artifact = { NOUN("artifact", $case, $count) }
    .head = artifact
having-upgrade = { NOUN("upgrade", $case, $count) }
    .head = upgrade
having-action = { NOUN("action", $case, $count) }
    .head = action
having-flank = { $head ->
    [this-card] while on a flank
    [its-host] while on a flank
   *[other] on a flank
}
    .role = after
    .style = place
having-power = { $most ->
    [none] with power { $least } or higher
   *[other] { $least ->
        [-99] with power { $most } or lower
       *[other] with power { $most }
    }
}
    .role = after
    .style = place
having-armour = with armour
    .role = after
    .style = place
having-elusive = elusive
    .role = before
having-skirmish = with skirmish
    .role = after
    .style = place
having-taunt = with taunt
    .role = after
    .style = place
having-poison = with poison
    .role = after
    .style = place
having-invulnerable = invulnerable
    .role = before
having-assault = with assault
    .role = after
    .style = place
having-hazardous = hazardous
    .role = before
having-deploy = with deploy
    .role = after
    .style = place
having-alpha = with alpha
    .role = after
    .style = place
having-omega = with omega
    .role = after
    .style = place
script-of-house = { WORD($house, of: "house") }
    .role = before
    .style = house
script-of-trait = { CAPITAL(WORD($trait, of: "trait")) }
    .role = before
    .style = trait
script-of-active-house = of the active house
    .role = next
    .style = place
script-of-chosen-house = of that house
    .role = next
    .style = place
script-of-own-houses = of one of your three houses
    .role = next
    .style = place
script-shares-house = of { $name ->
    [self] this card's
   *[other] its
} house
    .role = next
    .style = place
script-shares-trait = that { $count ->
    [1] shares
   *[other] share
} a trait with { $name ->
    [self] this card
   *[other] it
}
    .role = after
script-shares-name = with the same name
    .role = after
    .style = name
script-shares-owner = from its owner's
    .role = after
script-owned-by = { $yours ->
    [yes] you own
   *[no] your opponent owns
}
    .role = after
script-with-name = { NOUN("copy", $case, $count) } of { NAME($card) }
    .head = copy
script-marked = { $mark ->
    [exhausted] exhausted
    [damage] damaged
    [stun] stunned
    [ward] warded
    [enrage] enraged
    [amber] with æmber
    [doom] with a { NOUN("doom-counter") }
   *[power-counter] with a { NOUN("power-counter") }
}
    .role = { $mark ->
        [amber] after
        [doom] after
        [power-counter] after
       *[other] before
    }
    .style = { $mark }
script-neighbour-of = { $name ->
    [self] neighbouring
    [other] next to the creature it fights
   *[other] next to it
}
    .role = { $name ->
        [self] before
       *[other] after
    }
script-attached-to = { $place ->
    [under] {""}
    [facedown] {""}
   *[other] linked to { $name ->
        [self] this card
       *[other] it
    }
}
    .role = after
    .style = place
script-left-of = to the left of { $name ->
    [self] this creature
   *[other] it
}
    .role = after
    .style = place
script-in-centre = in the centre of the battle line
    .role = after
    .style = place
script-being-played = being played
    .role = after
    .style = place
script-was-kept = the chosen card
    .head = card
    .style = kept
# «Friendly» of a card that the text has named is whether you control it.
script-controlled = { $head ->
    [its-host] { script-while-controlled }
    [given] { script-while-controlled }
   *[other] { $whose ->
        [you] friendly
        [opponent] enemy
       *[any] {""}
    }
}
    .role = before
    .style = side
script-while-controlled = under { $whose ->
    [you] your
   *[other] your opponent's
} control,
script-attackable = that it can attack
    .role = after
script-power-is-chosen = with that power
    .role = after
    .style = place

# Where cards are: «from» for what is taken, «in» (the locative) for what is counted.
in-zone-hand = { $form ->
    [whole] {""}
   *[other] { $whose ->
        [any] {""}
       *[other] { script-from }{" "}
    }
}{ $whose ->
    [you] your hand
    [opponent] your opponent's hand
   *[any] hand
}
    .role = after
    .style = zone
in-zone-deck = { $form ->
    [whole] {""}
   *[other] { script-from }{" "}
}{ $whose ->
    [you] your deck
    [opponent] your opponent's deck
   *[any] a deck
}
    .role = after
    .style = zone
in-zone-discard = { $form ->
    [whole] {""}
   *[other] { script-from }{" "}
}{ $whose ->
    [you] your discard pile
    [opponent] your opponent's discard pile
   *[any] a discard pile
}
    .role = after
    .style = zone
# Without an owner it follows «in your»: an archive is told by whose zone it is.
in-zone-archive = { $whose ->
    [you] { script-from } your archive
    [opponent] { script-from } your opponent's archive
   *[any] archive
}
    .role = after
    .style = zone
script-zone-of = { script-from } { $whose ->
    [you] your
    [opponent] your opponent's
   *[any] any
}
    .role = after
in-zone-purged = { $case ->
    [loc] among
   *[other] from among
} { $whose ->
    [you] your purged cards
    [opponent] your opponent's purged cards
   *[any] the purged cards
}
    .role = after
    .style = zone
in-zone-line = { script-from } play
    .role = after
    .style = zone
in-zone-artifacts = { script-from } play
    .role = after
    .style = play
in-zone-upgrades = { script-from } play
    .role = after
    .style = play
in-zone-under = grafted onto this card
    .role = after
    .style = zone
in-zone-facedown = lying facedown under this card
    .role = after
    .style = zone
in-zone-stage = being resolved
    .role = after
    .style = zone
script-from = { $form ->
    [in] in
   *[other] { $case ->
        [loc] in
       *[other] from
    }
}

## Texts of cards: what continuous effects do

signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $amount }
}
gains-keyword = { $mode ->
    [lose] { $subject-number ->
        [sing] loses
       *[plur] lose
    }
   *[other] { $previous ->
        [gains] {""}
       *[other] { $subject-number ->
            [sing] gains
           *[plur] gain
        }
    }
}
gets = { $previous ->
    [gets] {""}
   *[other] { $subject-number ->
        [sing] gets
       *[plur] get
    }
}
change-power = { gets } { STYLE($amount) ->
    [number] { signed } power
    [each] +1 power { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } power { AMOUNT($amount, "plain") }
   *[other] +X power, where X is { AMOUNT($amount, "number") }
}
    .style = gets
change-armour = { gets } { STYLE($amount) ->
    [number] { signed } armour
    [each] +1 armour { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } armour { AMOUNT($amount, "plain") }
   *[other] +X armour, where X is { AMOUNT($amount, "number") }
}
    .style = gets
change-alpha = { gains-keyword } alpha
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-omega = { gains-keyword } omega
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-deploy = { gains-keyword } deploy
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-elusive = { gains-keyword } elusive
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-skirmish = { gains-keyword } skirmish
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-taunt = { gains-keyword } taunt
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-poison = { gains-keyword } poison
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-invulnerable = { gains-keyword } invulnerable
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-assault = { gains-keyword } assault{ $mode ->
    [lose] {""}
   *[other] {" "}{ AMOUNT($amount, "number") }
}
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-hazardous = { gains-keyword } hazardous{ $mode ->
    [lose] {""}
   *[other] {" "}{ AMOUNT($amount, "number") }
}
    .style = { $mode ->
        [lose] loses
       *[other] gains
    }
change-blank = { $subject-number ->
    [sing] counts as having
   *[plur] count as having
} no text, except for traits
change-creature = { $subject-number ->
    [sing] is a creature
   *[plur] are creatures
}
change-artifact = { $subject-number ->
    [sing] is an artifact
   *[plur] are artifacts
}
change-upgrade = { $subject-number ->
    [sing] is an upgrade
   *[plur] are upgrades
}
change-action = { $subject-number ->
    [sing] is an action card
   *[plur] are action cards
}
change-traits = { $subject-number ->
    [sing] gains another trait
   *[plur] gain another trait
}
change-house = { $mode ->
    [set] {""}
   *[other] also{" "}
}{ $subject-number ->
    [sing] belongs
   *[plur] belong
} to { AMOUNT($amount, "dat") }
change-flank = { $subject-number ->
    [sing] counts
   *[plur] count
} as being on a flank
change-enters-ready = { $subject-number ->
    [sing] enters
   *[plur] enter
} play ready
    .style = enters
change-enters-stunned = { $subject-number ->
    [sing] enters
   *[plur] enter
} play stunned
change-enters-enraged = { $previous ->
    [enters] enraged
   *[other] { $subject-number ->
        [sing] enters
       *[plur] enter
    } play enraged
}
    .style = enters
change-playable = may be played whatever the active house is
change-usable = may be used as if { $subject-number ->
    [sing] it were
   *[plur] they were
} of the active house
change-may-fight = may fight whatever the active house is
change-only-fights = can be used only to fight
change-cannot-be-played = cannot be played
change-cannot-be-used = cannot be used
change-cannot-fight = cannot fight
change-cannot-reap = cannot reap
change-unharmed = cannot be dealt damage
change-harmless = { $subject-number ->
    [sing] deals
   *[plur] deal
} no damage when fighting
change-strike = { $subject-number ->
    [sing] deals
   *[plur] deal
} { STYLE($amount) ->
    [number] { signed } damage
   *[other] more damage: { AMOUNT($amount, "number") }
}
change-ignores-taunt = when attacking { $subject-number ->
    [sing] ignores
   *[plur] ignore
} taunt
    .style = ignores
change-ignores-elusive = { $previous ->
    [ignores] elusive
   *[other] when attacking { $subject-number ->
        [sing] ignores
       *[plur] ignore
    } elusive
}
    .style = ignores
change-purged-instead = { $subject-number ->
    [sing] is
   *[plur] are
} purged instead of going from play to a discard pile
change-spendable = { $subject-number ->
    [sing] lets
   *[plur] let
} you spend the æmber on { $subject-number ->
    [sing] it
   *[plur] them
} as if it were in your pool
change-shielded-by = { $subject-number ->
    [sing] passes the damage dealt to it
   *[plur] pass the damage dealt to them
} on to this card
change-toll-to-play = { $subject-number ->
    [sing] costs
   *[plur] cost
} { COUNTED($amount, "amber") } to play, paid to you
change-toll-to-use = { $subject-number ->
    [sing] costs
   *[plur] cost
} { COUNTED($amount, "amber") } to use, paid to you
change-perishes = { $subject-number ->
    [sing] is
   *[plur] are
} destroyed

# What continuous effects do to players: `case` tells to whom.
change-key-cost = { $case ->
    [you] your keys
    [opponent] your opponent's keys
    [them] their keys
   *[any] keys
} cost { STYLE($amount) ->
    [number] { signed } æmber
    [each] +1 æmber { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } æmber { AMOUNT($amount, "plain") }
   *[other] +X æmber, where X is { AMOUNT($amount, "number") }
}
change-hand-size = { $case ->
    [you] you refill your hand
    [opponent] your opponent refills their hand
    [them] they refill their hand
   *[any] each player refills their hand
} to { STYLE($amount) ->
    [number] { $amount ->
        [-1] 1 card fewer
        [-2] 2 cards fewer
        [1] 1 more card
       *[other] { $amount } more cards
    }
   *[other] more cards: { AMOUNT($amount, "number") }
} in step 5
change-cannot-be-robbed = { $case ->
    [you] your æmber
    [opponent] your opponent's æmber
    [them] their æmber
   *[any] æmber
} cannot be stolen
change-skips-forging = { $case ->
    [you] you skip your “forge a key” step
    [opponent] your opponent skips their “forge a key” step
    [them] they skip their “forge a key” step
   *[any] players skip their “forge a key” step
}
change-card-limit = { $case ->
    [you] you cannot play
    [opponent] your opponent cannot play
    [them] they cannot play
   *[any] nobody can play
} more than { COUNTED($amount, "card") } each turn
change-house-demand = { $case ->
    [you] you must choose { AMOUNT($amount, "acc") } as your active house
    [opponent] your opponent must choose { AMOUNT($amount, "acc") } as their active house
    [them] they must choose { AMOUNT($amount, "acc") } as their active house
   *[any] each player must choose { AMOUNT($amount, "acc") } as their active house
}
change-house-ban = { $case ->
    [you] you cannot choose { AMOUNT($amount, "acc") } as your active house
    [opponent] your opponent cannot choose { AMOUNT($amount, "acc") } as their active house
    [them] they cannot choose { AMOUNT($amount, "acc") } as their active house
   *[any] nobody can choose { AMOUNT($amount, "acc") } as their active house
}
change-amber-taker = æmber that { $case ->
    [you] you would gain
    [opponent] your opponent would gain
    [them] they would gain
   *[any] a player would gain
} is captured by { AMOUNT($amount, "number") } instead

## Texts of cards: amounts

# Forms: `plain` for each; `number` and `limit` by itself; `head` and `tail` around a number; `some` at
# least one; `none`; `than` and `quantity` after «more than»; `own` for whoever has it.
counted-that = { $number ->
    [1] that much
    [2] twice that much
   *[other] { $number } times that much
} { $what }
counted-all = { $amount }
counted-rest = { $amount }
counted-half = { $amount }
counted-paid = as much { $what } as was paid for it
script-chosen = { $form ->
    [head] the chosen number is
    [tail] {""}
    [some] the chosen number is 1 or more
    [none] the chosen number is 0
   *[number] the chosen number
}
    .style = that
script-tally = { $form ->
    [head] the result is
    [tail] {""}
    [some] it has an effect
    [none] it has no effect
   *[number] the result
}
    .style = that
script-of-event = { $form ->
    [head] that number is
    [tail] {""}
    [some] that number is 1 or more
    [none] that number is 0
   *[number] that number
}
    .style = paid
script-times = { $form ->
    [factor] { $factor }
    [plain] { AMOUNT($amount, "plain") }
    [head] { script-times-number } is
    [tail] {""}
    [some] { script-times-number } is 1 or more
    [none] { script-times-number } is 0
   *[number] { script-times-number }
}
    .style = times
script-times-number = { $factor } times { AMOUNT($amount, "number") }
script-count = { $form ->
    [number] the number of { PHRASE($group, "loc", "plural") }
    [limit] the number of { PHRASE($group, "loc", "plural") }
    [quantity] { PHRASE($group, "loc", "plural") }
    [than] { PHRASE($group, "loc", "plural") }
    [head] there are
    [tail] {" "}{ PHRASE($group, "loc", "plural") }
    [none] there are no { PHRASE($group, "loc", "plural") }
    [some] there is { A(PHRASE($group, "loc")) }
   *[plain] for each { PHRASE($group, "loc") }
}
    .style = each
script-how-many = { $form ->
    [number] the number of those cards
    [limit] the number of those cards
    [quantity] those cards
    [than] those cards
    [head] there are
    [tail] {" "}of those cards
    [none] there is not one of those cards
    [some] there is one of those cards
   *[plain] for each { $previous ->
        [heal] creature healed this way
        [destroy] card destroyed this way
        [discard] card discarded this way
        [purged] card purged this way
        [reveal] card revealed this way
       *[other] of those cards
    }
}
    .style = each
script-how-many-kept = { $form ->
    [number] the number of those cards
    [limit] the number of those cards
    [quantity] those cards
    [than] those cards
    [head] among them there are
    [tail] { $group ->
        [none] {" "}cards
       *[other] {" "}{ PHRASE($group, "nom", "plural") }
    }
    [none] { $group ->
        [none] you do not
       *[other] { PHRASE($group) } is not among them
    }
    [some] { $group ->
        [none] you do
       *[other] { A(PHRASE($group)) } is among them
    }
   *[plain] { $group ->
        [none] for each of them
       *[other] for each { PHRASE($group) } among them
    }
}
    .style = each
script-value-of = { $form ->
    [head] { script-of-card } { NOUN($attribute) } is
    [tail] {""}
    [some] { script-of-card } { NOUN($attribute) } is 1 or more
    [none] { script-of-card } { NOUN($attribute) } is 0
   *[number] { script-of-card } { NOUN($attribute) }
}
script-of-card = { $name ->
    [self] this card's
    [host] this creature's
   *[other] its
}
script-total-of = { $form ->
    [head] the combined { NOUN($attribute) } of { PHRASE($group, "gen", "plural") } is
    [tail] {""}
    [some] the combined { NOUN($attribute) } of { PHRASE($group, "gen", "plural") } is 1 or more
    [none] the combined { NOUN($attribute) } of { PHRASE($group, "gen", "plural") } is 0
   *[number] the combined { NOUN($attribute) } of { PHRASE($group, "gen", "plural") }
}
    .style = total
script-amber-of = { $form ->
    [tail-one] {" "}æmber
    [head] { $whose ->
        [you] you have
        [opponent] your opponent has
       *[any] the players have
    }
    [tail] {" "}æmber
    [some] { $whose ->
        [you] you have any æmber
        [opponent] your opponent has any æmber
       *[any] anybody has æmber
    }
    [none] { $whose ->
        [you] you have no æmber
        [opponent] your opponent has no æmber
       *[any] nobody has æmber
    }
    [than] { $whose ->
        [you] you
        [opponent] your opponent
       *[any] all players
    }
    [own] { $whose ->
        [you] all your æmber
       *[other] all their æmber
    }
    [own-head] { $whose ->
        [you] you have
       *[other] they have
    }
    [of] { $whose ->
        [you] your æmber
        [opponent] your opponent's æmber
       *[any] all æmber
    }
    [own-of] { $whose ->
        [you] your æmber
       *[other] their æmber
    }
    [quantity] { $whose ->
        [you] æmber in your pool
        [opponent] æmber in your opponent's pool
       *[any] æmber in all pools
    }
    [plain] for each æmber in { $whose ->
        [you] your pool
        [opponent] your opponent's pool
       *[any] all pools
    }
   *[number] { $whose ->
        [you] all your æmber
        [opponent] all your opponent's æmber
       *[any] all æmber
    }
}
    .style = all
script-keys-of = { $form ->
    [number] the number of { script-keys }
    [limit] the number of { script-keys }
    [quantity] { script-keys }
    [than] { script-keys }
    [head] { $whose ->
        [you] you have
       *[other] your opponent has
    }
    [tail] {" "}{ script-forged } keys
    [none] { $whose ->
        [you] you have
       *[other] your opponent has
    } no { script-forged } key
    [some] { $whose ->
        [you] you have
       *[other] your opponent has
    } any { script-forged } key
   *[plain] for each { script-forged } key { $whose ->
        [you] you have
        [opponent] your opponent has
       *[any] of the players
    }
}
    .style = each
script-keys = { $whose ->
    [you] your
    [opponent] your opponent's
   *[any] all
} { script-forged } keys
script-forged = { $forged ->
    [yes] forged
   *[no] unforged
}
# «All but 5» of somebody's æmber; «for each … beyond …»; as a condition it is «more than» or «fewer than».
script-excess = { $form ->
    [some] { STYLE($one) ->
        [number] { $one ->
            [1] { AMOUNT($other, "none") }
           *[other] { AMOUNT($other, "head") } { STYLE($other) ->
                [that] less
               *[other] fewer
            } than { $one }{ AMOUNT($other, "tail") }
        }
        [all] { AMOUNT($one, "head") } more{ AMOUNT($one, "tail") } than { STYLE($other) ->
            [all] { AMOUNT($other, "than") }
           *[other] { AMOUNT($other, "quantity") }
        }
       *[other] { AMOUNT($one, "head") } more{ AMOUNT($one, "tail") } than { AMOUNT($other, "quantity") }
    }
    [plain] { AMOUNT($one, "plain") } beyond { STYLE($other) ->
        [number] { $other }
       *[other] { AMOUNT($other, "number") }
    }
    [own] all but { $other } of { AMOUNT($one, "own-of") }
    [cap] { AMOUNT($other, "quantity") }
    [head] { script-excess-number } is
    [tail] {""}
    [none] { script-excess-number } is 0
   *[number] { script-excess-number }
}
    .style = { STYLE($one) ->
        [all] { STYLE($other) ->
            [number] rest
           *[other] excess
        }
        [each] each
       *[other] excess
    }
counted-excess = { counted-equal }
counted-times = { counted-equal }
script-excess-number = { STYLE($other) ->
    [number] { STYLE($one) ->
        [all] all but { $other } of { AMOUNT($one, "of") }
       *[other] { AMOUNT($one, "number") } minus { $other }
    }
   *[other] { AMOUNT($one, "number") } minus { AMOUNT($other, "number") }
}
script-difference = { $form ->
    [head] { script-difference-number } is
    [tail] {""}
    [some] { script-difference-number } is 1 or more
    [none] { script-difference-number } is 0
   *[number] { script-difference-number }
}
script-difference-number = { STYLE($other) ->
    [excess] { AMOUNT($one, "number") }, but no more than { AMOUNT($other, "cap") }
   *[other] { AMOUNT($one, "number") } minus { AMOUNT($other, "number") }
}
script-half = { $form ->
    [own] half of { AMOUNT($amount, "own-of") }, rounding down
    [head] { script-half-number } is
    [tail] {""}
    [some] { script-half-number } is 1 or more
    [none] { script-half-number } is 0
   *[number] { script-half-number }
}
    .style = { STYLE($amount) ->
        [all] half
       *[other] equal
    }
script-half-number = half of { STYLE($amount) ->
    [all] { AMOUNT($amount, "of") }
   *[other] { AMOUNT($amount, "number") }
}, rounding down
script-marks-on = { $form ->
    [number] { script-marks-number }
    [limit] { script-marks-number }
    [quantity] { script-marks-number }
    [than] { script-marks-number }
    [head] there is
    [tail] {" "}{ script-mark-many }{ script-mark-place }
    [none] there is no { script-mark-one }{ script-mark-place }
    [some] there is any { script-mark-one }{ script-mark-place }
   *[plain] for each { script-mark-one }{ script-mark-place }
}
    .style = each
script-marks-number = the { $mark ->
    [amber] {""}
    [damage] {""}
   *[other] number of{" "}
}{ script-mark-many }{ script-mark-place }
script-mark-one = { $mark ->
    [amber] æmber
    [damage] damage
    [stun] { NOUN("stun-counter") }
    [ward] { NOUN("ward-counter") }
    [enrage] { NOUN("enrage-counter") }
    [doom] { NOUN("doom-counter") }
   *[power-counter] { NOUN("power-counter") }
}
script-mark-many = { $mark ->
    [amber] æmber
    [damage] damage
    [stun] { NOUN("stun-counter", "nom", 2) }
    [ward] { NOUN("ward-counter", "nom", 2) }
    [enrage] { NOUN("enrage-counter", "nom", 2) }
    [doom] { NOUN("doom-counter", "nom", 2) }
   *[power-counter] { NOUN("power-counter", "nom", 2) }
}
script-mark-place = { $group ->
    [none] { $name ->
        [self] {" "}on { script-this }
        [host] {" "}on this creature
        [subject] {" "}on the same creature
       *[other] {" "}on it
    }
   *[other] {" "}on { PHRASE($group, "loc", "plural") }
}
script-done-in-turn = { $form ->
    [head] { $group ->
        [none] { script-doer } { script-did }
       *[other] { HEAD($group) ->
            [this-card] { script-this } has been { script-did }
           *[other] { script-doer } { script-did }
        }
    }
    [tail] { $group ->
        [none] {" "}{ script-done-things } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] {" "}times { script-done-when }
           *[other] {" "}{ script-done-things } { script-done-when }
        }
    }
    [tail-one] {" "}{ script-done-bare } { script-done-when }
    [some] { script-doer } { script-did } { script-done-thing } { script-done-when }
    [none] { script-doer } { script-did } no { script-done-things } { script-done-when }
    [quantity] { script-done-things } { script-doer } { script-did } { script-done-when }
    [than] { script-done-things } { script-doer } { script-did } { script-done-when }
    [number] the number of { script-done-things } { script-doer } { script-did } { script-done-when }
    [limit] the number of { script-done-things } { script-doer } { script-did } { script-done-when }
   *[plain] for each { script-done-bare } { script-doer } { script-did } { script-done-when }
}
    .style = each
script-doer = { $whose ->
    [you] you
    [opponent] your opponent
   *[any] the players
}{ $before ->
    [yes] {""}
   *[no] { $whose ->
        [opponent] {" "}has
       *[other] {" "}have
    }
}
script-did = { $kind ->
    [played] played
    [used] used
    [discarded] discarded
    [forged] forged
    [fell] lost in a fight
   *[other] done
}
script-done-thing = { $kind ->
    [forged] a key
   *[other] { $group ->
        [none] a card
       *[other] { A(PHRASE($group)) }
    }
}
script-done-things = { $kind ->
    [forged] keys
    [fell] creatures
   *[other] { $group ->
        [none] cards
       *[other] { PHRASE($group, "gen", "plural") }
    }
}
script-done-bare = { $kind ->
    [forged] key
    [fell] creature
   *[other] { $group ->
        [none] card
       *[other] { PHRASE($group) }
    }
}
script-done-when = { $before ->
    [yes] { $whose ->
        [opponent] on their previous turn
       *[other] in the previous turn
    }
   *[no] this turn
}
script-this-card = this card
script-house-bit = { $house ->
    [none] that house
   *[other] { $form ->
        [dat] house { WORD($house, of: "house") }
       *[acc] { WORD($house, of: "house") }
    }
}
script-all-houses = all houses

## Texts of cards: conditions

script-at-least = { $form ->
    [not] { $number ->
        [1] { AMOUNT($amount, "none") }
       *[other] { AMOUNT($amount, "head") } fewer than { $number }{ AMOUNT($amount, "tail") }
    }
   *[plain] { $number ->
        [1] { AMOUNT($amount, "some") }
       *[other] { AMOUNT($amount, "head") } { $number } or more{ AMOUNT($amount, "tail") }
    }
}
script-at-least-count = { $number ->
    [1] { HEAD($group) ->
        [this-card] this card is still in play
       *[other] there is { A(PHRASE($group, "loc")) }
    }
   *[other] there are { $number } or more { PHRASE($group, "loc", "plural") }
}
script-fewer-count = there are { $number ->
    [1] no
   *[other] fewer than { $number }
} { PHRASE($group, "loc", "plural") }
script-at-least-tally = { $number ->
    [1] { $form ->
        [while] you can
       *[plain] { $case ->
            [while] you can
           *[other] { $previous ->
                [deal] this damage destroys it
               *[other] you do
            }
        }
    }
   *[other] { $previous ->
        [heal] { $number } or more damage is healed this way
       *[other] { $number } or more cards are affected
    }
}
script-fewer-tally = { $number ->
    [1] { $previous ->
        [deal] this damage does not destroy it
       *[other] you do not
    }
   *[other] fewer than { $number } cards are { $previous ->
        [destroy] destroyed
        [exhausted] exhausted
        [discard] discarded
       *[other] affected
    } this way
}
script-exactly = { AMOUNT($amount, "head") } exactly { $number }{ $number ->
    [1] { AMOUNT($amount, "tail-one") }
   *[other] { AMOUNT($amount, "tail") }
}
script-not = { CLAUSE($condition, "not") }
script-all-of = { $form ->
    [while] { LIST($conditions, "while") }
   *[other] { LIST($conditions) }
}
script-any-of = { LIST($conditions, "nom", "or") }
script-is-of = { $name ->
    [self] { script-this }
    [host] this creature
    [other] the creature it fights
    [this-way] that card
   *[other] it
} { $form ->
    [not] is not
   *[other] is
} { STYLE($group) ->
    [place] { CLAUSE($group) }
    [side] { CLAUSE($group) }
    [zone] { script-is-where }
   *[other] { A(PHRASE($group)) }
}
    .style = { $name ->
        [self] self
       *[other] test
    }
script-is-where = { CLAUSE($group, "in") }
script-active-house-is = { $form ->
    [not] the active house is not
    [it] it is
   *[other] the active house is
} { WORD($house, of: "house") }
    .style = active-house
script-turn-of = { $form ->
    [during] during{" "}
    [not] it is not{" "}
   *[other] it is{" "}
}{ $whose ->
    [you] your
    [opponent] your opponent's
   *[any] anybody's
} turn
    .style = { $whose ->
        [opponent] their-turn
       *[other] turn
    }
script-tide-is = the tide is { $form ->
    [not] not{" "}
   *[other] {""}
}{ $high ->
    [yes] high
   *[no] low
}{ $whose ->
    [opponent] {" "}for your opponent
   *[other] {""}
}
script-key-forged = { $whose ->
    [you] your
    [opponent] your opponent's
   *[any] a
} { WORD($colour, of: "colour") } key is { $form ->
    [not] not{" "}
   *[other] {""}
}forged
script-attacking = this card is { $form ->
    [not] not{" "}
   *[other] {""}
}attacking { A(PHRASE($group)) }
    .style = self
script-fighting = this card is { $form ->
    [not] not{" "}
   *[other] {""}
}fighting
    .style = self
script-have-house-in-common = { $form ->
    [not] those cards do not share a house
   *[other] those cards share a house
}

## Errors of decks

deck-set-unknown = There is no set “{ $set }”. There are: { $known }.
deck-house-unknown = There is no house “{ $house }”. There are: { $known }.
deck-houses-not-three = A deck has three different houses; this one has { $count }: { $houses }.
deck-too-many-cards = A deck has { $wanted } cards; this one has { $count }.
deck-cards-unknown = These cards are unknown: { $cards }.
deck-cards-not-implemented = These cards can't be played here yet: { $cards }.
deck-cards-of-later-sets = A deck of the set “{ $set }” can't hold cards of later sets: { $cards }.
deck-house-not-its-own = A card is said to be of the house “{ $house }”, but the houses of the deck are: { $houses }.
deck-house-not-twelve = A house of a deck has { $wanted } cards; “{ $house }” has { $count } here.
deck-icon-unknown = The card “{ $card }” can't have the icon “{ $icon }”. There are: { $known }.
deck-too-many-icons = The card “{ $card }” has { $count } added icons; { $most } are possible.
deck-halves-not-paired = The halves of these gigantic creatures don't come in pairs: { $cards }.
deck-set-too-small = No deck can be made of the set “{ $set }”: only these houses have enough cards here: { $houses }.
deck-advice-not-two = Chains are advised for two decks; these are { $count }: { $decks }.
deck-code-broken = This part of the deck code can't be read: “{ $part }”.
deck-code-too-long = A deck code of { $count } characters is too long: { $most } are possible.
deck-code-version = The deck code is of the unknown version “{ $version }”; known is “{ $known }”.
deck-file-empty = The deck file is empty.
deck-file-not-text = The deck file is not text.
deck-file-not-json = The deck file can't be read: it begins like JSON but is none.
deck-file-other-kind = This document is no KeyForge deck.
deck-file-too-large = The deck file is too large: { $count }, and { $most } is possible.
deck-file-no-table = { $where }: a table of words and values belongs here.
deck-file-no-list = { $where }: a list belongs here.
deck-file-no-text = { $where }: a text belongs here, not “{ $value }”.
deck-file-no-number = { $where }: a whole number from { $least } to { $most } belongs here, not “{ $value }”.
deck-file-list-too-long = { $where }: the list has { $count } entries; { $most } are possible.
deck-file-unknown-word = { $where }: the word “{ $word }” is unknown. Known here: { $known }.
deck-list-no-cards = There are no cards in this list.
deck-list-no-house = Line { $line }: “{ $text }” stands before any house is named.
deck-list-bad-count = Line { $line }: a card can't be there { $count } times.
deck-list-line-too-long = Line { $line } is too long: { $most } characters are possible.
deck-list-too-many-lines = The list has { $count } lines; { $most } are possible.
deck-list-wrong-mark = Line { $line }: “{ $card }” is marked as “{ $mark }” but is not.
deck-vault-not-one = The document holds { $count } decks; it should hold one.
deck-vault-expansion = The number of the set can't be “{ $expansion }”. There are: { $known }.
deck-vault-cards-missing = The document does not describe these cards: { $cards }.
deck-vault-icons-missing = These cards are enhanced, but the document does not say with which icons: { $cards }.
