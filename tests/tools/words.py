"""Faults of the catalogues and of their texts, and sheets to proofread: `make words`.

`make words LANGUAGE=de` checks one language only. A sheet has a line for each message: its id,
the English text, the translation, and how it reads with names, cards and numbers put in. Tabs
separate the columns, so that any spreadsheet opens it.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from tools import catalogues, language  # the path comes first
from trickery.core import words

SHEETS = ROOT / "build" / "words"


def write_sheet(spoken: str) -> Path:
    """The sheet to proofread."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    file = SHEETS / f"{spoken}.tsv"
    rows = [("id", "English", "translation", "reads"), *language.sheet(spoken)]
    text = "\n".join("\t".join(cell.replace("\t", " ") for cell in row) for row in rows)
    file.write_text(text + "\n", encoding="utf-8")
    return file


def main(only: list[str]) -> int:
    """List faults, and write the sheets; returns the number of faults."""
    found = [] if only else catalogues.faults_in_english()
    for spoken in only or catalogues.languages():
        if spoken != words.ENGLISH:
            found += catalogues.faults_in(spoken)
            for page in catalogues.rules_pages():
                found += catalogues.faults_in_rules(page, spoken)
        found += [f"{spoken}: {fault}" for fault in language.faults_in(spoken)]
        print(f"{spoken}: to proofread, {write_sheet(spoken).relative_to(ROOT)}")
    print("\n".join(found) or "Nothing is missing, and no fault was found.")
    return len(found)


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
