### Common messages in English.

## Players, cards, lists

player-named = { $case ->
    [gen] { $name }'s
   *[nom] { $name }
}
player-unnamed = { $case ->
    [gen] Player { $number }'s
   *[nom] Player { $number }
}
player-you = you

# A card with a name of its own, by itself and in a sentence.
name-plain = { $name }
card-plain = { $name }
card-copy = { $card } ({ $number })

list-and = { $rest } and { $last }
list-beside = { $rest }, and { $last }
list-clauses = { $rest }, and { $last }
list-or = { $rest } or { $last }
list-then = { $rest }, then { $last }

## Options

verb-no = No
verb-yes = Yes
verb-done = Done
verb-pick = Choose { CARD($card, case: "acc") }
verb-resolve = Resolve { CARD($source, case: "acc") }{ $ability ->
    [1] {""}
    [2] , second ability
    [3] , third ability
   *[other] , ability { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(set off by { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }{ $effect ->
    [none] Do it?
   *[other] Do you?
}
prompt-choose = { prompt-source }{ $effect ->
    [none] Make your choice.
   *[other] { SENTENCE($effect) }
}
prompt-order = Several abilities are waiting: which one comes first?
prompt-instead = Several abilities would change what happens to { CARD($subject) }: which one does?
prompt-amount = { prompt-source }{ prompt-effect }Choose a number.
prompt-source = { $source ->
    [none] {""}
   *[other] { CAPITAL(CARD($source)) }.{" "}
}
prompt-effect = { $effect ->
    [none] {""}
   *[other] { SENTENCE($effect) }{" "}
}

## Refusals

refusal = { $reason } ({ $rule })

## Texts of cards: abilities and how effects follow one another

script-play = { RUN($effect) }
script-triggered = { script-limit }after { $on }{ script-only-if }, { RUN($effect) }
script-replacement = { script-limit }when { EFFECT($on, "would") }{ script-only-if }, do this instead: { RUN($effect) }
script-static = { script-limit }{ PHRASE($group, "nom", "plural") } { CHANGES($changes, $group) }{ $condition ->
    [none] {""}
   *[other] {" "}as long as { $condition }
}
script-influence = { $whose ->
    [you] for you
    [opponent] for your opponent
   *[any] for each player
}: { LIST($changes) }{ $condition ->
    [none] {""}
   *[other] {" "}as long as { $condition }
}
script-gains = { $subject-number ->
    [sing] gains
   *[plur] gain
} “{ SENTENCE($ability) }”
script-limit = { $limit ->
    [0] {""}
    [1] once a turn,{" "}
   *[other] up to { $limit } times a turn,{" "}
}
script-only-if = { $condition ->
    [none] {""}
   *[other] {" "}if { $condition }
}
script-sequence = { STEPS($effects, $mood) }
script-may = you may { EFFECT($effect, "infinitive") }
script-if = if { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { EFFECT($otherwise, $mood) }
}
script-for-each = for { PHRASE($cards, "gen", 1, "each") }: { EFFECT($effect, $mood) }
script-repeat = { $times ->
    [none] {""}
   *[other] do this { COUNTED($times, "time") }:{" "}
}{ EFFECT($effect, $mood) }{ $while ->
    [none] {""}
   *[other] ; repeat this as long as { CLAUSE($while, "while") }
}
script-keep = choose { PHRASE($what, "acc") }
script-last = { $cards ->
    [none] {""}
   *[other] choose { PHRASE($cards, "acc") };{" "}
}{ $until }, { $ability }

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] any { PHRASE($domain, $case) } (choose { STYLE($times) ->
        [each] once { $times }
       *[other] { COUNTED($times, "time") }
    }, the same again if you like)
}{ $by ->
    [opponent] {" "}of your opponent's choice
   *[other] {""}
}
    .head = { HEAD($domain) }
script-choose-some = { $least ->
    [0] up to { SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
   *[other] { $most ->
        [1] any { PHRASE($domain, $case) }
       *[other] any { SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
    }
}
script-every = { $form ->
    [each] each { PHRASE($group, $case) }
   *[plain] all { PHRASE($group, $case, "plural") }
}
    .head = { HEAD($group) }
script-at-random = { $most ->
    [1] a random { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group) } random { PHRASE($group, $case, $most) }
}
    .head = { HEAD($group) }
script-extreme = the { $most ->
    [1] { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group) } { PHRASE($group, $case, $most) }
} with the { $highest ->
    [yes] highest
   *[no] lowest
} { NOUN($attribute) }
    .head = { HEAD($group) }
script-choose-number = a number from { $least } to { AMOUNT($most) }
script-kept = the { $slot ->
    [0] first
    [1] second
   *[other] third
} chosen card
    .head = card
    .number = sing
script-named = { script-called }
    .head = card
    .number = sing

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count) }
    .head = { HEAD($groups) }
script-either = { PHRASE($one, $case, $count) } or { PHRASE($other, $case, $count) }
    .head = { HEAD($one) }
script-except = that { $count ->
    [1] is not { A(PHRASE($group)) }
   *[other] are not { PHRASE($group, "nom", "plural") }
}
    .role = after
script-other = { AGREE("other", $head, $case, $count) }
    .role = first
script-any-card = { NOUN("card", $case, $count) }
    .head = card
script-controlled = { $whose ->
    [you] { AGREE("friendly", $head, $case, $count) }
    [opponent] { AGREE("enemy", $head, $case, $count) }
   *[any] {""}
}
    .role = before
script-neighbour-of = { AGREE("neighbouring", $head, $case, $count) }
    .role = before
script-attached-to = attached to { script-called }
    .role = after
script-called = { $name ->
    [self] this card
    [this-way] those cards
    [other] the other card
    [host] its host
   *[it] it
}
    .head = card
    .number = sing

