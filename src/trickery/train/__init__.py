"""Networks that learn a game by playing against themselves: `trickery train GAME`.

Rests on `envs.gpu` and PyTorch (`pip install trickery[train]`). `recipe` holds the figures, `nets`
the two networks, `trainer` the loop, `memory` what it keeps of play,
`run` the folder with checkpoints, log and curves.
"""
