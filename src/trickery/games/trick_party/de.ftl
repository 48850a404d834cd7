### Trick Party auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Karten sind weiblich („die Buh 7“). Wo $prize der TOD sein kann, steht er mit Artikel: FORM($prize, "accusative").

## The box

blurb = Gespenster jagen Süßes, Revolutionen stellen Stiche auf den Kopf, und im letzten wartet der TOD.
option-campaign = Kampagne
option-campaign-help = so viele Runden wie Personen; die Punkte werden zusammengezählt (TP-15)

## Cards and moves

name-pumpkinheads = Kürbisköpfe
    .one = Kürbiskopf
name-boos = Buhs
    .one = Buh
name-skellies = Skellis
    .one = Skelli
name-frankies = Frankies
    .one = Frankie
name-dracs = Dracs
    .one = Drac
name-death = TOD
    .accusative = den TOD
card = { FORM($suit, "one") } { $number }
move-play = { $card } spielen
    .told = { $seat } spielt die { $card }
    .told-you = Du spielst die { $card }

## What you are asked when it's your turn

prompt-lead = Spiel eine Karte aus. In diesem Stich geht es um { FORM($prize, "accusative") }.
prompt-follow = Spiel eine Karte. Ausgespielt sind { $suit }, und es geht um { FORM($prize, "accusative") }.

## Why a move is not allowed

why-not-held = du hast die { $card } nicht
why-follow = du hast { $suit } auf der Hand, also musst du bedienen (TP-8)

## What happened

news-takes = { $seat } bekommt den Stich und { FORM($prize, "accusative") }.
news-death = { $seat } bekommt den letzten Stich und damit den TOD.
news-hand-over = Die Runde ist vorbei: { ROW($scores) }.
news-next = Im nächsten Stich geht es um { FORM($prize, "accusative") }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = { $hands ->
    [1] Punkte: { ROW($scores) }
   *[other] Runde { $number } von { $hands }. Punkte: { ROW($scores) }
  }
table-totals = Gesamtstand: { ROW($scores) }
table-offer = Es geht um { $prize } ({ $left ->
    [0] danach nur noch um den TOD
    [one] danach noch eine Punktekarte, dann der TOD
   *[other] danach noch { $left } Punktekarten, dann der TOD
  })
table-offer-last = Es geht um den TOD (letzter Stich)
table-laid = Auf dem Tisch: { ROW($plays) }
table-laid-none = Auf dem Tisch: noch nichts
table-play = { $seat }: { $card }
table-marked = { $card } *
table-your-hand = Deine Hand (* heißt REVOLUTION):
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Runde { $number }
sheet-trick = Stich { $number }: { $prize }
sheet-total = Gesamt
sheet-sums = die Punktekarten zusammengezählt oder 0 mit dem TOD (TP-12)
sheet-took-death = { $seat } hat den TOD genommen
sheet-takes = { $seat } holt { FORM($prize, "accusative") } mit der { $card }
sheet-revolutions = { $turns ->
    [one] eine Revolution: niedrig schlägt hoch (TP-9)
   *[other] { $turns } Revolutionen: { $order ->
        [reversed] niedrig schlägt hoch (TP-9)
       *[straight] sie heben sich auf (TP-9)
      }
  }
