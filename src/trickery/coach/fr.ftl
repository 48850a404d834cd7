### What the coach says. See docs/translating.md and docs/glossary/fr.md.

coach-no-such-depth = « { $text } » n’est pas une profondeur : choisis { OR($text_known) }, ou un nombre de parties simulées par décision
coach-nobody-to-move = ici, ce n’est à personne de jouer
coach-no-choice = ici, un seul coup est possible
coach-held = { $fact } Alors, « { $move } » vaut mieux.
coach-held-above-all = { $fact } C’est surtout dans ces cas que « { $move } » vaut mieux.
coach-came =
    Après « { $move } » : { $fact } Après « { $other } » : { $times ->
        [0] jamais
        [one] une seule fois
       *[other] seulement { $times } fois
    }.
# $fact est une proposition : Avec « Jouer 06 », tu prends moins souvent le +3, et c’est bon pour toi.
coach-because-more = Avec « { $move } », { FORM($fact, "more") }, et c’est bon pour toi.
coach-because-less = Avec « { $move } », { FORM($fact, "less") }, et c’est bon pour toi.
coach-because-always = Avec « { $move } », { FORM($fact, "always") }, et c’est bon pour toi.
coach-because-never = Avec « { $move } », { FORM($fact, "never") }, et c’est bon pour toi.
coach-no-single-reason = Tu gagnes plus souvent avec ce coup, mais aucune raison ne se détache.
coach-no-facts = Tu gagnes plus souvent avec ce coup. Dans ce jeu, l’entraîneur ne peut pas dire pourquoi.
coach-all-alike = D’après l’entraîneur, tous ces coups se valent.

## Puzzles

puzzle-wrong-seat = dans l’énigme { $text }, ce n’est pas à la place indiquée de jouer
