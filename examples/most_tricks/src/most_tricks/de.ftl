### Most Tricks auf Deutsch.

## The box

blurb = Bediene, spiele die höchste Karte der ausgespielten Farbe und gewinne die meisten Stiche.
explain-score = Bisher gewonnene Stiche (MT-5).
option-last-counts-twice = Letzter zählt doppelt
option-last-counts-twice-help = der letzte Stich zählt für zwei (MT-6)

## Cards and moves

name-clubs = Kreuz
    .sign = ♣
name-diamonds = Karo
    .sign = ♦
name-hearts = Herz
    .sign = ♥
name-spades = Pik
    .sign = ♠
name-jack = Bube
    .sign = B
name-queen = Dame
    .sign = D
name-king = König
    .sign = K
name-ace = Ass
    .sign = A
card = { $suit } { $value }
move-play = { $card } spielen
    .told = { $seat } spielt { $card }
    .told-you = Du spielst { $card }

## What you are asked when it's your turn

prompt-lead = Spiel eine Karte aus.
prompt-follow = Spiel eine Karte: { $suit } wurde ausgespielt.

## Why a move is not allowed

why-not-held = du hast { $card } nicht
why-follow = du hast { $suit } und musst deshalb bedienen (MT-3)

## What happened

news-takes = { $seat } gewinnt den Stich.

## The table, at the prompt

standing = { $seat } { $tricks }
table-tricks = Stiche: { ROW($standings) }
table-play = { $seat }: { $card }
table-laid = Auf dem Tisch: { ROW($plays) }
table-hand = Deine Hand: { ROW($cards) }

## The table on the page

aim = Gewinne die meisten Stiche.
standing-you = Du hast { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }. { $left ->
    [0] Es kommt kein Stich mehr.
    [one] Es kommt noch ein Stich.
   *[other] Es kommen noch { $left } Stiche.
  }
# Neben einem Namen
tricks-won = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }

## The score sheet

sheet-trick = Stich { $number }
sheet-total = Summe
sheet-takes = { $seat } gewinnt ihn mit { $card }
sheet-twice = der letzte Stich zählt für zwei (MT-6)
sheet-note = Die meisten Stiche gewinnen (MT-5). { $tricks ->
    [0] Kein Stich mehr.
    [one] Noch ein Stich.
   *[other] Noch { $tricks } Stiche.
  }

## What is wrong with a record

record-no-deal = das Spiel beginnt mit dem Austeilen: hands, aside, start
record-lists = hands und aside müssen Listen von Karten sein (MT-2)
record-hands = hands müssen { $players } Listen mit je { $cards } Karten sein (MT-2)
record-start = start muss eine Zahl von 0 bis { $last } sein (in einem Protokoll zählen Plätze ab 0)
record-cards = hands und aside zusammen müssen jede der { $cards } Karten einmal enthalten (MT-1)

## Why the rule of thumb plays a card

reason-lead = eine hohe Karte gewinnt den Stich wahrscheinlich
reason-take = es ist die niedrigste Karte, die den Stich gewinnt
reason-ahead = damit liege ich in diesem Stich vorn
reason-spare = diesen Stich kann ich nicht gewinnen, also behalte ich meine hohen Karten

## The lesson

lesson-hello = Drei Stiche sind noch zu spielen, und es steht { $yours } zu { $theirs }. { $seat } hat { $card } ausgespielt: Die höchste Karte dieser Farbe gewinnt den Stich.
lesson-follow = Du hast Herz, also musst du Herz spielen. Nur dein Ass schlägt den König: Spiel es.
lesson-follow-low = Das ist erlaubt, aber der König gewänne den Stich. Dein Ass schlägt ihn.
lesson-follow-done = Der Stich gehört dir, also spielst du zum nächsten aus.
lesson-lead = Nichts schlägt das Ass der ausgespielten Farbe. Spiel es aus.
lesson-lead-low = Fast jedes andere Herz gewänne diesen Stich. Spiel das Ass aus.
lesson-lead-done = Noch ein Stich für dich. Eine Karte bleibt.
lesson-last = Deine 2 gewinnt, wenn niemand Herz hat: Jede andere Farbe verliert gegen die ausgespielte. Spiel sie.
lesson-last-done = Kein Herz! Du gewinnst mit { $yours } zu { $theirs }.

## Der Bot, in Listen von Bots: sein Name und, nach „spielt“, wie er spielt

bot-highest = Höchste
bot-highest-plays = die letzte Karte, die erlaubt ist, egal welche
