### Trick 100 auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Eine Karte ist ihre Zahl, 00 bis 99 oder 100, und weiblich: „die 06“, „eine 100“.

## The box

blurb = Überbiete die Ablage, setz aus – oder leg eine Karte verdeckt ab und hoffe, dass niemand nachsieht.

## Moves

move-play = { $card } ablegen
move-cheat = mit { $card } mogeln
move-cheat-heard = eine Karte verdeckt ablegen
move-pass = aussetzen
move-challenge = anzweifeln

## What the seat to move is asked

prompt-restart-passed = Alle haben ausgesetzt: Leg zum Neustart irgendeine Karte auf die { $discard }.
prompt-restart-challenged = Der Zweifel ist geklärt: Leg zum Neustart irgendeine Karte auf die { $discard }.
prompt-turn = Ablage: { $discard }. Du kannst { OR($ways) }.
prompt-answer = { $seat } hat eine Karte verdeckt auf die { $discard } gelegt. Du kannst { OR($ways) }.
prompt-answer-hundred = { $seat } hat eine Karte verdeckt auf eine 100 gelegt, und die wird von jeder Zahl überboten. Du kannst { OR($ways) }.
prompt-answer-last = { $seat } hat eine Karte verdeckt auf die { $discard } gelegt, und es ist die letzte: Zweifle sie an, sonst gewinnt { $seat }.
prompt-answer-last-hundred = { $seat } hat eine Karte verdeckt auf eine 100 gelegt, die von jeder Zahl überboten wird, und es ist die letzte: Zweifle sie an, sonst gewinnt { $seat }.
way-challenge = anzweifeln
way-hide = eine Karte verdeckt ablegen
way-pass = aussetzen
way-outbid = die { $discard } überbieten
way-hundred = eine 100 ablegen

## Why a move is not allowed

why-restart = du machst den Neustart; leg irgendeine deiner Karten offen ab (TH-16)
why-nothing-to-challenge = keine verdeckte Karte wartet auf deine Antwort (TH-13)
why-no-pass = du kannst die { $discard } überbieten ({ ROW($cards) }), also darfst du nicht aussetzen (TH-9)
why-no-cheat = { $seat } hat gerade eine Karte verdeckt abgelegt; du kannst nur offen ablegen, aussetzen oder anzweifeln (TH-11)
why-not-held = du hast die { $card } nicht
why-no-hundred = du hast keine 100
why-not-above = die { $card } ist nicht höher als die { $discard } (TH-7)
why-no-digit = die { $card } hat keine Ziffer mit der { $discard } gemeinsam (TH-7, TH-8)

## What happened

news-not-challenged = Niemand zweifelt die letzte Karte von { $seat } an; die Antwort selbst wird nicht mehr ausgeführt.
news-aside = Die verdeckte Karte von { $seat } wird ungesehen beiseitegelegt.
news-outbids = Die Karte war die { $card }: Sie überbietet die { $on }.
news-no-outbid = Die Karte war die { $card }: Sie überbietet die { $on } nicht.
news-draws = { $seat } zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
news-reshuffled = Der Nachziehstapel war leer: Die Ablage und alles Beiseitegelegte wurden hineingemischt.
news-restart = Alle haben ausgesetzt: { $seat } startet mit irgendeiner Karte neu.
news-limit = Das Limit von { $turns } Zügen ist erreicht. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }
news-wins = { $seat } ist alle Karten los und gewinnt.

## The table, at the prompt

table-turn = Zug { $turn } von höchstens { $limit }. Karten:
table-over = Die Partie ist vorbei. Übrige Karten:
table-held = { $seat }: { ROW($held) }
table-held-marked = { $seat }: { ROW($held) } ({ ROW($marks) })
table-in-hand = { $cards } auf der Hand
table-one-face-down = 1 verdeckt
table-you = du
table-to-move = am Zug
table-discard = Ablage: { $discard } ({ $under ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $under } Karten
  } darunter); Nachziehstapel: { $pile }
table-face-down = Verdeckt: eine Karte von { $seat }
table-face-down-known = Verdeckt: eine Karte von { $seat } (die { $card })
table-aside = Ungesehen beiseitegelegt: { ROW($counts) }
table-aside-yours = Ungesehen beiseitegelegt: { ROW($counts) }; deine: { SPACED($cards) }
table-aside-by = { $cards } von { $seat }
table-turns = Letzte Züge: { ROW($turns) }
table-played = { $seat } legt { $card } ab
table-passed = { $seat } setzt bei { $on } aus
table-hid = { $seat } legt eine Karte verdeckt auf { $on }
table-hid-known = { $seat } legt die { $card } verdeckt auf { $on }
table-challenged = { $seat } zweifelt an ({ $card } auf { $on }: { $found ->
    [truth] die Wahrheit
   *[lie] gemogelt
  })
