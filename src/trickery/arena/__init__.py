"""The arena: which bot is stronger, and how sure is that?

Rests on `core` and `bots`. Every deal is played with each bot alone among copies of each other
bot, once in every seat, so that luck of the cards and of the seat affects all bots equally:

    contest   the pairings, and one deal played in all seatings
    quick     the lowest rungs' games inside compiled code
    workers   many deals at once: processes of this machine, or a Ray cluster
    running   a contest in progress
    measure   shares, intervals and ratings from the deals played
    report    the results as text and as JSON
    picture   the results as a picture
"""