sheet-trump = ein Drac schlägt jede andere Farbe (TP-10)
sheet-death = { $seat } bekommt 0 Punkte für diese Runde (TP-12)
sheet-death-instead = { $seat } bekommt 0 Punkte für diese Runde statt { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } gewinnt mit der höchsten Punktzahl der Lebenden (TP-13)
sheet-shares = { $seat } hat mit anderen die höchste Punktzahl der Lebenden und teilt sich den Sieg (TP-13)
sheet-wins-campaign = { $seat } gewinnt mit dem höchsten Gesamtstand (TP-15)
sheet-shares-campaign = { $seat } hat mit anderen den höchsten Gesamtstand und teilt sich den Sieg (TP-15)
sheet-dead = { $seat } hat den TOD genommen und kann nicht gewinnen (TP-12)
sheet-note = Wer die meisten Punkte hat, gewinnt, auch wenn es weniger als 0 sind. Nimmst du den TOD, hast du 0 und kannst nicht gewinnen.
sheet-note-campaign = Wer den höchsten Gesamtstand hat, gewinnt. Nimmst du den TOD, zählt diese Runde für dich 0.
sheet-note-hand = Runde { $number } von { $hands }.
sheet-note-left = { $tricks ->
    [one] Noch ein Stich in dieser Runde: der um den TOD.
   *[other] Noch { $tricks } Stiche in dieser Runde, der letzte um den TOD.
  }
sheet-note-dealt = Gleich werden die Karten für die nächste Runde gegeben.

## Why the rule of thumb plays a card

reason-sure = damit hole ich sicher eine Punktekarte, die ich haben will
reason-hope = das ist meine beste Chance auf eine Punktekarte, die ich haben will
reason-dear = eine stärkere Karte wäre mir für diese Punktekarte zu schade
reason-spare = diese Punktekarte kann ich nicht holen, und diese Karte brauche ich am wenigsten
reason-duck = sie kann nicht gewinnen, und diese Punktekarte will niemand
reason-free = sie kann nicht gewinnen, und wenn ihre Farbe wieder ausgespielt wird, darf ich alles spielen
reason-safest = mit ihr ist die Gefahr am kleinsten, eine Punktekarte zu holen, die niemand will
reason-now = jetzt holt sie vielleicht eine schlechte Punktekarte, aber später käme sie mich teurer zu stehen
reason-caught = diese Punktekarte bekomme ich so oder so, und diese Karte brauche ich am wenigsten
reason-in-time = ein Drac im letzten Stich holt den TOD, also spiele ich meinen rechtzeitig vorher
reason-forgiven = ich bin unter null, also hebe ich meine Dracs für den TOD auf, der mich zurück auf 0 bringt

## What is wrong with a record

record-no-deal = eine Runde beginnt mit dem Geben: „hands“, „score_deck“, „put_away“ und, in der ersten Runde, „start“
record-start = „start“ muss eine Zahl von 0 bis { $last } sein (in Aufzeichnungen zählen die Plätze ab 0)
record-other-start = „start“ muss in dieser Runde { $number } sein (TP-16)
record-hands = „hands“ muss aus { $players } Listen mit je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } bestehen (TP-5)
record-no-card = „{ $text }“ ist keine Karte
record-twice = in „hands“ steht die { $card } mehr als einmal
record-score-lists = „score_deck“ muss eine Liste von { $used } Punktekarten sein und „put_away“ eine von { $unused } (TP-4)
record-score-cards = „score_deck“ und „put_away“ müssen zusammen jede der 15 Punktekarten einmal enthalten (TP-3)

## On the page

party-deck = Punktestapel: { $left ->
    [0] nur noch der TOD.
    [one] eine Karte verdeckt, dann der TOD.
   *[other] { $left } Karten verdeckt, dann der TOD.
  } { $away ->
    [one] Eine Karte wurde ungesehen aussortiert.
   *[other] { $away } Karten wurden ungesehen aussortiert.
  }
party-left = übrig
party-next = danach
party-end = Ende
# „Süßes oder Saures“: Im Englischen ist auch das „trick or treat“.
party-treat = Süßes
party-trick = Saures
party-high = hoch siegt
party-low = niedrig siegt
party-order = { $order ->
    [reversed] Umgekehrt: niedrig schlägt hoch
   *[straight] Hoch schlägt niedrig
  }{ $count ->
    [0] { "" }
    [one] , eine Revolutionskarte im Stich
   *[other] , { $count } Revolutionskarten im Stich
  }
