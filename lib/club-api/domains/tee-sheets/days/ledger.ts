import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SlotsLedger } from "@/lib/contract/site/course-pages";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { dayIn, readRuleBook } from "../rule-book";
import { type SheetRow, selectSheet } from "./sheet-repository";

type Purpose = "booked" | "open" | "membersOnly" | "draw" | "team" | "blocked";

const purposes = {
  [slotState.open]: "open",
  [slotState.membersOnly]: "membersOnly",
  [slotState.draw]: "draw",
  [slotState.team]: "team",
  [slotState.blocked]: "blocked",
} as const satisfies Record<SheetRow["openType"], Purpose>;

/** What the slots of a day are kept for (product.md 8); whoever is just booking one counts as open still. */
export async function readSlotsLedger(db: Database, ctx: Context, date: string): Promise<SlotsLedger> {
  const [book, rows] = await Promise.all([
    readRuleBook(db, ctx, date),
    selectSheet(db, ctx.club.clubIdx, date),
  ]);
  const counts: Record<Purpose, number> = {
    booked: 0,
    open: 0,
    membersOnly: 0,
    draw: 0,
    team: 0,
    blocked: 0,
  };
  for (const row of rows) counts[purposeOf(row)] += 1;
  return { date, isOpen: dayIn(book, date).isOpen, total: rows.length, ...counts };
}

function purposeOf({ booking, linkedSheetIdx, lock, openType }: SheetRow): Purpose {
  const isTaken = booking !== null || linkedSheetIdx !== null || (lock !== null && lock.kind !== "LOCK");
  return isTaken ? "booked" : purposes[openType];
}
