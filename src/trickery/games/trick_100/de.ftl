### Trick 100 auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Eine Karte ist ihre Zahl, 00 bis 99 oder 100, und weiblich: „die 06“, „eine 100“.

## The box

blurb = Überbiete die Ablage, setz aus oder mogle: Leg eine Karte verdeckt ab und hoffe, dass niemand nachsieht.

## Moves

move-play = { $card } ablegen
    .told = { $seat } legt { $card } ab
    .told-you = Du legst { $card } ab
move-cheat = { $card } verdeckt ablegen
    .told = { $seat } legt { $card } verdeckt ab
    .told-you = Du legst { $card } verdeckt ab
move-cheat-heard = Eine Karte verdeckt ablegen
    .told = { $seat } legt eine Karte verdeckt ab
move-pass = Aussetzen
    .told = { $seat } setzt aus
    .told-you = Du setzt aus
move-challenge = Anzweifeln
    .told = { $seat } zweifelt an
    .told-you = Du zweifelst an

## What the player whose turn it is gets asked

prompt-restart-passed = Alle haben ausgesetzt. Du startest neu: Leg eine beliebige Karte auf die { $discard }.
prompt-restart-challenged = Nach dem Anzweifeln startest du neu: Leg eine beliebige Karte auf die { $discard }.
prompt-turn = Die Ablage ist { $discard }. Du kannst { OR($ways) }.
prompt-answer = { $seat } hat eine Karte verdeckt abgelegt. Die Ablage ist weiterhin { $discard }. Du kannst { OR($ways) }.
prompt-answer-hundred = { $seat } hat eine Karte verdeckt auf eine 100 gelegt, und da ist jede Zahl ehrlich. Du kannst { OR($ways) }.
prompt-answer-last = { $seat } hat die letzte Karte verdeckt auf die { $discard } gelegt. Zweifle sie an, sonst gewinnt { $seat }.
prompt-answer-won = { $seat } hat die letzte Karte verdeckt auf eine 100 gelegt. Da ist jede Zahl ehrlich, also gewinnt { $seat }, auch wenn du anzweifelst.
way-challenge = anzweifeln
way-hide = eine Karte verdeckt ablegen
way-pass = aussetzen
way-outbid = überbieten
way-any = jede Karte ablegen
way-hundred = eine 100 ablegen

## Why a move isn't allowed

why-restart = das ist ein Neustart, also leg eine beliebige Karte offen ab (TH-16)
why-nothing-to-challenge = hier liegt keine verdeckte Karte, die du anzweifeln könntest (TH-13)
why-no-pass = du kannst die { $discard } mit { OR($cards) } überbieten, also darfst du nicht aussetzen (TH-9)
why-no-pass-on-hundred = auf eine { $discard } passt jede Karte, also darfst du nicht aussetzen (TH-9)
why-no-cheat = { $seat } hat gerade eine Karte verdeckt abgelegt, also kannst du nur offen ablegen, aussetzen oder anzweifeln (TH-11)
why-not-held = du hast die { $card } nicht
why-no-hundred = du hast keine 100
why-not-above = die { $card } ist nicht höher als die { $discard } (TH-7)
why-no-digit = die { $card } hat keine Ziffer mit der { $discard } gemeinsam (TH-7, TH-8)

## What happened

news-not-challenged = Niemand zweifelt die letzte Karte { OF($seat) } an; damit ist die Partie zu Ende.
news-aside = Die verdeckte Karte { OF($seat) } wird ungesehen beiseitegelegt.
news-lie-worked = Die Mogelei { OF($seat) } geht durch: Die { $card } wird ungesehen beiseitegelegt.
news-outbids = Die Karte war die { $card }. Sie überbietet die { $on }, war also ehrlich.
news-on-hundred = Die Karte war die { $card }. Auf einer { $on } ist jede Zahl ehrlich.
news-no-outbid = Die Karte war die { $card }. Sie überbietet die { $on } nicht, war also gemogelt.
news-draws = { $cards ->
    [0] Für { $seat } ist keine Karte mehr zum Ziehen da.
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $cards } Karten.
  }
