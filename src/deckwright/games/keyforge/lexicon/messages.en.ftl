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
verb-action = Use { CARD($card) } ({ WORD("action", of: "bold") }{ which-ability })
verb-omni = Use { CARD($card) } ({ WORD("omni", of: "bold") }{ which-ability })
which-ability = { $ability ->
    [0] {""}
    [1] , the second
    [2] , the third
    [3] , the fourth
    [4] , the fifth
   *[other] , the sixth
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
    [4] Right of the fourth creature
    [5] Right of the fifth creature
    [6] Right of the sixth creature
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
verb-unforge = The { WORD($colour, of: "colour") } key
verb-by = { CAPITAL(CARD($source)) }
verb-resolve = Resolve { $by ->
    [none] { $ability ->
        [1] {""}
        [2] the second ability of{" "}
        [3] the third ability of{" "}
        [4] the fourth ability of{" "}
        [5] the fifth ability of{" "}
        [6] the sixth ability of{" "}
       *[other] ability { $ability } of{" "}
    }{ CARD($source) }
   *[other] { CARD($source) } (from { CARD($by) })
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
prompt-host = Which creature do you attach { CARD($card) } to?
prompt-use = How do you use { CARD($card) }?
prompt-model = Which card does { CARD($card) } copy?
prompt-icon-capture = { CAPITAL(CARD($card)) }, bonus icon: which creature captures 1 æmber?
prompt-icon-damage = { CAPITAL(CARD($card)) }, bonus icon: which creature is dealt 1 damage?
prompt-pile = In which order do these cards go to { WHOSE($owner) ->
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
} discard pile? Choose the next one, or leave the rest as they are: the last one lies on top.
prompt-on-top = In which order do these cards go on top of { WHOSE($owner) ->
    [yours] your
   *[theirs] { PLAYER($owner, case: "gen") }
} deck? Choose the next one, or leave the rest as they are: the last one lies on top.
prompt-captor = { CAPITAL(CARD($source)) }: there is not enough æmber for all. Which creature captures it?
prompt-which-house = { CAPITAL(CARD($source)) }: choose a house.
prompt-mode = { CAPITAL(CARD($source)) }: choose one.
prompt-first = Who takes the first turn?
prompt-bid = { $chains ->
    [0] Auction for deck 1: how many chains do you bid?
    [one] The bid for deck 1 is { $chains } chain: bid more or pass.
   *[other] The bid for deck 1 is { $chains } chains: bid more or pass.
}
prompt-stand-in = Which creature takes the damage dealt to { CARD($card) }?
prompt-next = { prompt-source }Several cards take their places at once: which one is next?
prompt-share = How much æmber does { CARD($card) } take? There is { $amber } in all.
prompt-unforge = { WHO($seat) ->
    [you] Which of your keys is unforged?
   *[they] Which of { PLAYER($seat, case: "gen") } keys is unforged?
}
prompt-permission = { CAPITAL(CARD($card)) } is of another house. Which card allows this?
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
    [you] You draw
   *[they] { PLAYER($seat) } draws
} a new hand of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
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
event-reaped = { WHO($seat) ->
    [you] You reap
   *[they] { PLAYER($seat) } reaps
} with { CARD($card) }.
event-attacks = { CAPITAL(CARD($card)) } attacks { CARD($target) }.
event-fight-stopped = { CAPITAL(CARD($card)) } does not get to fight.
event-acted = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} { CARD($card) } ({ WORD("action", of: "bold") }).
event-used-omni = { WHO($seat) ->
    [you] You use
   *[they] { PLAYER($seat) } uses
} { CARD($card) } ({ WORD("omni", of: "bold") }).

## Events: damage and how cards stand

event-damaged = { CAPITAL(CARD($card)) } takes { $damage } damage.
event-prevented = { $damage } damage to { CARD($card) } is prevented.
event-healed = { CAPITAL(CARD($card)) } heals { $damage } damage.
event-destroyed = { CAPITAL(CARD($card)) } is destroyed.
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
event-took-amber = { WHO($seat) ->
    [you] You move { $amber } æmber from { CARD($card) } to your pool.
   *[they] { PLAYER($seat) } moves { $amber } æmber from { CARD($card) } to their pool.
}
event-put-amber = { WHO($seat) ->
    [you] You put { $amber } æmber from your pool onto { CARD($card) }.
   *[they] { PLAYER($seat) } puts { $amber } æmber from their pool onto { CARD($card) }.
}
event-amber-removed = { $amber } æmber goes from { CARD($card) } to the common supply.
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

refusal-not-your-move = It is not your turn to decide
refusal-first-turn = On the first turn of the game, only one card may be played or discarded
refusal-other-house = The card is not of the active house
refusal-cannot-be-played = An effect forbids playing this card
refusal-six-times = This card and its copies have already been played or used six times in all this turn
refusal-alpha-too-late = A card with alpha can be played only before anything else is played, used or discarded in this step
refusal-half-alone = A gigantic creature is played from its bottom half, with both halves in hand
refusal-no-creature-to-attach = There is no creature to attach the upgrade to
refusal-cost-not-met = You don't have enough æmber for this, or its condition is not met
refusal-card-limit = An effect does not let you play more cards this turn
refusal-is-exhausted = The card is exhausted
refusal-is-stunned = The creature is stunned: using it only removes the stun
refusal-must-fight = The creature is enraged: it must fight if it can
refusal-card-forbids-it = An effect forbids it
refusal-nothing-to-use = The artifact has no ability to use
refusal-behind-taunt = This creature can't be attacked: a neighbour with taunt protects it
refusal-nobody-to-fight = There is no enemy creature to fight
refusal-tide-changes-nothing = The tide is already high for you, and you can't have more chains: nothing would change
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
# How a text calls its own card depends on what the card is.
script-self = {""}
    .noun = { $kind ->
        [creature] its-host
       *[other] this-card
    }
    .likes = { $kind ->
        [creature] creature copy
       *[other] card action copy
    }
