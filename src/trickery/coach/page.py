"""Reviews as a self-contained page: one file, with its pictures, for screen or print.

Rests on `telling` and on `page.html` beside it, the template with the style. The page loads no
resources and contains no scripts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template

from trickery.coach.telling import Teller, costly, say
from trickery.coach.told import Finding, Group, Review
from trickery.coach.weighing import LEAST_SHARE
from trickery.core.pseudo import PSEUDO
from trickery.core.words import ENGLISH

WIDTH, HEIGHT = 480, 220  # of the curve
LEFT, RIGHT, TOP, BOTTOM = 36, 10, 10, 24  # its margins
DASHES = ("", "7 4", "2 3", "10 3 2 3", "5 2", "1 4")  # distinguish seats without colours
AT_ONCE = 8  # visible groups of a decision's moves; the rest are folded
ODDS_AT_ONCE = 5  # visible cards in the table of hidden cards


def page(reviews: Sequence[Review], language: str = ENGLISH) -> str:
    """A web page about one seat's game, or about several seats of the same game."""
    teller = Teller(reviews[0]["game"], language)
    frame = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
    return frame.substitute(
        language=ENGLISH if language == PSEUDO else language,
        title=escape(teller.head(reviews[0])),
        reviews="\n".join(_review(each, teller) for each in reviews),
        how=escape(teller.text(say("review-how"))),
        made=escape(teller.text(say("review-made"))),
    )


def _review(review: Review, teller: Teller) -> str:
    parts = [
        f"<h1>{escape(teller.head(review))}</h1>",
        f'<p class="soft">{escape(teller.depth(review))}</p>',
        _account(review, teller),
    ]
    if review["findings"]:
        parts.append(_curve(review, teller))
    sure, doubtful = costly(review["findings"])
    parts.append(_heading(teller.text(say("review-costly") if sure else say("review-nothing"))))
    parts += [_decision(each, teller) for each in sure]
    if doubtful:
        parts.append(_heading(teller.text(say("review-doubtful"))))
        parts += [_decision(each, teller) for each in doubtful]
    return f"<section>\n{_joined(parts)}\n</section>"


def _account(review: Review, teller: Teller) -> str:
    if review["account"] is None:
        return ""
    lines = [
        f'<dt>{escape(name)}</dt><dd class="figure">{escape(figure)}</dd>'
        f'<dd class="why soft">{escape(why)}</dd>'
        for name, figure, why in teller.account(review)
    ]
    head = _heading(teller.text(say("review-account")))
    return f'{head}\n<dl class="account card">\n{_joined(lines)}\n</dl>'


# The curve ---------------------------------------------------------------------------------------


