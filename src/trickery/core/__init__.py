"""What every game depends on: records, sets, chance, the contract, matches and their records."""
