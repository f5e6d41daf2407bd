import { type HolidayTypeCode, holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type {
  Holiday,
  HolidayChange,
  NewHolidayEntry,
  StaffHoliday,
} from "@/lib/contract/tee-sheets/holidays";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import { countOpenBookings } from "../tee-sheets";
import {
  type HolidayRow,
  insertHoliday,
  lastSeq,
  lockHoliday,
  selectHolidays,
  updateHoliday,
} from "./repository";

/** Numbers of the club's own entries begin here; those below belong to the public list. */
export const firstOwnSeq = 101;

/** holidayTypes of an entry of the public list: a substitute and a temporary holiday say so in their name. */
export function listedType(
  dateName: string,
):
  | typeof holidayTypeCode.publicHoliday
  | typeof holidayTypeCode.substituteHoliday
  | typeof holidayTypeCode.temporaryHoliday {
  if (dateName.includes("대체")) return holidayTypeCode.substituteHoliday;
  return dateName.includes("임시") ? holidayTypeCode.temporaryHoliday : holidayTypeCode.publicHoliday;
}

type Saved = CallOutput<"PUT /ops/holidays">;

/** Enters a day. A closing cancels no booking: `affected` says how many staff have to answer for. */
export async function addHoliday(tx: Database, ctx: Context, entry: NewHolidayEntry): Promise<Saved> {
  const { clubIdx } = ctx.club;
  const { date, dateName, i18n, holidayType, isHoliday } = entry;
  const seq = Math.max(firstOwnSeq, (await lastSeq(tx, clubIdx, date)) + 1);
  const names = { ...i18n, [ctx.choice.language]: dateName };
  const row = { clubIdx, date, seq, names, holidayType, isHoliday, source: "CLUB" as const };
  // Somebody else took the number at this very moment.
  if (!(await insertHoliday(tx, row))) throw new ClubFailure("STALE");
  await recordAudit(tx, ctx, { action: "CREATE", entity: "holiday", entityKey: keyOf(row), after: row });
  return { date, seq, affected: await affectedBy(tx, ctx, row) };
}

/**
 * Changes an entry; from then on it is the club's own. One that was taken out comes back with `isRemoved` false. 2001 for
 * one that is not there.
 */
export async function changeHoliday(tx: Database, ctx: Context, change: HolidayChange): Promise<Saved> {
  const { dateName, i18n, holidayType, isHoliday, date, seq } = change;
  const row = await heldEntry(tx, ctx, change, { withRemoved: change.isRemoved === false });
  const after = {
    names: { ...row.names, ...i18n, ...(dateName ? { [ctx.choice.language]: dateName } : {}) },
    holidayType: holidayType ?? row.holidayType,
    isHoliday: isHoliday ?? row.isHoliday,
    isRemoved: false,
    source: "CLUB" as const,
  };
  await updateHoliday(tx, row, after);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "holiday",
    entityKey: keyOf(row),
    before: row,
    after,
  });
  return { date, seq, affected: await affectedBy(tx, ctx, { ...row, ...after }) };
}

/** Takes an entry out. The row stays behind it, so that an import does not bring the day back. */
export async function removeHoliday(
  tx: Database,
  ctx: Context,
  key: { date: string; seq: number },
): Promise<{ deleted: number }> {
  const row = await heldEntry(tx, ctx, key);
  await updateHoliday(tx, row, { isRemoved: true, source: "CLUB" });
  await recordAudit(tx, ctx, { action: "DELETE", entity: "holiday", entityKey: keyOf(row), before: row });
  return { deleted: 1 };
}

/** The bookings of a day that staff would have to answer for if it closed. */
export async function affectedByClosing(
  db: Database,
  { club }: Context,
  date: string,
): Promise<CallOutput<"GET /ops/holidays/affected">> {
  return { date, affected: await countOpenBookings(db, club.clubIdx, date) };
}

async function heldEntry(
  tx: Database,
  ctx: Context,
  { date, seq }: { date: string; seq: number },
  { withRemoved = false } = {},
): Promise<HolidayRow> {
  const row = await lockHoliday(tx, { clubIdx: ctx.club.clubIdx, date, seq });
  if (!row || (row.isRemoved && !withRemoved)) throw new ClubFailure("NOT_FOUND");
  return row;
}

async function affectedBy(
  tx: Database,
  ctx: Context,
  { date, holidayType }: { date: string; holidayType: HolidayTypeCode },
): Promise<number> {
  return holidayType === holidayTypeCode.temporaryClosing ? countOpenBookings(tx, ctx.club.clubIdx, date) : 0;
}

function keyOf({ date, seq }: { date: string; seq: number }): string {
  return `${date}:${seq}`;
}

/** The holidays of the club's year and of the next one (domain.md 9.5). */
export async function readHolidays(db: Database, ctx: Context): Promise<Holiday[]> {
  const year = Number(clubDate(ctx.now, ctx.club.zone).slice(0, 4));
  const span = { from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const rows = await selectHolidays(db, ctx.club.clubIdx, span);
  return rows.map((row) => holidayOf(row, ctx));
}

/** The entries of a year for the back office, with those that were taken out. */
export async function readStaffHolidays(db: Database, ctx: Context, year: number): Promise<StaffHoliday[]> {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` };
  const rows = await selectHolidays(db, ctx.club.clubIdx, span, { withRemoved: true });
  return rows.map((row) => ({
    ...holidayOf(row, ctx),
    i18n: row.names,
    source: row.source,
    isRemoved: row.isRemoved,
  }));
}

function holidayOf(row: HolidayRow, ctx: Context): Holiday {
  const { date, dateKind, isHoliday, holidayType, seq } = row;
  return { date, dateName: pickText(row.names, ctx.choice) ?? "", dateKind, isHoliday, holidayType, seq };
}
