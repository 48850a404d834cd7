### Was der Trainer sagt, auf Deutsch. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt: Sie stehen in anderen Meldungen.

coach-no-such-depth = „{ $text }“ ist keine Tiefe; wähle { OR($text_known) } oder eine Anzahl von Partien, die pro Entscheidung durchgespielt werden
coach-nobody-to-move = hier ist niemand dran
coach-no-choice = hier gibt es nur einen erlaubten Zug
coach-thumb-agrees = Die Faustregel sagt dasselbe: „{ $why }“.
coach-thumb-errs = Die Faustregel sieht das anders („{ $why }“), aber hier kommt es auf etwas Wichtigeres an.
coach-came =
    Nach „{ $move }“: { $fact } Nach „{ $other }“: { $times ->
        [0] nie
        [one] nur ein einziges Mal
       *[other] nur { $times }-mal
    }.

## Puzzles

puzzle-wrong-seat = Aufgabe { $text }: dort ist nicht der Platz dran, den sie nennt
