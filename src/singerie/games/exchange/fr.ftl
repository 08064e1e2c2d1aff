# Ce que dit une table d’échange : conciliabule, échange, balayage, sonnette, révélation.

event-RoundBegan = { $dealer-is ->
    [you] La manche { $round } commence. C’est toi qui donnes.
   *[other] La manche { $round } commence. C’est { $dealer } qui donne.
}
    .mark = =
event-HuddleBegan = Conciliabule : le moment de convenir d’un signe secret.
event-Proposed = { $seat-is ->
    [you] Tu chuchotes : prenons « { $sign } » comme signe.
   *[other] { $seat } chuchote : prenons « { $sign } » comme signe.
}
    .mark = ?
event-KeepWanted = { $seat-is ->
    [you] Tu veux bien garder le signe.
   *[other] { $seat } veut bien garder le signe.
}
event-SignAgreed = { $team-is ->
    [yours] { $drawn ->
        [yes] Trop tard, la table vous donne un signe secret : { $sign }.
       *[no] C’est décidé ! Votre signe secret : { $sign }.
    }
   *[theirs] { $drawn ->
        [yes] Trop tard, la table donne un signe secret à { $team } : { $sign }.
       *[no] { $team } conviennent d’un signe secret : { $sign }.
    }
}
    .mark = !
event-TeamReady = { $team-is ->
    [yours] Ton équipe sort du conciliabule.
   *[theirs] { $team } sortent du conciliabule.
}
event-HandsDealt = Chacun reçoit quatre cartes.
event-Dealt = { $seat-is ->
    [you] Tes cartes : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
}
event-Turned = Du nouveau sur la table : { $cards }.
event-Reshuffled = On mélange la défausse : le nouveau talon a { $stock } cartes.
event-Swapped = { $seat-is ->
    [you] Tu prends { $take-the } et tu laisses { $give-the }.
   *[other] { $seat } prend { $take-the } et laisse { $give-the }.
}
event-SaidDone = { $seat-is ->
    [you] Tu as fini avec cette table.
   *[other] { $seat } a fini avec cette table.
}
event-Swept = La table est balayée : { $reason }.
event-Signalled = { $seat-is ->
    [you] { $signal-you }
   *[other] { $seat } { $signal-they }
}
    .mark = ~
event-Said = { $seat-is ->
    [you] Tu dis : « { $text } »
   *[other] { $seat } dit : « { $text } »
}
    .mark = ~
event-Rang = { $seat-is ->
    [you] Ding ! Tu sonnes !
   *[other] Ding ! { $seat } sonne !
}
    .mark = !
event-CallSealed = { $seat-is ->
    [you] Tu annonces { $call } !
   *[other] { $seat } annonce { $call } !
}
event-Verdict = { $points ->
    [0] { $reason } Personne ne marque.
    [one] { $reason } { $points } point pour { $team }.
   *[other] { $reason } { $points } points pour { $team }.
}
    .mark = !
    .judged = { $seat-is ->
        [you] tu as { $character-four }
       *[other] { $seat } a { $character-four }
    }
event-HandsShown = Tout le monde montre sa main.
event-SaidReady = { $seat-is ->
    [you] Tu veux bien continuer.
   *[other] { $seat } veut bien continuer.
}
event-GameEnded = { $outcome-winners-is ->
    [all] Égalité : tout le monde gagne ! { $outcome-reason }
    [you] Bravo ! Victoire pour { $outcome-winners }. { $outcome-reason }
   *[other] Victoire pour { $outcome-winners }. { $outcome-reason }
}
    .mark = =

reason-all-done = tout le monde a fini
reason-table-quiet = plus personne n’échange
reason-table-old = elle est là depuis assez longtemps

do-Propose = propose
    .help = chuchote un signe secret à l’oreille de ton partenaire
    .sign = Quel signe ? D’une à trois choses, dans l’ordre
do-Accept = accepte
    .help = dis oui au signe de ton partenaire
    .sign = Quel signe ?
do-Keep = garde
    .help = garde le signe que vous avez
do-Swap = échange
    .help = échange une carte de ta main contre une carte de la table
    .give = Laquelle de tes cartes poses-tu ?
    .take = Quelle carte de la table prends-tu ?
do-Done = fini
    .help = dis que tu ne veux plus rien de cette table
    .table = Quelle table ?
do-Announce = sonne
    .help = appuie sur la sonnette et annonce ce que tu as vu
    .call = Qu’annonces-tu ?
