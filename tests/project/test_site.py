"""The documentation as a website: built strictly, whole, and without a request to elsewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import pytest

from tools import docs_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: What a browser loads by itself; other links are only followed by a reader's click.
LOADED = {"src", "srcset", "data", "poster"}
LINKS_LOADED = {"stylesheet", "icon", "preload", "modulepreload", "preconnect", "manifest"}
FROM_STYLES = re.compile(r"""(?:url\(|@import)\s*["']?([^"')\s;]+)""")


class Addresses(HTMLParser):
    """What a page loads, what it links to, and the anchors that it offers."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        self.loads += [found[name] for name in LOADED & found.keys()]
        self.loads += FROM_STYLES.findall(found.get("style", ""))
        if tag == "link" and set(found.get("rel", "").split()) & LINKS_LOADED:
            self.loads.append(found["href"])
        elif tag == "a" and "href" in found:
            self.links.append(found["href"])

    def handle_data(self, data: str) -> None:
        if self.lasttag == "style":
            self.loads += FROM_STYLES.findall(data)


def pages(site: Path) -> dict[Path, Addresses]:
    # A server may show the page for what is missing at any depth: its links begin at the root.
    found = (path for path in sorted(site.rglob("*.html")) if path.name != "404.html")
    return {path: Addresses(path.read_text(encoding="utf-8")) for path in found}


def from_elsewhere(site: Path) -> list[str]:
    """What the site loads from another address, file by file."""
    loaded = {path: page.loads for path, page in pages(site).items()}
    for path in site.rglob("*.css"):
        loaded[path] = FROM_STYLES.findall(path.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(site)}: {address}"
        for path, addresses in loaded.items()
        for address in addresses
        if address.startswith("//") or urlsplit(address).scheme not in ("", "data")
    ]


def leading_nowhere(site: Path) -> list[str]:
    """Links and pictures of the site that it does not have, page by page."""
    found = pages(site)

    def missing(path: Path, address: str) -> bool:
        parts = urlsplit(address)
        if parts.scheme or not (parts.path or parts.fragment):
            return False
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if parts.fragment and target in found:
            return unquote(parts.fragment) not in found[target].ids
        return not target.is_file()

    return [
        f"{path.relative_to(site)}: {address}"
        for path, page in found.items()
        for address in [*page.links, *page.loads]
        if missing(path, address)
    ]


def navigated(nav: Any) -> Iterator[str]:
    """The pages of a navigation, however deep."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from navigated(part)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("docs")
    docs_site.collect(found)
    return found


@pytest.fixture(scope="module")
def site(folder: Path) -> Path:
    return docs_site.build(folder)


def test_every_page_is_in_the_navigation(folder: Path) -> None:
    config = tomllib.loads((folder / docs_site.CONFIG.name).read_text(encoding="utf-8"))
    listed = list(navigated(config["project"]["nav"]))
    assert sorted(listed) == sorted(docs_site.sources())
    sections = [name for part in config["project"]["nav"] for name in part]
    assert sections == ["Start", "Play", "Host", "Research", "Make a game", "Reference"]


def test_every_link_leads_somewhere(site: Path) -> None:
    assert leading_nowhere(site) == []


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    assert from_elsewhere(site) == []
    for path in site.rglob("*.html"):
        assert "default-src 'self'" in path.read_text(encoding="utf-8"), path


def test_lists_are_lists_and_code_is_code(site: Path) -> None:
    """Zensical's Markdown wants more blank lines and spaces than others do."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^ *(- |1\. |```)|<p>(- |```|\| )", text, re.MULTILINE), path


@pytest.mark.parametrize("planted", ["[gone](no-such-page.md)", "[gone](hosting.md#no-such-part)"])
def test_a_broken_link_fails_the_build(tmp_path: Path, planted: str) -> None:
    docs_site.collect(tmp_path)
    page = tmp_path / "pages" / "records.md"
    page.write_text(page.read_text(encoding="utf-8") + f"\n{planted}\n", encoding="utf-8")
    with pytest.raises(docs_site.BrokenSite, match=r"records\.md"):
        docs_site.build(tmp_path)


def test_what_is_wrong_on_a_page_is_found(tmp_path: Path) -> None:
    planted = {
        '<img src="https://example.org/a.png">': (1, 0),
        '<link rel="stylesheet" href="//example.org/a.css">': (1, 0),
        "<style>p{background:url(http://example.org/a.png)}</style>": (1, 0),
        '<a href="gone.html">': (0, 1),
        '<a href="#gone">': (0, 1),
        '<img src="gone.png">': (0, 1),
        '<a href="https://example.org">': (0, 0),
        '<p id="here"><a href="#here">': (0, 0),
    }
    for html, (elsewhere, nowhere) in planted.items():
        (tmp_path / "page.html").write_text(html, encoding="utf-8")
        assert len(from_elsewhere(tmp_path)) == elsewhere, html
        assert len([x for x in leading_nowhere(tmp_path) if "//" not in x]) == nowhere, html


def test_a_reader_finds_what_they_search_for_and_loads_nothing_else(
    site: Path, browser: Browser
) -> None:
    """Opened as a file, as somebody does who has just built it."""
    with browser.new_context() as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        complaints: list[str] = []
        page.on("console", lambda told: complaints.extend([told.text] * (told.type == "error")))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((site / "index.html").as_uri())
        page.locator(".md-search__button").click()
        page.get_by_placeholder("Search").fill("advisory lock")
        page.get_by_role("option").first.click()
        page.wait_for_url("**/architecture.html*")
        assert complaints == []
        assert asked
        assert all(url.startswith((site.as_uri(), "data:", "about:")) for url in asked), asked