party-at-stake = Es geht um { FORM($prize, "accusative") }
party-hand-of = Runde { $number } von { $hands }
party-trick-of = Stich { $number } von { $tricks }
party-led-suit = { $seat } spielt { $suit } aus
party-took = { $seat } holt { FORM($prize, "accusative") }
party-trump-card = { $card }, Trumpf
party-revolution-card = { $card }, Revolution
party-ahead = liegt vorn
party-cheer = { COUNT($seats) ->
    [one] { $seats } gewinnt die Party!
   *[other] { $seats } teilen sich den Sieg!
  }
party-unseen = Noch nicht gesehene Punktekarten ({ $away ->
    [one] eine davon ist aussortiert
   *[other] { $away } davon sind aussortiert
  }):
party-cards-of = Karten { OF($seat) }

## Aim, standing, and the end of a round

aim = Hol Süßes (+), meide Saures (-). Lila Dracs sind Trumpf. Letzter Stich: TOD. Wer ihn nimmt, hat 0.
aim-campaign = Hol Süßes (+), meide Saures (-). Lila Dracs sind Trumpf. Letzter Stich: TOD. Wer ihn nimmt, hat 0. Es { $hands ->
    [one] zählt eine Runde.
   *[other] zählt die Summe aus { $hands } Runden.
  }
standing-none = Diese Runde bisher: 0, noch keine Punktekarte.
standing-now = Diese Runde bisher: { COUNT($cards) ->
    [one] { SIGNED($points) }, eine Punktekarte.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-last = Diese Runde bisher: { COUNT($cards) ->
    [one] { SIGNED($points) }, eine Punktekarte.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  } Holst du diesen letzten Stich, hast du 0.
standing-done = Diese Runde: { COUNT($cards) ->
    [one] { SIGNED($points) }, eine Punktekarte.
   *[other] { SPACED($cards) } = { SIGNED($points) }.
  }
standing-dead = { $points ->
    [0] TOD: Du hast 0 Punkte in dieser Runde.
   *[other] TOD: Du hast 0 Punkte in dieser Runde, nicht { SIGNED($points) }.
  }
standing-total = Dein Gesamtstand aus allen Runden: { SIGNED($total) }.
round-over = Die Runde ist vorbei
round-hand = Runde { $number } von { $hands } ist vorbei
round-cards = Punktekarten: { SPACED($cards) }
round-none = keine Punktekarten
round-dead = { $points ->
    [0] TOD: 0 in dieser Runde
   *[other] TOD: 0 in dieser Runde, nicht { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } gewinnt mit der höchsten Punktzahl der Lebenden.
   *[other] { $seats } haben die höchste Punktzahl der Lebenden und teilen sich den Sieg.
  }
round-death = { $seat } hat den TOD genommen und kann nicht gewinnen.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } gewinnt mit dem höchsten Gesamtstand.
   *[other] { $seats } haben den höchsten Gesamtstand und teilen sich den Sieg.
  }
round-death-campaign = { $seat } hat den TOD genommen.
round-next = Auf zur nächsten Runde!
end-hand = Alle Karten sind gespielt.
end-campaign = { $hands ->
    [one] Die einzige Runde ist gespielt.
   *[other] Alle { $hands } Runden sind gespielt.
  }

## Explanations: what the signs on the table say when you tap them

explain-trump = Dracs sind Trumpf: Jeder Drac schlägt jede Karte einer anderen Farbe.
explain-trick-of = In jedem Stich geht es um eine Punktekarte. In Stich { $tricks }, dem letzten, geht es um den TOD.
explain-hand-of = Eine Kampagne endet nach Runde { $hands }. Für jede Runde werden die Karten neu gegeben, und die Punkte aller Runden werden zusammengezählt.
explain-led = Ausgespielt sind { $suit }. Hast du welche, musst du bedienen. Hast du keine, darfst du alles spielen.
explain-took = { $seat } hat die stärkste Karte gespielt, bekommt dafür die Punktekarte und spielt als Nächstes aus.
explain-deck = Punktekarten, die noch verdeckt liegen: eine für jeden Stich, der noch kommt. Ganz unten liegt der TOD. { $away ->
    [one] Eine weitere ist ungesehen aussortiert.
   *[other] { $away } weitere sind ungesehen aussortiert.
  }
