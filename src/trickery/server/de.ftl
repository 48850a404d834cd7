### Was der Server am Tisch sagt, auf Deutsch: Verlauf, Sprüche, was nicht geht. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt; Zeilen des Verlaufs sind ganze Sätze.

## Seats

open-seat = Freier Platz

## What people can say to each other, each from a list of eight

phrase-0 = Hallo!
phrase-1 = Viel Glück!
phrase-2 = Gut gespielt!
phrase-3 = Danke!
phrase-4 = Hoppla!
phrase-5 = Moment, bitte.
phrase-6 = Du bist dran, glaube ich.
phrase-7 = Schöne Partie!

## The log: the cards

cards-dealt = Die Karten sind ausgeteilt.
shuffled-with-luck =
    { COUNT($numbers) ->
        [one] Gemischt wird mit der Glückszahl von Platz { $numbers }.
       *[other] Gemischt wird mit den Glückszahlen der Plätze { $numbers }.
    }
shuffled-by-server = Gemischt wird vom Server.
called-off =
    { COUNT($numbers) ->
        [one] Das Mischen ist abgebrochen: Die Glückszahl von Platz { $numbers } kam nicht rechtzeitig, der Platz ist jetzt frei. Bitte noch einmal geben.
       *[other] Das Mischen ist abgebrochen: Die Glückszahlen der Plätze { $numbers } kamen nicht rechtzeitig, die Plätze sind jetzt frei. Bitte noch einmal geben.
    }
called-off-by-all = Das Mischen ist abgebrochen: Keine einzige Glückszahl kam rechtzeitig. Bitte noch einmal geben.
played-again = Mit denselben Karten wird noch einmal gespielt: Bis das vorbei ist, bleiben sie verborgen.
game-won =
    { COUNT($seats) ->
        [one] Die Partie ist vorbei. { $seats } gewinnt.
       *[other] Die Partie ist vorbei. { $seats } teilen sich den Sieg.
    }

## The log: people and seats

sits-down = { $text } nimmt Platz.
takes-over-open-seat = { $text } übernimmt den freien Platz.
bot-takes-over = { $text } übernimmt.
seat-is-open = Der Platz ist frei.
seat-offered = Der freie Platz darf übernommen werden.
seat-no-longer-offered = Der freie Platz wird nicht mehr angeboten.
left-to-a-bot = { $seat } hat den Tisch verlassen: Ein Bot springt ein.
left-for-a-moment = { $seat } ist kurz weg.
is-back = { $seat } ist wieder da.
is-host = { $seat } ist jetzt Gastgeber.
wants-a-rematch = { $seat } möchte eine Revanche.

## Moves

it-is-allowed = Das ist erlaubt.
not-started = die Partie hat noch nicht begonnen
started-already = die Partie hat schon begonnen
moved-on = die Partie ist inzwischen weitergegangen; schau noch einmal hin
person-is-back = die Person ist wieder da
nothing-to-score = es ist noch nichts ausgeteilt, also gibt es nichts zu werten
cards-still-secret = die Partie läuft noch; ihre Karten sind so lange geheim
cards-in-play = mit diesen Karten läuft gerade eine Partie; erst wenn sie vorbei ist, sind sie wieder zu sehen
no-such-phrase = einen Spruch { $phrase } gibt es nicht, nur 0 bis { $last }
phrases-too-fast = ein Spruch pro Sekunde genügt
phrases-too-many = du hast an diesem Tisch { $phrases } Sprüche losgelassen; das genügt

## Sitting down and leaving

no-open-seat = kein Platz ist frei; du kannst zuschauen
seat-not-open = Platz { $number } ist nicht frei
seat-not-offered = dieser Platz hat schon Karten; erst muss ihn der Gastgeber anbieten
link-for-watching = dieser Link ist zum Zuschauen; frag am Tisch nach dem zum Mitspielen
seat-already = du hast an diesem Tisch schon einen Platz
luck-too-late = deine Glückszahl kam nicht rechtzeitig; bei dieser Partie kannst du zuschauen
cards-seen-before = diese Karten waren schon einmal zu sehen; hier kann niemand einen Platz übernehmen
say-who-you-are = wer einen Platz übernimmt, muss sich ausweisen; schick dein eigenes Personen-Token mit
seen-a-hand = du hast in dieser Partie schon eine Hand gesehen; du kannst zuschauen
own-seat = das ist dein eigener Platz; verlass stattdessen den Tisch
seat-is-dealt = dieser Platz hat schon Karten; gib ihn stattdessen einem Bot
offer-not-needed = vor dem Geben muss niemand einen freien Platz anbieten
only-the-host = das darf nur der Gastgeber
too-much-coming = an diesem Tisch ist zu viel Kommen und Gehen; warte ein wenig
secret-without-seat = zu diesem Geheimnis gehört kein Platz an diesem Tisch; du kannst zuschauen
no-seat-of-yours = du hast keinen Platz an diesem Tisch; du kannst zuschauen
invite-from-a-seat = nur wer am Tisch sitzt, kann andere zum Mitspielen einladen

