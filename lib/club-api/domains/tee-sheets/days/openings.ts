import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { dayIn, openAtIn, readRuleBook } from "../rule-book";
import { daysAhead } from "../slots/generation";

const minuteMs = 60_000;

/** The days that open within the minute of now, each with the member types that they open for. */
export async function openingsNow(
  db: Database,
  ctx: Context,
): Promise<{ playDate: string; memberTypes: string[] }[]> {
  const minute = Math.floor(ctx.now.getTime() / minuteMs);
  const today = clubDate(ctx.now, ctx.club.zone);
  const last = addDays(today, daysAhead);
  const book = await readRuleBook(db, ctx, today, last);
  const openings: { playDate: string; memberTypes: string[] }[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const day = dayIn(book, date);
    if (!day.isOpen) continue;
    const memberTypes = book.openRules
      .map((rule) => rule.memberType)
      .filter((type) => {
        const moment = openAtIn(book, day, type);
        return moment !== null && Math.floor(moment.getTime() / minuteMs) === minute;
      });
    if (memberTypes.length > 0) openings.push({ playDate: date, memberTypes });
  }
  return openings;
}
