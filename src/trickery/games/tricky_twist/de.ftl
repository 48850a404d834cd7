### Tricky Twist auf Deutsch. Begriffe: docs/glossary/de.md.
###
### Zahlenkarten sind weiblich („die Mond 7“). Farben stehen in der Mehrzahl; ihre Formen: .one (Mond), .a (ein Mond),
### .dative (in Monden). Bonuskarten haben den Wenfall mit Artikel: FORM($bonus, "accusative").

## The box

blurb = Halte Stiche und Scheinstiche im Gleichgewicht: Eine Karte, die nicht bedient, kommt zu dir zurück.
option-retrieve-each-round = Rückholer in jeder Runde
option-retrieve-each-round-help = der Rückholer kommt in jeder Runde wieder (TT-13)

## Cards, at the prompt and on the page

name-moons = Monde
    .one = Mond
    .a = ein Mond
    .dative = Monden
name-suns = Sonnen
    .one = Sonne
    .a = eine Sonne
    .dative = Sonnen
name-squares = Quadrate
    .one = Quadrat
    .a = ein Quadrat
    .dative = Quadraten
name-circles = Kreise
    .one = Kreis
    .a = ein Kreis
    .dative = Kreisen
card-moons = Mond { $value }
    .accusative = die Mond { $value }
card-suns = Sonne { $value }
    .accusative = die Sonne { $value }
card-squares = Quadrat { $value }
    .accusative = die Quadrat { $value }
card-circles = Kreis { $value }
    .accusative = die Kreis { $value }
name-sequence = Folge
name-two-suits-a = Zwei Farben
name-two-suits-b = Zwei Farben
name-one-suit = Eine Farbe
name-suits = Farben
name-fewest = Wenige
    .full = Wenige Scheinstiche
name-most = Viele
    .full = Viele Scheinstiche
name-even = Gerade
name-odd = Ungerade
name-retrieve = Rückholer
    .accusative = den Rückholer
name-flip = Wende
    .accusative = die Wende
name-joker = Joker
    .accusative = den Joker
name-harvest = Ernte
    .accusative = die Ernte
name-side-1 = Doppelkarte 1
    .accusative = die Doppelkarte 1
name-side-2 = Doppelkarte 2
    .accusative = die Doppelkarte 2
name-side-3 = Doppelkarte 3
    .accusative = die Doppelkarte 3
name-side-4 = Doppelkarte 4
    .accusative = die Doppelkarte 4
name-any-value = Beliebig
name-adjust = Korrektur
name-trick = Stich
name-false-trick = Scheinstich
either-suit = { $suit } oder { $other }
side-showing = { $face } ({ $side })
    .accusative = die { $side } ({ $face })
used-for = { $bonus }: { $use }
raised = { $what } +1
lowered = { $what } -1
numbered-trick = Stich { $number }

## False tricks, in lists, at the prompt and on the page

shown-flipped = { $card } (gewendet)
shown-adjusted = { $card } (zählt als { $value })
shown-flipped-adjusted = { $card } (gewendet, zählt als { $value })
shown-made = { FORM($what, "one") } (durch Bonuskarte)
shown-made-adjusted = { FORM($what, "one") } (durch Bonuskarte, korrigiert)

## Moves: a label for buttons and lists, and the sentences that tell it, as in "Ann plays the 7 of moons"

move-put-aside = { $card } beiseitelegen
    .told = { $seat } legt die { $card } beiseite
    .told-you = Du legst die { $card } beiseite
move-put-aside-heard = Eine Karte verdeckt beiseitelegen
    .told = { $seat } legt eine Karte verdeckt beiseite
move-play = { $card } spielen
    .told = { $seat } spielt die { $card }
    .told-you = Du spielst die { $card }
move-take-top = Reservekarte nehmen
    .told = { $seat } nimmt eine Reservekarte
    .told-you = Du nimmst eine Reservekarte
move-leave-top = Reserve liegen lassen
    .told = { $seat } lässt die Reserve liegen
    .told-you = Du lässt die Reserve liegen
move-take-bonus = { $bonus } nehmen
    .told = { $seat } nimmt { FORM($bonus, "accusative") }
    .told-you = Du nimmst { FORM($bonus, "accusative") }
move-decline = Nein danke
    .told = { $seat } verzichtet
    .told-you = Du verzichtest
move-retrieve = { $card } zurückholen
    .told = { $seat } holt die { $card } zurück
    .told-you = Du holst die { $card } zurück
move-flip = { $what } wenden
    .told = { $seat } wendet { FORM($what, "accusative") }
    .told-you = Du wendest { FORM($what, "accusative") }
move-joker-as = Joker als { $what } einsetzen
    .told = { $seat } setzt den Joker als { $what } ein
    .told-you = Du setzt den Joker als { $what } ein