script-host-bold = This creature gains “{ NOTE("self", "by-name") }{ WORD($word, of: "bold") }: { $condition ->
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
script-static = { $condition ->
    [none] { script-static-text }
   *[other] { STYLE($condition) ->
        [first] the first { GRANT($changes, $group, script-first-subject, "sing") }
        [their-turn] { script-while }{ GRANT($changes, $group, script-static-subject, "", "during") }
       *[other] { script-while }{ script-static-text }
    }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
script-first-subject = { PHRASE($group, "nom", 1, "first") }
script-next-subject = the next { PHRASE($group, "nom", 1, "once") }
script-static-text = { $limit ->
    [0] { $form ->
        [once] { GRANT($changes, $group, script-next-subject, "sing", "once") }
       *[other] { GRANT($changes, $group, script-static-subject, "", $form) }
    }
   *[other] { $condition ->
        [none] { GRANT($changes, $group, script-limited-subject, "sing", "limited") }
       *[other] { STYLE($condition) ->
            [other-house] { GRANT($changes, $group, script-limited-subject, "sing", "limited-so") }
           *[other] { GRANT($changes, $group, script-limited-subject, "sing", "limited") }
        }
    }
}
script-limited-subject = { script-each-turn } { A(PHRASE($group, "nom")) }
script-each-turn = { $limit ->
    [1] once a turn
    [2] up to twice a turn
   *[other] up to { $limit } times a turn
}
script-static-subject = { $condition ->
    [none] { PHRASE($group, "nom", "plural", $form) }
   *[other] { STYLE($condition) ->
        [self] { script-same-subject }
        [attack] { script-same-subject }
       *[other] { PHRASE($group, "nom", "plural", $form) }
    }
}
script-same-subject = { HEAD($group) ->
    [this-card] it
    [its-host] it
    [given] it
   *[other] { PHRASE($group, "nom", "plural", $form) }
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
            [self] while { $condition },{" "}
            [state] while { $condition },{" "}
            [attack] when { $condition },{" "}
            [other-house] { $limit ->
                [0] if { $condition },{" "}
               *[other] on each turn when { $condition },{" "}
            }
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
    [opponent] { $form ->
        [during] they forge
       *[other] your opponent forges
    }{ NOTE("they", "told") }
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
    [none] { $form ->
        [more] { script-last-ability }
       *[other] { script-last-what }
    }
   *[other] { STYLE($cards) ->
        [known] { script-last-what }
        [self] { script-last-what }
       *[other] choose { PHRASE($cards) }{ $form ->
            [sentence] . { CAPITAL(script-last-what) }
           *[other] ; { script-last-what }
        }
    }
}
    .joined = no
    .leave = { SAYS($until, "leave") }
    .span = { $cards ->
        [none] { STYLE($ability) ->
            [moment] none
            [their-turn] none
           *[other] { STYLE($until) ->
                [once] none
                [twice] none
                [bare] none
               *[other] said
            }
        }
       *[other] none
    }
script-last-what = { STYLE($ability) ->
    [moment] { CLAUSE($ability, "this-turn") }
   *[other] { STYLE($until) ->
        [once] { script-last-ability }
        [twice] { script-last-ability }
        [bare] { script-last-ability }
       *[other] { script-last-until }, { script-last-ability }
    }
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
            [twice] { CLAUSE($ability, "twice") }
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
script-while-in-play = as long as { script-this } is in play
script-until-they-leave = {""}
    .leave = yes
    .style = bare
script-until-used-up = {""}
    .style = { $cards ->
        [1] once
        [2] twice
       *[other] often
    }

## Texts of cards: effects in a row

list-then = { $rest } and { $last }
script-may = { $mood ->
    [infinitive] if you like, { EFFECT($effect, "infinitive") }
   *[imperative] { $form ->
        [inline] { EFFECT($effect, "imperative") } if you like
       *[other] you may { EFFECT($effect, "infinitive") }
    }
}
script-if = { STYLE($condition) ->
    [found] {""}
    [done] { SAYS($then, "leave") ->
        [yes] {""}
       *[other] if { $condition },{" "}
    }
   *[other] if { $condition }{ script-note-them },{" "}
}{ EFFECT($then, "imperative") }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { EFFECT($otherwise, "imperative") }
}
script-they = { $they ->
    [told] they
   *[other] your opponent
}
script-note-them = { SAYS($condition, "whose") ->
    [opponent] { NOTE("they", "told") }
   *[other] {""}
}
script-sequence = { STEPS($effects, $mood) }
    .apiece = { SAYS($effects, "apiece") }
script-for-each = { SAYS($effect, "apiece") ->
    [fight] fight with { PHRASE($cards, "ins", 1, "each") }, one after the other
   *[other] for { PHRASE($cards, "gen", 1, "each") }, { EFFECT($effect, "imperative") }
}
script-again = repeat this
script-repeat = { SAYS($effect, "until") ->
    [none] { $times ->
        [none] {""}
       *[other] { STYLE($times) ->
            [number] do this { script-so-often }:{" "}
           *[other] do this { COUNTED($times, "time") }:{" "}
        }
    }{ EFFECT($effect, $mood) }{ $while ->
        [none] {""}
       *[other] ; repeat this as long as { CLAUSE($while, "while") }
    }
   *[discard] { $while ->
        [none] { EFFECT($effect, $mood) }
       *[other] discard cards from the top of your deck until you discard { CLAUSE($while, "until") } or run out of cards
    }
}
    .style = { SAYS($effect, "until") ->
        [none] equal
       *[other] until
    }
script-keep = { STYLE($what) ->
    [known] {""}
    [upto] {""}
    [every] note { PHRASE($what, "acc") }
   *[other] { $form ->
        [more] { PHRASE($what, "acc") }
       *[other] choose { PHRASE($what, "acc") }
    }
}
    .joins = yes
    .style = { STYLE($what) }
script-choose-one = choose one: { LIST($modes, "nom", "or") }
script-by-opponent = your opponent does this: “{ SENTENCE($effect) }”

## Texts of cards: æmber

script-gain = { $whose ->
    [you] gain
    [opponent] { $mood ->
        [infinitive] have your opponent gain
       *[imperative] { script-they } { $they ->
            [told] gain
           *[other] gains
        }
    }
   *[any] { $mood ->
        [infinitive] have each player gain
       *[imperative] each player gains
    }
} { STYLE($amount) ->
    [all] as much æmber as { AMOUNT($amount, "own-head") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
    .players = { STYLE($amount) ->
        [all] each
       *[other] none
    }
script-lose = { $whose ->
    [you] lose
    [opponent] { $mood ->
        [infinitive] have your opponent lose
       *[imperative] { script-they } { $they ->
            [told] lose
           *[other] loses
        }
    }
   *[any] { $mood ->
        [infinitive] have each player lose
       *[imperative] each player loses
    }
} { amber-of-their-own }
    .players = { STYLE($amount) ->
        [all] each
        [rest] each
        [half] each
       *[other] none
    }
script-steal = { $whose ->
    [you] steal
   *[opponent] { $mood ->
        [infinitive] have your opponent steal
       *[imperative] { script-they } { $they ->
            [told] steal
           *[other] steals
        }
    }
} { COUNTED($amount, "amber", "acc") }
script-pay = { $whose ->
    [you] pay your opponent
   *[opponent] { $mood ->
        [infinitive] have your opponent pay you
       *[imperative] { script-they } { $they ->
            [told] pay
           *[other] pays
        } you
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
    [one] { $mood ->
        [infinitive] have { script-capturer } capture
       *[imperative] { script-capturer } captures
    } { COUNTED($amount, "amber", "acc") }
   *[other] { $mood ->
        [infinitive] have { PHRASE($cards, "acc", 1, "creature") } capture
       *[imperative] { PHRASE($cards, "nom", 1, "creature") } captures
    } { COUNTED($amount, "amber", "acc") }
}{ $own_side ->
    [yes] {" "}from its own side
   *[no] {""}
}{ script-tail }
    .joined = no
script-capturer = { STYLE($amount) ->
    [each] one { PHRASE($cards, "nom", 1, "bare") }
    [times] one { PHRASE($cards, "nom", 1, "bare") }
   *[other] { PHRASE($cards, "nom", 1, "creature") }
}
script-exalt = exalt { PHRASE($cards, "acc", 1, "creature") }{ STYLE($amount) ->
    [number] { $amount ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $amount } times
    }
   *[other] {" "}{ COUNTED($amount, "time") }
}
    .joins = yes
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
       *[imperative] { script-they } { $they ->
            [told] gain
           *[other] gains
        }
    }
   *[any] { $mood ->
        [infinitive] have each player gain
       *[imperative] each player gains
    }
} { COUNTED($amount, "chain", "acc") }

## Texts of cards: damage and destruction

script-deal = { STYLE($cards) ->
    [one] { STYLE($amount) ->
        [each] { script-deal-one }
        [times] { script-deal-one }
       *[other] deal { script-damage-to }
    }
   *[other] deal { script-damage-to }
}{ $splash ->
    [0] {""}
   *[other] , with { $splash } splash
}{ $through_armour ->
    [yes] , ignoring armour
   *[no] {""}
}
    .style = deal
script-damage-to = { STYLE($amount) ->
    [number] { $amount } damage to { PHRASE($cards, "dat", 1, "creature") }{ script-tail }
    [each] 1 damage to { PHRASE($cards, "dat", 1, "creature") } { AMOUNT($amount, "plain") }
    [times] { AMOUNT($amount, "factor") } damage to { PHRASE($cards, "dat", 1, "creature") } { AMOUNT($amount, "plain") }
    [that] that much damage to { PHRASE($cards, "dat", 1, "creature") }
   *[other] damage to { PHRASE($cards, "dat", 1, "creature") } equal to { AMOUNT($amount, "number") }
}
script-damage-one = { STYLE($amount) ->
    [times] { AMOUNT($amount, "factor") } damage
   *[other] 1 damage
}
script-deal-one = { $mood ->
    [infinitive] deal { script-damage-one } to one { PHRASE($cards, "dat", 1, "bare") }
   *[imperative] choose { PHRASE($cards, "acc", 1, "creature") } and deal { script-damage-one } to it
} { AMOUNT($amount, "plain") }
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
script-strip-armour = take all armour from { PHRASE($cards, "gen", 1, "creature") } until the end of the turn and deal it 1 damage for each point of armour that it lost this way
    .style = deal
script-heal = { STYLE($amount) ->
    [number] { $amount ->
        [1000] fully heal
       *[other] heal { $amount } damage from
    }
    [that] { $previous ->
        [upto] heal up to { AMOUNT($amount, "upto") } damage from
       *[other] heal that much damage from
    }
    [each] heal 1 damage from
   *[other] heal { COUNTED($amount, "damage") } from
} { STYLE($amount) ->
    [each] { STYLE($cards) ->
        [one] one { PHRASE($cards, "gen", 1, "bare") }
       *[other] { PHRASE($cards, "gen", 1, "creature") }
    } { AMOUNT($amount, "plain") }
   *[other] { PHRASE($cards, "gen", 1, "creature") }
}
    .style = heal
    .joins = yes
script-destroy = { $sacrifice ->
    [yes] sacrifice
   *[no] destroy
} { PHRASE($cards, "acc") }
    .style = destroy

## Texts of cards: zones

script-put = { $to ->
    [hand] { ORIGIN($cards) ->
        [deck] put { PHRASE($cards, "acc", 1, "target") } into your hand
       *[other] return { PHRASE($cards, "acc", 1, "target") } to { hand-of-owner }
    }
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
    .until = { $to ->
        [discard] { ORIGIN($cards) ->
            [deck] discard
           *[other] none
        }
       *[other] none
    }
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
       *[imperative] { script-they } { $they ->
            [told] draw
           *[other] draws
        }
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
   *[other] { PHRASE($cards, "acc") }
}
    .style = reveal
    .joins = yes
script-look-at = { STYLE($cards) ->
    [zone] { OWNER($cards) ->
        [you] look through
       *[other] look at
    } { PHRASE($cards, "acc", 1, "whole") }
   *[other] look at { PHRASE($cards, "acc", 1, "all") }
}
script-put-under = { $facedown ->
    [yes] put { PHRASE($cards, "acc") } facedown under this card
   *[no] graft { PHRASE($cards, "acc") } onto { script-this }
}

## Texts of cards: how cards stand

script-set-mark = { $form ->
    [object] { PHRASE($cards, "acc", 1, "creature") }
   *[other] { $on ->
        [yes] { $mark ->
            [stun] stun
            [ward] ward
            [enrage] enrage
           *[exhausted] exhaust
        }
       *[no] { $mark ->
            [stun] remove the stun from
            [ward] remove the ward from
            [enrage] remove the rage from
           *[exhausted] ready
        }
    }{ $form ->
        [verb] {""}
       *[other] {" "}{ $mark ->
            [exhausted] { PHRASE($cards, "acc", 1, "target") }
           *[other] { PHRASE($cards, "acc", 1, "creature") }
        }{ script-tail }
    }
}
    .style = { $on ->
        [yes] { $mark }
       *[no] ready
    }
    .joins = yes
    .verb = { $on ->
        [yes] yes
       *[no] { $mark ->
            [exhausted] yes
           *[other] none
        }
    }
script-add-counters = { STYLE($cards) ->
    [one] { STYLE($amount) ->
        [each] choose { PHRASE($cards, "acc", 1, "creature") } and give it
        [times] choose { PHRASE($cards, "acc", 1, "creature") } and give it
       *[other] give { PHRASE($cards, "dat", 1, "creature") }
    }
   *[other] give { PHRASE($cards, "dat", 1, "creature") }
} { STYLE($amount) ->
    [number] { script-counters }
    [each] a { script-counter } { AMOUNT($amount, "plain") }
    [times] { SPELLED(AMOUNT($amount, "factor"), "power-counter") } { script-counter-many } { AMOUNT($amount, "plain") }
   *[other] { $mark ->
        [doom] { COUNTED($amount, "doom-counter") }
       *[power-counter] { COUNTED($amount, "power-counter") }
    }
}{ script-tail }
    .joins = yes
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
    [yes] {" "}until { NAME($own-card) } leaves play
   *[no] {""}
}

## Texts of cards: playing, using, forging

script-play-card = play { PHRASE($cards, "acc") }{ SIDE($cards) ->
    [opponent] {" "}as if it were yours
   *[other] {""}
}
script-as-yours-in-play = { SIDE($cards) ->
    [opponent] {" "}as if it were yours
    [any] {" "}as if it were yours
   *[other] {""}
}
script-put-into-play = put { PHRASE($cards, "acc") } into play under { $yours ->
    [yes] your control
   *[no] its owner's control
}{ $in_its_place ->
    [yes] {" "}where this card last stood
   *[no] {""}
}
script-gain-text = choose { PHRASE($cards, "acc", 1, "creature") } in play; for the remainder of the turn, it gains the text of { $previous ->
    [reveal] the revealed creature
   *[other] { PHRASE($of, "gen") }
}
script-resolve-icons = resolve { STYLE($cards) ->
    [known] its bonus icons
   *[other] the bonus icons of { PHRASE($cards, "gen") }
} as if you had played it
script-use = { $how ->
    [fight] fight with { PHRASE($cards, "ins", 1, "creature") }{ $against ->
        [none] {""}
       *[other] {" "}against { PHRASE($against, "gen", 1, "creature") }
    }
    [reap] reap with { PHRASE($cards, "ins", 1, "creature") }
   *[any] use { SIDE($cards) ->
        [any] any { PHRASE($cards, "acc", 1, "bare") } in play
       *[other] { PHRASE($cards, "acc") }
    }{ script-as-yours-in-play }
}
    .apiece = { $how }
script-trigger-abilities = resolve the “{ $kind ->
    [played] { WORD("play", of: "bold") }
    [reaped] { WORD("reap", of: "bold") }
    [survived] { WORD("fight", of: "bold") }
   *[other] { WORD("action", of: "bold") }
}:” ability of { PHRASE($cards, "gen") }{ HEAD($cards) ->
    [creature] { script-as-yours-in-play }
   *[other] {""}
}
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
script-strike-instead = this creature deals its damage to { PHRASE($cards, "dat", 1, "creature") } of your choice instead of the attacked creature

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
    .optional = may
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
        [1] { $form ->
            [bare] { PHRASE($domain, $case) }
           *[other] { HEAD($domain) ->
                [neighbour] one of { PHRASE($domain, $case) }
               *[other] { A(PHRASE($domain, $case)) }
            }
        }
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
    [number] { script-so-often }
    [times] { AMOUNT($times, "often") } { AMOUNT($times, "plain") }
    [each] { AMOUNT($times, "plain") }
    [rest] { AMOUNT($times, "plain") }
   *[other] { COUNTED($times, "time") }
}
script-so-often = { $times ->
    [2] twice
   *[other] { COUNTED($times, "time") }
}
script-choose-number = a number{ STYLE($most) ->
    [total] {""}
   *[other] {" "}from { $least } to { AMOUNT($most) }
}
    .head = card
    .number = sing
    .style = { STYLE($most) ->
        [total] number
       *[other] upto
    }
