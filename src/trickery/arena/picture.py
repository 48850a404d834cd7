"""The results as a picture: who beats whom, and by how much.

Rests on `measure` and on matplotlib, which is imported only here and needs no display.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trickery.arena.measure import Results
from trickery.core import registry
from trickery.core.errors import BadOption

KINDS = (".png", ".svg", ".pdf")
INK, FAINT, PAPER = "#22262e", "#8a909c", "#ffffff"
STRONG, WEAK = "#1f7a6d", "#b4533c"


def check(path: Path) -> None:
    """Check before hours of play that this picture can be drawn."""
    if path.suffix.lower() not in KINDS:
        raise BadOption(f"{path}: a picture's name must end in {', '.join(KINDS)}")
    try:
        import matplotlib  # noqa: F401  # only to check that it's installed
    except ImportError:
        raise BadOption("--picture needs matplotlib: pip install 'trickery[pictures]'") from None


def draw(results: Results, path: Path) -> None:
    """The cross table as a heat map, and the ratings with their intervals."""
    import matplotlib
    from matplotlib.figure import Figure

    count = len(results.contest.bots)
    widest = max(len(name) for name in results.contest.names)
    style: dict[Any, Any] = {"font.family": "DejaVu Sans", "font.size": 10, "text.color": INK}
    style |= {f"{part}.color": INK for part in ("xtick", "ytick")}
    style |= {"axes.labelcolor": INK, "svg.hashsalt": "trickery", "svg.fonttype": "path"}
    with matplotlib.rc_context(style):
        size = (6.4 + 1.5 * count + 0.16 * widest, 2.6 + 0.95 * count)
        figure = Figure(figsize=size, dpi=160, facecolor=PAPER, layout="constrained")
        table, ratings = figure.subplots(1, 2, width_ratios=[1.5 * count, 1.1 * count + 1.6])
        _title(figure, results)
        _cross_table(table, results)
        _ratings(ratings, results)
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _title(figure: Any, results: Results) -> None:
    contest = results.contest
    title = registry.card(contest.game).title
    figure.suptitle(
        f"{title}, {contest.players} players: {len(results.outcomes):,} deals, "
        f"{results.games:,} games",
        fontsize=13,
        fontweight="bold",
    )


def _cross_table(axes: Any, results: Results) -> None:
    from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

    names, equal = results.contest.names, results.equal
    colours = LinearSegmentedColormap.from_list("shares", [WEAK, "#f6f3ee", STRONG])
    shade = TwoSlopeNorm(vcenter=equal, vmin=0, vmax=1)
    for duel in results.duels:
        across, down = names.index(duel.among), names.index(duel.bot)
        share = duel.share
        axes.add_patch(_cell(across, down, colours(shade(share.value))))
        strong = abs(float(shade(share.value)) - 0.5) > 0.33
        ink = PAPER if strong else INK
        middle = {"ha": "center", "va": "center", "color": ink}
        axes.text(across, down - 0.1, f"{share.value:.1%}", fontsize=12, weight="bold", **middle)
        axes.text(
            across, down + 0.2, f"{share.low:.1%} to {share.high:.1%}", fontsize=7.5, **middle
        )
    for at in range(len(names)):
        axes.add_patch(_cell(at, at, "#eceef1"))
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.set_xlabel("… among copies of", color=FAINT)
    axes.set_ylabel("win share of one …", color=FAINT)
    axes.set_title(f"an equal share is {equal:.1%}", y=-0.12, fontsize=9, color=FAINT)
    _bare(axes)


def _cell(across: int, down: int, colour: Any) -> Any:
    from matplotlib.patches import FancyBboxPatch

    return FancyBboxPatch(
        (across - 0.46, down - 0.46),
        0.92,
        0.92,
        boxstyle="round,pad=0,rounding_size=0.06",
        facecolor=colour,
        edgecolor="none",
    )


def _ratings(axes: Any, results: Results) -> None:
    for down, entrant in enumerate(results.entrants):
        rating = entrant.rating
        if rating.low or rating.high:  # the first bot is the reference, without an interval
            axes.plot([rating.low, rating.high], [down, down], color=STRONG, lw=2.5, alpha=0.55)
        axes.plot(rating.value, down, "o", color=STRONG, markersize=8, mec=PAPER, mew=1.2)
        axes.annotate(
            f"{rating.value:+.0f}" if rating.value else "0",
            (rating.value, down),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=9,
        )
    axes.axvline(0, color=FAINT, lw=0.8, ls=(0, (2, 3)), zorder=0)
    axes.set_yticks(range(len(results.entrants)), [entrant.name for entrant in results.entrants])
    axes.set_ylim(len(results.entrants) - 0.5, -0.5)
    axes.margins(x=0.14)
    axes.grid(axis="x", color="#e6e8ec", lw=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(
        "rating, with its 95% interval (400 points: 10:1 in decided deals)", fontsize=8.5
    )
    _bare(axes)


def _bare(axes: Any) -> None:
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