## Names

called-like-a-bot = Namen mit (bot) darin sind für Bots; wähle einen anderen Namen
called-like-an-open-seat = so heißt ein freier Platz; wähle einen anderen Namen
called-like-a-seat = so heißen hier Plätze; wähle einen anderen Namen

## The shuffle

being-shuffled = die Karten werden gerade gemischt; warte einen Moment
nothing-to-shuffle = diese Karten wurden schon einmal gegeben; es wird nicht gemischt
no-luck-wanted = gerade wird nicht mit deiner Glückszahl gemischt
other-luck = das ist nicht die Glückszahl, die du zugesagt hast

## Opening a table

no-such-table = diesen Tisch gibt es nicht; prüfe den Link oder eröffne einen neuen Tisch
tables-too-fast =
    { $seconds ->
        [one] das sind viele neue Tische; versuch es in einer Sekunde noch einmal
       *[other] das sind viele neue Tische; versuch es in { $seconds } Sekunden noch einmal
    }
again-not-yours = nur wer in jener Partie einen Platz hatte, kann mit ihren Karten noch einmal spielen
again-too-soon = mit denselben Karten noch einmal spielen kannst du erst, wenn die Partie vorbei ist
again-other-game = das waren Karten von { $text_game }
again-too-often = mit diesen Karten wurde oft genug noch einmal gespielt
bad-pace = das Tempo (pace) ist 0 bis { $text } Sekunden pro Zug
bot-needs-seconds = „{ $text }“: am Tisch wird die Bedenkzeit von Bots in Sekunden angegeben, etwa search@0.5s
bot-thinks-too-long = „{ $text }“: am Tisch denkt ein Bot höchstens { $most } Sekunden pro Zug nach
edition-of-table = die Ausgabe dieses Tisches

## A table that cannot be read

table-unreadable = dieser Tisch lässt sich nicht lesen: { $why }
log-damaged = sein Verlauf ist beschädigt
log-has-gaps = in seinem Verlauf fehlen Ereignisse
log-no-text = Ereignis { $event } ist kein Text
log-seats = seine Plätze passen nicht zum Spiel
log-absurd = Ereignis { $event } erzählt von etwas, das es nicht geben kann
log-move-before-deal = ein Zug vor dem Geben
log-unknown-event = „{ $text }“ ist kein Ereignis, das diese Version kennt
log-unreadable-event = „{ $text }“ lässt sich nicht lesen: { $text_why }
log-newer-event = „{ $text }“ stammt von einem neueren Trickery; bring dieses auf den neuesten Stand

## The server and its database

server-restarts = der Server startet gerade neu; komm gleich wieder
server-full = dieser Server ist voll; versuch es später noch einmal
database-away = die Datenbank dieses Servers antwortet nicht; versuch es gleich noch einmal
database-failed = die Datenbank konnte es nicht speichern; versuch es gleich noch einmal
database-unread = die Datenbank dieses Servers lässt sich gerade nicht lesen; versuch es später noch einmal
database-is-back = die Datenbank ist gerade erst wieder da; versuch es noch einmal
database-moved = die Datei mit den Tischen wurde verschoben oder ersetzt; leg sie zurück oder starte den Server neu
database-elsewhere = ein anderer Server benutzt diese Datenbank; so lange geschieht hier nichts
written-by-others = jemand anderes hat diesen Tisch verändert; schau noch einmal hin
accident = hier ist etwas schiefgegangen; Näheres steht im Protokoll des Servers

## Requests, mostly of programs