table-challenged-restart = { $seat } zweifelt an ({ $card } auf { $on }: { $found ->
    [truth] die Wahrheit
   *[lie] gemogelt
  }) und startet mit { $restart } neu
table-passes = Hintereinander ausgesetzt: { $passes }
table-hand = Deine Hand: { SPACED($cards) }
table-hand-empty = Deine Hand: leer

## The score sheet

sheet-dealt = Ausgeteilt
sheet-laid = Offen abgelegt
sheet-hid = Verdeckt abgelegt
sheet-passed = Fürs Aussetzen gezogen
sheet-challenged = Beim Anzweifeln gezogen
sheet-total = Gesamt
sheet-dealt-each = je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } (TH-4)
sheet-laid-by = { $seat } hat { COUNT($cards) ->
    [one] 1 Karte
   *[other] { COUNT($cards) } Karten
  } offen abgelegt: { ROW($cards) }
sheet-hid-by = { $seat } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } verdeckt abgelegt
sheet-hid-some = { $seat } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } verdeckt abgelegt, darunter: { ROW($cards) }
sheet-hid-all = { $seat } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } verdeckt abgelegt: { ROW($cards) }
sheet-unanswered = { $seat }: Die Karte, auf die noch niemand geantwortet hat, zählt weiter mit (TH-20)
sheet-passed-by = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } fürs Aussetzen gezogen (TH-9)
sheet-challenge-wrong = { $seat_drawer } zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }: { $seat } hat angezweifelt, die { $card } überbietet die { $on } (TH-13)
sheet-challenge-right = { $seat_drawer } zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }: { $seat } hat angezweifelt, die { $card } überbietet die { $on } nicht (TH-13)
sheet-left = übrige Karten; je weniger, desto besser (TH-20)
sheet-note = Wer keine Karte mehr hat, gewinnt (TH-17). Gespielt: { $turns } von { $limit } Zügen; danach gewinnen die wenigsten Karten (TH-20).
sheet-note-limit = Alle { $limit } Züge sind gespielt: Die wenigsten Karten gewinnen (TH-20).
sheet-note-shed = { $seat } hat keine Karte mehr und gewinnt (TH-17).

## Why the rule of thumb makes a move

reason-last-card = es ist meine letzte Karte
reason-stop-the-winner = lasse ich eine letzte Karte durchgehen, ist die Partie vorbei
reason-stuck = ich kann nicht überbieten, und auch Aussetzen würde mich eine Karte kosten
reason-smells = es gibt kaum noch eine Karte, die überbietet; das riecht nach Mogelei
reason-hardest = diese Karte werde ich später am schwersten los
reason-better-than-drawing = lieber eine 100 ablegen als eine Karte ziehen
reason-safe-lie = wer nach mir kommt, kann wohl überbieten und tut das lieber, als anzuzweifeln
reason-mixed-lie = auch wo ein Zweifel droht, dürfen meine verdeckten Karten nicht immer die Wahrheit sein
reason-trap = es ist die Wahrheit, und wer nach mir nicht überbieten kann, wird anzweifeln
reason-keep-the-hundred = nach mir ist jemand fast fertig: Eine 100 käme da gelegen, und Mogeln ginge nicht durch
reason-honest = wer nach mir kommt, ließe Mogeln nicht durchgehen

## What is wrong with a record

record-deal = der Zufall muss hier als „deal“ mit „{ $text }“ kommen
record-pile = pile muss eine Liste von Karten sein, von oben an
record-hands = ausgeteilt werden { $players } Hände mit je { $cards } Karten
record-start = start muss ein Platz von 0 bis { $last } sein
record-no-card = „{ $text }“ ist keine Karte: Karten heißen 00 bis 99 und 100
record-box = es müssen genau die { $cards } Karten aus der Schachtel sein
record-loose = es müssen genau die { $cards } Karten sein, die unter der Ablage und beiseite liegen

## On the page