explain-deck-last = Vom Punktestapel ist nur noch der TOD übrig: Um ihn geht es im letzten Stich.
explain-next = Um diese Punktekarte geht es im nächsten Stich.
explain-treat = Süßes: Machst du diesen Stich, bekommst du Pluspunkte.
explain-prank = Saures: Machst du diesen Stich, bekommst du Minuspunkte.
explain-death = Der TOD: Machst du diesen letzten Stich, hast du in dieser Runde 0 Punkte.
explain-order = { $order ->
    [reversed] Im Stich liegt eine ungerade Anzahl von Karten mit Kreispfeilen. Darum gilt hier: Niedrig schlägt hoch, und die 1 ist am stärksten.
   *[straight] Hoch schlägt niedrig, die 12 ist am stärksten. Jede Karte mit Kreispfeilen dreht das für ihren Stich um.
  }
explain-ahead = Der Stern zeigt, welche Karte im Stich gerade vorn liegt.
explain-cards = { $cards ->
    [one] { $seat } hat noch eine Karte.
   *[other] { $seat } hat noch { $cards } Karten.
  }
explain-won = Punktekarten, die { $seat } in dieser Runde gewonnen hat. Süßes hat runde Ecken, Saures spitze.
explain-dead = { $hands ->
    [1] { $seat } hat den letzten Stich und damit den TOD: 0 Punkte und keine Chance mehr auf den Sieg.
   *[other] { $seat } hat den letzten Stich und damit den TOD: 0 Punkte für diese Runde.
  }
explain-unseen = Punktekarten, die noch niemand gesehen hat. Sie liegen im Stapel oder sind aussortiert.

party-trump = Trumpf
party-last = Voriger Stich
party-won-of = Gewonnene Punktekarten: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Ein Stichspiel für 4 bis 6 Personen. Hol dir Süßes, überlass Saures den anderen und geh dem TOD aus dem Weg.
sheet-page-scores = Worum es geht
sheet-page-treats = Süßes bringt Pluspunkte: +1 bis +5, je einmal.
sheet-page-pranks = Saures bringt Minuspunkte: -1 bis -5, je zweimal.
sheet-page-last = Um den TOD geht es im letzten Stich. Nimmst du ihn, hast du in dieser Runde 0 Punkte und kannst sie nicht gewinnen.
sheet-page-suits = Die Karten
sheet-page-trump = Es gibt fünf Farben, jede mit den Zahlen 1 bis 12. Die lila Dracs sind Trumpf: Jeder Drac schlägt jede andere Farbe.
sheet-page-revolution = Kreispfeile bedeuten REVOLUTION. So eine Karte dreht ihren Stich um: Niedrig schlägt hoch. Eine zweite dreht ihn zurück. Jede Farbe hat vier davon, nur die Dracs haben keine.
sheet-page-trick = Ein Stich
sheet-page-turned = Die oberste Punktekarte wird aufgedeckt: Um sie geht es in diesem Stich.
sheet-page-lead = Spielst du aus, darfst du jede Karte spielen.
sheet-page-follow = Die anderen folgen im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du bedienen. Hast du sie nicht, darfst du alles spielen.
sheet-page-take = Der stärkste Drac gewinnt. Liegt kein Drac im Stich, gewinnt die stärkste Karte der ausgespielten Farbe. Wer den Stich gewinnt, nimmt die Punktekarte und spielt als Nächstes aus.
sheet-page-led = zuerst
sheet-page-wins = siegt
sheet-page-high = Hoch schlägt niedrig. Die Skelli 12 hat eine andere Farbe und kann nicht gewinnen.
sheet-page-drac = Ein Drac schlägt sie alle: Schon eine 3 genügt.
sheet-page-low = Die 5 hat Pfeile, also gilt: Niedrig schlägt hoch. Sie ist auch die niedrigste Karte und gewinnt.
sheet-page-ending = Wie es endet
sheet-page-end = Sind alle Karten gespielt, zählst du deine Punktekarten zusammen. Wer die meisten Punkte hat, gewinnt, auch wenn es weniger als null sind; bei Gleichstand teilt ihr euch den Sieg. Hast du aber den TOD genommen, hast du 0 und kannst nicht gewinnen.
sheet-page-won = Gewonnene Punktekarten
sheet-page-counts = Punkte
sheet-page-nothing = keine
sheet-page-zero = 0, und kein Sieg
sheet-page-campaign = Eine Kampagne hat so viele Runden, wie Personen mitspielen. Alle Punkte werden zusammengezählt, auch die 0 für den TOD. Wer den höchsten Gesamtstand hat, gewinnt.
sheet-page-players = Personen
sheet-page-each = Karten pro Person (und Stiche)
sheet-page-away = Ungesehen aussortierte Punktekarten

