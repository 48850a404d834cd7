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
shuffled-by-server = Der Server mischt die Karten.
called-off =
    { COUNT($numbers) ->
        [one] Das Mischen ist abgebrochen: Die Glückszahl von Platz { $numbers } kam nicht rechtzeitig an, der Platz ist jetzt frei. Bitte noch einmal geben.
       *[other] Das Mischen ist abgebrochen: Die Glückszahlen der Plätze { $numbers } kamen nicht rechtzeitig an, die Plätze sind jetzt frei. Bitte noch einmal geben.
    }
called-off-by-all = Das Mischen ist abgebrochen: Keine einzige Glückszahl kam rechtzeitig an. Bitte noch einmal geben.
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
new-invite = Der alte Einladungslink gilt nicht mehr: Der Gastgeber hat einen neuen.
seat-offered = Der Gastgeber bietet den freien Platz an.
seat-no-longer-offered = Der Gastgeber bietet den freien Platz nicht mehr an.
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
person-is-back = die Person, der dieser Platz gehört, ist wieder da
nothing-to-score = es ist noch nichts ausgeteilt, also gibt es nichts zu werten
cards-still-secret = die Partie läuft noch; so lange bleiben ihre Karten geheim
cards-in-play = mit diesen Karten wird gerade gespielt; bis diese Partie vorbei ist, bleiben sie verborgen
no-such-phrase = einen Spruch { $phrase } gibt es nicht, nur die Sprüche 0 bis { $last }
phrases-too-fast = ein Spruch pro Sekunde genügt
phrases-too-many =
    { $phrases ->
        [one] du hast an diesem Tisch schon { $phrases } Spruch gesagt; das genügt
       *[other] du hast an diesem Tisch schon { $phrases } Sprüche gesagt; das genügt
    }

## Sitting down and leaving

no-open-seat = kein Platz ist frei, aber du kannst zuschauen
seat-not-open = Platz { $number } ist nicht frei
seat-not-offered = dieser Platz hat schon Karten; erst muss ihn der Gastgeber anbieten
link-for-watching = dieser Link ist zum Zuschauen; bitte am Tisch um einen Einladungslink
invite-renewed = dieser Einladungslink gilt nicht mehr; bitte den Gastgeber um einen neuen
seat-already = du hast an diesem Tisch schon einen Platz
luck-too-late = deine Glückszahl kam nicht rechtzeitig an, aber du kannst bei dieser Partie zuschauen
cards-seen-before = diese Karten waren schon einmal zu sehen, deshalb kann hier niemand einen Platz übernehmen
say-who-you-are = wer einen Platz übernimmt, muss sich ausweisen; schick dein eigenes Personen-Token mit
seen-a-hand = du hast in dieser Partie schon eine Hand gesehen, aber du kannst zuschauen
own-seat = das ist dein eigener Platz; verlass stattdessen den Tisch
seat-is-dealt = dieser Platz hat schon Karten; gib ihn stattdessen einem Bot
offer-not-needed = vor dem Geben muss man einen freien Platz nicht anbieten
only-the-host = das kann nur der Gastgeber
too-much-coming = an diesem Tisch ist zu viel Kommen und Gehen; warte ein wenig
secret-without-seat = dein Zugangsschlüssel gehört zu keinem Platz an diesem Tisch, aber du kannst zuschauen
no-seat-of-yours = du hast keinen Platz an diesem Tisch, aber du kannst zuschauen
invite-from-a-seat = nur wer am Tisch sitzt, kann andere zum Mitspielen einladen

## Names

called-like-a-bot = Namen mit (bot) darin sind für Bots reserviert; wähle einen anderen
called-like-an-open-seat = dieser Name ist für freie Plätze reserviert; wähle einen anderen
called-like-a-seat = solche Namen sind für Plätze reserviert; wähle einen anderen

## The shuffle

being-shuffled = die Karten werden gerade gemischt; warte einen Moment
nothing-to-shuffle = diese Karten wurden schon einmal gegeben, hier gibt es also nichts zu mischen
no-luck-wanted = gerade wartet kein Mischen auf deine Glückszahl
other-luck = diese Glückszahl passt nicht zu dem Fingerabdruck, den du geschickt hast

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
again-too-often = mit diesen Karten wurde schon zu oft noch einmal gespielt
bad-pace = das Tempo (pace) muss zwischen 0 und { $text } Sekunden pro Zug liegen
bot-needs-seconds = „{ $text }“: gib am Tisch die Bedenkzeit eines Bots in Sekunden an, etwa search@0.5s
bot-thinks-too-long =
    { $most ->
        [one] „{ $text }“: am Tisch darf ein Bot höchstens { $most } Sekunde pro Zug nachdenken
       *[other] „{ $text }“: am Tisch darf ein Bot höchstens { $most } Sekunden pro Zug nachdenken
    }
