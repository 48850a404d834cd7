"""A table's text as a picture of fixed size, so that pictures can be frames of a video.

Rests on Pillow and the fixed-width font that it ships.
"""

from __future__ import annotations

import functools
import textwrap

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont, ImageOps

SIZE = (1280, 960)
SCALE = 2  # the font is small: twice its size reads well
CELL = (6, 13)  # a letter's width; from one line to the next
MARGIN = (22, 16)
BAND = 28  # the title's, at the top
COLUMNS = (SIZE[0] // SCALE - 2 * MARGIN[0]) // CELL[0]

Colour = tuple[int, int, int]
TABLE: Colour = (22, 50, 54)
DARK: Colour = (13, 31, 35)
QUIET: Colour = (178, 196, 193)
BRIGHT: Colour = (250, 244, 228)
GOLD: Colour = (244, 197, 86)


def draw(title: str, table: str, prompt: str) -> npt.NDArray[np.uint8]:
    """Draw a title, the table's lines and the prompt, as (height, width, 3) bytes.

    The reader's own lines are bright. Text that doesn't fit is scaled down.
    """
    lines = [(row, _colour(line)) for line in table.split("\n") for row in _rows(line)]
    lines += [("", QUIET)] + [(row, GOLD) for row in _rows(prompt)]
    height = max(SIZE[1] // SCALE, BAND + 2 * MARGIN[1] + CELL[1] * len(lines))
    page = Image.new("RGB", (SIZE[0] // SCALE, height), TABLE)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, 0, page.width, BAND), fill=DARK)
    pen.line((0, BAND, page.width, BAND), fill=GOLD)
    pen.text((MARGIN[0], (BAND - CELL[1]) // 2 + 1), _letters(title), fill=GOLD, font=_font())
    for number, (row, colour) in enumerate(lines):
        place = (MARGIN[0], BAND + MARGIN[1] + number * CELL[1])
        pen.text(place, _letters(row), fill=colour, font=_font())
    large = page.resize((page.width * SCALE, page.height * SCALE), Image.Resampling.NEAREST)
    return np.array(ImageOps.pad(large, SIZE, color=TABLE), dtype=np.uint8)


def _colour(line: str) -> Colour:
    return BRIGHT if "you" in line.lower() else QUIET


def _rows(line: str) -> list[str]:
    """Wrap a line that's too long."""
    return textwrap.wrap(line, COLUMNS, subsequent_indent="    ") or [""]


def _letters(text: str) -> str:
    """The text in letters that the font has."""
    return text.encode("latin-1", "replace").decode("latin-1")


@functools.cache
def _font() -> ImageFont.ImageFont:
    return ImageFont.load_default_imagefont()