hundred-restarts = { $seat } startet neu: irgendeine Karte, offen
hundred-restarts-you = Du startest neu: irgendeine Karte, offen
hundred-answers = { $seat }: { $seat_owner } anzweifeln oder es durchgehen lassen?
hundred-answers-you = { $seat_owner } anzweifeln oder es durchgehen lassen?
hundred-answers-last = { $seat_owner } gewinnt, wenn { $seat } diese letzte Karte nicht anzweifelt
hundred-answers-last-you = { $seat_owner } gewinnt, wenn du diese letzte Karte nicht anzweifelst
hundred-turn = { $seat } ist dran
hundred-turn-you = Du bist dran
hundred-shuffling = Es wird gemischt …
hundred-limit-won = { $turns } Züge sind vorbei: { $seat } gewinnt mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hundred-limit-shared = { $turns } Züge sind vorbei: { $seats } teilen sich den Sieg mit je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hundred-won-unchallenged = { $seat } gewinnt: Niemand hat die letzte Karte angezweifelt
hundred-won-truth = { $seat } gewinnt: Die letzte Karte war die Wahrheit
hundred-won = { $seat } ist alle Karten los und gewinnt

hundred-fits-restart = Jetzt passt *jede Karte* auf die { $card }
hundred-fits-all = Auf die { $card } passt *alles*
hundred-fits-none = Nichts überbietet die { $card }: Nur eine { $hundred } passt
hundred-fits = Überbieten: höher als { $card }, mit einer { OR($digits) }
hundred-turn-of = Zug { $turn } von { $limit }
hundred-turns-taken = { $turns } von höchstens { $limit } Zügen
hundred-passed = { $passes } von { $players } ausgesetzt

hundred-pile = *{ $cards }* im Stapel
hundred-under = *{ $cards }* darunter
hundred-under-none = nichts darunter
hundred-aside = *{ $cards }* beiseite
hundred-aside-none = keine beiseite
hundred-discard = Die Ablage: { $card }
hundred-face-down-of = Eine Karte von { $seat }, verdeckt
hundred-face-down-known = Eine Karte von { $seat }, verdeckt: die { $card }
hundred-shown-truth = Aufgedeckt: die { $card } auf der { $on }, die Wahrheit
hundred-shown-lie = Aufgedeckt: die { $card } auf der { $on }, gemogelt
hundred-under-list = Unter der Ablage
hundred-aside-list = Ungesehen beiseitegelegt, nach Personen
hundred-stamp-last = letzte
hundred-stamp-truth = wahr
hundred-stamp-lie = Lüge!
hundred-shown-on = auf { $card }

