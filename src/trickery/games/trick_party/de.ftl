### Trick Party auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Karten sind weiblich („die Buh 7“). Wo $prize der TOD ist, steht er mit Artikel: „um den TOD“.

## The box

blurb = Gespenster sammeln Naschwerk, Revolutionen stellen jeden Stich auf den Kopf, und mit dem letzten kommt der TOD.
option-campaign = Kampagne
option-campaign-help = so viele Durchgänge wie Personen; die Punkte werden zusammengezählt (TP-15)

## Cards and moves

name-pumpkinheads = Kürbisköpfe
name-boos = Buhs
name-skellies = Skellis
name-frankies = Frankies
name-dracs = Dracs
name-death = TOD
# $suit kommt in der Mehrzahl (siehe oben), die Karte heißt nach der Einzahl. Kürbisköpfe sind der Rest, weil ein
# Schlüssel in Klammern keine Umlaute haben darf.
card = { $suit ->
    [Buhs] Buh
    [Skellis] Skelli
    [Frankies] Frankie
    [Dracs] Drac
   *[other] Kürbiskopf
  } { $number }
move-play = { $card } spielen

## What the seat to move is asked

prompt-lead = Spiel eine Karte aus; es geht um { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  }.
prompt-follow = Spiel eine Karte; es geht um { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  }, ausgespielt sind { $suit }.

## Why a move is not allowed

why-not-held = du hast die { $card } nicht
why-follow = du hast { $suit } auf der Hand, also musst du bedienen (TP-8)

## What happened

news-takes = { $seat } bekommt den Stich und { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  }.
news-death = { $seat } bekommt den letzten Stich und damit den TOD.
news-hand-over = Der Durchgang ist vorbei: { ROW($scores) }.
news-next = Im nächsten Stich geht es um { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  }.
standing = { $seat } { SIGNED($points) }

## The table, at the prompt

table-hand = Durchgang { $number } von { $hands }. Punkte: { ROW($scores) }
table-totals = Gesamtstand: { ROW($scores) }
table-offer = Zu holen: { $prize } (darunter { $left ->
    [0] nur noch der TOD
    [one] eine Punktekarte und der TOD
   *[other] { $left } Punktekarten und der TOD
  })
table-offer-last = Zu holen: der TOD (letzter Stich)
table-laid = Auf dem Tisch: { ROW($plays) }
table-laid-none = Auf dem Tisch: noch nichts
table-play = { $seat }: { $card }
table-marked = { $card } *
table-your-hand = Deine Hand (* heißt REVOLUTION):
table-suit = { $suit }: { SPACED($numbers) }

## The score sheet

sheet-hand = Durchgang { $number }
sheet-trick = Stich { $number }: { $prize }
sheet-total = Gesamt
sheet-sums = die Summen der gewonnenen Punktekarten; 0 für die Person mit dem TOD (TP-12)
sheet-took-death = { $seat } hat den TOD genommen
sheet-takes = { $seat } holt { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  } mit der { $card }
sheet-revolutions = { $turns ->
    [one] eine Revolution: niedrig schlägt hoch (TP-9)
   *[other] { $turns } Revolutionen: { $order ->
        [reversed] niedrig schlägt hoch (TP-9)
       *[straight] sie heben sich auf (TP-9)
      }
  }
sheet-trump = ein Drac schlägt jede andere Farbe (TP-10)
sheet-death = für { $seat } zählt dieser Durchgang 0 (TP-12)
sheet-death-instead = für { $seat } zählt dieser Durchgang 0 statt { SIGNED($sum) } (TP-12)
sheet-wins = { $seat } gewinnt mit der höchsten Summe der Lebenden (TP-13)
sheet-shares = { $seat } hat die höchste Summe der Lebenden und teilt sich den Sieg (TP-13)
sheet-wins-campaign = { $seat } gewinnt mit dem höchsten Gesamtstand (TP-15)
sheet-shares-campaign = { $seat } hat den höchsten Gesamtstand und teilt sich den Sieg (TP-15)
sheet-dead = { $seat } hat den TOD genommen und kann nicht gewinnen (TP-12)
sheet-note = Die höchste Summe der Lebenden gewinnt, selbst unter 0; der TOD setzt einen Durchgang auf 0.
sheet-note-campaign = Der höchste Gesamtstand gewinnt; der TOD setzt einen Durchgang auf 0.
sheet-note-hand = Durchgang { $number } von { $hands }.
sheet-note-left = { $tricks ->
    [one] Noch ein Stich in diesem Durchgang: um den TOD.
   *[other] Noch { $tricks } Stiche in diesem Durchgang, der letzte um den TOD.
  }
