### Common messages in English.

## Languages

language-en = English
language-ru = Russian
language-uk = Ukrainian

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
list-or = { $rest } or { $last }
list-then = { $rest }, then { $last }

counted = { $count ->
    [1] { A($what) }
   *[other] { $count } { $what }
}
counted-by = { A($what) } { $amount }

## Options

verb-no = No
verb-yes = Yes
verb-done = Done
verb-pick = Choose { CARD($card, case: "acc") }
verb-resolve = Resolve { CARD($source, case: "acc") }{ $ability ->
    [1] {""}
   *[other] , ability { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(set off by { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }Do it?
prompt-choose = { prompt-source }{ prompt-effect }Make your choice.
prompt-order = Several abilities are waiting: which one comes first?
prompt-instead = Several abilities would change what happens to { CARD($subject) }: which one does?
prompt-amount = { prompt-source }{ prompt-effect }Choose a number.
prompt-source = { $source ->
    [none] {""}
   *[other] { CAPITAL(CARD($source)) }.{" "}
}
prompt-effect = { $effect ->
    [none] {""}
   *[other] { SENTENCES($effect) }{" "}
}

## Refusals

refusal = { $reason } ({ $rule })

## Texts of cards

script-play = { SENTENCES($effects) }
script-sequence = { STEPS($effects, $mood) }
script-may = you may { EFFECT($effect, "infinitive") }
script-if = if { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { EFFECT($otherwise, $mood) }
}
script-triggered = { script-limit }after { $on }{ script-condition }, { $effect }
script-replacement = { script-limit }when { EFFECT($on, "would") }{ script-condition }, { $effect } instead
script-limit = { $limit ->
    [0] {""}
    [1] once a turn,{" "}
   *[other] up to { $limit } times a turn,{" "}
}
script-condition = { $condition ->
    [none] {""}
   *[other] {" "}if { $condition }
}
script-choose = { $least ->
    [0] up to { SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
   *[other] { $most ->
        [1] any { PHRASE($domain, $case) }
       *[other] any { SPELLED($most, $domain) } { PHRASE($domain, $case, $most) }
    }
}
    .head = { HEAD($domain) }
script-every = all { PHRASE($group, $case, "plural") }
    .head = { HEAD($group) }

## Errors: choices

choice-game-over = The game is over: there is nothing left to choose.
choice-unknown-key = “{ $choice }” is not an option of this decision.
choice-bad-index = There is no option { $choice }: the options are numbered from 0 to { $last }.
choice-bad-type = A choice is the number or the key of an option, not something of the type { $type }.

## Errors: games and their set-up

game-unknown = There is no game “{ $game }”. There are: { $known }.
language-unknown = The language “{ $language }” is not spoken here. There are: { $known }.
seats-bad = This game can't be played by “{ $seats }” players: it takes { $least } to { $most }.
seat-unknown = There is no seat “{ $seat }”: this table has { $seats } seats, numbered from 0.
seed-bad = A seed is a whole number, not “{ $seed }”.
setting-unknown = This game has no setting “{ $name }”. It has: { $known }.
setting-bad-value = The setting “{ $name }” can't be “{ $value }”. It takes: { $takes }.

## Errors: saved games and records

document-kind = { $kind ->
    [state] a saved game
   *[record] a record of a game
}
document-not-json = This is not { document-kind }: the text is not JSON.
document-other-kind = This is not { document-kind }.
document-newer = This document has the unknown format “{ $format }”: formats up to { $known } can be read.
document-other-game = This document is of the game “{ $game }”, not of “{ $wanted }”.
document-damaged = { $kind ->
    [state] The saved game is damaged: it was changed, or a part of it is missing.
   *[record] The record is damaged: a part of it is missing or can't be read.
}

## Errors: descriptions of positions

scenario-not-a-mapping = { $where }: a table of words and values belongs here.
scenario-not-a-list = { $where }: a list belongs here.
scenario-unknown-word = { $where }: the word “{ $word }” is unknown. Known here: { $known }.
scenario-bad-value = { $where }: “{ $value }” is not possible here. It takes: { $takes }.
scenario-unknown-card = { $where }: “{ $card }” is no card that can be here.
scenario-card-twice = { $where }: the card “{ $card }” is already somewhere else.
scenario-no-captain = { $where }: Captain Force can only lie on the field in epic mode, and once, if a player holds him.
scenario-bad-spiral = { $where }: the Spiral of Power names each of the five factions once.
