// @ts-check
// Most Tricks, drawn: a round table, the others above it, and your hand below. It rests on nothing but what the page
// gives it (types.d.ts), decides nothing, and needs no build.
import { element, face } from "./cards.js";

/** @typedef {import("./types").MostTricksView} View */
/** @typedef {import("./types").Props<View>} Props */

/**
 * @param {HTMLElement} place
 * @param {Props} first
 * @returns {import("./types").Drawing<View>}
 */
export function mount(place, first) {
  const others = element("div", { class: "mt-others", role: "list" });
  const trick = element("ol", { class: "mt-trick" });
  const center = element("div", { class: "mt-center", "data-center": "" });
  const mine = element("section", { class: "mt-seat mt-mine" });
  const name = element("h3");
  const hand = element("ul", { class: "mt-hand" });
  const table = element("div", { class: "mt-table" });
  center.append(trick);
  mine.append(name, hand);
  table.append(others, center, mine);
  place.append(table);

  /** What was drawn last: taps ask it, and motion begins where it ended. */
  let now = first;
  /** The card that a first tap has lifted. @type {string | null} */
  let lifted = null;
  /** @type {Map<string, HTMLElement>} */
  let laid = new Map();

  hand.addEventListener("keydown", steer);
  draw(first, false);
  return { update: (props) => draw(props, true) };

  /** @param {Props} props @param {boolean} moving */
  function draw(props, moving) {
    const before = now;
    now = props;
    if (lifted !== null && !props.legal.includes(lifted)) lifted = null;
    drawOthers();
    drawTrick(before.view, moving);
    drawMine();
  }

  // The seats -------------------------------------------------------------------------------------------------------

  function drawOthers() {
    const { view, words } = now;
    others.setAttribute("aria-label", words.t("felt-others"));
    const seats = Array.from({ length: view.players - 1 }, (_, at) => (me() + 1 + at) % view.players);
    others.replaceChildren(
      ...seats.map((seat) => {
        const one = element("div", { class: classes("mt-seat", seat), role: "listitem", "data-seat": String(seat) });
        const heading = element("h3");
        fillName(heading, seat);
        one.append(heading);
        const open = now.open?.[seat].hand;
        const cards = element("div", { class: "mt-held" });
        if (open) cards.append(...open.map((card) => named("span", card, "mt-small")));
        else cards.append(backs(view.hand_sizes[seat]));
        one.append(cards);
        return one;
      }),
    );
  }

  function drawMine() {
    const { view, words, legal, watching } = now;
    mine.className = classes("mt-seat mt-mine", me());
    mine.dataset.seat = String(me());
    mine.setAttribute("aria-label", view.seat === null ? now.names[me()] : words.t("felt-you"));
    fillName(name, me());
    hand.setAttribute("aria-label", words.t("felt-hand"));
    const cards = view.hand ?? now.open?.[me()].hand;
    if (!cards) {
      const item = element("li");
      item.append(backs(view.hand_sizes[me()]));
      hand.replaceChildren(item);
      return;
    }
    // Buttons stay what they are, so that none loses the focus.
    const there = new Map([...hand.children].map((item) => [/** @type {HTMLElement} */ (item).dataset.card, item]));
    const items = cards.map((card, at) => {
      const item = /** @type {HTMLElement} */ (there.get(card) ?? newCard(card));
      item.style.setProperty("--at", String(at - (cards.length - 1) / 2));
      const button = item.querySelector("button");
      if (button) {
        const move = `play ${card}`;
        const can = legal.includes(move);
        button.className = `mt-card ${can ? "mt-lit" : ""} ${legal.length && !can ? "mt-dim" : ""} ${lifted === move ? "mt-lifted" : ""}`;
        button.setAttribute("aria-disabled", String(!can));
        button.setAttribute("aria-label", lifted === move ? words.t("felt-lifted", { text: words.label(card) }) : words.label(card));
        button.toggleAttribute("data-again", lifted === move);
        button.tabIndex = -1;
      }
      return item;
    });
    for (const gone of there.values()) if (!items.includes(/** @type {HTMLElement} */ (gone))) gone.remove();
    items.forEach((item, at) => {
      if (hand.children[at] !== item) hand.insertBefore(item, hand.children[at] ?? null);
    });
    hand.style.setProperty("--n", String(cards.length));
    if (!watching) tabStop();
  }

  /** @param {string} card */
  function newCard(card) {
    const item = element("li", { "data-card": card });
    if (now.watching || now.view.seat === null) {
      item.append(named("span", card, "mt-card"));
    } else {
      const button = element("button", { "data-move": `play ${card}` });
      button.append(face(card, now.words));
      button.addEventListener("click", () => tap(`play ${card}`));
      item.append(button);
    }
    move(item, [{ transform: "translateY(60%)", opacity: 0 }, { transform: "none", opacity: 1 }], 260);
    return item;
  }

  /** @param {HTMLElement} heading @param {number} seat */
  function fillName(heading, seat) {
    const { view, names, bots, away, words } = now;
    const parts = [element("bdi", { class: "mt-name" }, names[seat])];
    if (bots[seat]) parts.push(element("span", { class: "mt-mark" }, words.t("felt-bot")));
    if (away[seat]) parts.push(element("span", { class: "mt-mark" }, words.t("felt-away")));
    if (view.to_move === seat) parts.push(element("span", { class: "hidden" }, words.t("felt-to-move")));
    const won = element("span", { class: "mt-won", title: words.t("tricks-won", { tricks: view.scores[seat] }) });
    won.append(
      element("span", { class: "hidden" }, words.t("tricks-won", { tricks: view.scores[seat] })),
      element("span", { "aria-hidden": "true" }, String(view.scores[seat])),
    );
    parts.push(won);
    heading.replaceChildren(...parts);
  }

  // The trick -------------------------------------------------------------------------------------------------------

  /** @param {View} before @param {boolean} moving */
  function drawTrick(before, moving) {
    const { view, names, words } = now;
    const done = view.trick.length === 0 && view.last_trick !== null;
    const plays = done && view.last_trick ? view.last_trick.cards : view.trick;
    trick.setAttribute("aria-label", words.t(done ? "felt-last-trick" : "felt-trick"));
    const shown = new Map();
    for (const play of plays) {
      const card = laid.get(play.card) ?? lay(play, moving);
      card.classList.toggle("mt-taker", done && play.seat === view.last_trick?.winner);
      card.classList.toggle("mt-done", done);
      card.firstElementChild?.replaceWith(element("span", { class: "hidden" }, `${names[play.seat]}: ${words.label(play.card)}`));
      card.lastElementChild?.replaceWith(element("bdi", { class: "mt-by", "aria-hidden": "true" }, names[play.seat]));
      shown.set(play.card, card);
    }
    for (const [card, old] of laid) {
      if (shown.has(card)) continue;
      // It goes to whoever won it; a move taken back just goes.
      const winner = moving && before.last_trick?.cards.some((play) => play.card === card) ? before.last_trick.winner : null;
      if (winner === null) old.remove();
      else leave(old, winner);
    }
    trick.append(...shown.values());
    laid = shown;
  }

  /** @param {{seat: number, card: string}} play @param {boolean} moving */
  function lay(play, moving) {
    const { x, y } = side(play.seat);
    const card = element("li", { class: "mt-laid" });
    card.style.setProperty("--x", String(x));
    card.style.setProperty("--y", String(y));
    card.append(element("span"), face(play.card, now.words), element("bdi"));
    const away = `translate(${90 * x}%, ${90 * y}%) rotate(${x < 0 ? -24 : 24}deg) scale(1.15)`;
    if (moving) move(card, [{ transform: away, opacity: 0 }, { transform: "none", opacity: 1 }], 340);
    return card;
  }

  /** @param {HTMLElement} card @param {number} winner */
  function leave(card, winner) {
    const { x, y } = side(winner);
    card.setAttribute("aria-hidden", "true");
    const going = move(card, [{ transform: "none", opacity: 1 }, { transform: `translate(${140 * x}%, ${140 * y}%) scale(0.4)`, opacity: 0 }], 380);
    if (going) going.onfinish = () => card.remove();
    else card.remove();
  }

  /** @param {HTMLElement} card @param {Keyframe[]} frames @param {number} milliseconds */
  function move(card, frames, milliseconds) {
    const duration = now.time(milliseconds);
    return duration ? card.animate(frames, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" }) : null;
  }

  // What people do --------------------------------------------------------------------------------------------------

  /** @param {string} wanted */
  function tap(wanted) {
    if (!now.legal.includes(wanted)) {
      lifted = null;
      now.why(wanted);
    } else if (now.twoTaps && lifted !== wanted) {
      lifted = wanted;
    } else {
      lifted = null;
      now.play(wanted);
    }
    drawMine();
  }

  function buttons() {
    return [...hand.querySelectorAll("button")];
  }

  /** One tab stop: the card with the focus, or the first that may be played. */
  function tabStop() {
    const all = buttons();
    const stop = all.find((button) => button === document.activeElement) ?? all.find((button) => button.classList.contains("mt-lit")) ?? all[0];
    if (stop) stop.tabIndex = 0;
  }

  /** Arrow keys walk through the hand. @param {KeyboardEvent} event */
  function steer(event) {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const last = all.length - 1;
    /** @type {Record<string, number>} */
    const keys = { ArrowLeft: Math.max(0, at - 1), ArrowRight: Math.min(last, at + 1), Home: 0, End: last };
    const to = all[keys[event.key]];
    if (at < 0 || !to) return;
    event.preventDefault();
    for (const button of all) button.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }

  // Small parts -----------------------------------------------------------------------------------------------------

  function me() {
    return now.view.seat ?? 0;
  }

  /** Which side of the table is a seat's: you below, the next one on your left. @param {number} seat */
  function side(seat) {
    const turn = (((seat - me() + now.view.players) % now.view.players) / now.view.players) * 2 * Math.PI;
    return { x: -Math.sin(turn), y: Math.cos(turn) };
  }

  /** @param {string} base @param {number} seat */
  function classes(base, seat) {
    const { view } = now;
    return `${base} ${view.to_move === seat ? "mt-turn" : ""} ${view.over && view.winners.includes(seat) ? "mt-winner" : ""}`;
  }

  /** A card that's only looked at. @param {"span"} tag @param {string} card @param {string} kind */
  function named(tag, card, kind) {
    const shown = element(tag, { class: kind, role: "img", "aria-label": now.words.label(card) });
    shown.append(face(card, now.words));
    return shown;
  }

  /** @param {number} count */
  function backs(count) {
    const shown = element("span", { class: "mt-backs", role: "img", "aria-label": now.words.t("felt-cards", { cards: count }) });
    for (let at = 0; at < count; at++) shown.append(element("span"));
    return shown;
  }
}