edition-of-table = die Ausgabe dieses Tisches

## A table that can't be read

table-unreadable = dieser Tisch lässt sich nicht lesen: { $why }
log-damaged = sein Verlauf ist beschädigt
log-has-gaps = in seinem Verlauf fehlen Ereignisse
log-no-text = Ereignis { $event } ist kein Text
log-seats = seine Plätze passen nicht zum Spiel
log-absurd = Ereignis { $event } beschreibt etwas Unmögliches
log-move-before-deal = vor dem Geben steht ein Zug
log-unknown-event = diese Version kennt das Ereignis „{ $text }“ nicht
log-unreadable-event = das Ereignis „{ $text }“ lässt sich nicht lesen: { $text_why }
log-newer-event = das Ereignis „{ $text }“ stammt von einem neueren Trickery; bring dieses auf den neuesten Stand

## The server and its database

server-restarts = der Server startet gerade neu; komm gleich wieder
closed-by-operator = wer diesen Server betreibt, hat ihn geschlossen
server-drains = dieser Server hält bald an und nimmt keine neuen Tische an; versuch es später noch einmal
server-full = dieser Server ist voll; versuch es später noch einmal
database-away = die Datenbank dieses Servers antwortet nicht; versuch es gleich noch einmal
database-failed = die Datenbank konnte das nicht speichern; versuch es gleich noch einmal
database-unread = die Datenbank dieses Servers lässt sich gerade nicht lesen; versuch es später noch einmal
database-is-back = die Datenbank ist gerade erst wieder da; versuch es noch einmal
database-moved = die Datei mit den Tischen wurde verschoben oder ersetzt; leg sie zurück oder starte den Server neu
table-moves = ein anderer Serverprozess übernimmt gerade diesen Tisch; versuch es gleich noch einmal
not-a-peer = das kommt nicht von einem anderen Prozess dieses Servers
written-by-others = jemand anders hat diesen Tisch verändert; schau noch einmal hin
accident = hier ist etwas schiefgegangen; Einzelheiten stehen im Protokoll des Servers

## Requests, mostly from programs

nothing-here = unter dieser Adresse gibt es nichts; was es gibt, steht unter /api/docs
other-method = diese Adresse nimmt diese Methode nicht an
cannot-be-answered = diese Anfrage lässt sich nicht beantworten (Status { $status })
send-your-secret = schick den Zugangsschlüssel deines Platzes mit: Authorization: Bearer SECRET
address-too-long = die Adresse dieses Servers ist zu lang für einen Einladungslink
other-origin = diese Anfrage kommt von einer Seite anderer Herkunft (Origin)
one-host = eine Anfrage muss genau einen Host nennen
not-our-name = auf diesen Namen hört dieser Server nur, wenn er mit --allow-host { $text } gestartet wird
requests-at-once = zu viele Anfragen zugleich von deiner Adresse; warte, bis ein paar davon fertig sind
connections-too-fast = zu viele neue Verbindungen von deiner Adresse; warte einen Moment
connections-too-many = zu viele Verbindungen von deiner Adresse; schließ ein paar
sockets-too-many = zu viele Sockets von deiner Adresse; schließ ein paar
sockets-too-fast =
    { $seconds ->
        [one] zu viele neue Sockets; versuch es in einer Sekunde noch einmal
       *[other] zu viele neue Sockets; versuch es in { $seconds } Sekunden noch einmal
    }
too-much-sent = du kannst höchstens { $kilobytes } kB senden
headers-too-long = die Header einer Anfrage dürfen höchstens { $kilobytes } kB haben
headers-too-slow = die Header deiner Anfrage haben zu lange gebraucht
body-too-slow = der Inhalt deiner Anfrage hat zu lange gebraucht
asked-for-nothing = du hast dich verbunden, aber nichts angefordert
no-request = das ist keine gültige HTTP-Anfrage
socket-version = ein Socket muss mit GET und sec-websocket-version: 13 beginnen
socket-key = ein Socket muss mit einem sec-websocket-key aus 16 Bytes in base64 beginnen
frames-are-text = Nachrichten müssen JSON in Text-Frames sein, nicht in binären
sent-missing = { $text } fehlt
sent-unknown = { $text } ist hier unbekannt
sent-no-json = was du geschickt hast, ist kein JSON
sent-too-long =
    { $most ->
        [one] { $text } darf höchstens ein Zeichen haben
       *[other] { $text } darf höchstens { $most } Zeichen haben
    }
