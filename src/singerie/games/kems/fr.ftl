# Ce que seul Kem's dit : ses cartes, ses annonces et pourquoi elles comptent.

game-kems = Kem's
    .short = Quatre pareilles, un signe secret, une sonnette.
    .pitch = Quatre pareilles dans ta main, un signe secret en travers de la table, et ton partenaire sonne avant que les autres aient compris.

card-trumpet = Trompette
    .the = la Trompette
card-drum = Tambour
    .the = le Tambour
card-keeper = Gardien
    .the = le Gardien
card-referee = Arbitre
    .the = l’Arbitre
card-diva = Diva
    .the = la Diva
card-fan = Supporter
    .the = le Supporter
card-snapper = Reporter
    .the = le Reporter
card-coach = Coach
    .the = le Coach
card-majorette = Majorette
    .the = la Majorette
card-commentator = Speaker
    .the = le Speaker
card-mascot = Mascotte
    .the = la Mascotte
card-ice-cream-seller = Glacier
    .the = le Glacier
card-groundskeeper = Jardinier
    .the = le Jardinier
card-joker = Joker
    .the = un Joker

character-trumpet = { card-trumpet }
    .four = quatre Trompettes
character-drum = { card-drum }
    .four = quatre Tambours
character-keeper = { card-keeper }
    .four = quatre Gardiens
character-referee = { card-referee }
    .four = quatre Arbitres
character-diva = { card-diva }
    .four = quatre Divas
character-fan = { card-fan }
    .four = quatre Supporters
character-snapper = { card-snapper }
    .four = quatre Reporters
character-coach = { card-coach }
    .four = quatre Coachs
character-majorette = { card-majorette }
    .four = quatre Majorettes
character-commentator = { card-commentator }
    .four = quatre Speakers
character-mascot = { card-mascot }
    .four = quatre Mascottes
character-ice-cream-seller = { card-ice-cream-seller }
    .four = quatre Glaciers
character-groundskeeper = { card-groundskeeper }
    .four = quatre Jardiniers

call-kems = Kem's
call-super = Super Kem's
call-contre = Contre-Kem's

event-SignCardDrawn = { $team-is ->
    [yours] La carte signe de ton équipe : { $family }. Votre signe secret doit être de cette famille.
   *[theirs] La carte signe pour { $team } : { $family }.
}
    .mark = !
event-CardsShown = { $seat-is ->
    [you] Trop de chance ! Tu as reçu { $cards } : tu les montres et tu en tires de nouvelles.
   *[other] Trop de chance ! { $seat } a reçu { $cards }, les montre et en tire de nouvelles.
}
event-Redrawn = { $seat-is ->
    [you] À la place, tu tires : { $cards }.
   *[other] À la place, { $seat } tire : { $cards }.
}

reason-no-bell = La manche est finie et personne n’a sonné.
reason-partner-has-four = { $seat-is ->
    [you] Kem's ! Tu as vu juste chez ton partenaire : { $judged }.
    [mate] Kem's ! { $seat } a vu juste chez toi : { $judged }.
   *[other] Kem's ! { $seat } a vu juste chez { $seat-mates } : { $judged }.
}
reason-both-but-said-kems = { $seat-is ->
    [you] Kem's ! Tu as raison, et c’était même un Super Kem's : { $judged }.
   *[other] Kem's ! { $seat } a raison, et c’était même un Super Kem's : { $judged }.
}
reason-only-announcer-has-four = { $seat-is ->
    [you] Pas de Kem's : c’est { $seat-mates } qui devait avoir quatre pareilles, et il n’y a que toi qui les as.
    [mate] Pas de Kem's : c’est toi qui devais avoir quatre pareilles, et il n’y a que { $seat } qui les a.
   *[other] Pas de Kem's : c’est { $seat-mates } qui devait avoir quatre pareilles, et il n’y a que { $seat } qui les a.
}
reason-partner-has-not = { $seat-is ->
    [you] Pas de Kem's : { $seat-mates }, en face de toi, n’a pas quatre pareilles.
    [mate] Pas de Kem's : { $seat } a sonné pour toi, mais tu n’as pas quatre pareilles.
   *[other] Pas de Kem's : { $seat } a sonné pour { $seat-mates }, qui n’a pas quatre pareilles.
}
reason-both-have-four = Super Kem's ! Les deux partenaires l’ont : { $judged }.
reason-not-both-have-four = { $judged-count ->
    [0] Pas de Super Kem's : il fallait quatre pareilles chez les deux partenaires, et personne ne les a.
   *[other] Pas de Super Kem's : il fallait quatre pareilles chez les deux partenaires, mais { $judged }.
}
reason-no-opponent-has-four = { $seat-is ->
    [you] Pas de Contre-Kem's : aucun des deux autres n’a quatre pareilles.
   *[other] Pas de Contre-Kem's : { $seat } a soupçonné les autres, mais aucun des deux n’a quatre pareilles.
}
reason-one-opponent-has-four = { $seat-is ->
    [you] Contre-Kem's ! Tu les as démasqués : { $judged }.
   *[other] Contre-Kem's ! { $seat } a démasqué les autres : { $judged }.
}
reason-both-opponents-have-four = { $seat-is ->
    [you] Contre-Kem's ! Tu les as démasqués tous les deux : { $judged }.
   *[other] Contre-Kem's ! { $seat } a démasqué les deux autres : { $judged }.
}

reason-over-rounds = Toutes les manches sont jouées.
reason-over-target = Le total de points est atteint.
reason-over-pointless = Cinq manches de suite sans un point, ça suffit.

view-round = { $options-target ->
    [none] Manche { $value } sur { $options-rounds }
   *[other] Manche { $value }, jusqu’à { $options-target } points
}
view-sign_card = Carte signe : { $value }

option-rounds = Manches
    .help = combien de manches on joue
option-target = Points à atteindre
    .help = points qui finissent la partie, à la place d’un nombre de manches
option-sudden_death = Mort subite
    .help = si les équipes à égalité continuent après la dernière manche
option-jokers = Jokers
    .help = combien de jokers sont dans le paquet
option-renew_sign = Nouveaux signes
    .help = s’il y a un conciliabule avant chaque manche ou seulement avant la première