news-reshuffled = Der Nachziehstapel war leer. Die Karten unter der Ablage und alle beiseitegelegten wurden zu einem neuen gemischt.
news-restart = Alle haben ausgesetzt, also startet { $seat } mit einer beliebigen Karte neu.
news-limit = Das war Zug { $turns }, der letzte. { ROW($standings) }.
news-standing = { $seat }: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }
news-wins = { $seat } hat keine Karten mehr und gewinnt.

## The table, at the prompt

table-turn = Zug { $turn } von höchstens { $limit }. Karten:
table-over = Die Partie ist vorbei. Übrige Karten:
table-held = { $seat }: { ROW($held) }
table-held-marked = { $seat }: { ROW($held) } ({ $mark })
table-in-hand = { $cards } auf der Hand
table-one-face-down = 1 verdeckt
table-you = du
table-your-turn = du bist dran
table-to-move = ist dran
table-discard = Ablage: { $discard } ({ $under ->
    [0] nichts
    [one] 1 Karte
   *[other] { $under } Karten
  } darunter); Nachziehstapel: { $pile }
table-face-down = Verdeckt: die Karte { OF($seat) }
table-face-down-known = Verdeckt: die Karte { OF($seat) }, die { $card }
table-aside = Ungesehen beiseitegelegt: { ROW($counts) }
table-aside-yours = Ungesehen beiseitegelegt: { ROW($counts) }; deine: { SPACED($cards) }
table-aside-by = { $cards } { OF($seat) }
table-turns = Letzte Züge: { ROW($turns) }
table-played = { $seat } legt { $card } ab
table-passed = { $seat } setzt bei { $on } aus
table-hid = { $seat } legt eine Karte verdeckt auf { $on }
table-hid-known = { $seat } legt { $card } verdeckt auf { $on }
table-challenged = { $seat } zweifelt an ({ $card } auf { $on }: { $found ->
    [truth] ehrlich
   *[lie] gemogelt
  })
table-challenged-restart = { $seat } zweifelt an ({ $card } auf { $on }: { $found ->
    [truth] ehrlich
   *[lie] gemogelt
  }) und startet mit { $restart } neu
table-passes = Hintereinander ausgesetzt: { $passes }
table-hand = Deine Hand: { SPACED($cards) }
table-hand-empty = Deine Hand ist leer

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
sheet-unanswered = Die verdeckte Karte { OF($seat) } zählt noch mit: Bisher hat niemand auf sie geantwortet (TH-20)
sheet-passed-by = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } fürs Aussetzen gezogen (TH-9)
sheet-challenge-wrong = { $seat } hat angezweifelt, aber die { $card } überbietet die { $on }: { $seat_drawer } hat { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } gezogen (TH-13)
sheet-challenge-right = { $seat } hat angezweifelt, und die { $card } überbietet die { $on } nicht: { $seat_drawer } hat { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  } gezogen (TH-13)
sheet-left = übrige Karten; je weniger, desto besser (TH-20)
sheet-note = Wer keine Karten mehr hat, gewinnt (TH-17). Nach { $limit } Zügen (bisher { $turns }) gewinnt, wer die wenigsten Karten hat (TH-20).
sheet-note-limit = Alle { $limit } Züge sind gespielt: Wer die wenigsten Karten hat, gewinnt (TH-20).
sheet-note-shed = { $seat } hat keine Karten mehr und gewinnt (TH-17).

## Why the rule of thumb makes a move

reason-last-card = es ist meine letzte Karte
reason-stop-the-winner = wenn ich diese letzte Karte durchgehen lasse, ist die Partie vorbei
reason-stuck = ich kann nicht überbieten, und beim Aussetzen müsste ich ohnehin eine Karte ziehen
reason-smells = es gibt kaum noch Karten, die überbieten, und das riecht nach Mogelei
reason-hardest = diese Karte werde ich später am schwersten los
reason-better-than-drawing = lieber eine 100 ablegen als eine Karte ziehen
reason-safe-lie = wer nach mir kommt, kann wohl überbieten und tut das eher, als anzuzweifeln
reason-mixed-lie = wären meine verdeckten Karten immer ehrlich, würde sie niemand anzweifeln
reason-trap = sie ist ehrlich, und wer nach mir kommt und nicht überbieten kann, zweifelt sie an
reason-keep-the-hundred = wer nach mir kommt, hat fast keine Karten mehr: Eine 100 käme da gerade recht, und eine gemogelte Karte ginge nicht durch
reason-honest = wer nach mir kommt, ließe eine gemogelte Karte nicht durchgehen

