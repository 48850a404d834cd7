// A finding in a line of words: for the curve, and for those who listen to it.
import type { Finding } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { percent, verdict } from "./ordering";

export function inShort(finding: Finding, names: string[]): string {
  const args = { number: finding.number + 1, move: finding.chosen ?? finding.best, percent: percent(finding.cost.mean) };
  return t(`review-in-short-${verdict(finding)}`, args, names);
}
