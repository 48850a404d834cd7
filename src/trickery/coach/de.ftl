### Was der Trainer sagt, auf Deutsch. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt: Sie stehen in anderen Meldungen.

coach-no-such-depth = „{ $text }“ ist keine Tiefe; wähle { OR($text_known) } oder eine Anzahl von Partien, die pro Entscheidung durchgespielt werden
coach-nobody-to-move = hier ist niemand dran
coach-no-choice = hier gibt es nur einen erlaubten Zug
coach-held = { $fact } Dann ist „{ $move }“ besser.
coach-held-above-all = { $fact } Vor allem dann ist „{ $move }“ besser.
coach-came =
    Nach „{ $move }“: { $fact } Nach „{ $other }“: { $times ->
        [0] nie
        [one] nur ein einziges Mal
       *[other] nur { $times }-mal
    }.
# Nach dem Zug steht das Verb: Mit „06 spielen“ bekommst du die +3 seltener, und das hilft dir.
coach-because-more = Mit „{ $move }“ { FORM($fact, "more") }, und das hilft dir.
coach-because-less = Mit „{ $move }“ { FORM($fact, "less") }, und das hilft dir.
coach-because-always = Mit „{ $move }“ { FORM($fact, "always") }, und das hilft dir.
coach-because-never = Mit „{ $move }“ { FORM($fact, "never") }, und das hilft dir.
coach-no-single-reason = Damit gewinnst du öfter, aber den einen Grund dafür gibt es nicht.
coach-no-facts = Damit gewinnst du öfter. Warum, kann der Trainer in diesem Spiel nicht sagen.
coach-all-alike = Soweit der Trainer es sagen kann, ist jeder dieser Züge so gut wie die anderen.

## Puzzles

puzzle-wrong-seat = Aufgabe { $text }: dort ist nicht der Platz dran, den sie nennt
