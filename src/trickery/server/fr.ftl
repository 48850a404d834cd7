### What the server says at a table: the log, phrases, refusals. See docs/translating.md and docs/glossary/fr.md.

## Seats

open-seat = Place libre

## What people can say to each other, each from a list of eight

phrase-0 = Salut !
phrase-1 = Bonne chance !
phrase-2 = Bien joué !
phrase-3 = Merci !
phrase-4 = Oups !
phrase-5 = Un petit instant.
phrase-6 = À toi, je crois.
phrase-7 = Belle partie !

## The log: the cards

cards-dealt = Les cartes sont distribuées.
shuffled-with-luck =
    { COUNT($numbers) ->
        [one] Les cartes sont mélangées avec le grain de hasard de la place { $numbers }.
       *[other] Les cartes sont mélangées avec les grains de hasard des places { $numbers }.
    }
shuffled-by-server = Le serveur mélange les cartes.
called-off =
    { COUNT($numbers) ->
        [one] Le mélange est annulé : la place { $numbers } n’a pas dévoilé son grain de hasard à temps et redevient libre. Il faut recommencer.
       *[other] Le mélange est annulé : les places { $numbers } n’ont pas dévoilé leurs grains de hasard à temps et redeviennent libres. Il faut recommencer.
    }
called-off-by-all = Le mélange est annulé : personne n’a dévoilé son grain de hasard à temps. Il faut recommencer.
played-again = La même donne est rejouée : ses cartes restent cachées jusqu’à la fin de cette partie.
game-won =
    { COUNT($seats) ->
        [one] La partie est finie. { $seats } gagne.
       *[other] La partie est finie. { $seats } partagent la victoire.
    }

## The log: people and seats

sits-down = { $text } prend place.
takes-over-open-seat = { $text } prend le relais à la place libre.
bot-takes-over = { $text } prend le relais.
seat-is-open = La place est libre.
new-invite = L’ancien lien d’invitation ne marche plus : l’hôte en a un nouveau.
seat-offered = L’hôte propose la place libre.
seat-no-longer-offered = L’hôte ne propose plus la place libre.
left-to-a-bot = { $seat } a quitté la table : un bot joue à sa place.
left-for-a-moment = { $seat } s’absente un instant.
is-back = { $seat } est de retour.
is-host = { $seat } est maintenant l’hôte.
wants-a-rematch = { $seat } veut une revanche.

## Moves

it-is-allowed = C’est permis.
not-started = la partie n’a pas encore commencé
started-already = la partie a déjà commencé
moved-on = la partie a avancé depuis ton dernier coup d’œil : regarde à nouveau
person-is-back = la personne qui joue à cette place est de retour
nothing-to-score = rien n’a encore été distribué, il n’y a donc rien à compter
cards-still-secret = la partie n’est pas encore finie : ses cartes restent secrètes
cards-in-play = une partie se joue en ce moment avec ces cartes : elles restent cachées jusqu’à la fin
no-such-phrase = il n’y a pas de phrase { $phrase } : les phrases vont de 0 à { $last }
phrases-too-fast = une phrase par seconde, c’est assez
phrases-too-many =
    { $phrases ->
        [one] tu as dit { $phrases } phrase à cette table : c’est assez
       *[other] tu as dit { $phrases } phrases à cette table : c’est assez
    }

## Sitting down and leaving

no-open-seat = aucune place n’est libre, mais tu peux regarder
seat-not-open = la place { $number } n’est pas libre
seat-not-offered = les cartes de cette place sont déjà distribuées : l’hôte doit d’abord la proposer
link-for-watching = ce lien sert à regarder : demande un lien d’invitation à quelqu’un de la table
invite-renewed = ce lien d’invitation ne marche plus : demande-en un nouveau à l’hôte
seat-already = tu as déjà une place à cette table
luck-too-late = tu n’as pas dévoilé ton grain de hasard à temps, mais tu peux regarder cette partie
cards-seen-before = ces cartes ont déjà été vues : personne ne peut donc prendre le relais ici
say-who-you-are = pour prendre le relais, dis qui tu es : envoie ton propre jeton (person)
seen-a-hand = tu as déjà vu une main de cette partie, mais tu peux regarder
own-seat = c’est ta propre place : quitte-la plutôt
seat-is-dealt = les cartes de cette place sont déjà distribuées : confie-la plutôt à un bot
offer-not-needed = avant la donne, pas besoin de proposer une place libre
only-the-host = seul l’hôte peut le faire
too-much-coming = il y a trop d’allées et venues à cette table : attends un peu
secret-without-seat = ta clé d’accès n’est pas celle d’une place à cette table, mais tu peux regarder
no-seat-of-yours = tu n’as pas de place à cette table, mais tu peux regarder
invite-from-a-seat = il faut avoir une place à la table pour inviter les autres à y jouer

