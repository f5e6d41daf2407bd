import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { isStoredIdx, keywordPattern } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { actorName, type Context } from "../../platform/context";
import type { LanguageChoice } from "../../platform/texts";
import {
  type BoardPage,
  type BoardScope,
  type BoardSource,
  type BoardTable,
  type ColumnOf,
  isNotDeleted,
  type RowOf,
  type SortPart,
} from "./board-table";
import { isInState, type Period } from "./states";

/** The keyword stands in the texts that the reader is shown; capital and small letters are alike. */
export function holdsKeyword(column: PgColumn, keyword: string, choice: LanguageChoice): SQL {
  const pattern = keywordPattern(keyword);
  return sql`${shownText(column, choice)} ilike ${pattern}`;
}

/** The plain text of a column that the reader is shown. */
export function shownText(column: PgColumn, { language, defaultLanguage }: LanguageChoice): SQL {
  return sql`coalesce(${column}->>${language}::text, ${column}->>${defaultLanguage}::text, ${column}->>'en',
    jsonb_path_query_first(${column}, '$.*') #>> '{}')`;
}

/** A text that the reader is shown, for sorting; by code point, so that every database sorts alike. */
export function shownField(
  table: BoardTable,
  field: string,
  { language, defaultLanguage }: LanguageChoice,
): SQL {
  const texts = (table as BoardTable & { texts: PgColumn }).texts;
  return sql`(coalesce(${texts}->${language}::text, ${texts}->${defaultLanguage}::text, ${texts}->'en',
    jsonb_path_query_first(${texts}, '$.*'))->>${field}::text) collate "C"`;
}

/**
 * The rows of one board. What the boards have in common is written once, over the columns that they share; the casts
 * below say what drizzle cannot: that a row of the table has the table's own shape.
 */
export class Board<T extends BoardTable> {
  readonly kind: string;
  readonly images: Readonly<Record<string, string>>;
  /** Whether a deleted record can be brought back for a while. */
  readonly keepsDeleted: boolean;
  readonly table: T;
  readonly keyColumn: PgColumn;
  readonly period: Period | null;
  readonly #source: BoardSource<T>;
  readonly #table: PgTable;
  readonly #key: PgColumn;
  readonly #place: PgColumn;

