import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../audit";
import { policyNumber } from "../../policies";
import { partsOfDay } from "../days/day-rules";
import { type DayInfo, dayIn, type RuleBook, readRuleBook } from "../rule-book";
import { type LaidSlot, slotsOfDay } from "./slot-rules";
import { invalidField } from "./slots";
import { insertMissingSlots, type NewSlot } from "./slots-repository";

const nightPeriod = "3";

/**
 * Lays the sheets of the days `from` to `to` by the season table; slots that exist stay as they are, closed days get
 * none (domain.md 7.1, 8.1). How many slots were made: run again it makes none.
 */
export async function generateSheets(tx: Database, ctx: Context, from: string, to: string): Promise<number> {
  const book = await readRuleBook(tx, ctx, from, to);
  let created = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    created += await insertMissingSlots(tx, newSlotsOf(book, date));
  }
  return created;
}

/** As far ahead as sheets are laid (domain.md 7.1: D+60). */
export const daysAhead = 60;

/** Lays what is missing from today to D+60, a transaction per day, so that a cut run keeps what it did. */
export async function layMissingSheets(db: Database, ctx: Context): Promise<number> {
  const today = clubDate(ctx.now, ctx.club.zone);
  let created = 0;
  for (let distance = 0; distance <= daysAhead; distance += 1) {
    const date = addDays(today, distance);
    created += await transaction(db, (tx) => generateSheets(tx, ctx, date, date));
  }
  return created;
}

/** The longest span that one call may lay. */
const maxDays = 184;

/** Lays the sheets of a span that staff name and puts it on record. 9001 when it runs backwards or too far. */
export function layOnRequest(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<{ created: number }> {
  if (to < from || to > addDays(from, maxDays)) throw invalidField(ctx, "to", "period");
  return transaction(db, async (tx) => {
    const created = await generateSheets(tx, ctx, from, to);
    const after = { from, to, created };
    await recordAudit(tx, ctx, { action: "CREATE", entity: "tee-sheet", entityKey: `${from}/${to}`, after });
    return { created };
  });
}

/** The slots of a span of days as `generateSheets` would lay them, where none are there yet. */
export async function slotsToLay(db: Database, ctx: Context, from: string, to: string): Promise<NewSlot[]> {
  const book = await readRuleBook(db, ctx, from, to);
  const slots: NewSlot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) slots.push(...newSlotsOf(book, date));
  return slots;
}

/** The slots of a day with the party size and the caddie of its class (C0020, C0030, C0050). */
function newSlotsOf(book: RuleBook, date: string): NewSlot[] {
  const day = dayIn(book, date);
  if (!day.isOpen) return [];
  const isWeekend = day.dayType === "WEEKEND";
  const { clubIdx } = book.ctx.club;
  const defaults = {
    clubIdx,
    ...slotDefaults(book, isWeekend),
    createdAt: book.ctx.now,
    updatedAt: book.ctx.now,
  };
  return slotsOn(book, day).map((slot) => ({ ...slot, ...defaults }));
}

/** The tee times that the season table lays on a day, closed or not. */
export function slotsOn(book: RuleBook, { date, dayType }: DayInfo): LaidSlot[] {
  const parts = partsOfDay(date, book.seasonParts);
  return slotsOfDay(date, parts, coursesInPlay(book), intervalOf(book, dayType === "WEEKEND"));
}

/** The courses that C0010 v3 names; all of them where it names none. */
function coursesInPlay({ courses, policy }: RuleBook): RuleBook["courses"] {
  const named = policy("C0010")?.value3;
  return named ? courses.filter(({ courseCode }) => named.split(",").includes(courseCode)) : courses;
}

function intervalOf(book: RuleBook, isWeekend: boolean): (period: string) => number {
  const policy = book.policy("C0020");
  const byDay = policyNumber(isWeekend ? policy?.value2 : policy?.value1, 7);
  const atNight = policyNumber(policy?.value3, byDay);
  return (period) => (period === nightPeriod ? atNight : byDay);
}

/** Round, players and caddie of a slot that nobody has changed (C0010 v2, C0030, C0050). */
export function slotDefaults(book: RuleBook, isWeekend: boolean) {
  const size = book.policy("C0030");
  return {
    holeCode: policyNumber(book.policy("C0010")?.value2, 18) === 9 ? roundHoles.nine : roundHoles.eighteen,
    minPlayers: policyNumber(isWeekend ? size?.value2 : size?.value1, 1),
    maxPlayers: policyNumber(size?.value3, 4),
    caddieMode: caddieModeOf(book.policy("C0050")?.value1),
  };
}

function caddieModeOf(value: string | undefined): CaddieMode {
  return value === "I" || value === "S" ? value : "C";
}
