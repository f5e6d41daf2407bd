import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { dayIn, isTeedOff, type RuleBook, readRuleBook } from "../rule-book";
import { slotsOn } from "../slots/generation";
import { selectPromised } from "../slots/laying-repository";

/** A slot to come that the club has promised away: sold, held by an offer or a hold, or kept for a draw or a team. */
export type PromisedSlot = { sheetIdx: number; date: string; use: "sold" | "held" | "draw" | "team" };

const uses = { booked: "sold", held: "held", "70": "draw", "80": "team" } as const;

/** The promised slots that no template asks for, by number. */
export async function promisedOffPlan(db: Database, ctx: Context): Promise<PromisedSlot[]> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const rows = await selectPromised(db, { clubIdx, from: today, now: ctx.now });
  const book = await readRuleBook(db, ctx, today, rows.at(-1)?.playDate ?? today);
  const isAsked = asksIn(book);
  return rows.flatMap((row) => {
    const use = uses[row.purpose as keyof typeof uses];
    if (use === undefined || isTeedOff(ctx, row) || isAsked(row)) return [];
    return [{ sheetIdx: row.sheetIdx, date: row.playDate, use }];
  });
}

/** Whether a template asks for a slot. A day is asked once however many slots it has. */
function asksIn(book: RuleBook) {
  const days = new Map<string, Set<string>>();
  return (slot: { playDate: string; courseCode: string; teeTime: string }): boolean => {
    const { playDate } = slot;
    const times =
      days.get(playDate) ??
      new Set(slotsOn(book, dayIn(book, playDate)).map((one) => `${one.courseCode} ${one.teeTime}`));
    days.set(playDate, times);
    return times.has(`${slot.courseCode} ${slot.teeTime}`);
  };
}
