// Checks the shuffle of recorded games by docs/fair.md, in plain JavaScript with nothing installed:
//
//     node check.mjs RECORDS [RECEIPT]
//
// Rests on Node 20 alone and shares no code with Trickery. RECORDS holds one record a line; RECEIPT is
// what a page kept of the shuffle. It prints a line for each record and exits with 0 if every shuffle
// holds; with 1 if one is wrong, or is of a kind that is not checked here (no shuffle that was committed
// to, the older kind, another game); with 2 if a file cannot be read. Whether the moves were by the rules
// only `trickery verify` tells.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

class Wrong extends Error {}
class NotChecked extends Error {}
class Unreadable extends Error {}

function must(holds, otherwise) {
  if (!holds) throw new Wrong(otherwise);
}

// JSON --------------------------------------------------------------------------------------------

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value) => Number.isSafeInteger(value) && value >= 0;
const isHex = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const hasKeys = (value, ...keys) => isObject(value) && String(Object.keys(value).sort()) === String(keys.sort());

function parse(text) {
  // A number such as 1.0 is 1 for JavaScript, but not for a digest: no record has one.
  if (/\d[.eE]/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) throw new Unreadable("no record has such numbers");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`no JSON: ${error.message}`);
  }
}

/** A value with sorted keys, no spaces, and everything beyond plain ASCII escaped. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const entries = Object.keys(value).sort();
    return `{${entries.map((key) => `${canonical(key)}:${canonical(value[key])}`).join(",")}}`;
  }
  const escape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[^ -~]/g, escape);
}

// The record's shape ------------------------------------------------------------------------------

const SHAPE = {
  format: (value) => value === "trickery/2",
  game: (value) => typeof value === "string",
  rules: Number.isSafeInteger,
  players: isWhole,
  options: isObject,
  edition: isObject,
  steps: Array.isArray,
  scores: (value) => value === null || Array.isArray(value),
  winners: (value) => value === null || Array.isArray(value),
  digest: isHex,
  fair: isObject,
  taken_back: Array.isArray,
};
const OPTIONAL = ["fair", "taken_back"];

function checkShape(record) {
  must(isObject(record), "a record is a JSON object");
  if (record.format === "trickery/1") throw new NotChecked("its format is older than shuffles that were committed to by everybody");
  for (const key of Object.keys(record)) must(Object.hasOwn(SHAPE, key), "it has a key that no record has");
  for (const [key, fits] of Object.entries(SHAPE)) {
    if (OPTIONAL.includes(key) && !Object.hasOwn(record, key)) continue;
    must(Object.hasOwn(record, key) && fits(record[key]), `'${key}' is missing or not as it should be`);
  }
  const { digest, ...rest } = record;
  must(createHash("sha256").update(canonical(rest)).digest("hex") === digest, "the digest does not fit");
  for (const step of record.steps) {
    if (hasKeys(step, "chance")) continue;
    must(hasKeys(step, "seat", "move") || hasKeys(step, "seat", "move", "legal"), "a step is no chance and no move");
    must(isWhole(step.seat) && step.seat < record.players && typeof step.move === "string", "a move lacks seat or words");
  }
}

// Who committed to what ---------------------------------------------------------------------------

const hashOf = (...lines) => createHash("sha256").update(lines.join("\n")).digest("hex");

/** Checks everything that was committed to, and gives the key of the game. */
function keyOf({ game, rules, players, options, edition, fair }) {
  must(
    hasKeys(fair, "version", "table", "settings", "commitment", "secret", "shuffles", "again"),
    "'fair' has not its seven keys",
  );
  const { table, settings, secret, commitment, shuffles, again } = fair;
  must(typeof table === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(table), "'fair.table' is no table's id");
  must(isHex(secret) && isHex(commitment), "the server's secret and commitment are 64 hexadecimal digits each");
  const version = shuffledBy(fair);
  must(Array.isArray(shuffles) && shuffles.length > 0, "there is no shuffle");
  const kept = keepsSettings({ game, rules, players, options, edition }, settings, again);
  must(isHex(settings) && kept, "other options, figures or rules were committed to");
  must(
    hashOf(`trickery fair ${version} server`, table, settings, secret) === commitment,
    "the secret is not what the server committed to",
  );
  let chain = commitment;
  shuffles.forEach((pledges, index) => {
    const before = [`trickery fair ${version} luck`, table, index + 1];
    checkShuffle(before, version === 3 ? [chain] : [], players, index + 1, pledges);
    if (version === 3 && index < shuffles.length - 1) chain = linkOf(chain, pledges);
  });
  const dealt = shuffles.at(-1);
  must(dealt.every((pledge) => pledge.luck !== null), "cards were dealt without a luck that was pledged");
  shuffles.slice(0, -1).forEach((pledges, index) => {
    must(pledges.some((pledge) => pledge.luck === null), `shuffle ${index + 1} was called off, though all had revealed`);
  });
  const transcript = [`trickery fair ${version} deal`, table, game, players, shuffles.length, chain];
  for (const { seat, commitment: pledged, luck } of dealt) transcript.push(`${seat} ${pledged} ${luck}`);
  return createHmac("sha256", Buffer.from(secret, "hex")).update(transcript.join("\n")).digest();
}

