import { asc, between, eq, max } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { holidays } from "../../db/tables";

export type HolidayRow = typeof holidays.$inferSelect;
export type NewHoliday = typeof holidays.$inferInsert;
export type HolidayKey = { clubIdx: number; date: string; seq: number };

/** The entries of a span of days, both ends included, in order; removed ones too when asked. */
export function selectHolidays(
  db: Database,
  clubIdx: number,
  span: { from: string; to: string },
  { withRemoved = false }: { withRemoved?: boolean } = {},
): Promise<HolidayRow[]> {
  return db
    .select()
    .from(holidays)
    .where(
      ofClub(
        holidays,
        clubIdx,
        between(holidays.date, span.from, span.to),
        withRemoved ? undefined : eq(holidays.isRemoved, false),
      ),
    )
    .orderBy(asc(holidays.date), asc(holidays.seq));
}

/** An entry under a lock. */
export async function lockHoliday(tx: Database, key: HolidayKey): Promise<HolidayRow | null> {
  const rows = await tx.select().from(holidays).where(isEntry(key)).for("update");
  return rows[0] ?? null;
}

export async function lastSeq(tx: Database, clubIdx: number, date: string): Promise<number> {
  const rows = await tx
    .select({ last: max(holidays.seq) })
    .from(holidays)
    .where(ofClub(holidays, clubIdx, eq(holidays.date, date)));
  return rows[0]?.last ?? 0;
}

/** False when an entry of that day and number is there already. */
export async function insertHoliday(tx: Database, row: NewHoliday): Promise<boolean> {
  const stored = await tx.insert(holidays).values(row).onConflictDoNothing().returning({ seq: holidays.seq });
  return stored.length === 1;
}

export async function updateHoliday(
  tx: Database,
  key: HolidayKey,
  change: Partial<NewHoliday>,
): Promise<void> {
  await tx.update(holidays).set(change).where(isEntry(key));
}

function isEntry({ clubIdx, date, seq }: HolidayKey) {
  return ofClub(holidays, clubIdx, eq(holidays.date, date), eq(holidays.seq, seq));
}