## The lesson: a guided end of a round, spoken by a friend. A few short sentences each.

lesson-hello = Willkommen auf der Party! Neun Stiche sind vorbei, sechs bleiben, und du hast sechs Karten. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-offer = In jedem Stich geht es um die Punktekarte in der Mitte. Diesmal ist es { SIGNED($prize) }, etwas Süßes: Das willst du haben!
lesson-follow = Ausgespielt sind Buhs, also musst auch du einen Buh spielen. Hoch schlägt niedrig: Hol dir den Stich mit der 12!
lesson-follow-low = Die 3 ist auch ein Buh. Aber die 10 auf dem Tisch schlägt sie, und das Süße bekommt jemand anders.
lesson-follow-done = Deine 12 schlägt die 10, und { SIGNED($prize) } gehört dir! Wer einen Stich macht, spielt zum nächsten aus. Du bist also gleich wieder dran.
lesson-duck = Im nächsten Stich geht es um { SIGNED($prize) }, etwas Saures: Das will niemand! Du darfst jede Karte ausspielen. Nimm eine niedrige und lass das Saure den anderen.
lesson-duck-drac = Das ist ein Drac, und niemand hat noch einen stärkeren: Du bekämst das Saure! Spiel etwas Niedriges aus.
lesson-duck-done = Alle mussten einen Buh spielen. { $seat } hatte den höchsten und bekommt { SIGNED($prize) }.
lesson-trump = Die lila Dracs sind Trumpf: Jeder Drac schlägt jede Karte einer anderen Farbe. Du hast zwei davon.
lesson-cut = Wieder etwas Süßes: { SIGNED($prize) }! Ausgespielt sind Skellis, und du hast keine, also darfst du alles spielen. Dein kleiner Drac genügt.
lesson-cut-dear = Der gewinnt auch. Aber dein kleiner Drac genügt, also heb dir den großen noch auf.
lesson-cut-off = Abwerfen darfst du sie, aber gewinnen kann sie nicht: Sie ist weder Skelli noch Drac. Das Süße bekommt jemand anders.
lesson-cut-done = Deine 4 schlägt sogar eine 12, denn sie ist Trumpf. { SIGNED($prize) } gehört dir, und du spielst wieder aus.
lesson-turn = Siehst du die Kreispfeile auf deiner 5? So eine Karte dreht ihren Stich um: Niedrig schlägt hoch, auch unter Dracs. Eine zweite dreht ihn zurück.
lesson-revolt = Es geht um { SIGNED($prize) }. Spiel die Frankie 5 aus: Mit ihren Pfeilen gewinnt der niedrigste Frankie.
lesson-revolt-low = Die 1 hat keine Pfeile. Dann gilt: Hoch schlägt niedrig, und du verlierst. Spiel die 5 aus.
lesson-revolt-drac = Dein Drac würde auch gewinnen. Aber für diesen Stich genügt die 5.
lesson-revolt-done = Niedrig schlägt hoch, und deine 5 schlägt 7, 9 und 12. { SIGNED($prize) } gehört dir!
lesson-death = Noch zwei Stiche. Ganz unten im Stapel liegt der TOD: Machst du den letzten Stich, hast du 0 Punkte und kannst nicht gewinnen.
lesson-last-but-one = Es geht um { SIGNED($prize) }. Aber behältst du deinen Drac, holt er dir den TOD! Spiel ihn jetzt und behalte die 1.
lesson-last-but-one-low = Dann bleibt dir für den letzten Stich nur der Drac. Er gewinnt sicher, und der TOD nimmt dir alle Punkte.
lesson-last-but-one-done = { SIGNED($prize) } tut ein bisschen weh. Der TOD hätte dich alles gekostet.
lesson-last = Der letzte Stich, und es geht um den TOD. Spiel deine 1 aus: Ausnahmsweise ist Verlieren gut.
lesson-last-done = { $seat } nimmt den TOD und hat 0 Punkte. Du gewinnst mit { SIGNED($points) }!
lesson-all = Und das ist das ganze Spiel: Süßes und Saures, Trumpf, Revolutionen, der TOD. Tipp auf ein Zeichen am Tisch, und du siehst, was es bedeutet.

