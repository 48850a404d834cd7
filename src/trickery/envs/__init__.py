"""Many games side by side, stepped together: what learners and benchmarks play on.

Rests on `core`. `stepping` is the one loop; `gpu` runs it in CUDA kernels over torch's memory.
"""
