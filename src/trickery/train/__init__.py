"""Networks that learn a game by playing against themselves: `trickery train GAME`.

Rests on `envs.gpu` and PyTorch (`pip install trickery[train]`). `recipe` has the hyperparameters,
`nets` the two networks, `trainer` the loop, `memory` its rollouts, `run` the folder with
checkpoints, log and curves.
"""