/** The version by which the cards were shuffled: of a deal that is played again, the first game's. */
function shuffledBy({ version, again }) {
  if (version === 2) must(typeof again === "boolean", "'fair.again' is true or false");
  if (version === 2 || again === null) return version;
  const whole = hasKeys(again, "version", "edition", "options", "rules") && [2, 3].includes(again.version);
  const told = whole && isObject(again.edition) && isObject(again.options) && Number.isSafeInteger(again.rules);
  must(told, "'fair.again' does not say what the first game was played with");
  return again.version;
}

const MOST_RULES = 1000; // versions: no game has had so many

/** Is it played with what was committed to? If the deal is played again, the rules may be newer, and name more. */
function keepsSettings(played, settings, again) {
  const fits = (told) => hashOf(canonical({ ...played, ...told })) === settings;
  if (fits({})) return true;
  if (again === true) return Array.from({ length: Math.min(played.rules, MOST_RULES) }, (_, rules) => ({ rules })).some(fits);
  if (!isObject(again)) return false;
  const { edition, options, rules } = again;
  const within = standsIn(edition, played.edition) && standsIn(options, played.options);
  return fits({ edition, options, rules }) && within && rules < played.rules;
}

function standsIn(figures, others) {
  if (!isObject(figures) || !isObject(others)) return canonical(figures) === canonical(others);
  return Object.entries(figures).every(([key, told]) => Object.hasOwn(others, key) && standsIn(told, others[key]));
}

/** The chain after one more shuffle was called off. */
function linkOf(chain, pledges) {
  const told = pledges.map(({ seat, commitment, luck }) => `${seat} ${commitment} ${luck === null ? "silent" : "revealed"}`);
  return hashOf("trickery fair 3 called off", chain, ...told);
}

function checkShuffle(before, boundTo, players, number, pledges) {
  must(Array.isArray(pledges), `shuffle ${number} is not a list`);
  pledges.forEach((pledge, index) => {
    must(hasKeys(pledge, "seat", "commitment", "luck"), `shuffle ${number}: this is no pledge`);
    const { seat, commitment, luck } = pledge;
    must(isWhole(seat) && seat < players, `shuffle ${number}: there is no such seat`);
    must(index === 0 || pledges[index - 1].seat < seat, `shuffle ${number}: pledges stand by seat, each seat once`);
    must(isHex(commitment) && (luck === null || isHex(luck)), `shuffle ${number}: seat ${seat} pledged something else than 64 digits`);
    if (luck === null) return;
    must(hashOf(...before, seat, ...boundTo, luck) === commitment, `shuffle ${number}: seat ${seat} had pledged another luck`);
  });
}

// Words, numbers, shuffles ------------------------------------------------------------------------

const LOW = 0xffffffffn;

class Stream {
  constructor(gameKey, draw) {
    this.key = createHmac("sha256", gameKey).update(`draw ${draw}`).digest();
    this.taken = 0;
    this.block = null;
  }

  word() {
    const place = this.taken % 4;
    if (place === 0) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(this.taken / 4));
      this.block = createHash("sha256").update(this.key).update(counter).digest();
    }
    this.taken += 1;
    this.last = this.block.readBigUInt64BE(8 * place);
    return this.last;
  }

  below(n) {
    const bound = BigInt(n);
    const unfair = (1n << 32n) % bound;
    let product = (this.word() >> 32n) * bound;
    while ((product & LOW) < unfair) product = (this.word() >> 32n) * bound;
    return Number(product >> 32n);
  }

  shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }
}

// The course of a game ----------------------------------------------------------------------------

/** Walks through a record's steps; what a game expects next is compared with what is there. */
class Course {
  constructor(record, key) {
    Object.assign(this, { record, key, at: 0, draws: 0 });
  }