## What's wrong with a record

record-deal = „deal“ muss hier „{ $text }“ sein
record-pile = „pile“ muss eine Liste von Karten sein, von oben nach unten
record-hands = „hands“ muss aus { $players ->
    [one] 1 Hand
   *[other] { $players } Händen
  } mit je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } bestehen
record-start = „start“ muss ein Platz von 0 bis { $last } sein
record-no-card = „{ $text }“ ist keine Karte: Karten heißen 00 bis 99 und 100
record-box = es müssen genau die { $cards } Karten aus der Schachtel sein
record-loose = es müssen genau die { $cards } Karten sein, die unter der Ablage oder beiseite lagen

## On the page

hundred-restarts = { $seat } startet neu: eine beliebige Karte, offen
hundred-restarts-you = Du startest neu: eine beliebige Karte, offen
hundred-answers = { $seat } darf die Karte { OF($seat_owner) } anzweifeln oder durchgehen lassen
hundred-answers-you = Zweifle die Karte { OF($seat_owner) } an oder lass sie durchgehen
hundred-answers-last = { $seat_owner } gewinnt, wenn { $seat } diese letzte Karte nicht anzweifelt
hundred-answers-last-you = { $seat_owner } gewinnt, wenn du diese letzte Karte nicht anzweifelst
hundred-turn = { $seat } ist dran
hundred-turn-you = Du bist dran
hundred-shuffling = Es wird gemischt…
hundred-limit-won = Nach { $turns } Zügen gewinnt { $seat } mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hundred-limit-shared = Nach { $turns } Zügen teilen sich { $seats } den Sieg mit je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hundred-won-unchallenged = { $seat } gewinnt: Niemand hat die letzte Karte angezweifelt
hundred-won-truth = { $seat } gewinnt: Die letzte Karte war ehrlich
hundred-won = { $seat } hat keine Karten mehr und gewinnt

hundred-fits-restart = Jetzt passt *jede Karte* auf die { $card }
hundred-fits-all = Auf die { $card } passt *alles*
hundred-fits-none = Nichts überbietet die { $card }: Nur eine { $hundred } passt
hundred-fits = Überbieten: höher als { $card }, mit einer { OR($digits) }
hundred-turn-of = Zug { $turn } von { $limit }
hundred-turns-taken = { $turns } von höchstens { $limit } Zügen gespielt
hundred-passed = { $passes } von { $players } ausgesetzt

hundred-pile = *{ $cards }* im Stapel
hundred-under = *{ $cards }* darunter
hundred-under-none = nichts darunter
hundred-aside = *{ $cards }* beiseite
hundred-aside-none = keine beiseite
hundred-discard = Die Ablage: { $card }
hundred-face-down-of = Die verdeckte Karte { OF($seat) }
hundred-face-down-known = Die verdeckte Karte { OF($seat) }: die { $card }
hundred-shown-truth = Aufgedeckt: die { $card } auf der { $on }. Sie war ehrlich.
hundred-shown-lie = Aufgedeckt: die { $card } auf der { $on }. Sie war gemogelt.
hundred-under-list = Unter der Ablage
hundred-aside-list = Ungesehen beiseitegelegt, nach Personen
hundred-stamp-last = letzte
hundred-stamp-truth = wahr
hundred-stamp-lie = Lüge!
hundred-shown-on = auf { $card }

hundred-story = Die letzten Züge
hundred-story-none = Noch keine Züge.
hundred-story-plays = *{ $seat }* legt { $card } auf { $on }.
hundred-story-hides = *{ $seat }* legt eine Karte verdeckt auf { $on }.
hundred-story-hides-known = *{ $seat }* legt { $card } verdeckt auf { $on }.
hundred-story-passes = *{ $seat }* setzt bei { $on } aus und zieht { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
  }.
hundred-story-truth = *{ $seat }* zweifelt an: { $card } auf { $on } ist *ehrlich*. { $seat_drawer } zieht { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
  }.
hundred-story-lie = *{ $seat }* zweifelt an: { $card } auf { $on } ist *gemogelt*. { $seat_drawer } zieht { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
  }.
hundred-story-restart = { $seat } startet mit { $card } neu.
hundred-story-reshuffled = Der Stapel wurde neu gemischt.

