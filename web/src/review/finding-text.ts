// Findings in words: the messages by what came out of a decision, and a line for each.
import { t } from "../i18n/words.svelte";
import type { Finding } from "../net/wire";
import { percent, verdict, type Verdict } from "./findings";

const IN_SHORT: Record<Verdict, string> = {
  sure: "review-in-short-sure",
  perhaps: "review-in-short-perhaps",
  even: "review-in-short-best",
  best: "review-in-short-best",
};
export const ASKED: Record<Verdict, string> = {
  sure: "review-try-sure",
  perhaps: "review-try-perhaps",
  even: "",
  best: "",
};
export const ANSWERED: Record<Verdict, string> = {
  sure: "review-verdict-sure",
  perhaps: "review-verdict-perhaps",
  even: "review-verdict-even",
  best: "review-verdict-best",
};
/** By how many of the three disagree; in a game without a Regular bot, of two. */
const HARD = ["review-hard-0", "review-hard-1", "review-hard-2"];
const HARD_THUMB = ["review-hard-thumb-0", "review-hard-thumb-1"];
export const hardness = ({ hard, regular }: Finding) => (regular === null ? HARD_THUMB : HARD)[hard];

/** For the curve, and for those who listen to it. */
export function inShort(finding: Finding, names: string[]): string {
  const args = { number: finding.number + 1, move: finding.chosen ?? finding.best, percent: percent(finding.cost.mean) };
  return t(IN_SHORT[verdict(finding)], args, names);
}