  get over() {
    return this.at === this.record.steps.length;
  }

  get chanceComes() {
    return !this.over && "chance" in this.record.steps[this.at];
  }

  /** What the next move says, without making it; empty if none comes. */
  get ahead() {
    return this.over || this.chanceComes ? "" : this.record.steps[this.at].move;
  }

  /** Chance is due: `draw` makes of the stream what the record must say. */
  chance(draw) {
    must(this.chanceComes, `step ${this.at + 1}: an outcome of chance is missing here`);
    this.draws += 1;
    const drawn = draw(new Stream(this.key, this.draws));
    const told = this.record.steps[this.at].chance;
    must(canonical(told) === canonical(drawn), `step ${this.at + 1}: the stream says otherwise`);
    this.at += 1;
    return drawn;
  }

  /** A move is due. */
  move() {
    must(!this.chanceComes, `step ${this.at + 1}: chance has no part here`);
    this.at += 1;
    return this.record.steps[this.at - 1];
  }

  /** So many moves, or as many as there are. */
  moves(count) {
    for (let made = 0; made < count && !this.over; made++) this.move();
  }
}

const range = (count) => Array.from({ length: count }, (_, index) => index);
const dealOut = (cards, seats, each) => range(seats).map((seat) => cards.slice(seat * each, (seat + 1) * each));
const suited = (suits) => suits.flatMap((suit) => range(12).map((index) => `${index + 1} of ${suit}`));

function trick100(course) {
  const { players, edition } = course.record;
  const { numbers, hundreds } = edition;
  const real = Array.isArray(numbers) && new Set(numbers).size === numbers.length;
  must(real && numbers.every((card) => isWhole(card) && card < 100), "the edition has no such numbers");
  must(isWhole(hundreds) && numbers.length + hundreds === 110, "the edition has not 110 cards");
  const byNumber = (a, b) => a - b;
  const named = (cards) => cards.map((card) => String(card).padStart(2, "0"));

  const dealt = course.chance((stream) => {
    const start = stream.below(players);
    const cards = named(stream.shuffle([...[...numbers].sort(byNumber), ...Array(hundreds).fill(100)]));
    const hands = dealOut(cards, players, 7);
    return { deal: "cards", hands, discard: cards[7 * players], pile: cards.slice(7 * players + 1), start };
  });
  let pile = dealt.pile.length;
  let discard = Number(dealt.discard);
  let waiting = null; // laid face down, and not answered yet
  let under = []; // discards under the top one
  let aside = []; // cards that were not challenged, the newest first

  while (!course.over) {
    const { move } = course.move();
    const [what, card] = move.split(" ");
    must(/^((play|cheat) \d{2,3}|pass|challenge)$/.test(move), `step ${course.at}: this is no move`);
    if (waiting !== null) (what === "challenge" ? under : aside).unshift(waiting);
    waiting = what === "cheat" ? Number(card) : null;
    if (what === "play") {
      under.push(discard);
      discard = Number(card);
    }
    let owed = { challenge: 3, pass: 1 }[what] ?? 0;
    const loose = [...under.sort(byNumber), ...aside];
    // A pass that lets somebody's last card go ends the game, and nothing is drawn: see `over`.
    if (owed > pile && loose.length > 0 && !course.over) {
      owed -= pile;
      pile = loose.length;
      course.chance((stream) => ({ deal: "reshuffle", pile: named(stream.shuffle(loose)) }));
      under = [];
      aside = [];
    }
    pile -= Math.min(owed, pile);
  }
}

function trickParty(course) {
  const { players } = course.record;
  const each = 60 / players;
  for (let hand = 0; !course.over; hand++) {
    course.chance((stream) => {
      const cards = stream.shuffle(suited(["Pumpkinheads", "Boos", "Skellies", "Frankies", "Dracs"]));
      const scores = stream.shuffle([-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 1, 2, 3, 4, 5]);
      const deck = { score_deck: scores.slice(0, each - 1), put_away: scores.slice(each - 1) };
      const start = hand === 0 ? { start: stream.below(players) } : {};
      return { deal: "hand", hands: dealOut(cards, players, each), ...deck, ...start };
    });
    course.moves(60);
  }
}

function tricksters(course) {
  for (let round = 0; !course.over; round++) {
    course.chance((stream) => {
      const cards = stream.shuffle(range(20).map((card) => "ABCDE"[card >> 2] + "1234"[card & 3]));
      const dealer = round === 0 ? { dealer: stream.below(4) } : {};
      return { deal: "round", hands: dealOut(cards, 4, 3), face_up: cards.slice(12), ...dealer };
    });
    course.moves(8 + 4 + 1 + 20); // drafts, suits, the pairing, five tricks
  }
}

