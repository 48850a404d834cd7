### Flea Market auf Deutsch.

## The box

blurb = Überbiete die anderen bei Schätzen deiner geheimen Farbe und behalte ein paar Münzen.
aim = Hole die meisten Punkte: Münzen, Schätze und Schätze deiner eigenen Farbe doppelt.
explain-score = Münzen und Schätze. Am Ende zählen Schätze der eigenen geheimen Farbe doppelt (FM-7).

## Treasures and moves

name-red = Rot
name-yellow = Gelb
name-green = Grün
name-blue = Blau
name-white = Weiß
treasure = { $colour } { $worth }
move-bid = { $coins } bieten
    .told = { $seat } bietet { $coins }
    .told-you = Du bietest { $coins }
move-pass = Passen
    .told = { $seat } passt
    .told-you = Du passt

## What you are asked when it's your turn

prompt-open = Was bietest du für { $treasure }?
prompt-bid = { $seat } bietet { $high } für { $treasure }. Biete mehr oder passe.

## Why a move is not allowed

why-too-dear = du hast nur { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } (FM-5)
why-too-low = du musst mehr als { $high } bieten (FM-5)

## What happened

news-sold = { $seat } kauft { $treasure } für { $coins }.
news-unsold = Niemand will { $treasure }.
news-next = Als Nächstes: { $treasure }.
news-colour = { $seat } hat { $colour } gesammelt.

## The table

standing = { $total } mit Münzen und Schätzen. In deiner Farbe, { $colour }, hast du { $points }, die doppelt zählen.
table-now = Zu ersteigern: { $treasure } ({ $left ->
    [0] der letzte Schatz
    [one] danach noch einer
   *[other] danach noch { $left }
  })
table-high = Höchstes Gebot: { $coins }, von { $seat }
table-passed = Gepasst haben: { ROW($seats) }
table-seat = { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }; { ROW($treasures) }
table-seat-none = { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
table-colour = Deine geheime Farbe: { $colour }

## The score sheet, and the end

sheet-coins = Münzen
sheet-treasures = Schätze
sheet-bought = { $seat } hat { $treasure } für { $coins } gekauft
sheet-colour = Eigene Farbe, noch einmal
sheet-total = Summe
sheet-note = Die meisten Punkte gewinnen (FM-7).
end-market = Alle Schätze sind versteigert.
end-coins = Niemand hat noch Münzen.

## Why the rule of thumb plays a move

reason-own = es ist meine Farbe, also doppelt so viel wert wie aufgedruckt
reason-cheap = es ist noch billiger als der aufgedruckte Wert
reason-dear = es würde so viel kosten, wie es mir wert ist

## What is wrong with a record

record-no-deal = das Spiel beginnt mit dem Austeilen: colours, unused, stack, start
record-colours = colours müssen { $players } der Farben sein, eine je Platz, und unused die anderen (FM-2)
record-stack = stack muss jeden der { $treasures } Schätze einmal enthalten (FM-1)
record-start = start muss eine Zahl von 0 bis { $last } sein (in einem Protokoll zählen Plätze ab 0)

## The lesson

lesson-hello = Acht Schätze werden nacheinander versteigert. Deine geheime Farbe ist { $colour }: Diese zählen für dich doppelt.
lesson-bid = { $treasure } ist dir 6 wert und allen anderen 3. Biete 2: Wer 3 bietet, gewinnt nichts. Auch Münzen zählen.
lesson-bid-high = Das ist mehr als nötig: Die anderen hören vor 3 auf.
lesson-bid-done = Beide passen, und er gehört dir für { $price }.
lesson-pass = Jemand bietet { $high } für { $treasure }, sammelt also wohl diese Farbe. Dir ist der Schatz 4 wert. Passe.
lesson-pass-dear = Du würdest mehr zahlen, als er dir wert ist. Passe.
lesson-pass-done = { $seat } zahlt { $price }. Jetzt weißt du etwas über die Farbe. Spiel weiter!
