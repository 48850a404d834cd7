"""Benchmarks, with other libraries for comparison."""