move-count-as = Scheinstich machen: { FORM($what, "one") }
    .told = { $seat } macht einen Scheinstich: { FORM($what, "one") }
    .told-you = Du machst einen Scheinstich: { FORM($what, "one") }
move-raise = { $what } um 1 erhöhen
    .told = { $seat } erhöht { FORM($what, "accusative") } um 1
    .told-you = Du erhöhst { FORM($what, "accusative") } um 1
move-lower = { $what } um 1 senken
    .told = { $seat } senkt { FORM($what, "accusative") } um 1
    .told-you = Du senkst { FORM($what, "accusative") } um 1

## What a scoring card rewards: a phrase after a colon or alone, at the prompt and on the page

rewards-sequence = die längste Folge benachbarter Werte in deinen Scheinstichen
rewards-two-suits = Scheinstiche in { OR(FORM($suits, "dative")) }, je nachdem, wovon du mehr hast
rewards-one-suit = Scheinstiche der Farbe, in der du die meisten hast
rewards-suits = verschiedene Farben in deinen Scheinstichen
rewards-fewest = die wenigsten Scheinstiche, aber mindestens einer
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
stars-two-suits = { $stars } für { $count } in { OR(FORM($suits, "dative")) }
stars-one-suit = { $stars } für { $count } in einer Farbe
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
stars-fewest = { $stars } für den { $count ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] { $count }.
  } Rang (wenige Scheinstiche)
stars-most = { $stars } für den { $count ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] { $count }.
  } Rang (viele Scheinstiche)
stars-harvest = { $stars } für die Ernte

## What you are asked when it's your turn

prompt-pick = Such Karte { $number } von { $cards } für deine Reserve aus. Vor jedem Stich darfst du eine davon wieder auf die Hand nehmen.
prompt-take = Vor Stich { $trick } die oberste Karte deiner Reserve nehmen (noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  })?
prompt-lead = Spiel zu Stich { $trick } eine Karte aus.
prompt-follow = Spiel eine Karte zu Stich { $trick }. Ausgespielt sind { $suit }.
prompt-bonus = Du hast eine 7 eingesammelt. Eine Bonuskarte nehmen?
prompt-retrieve = Rückholer: einen deiner Scheinstiche zurück auf die Hand nehmen?
prompt-flip = Wende: einen deiner Stiche oder Scheinstiche wenden? Wähl die Karte, die dann zu sehen ist. { $standing }
prompt-joker = Joker: als Stich einsetzen, als Scheinstich oder gar nicht? { $standing }
prompt-adjust = Korrektur: den Wert eines deiner Scheinstiche um 1 erhöhen oder senken? { $standing }
prompt-side = Deine Bonuskarte kann ein Scheinstich sein ({ $side }). Welcher soll es sein, wenn überhaupt? { $standing }
standing = Du hast { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }.

## Why a move is not allowed; the move itself stands before it, with a colon

why-reserve-when = deine Reserve suchst du gleich nach dem Geben aus, vor dem ersten Stich (TT-5)
why-play-when = eine Karte spielen kannst du nur, wenn du im Stich dran bist (TT-7)
why-top-when = aus der Reserve kannst du nur etwas nehmen, bevor ein Stich beginnt (TT-6)
why-bonus-when = eine Bonuskarte kannst du nur nehmen, wenn du gerade eine 7 eingesammelt hast, für jede 7 eine (TT-9)
why-retrieve-when = einen Scheinstich kannst du nur zurückholen, wenn du gerade den Rückholer genommen hast (TT-14)
why-flip-when = die Wende kannst du nur am Rundenende einsetzen, und nur, wenn du sie hast (TT-15, TT-21)
why-joker-when = den Joker kannst du nur am Rundenende einsetzen, und nur, wenn du ihn hast (TT-16, TT-21)
why-suit-when = eine Farbseite kannst du nur am Rundenende einsetzen, und nur, wenn du eine hast (TT-18, TT-21)
why-value-when = eine Wertseite kannst du nur am Rundenende einsetzen, und nur, wenn du eine hast (TT-19, TT-21)
why-adjust-when = die Korrektur kannst du nur am Rundenende einsetzen, und nur, wenn du sie hast (TT-19, TT-21)

why-must-reserve = du musst { $cards } Karten in deine Reserve legen (TT-5)
why-take-or-leave = du musst „{ $take }“ oder „{ $leave }“ wählen (TT-6)
why-must-play = du musst eine Karte spielen (TT-7)

why-in-reserve-already = die { $card } ist schon in deiner Reserve (TT-5)
why-still-in-reserve = die { $card } ist noch in deiner Reserve (TT-6)
why-not-held = du hast die { $card } nicht
why-follow = du hast { $suit } auf der Hand, also musst du bedienen (TT-7)
why-bonus-taken = { $seat } hat diese Karte genommen, und es gibt sie nur einmal (TT-9)
why-retrieve-gone = der Rückholer wurde in einer früheren Runde genommen und ist aus dem Spiel (TT-13, TT-14)
why-retrieve-taken-game = { $seat } hat den Rückholer genommen, also ist er aus dem Spiel (TT-14)
why-retrieve-taken-round = { $seat } hat den Rückholer genommen, also ist er aus der Runde (TT-14)
why-no-false-trick = die { $card } ist keiner deiner Scheinstiche (TT-14)