def _curve(review: Review, teller: Teller) -> str:
    """Draw all seats' chances before and after each decision; the seat's own up to its result."""
    findings, players, own = review["findings"], review["players"], review["seat"]
    result = review["account"]["result"] if review["account"] else None
    across = 2 * len(findings) + (result is not None)

    def at(place: int, share: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * place / across
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
        return f"{x:.1f},{y:.1f}"

    def drawn(seat: int) -> str:
        shares = [1 / players]
        for each in findings:
            shares += [each["before"][seat], each["after"][seat]]
        if seat == own and result is not None:
            shares.append(result)
        points = " ".join(at(place, share) for place, share in enumerate(shares))
        kind = "curve own" if seat == own else "curve"
        return f'<polyline class="{kind}" {_stroke(seat)} points="{points}"/>'

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        start, end = at(0, share).split(","), at(across, share).split(",")
        parts.append(
            f'<line class="grid" x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"/>'
            f'<text x="{LEFT - 4}" y="{float(start[1]) + 4:.1f}" text-anchor="end">'
            f"{round(100 * share)}</text>"
        )
    parts += [drawn(seat) for seat in range(players) if seat != own]
    parts.append(drawn(own))
    for number, each in enumerate(findings):
        x, y = at(2 * number + 2, each["after"][own]).split(",")
        if each["cost"]["mean"] >= LEAST_SHARE:
            kind = "dot sure" if each["sure"] else "dot"
            title = escape(f"{teller.decision(each)}. {teller.better(each)}")
            parts.append(
                f'<circle class="{kind}" cx="{x}" cy="{y}" r="3.5"><title>{title}</title></circle>'
            )
        if number % max(1, len(findings) // 12) == 0:
            parts.append(f'<text x="{x}" y="{HEIGHT - 6}" text-anchor="middle">{number + 1}</text>')
    how = escape(teller.text(say("review-curve-how", seat=own)))
    legend = [
        f'<li><svg viewBox="0 0 32 8" aria-hidden="true"><line class="curve'
        f'{" own" if seat == own else ""}" {_stroke(seat)} x1="0" y1="4" x2="32" y2="4"/></svg> '
        f"{escape(teller.seat(seat))}</li>"
        for seat in range(players)
    ]
    return _joined(
        [
            _heading(teller.text(say("review-curve"))),
            '<figure class="card">',
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{how}">',
            *parts,
            "</svg>",
            f'<ul class="legend">{"".join(legend)}</ul>',
            f"<figcaption>{how}</figcaption>",
            _curve_table(review, teller),
            "</figure>",
        ]
    )


def _stroke(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f'stroke="var(--seat-{seat % len(DASHES)})" stroke-dasharray="{dash or "none"}"'


def _curve_table(review: Review, teller: Teller) -> str:
    """The curve as a table, for screen readers."""
    seats = [teller.seat(seat) for seat in range(review["players"])]
    when = (say("review-before"), say("review-after"))
    rows = []
    for each in review["findings"]:
        for said, shares in zip(when, (each["before"], each["after"]), strict=True):
            told = f"{each['number'] + 1} {teller.text(said)}"
            rows.append(_row(told, [teller.percent(share) for share in shares]))
    head = _head(teller.text(say("review-column-decision")), seats)
    return _folded(teller.text(say("review-curve-table")), _table(head, rows))


# A decision --------------------------------------------------------------------------------------


def _decision(finding: Finding, teller: Teller) -> str:
    groups = finding["groups"]
    # All bars share the scale of the highest interval end.
    most = max(each["share"]["high"] for each in groups) or 1.0
    shown = [
        each
        for number, each in enumerate(groups)
        if number < AT_ONCE or finding["chosen"] in each["moves"]
    ]
    rest = [each for each in groups if each not in shown]
    says, points = teller.why(finding)
    parts = [
        f"<h3>{escape(teller.decision(finding))}</h3>",
        f"<p>{escape(teller.better(finding))}</p>",
        f'<p class="soft">{escape(teller.hard(finding))}</p>',
    ]
    parts.append(f"<h4>{escape(teller.text(say('review-why')))}</h4>")
    parts.append(f"<p>{escape(says)}</p>")
    if points:
        items = "".join(_point(helps, text) for helps, text in points)
        parts.append(f'<ul class="reasons">{items}</ul>')
    parts.append(f"<h4>{escape(teller.text(say('review-worths')))}</h4>")
    parts.append(_moves(shown, finding, teller, most))
    if rest:
        count = sum(len(each["moves"]) for each in rest)
        more = teller.text(say("review-more-moves", moves=count))
        parts.append(_folded(more, _moves(rest, finding, teller, most)))
    parts.append(_odds(finding, teller))
    return f'<article class="card">\n{_joined(parts)}\n</article>'


def _point(helps: bool, text: str) -> str:
    return f'<li class="{"for" if helps else "against"}">{escape(text)}</li>'


def _moves(groups: Iterable[Group], finding: Finding, teller: Teller, most: float) -> str:
    return (
        f'<ul class="moves">{"".join(_move(each, finding, teller, most) for each in groups)}</ul>'
    )


def _move(group: Group, finding: Finding, teller: Teller, most: float) -> str:
    share = group["share"]
    mean, low, high = (100 * share[end] / most for end in ("mean", "low", "high"))
    kind = "note best" if group is finding["groups"][0] else "note"
    notes = "".join(
        f'<span class="{kind}">{escape(note)}</span>' for note in teller.notes(finding, group)
    )
    named = teller.text(say("review-any-of", moves=group["moves"]))
    figures = f"{teller.percent(share['mean'])} ({teller.within(share)})"
    return (
        f'<li><div class="name"><span>{escape(named)}{notes}</span>'
        f'<span class="figure">{escape(figures)}</span></div>'
        f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="fill" x="0" y="1" width="{mean:.1f}" height="6"/>'
        f'<line class="range" x1="{low:.1f}" y1="4" x2="{high:.1f}" y2="4"/></svg></li>'
    )


def _odds(finding: Finding, teller: Teller) -> str:
    """Where hidden cards may be, per hundred worlds."""
    open_ = [
        each
        for each in finding["hidden"]
        if max([*each["seats"], *each["places"].values()], default=100) < 100
    ]
    if not open_:
        return ""
    places = sorted({place for each in open_ for place in each["places"]})
    seats = [
        seat for seat in range(len(open_[0]["seats"])) if any(each["seats"][seat] for each in open_)
    ]
    rows = []
    for each in open_:
        counts = [each["seats"][seat] for seat in seats]
        counts += [each["places"].get(place, 0) for place in places]
        rows.append(_row(teller.words.label(each["card"]), counts))
    named = [*(teller.seat(seat) for seat in seats), *(teller.words.label(p) for p in places)]
    how = f'<p class="soft">{escape(teller.text(say("review-odds-how")))}</p>'
    head = _head(teller.text(say("review-odds-card")), named)
    told = how + _table(head, rows[:ODDS_AT_ONCE])
    if rest := rows[ODDS_AT_ONCE:]:
        more = teller.text(say("review-more-cards", cards=len(rest)))
        told += _folded(more, _table(head, rest))
    return _folded(teller.text(say("review-odds")), told)


# Pieces ------------------------------------------------------------------------------------------


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>\n{inside}\n</details>"


def _table(head: str, rows: Iterable[str]) -> str:
    body = _joined(rows)
    return (
        f'<div class="wide" tabindex="0"><table>\n{head}\n<tbody>\n{body}\n</tbody>\n</table></div>'
    )


def _head(first: str, others: Iterable[str]) -> str:
    cells = "".join(f'<th scope="col">{escape(each)}</th>' for each in (first, *others))
    return f"<thead><tr>{cells}</tr></thead>"


def _row(name: str, cells: Iterable[str | int]) -> str:
    """A row; numbers are counts per hundred worlds."""
    told = [f'<th scope="row">{escape(name)}</th>']
    for cell in cells:
        kind = f' class="odds" style="--of-100: {cell}"' if isinstance(cell, int) else ""
        told.append(f"<td{kind}>{escape(str(cell))}</td>")
    return f"<tr>{''.join(told)}</tr>"


def _joined(parts: Iterable[str]) -> str:
    return "\n".join(part for part in parts if part)
