import { asc, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookingRules, drawBases, limitRules, openRules, regularClosings } from "../../db/tables";

/** How a rule table is read and replaced; `replace` hands back nothing, the rows are the caller's own. */
type Store<Row> = {
  select(db: Database, clubIdx: number): Promise<Row[]>;
  replace(tx: Database, clubIdx: number, rows: readonly Row[]): Promise<void>;
};

type RowOf<T extends { $inferSelect: { clubIdx: number } }> = Omit<T["$inferSelect"], "clubIdx">;
type Numbers<Row, Keys extends keyof Row> = Omit<Row, Keys> & Record<Keys, string | number>;

export const openStore: Store<RowOf<typeof openRules>> = {
  select: async (db, clubIdx) =>
    (
      await db.select().from(openRules).where(ofClub(openRules, clubIdx)).orderBy(asc(openRules.memberType))
    ).map(withoutClub),
  replace: async (tx, clubIdx, rows) => {
    await tx.delete(openRules).where(ofClub(openRules, clubIdx));
    await tx.insert(openRules).values(rows.map((row) => ({ ...row, clubIdx })));
  },
};

export const drawBaseStore: Store<Numbers<RowOf<typeof drawBases>, "base">> = {
  select: async (db, clubIdx) =>
    (
      await db.select().from(drawBases).where(ofClub(drawBases, clubIdx)).orderBy(asc(drawBases.memberType))
    ).map(({ memberType, base }) => ({ memberType, base: Number(base) })),
  replace: async (tx, clubIdx, rows) => {
    await tx.delete(drawBases).where(ofClub(drawBases, clubIdx));
    await tx
      .insert(drawBases)
      .values(rows.map(({ memberType, base }) => ({ memberType, base: String(base), clubIdx })));
  },
};

export const limitStore: Store<RowOf<typeof limitRules>> = {
  select: async (db, clubIdx) =>
    (
      await db
        .select()
        .from(limitRules)
        .where(ofClub(limitRules, clubIdx))
        .orderBy(asc(limitRules.memberType))
    ).map(withoutClub),
  replace: async (tx, clubIdx, rows) => {
    await tx.delete(limitRules).where(ofClub(limitRules, clubIdx));
    await tx.insert(limitRules).values(rows.map((row) => ({ ...row, clubIdx })));
  },
};

export const closingStore: Store<RowOf<typeof regularClosings>> = {
  select: async (db, clubIdx) =>
    (
      await db
        .select()
        .from(regularClosings)
        .where(ofClub(regularClosings, clubIdx))
        .orderBy(asc(regularClosings.weekCode), asc(regularClosings.monthFrom))
    ).map(withoutClub),
  replace: async (tx, clubIdx, rows) => {
    await tx.delete(regularClosings).where(ofClub(regularClosings, clubIdx));
    if (rows.length > 0) await tx.insert(regularClosings).values(rows.map((row) => ({ ...row, clubIdx })));
  },
};

type BookingRow = Omit<RowOf<typeof bookingRules>, "stoppedCaddieFees"> & {
  stoppedCaddieFees: { holes: number; amount: string | number }[];
};

export const bookingStore: Store<BookingRow> = {
  select: async (db, clubIdx) =>
    (await db.select().from(bookingRules).where(ofClub(bookingRules, clubIdx))).map(withoutClub),
  replace: async (tx, clubIdx, rows) => {
    await tx.delete(bookingRules).where(ofClub(bookingRules, clubIdx));
    await tx.insert(bookingRules).values(
      rows.map((row) => ({
        ...row,
        clubIdx,
        stoppedCaddieFees: row.stoppedCaddieFees.map((step) => ({
          ...step,
          amount: String(step.amount),
        })),
      })),
    );
  },
};

/** Two saves of one table follow each other: the later one sees what the earlier one left. */
export async function lockRules(tx: Database, clubIdx: number, table: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rules ${clubIdx} ${table}`}, 0))`);
}

function withoutClub<Row extends { clubIdx: number }>({ clubIdx: _club, ...row }: Row): Omit<Row, "clubIdx"> {
  return row;
}
