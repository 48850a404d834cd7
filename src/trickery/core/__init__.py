"""What every game rests on: records, sets, chance, the contract, matches and their records."""