script-every = { $form ->
    [whole] { CLAUSE($group, "whole") }
    [all] all { PHRASE($group, $case, "plural") }
   *[plain] { HEAD($group) ->
        [neighbour] each of { PHRASE($group, $case, 1, "every") }
       *[other] each { PHRASE($group, $case, 1, "every") }
    }
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
script-kept-together = { $pair ->
    [told] them
   *[other] { $number ->
        [2] both chosen cards
       *[other] the chosen cards
    }
}
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
        [creature] creature copy
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
script-named = { $name ->
    [self] { $beside ->
        [yes] { NAME($own-card) }
       *[other] { script-called }
    }
   *[other] { script-called }
}
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
    [other] the attacked creature
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
script-this = { $beside ->
    [yes] { NAME($own-card) }
   *[other] { $self ->
        [its-host] this creature
        [creature] this creature
        [by-name] { NAME($own-card) }
       *[other] this card
    }
}
script-it = { $it-number ->
    [plur] them
   *[sing] it
}

## Texts of cards: tests on cards

script-both = { $form ->
    [zone] { LIST($groups) }
    [every] { GROUP($groups, $case, $count, "every") }
    [permit] { GROUP($groups, $case, $count, "permit") }
    [placeless] { GROUP($groups, $case, $count, "placeless") }
    [controlled] { GROUP($groups, $case, $count, "controlled") }
    [once] { GROUP($groups, $case, $count, "once") }
    [first] { GROUP($groups, $case, $count, "first") }
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
            [whole] and { CLAUSE($other, "whole-too") }
            [every] and { CLAUSE($other, "more") }
           *[other] { $count ->
                [plural] and
               *[other] or
            } { CLAUSE($other, "more") }
        }
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
    [place] not { CLAUSE($group) }
    [name] with a different name
   *[other] { $count ->
        [1] that is not { A(PHRASE($group)) }
       *[other] that are not { PHRASE($group, "nom", "plural") }
    }
}
    .role = { STYLE($group) ->
        [house] before
        [trait] before
        [exhausted] state
        [damage] state
        [it] first
        [kept] first
       *[other] after
    }
    .style = { STYLE($group) ->
        [house] house
        [trait] house
        [place] place
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
having-flank = on a flank
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
script-shares-owner = {""}
    .role = after
    .owner = its
script-owned-by = { $yours ->
    [yes] you own
   *[no] your opponent owns
}
    .role = after
script-with-name = { $form ->
    [controlled] { NAME($card) }
   *[other] { NOUN("copy", $case, $count) } of { NAME($card) }
}
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
       *[other] state
    }
    .style = { $mark }
