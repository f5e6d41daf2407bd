import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import { type HolidaySource, HolidaySourceError, type ListedHoliday } from "../../adapters/holidays";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { recordAudit } from "../audit";
import { insertHoliday, lockHoliday, updateHoliday } from "./repository";
import { firstOwnSeq, listedType } from "./write";

type Imported = CallOutput<"POST /ops/holidays/import">;
type Outcome = keyof Imported;

/**
 * Takes the public holidays of a year over. Entries that the club made, changed or took out stay as they are. 9503
 * when no source is set up, or it does not answer.
 */
export async function importHolidays(
  { db, ctx, logger, source }: { db: Database; ctx: Context; logger: Logger; source: HolidaySource | null },
  year: number,
): Promise<Imported> {
  if (!source) throw new ClubFailure("SYS_UNAVAILABLE");
  const listed = await source.readYear(year).catch((error: unknown) => {
    if (!(error instanceof HolidaySourceError)) throw error;
    logger.warn({ reason: error.message }, "the public holidays could not be read");
    throw new ClubFailure("SYS_UNAVAILABLE");
  });
  return transaction(db, async (tx) => {
    const counts: Imported = { added: 0, changed: 0, kept: 0 };
    for (const entry of listed.filter((each) => isWanted(each, year))) {
      counts[await takeOver(tx, ctx, entry)] += 1;
    }
    await recordAudit(tx, ctx, { action: "UPDATE", entity: "holiday", entityKey: year, after: counts });
    return counts;
  });
}

/** Days off only: the list also names days that everybody works on. */
function isWanted({ isHoliday, date, seq }: ListedHoliday, year: number): boolean {
  return isHoliday === "Y" && date.startsWith(`${year}-`) && seq < firstOwnSeq;
}

async function takeOver(tx: Database, ctx: Context, entry: ListedHoliday): Promise<Outcome> {
  const { date, seq, dateName, dateKind, isHoliday } = entry;
  const key = { clubIdx: ctx.club.clubIdx, date, seq };
  const holidayType = listedType(dateName);
  const row = await lockHoliday(tx, key);
  if (!row) {
    const added = { ...key, names: { ko: dateName }, dateKind, isHoliday, holidayType };
    return (await insertHoliday(tx, added)) ? "added" : "kept";
  }
  if (row.source === "CLUB" || isSame(row, { dateName, holidayType })) return "kept";
  // The list is Korean: another name makes the translations of the old one wrong.
  const names = row.names.ko === dateName ? row.names : { ko: dateName };
  await updateHoliday(tx, key, { names, dateKind, isHoliday, holidayType });
  return "changed";
}

function isSame(
  row: { names: { ko?: string }; holidayType: HolidayTypeCode; isHoliday: string },
  { dateName, holidayType }: { dateName: string; holidayType: HolidayTypeCode },
): boolean {
  return row.names.ko === dateName && row.holidayType === holidayType && row.isHoliday === "Y";
}