sheet-note-dealt = Gleich werden die Karten für den nächsten Durchgang gegeben.

## Why the rule of thumb plays a card

reason-sure = damit hole ich sicher eine Punktekarte, die ich haben will
reason-hope = das ist meine beste Chance auf eine Punktekarte, die ich haben will
reason-dear = eine stärkere Karte wäre zu schade für diese Punktekarte
reason-spare = diese Punktekarte kann ich nicht holen, und auf diese Karte verzichte ich am leichtesten
reason-duck = sie kann nicht gewinnen, und diese Punktekarte will niemand
reason-free = sie kann nicht gewinnen, und wenn ihre Farbe wieder ausgespielt wird, bin ich frei
reason-safest = mit ihr ist die Gefahr am kleinsten, eine Punktekarte zu holen, die niemand will
reason-now = vielleicht holt sie eine schlechte Punktekarte, aber später käme sie mich teurer zu stehen
reason-caught = diese Punktekarte bekomme ich so oder so, und auf diese Karte verzichte ich am leichtesten
reason-in-time = ein Drac im letzten Stich bringt den TOD, also muss er rechtzeitig weg
reason-forgiven = ich bin unter null, also hebe ich meine Dracs für den TOD auf, der mich zurück auf 0 bringt

## What is wrong with a record

record-no-deal = ein Durchgang beginnt mit dem Geben: hands, score_deck, put_away und (beim ersten) start
record-start = start muss ein Platz von 0 bis { $last } sein
record-other-start = diesen Durchgang beginnt Platz { $number } (TP-16)
record-hands = hands muss aus { $players } Listen mit je { $cards } Karten bestehen (TP-5)
record-no-card = „{ $text }“ ist keine Karte
record-twice = in hands steht die { $card } mehr als einmal
record-score-lists = score_deck und put_away müssen Listen von { $used } und { $unused } Punktekarten sein (TP-4)
record-score-cards = score_deck und put_away müssen jede der 15 Punktekarten einmal enthalten (TP-3)

## On the page

party-deck = Punktestapel: { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } verdeckt, dann der TOD. { $away } ungesehen aussortiert.
party-left = übrig
party-next = danach
party-end = Ende
# „Süßes oder Saures“: Im Englischen ist auch das „trick or treat“.
party-treat = Süßes
party-trick = Saures
party-high = hoch siegt
party-low = tief siegt
party-order = { $order ->
    [reversed] Umgekehrt: niedrig schlägt hoch
   *[straight] Hoch schlägt niedrig
  }{ $count ->
    [0] { "" }
    [one] , eine Revolutionskarte im Stich
   *[other] , { $count } Revolutionskarten im Stich
  }
party-offer = zu holen: { $prize },
party-hand-of = Durchgang { $number } von { $hands }
party-trick-of = Stich { $number } von { $tricks }
party-led = { $seat } spielt aus:
party-took = { $seat } holt { $prize ->
    [TOD] den TOD
   *[other] { $prize }
  }
party-trump-card = { $card }, Trumpf
party-revolution-card = { $card }, Revolution
party-ahead = bisher die stärkste
party-winners = { $seats }
party-wins = gewinnt die Party
party-shares = teilen sich den Sieg
party-unseen = Ungesehene Punktekarten, { $away ->
    [one] eine davon aussortiert
   *[other] { $away } davon aussortiert
  }:
party-cards-of = Karten von { $seat }

## Aim, standing, and the end of a hand

