"""Measurements, beside their peers."""