script-neighbour-of = { $name ->
    [self] neighbouring
    [other] { $foe ->
        [told] its neighbours
       *[other] the attacked creature's neighbours
    }
   *[other] its neighbours
}
    .role = { $name ->
        [self] before
       *[other] noun
    }
    .head = { $name ->
        [self] creature
       *[other] neighbour
    }
    .instead = { $name ->
        [self] no
       *[other] yes
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
script-being-played = { $form ->
    [once] { $side ->
        [you] you play this turn
        [opponent] your opponent plays this turn
       *[any] played this turn
    }
    [first] played each turn
   *[other] { $side ->
        [you] you play
        [opponent] your opponent plays
       *[any] that are played
    }
}
    .role = after
    .style = place
    .owner = told
script-was-kept = the chosen card
    .head = card
    .style = kept
# «Friendly» of a card that the text has named is whether you control it.
script-controlled = { $form ->
    [permit] {""}
    [controlled] {""}
   *[other] { $whose ->
        [you] friendly
        [opponent] enemy
       *[any] {""}
    }
}
    .role = before
    .style = side
script-attackable = that it can attack
    .role = after
script-power-is-chosen = with that power
    .role = after
    .style = place

# Where cards are: «from» for what is taken, «in» (the locative) for what is counted.
in-zone-hand = { $form ->
    [whole] {""}
    [whole-too] {""}
    [permit] {""}
    [more] {""}
   *[other] { $whose ->
        [any] {""}
       *[other] { script-from }{" "}
    }
}{ $form ->
    [permit] {""}
   *[other] { $whose ->
        [you] your hand
        [opponent] your opponent's hand
       *[any] { $its-owner ->
            [yes] from its owner's hand
           *[other] hand
        }
    }
}
    .role = after
    .style = zone
in-zone-deck = { $form ->
    [whole] {""}
    [whole-too] {""}
    [more] {""}
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
    [whole-too] {""}
    [more] {""}
   *[other] { script-from }{" "}
}{ $whose ->
    [you] your discard pile
    [opponent] your opponent's discard pile
   *[any] { $form ->
        [every] both discard piles
       *[other] a discard pile
    }
}
    .role = after
    .style = zone
# Without an owner it follows «in your»: an archive is told by whose zone it is.
in-zone-archive = { $whose ->
    [you] { script-from } your archive
    [opponent] { script-from } your opponent's archive
   *[any] {""}
}
    .role = after
    .style = zone
script-zone-of = { script-from } { $whose ->
    [you] your archive
    [opponent] your opponent's archive
   *[any] any archive
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
in-zone-line = { $form ->
    [more] play
   *[other] { script-from } play
}
    .role = after
    .style = zone
in-zone-artifacts = { script-from } play
    .role = after
    .style = play
in-zone-upgrades = { script-from } play
    .role = after
    .style = play
in-zone-under = grafted onto { $self ->
    [its-host] this creature
   *[other] this card
}
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
script-who-pays = { $form ->
    [during] they must pay
   *[other] your opponent must pay
}
script-who-cannot = { $form ->
    [during] they cannot
   *[other] { SIDE($group) ->
        [you] you cannot
        [opponent] your opponent cannot
       *[other] players cannot
    }
}
script-permitted-cards = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", "permit") }
}
script-permitted-it = { HEAD($group) ->
    [this-card] it
    [its-host] it
    [given] it
   *[other] them
}
script-permitted = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", $form) }
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
change-enters-ready = { $form ->
    [once] enters
   *[other] { $subject-number ->
        [sing] enters
       *[plur] enter
    }
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
change-playable = { $form ->
    [limited] you may play one { PHRASE($group, "acc", 1, "permit") } each turn, whatever the active house is
    [limited-so] you may play one { PHRASE($group, "acc", 1, "permit") }
    [once] you may play one { PHRASE($group, "acc", 1, "permit") } this turn, whatever the active house is
   *[other] you may play { script-permitted-cards }, whatever the active house is
}
    .style = permit
change-usable = { $form ->
    [once] you may use one { PHRASE($group, "acc", 1) } this turn as if it were
    [twice] you may use up to { SPELLED(2, $group) } { PHRASE($group, "acc", 2) } this turn as if they were
   *[other] you may use { script-permitted } as if { HEAD($group) ->
        [this-card] it were
        [its-host] it were
        [given] it were
       *[other] they were
    }
} of the active house
    .style = permit
change-may-fight = may fight, whatever the active house is
change-only-fights = { $object ->
    [it] they
   *[named] { PHRASE($group, "nom", "plural", $form) }
} can be used only to fight
    .style = permit
change-cannot-be-played = { SIDE($group) ->
    [named] { script-permitted } cannot be played
   *[other] { script-who-cannot } play { script-permitted-cards }
}
    .style = permit
change-cannot-be-used = { SIDE($group) ->
    [named] { script-permitted } cannot be used
   *[other] { script-who-cannot } use { script-permitted-cards }
}
    .style = permit
change-cannot-fight = { $form ->
    [during] they cannot use { script-permitted-cards } to fight
   *[other] { SIDE($group) ->
        [you] you cannot use { script-permitted } to fight
        [opponent] your opponent cannot use { script-permitted-cards } to fight
       *[other] { script-permitted } cannot fight
    }
}
    .style = permit
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
change-ignores-taunt = { $subject-number ->
    [sing] ignores
   *[plur] ignore
} taunt{ change-when-attacking }
    .style = ignores
    .lead = when attacking
change-ignores-elusive = { $previous ->
    [ignores] elusive
   *[other] { $subject-number ->
        [sing] ignores
       *[plur] ignore
    } elusive
}{ change-when-attacking }
    .style = ignores
    .lead = when attacking
# Where all that is said holds when attacking, that stands before the subject.
change-when-attacking = { $lead ->
    [none] {" "}when attacking
   *[other] {""}
}
change-purged-instead = { $subject-number ->
    [sing] is
   *[plur] are
} purged instead of going from play to a discard pile
change-spendable = when forging keys, you may also spend the æmber on { script-permitted }
    .style = permit
change-shielded-by = { $subject-number ->
    [sing] passes the damage dealt to it
   *[plur] pass the damage dealt to them
} on to { AMOUNT($amount, "number") }
change-toll-to-play = to play { A(PHRASE($group, "acc", 1, "permit")) }, { script-who-pays } you { COUNTED($amount, "amber") }
    .style = permit
change-toll-to-use = to use { A(PHRASE($group, "acc", 1, "permit")) }, { script-who-pays } you { COUNTED($amount, "amber") }
    .style = permit
change-perishes = destroy { script-permitted }
    .style = permit

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
change-hand-size = during the “draw cards” step, { $case ->
    [you] you draw
    [opponent] your opponent draws
    [them] they draw
   *[any] each player draws
} { STYLE($amount) ->
    [number] { $amount ->
        [-2] 2 cards fewer than usual, normally up to 4
        [-1] 1 card fewer than usual, normally up to 5
        [1] 1 card more than usual, normally up to 7
        [2] 2 cards more than usual, normally up to 8
       *[other] { $amount } cards more than usual
    }
   *[other] X cards more than usual, where X is { AMOUNT($amount, "number") }
}
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
change-spends-to-opponent = { $case ->
    [you] your opponent gets all æmber that you spend
    [opponent] you get all æmber that your opponent spends
    [them] their opponent gets all æmber that they spend
   *[any] each player gets all æmber that their opponent spends
} on keys
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
    [upto] { AMOUNT($limit, "upto") }
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
    [often] { script-times-often }
    [plain] { AMOUNT($amount, "plain") }
    [head] { script-times-number } is
    [tail] {""}
    [some] { script-times-number } is 1 or more
    [none] { script-times-number } is 0
   *[number] { script-times-number }
}
    .style = times
script-times-number = { script-times-often } { AMOUNT($amount, "number") }
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
    [self] { $self ->
        [its-host] this creature's
        [creature] this creature's
       *[other] this card's
    }
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
    .whose = { $whose }
    .own = yes
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
            [2] { SAYS($other, "first") ->
                [yes] { AMOUNT($other, "first") }
               *[other] { AMOUNT($other, "head") } fewer than { $one }{ AMOUNT($other, "tail") }
            }
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
    .first = { STYLE($one) ->
        [number] { $one ->
            [2] { SAYS($other, "first") }
           *[other] no
        }
       *[other] no
    }
    .whose = { SAYS($one, "whose") }
counted-excess = { counted-equal }
counted-times = { counted-equal }
script-times-often = { $factor ->
    [2] twice
   *[other] { $factor } times
}
script-excess-number = { STYLE($other) ->
    [number] { STYLE($one) ->
        [all] all but { $other } of { AMOUNT($one, "of") }
       *[other] { AMOUNT($one, "number") } minus { $other }
    }
   *[other] { AMOUNT($one, "number") } minus { AMOUNT($other, "number") }
}
script-difference = { $form ->
    [upto] { AMOUNT($one, "number") }
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
    [first] { $group ->
        [none] this is the first card { script-doer } { script-did } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] { script-this } is used for the first time { script-done-when }
           *[other] this is the first { PHRASE($group) } { script-doer } { script-did } { script-done-when }
        }
    }
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
    .first = yes
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
script-this-card = { $own ->
    [its-host] this creature
   *[other] this card
}
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
    .style = { SAYS($amount, "first") ->
        [yes] first
       *[other] equal
    }
    .whose = { SAYS($amount, "whose") }
