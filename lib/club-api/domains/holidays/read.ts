import type { Holiday, StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { type HolidayRow, selectHolidays } from "./repository";

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
