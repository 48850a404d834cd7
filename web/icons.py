"""Draw the icons of an installed page from `public/icon.svg`, which is our own drawing.

Rests on Chromium, as the tests do; what it draws is committed.
    .venv/bin/python web/icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "tests"))

from kit.browser import chromium  # noqa: E402

#: Name, pixels, how much of the picture the cards fill, and the ground: systems cut maskable ones.
ICONS = (
    ("icon-192", 192, 1.0, "transparent"),
    ("icon-512", 512, 1.0, "transparent"),
    ("icon-maskable", 512, 0.66, "#efe9f5"),
)


def main() -> None:
    """Draw all of them."""
    drawing = (HERE / "public" / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, pixels, share, ground in ICONS:
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{ground}'><div style='width:{share:.0%}'>{drawing}</div>"
            )
            file = HERE / "public" / f"{name}.png"
            page.screenshot(path=file, omit_background=True)
            print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main()