aim = Hol Süßes (+), meide Saures (-). Die lila Dracs sind Trumpf. Letzter Stich: TOD, 0 Punkte.
aim-campaign = Hol Süßes (+), meide Saures (-). Die lila Dracs sind Trumpf. Letzter Stich: TOD, 0 Punkte. Es zählt die Summe aus { $hands } Durchgängen.
standing-none = Wäre jetzt Schluss: 0, noch keine Punktekarte.
standing-now = Wäre jetzt Schluss: { SIGNED($points) }{ COUNT($cards) ->
    [one] , eine Punktekarte.
   *[other] { " " }= { SPACED($cards) }.
  }
standing-last = Bisher { SIGNED($points) } ({ SPACED($cards) }). Wer diesen letzten Stich bekommt, hat 0.
standing-done = Dieser Durchgang: { SIGNED($points) } ({ SPACED($cards) }).
standing-dead = { $points ->
    [0] TOD: Dein Durchgang zählt 0.
   *[other] TOD: Dein Durchgang zählt 0 statt { SIGNED($points) }.
  }
standing-total = Mit allen Durchgängen: { SIGNED($total) }.
round-over = Der Durchgang ist vorbei
round-hand = Durchgang { $number } von { $hands } ist vorbei
round-cards = Punktekarten: { SPACED($cards) }
round-none = keine Punktekarte
round-dead = { $points ->
    [0] TOD: Der Durchgang zählt 0
   *[other] TOD: Der Durchgang zählt 0 statt { SIGNED($points) }
  }
round-wins = { COUNT($seats) ->
    [one] { $seats } gewinnt mit der höchsten Summe der Lebenden.
   *[other] { $seats } teilen sich den Sieg mit der höchsten Summe der Lebenden.
  }
round-death = { $seat } hat den TOD genommen und kann nicht gewinnen.
round-wins-campaign = { COUNT($seats) ->
    [one] { $seats } gewinnt mit dem höchsten Gesamtstand.
   *[other] { $seats } teilen sich den Sieg mit dem höchsten Gesamtstand.
  }
round-death-campaign = { $seat } hat den TOD genommen.
round-next = Weiter geht es mit dem nächsten Durchgang.
end-hand = Alle Karten sind gespielt.
end-campaign = Alle { $hands } Durchgänge sind gespielt.

## Explanations: what badges of the table say of themselves

explain-trump = Dracs sind Trumpf: Jeder Drac schlägt jede Karte einer anderen Farbe.
explain-trick-of = In jedem Stich geht es um eine Punktekarte. Im letzten der { $tricks } geht es um den TOD.
explain-hand-of = Eine Kampagne hat { $hands } Durchgänge mit jeweils neuen Karten. Die Punkte werden zusammengezählt.
explain-led = Ausgespielt sind { $suit }: Wer welche hat, muss bedienen. Wer keine hat, darf alles spielen, auch einen Drac.
explain-took = { $seat } hatte die stärkste Karte, bekommt die Punktekarte und spielt als Nächstes aus.
explain-deck = Punktekarten, die noch verdeckt liegen: eine für jeden kommenden Stich. Darunter liegt der TOD; { $away } weitere { $away ->
    [one] ist
   *[other] sind
  } ungesehen aussortiert.
explain-deck-last = Vom Punktestapel ist nur noch der TOD übrig: Um ihn geht es im letzten Stich.
explain-next = Um diese Punktekarte geht es im nächsten Stich.
explain-treat = Süßes: Dieser Stich bringt Pluspunkte.
explain-prank = Saures: Dieser Stich bringt Minuspunkte.
explain-death = Der TOD: Wer diesen letzten Stich bekommt, hat in diesem Durchgang 0 Punkte.
explain-order = { $order ->
    [reversed] In diesem Stich gilt: Niedrig schlägt hoch, die 1 ist am stärksten. Denn die Zahl der Karten mit Kreispfeilen ist ungerade.
   *[straight] Hoch schlägt niedrig, die 12 ist am stärksten. Jede Karte mit Kreispfeilen kehrt das für ihren Stich um.
  }
explain-ahead = Der Stern: Diese Karte bekäme den Stich, wenn er jetzt zu Ende wäre.
explain-cards = { $cards ->
    [one] { $seat } hat eine Karte auf der Hand.
   *[other] { $seat } hat { $cards } Karten auf der Hand.
  }
