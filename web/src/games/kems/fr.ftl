# Ce que seule la page dit de Kem's.

now-take = Touche la carte que tu veux.
now-give = Touche la carte que tu donnes.
now-swap = Échange une carte, fais un signe, ou sonne.
now-done = Tu as fini. Tu peux encore échanger ou sonner.
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

# Apprendre Kem's

sum-goal = Réunis quatre pareilles
    .text = Tu fais équipe avec la personne en face. Un joker remplace n’importe qui.
sum-swap = Échangez, tous à la fois
    .text = Une de tes cartes contre une de la table, autant que tu veux. Tous finis ? Quatre nouvelles.
sum-sign = Fais votre signe secret
    .text = Vous le choisissez avant la donne. Tout le monde voit tout : bluffe.
sum-bell = Ton partenaire sonne
    .text = Tu ne sonnes pas pour tes propres quatre. La première sonnette finit la manche.
sum-calls = Trois annonces
    .kems = quatre en face : 1 point
    .super = vous deux : 2 points
    .contre = chez les autres : 1 ou 2. Faux ? 1 pour eux.

hint-sign = Choisis un à trois signaux : votre signe secret. Puis chuchote-le.
hint-offer = Un signe de ton partenaire. Il te plaît ? Dis d’accord.
hint-swap = Touche une de tes cartes, puis celle que tu veux.
hint-done = Rien pour toi ? Touche Fini. Quatre Fini, quatre nouvelles cartes.
hint-four = Quatre pareilles ! Fais votre signe ici, l’air de rien.
hint-bell = Ton partenaire a fait votre signe ? Appuie sur la sonnette et glisse vers le haut.
hint-dots = Signe oublié ? Garde le doigt sur les points.
hint-showdown = Toutes les mains sont ouvertes : voilà pourquoi la manche finit.

coach-sign = D’abord, un signe secret avec la personne en face. Compose et chuchote, ou prends le sien.
coach-swap = Il t’en faut quatre pareilles. Touche une de tes cartes, puis une de la table : elles changent de place.
coach-done = Tout le monde échange à la fois. Rien pour toi ? Touche Fini : quatre Fini, quatre nouvelles.
coach-watch = Regarde les visages. Ton partenaire fera peut-être votre signe ; tout le monde peut bluffer.
coach-own = Quatre pareilles ? Fais votre signe ici. Essaie un signal : un leurre ne coûte rien.
coach-ring = Ton partenaire a fait le signe ? Appuie et glisse vers le haut : Kem’s. Pas pour tes quatre à toi !
coach-contre = Les autres en ont quatre ? Glisse à gauche : Contre. Si c’est faux, le point est pour eux.
coach-read = Après la sonnette, les mains s’ouvrent. Compare-les, puis continue.
coach-end = Voilà tout Kem’s. Joue encore tant que tu veux !

why-nobody = Personne n’a sonné à temps : aucun point.
why-kems-true = { $who ->
    [you] Tu as sonné pour ton partenaire, qui avait bien quatre pareilles : 1 point pour vous deux.
   *[other] { $name } a sonné pour son partenaire, qui avait quatre pareilles : 1 point pour cette équipe.
}
why-kems-false = { $who ->
    [you] Kem’s ne compte que la main de ton partenaire : pas quatre pareilles, 1 point pour les autres.
   *[other] { $name } a sonné, mais son partenaire n’avait pas quatre pareilles : 1 point pour l’autre équipe.
}
why-super-true = Super : les deux partenaires ont quatre pareilles. C’est vrai : 2 points !
why-super-false = Super demande quatre pareilles dans les deux mains. Raté : 1 point pour l’autre équipe.
why-contre-true = { $who ->
    [you] Tu as surpris les autres avec quatre pareilles avant leur sonnette : les points sont à toi.
   *[other] { $name } a vu que l’autre équipe avait quatre pareilles, et a sonné avant.
}
why-contre-false = { $who ->
    [you] Aucun des deux autres n’avait quatre pareilles : ton Contre leur donne 1 point.
   *[other] { $name } est tombé dans le panneau : pas quatre pareilles là-bas, 1 point pour eux.
}

# Comment la manche a fini
rang-after = après { NUMBER($seconds, maximumFractionDigits: 1) } s