why-other-bonus = jetzt entscheidest du über eine andere Bonuskarte: { $bonus } (TT-21)
why-side-offers = hier kannst du nur { $face } wählen (TT-18)
why-odd-side-offers = hier kannst du nur einen ungeraden Wert wählen: { ROW($values) } (TT-19)
why-even-side-offers = hier kannst du nur einen geraden Wert wählen: { ROW($values) } (TT-19)
why-not-adjustable = das ist kein Scheinstich von dir, der einen Wert hat (TT-19, TT-20)
why-not-raised = eine { $value } lässt sich nicht erhöhen; Werte gehen von 1 bis 12 (TT-19)
why-not-lowered = eine { $value } lässt sich nicht senken; Werte gehen von 1 bis 12 (TT-19)
why-not-yours = die { $card } liegt in keinem deiner Stiche oder Scheinstiche (TT-15)
why-flip-adjust = diese Seite zeigt die Korrektur, und die ist weder Stich noch Scheinstich (TT-15, TT-20)
why-flip-not-held = du hast diese Bonuskarte nicht (TT-15)
why-flip-not-used = du hast diese Bonuskarte nicht eingesetzt, also gibt es nichts zu wenden (TT-15)

## What happened

news-reserve-ready = { $seat } hat die Reserve ausgesucht.
news-shuffled = Die Reserven sind gemischt, und der erste Stich beginnt.
news-trick = { $seat } bekommt einen Stich: { ROW($cards) }.
news-false-trick = { $seat } bekommt einen Scheinstich: { $card }.
news-seven = { $seat } hat eine 7 eingesammelt und darf eine Bonuskarte nehmen.
news-nothing-to-retrieve-game = { $seat } hat keinen Scheinstich zum Zurückholen. Der Rückholer ist aus dem Spiel.
news-nothing-to-retrieve-round = { $seat } hat keinen Scheinstich zum Zurückholen. Der Rückholer ist aus der Runde.
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
news-no-star = { $seat } bekommt keine Sterne.
news-next-round = Runde { $round } belohnt: { $rewards }.

## The table, at the prompt

table-round = Runde { $round } von { $rounds }. Es beginnt: { $seat }
table-scoring = Die Wertungskarte belohnt: { $rewards }
table-stars-by-count = Sterne für 0, 1, 2…: { SPACED($stars) }
table-stars-by-place = Sterne für Rang 1, 2…: { SPACED($stars) }
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
table-past-round = Runde { $round } ({ FORM($scoring, "full") }): { ROW($results) }
table-stars = { $seat } { $stars }
table-over = Die Partie ist vorbei. Die meisten Sterne: { $seats }.
table-trick = Stich { $trick }: { ROW($laid) }
table-trick-empty = Stich { $trick }: noch keine Karte
table-laid = { $seat }: { $card }
table-hand = Deine Hand: { ROW($suits) }
table-hand-empty = Deine Hand: keine Karten
table-reserve = Deine Reserve: { ROW($suits) }
table-reserve-empty = Deine Reserve: keine Karten
table-suit = { $suit } { SPACED($values) }

## The score sheet

sheet-round = Runde { $round } ({ FORM($scoring, "full") })
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
  }: keine Sterne
-scoring = Jeder Stich bringt 1 Stern. Jedes Paar aus Stich und Scheinstich bringt 3, oder 5, wenn du genauso viele Stiche wie Scheinstiche hast (TT-22). Die Wertungskarte belohnt Scheinstiche (TT-23).
sheet-note = { $left ->
    [one] Noch 1 Runde, dann gewinnt, wer die meisten Sterne hat (TT-27).
   *[other] Noch { $left } Runden, dann gewinnt, wer die meisten Sterne hat (TT-27).
  } { -scoring }
sheet-note-over = Die Partie ist vorbei. Die meisten Sterne: { $seats } (TT-27). { -scoring }

## Why the rule of thumb makes a move