explain-won = Punktekarten, die { $seat } in diesem Durchgang gewonnen hat: rund ist Süßes, eckig ist Saures.
explain-dead = { $hands ->
    [1] { $seat } hat den letzten Stich und damit den TOD: 0 Punkte und kein Sieg.
   *[other] { $seat } hat den letzten Stich und damit den TOD: Der Durchgang zählt 0.
  }
explain-unseen = Punktekarten, die noch niemand gesehen hat. Sie liegen im Stapel oder sind aussortiert.

party-trump = Trumpf
party-last = voriger Stich
party-won-of = Gewonnene Punktekarten: { ROW($cards) }

## The one-page sheet: the rules for somebody who has never seen the game

sheet-page-aim = Ein Stichspiel für 4 bis 6 Personen. Hol dir Süßes, lass den anderen das Saure, und geh dem TOD aus dem Weg.
sheet-page-scores = Worum es geht
sheet-page-treat = bringt Pluspunkte: +1 bis +5, je einmal.
sheet-page-prank = bringt Minuspunkte: -1 bis -5, je zweimal.
sheet-page-death = wartet im letzten Stich. Wer ihn nimmt, hat in diesem Durchgang 0 Punkte und kann nicht gewinnen.
sheet-page-suits = Die Karten
sheet-page-trump = Fünf Farben, jede mit den Zahlen 1 bis 12. Die lila Dracs sind Trumpf: Jeder Drac schlägt jede andere Farbe.
sheet-page-revolution = Kreispfeile sind eine REVOLUTION. Jede solche Karte dreht ihren Stich um: Niedrig schlägt hoch. Zwei heben sich auf. Jede Farbe hat vier davon, nur die Dracs nicht.
sheet-page-trick = Ein Stich
sheet-page-turned = Die oberste Punktekarte wird aufgedeckt: Um sie geht es.
sheet-page-lead = Wer ausspielt, spielt irgendeine Karte.
sheet-page-follow = Die anderen folgen im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du bedienen; sonst spielst du, was du willst.
sheet-page-take = Der stärkste Drac gewinnt, sonst die stärkste Karte der ausgespielten Farbe. Wer den Stich bekommt, nimmt die Punktekarte und spielt als Nächstes aus.
sheet-page-led = zuerst
sheet-page-wins = siegt
sheet-page-high = Hoch schlägt niedrig. Die Skelli 12 ist eine andere Farbe und kann nicht gewinnen.
sheet-page-drac = Ein Drac schlägt sie alle, auch mit einer 3.
sheet-page-low = Die 5 hat Pfeile. Jetzt gilt: Niedrig schlägt hoch, und die 5 ist am niedrigsten.
sheet-page-ending = Wie es endet
sheet-page-end = Sind alle Karten gespielt, zählen alle ihre Punktekarten zusammen. Die höchste Summe gewinnt, selbst unter 0; bei Gleichstand teilt man sich den Sieg. Wer aber den TOD genommen hat, hat 0 und scheidet aus.
sheet-page-won = Gewonnene Punktekarten
sheet-page-counts = zählen
sheet-page-nothing = keine
sheet-page-no-win = und kein Sieg
sheet-page-campaign = Eine Kampagne hat so viele Durchgänge, wie ihr seid. Alle werden zusammengezählt, auch die 0 vom TOD, und der höchste Gesamtstand gewinnt.
sheet-page-players = Personen
sheet-page-each = Karten je Person (und Stiche)
sheet-page-away = Ungesehen aussortierte Punktekarten

## The lesson: a guided end of a hand. At most two short sentences each.

