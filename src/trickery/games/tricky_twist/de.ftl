### Tricky Twist auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Zahlenkarten sind weiblich („die Mond 7“). Wo eine einzelne Karte gemeint ist, steht die Farbe in der Einzahl:
### dafür die Auswahl nach [Monde], [Sonnen] und so weiter.

## The box

blurb = Halte Stiche und Scheinstiche im Gleichgewicht: Eine Karte, die nicht bedient, kommt zu dir zurück.
option-retrieve-each-round = Rückholer jede Runde
option-retrieve-each-round-help = der Rückholer kommt in jeder Runde wieder (TT-13)

## Cards, at the prompt and on the page

name-moons = Monde
name-suns = Sonnen
name-squares = Quadrate
name-circles = Kreise
card-moons = Mond { $value }
card-suns = Sonne { $value }
card-squares = Quadrat { $value }
card-circles = Kreis { $value }
name-sequence = Folge
name-two-suits-a = Zwei Farben
name-two-suits-b = Zwei Farben
name-one-suit = Eine Farbe
name-suits = Farben
name-fewest = Wenigste
name-most = Meiste
name-even = Gerade
name-odd = Ungerade
name-retrieve = Rückholer
name-flip = Wende
name-joker = Joker
name-harvest = Ernte
name-side-1 = Doppelkarte 1
name-side-2 = Doppelkarte 2
name-side-3 = Doppelkarte 3
name-side-4 = Doppelkarte 4
name-any-value = Beliebig
name-adjust = Korrektur
name-trick = Stich
name-false-trick = Scheinstich
either-suit = { $suit } oder { $other }
side-showing = { $face } ({ $side })
used-for = { $bonus }: { $use }
raised = { $what } +1
lowered = { $what } -1
numbered-trick = Stich { $number }

## False tricks, in lists, at the prompt and on the page

shown-flipped = { $card } (gewendet)
shown-adjusted = { $card } (zählt als { $value })
shown-flipped-adjusted = { $card } (gewendet, zählt als { $value })
shown-made = { $what ->
    [Monde] Mond
    [Sonnen] Sonne
    [Quadrate] Quadrat
    [Kreise] Kreis
   *[other] { $what }
  } (durch Bonuskarte)
shown-made-adjusted = { $what ->
    [Monde] Mond
    [Sonnen] Sonne
    [Quadrate] Quadrat
    [Kreise] Kreis
   *[other] { $what }
  } (durch Bonuskarte, korrigiert)

## Moves: on buttons, and in the log after a name, as in "Ann: play 7 of moons"

move-put-aside = { $card } zur Reserve
move-put-aside-heard = eine Karte verdeckt in die Reserve
move-play = { $card } spielen
move-take-top = Reservekarte nehmen
move-leave-top = Reserve liegen lassen
move-take-bonus = { $bonus } nehmen
move-decline = nein danke
move-retrieve = { $card } zurückholen
move-flip = { $what } wenden
move-joker-as = Joker als { $what } einsetzen
move-count-as = als Scheinstich einsetzen: { $what ->
    [Monde] Mond
    [Sonnen] Sonne
    [Quadrate] Quadrat
    [Kreise] Kreis
   *[other] { $what }
  }
move-raise = { $what } um 1 erhöhen
move-lower = { $what } um 1 senken

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = deine längste Folge benachbarter Werte in Scheinstichen
rewards-two-suits = die bessere von zwei Farben in deinen Scheinstichen, { OR($suits) }
rewards-one-suit = die häufigste Farbe deiner Scheinstiche
rewards-suits = verschiedene Farben in deinen Scheinstichen
rewards-fewest = die wenigsten Scheinstiche, mindestens 1
rewards-most = die meisten Scheinstiche
rewards-even = Scheinstiche mit geradem Wert
rewards-odd = Scheinstiche mit ungeradem Wert

## What brought stars: short phrases in a list, at the prompt, on the page and on the score sheet