function trickyTwist(course) {
  const { players } = course.record;
  const names = suited(["moons", "suns", "squares", "circles"]);
  const scoring = ["sequence", "two suits A", "two suits B", "one suit", "suits", "fewest", "most", "even", "odd"];
  const isPick = (move) => move.startsWith("reserve ");
  for (let round = 0; !course.over; round++) {
    course.chance((stream) => {
      const [scoring_card] = scoring.splice(stream.below(scoring.length), 1);
      const first = round === 0 ? { first: stream.below(players) } : {};
      const hands = dealOut(stream.shuffle([...names]), players, 48 / players);
      return { deal: "round", scoring_card, hands, ...first };
    });
    const picked = range(players).map(() => []);
    for (let pick = 0; pick < 5 * players && !course.over; pick++) {
      const { seat, move } = course.move();
      must(isPick(move), `step ${course.at}: everybody puts five cards aside first`);
      picked[seat].push(names.indexOf(move.slice("reserve ".length)));
    }
    if (course.over) return;
    must(picked.every((cards) => cards.length === 5 && !cards.includes(-1)), `step ${course.at}: a reserve is not five cards`);
    course.chance((stream) => {
      const reserves = picked.map((cards) => stream.shuffle(cards.sort((a, b) => a - b)).map((card) => names[card]));
      return { deal: "reserves", reserves };
    });
    while (!course.over && !course.chanceComes) {
      must(!isPick(course.move().move), `step ${course.at}: cards are put aside only after a deal`);
    }
  }
}

function twisticon(course) {
  const { players, options } = course.record;
  must(isWhole(options.reshuffle_after), "the option 'reshuffle_after' is missing");
  const limit = options.reshuffle_after * players;
  course.chance((stream) => {
    const cube = scrambled(stream);
    const deck = stream.shuffle(range(54).map((card) => ICONS[Math.floor(card / 9)]));
    return { deal: "setup", dealer: stream.below(players), deck, cube };
  });
  const begins = (move) => /^(twist |flip$|stay$)/.test(move);
  let quiet = 0; // turns since a claim or a new cube
  while (!course.over) {
    must(course.chanceComes || begins(course.ahead), `step ${course.at + 1}: a turn begins with a twist, a flip or staying`);
    course.move();
    let claimed = false;
    while (course.ahead !== "" && !begins(course.ahead)) claimed = course.move().move.startsWith("claim ") || claimed;
    quiet = claimed ? 0 : quiet + 1;
    if (limit > 0 && quiet === limit && !course.over) {
      course.chance((stream) => ({ deal: "reshuffle", cube: scrambled(stream) }));
      quiet = 0;
    }
  }
}

// Twisticon's cube --------------------------------------------------------------------------------

const ICONS = ["comet", "leaf", "key", "bell", "anchor", "spark"];
const FACES = ["top", "right", "front", "bottom", "left", "back"];
const opposite = (face) => FACES[(FACES.indexOf(face) + 3) % 6];
// As a face is read: the face that its upper edge touches, and the one at its right edge.
const ABOVE = { top: "back", right: "top", front: "top", bottom: "front", left: "top", back: "top" };
const BESIDE = { top: "right", right: "back", front: "right", bottom: "right", left: "front", back: "left" };

/** Where on a face the piece lies that is between this face and some others: 0 to 8. */
function placeOn(face, piece) {
  const along = (toLow, toHigh) => (piece.includes(toLow) ? 0 : piece.includes(toHigh) ? 2 : 1);
  return 3 * along(ABOVE[face], opposite(ABOVE[face])) + along(opposite(BESIDE[face]), BESIDE[face]);
}

/** Pieces are told by the faces they lie between. Corners: clockwise, from the top or the bottom on. */
const CORNERS = range(8).map((n) => {
  const [low, left, back] = [n & 1, (n >> 1) & 1, n >> 2];
  const [upright, side, depth] = [low ? "bottom" : "top", left ? "left" : "right", back ? "back" : "front"];
  return (low + left + back) % 2 === 0 ? [upright, side, depth] : [upright, depth, side];
});
const AROUND = ["right", "front", "left", "back"];
const EDGES = [
  ...AROUND.map((side) => ["top", side]),
  ...["front", "back"].flatMap((depth) => ["right", "left"].map((side) => [depth, side])),
  ...AROUND.map((side) => ["bottom", side]),
];

