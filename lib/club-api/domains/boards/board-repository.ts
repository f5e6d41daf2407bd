import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  lt,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn, PgTable, SelectedFieldsFlat } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
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
import { type Between, betweenOfRows, type PageSpan, pageOfRows } from "./found-rows";
import { holdsKeyword, shownFieldOf, shownText, sortedField } from "./shown-columns";
import { isInState, type Period } from "./states";

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
    const { rows, total } = await this.pageOf(db, ctx, page, getTableColumns(this.#table));
    return { rows: this.#rows(rows), total };
  }

  /** The same with the named columns alone, in one statement: a list of titles reads no contents. */
  async pageOf<C extends SelectedFieldsFlat>(
    db: Database,
    ctx: Context,
    page: BoardPage,
    columns: C,
  ): Promise<{ rows: SelectResultFields<C>[]; total: number }> {
    const span = { limit: page.size, offset: (page.page - 1) * page.size };
    const found = await this.pageStatement(db, ctx, { ...page, ...span }, columns);
    if (found.length > 0 || page.page === 1) return pageOfRows<C>(found);
    // Behind the last page there is no row that could tell the number.
    return { rows: [], total: await db.$count(this.#table, this.#isOnPage(ctx, page)) };
  }

  /** The statement of {@link pageOf}, for who runs it himself; its rows are read by `pageOfRows`. */
  pageStatement(db: Database, ctx: Context, page: PageSpan, columns: SelectedFieldsFlat) {
    const { sorts = [], order = this.#newestFirst(), offset } = page;
    const isWanted = this.#isOnPage(ctx, page);
    const inOrder = [...sorts.map((sort) => this.#orderOf(sort, ctx.choice)), ...order];
    const counted = db.select({ total: count() }).from(this.#table).where(isWanted);
    const fields = { row: columns, total: sql<number>`${counted}`.mapWith(Number) };
    if (offset === 0) {
      return db
        .select(fields)
        .from(this.#table)
        .where(isWanted)
        .orderBy(...inOrder)
        .limit(page.limit);
    }
    // PostgreSQL computes the named columns of the rows before the page too, unless it has left those behind first.
    const rows = db
      .select()
      .from(this.#table)
      .where(isWanted)
      .orderBy(...inOrder);
    const onPage = rows.limit(page.limit).offset(offset).as(getTableName(this.#table));
    return db
      .select(fields)
      .from(onPage)
      .orderBy(...inOrder);
  }

  #isOnPage(
    ctx: Context,
    { scope, where, state, keyword }: Omit<BoardPage, "page" | "size">,
  ): SQL | undefined {
    const searched = this.#column(this.#source.searchColumn);
    return and(
      this.isThere(ctx),
      this.#isSeen(ctx, scope),
      where,
      state && isInState(this, state, ctx),
      keyword ? holdsKeyword(searched, keyword, ctx.choice) : undefined,
    );
  }

  /**
   * The named columns of a record that the scope sees, and the titles of the records before (`prev`, older) and after
   * (`next`) it among what the scope sees, in one statement.
   */
  async findBetween<C extends SelectedFieldsFlat>(
    db: Database,
    ctx: Context,
    { idx, scope }: { idx: number; scope: BoardScope },
    columns: C,
  ): Promise<Between<C> | null> {
    if (!isStoredIdx(idx)) return null;
    return betweenOfRows<C>(await this.betweenStatement(db, ctx, { idx, scope }, columns));
  }

  /** The statement of {@link findBetween}, for who runs it himself; its rows are read by `betweenOfRows`. */
  betweenStatement(
    db: Database,
    ctx: Context,
    { idx, scope }: { idx: number | Placeholder; scope: BoardScope },
    columns: SelectedFieldsFlat,
  ) {
    const [prev, next] = [this.#nearest(db, ctx, scope, "prev"), this.#nearest(db, ctx, scope, "next")];
    return db
      .select({
        row: columns,
        prev: { idx: prev.idx, title: prev.title },
        next: { idx: next.idx, title: next.title },
      })
      .from(this.#table)
      .leftJoinLateral(prev, sql`true`)
      .leftJoinLateral(next, sql`true`)
      .where(and(this.#isAt(ctx, idx), this.#isSeen(ctx, scope)));
  }

  /** The nearest record on one side of the row of the statement around it, by its place and its key. */
  #nearest(db: Database, ctx: Context, scope: BoardScope, side: "prev" | "next") {
    const { key: keyName, place: placeName, neighboursBy } = this.#source;
    const isSeen = and(this.isThere(ctx), this.#isSeen(ctx, scope));
    const others = db.select(getTableColumns(this.#table)).from(this.#table).where(isSeen).as("others");
    const of = (name: ColumnOf<T>) => (others as unknown as Record<string, PgColumn>)[name] as PgColumn;
    const [key, place] = [of(keyName), of(placeName)];
    const [isBeyond, inOrder] = side === "prev" ? [lt, desc] : [gt, asc];
    return db
      .select({
        idx: sql<number | null>`${key}`.as(`${side}_idx`),
        title: shownFieldOf(of("texts"), "title", ctx.choice).as(`${side}_title`),
      })
      .from(others)
      .where(
        and(
          or(isBeyond(place, this.#place), and(eq(place, this.#place), isBeyond(key, this.#key))),
          neighboursBy && eq(of(neighboursBy), this.#column(neighboursBy)),
        ),
      )
      .orderBy(inOrder(place), inOrder(key))
      .limit(1)
      .as(side);
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

  #isAt(ctx: Context, idx: number | Placeholder): SQL | undefined {
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
    return field in table ? this.#column(field as ColumnOf<T>) : sortedField(table, field, choice);
  }
}