stars-tricks = { $stars } für { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
stars-pairs = { $stars } für { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
  } zu { $each }
stars-sequence = { $stars } für eine Folge von { $count }
stars-two-suits = { $stars } für { $count } × { OR($suits) }
stars-one-suit = { $stars } für { $count } von einer Farbe
stars-suits = { $stars } für { $count ->
    [one] 1 Farbe
   *[other] { $count } verschiedene Farben
  }
stars-even = { $stars } für { $count ->
    [one] 1 geraden Wert
   *[other] { $count } gerade Werte
  }
stars-odd = { $stars } für { $count ->
    [one] 1 ungeraden Wert
   *[other] { $count } ungerade Werte
  }
stars-fewest = { $stars } für Rang { $count } (wenigste Scheinstiche)
stars-most = { $stars } für Rang { $count } (meiste Scheinstiche)
stars-harvest = { $stars } für die Ernte

## What the seat to move is asked

prompt-pick = Leg eine Karte in deine Reserve, { $number } von { $cards }: Vor jedem Stich darfst du eine davon wieder nehmen.
prompt-take = Vor Stich { $trick } die oberste Karte deiner Reserve nehmen (noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  })?
prompt-lead = Spiel zu Stich { $trick } eine Karte aus.
prompt-follow = Spiel eine Karte zu Stich { $trick }; ausgespielt sind { $suit }.
prompt-bonus = Du hast eine 7 eingesammelt: Nimm eine Bonuskarte oder keine.
prompt-retrieve = Rückholer: Nimm einen deiner Scheinstiche zurück auf die Hand oder keinen.
prompt-flip = Wende: Einen deiner Stiche oder Scheinstiche wenden? Nenn die Karte, die zu sehen ist. { $standing }
prompt-joker = Joker: als Stich oder Scheinstich einsetzen oder gar nicht? { $standing }
prompt-adjust = Korrektur: Den Wert eines deiner Scheinstiche um 1 erhöhen oder senken? { $standing }
prompt-side = { $side }: Welcher Scheinstich soll das sein, wenn überhaupt? { $standing }
standing = Du hast { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = Reserven werden gleich nach dem Geben ausgesucht, vor dem ersten Stich (TT-5)
why-play-when = eine Karte spielst du nur, wenn du im Stich an der Reihe bist (TT-7)
why-top-when = an die Reserve geht es nur vor der ersten Karte eines Stichs (TT-6)
why-bonus-when = eine Bonuskarte gibt es gleich nach dem Einsammeln einer 7, für jede eine (TT-9)
why-retrieve-when = einen Scheinstich holt nur zurück, wer eben den Rückholer genommen hat (TT-14)
why-flip-when = die Wende setzt am Rundenende ein, wer sie hat (TT-15, TT-21)
why-joker-when = über den Joker entscheidet am Rundenende, wer ihn hat (TT-16, TT-21)
why-suit-when = über eine Farbseite entscheidet am Rundenende, wer sie hat (TT-18, TT-21)
why-value-when = über eine Wertseite entscheidet am Rundenende, wer sie hat (TT-19, TT-21)
why-adjust-when = die Korrektur setzt am Rundenende ein, wer sie hat (TT-19, TT-21)

why-must-reserve = { $cards } Karten müssen in deine Reserve (TT-5)
why-take-or-leave = du musst dich entscheiden: { OR($moves) } (TT-6)
why-must-play = eine Karte muss gespielt werden (TT-7)

why-in-reserve-already = die { $card } ist schon in deiner Reserve (TT-5)
why-still-in-reserve = die { $card } ist noch in deiner Reserve (TT-6)
why-not-held = du hast die { $card } nicht
why-follow = du hast { $suit } auf der Hand, also musst du bedienen (TT-7)
why-bonus-taken = die Karte hat { $seat } genommen, und es gibt sie nur einmal (TT-9)
why-retrieve-gone = der Rückholer wurde in einer früheren Runde genommen und ist aus dem Spiel (TT-13, TT-14)
why-retrieve-taken-game = { $seat } hat den Rückholer genommen, und er ist aus dem Spiel (TT-14)
why-retrieve-taken-round = { $seat } hat den Rückholer genommen, und er ist aus der Runde (TT-14)
why-no-false-trick = die { $card } ist keiner deiner Scheinstiche (TT-14)

why-other-bonus = jetzt ist „{ $bonus }“ an der Reihe (TT-21)
why-side-offers = diese Seite bietet { $face } (TT-18)
why-odd-side-offers = die ungerade Seite bietet { ROW($values) } (TT-19)
why-even-side-offers = die gerade Seite bietet { ROW($values) } (TT-19)
why-not-adjustable = das ist keiner deiner Scheinstiche mit einem Wert (TT-19, TT-20)
why-not-raised = eine { $value } lässt sich nicht erhöhen; Werte gehen von 1 bis 12 (TT-19)
why-not-lowered = eine { $value } lässt sich nicht senken; Werte gehen von 1 bis 12 (TT-19)
why-not-yours = die { $card } liegt in keinem deiner Stiche und Scheinstiche (TT-15)
why-flip-adjust = diese Seite zeigt die Korrektur, und die ist weder Stich noch Scheinstich (TT-15, TT-20)
why-flip-not-held = du hast diese Bonuskarte nicht (TT-15)
why-flip-not-used = du hast diese Bonuskarte nicht eingesetzt, also gibt es nichts zu wenden (TT-15)

## What happened

news-reserve-ready = { $seat } hat die Reserve beisammen.
news-shuffled = Die Reserven sind gemischt; der erste Stich beginnt.
news-trick = { $seat } bekommt einen Stich: { ROW($cards) }.
news-false-trick = { $seat } hat einen Scheinstich: { $card }.
news-seven = { $seat } hat eine 7 eingesammelt und darf eine Bonuskarte nehmen.
news-nothing-to-retrieve-game = { $seat } hat keinen Scheinstich zum Zurückholen; der Rückholer ist aus dem Spiel.
news-nothing-to-retrieve-round = { $seat } hat keinen Scheinstich zum Zurückholen; der Rückholer ist aus der Runde.
news-all-hands-empty = Die Runde endet: Niemand hat mehr eine Karte auf der Hand.
news-ends = Die Runde endet: { $seats } { COUNT($seats) ->
    [one] hat
   *[other] haben
  } keine Karte mehr auf der Hand.
news-round-over = Runde { $round } ist vorbei.
news-stars = { $seat } bekommt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } ({ ROW($why) }).
news-no-star = { $seat } bekommt keinen Stern.
news-next-round = Runde { $round } belohnt: { $rewards }.