do-Signal = signal
    .help = fais un signal que tout le monde voit : ton signe secret, ou un leurre
    .signal = Quel signal ?
do-Say = dis
    .help = dis quelque chose que tout le monde entend
    .text = Que dis-tu ?
do-Ready = continue
    .help = tu as bien vu les mains, on continue

ask-huddle = Mets-toi d’accord avec ton partenaire : propose un signe, ou attends le sien et accepte.
    .time = Encore { $seconds } s pour vous décider ; ensuite, la table choisit pour vous.
ask-huddle-over = Ton équipe est prête. Attends les autres.
    .time = Le conciliabule finit dans { $seconds } s au plus tard.
ask-exchange = Rassemble quatre pareilles. Tu les as ? Fais ton signe. Ton partenaire le fait ? Sonne !
    .time = Si personne n’échange, la table est balayée dans { $seconds } s.
ask-exchange-done = Tu as fini avec cette table, mais tu peux encore échanger, faire un signal ou sonner.
    .time = Si personne n’échange, la table est balayée dans { $seconds } s.
ask-sweep = On balaie la table. Rien que des signaux pour l’instant.
    .time = Nouvelles cartes dans { $seconds } s.
ask-bell = On a sonné ! Seule une annonce au même instant compte encore.
ask-bell-mine = Tu as sonné. Maintenant, tout le monde regarde les mains.
ask-showdown = Regarde bien les mains. Tape « continue » quand tu as tout vu.
    .time = La suite vient toute seule dans { $seconds } s.
ask-showdown-ready = Attends que les autres aient tout vu.
    .time = La suite vient toute seule dans { $seconds } s.

refused-proposal-changed = Cette proposition ne tient plus : ton partenaire a une autre idée.
refused-already-agreed = Ton équipe est déjà d’accord ; le signe reste pour cette manche.
refused-cannot-keep = Cette fois, ton équipe doit trouver un nouveau signe.
refused-same-sign = C’est l’ancien signe. Trouves-en un autre.
refused-not-a-sign = Ce n’est pas un signe de ta famille : d’une à trois choses de ta liste.
refused-signal-too-soon = Pas si vite : { $seconds } s entre deux signaux.
refused-not-a-sentence = Dis quelque chose, en 120 caractères au plus.
refused-not-your-card = Cette carte n’est pas dans ta main.
refused-card-gone = Trop tard, cette carte est partie. Tu gardes ta main.
refused-card-gone-to = Trop tard : { $by } a pris cette carte avant toi. Tu gardes ta main.
refused-table-changed = La table vient de changer. Regarde encore.
refused-already-done = Tu as déjà dit « fini ».
refused-sweeping = On balaie la table : attends les nouvelles cartes.
refused-round-over = Cette manche est finie.
refused-bell-rang = Trop tard : on a déjà sonné.

phase-huddle = Conciliabule
phase-exchange = Échange
phase-sweep = Balayage
phase-bell = Sonnette
phase-showdown = Révélation
phase-over = Partie finie

view-phase = { $value }
view-dealer = { $dealer-is ->
    [you] Tu donnes
   *[other] { $value } donne
}
view-points = Points : { $value }
    .item = { $team } { $value }
view-places = Joueurs
    .seat = { $value }
    .bot = robot
    .done = { $phase-id ->
        [showdown] OK
       *[other] fini
    }
    .shown = { $value }
view-table = Sur la table
    .none = Aucune carte sur la table.
view-hand = Ta main
view-stock = { $stock ->
    [one] { $value } carte au talon
   *[other] { $value } cartes au talon
}
view-sign = Votre signe secret : { $value }
view-offer = Tu proposes : { $value }
view-partner_offer = Ton partenaire propose : { $value }

option-stage = Scène
    .help = où se font les signaux
option-huddle_seconds = Conciliabule
    .help = secondes que dure le conciliabule, au plus
option-sweep_seconds = Balayage
    .help = secondes que dure un balayage
option-quiet_seconds = Table calme
    .help = secondes sans échange avant que la table soit balayée
option-table_seconds = Vieille table
    .help = secondes avant que toute table soit balayée
option-round_tables = Tables par manche
    .help = tables balayées qui finissent une manche sans points
option-showdown_seconds = Révélation
    .help = secondes pendant lesquelles les mains restent montrées, au plus
option-signal_seconds = Entre deux signaux
    .help = secondes entre deux signaux d’un même joueur, au moins
option-strict_order = Ordre strict
    .help = si d’autres signaux entre deux cassent un signe