/** The 24 ways to put a solved cube down, each as an icon by face, in the order they are found. */
function waysUp() {
  // A quarter turn of the whole cube, clockwise as seen on one face: each face takes from the next one.
  const rings = [["front", "right", "back", "left"], ["top", "front", "bottom", "back"], ["top", "left", "bottom", "right"]];
  const found = [Object.fromEntries(FACES.map((face, index) => [face, ICONS[index]]))];
  const key = (way) => FACES.map((face) => way[face]).join();
  for (const way of found) {
    for (const ring of rings) {
      const turned = { ...way };
      ring.forEach((face, index) => (turned[face] = way[ring[(index + 1) % 4]]));
      if (!found.some((known) => key(known) === key(turned))) found.push(turned);
    }
  }
  return found;
}
const WAYS_UP = waysUp();

/** A cube of all that twisting can reach. Numbers are taken apart from the last choice to the first. */
function scrambled(stream) {
  let rest = stream.below(24 * 40320 * 2187);
  const flipBits = Number(stream.last & 0x7ffn);
  const take = (choices) => {
    const digit = rest % choices;
    rest = (rest - digit) / choices;
    return digit;
  };
  const order = [0]; // of the corners: which of those left comes into each place
  const twists = [];
  for (let choices = 2; choices <= 8; choices++) {
    twists.unshift(take(3));
    order.unshift(take(choices));
  }
  const way = WAYS_UP[take(24)];
  const sum = (digits) => digits.reduce((total, digit) => total + digit, 0);
  twists.push((3 - (sum(twists) % 3)) % 3);

  rest = stream.below(479001600 / 2);
  const edgeOrder = [];
  for (let choices = 3; choices <= 12; choices++) edgeOrder.unshift(take(choices));
  edgeOrder.push(sum([...order, ...edgeOrder]) % 2, 0);
  const flips = range(11).map((edge) => (flipBits >> edge) & 1);
  flips.push(sum(flips) % 2);

  const cube = Object.fromEntries(FACES.map((face) => [face, Array(9).fill(way[face])]));
  const put = (places, which, turns) => {
    const left = [...places];
    places.forEach((place, index) => {
      const [piece] = left.splice(which[index], 1);
      place.forEach((face, at) => {
        cube[face][placeOn(face, place)] = way[piece[(at + turns[index]) % piece.length]];
      });
    });
  };
  put(CORNERS, order, twists);
  put(EDGES, edgeOrder, flips);
  return cube;
}

const GAMES = new Map([
  ["trick_100", { fewest: 2, most: 6, follow: trick100 }],
  ["trick_party", { fewest: 4, most: 6, follow: trickParty }],
  ["tricksters", { fewest: 4, most: 4, follow: tricksters }],
  ["tricky_twist", { fewest: 3, most: 4, follow: trickyTwist }],
  ["twisticon", { fewest: 2, most: 4, follow: twisticon }],
]);

// The receipt -------------------------------------------------------------------------------------

function readReceipt(text) {
  const receipt = parse(text);
  const isPledge = (pledge) => hasKeys(pledge, "seat", "commitment");
  const isKept = (kept) =>
    hasKeys(kept, "shuffle", "luck", "pledges", "revealed") &&
    Number.isSafeInteger(kept.shuffle) &&
    typeof kept.revealed === "boolean" &&
    (isHex(kept.luck) || (kept.luck === null && !kept.revealed)) &&
    Array.isArray(kept.pledges) &&
    kept.pledges.every(isPledge);
  const { game = { hand: null, moves: [] }, ...rest } = isObject(receipt) ? receipt : {};
  const whole =
    hasKeys(rest, "format", "table", "seat", "commitment", "shuffles") &&
    hasKeys(game, "hand", "moves") &&
    Array.isArray(game.moves) &&
    (game.hand === null || Array.isArray(game.hand)) &&
    receipt.format === "trickery-receipt/1" &&
    Array.isArray(receipt.shuffles) &&
    receipt.shuffles.every(isKept);
  if (!whole) throw new Unreadable("this is no receipt");
  return { ...rest, game };
}

/** Is it the game that the receipt's seat was shown? */
function checkGame(steps, { seat, game }) {
  const hands = steps.find((step) => step.chance?.hands)?.chance.hands;
  if (hands && game.hand) {
    const same = canonical([...game.hand].sort()) === canonical([...hands[seat]].sort());
    must(same, `the receipt has other cards in the hand of seat ${seat}`);
  }
  const made = steps.filter((step) => step.seat === seat).map((step) => step.move);
  for (const move of game.moves) {
    const at = made.indexOf(move);
    must(at >= 0, `the receipt has other moves of seat ${seat}`);
    made.splice(0, at + 1);
  }
}