## The table, at the prompt

table-round = Runde { $round } von { $rounds }. Es beginnt: { $seat }
table-scoring = Wertungskarte: { $rewards }
table-stars-by-count = Sterne für 0, 1, 2 …: { SPACED($stars) }
table-stars-by-place = Sterne für Rang 1, 2 …: { SPACED($stars) }
table-offer = Bonuskarten in der Auslage: { ROW($bonuses) }
table-retrieve-out-of-game = Der Rückholer ist aus dem Spiel
table-retrieve-out-of-round = Der Rückholer ist aus der Runde
table-seat = { $whose ->
    [yours] { $seat } (du)
   *[another] { $seat }
  }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, { $hand } auf der Hand, { $reserve } in der Reserve, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }, { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }
table-shows = Scheinstiche: { ROW($false_tricks) }
table-holds = Bonuskarten: { ROW($bonuses) }
table-took-back = zurück auf die Hand geholt: { $card }
table-past-round = Runde { $round } ({ $scoring }): { ROW($results) }
table-stars = { $seat } { $stars }
table-over = Die Partie ist vorbei. Die meisten Sterne: { $seats }.
table-trick = Stich { $trick }: { ROW($laid) }
table-trick-empty = Stich { $trick }: noch nichts
table-laid = { $seat }: { $card }
table-hand = Deine Hand: { ROW($suits) }
table-hand-empty = Deine Hand: nichts
table-reserve = Deine Reserve: { ROW($suits) }
table-reserve-empty = Deine Reserve: nichts
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Runde { $round } ({ $scoring })
sheet-total = Gesamt
sheet-why = { $seat }, mit { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstichen
  }: { ROW($stars) }
sheet-no-star = { $seat }, mit { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstichen
  }: kein Stern
-scoring = Ein Stich bringt 1 Stern; ein Paar aus Stich und Scheinstich bringt 3, oder 5, wenn es von beiden gleich viele sind (TT-22); die Wertungskarte belohnt Scheinstiche (TT-23).
sheet-note = { $left ->
    [one] Nach 1 weiteren Runde gewinnen die meisten Sterne (TT-27).
   *[other] Nach { $left } weiteren Runden gewinnen die meisten Sterne (TT-27).
  } { -scoring }
