# Ce que dit le terminal lui-même, quel que soit le jeu.

list-or = { $start } ou { $last }
who-you = { $name } (toi)
who-mate = { $name } (avec toi)
who-tv = la télé

start-time = Le temps de la table s’arrête pendant que tu réfléchis ; chaque chose que tu fais te prend { $seconds } s, et une ligne vide attend qu’il se passe quelque chose.
start-seat = Tu es { $name }. Tape ? pour de l’aide.
time-left = Encore { $seconds } s.
you-can = Tu peux taper :
you-can-now = Tu peux maintenant taper :
you-can-also = et toujours :
more = Entrée attend · ? aide · règles · sauve FICHIER · quitte
nothing-happens = Rien ne se passera tant que tu ne fais rien.

command-help = aide
command-rules = règles
command-save = sauve
command-quit = quitte

not-on-offer = « { $verb } », pas maintenant. Tu peux : { $verbs }.
not-understood = Je ne comprends pas « { $typed } ». Essaie : { $verbs }, ou ? pour de l’aide.
nothing-more = « { $verb } » se tape tout seul.
too-much = C’est trop. Tape comme ceci : { $example }
want-range = « { $typed } » ne va pas : il faut un nombre entier de { $low } à { $high }.
want-like = « { $typed } » ne va pas. Il faut quelque chose comme : { $example }
unknown = Il n’y a pas de « { $typed } » ici. Choisis : { $choices }.
ambiguous = « { $typed } », ça peut être { $names }. Tapes-en un peu plus.
choose-number = un numéro ou un nom
choose-series = des numéros ou des noms, de { $low } à { $high }, dans l’ordre
choose-range = un nombre entier de { $low } à { $high }
choose-text = ce que tu veux
choose-like = quelque chose comme { $example }
never-mind = Tant pis, on oublie.

saved = Sauvé dans { $file }. Pour revoir la partie : { $program } replay { $file }
not-saved = Impossible d’écrire { $file } : { $why }.
save-how = Pour garder la partie : sauve FICHIER
left = Tu quittes la table. À bientôt !
left-unsaved = La partie n’est pas gardée. La prochaine fois : sauve FICHIER avant de quitter, ou --save FICHIER en commençant.
offer-save = Sauver cette partie ? Un nom de fichier, ou Entrée pour non :
offer-again = On rejoue ? o ou n :
again-yes = oui

replay-entry = { $number } sur { $last } · { $time }
replay-start = Avant la première entrée
replay-as = vu par { $who }
replay-all = tout est montré
replay-nothing = Rien qui se voie d’ici.
replay-sees = { $who } :
replay-keys = Entrée suite · b retour · un numéro y va · s 2, s tv, s all change de place · e fin · q quitte
replay-wrong = Tape Entrée, b, un numéro de 0 à { $last }, s et une place, e ou q.
replay-seats = Un point de vue, c’est { $seats }, tv ou all.
replay-last = C’est la fin.
replay-first = C’est le début.

games-seats = { $seats } joueurs
games-bots = Robots : { $levels }
games-options = Options, comme -o { $example }
games-try = Essaie : { $program } play { $name }
games-range = de { $low } à { $high }

verify-parts = { $count ->
    [one] Les cartes ont été mélangées à partir d’une seule contribution :
   *[other] Les cartes ont été mélangées à partir de { $count } contributions, chacune promise par son empreinte avant qu’aucune ne soit ouverte :
}
verify-opened = ouverte, et conforme à la promesse
verify-left-out = pas ouverte à temps, donc laissée de côté
verify-played = { $count ->
    [one] La donne en découle, et sa seule entrée se rejoue comme elle est écrite.
   *[other] La donne en découle, et les { $count } entrées se rejouent comme elles sont écrites.
}
verify-scores = Scores par place : { $scores }
verify-unfinished = La partie n’est pas finie.
