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
shuffled-by-server = Les cartes sont mélangées par le serveur.
called-off =
    { COUNT($numbers) ->
        [one] Mélange annulé : la place { $numbers } n’a pas dévoilé son grain de hasard à temps, la voilà libre. À recommencer.
       *[other] Mélange annulé : les places { $numbers } n’ont pas dévoilé leur grain de hasard à temps, les voilà libres. À recommencer.
    }
called-off-by-all = Mélange annulé : personne n’a dévoilé son grain de hasard à temps. À recommencer.
played-again = La même donne est rejouée : tant que cette partie dure, ses cartes ne sont pas montrées.
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
seat-offered = La place libre est offerte : on peut y prendre le relais.
seat-no-longer-offered = La place libre n’est plus offerte.
left-to-a-bot = { $seat } a quitté la table : un bot joue à sa place.
left-for-a-moment = { $seat } s’absente un instant.
is-back = { $seat } est de retour.
is-host = { $seat } est l’hôte désormais.
wants-a-rematch = { $seat } veut une revanche.

## Moves

it-is-allowed = C’est permis.
not-started = la partie n’a pas encore commencé
started-already = la partie a déjà commencé
moved-on = la partie a avancé depuis ton dernier coup d’œil : regarde à nouveau
person-is-back = la personne qui joue ici est de retour
nothing-to-score = rien n’a encore été distribué, il n’y a donc rien à compter
cards-still-secret = la partie n’est pas encore finie : ses cartes restent secrètes
cards-in-play = une partie se joue avec ces cartes : elles seront de nouveau montrées à la fin
no-such-phrase = il n’y a pas de phrase { $phrase } : elles vont de 0 à { $last }
phrases-too-fast = une phrase par seconde, c’est assez
phrases-too-many = tu as dit { $phrases } phrases à cette table : c’est assez

## Sitting down and leaving

no-open-seat = aucune place n’est libre : tu peux regarder
seat-not-open = la place { $number } n’est pas libre
seat-not-offered = ses cartes sont distribuées : l’hôte doit d’abord offrir la place
link-for-watching = ce lien permet seulement de regarder : demande à la table le lien pour jouer
seat-already = tu as déjà une place à cette table
luck-too-late = tu n’as pas dévoilé ton grain de hasard à temps : tu peux regarder cette partie
cards-seen-before = ces cartes ont déjà été vues : personne ne peut prendre le relais ici
say-who-you-are = pour prendre le relais, dis qui tu es : envoie ton propre jeton (person)
seen-a-hand = tu as déjà vu une main de cette partie : tu peux regarder
own-seat = c’est ta propre place : quitte-la plutôt
seat-is-dealt = ses cartes sont distribuées : confie plutôt la place à un bot
offer-not-needed = avant la donne, inutile d’offrir une place libre
only-the-host = seul l’hôte de la table peut le faire
too-much-coming = il y a trop d’allées et venues à cette table : attends un peu
secret-without-seat = ce secret ne donne droit à aucune place à cette table : tu peux regarder
no-seat-of-yours = tu n’as pas de place à cette table : tu peux regarder
invite-from-a-seat = il faut avoir une place à la table pour inviter les autres à y jouer

## Names

called-like-a-bot = les noms avec (bot) sont réservés aux bots : choisis un autre nom
called-like-an-open-seat = une place libre s’appelle ainsi : choisis un autre nom
called-like-a-seat = des places s’appellent ainsi : choisis un autre nom

## The shuffle

being-shuffled = le mélange est en cours : attends un instant
nothing-to-shuffle = ces cartes ont déjà été distribuées : rien n’est mélangé
no-luck-wanted = aucun mélange n’attend ton grain de hasard
other-luck = ce n’est pas le grain de hasard que tu as promis

## Opening a table

no-such-table = cette table n’existe pas : vérifie le lien, ou ouvres-en une autre
tables-too-fast =
    { $seconds ->
        [one] cela fait beaucoup de nouvelles tables : réessaie dans une seconde
       *[other] cela fait beaucoup de nouvelles tables : réessaie dans { $seconds } secondes
    }
again-not-yours = pour rejouer une donne, il faut avoir eu une place dans sa partie
again-too-soon = une donne ne se rejoue qu’une fois sa partie finie
again-other-game = cette donne venait d’un autre jeu : { $text_game }
again-too-often = cette donne a déjà été rejouée assez de fois
bad-pace = le rythme (pace) va de 0 à { $text } secondes par coup
bot-needs-seconds = « { $text } » : à une table, le temps des bots se compte en secondes, par exemple search@0.5s
bot-thinks-too-long = « { $text } » : à une table, un bot réfléchit au plus { $most } secondes par coup
edition-of-table = l’édition de la table

## A table that cannot be read

table-unreadable = cette table est illisible : { $why }
log-damaged = son journal est abîmé
log-has-gaps = il manque des événements à son journal
log-no-text = l’événement { $event } n’est pas du texte
log-seats = ses places ne correspondent pas à son jeu
log-absurd = l’événement { $event } raconte l’impossible
log-move-before-deal = un coup avant la donne
log-unknown-event = « { $text } » n’est pas un événement connu de cette version
log-unreadable-event = « { $text } » est illisible : { $text_why }
log-newer-event = « { $text } » vient d’un Trickery plus récent : mets celui-ci à jour

## The server and its database