sheet-note-over = Die Partie ist vorbei. Die meisten Sterne: { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = ohne diese Farbe auf der Hand kann ich immer, wenn sie ausgespielt wird, einen Scheinstich zeigen
reason-need-cards = ich habe mehr Scheinstiche als Stiche, und eine Karte mehr holt vielleicht einen Stich
reason-stay-short = je weniger Farben ich habe, desto mehr Scheinstiche kann ich zeigen
reason-win = noch ein Stich ist willkommen, und das ist meine beste Chance darauf
reason-shorten = dieser Stich ist nichts für mich, und die Farbe will ich loswerden
reason-show-seven = eine 7 als Scheinstich bringt mir ganz sicher eine Bonuskarte ein
reason-show = ich kann nicht bedienen, und diese Karte zeige ich am liebsten
reason-joker = der Joker wird Stich oder Scheinstich, je nachdem, was mir am Ende fehlt
reason-most-stars = von allem, was ich wählen kann, dürfte mir das die meisten Sterne bringen
reason-no-use = nichts anderes, was ich wählen kann, würde mir mehr Sterne bringen

## What is wrong with an edition file

edition-not-odd = { $value } ist nicht ungerade
edition-not-even = { $value } ist nicht gerade

## What is wrong with a record; seats count from 0 there

record-no-table = was der Zufall bringt, muss eine Tabelle mit „deal“ sein, nicht { $text }
record-other-deal = der Zufall gibt hier „{ $text_wanted }“, nicht { $text }
record-reserve = die Reserve von Platz { $number } muss die Karten enthalten, die dafür ausgesucht wurden
record-scoring-card = scoring_card muss eine von diesen sein: { ROW($text_known) }
record-scored-before = die Wertungskarte „{ $text }“ wurde schon einmal aufgedeckt (TT-2)
record-hands = die Hände müssen jede der { $cards } Karten einmal enthalten
record-first = first muss ein Platz von 0 bis { $last } sein
record-other-first = in dieser Runde beginnt Platz { $number } (TT-12)
record-piles = { $text } muss aus { $players } Listen mit je { $cards } Karten bestehen
record-no-card = { $text_key }: { $text } ist keine Karte

## On the page: suits on a button, in lists of one word

twist-moons = Monde
twist-suns = Sonnen
twist-squares = Quadrate
twist-circles = Kreise

## On the page: the round, its scoring card and the stars

twist-round-and-scoring = Runde und Wertungskarte
twist-round-of = Runde { $round } von { $rounds }
twist-first-player = { $seat } beginnt
twist-counts-sequence = Karten der Folge
twist-counts-one-suit = Scheinstiche der Farbe
twist-counts-suits = verschiedene Farben
twist-counts-places = Rang
twist-counts-even = gerade Werte
twist-counts-odd = ungerade Werte
twist-stars-for = Sterne für: { $text }
twist-place = { $place }.
twist-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
twist-stars-so-far = Sterne bisher
twist-star-for-trick = 1 Stern für jeden Stich (TT-22).
twist-stars-for-pair = 3 Sterne für jedes Paar aus Stich und Scheinstich; 5, wenn du genauso viele Stiche wie Scheinstiche hast (TT-22).
twist-this-scoring-card = Die Wertungskarte dieser Runde belohnt: { $text } (TT-23).
twist-most-stars-win = Nach { $rounds } Runden gewinnen die meisten Sterne (TT-27).
twist-no-round-yet = Noch ist keine Runde zu Ende.
twist-stars-why = { ROW($why) }
twist-no-star = kein Stern

## On the page: the trick, and the tricks before it

twist-game-over = Die Partie ist vorbei
twist-picking = Reserven aussuchen
twist-round-over = Die Runde ist vorbei
twist-before-trick = Vor Stich { $trick }
twist-led = Stich { $trick }: { $suit }
twist-stray = Schein
twist-won = Sieg mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  }: { $seats }.
twist-last-round = Letzte Runde:
twist-last-trick = Voriger Stich
twist-the-last-trick = Der vorige Stich
twist-tricks-of-round = Die Stiche dieser Runde
twist-past-trick = Stich { $trick } geht an { $seat }
twist-past-round = Der letzte Stich der Runde davor geht an { $seat }
twist-took-reserve = Reservekarte genommen: { ROW($seats) }
twist-took-bonus = { $seat } hat die Bonuskarte { $bonus } genommen
twist-strays = { $card }, ein Scheinstich

## On the page: the bonus cards

