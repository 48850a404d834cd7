### What the coach says. See docs/translating.md and docs/glossary/fr.md.

coach-no-such-depth = « { $text } » n’est pas une profondeur : choisis { OR($text_known) }, ou un nombre de parties simulées par décision
coach-nobody-to-move = ici, ce n’est à personne de jouer
coach-no-choice = ici, un seul coup est possible
coach-thumb-agrees = Le réflexe d’un bon joueur dit la même chose : « { $why } ».
coach-thumb-errs = Par réflexe, un bon joueur aurait fait autre chose (« { $why } »), mais ici, ce n’est pas ce qui compte le plus.
coach-came =
    Après « { $move } » : { $fact } Après « { $other } » : { $times ->
        [0] jamais
        [one] une seule fois
       *[other] seulement { $times } fois
    }.

## Puzzles

puzzle-wrong-seat = dans l’énigme { $text }, ce n’est pas à la place indiquée de jouer
