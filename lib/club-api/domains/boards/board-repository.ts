import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import type { Act } from "../../platform/act";
import type { LanguageChoice } from "../../platform/texts";
import type { SortPart } from "./list-rules";

type KnownColumn =
  | "clubIdx"
  | "isVisible"
  | "version"
  | "createdAt"
  | "createdBy"
  | "updatedAt"
  | "updatedBy";
/** A table with `boardColumns`. */
export type BoardTable = PgTable & Record<KnownColumn, PgColumn>;
export type RowOf<T extends BoardTable> = T["$inferSelect"];
/** What a domain says of a new row; the board itself knows the rest. */
export type NewRow<T extends BoardTable> = Omit<T["$inferInsert"], Exclude<KnownColumn, "isVisible">>;
type ColumnOf<T extends BoardTable> = keyof RowOf<T> & string;

/** Visitors see what is shown; the back office sees everything (domain.md A33). */
export type BoardScope = "visitor" | "admin";

export type BoardSource<T extends BoardTable> = {
  table: T;
  /** Kind of the files and word of the records: `event`. */
  kind: string;
  /** The primary key. */
  key: ColumnOf<T>;
  /** The column in whose order the records stand, from the oldest; the key decides between equals. */
  place: ColumnOf<T>;
  /** Plain texts per language, for keywords. */
  searchColumn: ColumnOf<T>;
  /** Beside `isVisible`: what has to hold now for visitors. */
  isShown?(act: Act): SQL | undefined;
  /** Upload parts that stand in an own column as an address: `{ thumb: "thumbUrl" }`. */
  images?: Readonly<Record<string, ColumnOf<T>>>;
};

export type BoardPage = {
  scope: BoardScope;
  where?: SQL | undefined;
  keyword?: string | undefined;
  sorts?: readonly SortPart[] | undefined;
  /** The order among equals and without a wish; newest first when left out. */
  order?: readonly SQL[] | undefined;
  page: number;
  size: number;
};

export type Board<T extends BoardTable> = ReturnType<typeof createBoard<T>>;

/**
 * The rows of one board. What the boards have in common is written once, over the columns that they share; the casts
 * below say what drizzle cannot: that a row of the table has the table's own shape.
 */
