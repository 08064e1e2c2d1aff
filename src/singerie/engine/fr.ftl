# Ce que dit n’importe quel jeu.

list = { $start } et { $last }
none = aucun
yes = oui
no = non
number = { $value }

seat-you = toi
team-yours = toi et { $mates }
team-theirs = { $members }

event-SeatTaken = { $seat-is ->
    [you] { $bot ->
        [yes] Un robot joue maintenant à ta place.
       *[no] Tu t’assieds et tu joues.
    }
   *[other] { $bot ->
        [yes] Un robot joue maintenant pour { $seat }.
       *[no] { $seat } revient jouer en personne.
    }
}

event-TimersSet = { $factor ->
    [0] Plus de compte à rebours : prenez tout votre temps.
    [1] Les comptes à rebours reprennent leur rythme normal.
   *[other] Les comptes à rebours durent deux fois plus longtemps.
}

refused-not-asked = Ce n’est pas à toi de jouer pour l’instant.
refused-not-now = Impossible pour l’instant.
refused-not-offered = Ce choix n’existe pas.
refused-too-soon = Trop tôt ! Attends un instant.
refused-game-over = La partie est finie.
