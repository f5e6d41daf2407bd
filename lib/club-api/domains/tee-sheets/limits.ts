import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";
import { selectLimitRule } from "./rule-book-repository";

/** Bookings that a member type may have per window of play dates; null is no limit (domain.md 7.3). */
export type LimitRule = {
  day: number | null;
  /** Monday to Sunday. */
  week: number | null;
  month: number | null;
  monthWeekend: number | null;
  year: number | null;
  /** Future ones in states 10, 20, 80. */
  open: number | null;
};

const noLimit: LimitRule = { day: null, week: null, month: null, monthWeekend: null, year: null, open: null };

/** The row of a member type, else open bookings by C0230 v2; no limits at all when C0230 v1 is off. */
export async function limitRule(db: Database, clubIdx: number, memberType: string): Promise<LimitRule> {
  const policy = (await readPolicies(db, clubIdx, ["C0230"])).get("C0230");
  if (policy?.value1 === "N") return noLimit;
  const row = await cachedRead(db, `limits ${clubIdx} ${memberType}`, () =>
    selectLimitRule(db, clubIdx, memberType),
  );
  if (!row) return { ...noLimit, open: policyNumber(policy?.value2, 6) };
  return {
    day: row.perDay,
    week: row.perWeek,
    month: row.perMonth,
    monthWeekend: row.weekendPerMonth,
    year: row.perYear,
    open: row.openBookings,
  };
}
