"""The documentation as a website: `make docs` builds it from the pages of docs/ and a few more.

Zensical reads one folder, so all pages are copied into build/pages, with links between them
rewritten; zensical.toml, beside the README, holds the navigation and the theme. Links to files
outside the site, such as examples, become plain text.

python tests/tools/docs_site.py     builds build/site; a broken link is an error
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kit.paths import ROOT
from trickery.core import registry

CONFIG = ROOT / "zensical.toml"
BUILD = ROOT / "build"
ICON = ROOT / "web" / "public" / "icon.svg"
DOCS = ROOT / "docs"
THEME = DOCS / "theme"

#: Pages from outside docs/, by the name they have on the site.
MORE = {
    "index.md": ROOT / "README.md",
    "changelog.md": ROOT / "CHANGELOG.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "web.md": ROOT / "web" / "README.md",
    "most-tricks.md": ROOT / "examples" / "most_tricks" / "README.md",
    "pearl-dive.md": ROOT / "examples" / "pearl_dive" / "README.md",
    "flea-market.md": ROOT / "examples" / "flea_market" / "README.md",
    "rules/all-games.md": registry.GAMES / "rules.md",
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!?\[[^\[\]]*\]\([^()]*\))*)\]\(([^()\s]+)\)")
#: A point of a list right after a paragraph: Zensical's Markdown wants a blank line between.
LIST = re.compile(r"(^(?![ |>#]|- |\d+\. ).+\n|\n\n(?: +\S.*\n)+)(?=- |1\. )", re.MULTILINE)
#: Zensical indents a list item's content by four spaces; two or three are enough elsewhere.
INSIDE = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


class BrokenSite(Exception):
    """The site has errors, with Zensical's messages."""


def rules() -> dict[str, Path]:
    """Every game's rules page, by its name on the site."""
    return {f"rules/{name}.md": registry.folder_of(name) / "rules.md" for name in registry.ours()}


def sources() -> dict[str, Path]:
    """Every page of the site, by its name there."""
    own = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    return own | MORE | rules()


def as_on_the_site(text: str, page: str, source: Path, places: dict[Path, str]) -> str:
    """A page with links rewritten for the site, in Zensical's Markdown."""

    def moved(link: re.Match[str]) -> str:
        picture, label, address = link.groups()
        label = LINK.sub(moved, label)
        path, hash_, anchor = address.partition("#")
        if ":" in path or not path:
            return f"{picture}[{label}]({address})"
        target = (source.parent / path).resolve()
        if target in places:
            path = os.path.relpath(places[target], Path(page).parent)
        elif target.is_relative_to(DOCS) and target.is_file():
            path = os.path.relpath(target.relative_to(DOCS), Path(page).parent)
        elif target.exists():
            return label  # a file of the checkout that the site doesn't have
        return f"{picture}[{label}]({path}{hash_}{anchor})"

    def prose(part: str) -> str:
        return INSIDE.sub("    ", LIST.sub(r"\1\n", LINK.sub(moved, part)))

    parts, end = [], 0
    for fence in FENCE.finditer(text):
        more = " " * (-len(fence[1]) % 4)
        parts += [prose(text[end : fence.start()]), indent(fence[0], more)]
        end = fence.end()
    return "".join([*parts, prose(text[end:])])


def navigation() -> Iterator[str]:
    """The rules pages, as the navigation in zensical.toml names pages."""
    yield '{ "All games" = "rules/all-games.md" }'
    for name in registry.ours():
        yield f'{{ "{registry.card(name).title}" = "rules/{name}.md" }}'


def collect(folder: Path) -> None:
    """Collect the configuration and all sources of the site in a folder."""
    pages, theme = folder / "pages", folder / "theme"
    for old in (pages, theme):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.md", THEME.name))
    shutil.copytree(THEME, theme)
    shutil.copy(ICON, theme)
    found = sources()
    places = {source.resolve(): page for page, source in found.items()}
    for page, source in found.items():
        path = pages / page
        path.parent.mkdir(parents=True, exist_ok=True)
        text = as_on_the_site(source.read_text(encoding="utf-8"), page, source, places)
        path.write_text(text, encoding="utf-8")
    config = CONFIG.read_text(encoding="utf-8")
    listed = ", ".join(navigation())
    assert config.count('"Rules" = []') == 1
    config = config.replace('"Rules" = []', f'"Rules" = [{listed}]')
    (folder / CONFIG.name).write_text(config, encoding="utf-8")


def build(folder: Path) -> Path:
    """Build the site from a collected folder, strictly; returns its path."""
    shutil.rmtree(folder / "site", ignore_errors=True)
    config = str(folder / CONFIG.name)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", config]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BrokenSite(done.stdout + done.stderr)
    return folder / "site"


if __name__ == "__main__":
    try:
        collect(BUILD)
        print(f"{(build(BUILD) / 'index.html').relative_to(ROOT)}: open it in a browser")
    except BrokenSite as broken:
        sys.exit(str(broken))
