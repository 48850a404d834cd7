### Pearl Dive auf Deutsch.

## The box

blurb = Wähle heimlich deine Luft, tauche nach Perlen und komm hoch, bevor der Hai dich findet.
aim = Hole in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  } die meisten Punkte.
explain-score = Punkte für Perlen und Truhen, die heil an die Oberfläche kamen (PD-7).

## Cards, tokens and moves

name-white-pearl = weiße Perle
name-pink-pearl = rosa Perle
name-black-pearl = schwarze Perle
name-shark = Hai
card = Luft { $number }
move-pick = { $card } wählen
    .told = { $seat } wählt { $card }
    .told-you = Du wählst { $card }
move-pick-heard = Eine Karte wählen
    .told = { $seat } hat eine Karte gewählt
    .told-you = Du hast eine Karte gewählt
move-dive = Weitertauchen
    .told = { $seat } taucht weiter
    .told-you = Du tauchst weiter
move-surface = Auftauchen
    .told = { $seat } taucht auf
    .told-you = Du tauchst auf

## What you are asked when it's your turn

prompt-pick = Wähle eine Karte für Tauchgang { $number } von { $dives }. Niemand sieht sie, bevor alle gewählt haben.
prompt-dive = Weitertauchen oder mit { $haul } auftauchen? { $sharks } von { $tokens } Plättchen sind Haie, und deine Luft reicht noch für { $air }.

## Why a move is not allowed

why-not-held = du hast { $card } nicht
why-picked = die Karten sind gewählt: tauche weiter oder auf (PD-6)
why-pick-first = erst wählen alle eine Karte (PD-4)

## What happened

news-card = { $seat } { $card }
news-shown = Die Karten werden aufgedeckt: { ROW($cards) }.
news-draws = { $seat } zieht: { $token }.
news-bitten = Der Hai schickt { $seat } mit leeren Händen nach oben.
news-surfaces = { $seat } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach oben.
news-chest = { $seat } taucht zuerst auf und bringt { $points } Punkte mit, samt der Truhe.

## The table

standing = { $points } in dieser Runde, { $total } insgesamt.
table-points = { $seat } { $points }
table-round = Runde { $number } von { $rounds }, Tauchgang { $dive } von { $dives }. Punkte: { ROW($scores) }
table-picked = Gewählt haben: { ROW($seats) }
table-picked-none = Noch niemand hat eine Karte gewählt.
table-token = { $token } ×{ $count }
table-bag = Im Beutel: { ROW($tokens) }
table-chest = Die Truhe liegt noch auf dem Grund.
table-chest-gone = Die Truhe ist geborgen.
table-waits = { $seat } ({ $card }): noch im Boot
table-diving = { $seat } ({ $card }): { ROW($drawn) }, noch unter Wasser
table-done = { $seat } ({ $card }): { ROW($drawn) }, für { $points }
table-hand = Deine Karten: { ROW($cards) }
table-pick = Deine geheime Wahl: { $card }

## The score sheet, and the end of a round

sheet-dive = Runde { $number }, Tauchgang { $dive }
sheet-total = Summe
sheet-note = Die meisten Punkte gewinnen (PD-8).
round-title = Runde { $number } ist zu Ende
round-dive = Tauchgang { $number }: { $points }
round-next = Runde { $number } beginnt: neue Karten für alle.
round-wins = Gewonnen: { $seats }.
end-rounds = Alle Runden sind gespielt.

## Why the rule of thumb plays a move

reason-first = eine niedrige Karte taucht früh und holt vielleicht die Truhe
reason-air = eine hohe Karte hat die meiste Luft
reason-dive = die Perlen im Beutel sind das Risiko wert
reason-surface = es gibt mehr zu verlieren als zu gewinnen

## What is wrong with a record

record-no-deal = eine Runde beginnt mit dem Austeilen: hands, aside
record-no-token = jetzt wird ein Plättchen gezogen: token
record-token = token muss noch im Beutel sein (PD-2)
record-lists = hands und aside müssen Listen von Karten sein (PD-3)
record-hands = hands müssen { $players } Listen mit je { $cards } Karten sein (PD-3)
record-cards = hands und aside zusammen müssen jede der { $cards } Karten einmal enthalten (PD-1)

## The lesson

lesson-hello = Drei Taucher in einem Boot. Deine Karten sind Luft: Eine niedrige taucht früh, eine hohe zieht öfter.
lesson-pick = Alle wählen heimlich. Eine niedrige Karte ist vielleicht zuerst dran, und wer zuerst Perlen nach oben bringt, bekommt eine Truhe für 2. Wähle Luft 3.
lesson-pick-high = Mehr Luft, aber jemand anders wäre vor dir dran und nähme die Truhe. Versuch es mit der niedrigen Karte.
lesson-pick-done = Alle Karten werden aufgedeckt, und deine ist die niedrigste: Du tauchst zuerst, und dein erstes Plättchen ist: { $token }. Das macht bisher { $haul }.
lesson-dive = Ein Hai nähme dir alles. Aber im Beutel sind nur { $sharks } und viele Perlen. Tauch weiter!
lesson-dive-early = Diese Punkte sind dir sicher. Aber die Perlen im Beutel sind das Risiko wert: Tauch weiter.
lesson-dive-done = Eine rosa Perle, und deine Luft ist aufgebraucht. Mit der Truhe bringst du { $points } nach oben. Die anderen trafen auf Haie.
lesson-again = Wähle wieder, aus den Karten, die du noch hast. Mit Luft 12 ziehst du drei Plättchen.
lesson-again-done = Wieder bist du zuerst dran, und wieder ist es eine schwarze Perle. Du tauchst weiter…
lesson-up = Noch eine schwarze! Du hast { $haul }, und die Truhe wären 2 mehr. Jetzt gibt es mehr zu verlieren als zu gewinnen: Tauch auf.
lesson-up-greedy = Ein Hai! Es hätte gut gehen können, aber es gab mehr zu verlieren als zu gewinnen. Tauch lieber auf.
lesson-up-done = Du bringst { $points } nach oben. Spiel den letzten Tauchgang dieser Runde mit der Karte, die dir bleibt.
