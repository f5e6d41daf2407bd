import { addDays } from "@/lib/shared/calendar";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { daysAhead } from "./generation";
import { dayIn, openAtIn, readRuleBook } from "./rule-book";

const minuteMs = 60_000;

/** The days that open within the minute of now, each with the member types that they open for. */
export async function openingsNow(
  db: Database,
  act: Act,
): Promise<{ playDate: string; memberTypes: string[] }[]> {
  const minute = Math.floor(act.now.getTime() / minuteMs);
  const today = clubDate(act.now, act.club.zone);
  const last = addDays(today, daysAhead);
  const book = await readRuleBook(db, act, today, last);
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
