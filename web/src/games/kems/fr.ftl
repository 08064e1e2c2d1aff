# Ce que seule la page dit de Kem's.

short-kems = Quatre pareilles, un signe secret, une sonnette.

now-take = Touche la carte que tu veux.
now-give = Touche la carte que tu donnes.
wait-for-you = Tout le monde t’attend : échange, ou touche Fini.
take-card = Prendre : { $card }
give-card = Donner : { $card }

bell-kems = Kem's !
    .hint = en face
bell-super = Super
    .hint = nous deux
bell-contre = Contre
    .hint = chez eux

signals = Signaux
signals-more = D’autres signaux, ou dire quelque chose ; garde le doigt pour voir ton signe
signals-all = Signaux
say-something = Dire quelque chose…
say-it = Dire
decoys-choose = Choisir mes leurres
decoys-help = Touche un signal pour l’avoir dans ta rangée ; le plus ancien lui fait place.
sign-hold = Garde le doigt ici pour voir ton signe
sign-note = Votre signe : { $sign }
sign-drawn = Tiré au sort, faute d’accord à temps.
sign-again = Pour le revoir, garde le doigt sur les points.

huddle-partner = { $name } chuchote :
huddle-accept = D’accord !
huddle-mine = Tu chuchotes à { $name } :
huddle-old = Votre signe jusqu’ici :
huddle-keep = Le garder
huddle-kept = Tu veux le garder. À { $name } de dire.
huddle-partner-keeps = { $name } veut le garder.
huddle-build = Construis un signe
huddle-propose = Chuchoter
huddle-any = Au hasard
huddle-word = … ou un mot secret
huddle-word-add = Ajouter le mot
huddle-line = … ou avec tes mots
huddle-decoys = Voilà votre signe. Les autres voient tous les signaux : mêle-le à des leurres.
huddle-wait = C’est chuchoté. À { $name } de répondre, ou d’avoir une autre idée.
huddle-watch = Les équipes se concertent à voix basse.
speech = { $name } : « { $text } »
step-remove = Enlever : { $step }
refused-not-a-word = Un seul mot, de 2 à 20 lettres.

tv-huddle = conciliabule…
tv-huddle-ready = prêts