twist-bonus-cards = Bonuskarten
twist-take-bonus = Eine 7! Bonuskarte nehmen?
twist-no-bonus = Keine
twist-no-bonus-sure = Für deine 7 keine Bonuskarte nehmen?
twist-the-bonus-cards = Die Bonuskarten
twist-what-bonus-cards-do = Was die Bonuskarten können
twist-what-they-do = Wirkung
twist-about-bonus-cards = Wer eine 7 einsammelt, im Stich oder als Scheinstich, darf eine nehmen (TT-9). Alle außer dem Rückholer werden am Rundenende eingesetzt; einsetzen musst du nie eine.
twist-retrieve-leaves-game = Hat jemand den Rückholer genommen, ist er aus dem Spiel (TT-14).
twist-retrieve-leaves-round = Hat jemand den Rückholer genommen, ist er aus der Runde (TT-14).
twist-suit-side = Farbseite
twist-suit-side-of = Farbseite: { OR($suits) }
twist-effect-retrieve = Sofort einen Scheinstich zurück auf die Hand holen
twist-effect-flip = Aus einem Stich einen Scheinstich machen oder umgekehrt
twist-effect-joker = Ein Stich oder ein Scheinstich ohne Farbe und Wert
twist-effect-harvest = 1 Stern mehr für jeden deiner Stiche
twist-effect-odd = Ein Scheinstich mit ungeradem Wert
twist-effect-even = Ein Scheinstich mit geradem Wert
twist-effect-any-value = Ein Scheinstich mit beliebigem Wert
twist-effect-adjust = Ein Scheinstich zählt 1 mehr oder 1 weniger
twist-effect-suits = Ein Scheinstich: { OR($suits) }
twist-on-offer = in der Auslage
twist-gone = seit einer früheren Runde aus dem Spiel
twist-out-of-game = aus dem Spiel; { $seat } hatte ihn
twist-out-of-round = aus der Runde; { $seat } hatte ihn
twist-took-back-game = aus dem Spiel; { $seat } hat { $card } zurückgeholt
twist-took-back-round = aus der Runde; { $seat } hat { $card } zurückgeholt
twist-held = bei { $seat }
twist-held-used = bei { $seat }, eingesetzt: { $use }
twist-out-game = aus dem Spiel
twist-out-round = aus der Runde
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

twist-count-hand = Hand
twist-count-reserve = Res.
twist-count-tricks = { $count ->
    [one] Stich
   *[other] Stiche
  }
twist-count-false-tricks = { $count ->
    [one] Schein
   *[other] Schein
  }
twist-seat-said = { $hand } auf der Hand, { $reserve } in der Reserve, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }, { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }
twist-reserve-ready = Reserve fertig
twist-picks = wählt Reserve
twist-picks-later = wählt später
twist-decides = entscheidet: { $bonus }
twist-may-retrieve = darf zurückholen
twist-may-take-bonus = darf Bonus nehmen
twist-leads = spielt aus
twist-took = nahm Reserve
twist-leads-and-took = spielt aus, nahm Reserve
twist-shown = Scheinstiche
twist-in-hand = auf der Hand
twist-taken-back = { $card }, zurück auf die Hand geholt
twist-joker-shown = Joker: ohne Farbe, ohne Wert
twist-cards-left = { $hand } auf der Hand, { $reserve } in der Reserve.
twist-was-taken-back = Die { $card } wurde zurück auf die Hand geholt.
twist-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
  }
twist-false-tricks = { $count ->
    [one] 1 Scheinstich
   *[other] { $count } Scheinstiche
  }
twist-bonus-cards-held = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
  }
twist-hand = Hand
twist-reserve = Reserve
twist-no-cards = keine
twist-reserve-cards = { $count ->
    [one] 1 Reservekarte
   *[other] { $count } Reservekarten
  }

## On the page: your own cards and decisions