script-at-least-count = { $number ->
    [1] { HEAD($group) ->
        [this-card] { script-this } is still in play
        [copy] { SIDE($group) ->
            [you] you control { PHRASE($group, "acc", 1, "controlled") }
            [opponent] your opponent controls { PHRASE($group, "acc", 1, "controlled") }
           *[other] there is { A(PHRASE($group, "loc")) }
        }
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
        [until] {""}
        [while] you can
       *[plain] { $case ->
            [until] {""}
            [while] you can
           *[other] { $previous ->
                [deal] this damage destroys it
               *[other] you do
            }
        }
    }
   *[other] { $previous ->
        [heal] { $number } damage is healed this way
       *[other] { $number } or more cards are { script-tally-done } this way
    }
}
    .style = { $number ->
        [1] done
       *[other] equal
    }
script-fewer-tally = { $number ->
    [1] { $previous ->
        [deal] this damage does not destroy it
       *[other] you do not
    }
   *[other] fewer than { $number } cards are { script-tally-done } this way
}
script-tally-done = { $previous ->
    [destroy] destroyed
    [exhausted] exhausted
    [discard] discarded
    [purged] purged
    [reveal] revealed
   *[other] affected
}
script-exactly = { AMOUNT($amount, "head") } exactly { $number }{ $number ->
    [1] { AMOUNT($amount, "tail-one") }
   *[other] { AMOUNT($amount, "tail") }
}
    .whose = { SAYS($amount, "whose") }
