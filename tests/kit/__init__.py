"""What tests share: servers, browsers, games to test, and ways to look at what came out."""
