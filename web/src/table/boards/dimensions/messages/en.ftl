### The table of Battle of Dimensions. Names of factions, phases, cards and zones come from the server.

dimensions-turn = Turn { $turn }
dimensions-before = Before the first turn
dimensions-final = The last turn
dimensions-extra = Extra turn
dimensions-phases = Phases of the turn
dimensions-active = To play
dimensions-winner = Winner
dimensions-score = { $score ->
    [one] { $score } card
   *[other] { $score } cards
}
dimensions-of = Dimension: { $name }
dimensions-zone-of = { $zone }, { $name }
dimensions-squad = { $squad }, { $owner }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dimensions-beats = { $faction } beats { $prey }.
dimensions-count = { $count ->
    [one] { $count } card in all Dimensions.
   *[other] { $count } cards in all Dimensions.
}
dimensions-chosen = Has chosen
dimensions-choosing = Choosing
dimensions-won = Won
dimensions-lost = Lost
dimensions-entity = Plays for: { $faction }
dimensions-secret = (only you can see it)