hundred-hand = Deine Hand
hundred-play = { $card } offen ablegen
hundred-play-again = Die { $card } ist angehoben. Tipp noch einmal, um sie offen abzulegen.
hundred-hide = { $card } verdeckt ablegen
hundred-hide-again = Die { $card } ist umgedreht. Tipp noch einmal, um sie verdeckt abzulegen.
hundred-cheat = mogeln
# Mit weichem Trennstrich: Auf schmalen Karten bricht das Wort.
hundred-face-down = ver{ "\u00AD" }deckt
hundred-open-only = nur offen

hundred-challenge = Anzweifeln!
hundred-pass = Aussetzen

hundred-last-card = letzte Karte!
hundred-one-face-down = +1 verdeckt
hundred-some-aside = { $cards } beiseite

hundred-sure-hundred = Auf einer 100 ist jede Zahl ehrlich, du würdest also 3 Karten ziehen (TH-14). Trotzdem anzweifeln?
hundred-sure-challenge = { $seat } anzweifeln? Überbietet die Karte die { $discard } doch, ziehst du 3 Karten.
hundred-sure-last = Das ist die letzte Karte { OF($seat) }. Zweifelst du sie nicht an, gewinnt { $seat }. Durchgehen lassen?
hundred-sure-open = Offen abgelegt, gewinnt diese Karte sofort. Trotzdem verdeckt ablegen?
hundred-sure-hide = Deine letzte Karte verdeckt ablegen? Lässt { $seat } sie durchgehen, gewinnst du. Zweifelt { $seat } zu Recht an, ziehst du 3 Karten.

## What's wrong with an edition

edition-total = { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
  } und { $hundreds ->
    [one] eine 100
   *[other] { $hundreds } Hunderter
  } ergeben nicht die { $cards } Karten, die in der Schachtel sein müssen

## The aim, how one stands, and the end of the game

aim = Leere deine Hand! Überbiete: höher, mit gleicher Ziffer.
standing-ahead = Noch { $cards }: { $dealt } bekommen - { $laid } abgelegt + { $drawn } gezogen. Niemand hat weniger.
standing-behind = Noch { $cards }: { $dealt } bekommen - { $laid } abgelegt + { $drawn } gezogen. Am wenigsten: { $seats } ({ $fewest }).
round-shed = { $seat } hat die letzte Karte abgelegt
round-unchallenged = Niemand hat die letzte Karte { OF($seat) } angezweifelt
round-truth = Die letzte Karte { OF($seat) } war ehrlich
round-limit = Alle { $turns } Züge sind gespielt
end-true = Die letzte Karte { OF($seat) } wurde angezweifelt, aber sie war ehrlich.
end-limit = Das Limit von { $turns } Zügen ist erreicht.
round-part = { $part }: { SIGNED($cards) }
round-note = Es zählt, wie viele Karten du übrig hast: je weniger, desto besser.

## What badges explain on the page

explain-outbid = Eine Karte überbietet, wenn sie höher ist und eine dieser Ziffern hat. Wo die Ziffer steht, ist egal.
explain-nothing = Keine höhere Zahl hat eine Ziffer mit dieser Karte gemeinsam, also passt nur eine 100 darauf.
explain-on-hundred = Eine 100 passt auf jede Karte, und auf eine 100 passt jede Karte.
explain-restart = Nach dem Anzweifeln oder wenn alle ausgesetzt haben, gibt es einen Neustart: eine beliebige Karte, offen. Mit ihr geht es weiter.
explain-turns = Nach { $limit } Zügen ist Schluss, und wer die wenigsten Karten hat, gewinnt.
explain-passes = Du darfst nur aussetzen, wenn du nicht überbieten kannst, und ziehst dann eine Karte. Haben alle nacheinander ausgesetzt, startet mit einer beliebigen Karte neu, wer zuerst ausgesetzt hat.
explain-pile = Setzt du aus, ziehst du hier eine Karte. Beim Mogeln erwischt oder zu Unrecht angezweifelt? Zieh 3.
explain-discard = Die Ablage musst du überbieten. Leg eine höhere Zahl darauf, die eine Ziffer mit ihr gemeinsam hat, oder eine 100.
explain-under = Karten, die offen abgelegt oder aufgedeckt wurden. Ist der Stapel leer, werden sie zu einem neuen gemischt.
explain-aside = Verdeckt abgelegte Karten, die niemand angezweifelt hat. Sie bleiben ungesehen, bis sie in einen neuen Stapel gemischt werden.
explain-face-down = { $seat } hat diese Karte verdeckt abgelegt: Vielleicht ist sie ehrlich, vielleicht gemogelt. Anzweifeln darf sie nur, wer als Nächstes dran ist.
explain-face-down-last = Das ist die letzte Karte { OF($seat) }. Zweifelt sie niemand an, gewinnt { $seat }.
explain-truth = Die { $card } überbietet die { $on }, war also ehrlich. { $seat } hat sie angezweifelt und zieht { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
  }.