twist-with-bolt = { $card }, mit Blitz
twist-your-reserve = Deine Reserve
twist-reserve-so-far = Deine Reserve, { $count } von { $cards }
twist-reserve-shuffled = Deine Reserve, gemischt
twist-take-top = Oberste Karte nehmen
twist-leave-top = Liegen lassen
twist-leave-sure = Deine letzte Handkarte beendet mit diesem Stich die Runde. Reserve liegen lassen?
twist-your-decision = Deine Entscheidung
twist-your-false-tricks = Deine Scheinstiche
twist-flip-false-tricks = Scheinstiche, die zum Stich werden
twist-flip-tricks = Stiche, die zum Scheinstich werden; zu sehen ist die Karte, die du wählst
twist-flip-made-tricks = Stiche, die zum Scheinstich werden
twist-becomes-trick = wird ein Stich
twist-becomes-false-trick = wird ein Scheinstich
twist-turned = { $move }: { $text }
twist-joker-is = Was der Joker ist
twist-a-trick = Ein Stich
twist-a-false-trick = Ein Scheinstich
twist-false-trick-of = Ein Scheinstich:
twist-or = Oder
twist-no-thanks = Nein danke
twist-nothing-back-game = Nichts zurückholen? Der Rückholer ist trotzdem aus dem Spiel.
twist-nothing-back-round = Nichts zurückholen? Der Rückholer ist trotzdem aus der Runde.
twist-close = Schließen

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Hol so viele Stiche wie Scheinstiche: Dann bringt jedes Paar 5 Sterne. Wer die meisten hat, gewinnt.
worth-now = Wäre die Runde jetzt vorbei: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Wäre die Runde jetzt vorbei: noch kein Stern
worth-of = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }
round-over = Runde { $round } von { $rounds } ist vorbei
end-rounds = Alle { $rounds } Runden sind gespielt.
news-side = In dieser Runde zeigt sie: { $face }.

## On the page: what explains itself

explain-counts = { $hand } auf der Hand, { $reserve } in der Reserve. Gewonnen: { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }. Scheinstiche: { $false_tricks }, also Karten, die nicht bedient haben; sie liegen offen hier.
explain-picking = Alle legen reihum 5 Karten verdeckt als Reserve beiseite. Dann beginnt der erste Stich.
explain-before-trick = Vor einem Stich dürfen alle die oberste Karte ihrer Reserve nehmen. Dann spielt aus, wer den vorigen Stich gemacht hat.
explain-decides = Die Runde ist vorbei. Wer Bonuskarten hat, sagt jetzt reihum, wofür sie zählen.
explain-over = Alle Runden sind gespielt: Wer die meisten Sterne hat, gewinnt.
explain-may-bonus = Wer eine 7 einsammelt, im Stich oder als Scheinstich, darf eine Bonuskarte aus der Auslage nehmen.
explain-leads = Spielt die erste Karte dieses Stichs. Die anderen müssen dieselbe Farbe spielen, wenn sie können.
explain-took = Hat vor diesem Stich die oberste Karte der Reserve genommen.
explain-leads-took = Spielt die erste Karte dieses Stichs und hat davor die oberste Karte der Reserve genommen.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = Alle haben sie gesehen: Die { $card } wurde zurück auf diese Hand geholt.
explain-scoring = Die Wertungskarte dieser Runde: Extrasterne, nur für Scheinstiche. Die nächste Runde hat eine andere.
explain-stars = Oben: { $text }. Darunter: die Sterne dafür.
explain-first = Legt in dieser Runde zuerst die Reserve beiseite und spielt zum ersten Stich aus.
explain-led = Spiel { $suit }, wenn du welche hast. Die höchste Karte bekommt alle { $suit } als einen Stich; jede Karte einer anderen Farbe wird zum Scheinstich der Person, die sie gespielt hat.
explain-stray = Scheinstich: nicht die ausgespielte Farbe. Die Karte kommt offen zurück zu der Person, die sie gespielt hat.
explain-reserve = Karten, die du für später beiseitegelegt hast. Vor jedem Stich darfst du die oberste nehmen; welche das ist, weiß niemand.
explain-bonus-cards = Sammle eine 7 ein, die Karte mit dem Blitz, und du darfst eine davon nehmen. Die meisten bringen am Rundenende einen Scheinstich dazu.
twist-piles = Stapel ansehen: { $seat }

# Of the number beside a player's name.
explain-score = Sterne aus den fertigen Runden. Diese Runde zählt noch nicht mit.

## The lesson

