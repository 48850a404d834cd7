"""Scripts that people run: they write golden files, pages and pictures. Tests use them too."""