function checkReceipt({ table, commitment, shuffles }, receipt) {
  must(receipt.table === table, "the receipt is from another table");
  must(receipt.commitment === commitment, "the receipt has another commitment of the server");
  const withLuck = new Set();
  for (const { shuffle, luck, pledges, revealed } of receipt.shuffles) {
    const listed = shuffles[shuffle - 1];
    must(listed !== undefined, `the receipt has a shuffle ${shuffle}, which is missing`);
    const shown = listed.map(({ seat, commitment }) => ({ seat, commitment }));
    must(canonical(shown) === canonical(pledges), `the receipt has other pledges in shuffle ${shuffle}`);
    if (!revealed) continue;
    const own = listed.find((pledge) => pledge.seat === receipt.seat);
    must(own?.luck === luck, `shuffle ${shuffle} is without the luck that was revealed for it`);
    withLuck.add(shuffle);
  }
  must(withLuck.has(shuffles.length), "what was dealt is not a shuffle that the receipt added luck to");
}

// All of it ---------------------------------------------------------------------------------------

function check(record, receipt) {
  checkShape(record);
  const { fair, game, players } = record;
  if (fair === undefined) throw new NotChecked("its shuffle was not committed to");
  if (!Object.hasOwn(fair, "version")) {
    throw new NotChecked(
      "its shuffle is of the older kind: whoever ran the server and started the game could choose the cards, which are not checked here",
    );
  }
  must([2, 3].includes(fair.version), "'fair' is of a version that is not known here");
  const known = GAMES.get(game);
  if (known === undefined) throw new NotChecked(`how the cards of ${canonical(game)} are drawn is not known here`);
  must(known.fewest <= players && players <= known.most, "so many players cannot play this game");
  const course = new Course(record, keyOf(record));
  known.follow(course);
  must(course.draws > 0, "nothing was dealt");
  if (receipt !== null) {
    must(!fair.again, "there was no shuffle, so the receipt must be of another game");
    checkReceipt(fair, receipt);
    checkGame(record.steps, receipt);
  }
  return `${game}, ${players} players: the shuffle holds: ${found(record)}${receipt === null ? "" : ", the receipt fits"}`;
}

function found({ fair: { shuffles, again }, taken_back: takenBack = [] }) {
  const people = shuffles.at(-1).length;
  const words = [];
  if (people === 0) words.push("nobody added luck, so that whoever ran the server could choose the cards");
  else words.push(people === 1 ? "1 person added luck" : `${people} people added luck`);
  const silent = shuffles.slice(0, -1).map((pledges) => {
    const seats = pledges.filter((pledge) => pledge.luck === null).map((pledge) => pledge.seat);
    const last = seats.pop();
    return `${seats.length === 0 ? "seat" : `seats ${seats.join(", ")} and`} ${last} did not reveal`;
  });
  if (silent.length === 0) words.push("no shuffle was called off");
  else words.push(`${silent.length === 1 ? "1 shuffle was" : `${silent.length} shuffles were`} called off (${silent.join("; ")})`);
  if (again) words.push("these cards had been dealt before");
  if (takenBack.length > 0) words.push("moves were taken back");
  return words.join(", ");
}

function read(path) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    throw new Unreadable(`${path}: ${error.message}`);
  }
}

function main(paths) {
  if (paths.length < 1 || paths.length > 2) throw new Unreadable("usage: node check.mjs RECORDS [RECEIPT]");
  const receipt = paths.length === 2 ? readReceipt(read(paths[1])) : null;
  const lines = read(paths[0]).split("\n").map((line, index) => ({ line, number: index + 1 }));
  const records = lines.filter(({ line }) => line.trim() !== "").map(({ line, number }) => ({ record: parse(line), number }));
  if (records.length === 0) throw new Unreadable(`${paths[0]} holds no record`);
  let status = 0;
  for (const { record, number } of records) {
    try {
      console.log(`line ${number}: ${check(record, receipt)}`);
    } catch (error) {
      if (!(error instanceof Wrong || error instanceof NotChecked)) throw error;
      status = 1;
      console.log(`line ${number}: ${error instanceof Wrong ? "WRONG" : "NOT CHECKED"}: ${error.message}`);
    }
  }
  return status;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  // A RangeError: lists in lists in lists.
  if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
