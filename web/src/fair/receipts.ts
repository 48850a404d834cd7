// Receipts of the shuffles that this browser had a part in: what it was shown, and what it sent.
import { RecentStore } from "../storage/recent-store";

/** A seat and what it pledged. */
export interface ListedPledge {
  seat: number;
  commitment: string;
}

/** A list of pledges as it was shown before this page revealed its own luck. */
export interface ShownPledges {
  shuffle: number;
  /** This page's own; none if its seat was not in the list. */
  luck: string | null;
  pledges: ListedPledge[];
  revealed: boolean;
}

/** What docs/fair.md calls a receipt: `trickery verify` reads it. */
export interface Receipt {
  format: "trickery-receipt/1";
  table: string;
  seat: number;
  /** The server's, as it was first shown. */
  commitment: string;
  shuffles: ShownPledges[];
  /** What this seat was shown of the game itself: its first hand, if there is one, and its own moves. */
  game?: { hand: string[] | null; moves: string[] };
}

/** A receipt as it is kept: also with the luck of shuffles whose list was not shown yet, by their number. */
export interface StoredReceipt extends Receipt {
  drawn: Record<number, string>;
  /** The last event whose moves are in it. */
  heard?: number;
  when: number;
}

const receipts = new RecentStore<StoredReceipt>("trickery.receipts", 60);

/** Every receipt of a table: one for each seat that this browser has had there, the newest first. */
export function receiptsOf(table: string): StoredReceipt[] {
  const all = Object.values(receipts.all()).filter((kept) => kept.table === table);
  return all.sort((a, b) => b.when - a.when);
}

export function saveReceipt(kept: Omit<StoredReceipt, "when">): void {
  receipts.put(`${kept.table} ${kept.seat}`, kept);
}
