import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { type DayInfo, dayIn, openAtIn, readRuleBook, type TimeBand, timeBandsIn } from "../rule-book";

/** The class, season and holiday of a day. */
export async function dayInfo(db: Database, ctx: Context, date: string): Promise<DayInfo> {
  return dayIn(await readRuleBook(db, ctx, date), date);
}

/** When a day opens for a member type (domain.md 7.2); null is never bookable online. */
export async function openAt(
  db: Database,
  ctx: Context,
  date: string,
  memberType: string,
): Promise<Date | null> {
  const book = await readRuleBook(db, ctx, date);
  return openAtIn(book, dayIn(book, date), memberType);
}

/** The bands of `standbyTimeCodes`; `from` and `to` are both included. */
export async function timeBands(db: Database, ctx: Context): Promise<TimeBand[]> {
  return timeBandsIn(await readRuleBook(db, ctx, clubDate(ctx.now, ctx.club.zone)));
}
