import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import {
  type DefaultInterval,
  planOn,
  type Start,
  startsOfDay,
  type TeeTemplate,
} from "@/lib/shared/tee-times/templates";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate, clubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { recordAudit } from "../../audit";
import { policyNumber } from "../../policies";
import { type DayInfo, dayIn, type RuleBook, readRuleBook } from "../rule-book";
import { type LaidSlot, slotsOfDay } from "./slot-rules";
import { insertMissingSlots, type NewSlot } from "./slots-repository";

const nightPeriod = "3";

/**
 * Lays the sheets of the days `from` to `to` by their templates; slots that exist stay as they are, closed days get
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
export const maxDays = 184;

/** Lays the sheets of a span that staff name and puts it on record. 9001 when it runs backwards or too far. */
export function layOnRequest(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<{ created: number }> {
  if (to < from || to > addDays(from, maxDays))
    throw new ClubFailure("VAL_FIELD", ["to", "days_most", String(maxDays)]);
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

function newSlotsOf(book: RuleBook, date: string): NewSlot[] {
  const day = dayIn(book, date);
  return day.isOpen ? slotRowsOn(book, day) : [];
}

/**
 * The rows of a day's tee times, closed or not, with the party size and the caddie of its class (C0020, C0030, C0050) or
 * of their template.
 */
export function slotRowsOn(book: RuleBook, day: DayInfo): NewSlot[] {
  const { caddieMode, holeCode } = slotDefaults(book, day.dayType === "WEEKEND");
  const { clubIdx } = book.ctx.club;
  const defaults = { clubIdx, caddieMode, holeCode, createdAt: book.ctx.now, updatedAt: book.ctx.now };
  return slotsOn(book, day).map(({ isHeld, heldFor, memberTypes, template: _template, ...slot }) => ({
    ...slot,
    ...defaults,
    openType: isHeld ? heldFor : slotState.open,
    memberTypes: isHeld && heldFor === slotState.membersOnly ? [...memberTypes] : null,
  }));
}

/** A tee time as its template asks for it. */
export type PlannedSlot = LaidSlot &
  Omit<Start, "turnTime"> & { turnTime: string | null; minPlayers: number; maxPlayers: number } & Pick<
    TeeTemplate,
    "heldFor" | "memberTypes"
  >;

/** The tee times that the templates lay on a day, closed or not. */
export function slotsOn(book: RuleBook, { date, dayType }: DayInfo): PlannedSlot[] {
  const plan = planOn(date, book.plans);
  if (!plan) return [];
  const isWeekend = dayType === "WEEKEND";
  const isShown = timesShown(date, book.ctx.club.zone);
  const starts = startsOfDay(plan, plannedDay(date, isWeekend), intervalsOf(book), isShown);
  const party = slotDefaults(book, isWeekend);
  return slotsOfDay(date, starts, coursesInPlay(book)).map(({ turnTime = null, ...slot }) => {
    const template = plan.templates[slot.template];
    const { minPlayers, maxPlayers } = partyOf(template, party);
    return {
      ...slot,
      // A round of nine holes has no second nine.
      turnTime: party.holeCode === roundHoles.nine ? null : turnTime,
      minPlayers,
      maxPlayers,
      heldFor: template?.heldFor ?? slotState.blocked,
      memberTypes: template?.memberTypes ?? [],
    };
  });
}

function plannedDay(date: string, isWeekend: boolean) {
  return { date, isWeekend, weekCode: String(weekCodeOf(date)) };
}

/** The times of a day that its templates ask for and daylight saving skips: none of them is laid. */
export function skippedOn(
  book: RuleBook,
  { date, dayType }: DayInfo,
): { courseCode: string; teeTime: string }[] {
  const plan = planOn(date, book.plans);
  if (!plan) return [];
  const isShown = timesShown(date, book.ctx.club.zone);
  const starts = startsOfDay(plan, plannedDay(date, dayType === "WEEKEND"), intervalsOf(book));
  return [...starts].flatMap(([courseCode, times]) =>
    times.filter(({ teeTime }) => !isShown(teeTime)).map(({ teeTime }) => ({ courseCode, teeTime })),
  );
}

/** The party size of a template; a number that it leaves out is the club's, kept from crossing the other. */
function partyOf(template: TeeTemplate | undefined, party: { minPlayers: number; maxPlayers: number }) {
  const maxPlayers = template?.maxPlayers ?? Math.max(party.maxPlayers, template?.minPlayers ?? 0);
  const minPlayers = template?.minPlayers ?? Math.min(party.minPlayers, maxPlayers);
  return { minPlayers, maxPlayers };
}

const dayMilliseconds = 86_400_000;

/** Whether the club's clock shows a time on a day: where daylight saving begins, some of its times do not exist. */
function timesShown(date: string, zone: string): (teeTime: string) => boolean {
  const length =
    atClubTime(addDays(date, 1), "00:00", zone).getTime() - atClubTime(date, "00:00", zone).getTime();
  if (length === dayMilliseconds) return () => true;
  return (teeTime) => clubTime(atClubTime(date, teeTime, zone), zone) === teeTime;
}

/** The courses that C0010 v3 names; all of them where it names none. */
export function coursesInPlay({ courses, policy }: RuleBook): RuleBook["courses"] {
  const named = policy("C0010")?.value3;
  return named ? courses.filter(({ courseCode }) => named.split(",").includes(courseCode)) : courses;
}

/** The interval of templates that name none, by part and kind of day (C0020). */
export function intervalsOf(book: Pick<RuleBook, "policy">): DefaultInterval {
  const policy = book.policy("C0020");
  return (period, isWeekend) => {
    const byDay = policyNumber(isWeekend ? policy?.value2 : policy?.value1, 7);
    return period === nightPeriod ? policyNumber(policy?.value3, byDay) : byDay;
  };
}

/** Round, players and caddie of a slot that nobody has changed (C0010 v2, C0030, C0050). */
export function slotDefaults(book: Pick<RuleBook, "policy">, isWeekend: boolean) {
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