# The noun for the card that speaks, by what kind of card it is.
script-self = {""}
    .noun = this-card

## Texts of cards: amounts and conditions

counted = { $count } { $what }
counted-each = { $what } { $amount }
counted-that = that many { $what }
counted-equal = { $number ->
    [1] X
   *[other] { $number }X
} { $what }, where X is { $amount }
script-count = { $form ->
    [number] the number of { PHRASE($group, "gen", "plural") }
   *[plain] for each { PHRASE($group, "acc") }
}
    .style = each
script-how-many = { $form ->
    [number] the number of those cards
   *[plain] for each of those cards
}
    .style = each
script-value-of = the { NOUN($attribute) } of { script-called }
script-tally = the result
    .style = that
script-of-event = that number
    .style = that
script-chosen = the chosen number
script-times = { $factor } times { AMOUNT($amount) }
script-at-least = { AMOUNT($amount) } is at least { $number }
script-at-least-count = there { $number ->
    [1] is { A(PHRASE($group)) }
   *[other] are { $number } or more { PHRASE($group, "gen", "plural") }
}
script-at-least-tally = { $form ->
    [while] it has an effect
   *[plain] you do
}
script-fewer-count = there are { $number ->
    [1] no
   *[other] fewer than { $number }
} { PHRASE($group, "gen", "plural") }
script-fewer-tally = you do not
script-not = it is not true that { $condition }
script-is-of = { $name ->
    [this-way] each of those cards
   *[other] { script-called }
} is { A(PHRASE($group)) }

## Errors: choices

choice-game-over = The game is over: there is nothing left to choose.
choice-unknown-key = “{ $choice }” is not an option of this decision.
choice-bad-index = There is no option { $choice }: the options are numbered from 0 to { $last }.
choice-bad-type = A choice is the number or the key of an option, not something of the type { $type }.

## Errors: games and their set-up

game-unknown = There is no game “{ $game }”. There are: { $known }.
game-fault = The game “{ $game }” has a fault: { $place }: { $reason }.
game-none = The game “{ $game }” has a fault: { $origin } has no game called “{ $name }”.
game-other-name = The game “{ $game }” has a fault: the game in { $origin } calls itself “{ $name }”.
game-name-taken = The game “{ $game }” has a fault: there is another one of that name, in { $other }.
set-not-taken = The set “{ $set }” is left out: the game “{ $game }” takes no cards from outside.
language-unknown = The language “{ $language }” is not spoken here. There are: { $known }.
seats-bad = This game can't be played by “{ $seats }” players: it takes { $least } to { $most }.
seat-unknown = There is no seat “{ $seat }”: this table has { $seats } seats, numbered from 0.
outcome-unending = The game is broken off without a winner: its effects would go on for ever.
record-not-at-the-beginning = A record begins where its game begins; this game is already { $number } choices in. Make the record first and choose through it.
record-of-a-world = This is a possible world, not a game: what is unknown was made up, so it can't be recorded.
record-without-its-scenario = This game began as a described position: the record needs the description too.
record-other-beginning = The game is set up so that it begins with another position than this one.
record-other-scenario = The description gives another position than this one.
record-other-state = This record is of another game, of another moment of it or of other choices: it has { $choices } choices, the game { $number }.
table-bad-cell = { $file }, line { $line }, column “{ $column }”: “{ $value }” is not possible here. It takes: { $takes }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
table-bad-text = { $file }, line { $line }: this is not Unicode text (UTF-8).
table-no-column = { $file }, line { $line }: there is no column “{ $column }”.
table-unknown-column = { $file }, line { $line }: nobody knows the column “{ $column }”.
table-bad-line = { $file }, line { $line }: cells: { $cells }, columns: { $columns }.
table-bad-quotes = { $file }, line { $line }: a quotation mark is out of place.
table-twice = { $file }, line { $line }: “{ $value }” is already in line { $other }.
seed-bad = A seed is a whole number, not “{ $seed }”.
generator-unknown = There is no random number generator “{ $generator }”. There are: { $known }.
setting-unknown = This game has no setting “{ $name }”. It has: { $known }.
setting-bad-value = The setting “{ $name }” can't be “{ $value }”. It takes: { $takes }.

## Errors: saved games and records

document-kind = { $kind ->
    [state] a saved game
   *[record] a record of a game
}
document-not-json = This is not { document-kind }: the text is not JSON.
document-other-kind = This is not { document-kind }.
document-newer = This document's format, “{ $format }”, is unknown: formats up to { $known } can be read.
document-older = This saved game is of an older version, “{ $format }”, whose rules kept other things; it can't be read any more. Records of games can.
document-other-game = This document belongs to the game “{ $game }”, not to “{ $wanted }”.
document-damaged = { $kind ->
    [state] The saved game is damaged: it was changed, or a part of it is missing.
   *[record] The record is damaged: a part of it is missing or can't be read.
}

## Errors: descriptions of positions

scenario-not-a-mapping = { $where }: a table of words and values belongs here.
scenario-not-a-list = { $where }: a list belongs here.
scenario-unknown-word = { $where }: the word “{ $word }” is unknown. Known here: { $known }.
scenario-bad-value = { $where }: “{ $value }” is not possible here. It takes: { $takes }.
scenario-unknown-card = { $where }: “{ $card }” is not a card that can be here.
scenario-missing-word = { $where }: the word “{ $word }” is missing.
scenario-word-twice = { $where }: “{ $word }” stands here twice.
scenario-wrong-place = { $where }: the card “{ $card }” can't be in this place.
scenario-cannot-stay = { $where }: with this, “{ $card }” would not be in play any more.
scenario-card-twice = { $where }: the card “{ $card }” is already somewhere else.