server-restarts = le serveur redémarre : reviens dans un instant
server-full = ce serveur est plein : réessaie plus tard
database-away = la base de données de ce serveur ne répond pas : réessaie dans un instant
database-failed = la base de données n’a pas pu l’enregistrer : réessaie dans un instant
database-unread = la base de données de ce serveur est illisible pour le moment : réessaie plus tard
database-is-back = la base de données est tout juste de retour : réessaie
database-moved = le fichier des tables a été déplacé ou remplacé : remets-le, ou redémarre
database-elsewhere = un autre serveur utilise cette base de données : entre-temps, rien ne se fait ici
written-by-others = quelqu’un d’autre a modifié cette table : regarde à nouveau
accident = quelque chose s’est mal passé ici ; le journal du serveur en dit plus

## Requests, mostly of programs

nothing-here = il n’y a rien à cette adresse : /api/docs donne la liste de ce qu’il y a
other-method = cette adresse n’accepte pas cette méthode
cannot-be-answered = impossible de répondre à cette requête (statut { $status })
send-your-secret = envoie le secret de ta place : Authorization: Bearer SECRET
address-too-long = l’adresse de ce serveur est trop longue pour une invitation
other-origin = une page d’une autre origine
one-host = une requête ne nomme qu’un seul hôte (host)
not-our-name = ce serveur ne répond pas à ce nom ; il le ferait avec : --allow-host { $text }
requests-at-once = trop de requêtes à la fois depuis ton adresse : attends que quelques-unes finissent
connections-too-fast = trop de nouvelles connexions depuis ton adresse : attends un instant
connections-too-many = trop de connexions depuis ton adresse : fermes-en quelques-unes
sockets-too-many = trop de sockets depuis ton adresse : fermes-en quelques-uns
sockets-too-fast =
    { $seconds ->
        [one] trop de nouveaux sockets : réessaie dans une seconde
       *[other] trop de nouveaux sockets : réessaie dans { $seconds } secondes
    }
too-much-sent = on peut envoyer au plus { $kilobytes } ko
headers-too-long = les en-têtes d’une requête peuvent faire { $kilobytes } ko
headers-too-slow = les en-têtes de ta requête ont mis trop longtemps
body-too-slow = ce qu’envoie ta requête a mis trop longtemps
asked-for-nothing = tu as ouvert une connexion sans rien demander
no-request = HTTP ne connaît pas ce genre de requête
socket-version = un socket commence par GET et sec-websocket-version: 13
socket-key = un socket commence par une sec-websocket-key de 16 octets en base64
frames-are-text = les messages sont du JSON dans des trames de texte, pas binaires
sent-missing = { $text } : il faut l’envoyer
sent-unknown = { $text } : personne ne sait ce que cela veut dire
sent-no-json = ce qui a été envoyé n’est pas du JSON
sent-too-long =
    { $most ->
        [0] { $text } : aucun caractère
        [one] { $text } : un caractère au plus
       *[other] { $text } : { $most } caractères au plus
    }
sent-too-small = { $text } : au moins { $text_least }
sent-too-large = { $text } : au plus { $text_most }
sent-not-understood = { $text } : incompréhensible ({ $text_kind })

## Lessons

no-lesson = { $text } n’a pas de leçon

## Puzzles

no-puzzle = { $text } : cette énigme n’existe pas

## Taking back

nothing-to-take-back = il n’y a rien à reprendre : contre des bots, on reprend son dernier choix ; sinon, seulement un coup que personne n’a remarqué, et avant que quelqu’un d’autre joue
takes-back = { $seat } reprend un coup.
takes-back-move = { $seat } reprend son coup : { $move }.
taken-back-too-often = on a repris assez de coups ici : { $most } fois au plus
# Somebody changed a log by hand.
log-nothing-to-take-back = le journal reprend un coup que d’autres connaissent

## Demander une place, et le texte libre

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } prend le relais du bot { $text_bot }.
nothing-said = il n’y a rien à lire là-dedans
seat-declined = il n’y a pas de place pour toi à cette table : tu peux regarder
no-bots-seat = aucun bot ne joue ici : il n’y a pas de place à demander
too-many-ask = beaucoup demandent une place ici : attends un peu
asks-no-longer = la personne qui demandait est partie, ou ne demande plus
seat-is-a-persons = quelqu’un occupe la place { $number } : donne celle d’un bot
no-round-follows = aucune manche ne suit celle-ci : donne la place tout de suite

## The coach

hints-off = l’entraîneur n’aide que contre des bots, ou là où l’hôte l’a permis avant la donne
hint-not-your-turn = ce n’est pas à toi de jouer : il n’y a rien à conseiller
hint-no-choice = il n’y a qu’un seul coup possible
coach-fails = l’entraîneur n’a pas trouvé de réponse
coach-too-fast =
    { $seconds ->
        [one] l’entraîneur a besoin d’une pause : redemande dans une seconde
       *[other] l’entraîneur a besoin d’une pause : redemande dans { $seconds } secondes
    }
reviews-in-line = il y a foule chez l’entraîneur : réessaie plus tard
## Playing on from a decision, and records that are brought along

again-copied = une donne qui n’a pas été mélangée à cette table ne peut pas être rejouée
# $text is the number of a seat, $step that of a move.
no-such-decision = la place { $text } n’avait rien à décider après le coup { $step }