  constructor(source: BoardSource<T>) {
    this.kind = source.kind;
    this.images = source.images ?? {};
    this.keepsDeleted = "deletedAt" in source.table;
    this.#source = source;
    this.table = source.table;
    this.#table = source.table;
    this.keyColumn = this.#column(source.key);
    this.#key = this.keyColumn;
    this.#place = this.#column(source.place);
    const { period } = source;
    this.period = period
      ? { from: this.#column(period.from), to: this.#column(period.to), in: period.in }
      : null;
  }

  readonly idxOf = (row: RowOf<T>): number => row[this.#source.key as keyof RowOf<T>] as number;

  /** A record that the scope sees. */
  async find(db: Database, ctx: Context, idx: number, scope: BoardScope): Promise<RowOf<T> | null> {
    if (!isStoredIdx(idx)) return null;
    return this.#first(
      db
        .select()
        .from(this.#table)
        .where(and(this.#isAt(ctx, idx), this.#isSeen(ctx, scope))),
    );
  }

  /** The named records, hidden ones too, in no order. */
  async findAll(db: Database, ctx: Context, idxs: readonly number[]): Promise<RowOf<T>[]> {
    const stored = idxs.filter(isStoredIdx);
    if (stored.length === 0) return [];
    const wanted = and(this.isThere(ctx), inArray(this.#key, stored));
    return this.#rows(await db.select().from(this.#table).where(wanted));
  }

  /** One page of the records that the scope sees, and their number. */
  async page(db: Database, ctx: Context, page: BoardPage): Promise<{ rows: RowOf<T>[]; total: number }> {
    const { keyword, sorts = [], order = this.#newestFirst() } = page;
    const searched = this.#column(this.#source.searchColumn);
    const isWanted = and(
      this.isThere(ctx),
      this.#isSeen(ctx, page.scope),
      page.where,
      page.state && isInState(this, page.state, ctx),
      keyword ? holdsKeyword(searched, keyword, ctx.choice) : undefined,
    );
    const rows = await db
      .select()
      .from(this.#table)
      .where(isWanted)
      .orderBy(...sorts.map((sort) => this.#orderOf(sort, ctx.choice)), ...order)
      .limit(page.size)
      .offset((page.page - 1) * page.size);
    const totals = await db.select({ total: count() }).from(this.#table).where(isWanted);
    return { rows: this.#rows(rows), total: totals[0]?.total ?? 0 };
  }

  /** The records before (`prev`, older) and after (`next`) one, among those that the scope sees. */
  async neighbours(db: Database, ctx: Context, row: RowOf<T>, scope: BoardScope, among?: SQL) {
    const [key, place] = [this.#key, this.#place];
    const [at, idx] = [row[this.#source.place as keyof RowOf<T>], this.idxOf(row)];
    const isCandidate = and(this.isThere(ctx), this.#isSeen(ctx, scope), among);
    const nearest = (isThere: SQL | undefined, order: SQL[]) => {
      const wanted = and(isCandidate, isThere);
      const rows = db.select().from(this.#table).where(wanted);
      return this.#first(rows.orderBy(...order).limit(1));
    };
    const isOlder = or(lt(place, at), and(eq(place, at), lt(key, idx)));
    const isNewer = or(gt(place, at), and(eq(place, at), gt(key, idx)));
    return {
      prev: await nearest(isOlder, this.#newestFirst()),
      next: await nearest(isNewer, [asc(place), asc(key)]),
    };
  }

  async insert(tx: Database, row: T["$inferInsert"]): Promise<RowOf<T>> {
    const values = row as Record<string, unknown>;
    const stored = await this.#first(tx.insert(this.#table).values(values).returning());
    if (!stored) throw new Error(`The ${this.kind} was not stored.`);
    return stored;
  }

  /** The row under a lock, so that of two edits at once the second sees what the first wrote. */
  async lock(tx: Database, ctx: Context, idx: number): Promise<RowOf<T> | null> {
    if (!isStoredIdx(idx)) return null;
    return this.#first(tx.select().from(this.#table).where(this.#isAt(ctx, idx)).for("update"));
  }

  /**
   * The named rows that there are, locked in the order of their keys: of two editors who change the same ones the second
   * waits, and neither dies.
   */
  async lockAll(tx: Database, ctx: Context, idxs: readonly number[]): Promise<RowOf<T>[]> {
    const wanted = and(this.isThere(ctx), inArray(this.#key, idxs.filter(isStoredIdx)));
    return this.#rows(
      await tx.select().from(this.#table).where(wanted).orderBy(asc(this.#key)).for("update"),
    );
  }

  /** Saves a change of the version that was read; null when another edit was faster. */
  async update(
    tx: Database,
    ctx: Context,
    { idx, version }: { idx: number; version: number },
    change: object,
  ): Promise<RowOf<T> | null> {
    const isSame = and(this.#isAt(ctx, idx), eq(this.#source.table.version, version));
    return this.#first(tx.update(this.#table).set(change).where(isSame).returning());
  }

  /** Deletes the named records that exist, into the trash where the board keeps one; what they were. */
  async remove(tx: Database, ctx: Context, idxs: readonly number[]): Promise<RowOf<T>[]> {
    const wanted = and(this.isThere(ctx), inArray(this.#key, idxs.filter(isStoredIdx)));
    const stamp = { deletedAt: ctx.now, deletedBy: actorName(ctx.by) };
    const gone = this.keepsDeleted
      ? tx.update(this.#table).set(stamp).where(wanted).returning()
      : tx.delete(this.#table).where(wanted).returning();
    return this.#rows(await gone);
  }

  /** Adds one to a counter of a record that visitors see; false when there is none to be seen. */
  async addTo(tx: Database, ctx: Context, idx: number, counter: ColumnOf<T>): Promise<boolean> {
    if (!(await this.find(tx, ctx, idx, "visitor"))) return false;
    const change = { [counter]: sql`${this.#column(counter)} + 1` };
    await tx.update(this.#table).set(change).where(this.#isAt(ctx, idx));
    return true;
  }

  #column(name: ColumnOf<T>): PgColumn {
    return this.#source.table[name as keyof T] as PgColumn;
  }

  #rows(rows: unknown): RowOf<T>[] {
    return rows as RowOf<T>[];
  }

  async #first(rows: PromiseLike<unknown>): Promise<RowOf<T> | null> {
    return this.#rows(await rows)[0] ?? null;
  }

  /** Of the club, and not in the trash: no other read or write of this class sees what is deleted. */
  isThere(ctx: Context): SQL | undefined {
    const { table } = this.#source;
    return ofClub(table, ctx.club.clubIdx, isNotDeleted(table));
  }

  #isAt(ctx: Context, idx: number): SQL | undefined {
    return and(this.isThere(ctx), eq(this.#key, idx));
  }

  #isSeen(ctx: Context, scope: BoardScope): SQL | undefined {
    if (scope === "admin") return undefined;
    return and(eq(this.#source.table.isVisible, true), this.#source.isShown?.(ctx));
  }

  #newestFirst(): SQL[] {
    return [desc(this.#place), desc(this.#key)];
  }

  #orderOf({ field, isDescending }: SortPart, choice: LanguageChoice): SQL {
    const by = this.#sortable(field, choice);
    return isDescending ? desc(by) : asc(by);
  }

  #sortable(field: string, choice: LanguageChoice): PgColumn | SQL {
    const { table, names = {} } = this.#source;
    const named = names[field];
    if (named) return sql`${shownText(this.#column(named), choice)} collate "C"`;
    return field in table ? this.#column(field as ColumnOf<T>) : shownField(table, field, choice);
  }
}