reason-aside = ohne diese Farbe auf der Hand kann ich immer, wenn sie ausgespielt wird, einen Scheinstich machen
reason-need-cards = ich habe mehr Scheinstiche als Stiche, und mit einer Karte mehr hole ich vielleicht einen Stich
reason-stay-short = je weniger Farben ich habe, desto mehr Scheinstiche kann ich machen
reason-win = einen Stich kann ich noch brauchen, und das ist meine beste Chance darauf
reason-shorten = diesen Stich will ich nicht, und die Farbe möchte ich loswerden
reason-show-seven = eine 7 als Scheinstich bringt mir ganz sicher eine Bonuskarte
reason-show = ich kann nicht bedienen, und diese Karte habe ich am liebsten als Scheinstich
reason-joker = der Joker wird Stich oder Scheinstich, je nachdem, was mir am Ende fehlt
reason-most-stars = von allem, was ich wählen kann, dürfte mir das die meisten Sterne bringen
reason-no-use = nichts anderes, was ich wählen kann, würde mir mehr Sterne bringen

## What is wrong with an edition file

edition-not-odd = { $value } ist nicht ungerade
edition-not-even = { $value } ist nicht gerade

## What is wrong with a record

record-no-table = was der Zufall bringt, muss eine Tabelle mit „deal“ sein, nicht { $text }
record-other-deal = der Zufall gibt hier „{ $text_wanted }“, nicht { $text }
record-reserve = die Reserve { OF($seat) } muss die Karten enthalten, die dafür ausgesucht wurden
record-scoring-card = „scoring_card“ muss eine von diesen sein: { ROW($text_known) }
record-scored-before = die Wertungskarte „{ $text }“ wurde schon einmal aufgedeckt (TT-2)
record-hands = jede Karte muss genau einmal auf einer Hand sein (insgesamt { $cards })
record-first = „first“ muss eine Zahl von 0 bis { $last } sein
record-other-first = „first“ muss in dieser Runde { $number } sein (TT-12)
record-piles = „{ $text }“ muss aus { $players } Listen bestehen (Karten in jeder: { $cards })
record-no-card = „{ $text_key }“: { $text } ist keine Karte

## On the page: suits on a button, in lists of one word

twist-moons = Monde
twist-suns = Sonnen
twist-squares = Quadrate
twist-circles = Kreise

## On the page: the round, its scoring card and the stars

twist-round-and-scoring = Runde und Wertungskarte
twist-round-of = Runde { $round } von { $rounds }
twist-first-player = { $seat } beginnt
twist-counts-sequence = Karten in deiner Folge
twist-counts-one-suit = Scheinstiche einer Farbe
twist-counts-suits = verschiedene Farben
twist-counts-places = dein Rang
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
twist-most-stars-win = Nach { $rounds } Runden gewinnt, wer die meisten Sterne hat (TT-27).
twist-no-round-yet = Noch ist keine Runde zu Ende.
twist-stars-why = { ROW($why) }
twist-no-star = keine Sterne

## On the page: the trick, and the tricks before it

twist-game-over = Die Partie ist vorbei
twist-picking = Reserven aussuchen
twist-pick-yours = Such deine Reserve aus
twist-round-over = Die Runde ist vorbei
twist-before-trick = Vor Stich { $trick }
twist-led = Stich { $trick }: { $suit }
twist-stray = Schein
twist-won = { $seats } { COUNT($seats) ->
    [one] gewinnt
   *[other] gewinnen
  } mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
  }.
twist-round-brought = Runde { $round }:
twist-last-trick = Voriger Stich
twist-the-last-trick = Der vorige Stich
twist-tricks-of-round = Die Stiche dieser Runde
twist-past-trick = Stich { $trick } geht an { $seat }
twist-past-round = Der letzte Stich der vorigen Runde geht an { $seat }
twist-took-reserve = Reservekarte genommen: { ROW($seats) }
twist-took-bonus = { $seat } hat eine Bonuskarte genommen: { $bonus }
twist-strays = { $card }, ein Scheinstich

## On the page: the bonus cards

twist-bonus-cards = Bonuskarten
twist-take-bonus = Eine 7! Bonuskarte nehmen?
twist-no-bonus = Keine
twist-no-bonus-sure = Für deine 7 keine Bonuskarte nehmen?
twist-the-bonus-cards = Die Bonuskarten
twist-what-bonus-cards-do = Was die Bonuskarten können
twist-what-they-do = Was sie können
twist-about-bonus-cards = Sammelst du eine 7 ein, im Stich oder als Scheinstich, darfst du eine nehmen (TT-9). Den Rückholer setzt du sofort ein, alle anderen am Rundenende. Einsetzen musst du nie eine.
twist-retrieve-leaves-game = Sobald jemand den Rückholer nimmt, ist er aus dem Spiel (TT-14).
twist-retrieve-leaves-round = Sobald jemand den Rückholer nimmt, ist er aus der Runde (TT-14).
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
twist-effect-suits = Ein Scheinstich in { OR(FORM($suits, "dative")) }
twist-on-offer = in der Auslage
twist-gone = seit einer früheren Runde aus dem Spiel
twist-out-of-game = aus dem Spiel; { $seat } hatte ihn
twist-out-of-round = aus der Runde; { $seat } hatte ihn
twist-took-back-game = aus dem Spiel; { $seat } hat die { $card } zurückgeholt
twist-took-back-round = aus der Runde; { $seat } hat die { $card } zurückgeholt
twist-held = bei { $seat }
twist-held-used = bei { $seat }, eingesetzt für: { $use }
twist-out-game = aus dem Spiel
twist-out-round = aus der Runde
twist-bonus-said = { $text } ({ $text_where }): { $text_effect }

