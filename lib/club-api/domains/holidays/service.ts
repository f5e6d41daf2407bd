import type { Holiday } from "@/lib/contract/holidays";
import type { Database } from "../../db/database";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { selectHolidays } from "./repository";

/** The holidays of the year of `today` and of the next one (domain.md 9.5). */
export async function readHolidays(
  db: Database,
  clubIdx: number,
  today: string,
  choice: LanguageChoice,
): Promise<Holiday[]> {
  const year = Number(today.slice(0, 4));
  const rows = await selectHolidays(db, clubIdx, `${year}-01-01`, `${year + 1}-12-31`);
  return rows.map((row) => ({
    date: row.date,
    dateName: pickText(row.names, choice) ?? "",
    dateKind: row.dateKind,
    isHoliday: row.isHoliday,
    holidayType: row.holidayType,
    seq: row.seq,
  }));
}