## Names

called-like-a-bot = les noms avec (bot) sont réservés aux bots : choisis-en un autre
called-like-an-open-seat = ce nom est réservé aux places libres : choisis-en un autre
called-like-a-seat = ce genre de nom est réservé aux places : choisis-en un autre

## The shuffle

being-shuffled = le mélange est en cours : attends un instant
nothing-to-shuffle = ces cartes ont déjà été distribuées : il n’y a rien à mélanger
no-luck-wanted = aucun mélange n’attend ton grain de hasard
other-luck = ce grain de hasard ne correspond pas à l’empreinte que tu as envoyée

## Opening a table

no-such-table = cette table n’existe pas : vérifie le lien, ou ouvres-en une autre
tables-too-fast =
    { $seconds ->
        [one] cela fait beaucoup de nouvelles tables : réessaie dans une seconde
       *[other] cela fait beaucoup de nouvelles tables : réessaie dans { $seconds } secondes
    }
again-not-yours = pour rejouer la donne d’une partie, il faut y avoir eu une place
again-too-soon = on ne peut rejouer une donne qu’une fois sa partie finie
again-other-game = cette donne venait d’un autre jeu : { $text_game }
again-too-often = cette donne a déjà été rejouée trop de fois
bad-pace = le rythme (pace) doit être un nombre de secondes par coup, de 0 à { $text }
bot-needs-seconds = « { $text } » : à une table, donne le temps de réflexion d’un bot en secondes, par exemple search@0.5s
bot-thinks-too-long =
    { $most ->
        [one] « { $text } » : à une table, un bot peut réfléchir au plus { $most } seconde par coup
       *[other] « { $text } » : à une table, un bot peut réfléchir au plus { $most } secondes par coup
    }
edition-of-table = l’édition de la table

## A table that can't be read

table-unreadable = cette table est illisible : { $why }
log-damaged = son journal est abîmé
log-has-gaps = il manque des événements à son journal
log-no-text = l’événement { $event } n’est pas du texte
log-seats = ses places ne correspondent pas à son jeu
log-absurd = l’événement { $event } décrit quelque chose d’impossible
log-move-before-deal = il y a un coup avant la donne
log-unknown-event = cette version ne connaît pas l’événement « { $text } »
log-unreadable-event = l’événement « { $text } » est illisible : { $text_why }
log-newer-event = l’événement « { $text } » vient d’un Trickery plus récent : mets celui-ci à jour

## The server and its database

server-restarts = le serveur redémarre : reviens dans un instant
closed-by-operator = la personne qui gère ce serveur l’a fermée
server-drains = ce serveur va bientôt s’arrêter et n’accepte plus de nouvelles tables : réessaie plus tard
server-full = ce serveur est plein : réessaie plus tard
database-away = la base de données de ce serveur ne répond pas : réessaie dans un instant
database-failed = la base de données n’a rien pu enregistrer : réessaie dans un instant
database-unread = la base de données de ce serveur est illisible pour le moment : réessaie plus tard
database-is-back = la base de données vient tout juste de revenir : réessaie
database-moved = le fichier des tables a été déplacé ou remplacé : remets-le à sa place, ou redémarre
table-moves = un autre processus du serveur reprend cette table : réessaie dans un instant
not-a-peer = ceci ne vient pas d’un autre processus de ce serveur
written-by-others = un autre programme a modifié cette table : regarde à nouveau
accident = une erreur s’est produite ici ; les détails sont dans le journal du serveur

## Requests, mostly from programs

nothing-here = il n’y a rien à cette adresse : /api/docs donne la liste de celles qui existent
other-method = cette adresse n’accepte pas cette méthode
cannot-be-answered = impossible de répondre à cette requête (statut { $status })
send-your-secret = envoie le secret de ta place : Authorization: Bearer SECRET
address-too-long = l’adresse de ce serveur est trop longue pour un lien d’invitation
other-origin = cette requête vient d’une page d’une autre origine
one-host = une requête doit nommer un seul hôte (host)
not-our-name = ce serveur ne répond pas à ce nom, sauf s’il est lancé avec --allow-host { $text }
requests-at-once = trop de requêtes à la fois depuis ton adresse : attends que quelques-unes finissent
connections-too-fast = trop de nouvelles connexions depuis ton adresse : attends un instant
connections-too-many = trop de connexions depuis ton adresse : fermes-en quelques-unes
sockets-too-many = trop de sockets depuis ton adresse : fermes-en quelques-uns
sockets-too-fast =
    { $seconds ->
        [one] trop de nouveaux sockets : réessaie dans une seconde
       *[other] trop de nouveaux sockets : réessaie dans { $seconds } secondes
    }