## On the page: what a player has and does

twist-count-hand = Hand
twist-count-reserve = Reserve
twist-count-tricks = { $count ->
    [one] Stich
   *[other] Stiche
  }
twist-count-false-tricks = { $count ->
    [one] Scheinstich
   *[other] Scheinstiche
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
twist-in-hand = wieder auf der Hand
twist-taken-back = { $card }, wieder auf der Hand
twist-joker-shown = Joker: ohne Farbe, ohne Wert
twist-cards-left = { $hand } auf der Hand, { $reserve } in der Reserve.
twist-was-taken-back = Die { $card } ist wieder auf der Hand.
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
twist-hand = Handkarten
twist-reserve = Reservekarten
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
twist-leave-sure = Du hast nur noch eine Karte auf der Hand, also endet mit diesem Stich die Runde. Reserve trotzdem liegen lassen?
twist-your-decision = Deine Entscheidung
twist-your-false-tricks = Deine Scheinstiche
twist-flip-false-tricks = Scheinstiche, die zum Stich werden
twist-flip-tricks = Stiche, die zum Scheinstich werden; zu sehen ist dann die Karte, die du wählst
twist-flip-made-tricks = Stiche, die zum Scheinstich werden
twist-becomes-trick = wird ein Stich
twist-becomes-false-trick = wird ein Scheinstich
twist-turned = { $move } ({ $text })
twist-joker-is = Was der Joker ist
twist-a-trick = Ein Stich
twist-a-false-trick = Ein Scheinstich
twist-false-trick-of = Dein Scheinstich
twist-or = Oder
twist-no-thanks = Nein danke
twist-nothing-back-game = Nichts zurückholen? Der Rückholer ist trotzdem aus dem Spiel.
twist-nothing-back-round = Nichts zurückholen? Der Rückholer ist trotzdem aus der Runde.
twist-close = Schließen

## What it is about: the aim, what the round is worth so far, the end of a round

aim = Hol so viele Stiche wie Scheinstiche: Dann bringt jedes Paar 5 Sterne. Wer die meisten Sterne hat, gewinnt.
worth-now = Wäre die Runde jetzt vorbei: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } = { SPACED($sum) }
worth-plus = + { $stars }
worth-nothing = Wäre die Runde jetzt vorbei: noch keine Sterne
worth-now-up-to = Wäre die Runde jetzt vorbei: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  } ({ SPACED($sum) }), mit deinen Bonuskarten bis zu { $most }
worth-nothing-up-to = Wäre die Runde jetzt vorbei: noch keine Sterne, mit deinen Bonuskarten bis zu { $most }
worth-choice = { $stars }★
worth-choice-up-to = { $stars }–{ $most }★
worth-choice-said = die Runde brächte dir { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }
worth-choice-up-to-said = die Runde brächte dir { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }, mit deinen Bonuskarten bis zu { $most }
worth-of = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }
round-over = Runde { $round } von { $rounds } ist vorbei
end-rounds = Alle { $rounds } Runden sind gespielt.
news-suit-side = Oben liegt die Farbseite: { $face }.
news-value-side = Oben liegt die Wertseite: { $face }.

## On the page: what explains itself

