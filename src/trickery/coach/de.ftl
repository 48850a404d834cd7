### Was der Trainer sagt, auf Deutsch. Begriffe: docs/glossary/de.md.
### Gründe beginnen klein und enden ohne Punkt: Sie stehen in anderen Meldungen.

coach-no-such-depth = „{ $text }“ ist keine Tiefe: { OR($text_known) } oder wie viele Partien pro Entscheidung durchgespielt werden
coach-nobody-to-move = hier ist niemand am Zug
coach-no-choice = hier gibt es nur einen erlaubten Zug
coach-thumb-agrees = Die Faustregel sagt dasselbe: „{ $why }“.
coach-thumb-errs = Die Faustregel hätte dasselbe getan wie du („{ $why }“), aber hier ist etwas anderes wichtiger.
coach-came = Nach „{ $move }“: { $fact } Nach „{ $other }“: in { $times }.

## Puzzles

puzzle-wrong-seat = Aufgabe { $text }: dort ist ein anderer Platz am Zug, als sie sagt