script-not = { $form ->
    [until] { CLAUSE($condition, "until") }
   *[other] { $case ->
        [until] { CLAUSE($condition, "until") }
       *[other] { CLAUSE($condition, "not") }
    }
}
    .style = { STYLE($condition) ->
        [active-house] other-house
       *[other] none
    }
script-all-of = { $form ->
    [while] { LIST($conditions, "while") }
    [until] { LIST($conditions, "until") }
   *[other] { LIST($conditions) }
}
script-holds-all = { LIST($conditions) }
    .style = self
# Whoever went elsewhere can't be found any more: that is a rule (KF-9.17), and no card says it.
script-is-of = { $form ->
    [until] { A(PHRASE($group)) }
   *[other] { script-is-of-test }
}
    .style = { $name ->
        [self] self
        [host] self
        [bound] self
        [it] { STYLE($group) ->
            [zone] found
           *[other] test
        }
        [subject] { STYLE($group) ->
            [zone] found
           *[other] test
        }
        [other] { STYLE($group) ->
            [zone] found
           *[other] test
        }
       *[other] test
    }
script-is-side = { SIDE($group) ->
    [opponent] your opponent { $form ->
        [not] does not control
       *[other] controls
    }
   *[other] you { $form ->
        [not] do not control
       *[other] control
    }
} { $name ->
    [self] { script-this }
    [host] this creature
   *[other] it
}
script-is-who = { $name ->
    [self] { script-this }
    [host] this creature
    [other] the attacked creature
    [this-way] that card
   *[other] it
}
script-is = { $form ->
    [not] is not
   *[other] is
}
script-is-of-test = { STYLE($group) ->
    [side] { $name ->
        [subject] it { script-is } { CLAUSE($group) }
       *[other] { script-is-side }
    }
    [zone] { $name ->
        [self] { script-this } { script-is } { script-is-where }
       *[other] {""}
    }
   *[other] { $previous ->
        [until] { STYLE($group) ->
            [place] { script-is-who } { script-is } { CLAUSE($group) }
           *[other] you { $form ->
                [not] did not discard
               *[other] discarded
            } { A(DISCARDED($group, "acc")) } this way
        }
       *[other] { script-is-who } { script-is } { STYLE($group) ->
            [place] { CLAUSE($group) }
           *[other] { A(PHRASE($group)) }
        }
    }
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
    .style = state
script-key-forged = { $whose ->
    [you] your
    [opponent] your opponent's
   *[any] a
} { WORD($colour, of: "colour") } key is { $form ->
    [not] not{" "}
   *[other] {""}
}forged
    .style = state
script-attacking = { script-this } { $form ->
    [not] is not attacking
   *[other] attacks
} { A(PHRASE($group)) }
    .style = attack
script-fighting = { script-this } is { $form ->
    [not] not{" "}
   *[other] {""}
}in a fight
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
deck-cards-unknown = These cards are unknown: { $cards }.{ $found ->
    [0] {""}
    [1] {" "}Did you mean: { $near }?
   *[other] {" "}They may stand for: { $near }.
}
deck-link = Links are not opened here. Open this address of the publisher's site in your browser, copy the whole text and paste it here; or paste the list of cards. { $address }
deck-link-unknown = Links are not opened here. Paste the list of cards (a line for each house, below it its cards), a deck code, or the deck's JSON.
deck-cards-not-implemented = These cards can't be played here yet: { $cards }.
deck-cards-of-later-sets = A deck of the set “{ $set }” can't hold cards of later sets: { $cards }.
deck-house-not-its-own = A card is said to be of the house “{ $house }”, but the houses of the deck are: { $houses }.
deck-house-not-twelve = A house of a deck has { $wanted } cards; “{ $house }” has { $count } here.
deck-icon-unknown = The card “{ $card }” can't have the icon “{ $icon }”. There are: { $known }.
deck-too-many-icons = The card “{ $card }” has { $count } added icons; at most { $most } are possible.
deck-halves-not-paired = The halves of these gigantic creatures don't come in pairs: { $cards }.
deck-set-too-small = No deck can be made of the set “{ $set }”: only these houses have enough cards here: { $houses }.
deck-advice-not-two = Chains are advised for two decks; these are { $count }: { $decks }.
deck-code-broken = This part of the deck code can't be read: “{ $part }”.
deck-code-too-long = A deck code of { $count } characters is too long: at most { $most } are possible.
deck-code-version = The version of the deck code, “{ $version }”, is unknown; only “{ $known }” can be read.
deck-file-empty = The deck file is empty.
deck-file-not-text = The deck file is not text.
deck-file-not-json = The deck file can't be read: it begins like JSON but is not valid.
deck-file-other-kind = This document is not a KeyForge deck.
deck-file-too-large = The deck file is too large: { $count }; at most { $most } is possible.
deck-file-no-table = { $where }: a table of words and values belongs here.
deck-file-no-list = { $where }: a list belongs here.
deck-file-no-text = { $where }: text belongs here, not “{ $value }”.
deck-file-no-number = { $where }: a whole number from { $least } to { $most } belongs here, not “{ $value }”.
deck-file-list-too-long = { $where }: the list has { $count } entries; at most { $most } are possible.
deck-file-unknown-word = { $where }: the word “{ $word }” is unknown. Known here: { $known }.
deck-list-no-cards = There are no cards in this list.
deck-list-no-house = Line { $line }: “{ $text }” stands before any house is named.
deck-list-bad-count = Line { $line }: a card can't be in a deck { $count } times.
deck-list-line-too-long = Line { $line } is too long: at most { $most } characters are possible.
deck-list-too-many-lines = The list has { $count } lines; at most { $most } are possible.
deck-list-wrong-mark = Line { $line }: “{ $card }” is marked as “{ $mark }” but isn't.
deck-vault-not-one = The document holds { $count } decks; it should hold one.
deck-vault-expansion = The number of the set can't be “{ $expansion }”. There are: { $known }.
deck-vault-cards-missing = The document does not describe these cards: { $cards }.
deck-vault-icons-missing = These cards are enhanced, but the document does not say with which icons: { $cards }.