explain-lie = Die { $card } überbietet die { $on } nicht, war also gemogelt. { $seat } wurde erwischt und zieht { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
  }.
explain-hand = Die Karten auf dieser Hand. Wer zuerst keine mehr hat, gewinnt.
explain-last-card = Auf dieser Hand ist nur noch eine Karte. Ist sie weg, ist die Partie gewonnen.
explain-one-face-down = Eine Karte liegt verdeckt und wartet auf eine Antwort. Bis dahin zählt sie noch zur Hand.
explain-some-aside = Verdeckt abgelegte Karten von diesem Platz, die niemand angezweifelt hat.
explain-open-only = Eine 100 passt auf jede Karte, aber verdeckt ablegen darfst du sie nicht.

## The guided first game

lesson-aim = Willkommen! Wer zuerst alle Karten los ist, gewinnt. Du hast noch { $cards }.
lesson-discard = Das ist die Ablage: { $card }. Du überbietest sie mit einer höheren Zahl, die eine Ziffer mit ihr gemeinsam hat. Jede Ziffer hat ihre eigene Farbe, du musst also nur hinschauen.
lesson-outbid = Deine 05 ist höher als die { $card }, und beide haben eine 0. Niedrige Karten wirst du am schwersten los, also gleich weg damit!
lesson-outbid-hundred = Eine 100 passt immer. Heb sie dir für ganz zuletzt auf: Dann hält dich nichts mehr auf.
lesson-outbid-hidden = Zum Mogeln kommen wir später. Deine 05 überbietet wirklich: Leg sie offen ab, dann kann niemand etwas dagegen sagen.
lesson-outbid-other = Auch deine 13 überbietet. Aber die 05 wirst du später noch schwerer los, also nimm die.
lesson-outbid-done = Eine Karte weniger! Auch { $seat_next } und { $seat_last } überbieten, und jetzt liegt die { $card } da.
lesson-bluff = Die { $card } kannst du nicht überbieten. Aber du kannst mogeln! Leg die 13 verdeckt ab und tu so, als ob sie überbietet.
lesson-bluff-pass = Setzt du aus, ziehst du eine Karte. Klappt das Mogeln, wirst du eine los.
lesson-bluff-other = Gute Idee, aber weg mit der niedrigsten zuerst. Mogle mit der 13.
lesson-bluff-done = Es hat geklappt! { $seat_next } hätte anzweifeln können und hat ausgesetzt. Darum liegt deine Karte ungesehen beiseite, und { $seat_last } hat mit der { $card } überboten.
lesson-limits = Beim Mogeln gibt es zwei Grenzen. Eine 100 darf nicht verdeckt abgelegt werden. Und direkt nach einer verdeckten Karte darf nicht gleich die nächste verdeckt folgen.
lesson-pass = Nichts überbietet die { $card }. Also setz aus und zieh eine Karte vom Stapel. Aussetzen darfst du nur, wenn keine deiner Karten überbietet; eine 100 zählt dabei nicht.
lesson-pass-bluff = Alle wissen, dass nichts die 99 überbietet, also würde dir niemand glauben. Setz lieber aus.
lesson-pass-done = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gezogen, und auch die anderen mussten aussetzen. Haben alle ausgesetzt, startet neu, wer zuerst ausgesetzt hat. Das bist du!
lesson-restart = Beim Neustart darfst du jede Karte ablegen. Nimm wieder deine niedrigste, die 18.
lesson-restart-higher = Das geht, aber höhere Karten wirst du später leichter los. Nutz die Gelegenheit für deine niedrigste.
lesson-restart-done = Deine niedrigste Karte ist weg! { $seat_next } hat sie mit der { $card } überboten. Und jetzt hat { $seat_last } eine Karte verdeckt abgelegt.
lesson-challenge = Nur die 99 überbietet die { $card }, und die hast du schon liegen sehen. Eine 100 kann es auch nicht sein. Das muss also gemogelt sein. Zweifle an!
lesson-challenge-pass = Dann geht die gemogelte Karte durch, und du ziehst auch noch eine. Zweifle an!
lesson-challenge-done = Es war die { $card }, gemogelt! { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }. Wäre sie ehrlich gewesen, hättest du ziehen müssen.
lesson-again = Nach dem Anzweifeln startest du neu, ob du recht hattest oder nicht. Leg deine niedrigste Karte ab, die 62.
lesson-again-done = Du hast noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }, und zu überbieten ist die { $card }.
lesson-must = Wo eine Ziffer steht, ist egal, also überbietet deine 72 die { $card }. Wer überbieten kann, darf nicht aussetzen. Leg sie ab!
lesson-must-hidden = Sie ist ehrlich, also geht auch das. Aber offen gibt es gar nichts anzuzweifeln.
lesson-must-done = Nur noch eine Karte! Die anderen sind bis zur { $card } gegangen, aber deine 100 hält das nicht auf.
lesson-last = Eine 100 passt auf jede Karte, auch auf die { $card }. Leg sie ab und gewinne!
lesson-last-pass = Dann ziehst du eine Karte und hast zwei. Deine 100 passt immer, also leg sie ab!
lesson-won = Deine Hand ist leer, du hast gewonnen! { $seat_next } hat noch { $first ->
    [one] 1 Karte
   *[other] { $first } Karten
  }, { $seat_last } hat noch { $second }.