lesson-aim = Bei Tricky Twist geht es ums Gleichgewicht: Mach Stiche und sammle genauso viele Scheinstiche. Ein Scheinstich ist eine Karte, die nicht bedient hat: Sie kommt zu dir zurück.
lesson-scoring = Diese Karte sagt, was noch Sterne bringt: in dieser Runde Scheinstiche mit geradem Wert. Die nächste Runde hat eine andere.
lesson-pick = Erst legen alle 5 Karten beiseite, die Reserve. 4 Sonnen liegen schon dort. Leg auch die Sonne 12 dazu: Ohne Sonnen auf der Hand kannst du Sonnen nicht bedienen.
lesson-pick-strong = Die Mond 12 macht sicher einen Stich: Behalt sie. Leg deine letzte Sonne beiseite.
lesson-pick-even = Eine gerade Karte wird in dieser Runde ein guter Scheinstich: Behalt sie. Leg deine letzte Sonne beiseite.
lesson-pick-done = Deine 5 Sonnen sind gemischt und liegen verdeckt. Die anderen lassen ihre Reserve liegen; jetzt wirst du gefragt.
lesson-reserve = Vor jedem Stich darfst du die oberste Karte deiner Reserve nehmen. Lass sie diesmal liegen: Du willst keine Sonne auf der Hand.
lesson-reserve-took = Das wäre eine Sonne, und dann musst du Sonnen bedienen. Lass die Reserve noch liegen.
lesson-reserve-done = { $seat } spielt { $suit } aus, und { $seat_best } liegt vorn. Du hast keine { $suit }.
lesson-false = Du kannst nicht bedienen, also darfst du alles spielen. Die Kreis 8 ist gerade: genau das, was die Wertungskarte belohnt.
lesson-false-odd = Das wird ein Scheinstich, aber ein ungerader: Dafür gibt die Wertungskarte nichts. Nimm die Kreis 8.
lesson-false-seven = Nicht schlecht: Eine 7 bringt eine Bonuskarte. Aber sie ist ungerade. Nimm die Kreis 8, die bringt einen Stern.
lesson-false-done = { $seat } bekommt die Sonnen als einen Stich. Deine 8 kommt offen zu dir zurück: ein Scheinstich, bisher { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } wert.
lesson-take = Du hast einen Scheinstich und noch keinen Stich. Dafür brauchst du eine hohe Karte: Nimm eine aus deiner Reserve.
lesson-take-left = Ohne Sonnen bekommst du weitere Scheinstiche, aber keinen Stich. Nimm diesmal eine Karte.
lesson-take-done = Die Sonne 12, die höchste von allen! Und { $seat } spielt Sonnen aus.
lesson-win = Jetzt hast du eine Sonne, also musst du bedienen. Spiel sie.
lesson-win-done = Die höchste Sonne gewinnt, und alle 3 Sonnen sind ein Stich für dich. Stich und Scheinstich sind ein Paar, und bei gleich vielen bringt es 5: bisher { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }.
lesson-bonus = In deinem Stich ist eine 7, die Karte mit dem Blitz: Du darfst eine Bonuskarte nehmen. Nimm den Joker: Am Rundenende ist er Stich oder Scheinstich, wie du willst.
lesson-bonus-harvest = 1 Stern mehr für jeden Stich ist nicht schlecht. Aber der Joker hält dich im Gleichgewicht: Nimm lieber den.
lesson-bonus-even = Ein gerader Scheinstich ist auch etwas wert. Aber der Joker kann beides sein, Stich oder Scheinstich: Nimm lieber den.
lesson-bonus-none = Eine Bonuskarte kostet nichts. Nimm den Joker.
lesson-bonus-done = Der Joker liegt jetzt vor dir. Du hast den Stich gemacht, also spielst du zum nächsten aus.
lesson-hold = Noch eine Karte nehmen? Nicht nötig: Du hast die Mond 12. Lass die Reserve liegen.
lesson-hold-took = Das wäre noch eine Sonne. Du gewinnst auch mit dem, was du hast: Lass die Reserve liegen.
lesson-hold-done = Die anderen lassen ihre auch liegen. Du spielst aus.
lesson-lead = Spiel die Mond 12 aus: Niemand kann sie schlagen.
lesson-lead-low = Eine niedrige Karte: Den Stich würde jemand anders machen. Spiel die Mond 12 aus.
lesson-lead-nearly = Die würde auch gewinnen: Nur deine eigene 12 schlägt sie. Aber fang mit der Mond 12 an.
lesson-lead-done = 2 Stiche, aber nur 1 Scheinstich: nicht gleich viele, also bringt das Paar 3 statt 5. Jetzt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, einer weniger als vorher!
lesson-balance = Achte also aufs Gleichgewicht. Dein Joker kann am Rundenende der zweite Scheinstich sein: Dann hast du 2 Paare, und jedes bringt 5.
lesson-finish = Eine Runde endet, sobald jemand keine Karte mehr auf der Hand hat; Reserven zählen nichts. Wer nach { $rounds } Runden die meisten Sterne hat, gewinnt. Spiel jetzt weiter!