too-much-sent = tu peux envoyer { $kilobytes } ko au plus
headers-too-long = les en-têtes d’une requête peuvent faire { $kilobytes } ko au plus
headers-too-slow = les en-têtes de ta requête ont mis trop de temps à arriver
body-too-slow = le corps de ta requête a mis trop de temps à arriver
asked-for-nothing = tu as ouvert une connexion sans rien demander
no-request = ce n’est pas une requête HTTP valide
socket-version = un socket doit commencer par GET et sec-websocket-version: 13
socket-key = un socket doit commencer par une sec-websocket-key de 16 octets en base64
frames-are-text = les messages doivent être du JSON dans des trames de texte, pas dans des trames binaires
sent-missing = il manque { $text }
sent-unknown = { $text } : inconnu ici
sent-no-json = ce que tu as envoyé n’est pas du JSON
sent-too-long =
    { $most ->
        [one] { $text } : un caractère au plus
       *[other] { $text } : { $most } caractères au plus
    }
sent-too-small = { $text } : { $text_least } au moins
sent-too-large = { $text } : { $text_most } au plus
sent-not-understood = { $text } : incompréhensible ({ $text_kind })

## Lessons

no-lesson = { $text } n’a pas de leçon

## Puzzles

no-puzzle = { $text } n’a pas cette énigme

## Taking back

nothing-to-take-back = il n’y a rien à annuler : contre des bots, tu peux annuler ton dernier choix ; sinon, seulement un coup que personne n’a remarqué, et avant que quelqu’un d’autre joue
takes-back = { $seat } annule un coup.
takes-back-move = { $seat } annule « { $move } ».
taken-back-too-often = on ne peut plus annuler de coup ici : la limite est de { $most }
log-nothing-to-take-back = le journal annule un coup que d’autres connaissent

## Asking for a seat, and free text

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } prend le relais du bot { $text_bot }.
nothing-said = il n’y a rien à lire dans ce message
seat-declined = l’hôte n’a pas de place pour toi à cette table, mais tu peux regarder
no-bots-seat = aucun bot ne joue ici : il n’y a donc pas de place à demander
too-many-ask = beaucoup de gens demandent une place ici : attends un peu
asks-no-longer = cette personne est partie, ou ne demande plus de place
seat-is-a-persons = quelqu’un occupe la place { $number } : choisis celle d’un bot
no-round-follows = il n’y a plus de manche après celle-ci : donne la place tout de suite

## The coach

hints-off = l’entraîneur n’aide que contre des bots, ou si l’hôte l’a autorisé avant la donne
hint-not-your-turn = ce n’est pas à toi de jouer : il n’y a rien à conseiller
hint-no-choice = tu n’as qu’un seul coup possible
coach-fails = l’entraîneur n’a pas trouvé de réponse
coach-too-fast =
    { $seconds ->
        [one] l’entraîneur a besoin d’une pause : redemande dans une seconde
       *[other] l’entraîneur a besoin d’une pause : redemande dans { $seconds } secondes
    }
reviews-in-line = il y a foule chez l’entraîneur : réessaie plus tard

## Playing on from a decision, and records that are brought along

again-copied = cette donne ne peut pas être rejouée : elle n’a pas été mélangée à cette table-là
no-such-decision = la place { $text } n’avait rien à décider après le coup { $step }

## A table that friends rely on: pauses, nudges, the clock, names

stands-up = { $text } se lève.
is-renamed = { $text_was } s’appelle maintenant { $text }.
pauses = { $seat } met la partie en pause.
resumes = { $seat } fait reprendre la partie.
clock-set = { $seconds ->
    [0] Pas de limite de temps.
    [one] Temps limité : { $seconds } seconde par coup. Ensuite, un bot joue ce coup.
   *[other] Temps limité : { $seconds } secondes par coup. Ensuite, un bot joue ce coup.
}
nudged = { $seat }, à toi !
table-paused = la partie est en pause : fais-la d’abord reprendre
paused-too-often = tu as souvent mis cette partie en pause : attends un peu
nudged-just-now = quelqu’un vient d’envoyer un rappel : laisse un peu de temps
nudged-too-often = tu as envoyé beaucoup de rappels à cette table : c’est assez
nobody-to-nudge = il n’y a personne à relancer pour l’instant
bad-clock = sans limite de temps, ou de { $shortest } à { $longest } secondes