nothing-here = unter dieser Adresse gibt es nichts; was es gibt, steht unter /api/docs
other-method = diese Adresse kennt diese Methode nicht
cannot-be-answered = diese Anfrage lässt sich nicht beantworten (Status { $status })
send-your-secret = schick das Geheimnis deines Platzes mit: Authorization: Bearer SECRET
address-too-long = die Adresse dieses Servers ist zu lang für eine Einladung
other-origin = eine Seite anderer Herkunft (Origin)
one-host = eine Anfrage nennt genau einen Host
not-our-name = auf diesen Namen hört dieser Server nicht; er würde es mit: --allow-host { $text }
requests-at-once = zu viele Anfragen zugleich von deiner Adresse; warte auf ein paar Antworten
connections-too-fast = zu viele neue Verbindungen von deiner Adresse; warte einen Moment
connections-too-many = zu viele Verbindungen von deiner Adresse; schließ ein paar
sockets-too-many = zu viele Sockets von deiner Adresse; schließ ein paar
sockets-too-fast =
    { $seconds ->
        [one] zu viele neue Sockets; versuch es in einer Sekunde noch einmal
       *[other] zu viele neue Sockets; versuch es in { $seconds } Sekunden noch einmal
    }
too-much-sent = es lassen sich höchstens { $kilobytes } kB senden
headers-too-long = die Header einer Anfrage dürfen höchstens { $kilobytes } kB haben
headers-too-slow = die Header deiner Anfrage haben zu lange gebraucht
body-too-slow = der Inhalt deiner Anfrage hat zu lange gebraucht
asked-for-nothing = du hast dich verbunden und nichts gefragt
no-request = das ist keine Anfrage, die HTTP kennt
socket-version = ein Socket beginnt mit GET und sec-websocket-version: 13
socket-key = ein Socket beginnt mit einem sec-websocket-key aus 16 Bytes in base64
frames-are-text = Nachrichten sind JSON in Text-Frames, nicht in binären
sent-missing = { $text }: muss mitgeschickt werden
sent-unknown = { $text }: niemand weiß, was das bedeutet
sent-no-json = was ankam, ist kein JSON
sent-too-long =
    { $most ->
        [one] { $text }: höchstens ein Zeichen
       *[other] { $text }: höchstens { $most } Zeichen
    }
sent-too-small = { $text }: mindestens { $text_least }
sent-too-large = { $text }: höchstens { $text_most }
sent-not-understood = { $text }: nicht zu verstehen ({ $text_kind })

## Lessons

no-lesson = zu { $text } gibt es keine Einführung

## Puzzles

no-puzzle = zu { $text } gibt es diese Aufgabe nicht

## Taking back

nothing-to-take-back = es gibt nichts zurückzunehmen: gegen Bots geht das mit deiner letzten Entscheidung, sonst nur mit einem Zug, den niemand bemerkt hat, und bevor jemand anders zieht
takes-back = { $seat } nimmt einen Zug zurück.
takes-back-move = { $seat } nimmt zurück: { $move }.
taken-back-too-often = hier wurde oft genug zurückgenommen: höchstens { $most } Mal
# Somebody changed a log by hand.
log-nothing-to-take-back = das Protokoll nimmt einen Zug zurück, den andere kennen

## Um einen Platz bitten, und freier Text

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } übernimmt den Platz von { $text_bot }.
nothing-said = darin gibt es nichts zu lesen
seat-declined = an diesem Tisch ist kein Platz für dich: du kannst zuschauen
no-bots-seat = hier spielt kein Bot, also gibt es keinen Platz, um den man bitten könnte
too-many-ask = hier bitten gerade viele um einen Platz: warte ein wenig
asks-no-longer = wer darum gebeten hat, ist gegangen oder will nicht mehr
seat-is-a-persons = auf Platz { $number } sitzt jemand: vergib den Platz eines Bots
no-round-follows = nach dieser Runde kommt keine mehr: vergib den Platz sofort

## The coach

hints-off = der Trainer hilft nur gegen Bots oder wenn der Gastgeber es vor dem Geben erlaubt hat
hint-not-your-turn = du bist nicht dran, also gibt es nichts zu raten
hint-no-choice = du kannst nur diesen einen Zug machen
coach-fails = der Trainer hat keine Antwort gefunden
coach-too-fast =
    { $seconds ->
        [one] der Trainer braucht eine Pause; frag in einer Sekunde noch einmal
       *[other] der Trainer braucht eine Pause; frag in { $seconds } Sekunden noch einmal
    }
reviews-in-line = viele warten auf den Trainer; versuch es später noch einmal
## Playing on from a decision, and records that are brought along

again-copied = Karten, die nicht an jenem Tisch gemischt wurden, kann man nicht noch einmal spielen
# $text is the number of a seat, $step that of a move.
no-such-decision = Platz { $text } hatte nach Zug { $step } nichts zu entscheiden