lesson-more = Noch zwei Dinge. Eine verdeckte Karte kann auch ehrlich sein: Wer sie anzweifelt, zieht dann 3. Und eine Regel von uns: Nach 100 Zügen pro Person gewinnt, wer die wenigsten Karten hat.

## The rules on one page

sheet-page-aim = Werde deine Karten los! Wer zuerst keine mehr hat, gewinnt.
sheet-page-cards = Die Karten
sheet-page-cards-text = Jede Zahl von 00 bis 99 einmal, dazu zehnmal die 100. Jede Ziffer hat ihre eigene Farbe. Alle beginnen mit 7 Karten. Eine weitere wird aufgedeckt: Sie ist die Ablage.
sheet-page-turn = Bist du dran, hast du vier Möglichkeiten
sheet-page-outbid = Überbieten
sheet-page-outbid-text = Leg eine höhere Zahl ab, die eine Ziffer mit der Ablage gemeinsam hat. Wo die Ziffer steht, ist egal.
sheet-page-on = Ist die Ablage { $card }:
sheet-page-fits-both = höher, mit 6 und 0
sheet-page-fits-one = höher, mit einer 6
sheet-page-too-low = zu niedrig
sheet-page-no-digit = keine Ziffer gemeinsam
sheet-page-hundred = Eine 100 ablegen
sheet-page-hundred-text = Sie passt auf jede Karte, und auf sie passt jede Karte.
sheet-page-pass = Aussetzen
sheet-page-pass-text = Nur wenn du nicht überbieten kannst. Du ziehst eine Karte, darfst sie aber in diesem Zug nicht ablegen.
sheet-page-cheat = Mogeln
sheet-page-cheat-text = Leg eine beliebige Zahl verdeckt ab. Sie darf sogar ehrlich sein! Mogeln geht nicht, wenn das direkt vor dir schon jemand getan hat.
sheet-page-answer = Wenn jemand mogelt
sheet-page-answer-text = Wer als Nächstes dran ist, kann die Karte durchgehen lassen und wie sonst ablegen oder aussetzen: Dann wird sie ungesehen beiseitegelegt. Oder anzweifeln: Dann wird sie aufgedeckt.
sheet-page-truth = Sie überbietet: Wer angezweifelt hat, zieht 3 Karten.
sheet-page-lie = Sie überbietet nicht: Wer gemogelt hat, zieht 3 Karten.
sheet-page-answer-then = So oder so geht es mit einem Neustart weiter: Wer angezweifelt hat, legt eine beliebige Karte offen ab.
sheet-page-passed = Auch wenn alle nacheinander ausgesetzt haben, gibt es einen Neustart: Wer zuerst ausgesetzt hat, legt eine beliebige Karte ab.
sheet-page-end = Das Ende
sheet-page-end-open = Deine letzte Karte, offen
sheet-page-end-open-then = Du gewinnst sofort.
sheet-page-end-hidden = Deine letzte Karte, verdeckt
sheet-page-end-hidden-then = Du gewinnst, außer sie wird angezweifelt und ist gemogelt.
sheet-page-end-limit = Nach je 100 Zügen
sheet-page-end-limit-then = Wer die wenigsten Karten hat, gewinnt.
sheet-page-score = Es zählt, wie viele Karten du übrig hast: je weniger, desto besser.

