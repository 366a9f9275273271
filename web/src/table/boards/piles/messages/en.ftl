piles-browse = { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Look through them.
piles-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
piles-close = Close
piles-empty = There is nothing here.
piles-unknown = { $count ->
    [one] { $count } card you don't know
   *[other] { $count } cards you don't know
}
piles-all-unknown = You may not look at these cards.
piles-choose-here = Choose here