hundred-story = Die letzten Züge
hundred-story-none = Noch hat niemand eine Karte abgelegt.
hundred-story-plays = *{ $seat }* legt { $card } auf { $on }.
hundred-story-hides = *{ $seat }* legt eine Karte verdeckt auf { $on }.
hundred-story-hides-known = *{ $seat }* legt { $card } verdeckt auf { $on }.
hundred-story-passes = *{ $seat }* setzt bei { $on } aus und zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
hundred-story-truth = *{ $seat }* zweifelt an: { $card } auf { $on } ist *die Wahrheit*, { $seat_drawer } zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
hundred-story-lie = *{ $seat }* zweifelt an: { $card } auf { $on } ist *gemogelt*, { $seat_drawer } zieht { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
hundred-story-restart = Neustart mit { $card }.
hundred-story-reshuffled = Der Stapel wurde neu gemischt.

hundred-hand = Deine Hand
hundred-play = { $card } offen ablegen
hundred-play-again = { $card } angehoben: noch mal, um sie offen abzulegen
hundred-hide = { $card } verdeckt ablegen
hundred-hide-again = { $card } umgedreht: noch mal, um sie verdeckt abzulegen
hundred-again = noch mal
# Mit weichem Trennstrich: Auf schmalen Karten bricht das Wort.
hundred-face-down = ver{ "\u00AD" }deckt
hundred-open-only = nur offen

hundred-challenge = Anzweifeln!
hundred-pass = Aussetzen

hundred-last-card = letzte Karte!
hundred-one-face-down = +1 verdeckt
hundred-some-aside = { $cards } beiseite

hundred-sure-hundred = Eine 100 wird von jeder Zahl überboten, du würdest also drei ziehen (TH-14). Trotzdem anzweifeln?
hundred-sure-challenge = { $seat } anzweifeln? Wenn die Karte die { $discard } doch überbietet, ziehst du drei.
hundred-sure-last = Das ist die letzte Karte von { $seat }: Nur Anzweifeln verhindert, dass { $seat } gewinnt. Durchgehen lassen?
hundred-sure-open = Offen abgelegt, gewinnt diese Karte sofort. Trotzdem verdeckt ablegen?
hundred-sure-hide = Deine letzte Karte verdeckt ablegen? Lässt { $seat } sie durchgehen, gewinnst du; wenn nicht, ziehst du drei.

## What is wrong with an edition

edition-total = { $numbers } Zahlen und { $hundreds } Hunderter ergeben nicht die { $cards } Karten, die in der Schachtel sein müssen

## The aim, how one stands, and the end of the game

aim = Leere deine Hand! Überbiete: höher, mit gleicher Ziffer.
standing-ahead = Noch { $cards }: { $dealt } bekommen - { $laid } abgelegt + { $drawn } gezogen. Niemand hat weniger.
standing-behind = Noch { $cards }: { $dealt } bekommen - { $laid } abgelegt + { $drawn } gezogen. Am wenigsten: { $seats } ({ $fewest }).
round-shed = { $seat } hat die letzte Karte abgelegt
round-unchallenged = Niemand hat die letzte Karte von { $seat } angezweifelt
round-truth = Die letzte Karte von { $seat } war die Wahrheit
round-limit = { $turns } Züge sind vorbei
end-true = Die letzte Karte von { $seat } wurde angezweifelt, war aber die Wahrheit.
end-limit = Das Limit von { $turns } Zügen ist erreicht.
round-part = { $part }: { SIGNED($cards) }
round-note = Es zählen die übrigen Karten: je weniger, desto besser.

## What badges explain on the page

explain-outbid = Eine Karte überbietet, wenn ihre Zahl höher ist und sie eine dieser Ziffern hat. An welcher Stelle, ist egal.
explain-nothing = Keine Zahl ist höher und hat eine Ziffer gemeinsam. Nur eine 100 darf noch darauf.
explain-on-hundred = Eine 100 passt auf jede Karte, und auf eine 100 passt jede Karte.
explain-restart = Nach dem Anzweifeln, oder wenn alle ausgesetzt haben, legt jemand eine beliebige Karte offen ab. Von da an geht es weiter.
explain-turns = Nach { $limit } Zügen ist Schluss, und wer die wenigsten Karten hat, gewinnt.
explain-passes = Aussetzen darf nur, wer nicht überbieten kann, und zieht dann eine Karte. Haben alle nacheinander ausgesetzt, startet mit einer beliebigen Karte neu, wer zuerst ausgesetzt hat.
explain-pile = Wer aussetzt, zieht hier eine Karte. Wer beim Anzweifeln unrecht hat oder beim Mogeln ertappt wird, zieht drei.
explain-discard = Die Ablage: Leg eine höhere Zahl darauf, die eine Ziffer mit ihr gemeinsam hat, oder eine 100.
explain-under = Alle Karten, die offen abgelegt oder aufgedeckt wurden. Ist der Stapel leer, werden sie neu gemischt.
explain-aside = Verdeckt abgelegte Karten, die niemand angezweifelt hat. Sie bleiben ungesehen.
explain-face-down = { $seat } hat diese Karte verdeckt abgelegt: Vielleicht überbietet sie, vielleicht ist es gemogelt. Nur wer als Nächstes dran ist, darf anzweifeln.
explain-face-down-last = Das ist die letzte Karte von { $seat }. Wird sie nicht angezweifelt, gewinnt { $seat }.
explain-truth = Die { $card } überbietet die { $on }, es war also die Wahrheit. { $seat } hat angezweifelt und zieht { $cards }.
explain-lie = Die { $card } überbietet die { $on } nicht, es war also gemogelt. { $seat } hat sie gelegt und zieht { $cards }.
explain-hand = Karten auf dieser Hand. Wer zuerst keine mehr hat, gewinnt.
explain-last-card = Auf dieser Hand ist nur noch eine Karte. Ist sie weg, ist die Partie gewonnen.
explain-one-face-down = Eine Karte liegt verdeckt und wartet auf eine Antwort. So lange zählt sie noch zur Hand.
explain-some-aside = Karten, die verdeckt abgelegt und nicht angezweifelt wurden.
explain-open-only = Eine 100 darf auf jede Karte, aber nie verdeckt.

## The guided first hand

lesson-aim = Willkommen! Wer zuerst alle Karten los ist, gewinnt. Du hast noch { $cards }.
lesson-discard = Das ist die Ablage: { $card }. Du überbietest sie mit einer höheren Zahl, die eine Ziffer mit ihr gemeinsam hat. Jede Ziffer hat ihre Farbe, das hilft.
lesson-outbid = Deine 47 ist höher als die { $card }, und beide haben eine 4. Leg sie ab!
lesson-outbid-hundred = Eine 100 passt immer: Heb sie dir für den Notfall auf. Überbiete mit der 47.
lesson-outbid-hidden = Verdeckt kommt später. Die 47 überbietet wirklich: Leg sie offen ab, dann gibt es nichts anzuzweifeln.
lesson-outbid-done = Eine Karte weniger! Auch { $seat_next } und { $seat_last } überbieten, jetzt liegt die { $card } da.
lesson-hundred = Nur 98 und 99 überbieten die { $card }, und beide hast du nicht. Aber eine 100 passt auf jede Karte. Leg sie ab!
lesson-hundred-pass = Aussetzen darfst du, aber dann ziehst du eine Karte. Mit der 100 wirst du stattdessen eine los.
lesson-hundred-done = Auf eine 100 passt alles. { $seat_next } freut sich, und { $seat_last } geht bis zur { $card }.
lesson-pass = Nichts überbietet die { $card }, und deine 100 ist weg. Setz aus: Das kostet dich eine Karte vom Stapel.
lesson-pass-bluff = Alle wissen, dass nichts die 99 überbietet. Darauf fällt niemand herein, setz lieber aus.
lesson-pass-done = Du hast { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } gezogen. Auch die anderen mussten aussetzen. Dann startet neu, wer zuerst ausgesetzt hat: du!
lesson-restart = Beim Neustart darfst du irgendeine Karte ablegen. Niedrige wird man am schwersten los, also weg mit der 05.
lesson-restart-higher = Das geht, aber höhere Karten passen später leichter. Nutz die Gelegenheit für deine niedrigste.
lesson-restart-done = Deine niedrigste Karte ist weg. Die anderen überbieten sie, bis zur { $card }.
lesson-bluff = Die { $card } kannst du nicht überbieten. Aber du kannst mogeln: Leg die 31 verdeckt ab, als ob sie es könnte.
lesson-bluff-pass = Aussetzen kostet dich eine Karte. Mit Mogeln wirst du eine los, wenn es klappt.
lesson-bluff-other = Schön gemogelt, aber diese Karte brauchst du noch. Nimm die 31.
lesson-bluff-done = Geklappt! { $seat_next } lässt sie durchgehen, deine Karte liegt ungesehen beiseite. Aber jetzt legt { $seat_last } eine Karte verdeckt ab.
lesson-challenge = Nur die 99 überbietet die { $card }, und die hast du schon liegen sehen. Hier wird also gemogelt. Zweifle an!
lesson-challenge-pass = Dann geht die gemogelte Karte durch, und du ziehst obendrein eine. Zweifle an!
lesson-challenge-done = Es war die { $card }: gemogelt! { $seat } zieht { $cards }. Wäre es die Wahrheit gewesen, hättest du drei gezogen.
lesson-again = Wer anzweifelt, startet danach neu, ob zu Recht oder nicht: Leg irgendeine Karte ab. Deine niedrigste ist die 16.
lesson-again-done = Du hast noch { $cards } Karten, und zu überbieten ist die { $card }.
lesson-trap = Deine 62 überbietet die { $card }. Leg sie trotzdem verdeckt ab: Das sieht nach Mogeln aus, und wer zu Unrecht anzweifelt, zieht drei.
lesson-trap-open = Auch das ist sicher. Aber probier die Falle: Verdeckt sieht es nach Mogeln aus.
lesson-trap-lie = Die 72 überbietet nicht: Sieht jemand nach, ziehst du drei. Leg die 62 verdeckt ab, die überbietet wirklich.
lesson-trap-done = { $seat } hat angezweifelt, aber deine { $card } war die Wahrheit: Das kostet { $cards } Karten!
lesson-last = Deine letzte Karte! Wo eine Ziffer steht, ist egal, also überbietet die 72 auch die { $card }. Leg sie offen ab, und du gewinnst.
lesson-last-hidden = Verdeckt könnte sie angezweifelt werden. Offen abgelegt, gewinnt sie sofort!
lesson-won = Deine Hand ist leer, du hast gewonnen! { $seat_next } hat noch { $first } Karten, { $seat_last } noch { $second }. Jetzt weißt du alles, was du brauchst.

## The rules on one page

sheet-page-aim = Werde deine Karten los! Wer zuerst keine mehr hat, gewinnt.
sheet-page-cards = Die Karten
sheet-page-cards-text = Jede Zahl von 00 bis 99 einmal, dazu zehnmal die 100. Jede Ziffer hat ihre eigene Farbe. Alle beginnen mit sieben Karten; eine weitere wird aufgedeckt und ist die Ablage.
sheet-page-turn = Dein Zug: eine von vier Möglichkeiten
sheet-page-outbid = Überbieten
sheet-page-outbid-text = Leg eine höhere Zahl ab, die eine Ziffer mit der Ablage gemeinsam hat. Wo die Ziffer steht, ist egal.
sheet-page-on = Liegt die { $card } da:
sheet-page-fits-both = höher, mit 6 und 0
sheet-page-fits-one = höher, mit einer 6
sheet-page-too-low = zu niedrig
sheet-page-no-digit = keine Ziffer gemeinsam
sheet-page-hundred = Eine 100 ablegen
sheet-page-hundred-text = Sie passt auf jede Karte, und auf sie passt jede Karte.
sheet-page-pass = Aussetzen
sheet-page-pass-text = Nur wenn du nichts hast, was überbietet. Du ziehst eine Karte, und die muss warten.
sheet-page-cheat = Mogeln
sheet-page-cheat-text = Leg irgendeine Zahl verdeckt ab. Vielleicht ist es die Wahrheit! Nicht erlaubt, wenn das direkt vor dir schon jemand getan hat.
sheet-page-answer = Nach einer verdeckten Karte
sheet-page-answer-text = Wer als Nächstes dran ist, kann sie durchgehen lassen und ganz normal ablegen oder aussetzen; die verdeckte Karte wird ungesehen beiseitegelegt. Oder anzweifeln: Dann wird sie aufgedeckt.
sheet-page-truth = Sie überbietet: Wer angezweifelt hat, zieht drei.
sheet-page-lie = Sie überbietet nicht: Wer sie gelegt hat, zieht drei.
sheet-page-answer-then = So oder so startet danach neu, wer angezweifelt hat: mit einer beliebigen Karte, offen.
sheet-page-passed = Auch dann gibt es einen Neustart: Haben alle nacheinander ausgesetzt, legt eine beliebige Karte ab, wer zuerst ausgesetzt hat.
sheet-page-end = Das Ende
sheet-page-end-open = Deine letzte Karte, offen
sheet-page-end-open-then = Du gewinnst sofort.
sheet-page-end-hidden = Deine letzte Karte, verdeckt
sheet-page-end-hidden-then = Du gewinnst, außer sie wird angezweifelt und war gemogelt.
sheet-page-end-limit = Nach je 100 Zügen ist niemand fertig
sheet-page-end-limit-then = Wer die wenigsten Karten hat, gewinnt.
sheet-page-score = Gewertet werden die übrigen Karten: je weniger, desto besser.

# Of the number beside a player's name.
explain-score = Karten, die noch wegmüssen. Wer keine mehr hat, gewinnt.

## What the coach counts in imagined worlds: in $times of 100 of them

fact-truth = Die verdeckte Karte von { $seat } ist in { $times } von 100 Fällen die Wahrheit.
fact-can-outbid = { $seat } kann in { $times } von 100 Fällen die { $discard } überbieten.
fact-hundred = { $seat } hat in { $times } von 100 Fällen eine 100.
fact-caught = In { $times } von 100 Fällen fliegt deine Mogelei auf.
fact-trapped = In { $times } von 100 Fällen zweifelt { $seat } deine Karte an, obwohl sie die Wahrheit ist.
fact-passes = In { $times } von 100 Fällen setzt { $seat } aus.
fact-you-pass = In { $times } von 100 Fällen setzt du in deinem nächsten Zug aus.
fact-you-restart = In { $times } von 100 Fällen setzen alle anderen aus, und du startest mit irgendeiner Karte neu.
fact-goes-out = In { $times } von 100 Fällen ist { $seat } vor deinem nächsten Zug alle Karten los.
fact-you-go-out = In { $times } von 100 Fällen bist du sofort alle Karten los.
name-pile = Stapel
name-aside = beiseitegelegt
name-face-down = verdeckt