explain-score = So viele Karten müssen hier noch weg. Wer zuerst keine mehr hat, gewinnt.

## What the coach counts, $times out of 100 ways the hidden cards could lie

fact-truth = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } ist die verdeckte Karte { OF($seat) } ehrlich.
fact-can-outbid = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } kann { $seat } die { $discard } überbieten.
fact-hundred = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } eine 100.
# .more und .less folgen auf „Mit „{ $move }““: Das Verb steht vorn, denn der Satz lautet: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
fact-caught = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } fliegst du beim Mogeln auf.
    .more = fliegst du öfter beim Mogeln auf
    .less = fliegst du seltener beim Mogeln auf
fact-trapped = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } zweifelt { $seat } deine ehrliche Karte an.
    .more = zweifelt { $seat } öfter eine ehrliche Karte von dir an
    .less = zweifelt { $seat } seltener eine ehrliche Karte von dir an
fact-passes = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } setzt { $seat } aus.
    .more = setzt { $seat } öfter aus
    .less = setzt { $seat } seltener aus
    .always = setzt { $seat } aus
    .never = setzt { $seat } nicht aus
fact-you-pass = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } setzt du in deinem nächsten Zug aus.
    .more = setzt du in deinem nächsten Zug öfter aus
    .less = setzt du in deinem nächsten Zug seltener aus
fact-you-restart = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } setzen alle anderen aus, und du startest mit einer beliebigen Karte neu.
    .more = startest du in deinem nächsten Zug öfter mit einer beliebigen Karte neu
    .less = startest du in deinem nächsten Zug seltener mit einer beliebigen Karte neu
fact-you-draw = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } musst du vor deinem nächsten Zug 3 Karten ziehen.
    .more = musst du vor deinem nächsten Zug öfter 3 Karten ziehen
    .less = musst du vor deinem nächsten Zug seltener 3 Karten ziehen
fact-draws = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } muss { $seat } vor deinem nächsten Zug 3 Karten ziehen.
    .more = muss { $seat } vor deinem nächsten Zug öfter 3 Karten ziehen
    .less = muss { $seat } vor deinem nächsten Zug seltener 3 Karten ziehen
fact-you-have = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hast du in deinem nächsten Zug höchstens { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
    .more = hast du in deinem nächsten Zug öfter höchstens { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    .less = hast du in deinem nächsten Zug seltener höchstens { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
fact-goes-out = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } ist { $seat } vor deinem nächsten Zug alle Karten los.
    .more = ist { $seat } vor deinem nächsten Zug öfter alle Karten los
    .less = ist { $seat } vor deinem nächsten Zug seltener alle Karten los
    .always = ist { $seat } vor deinem nächsten Zug alle Karten los
    .never = ist { $seat } vor deinem nächsten Zug nicht alle Karten los
fact-you-go-out = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bist du sofort alle Karten los.
    .more = bist du öfter sofort alle Karten los
    .less = bist du seltener sofort alle Karten los
name-pile = Stapel
name-aside = beiseitegelegt
name-face-down = verdeckt

## What a screen reader says of figures on the table

hundred-left = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
  }
hundred-in-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
hundred-under-said = { $cards ->
    [one] 1 Karte unter der Ablage
   *[other] { $cards } Karten unter der Ablage
  }
hundred-aside-said = { $cards ->
    [one] 1 Karte beiseitegelegt
   *[other] { $cards } Karten beiseitegelegt
  }
