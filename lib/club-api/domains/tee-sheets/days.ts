import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { type DayInfo, dayIn, openAtIn, readRuleBook, type TimeBand, timeBandsIn } from "./rule-book";

/** The class, season and holiday of a day. */
export async function dayInfo(db: Database, act: Act, date: string): Promise<DayInfo> {
  return dayIn(await readRuleBook(db, act, date), date);
}

/** When a day opens for a member type (domain.md 7.2); null is never bookable online. */
export async function openAt(db: Database, act: Act, date: string, memberType: string): Promise<Date | null> {
  const book = await readRuleBook(db, act, date);
  return openAtIn(book, dayIn(book, date), memberType);
}

/** The bands of `standbyTimeCodes`; `from` and `to` are both included. */
export async function timeBands(db: Database, act: Act): Promise<TimeBand[]> {
  return timeBandsIn(await readRuleBook(db, act, clubDate(act.now, act.club.zone)));
}