explain-counts = Auf der Hand: { $hand }. In der Reserve: { $reserve }. Gewonnene Stiche: { $tricks }. Scheinstiche: { $false_tricks }. Eine Karte, die nicht bedient hat, ist ein Scheinstich und liegt hier offen.
explain-picking = Reihum sucht jede Person 5 Karten als Reserve aus und legt sie verdeckt beiseite. Dann beginnt der erste Stich.
explain-before-trick = Vor jedem Stich dürfen alle die oberste Karte ihrer Reserve nehmen. Dann spielt aus, wer den vorigen Stich gemacht hat.
explain-decides = Die Runde ist vorbei. Jetzt wird reihum entschieden, wofür die Bonuskarten eingesetzt werden.
explain-over = Alle Runden sind gespielt. Wer die meisten Sterne hat, gewinnt.
explain-may-bonus = Sammelst du eine 7 ein, im Stich oder als Scheinstich, darfst du eine Bonuskarte aus der Auslage nehmen.
explain-leads = Wer hier sitzt, spielt die erste Karte des Stichs. Die anderen müssen dieselbe Farbe spielen, wenn sie können.
explain-took = Wer hier sitzt, hat vor diesem Stich die oberste Karte der Reserve genommen.
explain-leads-took = Wer hier sitzt, spielt die erste Karte des Stichs und hat davor die oberste Karte der Reserve genommen.
explain-bonus = { $text }: { $text_effect } ({ $text_where }).
explain-known = Die { $card } wurde auf diese Hand zurückgeholt, und alle haben es gesehen.
explain-scoring = Die Wertungskarte dieser Runde bringt zusätzliche Sterne, aber nur für Scheinstiche. In jeder Runde ist es eine andere.
explain-stars = Oben: { $text }. Unten: die Sterne dafür.
explain-first = Wer beginnt, sucht in dieser Runde zuerst die Reserve aus und spielt zum ersten Stich aus.
explain-led = Spiel { $suit }, wenn du welche hast. Die höchste Karte davon gewinnt alle { $suit } als einen Stich. Jede andere Karte kommt als Scheinstich zu der Person zurück, die sie gespielt hat.
explain-stray = Diese Karte hat nicht die ausgespielte Farbe. Sie kommt als Scheinstich offen zu der Person zurück, die sie gespielt hat.
explain-reserve = Diese Karten hast du für später beiseitegelegt. Vor jedem Stich darfst du die oberste nehmen, aber niemand weiß, welche das ist.
explain-bonus-cards = Sammelst du eine 7 ein, die Karte mit dem Blitz, darfst du eine davon nehmen. Die meisten bringen am Rundenende einen weiteren Scheinstich.
twist-piles = Stapel { OF($seat) } ansehen

# Of the number beside a player's name.
explain-score = Sterne aus den fertigen Runden. Diese Runde zählt noch nicht mit.

## The lesson

lesson-aim = Bei Tricky Twist geht es ums Gleichgewicht: Mach Stiche und sammle genauso viele Scheinstiche. Ein Scheinstich ist eine Karte, die nicht bedient hat und darum zu dir zurückkommt.
lesson-scoring = Diese Karte zeigt, was noch Sterne bringt: in dieser Runde Scheinstiche mit geradem Wert. In der nächsten Runde ist es etwas anderes.
lesson-pick = Zuerst legt jede Person 5 Karten als Reserve beiseite. 4 Sonnen liegen schon in deiner Reserve. Leg auch die Sonne 12 dazu: Ohne Sonnen auf der Hand kannst du nicht bedienen, wenn Sonnen ausgespielt werden.
lesson-pick-strong = Die Mond 12 macht sicher einen Stich, also behalt sie. Leg deine letzte Sonne beiseite.
lesson-pick-even = Eine gerade Karte gibt in dieser Runde einen prima Scheinstich, also behalt sie. Leg deine letzte Sonne beiseite.
lesson-pick-done = Deine 5 Sonnen sind gemischt und liegen verdeckt. Die anderen lassen ihre Reserve liegen, und jetzt entscheidest du.
lesson-reserve = Vor jedem Stich darfst du die oberste Karte deiner Reserve nehmen. Als Faustregel: Nimm nur eine, wenn du weniger Stiche als Scheinstiche hast. Noch hast du gar keine, also lass sie liegen.
lesson-reserve-took = Das wäre eine Sonne, und dann müsstest du bedienen, wenn Sonnen ausgespielt werden. Lass die Reserve diesmal liegen.
lesson-reserve-done = { $seat } spielt { $suit } aus, und { $seat_best } liegt vorn. Du hast keine { $suit }.
lesson-false = Du kannst nicht bedienen, also darfst du alles spielen, und es wird ein Scheinstich. Spiel deine 7: Wer eine 7 bekommt, im Stich oder als Scheinstich, darf eine Bonuskarte nehmen.
lesson-false-even = Ein gerader Scheinstich bringt dir in dieser Runde einen Stern. Aber eine 7 bringt dir eine Bonuskarte, und die ist mehr wert.
lesson-false-strong = Eine so starke Karte brauchst du noch, um einen Stich zu machen. Spiel die Quadrat 7.
lesson-false-done = { $seat } bekommt die Sonnen als einen Stich. Deine 7 kommt offen zu dir zurück. Sie ist dein erster Scheinstich, und du darfst eine Bonuskarte nehmen!
lesson-bonuses = Die meisten Bonuskarten kommen am Rundenende dran. Der Joker wird ein Stich oder ein Scheinstich. Mit der Wende wählst du einen deiner Stiche und die Karte, die er zeigt: Dann wird er ein Scheinstich. Umgekehrt geht es auch.
lesson-bonus = Noch weißt du nicht, was dir am Ende fehlt, Stiche oder Scheinstiche. Also nimm den Joker: Er kann beides sein.
lesson-bonus-flip = Auch die Wende kann ausgleichen. Aber für einen Scheinstich gibst du einen Stich her, und der Joker kommt obendrauf. Nimm den Joker.
lesson-bonus-harvest = 1 Stern mehr für jeden Stich ist nicht schlecht. Aber der Joker hält dich im Gleichgewicht, also nimm lieber den.
lesson-bonus-even = Ein gerader Scheinstich ist auch etwas wert. Aber der Joker kann beides sein, Stich oder Scheinstich, also nimm lieber den.
lesson-bonus-none = Eine Bonuskarte kostet dich nichts. Nimm den Joker.
lesson-bonus-done = Der Joker gehört dir. Jetzt überspringen wir ein paar Stiche und schauen, wie die Runde endet.
lesson-take = Du hast { $tricks } Stiche, { $shown } Scheinstiche und nur noch eine Karte auf der Hand. Dir fehlt ein Stich, also nimm jetzt eine Karte aus deiner Reserve.
lesson-take-left = Dann ist deine Hand nach diesem Stich leer, und die Runde ist vorbei. Dir fehlt ein Stich, also nimm eine Karte.
lesson-take-done = Die Sonne 12, die höchste Sonne von allen! Aber { $seat } spielt Monde aus.
lesson-win = Du hast einen Mond, also musst du bedienen. Deine 11 schlägt die Monde der anderen. Spiel sie!
lesson-win-done = Das ist ein Stich! Ein Stich und ein Scheinstich sind ein Paar. Jetzt hast du von beiden 4: Das ist im Gleichgewicht, also bringt jedes Paar 5 Sterne. Sonst wären es 3.
lesson-hold = Noch eine Karte nehmen? Dir fehlt kein Stich mehr, also lass die Reserve liegen.
lesson-hold-took = Du bist jetzt im Gleichgewicht. Noch eine Sonne hilft dir nicht, also lass die Reserve liegen.
lesson-hold-done = Du hast den Stich davor gemacht, also spielst du aus.
lesson-lead = Spiel die Sonne 12 aus. Es ist deine letzte Karte, und sobald jemand keine mehr auf der Hand hat, endet die Runde.
lesson-lead-done = Du hast { $tricks } Stiche und { $shown } Scheinstiche, und die Runde ist vorbei. Die anderen haben ihre Bonuskarten schon genutzt: Jetzt bist du dran.
lesson-joker = Jetzt fehlt dir ein Scheinstich, also mach deinen Joker dazu. Dann bringt jedes deiner Paare 5.
lesson-joker-trick = Dann hättest du 6 Stiche und 4 Scheinstiche, und jedes Paar brächte nur 3. Mach einen Scheinstich daraus.
lesson-joker-none = Dann sind es 5 und 4, nicht im Gleichgewicht, und jedes Paar bringt nur 3. Mach einen Scheinstich daraus.
lesson-joker-done = Von beiden 5, also 5 Paare zu 5 Sternen: { $pairs } Sterne! Mit den übrigen bringt dir die Runde { $stars }.
lesson-finish = In jeder Runde gibt es eine neue Wertungskarte. Karten, die auf der Hand oder in der Reserve bleiben, zählen nichts. Wer nach { $rounds } Runden die meisten Sterne hat, gewinnt. Spiel jetzt weiter!