lesson-hello = Willkommen auf der Party! Neun Stiche sind vorbei, sechs bleiben, und du hast sechs Karten. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-offer = In jedem Stich geht es um die Punktekarte in der Mitte. Diesmal um { SIGNED($prize) }, etwas Süßes: Das willst du haben!
lesson-follow = Buhs sind ausgespielt, also musst auch du einen Buh spielen. Hoch schlägt niedrig: Hol dir den Stich mit der 12.
lesson-follow-low = Die 3 ist auch ein Buh. Aber die 10 auf dem Tisch schlägt sie, und das Süße bekommt jemand anders.
lesson-follow-done = Deine 12 schlägt die 10, und { SIGNED($prize) } gehört dir. Wer den Stich bekommt, spielt als Nächstes aus: du.
lesson-duck = Im nächsten Stich geht es um { SIGNED($prize) }, etwas Saures: Das will niemand. Du darfst jede Karte ausspielen: Nimm eine niedrige und lass das Saure den anderen.
lesson-duck-drac = Das ist ein Drac, und niemand hat noch einen stärkeren: Das Saure wäre deins. Spiel etwas Niedriges aus.
lesson-duck-done = Alle mussten Buhs bedienen. { $seat } hatte den höchsten und bekommt { SIGNED($prize) }.
lesson-trump = Die lila Dracs sind Trumpf: Jeder Drac schlägt jede Karte einer anderen Farbe. Du hast zwei davon.
lesson-cut = Wieder etwas Süßes, { SIGNED($prize) }. Ausgespielt sind Skellis, und du hast keine: Du darfst alles spielen. Dein kleiner Drac genügt.
lesson-cut-dear = Der gewinnt auch. Aber dein kleiner Drac genügt, also heb dir den großen auf.
lesson-cut-off = Abwerfen darfst du sie, gewinnen kann sie nicht: Sie ist weder Skelli noch Drac. Das Süße bekommt jemand anders.
lesson-cut-done = Deine 4 schlägt sogar die 12, denn sie ist Trumpf. { SIGNED($prize) } gehört dir, und du spielst wieder aus.
lesson-turn = Siehst du die Kreispfeile auf deiner 5? Jede solche Karte dreht ihren Stich um: Niedrig schlägt hoch. Eine zweite dreht ihn zurück.
lesson-revolt = Es geht um { SIGNED($prize) }. Spiel die Frankie 5 aus: Mit ihren Pfeilen gewinnt der niedrigste Frankie.
lesson-revolt-low = Die 1 hat keine Pfeile. Dann gilt: Hoch schlägt niedrig, und deine 1 verliert. Spiel die 5 aus.
lesson-revolt-drac = Dein Drac würde auch gewinnen. Aber dieses Süße bekommst du schon für eine 5.
lesson-revolt-done = Niedrig schlägt hoch: Deine 5 schlägt 7, 9 und 12. { SIGNED($prize) } gehört dir!
lesson-death = Noch zwei Stiche. Unter dem Stapel liegt der TOD: Wer den letzten Stich bekommt, hat 0 Punkte und kann nicht gewinnen.
lesson-last-but-one = Es geht um { SIGNED($prize) }. Aber im letzten Stich würde dein Drac den TOD holen! Spiel ihn jetzt und behalte die 1.
lesson-last-but-one-low = Dann bleibt dir der Drac für den letzten Stich. Er gewinnt sicher, und der TOD macht alle deine Punkte zu 0.
lesson-last-but-one-done = { SIGNED($prize) } kostet dich ein wenig. Der TOD hätte dich alles gekostet.
lesson-last = Der letzte Stich, und es geht um den TOD. Spiel deine 1 aus: Ausnahmsweise ist Verlieren gut.
lesson-last-done = { $seat } nimmt den TOD und hat 0. Du gewinnst mit { SIGNED($points) }!
lesson-all = Das ist alles: Süßes und Saures, Trumpf, Revolutionen, der TOD. Tipp auf ein Zeichen am Tisch, und es erklärt sich selbst.

# Of the number beside a player's name.
explain-score = Punkte bisher: Süßes minus Saures.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-lacks = { $seat } hat in { $times } von 100 Fällen keine { $suit }.
fact-can-turn = { $seat } hat in { $times } von 100 Fällen eine REVOLUTION.
fact-holds = { $seat } hat in { $times } von 100 Fällen die { $card }.
fact-you-take = In { $times } von 100 Fällen bekommst du { $prize }.
fact-takes = In { $times } von 100 Fällen bekommt { $seat } { $prize }.
fact-you-die = In { $times } von 100 Fällen nimmst du den TOD.
fact-plus = In { $times } von 100 Fällen bringt dir der Durchgang Pluspunkte.
fact-minus = In { $times } von 100 Fällen bringt dir der Durchgang Minuspunkte.
