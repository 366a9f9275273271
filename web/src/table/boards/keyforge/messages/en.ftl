keyforge-active = to play
keyforge-turn = Turn { $turn }
keyforge-before = Before the first turn
keyforge-step-set-up = Set-up
keyforge-step-forge = Forge a key
keyforge-step-choose = Choose a house
keyforge-step-main = Play, discard, use
keyforge-step-ready = Ready cards
keyforge-step-draw = Draw cards
keyforge-step-end = End of the turn
keyforge-steps = Steps of the turn
keyforge-amber = Æmber
keyforge-cost = A key costs { $cost }
keyforge-can-forge = Enough for a key
keyforge-keys = Keys: { $count } of 3
keyforge-key-forged = { $colour } key: forged
keyforge-key-unforged = { $colour } key: not forged
keyforge-chains = { $count ->
    [one] { $count } chain
   *[other] { $count } chains
}
keyforge-held-back = { $count ->
    [one] draws { $count } card fewer
   *[other] draws { $count } cards fewer
}
keyforge-houses = Houses
keyforge-house-active = { $house }: the active house
keyforge-tide-high = High tide
keyforge-tide-low = Low tide
keyforge-tide-neutral = The tide is neutral
keyforge-wins = { $wins ->
    [one] { $wins } game won
   *[other] { $wins } games won
}
keyforge-left-flank = Left flank
keyforge-right-flank = Right flank
keyforge-no-creatures = No creatures
keyforge-no-artifacts = No artifacts
keyforge-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
keyforge-hidden = { $count ->
    [one] { $count } card face down under another
   *[other] { $count } cards face down under others
}
keyforge-loose = Under other cards
keyforge-stage = Being resolved
keyforge-no-hand = No cards in hand
keyforge-hand-of = Hand: { $name }
keyforge-zone-of = { $zone }: { $name }
keyforge-choose-house = Which house?
keyforge-deck-list = Deck list
keyforge-deck-number = Deck { $number }
keyforge-taunt = A neighbour with taunt protects it