## The rules on one page

sheet-page-aim-title = Dein Ziel
sheet-page-aim = Mach Stiche und sammle genauso viele Scheinstiche. Hast du von beiden gleich viele, bringt jedes Paar 5 Sterne. Wenn nicht, bringt es 3.
sheet-page-cards-title = Die Karten
sheet-page-cards = 1 bis 12 in vier Farben: Monde, Sonnen, Quadrate und Kreise. Jede 7 hat einen Blitz: Sie bringt eine Bonuskarte.
sheet-page-round-title = Eine Runde
sheet-page-reserve = Leg 5 deiner Karten verdeckt beiseite. Sie werden gemischt und sind deine Reserve.
sheet-page-draw = Vor jedem Stich dürfen alle die oberste Karte ihrer Reserve nehmen.
sheet-page-play = Eine Person spielt eine beliebige Karte aus. Die anderen müssen dieselbe Farbe spielen, wenn sie können. Wenn nicht, dürfen sie alles spielen.
sheet-page-next = Gewinnst du den Stich, spielst du zum nächsten aus.
sheet-page-trick-title = Ein Stich
sheet-page-leads = spielt Kreise aus
sheet-page-strays = hat keine Kreise: Die Karte kommt offen als Scheinstich zurück
sheet-page-takes = der höchste Kreis: bekommt beide Kreise als einen Stich
sheet-page-stars-title = Sterne
sheet-page-each-trick = für jeden Stich
sheet-page-each-pair = für jedes Paar aus Stich und Scheinstich
sheet-page-each-level = stattdessen für jedes Paar, wenn du genauso viele Stiche wie Scheinstiche hast
sheet-page-sum = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  } und { $false_tricks ->
    [one] 1 Scheinstich
   *[other] { $false_tricks } Scheinstiche
  }: { $tricks } + { $pairs } × { $each } = { $stars } Sterne