sent-too-small = { $text } muss mindestens { $text_least } sein
sent-too-large = { $text } darf höchstens { $text_most } sein
sent-not-understood = { $text } ist nicht zu verstehen ({ $text_kind })

## Lessons

no-lesson = zu { $text } gibt es keine Einführung

## Puzzles

no-puzzle = zu { $text } gibt es diese Aufgabe nicht

## Taking back

nothing-to-take-back = es gibt nichts zurückzunehmen; gegen Bots kannst du deine letzte Entscheidung zurücknehmen, sonst nur einen Zug, den niemand bemerkt hat, und nur, bevor jemand anders einen Zug macht
takes-back = { $seat } nimmt einen Zug zurück.
takes-back-move = { $seat } nimmt „{ $move }“ zurück.
taken-back-too-often =
    { $most ->
        [one] hier lässt sich nichts mehr zurücknehmen, mehr als { $most } Zug geht nicht
       *[other] hier lässt sich nichts mehr zurücknehmen, mehr als { $most } Züge gehen nicht
    }
# Somebody changed a log by hand.
log-nothing-to-take-back = sein Verlauf nimmt einen Zug zurück, den andere kennen

## Asking for a seat, and free text

in-own-words = { "\u2068" }{ $text }{ "\u2069" }
takes-over-from-bot = { $text } übernimmt den Platz von { $text_bot }.
nothing-said = in dieser Nachricht gibt es nichts zu lesen
seat-declined = der Gastgeber hat an diesem Tisch keinen Platz für dich, aber du kannst zuschauen
no-bots-seat = hier spielen keine Bots, also gibt es keinen Platz, um den du bitten könntest
too-many-ask = hier bitten gerade viele um einen Platz; warte ein wenig
asks-no-longer = die Person ist gegangen oder möchte keinen Platz mehr
seat-is-a-persons = auf Platz { $number } sitzt jemand; wähle den Platz eines Bots
no-round-follows = nach dieser Runde kommt keine mehr; vergib den Platz gleich

## The coach

hints-off = der Trainer hilft nur gegen Bots oder wenn der Gastgeber es vor dem Geben erlaubt hat
hint-not-your-turn = du bist nicht dran, also gibt es keinen Tipp
hint-no-choice = du kannst nur einen einzigen Zug machen
coach-fails = der Trainer konnte keine Antwort finden
coach-too-fast =
    { $seconds ->
        [one] der Trainer braucht eine Pause; frag in einer Sekunde noch einmal
       *[other] der Trainer braucht eine Pause; frag in { $seconds } Sekunden noch einmal
    }
reviews-in-line = viele warten auf den Trainer; versuch es später noch einmal

## Playing on from a decision, and records that are brought along

again-copied = mit diesen Karten kann man nicht noch einmal spielen, weil sie nicht an jenem Tisch gemischt wurden
# $text is the number of a seat, $step that of a move.
no-such-decision = Platz { $text } hatte nach Zug { $step } nichts zu entscheiden

## A table that friends rely on: pauses, nudges, the clock, names

stands-up = { $text } steht auf.
is-renamed = { $text_was } heißt jetzt { $text }.
pauses = { $seat } hält die Partie an.
resumes = { $seat } lässt die Partie weitergehen.
clock-set = { $seconds ->
    [0] Die Uhr ist aus.
    [one] Die Uhr läuft: { $seconds } Sekunde pro Zug. Ist die Zeit um, macht ein Bot diesen Zug.
   *[other] Die Uhr läuft: { $seconds } Sekunden pro Zug. Ist die Zeit um, macht ein Bot diesen Zug.
}
nudged = { $seat }, du bist dran!
table-paused = die Partie ist angehalten; lass sie erst weitergehen
paused-too-often = du hast diese Partie schon oft angehalten; warte ein wenig
nudged-just-now = da hat eben erst jemand angestupst; lass etwas Zeit
nudged-too-often = du hast an diesem Tisch schon oft angestupst: Das genügt
nobody-to-nudge = gerade gibt es niemanden anzustupsen
bad-clock = die Uhr kann aus sein oder auf { $shortest } bis { $longest } Sekunden stehen
