# Ce que la page dit d’elle-même, quel que soit le jeu.

you = Toi
on = Oui
off = Non
more = Plus
less = Moins
close = Fermer
menu = Menu
language = Langue
copied = Copié
ready = C’est vu
done = Fini
players = Joueurs
seats = Places
options = Options
rules = Règles
log = Ce qui s’est passé
try-again = Réessayer
go-home = Accueil
seconds-left = Encore { $seconds } s

# Accueil

what-to-play = On joue à quoi ?
players-count = { $count } joueurs
your-name = Ton nom
open-table = Ouvrir une table
join = Rejoindre
join-with-code = Rejoindre avec un code
code-help = Les quatre lettres sur la télé ou sur le téléphone d’un ami
back-to = Retour à { $code }
back-as = Là-bas, tu es { $name }.

# En chemin vers une table

finding = On cherche la table { $code }…
reconnecting = Pas de connexion. Nouvel essai…
paused = Pause. L’hôte relancera la partie.
paused-host = Pause.
already-there = { $count ->
    [one] { $names } est déjà là.
   *[other] { $names } sont déjà là.
}
join-table = Rejoindre la table
come-in = Entrer
just-watch = Regarder seulement

# Avant la partie

seat-empty = Libre
your-seat = Ta place
seat-of-bot = { $name }, un robot
seat-taken-by = { $name } est assis ici.
seat-clear = Libérer la place
sit-here = M’asseoir ici
sit-for = Jouer à la place de { $name }
sit-free = Prendre la place libre
stand-up = Me lever
partners-face = Les partenaires se font face
arrange = Échanger deux places
arrange-first = Touche une place
arrange-second = Puis l’autre place
mix = Mélanger les équipes
fill = Ajouter des robots
bot-level = Un robot joue ici :
bot-remove = Renvoyer le robot
level-random = Au hasard
level-easy = Facile
level-normal = Normal
standing = { $count ->
    [one] { $names } n’a pas encore de place.
   *[other] { $names } n’ont pas encore de place.
}
standing-you = Tu n’as pas encore de place.
start = C’est parti
start-bots = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
rematch = Rejouer
wait-host = { $name } lance la partie.
dealing = Tout le monde mélange…
save-game = Enregistrer cette partie
invite = Inviter
invite-more = Qui d’autre ?
qr = Un code à scanner : { $link }
code-is = Le code est { $code }
options-more = Plus d’options
no-limit = Aucun
value-puppets = Marionnettes
value-camera = Caméra
value-room = Salon
value-each_round = À chaque manche
value-never = Une seule fois

# Le menu

host-menu = Tu es l’hôte
hand-over = En faire l’hôte
kick = Renvoyer
pause = Pause
resume = Reprendre
timers = Comptes à rebours
timers-1 = Normaux
timers-2 = Deux fois plus longs
timers-0 = Aucun
open-tv = Montrer sur une télé
other-device = Ta place, ailleurs
other-device-help = Ouvre ce lien sur un autre appareil pour y continuer. C’est ta place : ne le donne à personne.
seat-link = Copier le lien de ma place
leave = Quitter la table
leave-sure = Tu laisses ta place à cette table.
leave-sure-play = Un robot continue à ta place, et tu ne pourras pas la reprendre.
stay = Rester

state-host = Hôte
state-away = Ailleurs
state-bot = Robot
state-bot-level = Robot : { $level }
state-watching = Regarde
state-done = fini
state-ready = vu

# Pendant une partie

bell-ring = Sonner
bell-what = Qu’annonces-tu ?
bell-not = Pas encore
bell-slide = Rien n’a sonné. Glisse vers le haut, la gauche ou la droite, ou touche.
bell-sure = Vraiment sonner ?
watching = Tu regardes.
late-seat = Un robot te garde une place au chaud :

# Sur la télé

tv-scan = Scanne, et tu joues.

# Pourquoi la table refuse

refused-otherwise = Ça n’a pas marché. Regarde encore une fois.
refused-offline = Pas de connexion en ce moment. Rien n’a été envoyé.
refused-unreachable = Le serveur ne répond pas. Cet appareil est-il en ligne ?
refused-join-first = Donne d’abord ton nom, puis tu pourras participer.
refused-joined-already = Tu es déjà à cette table.
refused-host-only = Seul l’hôte peut faire ça.
refused-name-taken = Quelqu’un s’appelle déjà { $name } ici. Prends un autre nom.
refused-name-too-long = Ce nom est trop long : { $most } lettres au plus.
refused-name-unreadable = Personne ne peut lire ce nom. Essaie avec des lettres.
refused-seat-taken = { $name } est assis là.
refused-seated-already = Tu as déjà une place dans cette partie.
refused-no-seat = Tu n’as pas de place à cette table.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = Ce robot n’existe pas.
refused-nobody = Cette personne n’est plus à la table.
refused-kick-oneself = Tu ne peux pas te renvoyer toi-même.
refused-not-during-a-game = Pas au milieu d’une partie.
refused-paused = La table est en pause.
refused-table-full = Cette table est pleine.
refused-house-full = Toutes les tables de la maison sont prises. Réessaie plus tard.
refused-malformed = La table n’a pas compris. Recharge la page.
refused-not-text = La table n’a pas compris. Recharge la page.
refused-too-fast = Doucement ! La table n’arrive plus à te suivre.
refused-too-long = C’est trop long.
refused-bad-option = Cette option ne se règle pas comme ça.
refused-store-failed = Le serveur n’a pas pu l’enregistrer, donc rien ne s’est passé. Réessaie.
refused-no-such-table = Aucune table n’a ce code.
refused-no-such-page = Cette page n’existe pas.
refused-wrong-origin = Cette page vient d’ailleurs que la table. Ouvre l’adresse de la table elle-même.
refused-still-playing = La partie pourra être enregistrée quand elle sera finie.

# Pourquoi la table lâche la connexion

bye-otherwise = La table t’a laissé partir.
bye-kicked = L’hôte t’a renvoyé de cette table.
bye-left = Tu as quitté la table.
bye-restart = Le serveur redémarre. Un instant…
bye-closed = Cette table a été fermée.
bye-elsewhere = Tu as ouvert cette table à trop d’endroits. Elle continue dans les plus récents.
bye-too-slow = Ta connexion était trop lente pour suivre.
bye-hello-first = La table n’a pas reconnu cette page. Recharge-la.
bye-reload = Il y a une version plus récente de cette page. Recharge-la.
bye-unknown-token = La table ne connaît plus cette place. Tu peux la rejoindre de nouveau.
bye-too-many-refusals = Quelque chose a trop souvent échoué sur cette page. Recharge-la.
bye-no-such-table = Il n’y a pas de table { $code }. Elle a peut-être été fermée.
bye-wrong-origin = Cette page vient d’ailleurs que la table.

# Puppets

puppet-yours = Ta marionnette
puppet-choose = Choisis ta marionnette

# La télé

tv-watch = Scanne pour voir
tv-sound = Touche pour le son

# How one plays

state-thinking = réfléchit
left-handed = Gaucher
confirm-bell = Demander avant de sonner

# Apprendre

practice = Apprends-le en deux minutes
practice-name = Toi
coach = Coach
coach-step = Étape { $at } sur { $of }
coach-next = Suite
coach-skip = Continuer sans le coach
hint-close = Compris
hints-off = Plus d’astuces
hints-on = Montrer les astuces en jouant
hints-are-on = Astuces en jouant
rules-short = En bref
rules-whole = Toutes les règles
rules-chapters = Chapitres
rules-up = Retour en haut

# Settings

sound-on = Son
buzz-on = Vibrations
