// Whom the reader does not want to hear, table by table.
import { RecentStore } from "./recent-store";

const muted = new RecentStore<{ whom: string[]; when: number }>("trickery.muted", 30);

/** Whom this browser does not want to hear at a table: a seat, as long as somebody of this name has it. */
export const mutedAt = (table: string): string[] => muted.all()[table]?.whom ?? [];
export const saveMuted = (table: string, whom: string[]): void => muted.put(table, { whom });