## The rules on one page

sheet-page-aim-title = Worum es geht
sheet-page-aim = Mach Stiche und sammle genauso viele Scheinstiche. Bei gleich vielen bringt jedes Paar 5 Sterne, sonst 3.
sheet-page-cards-title = Die Karten
sheet-page-cards = 1 bis 12 in vier Farben: Monde, Sonnen, Quadrate und Kreise. Jede 7 hat einen Blitz: Sie bringt eine Bonuskarte.
sheet-page-round-title = Eine Runde
sheet-page-reserve = Leg 5 deiner Karten verdeckt beiseite: deine Reserve. Sie wird gemischt.
sheet-page-draw = Vor jedem Stich dürfen alle die oberste Karte ihrer Reserve nehmen.
sheet-page-play = Wer ausspielt, spielt eine beliebige Karte. Die anderen spielen dieselbe Farbe, wenn sie können, sonst irgendeine.
sheet-page-next = Wer den Stich macht, spielt zum nächsten aus.
sheet-page-trick-title = Ein Stich
sheet-page-leads = spielt Kreise aus
sheet-page-strays = hat keine Kreise: ein Scheinstich, kommt offen zurück
sheet-page-takes = der höchste Kreis: bekommt beide Kreise als einen Stich
sheet-page-stars-title = Sterne
sheet-page-each-trick = für jeden Stich
sheet-page-each-pair = für jedes Paar aus Stich und Scheinstich
sheet-page-each-level = stattdessen für jedes Paar, wenn du gleich viele Stiche und Scheinstiche hast
sheet-page-sum = { $tricks } Stiche und { $false_tricks } Scheinstiche: { $tricks } + { $pairs } × { $each } = { $stars } Sterne
sheet-page-scoring = Jede Runde hat eine Wertungskarte, nur für Scheinstiche. Sie belohnt eins davon:
sheet-page-bonus-title = Bonuskarten
sheet-page-bonus = Sammle eine 7 ein, im Stich oder als Scheinstich, und du darfst eine nehmen. Der Rückholer wirkt sofort, die anderen am Rundenende.
sheet-page-sides = Vier Bonuskarten haben zwei Seiten, mit Farben oder mit Werten. Die Wertungskarte entscheidet, welche oben liegt.
sheet-page-end-title = Das Ende
sheet-page-end = Eine Runde endet, sobald jemand keine Karte mehr auf der Hand hat; was auf der Hand und in der Reserve bleibt, zählt nichts. Es gibt so viele Runden, wie ihr seid. Wer die meisten Sterne hat, gewinnt.

## What the coach counts in imagined worlds: in $times of 100 of them

name-reserve = eine andere Reserve
fact-lacks = { $seat } hat in { $times } von 100 Fällen keine { $suit } auf der Hand.
fact-holds = { $seat } hat in { $times } von 100 Fällen die { $card } auf der Hand.
fact-reserve = Die oberste Karte deiner Reserve gehört in { $times } von 100 Fällen zu dieser Farbe: { $suit }.
fact-you-take = In { $times } von 100 Fällen bekommst du diesen Stich.
fact-you-collect = In { $times } von 100 Fällen sammelst du in diesem Stich eine 7 ein.
fact-collects = In { $times } von 100 Fällen sammelt { $seat } in diesem Stich eine 7 ein.
fact-ends = In { $times } von 100 Fällen endet die Runde mit diesem Stich.
fact-takes-bonus = In { $times } von 100 Fällen nimmt { $seat } gleich nach dir diese Bonuskarte: { $bonus }.
fact-balance = { $balance ->
    [level] In { $times } von 100 Fällen hast du am Rundenende gleich viele Stiche und Scheinstiche.
    [above] In { $times } von 100 Fällen hast du am Rundenende mehr Stiche als Scheinstiche.
   *[below] In { $times } von 100 Fällen hast du am Rundenende mehr Scheinstiche als Stiche.
  }
fact-scoring-card = In { $times } von 100 Fällen bringt dir die Wertungskarte mindestens { $stars } Sterne.
fact-good-round = In { $times } von 100 Fällen bringt dir die Runde mindestens { $stars } Sterne.
fact-stars = { $stars ->
    [one] In { $times } von 100 Fällen bringt dir die Runde 1 Stern.
   *[other] In { $times } von 100 Fällen bringt dir die Runde { $stars } Sterne.
  }
