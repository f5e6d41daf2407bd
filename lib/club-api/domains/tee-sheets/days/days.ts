import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { SlotsLedger } from "@/lib/contract/site/course-pages";
import { addDays, daysBetween } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { ledgerOf } from "../desk-rules";
import { type DayInfo, dayIn, openAtIn, readRuleBook, type TimeBand, timeBandsIn } from "../rule-book";
import { daysAhead } from "../slots/generation";
import { selectPurposes } from "./calendar-repository";
import { type SheetRow, selectSheet } from "./sheet-repository";

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

type Purpose = "booked" | "open" | "membersOnly" | "draw" | "team" | "blocked";

const purposes = {
  [slotState.open]: "open",
  [slotState.membersOnly]: "membersOnly",
  [slotState.draw]: "draw",
  [slotState.team]: "team",
  [slotState.blocked]: "blocked",
} as const satisfies Record<SheetRow["openType"], Purpose>;

/**
 * The purposes of the slots of a day (product.md 8); a slot that somebody is just booking still counts as open.
 */
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

const maxDays = 93;

/** The days of a span with what their slots are kept for. Throws 9001 for a span that is backwards or too long. */
export async function readSheetDays(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<CallOutput<"GET /ops/tee-sheet/days">> {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > maxDays)
    throw new ClubFailure("VAL_FIELD", ["to", "days_most", String(maxDays - 1)]);
  const [book, counts] = await Promise.all([
    readRuleBook(db, ctx, from, to),
    selectPurposes(db, { clubIdx: ctx.club.clubIdx, from, to, now: ctx.now }),
  ]);
  const list = Array.from({ length }, (_, place) => {
    const date = addDays(from, place);
    const { dayCode, dayType, holidayName, isOpen } = dayIn(book, date);
    const ledger = ledgerOf(counts.filter(({ playDate }) => playDate === date));
    return { date, dayCode, dayType, holidayName, isOpen, ledger };
  });
  return { list };
}
