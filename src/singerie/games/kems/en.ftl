# What only Kem's says: its cards, its calls and why they count.

game-kems = Kem's
    .short = Four alike, a secret sign, one bell.
    .pitch = Four alike in your hand, a secret sign across the table, and your partner rings the bell before the others understand.

card-trumpet = Trumpet
    .the = the Trumpet
card-drum = Drum
    .the = the Drum
card-keeper = Keeper
    .the = the Keeper
card-referee = Referee
    .the = the Referee
card-diva = Diva
    .the = the Diva
card-fan = Fan
    .the = the Fan
card-snapper = Snapper
    .the = the Snapper
card-coach = Coach
    .the = the Coach
card-majorette = Majorette
    .the = the Majorette
card-commentator = Commentator
    .the = the Commentator
card-mascot = Mascot
    .the = the Mascot
card-ice-cream-seller = Ice-cream seller
    .the = the Ice-cream seller
card-groundskeeper = Groundskeeper
    .the = the Groundskeeper
card-joker = Joker
    .the = a Joker

character-trumpet = { card-trumpet }
    .four = four Trumpets
character-drum = { card-drum }
    .four = four Drums
character-keeper = { card-keeper }
    .four = four Keepers
character-referee = { card-referee }
    .four = four Referees
character-diva = { card-diva }
    .four = four Divas
character-fan = { card-fan }
    .four = four Fans
character-snapper = { card-snapper }
    .four = four Snappers
character-coach = { card-coach }
    .four = four Coaches
character-majorette = { card-majorette }
    .four = four Majorettes
character-commentator = { card-commentator }
    .four = four Commentators
character-mascot = { card-mascot }
    .four = four Mascots
character-ice-cream-seller = { card-ice-cream-seller }
    .four = four Ice-cream sellers
character-groundskeeper = { card-groundskeeper }
    .four = four Groundskeepers

call-kems = Kem's
call-super = Super Kem's
call-contre = Contre-Kem's

event-SignCardDrawn = { $team-is ->
    [yours] Your team’s sign card is: { $family }. Your secret sign must be of this family.
   *[theirs] The sign card of { $team } is: { $family }.
}
    .mark = !
event-CardsShown = { $seat-is ->
    [you] Too lucky! You were dealt { $cards }: you show them and draw new ones.
   *[other] Too lucky! { $seat } was dealt { $cards }, shows them and draws new ones.
}
event-Redrawn = { $seat-is ->
    [you] You draw { $cards } instead.
   *[other] { $seat } draws { $cards } instead.
}

reason-no-bell = The round is over and nobody rang.
reason-partner-has-four = { $seat-is ->
    [you] Kem's! You are right about your partner: { $judged }.
    [mate] Kem's! { $seat } is right about you: { $judged }.
   *[other] Kem's! { $seat } is right about { $seat-mates }: { $judged }.
}
reason-both-but-said-kems = { $seat-is ->
    [you] Kem's! You are right, and it was even a Super Kem's: { $judged }.
   *[other] Kem's! { $seat } is right, and it was even a Super Kem's: { $judged }.
}
reason-only-announcer-has-four = { $seat-is ->
    [you] No Kem's: your partner { $seat-mates } would need four alike, and only you have them.
    [mate] No Kem's: you would need four alike, and only { $seat } has them.
   *[other] No Kem's: { $seat-mates } would need four alike, and only { $seat } has them.
}
reason-partner-has-not = { $seat-is ->
    [you] No Kem's: your partner { $seat-mates } does not have four alike.
    [mate] No Kem's: { $seat } rang for you, but you do not have four alike.
   *[other] No Kem's: { $seat } rang for { $seat-mates }, who does not have four alike.
}
reason-both-have-four = Super Kem's! Both partners have it: { $judged }.
reason-not-both-have-four = { $judged-count ->
    [0] No Super Kem's: both partners would need four alike, and nobody has them.
   *[other] No Super Kem's: both partners would need four alike, but { $judged }.
}
reason-no-opponent-has-four = { $seat-is ->
    [you] No Contre-Kem's: neither of the other two has four alike.
   *[other] No Contre-Kem's: { $seat } suspected the other team, but neither of them has four alike.
}
reason-one-opponent-has-four = { $seat-is ->
    [you] Contre-Kem's! You caught them: { $judged }.
   *[other] Contre-Kem's! { $seat } saw through the other team: { $judged }.
}
reason-both-opponents-have-four = { $seat-is ->
    [you] Contre-Kem's! You caught both of them: { $judged }.
   *[other] Contre-Kem's! { $seat } saw through both of the others: { $judged }.
}

reason-over-rounds = All rounds have been played.
reason-over-target = The points to reach have been reached.
reason-over-pointless = Five rounds in a row without a point are enough.

view-round = { $options-target ->
    [none] Round { $value } of { $options-rounds }
   *[other] Round { $value }, up to { $options-target } points
}
view-sign_card = Sign card: { $value }

option-rounds = Rounds
    .help = how many rounds are played
option-target = Points to reach
    .help = points that end the game, instead of a number of rounds
option-sudden_death = Sudden death
    .help = whether teams that are equal play on after the last round
option-jokers = Jokers
    .help = how many jokers are in the pack
option-renew_sign = New signs
    .help = whether there is a huddle before every round or only before the first
