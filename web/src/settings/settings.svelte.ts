// What this browser remembers for its owner: speed, sound, colours, how a tap plays.

export type Theme = "auto" | "light" | "dark";

interface Choices {
  name: string;
  /** Chosen by hand; empty: as the browser is set. */
  language: string;
  /** Of motion. 0 is off; 1 as designed; larger is slower. */
  speed: number;
  /** How long the others' moves take, apart from motion. 0 is at once; 1 as designed; larger is slower. */
  pace: number;
  /** A finished trick stays until somebody goes on. */
  waitTricks: boolean;
  /** So does the card at the end of a round. */
  waitRounds: boolean;
  /** The only move that there is, is made by itself. */
  forced: boolean;
  /** How many times as fast as usual a replay runs. */
  replaySpeed: number;
  /** Of the bots on Play; empty: as the server has it. */
  level: string;
  /** Reasons tell the clauses of the rules, too. */
  clauses: boolean;
  sound: boolean;
  /** Notifications while the page is in the background; the browser has a say in it, too. */
  alerts: boolean;
  theme: Theme;
  /** A first tap lifts a card, a second plays it. */
  twoTaps: boolean;
  /** The games whose first hint was read. */
  met: string[];
  /** The games whose lesson was offered. */
  offered: string[];
  /** Is the invitation to install the page declined? */
  noInstall: boolean;
  /** The games whose lesson was finished, and no game since: there the coach's hints come by themselves. */
  learned: string[];
}

const KEY = "trickery.settings";
const touch = matchMedia("(pointer: coarse)").matches;
const first: Choices = {
  name: "",
  language: "",
  speed: 1,
  pace: 1,
  waitTricks: false,
  waitRounds: true,
  forced: false,
  replaySpeed: 1,
  level: "",
  clauses: false,
  sound: true,
  alerts: false,
  theme: "auto",
  twoTaps: touch,
  met: [],
  offered: [],
  noInstall: false,
  learned: [],
};

function remembered(): Choices {
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return first; // private windows may keep nothing, and what was kept may be spoilt
  }
}

export const settings: Choices = $state(remembered());

// What was chosen in another tab holds here, too, and is not overwritten from here.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  Object.assign(settings, remembered());
  applyTheme();
});

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it holds for this visit only
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a motion takes, in milliseconds: none at all where people asked for none. */
export function motionTime(milliseconds: number): number {
  return still.matches ? 0 : milliseconds * settings.speed;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put on the colours that were chosen, or the ones that the device is set to. */
export function applyTheme(): void {
  const chosen = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = chosen;
}
dark.addEventListener("change", applyTheme);

const WHO = ["Otter", "Badger", "Heron", "Marten", "Lynx", "Plover", "Newt", "Magpie", "Hare", "Wren"];
const HOW = ["Merry", "Quiet", "Swift", "Sly", "Gentle", "Bold", "Lucky", "Patient", "Keen", "Witty"];

/** Nobody is kept from playing by a name field: whoever leaves it empty is given a name. */
export function ensureName(): void {
  const any = (words: string[]) => words[Math.floor(Math.random() * words.length)];
  settings.name = settings.name.trim() || `${any(HOW)} ${any(WHO)}`;
  saveSettings();
}