export function createBoard<T extends BoardTable>(source: BoardSource<T>) {
  const { table, kind, images = {} } = source;
  const plain = table as PgTable;
  const column = (name: ColumnOf<T>) => table[name as keyof T] as PgColumn;
  const [key, place] = [column(source.key), column(source.place)];
  const rowsOf = (rows: unknown) => rows as RowOf<T>[];
  const ofClub = (act: Act) => eq(table.clubIdx, act.club.clubIdx);
  const isSeen = (act: Act, scope: BoardScope) =>
    scope === "admin" ? undefined : and(eq(table.isVisible, true), source.isShown?.(act));
  const idxOf = (row: RowOf<T>) => row[source.key as keyof RowOf<T>] as number;
  const newestFirst = [desc(place), desc(key)];

  async function find(db: Database, act: Act, idx: number, scope: BoardScope): Promise<RowOf<T> | null> {
    if (!isStoredIdx(idx)) return null;
    const wanted = and(ofClub(act), eq(key, idx), isSeen(act, scope));
    return rowsOf(await db.select().from(plain).where(wanted))[0] ?? null;
  }

  return {
    kind,
    images,
    idxOf,
    find,

    /** One page of the records that the scope sees, and their number. */
    async page(db: Database, act: Act, page: BoardPage): Promise<{ rows: RowOf<T>[]; total: number }> {
      const { keyword, sorts = [], order = newestFirst } = page;
      const isWanted = and(
        ofClub(act),
        isSeen(act, page.scope),
        page.where,
        keyword ? holdsKeyword(column(source.searchColumn), keyword, act.choice) : undefined,
      );
      const orders = sorts.map(({ field, isDescending }) => {
        const by = field in table ? column(field as ColumnOf<T>) : shownField(table, field, act.choice);
        return isDescending ? desc(by) : asc(by);
      });
      const rows = await db
        .select()
        .from(plain)
        .where(isWanted)
        .orderBy(...orders, ...order)
        .limit(page.size)
        .offset((page.page - 1) * page.size);
      const totals = await db.select({ total: count() }).from(plain).where(isWanted);
      return { rows: rowsOf(rows), total: totals[0]?.total ?? 0 };
    },

    /** The records before (`prev`, older) and after (`next`) one, among those that the scope sees. */
    async neighbours(db: Database, act: Act, row: RowOf<T>, scope: BoardScope, among?: SQL) {
      const [at, idx] = [row[source.place as keyof RowOf<T>], idxOf(row)];
      const isCandidate = and(ofClub(act), isSeen(act, scope), among);
      const nearest = async (isThere: SQL | undefined, order: SQL[]) => {
        const rows = await db
          .select()
          .from(plain)
          .where(and(isCandidate, isThere))
          .orderBy(...order)
          .limit(1);
        return rowsOf(rows)[0] ?? null;
      };
      return {
        prev: await nearest(or(lt(place, at), and(eq(place, at), lt(key, idx))), newestFirst),
        next: await nearest(or(gt(place, at), and(eq(place, at), gt(key, idx))), [asc(place), asc(key)]),
      };
    },

    /** The named records, hidden ones too, in no order. */
    async findAll(db: Database, act: Act, idxs: readonly number[]): Promise<RowOf<T>[]> {
      const stored = idxs.filter(isStoredIdx);
      if (stored.length === 0) return [];
      const wanted = and(ofClub(act), inArray(key, stored));
      return rowsOf(await db.select().from(plain).where(wanted));
    },

    async insert(tx: Database, row: T["$inferInsert"]): Promise<RowOf<T>> {
      const first = rowsOf(
        await tx
          .insert(plain)
          .values(row as Record<string, unknown>)
          .returning(),
      )[0];
      if (!first) throw new Error(`The ${kind} was not stored.`);
      return first;
    },

    /** The row under a lock, so that of two edits at once the second sees what the first wrote. */
    async lock(tx: Database, act: Act, idx: number): Promise<RowOf<T> | null> {
      if (!isStoredIdx(idx)) return null;
      const wanted = and(ofClub(act), eq(key, idx));
      return rowsOf(await tx.select().from(plain).where(wanted).for("update"))[0] ?? null;
    },

    /** Saves a change of the version that was read; null when another edit was faster. */
    async update(
      tx: Database,
      act: Act,
      { idx, version }: { idx: number; version: number },
      change: object,
    ): Promise<RowOf<T> | null> {
      const isSame = and(ofClub(act), eq(key, idx), eq(table.version, version));
      return rowsOf(await tx.update(plain).set(change).where(isSame).returning())[0] ?? null;
    },

    /** Deletes the named records that exist; what they were. */
    async remove(tx: Database, act: Act, idxs: readonly number[]): Promise<RowOf<T>[]> {
      const wanted = and(ofClub(act), inArray(key, idxs.filter(isStoredIdx)));
      return rowsOf(await tx.delete(plain).where(wanted).returning());
    },

    /** Adds one to a counter of a record that visitors see; the new count, null when there is none to be seen. */
    async addTo(tx: Database, act: Act, idx: number, counter: ColumnOf<T>): Promise<number | null> {
      if (!(await find(tx, act, idx, "visitor"))) return null;
      const rows = await tx
        .update(plain)
        .set({ [counter]: sql`${column(counter)} + 1` })
        .where(and(ofClub(act), eq(key, idx)))
        .returning({ counted: column(counter) });
      return Number(rows[0]?.counted ?? 0);
    },
  };
}

/** The keyword stands in the texts that the reader is shown; capital and small letters are alike. */
function holdsKeyword(column: PgColumn, keyword: string, choice: LanguageChoice): SQL {
  const pattern = `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
  const { language, defaultLanguage } = choice;
  return sql`coalesce(${column}->>${language}::text, ${column}->>${defaultLanguage}::text, ${column}->>'en',
    jsonb_path_query_first(${column}, '$.*') #>> '{}') ilike ${pattern}`;
}

/** A text that the reader is shown, for sorting; by code point, so that every database sorts alike. */
function shownField(table: BoardTable, field: string, { language, defaultLanguage }: LanguageChoice): SQL {
  const texts = (table as BoardTable & { texts: PgColumn }).texts;
  return sql`(coalesce(${texts}->${language}::text, ${texts}->${defaultLanguage}::text, ${texts}->'en',
    jsonb_path_query_first(${texts}, '$.*'))->>${field}::text) collate "C"`;
}
