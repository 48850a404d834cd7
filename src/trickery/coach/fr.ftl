### What the coach says. See docs/translating.md and docs/glossary/fr.md.

coach-no-such-depth = « { $text } » n’est pas une profondeur : { OR($text_known) }, ou un nombre de parties simulées par décision
coach-nobody-to-move = ici, ce n’est à personne de jouer
coach-no-choice = ici, un seul coup est possible
coach-thumb-agrees = Le réflexe d’un bon joueur dit la même chose : « { $why } ».
coach-thumb-errs = Par réflexe, un bon joueur aurait fait comme toi (« { $why } »), mais ici autre chose compte davantage.
coach-came = Après « { $move } » : { $fact } Après « { $other } » : dans { $times } cas.

## Puzzles

puzzle-wrong-seat = énigme { $text } : là, c’est à une autre place que celle indiquée de jouer