sheet-page-scoring = Jede Runde hat eine Wertungskarte, nur für Scheinstiche. Das kann sie belohnen:
sheet-page-bonus-title = Bonuskarten
sheet-page-bonus = Sammelst du eine 7 ein, im Stich oder als Scheinstich, darfst du eine nehmen. Den Rückholer setzt du sofort ein, die anderen am Rundenende.
sheet-page-sides = Die vier Doppelkarten haben zwei Seiten, eine mit Farben und eine mit Werten. Die Wertungskarte entscheidet, welche oben liegt.
sheet-page-end-title = Das Ende
sheet-page-end = Eine Runde endet, sobald jemand keine Karte mehr auf der Hand hat. Karten, die auf der Hand und in der Reserve bleiben, zählen nichts. Es gibt so viele Runden, wie Personen mitspielen. Wer die meisten Sterne hat, gewinnt.

## What the coach counts: $times out of 100 ways the hidden cards could lie

name-reserve = eine andere Reserve
fact-lacks = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } keine { $suit } auf der Hand.
fact-holds = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hat { $seat } die { $card } auf der Hand.
fact-reserve = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } ist die oberste Karte deiner Reserve { FORM($suit, "a") }.
# .more und .less folgen auf „Mit „{ $move }““: Das Verb steht vorn, denn der Satz lautet: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
fact-you-take = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommst du diesen Stich.
    .more = bekommst du diesen Stich öfter
    .less = bekommst du diesen Stich seltener
    .always = bekommst du diesen Stich
    .never = bekommst du diesen Stich nicht
fact-you-false = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bekommst du in diesem Stich einen Scheinstich.
    .more = bekommst du in diesem Stich öfter einen Scheinstich
    .less = bekommst du in diesem Stich seltener einen Scheinstich
fact-you-collect = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } sammelst du in diesem Stich eine 7 ein.
    .more = sammelst du in diesem Stich öfter eine 7 ein
    .less = sammelst du in diesem Stich seltener eine 7 ein
    .always = sammelst du in diesem Stich eine 7 ein
    .never = sammelst du in diesem Stich keine 7 ein
fact-collects = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } sammelt { $seat } in diesem Stich eine 7 ein.
    .more = sammelt { $seat } in diesem Stich öfter eine 7 ein
    .less = sammelt { $seat } in diesem Stich seltener eine 7 ein
    .always = sammelt { $seat } in diesem Stich eine 7 ein
    .never = sammelt { $seat } in diesem Stich keine 7 ein
fact-ends = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } endet die Runde mit diesem Stich.
    .more = endet die Runde öfter mit diesem Stich
    .less = endet die Runde seltener mit diesem Stich
    .always = endet die Runde mit diesem Stich
    .never = endet die Runde nicht mit diesem Stich
fact-takes-bonus = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } nimmt { $seat } gleich nach dir diese Bonuskarte: { $bonus }.
    .more = nimmt { $seat } öfter gleich nach dir die Bonuskarte „{ $bonus }“
    .less = nimmt { $seat } seltener gleich nach dir die Bonuskarte „{ $bonus }“
fact-bonuses = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } nimmst du bis zum Rundenende mindestens { $cards ->
        [one] 1 Bonuskarte
       *[other] { $cards } Bonuskarten
    }.
    .more = nimmst du bis zum Rundenende öfter { $cards ->
        [one] eine Bonuskarte
       *[other] mindestens { $cards } Bonuskarten
    }
    .less = nimmst du bis zum Rundenende seltener { $cards ->
        [one] eine Bonuskarte
       *[other] mindestens { $cards } Bonuskarten
    }
fact-balance = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } hast du am Rundenende { $balance ->
    [level] genauso viele Stiche wie Scheinstiche.
    [above] mehr Stiche als Scheinstiche.
   *[below] mehr Scheinstiche als Stiche.
  }
    .more = hast du am Rundenende öfter { $balance ->
        [level] genauso viele Stiche wie Scheinstiche
        [above] mehr Stiche als Scheinstiche
       *[below] mehr Scheinstiche als Stiche
    }
    .less = hast du am Rundenende seltener { $balance ->
        [level] genauso viele Stiche wie Scheinstiche
        [above] mehr Stiche als Scheinstiche
       *[below] mehr Scheinstiche als Stiche
    }
fact-scoring-card = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bringt dir die Wertungskarte mindestens { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }.
    .more = bringt dir die Wertungskarte öfter mindestens { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
    .less = bringt dir die Wertungskarte seltener mindestens { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
fact-good-round = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bringt dir die Runde mindestens { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }.
fact-stars = In { $times ->
    [one] einem von 100 Fällen
   *[other] { $times } von 100 Fällen
  } bringt dir die Runde { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
  }.

## What a screen reader says of figures and signs on the table

twist-ahead = liegt vorn