# Of the number beside a player's name.
explain-score = Punkte bisher: Süßes minus Saures.

## What the coach counts: in $times out of 100 ways the hidden cards could lie

fact-lacks = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } keine { $suit }.
fact-can-turn = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } eine Revolutionskarte.
fact-holds = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } die { $card }.
# .more und .less folgen auf „Mit „{ $move }““: Das Verb steht vorn, denn der Satz lautet: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
fact-you-take = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommst du { $prize }.
    .more = bekommst du die { $prize } öfter
    .less = bekommst du die { $prize } seltener
    .always = bekommst du die { $prize }
    .never = bekommst du die { $prize } nicht
fact-you-take-prank = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommst du { $prize }.
    .more = bekommst du die { $prize } öfter
    .less = bekommst du die { $prize } seltener
    .always = bekommst du die { $prize }
    .never = bekommst du die { $prize } nicht
fact-takes = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommt { $seat } { $prize }.
    .more = bekommt { $seat } die { $prize } öfter
    .less = bekommt { $seat } die { $prize } seltener
    .always = bekommt { $seat } die { $prize }
    .never = bekommt { $seat } die { $prize } nicht
fact-later-treat = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } holst du später in dieser Runde noch etwas Süßes.
    .more = holst du später in dieser Runde öfter noch etwas Süßes
    .less = holst du später in dieser Runde seltener noch etwas Süßes
fact-later-prank = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommst du später in dieser Runde noch etwas Saures.
    .more = bekommst du später in dieser Runde öfter noch etwas Saures
    .less = bekommst du später in dieser Runde seltener noch etwas Saures
fact-you-die = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } nimmst du den TOD.
    .more = nimmst du den TOD öfter
    .less = nimmst du den TOD seltener
    .always = nimmst du den TOD
    .never = nimmst du den TOD nicht
fact-plus = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hast du in dieser Runde mehr als 0 Punkte.
fact-minus = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hast du in dieser Runde weniger als 0 Punkte.

## What a screen reader says of figures and signs on the table

party-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
party-trump-said = { $suit } sind Trumpf
party-was-at-stake = Es ging um { FORM($prize, "accusative") }
party-order-was = { $order ->
    [reversed] Niedrig schlug hoch in diesem Stich
   *[straight] Hoch schlug niedrig in diesem Stich
  }{ $count ->
    [0] { "" }
    [one] , mit einer Revolutionskarte
   *[other] , mit { $count } Revolutionskarten
  }
